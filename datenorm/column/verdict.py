"""What the rows of a column say about the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["none", "given", "decided", "undecided", "apart", "mixed"]
#: Of a column in more than one order: what is sure is read, the rest is left empty.
SEVERAL: tuple[Status, ...] = ("apart", "mixed")


@dataclass(frozen=True, slots=True)
class Group:
    """What a column says about its rows with one separator between their numbers.

    Attributes:
        order: the likeliest for those that could be either.
        shares: order -> how likely such a row stands in it.
        mixed: how likely these rows are to mix orders.
        sure: that order is sure enough to be read unmarked.
        rows: rows whose order is a question.
        settled: order -> how many of these only it explains.
        open: how many of these could be either.
    """

    order: str
    shares: dict[str, float]
    mixed: float
    sure: bool
    rows: int
    settled: dict[str, int]
    open: int

    def to_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        return {
            "order": self.order,
            "shares": _rounded(self.shares),
            "mixed": float(f"{self.mixed:.4g}"),
            "sure": self.sure,
            "rows": self.rows,
            "settled": self.settled,
            "open": self.open,
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows say about the order of their column.

    Attributes:
        status: ``decided``, ``undecided``; ``apart`` when separators have orders of their own, all of them sure;
            ``mixed`` when there are several orders and rows that could be either; ``given`` when the user gave the
            order; ``none`` when no row is a date in figures whose order is a question.
        order: the order that won; None without one for all.
        probability: how likely it is that a row that could be either stands in that order: that of ``shares``, 1 when
            the order was given; without such an order, how likely it is that the rows stand in several.
        probabilities: of one order for all rows, each in question, of ``mixed`` (all rows, or those of a separator, mix
            orders), and where rows have several separators of ``apart``, an order for each of these; they sum to 1.
        shares: order -> how likely a row that could be either stands in it; of the rows that are sure, if any are and
            the column has one order.
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

    @property
    def empty(self) -> int:
        """How many rows are left empty, since a column in several orders does not say which is theirs."""
        if self.status not in SEVERAL:
            return 0
        return sum(group.open for group in self.groups.values() if not group.sure) if self.groups else self.open

    def is_sure(self, separator: str) -> bool:
        """Whether rows with this separator that could be either are read unmarked."""
        group = self.groups.get(separator)
        if group is None:
            return self.status in ("given", "decided")
        return self.status in ("decided", *SEVERAL) and group.sure

    def order_of(self, separator: str) -> str | None:
        """The order under which rows with this separator are read; None where it is not guessed."""
        group = self.groups.get(separator)
        if group is None:
            return self.order
        return None if self.status in SEVERAL and not group.sure else group.order

    def share(self, order: str, separator: str = "") -> float:
        """How likely it is that a row that could be either stands in ``order``, 0 to 1."""
        group = self.groups.get(separator)
        return (self.shares if group is None else group.shares).get(order, 0.0)

    def shares_among(self, orders: Iterable[str], separator: str = "") -> dict[str, float]:
        """Order -> how likely a row stands in it that could be in any of ``orders``, and in no other; they sum to 1."""
        shares = {order: self.share(order, separator) for order in orders}
        total = sum(shares.values())
        return {order: share / total if total else 1 / len(shares) for order, share in shares.items()}

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
            "separators": {separator: group.to_dict() for separator, group in self.groups.items()},
            **{key: [{"row": row, "text": text} for row, text in rows] for key, rows in named.items()},
        }


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in values.items()}
