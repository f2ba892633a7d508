"""Which days a date covers, and how EDTF says them; every number is checked, none overflows into the next month.

written in                  covers                       said as
Gregorian months            day, month, quarter, year    the same, in Gregorian years
other months                a day                        that day
                            a month                      its first and last day, `2015-08-23/2015-09-22`
                            a year, a season             the Gregorian years it touches, `1794/1795`
ISO week                    Monday to Sunday             its first and last day
decade, century (`186X`)    all its years                the same; in other years the first and last year
"""

from dataclasses import dataclass

from datenorm.core import gregorian
from datenorm.core.calendars import ERAS, GREGORIAN, JAPAN_GREGORIAN_SINCE, Calendar
from datenorm.core.canonical import Date, Point, written_point
from datenorm.core.results import Reason

_FIRST_DAY = gregorian.new_year(gregorian.FIRST_YEAR)
_LAST_DAY = gregorian.new_year(gregorian.LAST_YEAR + 1) - 1
_UNKNOWN = ("", "XX")
_SEASONS, _QUARTERS = range(21, 25), range(33, 37)
#: Within so many years each calendar has a leap year, and so each day that it can have.
_LEAP_CYCLE = 10


class Refused(Exception):
    """A date that can't be resolved; caught in ``datenorm.core.resolve``."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Span:
    """The days that a date covers.

    Attributes:
        first, last: day numbers; meaningless when floating.
        start, end: EDTF of its beginning and end, the same string when one says it all.
        is_day: it is one day, so that a time may follow.
        floating: it has no year.
    """

    first: int
    last: int
    start: str
    end: str
    is_day: bool = False
    floating: bool = False

    def text(self, qualifier: str = "") -> str:
        """EDTF, ``qualifier`` after each date in it."""
        if self.start == self.end:
            return self.start + qualifier
        return f"{self.start}{qualifier}/{self.end}{qualifier}"


def day_span(number: int) -> Span:
    """One day.

    Raises:
        Refused: its year is outside -9999 to 9999.
    """
    text = _iso_day(number)
    return Span(number, number, text, text, is_day=True)


def year_span(calendar: Calendar, year: int, date: Date) -> Span:
    """The days of ``date`` in ``year`` of ``calendar``; ``date.year`` is not looked at.

    Raises:
        Refused: there is no such day, or the year is out of the calendar's range.
    """
    if not calendar.has_year(year):
        raise Refused(Reason.NO_SUCH_DAY if year < 1 else Reason.OUT_OF_RANGE)
    if date.week:
        return _week(calendar, year, date)
    if date.ordinal:
        first, last = calendar.year(year)[0], calendar.last_day(year)
        return day_span(first + _between(date.ordinal, 1, last - first + 1) - 1)
    if date.month in _UNKNOWN:
        return _year(calendar, year, date)
    month = int(date.month)
    if month in _SEASONS or month in _QUARTERS:
        return _season(calendar, year, date)
    return _month_or_day(calendar, year, date)


def masked_span(calendar: Calendar, date: Date) -> Span:
    """The days of a date whose year is written in full or with unknown last digits (``1999``, ``-0043``, ``186X``).

    Raises:
        Refused: there is no such day in any of the years, or they are out of the calendar's range.
    """
    low, high = _bounds(date.year)
    if low == high:
        return year_span(calendar, low, date)
    years = range(max(low, calendar.first_year), min(high, calendar.last_year) + 1)
    check(calendar, years, date)
    whole = _years(calendar, years[0], years[-1])
    if calendar.shift != 0:
        return whole
    # EDTF has no week and no day of the year in a year that is not known: of those the year is told.
    plain = calendar.gregorian_months and not (date.week or date.ordinal)
    text = written_point(Point(date)) if plain else date.year
    return Span(whole.first, whole.last, text, text)


def era_span(date: Date) -> Span:
    """The days of a date in years of a Japanese era (``R01-05-01``).

    Months and days before Japan took the Gregorian calendar (1873) were lunisolar: of those dates the year is told.

    Raises:
        Refused: there is no such day, or the era begins after it.
    """
    era = ERAS[date.year[0]]
    year = era.before + _between(date.year[1:], 1, 99)
    if year < JAPAN_GREGORIAN_SINCE:
        return _lunisolar(year, date)
    span = year_span(GREGORIAN, year, date)
    if span.last < gregorian.day_number(*era.first_day):
        raise Refused(Reason.NO_SUCH_DAY)
    return span


def floating_span(date: Date) -> Span:
    """A date without a year, kept as it is; ``XXXX-05-03``."""
    text = written_point(Point(date))
    is_day = date.month not in _UNKNOWN and date.day not in _UNKNOWN
    return Span(0, 0, text, text, is_day, floating=True)


def check(calendar: Calendar, years: range, date: Date) -> None:
    """Make sure that ``date`` exists in one of ``years``.

    Raises:
        Refused: it does not.
    """
    reason = Reason.OUT_OF_RANGE
    for year in years[:_LEAP_CYCLE]:
        try:
            year_span(calendar, year, date)
        except Refused as refusal:
            reason = refusal.reason
        else:
            return
    raise Refused(reason)


def _lunisolar(year: int, date: Date) -> Span:
    for digits, most in ((date.month, 12), (date.day, 30)):
        if digits not in _UNKNOWN:
            _between(digits, 1, most)
    return year_span(GREGORIAN, year, Date(date.year))


def _between(digits: str, low: int, high: int) -> int:
    number = int(digits)
    if not low <= number <= high:
        raise Refused(Reason.NO_SUCH_DAY)
    return number


def _bounds(year: str) -> tuple[int, int]:
    """The first and last year that a masked year can mean; ``-04XX`` is -499 to -400."""
    if year == "-0000":
        raise Refused(Reason.NO_SUCH_DAY)
    low, high = int(year.replace("X", "0")), int(year.replace("X", "9"))
    return min(low, high), max(low, high)


def _iso_day(number: int) -> str:
    if not _FIRST_DAY <= number <= _LAST_DAY:
        raise Refused(Reason.OUT_OF_RANGE)
    return gregorian.iso_day(number)


def _days(first: int, last: int) -> Span:
    return Span(first, last, _iso_day(first), _iso_day(last))


def _kept(calendar: Calendar, year: int, date: Date, first: int, last: int, is_day: bool = False) -> Span:
    """Days that Gregorian months can say with the precision that was written."""
    text = gregorian.iso_year(year + (calendar.shift or 0)) + f"-{date.month}" + (f"-{date.day}" if date.day else "")
    return Span(first, last, text, text, is_day)


def _years(calendar: Calendar, low: int, high: int) -> Span:
    """The days of the years ``low`` to ``high``, said as the Gregorian years they touch."""
    first, last = calendar.year(low)[0], calendar.last_day(high)
    if calendar.shift is None:
        start, end = gregorian.civil(first)[0], gregorian.civil(last)[0]
    else:
        start, end = low + calendar.shift, high + calendar.shift
    return Span(first, last, gregorian.iso_year(start), gregorian.iso_year(end))


def _month_or_day(calendar: Calendar, year: int, date: Date) -> Span:
    first, length = calendar.month(year, int(date.month))
    if not length:
        raise Refused(Reason.NO_SUCH_DAY)
    is_day = date.day not in _UNKNOWN
    if is_day:
        first += _between(date.day, 1, length) - 1
    last = first if is_day else first + length - 1
    if calendar.gregorian_months:
        return _kept(calendar, year, date, first, last, is_day)
    return day_span(first) if is_day else _days(first, last)


def _year(calendar: Calendar, year: int, date: Date) -> Span:
    if date.day not in _UNKNOWN:
        _between(date.day, 1, max(calendar.year(year)[1]))
    span = _years(calendar, year, year)
    if calendar.gregorian_months and date.month:
        return _kept(calendar, year, date, span.first, span.last)
    return span


def _season(calendar: Calendar, year: int, date: Date) -> Span:
    """A season covers its year (winter lies at either end, and the south has them otherwise), a quarter its months."""
    if date.day not in _UNKNOWN:
        raise Refused(Reason.NO_SUCH_DAY)
    span = _years(calendar, year, year)
    if not calendar.gregorian_months:
        return span
    first, last = span.first, span.last
    if int(date.month) in _QUARTERS:
        month = 3 * (int(date.month) - _QUARTERS.start) + 1
        first = calendar.month(year, month)[0]
        last = sum(calendar.month(year, month + 2)) - 1
    return _kept(calendar, year, date, first, last)


def _week(calendar: Calendar, year: int, date: Date) -> Span:
    if not calendar.gregorian_months:
        raise Refused(Reason.NO_SUCH_DAY)
    own = year + (calendar.shift or 0)
    monday = gregorian.first_week(own) + 7 * (_between(date.week, 1, gregorian.weeks_in(own)) - 1)
    if date.weekday:
        return day_span(monday + _between(date.weekday, 1, 7) - 1)
    return _days(monday, monday + 6)
