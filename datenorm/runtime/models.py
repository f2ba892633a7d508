"""Where models are found: a folder, or a name looked up in ``DATENORM_MODELS``, beside the code and in ``./models``."""

from __future__ import annotations

import os
import re
from pathlib import Path

from datenorm.core.errors import BundleError
from datenorm.runtime.bundle import MANIFEST

#: Folders of models, separated like PATH, that are searched first.
VARIABLE = "DATENORM_MODELS"

#: Where ``train`` puts a model when it is not told where, in the working directory. It is searched last, so that a
#: folder that is entered by chance puts nothing in the place of what is installed.
TRAINED = Path("models")

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_PACKAGE = Path(__file__).resolve().parents[1]


def model_folders() -> list[Path]:
    """The folders that hold models, in the order in which they are searched."""
    folders = [Path(part) for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]
    folders.append(_PACKAGE / "models")
    if (_PACKAGE.parent / "pyproject.toml").is_file():  # a checkout, not site-packages
        folders.append(_PACKAGE.parent / "models")
    folders.append(TRAINED)
    return folders


def list_models() -> dict[str, Path]:
    """Name -> folder of each model that :func:`find_model` finds by name, sorted by name."""
    found: dict[str, Path] = {}
    for folder in model_folders():
        try:
            names = sorted(path.name for path in folder.iterdir())
        except OSError:
            continue
        for name in names:
            if _NAME.fullmatch(name) and _is_model(folder / name):
                found.setdefault(name, folder / name)
    return dict(sorted(found.items()))


def find_model(name: str | Path) -> Path:
    """The folder of the model ``name``: a name such as ``base``, or a path to a folder.

    A name is looked up in the folders of :func:`model_folders`, then as a folder in the working directory.

    Raises:
        BundleError: there is no such model; the message names those that there are.
    """
    text = os.fspath(name)
    if isinstance(name, str) and _NAME.fullmatch(text):
        for folder in model_folders():
            if _is_model(folder / text):
                return folder / text
    if text and "\0" not in text and _is_model(Path(text)):
        return Path(text)
    known = ", ".join(list_models()) or "none"
    raise BundleError(
        f"expected a model's name or its folder, got {_printable(text)!r}; installed: {known}; "
        f"for others set {VARIABLE} or give a path{_no_folders()}"
    )


def _no_folders() -> str:
    """What to say of folders that the user names and that are not there."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    missing = [part for part in named if part and not os.path.isdir(part)]  # noqa: PTH112 # any text may stand there
    return f"; {VARIABLE} names no folder: {_printable(', '.join(missing))}" if missing else ""


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in text)[:80]


def _is_model(folder: Path) -> bool:
    return os.path.lexists(folder / MANIFEST)
