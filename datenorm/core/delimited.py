"""Rows of CSV and TSV (RFC 4180) that end with LF and read back as they were."""

import csv
from collections.abc import Sequence


class RowWriter:
    """Turns rows into lines.

    Before Python 3.13 the csv writer puts fields with a CR in quotes only when its own rows end with one; so it ends
    them with CR LF, and the line is cut.
    """

    def __init__(self, delimiter: str) -> None:
        self._row = ""
        self._writer = csv.writer(self, delimiter=delimiter)

    def write(self, row: str) -> None:
        """Take what the csv writer has made of a row."""
        self._row = row

    def line(self, row: Sequence[object]) -> str:
        """The row as a line."""
        self._writer.writerow(row)
        return self._row.removesuffix("\r\n") + "\n"
