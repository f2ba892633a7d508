"""Tables in files: CSV, TSV and JSON Lines, row by row in little memory, with columns added and the rest left as it is.

A row's own characters are never written anew: the new fields are put behind them, in front of the line's end. So
quoting, line ends, the byte order mark and bytes that are no text stay as they were. The only other change: a row with
fewer fields than the header gets the delimiters that it lacks, so that the new fields stand in their columns.
"""

from __future__ import annotations

import codecs
import csv
import io
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import IO, Any, NamedTuple

from datenorm.core.delimited import DELIMITERS, SNIFFED, RowWriter, declared, is_blank, sniff
from datenorm.core.errors import InputError, UsageError
from datenorm.core.json_text import json_fault, json_text
from datenorm.core.near import near
from datenorm.core.results import Prediction
from datenorm.text.safe import shown

#: Rows of a batch at most, and characters after which it ends all the same.
BATCH, ROOM = 2048, 1 << 18
#: Characters of a line, and of a row of several lines, at most; a file with longer ones is no table of dates.
LINE_LIMIT = 1 << 20
#: Bytes at the start of a file from which its layout is told.
SAMPLE = SNIFFED

_BY_EXTENSION = {".tsv": "\t", ".tab": "\t"}
JSON_LINES = (".jsonl", ".ndjson")
_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
_MARK = "\ufeff"
#: The encoding that bytes which are no UTF-8 are most often in, and what such bytes have become (PEP 383).
_LIKELY = "cp1252"
_LONE = re.compile("[\ud800-\udfff]")
#: Encodings whose units are more than a byte, so that a byte alone can't be kept.
_UNITS = ("utf-16", "utf_16", "utf16", "u16", "utf-32", "utf_32", "utf32", "u32")

_ADAPTERS = "read it with Polars or DuckDB and datenorm.adapters.polars or .duckdb (README, In Python)"
_EXPORT = "export it as CSV"
#: First bytes of files that hold tables in another way -> what they are, and what to do.
_NO_TABLES: dict[bytes, tuple[str, str]] = {
    b"PAR1": ("Parquet", _ADAPTERS),
    b"ARROW1": ("an Arrow file", _ADAPTERS),
    b"SQLite format 3\0": ("a SQLite database", _EXPORT),
    b"PK\x03\x04": ("a ZIP archive, as .xlsx and .ods are", _EXPORT),
    b"\xd0\xcf\x11\xe0": ("an old Office document", _EXPORT),
    b"\x1f\x8b": ("gzip", "pipe it: zcat FILE | datenorm predict --csv -"),
}
#: Part of a text's characters that may be zero bytes by damage.
_FEW_ZEROS = 0.05

#: Types of values in JSON that hold no one text -> what is read in their place, in which nobody sees a date.
_STANDS_FOR: dict[type, str] = {list: "[...]", dict: "{...}"}

#: Keys of a prediction's JSON that may be added beside its date.
EXTRAS: tuple[str, ...] = (
    "confidence",
    "reason",
    "alternatives",
    "edtf",
    "order",
    "ambiguous",
    "reading",
    "calendar",
    "century_rule",
)


class Row(NamedTuple):
    """A row: its number as a spreadsheet counts, its characters, and how many fields it has (-1 = blank).

    ``texts`` are those of the columns that are read.
    """

    number: int
    raw: str
    width: int
    texts: tuple[str, ...]


@dataclass(slots=True)
class Noticed:
    """Rows of which something is to be said: how many, and the number of the first."""

    count: int = 0
    first: int = 0

    def add(self, number: int) -> None:
        """Take a row, by its number."""
        self.count += 1
        self.first = self.first or number


class Header(NamedTuple):
    """The row of names: what stands before it, its characters, its number as a spreadsheet counts."""

    before: str
    raw: str
    number: int


@dataclass(frozen=True, slots=True)
class Layout:
    """How a file is written.

    Attributes:
        delimiter: what stands between fields; None of JSON Lines.
        encoding: the codec; bytes that are no text in it are kept.
        told: the delimiter was said, by the user or in the file's first line, and cuts a row wherever it stands.
    """

    delimiter: str | None
    encoding: str = "utf-8"
    told: bool = False

    @property
    def errors(self) -> str:
        """How what is no text in the encoding is kept: half a pair of UTF-16 as it is, other bytes one by one."""
        return "surrogatepass" if self.encoding.lower().startswith(_UNITS) else "surrogateescape"


