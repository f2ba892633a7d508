"""What the rows of a column say about the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["none", "given", "decided", "undecided", "mixed"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows say about the order of their column.

    Attributes:
        status: ``decided``, ``undecided``, ``mixed``; ``given`` when the user gave the order; ``none`` when no row is
            a date in figures whose order is a question.
        order: the order that won; None without one.
        probability: how likely it is, 0 to 1: that of ``probabilities``, 1 when the order was given; of a mixed column,
            how likely it is to be mixed.
        probabilities: of each order in question, and of ``mixed``; they sum to 1.
        rows: rows whose order is a question.
        settled: order -> how many rows only it explains.
        by_weekday: order -> how many of these are settled by the weekday in the text.
        open: how many rows are another day under another order that explains them.
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

    @property
    def marked(self) -> int:
        """How many rows are read under an order that is not sure, and marked ambiguous."""
        return self.open if self.status == "undecided" else 0

    def share(self, order: str) -> float:
        """How likely it is that an open row stands in ``order``, 0 to 1."""
        if self.status == "given":
            return float(order == self.order)
        single = 1 - self.probabilities.get("mixed", 0.0)
        return self.probabilities.get(order, 0.0) / single if single > 0 else 0.0

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


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in values.items()}
