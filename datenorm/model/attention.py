"""Attention: which characters the decoder looks at before it writes the next symbol.

Bahdanau, Cho and Bengio 2014 (arXiv:1409.0473), section 3.1 and appendix A.1.2, in three equations:

    e_tj = v^T tanh(W s_{t-1} + U h_j + b)          how well position j fits what comes next
    alpha_tj = exp(e_tj) / sum_k exp(e_tk)          over the real positions only
    c_t = sum_j alpha_tj h_j                        what the decoder gets to see

    | symbol    | variable      | shape     |                                              |
    |-----------|---------------|-----------|----------------------------------------------|
    | s_{t-1}   | ``state``     | (B, D)    | the decoder before step t                    |
    | h_j       | ``annotations`` | (B, S, 2H) | the encoder at each position              |
    | U h_j + b | ``keys``      | (B, S, A) | projected once a string and passed on        |
    | W, U, b, v | ``query``, ``key``, ``bias``, ``score`` | (D, A), (2H, A), (A,), (A,) | the weights |
    | e_t       | ``energies``  | (B, S)    |                                              |
    | alpha_t   | ``weights``   | (B, S)    | each row sums to 1; of padding alone, to 0   |
    | c_t       | ``context``   | (B, 2H)   | of padding alone, 0                          |

Another attention is a subclass of :class:`Attention` and a row of :data:`ATTENTIONS`.
"""

from typing import NamedTuple

import keras
from keras import ops

from datenorm.model.shapes import Tensor

#: Far below any energy, and finite, so that a row of padding alone gives numbers.
_FAR_BELOW = -1e9


class Memory(NamedTuple):
    """What the decoder looks at, made once a string.

    Attributes:
        annotations: (B, S, 2H).
        keys: (B, S, A).
        mask: (B, S) 1 at real positions, 0 at padding.
    """

    annotations: Tensor
    keys: Tensor
    mask: Tensor


class Attention(keras.layers.Layer):
    """What every attention shares: a score of each position, a softmax over the real ones, a weighted sum."""

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Project the annotations (B, S, 2H) once; ``mask`` is (B, S)."""
        raise NotImplementedError

    def energies(self, state: Tensor, keys: Tensor) -> Tensor:
        """How well each position fits: state (B, D) and keys (B, S, A) give (B, S)."""
        raise NotImplementedError

    def attend(self, memory: Memory, state: Tensor) -> tuple[Tensor, Tensor]:
        """The context (B, 2H) and the weights (B, S) of the step after ``state`` (B, D)."""
        weights = masked_softmax(self.energies(state, memory.keys), memory.mask)
        context = ops.matmul(weights[:, None, :], memory.annotations)  # (B, 1, 2H)
        return ops.squeeze(context, axis=1), weights


class Additive(Attention):
    """Bahdanau's score, e_j = v^T tanh(W s + U h_j + b).

    Args:
        state: D.
        annotation: 2H.
        alignment: A.
    """

    def __init__(self, state: int, annotation: int, alignment: int, name: str = "attention") -> None:
        super().__init__(name=name)
        self.alignment = alignment
        self.query = self.add_weight(name="query", shape=(state, alignment), initializer="glorot_uniform")
        self.key = self.add_weight(name="key", shape=(annotation, alignment), initializer="glorot_uniform")
        self.bias = self.add_weight(name="bias", shape=(alignment,), initializer="zeros")
        self.score = self.add_weight(
            name="score", shape=(alignment,), initializer=keras.initializers.VarianceScaling(3.0, "fan_in", "uniform")
        )
        self.built = True

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Keys U h_j + b (B, S, A) of the annotations (B, S, 2H)."""
        return Memory(annotations, ops.matmul(annotations, self.key) + self.bias, mask)

    def energies(self, state: Tensor, keys: Tensor) -> Tensor:
        """v^T tanh(W s + keys): state (B, D) and keys (B, S, A) give (B, S)."""
        fit = ops.tanh(keys + ops.matmul(state, self.query)[:, None, :])  # (B, S, A)
        energies = ops.matmul(ops.reshape(fit, (-1, self.alignment)), self.score[:, None])  # (B * S, 1)
        return ops.reshape(energies, (-1, keys.shape[1]))


def masked_softmax(energies: Tensor, mask: Tensor) -> Tensor:
    """Softmax over the positions where ``mask`` is 1, both (B, S); a row without any is all zeros."""
    weights = ops.softmax(ops.where(mask > 0, energies, _FAR_BELOW), axis=-1)
    return weights * mask


#: Name -> class; each is made with the widths of the state, of an annotation and of the alignment.
ATTENTIONS: dict[str, type[Attention]] = {"additive": Additive}
