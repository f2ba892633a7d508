"""Words and figures that only resemble dates are refused, and none of them is the name of a month."""

import re

import pytest

from datenorm.data.languages import language
from datenorm.data.phrases import FUNCTION_WORDS, GROUPS, LIKE_MONTHS
from datenorm.data.sampler import Sampler


@pytest.mark.parametrize("group", [group.name for group in GROUPS])
def test_readings_are_empty_and_texts_are_many(group: str) -> None:
    examples = list(Sampler(3, kinds=[group], noise=0, context=False).examples(400))
    assert {example.canonical for example in examples} == {""}
    assert len({example.text for example in examples}) > 150


def test_no_word_is_a_month() -> None:
    big = ("en", "de", "fr", "es", "it", "pt", "nl", "sv", "ru", "pl", "id", "ro", "da", "cs", "tr", "fi", "hu")
    months = {
        name.lower().rstrip(".")
        for entry in big
        for width in ("MMMM", "MMM")
        for names in language(entry).months[width]
        for name in names
    }
    for row in FUNCTION_WORDS.values():
        assert not months & set(row.split())
    for words in LIKE_MONTHS.values():
        assert not months & {word.lower() for word in words}


@pytest.mark.parametrize(
    ("group", "shape"),
    [
        ("everyday-words", r"(?i)it may (be|have|vary|apply).*"),
        ("everyday-words", r"(?i)me|us|them|on me|in us"),
        ("month-like-word", r"(?i)decimal:? \d+"),
        ("count-of-many", r"\d+ of \d+ files"),
        ("count-of-many", r"\d+ файлов из \d+"),
        ("amount", r"[¥$£]\d{4}"),
        ("amount", r"\d{4} (USD|EUR)"),
        ("grown-month", r"March([A-Z])\1+\b.*"),
        ("stamped-number", r"\d{14}-[2-9]\d{3}-\d\d"),
    ],
)
def test_shapes(group: str, shape: str) -> None:
    examples = Sampler(4, kinds=[group], noise=0, context=False).examples(4000)
    assert any(re.fullmatch(shape, example.text) for example in examples)


def test_no_order_makes_a_day_of_three_pairs() -> None:
    for example in Sampler(9, kinds=["pairs-of-figures"], noise=0, context=False, locales=["en"]).examples(1000):
        first, second, third = (int(part) for part in re.split(r"[-/. ]", example.text))
        assert first > 12 and second > 12, example
        assert third > 12 or first <= 31, example
        assert not ("." in example.text and first < 24 and second < 60 and third < 60), example
