"""``datenorm predict``: reads dates from arguments or from a stream."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import typer

from datenorm.cli import completion
from datenorm.cli.formats import FORMATS, SPREADSHEET_SAFE
from datenorm.cli.opening import open_model
from datenorm.cli.places import expect_places
from datenorm.cli.plain import PlainCommand
from datenorm.cli.typed import number, one_of
from datenorm.core.delimited import DELIMITERS
from datenorm.core.errors import UsageError
from datenorm.core.policy import DEFAULT_CENTURY, OPTIONS, PREFERENCES, VIEWS, Policy
from datenorm.normalizer import Options
from datenorm.runtime.engines import AUTO as AUTO_ENGINE
from datenorm.runtime.engines import ENGINES
from datenorm.runtime.search import WIDTH
from datenorm.tabular import EXTRAS
from datenorm.text.vocabulary import ORDERS

__all__ = ["COMMAND_CLASS", "EXAMPLES", "predict"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm predict '3rd of May 1999' 'le 4 juillet 2021'
  datenorm predict --explain --heatmap-file why.svg 'Sunday 03/04/2005'
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
#: Formats that have room for an explanation.
_EXPLAINING = ("text", "jsonl")
_POLICY, _TABLES, _OUTPUT = "What to answer", "Columns of files", "Output"


COMMAND_CLASS = PlainCommand


def _choice(names: Iterable[str], *declarations: str, help: str, panel: str | None = None) -> Any:
    """An option that takes one of ``names``."""
    names = tuple(names)
    return typer.Option(
        *declarations,
        metavar="|".join(names),
        autocompletion=completion.among(*names),
        rich_help_panel=panel,
        help=help,
    )


def _model_option() -> Any:
    return typer.Option(
        "--model", "-m", metavar="NAME|DIR", autocompletion=completion.models, help="The model."
    )


def predict(
    texts: Annotated[
        list[str] | None,
        typer.Argument(metavar="TEXT", help="Strings to read; none, or a single -, reads one a line from stdin."),
    ] = None,
    model: Annotated[str, _model_option()] = "base",
    order: Annotated[
        str,
        _choice(_ORDERS, "--order", help="Advice on numeric dates; an ISO date stays one."),
    ] = AUTO,
    locale: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            autocompletion=completion.locales,
            help="Advice on language and order: fr, de-AT, zh_Hant_TW.",
        ),
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
        str | None,
        typer.Option(
            metavar="START",
            rich_help_panel=_POLICY,
            help=f"First of the 100 years of two-digit years; or past.  [default: {DEFAULT_CENTURY}]",
        ),
    ] = None,
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
            help="Let all rows tell order and century together: always for columns of files, else when asked.",
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
        typer.Option(
            "--column",
            metavar="NAME",
            autocompletion=completion.columns,
            rich_help_panel=_TABLES,
            help="A column with dates; may come again.",
        ),
    ] = None,
    into: Annotated[
        list[str] | None,
        typer.Option("--into", metavar="NAME", rich_help_panel=_TABLES, help="Its new column; NAME_iso by default."),
    ] = None,
    extras: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            metavar="KEY,KEY",
            autocompletion=completion.listed(*EXTRAS),
            rich_help_panel=_TABLES,
            help=f"More new columns: {', '.join(EXTRAS)}; may come again.",
        ),
    ] = None,
    delimiter: Annotated[
        str | None,
        typer.Option(
            metavar="CHAR",
            autocompletion=completion.among(*DELIMITERS),
            rich_help_panel=_TABLES,
            help="comma, semicolon, tab, pipe or a character; found out else.",
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
    heatmap_file: Annotated[
        str | None,
        typer.Option(
            "--heatmap-file",
            metavar="FILE",
            rich_help_panel=_OUTPUT,
            help="Write a picture of it and of the reasons: .svg, .html, or .png with matplotlib.",
        ),
    ] = None,
    explain: Annotated[
        bool,
        typer.Option("--explain", rich_help_panel=_OUTPUT, help="Say in words what each answer rests on."),
    ] = False,
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
        typer.Option(metavar="FILE", rich_help_panel=_OUTPUT, help="Write how order and century were told, as JSON."),
    ] = None,
    jobs: Annotated[
        str, typer.Option("--jobs", "-j", metavar="N", rich_help_panel=_OUTPUT, help="Processes that read a stream.")
    ] = "1",
    spreadsheet_safe: Annotated[
        bool,
        typer.Option(
            "--spreadsheet-safe",
            rich_help_panel=_OUTPUT,
            help="Put an apostrophe in front of cells of CSV and TSV that begin with = + - @, tab or line end.",
        ),
    ] = False,
    engine: Annotated[
        str,
        _choice(
            ENGINES, "--engine", panel=_OUTPUT, help="What runs the network; auto is NumPy where it can."
        ),
    ] = AUTO_ENGINE,
    strict: Annotated[
        bool, typer.Option("--strict", rich_help_panel=_OUTPUT, help="Exit with 1 when something is refused.")
    ] = False,
) -> int:
    """Read dates: strings, or a stream with one a line.

    An argument prints the answer in ISO 8601, how sure it is, and a heatmap of
    where the network looked. A stream prints one line for each line; a refused
    one is empty, and the reasons are summed up on stderr at the end.
    """
    format, engine = one_of(FORMATS, "--format", format), one_of(ENGINES, "--engine", engine)
    prefer, view = one_of(PREFERENCES, "--prefer", prefer), one_of(VIEWS, "--as", view)
    options = Options(
        order=None if (given := one_of(_ORDERS, "--order", order)) == AUTO else given,
        locale=locale,
        policy=Policy.from_options(
            DEFAULT_CENTURY if century is None else century, reference_date, prefer, view, OPTIONS
        ),
        min_confidence=None if min_confidence is None else number(float, "--min-confidence", min_confidence, 0, 1),
        top=int(number(int, "--top", top, 1, WIDTH)),
        refuse_ambiguous=refuse_ambiguous,
        explain=explain,
    )
    answers = "standard output" if output in (None, "-") else "--output"
    files = {"--csv": csv, "--jsonl": jsonl}
    streaming = not any(files.values()) and (not texts or texts == ["-"])
    expect_places(
        {answers: output or "-", "--report": report, "--review": review, "--heatmap-file": heatmap_file},
        files | {"standard input": "-" if streaming else None},
        in_place=answers,
    )
    processes = int(number(int, "--jobs", jobs, 1, _MOST_JOBS))
    only_tables = {
        "--column": column, "--into": into, "--with": extras, "--delimiter": delimiter, "--encoding": encoding
    }  # fmt: skip
    for option, path in (("--csv", csv), ("--jsonl", jsonl)):
        if path is not None and path.startswith("--"):
            raise UsageError(f"expected a file after {option}, got the option {path[:40]}")
    if csv is not None or jsonl is not None:
        not_tables = {
            "TEXT": texts, "--heatmap": heatmap, "--heatmap-file": heatmap_file, "--explain": explain,
            "--format": format != "text",
        }  # fmt: skip
        _without(not_tables, "a file with --csv or --jsonl")
        _without({"--jsonl": None if csv is None else jsonl}, "--csv")
        from datenorm.cli.predict_table import Request, extras_of, predict_table

        more = extras_of(extras or ())
        if review is None and "alternatives" not in more:
            _without({"--top": options.top > 1}, "a file; add --with alternatives or --review FILE, which show them")
        request = Request(
            path=csv if csv is not None else str(jsonl),
            json_lines=jsonl is not None,
            columns=tuple(column or ()),
            into=tuple(into or ()),
            extras=more,
            delimiter=delimiter,
            encoding=encoding,
            infer=infer_order is not False,
            century_given=century is not None,
            output=output,
            report=report,
            review=review,
            spreadsheet_safe=spreadsheet_safe,
            jobs=processes,
        )
        refused = predict_table(request, open_model(model, engine), options)
        return 1 if strict and refused else 0
    made = f"iconv -f {(encoding or '')[:40]} -t utf-8 makes them so, or give a file with --csv or --jsonl"
    _without({"--encoding": only_tables.pop("--encoding")}, f"strings, which are UTF-8; {made}")
    _without(only_tables, "strings; they need --csv or --jsonl")
    if not streaming:
        _without({"--review": review}, "strings that are arguments; give them one a line on standard input")
    _without({"--report": None if infer_order else report}, "strings that are read one by one; add --infer-order")
    if format not in _EXPLAINING:
        _without({"--explain": explain}, f"--format {format}; text and jsonl have room for it")
    if spreadsheet_safe and review is None and format not in SPREADSHEET_SAFE:
        raise UsageError("expected a table for --spreadsheet-safe; add --format csv or tsv, --csv or --review FILE")
    if heatmap_file is not None:
        from datenorm.picture import check

        check(heatmap_file)
    from datenorm.cli.strings import Request as Strings
    from datenorm.cli.strings import predict_strings

    refused = predict_strings(
        Strings(
            texts=texts or (),
            options=options,
            model=model,
            engine=engine,
            format=SPREADSHEET_SAFE.get(format, format) if spreadsheet_safe else format,
            heatmap=heatmap,
            heatmap_file=heatmap_file,
            infer=bool(infer_order),
            century_given=century is not None,
            output=output,
            report=report,
            review=review,
            spreadsheet_safe=spreadsheet_safe,
            jobs=processes,
        )
    )
    return 1 if strict and refused else 0


def _without(options: Mapping[str, object], what: str) -> None:
    """Refuse options that have no meaning here, whatever value was given."""
    for option, value in options.items():
        if value not in (None, False, []):
            raise UsageError(f"expected no {option} beside {what}")
