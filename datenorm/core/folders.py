"""Folders that files will be put in: looked at before the work for them is done."""

import errno
import os
from pathlib import Path

from datenorm.core.errors import OutputError


def fault_of(folder: Path) -> str:
    """Why nothing can be put in ``folder``, which need not be there yet; "" when something can."""
    for place in (folder, *folder.absolute().parents):
        if os.path.lexists(place):
            fault = 0 if place.is_dir() else errno.ENOTDIR
            if not fault and not os.access(place, os.W_OK | os.X_OK):
                fault = errno.EACCES
            return os.strerror(fault) if fault else ""
    return os.strerror(errno.ENOENT)


def expect_folder(folder: Path, option: str) -> None:
    """See that ``folder`` is one, or can be made, and that files can be put in it.

    Args:
        option: what named it, for the message.

    Raises:
        OutputError: they can't.
    """
    fault = fault_of(folder)
    if fault:
        raise OutputError(f"expected {option} to be a folder that can be written, got {folder}: {fault}; give another")
