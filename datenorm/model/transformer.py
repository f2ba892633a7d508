"""A small Transformer encoder-decoder (Vaswani et al. 2017), the yardstick from outside the family.

Blocks normalise what they read instead of what they write (Xiong et al. 2020, arXiv:2002.04745), which learns without a
warm-up; they scale by the root mean square alone (Zhang and Sennrich 2019). Symbols have a narrower embedding that a
matrix widens (Lan et al. 2020). What is shown as attention are the weights of the last block over the source, the mean
over its heads.

Legend beside :mod:`datenorm.model.shapes`: E width of the model, A of all heads together, n heads.
"""

from typing import Any, NamedTuple

import keras
import numpy as np
import numpy.typing as npt
from keras import ops

from datenorm.core.canonical import MAX_TARGET
from datenorm.model.attention.multi_head import attend, join_heads, split_heads
from datenorm.model.network import Begun, Outputs
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import BLOCKS, Architecture

_TINY = 1e-6


class Source(NamedTuple):
    """What stays the same at each step.

    Attributes:
        memory: (B, S, E).
        mask: (B, S) 1 at real positions.
    """

    memory: Tensor
    mask: Tensor


class Place(NamedTuple):
    """How far the decoder is.

    Attributes:
        written: (B, W) symbols so far, START first, padded on the right with 0.
        step: (B,) how many they are.
        weights: (B, S) where the last step looked.
    """

    written: Tensor
    step: Tensor
    weights: Tensor


class _Part(keras.layers.Layer):
    """Weights by name, vectors but for ``scale`` zero at first."""

    def __init__(self, name: str, **shapes: tuple[int, ...]) -> None:
        super().__init__(name=name)
        for weight, shape in shapes.items():
            initial = "ones" if weight == "scale" else "zeros" if len(shape) == 1 else "glorot_uniform"
            setattr(self, weight, self.add_weight(name=weight, shape=shape, initializer=initial))
        self.built = True


class Attending(_Part):
    """x + O MultiHead(Q norm(x), K y, V y); y is norm(x) itself or the memory."""

    def __init__(self, width: int, heads: int, name: str) -> None:
        inward, outward = (width, heads), (heads, width)
        super().__init__(name, query=inward, key=inward, value=inward, outward=outward, scale=(width,))

    def call(self, x: Tensor, memory: Tensor | None, mask: Tensor) -> tuple[Tensor, Tensor]:
        """x (B, T, E), memory (B, S, E), mask that fits (B, n, T, S); the new x, and weights (B, n, T, S)."""
        own = normalised(x, self.scale)
        seen = own if memory is None else memory
        query, key, value = (
            split_heads(ops.matmul(these, weight))
            for these, weight in ((own, self.query), (seen, self.key), (seen, self.value))
        )
        found, weights = attend(query, key, value, mask)
        return x + ops.matmul(join_heads(found), self.outward), weights


class Feeding(_Part):
    """x + W' relu(W norm(x) + b) + b' (section 3.3)."""

    def __init__(self, width: int, inner: int, name: str) -> None:
        super().__init__(
            name, inner=(width, inner), inner_bias=(inner,), outer=(inner, width), outer_bias=(width,), scale=(width,)
        )

    def call(self, x: Tensor) -> Tensor:
        """x (B, T, E), and so is what comes out."""
        inner = ops.relu(ops.matmul(normalised(x, self.scale), self.inner) + self.inner_bias)
        return x + ops.matmul(inner, self.outer) + self.outer_bias


class Block(keras.layers.Layer):
    """Attention to itself, to the source if there is one, and a feed-forward layer."""

    def __init__(self, width: int, heads: int, inner: int, to_source: bool, name: str) -> None:
        super().__init__(name=name)
        self.itself = Attending(width, heads, "itself")
        if to_source:
            self.source = Attending(width, heads, "source")
        self.feed = Feeding(width, inner, "feed")
        self.built = True


class Stack(keras.layers.Layer):
    """Blocks one upon the other, and a last normalisation."""

    def __init__(self, width: int, heads: int, inner: int, to_source: bool, name: str) -> None:
        super().__init__(name=name)
        for block in BLOCKS:
            setattr(self, block, Block(width, heads, inner, to_source, block))
        self.scale = self.add_weight(name="scale", shape=(width,), initializer="ones")
        self.built = True

    def blocks(self) -> list[Block]:
        """The blocks, the lowest first."""
        return [getattr(self, block) for block in BLOCKS]


