"""What a doubt is about: each sort has its words, and only the doubt about the order asks for one."""

import pytest

from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.runtime.ambiguity import doubt_about

SETTLED_BY_ORDER = ("more than one day fits", "--order or --locale may settle it")


def ambiguous(answer, *others, order=None, reason=None):
    listed = (answer, *others) if reason else others
    alternatives = tuple(Alternative(edtf, edtf, 0.4) for edtf in listed)
    given = None if reason else answer
    return Prediction("x", given, given, answer, 0.5, alternatives, True, order, reason=reason)


@pytest.mark.parametrize(
    ("answer", "other", "order", "words"),
    [
        ("2005-03-04", "2005-04-03", "MDY", "--order or --locale may settle it"),
        ("2005-03-04", "2004-05-03", None, "--order or --locale may settle it"),
        ("XXXX-05-06", "XXXX-06-05", "MDY", "--order or --locale may settle it"),
        ("2020-06-24", "2020-07-23", "DMY", "--order or --locale may settle it"),
        ("2005-03-04T10:00", "2005-04-03T10:00", "DMY", "--order or --locale may settle it"),
        ("1942-01-03/1942-07-08", "1942-03-01/1942-08-07", None, "--order or --locale may settle it"),
        ("../2005-04-03", "../2005-03-04", None, "--order or --locale may settle it"),
        ("1942-01-03/1942-07-08", "1942-01-03/1942-07-09", None, "the text does not say which"),
        ("1890/1895", "1890/1896", None, "the text does not say which"),
        ("1999-05-03T10:00-06:00", "1999-05-03T10:00+08:00", "DMY", "the day is the same"),
        ("1921-05-03", "2021-05-03", None, "four digits of a year would settle it"),
        ("2021-05-03", "2021-05-08", None, "the text does not say which"),
        ("2021-11", "2021-10", None, "the text does not say which"),
        ("2021/2022", "2021-22", None, "the text does not say which"),
    ],
)
def test_each_sort_has_its_words(answer, other, order, words):
    assert doubt_about(ambiguous(answer, other, order=order))[1] == words
    assert doubt_about(ambiguous(answer, other, order=order, reason=Reason.AMBIGUOUS))[1] == words


def test_the_likeliest_other_reading_counts():
    assert doubt_about(ambiguous("2005-03-04", "2005-04-03", "2006-03-04", order="MDY")) == SETTLED_BY_ORDER


def test_an_order_may_be_open_without_another_reading():
    assert doubt_about(ambiguous("2005-03-04", order="MDY")) == SETTLED_BY_ORDER
    assert doubt_about(ambiguous("2021"))[0] == "more than one reading fits"
