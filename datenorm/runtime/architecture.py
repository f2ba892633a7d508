"""Dimensions of the network, and the name and shape of each weight that follows from them.

Legend of shapes: V ids of the source, Y symbols, E embedding, H hidden units a direction, A alignment, D
decoder units, G target embedding.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

#: The only kind there is so far: Bahdanau's encoder-decoder with additive attention.
KIND = "bahdanau"

#: The largest value of any dimension.
MAX_DIMENSION = 1024

#: Weight -> its shape in the letters of the legend; 4H is four gates (i, f, c, o) of H units.
WEIGHTS: dict[str, tuple[str, ...]] = {
    "embedding": ("V", "E"),
    "encoder.forward.kernel": ("E", "4H"),
    "encoder.forward.recurrent": ("H", "4H"),
    "encoder.forward.bias": ("4H",),
    "encoder.backward.kernel": ("E", "4H"),
    "encoder.backward.recurrent": ("H", "4H"),
    "encoder.backward.bias": ("4H",),
    "bridge.hidden.kernel": ("2H", "D"),
    "bridge.hidden.bias": ("D",),
    "bridge.cell.kernel": ("2H", "D"),
    "bridge.cell.bias": ("D",),
    "attention.query": ("D", "A"),
    "attention.key": ("2H", "A"),
    "attention.bias": ("A",),
    "attention.score": ("A",),
    "target_embedding": ("Y", "G"),
    "decoder.kernel": ("G+2H", "4D"),
    "decoder.recurrent": ("D", "4D"),
    "decoder.bias": ("4D",),
    "readout.kernel": ("D+2H", "Y"),
    "readout.bias": ("Y",),
}


@dataclass(frozen=True, slots=True)
class Architecture:
    """The dimensions that a manifest states; each is 1 to :data:`MAX_DIMENSION`."""

    embedding: int
    hidden: int
    alignment: int
    target_embedding: int
    decoder: int

    def to_json(self) -> dict[str, str | int]:
        """What the manifest holds."""
        return {"kind": KIND, **asdict(self)}

    def shapes(self, source_ids: int, symbols: int) -> dict[str, tuple[int, ...]]:
        """The shape of each weight, for V = ``source_ids`` and Y = ``symbols``."""
        hidden, decoder = self.hidden, self.decoder
        sizes = {
            "V": source_ids,
            "Y": symbols,
            "E": self.embedding,
            "A": self.alignment,
            "D": decoder,
            "G": self.target_embedding,
            "H": hidden,
            "2H": 2 * hidden,
            "4H": 4 * hidden,
            "4D": 4 * decoder,
            "G+2H": self.target_embedding + 2 * hidden,
            "D+2H": decoder + 2 * hidden,
        }
        return {name: tuple(sizes[letter] for letter in shape) for name, shape in WEIGHTS.items()}

    def floats(self, source_ids: int, symbols: int) -> int:
        """How many numbers the weights hold together."""
        return sum(math.prod(shape) for shape in self.shapes(source_ids, symbols).values())

    def prepared_floats(self, source_ids: int, symbols: int) -> int:
        """How many numbers :class:`~datenorm.runtime.network.Network` allocates for its folded tables."""
        return (8 * self.hidden + 32) * source_ids + 4 * self.decoder * symbols
