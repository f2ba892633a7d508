"""A year that is written once belongs to one side of an interval, and the other side lies beyond New Year.

The network gives both sides the year that stands in the text. Where the interval would end before it begins, as in
``28 Dec - 3 Jan 2020``, the side that doesn't write its year is left without one, and the resolver takes it from the
other side, so that it begins in 2019 (see :mod:`datenorm.core.resolve`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from datenorm.core.canonical import Date, Interval, Point, decode, encode, parse, written
from datenorm.runtime.search import Candidate

_SIDES = "/"
_NO_YEAR = "XXXX"
#: Months that can lie before a New Year, and behind it, when an interval of less than a year is meant.
_BEFORE, _BEHIND = ("09", "10", "11", "12"), ("01", "02", "03", "04")
_JOINT = re.compile(r"[-/~–—]")


def across_new_year(text: str, candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """The readings of a cleaned text; of an interval over New Year the side without a year in the text has none."""
    if not any(_SIDES in candidate.symbols for candidate in candidates):
        return candidates
    return [_apart(text, candidate) if _SIDES in candidate.symbols else candidate for candidate in candidates]


def _apart(text: str, candidate: Candidate) -> Candidate:
    transcript = decode(candidate.symbols)
    interval = parse(transcript.canonical)
    if not isinstance(interval, Interval) or interval.start is None or interval.end is None:
        return candidate
    start, end = interval.start, interval.end
    if start.date is None or end.date is None or not _over_new_year(start, end):
        return candidate
    behind = _behind_year(text, start.date.year)
    if behind is None:
        return candidate
    if any(sign.isdigit() for sign in behind) or _JOINT.search(behind):  # the year stands with the first side
        end = replace(end, date=replace(end.date, year=_NO_YEAR))
    else:
        start = replace(start, date=replace(start.date, year=_NO_YEAR))
    return candidate._replace(symbols=encode(written(Interval(start, end)), transcript.weekday))


def _over_new_year(start: Point, end: Point) -> bool:
    """Whether both sides have one Gregorian year, and the second an earlier month than the first."""
    first, second = start.date, end.date
    return (
        isinstance(first, Date)
        and isinstance(second, Date)
        and not (start.calendar or end.calendar)
        and first.year == second.year
        and first.year.removeprefix("XX").isdigit()
        and first.month in _BEFORE
        and second.month in _BEHIND
    )


def _behind_year(text: str, year: str) -> str | None:
    """What stands behind the year in the text; None where it does not stand there once."""
    digits = year.removeprefix("XX")
    found = list(re.finditer(rf"(?<!\d){digits}(?!\d)", text, re.ASCII))
    return text[found[0].end() :] if len(found) == 1 else None
