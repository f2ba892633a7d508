"""The optimisers, against what their papers say of one step."""

import keras
import numpy as np
import pytest
from keras import ops

from datenorm.model.recurrence import Recurrence
from datenorm.training.optimiser import OPTIMISERS
from datenorm.training.settings import OPTIMISING

RATE = 0.1


def stepped(name, layer, gradients):
    """How far each variable goes in the first step."""
    optimiser = OPTIMISERS[name](1e9, 0.5)
    optimiser.build(layer.trainable_variables)
    optimiser.learning_rate = RATE
    before = [ops.convert_to_numpy(variable) for variable in layer.trainable_variables]
    optimiser.apply([ops.convert_to_tensor(gradient) for gradient in gradients])
    after = [ops.convert_to_numpy(variable) for variable in layer.trainable_variables]
    averages = [ops.convert_to_numpy(average) for average in optimiser.averages]
    return [old - new for old, new in zip(before, after, strict=True)], before, after, averages


@pytest.fixture
def gradients():
    """Of kernel (6, 4 * 5), recurrent (5, 4 * 5), bias (4 * 5,); singular values of a gate from 1 to a tenth."""
    random = np.random.default_rng(3)

    def matrix(height):
        left, right = (np.linalg.qr(random.normal(size=(size, 5)))[0] for size in (height, 5))
        return left @ np.diag(np.geomspace(1.0, 0.1, 5)) @ right.T

    matrices = [np.concatenate([matrix(height) for _ in range(4)], axis=1) for height in (6, 5)]
    return [gradient.astype("float32") for gradient in (*matrices, random.normal(size=20))]


def test_names():
    assert tuple(OPTIMISERS) == OPTIMISING


def test_adam_goes_the_same_way_everywhere_at_first(gradients):
    """Kingma and Ba 2014, algorithm 1: the first step is the rate times the gradient's sign."""
    steps, *_ = stepped("adam", Recurrence(6, 5, "lstm"), gradients)
    for step, gradient in zip(steps, gradients, strict=True):
        np.testing.assert_allclose(step, RATE * np.sign(gradient), rtol=0.05)


def test_muon_makes_the_step_of_each_gate_orthogonal(gradients):
    """Jordan 2024: all singular values between 0.7 and 1.2, directions kept; scaled as Liu et al. 2025, eq. 4."""
    steps, *_ = stepped("muon", Recurrence(6, 5, "lstm"), gradients)
    for step, gradient, height in zip(steps[:2], gradients[:2], (6, 5), strict=True):
        for gate in range(4):
            part = slice(5 * gate, 5 * gate + 5)
            values = np.linalg.svd(step[:, part] / (RATE * 0.2 * height**0.5), compute_uv=False)
            assert values.min() > 0.6 and values.max() < 1.3
            left, _, right = np.linalg.svd(gradient[:, part], full_matrices=False)
            assert np.trace(left.T @ step[:, part] @ right.T) > 0.9 * np.linalg.norm(step[:, part], "nuc")


def test_muon_leaves_vectors_and_the_readout_to_adam(gradients):
    """They go a third of the rate along the gradient's sign."""
    steps, *_ = stepped("muon", Recurrence(6, 5, "lstm"), gradients)
    np.testing.assert_allclose(steps[2], RATE / 3 * np.sign(gradients[2]), rtol=1e-3)
    readout = keras.layers.Dense(5, use_bias=False, name="readout")
    readout.build((None, 6))
    steps, *_ = stepped("muon", readout, [gradients[0][:, :5]])
    np.testing.assert_allclose(steps[0], RATE / 3 * np.sign(gradients[0][:, :5]), rtol=1e-3)


@pytest.mark.parametrize("name", OPTIMISERS)
def test_the_average_follows(name, gradients):
    """At the first step min(averaging, 1 / 10) of it stays."""
    _, before, after, averages = stepped(name, Recurrence(6, 5, "lstm"), gradients)
    for old, new, average in zip(before, after, averages, strict=True):
        np.testing.assert_allclose(average, 0.1 * old + 0.9 * new, atol=1e-6)
