"""What every attention shares: it scores each position, takes a softmax over the real ones, and sums the annotations.

    | symbol    | variable             | shape      |                                               |
    |-----------|----------------------|------------|-----------------------------------------------|
    | s_{t-1}   | ``moment.state``     | (B, D)     | the decoder before step t                     |
    | alpha_{t-1} | ``moment.before``  | (B, S)     | where it looked one step before; 0 at first   |
    | t         | ``moment.step``      | (B,)       | the step, from 0                              |
    | h_j       | ``memory.annotations`` | (B, S, 2H) | the encoder at each position                |
    |           | ``memory.keys``      | (B, S, A)  | what a score needs of them, made once a string |
    | e_t       | ``energies``         | (B, S)     |                                               |
    | alpha_t   | ``weights``          | (B, S)     | each row sums to 1; of padding alone, to 0    |
    | c_t       | ``context``          | (B, 2H)    | of padding alone, 0                           |

An attention is a subclass of :class:`Attention`, and a row of :data:`datenorm.runtime.architecture.ATTENTIONS` with the
shapes of its weights. Each docstring of a class says its equations and where they are from.
"""

from typing import ClassVar, NamedTuple

import keras
from keras import ops

from datenorm.model.shapes import Tensor
from datenorm.runtime import architecture

#: Far below any energy, and finite, so that a row of padding alone gives numbers.
_FAR_BELOW = -1e9

#: Keeps a division by a sum of weights that has underflowed finite.
TINY = 1e-9


class Memory(NamedTuple):
    """What the decoder looks at, made once a string.

    Attributes:
        annotations: (B, S, 2H).
        keys: (B, S, A), or what else an attention wants to keep a position.
        mask: (B, S) 1 at real positions, 0 at padding.
    """

    annotations: Tensor
    keys: Tensor
    mask: Tensor


class Moment(NamedTuple):
    """Where the decoder is.

    Attributes:
        state: (B, D) s_{t-1}.
        before: (B, S) the weights of the step before, all 0 at the first.
        step: (B,) t, from 0.
    """

    state: Tensor
    before: Tensor
    step: Tensor


class Attention(keras.layers.Layer):
    """An attention with the weights of its row, and a softmax over its energies.

    Args:
        shapes: weight -> shape; each becomes an attribute.
    """

    #: Attention -> class, by the names of :data:`datenorm.runtime.architecture.ATTENTIONS`.
    KNOWN: ClassVar[dict[str, type["Attention"]]] = {}

    #: Whether it has a say in what is written (:meth:`write`).
    copies: ClassVar[bool] = False

    def __init_subclass__(cls, named: str) -> None:
        super().__init_subclass__()
        Attention.KNOWN[named] = cls

    def __init__(self, shapes: dict[str, tuple[int, ...]], name: str = "attention") -> None:
        super().__init__(name=name)
        for weight, shape in shapes.items():
            setattr(self, weight, self.add_weight(name=weight, shape=shape, initializer=_initializer(weight, shape)))
        self.built = True

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """What is computed once a string from the annotations (B, S, 2H) and their mask (B, S)."""
        return Memory(annotations, annotations, mask)

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """How well each position fits what comes next: (B, S)."""
        raise NotImplementedError

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """Where to look: (B, S). alpha_tj = exp(e_tj) / sum_k exp(e_tk), over the real positions (Bahdanau, eq. 6)."""
        return masked_softmax(self.energies(memory, moment), memory.mask)

    def attend(self, memory: Memory, moment: Moment) -> tuple[Tensor, Tensor]:
        """The context (B, 2H) and the weights (B, S). c_t = sum_j alpha_tj h_j (Bahdanau, eq. 5)."""
        weights = self.weigh(memory, moment)
        context = ops.matmul(weights[:, None, :], memory.annotations)  # (B, 1, 2H)
        return ops.squeeze(context, axis=1), weights

    def write(self, logits: Tensor, states: Tensor, weights: Tensor, copied: Tensor) -> Tensor:
        """What is written in the end, for an attention that ``copies``.

        Args:
            logits: (B, T, Y) of the readout.
            states: (B, T, D + 2H) s_t and c_t.
            weights: (B, T, S).
            copied: (B, S, Y) 1 where a source position is the very symbol.
        """
        raise NotImplementedError


def make_attention(size: architecture.Architecture) -> Attention:
    """The attention that an architecture names."""
    own = {
        name.removeprefix("attention."): shape
        for name, shape in size.shapes(1, 1).items()
        if name.startswith("attention.")
    }
    return Attention.KNOWN[size.attention](own)


def _initializer(weight: str, shape: tuple[int, ...]) -> keras.initializers.Initializer:
    """Zero for a bias, Glorot for a matrix, and the same for a vector, which is a matrix of one column."""
    if weight.endswith("bias"):
        return keras.initializers.Zeros()
    if len(shape) > 1:
        return keras.initializers.GlorotUniform()
    return keras.initializers.VarianceScaling(3.0, "fan_in", "uniform")


def masked_softmax(energies: Tensor, mask: Tensor) -> Tensor:
    """Softmax over the positions where ``mask`` is 1, both (B, S); a row without any is all zeros."""
    if energies.shape[-1] == 1:  # nothing to choose from
        return ops.ones_like(energies) * mask
    weights = ops.softmax(ops.where(mask > 0, energies, _FAR_BELOW), axis=-1)
    return weights * mask


def normalised(weights: Tensor) -> Tensor:
    """Weights (B, S), none below zero, so that each row sums to 1."""
    return weights / (ops.sum(weights, axis=-1, keepdims=True) + TINY)


def times(matrix: Tensor, vector: Tensor) -> Tensor:
    """A tensor (B, ..., N) times a vector (N,): (B, ...). One flat product, which is faster than many small ones."""
    flat = ops.matmul(ops.reshape(matrix, (-1, matrix.shape[-1])), vector[:, None])
    return ops.reshape(flat, (-1, *matrix.shape[1:-1]))


def positions(mask: Tensor) -> Tensor:
    """0, 1, 2 ... of the source positions: (S,)."""
    return ops.arange(mask.shape[1], dtype="float32")
