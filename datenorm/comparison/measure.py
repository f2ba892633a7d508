"""A trained variant on strings that no training saw: how many it reads right, which fields, how long ones, how fast."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice, pairwise
from typing import Any

from datenorm.core.canonical import decode, encode
from datenorm.data.example import Example
from datenorm.evaluation.attention import shares
from datenorm.evaluation.metrics import ratio, rounded
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.explain import attention_of
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import Candidate
from datenorm.text.clean import clean
from datenorm.training.examples import sampler_of
from datenorm.training.settings import Generated

#: The stream of test strings; trainings have seeds below 2**62, and validation has the one before.
SEED = (1 << 62) + 2

#: Strings up to so many characters are counted together.
LENGTHS = (10, 15, 20, 25, 30, 40, 64)

#: The string whose heatmap every variant shows.
SHOWN = "on wednesday, the 3rd of may 1999"

#: Field -> where it stands in a full date.
_FIELDS = {"year": slice(0, 4), "month": slice(5, 7), "day": slice(8, 10)}


@cache
def test_set(generated: Generated, size: int) -> tuple[Example, ...]:
    """``size`` strings of the generator that no training draws, none over its limits, none twice."""
    sampler = sampler_of(generated, SEED)
    found: dict[str, Example] = {}
    for example in islice(map(sampler.example, count()), 4 * size):
        if len(found) < size and _fits(example, generated):
            found.setdefault(example.text, example)
    return tuple(found.values())


def _fits(example: Example, limits: Generated) -> bool:
    """Whether a training would take it; a hint may stand in front of the text, the end behind the reading."""
    length = len(clean(example.text).text)
    return 0 < length < limits.longest and len(encode(example.canonical, example.weekday)) < limits.longest_reading


def measure(bundle: Bundle, examples: Sequence[Example]) -> dict[str, Any]:
    """Read the examples greedily, with the hints of training, and count; what JSON can hold.

    ``exact``, ``fields`` and ``lengths`` are pairs of right ones and all; ``looked`` is the share of the attention of
    the digits of right readings on the characters of their field.
    """
    reader = Reader(bundle)
    sources = [_source(reader, example) for example in examples]
    began = time.process_time()
    candidates = reader.greedy(sources)
    seconds = time.process_time() - began
    readings = [decode(candidate.symbols).canonical for candidate in candidates]
    right = [reading == example.canonical for reading, example in zip(readings, examples, strict=True)]
    looked = list(_looked(examples, sources, candidates, right))
    return {
        "exact": [sum(right), len(right)],
        "fields": {name: [_alike(readings, examples, place), len(right)] for name, place in _FIELDS.items()},
        "lengths": [[last, *_counted(examples, right, first, last)] for first, last in pairwise((0, *LENGTHS))],
        "looked": rounded(ratio(sum(looked), len(looked))),
        "engine": reader.engine,
        "strings_per_second": round(len(examples) / max(seconds, 1e-6)),
        "heatmap": _heatmap(reader),
    }


def _source(reader: Reader, example: Example) -> Source:
    language = example.hint_language if example.hint_language in reader.vocabulary.languages else None
    return reader.source(clean(example.text), example.hint_order or None, language)


def _looked(
    examples: Sequence[Example], sources: Sequence[Source], candidates: Sequence[Candidate], right: Sequence[bool]
) -> Iterator[float]:
    for example, source, candidate, is_right in zip(examples, sources, candidates, right, strict=True):
        if is_right and example.spans:
            for _, share in shares(example.spans, source, candidate):
                yield share


def _alike(readings: Sequence[str], examples: Sequence[Example], place: slice) -> int:
    """How many readings have the right characters in one place."""
    return sum(reading[place] == example.canonical[place] for reading, example in zip(readings, examples, strict=True))


def _counted(examples: Sequence[Example], right: Sequence[bool], first: int, last: int) -> tuple[int, int]:
    """Right ones and all of the strings of more than ``first`` and at most ``last`` characters."""
    inside = [is_right for example, is_right in zip(examples, right, strict=True) if first < len(example.text) <= last]
    return sum(inside), len(inside)


def _heatmap(reader: Reader) -> dict[str, Any]:
    """Text, reading and weights of the string that every variant shows."""
    source = reader.source(clean(SHOWN))
    candidate = reader.greedy([source])[0]
    weights = [[round(weight, 4) for weight in row] for row in attention_of(source, candidate, len(SHOWN))]
    return {"text": SHOWN, "reading": decode(candidate.symbols).canonical, "weights": weights}
