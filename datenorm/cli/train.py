"""``datenorm train``: a model from generated strings, from the user's own, or from both."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import typer

from datenorm.cli import completion
from datenorm.cli.terminal import is_terminal, say
from datenorm.cli.typed import given_options, one_of
from datenorm.core.errors import UsageError

if TYPE_CHECKING:
    from datenorm.training.place import Place
    from datenorm.training.report import Reporter
    from datenorm.training.settings import Budget, Settings

#: What is trained for when nothing is said.
_MINUTES = 60.0
#: Steps below which a training has learned next to nothing.
_FEWEST_STEPS = 100


class _Rates(NamedTuple):
    """Highest learning rates: of new weights, of new ones in a few minutes, of a model's."""

    new: float
    brief: float
    going_on: float


#: Optimiser -> its rates when none is given.
_RATES = {"adam": _Rates(2e-3, 8e-3, 5e-4), "muon": _Rates(1e-2, 2e-2, 1.5e-3)}

#: Options that may be given again with --resume: they decide where and how long, not what.
_ALLOWED_WITH_RESUME = (
    "name",
    "out",
    "runs",
    "resume",
    "minutes",
    "examples",
    "workers",
    "checkpoint_every",
    "log",
    "tensorboard",
)

#: Options that belong to presets -> which ones.
_OF_PRESETS = {"modern": "time", "seeds": "course or time", "vocab": "time"}

EXAMPLES = """[bold]Examples[/bold]
  datenorm train --name tiny --minutes 2
  datenorm train --name mine --from base --data mine.csv --minutes 20
  datenorm train --name big --examples 50000000 --log big.csv
  datenorm train --name big --resume
  datenorm train --preset fixed-vector --minutes 20
  datenorm train --preset course --seeds 3
"""

_MODEL, _LENGTH, _DATA, _LEARNING, _NETWORK, _RUN = (
    "The model",
    "How long",
    "What it learns from",
    "How it learns",
    "The network",
    "The run",
)


