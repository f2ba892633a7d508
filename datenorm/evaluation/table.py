"""Tables in Markdown that a terminal shows as well: columns aligned, every cell whole, however wide it is."""

from datenorm.text import safe


class Table:
    """A table that grows by rows.

    Args:
        names: the heads of its columns.
        left: how many columns are text, from the left; the others are numbers.
    """

    def __init__(self, *names: str, left: int = 1) -> None:
        self._rows = [[_cell(name) for name in names]]
        self._left = left

    def add_row(self, *cells: str) -> None:
        """Put a row below, a cell for each column."""
        self._rows.append([_cell(cell) for cell in cells])

    def lines(self) -> list[str]:
        """The table, heads and rule first."""
        widths = [max(map(safe.width, column)) for column in zip(*self._rows, strict=True)]
        head, *rows = [_line(self._padded(row, widths)) for row in self._rows]
        return [head, _line(["-" * (width + 2) for width in widths], around=""), *rows]

    def _padded(self, row: list[str], widths: list[int]) -> list[str]:
        blanks = [" " * (width - safe.width(cell)) for cell, width in zip(row, widths, strict=True)]
        pairs = enumerate(zip(row, blanks, strict=True))
        return [cell + blank if index < self._left else blank + cell for index, (cell, blank) in pairs]


def _line(cells: list[str], around: str = " ") -> str:
    return "|" + "|".join(around + cell + around for cell in cells) + "|"


def _cell(text: str) -> str:
    """A cell as it may be shown, in which no bar ends it."""
    return safe.shown(text).replace("|", "\\|")
