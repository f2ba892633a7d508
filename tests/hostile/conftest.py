"""A hostile world, in short versions; ``make torture`` (DATENORM_TORTURE=1) runs the long ones.

The model has small random weights: what it answers is as good as chance, by all the rules, and quickly.
"""

import os

import pytest
from command import environment_with, runner, starting
from random_models import write_random_model

_FIGURES = pytest.StashKey[list]()


@pytest.fixture(scope="session")
def size():
    """``size(short, long)``: how much of something there is to be."""
    long_versions = os.environ.get("DATENORM_TORTURE") == "1"
    return lambda short, long: long if long_versions else short


@pytest.fixture
def figure(request):
    """Note what was measured; all figures are printed at the end (``-rA`` is not needed)."""
    return request.config.stash.setdefault(_FIGURES, []).append


def pytest_terminal_summary(terminalreporter, config):
    figures = config.stash.get(_FIGURES, [])
    if figures:
        terminalreporter.section("measured")
        for line in figures:
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def models(tmp_path_factory):
    """A folder with the model ``base``."""
    folder = tmp_path_factory.mktemp("models")
    write_random_model(folder / "base", seed=3, sharpness=12.0, brevity=-2.0)
    return folder


@pytest.fixture(scope="session")
def environment(models):
    """That of the command; it writes no bytecode, so that what it writes is what was asked for."""
    return environment_with(models, PYTHONDONTWRITEBYTECODE="1")


@pytest.fixture(scope="session")
def run(environment, size):
    return runner(environment, patience=size(600, 36_000))


@pytest.fixture
def start(environment):
    yield from starting(environment)
