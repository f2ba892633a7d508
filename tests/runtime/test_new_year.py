"""An interval over New Year whose year is written once."""

import math

import numpy as np
import pytest

from datenorm.core.canonical import decode, encode
from datenorm.core.resolve import resolve
from datenorm.runtime.new_year import across_new_year
from datenorm.runtime.search import Candidate


def _read(text, reading, weekday=None):
    symbols = encode(reading, weekday)
    candidate = Candidate(symbols, math.log(0.9), np.zeros((len(symbols) + 1, len(text)), np.float32))
    (found,) = across_new_year(text, [candidate])
    assert found.log_probability == candidate.log_probability
    assert len(found.symbols) == len(symbols)
    return decode(found.symbols).canonical


@pytest.mark.parametrize(
    ("text", "reading", "answer"),
    [
        ("28 Dec - 3 Jan 2020", "2020-12-28/2020-01-03", "2019-12-28/2020-01-03"),
        ("28.12.-3.1.20", "XX20-12-28/XX20-01-03", "2019-12-28/2020-01-03"),
        ("Nov-Feb 2015", "2015-11/2015-02", "2014-11/2015-02"),
        # the year stands with the first side
        ("Dec 28, 2019 - Jan 3", "2019-12-28/2019-01-03", "2019-12-28/2020-01-03"),
        ("2019. dec. 28. - jan. 3.", "2019-12-28/2019-01-03", "2019-12-28/2020-01-03"),
        ("2015 Nov-Feb", "2015-11/2015-02", "2015-11/2016-02"),
    ],
)
def test_the_other_side_lies_beyond_new_year(text, reading, answer):
    assert resolve(_read(text, reading)).date == answer


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("28 Nov - 3 Dec 2020", "2020-11-28/2020-12-03"),
        # the year is written twice: such an interval does not exist
        ("28 Dec 2020 - 3 Jan 2020", "2020-12-28/2020-01-03"),
        # nearly a whole year: more likely an error than meant
        ("3 Oct - 2 Sep 2015", "2015-10-03/2015-09-02"),
        ("28 Dec - 3 Jan", "XXXX-12-28/XXXX-01-03"),
        ("1890-1885", "1890/1885"),
        ("../2015-04", "../2015-04"),
        ("2020-12-28", "2020-12-28"),
    ],
)
def test_others_stay_as_they_are(text, reading):
    assert _read(text, reading) == reading


def test_the_weekday_is_kept():
    symbols = encode("2020-12-28/2020-01-03", 1)
    (found,) = across_new_year("Mon 28 Dec - 3 Jan 2020", [Candidate(symbols, 0.0, np.zeros((1, 1), np.float32))])
    assert decode(found.symbols).weekday == 1
