"""Labels, sentences and luggage leave the reading of the date as it is."""

import re

import pytest

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import encode
from datenorm.data import luggage, sentences
from datenorm.data.sampler import Sampler
from datenorm.text.clean import MAX_SOURCE, clean


def shown(group: str, count: int = 1500, **settings: float) -> dict[str, str]:
    examples = Sampler(61, kinds=[group], noise=0, context=False, **settings).examples(count)  # type: ignore[arg-type]
    return {example.text: example.canonical for example in examples}


@pytest.mark.parametrize("group", [group.name for group in (*sentences.GROUPS, *luggage.GROUPS)])
def test_readings_are_in_the_grammar(group: str) -> None:
    for example in Sampler(62, kinds=[group]).examples(1500):
        assert example.canonical
        assert AUTOMATON.accepts(encode(example.canonical, example.weekday)), example
        assert len(example.text) <= MAX_SOURCE


def test_context_leaves_the_reading() -> None:
    plain = Sampler(63, kinds=["iso"], noise=0, context=False)
    dressed = Sampler(63, kinds=["iso"], noise=0)
    around = [(plain.example(index), dressed.example(index)) for index in range(1500)]
    assert all(one.canonical == other.canonical for one, other in around)
    longer = sum(len(other.text) > len(one.text) for one, other in around)
    assert 0.15 < longer / len(around) < 0.4


def test_sentences_are_in_many_languages_and_mostly_short() -> None:
    examples = list(Sampler(64, kinds=["sentence-with-date"]).examples(3000))
    assert len({example.language for example in examples}) > 40
    assert sum(len(example.text) < 90 for example in examples) > 0.85 * len(examples)


def test_text_behind_an_iso_date() -> None:
    rows = [(clean(text).text, canonical) for text, canonical in shown("text-behind", 4000).items()]
    behind = [row for row in rows if re.match(r"\d{4}-\d\d-\d\d\D", row[0])]
    assert len(behind) > 30
    assert all(canonical[:10] == text[:10] for text, canonical in behind)


def test_brackets_of_an_editor() -> None:
    for text, canonical in shown("editor-brackets", 3000).items():
        digits = "".join(sign for sign in text if sign.isascii() and (sign.isdigit() or sign in " ./-"))
        if re.fullmatch(r"\d{1,2}\. \d{1,2}\. \d{4}", digits):
            day, month, year = digits.split(". ")
            assert canonical.rstrip("?") == f"{year}-{int(month):02d}-{int(day):02d}"
            assert canonical.endswith("?") == ("?" in text)


def test_unknown_parts() -> None:
    rows = shown("unknown-parts", 6000)
    by_mark = {clean(text).text: canonical for text, canonical in rows.items()}
    days = [canonical for text, canonical in by_mark.items() if re.fullmatch(r"\d{4}-\d\d-(\?\?|xx)", text)]
    assert days and all(re.fullmatch(r"\d{4}-\d\d-XX", canonical) for canonical in days)
    months = [canonical for text, canonical in by_mark.items() if re.fullmatch(r"(\?\?/\?\?|xx/xx)/\d{4}", text)]
    assert months and all(re.fullmatch(r"\d{4}-XX-XX", canonical) for canonical in months)
    years = [canonical for canonical in by_mark.values() if canonical.startswith("XXXX-")]
    assert years
    assert any(re.match(r"\d\dXX-", canonical) for canonical in by_mark.values())


def test_zeros_stand_for_unknown_parts() -> None:
    rows = shown("zero-parts")
    assert all(re.fullmatch(r"\d{4}(-\d\d)?", canonical) for canonical in rows.values())
    assert any(text.startswith("00/00/") and canonical == text[-4:] for text, canonical in rows.items())


def test_the_first_figure_of_the_year_is_restored() -> None:
    for text, canonical in shown("three-figure-year", 400).items():
        assert canonical.startswith("1" + text[-3:])


def test_spreadsheet_months() -> None:
    told = shown("spreadsheet-month", 400)
    for text, canonical in told.items():
        assert canonical[2:4] in re.findall(r"(?<!\d)\d\d(?!\d)", clean(text).text), text
    assert any(re.fullmatch(r"\d\d-\w{3}", text) for text in told)
    assert any(re.fullmatch(r"\w{3}-\d\d", text) for text in told)
