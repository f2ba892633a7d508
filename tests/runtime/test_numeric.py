"""Dates in figures: the order that was read, and whether the other one is open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import readings

from datenorm.core.canonical import is_valid
from datenorm.runtime.numeric import find_numbers, open_order, order_of, swapped, writes_both

ORDERS = {
    ("03/04/2005", "2005-04-03"): "DMY",
    ("03/04/2005", "2005-03-04"): "MDY",
    ("03/25/2005", "2005-03-25"): "MDY",
    ("3.4.05", "XX05-04-03"): "DMY",
    ("2005-04-03", "2005-04-03"): "YMD",
    ("2005/4/3 10:20", "2005-04-03T10:20"): "YMD",
    ("10:20 3/4/2005", "2005-04-03T10:20"): "DMY",
    ("due 3 / 4 / 2005, paid", "2005-04-03"): "DMY",
    ("20050403", "2005-04-03"): "YMD",
    ("03042005", "2005-04-03"): "DMY",
    ("04032005", "2005-04-03"): "MDY",
    ("3/4", "XXXX-04-03"): "DMY",
    ("3/4", "XXXX-03-04"): "MDY",
    ("3 may 1999", "1999-05-03"): None,
    ("03/03/2005", "2005-03-03"): None,
    ("03/04/2005", "1999-01-01"): None,
    ("03/04/2005", ""): None,
    ("1890-1895", "1890/1895"): None,
    ("12/6/1394", "1394-06-12[u-ca=persian]"): None,
    ("5/1999", "1999-05"): None,
    ("03/04/186x", "186X-04-03"): None,
    ("v2.3.1", "2003-01-02"): None,
}


@pytest.mark.parametrize(("text", "canonical"), ORDERS)
def test_order_that_the_reading_rests_on(text, canonical):
    assert order_of(text, canonical) == ORDERS[text, canonical]


def test_a_hint_is_repeated_only_where_it_fits():
    assert order_of("03/03/2005", "2005-03-03", "MDY") == "MDY"
    assert order_of("03/04/2005", "2005-04-03", "MDY") == "DMY"
    assert order_of("3/4", "XXXX-03-04", "YMD") == "YMD"


OPEN = {
    ("03/04/2005", None): True,
    ("03-04-05", None): True,
    ("le 3/4/2005 à 10:30", None): True,
    ("3/4", None): True,
    ("1.4.2016", None): False,
    ("the date is 1.4.2016 and so on", True): True,
    ("5.11", True): True,
    ("03/04/2005", False): False,
    ("13/04/2005", None): False,
    ("04/13/2005", None): False,
    ("03/03/2005", None): False,
    ("00/03/2005", None): False,
    ("2005-04-03", None): False,
    ("2005/04", None): False,
    ("10:03/04", None): False,
    ("1/2/3/4", None): False,
    ("3/4/200", None): False,
    ("3 may 1999", None): False,
    ("03042005", None): False,
    ("", None): False,
}


@pytest.mark.parametrize(("text", "both"), OPEN)
def test_whether_day_and_month_could_be_either_way_around(text, both):
    assert open_order(text, both) is OPEN[text, both]


def test_swapped_readings():
    assert swapped("2005-04-03") == "2005-03-04"
    assert swapped("XX05-04-03T10:30") == "XX05-03-04T10:30"
    assert swapped("XXXX-04-03") == "XXXX-03-04"
    for canonical in ("", "2005-04", "2005-04-13", "2005-04-04", "T10:30", "1890/1895", "1394-06-12[u-ca=persian]"):
        assert swapped(canonical) is None


@given(readings())
def test_swapping_twice_gives_the_reading_again(canonical):
    other = swapped(canonical)
    if other is not None:
        assert is_valid(other)
        assert other != canonical
        assert swapped(other) == canonical


@given(st.text("0123456789/.-: :年", max_size=60), readings(), st.sampled_from([None, True, False]))
def test_no_text_breaks_it(text, canonical, both):
    assert order_of(text, canonical) in (None, "DMY", "MDY", "YMD")
    assert open_order(text, both) in (True, False)


def test_time_is_linear_in_the_text():
    for text in ("1/" * 50_000, "1 " * 50_000, "9" * 100_000, "1 / " * 25_000, "12-" * 33_000):
        find_numbers(text)


def test_languages_whose_countries_write_both_orders():
    orders = {"en_US": "MDY", "en_GB": "DMY", "de_DE": "DMY", "zh_Hant_TW": "YMD"}
    assert writes_both("en", orders)
    assert not writes_both("de", orders)
    assert not writes_both("zh_Hant", orders)
    assert not writes_both("fr", orders)