def find_layout(
    sample: bytes, name: str, json_lines: bool = False, delimiter: str | None = None, encoding: str | None = None
) -> Layout:
    """Tell the layout from the file's name and its first bytes.

    Args:
        sample: up to :data:`SAMPLE` bytes.
        json_lines: the user says that it is JSON Lines.
        delimiter: a name of :data:`DELIMITERS` or the character itself; None to find out.
        encoding: the codec; None for UTF-8, or UTF-16 where its mark is there.

    Raises:
        UsageError: delimiter or encoding make no sense.
        InputError: the bytes are no text.
    """
    found = _codec(encoding, next((codec for mark, codec in _MARKS.items() if sample.startswith(mark)), "utf-8"))
    for signature, (what, advice) in _NO_TABLES.items():
        if sample.startswith(signature):
            raise InputError(f"expected CSV, TSV or JSON Lines in {name}, got {what}; {advice}")
    text = sample.decode(found, "replace")
    if "\0" in text:
        raise InputError(f"expected text in {name}, got {_zeros(text, sample)}")
    extension = os.path.splitext(name)[1].lower()  # noqa: PTH122 # "-" is no path
    if json_lines or extension in JSON_LINES:
        if delimiter is not None:
            raise UsageError("expected no --delimiter beside JSON Lines, which has none")
        return Layout(None, found)
    if delimiter is not None:
        return Layout(_delimiter(delimiter), found, told=True)
    if (said := declared(text)) is not None:
        return Layout(said, found, told=True)
    return Layout(_BY_EXTENSION.get(extension) or sniff(text), found)


def _zeros(text: str, sample: bytes) -> str:
    """Where zero bytes are, and what to do about them: a few are damage, many are an encoding of two bytes."""
    row, count = text.count("\n", 0, text.index("\0")) + 1, text.count("\0")
    if count == 1 or count <= len(text) * _FEW_ZEROS:
        return f"a zero byte in line {row}; take it out: tr -d '\\0' < FILE > OTHER"
    # Latin letters have their zeros in front of them or behind, one or three.
    wide = sample.count(0) > len(sample) / 2
    front = sample[::2].count(0) > sample[1::2].count(0) if not wide else not sample[0]
    codec = f"utf-{32 if wide else 16}-{'be' if front else 'le'}"
    return f"characters of several bytes; give its encoding ({codec}?) or export it as CSV"


def column_names(
    sample: bytes, name: str, json_lines: bool = False, delimiter: str | None = None, encoding: str | None = None
) -> list[str]:
    """The names of the columns, or of the keys of the first object, as far as the first bytes of a file show them.

    Args:
        sample, name, json_lines, delimiter, encoding: as of :func:`find_layout`.

    Raises:
        UsageError, InputError: as of :func:`find_layout`.
    """
    layout = find_layout(sample, name, json_lines, delimiter, encoding)
    text = sample.decode(layout.encoding, "replace")
    if layout.delimiter is not None:
        records = _records(iter(io.StringIO(text, newline="")), layout.delimiter, name)
        return _names(_header(records, name).raw, layout.delimiter)
    try:
        record = json.loads(text.removeprefix(_MARK).partition("\n")[0])
    except (ValueError, RecursionError):
        return []
    return list(_keys(record)) if isinstance(record, dict) else []


def _codec(named: str | None, marked: str) -> str:
    """The codec to use: the one that is named, in a form that neither takes nor writes a mark of its own."""
    if named is None:
        return marked
    try:
        "a".encode(named)
        codec = codecs.lookup(named).name
    except (LookupError, UnicodeError):
        raise UsageError(f"expected an encoding such as utf-8, cp1252 or shift_jis, got {named[:40]!r}") from None
    if codec == "utf-16":
        return marked if marked.startswith("utf-16") else "utf-16-le"
    return {"utf-8-sig": "utf-8", "utf-32": "utf-32-le"}.get(codec, codec)


def _delimiter(name: str) -> str:
    character = DELIMITERS.get(name, "\t" if name == "\\t" else name)
    if len(character) != 1 or character in '"\r\n':
        raise UsageError(f"expected a delimiter among {', '.join(DELIMITERS)} or one character, got {name[:20]!r}")
    return character


