"""What may be shown on a terminal: nothing that came in reaches it as a control, and every column is accounted for.

Controls (C0, C1, ESC), bidirectional and zero-width characters, line and paragraph separators, private and unassigned
characters are shown as Python would write them in a string (``\\x1b``, ``\\u202e``). The rest is grouped into cells, a
base character with the marks on it, each with its width in columns (Unicode Standard Annexes 9, 11 and 29).
"""

import re
import unicodedata
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

#: Letters and marks that Unicode calls printable and that no font draws: fillers, selectors, inherent vowels.
INVISIBLE: frozenset[str] = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
#: What gives a text of several lines its form, and what cuts it there.
_LAYOUT = {"\n": "\n", "\r\n": "\n", "\t": "\t"}
_PARTS = re.compile("(\r?\n|\t)")
_NAMED = {"\t": "\\t", "\n": "\\n", "\r": "\\r"}
#: Marks on one base character that are drawn; more than any script stacks, and a tower of them covers other lines.
_MOST_MARKS = 8


class Cell(NamedTuple):
    """What stands for characters ``start`` to ``end`` (excluded) of the text: ``shown``, ``width`` columns wide."""

    start: int
    end: int
    shown: str
    width: int


def shown(text: str) -> str:
    """``text`` as it may be shown: unsafe characters escaped, every kind of space a plain one, no marks piled up."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(cell.shown for cell in cells(text))


def shown_lines(text: str) -> str:
    """``text`` of several lines as it may be shown: as :func:`shown`, with its line ends (as LF) and tabs kept."""
    return "".join(_LAYOUT.get(piece) or shown(piece) for piece in _PARTS.split(text))


def width(text: str) -> int:
    """How many columns of a terminal :func:`shown` of ``text`` takes."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(cell.width for cell in cells(text))


def fit(text: str, columns: int) -> str:
    """``text`` as it may be shown, cut with ``...`` where it is wider than ``columns``."""
    if width(text) <= columns:
        return shown(text)
    pieces = list(cells(text))
    ends = accumulate(cell.width for cell in pieces)
    kept = "".join(cell.shown for cell, end in zip(pieces, ends, strict=True) if end <= columns - 3).rstrip() + "..."
    return kept[: max(columns, 0)] if columns < 3 else kept


def is_right_to_left(text: str) -> bool:
    """Whether ``text`` has letters of a script that is written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


def cells(text: str) -> Iterator[Cell]:
    """Cut ``text`` into cells, in logical order; together they cover it without gaps."""
    start, length = 0, len(text)
    while start < length:
        end = start + 1
        piece, columns = _character(text[start])
        if len(piece) == 1 and not piece.isspace():
            while end < length and _rides(text[end]):
                end += 1
            marks = text[start + 1 : end][:_MOST_MARKS]
            columns += sum(_columns(mark) for mark in marks)
            piece += marks
        yield Cell(start, end, piece, columns)
        start = end


def _character(character: str) -> tuple[str, int]:
    """What is shown for the first character of a cell, and its columns."""
    if character.isascii() and character.isprintable():
        return character, 1
    if unicodedata.category(character) == "Zs":
        columns = max(_columns(character), 1)
        return " " * columns, columns
    if character in INVISIBLE or not character.isprintable():
        escape = _NAMED.get(character) or _escape(ord(character))
        return escape, len(escape)
    columns = _columns(character)
    if columns == 0:
        return "\u25cc" + character, 1
    return character, columns


def _escape(code: int) -> str:
    """A code point as a Python string literal writes it."""
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _rides(character: str) -> bool:
    """Whether ``character`` is drawn on, or joined to, the one before it."""
    if character < "\u0300" or character in INVISIBLE:
        return False
    return unicodedata.category(character) in ("Mn", "Me", "Mc") or "\u1160" < character <= "\u11ff"


def _columns(character: str) -> int:
    """Columns of one visible character: 2 for East Asian wide ones, 0 for marks that take no room."""
    if unicodedata.category(character) in ("Mn", "Me") or "\u1160" <= character <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
