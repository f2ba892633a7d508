"""Calibration error and tables against examples worked out by hand."""

import math

import numpy as np
import pytest

from datenorm.data.records import Record
from datenorm.evaluation.cases import NOTHING, Answer, Case
from datenorm.evaluation.metrics import Row
from datenorm.evaluation.reliability import (
    answers,
    expected_calibration_error,
    operating_points,
    reliability,
    to_json,
)


def test_the_calibration_error_by_hand():
    """Two bins of three: |0.2 - 0.5| over two answers, |0.9 - 0.5| over two, weighed by their number."""
    confidence = np.array([0.1, 0.3, 0.85, 0.95])
    right = np.array([True, False, True, False])
    assert expected_calibration_error(confidence, right, bins=3) == pytest.approx(0.5 * 0.3 + 0.5 * 0.4)


def test_a_bin_holds_its_upper_edge():
    """((m - 1) / M, m / M]: 0.5 belongs to the first of two bins."""
    confidence, right = np.array([0.5, 1.0]), np.array([True, True])
    assert expected_calibration_error(confidence, right, bins=2) == pytest.approx(0.25)


def test_the_calibration_error_of_a_calibrated_reader_is_small():
    random = np.random.default_rng(1)
    confidence = random.uniform(size=50_000)
    assert expected_calibration_error(confidence, random.uniform(size=50_000) < confidence) < 0.01


def test_the_calibration_error_of_nothing():
    assert math.isnan(expected_calibration_error(np.zeros(0), np.zeros(0, np.bool_)))


def test_the_reliability_table_by_hand():
    low, high = reliability(np.array([0.0, 0.2, 0.9]), np.array([False, True, True]), edges=(0.5, 1.0))
    assert (low.count, low.confidence, low.accuracy) == (2, pytest.approx(0.1), 0.5)
    assert (high.low, high.high, high.count, high.accuracy) == (0.5, 1.0, 1, 1.0)


def row(kind, reading, confidence):
    case = Case(Record("text", "1999-05-03" if kind != "reject" else "", kind=kind))
    answer = Answer(reading, reading, reading, confidence, confidence) if reading else NOTHING
    return Row(case, answer, case.judge(answer))


ROWS = [
    row("absolute", "1999-05-03", 0.9),
    row("absolute", "1999-03-05", 0.4),
    row("absolute", "", 1.0),
    row("reject", "2001-01-01", 0.2),
]


def test_only_answers_are_calibrated():
    confidence, right = answers(ROWS)
    assert confidence.tolist() == [0.9, 0.4, 0.2]
    assert right.tolist() == [True, False, False]


def test_what_refusing_gives_by_hand():
    everything, some, none = operating_points(ROWS, (0.0, 0.3, 0.95))
    assert (everything.right, everything.wrong, everything.refused) == (0.25, 0.5, 0.25)
    assert (some.right, some.wrong, some.refused) == (0.5, 0.25, 0.25)
    assert some.accuracy == pytest.approx(2 / 3)
    assert (none.right, none.wrong, none.refused) == (0.25, 0.0, 0.75)


def test_a_bound_of_the_table_refuses_as_that_of_a_user_does():
    """By the confidence of the answer alone, whatever the model's own bound is compared with."""
    case = Case(Record("03/04/2005", "2005-04-03", kind="absolute"))
    answer = Answer("2005-04-03", "2005-04-03", "2005-04-03", confidence=0.6, weight=0.99)
    (point,) = operating_points([Row(case, answer, case.judge(answer))], (0.75,))
    assert (point.right, point.wrong, point.refused) == (0.0, 0.0, 1.0)


def test_json_is_plain():
    value = to_json(ROWS)
    assert value["answers"] == 3
    assert value["expected_calibration_error"] == pytest.approx((0.1 + 0.4 + 0.2) / 3, abs=1e-4)
