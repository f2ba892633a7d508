"""Figures of a comparison from results, by hand."""

import pytest

from datenorm.comparison.table import falls_short, interval, length_share, rows
from datenorm.evaluation.metrics import wilson


def result(attention, seed, right):
    """A result with ``right`` of 100."""
    return {
        "attention": attention,
        "seed": seed,
        "weights": 1234,
        "exact": [right, 100],
        "fields": {"year": [99, 100], "month": [98, 100], "day": [97, 100]},
        "lengths": [[10, 5, 10], [20, 8, 10], [30, 3, 10], [64, 1, 10]],
        "looked": None if attention == "fixed-vector" else 0.5,
        "engine": "numpy",
        "strings_per_second": 100,
        "training": {"strings": 1000, "seconds": 10},
    }


RESULTS = [result("dot", 0, 40), *(result("additive", seed, right) for seed, right in enumerate((80, 90, 85)))]
RESULTS += [result("fixed-vector", 0, 50)]


def test_intervals():
    """Student's over seeds: 85 +- 4.303 * 5 / sqrt(3); Wilson's over the strings of one."""
    low, high = interval(RESULTS[1:4])
    assert (100 * low, 100 * high) == pytest.approx((85 - 12.421, 85 + 12.421), abs=0.01)
    assert interval(RESULTS[:1]) == wilson(40, 100)


def test_lengths_are_put_together():
    assert length_share(RESULTS[0], 0, 20) == pytest.approx(13 / 20)
    assert length_share(RESULTS[0], 30, 1000) == pytest.approx(1 / 10)


def test_the_table_has_the_best_first_and_says_who_falls_short():
    table = rows(RESULTS)
    assert [row[0] for row in table] == ["attention", "additive", "fixed-vector", "dot"]
    assert table[1][1:4] == ("3", "85.0", "72.6-97.4")
    assert table[2][table[0].index("looked")] == "-"
    assert falls_short(RESULTS) == ["dot"]
