"""The network of the course, its figures, and its training."""

import re
import shutil
import subprocess
import sys
from dataclasses import replace

import keras
import numpy as np
import pytest
from keras import ops

from datenorm.ancestors.fit import slot_loss, train_ancestor
from datenorm.ancestors.publish import Trained, publish, translated, vocabulary_of
from datenorm.ancestors.recipes import RECIPES, Size
from datenorm.ancestors.score import Score, score
from datenorm.ancestors.strings import PADDING, UNKNOWN, Task, course_dates, source_ids
from datenorm.core.canonical import END, SYMBOL_INDEX, SYMBOLS
from datenorm.core.errors import BundleError
from datenorm.model.ancestor import Ancestor
from datenorm.model.engine import Engine
from datenorm.model.export import weights_of
from datenorm.normalizer import Normalizer
from datenorm.runtime.architecture import Slotted
from datenorm.runtime.bundle import load_bundle
from datenorm.text.clean import clean

SMALL = Size(hidden=3, alignment=4, decoder=5)
NETWORK = Slotted.of(hidden=3, alignment=4, decoder=5, source=5, slots=5)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(gates, cell):
    enter, forget, candidate, leave = np.split(gates, 4)
    cell = sigmoid(forget) * cell + sigmoid(enter) * np.tanh(candidate)
    return sigmoid(leave) * np.tanh(cell), cell


def arrays(layer):
    """A layer's own weights by name."""
    return {variable.name.removeprefix("gated_"): ops.convert_to_numpy(variable) for variable in layer.weights}


def by_hand(network, ids):
    """Logits (Ty, Y) and attention (Ty, Tx) of one string, step by step."""
    at, decoder, readout = map(arrays, (network.attention, network.decoder, network.readout))
    sides = []
    for side, order in (("forward", ids), ("backward", ids[::-1])):
        w = arrays(getattr(network.encoder, side))
        state, cell, states = np.zeros(3), np.zeros(3), []
        for place in order:
            gates = w["kernel"][place] + w["bias"] + state @ w["recurrent"]
            state, cell = lstm(gates, cell)
            states.append(state)
        sides.append(states if side == "forward" else states[::-1])
    annotations = np.concatenate([np.array(states) for states in sides], axis=1)
    state, cell, logits, looked = np.zeros(5), np.zeros(5), [], []
    for _ in range(5):
        fit = np.tanh(state @ at["query"] + annotations @ at["key"] + at["bias"]) @ at["score"] + at["score_bias"]
        alpha = np.exp(np.maximum(fit, 0))
        alpha /= alpha.sum()
        context = alpha @ annotations
        gates = context @ decoder["kernel"] + state @ decoder["recurrent"] + decoder["bias"]
        state, cell = lstm(gates, cell)
        logits.append(state @ readout["kernel"] + readout["bias"])
        looked.append(alpha)
    return np.array(logits), np.array(looked)


def test_the_network_by_hand():
    """One-hot Bi-LSTM, rectified energies over all positions, an LSTM fed with the context alone, a dense layer."""
    keras.utils.set_random_seed(0)
    network = Ancestor(NETWORK, source_ids=6, symbols=7)
    generator = np.random.default_rng(0)
    for variable in network.weights:
        variable.assign(variable + 0.4 * generator.standard_normal(variable.shape))
    ids = np.array([[1, 4, 2, 5, 5], [0, 3, 3, 1, 5]], np.int32)
    logits, looked = network.look(ids)
    for row in range(2):
        expected, weights = by_hand(network, ids[row])
        np.testing.assert_allclose(logits[row], expected, atol=1e-5)
        np.testing.assert_allclose(looked[row], weights, atol=1e-5)


def test_figures_by_hand():
    """Loss summed over the slots, share of right ones of each slot, and of strings with all right."""
    logits = np.log(np.array([[[0.7, 0.3], [0.2, 0.8]], [[0.4, 0.6], [0.5, 0.5]]], np.float32))
    found = score(logits, np.array([[0, 1], [0, 1]], np.int32))
    expected = -(np.log(0.7) + np.log(0.8) + np.log(0.4) + np.log(0.5)) / 2
    assert found.loss == pytest.approx(expected, rel=1e-5)
    assert (found.exact, found.slots, found.strings) == (0.5, (0.5, 0.5), 2)
    summed = ops.convert_to_numpy(slot_loss(np.array([[0, 1], [0, 1]]), logits))
    assert summed.mean() == pytest.approx(expected, rel=1e-5)


