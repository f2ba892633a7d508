"""The calendars that people write dates in, one row each, converted to the proleptic Gregorian calendar.

A calendar is two functions: the day number (see ``datenorm.core.gregorian``) on which a year begins, and the lengths
of its months. All else (validity, conversion both ways) follows from them. Ids are those of Unicode CLDR where it has
one; ``french`` and ``julian`` are ours.

id         months  a year begins by
gregory    12      arithmetic
julian     12      convertdate
buddhist   12      the Gregorian year + 543 (Thailand since 1941; its year began in April before)
roc        12      the Gregorian year - 1911 (Taiwan)
persian    12      the 33-year rule, corrected where the equinox in Tehran departs from it (see `_persian_new_year`)
islamic    12      Umm al-Qura, 1343 to 1500 AH (hijridate's table); the tabular civil calendar in all other years
hebrew     13      convertdate; months as CLDR numbers them: Tishri 1 to Shevat 5, Adar I 6 (none in a common year),
                   Adar or Adar II 7, Nisan 8 to Elul 13
ethiopic   13      the Coptic year + 276 (Amete Mihret)
coptic     13      convertdate
indian     12      convertdate (Saka era, the national calendar of 1957)
french     13      the autumn equinox in Paris, as decreed and as it was in the years 1 to 14 (see `_FRENCH_LEAP`);
                   month 13 holds the complementary days; the years after 14 serve the Commune (an 79)

Days that begin at sunset (Islamic, Hebrew) are taken for the Gregorian day of their morning, as tables do.
convertdate and hijridate are imported when a year of their calendars is first asked for.
"""

import importlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from datenorm.core import gregorian

#: What to take from a Julian day (at midnight, as convertdate counts) or a Julian day number for a day number.
_JULIAN_DAY, _JULIAN_DAY_NUMBER = 1721424.5, 1721425


@dataclass(frozen=True, slots=True, eq=False)
class Calendar:
    """One calendar.

    Attributes:
        id: CLDR's id.
        first_year, last_year: the years that can be converted.
        new_year: year -> number of its first day.
        lengths: year -> days in month 1, 2, ...; 0 for a month that the year lacks.
        shift: what to add to a year for the Gregorian year that it runs with, None when it straddles two.
        gregorian_months: its months are the Gregorian ones, so that a month alone can be said too.
    """

    id: str
    first_year: int
    last_year: int
    new_year: Callable[[int], int]
    lengths: Callable[[int], tuple[int, ...]]
    shift: int | None = None
    gregorian_months: bool = False

    def has_year(self, year: int) -> bool:
        """Tell whether ``year`` is among those that can be converted."""
        return self.first_year <= year <= self.last_year

    def year(self, year: int) -> tuple[int, tuple[int, ...]]:
        """The number of the first day of ``year`` and the lengths of its months (kept, since some are slow)."""
        return _year(self, year)

    def month(self, year: int, month: int) -> tuple[int, int]:
        """The number of the first day of a month, and its length: 0 where there is no such month."""
        first, lengths = self.year(year)
        if not 1 <= month <= len(lengths):
            return first, 0
        return first + sum(lengths[: month - 1]), lengths[month - 1]

    def covers(self, number: int) -> bool:
        """Tell whether a day number lies in the years that can be converted."""
        return self.year(self.first_year)[0] <= number <= self.last_day(self.last_year)

    def last_day(self, year: int) -> int:
        """The number of the last day of ``year``."""
        first, lengths = self.year(year)
        return first + sum(lengths) - 1

    def year_of(self, number: int) -> int:
        """The year that a day number lies in; the first or last year for days outside the calendar's range."""
        years = range(self.first_year, self.last_year + 1)
        index = bisect_right(years, number, key=lambda year: self.year(year)[0])
        return years[max(index - 1, 0)]

    def to_gregorian(self, year: int, month: int, day: int) -> tuple[int, int, int] | None:
        """Convert a day to a Gregorian (year, month, day), the year astronomical; None where there is no such day."""
        if not self.has_year(year):
            return None
        first, length = self.month(year, month)
        return gregorian.civil(first + day - 1) if 1 <= day <= length else None

    def from_gregorian(self, year: int, month: int, day: int) -> tuple[int, int, int] | None:
        """Convert a Gregorian day to (year, month, day) of this calendar; None outside its range."""
        number = gregorian.day_number(year, month, day)
        own = self.year_of(number)
        rest = number - self.year(own)[0]
        for index, length in enumerate(self.year(own)[1], start=1):
            if 0 <= rest < length:
                return own, index, rest + 1
            rest -= length
        return None


