"""The addressing of a Neural Turing Machine: by content, then from where it looked last, a step to either side."""

from keras import ops

from datenorm.model.attention.base import TINY, Memory, Moment, normalised, times
from datenorm.model.attention.content import Content
from datenorm.model.shapes import Tensor


class TuringMachine(Content, named="ntm"):
    """Graves, Wayne and Danihelka 2014 (arXiv:1410.5401), section 3.3, with s = s_{t-1}:

        w^c_j = softmax(beta cos(k, h_j))                    by content, eqs. 5 and 6
        w^g = g w^c + (1 - g) alpha_{t-1}, g = sigmoid(.)    from there or from the last place, eq. 7
        w~_j = sum_k w^g_{j-k} shift_k, k = -1, 0, 1         moved, eq. 8
        alpha_j = w~_j^gamma / sum w~^gamma, gamma >= 1      sharpened, eq. 9

    The tape of the paper is a ring; a string has two ends, and what is moved over them is lost. g, shift and gamma come
    from s by ``gate`` (D,), ``shift`` (D, 3) and ``sharpness`` (D,), each with its bias.
    """

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """The four stages: (B, S)."""
        state = moment.state
        gate = ops.sigmoid(times(state, self.gate) + self.gate_bias)[:, None]  # (B, 1)
        gated = gate * super().weigh(memory, moment) + (1.0 - gate) * moment.before
        moved = _moved(gated, ops.softmax(ops.matmul(state, self.shift) + self.shift_bias, axis=-1)) * memory.mask
        sharpness = 1.0 + ops.softplus(times(state, self.sharpness) + self.sharpness_bias)[:, None]  # (B, 1)
        return normalised(ops.power(moved + TINY, sharpness) * memory.mask)


def _moved(weights: Tensor, shift: Tensor) -> Tensor:
    """Weights (B, S) moved by -1, 0 and 1 positions with the probabilities ``shift`` (B, 3)."""
    back = ops.pad(weights[:, 1:], ((0, 0), (0, 1)))
    forth = ops.pad(weights[:, :-1], ((0, 0), (1, 0)))
    return shift[:, :1] * back + shift[:, 1:2] * weights + shift[:, 2:] * forth
