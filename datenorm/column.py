"""The column decides: one order for all dates in figures of a column, told from all of its rows together.

What is weighed, for each order (Bayes' rule; the constants stand below):

* **Rows that settle it**: only one order makes a day of them (13/04/2005), or only one agrees with the weekday in the
  text. :data:`ERRORS` of a column's rows are taken to stand in another order than the column.
* **The run of the rows** (:mod:`datenorm.runtime.run`): sorted or regular under one order, jumping under the other. It
  is worth :data:`RUN_LIMIT` to 1 at most, and less where the rows are sorted as text.
* **The model**, as one witness however many rows there are, and no surer than :data:`MODEL_LIMIT` where both orders are
  in use everywhere. The country is no evidence: a locale plays no part.
* **A mixture**: against each single order stands a column of which any part may be in any order. When that is likelier
  than :data:`MIXED`, the column is mixed, and the rows that stay open are refused as ambiguous, not guessed.

A column is *decided* when its order has the probability :data:`DECIDED`; else it is *undecided*: its open rows are read
under the likelier order all the same, so that there are never two, and marked ambiguous.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from typing import Any, Literal

from datenorm.core.policy import Policy
from datenorm.core.resolve import DEFAULT_POLICY, resolve, weekday_of
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.numeric import open_order
from datenorm.runtime.orders import Figures, day_number, figures, reordered
from datenorm.runtime.run import log_gains
from datenorm.text.clean import MAX_SOURCE, clean
from datenorm.text.vocabulary import ORDERS

#: The part of a column's rows that stand in another order than the column, by mistake.
ERRORS = 0.01
#: The part of columns that mix orders.
MIXED_COLUMNS = 0.05
#: From this probability on a column is mixed, and from this one on it is decided.
MIXED, DECIDED = 0.1, 0.9
#: Odds that the run of the rows is worth at most, and those of a column that is sorted as text.
RUN_LIMIT, TEXT_SORTED_LIMIT = 1000.0, 20.0
#: The model's preference is no surer than this where both orders are in use, and than this elsewhere.
MODEL_LIMIT, MODEL_LIMIT_ELSEWHERE = 0.85, 0.99
#: Distinct open strings that the model is asked about; rows of which the run is told; rows that a report names.
ASKED, RUN_ROWS, NAMED = 64, 10_000, 20
#: Distinct strings whose weekdays are kept.
_KEPT = 1 << 15

_LETTERS = re.compile(r"[^\W\d_]{2}|[\u4e00-\u9fff]")

Status = Literal["none", "given", "decided", "undecided", "mixed"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows say about the order of their column.

    Attributes:
        status: ``decided``, ``undecided``, ``mixed``; ``given`` when the user gave the order; ``none`` when no row is
            a date in figures whose order is a question.
        order: the order that won; None without one.
        probability: how likely it is, 0 to 1.
        probabilities: of each order in question, and of ``mixed``.
        rows: rows whose order is a question.
        settled: order -> how many rows only it explains.
        by_weekday: order -> how many of these are settled by the weekday in the text.
        open: how many rows several orders explain.
        run: order -> likelihood of the run of the rows, that of the best order being 1.
        model: order -> what the model prefers.
        deciding, contradicting, open_rows: the first of these rows, as (row number, text).
    """

    status: Status
    order: str | None = None
    probability: float = 1.0
    probabilities: dict[str, float] = field(default_factory=dict)
    rows: int = 0
    settled: dict[str, int] = field(default_factory=dict)
    by_weekday: dict[str, int] = field(default_factory=dict)
    open: int = 0
    run: dict[str, float] = field(default_factory=dict)
    model: dict[str, float] = field(default_factory=dict)
    deciding: tuple[tuple[int, str], ...] = ()
    contradicting: tuple[tuple[int, str], ...] = ()
    open_rows: tuple[tuple[int, str], ...] = ()

    @property
    def contradictions(self) -> int:
        """How many rows only another order than that of the column explains."""
        return sum(count for order, count in self.settled.items() if order != self.order)

    def to_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        named = {"deciding": self.deciding, "contradicting": self.contradicting, "open_rows": self.open_rows}
        return {
            "status": self.status,
            "order": self.order,
            "probability": round(self.probability, 4),
            "probabilities": _rounded(self.probabilities),
            "rows": self.rows,
            "settled": self.settled,
            "settled_by_weekday": self.by_weekday,
            "open": self.open,
            "run": _rounded(self.run),
            "model": _rounded(self.model),
            **{key: [{"row": row, "text": text} for row, text in rows] for key, rows in named.items()},
        }


