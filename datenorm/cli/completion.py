"""Values that a shell completes: names of models and locales, kinds, columns of the file that is named.

A shell asks with each press of its key, so nothing here prints or fails: what can't be told is not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

from datenorm.core.errors import DatenormError


def among(*names: str) -> Callable[[], list[str]]:
    """Completes one of ``names``."""
    return lambda: list(names)


def listed(*names: str) -> Callable[[str], list[str]]:
    """Completes the last of several names with commas between."""

    def complete(incomplete: str) -> list[str]:
        done = incomplete.rpartition(",")[0]
        used = done.split(",")
        return [f"{done},{name}" if done else name for name in names if name not in used]

    return complete


def models() -> list[str]:
    """Names of the models that are installed."""
    from datenorm.runtime.models import list_models

    return list(list_models())


def locales() -> list[str]:
    """Languages that the base model knows, and locales whose order it knows."""
    from datenorm.runtime.bundle import load_bundle
    from datenorm.runtime.models import find_model

    try:
        manifest = load_bundle(find_model("base")).manifest
    except DatenormError:
        return []
    return sorted({*manifest.vocabulary.languages, *dict(manifest.orders)})


def kinds() -> list[str]:
    """Kinds of strings, and groups of the generator."""
    from datenorm.data.sampler import GROUPS

    return list(dict.fromkeys([group.kind for group in GROUPS] + [group.name for group in GROUPS]))


def columns(ctx: typer.Context) -> list[str]:
    """Columns of the file that ``--csv`` or ``--jsonl`` names."""
    from datenorm.tabular import SAMPLE, column_names

    given: dict[str, Any] = ctx.params
    path = given.get("csv") or given.get("jsonl")
    if not path or path == "-":
        return []
    try:
        with open(path, "rb") as file:
            sample = file.read(SAMPLE)
        return column_names(sample, path, given.get("csv") is None, given.get("delimiter"), given.get("encoding"))
    except (OSError, DatenormError):
        return []
