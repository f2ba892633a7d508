"""Which example is number i of a training, and what of it the network gets.

Example i depends on the recipe and on i alone: not on the process that makes it, nor on when. That is what an exact
resume stands on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice, pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import END, MAX_TARGET, SYMBOL_INDEX, encode
from datenorm.core.errors import InputError, UsageError
from datenorm.core.locales import find_language
from datenorm.data.dice import Dice
from datenorm.data.example import FIELDS, Example, Span
from datenorm.data.records import Record, check_canonical, read_records
from datenorm.data.sampler import Sampler
from datenorm.evaluation.attention import fields
from datenorm.text.clean import MAX_SOURCE, Cleaned, clean
from datenorm.text.vocabulary import ORDERS, Vocabulary
from datenorm.training.settings import ANYTHING, Generated

#: Streams of a seed that must differ: which examples come from the file, and which of its lines.
_MIXING = 1 << 62

#: The validation draws from a stream that no training has: seeds are below 2**62.
VALIDATION_SEED = (1 << 62) + 1

#: How often a user's pair is shown with the order and with the language that stand beside it.
_HINTED = 0.5

#: How the kinds of the user's pairs begin in reports.
YOURS = "your"

#: Of the user's pairs this share is held out, and this many at most.
_HELD_OUT, _MOST_HELD_OUT = 0.1, 1000

#: Field -> the number by which symbols and positions find each other; 0 is none.
_FIELD_IDS = {name: number for number, name in enumerate(FIELDS, 1)}


class Row(NamedTuple):
    """An example as the network gets it, packed.

    Attributes:
        number: its place in the stream.
        source: uint16 ids, hints first.
        target: uint8 symbols, END last.
        position_fields: uint8 a source id, symbol_fields: uint8 a symbol; empty without guidance.
    """

    number: int
    source: bytes
    target: bytes
    position_fields: bytes = b""
    symbol_fields: bytes = b""


def rows_to_arrays(rows: Sequence[Row]) -> dict[str, npt.NDArray[Any]]:
    """Rows as arrays of a checkpoint: N numbers, (N, 4) lengths of their packed fields, and these in one piece."""
    lengths = [[len(packed) for packed in row[1:]] for row in rows]
    return {
        "rows/numbers": np.array([row.number for row in rows], np.int64),
        "rows/lengths": np.array(lengths, np.int64).reshape(len(rows), len(Row._fields) - 1),
        "rows/packed": np.frombuffer(b"".join(b"".join(row[1:]) for row in rows), np.uint8),
    }


def rows_from_arrays(arrays: Mapping[str, npt.NDArray[Any]]) -> list[Row]:
    """The rows that :func:`rows_to_arrays` took apart."""
    if "rows/numbers" not in arrays:  # a checkpoint of the first days
        return []
    packed, position, rows = arrays["rows/packed"].tobytes(), 0, []
    for number, lengths in zip(arrays["rows/numbers"].tolist(), arrays["rows/lengths"].tolist(), strict=True):
        ends = [position, *(position + end for end in accumulate(lengths))]
        rows.append(Row(number, *(packed[start:end] for start, end in pairwise(ends))))
        position = ends[-1]
    return rows


@dataclass(frozen=True)
class Recipe:
    """What examples are made of; small enough to be sent to another process.

    Attributes:
        pairs: the user's pairs, without those that are held out.
        share: the part of the examples that come from them.
        guided: whether rows say which characters carry which field.
        generated: which examples are generated.
    """

    seed: int
    vocabulary: Vocabulary
    pairs: tuple[Example, ...] = ()
    share: float = 0.0
    guided: bool = False
    generated: Generated = ANYTHING


class Examples:
    """The stream of a recipe: ``row(i)`` for any i."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._sampler = sampler_of(recipe.generated, recipe.seed)
        self._packer = Packer(recipe.vocabulary, recipe.guided, recipe.generated)

    def example(self, index: int) -> Example:
        """Example ``index``: one of the user's pairs or a generated one."""
        recipe = self._recipe
        if recipe.pairs:
            dice = Dice(recipe.seed + _MIXING, index)
            if dice.chance(recipe.share):
                return _with_hints(dice.pick(recipe.pairs), dice)
        return self._sampler.example(index)

    def row(self, index: int) -> Row | None:
        """Example ``index`` packed; None when nothing of its text is left to read."""
        return self._packer.pack(index, self.example(index))


