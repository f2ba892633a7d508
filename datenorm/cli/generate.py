"""``datenorm generate``: labelled strings, the same for the same seed on any machine."""

import io
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from datenorm.cli.terminal import Progress, destination

if TYPE_CHECKING:
    from datenorm.data.example import Example

#: Examples between two looks at the clock.
_STEP = 2000

EXAMPLES = """[bold]Examples[/bold]
  datenorm generate --count 5
  datenorm generate --count 100000 --seed 7 --output train.jsonl
  datenorm generate --locale fr --locale de-AT --kind absolute --format csv
"""


def generate(
    count: Annotated[int, typer.Option("--count", "-n", min=0, metavar="N", help="How many strings.")] = 10,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same strings.")] = 0,
    locale: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Only this locale (fr, de-AT, zh_Hant); may be repeated. All by default."),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            help="Only this kind (absolute, datetime, reject) or group; may be repeated. All by default.",
        ),
    ] = None,
    noise: Annotated[
        float,
        typer.Option(min=0.0, max=4.0, metavar="X", help="How damaged: 0 not at all, 1 as in training."),
    ] = 1.0,
    format: Annotated[
        Literal["jsonl", "csv", "tsv"], typer.Option("--format", "-f", help="JSON Lines, or a table with a header.")
    ] = "jsonl",
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Write this file, whole or not at all. Standard output by default."
        ),
    ] = None,
) -> None:
    """Write labelled strings for training and tests.

    Each line holds a date as a person might have written it, its reading in
    the canonical form (empty for what is no date), and what is known beside
    it: locale, order, kind, and which characters carry year, month and day.
    datenorm train --data and datenorm evaluate read these files.
    """
    from datenorm.data.records import write_jsonl, write_table
    from datenorm.data.sampler import Sampler

    sampler = Sampler(seed, kind or None, locale or None, noise)
    with destination(output) as stream:
        text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
        try:
            examples = _counted(sampler.examples(count), count)
            if format == "jsonl":
                write_jsonl(text, examples)
            else:
                write_table(text, examples, "," if format == "csv" else "\t")
        finally:
            text.detach()  # flushes, and leaves the stream open to whom it belongs to


def _counted(examples: Iterator["Example"], count: int) -> Iterator["Example"]:
    """The same examples, with a line on the terminal that counts them."""
    progress, began = Progress(count, "strings"), time.monotonic()
    for done, example in enumerate(examples, 1):
        yield example
        if done % _STEP == 0:
            progress.show(done, done / max(time.monotonic() - began, 1e-6))
    progress.close()
