"""The command as its users have it: a process of its own, here with a small model whose weights are random."""

import numpy as np
import pytest
from command import ROOT, environment_with, runner, starting

from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary


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
    return environment_with(models)


@pytest.fixture(scope="session")
def run(environment):
    return runner(environment)


@pytest.fixture
def start(environment):
    yield from starting(environment)


@pytest.fixture(scope="session")
def base():
    """The options that choose the model that comes with the package; the others here have random weights."""
    folder = ROOT / "models" / "base"
    if not (folder / "manifest.json").exists():
        pytest.skip("no model is installed")
    return ["--model", str(folder)]


def is_one_line(stderr):
    """Whether ``stderr`` is one line of the command's, and no traceback."""
    text = stderr.decode()
    return text.startswith("datenorm: ") and text.count("\n") == 1 and text.endswith("\n")
