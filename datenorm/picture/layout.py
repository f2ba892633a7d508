"""Where everything stands in a picture of predictions, as rectangles and texts; the writers only draw them.

Lengths are in pixels, y grows downwards. No text that came in is drawn before :mod:`datenorm.text.safe` has replaced
what may not be shown; writers escape it for their format.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from datenorm import heatmap
from datenorm.core.refusal import because
from datenorm.core.results import Prediction
from datenorm.text import safe

#: Height of a line, width of a column of the terminal, and margins.
LINE, COLUMN, CELL, MARGIN, GAP = 20, 11, 18, 16, 28
#: Columns that a line of text, and a panel of the heatmap, may take.
COLUMNS = 96
_PANEL = 64
_LABEL, _FACT = 12, 13
#: Colours: of the paper, of text, of what stands beside it, of a sure and of a doubtful answer.
PAPER, INK, GREY, SURE, DOUBTFUL, REFUSED = "#ffffff", "#1a1a1a", "#666666", "#11662f", "#8a5a00", "#a11d1d"
#: The colours of no weight and of all of it (a sequential scale of one hue).
_LIGHT, _DARK = (0xF4, 0xF7, 0xFB), (0x08, 0x45, 0x94)
_SURE_FROM = 0.9


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A filled rectangle, and what it says when it is pointed at."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A text that stands on ``y``: at ``x`` its beginning, middle or end (``anchor``)."""

    x: float
    y: float
    text: str
    colour: str = INK
    size: int = 13
    anchor: str = "start"
    bold: bool = False


@dataclass(slots=True)
class Drawing:
    """What is drawn, and how large it is."""

    width: float = 0.0
    height: float = 0.0
    shapes: list[Rectangle | Text] = field(default_factory=list)

    def add(self, shape: Rectangle | Text) -> None:
        """Put a shape on the paper, which grows with rectangles; who adds a text has made room for it."""
        self.shapes.append(shape)
        if isinstance(shape, Rectangle):
            self.width = max(self.width, shape.x + shape.width + MARGIN)


def lay_out(predictions: Sequence[Prediction], facts: bool = True) -> Drawing:
    """Place predictions below each other.

    Args:
        facts: with headline and explanation, not the heatmap alone.
    """
    drawing = Drawing(width=2 * MARGIN + (COLUMNS * 8 if facts else 0))
    y = float(MARGIN)
    for prediction in predictions:
        if facts:
            y = _words(drawing, prediction, y)
        if prediction.attention:
            y = _heatmap(drawing, prediction, prediction.attention, y)
        y += GAP
    drawing.height = max(y - GAP, 0) + MARGIN
    return drawing


def headline(prediction: Prediction) -> tuple[str, str]:
    """The answer in a line, and its colour."""
    if prediction.date is None:
        return f"refused: {prediction.reason}", REFUSED
    sure = prediction.confidence >= _SURE_FROM and not prediction.ambiguous
    return f"{prediction.date}   {_percent(prediction.confidence)}", SURE if sure else DOUBTFUL


def facts_of(prediction: Prediction) -> Iterator[tuple[str, str]]:
    """Topic and sentence of what stands below the headline; both may be shown."""
    if prediction.explanation is not None:
        yield from ((topic, safe.shown(sentence)) for topic, sentence in prediction.explanation)
        return
    for other in prediction.alternatives:
        yield "or", f"{other.date}  {_percent(other.confidence)}"
    if prediction.reason is not None:
        yield "because", because(prediction)


