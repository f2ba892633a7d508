"""``datenorm models``: list, show and verify the models that are installed."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from datenorm.cli import completion, terminal
from datenorm.cli.plain import PlainCommand as COMMAND_CLASS
from datenorm.cli.table import aligned
from datenorm.cli.typed import one_of
from datenorm.core.errors import DatenormError, UsageError

if TYPE_CHECKING:
    from datenorm.runtime.bundle import Bundle

__all__ = ["COMMAND_CLASS", "EXAMPLES", "models"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm models
  datenorm models show base
  datenorm models verify
  datenorm models calibrate mine
"""

_LANGUAGES_A_LINE = 12


def models(
    action: Annotated[
        str,
        typer.Argument(
            metavar="list|show|verify|calibrate", help="What to do.", autocompletion=lambda: list(ACTIONS)
        ),
    ] = "list",
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME|DIR",
            autocompletion=completion.models,
            help="Which models; all of them by default.",
            show_default=False,
        ),
    ] = None,
) -> int:
    """List, show and verify the models that are installed.

    Models are looked up in the folders of DATENORM_MODELS, in the package and
    in ./models. A model is data: opening one runs no code of it.
    verify reads every byte and compares it with the hash in the manifest.
    calibrate fits the confidence to generated strings and writes it back.
    """
    from datenorm.runtime.models import find_model, list_models

    action = one_of(ACTIONS, "ACTION", action)
    folders = [find_model(name) for name in names] if names else list(list_models().values())
    if not folders:
        raise UsageError("expected a model, but none is installed; make one with datenorm train --name NAME")
    return int(ACTIONS[action](folders))


def _print(rows: Iterable[tuple[str, ...]]) -> None:
    terminal.write("".join(f"{line}\n" for line in aligned(rows)))


def _list(folders: list[Path]) -> int:
    rows = [("name", "languages", "weights", "sha256", "folder")]
    for folder in folders:
        try:
            rows.append(_row(folder))
        except DatenormError as error:
            rows.append((folder.name, "-", "-", "damaged", str(error)))
    _print(rows)
    return 0


def _row(folder: Path) -> tuple[str, str, str, str, str]:
    from datenorm.runtime.bundle import load_bundle

    bundle = load_bundle(folder)
    manifest = bundle.manifest
    size = f"{manifest.weights_bytes / 1e6:.1f} MB"
    languages = str(len(manifest.vocabulary.languages))
    return manifest.name, languages, size, bundle.fingerprint[:12], str(folder)


def _show(folders: list[Path]) -> int:
    for number, folder in enumerate(folders):
        if number:
            terminal.write("\n")
        _show_one(folder)
    return 0


def _show_one(folder: Path) -> None:
    """Tables one below the other, each no wider than its own labels ask for."""
    from datenorm.runtime.bundle import load_bundle

    bundle = load_bundle(folder)
    sections = bundle.manifest.to_json()
    _print(_facts(folder, bundle))
    _print(_tree({section: sections[section] for section in ("architecture", "calibration", "data", "training")}))
    languages = bundle.manifest.vocabulary.languages
    starts = range(0, len(languages), _LANGUAGES_A_LINE)
    lines = [" ".join(languages[start : start + _LANGUAGES_A_LINE]) for start in starts]
    _print(zip([f"{len(languages)} languages", *[""] * len(lines)], lines, strict=False))


def _facts(folder: Path, bundle: "Bundle") -> Iterator[tuple[str, str]]:
    from datenorm.runtime.bundle import CARD

    manifest = bundle.manifest
    yield "name", manifest.name
    yield "folder", str(folder)
    yield "card", str(folder / CARD) if (folder / CARD).is_file() else "none"
    yield "fingerprint", bundle.fingerprint
    yield "weights", f"{manifest.weights_bytes:,} bytes"
    yield "sha256", manifest.weights_sha256
    yield "numbers", f"{sum(weight.size for weight in bundle.weights.values()):,}"
    yield "refuses below", f"{manifest.min_confidence:g}"
    yield "characters", f"{len(manifest.vocabulary.characters):,}"


def _tree(section: dict[str, Any], depth: int = 0) -> Iterator[tuple[str, str]]:
    """Keys and values; what an object holds stands below its key, further in."""
    for key, value in section.items():
        nested = isinstance(value, dict)
        yield "  " * depth + key, "" if nested else str(value)
        if nested:
            yield from _tree(value, depth + 1)


def _verify(folders: list[Path]) -> int:
    from datenorm.runtime.bundle import load_bundle

    rows, code = [], 0
    for folder in folders:
        try:
            rows.append((folder.name, "whole", load_bundle(folder).fingerprint))
        except DatenormError as error:
            rows.append((folder.name, "damaged", str(error)))
            code = error.exit_code
    _print(rows)
    return code


#: Generated strings that the confidence is fitted to.
_HELD_OUT = 20_000


def _calibrate(folders: list[Path]) -> int:
    from datenorm.evaluation.calibration import held_out, recalibrate
    from datenorm.runtime.bundle import load_bundle
    from datenorm.runtime.swap import expect_model_place

    for folder in folders:
        load_bundle(folder)
        expect_model_place(folder)
    for folder in folders:
        before = load_bundle(folder).manifest
        after = recalibrate(folder, held_out(_HELD_OUT)).applied(before)
        rows = [
            ("model", folder.name),
            ("temperature", f"{before.calibration.temperature:.3f} -> {after.calibration.temperature:.3f}"),
            ("least confidence", f"{before.min_confidence:.2f} -> {after.min_confidence:.2f}"),
        ]
        _print(rows)
    return 0


#: Action -> what it does with the models' folders; returns the exit code.
ACTIONS = {"list": _list, "show": _show, "verify": _verify, "calibrate": _calibrate}
