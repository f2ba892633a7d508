"""The network of the course, its figures, and its training."""

from dataclasses import replace

import keras
import numpy as np
import pytest
from keras import ops

from datenorm.ancestors.fit import look, slot_loss, train_ancestor
from datenorm.ancestors.network import Ancestor
from datenorm.ancestors.recipes import RECIPES, Size
from datenorm.ancestors.score import score
from datenorm.ancestors.strings import course_dates

SMALL = Size(hidden=3, alignment=4, decoder=5)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(gates, cell):
    enter, forget, candidate, leave = np.split(gates, 4)
    cell = sigmoid(forget) * cell + sigmoid(enter) * np.tanh(candidate)
    return sigmoid(leave) * np.tanh(cell), cell


def arrays(layer):
    """A layer's own weights by name."""
    return {variable.name: ops.convert_to_numpy(variable) for variable in layer.weights}


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
    for _ in range(4):
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
    network = Ancestor(SMALL, characters=6, symbols=7, slots=4)
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
    network, found = train_ancestor(recipe, task, 0, lambda epoch, loss: told.append((epoch, loss)))
    assert [epoch for epoch, _ in told] == [1, 2]
    assert told[1][1] < told[0][1] < 10 * np.log(11)
    assert (found.strings, len(found.slots)) == (50, 10)
    assert found.slots[4] > 0.9  # the hyphen
    reading, weights = look(network, task, "9 may 2018")
    assert len(reading) == 10
    assert np.array(weights).shape == (10, 10)


def test_the_rate_falls_as_the_old_keras_had_it():
    """lr / (1 + decay * step)."""
    recipe = RECIPES["time"]
    falling = keras.optimizers.schedules.InverseTimeDecay(recipe.learning_rate, 1, recipe.decay)
    assert float(falling(100)) == pytest.approx(0.05 / (1 + 0.04 * 100))


def test_the_energies_start_as_dense_layers_over_both():
    """Glorot's bound of one layer over state and annotation side by side, not of two layers: 6 / (D + 2H + A)."""
    keras.utils.set_random_seed(0)
    size = Size(hidden=30, alignment=40, decoder=50)
    attention = Ancestor(size, characters=6, symbols=7, slots=4).attention
    bound = (6 / (50 + 60 + 40)) ** 0.5
    for weight in (attention.query, attention.key):
        assert 0.95 * bound < np.abs(ops.convert_to_numpy(weight)).max() <= bound
    score_bound = (6 / (40 + 1)) ** 0.5
    assert 0.7 * score_bound < np.abs(ops.convert_to_numpy(attention.score)).max() <= score_bound
