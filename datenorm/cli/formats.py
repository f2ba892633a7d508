"""Predictions as lines of data, one a prediction: plain text, JSON Lines, CSV, TSV."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from datenorm.core.delimited import RowWriter
from datenorm.core.results import Prediction
from datenorm.text import safe

#: Columns of CSV and TSV: the keys of the JSON object, what is read first in front.
COLUMNS: tuple[str, ...] = (
    "text",
    "date",
    "confidence",
    "reason",
    "edtf",
    "reading",
    "alternatives",
    "ambiguous",
    "order",
    "calendar",
    "century_rule",
)


#: (predictions, how many readings each may give, whether the lines go to a terminal) -> lines.
Writer = Callable[[Iterable[Prediction], int, bool], str]


class Format(NamedTuple):
    """How predictions become text: a line in front of all, and a line for each."""

    header: str
    lines: Writer


def _text(predictions: Iterable[Prediction], top: int, shown: bool) -> str:
    """The answer, further readings behind tabs; an empty line when it is refused."""
    if top == 1:
        return "".join([(prediction.date or "") + "\n" for prediction in predictions])
    return "".join([_readings(prediction, top) + "\n" for prediction in predictions])


def _readings(prediction: Prediction, top: int) -> str:
    if prediction.date is None:
        return ""
    return "\t".join([prediction.date, *(other.date for other in prediction.alternatives[: top - 1])])


def _jsonl(predictions: Iterable[Prediction], top: int, shown: bool) -> str:
    return _joined(predictions, lambda prediction: prediction.to_json() + "\n")


def _joined(predictions: Iterable[Prediction], line: Callable[[Prediction], str]) -> str:
    """The line of each prediction; one that comes again, as in a column with repeats, is written once."""
    written: dict[int, str] = {}
    for prediction in (kept := list(predictions)):
        if id(prediction) not in written:
            written[id(prediction)] = line(prediction)
    return "".join([written[id(prediction)] for prediction in kept])


def _row(prediction: Prediction, shown: bool) -> list[object]:
    record = prediction.to_dict()
    if shown:
        record["text"] = safe.shown(prediction.text)
    record["alternatives"] = " ".join(f"{other.date}:{other.confidence:.4f}" for other in prediction.alternatives)
    record["ambiguous"] = "true" if prediction.ambiguous else "false"
    return [record[column] for column in COLUMNS]


def _table(delimiter: str, safe: bool = False) -> Format:
    row = RowWriter(delimiter, safe)

    def lines(predictions: Iterable[Prediction], top: int, shown: bool) -> str:
        return _joined(predictions, lambda prediction: row.line(_row(prediction, shown)))

    return Format(row.line(COLUMNS), lines)


#: What a user may ask for -> format.
FORMATS: dict[str, Format] = {
    "text": Format("", _text),
    "jsonl": Format("", _jsonl),
    "csv": _table(","),
    "tsv": _table("\t"),
}

#: Table -> the name of the same one whose cells no spreadsheet takes for formulas.
SPREADSHEET_SAFE: dict[str, str] = {"csv": "safe csv", "tsv": "safe tsv"}
#: Every name -> format.
WRITERS: dict[str, Format] = {**FORMATS, "safe csv": _table(",", safe=True), "safe tsv": _table("\t", safe=True)}
