"""Which year a date means that doesn't say its century (``XX99-05-03``) or its year (``XXXX-05-03``).

A stated rule chooses, never today's date: the policy's window of 100 years, its reference date, or the other side of
an interval. Windows are counted in the years of the calendar that is written: 99 is 1999, and 1399 in the Persian one.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from datenorm.core import gregorian
from datenorm.core.calendars import CALENDARS, ERAS, GREGORIAN, Calendar
from datenorm.core.canonical import Date
from datenorm.core.policy import Policy, Prefer
from datenorm.core.results import Reason
from datenorm.core.spans import Refused, Span, check, era_span, floating_span, masked_span, year_span

#: How a rule is named in the answer: by a reference date, or by the other side of an interval.
PREFERENCE_RULES: dict[Prefer, str] = {
    "past": "latest not after",
    "future": "earliest not before",
    "nearest": "nearest to",
}
OTHER_SIDE_RULE = "from the other side of the interval"

#: What an occurrence costs, seen from a day number; infinite where it is not the kind that is preferred.
_COSTS: dict[Prefer, Callable[[Span, int], float]] = {
    "past": lambda span, number: number - span.first if span.first <= number else math.inf,
    "future": lambda span, number: span.last - number if span.last >= number else math.inf,
    "nearest": lambda span, number: max(span.first - number, number - span.last, 0),
}

#: Years to either side in which a missing year is looked for: 29 February can be 8 years away.
_REACH = 10
#: A date without a year exists when it does in one of the ten years from here.
_SOME_YEAR = gregorian.new_year(2000)
_UNKNOWN = ("", "XX")


class Side(NamedTuple):
    """A date and its calendar: a point, or one side of an interval."""

    date: Date
    calendar: Calendar

    @classmethod
    def of(cls, date: Date, calendar: str) -> "Side":
        """Take a parsed date; zeros for an unknown month or day after a real year are dropped (``1829-10-00``)."""
        if date.day == "00" and _is_real(date.year):
            date = replace(date, day="")
        if date.month == "00" and date.day in _UNKNOWN and _is_real(date.year):
            date = Date(date.year)
        return cls(date, CALENDARS[calendar or GREGORIAN.id])

    @property
    def lacks(self) -> int:
        """What the year lacks: nothing 0, its century 1, all of it 2."""
        if not self.date.year.startswith("XX"):
            return 0
        return 1 if self.date.year[2:].isdigit() else 2


def _is_real(year: str) -> bool:
    return "X" not in year and year.strip("-0") != ""


def locate(side: Side, policy: Policy) -> tuple[Span, str | None]:
    """The days of a date, and the rule that chose its year (None when the year is written).

    Raises:
        Refused: there is no such day, nothing of the date is known, or its calendar needs the year that is missing.
    """
    if side.lacks == 0:
        return _written(side), None
    return _two_digit(side, policy) if side.lacks == 1 else _missing(side, policy)


def locate_both(start: Side, end: Side, policy: Policy) -> tuple[Span, Span, str | None]:
    """The days of an interval's sides, and the rule that chose their years.

    The side that lacks less of its year (of two alike the end) is located first, the other one next to it.

    Raises:
        Refused: as in `locate`, or the interval ends before it begins.
    """
    if end.lacks <= start.lacks:
        last, rule = locate(end, policy)
        first, other_rule = _beside(start, last, last.last, "past", policy)
    else:
        first, rule = locate(start, policy)
        last, other_rule = _beside(end, first, first.first, "future", policy)
    if not (first.floating or last.floating) and first.first > last.last:
        raise Refused(Reason.NO_SUCH_DAY)
    return first, last, "; ".join(filter(None, (rule, other_rule))) or None


def _beside(side: Side, other: Span, number: int, prefer: Prefer, policy: Policy) -> tuple[Span, str | None]:
    if side.lacks == 0 or other.floating:
        return locate(side, policy)
    return _occurrence(side, number, prefer), OTHER_SIDE_RULE


def _written(side: Side) -> Span:
    if side.date.year.startswith("-XX"):  # no policy says which century before Christ is meant
        raise Refused(Reason.OUT_OF_RANGE)
    return era_span(side.date) if side.date.year[0] in ERAS else masked_span(side.calendar, side.date)


def _two_digit(side: Side, policy: Policy) -> tuple[Span, str | None]:
    calendar, digits = side.calendar, int(side.date.year[2:])
    if calendar.last_year < 100:
        return year_span(calendar, digits, side.date), None
    if policy.century == "past":
        return _by_reference(side, policy, "past")
    start = _window(calendar, policy.century)
    span = year_span(calendar, start + (digits - start) % 100, side.date)
    if calendar.shift is None:
        return span, f"window {start}-{start + 99} ({calendar.id})"
    return span, f"window {policy.century}-{policy.century + 99}"


def _window(calendar: Calendar, century: int) -> int:
    """The first year of ``calendar`` that begins in the Gregorian year ``century`` or later."""
    if calendar.shift is not None:
        return century - calendar.shift
    first = gregorian.new_year(century)
    year = calendar.year_of(first)
    return year if calendar.year(year)[0] >= first else year + 1


def _missing(side: Side, policy: Policy) -> tuple[Span, str | None]:
    date, calendar = side
    if not (date.week or date.ordinal) and date.month in _UNKNOWN and date.day in _UNKNOWN:
        raise Refused(Reason.NOT_A_DATE)
    some = min(calendar.year_of(_SOME_YEAR), calendar.last_year - _REACH)
    check(calendar, range(some, some + _REACH), date)
    if policy.reference is not None and calendar.covers(policy.reference.toordinal()):
        return _by_reference(side, policy, policy.prefer)
    if not calendar.gregorian_months:
        raise Refused(Reason.UNSURE)
    return floating_span(date), None


def _by_reference(side: Side, policy: Policy, prefer: Prefer) -> tuple[Span, str | None]:
    number = policy.reference.toordinal() if policy.reference else _SOME_YEAR
    return _occurrence(side, number, prefer), f"{PREFERENCE_RULES[prefer]} {gregorian.iso_day(number)}"


def _occurrence(side: Side, number: int, prefer: Prefer) -> Span:
    """The occurrence that ``prefer`` means, seen from a day number; the earlier of two as near.

    Raises:
        Refused: there is none (no such day in those years), or none on that side within the calendar's range.
    """
    spans = _occurrences(side, number)
    if not spans:
        raise Refused(Reason.NO_SUCH_DAY)
    cost = _COSTS[prefer]
    span = min(spans, key=lambda span: (cost(span, number), span.first))
    if cost(span, number) == math.inf:
        raise Refused(Reason.OUT_OF_RANGE)
    return span


def _occurrences(side: Side, number: int) -> list[Span]:
    """What the date can mean in the years around a day number; the years beside it do, if it is in all of them."""
    date, calendar = side
    base = calendar.year_of(number)
    if side.lacks == 1:
        latest = base - (base - int(date.year[2:])) % 100
        return _existing(calendar, range(latest - 100, latest + 101, 100), [date])
    if date.month == "XX" and date.day not in _UNKNOWN:
        months = [replace(date, month=f"{month:02d}") for month in range(1, 14)]
        return _existing(calendar, range(base - 1, base + 2), months)
    spans = _existing(calendar, range(base - 1, base + 2), [date])
    return spans if len(spans) == 3 else _existing(calendar, range(base - _REACH, base + _REACH + 1), [date])


def _existing(calendar: Calendar, years: range, dates: list[Date]) -> list[Span]:
    spans = []
    for year, date in product(years, dates):
        if calendar.has_year(year):
            with suppress(Refused):
                spans.append(year_span(calendar, year, date))
    return spans
