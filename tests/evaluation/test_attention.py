"""The share of attention on the right characters, on readings worked out by hand."""

import numpy as np
import pytest

from datenorm.data.sampler import Sampler
from datenorm.evaluation.attention import AttentionScore, fields, measure, shares
from datenorm.evaluation.readers import generated_cases
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import Candidate
from datenorm.text.clean import clean


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ("1999-05-03", "yyyy-mm-dd"),
        ("⑦XX99-05-03", "---yy-mm-dd"),
        ("186X", "yyy-"),
        ("XXXX-05-03T14:05:50+02:00", "-----mm-dd-HH-MM-SS-zz-zz"),
        ("1999-W20-3", "yyyy--mm-d"),
        ("1999-123", "yyyy-ddd"),
        ("0044B", "yyyy-"),
        ("1394-06-12p", "yyyy-mm-dd-"),
        ("r01-05", "-yy-mm"),
        ("T15:30", "-HH-MM"),
        ("1890/1895~", "yyyy-YYYY-"),
        ("./1857-02", "--YYYY-NN"),
    ],
)
def test_each_digit_has_the_field_that_it_comes_from(symbols, expected):
    names = {"year": "y", "month": "m", "day": "d", "hour": "H", "minute": "M", "second": "S", "zone": "z",
             "year2": "Y", "month2": "N", "": "-"}  # fmt: skip
    assert "".join(names[name] for name in fields(symbols)) == expected


def test_shares_by_hand():
    """``5/1999`` after one hint: each digit's weights are given, and its field's are summed."""
    text = "5/1999"
    source = Source(clean(text), tuple(range(7)), 1)
    attention = np.zeros((7, 7), np.float32)
    attention[0] = [0.1, 0, 0, 0.9, 0, 0, 0]  # the first digit of the year: all of it but the hint's
    attention[1] = [0, 0, 0, 0, 1, 0, 0]
    attention[2] = [0, 0.5, 0, 0, 0, 0.5, 0]
    attention[3] = [0, 0, 0, 0, 0, 0, 1]
    attention[5] = [0, 0.25, 0.75, 0, 0, 0, 0]  # the zero of 05: mostly at the slash
    attention[6] = [0, 1, 0, 0, 0, 0, 0]
    spans = [(0, 1, "month"), (2, 6, "year")]
    found = list(shares(spans, source, Candidate("1999-05", 0.0, attention)))
    assert [name for name, _ in found] == ["year"] * 4 + ["month"] * 2
    assert [share for _, share in found] == pytest.approx([0.9, 1, 0.5, 1, 0.25, 1])


def test_sides_of_an_interval_share_what_is_written_once():
    """``3-5`` with one month: the month of the first side is that of the second."""
    source = Source(clean("3-5 5"), tuple(range(5)), 0)
    attention = np.zeros((21, 5), np.float32)
    attention[:, 4] = 1
    spans = [(0, 1, "day"), (2, 3, "day2"), (4, 5, "month2")]
    found = list(shares(spans, source, Candidate("XXXX-05-03/XXXX-05-05", 0.0, attention)))
    assert found == [("month", 1), ("month", 1), ("day", 0), ("day", 0)] * 2


def test_digits_without_characters_of_their_own_are_left_out():
    source = Source(clean("3 pm"), tuple(range(4)), 0)
    found = list(
        shares([(0, 4, "hour")], source, Candidate("T15:00", 0.0, np.full((6, 4), 0.25, np.float32)))
    )
    assert found == [("hour", pytest.approx(1)), ("hour", pytest.approx(1))]


def test_the_score_is_the_mean_over_digits():
    score = AttentionScore(2, {"year": 3, "day": 1}, {"year": 3.0, "day": 0.2})
    assert score.share == pytest.approx(0.8)
    assert score.to_json()["fields"]["day"] == {"digits": 1, "share": 0.2}


def test_a_model_is_measured(bundle):
    """One with random weights reads nothing right, and then there is nothing to measure."""
    records = [
        case.record for case in generated_cases(Sampler(3, ("named", "numeric"), ("en",)).examples(30))
    ]
    score = measure(Reader(bundle), records)
    assert score.to_json()["digits"] == sum(score.digits.values())