class Packer:
    """Makes rows of examples.

    Args:
        guided: whether rows say which characters carry which field.
        limits: how long a source and a reading may be.
    """

    def __init__(self, vocabulary: Vocabulary, guided: bool = False, limits: Generated = ANYTHING) -> None:
        self._vocabulary, self._guided, self._limits = vocabulary, guided, limits
        self._languages = frozenset(vocabulary.languages)

    def pack(self, number: int, example: Example) -> Row | None:
        """An example as the network gets it; None when nothing of its text is left to read, or too much."""
        cleaned = clean(example.text)
        symbols = encode(example.canonical, example.weekday)
        if not cleaned.text or len(cleaned.text) > MAX_SOURCE or len(symbols) > MAX_TARGET:
            return None
        language = example.hint_language if example.hint_language in self._languages else None
        ids, hints = self._vocabulary.encode(cleaned, example.hint_order or None, language)
        if len(ids) > (self._limits.longest or len(ids)):
            return None
        source = np.array(ids, np.uint16).tobytes()
        target = bytes([*(SYMBOL_INDEX[symbol] for symbol in symbols), END])
        if len(target) > (self._limits.longest_reading or len(target)):
            return None
        if not self._guided:
            return Row(number, source, target)
        return Row(number, source, target, *_field_ids(example.spans, cleaned, hints, symbols))


def _field_ids(spans: Sequence[Span], cleaned: Cleaned, hints: int, symbols: str) -> tuple[bytes, bytes]:
    """The field of each source position, and of each symbol whose field has characters; END has none."""
    positions = bytearray(hints + len(cleaned.text))
    for start, end, name in spans:
        for place, origin in enumerate(cleaned.origin, hints):
            if start <= origin < end:
                positions[place] = _FIELD_IDS[name]
    carried = set(positions)
    names = fields(symbols)
    return bytes(positions), bytes([*(_carried(name, carried) for name in names), 0])


def _carried(name: str, carried: set[int]) -> int:
    """The number of a field, or of its twin on the interval's other side (``3-5 May`` has one month), or 0."""
    twin = name.removesuffix("2") if name.endswith("2") else name + "2"
    return next((number for number in map(_FIELD_IDS.get, (name, twin)) if number in carried), None) or 0


def _with_hints(example: Example, dice: Dice) -> Example:
    order = example.order if dice.chance(_HINTED) else ""
    return example._replace(hint_order=order, hint_language=example.language if dice.chance(_HINTED) else "")


def read_pairs(path: str, vocabulary: Vocabulary) -> tuple[tuple[Example, ...], tuple[Example, ...]]:
    """The user's pairs: those to learn from, and the tenth that is held out to see how well.

    Raises:
        InputError: the file can't be read, a line has no valid label, or there are too few.
    """
    pairs = [_pair(record, path, vocabulary) for record in read_records(path)]
    pairs = [pair for pair in pairs if clean(pair.text).text]
    if len(pairs) < 2:
        raise InputError(f"expected 2 or more labelled strings in {path}, got {len(pairs)}")
    every = max(round(1 / _HELD_OUT), -(-len(pairs) // _MOST_HELD_OUT))
    held_out = pairs[:: min(every, len(pairs))]
    kept = [pair for place, pair in enumerate(pairs) if place % min(every, len(pairs))]
    return tuple(kept), tuple(held_out)


def check_labels(path: str) -> None:
    """See that every line of the user's pairs has a valid label, before anything that takes time.

    Raises:
        InputError: the file can't be read, or a line has none.
    """
    for record in read_records(path):
        check_canonical(record, path)


def _pair(record: Record, path: str, vocabulary: Vocabulary) -> Example:
    canonical = check_canonical(record, path)
    if len(clean(record.text).text) > MAX_SOURCE:
        raise InputError(f"expected at most {MAX_SOURCE} characters in {path} line {record.line}; shorten the text")
    try:
        language = find_language(record.locale, vocabulary.languages) if record.locale else ""
    except UsageError:
        language = ""
    order = record.order if record.order in ORDERS else ""
    spans = tuple(Span(*span) for span in record.spans if span[2] in _FIELD_IDS)
    kind = f"{YOURS} {record.kind or 'strings'}"
    return Example(
        record.text, canonical, record.weekday, kind, record.group, language, order, spans, order, language
    )


def sampler_of(generated: Generated, seed: int) -> Sampler:
    """The generator of what is asked for."""
    return Sampler(seed, generated.kinds, generated.locales, generated.noise)


def validation_set(
    count: int, held_out: Sequence[Example] = (), generated: Generated = ANYTHING
) -> list[Example]:
    """``count`` fixed generated examples, half of them at most replaced by held-out pairs of the user."""
    own = list(islice(held_out, max(1, count // 2)))
    return own + list(sampler_of(generated, VALIDATION_SEED).examples(count - len(own)))