@lru_cache(maxsize=4096)
def _year(calendar: Calendar, year: int) -> tuple[int, tuple[int, ...]]:
    return calendar.new_year(year), calendar.lengths(year)


def _convertdate(name: str) -> Any:
    """A module of convertdate, whose import takes about 40 ms (its package imports all its calendars at once)."""
    return importlib.import_module(f"convertdate.{name}")


def _starting(name: str, month: int = 1, shift: int = 0) -> Callable[[int], int]:
    """The first day of years counted ``shift`` more than convertdate's, which begin with its month ``month``."""
    return lambda year: int(_convertdate(name).to_jd(year - shift, month, 1) - _JULIAN_DAY)


def _shifted(shift: int) -> dict[str, Any]:
    """The fields of a calendar that is the Gregorian one but for the number of its years."""
    return {
        "new_year": lambda year: gregorian.new_year(year + shift),
        "lengths": lambda year: gregorian.month_lengths(year + shift),
        "shift": shift,
        "gregorian_months": True,
    }


def _thirteen(new_year: Callable[[int], int]) -> dict[str, Any]:
    """The fields of a calendar of twelve months of 30 days and 5 or 6 days after them."""
    return {
        "new_year": new_year,
        "lengths": lambda year: (30,) * 12 + (new_year(year + 1) - new_year(year) - 360,),
    }


# Persian

#: Years in which the 33-year rule would put a leap day that the equinox puts a year later. Computed from Meeus's
#: equinoxes (Astronomical Algorithms, 2nd ed., chapter 27) at true noon of 52.5 degrees east; the same as ICU4X's.
_PERSIAN_LATE = (
    *(1502, 1601, 1634, 1667, 1700, 1733, 1766, 1799, 1832, 1865, 1898, 1931, 1964, 1997, 2030, 2059, 2063, 2096),
    *(2129, 2158, 2162, 2191, 2195, 2224, 2228, 2257, 2261, 2290, 2294, 2323, 2327, 2356, 2360),
)
_PERSIAN_EPOCH = gregorian.day_number(622, 3, 21)


def _persian_new_year(year: int) -> int:
    """Nowruz: the day of the March equinox if it comes before noon in Tehran, else the day after.

    The rule of 8 leap years in 33 gives that day in all years from 1206 to 1501 (1827 to 2122); earlier years, in
    which this calendar was not in use, and those after 2360 follow the rule alone. convertdate is not used: it takes
    50 ms a year, and is a day off in 1243, 1255, 1259, 1267, 1271 and 1276.
    """
    late = (year - 1) in _PERSIAN_LATE
    return _PERSIAN_EPOCH + 365 * (year - 1) + (8 * year + 21) // 33 - late


def _persian_lengths(year: int) -> tuple[int, ...]:
    return (31,) * 6 + (30,) * 5 + (_persian_new_year(year + 1) - _persian_new_year(year) - 336,)


# Islamic

_UMM_AL_QURA = range(1343, 1501)


def _umm_al_qura_starts(year: int) -> tuple[int, ...]:
    """The numbers of the first days of the twelve months of ``year`` and of the month after."""
    table = importlib.import_module("hijridate.ummalqura")
    index = 12 * (year - 1) - table.HIJRI_OFFSET
    return tuple(start + 2_400_000 - _JULIAN_DAY_NUMBER for start in table.MONTH_STARTS[index : index + 13])


def _islamic_new_year(year: int) -> int:
    if year in _UMM_AL_QURA:
        return _umm_al_qura_starts(year)[0]
    return _starting("islamic")(year)


