"""A small model whose weights are random: always the same, and right by chance only."""

import numpy as np
import pytest

from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import load_bundle, write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary


@pytest.fixture(scope="session")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "random"
    vocabulary = Vocabulary("abcdefghijklmnopqrstuvwxyz0123456789 ./-,:", ("de", "en", "fr"))
    manifest = Manifest("random", Architecture(12, 12, 12, 12, 24), vocabulary)
    random = np.random.default_rng(5)
    weights = {name: random.normal(size=shape) * 0.8 for name, shape in manifest.shapes().items()}
    write_bundle(folder, manifest, weights)
    return load_bundle(folder)
