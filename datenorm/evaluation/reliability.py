"""How far a confidence can be trusted, and what refusing the doubtful answers gives.

Legend of shapes: N answers.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

import numpy as np
import numpy.typing as npt

from datenorm.evaluation.metrics import Row, ratio, rounded, tally

Reals = npt.NDArray[np.float64]
Truths = npt.NDArray[np.bool_]

#: Bins of the expected calibration error, as many as its authors use.
BINS = 15

#: Upper edges of the reliability table; most answers are sure, so the bins are narrow there.
EDGES: tuple[float, ...] = (0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0)

#: Bounds of the table of accuracy against the share refused.
BOUNDS: tuple[float, ...] = (0.0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98, 0.99)


@dataclass(frozen=True, slots=True)
class Bin:
    """Answers with a confidence in (low, high]: how many, their mean confidence, the share that is right."""

    low: float
    high: float
    count: int
    confidence: float
    accuracy: float


@dataclass(frozen=True, slots=True)
class Operating:
    """What comes out when answers below ``bound`` are refused, as shares of all rows, 0 to 1.

    ``accuracy`` is the share right of those that are not refused.
    """

    bound: float
    right: float
    wrong: float
    refused: float
    accuracy: float


def answers(rows: Sequence[Row]) -> tuple[Reals, Truths]:
    """Confidence (N,) and truth (N,) of the answers in ``rows``.

    Refusals have no answer that could be right, and the kind ``ambiguous`` has no single one: both are left
    out.
    """
    judged = [row.verdict for row in rows if row.verdict.answered and row.case.kind != "ambiguous"]
    confidence = np.array([verdict.confidence for verdict in judged], np.float64)
    return confidence, np.array([verdict.right for verdict in judged], np.bool_)


def expected_calibration_error(confidence: Reals, right: Truths, bins: int = BINS) -> float:
    """The expected calibration error of Guo et al. 2017 (equation 3), NaN of no answers.

    ECE = sum over bins m of |B_m| / n * |acc(B_m) - conf(B_m)|, with bins of equal width,
    B_m = ((m - 1) / M, m / M].

    Args:
        confidence: (N,) from 0 to 1.
        right: (N,).
        bins: M.
    """
    if confidence.size == 0:
        return math.nan
    places = np.clip(np.ceil(confidence * bins).astype(np.intp) - 1, 0, bins - 1)
    gaps = np.bincount(places, weights=right - confidence, minlength=bins)
    return float(np.abs(gaps).sum() / confidence.size)


def reliability(confidence: Reals, right: Truths, edges: Sequence[float] = EDGES) -> list[Bin]:
    """The answers by confidence; empty bins are left out."""
    found = []
    for low, high in zip((0.0, *edges[:-1]), edges, strict=True):
        inside = (confidence > low) & (confidence <= high) if low else confidence <= high
        if inside.any():
            found.append(
                Bin(
                    low,
                    high,
                    int(inside.sum()),
                    float(confidence[inside].mean()),
                    float(right[inside].mean()),
                )
            )
    return found


def operating_points(rows: Sequence[Row], bounds: Sequence[float] = BOUNDS) -> list[Operating]:
    """Right, wrong and refused at each of ``bounds``, as ``--min-confidence`` refuses: by the confidence alone."""
    points = []
    by_confidence = [replace(row, verdict=replace(row.verdict, weight=row.verdict.confidence)) for row in rows]
    for bound in bounds:
        counts = tally(by_confidence, bound)
        accuracy = ratio(counts.right, counts.right + counts.wrong)
        points.append(
            Operating(bound, counts.share("right"), counts.share("wrong"), counts.share("refused"), accuracy)
        )
    return points


def to_json(rows: Sequence[Row]) -> dict[str, object]:
    """The calibration part of a report."""
    confidence, right = answers(rows)
    return {
        "answers": int(confidence.size),
        "mean_confidence": rounded(float(confidence.mean()) if confidence.size else math.nan),
        "accuracy": rounded(float(right.mean()) if right.size else math.nan),
        "expected_calibration_error": rounded(expected_calibration_error(confidence, right)),
        "reliability": [_plain(asdict(one)) for one in reliability(confidence, right)],
        "operating_points": [_plain(asdict(point)) for point in operating_points(rows)],
    }


def _plain(record: dict[str, float]) -> dict[str, float | None]:
    return {key: value if isinstance(value, int) else rounded(value) for key, value in record.items()}
