"""What an evaluation found, as JSON and as tables, with a signature by which it can be repeated.

The tables are Markdown, so that a model card can hold them as they were printed.
"""

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from datenorm import __version__
from datenorm.core.errors import unreadable
from datenorm.evaluation import reliability
from datenorm.evaluation.attention import AttentionScore
from datenorm.evaluation.cases import Case
from datenorm.evaluation.metrics import (
    DIMENSIONS,
    HEADLINE,
    SURE,
    Row,
    Tally,
    grouped,
    headline,
    ratio,
    refused_rows,
    tally,
    wrong_rows,
)
from datenorm.evaluation.table import Table
from datenorm.text import safe

#: Rows of a table that are printed; the JSON has all.
_MOST_ROWS = 40
#: Columns of a wrong string; a longer one is cut there, and whole in the JSON.
_TEXT_COLUMNS = 60
_HASH_DIGITS = 12

_HEADLINE = " + ".join(HEADLINE)
_LEGEND = (
    f"sure: wrong with a confidence of {SURE:g} or more. marked: wrong, but marked ambiguous with the right "
    "one beside it.\ntime: right times, of days that are right and have one. day: right days of two-digit "
    "years, by the century of the source."
)


class DataSet(NamedTuple):
    """Where strings came from: a file's name or the generator's options, and the SHA-256 of their content."""

    name: str
    digest: str
    rows: int


@dataclass(frozen=True)
class Report:
    """An evaluation's result.

    Attributes:
        model: name and content hash of the model, ``base@1a2b3c4d5e6f``.
        data: where the strings came from.
        options: what else decides the figures, by name.
        rows: the judged answers, made with nothing refused for doubt.
        bound: answers below it count as refused.
        own_bound: it is the model's own, with which other readings of the same figures count together.
        unscored: strings whose file does not say what is right.
        attention: where the digits look, when that was measured.
        peers: label -> rows of other libraries on the same strings.
    """

    model: str
    data: Sequence[DataSet]
    options: Mapping[str, str]
    rows: Sequence[Row]
    bound: float = 0.0
    own_bound: bool = False
    unscored: int = 0
    attention: AttentionScore | None = None
    peers: Mapping[str, Sequence[Row]] = field(default_factory=dict)

    @property
    def refusing(self) -> str:
        """What is refused for doubt, in words."""
        if not self.bound:
            return "nothing refused for doubt"
        together = "; readings of the same figures in other orders count together" if self.own_bound else ""
        return f"answers below {self.bound:g} refused{together}"

    @property
    def signature(self) -> str:
        """One line from which the figures can be repeated (after sacrebleu's)."""
        data = "+".join(f"{one.name}@{one.digest[:_HASH_DIGITS]}" for one in self.data)
        parts = {
            "v": __version__,
            "model": self.model,
            "data": data,
            "rows": str(len(self.rows)),
            **self.options,
        }
        return "datenorm|" + "|".join(f"{key}:{value}" for key, value in parts.items())


def file_set(path: str, rows: int) -> DataSet:
    """A file as a set of data.

    Raises:
        InputError: it can't be read.
    """
    try:
        return DataSet(Path(path).name, hashlib.sha256(Path(path).read_bytes()).hexdigest(), rows)
    except OSError as error:
        raise unreadable(path, error) from error


def generated_set(name: str, cases: Iterable[Case]) -> DataSet:
    """Generated strings as a set of data; the hash is that of texts, labels and hints."""
    digest, rows = hashlib.sha256(), 0
    for case in cases:
        record = case.record
        line = [record.text, record.canonical, record.order, record.locale]
        digest.update(json.dumps(line, ensure_ascii=True).encode("ascii") + b"\n")
        rows += 1
    return DataSet(name, digest.hexdigest(), rows)


def to_json(report: Report, calibration: bool = False, errors: int = 0) -> dict[str, Any]:
    """The report as plain values for JSON.

    Args:
        calibration: whether to add the calibration part.
        errors: how many wrong and how many refused strings to add.
    """
    rows, bound = report.rows, report.bound
    value: dict[str, Any] = {
        "signature": report.signature,
        "model": report.model,
        "data": [one._asdict() for one in report.data],
        "options": dict(report.options),
        "bound": bound,
        "unscored": report.unscored,
        "headline": headline(rows, bound).to_json(),
        "all": tally(rows, bound).to_json(),
    }
    for dimension in DIMENSIONS:
        value[dimension] = {
            name: counts.to_json() for name, counts in grouped(rows, dimension, bound).items()
        }
    if calibration:
        value["calibration"] = reliability.to_json(rows)
    if report.attention is not None:
        value["attention"] = report.attention.to_json()
    if errors:
        value["wrong"] = [_row_json(row) for row in wrong_rows(rows, bound)[:errors]]
        value["refused"] = [_row_json(row) for row in refused_rows(rows, bound)[:errors]]
    if report.peers:
        value["peers"] = {name: _peer_json(peer) for name, peer in report.peers.items()}
    return value


def _peer_json(rows: Sequence[Row]) -> dict[str, Any]:
    kinds = {kind: counts.to_json() for kind, counts in grouped(rows, "kind").items()}
    return {"headline": headline(rows).to_json(), "all": tally(rows).to_json(), "kind": kinds}


def _row_json(row: Row) -> dict[str, Any]:
    record, answer = row.case.record, row.answer
    return {
        "text": record.text,
        "label": row.case.label,
        "reading": answer.reading,
        "edtf": answer.edtf,
        "confidence": round(answer.confidence, 4),
        "ambiguous": answer.ambiguous,
        "kind": record.kind,
        "locale": record.locale,
        "order": record.order,
        "source": record.source,
        "line": record.line,
    }


