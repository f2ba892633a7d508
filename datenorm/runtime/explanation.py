"""What an answer rests on, in words: which characters gave it, what was assumed, which rules chose, what speaks for it.

The words of an explanation are topics and sentences; a topic that does not come up is left out::

    year      1999, from "1999"
    month     05, from "May"
    day       03, from "3rd"
    language  none given; told from the text
    weekday   the text names Sunday, and 1999-05-03 is a Monday: one of them is wrong
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from datenorm.core import gregorian
from datenorm.core.calendars import GREGORIAN
from datenorm.core.canonical import Point, field_spans, parse
from datenorm.core.refusal import because
from datenorm.core.resolve import weekday_of
from datenorm.core.results import Prediction, Reason
from datenorm.runtime.ambiguity import doubt_about
from datenorm.runtime.intervals import figures_read
from datenorm.text.clean import MAX_SOURCE, clean

#: A character counts as looked at from this weight on, and from this part of the most that a row gave to one.
LOOKED_AT, OF_THE_MOST = 0.1, 0.3
#: Figures that are one number are not taken apart; longer runs (20030925) hold several.
_LONGEST_NUMBER = 4
#: Scripts without spaces between words, where one character may be a word: Han, kana.
_NO_SPACES = re.compile("[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff]")

#: Parts of a reading that a person calls otherwise: a day of a week or year is a day.
_CALLED = {"weekday": "day", "ordinal": "day"}

WEEKDAYS: tuple[str, ...] = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_LISTED = 3


@dataclass(frozen=True, slots=True)
class Assumed:
    """What was said of a text beside the text itself.

    Attributes:
        language: as the user named it; None when none was given.
        order: the order that was given for it; None when none was.
        order_from: who says so, as words that follow the order.
        least: confidence below which answers are refused.
        century_from: who chose the window of two-digit years, as words that follow it.
    """

    language: str | None = None
    order: str | None = None
    order_from: str = "as given"
    least: float = 0.0
    century_from: str = ""


def explained(prediction: Prediction, assumed: Assumed, attention: bool = False) -> Prediction:
    """The prediction with its explanation, which its attention tells; that is dropped unless asked for."""
    said = tuple(_sentences(prediction, assumed))
    return replace(prediction, explanation=said, attention=prediction.attention if attention else None)


def contradicted_weekday(prediction: Prediction) -> str | None:
    """What is to be said where the text names another weekday than the answer's; None where it does not."""
    named = prediction.weekday
    if named is None or prediction.date is None or weekday_of(prediction.date) in (None, named):
        return None
    return _weekday(prediction, named)


def _sentences(prediction: Prediction, assumed: Assumed) -> Iterator[tuple[str, str]]:
    """Topic and sentence."""
    yield from _parts(prediction).items()
    if prediction.reading or prediction.reason in (Reason.NOT_A_DATE, Reason.UNSURE):
        given = assumed.language
        yield "language", f"{given}, as given" if given else "none given; told from the text"
    if prediction.order is not None:
        yield "order", f"{prediction.order}, {_order(prediction, assumed)}"
    if prediction.century_rule is not None:
        yield _year_rule(prediction, prediction.century_rule, assumed)
    if prediction.calendar not in (None, GREGORIAN.id) and prediction.edtf is not None:
        written = prediction.reading.partition("[")[0]
        yield "calendar", f"{prediction.calendar}: {written} there is {prediction.edtf} in the Gregorian calendar"
    if prediction.weekday is not None:
        yield "weekday", _weekday(prediction, prediction.weekday)
    if prediction.ambiguous and prediction.reason is None:
        yield "ambiguous", f"{doubt_about(prediction)[0]}: {_others(prediction)}"
    if prediction.reason is not None:
        yield "refused", _refusal(prediction, assumed)


def _parts(prediction: Prediction) -> dict[str, str]:
    """Year, month, day and what else the reading has, each with the characters that gave it."""
    found: dict[str, list[str]] = {}
    for field, start, end in field_spans(prediction.reading):
        value = prediction.reading[start:end]
        if set(value) <= set("X-") or field == "calendar":
            continue
        rows = [index for index in range(start, end) if prediction.reading[index] != "X"]
        found.setdefault(_CALLED.get(field, field), []).append(f"{value}{_source(prediction, rows)}")
    if "month" in found and "year" not in found and prediction.century_rule is None:
        found["year"] = ["none in the text; a reference date would give it"]
    return {field: "; ".join(values) for field, values in found.items()}


def _source(prediction: Prediction, rows: Sequence[int]) -> str:
    """Which characters gave the characters ``rows`` of the reading."""
    if prediction.attention is None:
        return ""
    pieces = looked_at(prediction.text, [prediction.attention[row] for row in rows])
    return f", from {' and '.join(pieces)}" if pieces else ", from no character more than from others"


