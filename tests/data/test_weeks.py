"""Weeks in the words of a language are those of ISO 8601."""

import re

import pytest

from datenorm.data.sampler import Sampler
from datenorm.data.weeks import WEEKS


@pytest.mark.parametrize(
    ("entry", "shape"),
    [
        ("fr", r"semaine (\d+) (\d{4})"),
        ("sv", r"vecka (\d+) (\d{4})"),
        ("ru", r"неделя (\d+) (\d{4})"),
        ("pl", r"tydzień (\d+) (\d{4})"),
    ],
)
def test_week_then_year(entry: str, shape: str) -> None:
    examples = Sampler(5, kinds=["week-in-words"], locales=[entry], noise=0, context=False).examples(200)
    found = [(match, example) for example in examples if (match := re.fullmatch(shape, example.text))]
    assert found
    for match, example in found:
        assert example.canonical == f"{match[2]}-W{int(match[1]):02d}"


def test_year_then_week() -> None:
    examples = Sampler(5, kinds=["week-in-words"], locales=["ja"], noise=0, context=False).examples(100)
    for example in examples:
        year, week = re.findall(r"[0-9]+", example.text.translate(str.maketrans("０１２３４５６７８９", "0123456789")))
        assert example.canonical == f"{year}-W{int(week):02d}"


def test_every_row_names_both() -> None:
    assert all("{iso_year}" in row and ("{w}" in row or "{ww}" in row) for rows in WEEKS.values() for row in rows)
