"""A drawing as PNG, by matplotlib, with the fonts that are installed for the characters that it needs."""

from __future__ import annotations

import io
import logging
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from datenorm.picture.layout import PAPER, Drawing, Rectangle, Text

#: Dots an inch, of which 100 make the picture as large as its SVG; fewer where it would be higher than this.
_DPI, _MOST_DOTS = 200, 30_000
#: Points an inch, and pixels an inch of the drawing.
_POINTS, _PIXELS = 72, 100
_FIRST, _SMALL = "DejaVu Sans", 7
#: Fonts that have a box for every character.
_NO_LETTERS = "Last Resort"
#: Font files that are looked into at most for characters that the first font lacks.
_MOST_FONTS = 400


def png(drawing: Drawing) -> bytes:
    """The drawing as the content of a file."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it would say that it looks for fonts
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    texts = [shape for shape in drawing.shapes if isinstance(shape, Text)]
    families, missing = _fonts({character for shape in texts for character in shape.text})
    size = (drawing.width / _PIXELS, drawing.height / _PIXELS)
    figure = Figure(figsize=size, facecolor=PAPER)
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(0, drawing.width)
    axes.set_ylim(drawing.height, 0)
    _fill(axes, [shape for shape in drawing.shapes if isinstance(shape, Rectangle)])
    for shape in texts:
        _write(axes, _drawable(shape, missing), families)
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=min(_DPI, int(_MOST_DOTS / max(size[1], 1))))
    return content.getvalue()


def _fill(axes: Any, shapes: list[Rectangle]) -> None:
    from matplotlib.collections import PolyCollection

    corners = [
        [(s.x, s.y), (s.x + s.width, s.y), (s.x + s.width, s.y + s.height), (s.x, s.y + s.height)] for s in shapes
    ]
    axes.add_collection(PolyCollection(corners, facecolors=[shape.colour for shape in shapes], linewidths=0))


def _write(axes: Any, shape: Text, families: list[str]) -> None:
    axes.text(
        shape.x,
        shape.y,
        shape.text,
        color=shape.colour,
        fontsize=shape.size * _POINTS / _PIXELS,
        fontweight="bold" if shape.bold else "normal",
        fontfamily=families[:1] if shape.text.isascii() else families,
        horizontalalignment={"start": "left", "middle": "center", "end": "right"}[shape.anchor],
        verticalalignment="baseline",
        parse_math=False,
    )


def _fonts(needed: set[str]) -> tuple[list[str], set[str]]:
    """Names of installed fonts that together have the characters, and the characters that none has."""
    families, missing = [_FIRST], {character for character in needed if not character.isspace()}
    for name, path in _installed():
        if not missing:
            break
        found = missing & _characters(path)
        if found:
            missing -= found
            if name not in families:
                families.append(name)
    return families, missing


def _installed() -> Iterator[tuple[str, str]]:
    """Name and file of the installed fonts, the first one in front."""
    from matplotlib import font_manager

    upright = {font.name: font.fname for font in font_manager.fontManager.ttflist if font.style == "normal"}
    yield _FIRST, font_manager.findfont(_FIRST)
    yield from [font for font in sorted(upright.items()) if not font[0].startswith(_NO_LETTERS)][:_MOST_FONTS]


def _characters(path: str) -> set[str]:
    from matplotlib.font_manager import get_font

    try:
        return {chr(code) for code in get_font(path).get_charmap()}
    except (OSError, RuntimeError):  # a font that can't be read has none
        return set()


def _drawable(shape: Text, missing: Collection[str]) -> Text:
    """The text with code points in place of characters that no font has; small in a cell of the heatmap."""
    if not any(character in missing for character in shape.text):
        return shape
    in_cell = shape.anchor == "middle"
    mark = "" if in_cell else "U+"
    text = shape.text.translate({ord(character): f"{mark}{ord(character):04X}" for character in missing})
    return replace(shape, text=text, size=_SMALL if in_cell else shape.size)
