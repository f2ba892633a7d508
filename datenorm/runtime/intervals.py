"""What the numbers of an interval in figures say under each order: one order holds for both of its sides.

text                       reading                  DMY                      MDY
03.01.1942-08.07.1942      1942-01-03/1942-07-08    1942-01-03/1942-07-08    1942-03-01/1942-08-07    both are open
25.12.1942 - 03.01.1943    1942-12-25/1943-01-03    1942-12-25/1943-01-03                             settled
03.05.1942-02.06.1942      1942-05-03/1942-06-02    1942-05-03/1942-06-02    (ends before it begins)  settled
03.01.-08.07.1942          1942-01-03/1942-07-08    1942-01-03/1942-07-08    1942-03-01/1942-08-07    one year for both
03.-08.07.1942             1942-07-03/1942-07-08    1942-07-03/1942-07-08                             one month for both
until 03/04/2005           ../2005-04-03            ../2005-04-03            ../2005-03-04            both are open

A reading whose sides stand in two orders (1942-01-03/1942-08-07) is told by that no order gives it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from datenorm.core.canonical import Date, Interval, Point, parse, written
from datenorm.core.resolve import resolve
from datenorm.runtime.numeric import open_order, order_of
from datenorm.runtime.orders import Figures, figures, reordered
from datenorm.text.vocabulary import ORDERS

#: A date in figures: three numbers between the same separators, two, or eight digits.
_DAY = r"\d{{1,4}}(?P<{0}> ?[./-] ?| )\d{{1,2}}(?P={0})\d{{1,4}}|\d{{1,2}}[./-]\d{{1,2}}|\d{{8}}"
#: Two that stand next to each other, where the joining mark may be a separator as well.
_JOINED = re.compile(
    rf"(?<![\d:./-])(?P<start>{_DAY.format('one')})\.?[-/](?P<end>{_DAY.format('two')})(?![\d:]|[./-]\d)", re.ASCII
)
#: One that no number touches.
_APART = re.compile(rf"(?<![\d:])(?<!\d[./-])(?P<day>{_DAY.format('one')})(?![\d:]|[./-]\d)", re.ASCII)
_MOST = 2
_NO_YEAR = "XXXX"


@dataclass(frozen=True, slots=True)
class IntervalFigures:
    """An interval of which one side at least is a day in figures.

    Attributes:
        figures: order -> the reading, for each order under which there is such an interval.
        written: the same with those that end before they begin.
        sides: the texts of the sides in figures whose order is a question.
        fitting: for each of these, the orders that give the reading's day.
    """

    figures: Figures
    written: Mapping[str, str]
    sides: tuple[str, ...]
    fitting: tuple[frozenset[str], ...]

    @property
    def readings(self) -> Mapping[str, str]:
        """Order -> reading: of the intervals that there are, or where there is none, of those that are written."""
        return self.figures.readings or self.written

    def is_open(self, both_orders: bool | None) -> bool:
        """Whether it could be either way around; see :func:`datenorm.runtime.numeric.open_order`."""
        return self.figures.open and any(open_order(side, both_orders) for side in self.sides)


@lru_cache(maxsize=1 << 13)
def days_in(text: str) -> tuple[str, ...]:
    """The texts of the dates in figures in a cleaned text, in its order; none where there are more than two."""
    joined = _JOINED.search(text)
    found = (joined["start"], joined["end"]) if joined else tuple(match["day"] for match in _APART.finditer(text))
    return found if len(found) <= _MOST else ()


def interval_figures(text: str, canonical: str) -> IntervalFigures | None:
    """What the figures of a cleaned text say under each order, when it was read as an interval.

    Returns:
        None where the reading is none, or no side of it is a day that stands in the text in figures.
    """
    if "/" not in canonical or not (days := days_in(text)):
        return None
    interval = parse(canonical)
    assert isinstance(interval, Interval)
    sides = (_day_of(interval.start), _day_of(interval.end))
    dated = any(map(_has_year, days))
    if len(days) == _MOST:
        return _told(interval, {place: _Found(day, sides[place], dated) for place, day in enumerate(days)})
    places = [place for place in (1, 0) if _Found(days[0], sides[place], False).fitting]
    if not places or (_shares_month(sides) and not dated):  # the days of a month in words: 3-5 May
        return None
    found = _Found(days[0], sides[places[0]], False)
    return _told(interval, {places[0]: found}, dated and _shares_month(sides))


def is_open(text: str, both_orders: bool | None) -> bool:
    """Whether a date in figures, or a side of an interval of these, could be either way around by itself."""
    return open_order(text, both_orders) or any(open_order(day, both_orders) for day in days_in(text))


def _has_year(day: str) -> bool:
    found = figures(day)
    return found is not None and any(not reading.startswith(_NO_YEAR) for reading in found.readings.values())


def _day_of(point: Point | None) -> Date | None:
    """The date of a side of an interval, where that is one Gregorian day."""
    if point is None or point.date is None or point.calendar:
        return None
    return point.date if point.date.month.isdigit() and point.date.day.isdigit() else None


def _shares_month(sides: Sequence[Date | None]) -> bool:
    """Whether both sides are days of one month: where one stands in figures, the other gave its day alone."""
    start, end = sides
    return start is not None and end is not None and (start.year, start.month) == (end.year, end.month)


class _Found:
    """A date in figures and the side of a reading that it is to be.

    Attributes:
        text: the date.
        asked: whether its order is a question.
        dates: order -> the day that it is.
        fitting: the orders that give the reading's day.
    """

    def __init__(self, text: str, date: Date | None, dated: bool) -> None:
        """``dated``: the text has a year besides, which a date without one may take."""
        found = figures(text) if date is not None else None
        self.text, self.asked = text, found is not None and found.asked
        self.dates: dict[str, Date] = {}
        fitting = set[str]()
        for order, reading in (found.readings if found is not None else {}).items():
            assert date is not None
            day = _date(reading)
            self.dates[order] = replace(date, year=_year(day.year, date.year), month=day.month, day=day.day)
            if self.dates[order] == date and (dated or day.year != _NO_YEAR or date.year == _NO_YEAR):
                fitting.add(order)
        self.fitting = frozenset(fitting)

    def under(self, order: str) -> Date:
        """The day under an order; of a date whose year stands in front, that day under each."""
        return self.dates[order] if self.asked else next(iter(self.dates.values()))


def _date(reading: str) -> Date:
    point = parse(reading)
    assert isinstance(point, Point) and point.date is not None
    return point.date


def _year(number: str, read: str) -> str:
    """The year of a side whose figures say ``number``: where they leave something open, as it was read."""
    if number == _NO_YEAR or (number.startswith("XX") and read.endswith(number[2:])):
        return read
    return number


def _told(interval: Interval, found: Mapping[int, _Found], settled: bool = False) -> IntervalFigures | None:
    """The interval under each order.

    Args:
        found: place of a side -> its figures.
        settled: the other side is written so that no other order than that of the reading is possible.
    """
    if not all(side.fitting for side in found.values()):
        return None
    asked = [side for side in found.values() if side.asked]
    sides = asked or list(found.values())
    orders = [order for order in ORDERS if all(order in (side.fitting if settled else side.dates) for side in sides)]
    readings = {order: written(_under(interval, found, order)) for order in orders}
    existing = {order: reading for order, reading in readings.items() if resolve(reading).reason is None}
    return IntervalFigures(
        Figures(existing, asked=bool(asked)),
        readings,
        tuple(side.text for side in asked),
        tuple(side.fitting for side in asked),
    )


def _under(interval: Interval, found: Mapping[int, _Found], order: str) -> Interval:
    points = [interval.start, interval.end]
    for place, side in found.items():
        point = points[place]
        assert point is not None
        points[place] = replace(point, date=side.under(order))
    return Interval(*points)


def figures_read(text: str, canonical: str) -> Figures | None:
    """What the figures of a cleaned text say under each order, as readings of the whole text.

    Args:
        canonical: how the text was read: one date, or an interval.

    Returns:
        None where that reading rests on no date in figures under any order.
    """
    if "/" in canonical:
        interval = interval_figures(text, canonical)
        return interval.figures if interval is not None and canonical in interval.written.values() else None
    found = figures(text)
    if found is None:
        return None
    variants = {order: reordered(canonical, day) for order, day in found.readings.items()}
    readings = {order: reading for order, reading in variants.items() if reading is not None}
    return Figures(readings, found.asked) if canonical in readings.values() else None


def order_read(text: str, canonical: str, hint: str | None = None) -> str | None:
    """The order in which the numbers of a cleaned text give the reading; None where it rests on no order.

    When the order can't be told, because all give the same, the hint is repeated if it fits.
    """
    if "/" not in canonical:
        return order_of(text, canonical, hint)
    found = interval_figures(text, canonical)
    if found is None:
        return None
    fitting = [order for order, reading in found.readings.items() if reading == canonical]
    return hint if hint in fitting else fitting[0] if len(fitting) == 1 else None


def supposed(text: str) -> Figures | None:
    """What the figures of a cleaned text say before it is read: two dates are taken for an interval."""
    days = days_in(text)
    if len(days) < _MOST:
        return figures(text)
    parts = [figures(day) for day in days]
    for order in ORDERS:
        sides = [
            next(iter(part.readings.values()), None) if not part.asked else part.readings.get(order)
            for part in parts
            if part is not None
        ]
        if len(sides) == _MOST and None not in sides:
            found = interval_figures(text, "/".join(map(str, sides)))
            return found.figures if found is not None else figures(text)
    return figures(text)
