"""Which days a date covers, beside the days that the standard library counts."""

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.calendars import CALENDARS, GREGORIAN
from datenorm.core.canonical import Date, parse
from datenorm.core.results import Reason
from datenorm.core.spans import Refused, Span, day_span, era_span, floating_span, masked_span, year_span


def number(year, month, day):
    return dt.date(year, month, day).toordinal()


def date(canonical):
    return parse(canonical).date


def ends(span):
    return span.first, span.last


@given(st.dates())
def test_a_day_is_itself(day):
    span = year_span(GREGORIAN, day.year, date(day.isoformat()))
    assert span == Span(day.toordinal(), day.toordinal(), day.isoformat(), day.isoformat(), is_day=True)
    assert day_span(day.toordinal()) == span


@pytest.mark.parametrize(
    ("canonical", "first", "last"),
    [
        ("2024-02", (2024, 2, 1), (2024, 2, 29)),
        ("2025-12", (2025, 12, 1), (2025, 12, 31)),
        ("2025", (2025, 1, 1), (2025, 12, 31)),
        ("2025-XX-05", (2025, 1, 1), (2025, 12, 31)),
        ("2024-02-XX", (2024, 2, 1), (2024, 2, 29)),
        ("2025-21", (2025, 1, 1), (2025, 12, 31)),
        ("2025-24", (2025, 1, 1), (2025, 12, 31)),
        ("2025-33", (2025, 1, 1), (2025, 3, 31)),
        ("2025-34", (2025, 4, 1), (2025, 6, 30)),
        ("2025-35", (2025, 7, 1), (2025, 9, 30)),
        ("2025-36", (2025, 10, 1), (2025, 12, 31)),
        ("2024-366", (2024, 12, 31), (2024, 12, 31)),
        ("2024-001", (2024, 1, 1), (2024, 1, 1)),
        ("2020-W53", (2020, 12, 28), (2021, 1, 3)),
        ("2021-W01-1", (2021, 1, 4), (2021, 1, 4)),
        ("2020-W53-7", (2021, 1, 3), (2021, 1, 3)),
    ],
)
def test_first_and_last_day(canonical, first, last):
    written = date(canonical)
    assert ends(year_span(GREGORIAN, int(written.year), written)) == (number(*first), number(*last))


@pytest.mark.parametrize(
    ("canonical", "first", "last", "text"),
    [
        ("186X", 1860, 1869, "186X"),
        ("18XX", 1800, 1899, "18XX"),
        ("186X-05", 1860, 1869, "186X-05"),
        ("202X-02-29", 2020, 2029, "202X-02-29"),
        ("202X-W53", 2020, 2029, "202X"),
        ("202X-366", 2020, 2029, "202X"),
    ],
)
def test_years_that_are_not_known_cover_them_all(canonical, first, last, text):
    span = masked_span(GREGORIAN, date(canonical))
    assert ends(span) == (number(first, 1, 1), number(last, 12, 31))
    assert (span.start, span.end, span.is_day) == (text, text, False)


def test_a_century_before_christ_ends_with_its_smallest_number():
    """EDTF's ``-04XX`` is -499 to -400, which lie two times 400 years, of 146,097 days each, before 301 to 400."""
    span = masked_span(GREGORIAN, date("-04XX"))
    assert ends(span) == (number(301, 1, 1) - 2 * 146_097, number(400, 12, 31) - 2 * 146_097)


def test_masked_years_of_other_calendars_are_told_as_the_years_they_touch():
    span = masked_span(CALENDARS["persian"], date("139X[u-ca=persian]"))
    assert (span.start, span.end) == ("2011", "2021")
    assert ends(span) == (number(2011, 3, 21), number(2021, 3, 20))
    buddhist = masked_span(CALENDARS["buddhist"], date("256X[u-ca=buddhist]"))
    assert ends(buddhist) == (number(2017, 1, 1), number(2026, 12, 31))


def refusal(span, *arguments):
    with pytest.raises(Refused) as caught:
        span(*arguments)
    return caught.value.reason


@pytest.mark.parametrize(
    "canonical",
    ["2021-02-29", "2021-00-01", "2021-13", "2021-04-31", "2021-04-00", "2021-W53", "2021-W00", "2020-W53-8",
     "2020-W53-0", "2021-366", "2021-000", "2021-XX-32", "2021-21-05", "2021-33-01", "2021-20", "2021-25", "2021-32",
     "2021-37"],
)  # fmt: skip
def test_no_such_day(canonical):
    assert refusal(year_span, GREGORIAN, 2021 if "2020" not in canonical else 2020, date(canonical)) == (
        Reason.NO_SUCH_DAY
    )


def test_no_such_day_in_any_of_the_years():
    assert refusal(masked_span, GREGORIAN, date("186X-02-30")) == Reason.NO_SUCH_DAY
    assert refusal(masked_span, GREGORIAN, date("190X-W54")) == Reason.NO_SUCH_DAY
    assert refusal(masked_span, GREGORIAN, Date("-0000")) == Reason.NO_SUCH_DAY
    assert masked_span(GREGORIAN, date("190X-02-29")).start == "190X-02-29"  # 1904 has it


def test_what_lies_outside_the_years_that_can_be_written():
    assert refusal(day_span, number(9999, 12, 31) + 1) == Reason.OUT_OF_RANGE
    assert refusal(year_span, GREGORIAN, 10_000, Date("")) == Reason.OUT_OF_RANGE
    assert refusal(year_span, CALENDARS["persian"], 0, Date("")) == Reason.NO_SUCH_DAY


@pytest.mark.parametrize(
    ("canonical", "expected"),
    [
        ("R01-05-01", "2019-05-01"),
        ("H31-04-30", "2019-04-30"),
        ("R01", "2019"),
        ("M06-01-01", "1873-01-01"),
        ("M05-01-01", "1872"),
        ("M05-12-30", "1872"),
        ("M05-XX-XX", "1872"),
        ("S64-01-07", "1989-01-07"),
    ],
)
def test_years_of_japanese_eras(canonical, expected):
    assert era_span(date(canonical)).text() == expected


@pytest.mark.parametrize(
    "canonical", ["R01-04-30", "H01-01-07", "M05-13-01", "M05-12-31", "M05-00-01", "M05-01-00", "R00"]
)
def test_days_that_no_era_has(canonical):
    assert refusal(era_span, date(canonical)) == Reason.NO_SUCH_DAY


def test_a_date_without_a_year_floats():
    assert floating_span(date("XXXX-05-03")) == Span(0, 0, "XXXX-05-03", "XXXX-05-03", is_day=True, floating=True)
    for canonical in ("XXXX-05", "XXXX-05-XX", "XXXX-XX-03"):
        span = floating_span(date(canonical))
        assert (span.text(), span.is_day, span.floating) == (canonical, False, True)


def test_the_qualifier_stands_behind_each_date():
    assert Span(0, 1, "1999", "1999").text("~") == "1999~"
    assert Span(0, 1, "1998", "1999").text("~") == "1998~/1999~"
    assert Span(0, 1, "1998", "1999").text() == "1998/1999"


def test_seasons_and_weeks_of_calendars_with_other_months():
    persian = CALENDARS["persian"]
    assert year_span(persian, 1394, date("1394-33[u-ca=persian]")).text() == "2015/2016"
    assert refusal(year_span, persian, 1394, Date("1394", week="07")) == Reason.NO_SUCH_DAY
    month = year_span(persian, 1394, date("1394-06[u-ca=persian]"))
    assert month.text() == "2015-08-23/2015-09-22"
    assert ends(month) == (number(2015, 8, 23), number(2015, 9, 22))
