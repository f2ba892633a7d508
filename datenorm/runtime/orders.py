"""What the numbers of a date in figures say under each order, by arithmetic: no network is asked.

text         DMY          MDY          YMD
03/04/2005   2005-04-03   2005-03-04                both orders are open
13/04/2005   2005-04-13                             settled: no year has a thirteenth month
03/04/05     XX05-04-03   XX05-03-04   XX03-04-05   three orders are open
2005-04-03                             2005-04-03   the year in front: no order is asked for
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from datenorm.core import gregorian
from datenorm.core.canonical import Interval, Point, parse, written
from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.runtime.numeric import CUTS, PLACES, find_numbers

#: Years between which eight digits without separators are taken for a date.
_COMPACT_YEARS = range(1800, 2200)
_MONTHS = 12


@dataclass(frozen=True, slots=True)
class Figures:
    """A date in figures.

    Attributes:
        readings: order -> canonical reading of the day, for each order under which there is such a day.
        asked: its year does not stand in front in four digits, so it is a question of order at all.
        orders: the orders of the readings.
        open: whether more than one day is possible.
    """

    readings: dict[str, str]
    asked: bool
    orders: frozenset[str] = field(init=False)
    open: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "orders", frozenset(self.readings))
        object.__setattr__(self, "open", self.asked and len(set(self.readings.values())) > 1)


def figures(text: str) -> Figures | None:
    """The first date in figures of a cleaned text; None where there is none."""
    found = find_numbers(text)
    if found is None:
        return None
    numbers = found.numbers
    if len(numbers) == 1:
        return _compact(numbers[0])
    if len(numbers) == 2:
        pairs = {"DMY": (numbers[1], numbers[0]), "MDY": numbers}
        return Figures(_existing({order: ("XXXX", *pair) for order, pair in pairs.items()}), asked=True)
    parts = {order: (numbers[year], numbers[month], numbers[day]) for order, (year, month, day) in PLACES.items()}
    fitting = {
        order: (_year(year), month, day)
        for order, (year, month, day) in parts.items()
        if len(year) != 3 and len(day) <= 2
    }
    return Figures(_existing(fitting), asked=len(numbers[0]) <= 2)


def _compact(digits: str) -> Figures | None:
    parts = {order: (digits[year], digits[month], digits[day]) for order, (year, month, day) in CUTS.items()}
    readings = _existing({order: part for order, part in parts.items() if int(part[0]) in _COMPACT_YEARS})
    if not readings:
        return None
    if "YMD" in readings:
        return Figures({"YMD": readings["YMD"]}, asked=False)
    return Figures(readings, asked=True)


def _year(number: str) -> str:
    return number if len(number) == 4 else f"XX{int(number):02d}"


def _existing(parts: dict[str, tuple[str, str, str]]) -> dict[str, str]:
    """Canonical readings of those (year, month, day) that are days; without a century or year, in a leap year."""
    readings = {}
    for order, (year, month, day) in parts.items():
        if not 1 <= int(month) <= _MONTHS:
            continue
        length = gregorian.month_lengths(int(year) if year.isdigit() else 2000)[int(month) - 1]
        if 1 <= int(day) <= length:
            readings[order] = f"{year}-{int(month):02d}-{int(day):02d}"
    return readings


@lru_cache(maxsize=1 << 15)
def day_number(canonical: str, policy: Policy) -> int | None:
    """The number of the day that a reading resolves to, of an interval that of its first; None of anything else.

    Args:
        canonical: a reading; where it is a whole Gregorian day, one that there is.
    """
    whole = len(canonical) == len("2005-04-03") and canonical[:4].isdigit()
    date = canonical if whole else resolve(canonical, policy).date
    if date is not None and "/" in date:
        start, _, end = date.partition("/")
        date = end if start == ".." else start
    if date is None or len(date) != 10 or "X" in date:
        return None
    year, month, day = date.split("-")
    return gregorian.day_number(int(year), int(month), int(day))


def reordered(canonical: str, day: str) -> str | None:
    """The reading ``canonical`` with the year, month and day of the reading ``day``; None where it has no one day."""
    point, other = parse(canonical), parse(day)
    if not isinstance(point, Point) or not isinstance(other, Point) or isinstance(point, Interval):
        return None
    if point.date is None or other.date is None or point.calendar or not point.date.day:
        return None
    return written(
        replace(point, date=replace(point.date, year=other.date.year, month=other.date.month, day=other.date.day))
    )
