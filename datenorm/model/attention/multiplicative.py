"""Attention by products: a state and an annotation fit when they point the same way.

Luong, Pham and Manning 2015 (arXiv:1508.04025) score with the state of the step itself, h_t; here, as in document 002,
it is the state before it, s_{t-1}, so that the context can be an input of the step.
"""

from keras import ops

from datenorm.model.attention.base import Attention, Memory, Moment
from datenorm.model.shapes import Tensor


class Dot(Attention, named="dot"):
    """e_tj = s_{t-1}^T h_j (Luong et al. 2015, section 3.1, "dot" below eq. 7); D must be 2H."""

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """s^T h_j: (B, S)."""
        return ops.squeeze(ops.matmul(memory.keys, moment.state[:, :, None]), axis=-1)


class ScaledDot(Dot, named="scaled-dot"):
    """e_tj = s_{t-1}^T h_j / sqrt(D) (Vaswani et al. 2017, arXiv:1706.03762, eq. 1)."""

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """s^T h_j / sqrt(D): (B, S)."""
        return super().energies(memory, moment) / memory.keys.shape[-1] ** 0.5


class General(Dot, named="general"):
    """e_tj = s_{t-1}^T W h_j (Luong et al. 2015, section 3.1, "general" below eq. 7). W is ``weight`` (D, 2H)."""

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Keys W h_j (B, S, D)."""
        return Memory(annotations, ops.matmul(annotations, ops.transpose(self.weight)), mask)
