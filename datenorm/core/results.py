"""What comes out: predictions, and the reasons why there is none."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from datenorm.core.json_text import json_text


class Reason(StrEnum):
    """Why a text has no answer; ``EXPLANATIONS`` says each in a line."""

    EMPTY = "empty"
    NOT_A_DATE = "not-a-date"
    NO_SUCH_DAY = "no-such-day"
    UNSURE = "unsure"
    AMBIGUOUS = "ambiguous"
    TOO_LONG = "too-long"
    BAD_ENCODING = "bad-encoding"
    OUT_OF_RANGE = "out-of-range"


EXPLANATIONS: dict[Reason, str] = {
    Reason.EMPTY: "there is no text, or nothing that can be seen",
    Reason.NOT_A_DATE: "the text holds no date",
    Reason.NO_SUCH_DAY: "the calendar has no such day, time or interval (30 February, month 13, 25:00, 1895-1890)",
    Reason.UNSURE: "no reading is sure enough",
    Reason.AMBIGUOUS: "more than one reading fits, and these were to be refused",
    Reason.TOO_LONG: "the text is longer than a date with its surroundings (256 characters)",
    Reason.BAD_ENCODING: "the text is not UTF-8",
    Reason.OUT_OF_RANGE: "the day lies outside the years that can be written or that its calendar covers",
}

#: What makes a reading unsure that the network is sure of.
YEAR_IS_MISSING = "there is no year, without which the calendar can't be converted; --reference-date would give one"

_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another reading of the same text, resolved; ``confidence`` from 0 to 1."""

    date: str
    edtf: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Prediction:
    """The answer to one text; the fields are the keys of its JSON, in their order.

    Attributes:
        text: the text as given.
        date: the resolved day, or what precision there is, in ISO 8601; None when refused.
        edtf: the same with qualifier and time, in EDTF (ISO 8601-2).
        reading: the canonical form, as written in the text; empty when it holds no date.
        confidence: from 0 to 1.
        alternatives: other readings, the likeliest first.
        ambiguous: more than one reading fits.
        order: DMY, MDY or YMD where the reading rests on one.
        calendar: CLDR's id of the calendar that the text is written in.
        century_rule: the rule that chose a two-digit or missing year.
        reason: why there is no answer.
        attention: weights from 0 to 1, a row for each character of the reading, a column for each of the text;
            None unless asked for, and then absent from the JSON.
        weekday: that the text names, Monday 1 to Sunday 7; evidence, and no part of the JSON.
        read: how likely the text was read at all, from 0 to 1: what a model's own bound is compared with, and no part
            of the JSON.
        explanation: what the answer rests on, as topics and sentences; None unless asked for, and then absent from
            the JSON.
    """

    text: str
    date: str | None
    edtf: str | None
    reading: str
    confidence: float
    alternatives: tuple[Alternative, ...] = ()
    ambiguous: bool = False
    order: str | None = None
    calendar: str | None = None
    century_rule: str | None = None
    reason: Reason | None = None
    attention: tuple[tuple[float, ...], ...] | None = None
    weekday: int | None = None
    read: float = 0.0
    explanation: tuple[tuple[str, str], ...] | None = None

    def to_dict(self) -> dict[str, Any]:
        """The JSON object of the contract as a dictionary of plain values."""
        record: dict[str, Any] = {
            "text": self.text,
            "date": self.date,
            "edtf": self.edtf,
            "reading": self.reading,
            "confidence": _plain(self.confidence),
            "alternatives": [
                {"date": other.date, "edtf": other.edtf, "confidence": _plain(other.confidence)}
                for other in self.alternatives
            ],
            "ambiguous": self.ambiguous,
            "order": self.order,
            "calendar": self.calendar,
            "century_rule": self.century_rule,
            "reason": None if self.reason is None else str(self.reason),
        }
        if self.attention is not None:
            record["attention"] = [[_plain(weight) for weight in row] for row in self.attention]
        if self.explanation is not None:
            record["explanation"] = dict(self.explanation)
        return record

    def to_json(self) -> str:
        """One line of JSON: readable text, no NaN, nothing that breaks the line, a terminal or UTF-8."""
        return json_text(self.to_dict())


def _plain(number: float) -> float | None:
    """A finite number in four digits after the point, None for any other (JSON has no NaN)."""
    return round(float(number), _DIGITS) if math.isfinite(number) else None
