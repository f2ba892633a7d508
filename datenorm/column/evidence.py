"""The column decides: one order for all dates in figures of a column, told from all of its rows together.

What is weighed, for each order (Bayes' rule, in :mod:`datenorm.column.weighing`):

* **Rows that settle it**: only one order makes a day of them (13/04/2005) or of both sides of an interval, or only one
  agrees with the weekday in the text. ``ERRORS`` of a column's rows are expected to stand in another order than the
  column. Which rows are heard says :mod:`datenorm.column.witness`. For rows with another separator
  (:mod:`datenorm.column.separator`) they are weaker evidence, since these may have an order of their own.
* **The run of the rows** (:mod:`datenorm.runtime.run`): sorted or regular under one order, jumping under the other. It
  is worth :data:`RUN_LIMIT` to 1 at most, and less where the rows are sorted as text.
* **The model**, as one witness for each separator however many rows there are, and no surer than ``MODEL_LIMIT`` of
  :mod:`datenorm.column.survey` where both orders are in use everywhere. The country is no evidence: a locale that is
  given counts as what it makes the model prefer, and rows outvote it.
* **A mixture**: against each single order stands a column of which any part may be in any order. When rows contradict
  each other, and that is likelier than :data:`MIXED` or more rows than ``MOST_ERRORS`` contradict the order, the column
  has several orders.

A row that could be either is *sure* when, with all of this, the column's order is its own with the probability
:data:`DECIDED`; a column is *decided* when it has such rows. The others are read under the likelier order of their
separator and marked ambiguous.

In a column that has several orders, and for an order that only the rows of one separator have, more is asked for:
:data:`OWN`, which takes about a dozen rows that settle it and none against it, and the column is *apart*. Rows that are
less sure, or whose own separator mixes orders, are refused as ambiguous, not guessed: the column is *mixed*.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from datenorm.column.verdict import SEVERAL, Group, Status, Verdict
from datenorm.column.weighing import ERRORS, Fits, Rows, Weighed, settled, weigh
from datenorm.core.policy import Policy
from datenorm.core.resolve import DEFAULT_POLICY, resolve, weekday_of
from datenorm.runtime.orders import Figures, day_number
from datenorm.runtime.run import log_gains
from datenorm.text.vocabulary import ORDERS

#: From this probability on a column is mixed, and from this one on a row that could be either is decided: 0.9 if the
#: column has one order, in the 0.95 of columns that have, and half of the 0.05 that mix them.
MIXED, DECIDED = 0.1, 0.88
#: From this one on a row is where its column has several orders, or another than its separator.
OWN = 0.995
#: Odds that the run of the rows is worth at most, and those of a column that is sorted as text.
RUN_LIMIT, TEXT_SORTED_LIMIT = 1000.0, 20.0
#: Distinct open strings of a separator that the model is asked about; rows of which the run is told; rows that a report
#: names.
ASKED, RUN_ROWS, NAMED = 64, 10_000, 20


class _Day(NamedTuple):
    """A row of the run: its text, the number of its day under each order, and its separator."""

    text: str
    numbers: dict[str, int]
    separator: str


class Evidence:
    """Takes the rows of a column one after another and keeps what they say; its size does not grow with the column.

    Args:
        policy: which century two-digit years are in.
    """

    def __init__(self, policy: Policy = DEFAULT_POLICY) -> None:
        self._policy = policy
        self._fits: dict[str, Fits] = {}
        self._by_weekday: Counter[str] = Counter()
        self._settling: dict[str, list[tuple[int, str]]] = {}
        self._open: Counter[str] = Counter()
        self._open_rows: list[tuple[int, str]] = []
        self._run: list[_Day] = []
        self._samples: dict[str, dict[str, Figures]] = {}

    @property
    def samples(self) -> dict[str, dict[str, Figures]]:
        """Separator -> the first distinct open strings, and what their figures say."""
        return {separator: dict(sample) for separator, sample in self._samples.items()}

    def add(
        self, row: int, text: str, found: Figures, weekday: int | None = None, sure: bool = True, separator: str = ""
    ) -> None:
        """Take a row that holds a date in figures.

        Args:
            weekday: what its text names, Monday 1 to Sunday 7.
            sure: it was read surely enough to settle the order.
            separator: what stands between its numbers.
        """
        fitting, by_weekday = fits(found, self._policy, weekday)
        if len(fitting) == 1 and not sure:
            return
        self._run_on(text, found, separator)
        if not found.asked or not found.readings:
            return
        self._fits.setdefault(separator, Fits())[fitting] += 1
        if len(fitting) == 1:
            (order,) = fitting
            self._by_weekday[order] += by_weekday
            _name(self._settling.setdefault(order, []), row, text)
        elif found.open:
            self._open[separator] += 1
            _name(self._open_rows, row, text)
            sample = self._samples.setdefault(separator, {})
            if len(sample) < ASKED:
                sample[text] = found

    def _run_on(self, text: str, found: Figures, separator: str) -> None:
        if len(self._run) < RUN_ROWS:
            days = {order: day_number(reading, self._policy) for order, reading in found.readings.items()}
            known = {order: day for order, day in days.items() if day is not None}
            if known:
                self._run.append(_Day(text, known, separator))

    def verdict(
        self,
        model: Mapping[str, float] | None = None,
        given: str | None = None,
        by_separator: Mapping[str, Mapping[str, float]] | None = None,
    ) -> Verdict:
        """Weigh what was taken.

        Args:
            model: order -> probability that the model gives it; None when it was not asked.
            given: the order that the user gave, which then stands.
            by_separator: the same for the rows of each separator; None where all have that.
        """
        all_fits = sum(self._fits.values(), Fits())
        orders = sorted({order for fitting in all_fits for order in fitting}, key=ORDERS.index)
        if not orders:
            return Verdict("given" if given else "none", given)
        model, run = _tempered(model or {}, orders), _run_odds(orders, self._run)
        rows = self._rows(orders, model, by_separator)
        weighed = weigh(orders, rows, model, run)
        main = given or weighed.likeliest
        told = settled(all_fits)
        divided = len(told) > 1 and weighed.against_one >= MIXED
        groups = {separator: self._group(separator, weighed, None if divided else main) for separator in rows}
        asked = [group for group in groups.values() if group.open] or list(groups.values())
        sure = [group for group in asked if group.sure]
        status = _status(divided, asked, sure)
        several = status in SEVERAL
        shares = _mean(asked if several else sure or asked, orders)
        order = main if sure or given else max(orders, key=lambda order: shares[order])
        if given:
            status, shares, groups, several = "given", {given: 1.0}, {}, False
        contradicting = [named for other, found in self._settling.items() if other != order for named in found]
        in_several = sum(weighed.probabilities.get(story, 0.0) for story in SEVERAL)
        return Verdict(
            status=status,
            order=None if several else order,
            probability=in_several if several else shares[order],
            probabilities=weighed.probabilities,
            shares=shares,
            rows=all_fits.total(),
            settled={order: told[order] for order in orders if told[order]},
            by_weekday={order: count for order, count in self._by_weekday.items() if count},
            open=self._open.total(),
            run=run,
            model=model,
            groups=groups if len(groups) > 1 else {},
            deciding=tuple(self._settling.get(order, ())),
            contradicting=tuple(sorted(contradicting)[:NAMED]),
            open_rows=tuple(self._open_rows),
        )

    def _rows(
        self, orders: Sequence[str], model: dict[str, float], by_separator: Mapping[str, Mapping[str, float]] | None
    ) -> dict[str, Rows]:
        """The rows of each separator that say something; of the others only where there are no more."""
        telling = [separator for separator, fits in self._fits.items() if self._open[separator] or settled(fits)]
        told = telling or list(self._fits)[:1]
        if len(told) == 1:
            return {told[0]: Rows(self._fits[told[0]], model, _run_odds(orders, self._run))}
        runs = {separator: [day for day in self._run if day.separator == separator] for separator in told}
        preferred = dict.fromkeys(told, model)
        if by_separator is not None:
            preferred = {separator: _tempered(by_separator.get(separator, {}), orders) for separator in told}
        return {
            separator: Rows(self._fits[separator], preferred[separator], _run_odds(orders, runs[separator]))
            for separator in told
        }

    def _group(self, separator: str, weighed: Weighed, main: str | None) -> Group:
        """What is said of the rows of a separator; ``main`` is the order of the column, None where it has several."""
        shares, told = weighed.shares[separator], settled(self._fits[separator])
        order = max(shares, key=lambda order: shares[order])
        mixes = len(told) > 1 and weighed.mixed[separator] >= MIXED
        return Group(
            order=order,
            shares=shares,
            mixed=weighed.mixed[separator],
            sure=not mixes and shares[order] >= (DECIDED if order == main else OWN),
            rows=self._fits[separator].total(),
            settled={order: told[order] for order in shares if told[order]},
            open=self._open[separator],
        )


def _status(divided: bool, asked: Sequence[Group], sure: Sequence[Group]) -> Status:
    """What a column is whose rows with a question are ``asked``, some of them ``sure``.

    Args:
        divided: its rows contradict each other too much for one order.
    """
    if divided or len({group.order for group in sure}) > 1:
        return "apart" if len(sure) == len(asked) else "mixed"
    return "decided" if sure else "undecided"


def _mean(groups: Sequence[Group], orders: Sequence[str]) -> dict[str, float]:
    """Order -> how likely a row of these stands in it."""
    weights = [group.open or group.rows for group in groups]
    return {
        order: sum(weight * group.shares[order] for weight, group in zip(weights, groups, strict=True)) / sum(weights)
        for order in orders
    }


def _run_odds(orders: Sequence[str], days: Sequence[_Day]) -> dict[str, float]:
    """Order -> likelihood of the run, the best one being 1 and none below what the run is worth at most."""
    runs: dict[str, list[int]] = {
        order: [day.numbers.get(order, next(iter(day.numbers.values()))) for day in days] for order in orders
    }
    gains = log_gains(runs)
    best = max(gains.values())
    as_text = all(first.text <= second.text for first, second in pairwise(days))
    floor = 1 / (TEXT_SORTED_LIMIT if as_text else RUN_LIMIT)
    return {order: (math.exp(gain - best) + floor) / (1 + floor) for order, gain in gains.items()}


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
