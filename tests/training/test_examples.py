"""Examples by number, rows as the network gets them, the user's pairs."""

from dataclasses import replace

import numpy as np
import pytest
from random_models import VOCABULARY

from datenorm.core.canonical import END, SYMBOLS
from datenorm.core.errors import InputError
from datenorm.data.example import FIELDS, Example, Span
from datenorm.training.examples import (
    Examples,
    Packer,
    Recipe,
    read_pairs,
    rows_from_arrays,
    rows_to_arrays,
    validation_set,
)

MAY = Example(
    "3. Mai 1999", "1999-05-03", None, "absolute", "", "de", "DMY",
    (Span(0, 1, "day"), Span(3, 6, "month"), Span(7, 11, "year")), "DMY", "de",
)  # fmt: skip
RECIPE = Recipe(seed=4, vocabulary=VOCABULARY)


def names(packed):
    return ["-" if number == 0 else FIELDS[number - 1] for number in packed]


def test_a_row_is_hints_characters_symbols():
    row = Packer(VOCABULARY).pack(7, MAY)
    assert row.number == 7
    tokens = [VOCABULARY.tokens[number] for number in np.frombuffer(row.source, np.uint16)]
    assert tokens == ["DMY", "de", *"3. mai 1999"]
    assert "".join(SYMBOLS[number] for number in row.target[:-1]) == "1999-05-03"
    assert row.target[-1] == END


def test_a_guided_row_says_which_characters_carry_what():
    row = Packer(VOCABULARY, guided=True).pack(0, MAY)
    assert names(row.position_fields) == ["-"] * 2 + ["day", "-", "-"] + ["month"] * 3 + ["-"] + ["year"] * 4
    assert names(row.symbol_fields) == ["year"] * 4 + ["-"] + ["month"] * 2 + ["-"] + ["day"] * 2 + ["-"]


def test_both_sides_of_an_interval_may_share_a_month():
    """`3-5 may`: the second month of the reading has the characters of the first."""
    spans = (Span(0, 1, "day"), Span(2, 3, "day2"), Span(4, 7, "month"), Span(8, 12, "year"))
    shared = MAY._replace(text="3-5 may 1999", canonical="1999-05-03/1999-05-05", spans=spans)
    fields = names(Packer(VOCABULARY, guided=True).pack(0, shared).symbol_fields)
    assert fields[16:18] == ["month"] * 2
    assert fields[19:21] == ["day2"] * 2


def test_a_language_that_the_model_does_not_know_is_no_hint():
    row = Packer(VOCABULARY).pack(0, MAY._replace(hint_language="fi"))
    assert VOCABULARY.tokens[np.frombuffer(row.source, np.uint16)[1]] == "3"


@pytest.mark.parametrize("text", ["", " \u200b ", "x" * 257])
def test_what_can_not_be_read_is_no_row(text):
    assert Packer(VOCABULARY).pack(0, MAY._replace(text=text, spans=())) is None


def test_an_example_depends_on_its_number_only():
    forwards, backwards = Examples(RECIPE), Examples(RECIPE)
    assert [forwards.row(i) for i in range(50)] == [backwards.row(i) for i in reversed(range(50))][::-1]


def test_rows_come_back_from_a_checkpoint():
    rows = [row for row in map(Examples(replace(RECIPE, guided=True)).row, range(20)) if row is not None]
    assert rows_from_arrays(rows_to_arrays(rows)) == rows
    assert rows_from_arrays(rows_to_arrays([])) == []


def test_the_share_of_own_pairs():
    """Which examples are the user's is drawn by number; hints come with some of them only."""
    examples = Examples(replace(RECIPE, pairs=(MAY,), share=0.25))
    drawn = [examples.example(i) for i in range(400)]
    own = [example for example in drawn if example.text == MAY.text]
    assert 60 < len(own) < 140
    assert {(example.hint_order, example.hint_language) for example in own} == {
        ("", ""), ("DMY", ""), ("", "de"), ("DMY", "de"),
    }  # fmt: skip


def test_a_tenth_of_the_pairs_is_held_out(pairs):
    kept, held_out = read_pairs(str(pairs), VOCABULARY)
    assert (len(kept), len(held_out)) == (252, 28)
    assert not {pair.text for pair in kept} & {pair.text for pair in held_out}
    assert {pair.kind for pair in held_out} == {"your strings"}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("text,canonical\n3 May,1999-5-3\n", "line 2"),
        ("text,canonical\n3 May 1999,1999-05-03\n", "expected 2 or more"),
        ("text,locale\n3 May 1999,en\n", "expected columns"),
        ("text,canonical\n" + "x" * 300 + ",\n", "at most 256 characters"),
    ],
)
def test_a_bad_file_is_refused_by_line(tmp_path, content, message):
    path = tmp_path / "own.csv"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        read_pairs(str(path), VOCABULARY)


def test_half_of_the_validation_set_is_generated():
    """Whoever brings pairs sees as well what is forgotten."""
    held_out = [MAY._replace(text=f"{number}") for number in range(30)]
    strings = validation_set(20, held_out)
    assert len(strings) == 20
    assert sum(example in held_out for example in strings) == 10
    assert validation_set(20, held_out) == strings
