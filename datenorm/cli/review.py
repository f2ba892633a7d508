"""What a person should look at: answers by their doubt, and what a column said, as files and as lines on stderr."""

from __future__ import annotations

import heapq
import json
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from datenorm.core.results import Prediction

if TYPE_CHECKING:
    from datenorm.column import Verdict

#: Rows that a review holds; of more, the most doubtful.
MOST_DOUBTS = 10_000
COLUMNS: tuple[str, ...] = ("row", "column", "old", "new", "confidence", "reason", "alternatives")
_NAMED = 3


class Doubt(NamedTuple):
    """A row of a review; the least confident comes first."""

    confidence: float
    row: int
    column: str
    old: str
    new: str
    reason: str
    alternatives: str


def doubt_of(row: int, column: str, prediction: Prediction) -> Doubt:
    """What a review says of a prediction."""
    others = " ".join(f"{other.date}:{other.confidence:.4f}" for other in prediction.alternatives)
    reason = str(prediction.reason or "")
    return Doubt(prediction.confidence, row, column, prediction.text, prediction.date or "", reason, others)


class Review:
    """Keeps the most doubtful answers, :data:`MOST_DOUBTS` of them."""

    def __init__(self) -> None:
        self._worst: list[Doubt] = []

    def add(self, doubts: Iterable[Doubt], offset: int = 0) -> None:
        """Take answers; ``offset`` is added to their rows."""
        moved = (doubt._replace(row=doubt.row + offset) for doubt in doubts)
        self._worst = heapq.nsmallest(MOST_DOUBTS, [*self._worst, *moved])

    def write(self, path: str) -> None:
        """Write the table, as CSV.

        Raises:
            OutputError: it can't be written.
        """
        from datenorm.core.atomic import replacing
        from datenorm.core.delimited import RowWriter

        writer = RowWriter(",")
        with replacing(path, "wb") as stream:
            stream.write(writer.line(COLUMNS).encode())
            for doubt in self._worst:
                shown = (doubt.row, doubt.column, doubt.old, doubt.new, f"{doubt.confidence:.4f}", *doubt[5:])
                stream.write(writer.line(shown).encode("utf-8", "backslashreplace"))


def write_report(path: str, report: dict[str, Any]) -> None:
    """Write what the columns said, as JSON.

    Raises:
        OutputError: it can't be written.
    """
    from datenorm.core.atomic import write_bytes

    write_bytes(path, (json.dumps(report, indent=2, ensure_ascii=True) + "\n").encode())


def refusals(refused: Counter[str], rows: int, what: str) -> str:
    """How many were refused, and why, in a line."""
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in refused.most_common())
    return f"{refused.total():,} of {rows:,} {what} refused: {reasons}"


def verdict_line(verdict: Verdict) -> str | None:
    """What a column said, in a line; None when there was no question."""
    if verdict.status == "none" or not (verdict.open or verdict.contradictions):
        return None
    if verdict.status == "mixed":
        settled = " and ".join(f"{_rows(count)} can only be {order}" for order, count in verdict.settled.items())
        return f"orders are mixed: {settled}; {_rows(verdict.open)} that could be either left empty as ambiguous"
    own = verdict.settled.get(verdict.order or "", 0)
    parts = []
    if own:
        parts.append(f"{_rows(own)} settle{'s' if own == 1 else ''} it{_named(verdict.deciding)}")
    elif verdict.status == "decided":
        parts.append("the run of the rows tells" if _run_tells(verdict) else "the model tells")
    elif verdict.status == "undecided":
        parts.append("no row settles it")
    if verdict.contradictions:
        word = "contradicts" if verdict.contradictions == 1 else "contradict"
        parts.append(f"{_rows(verdict.contradictions)} {word} it{_named(verdict.contradicting)}")
    mark = " and marked ambiguous" if verdict.status == "undecided" else ""
    parts.append(f"{_rows(verdict.open)} that could be either read so{mark}")
    return f"{_sentence(verdict)}: {', '.join(parts)}"


def _sentence(verdict: Verdict) -> str:
    if verdict.status == "given":
        return f"{verdict.order} as given"
    if verdict.status == "undecided":
        return f"{verdict.order} is likelier ({verdict.probability:.0%}) but not sure, --order would settle it"
    sure = "over 99.9 %" if verdict.probability > 0.999 else f"{100 * verdict.probability:.1f} %"
    return f"{verdict.order}, {sure} sure"


def _rows(count: int) -> str:
    return f"{count:,} row{'' if count == 1 else 's'}"


def _run_tells(verdict: Verdict) -> bool:
    return verdict.run.get(verdict.order or "", 0.0) > 2 * max(
        (odds for order, odds in verdict.run.items() if order != verdict.order), default=0.0
    )


def _named(rows: Iterable[tuple[int, str]]) -> str:
    numbers = [str(row) for row, _ in rows]
    more = ", ..." if len(numbers) > _NAMED else ""
    word = "row" if len(numbers) == 1 else "rows"
    return f" ({word} {', '.join(numbers[:_NAMED])}{more})" if numbers else ""
