"""Looks at the rows of a column, with the model where letters may name a weekday, and asks it what it prefers."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from datenorm.column.evidence import ERRORS, Evidence
from datenorm.column.verdict import Verdict
from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.core.results import Prediction
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.numeric import open_order
from datenorm.runtime.orders import Figures, figures
from datenorm.text.clean import MAX_SOURCE, clean
from datenorm.text.vocabulary import ORDERS

#: The model's preference is no surer than this where both orders are in use, and than this elsewhere.
MODEL_LIMIT, MODEL_LIMIT_ELSEWHERE = 0.85, 0.99
#: Distinct strings that are kept.
KEPT = 1 << 15

_LETTERS = re.compile(r"[^\W\d_]{2}|[\u4e00-\u9fff]")


class Surveyor:
    """Collects the evidence of a column with the model's help; each distinct string is looked at once in a while.

    Args:
        normalizer: reads weekdays, and says which order it prefers.
        options: the policy counts; a locale plays no part.
    """

    def __init__(self, normalizer: Normalizer, options: Options) -> None:
        self._normalizer, self._given = normalizer, options.order
        self._options = replace(options, order=None, locale=None, attention=False, top=5, refuse_ambiguous=False)
        self._evidence = Evidence(options.policy)
        self._look = Look(normalizer, self._options)

    def add(self, rows: Sequence[tuple[int, str]]) -> None:
        """Take rows: their numbers and texts."""
        looked = self._look([text for _, text in rows])
        for row, text in rows:
            found, weekday = looked[text]
            if found is not None:
                self._evidence.add(row, text, found, weekday)

    def verdict(self) -> Verdict:
        """What all rows say together."""
        return self._evidence.verdict(self._preference(), self._given)

    def _preference(self) -> dict[str, float]:
        """Order -> probability by the model: the geometric mean over the sample, within the limits."""
        logs = dict.fromkeys(ORDERS, 0.0)
        texts = self._evidence.sample
        both, possible = False, set[str]()
        for text, prediction in zip(texts, self._normalizer.batch(texts, self._options), strict=True):
            cleaned = clean(text).text
            both = both or open_order(cleaned, None)
            found = figures(cleaned)
            shares = _shares(prediction, found, self._options.policy) if found else {}
            possible.update(found.readings if found else ())
            for order in ORDERS:
                logs[order] += math.log(max(shares.get(order, 0.0), ERRORS)) / len(texts)
        weights = {order: math.exp(logs[order]) for order in ORDERS if order in possible}
        limit = MODEL_LIMIT if both else MODEL_LIMIT_ELSEWHERE
        return _limited(weights, limit) if texts else {}


def _shares(prediction: Prediction, found: Figures, policy: Policy) -> dict[str, float]:
    """Order -> share of the prediction's readings that are the day of that order."""
    shares: dict[str, float] = {}
    answers = [(prediction.edtf, prediction.confidence)]
    answers += [(other.edtf, other.confidence) for other in prediction.alternatives]
    for order, reading in found.readings.items():
        day = resolve(reading, policy).edtf or "?"
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


class Look:
    """Figures and weekday of texts; what was seen is kept for strings that come again."""

    def __init__(self, normalizer: Normalizer, options: Options) -> None:
        self._normalizer, self._options = normalizer, options
        self._seen: dict[str, tuple[Figures | None, int | None]] = {}

    def __call__(self, texts: Iterable[str]) -> dict[str, tuple[Figures | None, int | None]]:
        """Text -> (its date in figures, the weekday that it names)."""
        distinct = dict.fromkeys(texts)
        if len(self._seen) > KEPT:
            self._seen = {}
        fresh = {text: _figures_of(text) for text in distinct if text not in self._seen}
        lettered = [text for text, found in fresh.items() if found is not None and found.open and _LETTERS.search(text)]
        weekdays = dict(zip(lettered, self._normalizer.weekdays(lettered, self._options), strict=True))
        self._seen.update({text: (found, weekdays.get(text)) for text, found in fresh.items()})
        return {text: self._seen[text] for text in distinct}


def _figures_of(text: str) -> Figures | None:
    return figures(clean(text).text) if len(text) <= MAX_SOURCE else None
