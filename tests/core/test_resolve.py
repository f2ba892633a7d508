"""Readings and their answers: each row of the contract's tables, every refusal, and the laws that hold for all."""

import datetime
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import gregorian_days, policies, readings

import datenorm.core
from datenorm.core.canonical import is_valid
from datenorm.core.errors import CanonicalError
from datenorm.core.policy import Policy
from datenorm.core.resolve import Resolution, resolve, weekday_of
from datenorm.core.results import Reason

# reading -> date, edtf (the same where it is left out)
PLAIN = {
    "1999-05-03": "1999-05-03",
    "1999-05": "1999-05",
    "1999": "1999",
    "0035": "0035",
    "0000": "0000",
    "-0043": "-0043",
    "-0043-03-15": "-0043-03-15",
    "-04XX": "-04XX",
    "-00XX": "-00XX",
    "186X": "186X",
    "18XX": "18XX",
    "18XX-02-29": "18XX-02-29",
    "186X-W53": "186X",
    "1999-21": "1999-21",
    "1999-24": "1999-24",
    "2025-33": "2025-33",
    "2020-36": "2020-36",
    "2024-02-29": "2024-02-29",
    "1860~": ("1860", "1860~"),
    "1862-01-18?": ("1862-01-18", "1862-01-18?"),
    "186X%": ("186X", "186X%"),
    "1872-01-XX": ("1872-01", "1872-01-XX"),
    "1872-XX-XX": ("1872", "1872-XX-XX"),
    "1872-XX": ("1872", "1872-XX"),
    "1872-XX-12~": ("1872", "1872-XX-12~"),
    "-0043-XX-12": ("-0043", "-0043-XX-12"),
    "1849-21-XX%": ("1849-21", "1849-21-XX%"),
    "XXXX-05-03": "XXXX-05-03",
    "XXXX-05": "XXXX-05",
    "XXXX-02-29": "XXXX-02-29",
    "XXXX-05-XX": ("XXXX-05", "XXXX-05-XX"),
    "XXXX-XX-20": "XXXX-XX-20",
    "1829-10-00": "1829-10",
    "1829-00-00": "1829",
    "1829-00": "1829",
    "1829-00-XX": "1829",
    "R01-00-00": "2019",
    # weeks and ordinal days
    "2019-W18-5": "2019-05-03",
    "2019-W01-1": "2018-12-31",
    "2020-W53-7": "2021-01-03",
    "2019-W18": "2019-04-29/2019-05-05",
    "2019-123": "2019-05-03",
    "2024-366": "2024-12-31",
    "2562-W18-5[u-ca=buddhist]": "2019-05-03",
    "R01-W18-5": "2019-05-03",
    # intervals
    "1890/1895": "1890/1895",
    "1999-05-03/1999-05-05": "1999-05-03/1999-05-05",
    "2007-03-07/2007-03-07": "2007-03-07",
    "1864?/1864?": ("1864", "1864?"),
    "XXXX-05-03/XXXX-05-03": "XXXX-05-03",
    "1966-05/1966-06": "1966-05/1966-06",
    "../1857": "../1857",
    "1923/..": "1923/..",
    "1856/1865~": ("1856/1865", "1856/1865~"),
    "../1928-01-18~": ("../1928-01-18", "../1928-01-18~"),
    "1928-22~/..": ("1928-22/..", "1928-22~/.."),
    "1915/1916-23": "1915/1916-23",
    "1916-24/1916-01": "1916-24/1916-01",
    "13XX/19XX": "13XX/19XX",
    "-00XX/0035": "-00XX/0035",
    "1999/1999": "1999",
    "19XX-053": "19XX",
    "199X-W05-1": "199X",
    "1999-05/1999": "1999-05/1999",
    "1999-05-XX/2000": ("1999-05/2000", "1999-05-XX/2000"),
    "XXXX-05-03/XXXX-05-05": "XXXX-05-03/XXXX-05-05",
    "XXXX-12-28/XXXX-01-03": "XXXX-12-28/XXXX-01-03",
    "2019-W18/2019-W19": "2019-04-29/2019-05-12",
    # times
    "T15:30": "T15:30",
    "T15:30:05-05:00": "T15:30:05-05:00",
    "T24:00": "T00:00",
    "1999-05T14:05": "1999-05",
    "1999T14:05": "1999",
    "1999-05-XXT14:05": ("1999-05", "1999-05-XX"),
}