def colour_of(weight: float) -> str:
    """The colour of a weight from 0 to 1."""
    share = min(max(weight, 0.0), 1.0)
    mixed = (round(low + (high - low) * share) for low, high in zip(_LIGHT, _DARK, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _percent(confidence: float) -> str:
    return ">99 %" if 0.995 <= confidence < 1 else f"{100 * confidence:.0f} %"


def _words(drawing: Drawing, prediction: Prediction, y: float) -> float:
    """Draw headline, text and facts; returns where the next line begins."""
    answer, colour = headline(prediction)
    drawing.add(Text(MARGIN, y + LINE - 5, answer, colour, 15, bold=True))
    drawing.add(Text(MARGIN, y + 2 * LINE - 5, safe.fit(prediction.text, COLUMNS)))
    y += 2 * LINE
    for topic, sentence in facts_of(prediction):
        drawing.add(Text(MARGIN, y + LINE - 6, topic, GREY, 12))
        drawing.add(Text(MARGIN + _FACT * 8, y + LINE - 6, safe.fit(sentence, COLUMNS - _FACT), INK, 12))
        y += LINE
    return y + LINE / 2


def _heatmap(drawing: Drawing, prediction: Prediction, weights: Sequence[Sequence[float]], y: float) -> float:
    """Draw the panels of the heatmap; returns where the next line begins."""
    rows = heatmap.rows(prediction.reading, weights)
    left = MARGIN + max((len(row.label) for row in rows), default=0) * 8 + _LABEL
    for panel in heatmap.panels(prediction.text, rows, _PANEL):
        places = list(_placed(panel, left))
        for cell, x, width in places:
            drawing.add(Text(x + width / 2, y + LINE - 6, cell.shown.strip() or "\u2423", INK, 13, "middle"))
        y += LINE
        for label, row in rows:
            drawing.add(Text(left - 6, y + CELL - 5, label, INK, 12, "end"))
            for cell, x, width in places:
                weight = sum(row[cell.start : cell.end])
                says = f"{label}: {cell.shown.strip() or 'space'} {weight:.0%}"
                drawing.add(Rectangle(x, y, width - 1, CELL - 1, colour_of(weight), says))
            y += CELL
        y += LINE / 2
    return y


def _placed(panel: Sequence[safe.Cell], left: float) -> Iterator[tuple[safe.Cell, float, float]]:
    """Each cell in the order in which it is read on the page, with its place and width."""
    for cell in visual(panel):
        width = max(cell.width, 2) * COLUMN if len(cell.shown) > 1 or cell.width > 1 else CELL
        yield cell, left, width
        left += width


def visual(cells: Sequence[safe.Cell]) -> list[safe.Cell]:
    """Cells from left to right as a page shows them: runs of letters that go right to left are turned around.

    The order of runs and of the figures in them is that of the bidirectional algorithm (Unicode Standard Annex 9) for
    text without controls, which have been escaped; brackets are not mirrored.
    """
    backwards = [_direction(cell) for cell in cells]
    if "R" not in backwards:
        return list(cells)
    base = next(direction for direction in backwards if direction in ("L", "R"))
    levels = _levels(backwards, base)
    order = list(range(len(cells)))
    for level in range(max(levels), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = order[start:end][::-1]
            start = max(end, start + 1)
    return [cells[place] for place in order]


def _direction(cell: safe.Cell) -> str:
    """``L`` or ``R`` of letters, ``N`` of figures, ``S`` of what joins figures, "" of anything else."""
    kind = unicodedata.bidirectional(cell.shown[:1]) if cell.shown else ""
    return {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N", "CS": "S", "ES": "S"}.get(kind, "")


def _levels(directions: Sequence[str], base: str) -> list[int]:
    """The embedding level of each cell: even goes to the right, odd to the left."""
    lowest = 1 if base == "R" else 0
    strong = base
    resolved: list[str] = []
    for place, direction in enumerate(directions):
        if direction in ("L", "R"):
            strong = direction
        between = directions[place - 1 : place] == ["N"] and directions[place + 1 : place + 2] == ["N"]
        if direction == "S" and between:
            direction = "N"
        resolved.append(("n" if strong == "R" else "L") if direction == "N" else direction)
    for place, direction in enumerate(resolved):
        if direction in ("", "S"):
            before = next((d for d in reversed(resolved[:place]) if d), base)
            after = next((d for d in resolved[place + 1 :] if d in ("L", "R", "n")), base)
            sides = {"R" if side == "n" else side for side in (before, after)}
            resolved[place] = sides.pop() if len(sides) == 1 else base
    table = {"L": 2 * lowest, "R": 1, "n": 2}
    return [table[direction] for direction in resolved]
