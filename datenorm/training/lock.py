"""One training a folder: a lock that ends with the process, however that ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from datenorm.core.errors import TrainingError

FILE = "lock"


class FolderLock:
    """Holds ``folder`` for this process, from ``with`` on.

    Raises:
        TrainingError: another process holds it.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._descriptor = -1

    def __enter__(self) -> FolderLock:
        self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise TrainingError(
                f"expected {self._path.parent} to be free, but another process is training into it; "
                "wait for it, stop it, or take another --name"
            ) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._descriptor)


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Make ``folder`` and hold it; what of it is new is gone again when the block fails before it has left a file.

    Raises:
        TrainingError: another process holds it.
    """
    new = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with FolderLock(folder):
            yield
    except BaseException:
        if folder in new and [path.name for path in folder.iterdir()] == [FILE]:
            (folder / FILE).unlink()
            with contextlib.suppress(OSError):  # something else is there by now
                for place in new:
                    place.rmdir()
        raise


def _lock(descriptor: int) -> None:
    """Lock the file or raise OSError; the system lets go of it when the process ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
