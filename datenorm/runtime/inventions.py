"""A year in four figures stands in the text.

The network writes a year figure by figure, and where a text has several it may begin with one and end with another:
``1786-1850, 1901`` as 1786/1951. In a text with two or more numbers of four figures each Gregorian year of a reading is
one of them, or one of them with its last figures changed (``1890-95``), so a reading with another year is left out, and
where nothing else is left it is not believed. Where a letter touches a figure it may be one itself (``196O/1999``), and
nothing is left out.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from datenorm.core.canonical import Interval, Point, decode, parse
from datenorm.runtime.search import Candidate

#: A number of four figures that no other figure touches.
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)", re.ASCII)
#: A figure beside what may be another one.
_TOUCHED = re.compile(r"[^\W\d_]\d|\d[^\W\d_]|\|\d|\d\|")
#: What is left of the probability of a reading with such a year, when there is no other reading.
_HARDLY = math.log(0.01)


@lru_cache(maxsize=1 << 13)
def names_years(text: str) -> bool:
    """Whether a cleaned text has two different numbers of four figures, and none that may hide another."""
    return len(set(_YEAR.findall(text))) > 1 and _TOUCHED.search(text) is None


def without_inventions(text: str, candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """The readings of a cleaned text without those whose year stands nowhere in it.

    Args:
        candidates: best first; all are kept where the text has less than two numbers of four figures.
    """
    if not candidates or not names_years(text):
        return candidates
    kept = [candidate for candidate in candidates if not _invents(text, decode(candidate.symbols).canonical)]
    if len(kept) == len(candidates):
        return candidates
    if not kept:
        return [candidate._replace(log_probability=candidate.log_probability + _HARDLY) for candidate in candidates]
    whole = sum(candidate.probability for candidate in candidates)
    shift = math.log(whole / sum(candidate.probability for candidate in kept))
    return [candidate._replace(log_probability=candidate.log_probability + shift) for candidate in kept]


def _invents(text: str, canonical: str) -> bool:
    read = parse(canonical)
    sides = (read.start, read.end) if isinstance(read, Interval) else (read,)
    return not all(_stands(year, text) for side in sides if isinstance(side, Point) for year in _years(side))


def _stands(year: str, text: str) -> bool:
    """Whether a year is written: whole, or by its last two figures or its last one behind another year."""
    return year in text or re.search(rf"\d\W+(?:{year[-2:]}|{year[-1]})(?!\d)", text) is not None


def _years(point: Point) -> list[str]:
    """The year of a Gregorian date after Christ, as four figures; none of any other."""
    if point.date is None or point.calendar:
        return []
    year = point.date.year
    return [year] if year.isdigit() and len(year) == len("1999") and not year.startswith("0") else []