class Table:
    """A file of rows, read from where its stream stands.

    Args:
        stream: its bytes.
        name: what to call it in messages.
        layout: how it is written.
        columns: names of the columns to read, at least one.
        added: names of the columns that will be added for each of them.

    Attributes:
        before: what stands before the header: the line that declares a delimiter, and rows with nothing in them.
        header: its characters; none of JSON Lines.
        width: how many columns it names.
        wider: rows so far that have more fields than it.
        whole: rows so far that hold the delimiter outside quotes, and are one field as the header is one column.

    Raises:
        InputError: there is no header, a column is missing, or one to be added is there already.
    """

    def __init__(
        self, stream: IO[bytes], name: str, layout: Layout, columns: Sequence[str], added: Sequence[Sequence[str]]
    ) -> None:
        self.name, self.layout, self.columns, self.added = name, layout, tuple(columns), added
        self._stream = io.TextIOWrapper(stream, layout.encoding, layout.errors, newline="")
        self.before, self.header, self.width = "", "", 0
        self.wider, self.whole = Noticed(), Noticed()
        self._found: set[str] = set()
        self._nested: dict[str, object] = {}
        self._rows = self._json_rows() if layout.delimiter is None else self._rows_below_header(layout.delimiter)

    def close(self) -> None:
        """Let go of the stream without closing it."""
        self._stream.detach()

    def batches(self) -> Iterator[list[Row]]:
        """The rows, in lists of up to :data:`BATCH`, fewer where they are long.

        Raises:
            InputError: the file can't be read, or not as what it should be.
        """
        batch: list[Row] = []
        held = 0
        try:
            for row in self._rows:
                batch.append(row)
                held += len(row.raw)
                if len(batch) == BATCH or held >= ROOM:
                    yield batch
                    batch, held = [], 0
            if batch:
                yield batch
        except UnicodeError as error:
            codec = self.layout.encoding
            raise InputError(f"expected {codec} in {self.name}, got other bytes; give its encoding: {error}") from error
        except OSError as error:
            raise InputError(f"can't read {self.name}: {error.strerror or error}") from error

    def _lines(self) -> Iterator[str]:
        number = 0
        while line := self._stream.readline(LINE_LIMIT):
            number += 1
            if len(line) >= LINE_LIMIT and not line.endswith(("\n", "\r")):
                raise InputError(
                    f"expected lines under {LINE_LIMIT:,} characters in {self.name}, got more in line {number}; "
                    "is a line end missing?"
                )
            yield line

    def _rows_below_header(self, delimiter: str) -> Iterator[Row]:
        """The rows of CSV or TSV; the header is read at once."""
        lines = self._lines()
        records = _records(lines, delimiter, self.name)
        try:
            self.before, self.header, number = _header(records, self.name)
        except UnicodeError as error:
            raise InputError(f"expected {self.layout.encoding} in {self.name}; give its encoding: {error}") from error
        names = _names(self.header, delimiter)
        self.width = len(names)
        places = [self._place(column, names) for column in self.columns]
        self._check_added(names)
        if self.width == 1 and not self.layout.told:
            return self._one_column(lines, delimiter, number + 1)
        return self._table_rows(records, places, number + 1)

    def _table_rows(
        self, records: Iterator[tuple[str, list[str]]], places: Sequence[int], first: int
    ) -> Iterator[Row]:
        for number, (raw, values) in enumerate(records, first):
            if values:
                if len(values) > self.width:
                    self.wider.add(number)
                texts = tuple(values[place] if place < len(values) else "" for place in places)
                yield Row(number, raw, len(values), texts)
            else:
                yield Row(number, raw, -1, ())

    def _one_column(self, lines: Iterator[str], delimiter: str, first: int) -> Iterator[Row]:
        """The rows where the header names one column, and does not show that anything stands between fields.

        A line that is not quoted is its field, ``May 3, 1999`` as well; that one is put in quotes, without which what
        is added behind it would stand in another column.
        """
        records = _records(lines, delimiter, self.name, first, one_field=True)
        places = [0] * len(self.columns)
        for row in self._table_rows(records, places, first):
            if row.width == 1 and not row.raw.startswith('"') and delimiter in row.raw:
                self.whole.add(row.number)
                body, end = _cut(row.raw)
                row = row._replace(raw='"' + body.replace('"', '""') + '"' + end)
            yield row

    def _place(self, column: str, names: Sequence[str]) -> int:
        """Where a column stands; blanks around its name make no other column, unless there is one of each."""
        found = [place for place, name in enumerate(names) if name == column]
        found = found or [place for place, name in enumerate(names) if _is_same(name, column)]
        if len(found) == 1:
            return found[0]
        if found:
            count = f"{len(found)}: {', '.join(_quoted(names[place]) for place in found)}"
            raise InputError(f"expected one column {column!r} in {self.name}, got {count}; rename them")
        raise InputError(self._missing(column, names))

    def _missing(self, column: str, names: Sequence[str]) -> str:
        readable = [_readable(name, self.layout) for name in names]
        alike = near(column, readable)
        listed = alike or readable[:12]
        what = "near ones" if alike else "there are"
        known = ", ".join(map(_quoted, listed)) or "none"
        garbled = readable != list(names)
        advice = f"; its header is not {self.layout.encoding}: give --encoding ({_LIKELY}?)" if garbled else ""
        return f"expected a column {column!r} in {self.name}; {what}: {known}{advice}"

    def _holding(self, column: str, inside: object) -> str:
        """What to say of a key whose values are objects or lists."""
        if not isinstance(inside, dict):
            return f"expected text in {column!r} of {self.name}, got lists, which are not read; give one date a key"
        keys = ", ".join(f"{column}.{key}"[:40] for key in list(inside)[:12]) or "no keys"
        return f"expected text in {column!r} of {self.name}, got objects; give --column a key in them: {keys}"

    def _check_added(self, names: Iterable[str]) -> None:
        present = set(names)
        for name in (name for group in self.added for name in group):
            if name in present:
                raise InputError(f"expected no column {name!r} in {self.name} yet; choose another name with --into")

    def _json_rows(self) -> Iterator[Row]:
        names: dict[str, None] = {}
        rows = 0
        for number, raw in enumerate(self._lines(), 1):
            body = raw.strip().removeprefix(_MARK)
            if not body:
                yield Row(number, raw, -1, ())
                continue
            record = self._object(number, body)
            rows += 1
            values = {column: _value(record, column) for column in self.columns}
            for column, value in values.items():
                if isinstance(value, dict | list):
                    self._nested.setdefault(column, value)
                elif value is not _ABSENT:
                    self._found.add(column)
            if len(names) < SAMPLE:
                names.update(dict.fromkeys(_keys(record)))
            self._check_added(record)
            yield Row(number, raw, len(record), tuple(_text(values[column]) for column in self.columns))
        for column in self.columns:
            if rows and column not in self._found:
                inside = self._nested.get(column)
                fault = self._missing(column, list(names)) if inside is None else self._holding(column, inside)
                raise InputError(fault)

    def _object(self, number: int, body: str) -> dict[str, Any]:
        try:
            record = json.loads(body)
        except RecursionError as error:
            raise InputError(
                f"expected a JSON object in {self.name} line {number}, got one nested too deep; take that key out"
            ) from error
        except ValueError as error:
            fault = "a number of more than 4,300 digits; write it as a string"
            if isinstance(error, json.JSONDecodeError):
                fault = json_fault(error)
            raise InputError(f"expected a JSON object in {self.name} line {number}: {fault}") from error
        if not isinstance(record, dict):
            raise InputError(
                f"expected one JSON object a line in {self.name} line {number}, got {type(record).__name__}"
            )
        return record


