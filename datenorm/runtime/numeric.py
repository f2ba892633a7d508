"""Dates in figures only: in which order their numbers were read, and whether another would do as well.

The network learns how likely each order is; that both are possible at all is plain from the text, and is said
here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from datenorm.core.canonical import Date, Empty, Interval, Point, parse, written

#: Three numbers between the same separators, or two; never next to a colon (a time) or another number.
_THREE = re.compile(r"(?<![\d:./-])(\d{1,4})( ?[./-] ?| )(\d{1,2})\2(\d{1,4})(?![\d:]|[./-]\d)", re.ASCII)
_TWO = re.compile(r"(?<![\d:./-])(\d{1,2})([./-])(\d{1,2})(?![\d:]|[./-]\d)", re.ASCII)
#: Eight digits without separators.
_COMPACT = re.compile(r"(?<!\d)(\d{8})(?!\d)", re.ASCII)
#: Order -> where year, month and day stand among the eight.
CUTS: dict[str, tuple[slice, slice, slice]] = {
    "YMD": (slice(0, 4), slice(4, 6), slice(6, 8)),
    "DMY": (slice(4, 8), slice(2, 4), slice(0, 2)),
    "MDY": (slice(4, 8), slice(0, 2), slice(2, 4)),
}
#: Order -> places of year, month and day among three numbers.
PLACES: dict[str, tuple[int, int, int]] = {"DMY": (2, 1, 0), "MDY": (2, 0, 1), "YMD": (0, 1, 2)}

#: Separators between which both orders are in use everywhere. Between dots and spaces the day comes first in
#: all of CLDR, so there both are open only for a language that writes both orders.
_OPEN_SEPARATORS = "/-"
_MONTHS = 12


class Numbers(NamedTuple):
    """The numbers of a date in figures, in the order of the text; ``year`` is missing from two of them."""

    numbers: tuple[str, ...]
    separator: str


@lru_cache(maxsize=1 << 13)
def find_numbers(text: str) -> Numbers | None:
    """The first date in figures in a cleaned text, or None."""
    match = _THREE.search(text)
    if match is not None:
        return Numbers((match[1], match[3], match[4]), match[2].strip() or " ")
    match = _TWO.search(text)
    if match is not None:
        return Numbers((match[1], match[3]), match[2])
    match = _COMPACT.search(text)
    return None if match is None else Numbers((match[1],), "")


def _date(canonical: str) -> Date | None:
    """The date of a reading that is one Gregorian point with a month and a day."""
    reading = parse(canonical)
    if isinstance(reading, Empty | Interval) or reading.date is None or reading.calendar:
        return None
    date = reading.date
    return date if date.month.isdigit() and date.day.isdigit() else None


def order_of(text: str, canonical: str, hint: str | None = None) -> str | None:
    """The order in which the numbers of ``text`` give the reading; None where it rests on no order.

    When day and month are the same number the order can't be told, and the hint is repeated if it fits.
    """
    numbers = find_numbers(text)
    date = None if numbers is None else _date(canonical)
    if numbers is None or date is None:
        return None
    fitting = [order for order in PLACES if _fits(numbers.numbers, date, order)]
    if hint in fitting:
        return hint
    return fitting[0] if len(fitting) == 1 or (fitting and len(numbers.numbers) == 2) else None


def _fits(numbers: tuple[str, ...], date: Date, order: str) -> bool:
    if len(numbers) == 1:
        year, month, day = (numbers[0][cut] for cut in CUTS[order])
    elif len(numbers) == 3:
        year, month, day = (numbers[place] for place in PLACES[order])
    else:
        day, month = numbers if order == "DMY" else numbers[::-1]
        return _same(month, date.month) and _same(day, date.day) and date.year == "XXXX"
    return _same(month, date.month) and _same(day, date.day) and _same_year(year, date.year)


def _same(written_number: str, field: str) -> bool:
    return int(written_number) == int(field)


def _same_year(number: str, year: str) -> bool:
    if year.startswith("XX"):
        return year[2:].isdigit() and int(number) == int(year[2:])
    return year.lstrip("-").isdigit() and int(number) == int(year)


def open_order(text: str, both_orders: bool | None) -> bool:
    """Tell whether day and month of a date in figures could be either way around.

    So it is when the year comes last or is missing, both of the other numbers could be a month, and they
    differ.

    Args:
        text: the cleaned text.
        both_orders: whether the language is known to write both orders; None when no language is known.
    """
    if both_orders is False:
        return False
    numbers = find_numbers(text)
    if numbers is None or len(numbers.numbers) == 1:
        return False
    if both_orders is None and numbers.separator not in _OPEN_SEPARATORS:
        return False
    if len(numbers.numbers[0]) > 2 or len(numbers.numbers[-1]) not in (2, 4, 1):
        return False
    first, second = int(numbers.numbers[0]), int(numbers.numbers[1])
    return first != second and 1 <= first <= _MONTHS and 1 <= second <= _MONTHS


def swapped(canonical: str) -> str | None:
    """The reading with day and month the other way around; None where that is no reading."""
    date = _date(canonical)
    if date is None or date.day == date.month:
        return None
    if not (1 <= int(date.day) <= _MONTHS and 1 <= int(date.month) <= _MONTHS):
        return None
    point = parse(canonical)
    assert isinstance(point, Point)
    return written(replace(point, date=replace(date, month=date.day, day=date.month)))


def writes_both(language: str, orders: Mapping[str, str]) -> bool | None:
    """Tell whether the countries of a language write day first and month first (``en``; not ``de``).

    None where they all write the year first (``ja``), which says nothing of a date whose year stands last.
    """
    found = {order for locale, order in orders.items() if locale.split("_")[0] == language.split("_")[0]}
    return None if found == {"YMD"} else {"DMY", "MDY"} <= found
