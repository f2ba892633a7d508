"""A date in figures has each of its numbers once.

The network writes a reading figure by figure, and between two orders it may begin in one and end in the other:
``03/04/05`` as XX05-03-05, which nobody meant. Such a blend is left out, and its probability is divided among the other
readings.

Only texts whose figures are those of one date are looked at: beside other numbers a reading may rest on these, and a
letter that touches them may be a figure (``l2/03/1999``) or an era.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from datenorm.core.canonical import Point, decode, parse
from datenorm.runtime.numeric import find_numbers
from datenorm.runtime.search import Candidate

_FIGURES = re.compile(r"\d+", re.ASCII)
_TOUCHED = re.compile(r"[^\W\d_]\d|\d[^\W\d_]")
_PARTS = 3


def without_blends(text: str, candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """The readings of a cleaned text without those that use a number twice or another one.

    Args:
        candidates: best first; all are kept where the text is no date of three numbers, or none of them uses these.
    """
    if len(candidates) < 2:
        return candidates
    found = find_numbers(text)
    if found is None or len(found.numbers) != _PARTS or _FIGURES.findall(text) != list(found.numbers):
        return candidates
    if _TOUCHED.search(text):
        return candidates
    numbers = sorted(int(number) % 100 for number in found.numbers)
    said = [_numbers_of(decode(candidate.symbols).canonical) for candidate in candidates]
    if numbers not in said:
        return candidates
    kept = [candidate for candidate, own in zip(candidates, said, strict=True) if own is None or own == numbers]
    whole = sum(candidate.probability for candidate in candidates)
    shift = math.log(whole / sum(candidate.probability for candidate in kept))
    return [candidate._replace(log_probability=candidate.log_probability + shift) for candidate in kept]


def _numbers_of(canonical: str) -> list[int] | None:
    """Year (its last two figures), month and day of a reading that is one Gregorian day, sorted; None of any other."""
    point = parse(canonical)
    if not isinstance(point, Point) or point.date is None or point.calendar:
        return None
    date = point.date
    parts = date.year[-2:], date.month, date.day
    return sorted(map(int, parts)) if all(map(str.isdigit, parts)) else None
