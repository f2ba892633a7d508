"""Files that a command writes, looked at before anything is read: each can be written, and none is another's."""

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from datenorm.core.errors import UsageError

#: What a file is known by: its number on its device, or its place while it is not there.
_Identity = tuple[int, int] | str

_STANDARD = "-"


def expect_places(
    written: Mapping[str, str | None], read: Mapping[str, str | None], in_place: str | None = None
) -> None:
    """Refuse files that could not be written, or that would take each other's place.

    Args:
        written: option -> file to be written; None where the option was not given.
        read: option -> file to be read; ``-`` is standard input.
        in_place: the option of ``written`` that may take the place of what is read, and may be ``-``. It may not
            be put behind what is read, as the shell's ``>>`` does, which would be read again without end.

    Raises:
        UsageError: two options name one file, by whatever spelling or link.
        OutputError: a file can't be written.
    """
    from datenorm.core.atomic import expect_place, stands_alone

    for option, path in written.items():
        if path is not None and path != _STANDARD:
            expect_place(path)
        elif path is not None and option != in_place:
            raise UsageError(f"expected a file after {option}, got -; standard output is for the answers")
    inputs = {_known_by(path, sys.stdin): option for option, path in read.items() if path is not None}
    outputs: dict[_Identity | None, str] = {}
    for option, path in written.items():
        identity = None if path is None else _known_by(path, sys.stdout)
        replaces = option == in_place and path not in (None, _STANDARD) and stands_alone(str(path))
        taken = outputs.get(identity) or (None if replaces else inputs.get(identity))
        if identity is not None and taken is not None:
            got = "one file" if path == _STANDARD else path
            raise UsageError(
                f"expected {option} to be another file than {taken}, got {got} for both; give it a name of its own"
            )
        outputs[identity] = option


def _known_by(path: str, standard: Any) -> _Identity | None:
    """What a file is known by; None of what can't be overwritten, a pipe or a device."""
    try:
        status = os.fstat(standard.fileno()) if path == _STANDARD else Path(path).stat()
    except (OSError, ValueError, AttributeError):  # not there yet; a closed stream
        return None if path == _STANDARD else os.path.normcase(os.path.realpath(path))
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None
