"""What the numbers of an interval in figures say under each order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import readings

from datenorm.core.canonical import is_valid
from datenorm.runtime.intervals import days_in, figures_read, interval_figures, order_read, supposed
from datenorm.text.clean import clean

DMY, MDY = "1942-01-03/1942-07-08", "1942-03-01/1942-08-07"
BOTH = {"DMY": DMY, "MDY": MDY}

#: Text and a reading -> the readings under each order.
READINGS = {
    ("03.01.1942-08.07.1942", DMY): BOTH,
    ("03.01.1942-08.07.1942", "1942-01-03/1942-08-07"): BOTH,
    ("03-01-1942-08-07-1942", MDY): BOTH,
    ("03/01/1942 to 08/07/1942", MDY): BOTH,
    ("vom 03.01. bis 08.07.1942", DMY): BOTH,
    ("3.1.-8.7.1942", MDY): BOTH,
    ("03011942-08071942", DMY): BOTH,
    ("25.12.1942 - 03.01.1943", "1942-12-25/1943-01-03"): {"DMY": "1942-12-25/1943-01-03"},
    ("12/25/1942 - 01/03/1943", "1942-12-25/1943-03-01"): {"MDY": "1942-12-25/1943-01-03"},
    ("03.05.1942-02.06.1942", "1942-05-03/1942-02-06"): {"DMY": "1942-05-03/1942-06-02"},
    ("03.-08.07.1942", "1942-07-03/1942-07-08"): {"DMY": "1942-07-03/1942-07-08"},
    ("until 03/04/2005", "../2005-04-03"): {"DMY": "../2005-04-03", "MDY": "../2005-03-04"},
    ("03/04/2005 - present", "2005-04-03/.."): {"DMY": "2005-04-03/..", "MDY": "2005-03-04/.."},
    ("May 2003 - 3/4/2005", "2003-05/2005-03-04"): {"DMY": "2003-05/2005-04-03", "MDY": "2003-05/2005-03-04"},
    ("1942-03-04 - 05/06/1942", "1942-03-04/1942-06-05"): {
        "DMY": "1942-03-04/1942-06-05",
        "MDY": "1942-03-04/1942-05-06",
    },
    ("01/02/03-04/05/06", "XX03-02-01/XX06-05-04"): {
        "DMY": "XX03-02-01/XX06-05-04",
        "MDY": "XX03-01-02/XX06-04-05",
        "YMD": "XX01-02-03/XX04-05-06",
    },
    ("3/4-5/6", "XXXX-04-03/XXXX-06-05"): {"DMY": "XXXX-04-03/XXXX-06-05", "MDY": "XXXX-03-04/XXXX-05-06"},
    ("2005-03-01/2005-03-04", "2005-03-01/2005-03-04"): {"YMD": "2005-03-01/2005-03-04"},
}


@pytest.mark.parametrize(("text", "reading"), READINGS)
def test_one_order_holds_for_both_sides(text, reading):
    told = interval_figures(clean(text).text, reading)
    assert told.figures.readings == READINGS[text, reading]
    assert told.figures.open is (len(told.figures.readings) > 1)
    assert told.figures.asked is (set(told.figures.readings) != {"YMD"})


#: Text and a reading that rests on no date in figures, or on other ones.
UNTOLD = [
    ("3-5 May 1999", "1999-05-03/1999-05-05"),
    ("3-5 May", "XXXX-05-03/XXXX-05-05"),
    ("10/21 January 1650", "1650-01-21"),
    ("S45.3.15", "S45-03-15"),
    ("1890-1895", "1890/1895"),
    ("03.01.1942-08.07.1942", "1942-01-03/1942-09-09"),
    ("03.01.1942-08.07.1942", "1942-01/1942-07"),
    ("1/2/2001, 3/4/2001, 5/6/2001", "2001-02-01/2001-04-03"),
    ("v3.14.2", ""),
]


@pytest.mark.parametrize(("text", "reading"), UNTOLD)
def test_what_stands_not_in_figures(text, reading):
    assert figures_read(clean(text).text, reading) is None
    assert order_read(clean(text).text, reading) is None


def test_the_order_of_a_reading():
    text = "03.01.1942-08.07.1942"
    assert order_read(text, DMY) == "DMY"
    assert order_read(text, MDY, "DMY") == "MDY"
    assert order_read(text, "1942-01-03/1942-08-07") is None  # in two orders
    assert order_read("03/03/1942-04/04/1943", "1942-03-03/1943-04-04") is None
    assert order_read("03/03/1942-04/04/1943", "1942-03-03/1943-04-04", "MDY") == "MDY"
    assert order_read("03/04/2005", "2005-04-03") == "DMY"


def test_sides_that_no_order_explains_have_none():
    told = interval_figures("25.12.1942 - 01/13/1943", "1942-12-25/1943-01-13")
    assert (dict(told.figures.readings), dict(told.written)) == ({}, {})
    backwards = interval_figures("03.05.1942-02.04.1942", "1942-05-03/1942-04-02")
    assert (set(backwards.figures.readings), set(backwards.written)) == (set(), {"DMY", "MDY"})


@pytest.mark.parametrize(
    ("text", "both", "expected"),
    [
        ("03/01/1942-08/07/1942", None, True),
        ("03/01/1942-08/07/1942", False, False),
        ("03.01.1942-08.07.1942", None, False),
        ("03.01.1942-08.07.1942", True, True),
    ],
)
def test_which_could_be_either_way_around_however_sure_the_network_is(text, both, expected):
    assert interval_figures(text, DMY).is_open(both) is expected


def test_what_is_supposed_before_a_text_is_read():
    assert supposed("03.01.1942-08.07.1942").readings == BOTH
    assert supposed("25.12.1942 - 03.01.1943").orders == {"DMY"}
    assert supposed("03/04/2005").readings == {"DMY": "2005-04-03", "MDY": "2005-03-04"}
    assert supposed("n/a") is None


@given(st.text("0123456789/.-: ~", max_size=40), readings())
def test_no_text_breaks_it(text, reading):
    cleaned = clean(text).text
    assert len(days_in(cleaned)) <= 2
    for told in (figures_read(cleaned, reading), supposed(cleaned)):
        assert told is None or all(map(is_valid, told.readings.values()))