# reading -> date, calendar
OTHER_CALENDARS = {
    "1394-06-12[u-ca=persian]": ("2015-09-03", "persian"),
    "1394-06[u-ca=persian]": ("2015-08-23/2015-09-22", "persian"),
    "1394-06-XX[u-ca=persian]": ("2015-08-23/2015-09-22", "persian"),
    "1394[u-ca=persian]": ("2015/2016", "persian"),
    "1394-XX-12[u-ca=persian]": ("2015/2016", "persian"),
    "1394-21[u-ca=persian]": ("2015/2016", "persian"),
    "139X[u-ca=persian]": ("2011/2021", "persian"),
    "1394-123[u-ca=persian]": ("2015-07-21", "persian"),
    "1394-06-00[u-ca=persian]": ("2015-08-23/2015-09-22", "persian"),
    "1440-10-22[u-ca=islamic]": ("2019-06-25", "islamic"),
    "1429[u-ca=islamic]": ("2008", "islamic"),
    "14XX[u-ca=islamic]": ("1979/2076", "islamic"),
    "5784-01-01[u-ca=hebrew]": ("2023-09-16", "hebrew"),
    "5855-07-29[u-ca=hebrew]": ("2095-04-04", "hebrew"),
    "5784[u-ca=hebrew]": ("2023/2024", "hebrew"),
    "0001[u-ca=hebrew]": ("-3760/-3759", "hebrew"),
    "2562[u-ca=buddhist]": ("2019", "buddhist"),
    "2562-05[u-ca=buddhist]": ("2019-05", "buddhist"),
    "2562-05-04[u-ca=buddhist]": ("2019-05-04", "buddhist"),
    "2562-33[u-ca=buddhist]": ("2019-33", "buddhist"),
    "256X[u-ca=buddhist]": ("2017/2026", "buddhist"),
    "0500[u-ca=buddhist]": ("-0043", "buddhist"),
    "XXXX-05-04[u-ca=buddhist]": ("XXXX-05-04", "buddhist"),
    "0095-06-06[u-ca=roc]": ("2006-06-06", "roc"),
    "000X[u-ca=roc]": ("1912/1920", "roc"),
    "2012-01-01[u-ca=ethiopic]": ("2019-09-12", "ethiopic"),
    "2015-13-06[u-ca=ethiopic]": ("2023-09-11", "ethiopic"),
    "2015-13[u-ca=ethiopic]": ("2023-09-06/2023-09-11", "ethiopic"),
    "1740-01-01[u-ca=coptic]": ("2023-09-12", "coptic"),
    "1945-10-04[u-ca=indian]": ("2023-12-25", "indian"),
    "0008-02-18[u-ca=french]": ("1799-11-09", "french"),
    "0008-03[u-ca=french]": ("1799-11-22/1799-12-21", "french"),
    "0003[u-ca=french]": ("1794/1795", "french"),
    "1751-09-15[u-ca=julian]": ("1751-09-26", "julian"),
    "1751-09[u-ca=julian]": ("1751-09-12/1751-10-11", "julian"),
    "1751[u-ca=julian]": ("1751", "julian"),
    "175X[u-ca=julian]": ("175X", "julian"),
    "17XX-09[u-ca=julian]": ("17XX", "julian"),
    "R01-05-01": ("2019-05-01", "japanese"),
    "R01-05": ("2019-05", "japanese"),
    "R01": ("2019", "japanese"),
    "H31-04-30": ("2019-04-30", "japanese"),
    "H30": ("2018", "japanese"),
    "H01-01-08": ("1989-01-08", "japanese"),
    "H34-01-01": ("2022-01-01", "japanese"),
    "S64-01-07": ("1989-01-07", "japanese"),
    "S20-08-15": ("1945-08-15", "japanese"),
    "S01-12-25": ("1926-12-25", "japanese"),
    "T01-07-30": ("1912-07-30", "japanese"),
    "T12-09-01": ("1923-09-01", "japanese"),
    "M37-02-08": ("1904-02-08", "japanese"),
    "M06-01-01": ("1873-01-01", "japanese"),
    "M05-12-02": ("1872", "japanese"),
    "M03-02-30": ("1870", "japanese"),
    "M01": ("1868", "japanese"),
    "1390[u-ca=persian]/1395[u-ca=persian]": ("2011/2017", "persian"),
    "1390-01[u-ca=persian]/1390-02[u-ca=persian]": ("2011-03-21/2011-05-21", "persian"),
    "../1394-06[u-ca=persian]": ("../2015-09-22", "persian"),
    "1394[u-ca=persian]/..": ("2015/..", "persian"),
    "1980/1394[u-ca=persian]": ("1980/2016", "persian"),
    "R01-05-01/R02-03-31": ("2019-05-01/2020-03-31", "japanese"),
}

