"""Counts and intervals against examples worked out by hand."""

import math

import pytest

from datenorm.data.records import Record
from datenorm.evaluation.cases import NOTHING, Answer, Case
from datenorm.evaluation.metrics import (
    Row,
    grouped,
    headline,
    refused_rows,
    rounded,
    tally,
    wilson,
    wrong_rows,
)


def row(kind, canonical, reading, confidence=1.0, **fields):
    case = Case(Record("text", canonical, kind=kind, **fields))
    answer = Answer(reading, reading, reading, confidence, confidence) if reading else NOTHING
    return Row(case, answer, case.judge(answer))


ROWS = [
    row("absolute", "1999-05-03", "1999-05-03", 0.99, locale="en-GB"),
    row("absolute", "1999-05-03", "1999-03-05", 0.95, locale="en"),
    row("absolute", "1999-05-03", "1999-03-05", 0.6, locale="fr"),
    row("absolute", "1999-05-03", "", locale="fr"),
    row("datetime", "1999-05-03T10:00", "1999-05-03T10:00", 0.8),
    row("datetime", "1999-05-03T10:00", "1999-05-03T11:00", 0.8),
    row("two_digit_year", "XX16-09-03", "XX16-09-03", 0.9, date="1916-09-03"),
    row("reject", "", "", order="DMY"),
    row("reject", "", "2010-01-01", 0.3),
]


def test_counts_by_hand():
    counts = tally(ROWS)
    assert (counts.count, counts.right, counts.wrong, counts.refused) == (9, 5, 3, 1)
    assert counts.sure_wrong == 1
    assert (counts.times, counts.times_right) == (2, 1)
    assert (counts.days, counts.days_right) == (1, 0)


def test_a_bound_turns_doubtful_answers_into_refusals():
    counts = tally(ROWS, 0.85)
    assert (counts.right, counts.wrong, counts.refused) == (4, 1, 4)
    assert counts.times == 0


def test_the_headline_counts_full_days_only():
    assert headline(ROWS).count == 7


def test_rows_are_grouped_by_their_labels():
    kinds = grouped(ROWS, "kind")
    assert list(kinds) == ["absolute", "datetime", "reject", "two_digit_year"]
    assert kinds["absolute"].share("right") == 0.25
    assert {name: counts.count for name, counts in grouped(ROWS, "language").items()} == {"en": 2, "fr": 2}
    assert list(grouped(ROWS, "order")) == ["DMY"]


def test_wrong_rows_are_sorted_by_confidence():
    assert [found.answer.confidence for found in wrong_rows(ROWS)] == [0.95, 0.6, 0.3]
    assert [found.answer.confidence for found in wrong_rows(ROWS, 0.5)] == [0.95, 0.6]
    assert len(refused_rows(ROWS)) == 1


def test_wilson_by_hand():
    """8 of 10: the score interval is 0.4902 to 0.9433 (Brown, Cai and DasGupta 2001 give such tables)."""
    low, high = wilson(8, 10)
    assert (low, high) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_json_has_no_nan():
    assert rounded(math.nan) is None
    empty = tally([]).to_json()
    assert empty["right"] is None
    assert empty["time_right"] is None
    assert tally(ROWS).to_json()["right"] == pytest.approx(5 / 9, abs=1e-4)
