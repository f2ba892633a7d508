"""From a reading to an answer: the arithmetic of calendars and the user's policy, and nothing else.

The same reading and policy give the same answer on any day: nothing here asks what day it is.

    reading                        answer
    XX99-05-03                     1999-05-03, in the policy's 100 years
    XXXX-05-03                     with a reference date the occurrence that the policy prefers, else as it is
    1998/XX02, XXXX-12-28/2003-01  the side that lacks a century or year takes it from the other side
    XX65/XX72                      the end by the policy, the start as the latest before it
    1829-10-00, 1829-00-00         1829-10, 1829: zeros after a real year are unknown parts
    0000-00-00, 2021-02-30         no-such-day
    1895/1890                      no-such-day: an interval that ends before it begins
    2007-03-07/2007-03-07          2007-03-07: a date written twice is that date
    1999-05-03T24:00               the day as written; with its time 1999-05-04T00:00
    1999-05T14:00                  1999-05: a time needs a day
"""

import datetime
import re
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from datenorm.core import gregorian
from datenorm.core.calendars import ERAS, GREGORIAN
from datenorm.core.canonical import Empty, Interval, Point, Time, parse, written_time
from datenorm.core.policy import Policy, View
from datenorm.core.results import Reason
from datenorm.core.spans import Refused, day_span
from datenorm.core.years import Side, locate, locate_both

DEFAULT_POLICY = Policy()

_OPEN = ".."
_LONGEST_OFFSET = 15
_FULL_DAY = re.compile(r"(-?\d{4})-(\d\d)-(\d\d)(?:T.*)?", re.ASCII)
_UNKNOWN_TAIL = re.compile(r"(?<=.{4})-XX(?:-(?:XX|\d\d))?$")


class Resolution(NamedTuple):
    """The answer to a reading, always in the Gregorian calendar.

    Attributes:
        date: the day, or the precision there is: ``1999-05-03``, ``1999-05``, ``186X``, ``1890/1895``,
            ``XXXX-05-03``, and ``T15:30`` of a bare time; None when refused.
        datetime: the same with the time and zone behind a day.
        edtf: the same as ``datetime`` with qualifiers and unknown parts (``1999-05-XX``).
        calendar: CLDR's id of the calendar that it is written in.
        century_rule: the rule that chose a two-digit or missing year, None when none was needed.
        reason: why it is refused, None when it is not.
    """

    date: str | None
    datetime: str | None
    edtf: str | None
    calendar: str = GREGORIAN.id
    century_rule: str | None = None
    reason: Reason | None = None

    def answer(self, view: View) -> str | None:
        """What a view shows: ``date``, ``datetime`` or ``edtf``."""
        shown: str | None = getattr(self, view)
        return shown


def resolve(canonical: str, policy: Policy = DEFAULT_POLICY) -> Resolution:
    """Resolve a canonical reading (``1999-05-03``, ``XX99-05-03``, ``1394-06-12[u-ca=persian]``; "" is not-a-date).

    Raises:
        CanonicalError: the reading is outside the grammar.
    """
    if _is_plain(canonical):  # the commonest reading, spared the general way
        return Resolution(canonical, canonical, canonical)
    return _resolve(canonical, policy)


@lru_cache(maxsize=8192)
def _resolve(canonical: str, policy: Policy) -> Resolution:
    reading = parse(canonical)
    if isinstance(reading, Empty):
        return Resolution(None, None, None, reason=Reason.NOT_A_DATE)
    try:
        if isinstance(reading, Interval):
            if reading.start is not None and reading.start == reading.end:
                return _resolve_point(reading.start, policy)
            return _resolve_interval(reading, policy)
        return _resolve_point(reading, policy)
    except Refused as refusal:
        return Resolution(None, None, None, _calendar_id(reading), reason=refusal.reason)


def _is_plain(canonical: str) -> bool:
    """Whether a reading is an existing Gregorian day with its full year, which no policy changes."""
    if len(canonical) != 10 or canonical[4] != "-" or canonical[7] != "-":
        return False
    try:
        datetime.date.fromisoformat(canonical)
    except ValueError:
        return False
    return True


