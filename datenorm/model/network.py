"""The whole network: embedding, encoder, bridge, attention, decoder, readout.

Its attributes are named as the weights of a bundle are: ``encoder.forward.kernel`` is both the path to a variable from
the network and its name in the file (:meth:`datenorm.runtime.architecture.Architecture.weights`).
"""

from typing import Any, NamedTuple

import keras
import numpy as np
import numpy.typing as npt
from keras import ops

from datenorm.model.attention import Memory, make_attention
from datenorm.model.decoder import Bridge, Decoder, first_place
from datenorm.model.encoder import Encoder
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import Architecture


class Outputs(NamedTuple):
    """What the network says.

    Attributes:
        logits: (B, T, Y).
        weights: T times (B, S) the attention of each step.
    """

    logits: Tensor
    weights: list[Tensor]


class Begun(NamedTuple):
    """A batch that has been read, for readers that choose the next symbol themselves.

    Attributes:
        source: a tree of tensors (B, ...) that stays the same at each step.
        place: a tree of tensors (B, ...) that says where the decoder is; its ``weights`` (B, S) are where the last
            step looked.
    """

    source: Any
    place: Any


class Source(NamedTuple):
    """What stays the same at each step.

    Attributes:
        memory: what is attended to.
        copied: (B, S, Y) 1 where a source position is the very symbol; None where nothing is copied.
    """

    memory: Memory
    copied: Tensor | None


class Network(keras.Model):
    """Bahdanau's encoder-decoder with teacher forcing, and with whichever attention the architecture names.

    Args:
        architecture: dimensions and attention.
        source_ids: V.
        symbols: Y.
        copies: (V,) the symbol that a source id is, 0 where it is none; all 0 by default.
    """

    def __init__(
        self, architecture: Architecture, source_ids: int, symbols: int, copies: npt.NDArray[Any] | None = None
    ) -> None:
        super().__init__(name="network")
        self.architecture = architecture
        annotation, units = 2 * architecture.hidden, architecture.decoder
        self.embedding = self.add_weight(
            name="embedding", shape=(source_ids, architecture.embedding), initializer="random_uniform"
        )
        self.encoder = Encoder(architecture.embedding, architecture.hidden)
        self.bridge = Bridge(annotation, units)
        self.attention = make_attention(architecture)
        self.target_embedding = self.add_weight(
            name="target_embedding", shape=(symbols, architecture.target_embedding), initializer="random_uniform"
        )
        self.decoder = Decoder(architecture.target_embedding, annotation, units)
        self.readout = keras.layers.Dense(symbols, name="readout")
        self.readout.build((None, units + annotation))
        self.source_ids, self.symbols = source_ids, symbols
        self._copies = np.zeros(source_ids, np.int32) if copies is None else np.asarray(copies, np.int32)
        self.built = True

    def call(self, source: Tensor, previous: Tensor) -> Outputs:
        """Logits of every step, given the true symbol before it.

        Args:
            source: (B, S) ids, padded on the right with 0.
            previous: (B, T) symbols y_{t-1}, the first of them START.
        """
        begun = self.read(source)
        table = self.decoder.symbol_gates(self.target_embedding)  # (Y, 4D)
        gates = ops.take(table, ops.transpose(previous), axis=0)  # (T, B, 4D)
        start = begun.place.state, begun.place.cell
        decoded = self.decoder.write(gates, begun.source.memory, start, self.attention)
        logits = ops.transpose(self.readout(decoded.states), (1, 0, 2))  # (B, T, Y)
        return Outputs(self._written(logits, decoded.states, decoded.weights, begun.source.copied), decoded.weights)

    def read(self, source: Tensor) -> Begun:
        """Encode ids (B, S), padded on the right with 0."""
        mask = ops.cast(ops.not_equal(source, 0), "float32")
        embedded = ops.take(self.embedding, ops.transpose(source), axis=0)  # (S, B, E)
        encoded = self.encoder(embedded, mask)
        memory = self.attention.prepare(encoded.annotations, mask)
        place = first_place(self.bridge(encoded.final), memory)
        return Begun(Source(memory, self._copied(source) if self.attention.copies else None), place)

    def write(self, begun: Begun, previous: Tensor) -> tuple[Tensor, Begun]:
        """One step.

        Args:
            previous: (B,) symbols y_{t-1}.

        Returns:
            The logits (B, Y), and the batch before its next step.
        """
        given = ops.take(self.decoder.symbol_gates(self.target_embedding), previous, axis=0)  # (B, 4D)
        seen, place = self.decoder.step(
            given, begun.source.memory, begun.place, self.attention, self.decoder.recurrent_weights()
        )
        logits = self._written(self.readout(seen)[:, None], seen[None], [place.weights], begun.source.copied)
        return logits[:, 0], begun._replace(place=place)

    def _copied(self, source: Tensor) -> Tensor:
        """(B, S, Y) 1 where a source position (B, S) is the very symbol."""
        same = ops.take(ops.convert_to_tensor(self._copies), source, axis=0)  # (B, S)
        return ops.one_hot(same, self.symbols, dtype="float32") * ops.cast(same > 0, "float32")[:, :, None]

    def _written(self, logits: Tensor, states: Tensor, weights: list[Tensor], copied: Tensor | None) -> Tensor:
        """What the attention makes of the readout's logits (B, T, Y), if it has a say; states are (T, B, D + 2H)."""
        if copied is None:
            return logits
        return self.attention.write(logits, ops.transpose(states, (1, 0, 2)), ops.stack(weights, axis=1), copied)
