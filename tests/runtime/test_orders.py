"""What the numbers of a date in figures say under each order."""

import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import readings

from datenorm.core.canonical import is_valid
from datenorm.core.policy import Policy
from datenorm.runtime.orders import day_number, figures, reordered
from datenorm.text.clean import clean

READINGS = {
    "03/04/2005": {"DMY": "2005-04-03", "MDY": "2005-03-04"},
    "13/04/2005": {"DMY": "2005-04-13"},
    "04/13/2005": {"MDY": "2005-04-13"},
    "03/04/05": {"DMY": "XX05-04-03", "MDY": "XX05-03-04", "YMD": "XX03-04-05"},
    "2005-04-03": {"YMD": "2005-04-03"},
    "2005-03-31": {"YMD": "2005-03-31"},
    "31/02/2005": {},
    "29/02/2004": {"DMY": "2004-02-29"},
    "29/02/2005": {},
    "29/02/05": {"DMY": "XX05-02-29", "YMD": "XX29-02-05"},
    "00/04/2005": {},
    "03/04/200": {},
    "3/4": {"DMY": "XXXX-04-03", "MDY": "XXXX-03-04"},
    "29/2": {"DMY": "XXXX-02-29"},
    "31.4": {},
    "20050403": {"YMD": "2005-04-03"},
    "03042005": {"DMY": "2005-04-03", "MDY": "2005-03-04"},
    "13042005": {"DMY": "2005-04-13"},
    "10112012": {"DMY": "2012-11-10", "MDY": "2012-10-11"},
}
OPEN = {"03/04/2005", "03/04/05", "29/02/05", "3/4", "03042005", "10112012"}
#: Those whose year stands in front: there is no question of order.
NOT_ASKED = {"2005-04-03", "2005-03-31", "20050403"}


@pytest.mark.parametrize("text", READINGS)
def test_the_days_of_each_order(text):
    came = figures(text)
    assert came.readings == READINGS[text]
    assert came.orders == frozenset(READINGS[text])
    assert came.open is (text in OPEN)
    assert came.asked is (text not in NOT_ASKED)


@pytest.mark.parametrize("text", ["", "3 May 1999", "99999999", "17991231", "00000000", "12:30", "1/2/3/4"])
def test_what_is_no_date_in_figures(text):
    assert figures(text) is None


@given(st.dates(datetime.date(1800, 1, 1), datetime.date(2199, 12, 31)), st.sampled_from("/-."))
def test_every_day_is_read_under_the_order_that_it_was_written_in(day, separator):
    for order, form in {"DMY": "%d_%m_%Y", "MDY": "%m_%d_%Y", "YMD": "%Y_%m_%d"}.items():
        for mark in (separator, ""):
            came = figures(day.strftime(form.replace("_", mark)))
            # Eight digits that could begin with a year are read so.
            assert order in came.orders or (mark == "" and came.orders == {"YMD"})
            if order in came.orders:
                assert came.readings[order] == day.isoformat()
            for reading in came.readings.values():
                datetime.date.fromisoformat(reading)


@given(st.text("0123456789/.-: 年", max_size=40))
def test_no_text_breaks_it(text):
    came = figures(clean(text).text)
    assert came is None or all(map(is_valid, came.readings.values()))


DAYS = {
    "1970-01-01": 719163,
    "2005-04-03": 732039,
    "XX05-04-03": 732039,
    "XXXX-04-03": 732039,
    "1384-01-14[u-ca=persian]": 732039,
    "2005-04-03T10:30": 732039,
    "2005-04-03~": 732039,
    "2005-04": None,
    "200X": None,
    "2005-04-XX": None,
    "": None,
    "2005-02-30T10:00": None,
    "XX05-02-30": None,
    "1890/1895": None,
    "2005-04-03/2005-06-05": 732039,
    "../2005-04-03": 732039,
    "2005-04-03/..": 732039,
    "T10:30": None,
}


@pytest.mark.parametrize("canonical", DAYS)
def test_the_number_of_a_day(canonical):
    """Days from 0001-01-01, which is 1; a missing year or century is that of the reference date."""
    assert day_number(canonical, Policy(reference=datetime.date(2005, 6, 1))) == DAYS[canonical]


@given(st.dates())
def test_days_are_numbered_as_dates_are(day):
    assert day_number(day.isoformat(), Policy()) == day.toordinal()


@pytest.mark.parametrize(
    ("canonical", "day", "expected"),
    [
        ("2005-03-04", "2005-04-03", "2005-04-03"),
        ("2005-03-04T10:30Z", "2005-04-03", "2005-04-03T10:30Z"),
        ("XX05-03-04~", "XX03-04-05", "XX03-04-05~"),
        ("1890/1895", "2005-04-03", None),
        ("2005-03-04", "1890/1895", None),
        ("", "2005-04-03", None),
        ("2005-03", "2005-04-03", None),
        ("T10:30", "2005-04-03", None),
        ("2005-03-04", "T10:30", None),
        ("1394-06-12[u-ca=persian]", "2005-04-03", None),
    ],
)
def test_a_reading_takes_the_day_of_another(canonical, day, expected):
    assert reordered(canonical, day) == expected


@settings(max_examples=30)
@given(readings(), st.dates())
def test_what_takes_another_day_is_a_reading(canonical, day):
    came = reordered(canonical, day.isoformat())
    assert came is None or is_valid(came)
