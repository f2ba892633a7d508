"""Which order a column stands in, by Bayes' rule, from what its rows and the model say.

Three stories are weighed: all rows stand in one order; any part of them stands in any order (a mixture); and, where
the numbers of the rows do not all stand between the same separators, the rows of each separator have a story of their
own, one order or a mixture, as in a column that was put together from several sources, some of which write the same
separator.

A row that an order does not explain is an error under it, and stands in any of the others alike. An order that too
many rows contradict (:data:`MOST_ERRORS`) is none that they stand in: errors are few, or they are none.

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
#: The most of them that do (fewer rows than that are never too many).
MOST_ERRORS, FEWEST_ERRORS = 0.02, 3
#: The part of columns that mix orders, and of those with several separators that have a story for each; the part of
#: separators that mix orders in the latter.
MIXED_COLUMNS, APART_COLUMNS, MIXED_SEPARATORS = 0.05, 0.1, 0.2

#: The story of rows that mix orders, beside the names of the orders.
_MIXTURE = "mixture"

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
        probabilities: of one order each, of ``mixed`` (the column, or the rows of a separator, mix orders), and where
            there are several separators of ``apart`` (each has an order of its own); their sum is 1.
        against_one: how likely a mixture of all rows is beside one order for all.
        shares: separator -> order -> how likely a row that could be either stands in it.
        mixed: separator -> how likely its rows mix orders.
    """

    likeliest: str
    probabilities: dict[str, float]
    against_one: float
    shares: dict[str, dict[str, float]]
    mixed: dict[str, float]


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
    among, together = len(orders), Rows(sum((rows.fits for rows in groups.values()), Fits()), model, run)
    several = len(groups) > 1
    alone = {separator: _alone(orders, rows) for separator, rows in groups.items()}
    one = 1 - MIXED_COLUMNS - (APART_COLUMNS if several else 0.0)
    logs = {
        order: math.log(one * run[order] / among)
        + sum(math.log(among * rows.model[order]) for rows in groups.values())
        + _explained(together.fits, order, among)
        for order in orders
    }
    likeliest = max(orders, key=lambda order: logs[order])
    logs[_MIXTURE] = math.log(MIXED_COLUMNS) + _mixed(orders, together)
    against_one = _normalised(logs)[_MIXTURE]
    if several:
        logs["apart"] = math.log(APART_COLUMNS) + sum(_log_sum(list(found.values())) for found in alone.values())
    stories = _normalised(logs)
    apart, mixture = stories.get("apart", 0.0), stories[_MIXTURE]
    in_mixture = _in_mixture(orders, together.fits)
    shares: dict[str, dict[str, float]] = {}
    mixed: dict[str, float] = {}
    unmixed = apart
    for separator, found in alone.items():
        own, part = _normalised(found), _in_mixture(orders, groups[separator].fits)
        shares[separator] = {
            order: stories[order] + mixture * in_mixture[order] + apart * (own[order] + own[_MIXTURE] * part[order])
            for order in orders
        }
        mixed[separator] = mixture + apart * own[_MIXTURE]
        unmixed *= 1 - own[_MIXTURE]
    probabilities = {order: stories[order] for order in orders} | {"mixed": mixture + apart - unmixed}
    return Weighed(likeliest, probabilities | ({"apart": unmixed} if several else {}), against_one, shares, mixed)


def settled(fits: Fits) -> Counter[str]:
    """Order -> how many rows only it explains."""
    return Counter({order: count for fitting, count in fits.items() if len(fitting) == 1 for order in fitting})


def _alone(orders: Sequence[str], rows: Rows) -> dict[str, float]:
    """Story -> logarithm of the likelihood of rows that have a story of their own: an order, or a mixture."""
    one = math.log(1 - MIXED_SEPARATORS)
    logs = {
        order: one + math.log(rows.model[order] * rows.run[order]) + _explained(rows.fits, order, len(orders))
        for order in orders
    }
    return logs | {_MIXTURE: math.log(MIXED_SEPARATORS) + _mixed(orders, rows)}


def _explained(fits: Fits, order: str, among: int) -> float:
    """Logarithm of the likelihood of the rows that not all orders explain; errors as in a Beta distribution.

    An error stands in one of the other orders, each as likely.
    """
    told = settled(fits)
    if told.total() - told[order] >= max(FEWEST_ERRORS, MOST_ERRORS * told.total()):
        return -math.inf
    telling = {fitting: count for fitting, count in fits.items() if len(fitting) < among}
    errors = {fitting: count for fitting, count in telling.items() if order not in fitting}
    wrong = sum(errors.values())
    right = sum(telling.values()) - wrong
    rest = 1 / ERRORS - 1
    elsewhere = sum(count * math.log(len(fitting) / (among - 1)) for fitting, count in errors.items())
    return _log_beta(1 + wrong, rest + right) - _log_beta(1, rest) + elsewhere


def _mixed(orders: Sequence[str], rows: Rows) -> float:
    """Logarithm of the likelihood of rows that mix orders.

    Neither the model nor the run says more than the orders' mean, and each part of a mixture from 0 to 1 is as likely
    as any other (a Dirichlet distribution).
    """
    counts = list(settled(rows.fits).values())
    kinds = max(2, len(counts))
    return (
        math.log(sum(rows.model[order] * rows.run[order] for order in orders) / len(orders))
        + math.lgamma(kinds)
        - math.lgamma(kinds + sum(counts))
        + sum(math.lgamma(count + 1) for count in counts)
    )


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