REFUSED = {
    "": Reason.NOT_A_DATE,
    "XXXX-XX": Reason.NOT_A_DATE,
    "XXXX-XX-XX": Reason.NOT_A_DATE,
    **dict.fromkeys(
        [
            "2021-02-30",
            "2021-02-29",
            "2021-13-01",
            "2021-13",
            "2021-20",
            "2021-25",
            "2021-12-32",
            "2021-05-99",
            "0000-00-00",
            "0000-00",
            "-0000",
            "-0000-01-01",
            "XX00-00-00",
            "2005-00-12",
            "186X-02-30",
            "186X-13",
            "1999-XX-32",
            "1849-21-05",
            "XXXX-02-30",
            "XXXX-13",
            "XXXX-XX-32",
            "XX99-02-29",
            "2019-W53",
            "2019-W54",
            "2019-W00",
            "2019-W18-0",
            "2019-W18-8",
            "2023-366",
            "2024-367",
            "2024-000",
            "T25:00",
            "T24:01",
            "T24:00:01",
            "T23:60",
            "T23:59:61",
            "T23:58:60",
            "T12:00+16:00",
            "T12:00-05:60",
            "1999-05-03T25:00",
            "1895/1890",
            "1999-05-05/1999-05-03",
            "19XX/18XX",
            "2021-02-30/2021-03-01",
            "../2021-02-30",
            "1402-12-30[u-ca=persian]",
            "XXXX-13-01[u-ca=persian]",
            "0000[u-ca=persian]",
            "5783-06-01[u-ca=hebrew]",
            "1394-W18[u-ca=persian]",
            "H01-01-07",
            "R01-04",
            "R00",
            "M03-13-01",
            "M03-02-31",
        ],
        Reason.NO_SUCH_DAY,
    ),
    **dict.fromkeys(
        [
            "9999-12-31T24:00",
            "9999-W52-7",
            "9999[u-ca=persian]",
            "9999-01-01[u-ca=islamic]",
            "0100[u-ca=french]",
            "999X[u-ca=roc]",
        ],
        Reason.OUT_OF_RANGE,
    ),
    **dict.fromkeys(
        [
            "XXXX-06-12[u-ca=persian]",
            "XXXX-06-12[u-ca=julian]",
            "XXXX-03-01[u-ca=french]",
        ],
        Reason.UNSURE,
    ),
}

