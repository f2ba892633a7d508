"""Which order a column stands in, by Bayes' rule, from what its rows and the model say.

Three stories are weighed: all rows stand in one order; any part of them stands in any order (``mixed``); and, where
the numbers of the rows do not all stand between the same separators, the rows of each separator stand in an order
of their own (``apart``), as in a column that was put together from several sources.

What is asked for is how likely a row that could be either stands in an order: the sum over the stories. A column that
is as likely to be mixed as to be in one order leaves such a row as open as its mixture does.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

#: The part of a column's rows that are expected to stand in another order than the column, by mistake.
ERRORS = 0.01
#: The part of columns that mix orders, and of those with several separators that have an order for each.
MIXED_COLUMNS, APART_COLUMNS = 0.05, 0.1

#: The orders that explain a row -> how many rows.
Fits = Counter[frozenset[str]]


class Rows(NamedTuple):
    """Rows whose numbers stand between the same separators.

    Attributes:
        fits: what explains them.
        model: order -> what the model prefers for them.
        run: order -> likelihood of their run, that of the best order being 1.
    """

    fits: Fits
    model: Mapping[str, float]
    run: Mapping[str, float]


class Weighed(NamedTuple):
    """What came out.

    Attributes:
        likeliest: the likeliest order, if it is one for all rows.
        probabilities: of one order each, of ``mixed``, and of ``apart`` where there are several separators; their sum
            is 1.
        shares: separator -> order -> how likely a row that could be either stands in it.
    """

    likeliest: str
    probabilities: dict[str, float]
    shares: dict[str, dict[str, float]]


def weigh(
    orders: Sequence[str], groups: Mapping[str, Rows], model: Mapping[str, float], run: Mapping[str, float]
) -> Weighed:
    """Weigh the stories.

    Args:
        orders: those in question.
        groups: separator -> its rows; at least one.
        model: what the model prefers for all rows together.
        run: likelihood of the run of all rows together.
    """
    among, fits = len(orders), sum((rows.fits for rows in groups.values()), Fits())
    several = len(groups) > 1
    alone = {separator: _alone(orders, rows) for separator, rows in groups.items()}
    one = 1 - MIXED_COLUMNS - (APART_COLUMNS if several else 0.0)
    logs = {
        order: math.log(one * run[order] / among)
        + sum(math.log(among * rows.model[order]) for rows in groups.values())
        + _explained(fits, order, among)
        for order in orders
    }
    likeliest = max(orders, key=lambda order: logs[order])
    counts = [count for fitting, count in fits.items() if len(fitting) == 1]
    # In a mixed column neither the model nor the run says more than the orders' mean, and each part of a mixture from
    # 0 to 1 is as likely as any other (a Dirichlet distribution).
    logs["mixed"] = (
        math.log(MIXED_COLUMNS)
        + math.log(sum(model[order] * run[order] for order in orders) / among)
        + math.lgamma(max(2, len(counts)))
        - math.lgamma(max(2, len(counts)) + sum(counts))
        + sum(math.lgamma(count + 1) for count in counts)
    )
    if several:
        logs["apart"] = math.log(APART_COLUMNS) + sum(_log_sum(list(found.values())) for found in alone.values())
    probabilities = _normalised(logs)
    in_mixture = _in_mixture(orders, fits)
    shares: dict[str, dict[str, float]] = {}
    for separator, found in alone.items():
        apart = _normalised(found)
        shares[separator] = {
            order: probabilities[order]
            + probabilities["mixed"] * in_mixture[order]
            + probabilities.get("apart", 0.0) * apart[order]
            for order in orders
        }
    return Weighed(likeliest, probabilities, shares)


def _alone(orders: Sequence[str], rows: Rows) -> dict[str, float]:
    """Order -> logarithm of the likelihood of rows that have an order of their own."""
    return {
        order: math.log(rows.model[order] * rows.run[order]) + _explained(rows.fits, order, len(orders))
        for order in orders
    }


def _explained(fits: Fits, order: str, among: int) -> float:
    """Logarithm of the likelihood of the rows that not all orders explain; errors as in a Beta distribution."""
    telling = {fitting: count for fitting, count in fits.items() if len(fitting) < among}
    wrong = sum(count for fitting, count in telling.items() if order not in fitting)
    right = sum(telling.values()) - wrong
    rest = 1 / ERRORS - 1
    return _log_beta(1 + wrong, rest + right) - _log_beta(1, rest)


def _in_mixture(orders: Sequence[str], fits: Fits) -> dict[str, float]:
    """Order -> its part in a mixture, by the rows that only it explains (Laplace's rule of succession)."""
    counts = {order: fits[frozenset({order})] + 1 for order in orders}
    total = sum(counts.values())
    return {order: count / total for order, count in counts.items()}


def _normalised(logs: Mapping[str, float]) -> dict[str, float]:
    """Probabilities that have these logarithms but for a common factor."""
    total = _log_sum(list(logs.values()))
    return {name: math.exp(log - total) for name, log in logs.items()}


def _log_sum(terms: Sequence[float]) -> float:
    """``log(sum(exp(term)))`` without overflow."""
    highest = max(terms)
    return highest + math.log(sum(math.exp(term - highest) for term in terms))


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)
