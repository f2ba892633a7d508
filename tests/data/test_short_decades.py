"""Decades without their century are those of the twentieth, from the twenties on."""

import re
import unicodedata

from datenorm.data.sampler import Sampler
from datenorm.data.short_decades import DECADES


def test_what_a_decade_without_its_century_is_read_as() -> None:
    told = {
        example.text: example.canonical
        for example in Sampler(5, kinds=["decade-short"], noise=0, context=False).examples(12_000)
    }
    assert all(re.fullmatch(r"19[2-9]X", reading) for reading in told.values())
    assert told["the '60s"] == "196X" and told["les années trente"] == "193X" and told["anni '30"] == "193X"
    assert told["jaren '60"] == "196X" and told["90-talet"] == "199X"


def test_each_language_has_a_word_for_each_of_eight_decades_or_none() -> None:
    for entry, (words, rows) in DECADES.items():
        assert len(set(words)) in (0, 8), entry
        assert all(("{d}" in row) != ("{w}" in row) for row in rows), entry
        assert words or not any("{w}" in row for row in rows), entry


def test_the_second_of_two_decades_leaves_its_century_out() -> None:
    examples = list(Sampler(5, kinds=["decades-short"], noise=0, context=False).examples(800))
    assert any(re.fullmatch(r"\d{3}0s-\d0s", example.text) for example in examples)
    for example in examples:
        first, second = re.fullmatch(r"(\d{3})X~?/(\d{3})X", example.canonical).groups()
        assert first[:2] == second[:2] and first < second
        text = unicodedata.normalize("NFKC", example.text)
        assert re.search(rf"{first}0.*(?<!\d){second[2]}0(?!\d)", text), text
