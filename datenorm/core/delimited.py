"""CSV and TSV (RFC 4180): what stands between fields, and rows that end with LF and read back as they were."""

import csv
import re
from collections.abc import Sequence
from itertools import islice

#: What may stand between fields, by its name; the first is taken where a text does not show which.
DELIMITERS: dict[str, str] = {"comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|"}
#: Characters at the start of a file from which its delimiter is told, and rows of them.
SNIFFED = 1 << 16
_ROWS = 50
#: The first line by which Excel is told the delimiter.
_DECLARATION = re.compile('\ufeff?"?sep=([^"\r\n])"?(?=[\r\n]|$)', re.IGNORECASE)
_MARK = "\ufeff"

#: What makes a spreadsheet take a cell for a formula when it stands first, full-width forms included (OWASP, "CSV
#: Injection").
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def spreadsheet_safe(cell: object) -> object:
    """A cell that no spreadsheet takes for a formula: with an apostrophe in front where it would."""
    return "'" + cell if isinstance(cell, str) and cell.startswith(FORMULA_STARTS) else cell


class RowWriter:
    """Turns rows into lines.

    Args:
        safe: see :func:`spreadsheet_safe`.

    Before Python 3.13 the csv writer puts fields with a CR in quotes only when its own rows end with one; so it ends
    them with CR LF, and the line is cut.
    """

    def __init__(self, delimiter: str, safe: bool = False) -> None:
        self._row, self._safe = "", safe
        self._writer = csv.writer(self, delimiter=delimiter)

    def write(self, row: str) -> None:
        """Take what the csv writer has made of a row."""
        self._row = row

    def line(self, row: Sequence[object]) -> str:
        """The row as a line."""
        self._writer.writerow([spreadsheet_safe(cell) for cell in row] if self._safe else row)
        return self._row.removesuffix("\r\n") + "\n"


def declared(text: str) -> str | None:
    """The delimiter that the first line of a text declares as ``sep=;``; None where it is another line."""
    found = _DECLARATION.match(text)
    return None if found is None else found[1]


def is_blank(fields: Sequence[str]) -> bool:
    """Whether there is nothing to see in a row's fields."""
    return not any(field.strip().strip(_MARK) for field in fields)


def sniff(text: str) -> str:
    """The delimiter that a text declares, or else the one that cuts its first rows alike, into more than one field.

    Args:
        text: the beginning of a file, :data:`SNIFFED` characters at most; its last line may be cut.
    """
    if (found := declared(text)) is not None:
        return found
    lines = text.removeprefix(_MARK).splitlines(keepends=True)
    whole = lines[:-1] if len(lines) > 1 and len(text) >= SNIFFED // 4 else lines

    def score(delimiter: str) -> tuple[float, int, int]:
        """How many rows are as wide as the first, how few fields hold stray quotes, how wide."""
        rows: list[list[str]] = []
        try:
            rows += islice((row for row in csv.reader(whole, delimiter=delimiter) if not is_blank(row)), _ROWS)
        except csv.Error:
            return 0.0, 0, 0
        if not rows or len(rows[0]) < 2:
            return 0.0, 0, 0
        alike = sum(len(row) == len(rows[0]) for row in rows) / len(rows)
        return alike, -sum('"' in field for row in rows for field in row), len(rows[0])

    return max(DELIMITERS.values(), key=score)
