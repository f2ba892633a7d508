"""The command as its users have it: a process of its own, here with a small model whose weights are random."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "datenorm"]


@pytest.fixture(scope="session")
def models(tmp_path_factory):
    """A folder with the model ``base``; what it answers is as good as chance, but always the same."""
    folder = tmp_path_factory.mktemp("models")
    vocabulary = Vocabulary("abcdefghijklmnopqrstuvwxyz0123456789 ./-,", ("ar", "de", "en", "fr", "ru", "zh"))
    manifest = Manifest("base", Architecture(16, 16, 16, 16, 32), vocabulary, {"en_US": "MDY", "en_GB": "DMY"})
    random = np.random.default_rng(3)
    weights = {name: random.normal(size=shape) * 0.9 for name, shape in manifest.shapes().items()}
    weights["readout.kernel"] *= 2  # sure enough of something that it is no refusal
    write_bundle(folder / "base", manifest, weights, "# A model of random weights\n")
    return folder


@pytest.fixture(scope="session")
def environment(models):
    """The environment of the command: the model above, and nothing that changes what is printed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "TERM")}
    return {**kept, "PYTHONPATH": str(ROOT), "DATENORM_MODELS": str(models), "TERM": "xterm"}


@pytest.fixture(scope="session")
def run(environment):
    """Run the command: ``run("predict", "x", input=b"", LC_ALL="C")``; names in capitals are variables."""

    def run(*arguments, input=b"", **variables):
        return subprocess.run(
            [*COMMAND, *arguments], input=input, capture_output=True, timeout=120, env={**environment, **variables}
        )

    return run


@pytest.fixture
def start(environment):
    """Start the command with open pipes; it is killed when the test is over."""
    started = []

    def start(*arguments, **streams):
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE) | streams
        started.append(subprocess.Popen([*COMMAND, *arguments], bufsize=0, env=environment, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def is_one_line(stderr):
    """Whether ``stderr`` is one line of the command's, and no traceback."""
    text = stderr.decode()
    return text.startswith("datenorm: ") and text.count("\n") == 1 and text.endswith("\n")
