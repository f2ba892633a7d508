"""Location-based attention: where to look is told by the decoder alone, not by what stands there."""

from keras import ops

from datenorm.model.attention.base import Attention, Memory, Moment, masked_softmax
from datenorm.model.shapes import Tensor


class Location(Attention, named="location"):
    """alpha_t = softmax(W s_{t-1}) (Luong et al. 2015, eq. 8). W is ``weight`` (D, L): it knows L positions.

    Of a longer string it never sees the rest.
    """

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """(W s)_j: (B, S), zero from position L on."""
        known, source = self.weight.shape[1], memory.mask.shape[1]
        energies = ops.matmul(moment.state, self.weight)[:, :source]  # (B, min(L, S))
        return ops.pad(energies, ((0, 0), (0, max(source - known, 0))))

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """The softmax over the real ones of the positions that W knows: (B, S)."""
        known = ops.cast(ops.arange(memory.mask.shape[1]) < self.weight.shape[1], "float32")
        return masked_softmax(self.energies(memory, moment), memory.mask * known)
