"""Parts of months and of days, the first of a month, days that are listed."""

import re

import pytest

from datenorm.data.sampler import Sampler


def _drawn(kind, locales=None, count=2500):
    return list(Sampler(13, kinds=[kind], locales=locales, noise=0, context=False).examples(count))


def test_a_part_of_a_month_is_read_as_the_month():
    examples = _drawn("part-of-a-month")
    assert all(re.fullmatch(r"(\d{4}|XXXX)-\d\d", example.canonical) for example in examples)
    told = {example.text for example in _drawn("part-of-a-month", ["en"])}
    assert any(re.fullmatch(r"3rd week of \w+ \d{4}", text) for text in told)


def test_a_day_with_a_part_of_it_is_that_day():
    for example in _drawn("day-with-part"):
        assert "/" not in example.canonical and "T" not in example.canonical, example
    told = {example.text for example in _drawn("day-with-part", ["de"])}
    assert any(re.search(r"\d{4} abends$", text) for text in told)


def test_the_first_of_a_month_has_its_day():
    for example in _drawn("first-of-a-month"):
        assert re.search(r"-01(T|$)", example.canonical), example


@pytest.mark.parametrize("locale", ["de", "it", "fi"])
def test_no_number_of_a_list_stands_before_a_month(locale):
    for example in Sampler(4, kinds=["month-year"], locales=[locale], noise=0).examples(6_000):
        assert not re.match(r"1\. [^\W\d]", example.text) or example.canonical[5:] != "", example
        assert not re.fullmatch(r"1\. \w+ \d{4}", example.text), example


def test_days_apart_that_are_listed_are_no_interval():
    examples = _drawn("days-listed")
    assert not any(example.canonical for example in examples)
    assert any(re.fullmatch(r"\d+ \w+ and \d+ \w+ \d{4}", example.text) for example in examples)
    assert not any("/" in example.text and " " not in example.text for example in examples if example.language == "de")
