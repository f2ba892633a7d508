"""Keras and its backend, imported without their chatter, or an error that says what is missing."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec

from datenorm.core.errors import TrainingError

#: Lines of TensorFlow's own log below this are not written: 3 leaves fatal ones.
_QUIET = "3"


def load_backend() -> None:
    """Import Keras; call it before any other module of this package or of Keras.

    Raises:
        TrainingError: Keras or its backend is not installed.
    """
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", _QUIET)
    missing = [name for name in ("keras", os.environ.get("KERAS_BACKEND", "tensorflow")) if find_spec(name) is None]
    if missing:
        raise TrainingError(
            f"training needs {' and '.join(missing)}, which this installation lacks; "
            "install datenorm with a Python for which there is TensorFlow"
        )
    with silence():
        import keras

        keras.distribution.list_devices()  # looks for GPUs, which is what is written about most


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Nothing goes to descriptor 2 in the block: what is written before a log is set up can't be filtered."""
    if sys.stderr is None:  # closed
        yield
        return
    sys.stderr.flush()
    kept = os.dup(2)
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