def _islamic_lengths(year: int) -> tuple[int, ...]:
    if year in _UMM_AL_QURA:
        starts = _umm_al_qura_starts(year)
        return tuple(after - start for start, after in pairwise(starts))
    civil = _convertdate("islamic")
    return tuple(civil.month_length(year, month) for month in range(1, 13))


# Hebrew

#: convertdate's numbers (Nisan 1) of the months that are always there, Tishri to Shevat and Nisan to Elul.
_HEBREW_WINTER, _HEBREW_SUMMER = range(7, 12), range(1, 7)


def _hebrew_lengths(year: int) -> tuple[int, ...]:
    hebrew = _convertdate("hebrew")
    adar = (30, 29) if hebrew.leap(year) else (0, 29)
    winter, summer = (
        [hebrew.month_length(year, month) for month in months] for months in (_HEBREW_WINTER, _HEBREW_SUMMER)
    )
    return (*winter, *adar, *summer)


# Indian and Julian


def _indian_lengths(year: int) -> tuple[int, ...]:
    return (30 + gregorian.is_leap(year + 78),) + (31,) * 5 + (30,) * 6


def _julian_lengths(year: int) -> tuple[int, ...]:
    return gregorian.month_lengths(4 if year % 4 == 0 else 1)


# French Republican

#: The years of 366 days, with which each begins on the day of the equinox in Paris, true solar time. They are
#: convertdate's, which computes each equinox anew and takes 50 ms for one.
_FRENCH_LEAP = (3, 7, 11, 15, 20, 24, 28, 32, 36, 40, 44, 49, 53, 57, 61, 65, 69, 73, 77, 82, 86, 90, 94, 98)
_FRENCH_EPOCH = gregorian.day_number(1792, 9, 22)


def _french_new_year(year: int) -> int:
    return _FRENCH_EPOCH + 365 * (year - 1) + bisect_left(_FRENCH_LEAP, year)


GREGORIAN = Calendar("gregory", gregorian.FIRST_YEAR, gregorian.LAST_YEAR, **_shifted(0))

#: Every calendar by its id; the last years are those that end in Gregorian year 9999 or before.
CALENDARS: dict[str, Calendar] = {
    calendar.id: calendar
    for calendar in (
        GREGORIAN,
        Calendar("julian", 1, 9998, _starting("julian"), _julian_lengths, shift=0),
        Calendar("buddhist", 1, 9999, **_shifted(-543)),
        Calendar("roc", 1, 8088, **_shifted(1911)),
        Calendar("persian", 1, 9377, _persian_new_year, _persian_lengths),
        Calendar("islamic", 1, 9665, _islamic_new_year, _islamic_lengths),
        Calendar("hebrew", 1, 9999, _starting("hebrew", month=7), _hebrew_lengths),
        Calendar("ethiopic", 1, 9991, **_thirteen(_starting("coptic", shift=276))),
        Calendar("coptic", 1, 9715, **_thirteen(_starting("coptic"))),
        Calendar("indian", 1, 9920, _starting("indian_civil"), _indian_lengths),
        Calendar("french", 1, 99, **_thirteen(_french_new_year)),
    )
}


@dataclass(frozen=True, slots=True)
class Era:
    """A Japanese era: the Gregorian year before its year 1, and its first day (year, month, day)."""

    before: int
    first_day: tuple[int, int, int]


#: The eras that JIS X 0301 gives a letter. A year is counted from its 1 January, an era from its first day. Years
#: beyond an era's end are counted on (licences and contracts name years of an era that ended early: Heisei 34).
ERAS: dict[str, Era] = {
    "M": Era(1867, (1868, 1, 25)),
    "T": Era(1911, (1912, 7, 30)),
    "S": Era(1925, (1926, 12, 25)),
    "H": Era(1988, (1989, 1, 8)),
    "R": Era(2018, (2019, 5, 1)),
}

#: Japan's months were lunisolar before this Gregorian year (Meiji 6).
JAPAN_GREGORIAN_SINCE = 1873