def test_a_training_learns():
    """Two epochs over a few strings: better than guessing, and a string is answered with its heatmap."""
    task = course_dates(seed=3, count=600, test=50, source=20)
    recipe = replace(RECIPES["course"], epochs=2, size=SMALL, learning_rate=0.03)
    told = []
    network, found, learned = train_ancestor(recipe, task, 0, lambda epoch, loss: told.append((epoch, loss)))
    assert [epoch for epoch, _ in told] == [1, 2]
    assert told[1][1] < told[0][1] < 10 * np.log(11)
    assert (found.strings, learned.strings, len(found.slots)) == (50, 600, 10)
    assert learned.loss == pytest.approx(told[1][1], rel=0.3)  # the last epoch's, while it was still learning
    assert found.slots[4] > 0.9  # the hyphen
    logits, weights = network.look(task.arrays()[0][:3])
    assert (logits.shape, weights.shape) == ((3, 10, 11), (3, 10, 20))


def test_the_rate_falls_as_the_old_keras_had_it():
    """lr / (1 + decay * step)."""
    recipe = RECIPES["time"]
    falling = keras.optimizers.schedules.InverseTimeDecay(recipe.learning_rate, 1, recipe.decay)
    assert float(falling(100)) == pytest.approx(0.05 / (1 + 0.04 * 100))


def test_the_energies_start_as_dense_layers_over_both():
    """Glorot's bound of one layer over state and annotation side by side, not of two layers: 6 / (D + 2H + A)."""
    keras.utils.set_random_seed(0)
    size = Slotted.of(hidden=30, alignment=40, decoder=50, source=5, slots=10)
    attention = Ancestor(size, source_ids=6, symbols=7).attention
    bound = (6 / (50 + 60 + 40)) ** 0.5
    for weight in (attention.query, attention.key):
        assert 0.95 * bound < np.abs(ops.convert_to_numpy(weight)).max() <= bound
    score_bound = (6 / (40 + 1)) ** 0.5
    assert 0.7 * score_bound < np.abs(ops.convert_to_numpy(attention.score)).max() <= score_bound


def steps(look, given, truth, variables):
    """The losses of twelve steps of the documents' optimiser."""
    import tensorflow

    optimiser, losses = keras.optimizers.Adam(0.05, clipnorm=1.0), []
    for _ in range(12):
        with tensorflow.GradientTape() as tape:
            loss = ops.mean(slot_loss(truth, look(given)))
        optimiser.apply(tape.gradient(loss, variables), variables)
        losses.append(float(loss))
    return losses


def test_it_learns_as_plain_layers_of_keras_do():
    """The documents' listing, layer by layer, with the same weights: the same losses, step after step."""
    keras.utils.set_random_seed(0)
    network = Ancestor(NETWORK, source_ids=6, symbols=7)
    layers = keras.layers
    both = layers.Bidirectional(layers.LSTM(3, return_sequences=True))
    hidden, energy = layers.Dense(4, activation="tanh"), layers.Dense(1, activation="relu")
    lstm, readout = layers.LSTM(5, return_state=True), layers.Dense(7)
    source = keras.Input((5, 6))
    annotations = both(source)
    state = cell = layers.Lambda(lambda x: ops.zeros((ops.shape(x)[0], 5)), output_shape=(5,))(source)
    slots = []
    for _ in range(5):
        beside = layers.Concatenate()([annotations, layers.RepeatVector(5)(state)])
        alpha = layers.Softmax(axis=1)(energy(hidden(beside)))
        state, _, cell = lstm(layers.Dot(axes=1)([alpha, annotations]), initial_state=[state, cell])
        slots.append(readout(state))
    plain = keras.Model(source, layers.Lambda(lambda rows: ops.stack(rows, axis=1))(slots))
    at, encoder = arrays(network.attention), network.encoder
    sides = ((both.forward_layer, encoder.forward), (both.backward_layer, encoder.backward), (lstm, network.decoder))
    for layer, own in sides:
        layer.set_weights([arrays(own)[name] for name in ("kernel", "recurrent", "bias")])
    hidden.set_weights([np.concatenate([at["key"], at["query"]]), at["bias"]])
    energy.set_weights([at["score"][:, None], at["score_bias"]])
    readout.set_weights([arrays(network.readout)[name] for name in ("kernel", "bias")])
    generator = np.random.default_rng(0)
    ids, truth = generator.integers(0, 6, (20, 5)), generator.integers(0, 7, (20, 5))
    ours = steps(lambda x: network.look(x)[0], ids.astype(np.int32), truth, network.trainable_variables)
    theirs = steps(plain, np.eye(6, dtype=np.float32)[ids], truth, plain.trainable_variables)
    assert ours[-1] < 0.97 * ours[0]
    np.testing.assert_allclose(ours, theirs, rtol=1e-4)


