"""A drawing as SVG 1.1: shapes, titles and texts, no scripts, no links, nothing from elsewhere."""

from __future__ import annotations

from html import escape

from datenorm.picture.layout import PAPER, Drawing, Rectangle, Text

#: Fonts by what systems have; the viewer takes another one for characters that one lacks.
FONTS = "system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"


def svg(drawing: Drawing, declared: bool = True) -> str:
    """The drawing as a document.

    Args:
        declared: with the XML declaration, as a file of its own has it.
    """
    width, height = f"{drawing.width:g}", f"{drawing.height:g}"
    lines = ['<?xml version="1.0" encoding="UTF-8"?>'] if declared else []
    lines.append(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="{escape(FONTS)}" role="img">'
    )
    lines.append(f'<rect width="{width}" height="{height}" fill="{PAPER}"/>')
    lines += [_rectangle(shape) if isinstance(shape, Rectangle) else _text(shape) for shape in drawing.shapes]
    return "\n".join([*lines, "</svg>", ""])


def _rectangle(shape: Rectangle) -> str:
    place = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}"'
    return f'<rect {place} fill="{shape.colour}"><title>{escape(shape.says)}</title></rect>'


def _text(shape: Text) -> str:
    bold = ' font-weight="bold"' if shape.bold else ""
    return (
        f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size}" fill="{shape.colour}"{bold}'
        f' text-anchor="{shape.anchor}" direction="ltr" unicode-bidi="isolate" xml:space="preserve">'
        f"{escape(shape.text)}</text>"
    )
