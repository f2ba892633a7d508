"""Readings with a year that stands nowhere in the text are left out, or not believed."""

import math

import numpy as np
import pytest

from datenorm.core.canonical import encode
from datenorm.data.sampler import Sampler
from datenorm.runtime.inventions import names_years, without_inventions
from datenorm.runtime.search import Candidate
from datenorm.text.clean import clean


def _candidates(*readings):
    return [Candidate(symbols, math.log(share), np.zeros((1, 1), np.float32)) for symbols, share in readings]


@pytest.mark.parametrize(
    ("text", "readings", "kept"),
    [
        ("1786-1850, 1901", (("1786/1951", 0.6), ("1786/1901", 0.2)), {"1786/1901": 0.8}),
        ("1786-1850, 1901", (("1786/1951", 0.9),), {"1786/1951": 0.009}),
        # the last figures of a year may stand alone
        ("1890-95, 1901", (("1890/1895", 0.9),), {"1890/1895": 0.9}),
        ("1890/1, no. 1234", (("1890/1891", 0.9),), {"1890/1891": 0.9}),
        # nothing that is no Gregorian year of four figures is asked for
        ("1850-1860", (("185X", 0.5), ("1850p", 0.2), ("XX51-05-03", 0.1), ("", 0.1)),
         {"185X": 0.5, "1850p": 0.2, "XX51-05-03": 0.1, "": 0.1}),
        # one number of four figures says too little; a letter may be a figure
        ("2562 BE", (("2019", 0.9),), {"2019": 0.9}),
        ("196o-1999, 1998", (("1960/1999", 0.9),), {"1960/1999": 0.9}),
    ],
)  # fmt: skip
def test_what_is_left(text, readings, kept):
    found = without_inventions(text, _candidates(*readings))
    assert {one.symbols: pytest.approx(one.probability) for one in found} == kept


def test_no_right_reading_of_a_generated_string_is_left_out():
    seen = 0
    sampler = Sampler(12, kinds=["years", "inclusive-dates", "years-beside", "iso", "interval-iso"])
    for example in sampler.examples(8_000):
        text = clean(example.text).text
        seen += names_years(text)
        assert without_inventions(text, _candidates((encode(example.canonical), 0.9)))[0].probability > 0.8, example
    assert seen > 2_000
