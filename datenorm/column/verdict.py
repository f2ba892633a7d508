"""What the rows of a column say about the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["none", "given", "decided", "undecided", "mixed"]


@dataclass(frozen=True, slots=True)
class Group:
    """What a column says about its rows with one separator between their numbers.

    Attributes:
        order: the likeliest for those that could be either.
        shares: order -> how likely such a row stands in it.
        sure: that order is the column's, and sure enough to be read unmarked.
        rows: rows whose order is a question.
        open: how many of these could be either.
    """

    order: str
    shares: dict[str, float]
    sure: bool
    rows: int
    open: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows say about the order of their column.

    Attributes:
        status: ``decided``, ``undecided``, ``mixed``; ``given`` when the user gave the order; ``none`` when no row is
            a date in figures whose order is a question.
        order: the order that won; None without one.
        probability: how likely it is that a row that could be either stands in that order: that of ``shares``, 1 when
            the order was given; of a mixed column, how likely it is to be mixed.
        probabilities: of one order for all rows, each in question, of ``mixed``, and where rows have several separators
            of ``apart``, an order for each of these; they sum to 1.
        shares: order -> how likely a row that could be either stands in it; of the rows that are sure, if any are.
        rows: rows whose order is a question.
        settled: order -> how many rows only it explains.
        by_weekday: order -> how many of these are settled by the weekday in the text.
        open: how many rows are another day under another order that explains them.
        run: order -> likelihood of the run of the rows, that of the best order being 1.
        model: order -> what the model prefers.
        groups: separator -> its rows, where there are several.
        deciding, contradicting, open_rows: the first of these rows, as (row number, text).
    """

    status: Status
    order: str | None = None
    probability: float = 1.0
    probabilities: dict[str, float] = field(default_factory=dict)
    shares: dict[str, float] = field(default_factory=dict)
    rows: int = 0
    settled: dict[str, int] = field(default_factory=dict)
    by_weekday: dict[str, int] = field(default_factory=dict)
    open: int = 0
    run: dict[str, float] = field(default_factory=dict)
    model: dict[str, float] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
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
        if self.status == "decided":
            return sum(group.open for group in self.groups.values() if not group.sure)
        return self.open if self.status == "undecided" else 0

    def is_sure(self, separator: str) -> bool:
        """Whether rows with this separator that could be either are read unmarked."""
        group = self.groups.get(separator)
        return self.status in ("given", "decided") and (group is None or group.sure)

    def order_of(self, separator: str) -> str | None:
        """The order under which rows with this separator are read; None where it is not guessed."""
        group = self.groups.get(separator)
        return self.order if group is None or self.status in ("given", "mixed") else group.order

    def share(self, order: str, separator: str = "") -> float:
        """How likely it is that a row that could be either stands in ``order``, 0 to 1."""
        group = self.groups.get(separator)
        return (self.shares if group is None else group.shares).get(order, 0.0)

    def to_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        named = {"deciding": self.deciding, "contradicting": self.contradicting, "open_rows": self.open_rows}
        return {
            "status": self.status,
            "order": self.order,
            "probability": round(self.probability, 4),
            "probabilities": _rounded(self.probabilities),
            "shares": _rounded(self.shares),
            "rows": self.rows,
            "settled": self.settled,
            "settled_by_weekday": self.by_weekday,
            "open": self.open,
            "run": _rounded(self.run),
            "model": _rounded(self.model),
            "separators": {
                separator: {
                    "order": group.order,
                    "shares": _rounded(group.shares),
                    "sure": group.sure,
                    "rows": group.rows,
                    "open": group.open,
                }
                for separator, group in self.groups.items()
            },
            **{key: [{"row": row, "text": text} for row, text in rows] for key, rows in named.items()},
        }


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in values.items()}
