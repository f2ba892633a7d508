"""Days in Latin: figures, Roman figures and ordinals in words."""

import re

from datenorm.data.latin_days import ORDINALS
from datenorm.data.numerals import ROMAN, roman
from datenorm.data.roman_days import MONTHS
from datenorm.data.sampler import Sampler


def test_the_ordinals_are_one_a_day() -> None:
    assert len(set(ORDINALS)) == 31
    assert (ORDINALS[0], ORDINALS[11], ORDINALS[12], ORDINALS[20], ORDINALS[30]) == (
        "prima", "duodecima", "decima tertia", "vigesima prima", "trigesima prima",
    )  # fmt: skip


def test_what_is_written_is_the_day_of_its_label() -> None:
    months = {name: number for number, row in enumerate(MONTHS, 1) for names in row for name in names}
    days = {text: day for day, text in enumerate(ORDINALS, 1)} | {text: day for day, text in enumerate(ROMAN) if day}
    words = 0
    for example in Sampler(4, kinds=["latin-day"], noise=0, context=False).examples(1500):
        pieces = {span.field: example.text[span.start : span.end] for span in example.spans}
        if example.kind == "partial":
            continue
        text = pieces["day"]
        words += text in ORDINALS
        day = days.get(text) or days.get(text.rstrip(".a")) or int(re.sub(r"\D", "", text))
        assert int(example.canonical[8:10]) == day, example
        assert int(example.canonical[5:7]) == months[pieces["month"]], example
        year = pieces.get("year", "XXXX").rstrip(".")
        assert year == example.canonical[:4] or year == roman(int(example.canonical[:4])), example
    assert words > 100


def test_months_alone_are_in_the_ablative() -> None:
    examples = Sampler(4, kinds=["latin-day"], noise=0, context=False).examples(3000)
    months = [example for example in examples if example.kind == "partial"]
    assert len(months) > 100
    assert all(re.fullmatch(r"(in )?[mM](ense|\.) .*", example.text) for example in months)
    assert {example.canonical[5:] for example in months if "Octobri" in example.text} == {"10"}
    assert all(re.fullmatch(r"\d{4}-\d\d", example.canonical) for example in months)
