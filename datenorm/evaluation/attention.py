"""Does the network look where the answer stands? The attention of each output digit against the true spans.

Legend of shapes: T symbols of the reading, S ids of the source (hints first, then characters).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import DIGITS, decode
from datenorm.data.records import Record
from datenorm.evaluation.metrics import ratio, rounded
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import Candidate
from datenorm.text.clean import MAX_SOURCE, clean

_DATE = (
    r"(?:[mtshr]?(?P<year>[\dX]{2,4})(?:-W(?P<week>\d\d)(?:-(?P<weekday>\d))?|-(?P<ordinal>\d{3})"
    r"|-(?P<month>[\dX]{2})(?:-(?P<day>[\dX]{2}))?)?[?~%]?[a-zB]?)?"
)
_TIME = r"(?:T(?P<hour>\d\d):(?P<minute>\d\d)(?::(?P<second>\d\d))?(?P<zone>Z|[+-]\d\d:\d\d)?)?"
_SIDE = re.compile(_DATE + _TIME, re.ASCII)

#: Characters from, to (excluded), and the field they carry.
Span = tuple[int, int, str]

#: Part of a reading -> the field of the text that gives it, where the names differ.
_FIELDS = {"week": "month", "weekday": "day", "ordinal": "day"}


@dataclass(frozen=True, slots=True)
class AttentionScore:
    """The share of attention on the right field's characters.

    Attributes:
        strings: how many strings were read right and have spans.
        digits: field -> how many output digits it has.
        mass: field -> the sum over its digits of the attention on its characters, each 0 to 1.
    """

    strings: int
    digits: Mapping[str, int]
    mass: Mapping[str, float]

    @property
    def share(self) -> float:
        """The mean over all digits; NaN of none."""
        return ratio(sum(self.mass.values()), sum(self.digits.values()))

    def to_json(self) -> dict[str, object]:
        """The attention part of a report."""
        return {
            "strings": self.strings,
            "digits": sum(self.digits.values()),
            "share": rounded(self.share),
            "fields": {
                name: {"digits": self.digits[name], "share": rounded(self.mass[name] / self.digits[name])}
                for name in self.digits
            },
        }


def fields(symbols: str) -> list[str]:
    """The field of each symbol of a reading: ``year``, ``month`` ...; "" for what is no digit of one.

    The second side of an interval has the names with a 2 behind.
    """
    found = [""] * len(symbols)
    start = 0
    for number, side in enumerate(symbols.split("/", 1)):
        first = 1 if side and not number and side[0] in "①②③④⑤⑥⑦" else 0
        match = _SIDE.fullmatch(side, first)
        if match is not None:
            for name in match.groupdict():
                for place in range(*match.span(name)) if match[name] else ():
                    if side[place] in DIGITS:
                        found[start + place] = _FIELDS.get(name, name) + ("2" if number else "")
        start += len(side) + 1
    return found


def measure(reader: Reader, records: Sequence[Record]) -> AttentionScore:
    """Read records with spans greedily, without hints, and add up where the digits of right readings look.

    Digits whose field has no characters of its own (the minutes of ``3 pm``) are left out; the sides of an
    interval may share theirs (the month of ``3-5 May``).
    """
    kept = [record for record in records if record.spans and _readable(record.text)]
    sources = [reader.source(clean(record.text)) for record in kept]
    digits: dict[str, int] = {}
    mass: dict[str, float] = {}
    strings = 0
    for record, source, candidate in zip(kept, sources, reader.greedy(sources), strict=True):
        if decode(candidate.symbols).canonical != record.canonical:
            continue
        strings += 1
        for field, share in shares(record.spans, source, candidate):
            digits[field] = digits.get(field, 0) + 1
            mass[field] = mass.get(field, 0.0) + share
    return AttentionScore(strings, digits, mass)


def _readable(text: str) -> bool:
    return 0 < len(clean(text).text) <= MAX_SOURCE


def shares(spans: Sequence[Span], source: Source, candidate: Candidate) -> Iterator[tuple[str, float]]:
    """For each output digit its field and the share of its attention on the field's characters."""
    places = {name: _positions(spans, source, name) for name in {name for _, _, name in spans}}
    for row, name in enumerate(fields(candidate.symbols)):
        twin = name[:-1] if name.endswith("2") else name + "2"
        positions = places.get(name, places.get(twin))
        if name and positions is not None and positions.size:
            yield name.removesuffix("2"), float(candidate.attention[row, positions].sum())


def _positions(spans: Sequence[Span], source: Source, field: str) -> npt.NDArray[np.intp]:
    """The source positions of the characters that carry ``field``."""
    ours = [(start, end) for start, end, name in spans if name == field]
    found = [
        source.hints + index
        for index, place in enumerate(source.cleaned.origin)
        if any(start <= place < end for start, end in ours)
    ]
    return np.array(found, np.intp)
