"""A month and a year of two figures: where the year is no day, and behind labels."""

import re

from datenorm.data.sampler import Sampler


def test_a_year_that_is_no_day_needs_no_label() -> None:
    for example in Sampler(7, kinds=["month-short-year-figures"], noise=0, context=False).examples(500):
        match = re.fullmatch(r"(\d{1,2}) ?[/-] ?(\d\d)", example.text)
        assert match, example
        assert int(match[2]) > 31
        assert example.canonical == f"XX{int(match[2])}-{int(match[1]):02d}"


def test_behind_a_label_any_year_is_one() -> None:
    examples = list(Sampler(7, kinds=["expiry"], noise=0, context=False).examples(500))
    for example in examples:
        month, year = re.findall(r"\d\d?", example.text)[-2:]
        assert example.canonical == f"XX{int(year):02d}-{int(month):02d}", example
    assert any(int(example.canonical[2:4]) <= 31 for example in examples)