TIMES = Task(
    ("half past two", "noon"), ("02:30", "12:00"), (*"adeflhnopstw ", UNKNOWN, PADDING), tuple("0123456789:"), 16, 1
)


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """An ancestor of random weights, and the folder of its model."""
    keras.utils.set_random_seed(1)
    network = Ancestor(Slotted.of(3, 4, 5, source=16, slots=5), len(TIMES.characters), len(TIMES.symbols))
    generator = np.random.default_rng(1)
    for variable in network.weights:
        variable.assign(variable + 0.5 * generator.standard_normal(variable.shape))
    network.readout.bias.assign(ops.one_hot(TIMES.symbols.index("1"), 11) * 4)  # 11:11, or what else the grammar has
    folder = tmp_path_factory.mktemp("models") / "old"
    found = Score(0.5, 0.9, (0.9,) * 5, 2)
    publish(folder, "old", Trained("--preset time", translated(network, TIMES), vocabulary_of(TIMES), found))
    return network, folder


def test_a_model_says_what_the_network_does(published):
    """Slot by slot, over a model's own ids, with T before and END behind, whatever stands beside it in a batch."""
    network, folder = published
    normalizer = Normalizer.load(folder)
    assert normalizer.engine == "tensorflow"
    engine, vocabulary = normalizer._reader.network, normalizer.bundle.manifest.vocabulary
    texts = ["half past two", "noon", "a house of the town"]  # the last one is cut
    ids = [vocabulary.encode(clean(text))[0] for text in texts]
    memory, state = engine.encode(np.array([row + [0] * (20 - len(row)) for row in ids]), np.array([13, 4, 19]))
    wanted, looked = (ops.convert_to_numpy(part) for part in network.look(source_ids(TIMES, texts)))
    columns = [SYMBOL_INDEX[symbol] for symbol in TIMES.symbols]
    for step in range(7):
        logits, weights = engine.step(memory, state, np.zeros(3, np.intp))
        if step in (0, 6):
            assert np.all(logits.argmax(axis=1) == (SYMBOL_INDEX["T"] if step == 0 else END))
            assert not weights.any()
        else:
            np.testing.assert_allclose(logits[:, columns], wanted[:, step - 1], atol=1e-4)
            np.testing.assert_allclose(weights[:, :16], looked[:, step - 1], atol=1e-5)
            assert logits[:, columns].min() > np.delete(logits, columns, axis=1).max()


def test_strings_that_are_made_long_are_computed_few_together():
    """A short one has Tx positions as well, so that the search's own bound by length does not hold."""
    architecture = Slotted.of(1, 1, 1, source=1000, slots=5)
    vocabulary = vocabulary_of(TIMES)
    weights = weights_of(Ancestor(architecture, vocabulary.size, len(SYMBOLS)))
    products = Engine(architecture, vocabulary, weights).products
    assert (products.capacity, products.panel(3).capacity, products.panel(300).capacity) == (4, 3, 4)


def test_predict_reads_with_it(published):
    """A time and its heatmap; the engine is chosen and said."""
    command = [sys.executable, "-m", "datenorm", "predict", "--model", str(published[1]), "--min-confidence", "0"]
    done = subprocess.run([*command, "half past two"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "datenorm: rectified attention, run by TensorFlow\n"
    assert re.search(r"^T\d\d:\d\d ", done.stdout), done.stdout
    assert "h a l f   p a s t   t w o" in done.stdout


def test_a_manifest_of_another_length_is_none(published, tmp_path):
    """Ty says what is written: a day or a time."""
    folder = tmp_path / "odd"
    shutil.copytree(published[1], folder)
    path = folder / "manifest.json"
    path.write_text(path.read_text("utf-8").replace('"slots": 5', '"slots": 7'), "utf-8")
    with pytest.raises(BundleError, match="slots: expected 10 or 5, got 7"):
        load_bundle(folder)
