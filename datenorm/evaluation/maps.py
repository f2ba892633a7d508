"""Maps from a confidence to a better one, fitted on answers whose truth is known.

Legend of shapes: N answers, K steps.
"""

import math

import numpy as np

from datenorm.evaluation.reliability import Reals, Truths

_EPSILON = 1e-12


def negative_log_likelihood(confidence: Reals, right: Truths) -> float:
    """Mean of -log of the probability given to what was the case, (N,), (N,); NaN of no answers."""
    if confidence.size == 0:
        return math.nan
    bounded = np.clip(confidence, _EPSILON, 1 - 1e-7)
    return float(-np.where(right, np.log(bounded), np.log1p(-bounded)).mean())


def _logit(confidence: Reals) -> Reals:
    bounded = np.clip(confidence, 1e-6, 1 - 1e-6)
    found: Reals = np.log(bounded) - np.log1p(-bounded)
    return found


def _sigmoid(values: Reals) -> Reals:
    """1 / (1 + exp(-x)) without overflow."""
    found: Reals = (1 + np.tanh(values / 2)) / 2
    return found


def fit_platt(confidence: Reals, right: Truths) -> tuple[float, float]:
    """Slope and offset of sigmoid(slope * logit(c) + offset), by Newton's method on the log-likelihood.

    The targets are drawn in a little from 0 and 1, as Platt does, so that both exist when all answers are
    right.
    """
    inputs = np.stack([_logit(confidence), np.ones_like(confidence)], axis=1)  # (N, 2)
    hits, misses = int(right.sum()), int((~right).sum())
    targets = np.where(right, (hits + 1) / (hits + 2), 1 / (misses + 2))
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        predicted = _sigmoid(inputs @ weights)
        gradient = inputs.T @ (predicted - targets)
        curvature = (inputs * (predicted * (1 - predicted))[:, None]).T @ inputs + 1e-6 * np.eye(2)
        change = np.linalg.solve(curvature, gradient)
        weights = weights - change
        if np.abs(change).max() < 1e-9:
            break
    return float(weights[0]), float(weights[1])


def apply_platt(confidence: Reals, slope: float, offset: float) -> Reals:
    """sigmoid(slope * logit(c) + offset), (N,) -> (N,)."""
    return _sigmoid(slope * _logit(confidence) + offset)


def fit_isotonic(confidence: Reals, right: Truths) -> tuple[Reals, Reals]:
    """The rising step function nearest to the truths (pool adjacent violators).

    Returns:
        Positions and values of its K steps, (K,) each.
    """
    if confidence.size == 0:
        return np.ones(1), np.ones(1)
    order = np.argsort(confidence, kind="stable")
    levels: list[float] = []
    sizes: list[int] = []
    for truth in right[order]:
        level, size = float(truth), 1
        while levels and levels[-1] >= level:
            level = (levels[-1] * sizes[-1] + level * size) / (sizes[-1] + size)
            size += sizes.pop()
            levels.pop()
        levels.append(level)
        sizes.append(size)
    ends = np.cumsum(sizes) - 1
    return confidence[order][ends], np.array(levels)


def apply_isotonic(confidence: Reals, positions: Reals, values: Reals) -> Reals:
    """The value of the first position that is not below each confidence, (N,) -> (N,)."""
    places = np.minimum(np.searchsorted(positions, confidence), len(values) - 1)
    found: Reals = values[places]
    return found
