"""JSON that every reader takes and no terminal acts on."""

import json
import math

import pytest
from hypothesis import given
from strategies import hostile_text

from datenorm.core.json_text import json_text


@given(hostile_text())
def test_any_text_comes_back_but_for_lone_surrogates(text):
    written = json_text({"text": text}, indent=1)
    assert json.loads(written.encode("utf-8"))["text"] == "".join(
        "\ufffd" if "\ud800" <= character <= "\udfff" else character for character in text
    )
    assert all(character == "\n" or character.isprintable() for character in written if character < "\xa0")


@pytest.mark.parametrize(
    ("character", "written"),
    [
        ("\x1b", "\\u001b"),
        ("\x7f", "\\u007f"),
        ("\x9b", "\\u009b"),
        ("\u2028", "\\u2028"),
        ("\u202e", "\\u202e"),
        ("\u200b", "\\u200b"),
        ("\ufeff", "\\ufeff"),
        ("\U000e0041", "\\udb40\\udc41"),
        ("\ud800", "\ufffd"),
        ("\udfff", "\ufffd"),
        ("é", "é"),
        ("📅", "📅"),
    ],
)
def test_what_is_escaped(character, written):
    assert json_text(character) == f'"{written}"'


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_no_json(number):
    with pytest.raises(ValueError, match="JSON"):
        json_text([number])


def test_one_line_unless_asked():
    assert json_text({"a": [1, None]}) == '{"a": [1, null]}'
    assert json_text({"a": 1}, indent=1) == '{\n "a": 1\n}'
