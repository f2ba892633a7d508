"""A hostile world, in short versions; ``make torture`` (DATENORM_TORTURE=1) runs the long ones.

The model has small random weights: what it answers is as good as chance, by all the rules, and quickly.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from random_models import write_random_model

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "datenorm"]
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
    """The command's environment: this tree, the model above, and nothing that changes what is printed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "TERM")}
    return {
        **kept, "PYTHONPATH": str(ROOT), "DATENORM_MODELS": str(models), "TERM": "xterm", "PYTHONDONTWRITEBYTECODE": "1"
    }  # fmt: skip


@pytest.fixture(scope="session")
def run(environment):
    """Run the command: ``run("predict", "x", input=b"", LC_ALL="C")``; names in capitals are variables."""

    def run(*arguments, input=b"", under=(), **variables):
        return subprocess.run(
            [*under, *COMMAND, *arguments],
            input=input,
            capture_output=True,
            timeout=600,
            env={**environment, **variables},
        )

    return run


@pytest.fixture
def start(environment):
    """Start the command with open pipes; it is killed when the test is over."""
    started = []

    def start(*arguments, **options):
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | options
        started.append(subprocess.Popen([*COMMAND, *arguments], bufsize=0, env=environment, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()
