"""The column decides: one order for all dates in figures of a column, told from all of its rows together.

What is weighed, for each order (Bayes' rule; the constants stand below):

* **Rows that settle it**: only one order makes a day of them (13/04/2005) or of both sides of an interval, or only one
  agrees with the weekday in the text. :data:`ERRORS` of a column's rows are expected to stand in another order than the
  column. Which rows are heard says :mod:`datenorm.column.witness`.
* **The run of the rows** (:mod:`datenorm.runtime.run`): sorted or regular under one order, jumping under the other. It
  is worth :data:`RUN_LIMIT` to 1 at most, and less where the rows are sorted as text.
* **The model**, as one witness however many rows there are, and no surer than ``MODEL_LIMIT`` of
  :mod:`datenorm.column.survey` where both orders are in use everywhere. The country is no evidence: a locale that is
  given counts as what it makes the model prefer, and rows outvote it.
* **A mixture**: against each single order stands a column of which any part may be in any order. When that is likelier
  than :data:`MIXED`, or more rows than :data:`MOST_ERRORS` contradict the order, the column is mixed, and the rows that
  stay open are refused as ambiguous, not guessed.

A column is *decided* when its order has the probability :data:`DECIDED` among the orders; else it is *undecided*: its
open rows are read under the likelier order all the same, so that there are never two, and marked ambiguous.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from datenorm.column.verdict import Status, Verdict
from datenorm.core.policy import Policy
from datenorm.core.resolve import DEFAULT_POLICY, resolve, weekday_of
from datenorm.runtime.orders import Figures, day_number
from datenorm.runtime.run import log_gains
from datenorm.text.vocabulary import ORDERS

#: The part of a column's rows that stand in another order than the column, by mistake: what is expected, and the most
#: (but fewer rows than that are never too many).
ERRORS, MOST_ERRORS, FEWEST_ERRORS = 0.01, 0.02, 3
#: The part of columns that mix orders.
MIXED_COLUMNS = 0.05
#: From this probability on a column is mixed, and from this one on it is decided.
MIXED, DECIDED = 0.1, 0.9
#: Odds that the run of the rows is worth at most, and those of a column that is sorted as text.
RUN_LIMIT, TEXT_SORTED_LIMIT = 1000.0, 20.0
#: Distinct open strings that the model is asked about; rows of which the run is told; rows that a report names.
ASKED, RUN_ROWS, NAMED = 64, 10_000, 20


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
        self._open = 0
        self._open_rows: list[tuple[int, str]] = []
        self._run: list[tuple[str, dict[str, int]]] = []
        self._sample: dict[str, Figures] = {}

    @property
    def sample(self) -> dict[str, Figures]:
        """The first distinct open strings, and what their figures say."""
        return dict(self._sample)

    def add(self, row: int, text: str, found: Figures, weekday: int | None = None, sure: bool = True) -> None:
        """Take a row that holds a date in figures.

        Args:
            weekday: what its text names, Monday 1 to Sunday 7.
            sure: it was read surely enough to settle the order.
        """
        fitting, by_weekday = fits(found, self._policy, weekday)
        if len(fitting) == 1 and not sure:
            return
        self._run_on(text, found)
        if not found.asked or not found.readings:
            return
        self._fits[fitting] += 1
        if len(fitting) == 1:
            (order,) = fitting
            self._by_weekday[order] += by_weekday
            _name(self._settling.setdefault(order, []), row, text)
        elif found.open:
            self._open += 1
            _name(self._open_rows, row, text)
            if len(self._sample) < ASKED:
                self._sample[text] = found

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
        against = sum(count for other, count in settled.items() if other != order)
        mixed = len(settled) > 1 and (
            probabilities["mixed"] >= MIXED
            or against >= max(FEWEST_ERRORS, MOST_ERRORS * (against + settled.get(order, 0)))
        )
        one = probabilities.get(order, 0.0) / max(1 - probabilities["mixed"], 1e-300)
        status: Status = "given" if given else "mixed" if mixed else "decided" if one >= DECIDED else "undecided"
        contradicting = [named for other, rows in self._settling.items() if other != order for named in rows]
        return Verdict(
            status=status,
            order=None if status == "mixed" else order,
            probability=1.0 if given else probabilities["mixed" if status == "mixed" else order],
            probabilities=probabilities,
            rows=self._fits.total(),
            settled=settled,
            by_weekday={order: count for order, count in self._by_weekday.items() if count},
            open=self._open,
            run=run,
            model=model,
            deciding=tuple(self._settling.get(order, ())),
            contradicting=tuple(sorted(contradicting)[:NAMED]),
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
            order: math.log((1 - MIXED_COLUMNS) * model[order] * run[order]) + self._explained(order, len(orders))
            for order in orders
        }
        # Each part of a mixture from 0 to 1 is as likely as any other (a Dirichlet distribution).
        counts = list(settled.values())
        # In a mixed column neither the model nor the run says more than the orders' mean.
        logs["mixed"] = (
            math.log(MIXED_COLUMNS)
            + math.log(sum(model[order] * run[order] for order in orders) / len(orders))
            + math.lgamma(max(2, len(counts)))
            - math.lgamma(max(2, len(counts)) + sum(counts))
            + sum(math.lgamma(count + 1) for count in counts)
        )
        highest = max(logs.values())
        weights = {name: math.exp(log - highest) for name, log in logs.items()}
        total = sum(weights.values())
        return {name: weight / total for name, weight in weights.items()}

    def _explained(self, order: str, among: int) -> float:
        """Logarithm of the likelihood of the rows that not all orders explain; errors as in a Beta distribution."""
        telling = {fitting: count for fitting, count in self._fits.items() if len(fitting) < among}
        wrong = sum(count for fitting, count in telling.items() if order not in fitting)
        right = sum(telling.values()) - wrong
        rest = 1 / ERRORS - 1
        return _log_beta(1 + wrong, rest + right) - _log_beta(1, rest)


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def fits(found: Figures, policy: Policy, weekday: int | None) -> tuple[frozenset[str], bool]:
    """The orders that explain a row, and whether it is the weekday that settles it."""
    fitting = found.orders
    if weekday is None or len(fitting) == 1:
        return fitting, False
    dates = {order: resolve(reading, policy).date for order, reading in found.readings.items()}
    agreeing = frozenset(order for order, date in dates.items() if date and weekday_of(date) == weekday)
    return (agreeing, len(agreeing) == 1) if agreeing else (fitting, False)


def _tempered(model: Mapping[str, float], orders: Sequence[str]) -> dict[str, float]:
    """The model's preference among the orders in question; all alike when it has none.

    An order that no string of the sample could be in is as unlikely as an error, not impossible.
    """
    if sum(model.get(order, 0.0) for order in orders) <= 0:
        return {order: 1 / len(orders) for order in orders}
    weights = {order: max(model.get(order, 0.0), ERRORS) for order in orders}
    total = sum(weights.values())
    return {order: weight / total for order, weight in weights.items()}


def _name(rows: list[tuple[int, str]], row: int, text: str) -> None:
    if len(rows) < NAMED:
        rows.append((row, text))
