"""One thread for OpenBLAS while the network runs.

The products here are so small that threads only get in each other's way; more cores are for more processes
(``--jobs``). And with several threads a product may be cut at other places and so end in other last bits. The variable
``OPENBLAS_NUM_THREADS=1``, set before NumPy is imported, says the same and spares the threads' start as well; inside
somebody else's program it is too late for that, so the library itself is asked.
"""

from __future__ import annotations

import contextlib
import ctypes
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import numpy as np

#: How builds of OpenBLAS name their functions: prefix and suffix around ``openblas_get_num_threads``.
_NAMES = (("scipy_", "64_"), ("", "64_"), ("", ""), ("scipy_", ""))

_lock = threading.Lock()
_inside = 0
_before = 1


@cache
def _controls() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """The two functions of the OpenBLAS that came with NumPy; None with any other BLAS."""
    package = Path(np.__file__).parent
    for folder in (package.parent / "numpy.libs", package / ".dylibs"):
        for path in sorted(folder.glob("*openblas*")):
            try:
                library = ctypes.CDLL(str(path))
            except OSError:
                continue
            for prefix, suffix in _NAMES:
                get = getattr(library, f"{prefix}openblas_get_num_threads{suffix}", None)
                put = getattr(library, f"{prefix}openblas_set_num_threads{suffix}", None)
                if get is not None and put is not None:
                    return get, put
    return None


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Let OpenBLAS use one thread in the block, and as many as before when the last such block ends."""
    global _inside, _before
    controls = _controls()
    if controls is None:
        yield
        return
    get, put = controls
    with _lock:
        if _inside == 0:
            _before = get()
            if _before != 1:
                put(1)
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if _inside == 0 and _before != 1:
                put(_before)
