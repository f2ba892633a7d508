"""Rows of CSV and TSV (RFC 4180) that end with LF and read back as they were."""

import csv
from collections.abc import Sequence

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
