"""What may be shown: no control gets through, and every column is counted."""

import sys
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from datenorm.text.safe import INVISIBLE, cells, fit, is_right_to_left, shown, shown_lines, width


def test_no_code_point_gets_through_that_acts_on_a_terminal_or_can_not_be_seen():
    """Controls, format and bidirectional characters, surrogates, private and unassigned ones are all escaped."""
    for code in (*range(0x10000), *range(0xE0000, 0xE0200), 0x1D173, 0x10FFFF, sys.maxunicode):
        for character in shown("a" + chr(code)):
            assert character.isprintable() and character not in INVISIBLE, hex(code)


def test_escapes_are_those_of_a_python_string():
    text = "\x1b[31m\x07\x9b\u202e\u200b\t\n\r\0\udc80\U000e0001\ufeff\u2028"
    assert shown(text) == ("\\x1b[31m\\x07\\x9b\\u202e\\u200b\\t\\n\\r\\x00\\udc80\\U000e0001\\ufeff\\u2028")


def test_markup_is_text():
    assert shown("[bold]x[/] [link=y]") == "[bold]x[/] [link=y]"


def test_marks_are_not_piled_up():
    assert len(shown("e" + "\u0301" * 500)) < 20


def test_spaces_of_all_kinds_are_plain():
    assert shown("a\u00a0b\u3000c\u2009d") == "a b  c d"


def test_widths():
    """Latin letters take one column, CJK two, marks none; a mark without a base gets a dotted circle."""
    for text, columns in (
        ("3 May", 5),
        ("мая", 3),
        ("2019年5月3日", 12),
        ("ที่", 1),
        ("मई", 2),
        ("e\u0301", 1),
        ("\u0301", 1),
        ("\x1b", 4),
        ("📅", 2),
        ("", 0),
    ):
        assert width(text) == columns, text


@given(st.text())
def test_cells_cover_the_text(text):
    """Cells follow on each other without gaps, and their widths add up."""
    found = list(cells(text))
    assert [cell.start for cell in found] == [0, *(cell.end for cell in found)][: len(found)]
    assert (found[-1].end if found else 0) == len(text)
    assert shown(text) == "".join(cell.shown for cell in found)
    assert width(text) == sum(cell.width for cell in found)


@given(st.text(), st.integers(0, 30))
def test_fit_never_takes_more_columns_than_there_are(text, columns):
    fitted = fit(text, columns)
    assert width(fitted) <= columns
    assert all(character.isprintable() for character in fitted)


def test_fit_leaves_alone_what_fits():
    assert fit("3 May 1999", 10) == "3 May 1999"
    assert fit("3 May 1999", 9) == "3 May..."
    assert fit("2019年5月3日", 8) == "2019..."


def test_right_to_left():
    assert is_right_to_left("٣ مايو ١٩٩٩")
    assert is_right_to_left("3 במאי 1999")
    assert not is_right_to_left("3 мая 1999")
    assert not is_right_to_left("٣/٥/١٩٩٩"), "digits alone run from left to right"


def test_categories_of_the_invisible_are_printable_ones():
    """The list holds only what str.isprintable lets through; the rest needs no list."""
    assert all(unicodedata.category(character)[0] in "LM" for character in INVISIBLE)


def test_lines_and_tabs_give_a_text_its_form():
    assert shown_lines("a\tb\r\nc\x1b\n\rd\n") == "a\tb\nc\\x1b\n\\rd\n"


@given(st.text())
def test_lines_are_as_safe_as_one(text):
    assert all(character.isprintable() or character in "\n\t" for character in shown_lines(text))
