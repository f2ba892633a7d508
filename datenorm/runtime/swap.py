"""The folder of a model that is old or new, never half: written aside, synced, then exchanged with the one in place.

Nothing else is ever replaced: what is there must be nothing, an empty folder, or a model and no more than that.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import secrets
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path

from datenorm.core.errors import OutputError
from datenorm.core.folders import fault_of
from datenorm.runtime.bundle import CARD, MANIFEST, WEIGHTS
from datenorm.runtime.manifest import MAX_MANIFEST_BYTES

_AT_FDCWD = -100
_RENAME_EXCHANGE = 2

#: Files of a model; a folder that holds anything else is not replaced.
_OURS = (MANIFEST, WEIGHTS, CARD)

#: Keys by which a manifest is known for one, of whatever version: a model of another grammar may be replaced.
_KEYS = {"format", "symbols", "architecture", "vocabulary", "weights"}

#: Names that a message lists.
_LISTED = 3


def expect_model_place(folder: Path | str) -> bool:
    """See, before the work for it is done, that a model can be written to ``folder`` and nothing is lost by it.

    Returns:
        Whether a model lies there, which will be replaced.

    Raises:
        OutputError: it can't be.
    """
    target = Path(os.path.realpath(folder))
    there = _held(target)
    if there:
        raise OutputError(
            f"expected a new or empty folder or a model of datenorm to write a model to, got {folder}, {there}; "
            "choose another folder"
        )
    fault = fault_of(target.parent) or (fault_of(target) if target.is_dir() else "")
    if fault:
        raise OutputError(f"can't write {folder}: {fault}; choose another folder")
    return target.is_dir() and any(target.iterdir())


def write_folder(folder: Path | str, files: Mapping[str, bytes]) -> None:
    """Make ``folder`` hold exactly ``files``, those of a model (name -> content).

    On Linux an existing folder is exchanged in one step; elsewhere it is moved aside just before the new one
    takes its place. When anything fails before that, the old folder stays as it was.

    Raises:
        OutputError: the place can't be written or holds something else than a model, the disk is full.
    """
    expect_model_place(folder)
    target = Path(os.path.realpath(folder))
    # The name is known before the folder is there, so that no signal can come between and leave the folder behind.
    aside = target.parent / f".{target.name}.{secrets.token_hex(8)}.part"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        aside.mkdir(0o700)
        _fill(aside, files)
        expect_model_place(folder)  # writing took its time
        _put_in_place(aside, target)
    except OSError as error:
        raise OutputError(
            f"can't write {target}: {error.strerror or error}; choose another place or make room"
        ) from error
    finally:
        _discard(aside)


def _held(target: Path) -> str:
    """What keeps ``target``, a path without links, from being replaced, in words; "" when nothing does."""
    here = Path.cwd()
    if target == here or target in here.parents:
        return "which is the working folder" if target == here else "which holds the working folder"
    if not os.path.lexists(target):
        return ""
    if not target.is_dir():
        return "which is a file"
    if os.path.ismount(target):
        return "which is a mounted file system and can't be exchanged"
    try:
        found = _foreign(target)
    except OSError as error:
        return f"which can't be looked into ({error.strerror or error})"
    more = f" and {len(found) - _LISTED} more" if len(found) > _LISTED else ""
    return f"which holds {', '.join(found[:_LISTED])}{more}" if found else ""


def _foreign(folder: Path) -> list[str]:
    """Names in ``folder`` that are not of a model; all of them where there is no whole one."""
    modes = {path.name: path.lstat().st_mode for path in folder.iterdir()}
    names = sorted(modes)
    if {MANIFEST, WEIGHTS} <= modes.keys() and stat.S_ISREG(modes[MANIFEST]) and _is_manifest(folder / MANIFEST):
        return [name for name in names if name not in _OURS or not stat.S_ISREG(modes[name])]
    return names


def _is_manifest(path: Path) -> bool:
    with open(path, "rb") as stream:
        content = stream.read(MAX_MANIFEST_BYTES + 1)
    try:
        document = json.loads(content)
    except (ValueError, RecursionError):
        return False
    return len(content) <= MAX_MANIFEST_BYTES and isinstance(document, dict) and document.keys() >= _KEYS


def _fill(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        with open(folder / name, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    umask = os.umask(0)
    os.umask(umask)
    os.chmod(folder, 0o777 & ~umask)
    _sync(folder)


def _put_in_place(aside: Path, target: Path) -> None:
    """Rename ``aside`` to ``target``; the model that was there ends up at ``aside`` or is gone.

    What the old folder holds is looked at once more when nobody finds it by its name any longer.
    """
    if not os.path.lexists(target):
        aside.rename(target)
    elif not _exchange(aside, target):
        _make_way(aside, target)
    elif not _is_ours(aside):
        _exchange(aside, target)
        raise OutputError(_meanwhile(target))
    _sync(target.parent)


def _make_way(aside: Path, target: Path) -> None:
    """Move the old folder away, ``aside`` to its place, and delete the old one."""
    away = Path(tempfile.mkdtemp(prefix=f".{target.name}.", suffix=".old", dir=target.parent))
    old = away / target.name
    try:
        target.rename(old)
        try:
            if not _is_ours(old):
                raise OutputError(_meanwhile(target))
            aside.rename(target)
        except BaseException:
            old.rename(target)
            raise
        _discard(old)
    finally:
        with contextlib.suppress(OSError):
            away.rmdir()


def _is_ours(folder: Path) -> bool:
    """Whether a folder is empty or a model and no more."""
    return folder.is_dir() and not _foreign(folder)


def _meanwhile(target: Path) -> str:
    return f"expected nothing but a model in {target}, but something else has come there; choose another folder"


def _discard(folder: Path) -> None:
    """Delete a model's folder. Its files are named, so that nothing else can go with them."""
    with contextlib.suppress(OSError):
        for name in _OURS:
            (folder / name).unlink(missing_ok=True)
        folder.rmdir()


def _exchange(first: Path, second: Path) -> bool:
    """Exchange two folders in one step, where the system can (renameat2 of Linux)."""
    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError, TypeError):
        return False
    names = os.fsencode(first), os.fsencode(second)
    done: int = rename(_AT_FDCWD, names[0], _AT_FDCWD, names[1], ctypes.c_uint(_RENAME_EXCHANGE))
    return done == 0


def _sync(folder: Path) -> None:
    """Make renames inside ``folder`` durable (POSIX; elsewhere folders can't be opened and need no sync)."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
