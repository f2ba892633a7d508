"""From a trained ancestor to the folder of a model, which ``datenorm predict`` reads like any other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import keras
import numpy as np
import numpy.typing as npt
from keras import ops

from datenorm import __version__
from datenorm.ancestors.score import Score
from datenorm.ancestors.strings import PADDING, UNKNOWN, Task
from datenorm.core.canonical import SYMBOL_INDEX, SYMBOLS
from datenorm.model.ancestor import Ancestor
from datenorm.model.build import AnyNetwork, build_network
from datenorm.model.export import check_parity, load_weights, weights_of
from datenorm.runtime.bundle import write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary

Floats = npt.NDArray[np.float32]

#: Logit of symbols that an ancestor never learned: no reading has them.
_NEVER = -30.0


def vocabulary_of(task: Task) -> Vocabulary:
    """The characters of the task, without its two stand-ins."""
    return Vocabulary(sorted(set(task.characters) - {PADDING, UNKNOWN}), ())


def translated(network: Ancestor, task: Task) -> Ancestor:
    """The same network over the ids of a model's vocabulary and over all symbols of the canonical form."""
    vocabulary = vocabulary_of(task)
    wide = build_network(network.architecture, vocabulary)
    load_weights(wide, _widened(weights_of(network), task, vocabulary))
    return wide


def _widened(weights: Mapping[str, Floats], task: Task, vocabulary: Vocabulary) -> dict[str, Floats]:
    """The kernels with a row for each id: padding keeps its own, hints are what is unknown."""
    places = {character: place for place, character in enumerate(task.characters)}
    rows = [places[PADDING], *(places.get(token, places[UNKNOWN]) for token in vocabulary.tokens[1:])]
    columns = [SYMBOL_INDEX[symbol] for symbol in task.symbols]
    readout = np.zeros((len(weights["readout.kernel"]), len(SYMBOLS)), np.float32)
    bias = np.full(len(SYMBOLS), _NEVER, np.float32)
    readout[:, columns], bias[columns] = weights["readout.kernel"], weights["readout.bias"]
    kernels = {name: weights[name][rows] for name in ("encoder.forward.kernel", "encoder.backward.kernel")}
    return {**weights, **kernels, "readout.kernel": readout, "readout.bias": bias}


class Trained(NamedTuple):
    """What comes out of a training.

    Attributes:
        options: what followed ``datenorm train``.
        network: over the ids of the vocabulary and the symbols of the canonical form.
        found: its figures on the test.
        learned: those on the strings that it learned from, where they were measured.
    """

    options: str
    network: AnyNetwork
    vocabulary: Vocabulary
    found: Score
    learned: Score | None = None


def publish(folder: Path, name: str, trained: Trained) -> Manifest:
    """Write it as the model ``name``.

    Raises:
        TrainingError: it does not compute the same step by step.
        OutputError: the folder can't be written.
    """
    network, found = trained.network, trained.found
    facts: dict[str, Any] = {
        "options": trained.options,
        "test": found.to_json(),
        "parity": check_parity(network),
        "versions": {"datenorm": __version__, "keras": str(keras.__version__)},
    }
    manifest = Manifest(name, network.architecture, trained.vocabulary, training=facts)
    count = sum(int(np.prod(ops.shape(weight))) for weight in network.trainable_variables)
    card = f"""# {name}

`datenorm train {trained.options}`, by datenorm {__version__}: {count:,} weights. On the \
{found.strings:,} strings of its test the loss, summed over the slots, is {found.loss:.4f}, and {found.exact:.1%} are \
read exactly. Its confidence is not fitted.
"""
    return write_bundle(folder, manifest, weights_of(network), card)
