"""Models with random weights, as small as can be: they read nonsense, but by all the rules."""

import string

import numpy as np

from datenorm.core.canonical import END, SYMBOLS
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import Bundle, write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary

VOCABULARY = Vocabulary(string.digits + string.ascii_lowercase + " -/.,:'年月日", ["en", "de", "fr"])
ORDERS = {"en_US": "MDY", "en_GB": "DMY", "de_DE": "DMY", "fr_FR": "DMY"}


def random_manifest(name="random", hidden=8, alignment=6, decoder=10, **fields):
    architecture = Architecture(4, hidden, alignment, 5, decoder)
    return Manifest(name, architecture, VOCABULARY, ORDERS, **fields)


def random_weights(manifest, seed=0, sharpness=6.0, brevity=0.0):
    """Random weights; ``sharpness`` makes readings surer, ``brevity`` (logits of END) shorter."""
    generator = np.random.default_rng(seed)
    weights = {}
    for name, shape in manifest.shapes().items():
        scale = 1 / np.sqrt(shape[0]) if len(shape) > 1 else 0.3
        weights[name] = (generator.standard_normal(shape) * scale).astype(np.float32)
    weights["embedding"] *= 4
    weights["target_embedding"] *= 3
    weights["attention.score"] *= 8
    weights["readout.kernel"] *= sharpness
    weights["readout.bias"][END] += brevity
    return weights


def write_random_model(folder, seed=0, sharpness=6.0, brevity=0.0, **fields):
    """Write a random model to ``folder`` and return its manifest."""
    manifest = random_manifest(folder.name, **fields)
    return write_bundle(folder, manifest, random_weights(manifest, seed, sharpness, brevity), "# A random model\n")


def random_bundle(tmp_path, **options):
    """A :class:`Bundle` in memory that was never written."""
    manifest = random_manifest(**options)
    return Bundle(tmp_path, manifest, "0" * 64, random_weights(manifest))


def random_sources(count, seed=0, longest=40):
    """Lists of source ids of all lengths up to ``longest``."""
    generator = np.random.default_rng(seed)
    lengths = generator.integers(1, longest + 1, count)
    return [tuple(int(i) for i in generator.integers(1, VOCABULARY.size, length)) for length in lengths]


def same(first, second):
    """Whether two candidates are the same to the last bit."""
    return (
        first.symbols == second.symbols
        and first.log_probability == second.log_probability
        and first.attention.tobytes() == second.attention.tobytes()
    )


SYMBOL_COUNT = len(SYMBOLS)
