"""Parts of centuries, and the end of one with the beginning of the next."""

import re

import pytest

from datenorm.data.century_parts import PARTS, TURNS
from datenorm.data.sampler import Sampler


def told(kind: str, count: int) -> dict[str, str]:
    return {e.text: e.canonical for e in Sampler(5, kinds=[kind], noise=0, context=False).examples(count)}


def test_rows_have_their_places() -> None:
    for entry, rows in PARTS.items():
        for words, forms in rows:
            assert all(words.split("|")), entry
            assert all(form.count("{part}") == 1 for form in forms.split("|")), entry
    for entry, turns in TURNS.items():
        assert all(row.count("|") == 1 for row in turns), entry
        assert all(len(re.findall(r"\{(?:zhcent|cent\w*|CENT|hund)\}", row)) == 2 for row in turns), entry


def test_a_part_is_read_as_its_century() -> None:
    texts = told("century-part", 12_000)
    assert all(re.fullmatch(r"\d\dXX", reading) for reading in texts.values())
    by_century = {text: reading for text, reading in texts.items() if re.search(r"\b18(th|e|\.)|XVIII", text)}
    assert {reading for text, reading in by_century.items() if "XXI" not in text} == {"17XX"}
    assert any("половина XVIII" in text for text in by_century)


@pytest.mark.parametrize(
    ("text", "reading"), [("late 18th - early 19th century", "17XX/18XX"), ("przełom XVIII i XIX w.", "17XX/18XX")]
)
def test_turns_of_centuries(text: str, reading: str) -> None:
    assert told("turn-of-century", 9_000)[text] == reading
