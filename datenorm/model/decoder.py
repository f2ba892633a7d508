"""The decoder: s_t = LSTM([y_{t-1}; c_t], s_{t-1}), with c_t from the attention of s_{t-1} (Bahdanau A.1.1, A.1.2)."""

from typing import NamedTuple

import keras
from keras import ops

from datenorm.model.attention import Attention, Memory, Moment
from datenorm.model.recurrence import Recurrence, update
from datenorm.model.shapes import Tensor


class Decoded(NamedTuple):
    """What the decoder leaves at each step, time first.

    Attributes:
        states: (T, B, D + 2H) s_t and c_t, which the readout looks at.
        weights: T times (B, S), where each step looked.
    """

    states: Tensor
    weights: list[Tensor]


class Place(NamedTuple):
    """Where the decoder is between two steps.

    Attributes:
        state, cell: (B, D) s_t and its cell.
        weights: (B, S) where the last step looked; 0 before the first.
        step: (B,) how many steps there were.
    """

    state: Tensor
    cell: Tensor
    weights: Tensor
    step: Tensor


def first_place(start: tuple[Tensor, Tensor], memory: Memory) -> Place:
    """The place before the first step, with the state and cell (B, D) that the bridge gives."""
    nowhere = ops.zeros_like(memory.mask)
    return Place(*start, weights=nowhere, step=nowhere[:, 0])


class Bridge(keras.layers.Layer):
    """The decoder's first state and cell: tanh of a projection of the encoder's final states (Bahdanau A.2.2)."""

    def __init__(self, annotation: int, decoder: int, name: str = "bridge") -> None:
        super().__init__(name=name)
        self.hidden = keras.layers.Dense(decoder, activation="tanh", name="hidden")
        self.cell = keras.layers.Dense(decoder, activation="tanh", name="cell")
        self.hidden.build((None, annotation))
        self.cell.build((None, annotation))
        self.built = True

    def call(self, final: Tensor) -> tuple[Tensor, Tensor]:
        """State and cell (B, D) each, of the final states (B, 2H)."""
        return self.hidden(final), self.cell(final)


class Decoder(Recurrence):
    """An LSTM whose input is the previous symbol's embedding and the context; kernel (G + 2H, 4D).

    With teacher forcing the symbols are known, so their share of the gates is computed for all steps at once; what is
    left for the loop is one product with [s_{t-1}; c_t].
    """

    def __init__(self, embedding: int, annotation: int, units: int, name: str = "decoder") -> None:
        super().__init__(embedding + annotation, units, name)
        self.embedding = embedding

    def symbol_gates(self, table: Tensor) -> Tensor:
        """What each symbol gives to the gates: the target embedding (Y, G) makes (Y, 4D)."""
        return ops.matmul(table, self.kernel[: self.embedding]) + self.bias

    def write(self, gates: Tensor, memory: Memory, start: tuple[Tensor, Tensor], attention: Attention) -> Decoded:
        """Run over all steps.

        Args:
            gates: (T, B, 4D) what the previous symbols give to the gates.
            memory: what is attended to.
            start: state and cell before the first step, (B, D) each.
            attention: what chooses where to look.
        """
        recurrent = self.recurrent_weights()
        place = first_place(start, memory)
        states, weights = [], []
        for given in ops.unstack(gates, gates.shape[0], axis=0):  # (B, 4D)
            seen, place = self.step(given, memory, place, attention, recurrent)
            states.append(seen)
            weights.append(place.weights)
        return Decoded(ops.stack(states, axis=0), weights)

    def recurrent_weights(self) -> Tensor:
        """What [s_{t-1}; c_t] is multiplied by (D + 2H, 4D)."""
        return ops.concatenate([self.recurrent, self.kernel[self.embedding :]], axis=0)

    def step(
        self, given: Tensor, memory: Memory, place: Place, attention: Attention, recurrent: Tensor
    ) -> tuple[Tensor, Place]:
        """One step.

        Args:
            given: (B, 4D) what the previous symbol gives to the gates.
            place: before the step.
            recurrent: of :meth:`recurrent_weights`, which is the same for all steps.

        Returns:
            s_t and c_t side by side (B, D + 2H), and the place after the step.
        """
        context, alpha = attention.attend(memory, Moment(place.state, place.weights, place.step))
        both = ops.concatenate([place.state, context], axis=-1)  # (B, D + 2H)
        state, cell = update(given + ops.matmul(both, recurrent), place.cell)
        return ops.concatenate([state, context], axis=-1), Place(state, cell, alpha, place.step + 1)
