"""A folder that is old or new, never half: written aside, synced, then exchanged with the one in place."""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from datenorm.core.errors import OutputError

_AT_FDCWD = -100
_RENAME_EXCHANGE = 2


def write_folder(folder: Path | str, files: Mapping[str, bytes]) -> None:
    """Make ``folder`` hold exactly ``files`` (name -> content).

    On Linux an existing folder is exchanged in one step; elsewhere it is moved aside just before the new one
    takes its place. When anything fails before that, the old folder stays as it was.

    Raises:
        OutputError: the place can't be written, the disk is full.
    """
    target = Path(folder).resolve()
    # The name is known before the folder is there, so that no signal can come between and leave the folder behind.
    aside = target.parent / f".{target.name}.{secrets.token_hex(8)}.part"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        aside.mkdir(0o700)
        _fill(aside, files)
        _put_in_place(aside, target)
    except OSError as error:
        raise OutputError(
            f"can't write {target}: {error.strerror or error}; choose another place or make room"
        ) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)


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
    """Rename ``aside`` to ``target``; what was there ends up at ``aside`` or is gone."""
    if not os.path.lexists(target):
        aside.rename(target)
    elif not _exchange(aside, target):
        old = Path(tempfile.mkdtemp(prefix=f".{target.name}.", suffix=".old", dir=target.parent))
        target.rename(old / target.name)
        aside.rename(target)
        shutil.rmtree(old, ignore_errors=True)
    _sync(target.parent)


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