class Evidence:
    """Takes the rows of a column one after another and keeps what they say; its size does not grow with the column.

    Args:
        policy: which century two-digit years are in.
    """

    def __init__(self, policy: Policy = DEFAULT_POLICY) -> None:
        self._policy = policy
        self._fits: Counter[frozenset[str]] = Counter()
        self._by_weekday: Counter[str] = Counter()
        self._settling: dict[str, list[tuple[int, str]]] = {}
        self._open_rows: list[tuple[int, str]] = []
        self._run: list[tuple[str, dict[str, int]]] = []
        self._sample: dict[str, None] = {}

    @property
    def sample(self) -> list[str]:
        """The first distinct open strings."""
        return list(self._sample)

    def add(self, row: int, text: str, found: Figures, weekday: int | None = None) -> None:
        """Take a row that holds a date in figures; ``weekday`` is what its text names, Monday 1 to Sunday 7."""
        self._run_on(text, found)
        if not found.asked or not found.readings:
            return
        fitting, by_weekday = fits(found, self._policy, weekday)
        self._fits[fitting] += 1
        if len(fitting) == 1:
            (order,) = fitting
            self._by_weekday[order] += by_weekday
            _name(self._settling.setdefault(order, []), row, text)
        elif found.open:
            _name(self._open_rows, row, text)
            if len(self._sample) < ASKED:
                self._sample[text] = None

    def _run_on(self, text: str, found: Figures) -> None:
        if len(self._run) < RUN_ROWS:
            days = {order: day_number(reading, self._policy) for order, reading in found.readings.items()}
            known = {order: day for order, day in days.items() if day is not None}
            if known:
                self._run.append((text, known))

    def verdict(self, model: Mapping[str, float] | None = None, given: str | None = None) -> Verdict:
        """Weigh what was taken.

        Args:
            model: order -> probability that the model gives it; None when it was not asked.
            given: the order that the user gave, which then stands.
        """
        orders = sorted({order for fitting in self._fits for order in fitting}, key=ORDERS.index)
        if not orders:
            return Verdict("given" if given else "none", given)
        settled = {order: count for order in orders if (count := self._fits[frozenset({order})])}
        run, model = self._run_odds(orders), _tempered(model or {}, orders)
        probabilities = self._posterior(orders, settled, run, model)
        order = given or max(orders, key=lambda order: probabilities[order])
        mixed = len(settled) > 1 and probabilities["mixed"] >= MIXED
        probability = 1.0 if given else probabilities[order]
        status: Status = (
            "given" if given else "mixed" if mixed else "decided" if probability >= DECIDED else "undecided"
        )
        against = [named for other, rows in self._settling.items() if other != order for named in rows]
        return Verdict(
            status=status,
            order=None if status == "mixed" else order,
            probability=probabilities["mixed"] if status == "mixed" else probability,
            probabilities=probabilities,
            rows=self._fits.total(),
            settled=settled,
            by_weekday={order: count for order, count in self._by_weekday.items() if count},
            open=sum(count for fitting, count in self._fits.items() if len(fitting) > 1),
            run=run,
            model=model,
            deciding=tuple(self._settling.get(order, ())),
            contradicting=tuple(sorted(against)[:NAMED]),
            open_rows=tuple(self._open_rows),
        )

    def _run_odds(self, orders: Sequence[str]) -> dict[str, float]:
        """Order -> likelihood of the run, the best one being 1 and none below what the run is worth at most."""
        runs: dict[str, list[int]] = {
            order: [days.get(order, next(iter(days.values()))) for _, days in self._run] for order in orders
        }
        gains = log_gains(runs)
        best = max(gains.values())
        texts = [text for text, _ in self._run]
        as_text = all(first <= second for first, second in pairwise(texts))
        floor = 1 / (TEXT_SORTED_LIMIT if as_text else RUN_LIMIT)
        return {order: (math.exp(gain - best) + floor) / (1 + floor) for order, gain in gains.items()}

    def _posterior(
        self, orders: Sequence[str], settled: Mapping[str, int], run: Mapping[str, float], model: Mapping[str, float]
    ) -> dict[str, float]:
        """Probability of each order and of ``mixed``."""
        logs = {
            order: math.log((1 - MIXED_COLUMNS) * model[order] * run[order])
            + sum(
                count * math.log(1 - ERRORS if order in fitting else ERRORS) for fitting, count in self._fits.items()
            )
            for order in orders
        }
        # Each part of a mixture from 0 to 1 is as likely as any other (a Dirichlet distribution).
        counts = list(settled.values())
        logs["mixed"] = (
            math.log(MIXED_COLUMNS)
            + math.lgamma(max(2, len(counts)))
            - math.lgamma(max(2, len(counts)) + sum(counts))
            + sum(math.lgamma(count + 1) for count in counts)
        )
        highest = max(logs.values())
        weights = {name: math.exp(log - highest) for name, log in logs.items()}
        total = sum(weights.values())
        return {name: weight / total for name, weight in weights.items()}


