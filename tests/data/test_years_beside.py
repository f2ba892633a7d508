"""A year by two counts is the Gregorian one."""

import re

import pytest

from datenorm.data.sampler import Sampler
from datenorm.data.years_beside import COUNTS, FORMS


def test_each_form_has_both_years() -> None:
    for token, counts in FORMS.items():
        for count, forms in counts.items():
            assert count in COUNTS
            assert all(form.count("{n}") == form.count("{y}") == 1 for form in forms), (token, count)


@pytest.mark.parametrize(
    ("count", "year", "counted"),
    [("hijri", 1620, "1029"), ("hijri", 1925, "1343"), ("roc", 1949, "38"), ("samvat", 1949, "2006"),
     ("buddhist", 1949, "2492"), ("republican", 1804, "XIII"), ("hebrew", 1949, "5709")],
)  # fmt: skip
def test_counts(count: str, year: int, counted: str) -> None:
    assert COUNTS[count][2](year) == counted


def test_the_gregorian_year_is_the_reading() -> None:
    examples = list(Sampler(4, kinds=["years-beside"], noise=0, context=False).examples(3_000))
    for example in examples:
        assert re.fullmatch(r"\d{4}", example.canonical)
        years = [int(example.text[span.start : span.end]) for span in example.spans if span.field == "year"]
        assert years == [int(example.canonical)]
    assert any(re.fullmatch(r"A\.H\. \d+/A\.D\. \d+", example.text) for example in examples)