def train(
    context: typer.Context,
    name: Annotated[
        str | None,
        typer.Option("--name", metavar="NAME", help="Of the model; by default the preset's.", rich_help_panel=_MODEL),
    ] = None,
    preset: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="bahdanau, fixed-vector; course, time: ancestors of this project, at their own data and scores.",
            rich_help_panel=_MODEL,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder of the model. By default NAME in the first folder of DATENORM_MODELS, or in ./models.",
            rich_help_panel=_MODEL,
        ),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            metavar="M",
            help="Learn for so many minutes, 60 by default; compiling and calibrating come on top.",
            rich_help_panel=_LENGTH,
        ),
    ] = None,
    examples: Annotated[
        int | None, typer.Option(metavar="N", help="Train on so many strings instead.", rich_help_panel=_LENGTH)
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume", help="Go on where a training stopped, to the very same weights.", rich_help_panel=_LENGTH
        ),
    ] = False,
    seed: Annotated[
        int, typer.Option(metavar="S", help="Of the strings and of the first weights.", rich_help_panel=_DATA)
    ] = 0,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Your own labelled strings: JSON Lines, CSV or TSV with the columns text and canonical (or date).",
            rich_help_panel=_DATA,
        ),
    ] = None,
    share: Annotated[
        float,
        typer.Option(
            metavar="P", help="Part of the strings that come from your file.", rich_help_panel=_DATA
        ),
    ] = 0.5,
    start: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="MODEL",
            autocompletion=completion.models,
            help="Begin with the weights of this model.",
            rich_help_panel=_DATA,
        ),
    ] = "",
    kind: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            autocompletion=completion.kinds,
            help="Generate only this kind (or group); may be repeated.",
            rich_help_panel=_DATA,
        ),
    ] = None,
    locale: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            autocompletion=completion.locales,
            help="Generate only this locale; may be repeated.",
            rich_help_panel=_DATA,
        ),
    ] = None,
    vocab: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Of --preset time: the vocabularies beside --data.", rich_help_panel=_DATA),
    ] = None,
    modern: Annotated[
        bool,
        typer.Option(
            "--modern", help="Of --preset time: today's network and recipe, same split.", rich_help_panel=_DATA
        ),
    ] = False,
    seeds: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="Of --preset course and time: train N times, with seeds from --seed on.",
            rich_help_panel=_DATA,
        ),
    ] = 1,
    learning_rate: Annotated[
        float | None,
        typer.Option(metavar="X", help="Highest rate; Adam's 0.002, or 0.0005 with --from.", rich_help_panel=_LEARNING),
    ] = None,
    batch: Annotated[
        int,
        typer.Option(metavar="N", help="Strings a step; 0 to choose by the budget.", rich_help_panel=_LEARNING),
    ] = 0,
    warmup: Annotated[
        int, typer.Option(metavar="N", help="Steps up to the highest rate.", rich_help_panel=_LEARNING)
    ] = 500,
    anneal: Annotated[
        float,
        typer.Option(metavar="P", help="Last part of the budget: the rate falls to 0.", rich_help_panel=_LEARNING),
    ] = 0.4,
    annealing: Annotated[
        Literal["linear", "cosine"], typer.Option(help="Along a line or a cosine.", rich_help_panel=_LEARNING)
    ] = "linear",
    averaging: Annotated[
        float,
        typer.Option(metavar="P", help="How much of the averaged weights stays a step.", rich_help_panel=_LEARNING),
    ] = 0.999,
    clip: Annotated[
        float, typer.Option(metavar="X", help="Largest norm of a gradient.", rich_help_panel=_LEARNING)
    ] = 1.0,
    smoothing: Annotated[float, typer.Option(metavar="P", help="Label smoothing.", rich_help_panel=_LEARNING)] = 0.0,
    optimizer: Annotated[
        Literal["adam", "muon"] | None,
        typer.Option(help="Adam, or Muon when the minutes are few and the weights new.", rich_help_panel=_LEARNING),
    ] = None,
    guidance: Annotated[
        float,
        typer.Option(
            metavar="X", help="Weight of the loss that guides the attention.", rich_help_panel=_LEARNING
        ),
    ] = 0.0,
    attention: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="additive (the usual), dot, general, scaled-dot, content, location, local-m, local-p, hard, self, "
            "multi-head, ntm, pointer, rectified, fixed-vector, transformer.",
            rich_help_panel=_NETWORK,
        ),
    ] = None,
    embedding: Annotated[
        int | None, typer.Option(metavar="N", help="Of a character; 64.", rich_help_panel=_NETWORK)
    ] = None,
    hidden: Annotated[
        int | None, typer.Option(metavar="N", help="Encoder units a direction; 128.", rich_help_panel=_NETWORK)
    ] = None,
    decoder: Annotated[
        int | None, typer.Option(metavar="N", help="Decoder units; 128.", rich_help_panel=_NETWORK)
    ] = None,
    alignment: Annotated[
        int | None, typer.Option(metavar="N", help="Units of the attention; 64.", rich_help_panel=_NETWORK)
    ] = None,
    target_embedding: Annotated[
        int | None, typer.Option(metavar="N", help="Of a symbol; 32.", rich_help_panel=_NETWORK)
    ] = None,
    workers: Annotated[
        int,
        typer.Option(min=0, max=64, metavar="N", help="Processes that make strings; 0 = none.", rich_help_panel=_RUN),
    ] = 1,
    validation: Annotated[
        int, typer.Option(metavar="N", help="Strings of the validation set.", rich_help_panel=_RUN)
    ] = 2000,
    validations: Annotated[
        int, typer.Option(metavar="N", help="How often it is read; 0 to choose by the budget.", rich_help_panel=_RUN)
    ] = 0,
    patience: Annotated[
        int,
        typer.Option(metavar="N", help="End after N validations without a new best; 0 = never.", rich_help_panel=_RUN),
    ] = 0,
    calibration: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Held-out strings that the confidence is fitted to; 0 = none.", rich_help_panel=_RUN
        ),
    ] = None,
    checkpoint_every: Annotated[
        float, typer.Option(min=0.0, metavar="M", help="Minutes between checkpoints.", rich_help_panel=_RUN)
    ] = 5.0,
    runs: Annotated[
        Path, typer.Option(metavar="DIR", help="Folder of checkpoints and best models so far.", rich_help_panel=_RUN)
    ] = Path("runs"),
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write loss and exact match as CSV.", rich_help_panel=_RUN)
    ] = None,
    tensorboard: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write curves for TensorBoard.", rich_help_panel=_RUN)
    ] = None,
) -> int:
    """Train a model that reads dates.

    Strings are generated in all languages while it trains, mixed with your
    own if you give some. Ctrl-C saves the state; --resume goes on.
    """
    given = given_options(context)
    from datenorm.runtime.architecture import ATTENTIONS
    from datenorm.training.place import Place
    from datenorm.training.settings import PRESETS, Budget, Data, Generated, Optimisation, Settings, Validation

    preset = preset and preset.lower()
    attention = attention and one_of(ATTENTIONS, "--attention", attention)
    if preset is not None and preset not in PRESETS:
        from datenorm.cli.ancestor import Asked, train_ancestor

        asked = Asked(preset, data, vocab, modern, range(seed, seed + seeds))
        name = name or asked.name
        try:
            return train_ancestor(asked, given, name, out or _models_folder() / name)
        except KeyboardInterrupt:
            say("stopped; a preset's training has no state to go on from")
            raise
    for option in sorted(given & _OF_PRESETS.keys()):
        raise UsageError(f"expected --preset {_OF_PRESETS[option]} beside --{option}")
    if preset is not None and attention not in (None, PRESETS[preset]):
        raise UsageError(f"expected no other --attention beside --preset {preset}, got {attention}")
    attention = attention if preset is None else PRESETS[preset]
    name = name or preset
    if name is None:
        raise UsageError("expected --name NAME, or a --preset")
    place = Place(runs / name, out or _models_folder() / name, workers, checkpoint_every)
    if resume:
        _expect_nothing_else(given)
        longer = Budget(examples, minutes) if {"examples", "minutes"} & given else None
        return _run(name, place, None, longer, _reporter(log, tensorboard, resumed=True))
    widths = {
        "embedding": embedding,
        "hidden": hidden,
        "decoder": decoder,
        "alignment": alignment,
        "target_embedding": target_embedding,
    }
    budget = Budget(examples, minutes if minutes is not None or examples is not None else _MINUTES)
    chosen = optimizer or ("muon" if budget.is_brief and not start else "adam")
    usual = _RATES[chosen].going_on if start else _RATES[chosen].brief if budget.is_brief else _RATES[chosen].new
    rate = usual if learning_rate is None else learning_rate
    settings = Settings(
        name,
        budget,
        _architecture(budget, start, {key: width for key, width in widths.items() if width is not None}, attention),
        Optimisation(batch, "", rate, warmup, anneal, annealing, clip, averaging, smoothing, guidance, chosen),
        Data(
            seed,
            str(data) if data is not None else "",
            "",
            share,
            start,
            Generated(tuple(kind or ()), tuple(locale or ())),
        ),
        Validation(validation, validations, patience, calibration),
    )
    settings.check()
    return _run(name, place, settings, None, _reporter(log, tensorboard, resumed=False))


