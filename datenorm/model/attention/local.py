"""Local attention: a window around one position (Luong et al. 2015, section 3.2), over their general score."""

from keras import ops

from datenorm.model.attention.base import Memory, Moment, masked_softmax, normalised, positions, times
from datenorm.model.attention.multiplicative import General
from datenorm.model.shapes import Tensor

#: D of the paper: so many positions to either side are looked at. Theirs is 10 words of a sentence, ours characters.
WINDOW = 10


class LocalM(General, named="local-m"):
    """alpha_t = softmax over [p_t - D, p_t + D] with p_t = t ("monotonic alignment").

    It assumes that source and target run side by side, which a date whose year comes last does not.
    """

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """The softmax inside the window, whose centre stays on the string: (B, S)."""
        last = ops.maximum(ops.sum(memory.mask, axis=-1, keepdims=True) - 1.0, 0.0)  # (B, 1)
        centre = ops.minimum(moment.step[:, None], last)
        inside = ops.cast(ops.abs(positions(memory.mask) - centre) <= WINDOW, "float32")  # (B, S)
        return masked_softmax(self.energies(memory, moment), memory.mask * inside)


class LocalP(General, named="local-p"):
    """alpha_tj = softmax(e)_tj exp(-(j - p_t)^2 / (2 sigma^2)), sigma = D / 2 ("predictive alignment").

    p_t = S sigmoid(v_p^T tanh(W_p s_{t-1})) (eqs. 9 and 10); W_p is ``position`` (D, A), v_p
    ``position_score`` (A,). The weights are divided by their sum again, which the paper leaves out.
    """

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """The softmax under the Gaussian window: (B, S)."""
        predicted = ops.sigmoid(times(ops.tanh(ops.matmul(moment.state, self.position)), self.position_score))  # (B,)
        centre = (ops.sum(memory.mask, axis=-1) - 1.0) * predicted
        distance = positions(memory.mask) - centre[:, None]  # (B, S)
        window = ops.exp(-ops.square(distance) / (2.0 * (WINDOW / 2.0) ** 2))
        return normalised(masked_softmax(self.energies(memory, moment), memory.mask) * window)
