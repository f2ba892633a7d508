"""``datenorm predict``: reads dates from arguments or from a stream."""

import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from datenorm.cli import terminal
from datenorm.cli.answering import Answering, Rendered, answer
from datenorm.cli.card import Frame
from datenorm.cli.formats import FORMATS
from datenorm.cli.plain import PlainCommand as COMMAND_CLASS
from datenorm.cli.review import Review, refusals, verdict_line, write_report
from datenorm.core.errors import UsageError
from datenorm.core.policy import DEFAULT_CENTURY, PREFERENCES, VIEWS, Policy
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.search import WIDTH
from datenorm.stream import Line, argument, batches
from datenorm.text.vocabulary import ORDERS

if TYPE_CHECKING:
    from datenorm.column import Verdict

__all__ = ["COMMAND_CLASS", "EXAMPLES", "predict"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm predict '3rd of May 1999' 'le 4 juillet 2021'
  datenorm predict --order DMY --top 2 03/04/05
  datenorm predict --reference-date 2024-01-15 --prefer past '3 May'
  datenorm predict < dates.txt > iso.txt
  datenorm predict --locale fr --format csv --output iso.csv < dates.txt
  datenorm predict --csv orders.csv --column due --into due_iso -o iso.csv
  datenorm predict --csv orders.csv --column due --review check.csv -o iso.csv

[bold]Exit codes[/bold]
  0 all read, 1 with --strict and something refused, 2 wrong usage or
  unreadable input, 130 interrupted.
"""

AUTO = "auto"
_ORDERS = (AUTO, *ORDERS)
_MOST_JOBS = 256
_POLICY, _TABLES, _OUTPUT = "What to answer", "Columns of files", "Output"


def _choice(names: Iterable[str], *declarations: str, help: str, panel: str | None = None) -> Any:
    """An option that takes one of ``names``."""
    names = tuple(names)
    return typer.Option(
        *declarations, metavar="|".join(names), autocompletion=lambda: list(names), rich_help_panel=panel, help=help
    )


def predict(
    texts: Annotated[
        list[str] | None,
        typer.Argument(metavar="TEXT", help="Strings to read; none, or a single -, reads one a line from stdin."),
    ] = None,
    model: Annotated[str, typer.Option("--model", "-m", metavar="NAME|DIR", help="The model.")] = "base",
    order: Annotated[
        str,
        _choice(_ORDERS, "--order", help="Advice on numeric dates; an ISO date stays one."),
    ] = AUTO,
    locale: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Advice on language and order: fr, de-AT, zh_Hant_TW."),
    ] = None,
    reference_date: Annotated[
        str | None,
        typer.Option(metavar="YYYY-MM-DD", rich_help_panel=_POLICY, help="Fill a missing year counting from this day."),
    ] = None,
    prefer: Annotated[
        str,
        _choice(PREFERENCES, "--prefer", panel=_POLICY, help="Which day a missing year means."),
    ] = "nearest",
    century: Annotated[
        str,
        typer.Option(
            metavar="START", rich_help_panel=_POLICY, help="First of the 100 years of two-digit years; or past."
        ),
    ] = str(DEFAULT_CENTURY),
    view: Annotated[
        str,
        _choice(VIEWS, "--as", panel=_POLICY, help="The day, the day and time, or EDTF with all that is known."),
    ] = "date",
    min_confidence: Annotated[
        str | None,
        typer.Option(
            metavar="P", rich_help_panel=_POLICY, help="Refuse what is less sure, 0 to 1. The model's own by default."
        ),
    ] = None,
    top: Annotated[
        str, typer.Option(metavar="N", rich_help_panel=_POLICY, help="Give so many readings, 1 to 5.")
    ] = "1",
    refuse_ambiguous: Annotated[
        bool,
        typer.Option("--refuse-ambiguous", rich_help_panel=_POLICY, help="Refuse what has more than one reading."),
    ] = False,
    infer_order: Annotated[
        bool | None,
        typer.Option(
            "--infer-order/--no-infer-order",
            rich_help_panel=_POLICY,
            show_default=False,
            help="Let all rows together tell the order of numbers: always for columns of files, else when asked.",
        ),
    ] = None,
    csv: Annotated[
        str | None,
        typer.Option(
            "--csv", metavar="FILE|-", rich_help_panel=_TABLES, help="Read columns of this CSV or TSV; - is stdin."
        ),
    ] = None,
    jsonl: Annotated[
        str | None,
        typer.Option("--jsonl", metavar="FILE|-", rich_help_panel=_TABLES, help="Read keys of this JSON Lines file."),
    ] = None,
    column: Annotated[
        list[str] | None,
        typer.Option("--column", metavar="NAME", rich_help_panel=_TABLES, help="A column with dates; may come again."),
    ] = None,
    into: Annotated[
        list[str] | None,
        typer.Option("--into", metavar="NAME", rich_help_panel=_TABLES, help="Its new column; NAME_iso by default."),
    ] = None,
    extras: Annotated[
        str | None,
        typer.Option(
            "--with",
            metavar="KEY,KEY",
            rich_help_panel=_TABLES,
            help="More new columns: confidence, reason, alternatives, edtf, order, ambiguous, reading, calendar.",
        ),
    ] = None,
    delimiter: Annotated[
        str | None,
        typer.Option(
            metavar="CHAR", rich_help_panel=_TABLES, help="comma, semicolon, tab, pipe or a character; found out else."
        ),
    ] = None,
    encoding: Annotated[
        str | None,
        typer.Option(metavar="NAME", rich_help_panel=_TABLES, help="cp1252, shift_jis; UTF-8 or its marks else."),
    ] = None,
    heatmap: Annotated[
        bool | None,
        typer.Option(
            "--heatmap/--no-heatmap",
            rich_help_panel=_OUTPUT,
            show_default=False,
            help="Show where the network looked: always for arguments, on a terminal for a stream.",
        ),
    ] = None,
    format: Annotated[
        str, _choice(FORMATS, "--format", "-f", panel=_OUTPUT, help="Text, JSON Lines, or a table with a header.")
    ] = "text",
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FILE", rich_help_panel=_OUTPUT, help="Write this file, whole or not at all."
        ),
    ] = None,
    review: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", rich_help_panel=_OUTPUT, help="Write old and new values as CSV, the most doubtful first."
        ),
    ] = None,
    report: Annotated[
        str | None,
        typer.Option(metavar="FILE", rich_help_panel=_OUTPUT, help="Write how the order was told, as JSON."),
    ] = None,
    jobs: Annotated[
        str, typer.Option("--jobs", "-j", metavar="N", rich_help_panel=_OUTPUT, help="Processes that read a stream.")
    ] = "1",
    strict: Annotated[
        bool, typer.Option("--strict", rich_help_panel=_OUTPUT, help="Exit with 1 when something is refused.")
    ] = False,
) -> int:
    """Read dates: strings, or a stream with one a line.

    An argument prints the answer in ISO 8601, how sure it is, and a heatmap of
    where the network looked. A stream prints one line for each line; a refused
    one is empty, and the reasons are summed up on stderr at the end.
    """
    for names, option, value in (
        (FORMATS, "--format", format),
        (PREFERENCES, "--prefer", prefer),
        (VIEWS, "--as", view),
    ):
        _one_of(names, option, value)
    options = Options(
        order=None if order.lower() == AUTO else _one_of(_ORDERS, "--order", order.upper()),
        locale=locale,
        policy=Policy.from_options(century, reference_date, prefer, view),
        min_confidence=None if min_confidence is None else _number(float, "--min-confidence", min_confidence, 0, 1),
        top=int(_number(int, "--top", top, 1, WIDTH)),
        refuse_ambiguous=refuse_ambiguous,
    )
    processes = int(_number(int, "--jobs", jobs, 1, _MOST_JOBS))
    only_tables = {
        "--column": column, "--into": into, "--with": extras, "--delimiter": delimiter, "--encoding": encoding
    }  # fmt: skip
    if csv is not None or jsonl is not None:
        not_tables = {"TEXT": texts, "--heatmap": heatmap, "--format": format != "text"}
        _without(not_tables, "a file with --csv or --jsonl")
        _without({"--jsonl": csv and jsonl}, "--csv")
        from datenorm.cli.predict_table import Request, extras_of, predict_table

        request = Request(
            path=csv if csv is not None else str(jsonl),
            json_lines=jsonl is not None,
            columns=tuple(column or ()),
            into=tuple(into or ()),
            extras=extras_of(extras),
            delimiter=delimiter,
            encoding=encoding,
            infer=infer_order is not False,
            output=output,
            report=report,
            review=review,
            jobs=processes,
        )
        refused = predict_table(request, model, options)
        return 1 if strict and refused else 0
    _without(only_tables, "strings; they need --csv or --jsonl")
    _without({"--report": None if infer_order else report}, "strings that are read one by one; add --infer-order")
    streaming = not texts or texts == ["-"]
    on_terminal = output in (None, "-") and terminal.is_terminal(sys.stdout)
    if heatmap is None:
        heatmap = format == "text" and (on_terminal or not streaming)
    answering = _answering(model, options, format, heatmap, streaming, on_terminal)
    lines = _stdin() if streaming else [[argument(text) for text in texts or ()]]
    doubts = Review() if review is not None else None
    with contextlib.ExitStack() as stack:
        if infer_order:
            answering, lines = _inferring(answering, lines, streaming, stack)
        pieces = answer(replace(answering, doubting=review is not None), lines, processes if streaming else 1)
        total = _write(pieces, format, output, on_terminal, doubts)
    _conclude(total, answering.verdict, streaming, report)
    if doubts is not None and review is not None:
        doubts.write(review)
    return 1 if strict and total.refused else 0


def _conclude(total: Rendered, verdict: "Verdict | None", streaming: bool, report: str | None) -> None:
    """Say what was refused and how the order was told; write the report."""
    if streaming and total.refused:
        terminal.say(f"datenorm: {refusals(total.refused, total.lines, 'lines')}")
    if verdict is None:
        return
    said = verdict_line(verdict)
    if said is not None:
        terminal.say(f"datenorm: {said}")
    if report is not None:
        counts = {"lines": total.lines, "refused": dict(total.refused)}
        write_report(report, {**counts, "order": verdict.to_dict()})


def _answering(
    model: str, options: Options, format: str, heatmap: bool, streaming: bool, on_terminal: bool
) -> Answering:
    """The model with all that decides what is printed; a locale that it does not know is an error now."""
    options = replace(options, attention=heatmap)
    normalizer = Normalizer.load(model)
    normalizer.batch([], options)
    frame = None
    if format == "text" and (heatmap or not streaming):
        style = terminal.styler(sys.stdout) if on_terminal else terminal.unstyled
        frame = Frame(terminal.columns(), style, heatmap)
    return Answering(normalizer, options, format, frame, on_terminal)


def _inferring(
    answering: Answering, lines: Iterable[list[Line]], streaming: bool, stack: contextlib.ExitStack
) -> tuple[Answering, Iterable[list[Line]]]:
    """With what the lines say together about their order, and the lines once more."""
    from datenorm.cli.inferring import inferred, verdict_on

    if not streaming:
        return replace(answering, verdict=verdict_on(lines, answering)), lines
    lines, verdict = stack.enter_context(inferred(terminal.standard_input(), answering))
    return replace(answering, verdict=verdict), lines


def _stdin() -> Iterable[list[Line]]:
    """Batches of lines from standard input."""
    if terminal.is_terminal(sys.stdin):
        terminal.say("Type one date a line; Ctrl-D ends.")
    return batches(terminal.standard_input())


def _write(
    pieces: Iterable[Rendered], format: str, output: str | None, on_terminal: bool, doubts: Review | None
) -> Rendered:
    """Write each piece as soon as it is there, and note its doubts; returns the counts of all."""
    encoding = (sys.stdout.encoding or "utf-8") if on_terminal else "utf-8"
    lines, refused = 0, Counter[str]()
    with terminal.destination(output) as stream:
        stream.write(FORMATS[format].header.encode())
        for piece in pieces:
            stream.write(piece.text.encode(encoding, "backslashreplace"))
            stream.flush()
            if doubts is not None:
                doubts.add(piece.doubts, lines + 1)
            lines += piece.lines
            refused += piece.refused
    return Rendered("", lines, refused)


def _without(options: Mapping[str, object], what: str) -> None:
    """Refuse options that have no meaning here."""
    for option, value in options.items():
        if value:
            raise UsageError(f"expected no {option} beside {what}")


def _one_of(names: Collection[str], option: str, value: str) -> str:
    if value not in names:
        raise UsageError(f"expected {option} to be one of {', '.join(names)}, got {value[:40]!r}")
    return value


def _number(kind: Callable[[str], float], option: str, text: str, low: float, high: float) -> float:
    try:
        value = kind(text)
    except ValueError:
        value = high + 1
    if low <= value <= high:
        return value
    what = "a whole number" if kind is int else "a number"
    raise UsageError(f"expected {option} to be {what} from {low} to {high}, got {text[:40]!r}")
