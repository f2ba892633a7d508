"""The year of an imprint is read, whatever place, house or edition stands before it."""

import re

from datenorm.data.numerals import roman
from datenorm.data.sampler import Sampler


def test_the_last_number_is_the_year() -> None:
    for example in Sampler(8, kinds=["imprint"], noise=0, context=False).examples(500):
        text = example.text.rstrip("]).")
        figures = re.search(r"\d{4}$", text)
        assert (figures and figures[0] == example.canonical) or text.endswith(roman(int(example.canonical))), example


def test_places_houses_and_editions() -> None:
    texts = "\n".join(example.text for example in Sampler(8, kinds=["imprint"], noise=0, context=False).examples(1500))
    assert re.search(r"^London: [A-Z][^,\n]+, \d{4}$", texts, re.MULTILINE)
    assert re.search(r"^2nd ed\., \d{4}$", texts, re.MULTILINE)


def test_the_number_of_a_part_is_no_month() -> None:
    for example in Sampler(8, kinds=["part-of-a-series"], noise=0, context=False).examples(500):
        assert re.fullmatch(r"\d{4}", example.canonical), example
        assert example.canonical in example.text