def _is_same(name: str, column: str) -> bool:
    """Whether two names differ by no more than the blanks around them."""
    return name.strip() == column.strip() != ""


def _quoted(name: str) -> str:
    """A name in a list of names, in quotes where its end would not show."""
    return repr(name[:40]) if "," in name or name != name.strip() or not name else shown(name[:40])


def _readable(name: str, layout: Layout) -> str:
    """A name whose bytes are no text in the encoding, as the likeliest other one has it; any other name as it is."""
    if not _LONE.search(name):
        return name
    try:
        return name.encode(layout.encoding, layout.errors).decode(_LIKELY, "replace")
    except UnicodeEncodeError:  # it came out of an escape of JSON, and no bytes stand for it
        return name


def _header(records: Iterator[tuple[str, list[str]]], name: str) -> Header:
    """The first row in which there is something, other than the one that declares a delimiter.

    Raises:
        InputError: there is none.
    """
    before, number = "", 0
    for raw, values in records:
        if not before and declared(raw) is not None:  # which a spreadsheet neither shows nor counts
            before += raw
            continue
        number += 1
        if not is_blank(values):
            return Header(before, raw, number)
        before += raw
        if len(before) > LINE_LIMIT:
            break
    blank = ", got blank ones" if before else ""
    raise InputError(f"expected a header with the names of the columns in the first rows of {name}{blank}")


