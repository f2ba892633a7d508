"""Labelled strings in files: JSON Lines, CSV and TSV, as ``generate`` writes, ``train --data`` and ``evaluate`` read.

One object (or row) a string: ``text``, ``canonical`` (the reading; empty = refuse), and where known ``date``, ``locale``,
``order``, ``reference``, ``kind``, ``alternatives``, ``spans``.
"""

import csv
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from json.encoder import encode_basestring
from pathlib import Path
from typing import Any, TextIO

from datenorm.core.canonical import encode
from datenorm.core.delimited import SNIFFED, RowWriter, declared, sniff
from datenorm.core.errors import CanonicalError, InputError
from datenorm.core.json_text import json_fault
from datenorm.data.example import Example

#: Columns of CSV and TSV, and keys of the JSON objects, in this order.
COLUMNS: tuple[str, ...] = ("text", "canonical", "date", "locale", "order", "kind", "group", "weekday", "spans")


#: Characters of a line at most; a file with longer ones holds no labelled strings.
LINE_LIMIT = 1 << 20
#: Lines that are written at once.
_AT_A_TIME = 200
_WEEKDAYS = tuple("1234567")
#: What a row of a table may hold that has nothing in it.
_NOTHING = " \t\r\n,;|"
#: How a line begins that is an object of JSON.
_OBJECT = re.compile(r'\{\s*"(?:[^"\\]|\\.)*"\s*:')


@dataclass(frozen=True, slots=True)
class Record:
    """A labelled string as a file holds it.

    Attributes:
        text: the string.
        canonical: the reading; "" = to be refused; None = the file does not say.
        date: the Gregorian day (or precision) that must come out; None = the file does not say.
        expected: the EDTF answer where there is no reading.
        alternatives: other right answers; None among them = a refusal is right too.
        locale, order, reference: hints of the string's owner, "" when absent.
        kind, source: labels for reports.
        weekday: 1 to 7 when the text names one and the file says so.
        line: where it stands in the file, from 1.
    """

    text: str
    canonical: str | None = None
    date: str | None = None
    expected: str | None = None
    alternatives: tuple[str | None, ...] = ()
    locale: str = ""
    order: str = ""
    reference: str = ""
    kind: str = ""
    source: str = ""
    group: str = ""
    weekday: int | None = None
    line: int = 0
    spans: tuple[tuple[int, int, str], ...] = field(default=())


def to_record(example: Example) -> dict[str, Any]:
    """An example as the JSON object that ``generate`` writes."""
    record: dict[str, Any] = {"text": example.text, "canonical": example.canonical}
    if len(example.canonical) == 10 and example.kind == "absolute":
        record["date"] = example.canonical
    if example.language:
        record["locale"] = example.language
    if example.order:
        record["order"] = example.order
    record["kind"] = example.kind
    record["group"] = example.group
    if example.weekday:
        record["weekday"] = example.weekday
    record["spans"] = example.spans
    return record


def json_line(example: Example) -> str:
    """:func:`to_record` as JSON, four times as fast as an encoder that looks at what each value is.

    Only the text can hold what JSON escapes; the rest are words of this package.
    """
    text, canonical, weekday, kind, group, language, order, spans, _, _ = example
    date = f', "date": "{canonical}"' if len(canonical) == 10 and kind == "absolute" else ""
    locale = f', "locale": "{language}"' if language else ""
    ordered = f', "order": "{order}"' if order else ""
    day = f', "weekday": {weekday}' if weekday else ""
    fields = ", ".join([f'[{start}, {end}, "{field}"]' for start, end, field in spans])
    return (
        f'{{"text": {encode_basestring(text)}, "canonical": "{canonical}"{date}{locale}{ordered}, "kind": "{kind}", '
        f'"group": "{group}"{day}, "spans": [{fields}]}}'
    )


def write_jsonl(stream: TextIO, examples: Iterator[Example]) -> None:
    """One JSON object a line; some lines at a time, since a stream takes as long for one."""
    lines = map(json_line, examples)
    while some := list(islice(lines, _AT_A_TIME)):
        stream.write("\n".join([*some, ""]))


def write_table(stream: TextIO, examples: Iterator[Example], delimiter: str) -> None:
    """A header and one row an example; spans as ``start-end:field`` joined by spaces."""
    writer = RowWriter(delimiter)
    stream.write(writer.line(COLUMNS))
    for example in examples:
        row = to_record(example)
        row["spans"] = " ".join(f"{start}-{end}:{name}" for start, end, name in example.spans)
        stream.write(writer.line([row.get(column, "") for column in COLUMNS]))


def read_records(path: Path | str) -> Iterator[Record]:
    """Read labelled strings from a ``.jsonl``/``.json``, ``.csv`` or ``.tsv`` file.

    Raises:
        InputError: the file can't be read, or a line is no labelled string; the message names the line.
    """
    path = Path(path)
    try:
        with open(path, encoding="utf-8-sig", newline="") as stream:
            if path.suffix.lower() in (".csv", ".tsv"):
                yield from _read_table(path, stream)
            else:
                yield from _read_lines(path, stream)
    except UnicodeDecodeError as error:
        raise InputError(f"expected UTF-8 in {path}, got other bytes at {error.start}; convert the file") from error
    except OSError as error:
        raise InputError(f"can't read {path}: {error.strerror or error}") from error


