"""The dates of registers: every form compiles, and what it writes in figures is what its label says."""

import re

import pytest

from datenorm.data.mix import BIG
from datenorm.data.registers import FORMS
from datenorm.data.sampler import Sampler


def test_every_form_has_a_day_a_month_and_a_year() -> None:
    assert set(FORMS) <= set(BIG)
    for entry, rows in FORMS.items():
        for text in rows:
            assert re.search(r"\{(D|d|day word)\}", text), (entry, text)
            assert re.search(r"\{(Y|y|year words)\}", text), (entry, text)
            assert "{MMMM}" in text, (entry, text)


@pytest.mark.parametrize("entry", sorted(FORMS))
def test_figures_are_those_of_the_label(entry: str) -> None:
    found = 0
    for example in Sampler(5, kinds=["register"], locales=[entry], noise=0, context=False).examples(150):
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", example.canonical), example
        for span in example.spans:
            figures = re.match(r"\d+", example.text[span.start : span.end])
            part = {"year": example.canonical[:4], "day": example.canonical[8:]}.get(span.field)
            if figures and part:
                assert int(figures[0]) == int(part), example
                found += 1
    assert found > 50


def test_years_in_words_stand_in_front_too() -> None:
    sampler = Sampler(5, kinds=["register"], locales=["fr", "ru", "en"], noise=0, context=False)
    texts = "\n".join(example.text for example in sampler.examples(3000))
    assert re.search(r"^[lL]'an mil [a-z -]+, le [a-z -]+ du mois de \S+$", texts, re.MULTILINE)
    assert re.search(r"^\d{4} года,? \S+ \d+ дня$", texts, re.MULTILINE)
    assert re.search(r"^the [a-z]+ day of [A-Z][a-z]+ seventeen ", texts, re.MULTILINE)


def test_quarters_make_intervals() -> None:
    for example in Sampler(5, kinds=["quarters"], noise=0, context=False).examples(300):
        first, second = example.canonical.split("/")
        assert first < second, example
        assert {first[5:], second[5:]} <= {"33", "34", "35", "36"}, example
