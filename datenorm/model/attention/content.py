"""Content-based attention: the angle between what is wanted and what is there."""

from keras import ops

from datenorm.model.attention.base import TINY, Attention, Memory, Moment, times
from datenorm.model.shapes import Tensor


class Content(Attention, named="content"):
    """e_tj = beta_t cos(k_t, h_j), k_t = K s_{t-1}, beta_t = 1 + softplus(w^T s_{t-1} + b).

    Graves, Wayne and Danihelka 2014 (arXiv:1410.5401), eqs. 5 and 6: a cosine alone lies in [-1, 1] and would leave the
    softmax flat, so it is multiplied by the key strength. K is ``key`` (D, 2H), w ``strength`` (D,), b
    ``strength_bias`` (1,).
    """

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Keys h_j / |h_j| (B, S, 2H)."""
        return Memory(annotations, _unit(annotations), mask)

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """beta cos(k, h_j): (B, S)."""
        wanted = _unit(ops.matmul(moment.state, self.key))  # (B, 2H)
        cosines = ops.squeeze(ops.matmul(memory.keys, wanted[:, :, None]), axis=-1)  # (B, S)
        strength = 1.0 + ops.softplus(times(moment.state, self.strength) + self.strength_bias)  # (B,)
        return strength[:, None] * cosines


def _unit(vectors: Tensor) -> Tensor:
    """Vectors (..., N) of length 1."""
    return vectors * ops.rsqrt(ops.sum(ops.square(vectors), axis=-1, keepdims=True) + TINY)
