"""The encoder: each position's annotation, read in both directions (Schuster and Paliwal 1997; Bahdanau 3.2)."""

from typing import NamedTuple

import keras
from keras import ops

from datenorm.model.recurrence import Recurrence, update
from datenorm.model.shapes import Tensor


class Encoded(NamedTuple):
    """What the encoder makes of a batch.

    Attributes:
        annotations: (B, S, 2H) forward and backward state at each position; at padding without meaning.
        final: (B, 2H) the forward state after the last real position, the backward state after the first.
        mask: (B, S) 1 at real positions, 0 at padding.
    """

    annotations: Tensor
    final: Tensor
    mask: Tensor


class Encoder(keras.layers.Layer):
    """A bidirectional LSTM over right-padded sequences, unrolled: S is known when the graph is built.

    Unrolled, it runs a third faster on a CPU than ``keras.layers.Bidirectional``: the input products of all steps are
    one, and time comes first, so that a step's slice is contiguous.
    """

    def __init__(self, embedding: int, hidden: int, name: str = "encoder") -> None:
        super().__init__(name=name)
        self.hidden = hidden
        self.forward = Recurrence(embedding, hidden, "forward")
        self.backward = Recurrence(embedding, hidden, "backward")
        self.built = True

    def call(self, embedded: Tensor, mask: Tensor) -> Encoded:
        """Read embedded ids, time first (S, B, E), with their ``mask`` (B, S)."""
        forward = _run(self.forward, embedded, None)  # S times (B, H)
        seen = ops.unstack(ops.transpose(mask)[:, :, None], embedded.shape[0], axis=0)  # S times (B, 1)
        backward = _run(self.backward, embedded, seen)
        both = [ops.concatenate(pair, axis=-1) for pair in zip(forward, backward, strict=True)]
        annotations = ops.transpose(ops.stack(both, axis=0), (1, 0, 2))  # (B, S, 2H)
        last = mask - ops.pad(mask[:, 1:], ((0, 0), (0, 1)))  # (B, S) 1 at the last real position
        final = ops.squeeze(ops.matmul(last[:, None, :], annotations[:, :, : self.hidden]), axis=1)  # (B, H)
        return Encoded(annotations, ops.concatenate([final, backward[0]], axis=-1), mask)


def _run(weights: Recurrence, embedded: Tensor, seen: list[Tensor] | None) -> list[Tensor]:
    """The states (B, H) at each position of (S, B, E), in the order of the positions.

    With ``seen`` it runs from the right, and its state stays zero until the first real position. From the left padding
    comes last and spoils nothing that is looked at.
    """
    steps = embedded.shape[0]
    inputs = ops.unstack(ops.matmul(embedded, weights.kernel) + weights.bias, steps, axis=0)  # S times (B, 4H)
    recurrent = ops.convert_to_tensor(weights.recurrent)  # read once, not at every step
    state = cell = ops.zeros((ops.shape(embedded)[1], weights.units))
    states: list[Tensor] = [None] * steps
    for step in range(steps) if seen is None else reversed(range(steps)):
        state, cell = update(inputs[step] + ops.matmul(state, recurrent), cell)
        if seen is not None:
            state, cell = state * seen[step], cell * seen[step]
        states[step] = state
    return states
