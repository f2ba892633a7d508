"""The attention of a prediction in plain ASCII: output symbols as rows, input characters as columns.

Shapes: T output symbols, S input characters; weights (T, S), each row summing to 1 or less.
"""

from collections.abc import Callable, Sequence

from datenorm.core.canonical import BEFORE_CHRIST, CALENDARS, ERAS, OPEN, WEEKDAYS
from datenorm.text import safe

#: From no weight to all of it, in tenths.
RAMP = " .:-=+*#%@"

#: Row labels of the symbols that don't speak for themselves.
LABELS: dict[str, str] = {
    **CALENDARS,
    **ERAS,
    **dict(zip(WEEKDAYS, ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"), strict=True)),
    BEFORE_CHRIST: "BC",
    OPEN: "..",
}

#: Paints the cells of one row: (the characters, the weight) -> the characters with or without colour.
Paint = Callable[[str, float], str]


def draw(
    text: str, symbols: str, weights: Sequence[Sequence[float]], columns: int = 80, paint: Paint | None = None
) -> list[str]:
    """Draw the heatmap.

    Args:
        text: the input, S characters.
        symbols: the output, T symbols of the network.
        weights: (T, S), how much each symbol looked at each character.
        columns: how wide a line may be; longer texts are folded into panels below each other.
        paint: colours the marks; None = no colour.

    Returns:
        Lines without line ends and without trailing blanks, no wider than ``columns`` where one character fits at all.
    """
    labels = [LABELS.get(symbol, symbol) for symbol in symbols]
    margin = max(map(len, labels), default=0) + 3
    cells = list(safe.cells(text))
    room = max(columns - margin - 1, 1)
    gap = 1 if sum(cell.width + 1 for cell in cells) <= room else 0
    lines: list[str] = []
    for panel in _panels(cells, room, gap):
        if lines:
            lines.append("")
        lines.append((" " * margin + (" " * gap).join(_header(cell, room) for cell in panel)).rstrip())
        for label, row in zip(labels, weights, strict=True):
            lines.append(f"{label:>{margin - 3}} | {_row(panel, row, gap, room, paint)}".rstrip())
    return lines


def _panels(cells: list[safe.Cell], room: int, gap: int) -> list[list[safe.Cell]]:
    """Cut the cells into runs that fit into ``room`` columns."""
    panels: list[list[safe.Cell]] = []
    left = 0
    for cell in cells:
        taken = cell.width + gap
        if taken > left or not panels:
            panels.append([])
            left = room + gap
        panels[-1].append(cell)
        left -= taken
    return panels


def _header(cell: safe.Cell, room: int) -> str:
    """The cell, or a mark for one that is wider than the whole panel."""
    return cell.shown if cell.width <= room else "?"[:room]


def _row(panel: list[safe.Cell], row: Sequence[float], gap: int, room: int, paint: Paint | None) -> str:
    """One output symbol's marks below the cells of a panel."""
    pieces: list[str] = []
    for cell in panel:
        weight = sum(row[cell.start : cell.end])
        mark = RAMP[min(max(int(weight * len(RAMP)), 0), len(RAMP) - 1)]
        marks = mark * min(cell.width, room)
        pieces.append(marks if paint is None or mark == " " else paint(marks, weight))
    return (" " * gap).join(pieces)