def fits(found: Figures, policy: Policy, weekday: int | None) -> tuple[frozenset[str], bool]:
    """The orders that explain a row, and whether it is the weekday that settles it."""
    fitting = frozenset(found.readings)
    if weekday is None or len(fitting) == 1:
        return fitting, False
    dates = {order: resolve(reading, policy).date for order, reading in found.readings.items()}
    agreeing = frozenset(order for order, date in dates.items() if date and weekday_of(date) == weekday)
    return (agreeing, len(agreeing) == 1) if agreeing else (fitting, False)


def _tempered(model: Mapping[str, float], orders: Sequence[str]) -> dict[str, float]:
    """The model's preference among the orders in question; all alike when it has none."""
    total = sum(model.get(order, 0.0) for order in orders)
    if total <= 0:
        return {order: 1 / len(orders) for order in orders}
    return {order: model.get(order, 0.0) / total for order in orders}


def _name(rows: list[tuple[int, str]], row: int, text: str) -> None:
    if len(rows) < NAMED:
        rows.append((row, text))


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in values.items()}


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
        logs: Counter[str] = Counter()
        texts = self._evidence.sample
        both = False
        for text, prediction in zip(texts, self._normalizer.batch(texts, self._options), strict=True):
            cleaned = clean(text).text
            both = both or open_order(cleaned, None)
            found = figures(cleaned)
            shares = _shares(prediction, found, self._options.policy) if found else {}
            for order in ORDERS:
                logs[order] += math.log(max(shares.get(order, 0.0), ERRORS)) / len(texts)  # type: ignore[assignment]
        weights = {order: math.exp(logs[order]) for order in ORDERS}
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
        if len(self._seen) > _KEPT:
            self._seen = {}
        fresh = {text: _figures_of(text) for text in distinct if text not in self._seen}
        lettered = [text for text, found in fresh.items() if found is not None and found.open and _LETTERS.search(text)]
        weekdays = dict(zip(lettered, self._normalizer.weekdays(lettered, self._options), strict=True))
        self._seen.update({text: (found, weekdays.get(text)) for text, found in fresh.items()})
        return {text: self._seen[text] for text in distinct}


def _figures_of(text: str) -> Figures | None:
    return figures(clean(text).text) if len(text) <= MAX_SOURCE else None