def looked_at(text: str, weights: Sequence[Sequence[float]]) -> list[str]:
    """The words and numbers of ``text`` in quotes that were looked at.

    Args:
        weights: rows of as many weights as the text has characters.
    """
    seen: set[int] = set()
    for row in weights:
        most = max(row, default=0.0)
        seen.update(place for place, weight in enumerate(row) if weight >= max(LOOKED_AT, OF_THE_MOST * most))
    whole = sorted({place for at in seen for place in _word(text, at)})
    pieces: list[str] = []
    last = -2
    for place in whole:
        if place == last + 1:
            pieces[-1] += text[place]
        else:
            pieces.append(text[place])
        last = place
    return [f'"{piece.strip()}"' for piece in pieces if piece.strip()]


def _word(text: str, at: int) -> range:
    """The places of the word or number that the character ``at`` is part of."""
    kind = _kind(text[at])
    if not kind:
        return range(at, at + 1)
    start, end = at, at + 1
    while start > 0 and _kind(text[start - 1]) == kind:
        start -= 1
    while end < len(text) and _kind(text[end]) == kind:
        end += 1
    return range(at, at + 1) if kind == "N" and end - start > _LONGEST_NUMBER else range(start, end)


def _kind(character: str) -> str:
    """``L`` of what words are made of, ``N`` of figures, "" of anything else and of scripts without spaces."""
    kind = unicodedata.category(character)
    if kind == "Nd":
        return "N"
    return "L" if kind[0] in "LM" and not _NO_SPACES.match(character) else ""


def _order(prediction: Prediction, assumed: Assumed) -> str:
    if assumed.order == prediction.order:
        return assumed.order_from
    short = len(prediction.text) <= MAX_SOURCE
    found = figures_read(clean(prediction.text).text, prediction.reading) if short else None
    if found is not None and found.orders == {prediction.order}:
        return "the only one that makes a day of these numbers"
    if prediction.weekday is not None and _agrees(prediction):
        return "as the weekday says"
    if assumed.order is not None:
        return f"though {assumed.order} is {assumed.order_from}"
    return "the likelier one; nothing in the text says" if prediction.ambiguous else "as the text is usually written"


def _year_rule(prediction: Prediction, rule: str, assumed: Assumed) -> tuple[str, str]:
    if rule.startswith("window"):
        source = f", {assumed.century_from}" if assumed.century_from else ""
        return "century", f"two digits, which fall in the 100 years {rule.removeprefix('window ')}{source}"
    return "year" if prediction.reading.startswith("XXXX") else "century", f"none in the text; {rule}"


def _weekday(prediction: Prediction, named: int) -> str:
    text = f"the text names {WEEKDAYS[named - 1]}"
    date = prediction.date or prediction.reading
    real = weekday_of(date)
    if real is None:
        return text
    if real == named:
        return f"{text}, and {date[:10]} is one"
    return f"{text}, but {date[:10]} is a {WEEKDAYS[real - 1]}: the text or the reading is wrong"


def _agrees(prediction: Prediction) -> bool:
    return weekday_of(prediction.date or prediction.reading) == prediction.weekday


def _others(prediction: Prediction) -> str:
    named = [f"{other.date} ({other.confidence:.0%})" for other in prediction.alternatives[:_LISTED]]
    return "also " + ", ".join(named) if named else "the other order too"


def _refusal(prediction: Prediction, assumed: Assumed) -> str:
    reason = prediction.reason
    if reason is Reason.NO_SUCH_DAY:
        return _missing_day(prediction.reading) or because(prediction)
    if reason is Reason.UNSURE and prediction.confidence < assumed.least:
        return (
            f"the best reading, {prediction.reading or 'no date'}, is {prediction.confidence:.0%} sure; "
            f"at least {assumed.least:.0%} is asked for"
        )
    if reason is Reason.AMBIGUOUS:
        what = doubt_about(prediction)[0]
        return f"{what}, and such are to be refused: {_others(prediction).removeprefix('also ')}"
    return because(prediction)


def _missing_day(reading: str) -> str | None:
    """Why a Gregorian reading is no day, in words; None where it is something else."""
    point = parse(reading)
    if not isinstance(point, Point) or point.date is None or point.calendar or not point.date.month.isdigit():
        return None
    month, year = int(point.date.month), point.date.year
    if not 1 <= month <= len(_MONTHS):
        return f"there is no month {month}"
    if not point.date.day.isdigit():
        return None
    length = gregorian.month_lengths(int(year) if year.isdigit() else 2000)[month - 1]
    if int(point.date.day) <= length:
        return None
    named = f"{_MONTHS[month - 1]} {int(year)}" if year.isdigit() else _MONTHS[month - 1]
    return f"{named} has {length} days, not {int(point.date.day)}"
