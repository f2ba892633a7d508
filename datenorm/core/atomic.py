"""Files that are old or new, never half: written aside, synced, then renamed over the old one."""

import contextlib
import errno
import os
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from datenorm.core.errors import OutputError

#: Folders of what this process has open already: a file behind such a name is the shell's, which appends to it.
_OWN = ("/dev/fd", "/proc/self/fd", "/proc/thread-self/fd")
#: The same of any process.
_ANY = re.compile(r"/proc/\d+(?:/task/\d+)?/fd")
_MOST_LINKS = 8


def _sync_folder(folder: Path) -> None:
    """Make a rename inside ``folder`` durable (POSIX; elsewhere folders can't be opened and need no sync)."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@contextlib.contextmanager
def replacing(path: Path | str, mode: str = "wb", **options: Any) -> Iterator[IO[Any]]:
    """Open a file beside ``path`` for writing and rename it over ``path`` when the block ends well.

    When the block raises, or the process dies, ``path`` stays as it was. ``options`` go to ``open``
    (``encoding``, ``newline``). A device such as ``/dev/full`` is written directly, and ``/dev/stdout`` where it
    stands, also when the shell sends it to a file; so is what another process has open, at its end.

    Raises:
        OutputError: the folder is missing or read-only, the disk is full.
    """
    target = _named(path)
    try:
        if not stands_alone(target):
            with _where_it_stands(target, mode, **options) as stream:
                yield stream
            return
        real = target.resolve()
        # The name is known before the file is there, so that no signal can come between and leave the file behind.
        aside = real.with_name(f".{real.name}.{secrets.token_hex(8)}.part")
        try:
            with open(aside, mode.replace("w", "x"), opener=_private, **options) as stream:
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            os.chmod(aside, _mode_of(real))
            os.replace(aside, real)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(aside)
            raise
        _sync_folder(real.parent)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(
            f"can't write {target}: {error.strerror or error}; choose another place or make room"
        ) from error


def expect_place(path: Path | str) -> None:
    """See, before the work for it is done, that a file can be written: its folder is there, and it is none itself.

    Raises:
        OutputError: it can't be.
    """
    target = _named(path)
    try:
        if not stands_alone(target) and not target.is_dir():
            return  # what is open, or a device, is written directly
        folder = target.resolve().parent
        fault = errno.EISDIR if target.is_dir() else 0 if folder.is_dir() else errno.ENOENT
    except OSError as error:  # a folder that may not be searched
        raise OutputError(f"can't write {target}: {error.strerror or error}; choose another place") from error
    if not fault and not os.access(folder, os.W_OK):
        fault = errno.EACCES
    if fault:
        raise OutputError(f"can't write {target}: {os.strerror(fault)}; choose another place")


def stands_alone(path: Path | str) -> bool:
    """Whether a path names a file of its own, beside which another can stand: no device, nothing that is open."""
    target = _named(path)
    return _descriptor(target) is None and (target.is_file() or not target.exists())


def _where_it_stands(target: Path, mode: str, **options: Any) -> IO[Any]:
    """Open a device, or go on with what is open: nothing that is there is lost."""
    name = _descriptor(target)
    if name is None:
        return open(target, mode, **options)
    if _is_own(name.parent):
        return open(os.dup(int(name.name)), mode, **options)
    return open(name, mode.replace("w", "a"), **options)


def _descriptor(target: Path) -> Path | None:
    """The name of the descriptor that ``/dev/stdout`` or ``/dev/fd/3`` stands for; None for other names.

    It may be spelt in any way. A descriptor's name is itself a link, to the file that is open; it is not followed.
    """
    name = target.absolute()
    for _ in range(_MOST_LINKS):
        folder = Path(os.path.realpath(name.parent))
        if name.name.isdecimal() and (_is_own(folder) or _ANY.fullmatch(folder.as_posix())):
            return folder / name.name
        if not name.is_symlink():
            return None
        name = folder / name.readlink()
    return None


def _is_own(folder: Path) -> bool:
    """Whether a folder, its links followed, is one of what this process has open."""
    return any(os.path.realpath(own) == os.fspath(folder) for own in _OWN)


def _named(path: Path | str) -> Path:
    """The path; the empty one would be the working folder.

    Raises:
        OutputError: it is empty.
    """
    if not os.fspath(path):
        raise OutputError("expected the name of a file to write, got an empty one; give a name")
    return Path(path)


def _private(path: str, flags: int) -> int:
    """Open a file that nobody else may read before it is whole."""
    return os.open(path, flags, 0o600)


def _mode_of(path: Path) -> int:
    """Permission bits for the new file: those of the file it replaces, else what the umask leaves of 0o666."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask


def write_bytes(path: Path | str, content: bytes) -> None:
    """Write ``content`` to ``path`` so that the file is old or new, never half."""
    with replacing(path, "wb") as stream:
        stream.write(content)
