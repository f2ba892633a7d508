"""Readings that use a number of a date in figures twice are left out."""

import math
from pathlib import Path

import numpy as np
import pytest

from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.blends import without_blends
from datenorm.runtime.search import Candidate

ROOT = Path(__file__).parents[2]


def _candidates(*readings):
    return [Candidate(symbols, math.log(share), np.zeros((1, 1), np.float32)) for symbols, share in readings]


@pytest.mark.parametrize(
    ("text", "readings", "kept"),
    [
        ("03/04/05", (("XX05-03-05", 0.5), ("XX05-04-03", 0.3), ("XX03-04-05", 0.1)),
         {"XX05-04-03": 0.675, "XX03-04-05": 0.225}),
        ("1.2.2003", (("2003-02-02", 0.2), ("2003-02-01", 0.6)), {"2003-02-01": 0.8}),
        # so it is with both dates of an interval
        ("03.05.1942-05.06.1943", (("1942-05-03/1943-06-05", 0.6), ("1942-05-03/1943-06-06", 0.2)),
         {"1942-05-03/1943-06-05": 0.8}),
        # nothing uses the numbers, and what is no Gregorian day stays
        ("03/04/05", (("XX05-03-05", 0.5), ("XX05-04-04", 0.3)), {"XX05-03-05": 0.5, "XX05-04-04": 0.3}),
        ("03/04/05", (("XX05-04-03", 0.5), ("", 0.3), ("XX05-04-03p", 0.1)),
         {"XX05-04-03": 0.5, "": 0.3, "XX05-04-03p": 0.1}),
        # beside other numbers a reading may rest on these
        ("03/04/05 5 May", (("XX05-05-05", 0.5), ("XX05-04-03", 0.3)), {"XX05-05-05": 0.5, "XX05-04-03": 0.3}),
        # a letter that touches a figure may be one
        ("l2/03/1999", (("1999-03-12", 0.9), ("1999-03-02", 0.006)), {"1999-03-12": 0.9, "1999-03-02": 0.006}),
    ],
)  # fmt: skip
def test_what_is_left(text, readings, kept):
    found = without_blends(text, _candidates(*readings))
    assert {one.symbols: pytest.approx(one.probability) for one in found} == kept
    assert math.isclose(sum(one.probability for one in found), sum(share for _, share in readings))


def test_no_date_of_three_small_numbers_is_read_with_one_twice():
    base = Normalizer.load(ROOT / "models" / "base")
    texts = [f"{a:02}/{b:02}/{c:02}" for a in (1, 3, 5, 7) for b in (2, 4, 6, 8) for c in (5, 9, 10, 11)]
    for text, prediction in zip(texts, base.batch(texts, Options(top=5)), strict=True):
        for edtf in (prediction.edtf, *(other.edtf for other in prediction.alternatives)):
            if edtf is not None and len(edtf) == len("2005-04-03"):
                numbers = sorted(int(part[-2:]) for part in edtf.split("-"))
                assert numbers == sorted(map(int, text.split("/"))), (text, edtf)
