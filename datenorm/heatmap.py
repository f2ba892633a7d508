"""The attention of a prediction in plain ASCII: output characters as rows, input characters as columns.

Shapes: T characters of the reading, S characters of the text; weights (T, S), each row summing to 1 or less.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from datenorm.text import safe

#: From no weight to all of it, in tenths.
RAMP = " .:-=+*#%@"

#: Stands for panels that are left out.
_LEFT_OUT = "..."

#: Paints the marks below one cell: (the marks, the weight) -> the marks with or without colour.
Paint = Callable[[str, float], str]


class Row(NamedTuple):
    """One row of the map: what was written, and how much it looked at each of the S characters."""

    label: str
    weights: Sequence[float]


def rows(reading: str, weights: Sequence[Sequence[float]]) -> list[Row]:
    """The rows of a reading: one for each character, and one for a whole calendar suffix ``[u-ca=persian]``.

    Args:
        reading: T characters of the canonical form.
        weights: (T, S).
    """
    found: list[Row] = []
    inside = False
    for index, (character, row) in enumerate(zip(reading, weights, strict=True)):
        if character == "[":
            inside = True
            found.append(Row(reading[index + len("[u-ca=") : reading.index("]", index)], row))
        elif not inside:
            found.append(Row(character, row))
        inside = inside and character != "]"
    return found


def draw(text: str, rows: Sequence[Row], columns: int = 80, paint: Paint | None = None) -> list[str]:
    """Draw the heatmap.

    Args:
        text: the input, S characters.
        rows: T rows of S weights.
        columns: how wide a line may be; longer texts are folded into panels below each other, and panels at which
            nothing looked are left out, with dots in their place.
        paint: colours the marks; None = no colour.

    Returns:
        Lines without line ends and without trailing blanks, no wider than ``columns`` where one character fits at all.
    """
    margin = max((len(row.label) for row in rows), default=0) + 3
    cells = list(safe.cells(text))
    room = max(columns - margin, 1)
    gap = 1 if sum(cell.width + 1 for cell in cells) <= room else 0
    lines: list[str] = []
    cut = _panels(cells, room, gap)
    looked_at = {id(panel) for panel in _looked_at(cut, rows)}
    left_out = f"{' ' * margin}{_LEFT_OUT[:room]}"
    for panel in cut:
        if id(panel) not in looked_at:
            if lines[-1:] != [left_out]:
                lines += ["", left_out] if lines else [left_out]
            continue
        if lines:
            lines.append("")
        lines.append((" " * margin + (" " * gap).join(_header(cell, room) for cell in panel)).rstrip())
        for label, weights in rows:
            lines.append(f"{label:>{margin - 3}} | {_marks(panel, weights, gap, room, paint)}".rstrip())
    return lines


def panels(text: str, rows: Sequence[Row], room: int) -> list[list[safe.Cell]]:
    """The cells of a text in runs of ``room`` columns; runs at which nothing looked are left out."""
    return _looked_at(_panels(list(safe.cells(text)), room, 0), rows)


def _looked_at(panels: list[list[safe.Cell]], rows: Sequence[Row]) -> list[list[safe.Cell]]:
    """The panels with a mark in them, or all of them when there is none anywhere."""
    seen = [
        panel for panel in panels if any(_weight(cell, row.weights) * len(RAMP) >= 1 for row in rows for cell in panel)
    ]
    return seen or panels


def _weight(cell: safe.Cell, weights: Sequence[float]) -> float:
    return sum(weights[cell.start : cell.end])


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


def _marks(panel: list[safe.Cell], weights: Sequence[float], gap: int, room: int, paint: Paint | None) -> str:
    """One row's marks below the cells of a panel."""
    pieces: list[str] = []
    for cell in panel:
        weight = _weight(cell, weights)
        mark = RAMP[min(max(int(weight * len(RAMP)), 0), len(RAMP) - 1)]
        marks = mark * min(cell.width, room)
        pieces.append(marks if paint is None or mark == " " else paint(marks, weight))
    return (" " * gap).join(pieces)
