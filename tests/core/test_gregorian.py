"""The proleptic Gregorian calendar: against the standard library where that reaches, by its own laws elsewhere."""

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import gregorian_days

from datenorm.core import gregorian

NUMBERS = st.integers(gregorian.new_year(-9999), gregorian.new_year(10000) - 1)

# Reingold and Dershowitz, Calendrical Calculations, appendix C: day numbers, and 0 and 1 by ISO 8601.
PUBLISHED = {
    -214193: (-586, 7, 24),
    -61387: (-168, 12, 5),
    0: (0, 12, 31),
    1: (1, 1, 1),
    25469: (70, 9, 24),
    434355: (1190, 3, 23),
    544676: (1492, 4, 9),
    645554: (1768, 6, 19),
    708842: (1941, 9, 29),
    764652: (2094, 7, 18),
}


@pytest.mark.parametrize(("number", "day"), PUBLISHED.items())
def test_day_numbers_are_the_published_ones(number, day):
    assert gregorian.day_number(*day) == number
    assert gregorian.civil(number) == day


@given(gregorian_days())
def test_days_agree_with_the_standard_library(day):
    number = day.toordinal()
    assert gregorian.day_number(day.year, day.month, day.day) == number
    assert gregorian.civil(number) == (day.year, day.month, day.day)
    assert gregorian.iso_day(number) == day.isoformat()
    assert gregorian.weekday(number) == day.isoweekday()


@given(NUMBERS)
def test_every_number_is_one_day(number):
    year, month, day = gregorian.civil(number)
    assert 1 <= day <= gregorian.month_lengths(year)[month - 1]
    assert gregorian.day_number(year, month, day) == number


@pytest.mark.parametrize("year", [-9999, -401, -400, -1, 0, 1, 1899, 1900, 2000, 2023, 2024, 9999])
def test_the_days_around_new_year_convert(year):
    first = gregorian.new_year(year)
    assert gregorian.civil(first) == (year, 1, 1)
    assert gregorian.civil(first - 1) == (year - 1, 12, 31)
    assert gregorian.civil(first + 59)[1:] == ((2, 29) if gregorian.is_leap(year) else (3, 1))


@given(gregorian_days().filter(lambda day: 1 < day.year < 9999))
def test_iso_weeks_agree_with_the_standard_library(day):
    year, week, weekday = day.isocalendar()
    assert gregorian.first_week(year) + 7 * (week - 1) + weekday - 1 == day.toordinal()
    assert week <= gregorian.weeks_in(year)


def test_years_with_53_weeks():
    """All of 2000 to 2030 that have one."""
    assert [year for year in range(2000, 2031) if gregorian.weeks_in(year) == 53] == [2004, 2009, 2015, 2020, 2026]


@pytest.mark.parametrize(("year", "text"), [(1999, "1999"), (35, "0035"), (0, "0000"), (-43, "-0043")])
def test_years_are_written_in_four_digits(year, text):
    assert gregorian.iso_year(year) == text


def test_the_first_days_of_a_reform():
    """A Friday followed a Thursday in October 1582, whatever the number."""
    assert gregorian.weekday(gregorian.day_number(1582, 10, 15)) == 5
    assert gregorian.day_number(1582, 10, 15) == datetime.date(1582, 10, 15).toordinal()
