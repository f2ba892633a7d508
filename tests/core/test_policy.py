"""A policy is checked as a whole, and says everything that is wrong with it at once."""

import datetime

import numpy as np
import pytest

from datenorm.core.errors import UsageError
from datenorm.core.policy import ARGUMENTS, OPTIONS, Policy

DAY = datetime.date(2024, 5, 3)


class NotADay(datetime.datetime):
    """What NaT of pandas is: a point in time by its type, with nothing in it."""

    year = month = day = float("nan")


def test_the_defaults_are_those_of_the_contract():
    assert Policy() == Policy(century=1969, reference=None, prefer="nearest", view="date")


@pytest.mark.parametrize("century", [1, 1850, 1969, 9900, np.int64(1900), np.uint16(1900)])
def test_centuries(century):
    policy = Policy(century=century)
    assert (type(policy.century), policy.century) == (int, century)


def test_past_is_a_century_when_there_is_a_reference():
    assert Policy(century="past", reference=DAY).century == "past"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        (
            {"century": "soon"},
            r"expected century to be the first year of a hundred years, such as 1950 \(100 to 9900\), or past, got 'so",
        ),
        ({"century": 0}, r"got 0 \(int\)"),
        ({"century": 9901}, r"got 9901 \(int\)"),
        ({"century": True}, r"expected century .*, got True \(bool\)"),
        ({"century": 1900.0}, r"expected century .*, got 1900.0 \(float\)"),
        ({"century": "1969"}, "got '1969'"),
        ({"century": None}, "got None"),
        ({"century": np.array([1900, 1950])}, r"expected century .*, got array\(\[1900, 1950\]\) \(ndarray\)"),
        ({"century": "past"}, "^century past needs a day to count from: give reference$"),
        ({"reference": "2024-05-32"}, "expected reference to be a day such as 2024-05-03, got '2024-05-32'"),
        ({"reference": 20240503}, r"expected reference to be a day such as 2024-05-03, got 20240503 \(int\)"),
        ({"reference": NotADay(2024, 5, 3)}, r"expected reference to be a day such as 2024-05-03, got .*\(NotADay\)"),
        ({"prefer": "past"}, "^prefer past needs a day to count from: give reference$"),
        ({"prefer": "soon"}, "expected prefer to be one of past, future, nearest, got 'soon'"),
        ({"prefer": ["past"]}, r"expected prefer to be one of past, future, nearest, got \['past'\] \(list\)"),
        ({"view": "iso"}, "expected view to be one of date, datetime, edtf, got 'iso'"),
    ],
)
def test_faults(fields, message):
    with pytest.raises(UsageError, match=message):
        Policy(**fields)


def test_all_faults_stand_in_one_line():
    with pytest.raises(UsageError) as caught:
        Policy.from_options(century="soon", reference="yesterday", prefer="x", view="y" * 100)
    message = str(caught.value)
    assert message.count("expected") == 4
    assert "\n" not in message and len(message) < 400


@pytest.mark.parametrize(
    ("called", "prefer", "reference"),
    [(OPTIONS, "--prefer", "--reference-date"), (ARGUMENTS, "prefer", "reference_date"), (None, "prefer", "reference")],
)
def test_a_fault_is_told_in_the_words_of_who_made_it(called, prefer, reference):
    with pytest.raises(UsageError, match=f"^{prefer} future needs a day to count from: give {reference}$"):
        Policy.from_options(prefer="future", called=called)
    with pytest.raises(UsageError, match=f"^expected {reference} to be a day such as 2024-05-03, got 'today'$"):
        Policy.from_options(reference="today", prefer="future", called=called)


@pytest.mark.parametrize("reference", ["2024-05-03", datetime.datetime(2024, 5, 3, 23, 59)])
def test_a_reference_in_another_form_is_that_day(reference):
    assert Policy(reference=reference) == Policy(reference=DAY)
    assert type(Policy(reference=reference).reference) is datetime.date


@pytest.mark.parametrize(
    ("options", "policy"),
    [
        ({}, Policy()),
        ({"century": "1850"}, Policy(century=1850)),
        ({"century": 1850}, Policy(century=1850)),
        ({"century": np.int64(1850)}, Policy(century=1850)),
        ({"view": "EDTF"}, Policy(view="edtf")),
        ({"century": "100"}, Policy(century=100)),
        ({"century": "past", "reference": "2024-05-03"}, Policy("past", DAY)),
        ({"century": "Past", "reference": "2024-05-03"}, Policy("past", DAY)),
        ({"reference": DAY, "prefer": "future", "view": "edtf"}, Policy(1969, DAY, "future", "edtf")),
    ],
)
def test_options_as_text(options, policy):
    assert Policy.from_options(**options) == policy


@pytest.mark.parametrize("reference", ["2024-02-30", "3 May 2024", "20240503", "2024-05-03T10:00", "٢٠٢٤-٠٥-٠٣", ""])
def test_a_reference_is_an_iso_day(reference):
    with pytest.raises(UsageError, match="expected reference to be a day such as 2024-05-03"):
        Policy.from_options(reference=reference)


@pytest.mark.parametrize("century", ["", "19", "69", 20, "99", "0050", "٠", "²", "-50", "19690", "1969.0", True, [1]])
def test_a_century_is_a_year(century):
    """And none of two figures, which could be meant as the number of a century."""
    with pytest.raises(UsageError, match="expected century to be the first year of a hundred years, such as 1950"):
        Policy.from_options(century=century)
