"""A date in figures has each of its numbers once.

The network writes a reading figure by figure, and between two orders it may begin in one and end in the other:
``03/04/05`` as XX05-03-05, which nobody meant. Such a blend is left out, and its probability is divided among the other
readings.

So it is with the two dates of an interval. Only texts whose figures are those of the dates are looked at: beside other
numbers a reading may rest on these, and a letter that touches them may be a figure (``l2/03/1999``) or an era.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from datenorm.core.canonical import Interval, Point, decode, parse
from datenorm.runtime.intervals import days_in
from datenorm.runtime.numeric import find_numbers
from datenorm.runtime.search import Candidate

_FIGURES = re.compile(r"\d+", re.ASCII)
_TOUCHED = re.compile(r"[^\W\d_]\d|\d[^\W\d_]")
_PARTS = 3


def without_blends(text: str, candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """The readings of a cleaned text without those that use a number twice or another one.

    Args:
        candidates: best first; all are kept where the text is no date of three numbers, nor two of them, or none of the
            candidates uses these.
    """
    if len(candidates) < 2 or _TOUCHED.search(text):
        return candidates
    numbers = _numbers_in(text)
    if numbers is None:
        return candidates
    said = [_numbers_of(decode(candidate.symbols).canonical) for candidate in candidates]
    if numbers not in said:
        return candidates
    of_as_many = len(numbers)
    kept = [
        candidate
        for candidate, own in zip(candidates, said, strict=True)
        if own is None or own == numbers or len(own) != of_as_many
    ]
    whole = sum(candidate.probability for candidate in candidates)
    shift = math.log(whole / sum(candidate.probability for candidate in kept))
    return [candidate._replace(log_probability=candidate.log_probability + shift) for candidate in kept]


def _numbers_in(text: str) -> list[list[int]] | None:
    """Of each date in figures (one, or the two of an interval) its numbers by their last two figures, sorted.

    None where the text has other figures, or a date of less than three numbers.
    """
    days = [found.numbers for day in days_in(text) or (text,) if (found := find_numbers(day)) is not None]
    if not days or any(len(numbers) != _PARTS for numbers in days):
        return None
    if _FIGURES.findall(text) != [number for numbers in days for number in numbers]:
        return None
    return [sorted(int(number) % 100 for number in numbers) for numbers in days]


def _numbers_of(canonical: str) -> list[list[int]] | None:
    """Those of a reading that is one Gregorian day, or an interval of two; None of any other."""
    read = parse(canonical)
    sides = [read.start, read.end] if isinstance(read, Interval) else [read]
    found = [_numbers_of_day(side) for side in sides]
    return None if None in found else found  # type: ignore[return-value]


def _numbers_of_day(point: object) -> list[int] | None:
    if not isinstance(point, Point) or point.date is None or point.calendar:
        return None
    date = point.date
    parts = date.year[-2:], date.month, date.day
    return sorted(map(int, parts)) if all(map(str.isdigit, parts)) else None
