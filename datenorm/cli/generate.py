"""``datenorm generate``: labelled strings, the same for the same seed on any machine."""

import codecs
import gc
import hashlib
import json
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TextIO, cast

import typer

from datenorm import __version__
from datenorm.cli import completion
from datenorm.cli.terminal import Progress, destination
from datenorm.core.atomic import expect_place, stands_alone, write_bytes
from datenorm.core.errors import UsageError

if TYPE_CHECKING:
    from datenorm.data.example import Example

_STRINGS, _OUTPUT = "Which strings", "Output"

_Format = Literal["jsonl", "csv", "tsv"]
#: Ending of a file -> the format that it stands for; other names say nothing.
_BY_ENDING: dict[str, _Format] = {".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv", ".tsv": "tsv"}
#: Examples between two looks at the clock.
_STEP = 2000

EXAMPLES = """[bold]Examples[/bold]
  datenorm generate --count 5
  datenorm generate --count 100000 --seed 7 --output train.jsonl
  datenorm generate --locale fr --locale de-AT --kind absolute --format csv
  datenorm generate --describe
"""


def generate(
    count: Annotated[
        int,
        typer.Option("--count", "-n", min=0, metavar="N", rich_help_panel=_STRINGS, help="How many strings."),
    ] = 10,
    seed: Annotated[
        int,
        typer.Option(min=0, metavar="S", rich_help_panel=_STRINGS, help="The same seed gives the same strings."),
    ] = 0,
    locale: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            autocompletion=completion.locales,
            rich_help_panel=_STRINGS,
            help="Only this locale (fr, de-AT, zh_Hant); may be repeated. All by default.",
        ),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            autocompletion=completion.kinds,
            rich_help_panel=_STRINGS,
            help="Only this kind (absolute, datetime, reject) or group; may be repeated. All by default.",
        ),
    ] = None,
    noise: Annotated[
        float,
        typer.Option(
            min=0.0,
            max=4.0,
            metavar="X",
            rich_help_panel=_STRINGS,
            help="How damaged: 0 not at all, 1 as in training.",
        ),
    ] = 1.0,
    format: Annotated[
        _Format | None,
        typer.Option(
            "--format",
            "-f",
            rich_help_panel=_OUTPUT,
            show_default=False,
            help="JSON Lines, or a table with a header; else as the file's name ends, and jsonl.",
        ),
    ] = None,
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            rich_help_panel=_OUTPUT,
            help="Write this file, whole or not at all. Standard output by default.",
        ),
    ] = None,
    describe: Annotated[
        bool,
        typer.Option(
            "--describe", rich_help_panel=_OUTPUT, help="Print what the generator covers and how often, as tables."
        ),
    ] = False,
) -> None:
    """Write labelled strings for training and tests.

    Each line holds a date as a person might have written it, its reading in
    the canonical form (empty for what is no date), and what is known beside
    it: locale, order, kind, and which characters carry year, month and day.
    datenorm train --data and datenorm evaluate read these files. Beside an
    output file FILE stands FILE.manifest.json with recipe, seed and hash.
    """
    # Nothing that the generator makes is circular, and the collector would look through its tables again and again.
    gc.disable()
    from datenorm.data.records import write_jsonl, write_table
    from datenorm.data.sampler import Sampler

    _expect_places(output, describe)
    if describe:
        _describe(seed, kind, locale, output)
        return
    format = _format_of(output, format)
    sampler = Sampler(seed, kind or None, locale or None, noise, hinted=False)
    with destination(output) as stream:
        # Not a TextIOWrapper: one whose disk is full closes the stream, which is standard output, with itself.
        text = cast(TextIO, codecs.getwriter("utf-8")(stream))
        examples = _counted(sampler.examples(count), count)
        if format == "jsonl":
            write_jsonl(text, examples)
        else:
            write_table(text, examples, "," if format == "csv" else "\t")
    if output is not None and output != "-" and stands_alone(output):
        _write_manifest(output, {"count": count, "seed": seed, "locale": locale, "kind": kind, "noise": noise})


def _format_of(output: str | None, given: _Format | None) -> _Format:
    """The format that is given, or that the ending of the file stands for.

    Raises:
        UsageError: they contradict each other, and whoever reads the file would take the wrong one.
    """
    ending = Path(output or "").suffix.lower()
    meant = _BY_ENDING.get(ending)
    if given is not None and meant is not None and given != meant:
        raise UsageError(f"expected --format {meant} for a file that ends with {ending}, got {given}; leave one out")
    return given or meant or "jsonl"


def _expect_places(output: str | None, describe: bool) -> None:
    """See that the file and what stands beside it can be written, before any string is made."""
    if output is not None and output != "-":
        expect_place(output)
        if not describe and stands_alone(output):
            expect_place(_manifest_of(output))


def _manifest_of(output: str) -> str:
    return f"{output}.manifest.json"


def _describe(seed: int, kind: list[str] | None, locale: list[str] | None, output: str | None) -> None:
    from datenorm.cli.coverage import written
    from datenorm.data.describe import describe

    with destination(output) as stream:
        stream.write(written(describe(seed, kinds=kind or None, locales=locale or None)).encode())


def _write_manifest(output: str, recipe: dict[str, object]) -> None:
    """Say beside a file how to make it again: the generator's version, the options, and the hash of the content."""
    with open(output, "rb") as written:
        sha256 = hashlib.file_digest(written, "sha256").hexdigest()
    manifest = {"generator": f"datenorm {__version__}", "recipe": recipe, "sha256": sha256}
    write_bytes(_manifest_of(output), json.dumps(manifest, indent=2).encode() + b"\n")


def _counted(examples: Iterator["Example"], count: int) -> Iterator["Example"]:
    """The same examples, with a line on the terminal that counts them."""
    progress, began = Progress(count, "strings"), time.monotonic()
    for done in range(_STEP, count + 1, _STEP):
        yield from islice(examples, _STEP)
        progress.show(done, done / max(time.monotonic() - began, 1e-6))
    yield from examples
    progress.close()