def _run(
    name: str, place: "Place", settings: "Settings | None", budget: "Budget | None", reporter: "Reporter"
) -> int:
    """Train or go on, and say what came of it; the exit code."""
    try:
        from datenorm.training.start import resume, train

        if settings is not None:
            counters, number = train(settings, place, reporter)
        else:
            counters, number = resume(budget, place, reporter)
    except KeyboardInterrupt:
        again = "" if settings is not None else f"; the state is as it was. Go on with: {_again(name, place)}"
        reporter.say(f"stopped before anything was learned{again}")
        raise
    finally:
        reporter.close()
    if number:
        say(f"stopped after {counters.seen:,} strings; the state is saved. Go on with: {_again(name, place)}")
        return 128 + number
    say(
        f"{place.out}: {counters.best:.1%} of the validation strings read exactly, after {counters.seen:,} strings. "
        f"Try: datenorm predict --model {place.out} '3rd of May 1999'"
    )
    if counters.step < _FEWEST_STEPS:
        from datenorm.training.report import counted

        few = counted(counters.step, "step")
        say(f"{few} {'teaches' if counters.step == 1 else 'teach'} next to nothing: give more --minutes or --examples")
    return 0


def _again(name: str, place: "Place") -> str:
    """The command that goes on with a training."""
    words = ["datenorm train --name", name, "--resume"]
    if place.folder.parent != Path("runs"):
        words += ["--runs", str(place.folder.parent)]
    if place.out != _models_folder() / name:
        words += ["--out", str(place.out)]
    return " ".join(words)


def _reporter(log: Path | None, tensorboard: Path | None, resumed: bool) -> "Reporter":
    """A bar on a terminal, lines elsewhere, and files when asked for."""
    from datenorm.training.report import CsvLog, Lines, Several

    reporters: list[Reporter] = []
    if log is not None:
        reporters.append(CsvLog(log, resumed))
    if tensorboard is not None:
        from datenorm.model.backend import load_backend
        from datenorm.training.tensorboard import TensorBoard

        load_backend()
        reporters.append(TensorBoard(tensorboard))
    if is_terminal(sys.stderr):
        from datenorm.cli.training_bar import Bar

        reporters.append(Bar())
    else:
        reporters.append(Lines(say))
    return Several(reporters)


def _architecture(budget: Any, start: str, widths: dict[str, int], attention: str | None) -> Any:
    """The dimensions asked for; the others are the usual ones, or those of the model to start from."""
    from datenorm.runtime.architecture import SAME_WIDTH
    from datenorm.training.settings import BASE, BRIEF

    usual = BRIEF if budget.is_brief else BASE
    if start:
        from datenorm.runtime.bundle import load_bundle
        from datenorm.runtime.models import find_model

        usual = load_bundle(find_model(start)).manifest.architecture
    if attention in SAME_WIDTH and "decoder" not in widths:
        widths["decoder"] = 2 * widths.get("hidden", usual.hidden)
    sized = replace(usual, **widths)  # type: ignore[arg-type]  # the widths are numbers, the attention is not among them
    return sized if attention is None else replace(sized, attention=attention)


def _expect_nothing_else(given: set[str]) -> None:
    extra = sorted(given - set(_ALLOWED_WITH_RESUME))
    if extra:
        options = ", ".join("--from" if name == "start" else f"--{name.replace('_', '-')}" for name in extra)
        raise UsageError(f"--resume goes on with the settings that the training began with; leave {options} away")


def _models_folder() -> Path:
    """Where models are written: the first folder of DATENORM_MODELS, or ./models."""
    from datenorm.runtime.models import TRAINED, VARIABLE

    first = os.environ.get(VARIABLE, "").split(os.pathsep)[0]
    return Path(first) if first else TRAINED
