"""The vocabulary: hints first, then characters; unseen marks fall back to their base letter."""

import pickle

import pytest

from datenorm.core.errors import BundleError
from datenorm.text.clean import clean
from datenorm.text.vocabulary import PAD_ID, UNKNOWN_ID, Vocabulary

VOCABULARY = Vocabulary("0123456789 aefirv", ["en", "fr"])


def test_hints_come_first_and_are_counted() -> None:
    ids, hints = VOCABULARY.encode(clean("٣ fevri"), "DMY", "fr")
    assert hints == 3
    assert [VOCABULARY.tokens[i] for i in ids] == ["DMY", "fr", "arab", "3", " ", "f", "e", "v", "r", "i"]
    assert PAD_ID not in ids


def test_unseen_characters() -> None:
    ids, hints = VOCABULARY.encode(clean("fèx"))
    assert hints == 0
    assert [VOCABULARY.tokens[i] for i in ids] == ["f", "e", "<unknown>"]
    assert ids[-1] == UNKNOWN_ID


def test_no_text_makes_it_grow() -> None:
    before = pickle.dumps(VOCABULARY)
    for first in range(0x100, 0x3000, 200):
        VOCABULARY.encode(clean("".join(map(chr, range(first, first + 200)))))
    assert pickle.dumps(VOCABULARY) == before


def test_json_round_trip() -> None:
    again = Vocabulary.from_json(VOCABULARY.to_json())
    assert again.tokens == VOCABULARY.tokens
    assert again.size == len(again.tokens)


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"characters": 3, "languages": []},
        {"characters": "aa", "languages": []},
        {"characters": "a", "languages": [1]},
        {"characters": "a", "languages": ["en", "en"]},
        {"characters": "a", "languages": ["x" * 21]},
    ],
)
def test_damaged_vocabulary_is_an_error(value: dict[str, object]) -> None:
    with pytest.raises(BundleError, match="damaged"):
        Vocabulary.from_json(value)


def test_characters_are_single_ones() -> None:
    with pytest.raises(BundleError, match="single characters"):
        Vocabulary(["ab"], [])


def test_extended_keeps_what_it_has() -> None:
    more = VOCABULARY.extended("ae壹è壹")
    assert more.characters == (*VOCABULARY.characters, "壹", "è")
    assert more.tokens[: VOCABULARY.size] == VOCABULARY.tokens
    assert VOCABULARY.extended("0123") is VOCABULARY