# reading -> datetime, edtf; the date is the day as written
TIMES = {
    "1999-05-03T14:05": ("1999-05-03T14:05", "1999-05-03T14:05"),
    "1999-05-03T14:05:50+02:00": ("1999-05-03T14:05:50+02:00", "1999-05-03T14:05:50+02:00"),
    "1999-05-03T14:05Z": ("1999-05-03T14:05Z", "1999-05-03T14:05Z"),
    "1999-05-03?T14:05": ("1999-05-03T14:05", "1999-05-03?T14:05"),
    "1999-05-03T24:00": ("1999-05-04T00:00", "1999-05-04T00:00"),
    "1999-05-03T24:00:00Z": ("1999-05-04T00:00:00Z", "1999-05-04T00:00:00Z"),
    "2016-12-31T23:59:60Z": ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
    "XXXX-05-03T14:05": ("XXXX-05-03T14:05", "XXXX-05-03T14:05"),
    "XXXX-05-03T24:00": ("XXXX-05-03T24:00", "XXXX-05-03T24:00"),
}

REFERENCE = datetime.date(2011, 8, 7)

# reading, policy -> date
MISSING_YEARS = [
    ("XXXX-08-15", "nearest", "2011-08-15"),
    ("XXXX-08-15", "past", "2010-08-15"),
    ("XXXX-08-15", "future", "2011-08-15"),
    ("XXXX-08-07", "past", "2011-08-07"),
    ("XXXX-08-07", "future", "2011-08-07"),
    ("XXXX-01-10", "nearest", "2012-01-10"),
    ("XXXX-02-07", "nearest", "2011-02-07"),
    ("XXXX-12-31", "nearest", "2011-12-31"),
    ("XXXX-02-29", "past", "2008-02-29"),
    ("XXXX-02-29", "nearest", "2012-02-29"),
    ("XXXX-08", "past", "2011-08"),
    ("XXXX-08", "future", "2011-08"),
    ("XXXX-09", "past", "2010-09"),
    ("XXXX-XX-20", "nearest", "2011-08-20"),
    ("XXXX-XX-23", "nearest", "2011-07-23"),
    ("XXXX-XX-20", "past", "2011-07-20"),
    ("XXXX-XX-31", "past", "2011-07-31"),
    ("XXXX-06-12[u-ca=persian]", "nearest", "2011-09-03"),
    ("XXXX-12-30[u-ca=persian]", "past", "2009-03-20"),
    ("XXXX-06-01[u-ca=hebrew]", "past", "2011-02-05"),
    ("XXXX-05-03[u-ca=roc]", "future", "2012-05-03"),
    ("XXXX-12-28/XXXX-01-03", "past", "2010-12-28/2011-01-03"),
    ("XXXX-05-03/XXXX-05-05", "future", "2012-05-03/2012-05-05"),
    ("../XXXX-05-05", "past", "../2011-05-05"),
    ("XXXX-05-05/..", "past", "2011-05-05/.."),
]

@pytest.mark.parametrize("month", range(1, 13))
def test_a_day_without_a_month_may_lie_in_every_month(month):
    policy = Policy(reference=datetime.date(2011, month, 20), prefer="past")
    assert resolve("XXXX-XX-15", policy).date == f"2011-{month:02d}-15"


def test_a_day_without_a_month_may_lie_in_a_thirteenth():
    """The year 5772 began on 29 September 2011, after the 29 days of Elul."""
    policy = Policy(reference=datetime.date(2011, 9, 20), prefer="past")
    assert resolve("XXXX-XX-15[u-ca=hebrew]", policy).date == "2011-09-14"