def _names(header: str, delimiter: str) -> list[str]:
    """The names in a header, without a byte order mark in front."""
    return next(csv.reader([header.removeprefix(_MARK)], delimiter=delimiter), [])


#: What stands for a key that is not there.
_ABSENT = object()


def _value(record: dict[str, Any], column: str) -> object:
    """The value of a key, or of ``outer.inner`` where no key of that name is there; blanks around it make no other."""
    if column in record:
        return record[column]
    outer, dot, inner = column.partition(".")
    inside = record.get(outer) if dot else None
    if isinstance(inside, dict):
        return _value(inside, inner)
    found = [value for name, value in record.items() if _is_same(name, column)]
    return found[0] if len(found) == 1 else _ABSENT


def _keys(record: dict[str, Any]) -> Iterator[str]:
    """The keys, those of an object with its own key in front."""
    for key, value in record.items():
        if isinstance(value, dict):
            yield from (f"{key}.{inner}" for inner in value)
        else:
            yield key


def _text(value: object) -> str:
    """The text of a value in JSON: a string's or a number's own, and of what holds no text what stands for it."""
    if isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str | int | float):
        return str(value)
    return next((text for kind, text in _STANDS_FOR.items() if isinstance(value, kind)), "")


class _Recorder:
    """Lines as the csv reader takes them, which it took for the row at hand, and the number of that row.

    Args:
        lines: of the file.
        name: what to call the file in messages.
        first: the number of the first row.

    Raises:
        InputError: while lines are taken: the row is too long.
    """

    def __init__(self, lines: Iterator[str], name: str, first: int = 1) -> None:
        self._lines, self._name = lines, name
        self._held = 0
        self.row = first - 1
        self.taken: list[str] = []
        self.ended = False

    def next_row(self) -> None:
        """Forget the row at hand; the lines that follow belong to the next one."""
        self.taken.clear()
        self._held = 0
        self.row += 1

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        try:
            line = next(self._lines)
        except StopIteration:
            self.ended = True
            raise
        self._held += len(line)
        if self._held > LINE_LIMIT:
            raise InputError(
                f"expected rows of up to {LINE_LIMIT:,} characters in {self._name}, got more in row {self.row}; "
                "is a quote open?"
            )
        self.taken.append(line)
        return line.removeprefix(_MARK) if self.row == 1 else line  # in front of a quote, a mark would undo it


def _records(
    lines: Iterator[str], delimiter: str, name: str, first: int = 1, one_field: bool = False
) -> Iterator[tuple[str, list[str]]]:
    """Each row's characters and fields; a quoted field may hold line ends.

    Args:
        lines, delimiter, name: of the file.
        first: the number of the first row.
        one_field: a line that does not begin with a quote is one field.
    """
    recorder = _Recorder(lines, name, first)
    # A setting of the whole module; 131,072 by default, which a column of notes beside the dates may pass.
    csv.field_size_limit(max(csv.field_size_limit(), LINE_LIMIT))
    reader = csv.reader(recorder, delimiter=delimiter)
    while True:
        recorder.next_row()
        try:
            values = _field(recorder, delimiter) if one_field else next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            fault = f"row {recorder.row}: {error}"
            raise InputError(f"expected rows of fields in {name}, {fault}; is a quote open?") from error
        if recorder.ended:
            raise InputError(f"expected every quote in {name} to be closed; the one in row {recorder.row} is not")
        yield "".join(recorder.taken), values


def _field(recorder: _Recorder, delimiter: str) -> list[str]:
    """The fields of the next row: the line itself, unless it begins with a quote.

    Raises:
        StopIteration: there is none.
    """
    line = next(recorder)
    if line.startswith('"'):
        return next(csv.reader(chain((line,), recorder), delimiter=delimiter))
    body = _cut(line)[0]
    return [body] if body else []


