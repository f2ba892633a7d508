"""Small tables of text for the terminal: columns aligned by display width, nothing in them taken as a control."""

from collections.abc import Iterable, Sequence

from datenorm.text import safe


def aligned(rows: Iterable[Sequence[str]], gap: str = "  ") -> list[str]:
    """A line for each row, every column but the last as wide as its widest cell."""
    table = [[safe.shown(cell) for cell in row] for row in rows]
    count = max((len(row) for row in table), default=0)
    widths = [max((safe.width(row[index]) for row in table if index < len(row)), default=0) for index in range(count)]
    return [
        gap.join(
            cell + " " * (width - safe.width(cell)) if index < len(row) - 1 else cell
            for index, (cell, width) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in table
    ]
