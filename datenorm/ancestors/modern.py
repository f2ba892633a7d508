"""The time data with today's network and recipe, on the same split: Bahdanau's full form, masked, no relu.

What differs from the document: the symbol before is fed, padding is masked, the energies have no relu, the optimiser is
Muon, the rate is warmed up and annealed to zero, gradients are clipped together, labels are smoothed a little, and the
weights are averaged. The network is the usual one, so it becomes a model like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import keras
import numpy as np
import numpy.typing as npt

from datenorm.ancestors.publish import vocabulary_of
from datenorm.ancestors.score import Score, score
from datenorm.ancestors.strings import Task
from datenorm.core.canonical import END, START, SYMBOL_INDEX
from datenorm.model.build import AnyNetwork, build_network
from datenorm.model.export import load_weights, variables
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.blas import one_thread
from datenorm.runtime.network import Network as RuntimeNetwork
from datenorm.runtime.search import force
from datenorm.text.clean import clean
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.batches import Batch, Integers
from datenorm.training.optimiser import AveragingMuon
from datenorm.training.schedule import learning_rate
from datenorm.training.settings import Optimisation
from datenorm.training.step import make_step

#: Twice the document's encoder, and its decoder.
SIZE = Architecture(embedding=32, hidden=64, alignment=32, target_embedding=16, decoder=64)

EPOCHS = 30

_LEARNING = Optimisation(
    batch=64, learning_rate=0.015, warmup=100, anneal=0.7, annealing="cosine", averaging=0.998, smoothing=0.02
)
_SEEDS = 1 << 32


def train_modern(task: Task, seed: int, tell: Callable[[int, float], None]) -> tuple[AnyNetwork, Score]:
    """Train on the first part of the task, measure on the rest with the NumPy runtime.

    Args:
        tell: takes the number of an epoch and its mean loss a symbol.
    """
    keras.utils.set_random_seed(seed % _SEEDS)
    vocabulary = vocabulary_of(task)
    network = build_network(SIZE, vocabulary)
    optimiser = AveragingMuon(_LEARNING.clip, _LEARNING.averaging)
    optimiser.build(network.trainable_variables)
    step = make_step(network, optimiser, _LEARNING)
    source, target = _arrays(task, vocabulary)
    previous = np.roll(target, 1, axis=1)
    previous[:, 0] = START
    batch = min(_LEARNING.batch, task.train)
    steps = task.train // batch
    for epoch in range(EPOCHS):
        order = np.random.default_rng([seed, epoch]).permutation(task.train)
        total = 0.0
        for number in range(steps):
            rows = order[number * batch : (number + 1) * batch]
            none = np.zeros((len(rows), 0), np.int32)
            done = epoch * steps + number
            rate = learning_rate(_LEARNING, done, done / (EPOCHS * steps))
            total += step(Batch(source[rows], previous[rows], target[rows], none, none), rate)
        tell(epoch + 1, total / steps)
    step.settle()
    averages = {name: np.asarray(optimiser.averages[place]) for place, name in enumerate(_names(network))}
    load_weights(network, averages)
    return network, _score(task, vocabulary, averages)


def _names(network: AnyNetwork) -> list[str]:
    """The names of the trainable variables, in the optimiser's order."""
    places = {id(variable): name for name, variable in variables(network).items()}
    return [places[id(variable)] for variable in network.trainable_variables]


def canonical_of(reading: str) -> str:
    """``20:45`` as the canonical form has it."""
    return f"T{reading}"


def _arrays(task: Task, vocabulary: Vocabulary) -> tuple[Integers, Integers]:
    """Ids (N, Tx) and symbols with END behind (N, Ty + 2)."""
    source = np.zeros((len(task.texts), task.source), np.int32)
    for row, text in enumerate(task.texts):
        ids, _ = vocabulary.encode(clean(text))
        source[row, : len(ids)] = ids[: task.source]
    symbols = [[SYMBOL_INDEX[symbol] for symbol in canonical_of(reading)] + [END] for reading in task.readings]
    return source, np.array(symbols, np.int32)


def _score(task: Task, vocabulary: Vocabulary, weights: Mapping[str, npt.NDArray[np.float32]]) -> Score:
    """The document's figures: loss and accuracy of the slots alone, the loss under the softmax of the task's symbols.

    The true symbols are fed, so an exact match here is one of greedy reading too: up to the first error both are alike.
    """
    unseen = range(task.train, len(task.texts))
    sources = [vocabulary.encode(clean(task.texts[row]))[0] for row in unseen]
    with one_thread():
        steps = force(RuntimeNetwork(weights), sources, [canonical_of(task.readings[row]) for row in unseen])
    places = [SYMBOL_INDEX[symbol] for symbol in task.symbols]
    logits = np.stack([rows[1:-1][:, places] for rows in steps])  # T before and END behind are not the document's
    truth = np.array([[task.symbols.index(symbol) for symbol in task.readings[row]] for row in unseen], np.int32)
    return score(logits, truth)