class Renderer:
    """Puts predictions behind the rows of a table; pickles.

    Args:
        table: the table, open.
        extras: keys of :data:`EXTRAS` that are added beside the date.
        safe: write every field anew, with an apostrophe in front where a spreadsheet would take it for a formula.

    Raises:
        UsageError: ``safe``, but JSON Lines have no cells.
    """

    def __init__(self, table: Table, extras: Sequence[str], safe: bool = False) -> None:
        if safe and table.layout.delimiter is None:
            raise UsageError("expected CSV or TSV for --spreadsheet-safe, got JSON Lines, which has no cells")
        self._safe = safe
        self._delimiter, self._width = table.layout.delimiter, table.width
        self._added, self._extras = [tuple(names) for names in table.added], tuple(extras)
        self._before, (self._body, self._end) = table.before, _cut(table.header)
        self._quoted = self._body.endswith('"')

    def header(self) -> str:
        """The header with the names of the new columns, and what stands before it; nothing of JSON Lines."""
        if self._delimiter is None:
            return ""
        names = [name for names in self._added for name in names]
        if self._safe:
            mark = _MARK if self._body.startswith(_MARK) else ""
            return self._before + mark + self._anew(self._body.removeprefix(mark), self._width, names) + self._end
        return self._before + self._body + self._fields(names) + self._end

    def rows(self, rows: Iterable[Row], answers: Sequence[Sequence[Prediction]]) -> str:
        """The rows with their predictions: for each column, one for each row that is not blank.

        What is put behind a row is made once for rows with the same predictions.
        """
        beside = zip(*answers, strict=True)
        made: dict[tuple[int, ...], str] = {}
        pieces = []
        for row in rows:
            if row.width < 0:
                pieces.append(row.raw)
                continue
            predictions = next(beside)
            key = tuple(map(id, predictions))
            body, end = _cut(row.raw)
            if self._delimiter is None:
                pieces.append(self._object(body, predictions) + end)
                continue
            if self._safe:
                values = [value for prediction in predictions for value in self._values(prediction)]
                pieces.append(self._anew(body, row.width, values) + end)
                continue
            if key not in made:
                made[key] = self._fields([value for prediction in predictions for value in self._values(prediction)])
            pieces.append(body + self._delimiter * (self._width - row.width) + made[key] + end)
        return "".join(pieces)

    def _values(self, prediction: Prediction) -> list[str]:
        record = prediction.to_dict()
        record["alternatives"] = " ".join(f"{other.date}:{other.confidence:.4f}" for other in prediction.alternatives)
        record["ambiguous"] = "true" if prediction.ambiguous else "false"
        return ["" if record[key] is None else str(record[key]) for key in ("date", *self._extras)]

    def _fields(self, values: Sequence[str]) -> str:
        """Delimiter and field for each value, quoted where the header's last field is, or where it must be."""
        assert self._delimiter is not None
        if self._quoted:
            return "".join(self._delimiter + '"' + value.replace('"', '""') + '"' for value in values)
        return RowWriter(self._delimiter).line(["", *values])[:-1]

    def _anew(self, body: str, width: int, values: Sequence[str]) -> str:
        """A row written anew, no cell of it a formula."""
        assert self._delimiter is not None
        fields = next(csv.reader(io.StringIO(body, newline=""), delimiter=self._delimiter))
        lacking = [""] * (self._width - width)
        return RowWriter(self._delimiter, safe=True).line([*fields, *lacking, *values])[:-1]

    def _object(self, body: str, predictions: Sequence[Prediction]) -> str:
        stripped = body.rstrip()
        inside = stripped[:-1].rstrip()
        colon, comma = (": ", ", ") if '": ' in inside or inside.endswith("{") else (":", ",")
        pieces = []
        for names, prediction in zip(self._added, predictions, strict=True):
            record = prediction.to_dict()
            for name, key in zip(names, ("date", *self._extras), strict=True):
                value = json.dumps(record[key], ensure_ascii=True, allow_nan=False, separators=(comma, colon))
                pieces.append(json_text(name) + colon + value)
        first = "" if inside.endswith("{") else comma
        return inside + first + comma.join(pieces) + stripped[-1] + body[len(stripped) :]


def _cut(raw: str) -> tuple[str, str]:
    """A row without its line end, and the line end."""
    for end in ("\r\n", "\n", "\r"):
        if raw.endswith(end):
            return raw.removesuffix(end), end
    return raw, ""


def encoded(text: str, layout: Layout) -> bytes:
    """Text as the file has it; what came as bytes that are no text goes as these bytes.

    Raises:
        InputError: the encoding has no way to write it.
    """
    try:
        return text.encode(layout.encoding, layout.errors)
    except UnicodeEncodeError as error:
        raise InputError(f"can't write {text[error.start]!r} in {layout.encoding}; choose other names") from error
