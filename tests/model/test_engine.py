"""Keras as the engine of the search: beside the NumPy runtime where both can, alone for the other attentions."""

import subprocess
import sys
from dataclasses import replace

import keras
import numpy as np
import pytest
from random_models import random_manifest

from datenorm.core.canonical import END
from datenorm.core.errors import UsageError
from datenorm.model.build import build_network
from datenorm.model.export import weights_of
from datenorm.normalizer import Normalizer
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import load_bundle, write_bundle

TEXTS = ["3 May 1999", "le 4 juillet 2021", "12/2018", "03/04/2005", "n/a", "1", "3rd of May in the year 1999, at noon"]
SIZE = Architecture(embedding=6, hidden=8, alignment=8, target_embedding=4, decoder=16)


def write(folder, attention):
    """A model with random weights, always the same, that never reads nothing; its folder."""
    keras.utils.set_random_seed(7)
    architecture = replace(SIZE, attention=attention)
    manifest = replace(random_manifest(), architecture=architecture)
    network = build_network(architecture, manifest.vocabulary)
    generator = np.random.default_rng(7)
    weights = {name: w + 0.3 * generator.standard_normal(w.shape) for name, w in weights_of(network).items()}
    weights["readout.bias"][END] -= 3
    write_bundle(folder, manifest, weights)
    return folder


def test_both_engines_read_alike(tmp_path):
    """The same readings, confidences and attention to a few digits."""
    bundle = load_bundle(write(tmp_path / "model", "additive"))
    answers = {}
    for engine in ("numpy", "tensorflow"):
        normalizer = Normalizer(bundle, engine=engine)
        assert normalizer.engine == engine
        answers[engine] = [normalizer(text, attention=True, min_confidence=0.0) for text in TEXTS]
    for ours, theirs in zip(answers["numpy"], answers["tensorflow"], strict=True):
        assert (ours.reading, ours.date, ours.reason) == (theirs.reading, theirs.date, theirs.reason)
        assert ours.confidence == pytest.approx(theirs.confidence, abs=1e-4)
        np.testing.assert_allclose(ours.attention, theirs.attention, atol=1e-4)


@pytest.mark.parametrize("attention", ["local-m", "ntm", "pointer", "transformer"])
def test_a_batch_is_read_as_its_strings_are_alone(tmp_path, attention):
    """Though hypotheses of different steps stand side by side in the search."""
    normalizer = Normalizer(load_bundle(write(tmp_path / "model", attention)))
    assert normalizer.engine == "tensorflow"
    together = normalizer.batch(TEXTS)
    for text, prediction in zip(TEXTS, together, strict=True):
        alone = Normalizer(normalizer.bundle)(text)
        assert alone.reading == prediction.reading
        assert alone.confidence == pytest.approx(prediction.confidence, abs=1e-4)


def test_numpy_says_what_it_can_not(tmp_path):
    """One line that names the attention."""
    bundle = load_bundle(write(tmp_path / "model", "dot"))
    with pytest.raises(UsageError, match="additive attention for --engine numpy, this one has dot"):
        Normalizer(bundle, engine="numpy")
    with pytest.raises(UsageError, match="--engine to be one of auto, numpy, tensorflow, got 'cuda'"):
        Normalizer(bundle, engine="cuda")


def test_predict_chooses_the_engine_and_says_so(tmp_path):
    """A heatmap on stdout, the engine on stderr."""
    folder = write(tmp_path / "model", "multi-head")
    command = [sys.executable, "-m", "datenorm", "predict", "--model", str(folder), "--min-confidence", "0"]
    command.append("3 May 1999")
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "datenorm: multi-head attention, run by TensorFlow\n"
    assert "3   M a y   1 9 9 9" in done.stdout
    refused = subprocess.run([*command, "--engine", "numpy"], capture_output=True, text=True, timeout=300)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
