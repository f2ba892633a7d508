"""Looks at the rows of a column and asks the model what it prefers; what they say together is the findings."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from datenorm.column.century import Century, tell
from datenorm.column.evidence import Evidence
from datenorm.column.reading import ColumnReader
from datenorm.column.sample import Sample
from datenorm.column.verdict import Verdict
from datenorm.column.weighing import ERRORS
from datenorm.column.witness import Witnesses
from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.core.results import Prediction
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.intervals import is_open
from datenorm.runtime.orders import Figures
from datenorm.text.clean import MAX_SOURCE, clean
from datenorm.text.vocabulary import ORDERS

#: The model's preference is no surer than this where both orders are in use, and than this elsewhere.
MODEL_LIMIT, MODEL_LIMIT_ELSEWHERE = 0.85, 0.99
#: Rows without and with a number of four digits that are read for what their years say.
SHORT_ROWS, FULL_ROWS = 1024, 256

_FOUR_DIGITS = re.compile(r"(?<!\d)\d{4}(?!\d)")
_TWO_DIGITS = re.compile(r"(?<!\d)\d\d(?!\d)")


@dataclass(frozen=True, slots=True)
class Findings:
    """What all rows of a column say together: the order of their numbers, and the century of two-digit years."""

    order: Verdict
    century: Century

    @property
    def century_from(self) -> str:
        """Who chose the window of two-digit years, as an explanation says it; "" when it is the usual one."""
        return "as the other rows of the column say" if self.century.status == "inferred" else ""

    def to_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        return {"order": self.order.to_dict(), "century": self.century.to_dict()}

    def applied(self, options: Options) -> Options:
        """The options with the window that the column's two-digit years fall in."""
        if self.century.status != "inferred" or self.century.start is None:
            return options
        return replace(options, policy=replace(options.policy, century=self.century.start))


class Surveyor:
    """Collects the evidence of a column with the model's help; each distinct string is looked at once in a while.

    Args:
        normalizer: reads what is no plain date, and says which order it prefers.
        options: the policy counts; a locale plays no part beyond what it makes the model prefer.
        century_given: the user chose the window of two-digit years, which then stands.
    """

    def __init__(self, normalizer: Normalizer, options: Options, century_given: bool = False) -> None:
        self._normalizer, self._given, self._century_given = normalizer, options.order, century_given
        self._options = replace(options, order=None, locale=None, attention=False, top=5, refuse_ambiguous=False)
        self._asked = replace(self._options, locale=options.locale)
        self._evidence = Evidence(options.policy)
        self._witnesses = Witnesses(normalizer, replace(self._options, top=1, min_confidence=None))
        self._short, self._full = Sample[str](SHORT_ROWS), Sample[str](FULL_ROWS)

    def add(self, rows: Sequence[tuple[int, str]]) -> None:
        """Take rows: their numbers and texts."""
        heard = self._witnesses([text for _, text in rows])
        for row, text in rows:
            if (witness := heard[text]) is not None:
                self._evidence.add(row, text, *witness)
            if len(text) > MAX_SOURCE:
                continue
            if _FOUR_DIGITS.search(text):
                self._full.add(text)
            elif _TWO_DIGITS.search(text):
                self._short.add(text)

    def findings(self) -> Findings:
        """What all rows say together."""
        verdict = self.verdict()
        return Findings(verdict, self._century(verdict))

    def verdict(self) -> Verdict:
        """What all rows say about their order."""
        samples = self._evidence.samples
        every = {text: found for sample in samples.values() for text, found in sample.items()}
        read = dict(zip(every, self._normalizer.batch(list(every), self._asked), strict=True))
        by_separator = {separator: self._preference(sample, read) for separator, sample in samples.items()}
        return self._evidence.verdict(self._preference(every, read), self._given, by_separator)

    def _century(self, verdict: Verdict) -> Century:
        """What the rows say about their two-digit years, told from a sample that the model reads."""
        if not len(self._short):
            return Century("none")
        read = ColumnReader(self._normalizer, replace(self._options, top=1), verdict)
        short = [reading for reading in _gregorian(read(self._short.items)) if _is_short(reading)]
        full = [int(year) for reading in _gregorian(read(self._full.items)) if (year := reading[:4]).isdigit()]
        return tell(short, full, self._options.policy, self._century_given)

    def _preference(self, sample: Mapping[str, Figures], read: Mapping[str, Prediction]) -> dict[str, float]:
        """Order -> probability by the model: the geometric mean over a sample, within the limits."""
        logs = dict.fromkeys(ORDERS, 0.0)
        both, possible = False, set[str]()
        for text, found in sample.items():
            both = both or is_open(clean(text).text, None)
            shares = _shares(read[text], found, self._options.policy)
            possible.update(found.readings)
            for order in ORDERS:
                logs[order] += math.log(max(shares.get(order, 0.0), ERRORS)) / len(sample)
        weights = {order: math.exp(logs[order]) for order in ORDERS if order in possible}
        limit = MODEL_LIMIT if both else MODEL_LIMIT_ELSEWHERE
        return _limited(weights, limit) if sample else {}


def _shares(prediction: Prediction, found: Figures, policy: Policy) -> dict[str, float]:
    """Order -> share of the prediction's readings that are the day of that order."""
    shares: dict[str, float] = {}
    answers = [(prediction.edtf, prediction.confidence)]
    answers += [(other.edtf, other.confidence) for other in prediction.alternatives]
    for order, reading in found.readings.items():
        day = (resolve(reading, policy).edtf or "?").partition("T")[0]
        shares[order] = sum(share for edtf, share in answers if edtf and edtf.startswith(day))
    total = sum(shares.values())
    return {order: share / total for order, share in shares.items()} if total else {}


def _limited(weights: Mapping[str, float], limit: float) -> dict[str, float]:
    """Weights as probabilities, the highest no higher than ``limit``."""
    total = sum(weights.values())
    best = max(weights, key=lambda order: weights[order])
    share = weights[best] / total
    if share <= limit:
        return {order: weight / total for order, weight in weights.items()}
    rest = total - weights[best]
    return {order: limit if order == best else weight / rest * (1 - limit) for order, weight in weights.items()}


def _gregorian(predictions: Sequence[Prediction]) -> list[str]:
    """The readings that are one date in the Gregorian calendar."""
    return [p.reading for p in predictions if p.date and p.calendar == "gregory" and "/" not in p.reading]


def _is_short(reading: str) -> bool:
    return reading.startswith("XX") and reading[2:4].isdigit()
