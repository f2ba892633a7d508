"""Pointing at the digits of the text: a symbol is written by the network or copied from where it looks."""

from keras import ops

from datenorm.model.attention.additive import Additive
from datenorm.model.attention.base import TINY, times
from datenorm.model.shapes import Tensor


class Pointer(Additive, named="pointer"):
    """P(y) = p_gen P_readout(y) + (1 - p_gen) sum_{j: x_j = y} alpha_tj, p_gen = sigmoid(w^T [s_t; c_t] + b).

    Pointer networks (Vinyals, Fortunato and Jaitly 2015) as See, Liu and Manning 2017 (arXiv:1704.04368) mix them with
    a vocabulary, eqs. 8 and 9, without the decoder's input in p_gen. What can be copied are digits. w is ``copy``
    (D + 2H,), b ``copy_bias`` (1,). What looks at no digit is left to the readout.
    """

    copies = True

    def write(self, logits: Tensor, states: Tensor, weights: Tensor, copied: Tensor) -> Tensor:
        """The logarithms of the mixed probabilities, which are logits too: (B, T, Y)."""
        pointed = ops.matmul(weights, copied)  # (B, T, Y)
        generate = ops.sigmoid(times(states, self.copy) + self.copy_bias)[:, :, None]  # (B, T, 1)
        reach = ops.sum(pointed, axis=-1, keepdims=True)  # (B, T, 1) how much of the attention lies on digits
        generate = ops.maximum(1.0 - (1.0 - generate) * reach, 0.0)  # weights may sum to a little over 1
        mixed = generate * ops.softmax(logits, axis=-1) + (1.0 - generate) * pointed / (reach + TINY)
        return ops.log(mixed + TINY)
