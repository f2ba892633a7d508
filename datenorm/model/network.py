"""The whole network: embedding, encoder, bridge, attention, decoder, readout.

Its attributes are named as the weights of a bundle are: ``encoder.forward.kernel`` is both the path to a variable from
the network and its name in the file (:data:`datenorm.runtime.architecture.WEIGHTS`).
"""

from typing import NamedTuple

import keras
from keras import ops

from datenorm.model.attention import ATTENTIONS
from datenorm.model.decoder import Bridge, Decoder
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


class Network(keras.Model):
    """Bahdanau's encoder-decoder with teacher forcing.

    Args:
        architecture: the dimensions.
        source_ids: V.
        symbols: Y.
        attention: a row of :data:`datenorm.model.attention.ATTENTIONS`.
    """

    def __init__(
        self, architecture: Architecture, source_ids: int, symbols: int, attention: str = "additive"
    ) -> None:
        super().__init__(name="network")
        self.architecture = architecture
        annotation, units = 2 * architecture.hidden, architecture.decoder
        self.embedding = self.add_weight(
            name="embedding", shape=(source_ids, architecture.embedding), initializer="random_uniform"
        )
        self.encoder = Encoder(architecture.embedding, architecture.hidden)
        self.bridge = Bridge(annotation, units)
        self.attention = ATTENTIONS[attention](units, annotation, architecture.alignment)
        self.target_embedding = self.add_weight(
            name="target_embedding", shape=(symbols, architecture.target_embedding), initializer="random_uniform"
        )
        self.decoder = Decoder(architecture.target_embedding, annotation, units)
        self.readout = keras.layers.Dense(symbols, name="readout")
        self.readout.build((None, units + annotation))
        self.built = True

    def call(self, source: Tensor, previous: Tensor) -> Outputs:
        """Logits of every step, given the true symbol before it.

        Args:
            source: (B, S) ids, padded on the right with 0.
            previous: (B, T) symbols y_{t-1}, the first of them START.
        """
        mask = ops.cast(ops.not_equal(source, 0), "float32")
        embedded = ops.take(self.embedding, ops.transpose(source), axis=0)  # (S, B, E)
        encoded = self.encoder(embedded, mask)
        memory = self.attention.prepare(encoded.annotations, mask)
        table = self.decoder.symbol_gates(self.target_embedding)  # (Y, 4D)
        gates = ops.take(table, ops.transpose(previous), axis=0)  # (T, B, 4D)
        decoded = self.decoder.write(gates, memory, self.bridge(encoded.final), self.attention)
        return Outputs(ops.transpose(self.readout(decoded.states), (1, 0, 2)), decoded.weights)
