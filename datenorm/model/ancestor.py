"""The network of the course and of the time model, built of the parts of this package.

    h = Bi-LSTM(one-hot characters)             every position, padding too, is looked at
    e_tj = relu(v^T tanh(W s_{t-1} + U h_j + b) + d), alpha_t = softmax(e_t), c_t = sum_j alpha_tj h_j
    s_t = LSTM(c_t, s_{t-1}), s_0 = 0           the symbol before is not fed
    P(y_t) = softmax(R s_t + b)                 Ty slots, each its own loss

Legend beside :mod:`datenorm.model.shapes`: Tx and Ty, how long its source and what it writes always are.
"""

from typing import Any

import keras
import numpy.typing as npt
from keras import ops

from datenorm.core.canonical import END, SYMBOL_INDEX
from datenorm.model.attention import Memory, make_attention
from datenorm.model.decoder import Decoder, Place, first_place
from datenorm.model.encoder import Encoder
from datenorm.model.network import Begun, Outputs, Source
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import PREFIXES, Slotted

#: Logit of what stands around the slots in the canonical form, where those of all else are 0.
_SURE = 30.0


class Ancestor(keras.Model):
    """The network, with the interface of :class:`datenorm.model.network.Network`; :meth:`look` is the document's.

    Args:
        architecture: the dimensions.
        source_ids: V.
        symbols: Y.
    """

    def __init__(
        self, architecture: Slotted, source_ids: int, symbols: int, copies: npt.NDArray[Any] | None = None
    ) -> None:
        super().__init__(name="network")
        self.architecture = size = architecture
        self.source_ids, self.symbols = source_ids, symbols
        self.encoder = Encoder(source_ids, size.hidden)
        self.attention = make_attention(size)
        self._start_as_two_dense_layers(size)
        self.decoder = Decoder(0, 2 * size.hidden, size.decoder)  # nothing but the context goes in
        self.readout = keras.layers.Dense(symbols, name="readout")
        self.readout.build((None, size.decoder))
        self.built = True

    def _start_as_two_dense_layers(self, size: Slotted) -> None:
        """The documents' energies are two Dense layers over state and annotation side by side: Glorot over both."""
        glorot = keras.initializers.GlorotUniform()
        both = glorot((size.decoder + 2 * size.hidden, size.alignment))  # (D + 2H, A)
        self.attention.query.assign(both[: size.decoder])
        self.attention.key.assign(both[size.decoder :])
        self.attention.score.assign(glorot((size.alignment, 1))[:, 0])

    def look(self, source: Tensor) -> tuple[Tensor, Tensor]:
        """Logits (B, Ty, Y) of ids (B, Tx), and where each slot looked (B, Ty, Tx)."""
        memory = self._memory(source)
        start = self._at_rest(source)
        gates = ops.broadcast_to(self.decoder.bias + 0.0, (self.architecture.slots, 1, 4 * self.architecture.decoder))
        gates = gates + ops.zeros_like(memory.mask[:, :1])[None]  # (Ty, B, 4D)
        decoded = self.decoder.write(gates, memory, start, self.attention)
        logits = self.readout(decoded.states[:, :, : self.architecture.decoder])  # (Ty, B, Y)
        return ops.transpose(logits, (1, 0, 2)), ops.stack(decoded.weights, axis=1)

    def call(self, source: Tensor, previous: Tensor) -> Outputs:
        """As :meth:`datenorm.model.network.Network.call`; what was written before changes nothing."""
        logits, weights = self.look(self._whole(source))
        steps, before = previous.shape[1], len(PREFIXES[self.architecture.slots])
        around = ops.zeros_like(logits[:, :1])  # (B, 1, Y)
        nowhere = ops.zeros_like(weights[:, :1])
        prefix = [around + self._certain(0.0)] * before
        behind = [around + self._certain(1.0)] * max(0, steps - before - logits.shape[1])
        rows = ops.concatenate([*prefix, logits, *behind], axis=1)[:, :steps]
        looked = ops.concatenate([nowhere] * before + [weights] + [nowhere] * len(behind), axis=1)[:, :steps]
        return Outputs(rows, [_fitted(row, source.shape[1]) for row in ops.unstack(looked, steps, axis=1)])

    def read(self, source: Tensor) -> Begun:
        """Encode ids (B, S), padded on the right with 0, which becomes Tx."""
        whole = self._whole(source)
        memory = self._memory(whole)
        place = first_place(self._at_rest(whole), memory)
        return Begun(Source(memory, None), place._replace(weights=ops.zeros_like(ops.cast(source, "float32"))))

    def write(self, begun: Begun, previous: Tensor) -> tuple[Tensor, Begun]:
        """One step: a slot, or what stands before and behind all of them."""
        memory, place = begun.source.memory, begun.place
        slot = place.step[:, None] - len(PREFIXES[self.architecture.slots])  # (B, 1)
        behind = ops.cast(slot >= self.architecture.slots, "float32")
        inside = ops.cast(slot >= 0, "float32") * (1.0 - behind)
        seen, after = self.decoder.step(
            self.decoder.bias, memory, place, self.attention, self.decoder.recurrent_weights()
        )
        written = self.readout(seen[:, : self.architecture.decoder])  # (B, Y)
        logits = inside * written + (1.0 - inside) * self._certain(behind)
        moved = Place(
            inside * after.state + (1.0 - inside) * place.state,
            inside * after.cell + (1.0 - inside) * place.cell,
            inside * _fitted(after.weights, place.weights.shape[1]),
            after.step,
        )
        return logits, begun._replace(place=moved)

    def _whole(self, source: Tensor) -> Tensor:
        """Ids (B, S), cut or padded to (B, Tx)."""
        cut = source[:, : self.architecture.source]
        return ops.pad(cut, ((0, 0), (0, self.architecture.source - cut.shape[1])))

    def _memory(self, source: Tensor) -> Memory:
        """What is looked at in ids (B, Tx)."""
        embedded = ops.one_hot(ops.transpose(source), self.source_ids, dtype="float32")  # (Tx, B, V)
        everywhere = ops.ones_like(ops.cast(source, "float32"))  # (B, Tx)
        return self.attention.prepare(self.encoder(embedded, everywhere).annotations, everywhere)

    def _at_rest(self, source: Tensor) -> tuple[Tensor, Tensor]:
        """State and cell (B, D) before the first slot."""
        zero = ops.zeros_like(ops.cast(source[:, :1], "float32")) * ops.zeros((1, self.architecture.decoder))
        return zero, zero

    def _certain(self, behind: Any) -> Tensor:
        """Logits (..., Y) of END where ``behind`` (..., 1) is 1, of what stands before a time where it is 0."""
        end, before = (
            _SURE * ops.one_hot(ops.convert_to_tensor(symbol), self.symbols, dtype="float32")
            for symbol in (END, SYMBOL_INDEX["T"])
        )
        return behind * end + (1.0 - behind) * before


def _fitted(weights: Tensor, source: int) -> Tensor:
    """Weights (B, Tx) over the ids of a source of another length: (B, S). What lay on padding is left out."""
    cut = weights[:, :source]
    return ops.pad(cut, ((0, 0), (0, source - cut.shape[1])))