def to_text(report: Report, calibration: bool = False, errors: int = 0) -> str:
    """The report as tables, as wide as their cells are: a figure that is cut is none."""
    lines: list[str] = []
    for title, table in _tables(report, calibration, errors):
        lines += [title, "", *table.lines(), ""]
    lines.append(_LEGEND)
    if report.unscored:
        strings = "1 string" if report.unscored == 1 else f"{report.unscored:,} strings"
        lines.append(f"Left out: {strings} without a label.")
    lines.append(f"signature: {safe.shown(report.signature)}")
    return "\n".join(lines) + "\n"


def _tables(report: Report, calibration: bool, errors: int) -> Iterable[tuple[str, Table]]:
    rows, bound = report.rows, report.bound
    counts = {_HEADLINE: headline(rows, bound), "all": tally(rows, bound)}
    together = {name: one for name, one in counts.items() if one.count}
    yield f"Together, in % ({report.refusing})", _tally_table("", together)
    for dimension in DIMENSIONS:
        groups = grouped(rows, dimension, bound)
        if groups:
            more = f", {_MOST_ROWS} of {len(groups)}" if len(groups) > _MOST_ROWS else ""
            yield f"By {dimension}, in %{more}", _tally_table(dimension, groups)
    if calibration:
        yield from _calibration_tables(rows)
    if report.attention is not None:
        yield _attention_title(report.attention), _attention_table(report.attention)
    if report.peers:
        yield "Beside other libraries on the same strings, in % right / wrong / refused", _peer_table(report)
    if errors:
        yield from _shown("Wrong", "the most confident first", wrong_rows(rows, bound), errors)
        about = "those that were nearly answered first"
        yield from _shown("Refused though there is a date", about, refused_rows(rows, bound), errors)


def _shown(title: str, order: str, rows: Sequence[Row], most: int) -> Iterable[tuple[str, Table]]:
    """The first ``most`` of the rows under how many there are; nothing of none."""
    if rows:
        count = f"{most:,} of {len(rows):,}" if len(rows) > most else f"{len(rows):,}"
        yield f"{title}: {count}, {order}", _row_table(rows[:most])


def percent(share: float) -> str:
    """A share in per cent with one digit; a dash for NaN."""
    return "-" if math.isnan(share) else f"{100 * share:.1f}"


def _tally_table(name: str, groups: Mapping[str, Tally]) -> Table:
    table = Table(name, "strings", "right", "95 %", "wrong", "sure", "marked", "refused", "time", "day")
    for label, counts in list(groups.items())[:_MOST_ROWS]:
        low, high = counts.interval
        table.add_row(
            label,
            f"{counts.count:,}",
            percent(counts.share("right")),
            f"{percent(low)}-{percent(high)}",
            percent(counts.share("wrong")),
            percent(counts.share("sure_wrong")),
            percent(counts.share("offered")),
            percent(counts.share("refused")),
            percent(ratio(counts.times_right, counts.times)),
            percent(ratio(counts.days_right, counts.days)),
        )
    return table


def _calibration_tables(rows: Sequence[Row]) -> Iterable[tuple[str, Table]]:
    confidence, right = reliability.answers(rows)
    error = reliability.expected_calibration_error(confidence, right)
    table = Table("confidence", "answers", "mean", "right")
    for one in reliability.reliability(confidence, right):
        label = f"{one.low:g} to {one.high:g}"
        table.add_row(label, f"{one.count:,}", percent(one.confidence), percent(one.accuracy))
    count = f"{confidence.size:,} answers, {reliability.BINS} bins"
    shown = "-" if math.isnan(error) else f"{error:.4f}"
    yield f"Calibration: expected calibration error {shown} ({count})", table
    table = Table("bound", "right", "wrong", "refused", "right of answered")
    for point in reliability.operating_points(rows):
        table.add_row(
            f"{point.bound:g}", *map(percent, (point.right, point.wrong, point.refused, point.accuracy))
        )
    yield "What --min-confidence gives, in % of all strings", table


def _attention_title(score: AttentionScore) -> str:
    digits = f"{sum(score.digits.values()):,} digits of {score.strings:,} right readings"
    return f"Attention on the characters of the digit's own field: {percent(score.share)} % ({digits})"


def _attention_table(score: AttentionScore) -> Table:
    table = Table("field", "digits", "share")
    for name, count in sorted(score.digits.items(), key=lambda item: -item[1]):
        table.add_row(name, f"{count:,}", percent(score.mass[name] / count))
    return table


def _peer_table(report: Report) -> Table:
    readers = {
        "datenorm": (report.rows, report.bound),
        **{name: (rows, 0.0) for name, rows in report.peers.items()},
    }
    kinds = list(grouped(report.rows, "kind"))
    dates = [_HEADLINE] if headline(report.rows).count else []
    table = Table("", *dates, *kinds)
    for name, (rows, bound) in readers.items():
        by_kind = grouped(rows, "kind", bound)
        counts = [headline(rows, bound) for _ in dates] + [by_kind[kind] for kind in kinds]
        table.add_row(name, *map(_three, counts))
    return table


def _three(counts: Tally) -> str:
    return " / ".join(percent(counts.share(name)) for name in ("right", "wrong", "refused"))


def _row_table(rows: Sequence[Row]) -> Table:
    table = Table("text", "right is", "answer", "kind", "hints", "confidence", left=5)
    for row in rows:
        record, answer = row.case.record, row.answer
        expected = row.case.label if row.case.label is not None else " | ".join(map(str, record.alternatives))
        hints = " ".join(filter(None, (record.locale, record.order)))
        text = safe.fit(record.text, _TEXT_COLUMNS)
        sure = f"{answer.confidence:.3f}"
        table.add_row(text, expected or "(refuse)", answer.reading or "(nothing)", record.kind, hints, sure)
    return table
