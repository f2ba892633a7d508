"""``datenorm predict --csv``: dates in the columns of a file, the answers in columns behind them."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO, Any, NamedTuple

from datenorm.cli import terminal
from datenorm.cli.answering import answer
from datenorm.cli.inferring import kept
from datenorm.cli.review import Doubt, Review, doubt_of, findings_lines, write_report
from datenorm.cli.tally import NONE, Tally
from datenorm.column import ColumnReader, Findings, Surveyor
from datenorm.core.delimited import DELIMITERS
from datenorm.core.errors import InputError, UsageError, unreadable
from datenorm.core.results import Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.tabular import EXTRAS, SAMPLE, Layout, Noticed, Renderer, Row, Table, encoded, find_layout


@dataclass(frozen=True, slots=True)
class Request:
    """What the user asks of a table.

    Attributes:
        path: the file; ``-`` is standard input.
        json_lines: it is JSON Lines.
        columns, into: the columns to read, and the names of those to add (none = ``NAME_iso``).
        extras: what else is added for each.
        delimiter, encoding: None to find out.
        infer: let each column decide its order and century.
        century_given: the user chose the window of two-digit years.
        output, report, review: where to write.
        spreadsheet_safe: write no cell that a spreadsheet takes for a formula.
    """

    path: str
    json_lines: bool
    columns: tuple[str, ...]
    into: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    delimiter: str | None = None
    encoding: str | None = None
    infer: bool = True
    century_given: bool = False
    output: str | None = None
    report: str | None = None
    review: str | None = None
    spreadsheet_safe: bool = False
    jobs: int = 1

    @property
    def name(self) -> str:
        """What to call the file in messages."""
        return "standard input" if self.path == "-" else self.path

    @property
    def added(self) -> list[list[str]]:
        """The names of the columns to add, for each column that is read.

        Raises:
            UsageError: they are not one for each column, or not distinct.
        """
        if not self.columns:
            raise UsageError("expected --column with the name of the column that holds the dates")
        for option, names in (("--column", self.columns), ("--into", self.into)):
            if "" in names:
                raise UsageError(f"expected a name after {option}, got an empty one")
        into = self.into or tuple(f"{column}_iso" for column in self.columns)
        if len(into) != len(self.columns):
            raise UsageError(f"expected --into once for each --column, got {len(into)} for {len(self.columns)}")
        groups = [[name, *(f"{name}_{extra}" for extra in self.extras)] for name in into]
        added = [name for group in groups for name in group]
        if len(set(added)) < len(added):
            raise UsageError("expected different names for the columns to add; give --into for each --column")
        return groups


def extras_of(lists: Sequence[str]) -> tuple[str, ...]:
    """The names in ``--with confidence,reason``, which may come again.

    Raises:
        UsageError: one is no key of a prediction.
    """
    names = tuple(dict.fromkeys(name.strip().lower() for text in lists for name in text.split(",")))
    for name in names:
        if name not in EXTRAS:
            raise UsageError(f"expected --with to name some of {', '.join(EXTRAS)}, got {name[:40]!r}")
    return names


class Answered(NamedTuple):
    """Rows with their answers, and what is counted of each column."""

    text: str
    rows: int
    tallies: tuple[Tally, ...]
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class TableAnswering:
    """Answers batches of rows; small when pickled."""

    readers: tuple[ColumnReader, ...]
    renderer: Renderer
    columns: tuple[str, ...]
    doubting: bool

    def __call__(self, rows: list[Row]) -> Answered:
        """The rows with the answers behind them."""
        full = [row for row in rows if row.width >= 0]
        answers = [reader([row.texts[place] for row in full]) for place, reader in enumerate(self.readers)]
        tallies = tuple(map(Tally.of, answers))
        doubts = [
            doubt_of(row.number, name, prediction)
            for name, column in zip(self.columns, answers, strict=True)
            for row, prediction in zip(full, column, strict=True)
            if self.doubting
        ]
        return Answered(self.renderer.rows(rows, answers), len(full), tallies, tuple(doubts))


def predict_table(request: Request, normalizer: Normalizer, options: Options) -> int:
    """Read the columns of a table; returns how many values were refused.

    Raises:
        DatenormError: an option makes no sense, a file can't be read or written.
    """
    added = request.added
    normalizer.batch([], options)
    with _source(request) as (stream, layout):

        def table() -> Table:
            return Table(stream, request.name, layout, request.columns, added)

        findings: list[Findings | None] = [None] * len(request.columns)
        if request.infer:
            first = table()
            findings = list(_survey(first, normalizer, options, request.century_given))
            first.close()
            stream.seek(0)
        return _answer(table(), request, normalizer, options, findings)


@contextlib.contextmanager
def _source(request: Request) -> Iterator[tuple[IO[bytes], Layout]]:
    """The bytes of the file, at their beginning, and its layout; standard input that is read twice is put in a file."""
    if request.path == "-" and request.infer:
        with kept(terminal.standard_input()) as copy:
            yield copy, _layout(request, _sample(copy))
        return
    if request.path == "-":
        buffered = io.BufferedReader(terminal.standard_input(), SAMPLE)
        yield buffered, _layout(request, buffered.peek(SAMPLE))
        return
    try:
        file = open(request.path, "rb")  # noqa: SIM115 # closed below; what is wrong with it is told here
    except OSError as error:
        raise unreadable(request.path, error) from error
    with file:
        if request.infer and not file.seekable():
            raise InputError(f"expected a file that can be read twice, got {request.path}; pipe it to --csv -")
        yield file, _layout(request, _sample(file) if file.seekable() else file.peek(SAMPLE)[:SAMPLE])


def _sample(file: IO[bytes]) -> bytes:
    sample = file.read(SAMPLE)
    file.seek(0)
    return sample


def _layout(request: Request, sample: bytes) -> Layout:
    return find_layout(sample, request.path, request.json_lines, request.delimiter, request.encoding)


def _survey(table: Table, normalizer: Normalizer, options: Options, century_given: bool) -> list[Findings]:
    """What each column says, told from all of its rows."""
    surveyors = [Surveyor(normalizer, options, century_given) for _ in table.columns]
    for batch in table.batches():
        for place, surveyor in enumerate(surveyors):
            surveyor.add([(row.number, row.texts[place]) for row in batch if row.width >= 0])
    return [surveyor.findings() for surveyor in surveyors]


def _reader(normalizer: Normalizer, options: Options, findings: Findings | None) -> ColumnReader:
    """What reads a column under its findings."""
    if findings is None:
        return ColumnReader(normalizer, options)
    return ColumnReader(normalizer, findings.applied(options), findings.order, findings.century_from)


def _answer(
    table: Table, request: Request, normalizer: Normalizer, options: Options, findings: Sequence[Findings | None]
) -> int:
    readers = tuple(_reader(normalizer, options, found) for found in findings)
    renderer = Renderer(table, request.extras, request.spreadsheet_safe)
    answering = TableAnswering(readers, renderer, table.columns, request.review is not None)
    rows = 0
    tallies = [NONE for _ in table.columns]
    review = Review(request.spreadsheet_safe)
    with terminal.destination(request.output, table.layout.encoding) as stream:
        stream.write(encoded(renderer.header(), table.layout))
        for piece in answer(answering, table.batches(), request.jobs):
            stream.write(encoded(piece.text, table.layout))
            stream.flush()
            rows += piece.rows
            review.add(piece.doubts)
            tallies = [total.and_(part) for total, part in zip(tallies, piece.tallies, strict=True)]
    _say(table, request, tallies, findings)
    if request.review is not None:
        review.write(request.review)
    if request.report is not None:
        write_report(request.report, _report(table, request, rows, tallies, findings))
    return sum(total.refused.total() for total in tallies)


def _say(
    table: Table, request: Request, tallies: Sequence[Tally], findings: Sequence[Findings | None]
) -> None:
    """The summary on standard error."""
    from datenorm.text.safe import shown

    others = None if "alternatives" in request.extras else "--with alternatives"
    for column, total, found in zip(table.columns, tallies, findings, strict=True):
        lines = [] if found is None else findings_lines(found, total.refused[Reason.AMBIGUOUS])
        unsaid = total.without_said(0 if found is None else found.order.marked)
        for line in (*lines, unsaid.summary("row", others)):
            if line is not None:
                terminal.say(f"datenorm: {shown(column)}: {line}")
    for line in _remarks(table, sum(total.refused[Reason.BAD_ENCODING] for total in tallies)):
        terminal.say(f"datenorm: {line}")


def _remarks(table: Table, unreadable: int) -> Iterator[str]:
    """What is to be said of the rows as the file has them.

    Args:
        unreadable: how many values are no text in the file's encoding.
    """
    names = {character: name for name, character in DELIMITERS.items()}
    if table.whole.count:
        name = names[table.layout.delimiter or ","]
        yield (
            f"{_rows(table.whole, 'holds', 'hold')} a {name} outside quotes; as the header has none, such a line was "
            f"read as one field, and put in quotes (--delimiter {name} would cut it)"
        )
    if table.wider.count:
        advice = "give another --delimiter" if table.layout.told else "give --delimiter"
        yield (
            f"{_rows(table.wider, 'has', 'have')} more fields than the header, and the new ones at the end; "
            f"if a delimiter stands inside a field, quote it or {advice}"
        )
    if unreadable:
        advice = "give --encoding (cp1252?)" if table.layout.encoding == "utf-8" else "give another --encoding"
        yield f"what is refused as bad-encoding is not {table.layout.encoding}; {advice}"


def _rows(rows: Noticed, one: str, more: str) -> str:
    """``2 rows (the first is row 3) hold``."""
    if rows.count == 1:
        return f"row {rows.first} {one}"
    return f"{rows.count:,} rows (the first is row {rows.first}) {more}"


def _report(
    table: Table,
    request: Request,
    rows: int,
    tallies: Sequence[Tally],
    findings: Sequence[Findings | None],
) -> dict[str, Any]:
    columns = [
        {
            "column": column,
            "into": names[0],
            "refused": dict(total.refused),
            "ambiguous": total.ambiguous,
            **({"order": None, "century": None} if found is None else found.to_dict()),
        }
        for column, names, total, found in zip(table.columns, request.added, tallies, findings, strict=True)
    ]
    return {"file": request.path, "rows": rows, "wider_rows": table.wider.count, "columns": columns}
