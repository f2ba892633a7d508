"""``datenorm evaluate``: scores a model on labelled strings."""

import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from datenorm.cli import completion, terminal
from datenorm.cli.places import expect_places
from datenorm.cli.typed import given_options, one_of
from datenorm.core.errors import UsageError

if TYPE_CHECKING:
    from datenorm.evaluation.attention import AttentionScore
    from datenorm.evaluation.cases import Case
    from datenorm.evaluation.metrics import Row
    from datenorm.evaluation.readers import DateReader
    from datenorm.evaluation.report import DataSet
    from datenorm.normalizer import Normalizer

__all__ = ["EXAMPLES", "evaluate"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm evaluate labelled.jsonl --errors 20
  datenorm evaluate --generated 10000 --noise 2 --calibration --attention
  datenorm evaluate labelled.csv --no-hints --against dateparser,dateutil
"""

#: Strings that are scored between two steps of the progress line.
_CHUNK = 4000
#: Examples that are made at most for each one of the kinds asked for.
_TRIES = 50

#: Names of kinds in a message, and characters of each.
_MOST_NAMES, _NAME = 20, 40

_GENERATED = "Generated strings"
_SHOWN = "What to show"

#: Options about generated strings.
_OF_GENERATED = frozenset({"seed", "noise", "misspelt", "locale"})

_Order = Literal["DMY", "MDY", "YMD"]


def evaluate(
    context: typer.Context,
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="Labelled strings: JSON Lines, CSV or TSV.", show_default=False),
    ] = None,
    model: Annotated[
        str,
        typer.Option("--model", "-m", metavar="NAME|DIR", autocompletion=completion.models, help="The model."),
    ] = "base",
    kind: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            autocompletion=completion.kinds,
            help="Only strings of this kind (or generator's group); may be repeated.",
        ),
    ] = None,
    no_hints: Annotated[
        bool, typer.Option("--no-hints", help="Give neither language nor order, though the file says them.")
    ] = False,
    order: Annotated[
        _Order | None,
        typer.Option(help="Give this order with every string, right or wrong.", show_default=False),
    ] = None,
    min_confidence: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            max=1.0,
            metavar="P",
            help="Count less sure answers as refused.  [the model's own]",
            show_default=False,
        ),
    ] = None,
    generated: Annotated[
        int,
        typer.Option(
            min=0, metavar="N", rich_help_panel=_GENERATED, help="Score N freshly generated strings too."
        ),
    ] = 0,
    seed: Annotated[
        int,
        typer.Option(
            min=0, metavar="S", rich_help_panel=_GENERATED, help="The same seed gives the same strings."
        ),
    ] = 20_000_003,
    noise: Annotated[
        float,
        typer.Option(
            min=0.0, max=4.0, metavar="X", rich_help_panel=_GENERATED, help="0 clean, 1 as in training."
        ),
    ] = 1.0,
    misspelt: Annotated[
        bool,
        typer.Option(
            "--misspelt",
            rich_help_panel=_GENERATED,
            help="Named months, each with one wrong letter; needs --generated.",
        ),
    ] = False,
    locale: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            autocompletion=completion.locales,
            rich_help_panel=_GENERATED,
            help="Only this locale; may be repeated.",
        ),
    ] = None,
    calibration: Annotated[
        bool,
        typer.Option(
            "--calibration",
            rich_help_panel=_SHOWN,
            help="Reliability, calibration error, and what refusing gives.",
        ),
    ] = False,
    attention: Annotated[
        bool,
        typer.Option(
            "--attention",
            rich_help_panel=_SHOWN,
            help="How much of the attention lies on the right characters.",
        ),
    ] = False,
    errors: Annotated[
        int,
        typer.Option(
            min=0, metavar="N", rich_help_panel=_SHOWN, help="N wrong strings, the most confident first."
        ),
    ] = 0,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            autocompletion=completion.listed("dateparser", "dateutil", "datefinder"),
            rich_help_panel=_SHOWN,
            help="Score dateparser, dateutil, datefinder on the same strings.",
            show_default=False,
        ),
    ] = None,
    format: Annotated[
        Literal["table", "json"],
        typer.Option("--format", "-f", rich_help_panel=_SHOWN, help="Markdown tables, or one JSON object."),
    ] = "table",
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            rich_help_panel=_SHOWN,
            help="Write this file, as a whole or not at all.",
        ),
    ] = None,
) -> None:
    """Score a model on labelled strings: right, wrong and refused apart.

    By kind, language, order, source and group, each with its 95 % interval.
    Refusing what holds no date is right. The report ends with a signature
    that names version, model, data and options.
    """
    from dataclasses import replace

    from datenorm.evaluation.readers import ModelReader
    from datenorm.evaluation.report import Report, to_json, to_text
    from datenorm.normalizer import Normalizer

    if not files and not generated:
        raise UsageError("expected labelled strings: give a FILE, or --generated N")
    for option in sorted(given_options(context) & _OF_GENERATED) if not generated else ():
        raise UsageError(f"expected --generated N beside --{option}, which is about generated strings")
    expect_places({"--output": None if output == "-" else output}, {f"FILE {path}": path for path in files or ()})
    normalizer = Normalizer.load(model)
    manifest = normalizer.bundle.manifest
    peers = _peers(against, None if not no_hints else "order" if order else "")
    cases, data, there = _from_files(files or [], kind, orders=not no_hints and order is None)
    if generated:
        fresh, source = _generated(generated, seed, noise, kind, locale, misspelt)
        cases, data = cases + fresh, [*data, source]
    cases = _with_hints(cases, no_hints, order)
    scorable = [case for case in cases if case.scorable]
    if not scorable:
        raise UsageError(_nothing(len(cases), kind, there))
    report = Report(
        model=f"{manifest.name}@{normalizer.bundle.fingerprint[:12]}",
        data=data,
        options={},
        rows=_judged(ModelReader(normalizer, own_bound=min_confidence is None), scorable),
        bound=manifest.min_confidence if min_confidence is None else min_confidence,
        own_bound=min_confidence is None,
        unscored=len(cases) - len(scorable),
    )
    options = {
        "hints": order or ("none" if no_hints else "given"),
        "min-confidence": f"{'model' if min_confidence is None else 'user'}={report.bound:g}",
    }
    if kind:
        options["kind"] = "+".join(sorted(kind))
    report = replace(
        report,
        options=options,
        attention=_attention(normalizer, scorable) if attention else None,
        peers={name: _judged(peer, scorable) for name, peer in peers.items()},
    )
    if format == "json":
        from datenorm.core.json_text import json_text

        text = json_text(to_json(report, calibration, errors), indent=1) + "\n"
    else:
        text = to_text(report, calibration, errors)
    with terminal.destination(output) as stream:
        stream.write(text.encode("utf-8", "backslashreplace"))


def _nothing(unlabelled: int, kinds: Sequence[str] | None, there: Collection[str]) -> str:
    """What is said where there is nothing to score; ``there`` are the kinds and groups of the files."""
    of = f" of the kind {' or '.join(kinds)}" if kinds else ""
    if not unlabelled:
        return f"expected at least one string{of}, got none{_others(kinds, there) if kinds else ''}"
    strings = "1 string" if unlabelled == 1 else f"{unlabelled:,} strings"
    return f"expected at least one label (canonical, expected or date){of}, got {strings} without"


def _others(kinds: Sequence[str], there: Collection[str]) -> str:
    """The kinds that could have been meant, the near ones first."""
    from datenorm.core.near import near

    names = [name[:_NAME] for name in sorted(there)]
    alike = list(dict.fromkeys(name for kind in kinds for name in near(kind, names, least=0.4)))
    said = f"; near ones: {', '.join(alike)}" if alike else ""
    more = ", ..." if len(names) > _MOST_NAMES else ""
    return said + (f"; there are: {', '.join(names[:_MOST_NAMES])}{more}" if names else "")


def _peers(against: str | None, hints: str | None) -> "dict[str, DateReader]":
    """Label -> reader of the libraries in a list with commas; ``hints`` as :func:`peer_readers` takes them."""
    from datenorm.evaluation.peers import PEERS, peer_readers

    found: dict[str, DateReader] = {}
    for name in (against or "").split(","):
        if name.strip():
            found.update(peer_readers(one_of(PEERS, "--against", name.strip()), hints))
    return found


def _from_files(
    files: Sequence[str], kinds: Sequence[str] | None, orders: bool
) -> "tuple[list[Case], list[DataSet], set[str]]":
    """The cases of the kinds that are asked for, what they come from, and all kinds and groups that are there."""
    from datenorm.data.records import read_records
    from datenorm.evaluation.cases import cases_of
    from datenorm.evaluation.labels import LabelCheck
    from datenorm.evaluation.report import file_set
    from datenorm.text.safe import shown

    cases: list[Case] = []
    data = []
    there: set[str] = set()
    for path in files:
        file = file_set(path, 0)  # which says what is wrong with a path
        check = LabelCheck(path, orders)
        found = list(cases_of(check(read_records(path))))
        if check.sets:
            terminal.say(f"datenorm: {shown(path)}: labels that are sets of dates, which no answer is: {check.sets:,}")
        data.append(file._replace(rows=len(found)))
        there.update(name for case in found for name in (case.kind, case.record.group) if name)
        cases += [case for case in found if not kinds or {case.kind, case.record.group} & set(kinds)]
    return cases, data, there


def _generated(
    count: int,
    seed: int,
    noise: float,
    kinds: Sequence[str] | None,
    locales: Sequence[str] | None,
    misspell: bool,
) -> "tuple[list[Case], DataSet]":
    from itertools import islice

    from datenorm.data.sampler import Sampler
    from datenorm.evaluation.misspelling import misspelt
    from datenorm.evaluation.readers import generated_cases
    from datenorm.evaluation.report import generated_set

    sampler = Sampler(seed, kinds or None, locales or None, noise)
    examples = sampler.examples(_TRIES * count)
    if kinds:  # a group may make other kinds too: a date beside a time, a year of two digits
        examples = (example for example in examples if {example.kind, example.group} & set(kinds))
    if misspell:
        examples = misspelt(examples, seed)
    cases = generated_cases(islice(examples, count))
    name = f"generated(n={count},seed={seed},noise={noise:g}"
    name += ",misspelt" if misspell else ""
    name += f",locale={'+'.join(locales)})" if locales else ")"
    return cases, generated_set(name, cases)


def _with_hints(cases: "Sequence[Case]", no_hints: bool, order: str | None) -> "list[Case]":
    from dataclasses import replace

    from datenorm.evaluation.cases import Case, without_hints

    if no_hints:
        cases = [without_hints(case) for case in cases]
    if order is not None:
        cases = [Case(replace(case.record, order=order)) for case in cases]
    return list(cases)


def _judged(reader: "DateReader", cases: "Sequence[Case]") -> "list[Row]":
    from datenorm.evaluation.readers import judged

    progress, began = terminal.Progress(len(cases), "strings"), time.monotonic()
    rows: list[Row] = []
    for start in range(0, len(cases), _CHUNK):
        rows += judged(reader, cases[start : start + _CHUNK])
        progress.show(len(rows), len(rows) / max(time.monotonic() - began, 1e-6))
    progress.close()
    return rows


def _attention(normalizer: "Normalizer", cases: "Sequence[Case]") -> "AttentionScore":
    from datenorm.evaluation.attention import measure
    from datenorm.runtime.reader import Reader

    records = [case.record for case in cases if case.record.spans]
    if not records:
        raise UsageError(
            "expected strings with spans for --attention: give --generated N, or a file of datenorm generate"
        )
    return measure(Reader(normalizer.bundle), records)