OTHER_SIDE = {
    "1890/XX91": "1890/1891",
    "1998/XX02": "1998/2002",
    "1905-05/XX05": "1905-05/1905",
    "XX90/1895": "1890/1895",
    "XX98/2002": "1998/2002",
    "XX90/XX95": "1990/1995",
    "XX98/XX02": "1998/2002",
    "XX65/XX72": "1965/1972",
    "XX99-05-03/XX99-05-05": "1999-05-03/1999-05-05",
    "1999-12-28/XXXX-01-03": "1999-12-28/2000-01-03",
    "XXXX-12-28/2000-01-03": "1999-12-28/2000-01-03",
    "XX99-12-28/XXXX-01-03": "1999-12-28/2000-01-03",
    "XXXX-05-03/XX99-05-05": "1999-05-03/1999-05-05",
    "1390[u-ca=persian]/XX95[u-ca=persian]": "2011/2017",
}


@pytest.mark.parametrize(("reading", "answer"), PLAIN.items())
def test_answers(reading, answer):
    date, edtf = answer if isinstance(answer, tuple) else (answer, answer)
    assert resolve(reading).date == date
    assert resolve(reading).edtf == edtf
    assert resolve(reading).datetime == date
    assert resolve(reading).reason is None
    assert resolve(reading).century_rule is None


@pytest.mark.parametrize(("reading", "answer"), OTHER_CALENDARS.items())
def test_other_calendars_become_gregorian_and_are_named(reading, answer):
    resolution = resolve(reading)
    assert (resolution.date, resolution.calendar) == answer
    assert resolution.edtf == resolution.date


def test_a_qualifier_stands_on_each_date_of_an_answer():
    assert resolve("1394~[u-ca=persian]").edtf == "2015~/2016~"
    assert resolve("1394~[u-ca=persian]").date == "2015/2016"
    assert resolve("1394-06-12~[u-ca=persian]").edtf == "2015-09-03~"


@pytest.mark.parametrize(("reading", "reason"), REFUSED.items())
def test_refusals(reading, reason):
    resolution = resolve(reading)
    assert resolution.reason is reason
    assert (resolution.date, resolution.datetime, resolution.edtf) == (None, None, None)


@pytest.mark.parametrize("reading", ["1402-12-30[u-ca=persian]", "H01-01-07", "1394-13[u-ca=persian]/.."])
def test_a_refusal_names_the_calendar(reading):
    assert resolve(reading).calendar == ("japanese" if reading[0] == "H" else "persian")


@pytest.mark.parametrize(("reading", "answer"), TIMES.items())
def test_times(reading, answer):
    resolution = resolve(reading)
    assert (resolution.datetime, resolution.edtf) == answer
    assert resolution.date == reading[:10]


def test_a_time_in_another_calendar():
    resolution = resolve("1394-06-12T24:00+03:30[u-ca=persian]")
    assert (resolution.date, resolution.datetime) == ("2015-09-03", "2015-09-04T00:00+03:30")


@pytest.mark.parametrize(("reading", "prefer", "date"), MISSING_YEARS)
def test_a_missing_year_is_the_preferred_occurrence(reading, prefer, date):
    resolution = resolve(reading, Policy(reference=REFERENCE, prefer=prefer))
    assert resolution.date == date
    words = {"past": "latest not after", "future": "earliest not before", "nearest": "nearest to"}[prefer]
    assert resolution.century_rule.split("; ")[0] == f"{words} 2011-08-07"


def test_of_two_as_near_the_earlier_is_meant():
    reference = datetime.date(2011, 7, 2)  # 182 days from either end
    assert resolve("XXXX-01-01", Policy(reference=reference)).date == "2011-01-01"
    assert resolve("XXXX-01-01", Policy(reference=reference + datetime.timedelta(1))).date == "2012-01-01"


def test_a_missing_year_is_not_sought_where_a_calendar_ends():
    """12 Frimaire from 2011: the calendar was gone."""
    assert resolve("XXXX-03-12[u-ca=french]", Policy(reference=REFERENCE)).reason is Reason.UNSURE
    napoleon = Policy(reference=datetime.date(1800, 1, 1))
    assert resolve("XXXX-03-12[u-ca=french]", napoleon).date == "1799-12-03"
    assert resolve("XXXX-12-31", Policy(reference=datetime.date(1, 1, 5), prefer="past")).date == "0000-12-31"
    first = Policy(reference=datetime.date(1792, 9, 25), prefer="past")
    assert resolve("XXXX-03-12[u-ca=french]", first).reason is Reason.OUT_OF_RANGE