def _lines(path: Path, stream: TextIO) -> Iterator[str]:
    """The lines of a file, of which none is held that is longer than a labelled string can be."""
    number = 0
    while line := stream.readline(LINE_LIMIT):
        number += 1
        if len(line) >= LINE_LIMIT:
            raise InputError(f"expected lines under {LINE_LIMIT:,} characters in {path}, got more in line {number}")
        yield line


def _read_lines(path: Path, stream: TextIO) -> Iterator[Record]:
    for number, line in enumerate(_lines(path, stream), 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            said = json_fault(error) if isinstance(error, json.JSONDecodeError) else error
            raise InputError(f"expected a JSON object in {path} line {number}: {said}") from error
        yield _record(path, number, value)


def _read_table(path: Path, stream: TextIO) -> Iterator[Record]:
    lines = _lines(path, stream)
    head, held = [], 0
    for line in lines:
        head.append(line)
        held += len(line)
        if held >= SNIFFED:
            break
    start = "".join(head)
    said = declared(start)
    delimiter = "\t" if said is None and path.suffix.lower() == ".tsv" else sniff(start[:SNIFFED])
    above = 0 if said is None else 1
    while above < len(head) and not head[above].strip(_NOTHING):
        above += 1
    if above < len(head) and _OBJECT.match(head[above].lstrip()):
        name = path.with_suffix(".jsonl").name
        raise InputError(f"expected a table in {path}, got what looks like JSON Lines; name it {name}")
    reader = csv.DictReader(chain(head[above:], lines), delimiter=delimiter)
    try:
        yield from _table_records(path, reader, above)
    except csv.Error as error:
        raise InputError(f"expected rows of fields in {path} line {reader.line_num}: {error}") from error


def _table_records(path: Path, reader: "csv.DictReader[str]", above: int) -> Iterator[Record]:
    """The records of a table, above which stand ``above`` lines."""
    names = reader.fieldnames = [name.strip() for name in reader.fieldnames or []]
    if "text" not in names or not {"canonical", "date", "expected"} & set(names):
        raise InputError(
            f"expected columns text and canonical (or date) in {path}, got {', '.join(map(str, names)) or 'none'}"
        )
    for row in reader:
        number = reader.line_num + above
        if any(cell.strip() for cell in row.get(None) or ()):  # where fields go that have no name
            fault = f"expected {len(names)} fields in {path} line {number}, got {len(names) + len(row[None])}"
            raise InputError(f"{fault}; put the one that holds a delimiter in quotes")
        value: dict[str, Any] = {key: cell for key, cell in row.items() if key and cell is not None}
        for key in ("date", "expected", "alternatives", "spans", "weekday"):
            if not value.get(key):
                value.pop(key, None)
        if "weekday" in value:
            value["weekday"] = int(value["weekday"]) if value["weekday"] in _WEEKDAYS else None
        value.pop("spans", None)
        value.pop("alternatives", None)
        yield _record(path, number, value)


def _record(path: Path, number: int, value: object) -> Record:
    where = f"{path} line {number}"
    if not isinstance(value, dict) or not isinstance(value.get("text"), str):
        raise InputError(f"expected an object with a string 'text' in {where}")
    canonical = value.get("canonical")
    if canonical is not None and not isinstance(canonical, str):
        raise InputError(f"expected a string 'canonical' in {where}, got {type(canonical).__name__}")
    alternatives = value.get("alternatives") or ()
    if not isinstance(alternatives, list | tuple):
        raise InputError(f"expected a list 'alternatives' in {where}")
    strings = {
        key: str(value.get(key) or "") for key in ("locale", "order", "reference", "kind", "source", "group")
    }
    weekday = value.get("weekday")
    return Record(
        text=value["text"],
        canonical=canonical,
        date=_optional(value.get("date")),
        expected=_optional(value.get("expected")),
        alternatives=tuple(None if item is None else str(item) for item in alternatives),
        weekday=weekday if isinstance(weekday, int) and 1 <= weekday <= 7 else None,
        spans=_spans(value.get("spans") or [], where),
        line=number,
        **strings,
    )


def _spans(value: object, where: str) -> tuple[tuple[int, int, str], ...]:
    spans: list[Any] = list(value) if isinstance(value, list | tuple) else [None]
    for span in spans:
        if not (isinstance(span, list | tuple) and tuple(map(type, span)) == (int, int, str)):
            raise InputError(f"expected 'spans' as a list of [start, end, field] in {where}")
    return tuple((span[0], span[1], span[2]) for span in spans)


def _optional(value: object) -> str | None:
    return None if value is None else str(value)


def no_reading(path: Path | str, line: int, label: str) -> InputError:
    """What is said of a label that is outside the grammar."""
    return InputError(
        f"expected a reading such as 1999-05-03, XX99-05 or 1890/1895 (empty = refuse) in {path} line {line}, "
        f"got {label[:40]!r}; mend the label, or leave the line out"
    )


def check_canonical(record: Record, path: Path | str) -> str:
    """The record's reading for training: its ``canonical``, or its ``date`` where that is all there is.

    Raises:
        InputError: neither is there, or it is outside the grammar.
    """
    canonical = record.canonical if record.canonical is not None else record.date
    if canonical is None:
        raise InputError(f"expected 'canonical' or 'date' in {path} line {record.line}; training needs a label")
    try:
        encode(canonical)
    except CanonicalError as error:
        raise no_reading(path, record.line, canonical) from error
    return canonical
