"""Arguments of wrong types: each check says in one line what was expected and what came."""

import decimal
import fractions

import numpy as np
import pytest

from datenorm.core.arguments import came, choice, flag, instance, optional, several, share, whole, whole_number
from datenorm.core.errors import UsageError


class Silent:
    def __repr__(self):
        raise ValueError("not even a name")


class Tall:
    def __repr__(self):
        return "a\n  b"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("x", "'x'"),
        ("x" * 99, repr("x" * 40)),
        ("", "''"),
        (None, "None"),
        (5, "5 (int)"),
        (["x"], "['x'] (list)"),
        (Silent(), "an object (Silent)"),
        (Tall(), "a b (Tall)"),
    ],
)
def test_what_came_is_said_with_its_type(value, said):
    assert came(value) == said


@pytest.mark.parametrize("value", [3, np.int64(3), np.uint8(3)])
def test_integers_of_any_library_are_integers(value):
    assert type(whole(value)) is int
    assert whole_number(1, 5)("top", value) == 3


@pytest.mark.parametrize("value", [True, np.True_, 3.0, "3", None, [3]])
def test_what_is_no_integer(value):
    assert whole(value) is None


@pytest.mark.parametrize("value", [0.5, np.float32(0.5), decimal.Decimal("0.5"), fractions.Fraction(1, 2)])
def test_numbers_of_any_library_are_numbers(value):
    found = share("min_confidence", value)
    assert (type(found), found) == (float, 0.5)


@pytest.mark.parametrize("value", [True, False, np.True_, 1, 0])
def test_flags(value):
    found = flag("explain", value)
    assert type(found) is bool and found == bool(value)


@pytest.mark.parametrize(
    ("check", "value", "message"),
    [
        (whole_number(1, 5), 1.5, "expected n to be a whole number from 1 to 5, got 1.5 (float)"),
        (whole_number(1, 5), True, "expected n to be a whole number from 1 to 5, got True (bool)"),
        (whole_number(1, 5), 6, "expected n to be a whole number from 1 to 5, got 6 (int)"),
        (whole_number(1), 0, "expected n to be a whole number of 1 or more, got 0 (int)"),
        (share, "0.5", "expected n to be a number from 0 to 1, got '0.5'"),
        (share, True, "expected n to be a number from 0 to 1, got True (bool)"),
        (share, float("nan"), "expected n to be a number from 0 to 1, got nan (float)"),
        (share, 1j, "expected n to be a number from 0 to 1, got 1j (complex)"),
        (share, 10**400, "expected n to be a number from 0 to 1, got 1000000000000000000000000000000000000000 (int)"),
        (flag, "no", "expected n to be True or False, got 'no'"),
        (flag, None, "expected n to be True or False, got None"),
        (flag, 2, "expected n to be True or False, got 2 (int)"),
        (choice("past", "nearest"), "soon", "expected n to be one of past, nearest, got 'soon'"),
        (choice("past", "nearest"), ["past"], "expected n to be one of past, nearest, got ['past'] (list)"),
        (instance(str, "a text"), 5, "expected n to be a text, got 5 (int)"),
        (optional(instance(str, "a text")), 5, "expected n to be a text, got 5 (int)"),
        (lambda name, value: several(value, "texts"), 5, "expected a list of texts, got 5 (int)"),
        (lambda name, value: several(value, "texts"), "ab", "expected a list of texts, got 'ab'"),
    ],
)
def test_faults(check, value, message):
    with pytest.raises(UsageError) as caught:
        check("n", value)
    assert str(caught.value) == message


def test_plain_forms():
    assert choice("DMY", "auto")("order", "Auto") == "auto"
    assert choice("DMY", "auto")("order", "dmy") == "DMY"
    assert optional(share)("n", None) is None
    assert instance(str, "a text")("n", "x") == "x"
    assert several((name for name in "ab"), "texts") == ["a", "b"]
