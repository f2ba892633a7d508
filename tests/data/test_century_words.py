"""Centuries whose number is a word."""

import re

import pytest

from datenorm.data.century_words import FORMS, century_words
from datenorm.data.sampler import Sampler


def test_each_century_has_a_word_of_its_own() -> None:
    for entry in FORMS:
        for words, rows in century_words(entry):
            assert len(set(words)) == len(words) >= 20, entry
            assert all(row.count("{}") == 1 for row in rows), entry


@pytest.mark.parametrize(
    ("entry", "century", "word"),
    [("en", 18, "eighteenth"), ("de", 18, "achtzehnte"), ("cs", 3, "třetí"), ("sk", 18, "osemnáste"),
     ("tr", 18, "on sekizinci"),
     ("el", 18, "δέκατος όγδοος"), ("hr", 19, "devetnaesto"), ("es", 16, "dieciséis"), ("nb", 13, "trettende")],
)  # fmt: skip
def test_words_of_centuries(entry: str, century: int, word: str) -> None:
    words, _ = century_words(entry)[0]
    assert words[century - 22] == word


def test_what_a_century_in_words_is_read_as() -> None:
    told = {
        example.text: example.canonical
        for example in Sampler(5, kinds=["century-words"], noise=0, context=False).examples(6_000)
    }
    assert told["the eighteenth century"] == "17XX"
    assert told["siglo dieciocho"] == "17XX"
    assert all(re.fullmatch(r"(0\d|1\d|20)XX", reading) for reading in told.values())
