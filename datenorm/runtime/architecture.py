"""Dimensions of the network, and the name and shape of each weight that follows from them.

Legend of shapes: V ids of the source, Y symbols, E embedding, H hidden units a direction, A alignment, D
decoder units, G target embedding, L positions that a location-based attention knows, K shifts of a memory; Tx and Ty
lengths of an ancestor's source and of what it writes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from string import ascii_uppercase, digits

#: What a manifest calls Bahdanau's encoder-decoder, whatever its attention, the one without recurrence, and the one of
#: :class:`Slotted`.
KIND, TRANSFORMER, ANCESTOR = "bahdanau", "transformer", "ancestor"

#: The largest value of any dimension.
MAX_DIMENSION = 1024

#: Heads of a multi-head attention; they share A.
HEADS = 4

#: Blocks of a Transformer's encoder and of its decoder.
BLOCKS = ("first", "second")

_LOCATIONS, _SHIFTS = 64, 3

#: Strings that are computed together at most, positions of them where all are padded to one length, and strings of
#: which the search may hold what belongs to them.
_STRINGS, _POSITIONS, _HELD = 512, 1 << 12, 1536

Shapes = Mapping[str, tuple[str, ...]]

#: Weights that every network with recurrence has, before and behind those of its attention; 4H is four gates (i, f, c,
#: o) of H units.
_BEFORE: Shapes = {
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
}
_BEHIND: Shapes = {
    "target_embedding": ("Y", "G"),
    "decoder.kernel": ("G+2H", "4D"),
    "decoder.recurrent": ("D", "4D"),
    "decoder.bias": ("4D",),
    "readout.kernel": ("D+2H", "Y"),
    "readout.bias": ("Y",),
}

_ADDITIVE: Shapes = {"query": ("D", "A"), "key": ("2H", "A"), "bias": ("A",), "score": ("A",)}
_CONTENT: Shapes = {"key": ("D", "2H"), "strength": ("D",), "strength_bias": ("1",)}
_GENERAL: Shapes = {"weight": ("D", "2H")}

#: Attention -> its own weights. The class of the same name in :mod:`datenorm.model.attention` says what they do.
ATTENTIONS: dict[str, Shapes] = {
    "additive": _ADDITIVE,
    "rectified": {**_ADDITIVE, "score_bias": ("1",)},
    "dot": {},
    "scaled-dot": {},
    "general": _GENERAL,
    "content": _CONTENT,
    "location": {"weight": ("D", "L")},
    "local-m": _GENERAL,
    "local-p": {**_GENERAL, "position": ("D", "A"), "position_score": ("A",)},
    "hard": _ADDITIVE,
    "self": {**_ADDITIVE, "inner_query": ("2H", "A"), "inner_key": ("2H", "A"), "inner_value": ("2H", "2H")},
    "multi-head": {"query": ("D", "A"), "key": ("2H", "A"), "value": ("2H", "A"), "outward": ("A", "2H")},
    "ntm": {
        **_CONTENT,
        "gate": ("D",),
        "gate_bias": ("1",),
        "shift": ("D", "K"),
        "shift_bias": ("K",),
        "sharpness": ("D",),
        "sharpness_bias": ("1",),
    },
    "pointer": {**_ADDITIVE, "copy": ("D+2H",), "copy_bias": ("1",)},
    "fixed-vector": {},
    "transformer": {},
}

#: Attentions that compare a state with an annotation as they are, so that both must be as wide.
SAME_WIDTH = frozenset(("dot", "scaled-dot"))

#: Attentions with several heads, which share A evenly.
_SHARED = frozenset(("multi-head", "transformer"))


def _attends(prefix: str) -> dict[str, tuple[str, ...]]:
    """Multi-head attention with the normalisation in front of it."""
    return {
        f"{prefix}.query": ("E", "A"),
        f"{prefix}.key": ("E", "A"),
        f"{prefix}.value": ("E", "A"),
        f"{prefix}.outward": ("A", "E"),
        f"{prefix}.scale": ("E",),
    }


def _feeds(prefix: str, inner: str) -> dict[str, tuple[str, ...]]:
    """A feed-forward layer with the normalisation in front of it."""
    return {
        f"{prefix}.inner": ("E", inner),
        f"{prefix}.inner_bias": (inner,),
        f"{prefix}.outer": (inner, "E"),
        f"{prefix}.outer_bias": ("E",),
        f"{prefix}.scale": ("E",),
    }


def _transformer() -> dict[str, tuple[str, ...]]:
    """E is the width of the model, A that of all heads together, H and D those of the feed-forward layers."""
    shapes: dict[str, tuple[str, ...]] = {"embedding": ("V", "E")}
    for block in BLOCKS:
        shapes |= {**_attends(f"encoder.{block}.itself"), **_feeds(f"encoder.{block}.feed", "H")}
    shapes |= {"encoder.scale": ("E",), "target_embedding": ("Y", "G"), "widen": ("G", "E")}
    for block in BLOCKS:
        shapes |= {**_attends(f"decoder.{block}.itself"), **_attends(f"decoder.{block}.source")}
        shapes |= _feeds(f"decoder.{block}.feed", "D")
    return shapes | {"decoder.scale": ("E",), "readout.kernel": ("E", "Y"), "readout.bias": ("Y",)}


_TRANSFORMER = _transformer()


@dataclass(frozen=True, slots=True)
class Architecture:
    """The dimensions that a manifest states, each 1 to :data:`MAX_DIMENSION`, and the attention.

    In a Transformer ``embedding`` is the width of the model, ``alignment`` that of all heads together, ``hidden`` and
    ``decoder`` those of the feed-forward layers in its encoder and decoder.

    Attributes:
        attention: a row of :data:`ATTENTIONS`.
    """

    embedding: int
    hidden: int
    alignment: int
    target_embedding: int
    decoder: int
    attention: str = "additive"

    @property
    def kind(self) -> str:
        """What a manifest calls the whole network."""
        return TRANSFORMER if self.attention == TRANSFORMER else KIND

    @property
    def dimensions(self) -> dict[str, int]:
        """Name -> size."""
        return {name: size for name, size in asdict(self).items() if name != "attention"}

    def faults(self) -> Iterator[str]:
        """What does not fit together."""
        if self.attention not in ATTENTIONS:
            yield f"attention: expected one of {', '.join(ATTENTIONS)}, got {self.attention[:40]!r}"
        if self.attention in SAME_WIDTH and self.decoder != 2 * self.hidden:
            yield f"{self.attention} attention: expected decoder = 2 * hidden = {2 * self.hidden}, got {self.decoder}"
        if self.attention in _SHARED and self.alignment % HEADS:
            yield f"{self.attention} attention: expected alignment in {HEADS} equal parts, got {self.alignment}"

    def to_json(self) -> dict[str, str | int]:
        """What the manifest holds."""
        named: dict[str, str | int] = {"kind": self.kind, **self.dimensions}
        return named if self.attention == "additive" else {**named, "attention": self.attention}

    def weights(self) -> Shapes:
        """Weight -> its shape in the letters of the legend."""
        if self.attention == TRANSFORMER:
            return _TRANSFORMER
        own = {f"attention.{name}": shape for name, shape in ATTENTIONS[self.attention].items()}
        return {**_BEFORE, **own, **_BEHIND}

    def shapes(self, source_ids: int, symbols: int) -> dict[str, tuple[int, ...]]:
        """The shape of each weight, for V = ``source_ids`` and Y = ``symbols``."""
        return {
            name: tuple(self._size(letters, source_ids, symbols) for letters in shape)
            for name, shape in self.weights().items()
        }

    def _size(self, letters: str, source_ids: int, symbols: int) -> int:
        """What ``4H``, ``D+2H`` or ``1`` come to."""
        sizes = {
            "V": source_ids,
            "Y": symbols,
            "E": self.embedding,
            "A": self.alignment,
            "D": self.decoder,
            "G": self.target_embedding,
            "H": self.hidden,
            "L": _LOCATIONS,
            "K": _SHIFTS,
            "": 1,
        }
        counts = [(term.rstrip(ascii_uppercase), term.lstrip(digits)) for term in letters.split("+")]
        return sum(int(count or 1) * sizes[letter] for count, letter in counts)

    def floats(self, source_ids: int, symbols: int) -> int:
        """How many numbers the weights hold together."""
        return sum(math.prod(shape) for shape in self.shapes(source_ids, symbols).values())

    def prepared_floats(self, source_ids: int, symbols: int) -> int:
        """How many numbers :class:`~datenorm.runtime.network.Network` allocates for its folded tables."""
        return (8 * self.hidden + 32) * source_ids + 4 * self.decoder * symbols

    @property
    def together(self) -> int:
        """Strings that Keras computes together at most; the search takes fewer where they are long."""
        return _STRINGS


#: Weights of the documents' networks: characters go in one-hot, nothing but the context goes into the decoder, and the
#: readout looks at its state alone.
_ANCESTOR: Shapes = {
    **{f"encoder.{side}.kernel": ("V", "4H") for side in ("forward", "backward")},
    **{name: shape for name, shape in _BEFORE.items() if name.endswith(("d.recurrent", "d.bias"))},
    **{f"attention.{name}": shape for name, shape in ATTENTIONS["rectified"].items()},
    "decoder.kernel": ("2H", "4D"),
    "decoder.recurrent": ("D", "4D"),
    "decoder.bias": ("4D",),
    "readout.kernel": ("D", "Y"),
    "readout.bias": ("Y",),
}

#: Ty -> what stands in the canonical form before the symbols of the slots: a day ``1999-05-03``, a time ``20:45``.
PREFIXES: dict[int, str] = {10: "", 5: "T"}


@dataclass(frozen=True, slots=True)
class Slotted(Architecture):
    """What the documents' networks are: Ty symbols of Tx characters, padding being a character like others.

    Attributes:
        source: Tx, to which texts are padded or cut.
        slots: Ty, a row of :data:`PREFIXES`.
    """

    source: int = 0
    slots: int = 0

    @classmethod
    def of(cls, hidden: int, alignment: int, decoder: int, source: int, slots: int) -> Slotted:
        """The network of these dimensions, which has no embeddings."""
        return cls(1, hidden, alignment, 1, decoder, "rectified", source, slots)

    @property
    def kind(self) -> str:
        """What a manifest calls it."""
        return ANCESTOR

    def faults(self) -> Iterator[str]:
        """What does not fit together."""
        if self.slots not in PREFIXES:
            yield f"slots: expected {' or '.join(map(str, PREFIXES))}, got {self.slots}"

    def to_json(self) -> dict[str, str | int]:
        """What the manifest holds."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in SLOTTED}}

    def weights(self) -> Shapes:
        """Weight -> its shape in the letters of the legend."""
        return _ANCESTOR

    def prepared_floats(self, source_ids: int, symbols: int) -> int:
        """How many numbers strings take of which the shortest has Tx positions too: one-hot ids of those that are
        computed together, annotations and keys of those that the search holds."""
        return self.source * (self.together * source_ids + _HELD * (2 * self.hidden + self.alignment))

    @property
    def together(self) -> int:
        """Strings that are computed together at most: the shortest of them takes Tx positions too."""
        return max(1, _POSITIONS // self.source)


#: Dimensions of :class:`Slotted`.
SLOTTED = ("hidden", "alignment", "decoder", "source", "slots")

#: The weights of the network with additive attention, which is the one that the NumPy runtime knows.
WEIGHTS: Shapes = {**_BEFORE, **{f"attention.{name}": shape for name, shape in _ADDITIVE.items()}, **_BEHIND}