class Transformer(keras.Model):
    """Encoder and decoder of two blocks each; the interface is that of :class:`datenorm.model.network.Network`.

    Args:
        architecture: the dimensions.
        source_ids: V.
        symbols: Y.
    """

    def __init__(
        self, architecture: Architecture, source_ids: int, symbols: int, copies: npt.NDArray[Any] | None = None
    ) -> None:
        super().__init__(name="network")
        self.architecture = size = architecture
        width, narrow = size.embedding, size.target_embedding
        self.embedding = self.add_weight(name="embedding", shape=(source_ids, width), initializer="random_normal")
        self.encoder = Stack(width, size.alignment, size.hidden, False, "encoder")
        self.target_embedding = self.add_weight(
            name="target_embedding", shape=(symbols, narrow), initializer="random_normal"
        )
        self.widen = self.add_weight(name="widen", shape=(narrow, width), initializer="glorot_uniform")
        self.decoder = Stack(width, size.alignment, size.decoder, True, "decoder")
        self.readout = keras.layers.Dense(symbols, name="readout")
        self.readout.build((None, width))
        self.source_ids, self.symbols = source_ids, symbols
        self.built = True

    def call(self, source: Tensor, previous: Tensor) -> Outputs:
        """As :meth:`datenorm.model.network.Network.call`."""
        memory, mask = self._encode(source)
        logits, weights = self._decode(memory, mask, previous)
        return Outputs(logits, ops.unstack(weights, previous.shape[1], axis=1))

    def read(self, source: Tensor) -> Begun:
        """Encode ids (B, S)."""
        memory, mask = self._encode(source)
        written = ops.zeros((source.shape[0], MAX_TARGET + 1), "int32")
        return Begun(Source(memory, mask), Place(written, written[:, 0], ops.zeros_like(mask)))

    def write(self, begun: Begun, previous: Tensor) -> tuple[Tensor, Begun]:
        """One step, for which all that has been written is read again."""
        place = begun.place
        here = ops.one_hot(place.step, MAX_TARGET + 1, dtype="int32")  # (B, W)
        written = place.written + here * ops.cast(previous, "int32")[:, None]
        width = int(ops.max(place.step)) + 1  # no later symbol is looked at
        logits, weights = self._decode(begun.source.memory, begun.source.mask, written[:, :width])
        last = ops.cast(here[:, None, :width], "float32")  # (B, 1, width)
        found = Place(written, place.step + 1, ops.squeeze(ops.matmul(last, weights), axis=1))
        return ops.squeeze(ops.matmul(last, logits), axis=1), Begun(begun.source, found)

    def _encode(self, source: Tensor) -> tuple[Tensor, Tensor]:
        """The memory (B, S, E) and the mask (B, S)."""
        mask = ops.cast(ops.not_equal(source, 0), "float32")
        x = self._placed(ops.take(self.embedding, source, axis=0))
        for block in self.encoder.blocks():
            x, _ = block.itself(x, None, mask[:, None, None, :])
            x = block.feed(x)
        return normalised(x, self.encoder.scale), mask

    def _decode(self, memory: Tensor, mask: Tensor, previous: Tensor) -> tuple[Tensor, Tensor]:
        """Logits (B, T, Y) and weights (B, T, S)."""
        x = self._placed(ops.take(ops.matmul(self.target_embedding, self.widen), previous, axis=0))  # (B, T, E)
        earlier = np.tri(previous.shape[1], dtype=np.float32)[None, None]  # (1, 1, T, T)
        weights = None
        for block in self.decoder.blocks():
            x, _ = block.itself(x, None, earlier)
            x, weights = block.source(x, memory, mask[:, None, None, :])
            x = block.feed(x)
        return self.readout(normalised(x, self.decoder.scale)), ops.mean(weights, axis=1)

    def _placed(self, embedded: Tensor) -> Tensor:
        """Embeddings (B, T, E) with their positions (sections 3.4 and 3.5)."""
        width = embedded.shape[2]
        return embedded * width**0.5 + ops.convert_to_tensor(sinusoids(embedded.shape[1], width))


def normalised(x: Tensor, scale: Tensor) -> Tensor:
    """x (..., E) divided by its root mean square, times scale (E,)."""
    return x * ops.rsqrt(ops.mean(ops.square(x), axis=-1, keepdims=True) + _TINY) * scale


def sinusoids(length: int, width: int) -> npt.NDArray[np.float32]:
    """sin(pos / 10000^(2i / E)) and cos of the same side by side (section 3.5): (T, E)."""
    angles = np.arange(length)[:, None] / 10000.0 ** (2.0 * np.arange((width + 1) // 2) / width)
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1)[:, :width].astype(np.float32)
