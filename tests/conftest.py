"""What holds for all tests."""

import signal

import pytest


@pytest.fixture(scope="session", autouse=True)
def interruptible():
    """A shell lets what it starts in the background ignore SIGINT, and so would all that is started from there."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
