"""What holds for all tests."""

import contextlib
import os
import signal
import tempfile
from pathlib import Path

import pytest
from command import ROOT

from datenorm.normalizer import Normalizer


@pytest.fixture(scope="session", autouse=True)
def interruptible():
    """A shell lets what it starts in the background ignore SIGINT, and so would all that is started from there."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def base():
    """The model that ships."""
    return Normalizer.load(ROOT / "models" / "base")


@pytest.fixture
def as_nobody():
    """``with as_nobody():`` is a user to whom folders of others are closed, as ``access`` tells; root is none."""

    @contextlib.contextmanager
    def other():
        user = os.getuid()
        if user == 0:
            os.setreuid(65534, 0)
        try:
            yield
        finally:
            if user == 0:
                os.setreuid(0, 0)

    return other


@pytest.fixture
def open_folder():
    """A folder that everybody can write to; those of pytest are closed to other users."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)