def test_a_reference_changes_nothing_where_the_year_is_written():
    assert resolve("1999-05-03", Policy(reference=REFERENCE)) == resolve("1999-05-03")


@pytest.mark.parametrize(
    ("reading", "century", "date", "rule"),
    [
        ("XX99-05-03", 1969, "1999-05-03", "window 1969-2068"),
        ("XX69", 1969, "1969", "window 1969-2068"),
        ("XX68", 1969, "2068", "window 1969-2068"),
        ("XX16-09", 1969, "2016-09", "window 1969-2068"),
        ("XX16-09-03", 1850, "1916-09-03", "window 1850-1949"),
        ("XX00-02-29", 1901, "2000-02-29", "window 1901-2000"),
        ("XX99", 9900, "9999", "window 9900-9999"),
        ("XX25-01-01", 1800, "1825-01-01", "window 1800-1899"),
        ("XX62-01-20[u-ca=buddhist]", 1969, "2019-01-20", "window 1969-2068"),
        ("XX95[u-ca=roc]", 1969, "2006", "window 1969-2068"),
        ("XX94-06-12[u-ca=persian]", 1969, "2015-09-03", "window 1348-1447 (persian)"),
        ("XX40-10-22[u-ca=islamic]", 1969, "2019-06-25", "window 1389-1488 (islamic)"),
        ("XX23-01-01[u-ca=islamic]", 1129, "1129-01-01", "window 523-622 (islamic)"),
        ("XX84-01-01[u-ca=hebrew]", 1969, "2023-09-16", "window 5730-5829 (hebrew)"),
        ("XX08-02-18[u-ca=french]", 1969, "1799-11-09", None),
        ("XX16-W01-1?", 1969, "2016-01-04", "window 1969-2068"),
    ],
)
def test_two_digit_years_fall_in_the_window(reading, century, date, rule):
    resolution = resolve(reading, Policy(century=century))
    assert (resolution.date, resolution.century_rule) == (date, rule)


@pytest.mark.parametrize(
    ("reading", "date"),
    [
        ("XX99-05-03", "1999-05-03"),
        ("XX25-06-05", "1925-06-05"),
        ("XX25-05-01", "2025-05-01"),
        ("XX25-05", "2025-05"),
        ("XX25", "2025"),
        ("XX26", "1926"),
        ("XX04-02-29", "2004-02-29"),
        ("XX05-01-01[u-ca=persian]", "1926-03-22"),
        ("XX24/XX26", "1924/1926"),
    ],
)
def test_century_past_never_lies_after_the_reference(reading, date):
    resolution = resolve(reading, Policy(century="past", reference=datetime.date(2025, 5, 1)))
    assert resolution.date == date
    assert resolution.century_rule.split("; ")[0] == "latest not after 2025-05-01"


def test_century_past_knows_no_30_february():
    policy = Policy(century="past", reference=datetime.date(2025, 5, 1))
    assert resolve("XX24-02-30", policy).reason is Reason.NO_SUCH_DAY


@pytest.mark.parametrize(("reading", "date"), OTHER_SIDE.items())
def test_a_side_takes_its_century_or_year_from_the_other(reading, date):
    resolution = resolve(reading)
    assert resolution.date == date
    assert resolution.century_rule.endswith("from the other side of the interval")


def test_nothing_after_the_last_year():
    assert resolve("9999-12-28/XXXX-01-03").reason is Reason.OUT_OF_RANGE