def weekday_of(date: str) -> int | None:
    """The weekday, Monday 1 to Sunday 7, of an ISO day (a time behind it does no harm); None of anything else."""
    match = _FULL_DAY.fullmatch(date)
    if match is None:
        return None
    year, month, day = map(int, match.groups())
    if not (1 <= month <= 12 and 1 <= day <= gregorian.month_lengths(year)[month - 1]):
        return None
    return gregorian.weekday(gregorian.day_number(year, month, day))


def _calendar_id(reading: Point | Interval | None) -> str:
    """The calendar that a reading is written in; of an interval the first that is not the Gregorian one."""
    if isinstance(reading, Interval):
        first = _calendar_id(reading.start)
        return first if first != GREGORIAN.id else _calendar_id(reading.end)
    if reading is None or reading.date is None:
        return GREGORIAN.id
    return "japanese" if reading.date.year[0] in ERAS else reading.calendar or GREGORIAN.id


def _resolve_point(point: Point, policy: Policy) -> Resolution:
    time = point.time
    if time is not None:
        _check_time(time)
        if point.date is None:
            text = written_time(_at_midnight(time))
            return Resolution(text, text, text)
    span, rule = locate(_side(point), policy)
    date, calendar = _plain(span.start, span.end), _calendar_id(point)
    if time is None or not span.is_day:
        return Resolution(date, date, span.text(point.qualifier), calendar, rule)
    if time.hour == "24" and not span.floating:
        span, time = day_span(span.first + 1), _at_midnight(time)
    clock = written_time(time)
    return Resolution(date, span.start + clock, span.start + point.qualifier + clock, calendar, rule)


def _resolve_interval(interval: Interval, policy: Policy) -> Resolution:
    start, end, rule = _ends(interval, policy)
    date = _plain(start, end, interval=True)
    edtf = "/".join(
        text + (point.qualifier if point is not None else "")
        for text, point in ((start, interval.start), (end, interval.end))
    )
    return Resolution(date, date, edtf, _calendar_id(interval), rule)


def _ends(interval: Interval, policy: Policy) -> tuple[str, str, str | None]:
    """EDTF of the beginning and the end, and the rule that chose their years."""
    if interval.start is None:
        span, rule = locate(_side(interval.end), policy)
        return _OPEN, span.end, rule
    if interval.end is None:
        span, rule = locate(_side(interval.start), policy)
        return span.start, _OPEN, rule
    first, last, rule = locate_both(_side(interval.start), _side(interval.end), policy)
    return first.start, last.end, rule


def _side(point: Point | None) -> Side:
    assert point is not None and point.date is not None  # what the grammar grants where this is called
    return Side.of(point.date, point.calendar)


def _check_time(time: Time) -> None:
    """Refuse what no clock shows; 24:00 and a leap second are allowed, offsets go to 15:59."""
    hour, minute, second = int(time.hour), int(time.minute), int(time.second or 0)
    past_midnight = hour > 24 or (hour == 24 and minute + second > 0)
    no_leap_second = second > 60 or (second == 60 and minute != 59)
    if past_midnight or minute > 59 or no_leap_second:
        raise Refused(Reason.NO_SUCH_DAY)
    if len(time.zone) > 1 and (int(time.zone[1:3]) > _LONGEST_OFFSET or int(time.zone[4:]) > 59):
        raise Refused(Reason.NO_SUCH_DAY)


def _at_midnight(time: Time) -> Time:
    return replace(time, hour="00") if time.hour == "24" else time


def _plain(start: str, end: str, interval: bool = False) -> str:
    """A beginning and an end without their unknown tails, as one text: ``1999-05-XX`` is 1999-05."""
    start, end = _without_tail(start), _without_tail(end)
    return start if start == end and not interval else f"{start}/{end}"


def _without_tail(text: str) -> str:
    """Cut off an unknown month or day; a day without month and year (``XXXX-XX-20``) says nothing without them."""
    if "-XX" not in text:
        return text
    return text.removesuffix("-XX") if text.startswith("XXXX") else _UNKNOWN_TAIL.sub("", text)
