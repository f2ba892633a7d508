"""The proleptic Gregorian calendar in whole numbers, for every year there is and was.

A day is its number, counted from 0001-01-01 as 1 (*rata die*; `datetime.date.toordinal` counts the same, but only
from year 1 to 9999). Years are astronomical as in ISO 8601: 1 BC is 0, 44 BC is -43.
Source: Reingold and Dershowitz, Calendrical Calculations (4th ed., 2018), chapters 2 and 5.
"""

FIRST_YEAR, LAST_YEAR = -9999, 9999

_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LEAP_LENGTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_STARTS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)


def is_leap(year: int) -> bool:
    """Tell whether February of ``year`` has 29 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_lengths(year: int) -> tuple[int, ...]:
    """Days in each of the twelve months of ``year``."""
    return _LEAP_LENGTHS if is_leap(year) else _LENGTHS


def new_year(year: int) -> int:
    """The number of the day ``year``-01-01."""
    before = year - 1
    return 365 * before + before // 4 - before // 100 + before // 400 + 1


def day_number(year: int, month: int, day: int) -> int:
    """The number of a day; ``month`` is 1 to 12, ``day`` is not checked."""
    return new_year(year) + _STARTS[month - 1] + (month > 2 and is_leap(year)) + day - 1


def civil(number: int) -> tuple[int, int, int]:
    """Year, month and day of a day number; the inverse of :func:`day_number`."""
    year = (number * 400) // 146097 + 1
    if new_year(year) > number:
        year -= 1
    elif new_year(year + 1) <= number:
        year += 1
    rest = number - new_year(year)
    month = min(rest // 28, 11) + 1
    while day_number(year, month, 1) > number:
        month -= 1
    return year, month, number - day_number(year, month, 1) + 1


def weekday(number: int) -> int:
    """The weekday of a day number, Monday 1 to Sunday 7 (ISO 8601)."""
    return (number - 1) % 7 + 1


def first_week(year: int) -> int:
    """The number of the Monday that begins ISO week 1 of ``year``: the week of 4 January."""
    fourth = day_number(year, 1, 4)
    return fourth - weekday(fourth) + 1


def weeks_in(year: int) -> int:
    """How many ISO weeks ``year`` has, 52 or 53."""
    return (first_week(year + 1) - first_week(year)) // 7


def iso_year(year: int) -> str:
    """``year`` in four digits, with a minus before year 0 (EDTF)."""
    return f"-{-year:04d}" if year < 0 else f"{year:04d}"


def iso_day(number: int) -> str:
    """A day number as ``YYYY-MM-DD``."""
    year, month, day = civil(number)
    return f"{iso_year(year)}-{month:02d}-{day:02d}"