def test_views():
    resolution = resolve("1999-05-03?T14:05")
    assert [resolution.answer(view) for view in ("date", "datetime", "edtf")] == [
        "1999-05-03",
        "1999-05-03T14:05",
        "1999-05-03?T14:05",
    ]


def test_what_is_no_reading_is_an_error():
    with pytest.raises(CanonicalError, match="expected a reading"):
        resolve("3 May 1999")


@pytest.mark.parametrize(
    ("date", "weekday"),
    [
        ("2005-04-03", 7),
        ("1999-05-03", 1),
        ("1999-05-03T14:05Z", 1),
        ("-0043-03-15", 5),
        ("0000-12-31", 7),
        ("1999-05", None),
        ("2021-02-30", None),
        ("2021-13-01", None),
        ("XXXX-05-03", None),
        ("1999-05-03/1999-05-05", None),
        ("", None),
    ],
)
def test_weekdays(date, weekday):
    assert weekday_of(date) == weekday


@given(gregorian_days())
def test_weekdays_agree_with_the_standard_library(day):
    assert weekday_of(day.isoformat()) == day.isoweekday()


@given(st.integers(1, 9999), st.integers(0, 99), st.integers(0, 99))
def test_no_day_ever_overflows(year, month, day):
    """A full date is the day as written, exactly where the standard library knows it."""
    text = f"{year:04d}-{month:02d}-{day:02d}"
    try:
        expected = datetime.date(year, month, day).isoformat()
    except ValueError:
        expected = None
    if day == 0:
        expected = text[:7] if 1 <= month <= 12 or 21 <= month <= 24 or 33 <= month <= 36 else None
        expected = text[:4] if month == 0 else expected
    assert resolve(text).date == expected


@settings(max_examples=60)
@given(readings(), policies())
def test_every_reading_has_an_answer_or_a_reason(reading, policy):
    assert is_valid(reading)
    resolution = resolve(reading, policy)
    answers = [resolution.date, resolution.datetime, resolution.edtf]
    if resolution.reason is not None:
        assert answers == [None, None, None]
    else:
        assert all(is_valid(answer) and answer and "u-ca" not in answer for answer in answers)
        assert not re.search(r"[MTSHR]\d\d-|[?~%]", resolution.date)


@settings(max_examples=60)
@given(readings(), policies())
def test_an_answer_is_its_own_answer(reading, policy):
    """What comes out is Gregorian and complete, so that resolving it again changes nothing."""
    first = resolve(reading, policy)
    if first.edtf is not None and "XXXX" not in first.edtf:
        second = resolve(first.edtf)
        assert (second.edtf, second.datetime) == (first.edtf, first.datetime)
        assert second.century_rule is None


def test_nothing_in_the_core_asks_for_the_day_or_the_time():
    for path in Path(datenorm.core.__file__).parent.glob("*.py"):
        assert not re.search(r"\.(?:today|now|utcnow)\(|\bimport time\b|\btime\.time", path.read_text("utf-8")), path


def test_a_resolution_is_a_value():
    assert resolve("1999") == Resolution("1999", "1999", "1999")
    assert hash(resolve("1999")) == hash(Resolution("1999", "1999", "1999"))


@given(st.integers(0, 2100), st.integers(1, 13), st.integers(1, 32), policies())
def test_the_short_way_of_plain_days_is_the_general_one(year, month, day, policy):
    """Existing days take it; the general way gives the same for them, and alone decides on all others."""
    text = f"{year:04d}-{month:02d}-{day:02d}"
    interval = resolve(f"{text}/..", policy)
    answer = resolve(text, policy)
    if answer.reason is None:
        assert interval.date == f"{text}/.."
        assert answer == Resolution(text, text, text)
    else:
        assert interval.reason == answer.reason


@pytest.mark.parametrize("reading", ["-XX01", "-XX01-05-03"])
def test_no_policy_chooses_a_century_before_christ(reading):
    assert resolve(reading).reason is Reason.OUT_OF_RANGE
