"""What the ancestors learn from: the course's strings, and the user's two files of times."""

import json
import re

import numpy as np
import pytest

from datenorm.ancestors.strings import PADDING, UNKNOWN, course_dates, source_ids, time_strings
from datenorm.core.errors import InputError

PAIRS = [[f"{hour} o'clock", f"{hour:02}:00"] for hour in range(10, 24)] + [["half past ten", "10:30"]]
CHARACTERS = [*sorted(set("".join(text for text, _ in PAIRS))), UNKNOWN, PADDING]
VOCABULARIES = [
    {symbol: place for place, symbol in enumerate(symbols)} for symbols in (CHARACTERS, "0123456789:")
]


@pytest.fixture
def files(tmp_path):
    """Both files, as the document has them."""
    data, vocabulary = tmp_path / "Time Dataset.json", tmp_path / "Time Vocabs.json"
    data.write_text(json.dumps(PAIRS), encoding="utf-8")
    vocabulary.write_text(json.dumps(VOCABULARIES), encoding="utf-8")
    return data, vocabulary


def test_the_courses_strings():
    """Lower case, without commas, ten symbols to write, in all its formats; the test has strings of its own."""
    task = course_dates(seed=1, count=300, test=60)
    assert (len(task.texts), task.train, task.slots, task.source) == (360, 300, 10, 30)
    assert all(text == text.lower() and "," not in text for text in task.texts)
    assert all(re.fullmatch(r"(19[789]|20[01])\d-\d\d-\d\d", reading) for reading in task.readings)
    assert not set(task.texts[:300]) & set(task.texts[300:])
    assert len(set(task.texts[300:])) == 60
    shapes = {re.sub("[a-z]+", "a", re.sub(r"\d+", "9", text)) for text in task.texts}
    assert {"9/9/9", "a 9 9", "a a 9 9", "9 a 9", "9.9.9", "9 9 9"} <= shapes
    assert task == course_dates(seed=1, count=300, test=60)
    assert task.texts != course_dates(seed=2, count=300, test=60).texts


def test_arrays_are_padded_and_cut():
    """<pad> behind, <unk> for what is not known, no more than Tx."""
    task = course_dates(seed=1, count=50, test=10)
    source, target = task.arrays()
    assert (source.shape, target.shape) == ((60, 30), (60, 10))
    ids = source_ids(task, ["9é", "9" * 40])
    pad, unknown, nine = (task.characters.index(character) for character in (PADDING, UNKNOWN, "9"))
    assert ids[0].tolist() == [nine, unknown] + [pad] * 28
    assert np.all(ids[1] == nine)
    assert "".join(task.symbols[symbol] for symbol in target[0]) == task.readings[0]


def test_the_time_files(files):
    """Ids are those of the files; four fifths, in their order, are learned from."""
    task = time_strings(*files)
    assert (task.train, len(task.texts), task.slots, task.source) == (12, 15, 5, 41)
    assert [VOCABULARIES[0][character] for character in task.characters] == list(range(len(task.characters)))
    assert task.texts[12:] == ("22 o'clock", "23 o'clock", "half past ten")


@pytest.mark.parametrize(
    ("place", "content", "message"),
    [
        (0, "{", "expected JSON"),
        (0, '{"a": 1}', "a list of pairs"),
        (0, json.dumps([*PAIRS, ["ten"]]), "a list of pairs"),
        (0, json.dumps([*PAIRS, ["ten", "10"]]), "readings of one length"),
        (0, json.dumps([*PAIRS, ["ten", "10h00"]]), "of the symbols"),
        (1, "[{}]", "two objects"),
        (1, json.dumps([{"a": 0, "b": 2}, VOCABULARIES[1]]), "two objects"),
        (1, json.dumps([{"a": 0}, VOCABULARIES[1]]), "<unk> and <pad>"),
    ],
)
def test_files_that_are_something_else(files, place, content, message):
    """One line that says what was expected."""
    files[place].write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        time_strings(*files)


def test_files_that_are_not_there(files, tmp_path):
    with pytest.raises(InputError, match="can't read"):
        time_strings(tmp_path / "none.json", files[1])
