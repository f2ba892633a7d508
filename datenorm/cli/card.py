"""What one prediction looks like on the screen: the answer, what it rests on, and where the network looked::

1999-05-03   98 %   3 May 1999

       3   M a y   1 9 9 9
   1 |             % .
   9 |               % .
   ...
"""

from collections.abc import Iterator
from typing import NamedTuple

from datenorm import heatmap
from datenorm.cli.terminal import Styler, unstyled
from datenorm.core.refusal import because
from datenorm.core.results import Alternative, Prediction
from datenorm.text import safe

#: Confidence from which an answer is shown as sure.
SURE = 0.9
_INDENT = "   "
_LABEL = 11
_ANSWER = 10
_GAP = "   "


class Frame(NamedTuple):
    """How a card may be drawn: its width in columns, its colours, with or without the heatmap."""

    columns: int
    style: Styler = unstyled
    heatmap: bool = True


def card(prediction: Prediction, frame: Frame) -> str:
    """The card of ``prediction``, with a line end behind each line."""
    lines = [_headline(prediction, frame), *_details(prediction, frame)]
    if frame.heatmap and prediction.attention:
        lines += ["", *_heatmap(prediction, frame)]
    return "".join(line + "\n" for line in lines)


def percent(confidence: float) -> str:
    """A confidence in five characters; never a certainty that is not there."""
    if 0.995 <= confidence < 1.0:
        return ">99 %"
    return f"{round(100 * confidence):3d} %"


def _headline(prediction: Prediction, frame: Frame) -> str:
    if prediction.date is None:
        answer, style, beside = "refused", "refused", str(prediction.reason)
    else:
        style = "sure" if prediction.confidence >= SURE and not prediction.ambiguous else "doubtful"
        answer, beside = prediction.date, f"{percent(prediction.confidence):>5}"
    left = f"{answer:<{_ANSWER}}"
    room = frame.columns - len(left) - len(beside) - 2 * len(_GAP[:-1]) - 1
    text = safe.fit(prediction.text, max(room, 3))
    return f"{frame.style(left, style)}  {beside}{_GAP}{text}".rstrip()


def _details(prediction: Prediction, frame: Frame) -> list[str]:
    lines = []
    for label, value in _facts(prediction):
        room = max(frame.columns - len(_INDENT) - _LABEL, 10)
        first, *others = _wrapped(value, room)
        lines.append(_INDENT + frame.style(f"{label:<{_LABEL}}", "label") + first)
        lines += [_INDENT + " " * _LABEL + other for other in others]
    return lines


def _facts(prediction: Prediction) -> Iterator[tuple[str, str]]:
    """Label and value of each thing that a person needs to know beside the answer."""
    if prediction.reason is not None and prediction.explanation is None:
        yield "because", because(prediction)
    itself, others = _read(prediction)
    if itself is not None:
        yield "read", f"{itself.date}  {percent(itself.confidence).strip()}"
    for other in others:
        yield "or", f"{other.date}  {percent(other.confidence).strip()}"
    if prediction.date is not None and prediction.edtf not in (prediction.date, None):
        yield "EDTF", str(prediction.edtf)
    yield from _reasons(prediction) if prediction.explanation is None else prediction.explanation
    if safe.is_right_to_left(prediction.text) and prediction.attention:
        yield "direction", "right to left; below, the first character stands leftmost"


def _read(prediction: Prediction) -> tuple[Alternative | None, tuple[Alternative, ...]]:
    """What was read where the answer is refused, and the other readings; an answer that is a date stands among them."""
    others = prediction.alternatives
    if prediction.reason is None:
        return None, others
    if others and others[0].confidence == prediction.confidence:
        return others[0], others[1:]
    own = Alternative(prediction.reading, prediction.reading, prediction.confidence)
    return (own if prediction.reading and prediction.explanation is None else None), others


def _reasons(prediction: Prediction) -> Iterator[tuple[str, str]]:
    """What is told of an answer where no explanation was asked for."""
    if prediction.ambiguous:
        from datenorm.runtime.ambiguity import doubt_about  # few texts are

        yield "ambiguous", "; ".join(doubt_about(prediction))
    if prediction.weekday is not None:
        from datenorm.runtime.explanation import contradicted_weekday  # most texts name none

        weekday = contradicted_weekday(prediction)
        if weekday is not None:
            yield "weekday", weekday
    if prediction.calendar not in (None, "gregory"):
        yield "calendar", f"{prediction.calendar}, written as {prediction.reading.partition('[')[0]}"
    if prediction.century_rule:
        floating = prediction.reading.startswith("XXXX")
        yield "year" if floating else "century", prediction.century_rule


def _wrapped(text: str, room: int) -> list[str]:
    import textwrap

    return textwrap.wrap(safe.shown(text), room) or [""]


def _heatmap(prediction: Prediction, frame: Frame) -> list[str]:
    def paint(marks: str, weight: float) -> str:
        return frame.style(marks, "strong" if weight >= 0.5 else "medium" if weight >= 0.25 else "weak")

    rows = heatmap.rows(prediction.reading, prediction.attention or ())
    lines = heatmap.draw(prediction.text, rows, frame.columns - len(_INDENT), paint)
    return [(_INDENT + line).rstrip() for line in lines]
