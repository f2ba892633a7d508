"""The year of an imprint is read, whatever place, house or edition stands before it."""

import re

from datenorm.data.numerals import roman
from datenorm.data.sampler import Sampler

_ADDED = (("DCCCC", "CM"), ("CCCC", "CD"), ("LXXXX", "XC"), ("XXXX", "XL"), ("VIIII", "IX"), ("IIII", "IV"))


def test_the_last_number_is_the_year() -> None:
    seen = set()
    for example in Sampler(8, kinds=["imprint"], noise=0, context=False).examples(2000):
        span = next(span for span in example.spans if span.field == "year")
        assert not re.search(r"\w", example.text[span.end :]), example
        written = example.text[span.start : span.end]
        if written.isdigit():
            assert written == example.canonical, example
            continue
        figures = re.sub(r"[. ]", "", written).upper()
        for added, usual in _ADDED:
            figures = figures.replace(added, usual)
        assert figures == roman(int(example.canonical)), example
        seen.add(re.sub(r"[A-Z]+", "M", written.upper()))
    assert {"M", "M.", "M.M.", "M. M. M.", "M M M."} <= seen, seen


def test_places_houses_and_editions() -> None:
    texts = "\n".join(example.text for example in Sampler(8, kinds=["imprint"], noise=0, context=False).examples(1500))
    assert re.search(r"^London: [A-Z][^,\n]+, \d{4}$", texts, re.MULTILINE)
    assert re.search(r"^2nd ed\., \d{4}$", texts, re.MULTILINE)


def test_the_number_of_a_part_is_no_month() -> None:
    for example in Sampler(8, kinds=["part-of-a-series"], noise=0, context=False).examples(500):
        assert re.fullmatch(r"\d{4}", example.canonical), example
        assert example.canonical in example.text


def test_a_part_of_a_month_is_its_month_whatever_its_number() -> None:
    sampler = Sampler(8, kinds=["monthly-part"], noise=0, context=False, locales=["en"])
    names = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
    for example in sampler.examples(400):
        assert re.fullmatch(r"\d{4}-\d\d", example.canonical), example
        said = next(example.text[span.start : span.end] for span in example.spans if span.field == "month")
        assert names[int(example.canonical[5:]) - 1] == said[:3], example
