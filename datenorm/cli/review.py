"""What a person should look at: answers by their doubt, and what a column said, as files and as lines on stderr."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from datenorm.core.json_text import json_text
from datenorm.core.results import Prediction

if TYPE_CHECKING:
    from datenorm.column import Century, Findings, Verdict
    from datenorm.column.verdict import Group

#: Rows that a review holds; of more, the most doubtful.
MOST_DOUBTS = 10_000
COLUMNS: tuple[str, ...] = ("row", "column", "old", "new", "confidence", "reason", "alternatives")
#: Characters of an old value that are kept; no longer one is read.
_LONGEST = 256
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
    old = prediction.text[:_LONGEST]
    return Doubt(prediction.confidence, row, column, old, prediction.date or "", reason, others)


class Review:
    """Keeps the most doubtful answers, :data:`MOST_DOUBTS` of them.

    Args:
        spreadsheet_safe: write no cell that a spreadsheet takes for a formula.
    """

    def __init__(self, spreadsheet_safe: bool = False) -> None:
        self._worst: list[Doubt] = []
        self._safe = spreadsheet_safe

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

        writer = RowWriter(",", self._safe)
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

    write_bytes(path, (json_text(report, indent=2) + "\n").encode())


def findings_lines(findings: Findings, left_empty: int | None = None) -> list[str]:
    """What a column said, a line for each thing that there was a question about.

    Args:
        left_empty: how many rows were left empty as ambiguous, where these were counted.
    """
    lines = (verdict_line(findings.order, left_empty), century_line(findings.century))
    return [line for line in lines if line is not None]


def century_line(century: Century) -> str | None:
    """What a column said about its two-digit years, in a line; None when they are read as usual."""
    if century.start is None or century.status not in ("inferred", "undecided"):
        return None
    if century.status == "undecided" and century.by == "years" and century.years is not None:
        low, high = century.years
        years = f"the four-digit year is {low}" if low == high else f"the four-digit years are {low} to {high}"
        return f"two-digit years are read as usual, but {years}; --century would settle it"
    if century.status == "undecided":
        return (
            "two-digit years are read as usual, but the rows would lie closer together in another window; "
            "--century would settle it"
        )
    witness = "the run of the rows says"
    if century.years is not None and century.by == "years":
        witness = f"the four-digit years, {century.years[0]} to {century.years[1]}, say"
    return f"two-digit years are in {century.start}-{century.start + 99}, as {witness}"


def verdict_line(verdict: Verdict, left_empty: int | None = None) -> str | None:
    """What a column said, in a line; None when there was no question. ``left_empty`` as in :func:`findings_lines`."""
    if verdict.status == "none" or not (verdict.open or verdict.contradictions):
        return None
    if verdict.order is None:
        return _several(verdict, verdict.empty if left_empty is None else left_empty)
    if verdict.status == "given" and verdict.order not in verdict.probabilities:
        return f"{verdict.order} as given, which fits none of {_rows(verdict.rows)} in figures: each is read for itself"
    own = verdict.settled.get(verdict.order or "", 0)
    parts = []
    if own:
        end = "s" if own == 1 else ""
        says = f"speak{end} for it" if verdict.status == "undecided" else f"settle{end} it"
        parts.append(f"{_rows(own)} {says}{_named(verdict.deciding)}")
    elif verdict.status == "decided":
        parts.append("the run of the rows tells" if _run_tells(verdict) else "the model tells")
    elif verdict.status == "undecided":
        parts.append("no row settles it")
    if verdict.contradictions:
        word = "contradicts" if verdict.contradictions == 1 else "contradict"
        parts.append(f"{_rows(verdict.contradictions)} {word} it{_named(verdict.contradicting)}")
    apart = 0 if verdict.status == "undecided" else verdict.marked
    if verdict.open > apart:
        mark = " and marked ambiguous" if verdict.marked > apart else ""
        parts.append(f"{_rows(verdict.open - apart)} that could be either read so{mark}")
    if apart:
        parts.append(f"{_rows(apart)} with another separator marked ambiguous")
    return f"{_sentence(verdict)}: {', '.join(parts)}"


def _several(verdict: Verdict, left_empty: int) -> str:
    """What a column said that is in several orders: in which, and where separators have their own, which."""
    if any(group.sure for group in verdict.groups.values()):
        says = [_of_separator(separator, group) for separator, group in verdict.groups.items()]
        said = f"orders go by the separator: {', '.join(says)}"
    else:
        said = f"orders are mixed: {_only(verdict.settled)}"
    return f"{said}; {_rows(left_empty)} that could be either left empty as ambiguous" if left_empty else said


def _of_separator(separator: str, group: Group) -> str:
    """``DMY with "." (116 rows settle it)``: what the rows with a separator say."""
    between = f'"{separator}"' if separator.strip() else "a blank" if separator else "nothing"
    if group.sure:
        own = group.settled.get(group.order, 0)
        return f"{group.order} with {between} ({_rows(own)} settle{'s' if own == 1 else ''} it)"
    if len(group.settled) > 1:
        return f"mixed with {between} ({_only(group.settled)})"
    return f"not sure with {between} ({_only(group.settled) or 'no row settles it'})"


def _only(settled: Mapping[str, int]) -> str:
    """``3 rows can only be DMY and 2 rows can only be MDY``."""
    return " and ".join(f"{_rows(count)} can only be {order}" for order, count in settled.items())


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
