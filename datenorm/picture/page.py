"""Predictions as a page in HTML that needs nothing else: no scripts, and a policy that would not run any."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from datenorm.core.results import Prediction
from datenorm.picture.layout import facts_of, headline, lay_out
from datenorm.picture.svg import FONTS, svg
from datenorm.text import safe

_HEAD = f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>datenorm</title>
<style>
body {{ font: 15px/1.4 {FONTS}; max-width: 70em; margin: 2em auto; padding: 0 1em; color: #1a1a1a }}
article {{ border-top: 1px solid #ccc; padding: 1em 0; overflow-x: auto }}
h2 {{ margin: 0; font-size: 1.2em }}
dl {{ display: grid; grid-template-columns: max-content auto; gap: 0 1em }}
dt {{ color: #666 }} dd {{ margin: 0 }}
</style>
</head>
<body>
"""
_TAIL = "</body>\n</html>\n"


def page(predictions: Sequence[Prediction]) -> str:
    """The predictions as a page."""
    return _HEAD + "".join(map(_article, predictions)) + _TAIL


def _article(prediction: Prediction) -> str:
    answer, colour = headline(prediction)
    facts = "".join(
        f"<dt>{escape(topic)}</dt><dd><bdi>{escape(sentence)}</bdi></dd>\n" for topic, sentence in facts_of(prediction)
    )
    picture = svg(lay_out([prediction], facts=False), declared=False) if prediction.attention else ""
    text = escape(safe.shown(prediction.text))
    return (
        f'<article>\n<h2 style="color: {colour}">{escape(answer)}</h2>\n<p><bdi>{text}</bdi></p>\n'
        f"<dl>\n{facts}</dl>\n{picture}</article>\n"
    )
