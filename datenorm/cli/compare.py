"""``datenorm compare``: attentions side by side, on the same strings."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from datenorm.cli import terminal
from datenorm.cli.typed import one_of

if TYPE_CHECKING:
    from datenorm.training.report import Reporter

__all__ = ["EXAMPLES", "compare"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm compare
  datenorm compare additive fixed-vector --seeds 5 --plots docs
  datenorm compare --json comparison.json
"""

_RESULT = "What comes out"


def compare(
    attentions: Annotated[
        list[str] | None,
        typer.Argument(metavar="ATTENTION", help="Which ones; all by default.", show_default=False),
    ] = None,
    examples: Annotated[int, typer.Option(metavar="N", help="Strings that each of them learns from.")] = 48_000,
    seeds: Annotated[
        int, typer.Option(metavar="N", help="Trainings of additive and fixed-vector; the others have one.")
    ] = 3,
    test: Annotated[int, typer.Option(metavar="N", help="Strings that each of them is measured on.")] = 2_000,
    folder: Annotated[
        Path, typer.Option(metavar="DIR", help="Trainings, models and results; what is there is not done again.")
    ] = Path("runs/compare"),
    workers: Annotated[int, typer.Option(min=0, max=64, metavar="N", help="Processes that make strings.")] = 0,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write all figures.", rich_help_panel=_RESULT)
    ] = None,
    plots: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Draw the plots; needs Matplotlib.", rich_help_panel=_RESULT),
    ] = None,
    png: Annotated[bool, typer.Option("--png", help="As PNG, not as SVG.", rich_help_panel=_RESULT)] = False,
) -> int:
    """Train attentions on the same strings and show how they do.

    A small network reads English dates of up to 64 characters. Ctrl-C stops;
    the same command goes on where it stopped.
    """
    from datenorm.cli.table import aligned
    from datenorm.comparison.plan import Plan
    from datenorm.comparison.plots import draw
    from datenorm.comparison.table import falls_short, rows
    from datenorm.runtime.architecture import ATTENTIONS

    attentions = [one_of(ATTENTIONS, "ATTENTION", name) for name in attentions or ()]
    plan = Plan(tuple(attentions) if attentions else Plan().attentions, seeds, examples, test)
    _expect_places(json, plots)
    from datenorm.comparison.run import Comparison

    comparison = Comparison(plan, folder, workers)
    came = comparison.run(terminal.say, _reporter)
    results = comparison.results()
    if results:
        print("\n".join(aligned(rows(results))))
        print(f"exact match and its parts in %, on {test:,} strings, after {examples:,} strings")
        if short := falls_short(results):
            print(f"below the fixed vector: {', '.join(short)}")
    if came:
        terminal.say("stopped; the same command goes on")
        return 128 + came
    if json is not None:
        _write(json, {"conditions": plan.conditions(), "results": results})
    if plots is not None:
        for path in draw(results, plots, "png" if png else "svg"):
            terminal.say(f"wrote {path}")
    return 0


def _expect_places(json: str | None, plots: Path | None) -> None:
    """See that what comes out can be written, before the trainings."""
    from datenorm.comparison.plots import check_plots
    from datenorm.core.atomic import expect_place
    from datenorm.core.folders import expect_folder

    if json is not None and json != "-":
        expect_place(json)
    if plots is not None:
        check_plots()
        expect_folder(plots, "--plots")


def _write(path: str, value: object) -> None:
    from json import dumps

    with terminal.destination(path) as stream:
        stream.write((dumps(value, ensure_ascii=False, allow_nan=False) + "\n").encode("utf-8"))


def _reporter() -> "Reporter":
    """A bar on a terminal, lines elsewhere."""
    from datenorm.training.report import Lines

    if terminal.is_terminal(sys.stderr):
        from datenorm.cli.training_bar import Bar

        return Bar()
    return Lines(terminal.say)