class ColumnReader:
    """Reads the strings of a column under its verdict; small when pickled.

    Args:
        normalizer: the model.
        options: what the user gave.
        verdict: what the column says; None reads each string for itself.
    """

    def __init__(self, normalizer: Normalizer, options: Options, verdict: Verdict | None = None) -> None:
        self.normalizer, self.options, self.verdict = normalizer, options, verdict
        self._look = Look(normalizer, replace(options, attention=False))

    def __call__(self, texts: Sequence[str]) -> list[Prediction]:
        """A prediction for each of ``texts``, in their order; equal texts have the same object."""
        verdict = self.verdict
        if verdict is None or verdict.status in ("none", "given"):
            return self.normalizer.batch(texts, self.options)
        looked = self._look(texts)
        questions: dict[str, Figures] = {}
        for text, (found, weekday) in looked.items():
            if found is not None and found.open and len(fits(found, self.options.policy, weekday)[0]) > 1:
                questions[text] = found
        plain = [text for text in looked if text not in questions]
        answers = dict(zip(plain, self.normalizer.batch(plain, self.options), strict=True))
        hinted = replace(self.options, order=verdict.order, refuse_ambiguous=False)
        for text, prediction in zip(questions, self.normalizer.batch(list(questions), hinted), strict=True):
            answers[text] = self._under(prediction, questions[text], verdict)
        return [answers[text] for text in texts]

    def _under(self, prediction: Prediction, found: Figures, verdict: Verdict) -> Prediction:
        """The prediction for an open string as the column has it."""
        days = {order: reordered(prediction.reading, reading) for order, reading in found.readings.items()}
        readings = {order: reading for order, reading in days.items() if reading is not None}
        if prediction.reading not in readings.values():
            return prediction  # the model reads something else than a date in one of the orders
        policy = self.options.policy
        dates = {order: resolve(reading, policy) for order, reading in readings.items()}
        known = {resolution.edtf for resolution in dates.values()}
        read = prediction.confidence + sum(o.confidence for o in prediction.alternatives if o.edtf in known)
        share = {order: min(1.0, read) * verdict.probabilities.get(order, 0.0) for order in readings}
        if verdict.status == "mixed" or verdict.order not in readings:
            return self._refused(prediction, readings, dates, share)
        order, best = verdict.order, dates[verdict.order]
        ambiguous = verdict.status == "undecided"
        others = [
            Alternative(dates[other].answer(policy.view) or "", dates[other].edtf or "", share[other])
            for other in readings
            if readings[other] != readings[order]
        ]
        rest = [other for other in prediction.alternatives if other.edtf not in known]
        reason = prediction.reason or (Reason.AMBIGUOUS if ambiguous and self.options.refuse_ambiguous else None)
        if reason is None and self.options.min_confidence is not None and share[order] < self.options.min_confidence:
            reason = Reason.UNSURE
        return replace(
            prediction,
            date=None if reason else best.answer(policy.view),
            edtf=None if reason else best.edtf,
            reading=readings[order],
            confidence=share[order],
            alternatives=_sorted([*others, *rest], self.options.top),
            ambiguous=ambiguous,
            order=order,
            century_rule=best.century_rule,
            reason=reason,
        )

    def _refused(
        self, prediction: Prediction, readings: dict[str, str], dates: Mapping[str, Any], share: Mapping[str, float]
    ) -> Prediction:
        """Not guessed: all readings stand among the alternatives."""
        part = 1 / len(readings)
        listed = [
            Alternative(dates[order].answer(self.options.policy.view) or "", dates[order].edtf or "", part)
            for order in readings
        ]
        return replace(
            prediction,
            date=None,
            edtf=None,
            confidence=part,
            alternatives=tuple(listed),
            ambiguous=True,
            order=None,
            reason=Reason.AMBIGUOUS,
        )


def _sorted(alternatives: Iterable[Alternative], top: int) -> tuple[Alternative, ...]:
    ranked = sorted(alternatives, key=lambda other: -other.confidence)
    return tuple(islice(ranked, max(top - 1, 1)))
