"""The network of the course and of the time model, built of the parts of :mod:`datenorm.model`.

    h = Bi-LSTM(one-hot characters)             every position, padding too, is looked at
    e_tj = relu(v^T tanh(W s_{t-1} + U h_j + b) + d), alpha_t = softmax(e_t), c_t = sum_j alpha_tj h_j
    s_t = LSTM(c_t, s_{t-1}), s_0 = 0           the symbol before is not fed
    P(y_t) = softmax(R s_t + b)                 Ty slots, each its own loss
"""

import keras
from keras import ops

from datenorm.ancestors.recipes import Size
from datenorm.model.attention.additive import Rectified
from datenorm.model.decoder import Decoder
from datenorm.model.encoder import Encoder
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import ATTENTIONS


class Ancestor(keras.Model):
    """The network; Tx and Ty are fixed.

    Args:
        characters: V.
        symbols: Y.
        slots: Ty.
    """

    def __init__(self, size: Size, characters: int, symbols: int, slots: int) -> None:
        super().__init__(name="ancestor")
        self._characters, self._slots, self._units = characters, slots, size.decoder
        widths = {"D": size.decoder, "2H": 2 * size.hidden, "A": size.alignment, "1": 1}
        self.encoder = Encoder(characters, size.hidden)
        self.attention = Rectified(
            {name: tuple(widths[letter] for letter in shape) for name, shape in ATTENTIONS["rectified"].items()}
        )
        self._start_as_two_dense_layers(size)
        self.decoder = Decoder(0, 2 * size.hidden, size.decoder)  # nothing but the context goes in
        self.readout = keras.layers.Dense(symbols, name="readout")
        self.readout.build((None, size.decoder))
        self.built = True

    def _start_as_two_dense_layers(self, size: Size) -> None:
        """The documents' energies are two Dense layers over state and annotation side by side: Glorot over both."""
        glorot = keras.initializers.GlorotUniform()
        both = glorot((size.decoder + 2 * size.hidden, size.alignment))  # (D + 2H, A)
        self.attention.query.assign(both[: size.decoder])
        self.attention.key.assign(both[size.decoder :])
        self.attention.score.assign(glorot((size.alignment, 1))[:, 0])

    def call(self, source: Tensor) -> Tensor:
        """Logits (B, Ty, Y) of ids (B, Tx)."""
        return self.look(source)[0]

    def look(self, source: Tensor) -> tuple[Tensor, Tensor]:
        """Logits (B, Ty, Y), and where each slot looked (B, Ty, Tx)."""
        embedded = ops.one_hot(ops.transpose(source), self._characters, dtype="float32")  # (Tx, B, V)
        everywhere = ops.ones_like(ops.cast(source, "float32"))  # (B, Tx)
        memory = self.attention.prepare(self.encoder(embedded, everywhere).annotations, everywhere)
        rest = ops.zeros_like(everywhere[:, :1]) * ops.zeros((1, self._units))  # (B, D)
        gates = ops.broadcast_to(self.decoder.bias + 0.0, (self._slots, 1, 4 * self._units))
        gates = gates + ops.zeros_like(everywhere[:, :1])[None]  # (Ty, B, 4D)
        decoded = self.decoder.write(gates, memory, (rest, rest), self.attention)
        logits = self.readout(decoded.states[:, :, : self._units])  # (Ty, B, Y)
        return ops.transpose(logits, (1, 0, 2)), ops.stack(decoded.weights, axis=1)
