"""Bahdanau's equations against numbers worked out by hand, and the rows that are all padding."""

import numpy as np
import pytest
from keras import ops

from datenorm.model.attention import ATTENTIONS, Additive, masked_softmax


@pytest.fixture
def attention():
    """D = 1, 2H = 2, A = 2, with weights that can be followed by hand."""
    layer = Additive(state=1, annotation=2, alignment=2)
    layer.query.assign([[1.0, 0.0]])
    layer.key.assign([[0.0, 1.0], [0.5, 0.0]])
    layer.bias.assign([0.0, 0.5])
    layer.score.assign([2.0, 1.0])
    return layer


def test_a_step_by_hand(attention):
    """e_j = 2 tanh(s + h_j2 / 2) + tanh(h_j1 + 1/2); two positions and one of padding."""
    annotations = np.array([[[1.0, 0.0], [0.0, 2.0], [9.0, 9.0]]], np.float32)  # (1, 3, 2)
    mask = np.array([[1.0, 1.0, 0.0]], np.float32)
    state = np.array([[0.5]], np.float32)
    memory = attention.prepare(ops.convert_to_tensor(annotations), ops.convert_to_tensor(mask))
    np.testing.assert_allclose(memory.keys[0, :2], [[0.0, 1.5], [1.0, 0.5]])
    energies = np.array([2 * np.tanh(0.5) + np.tanh(1.5), 2 * np.tanh(1.5) + np.tanh(0.5)])
    np.testing.assert_allclose(attention.energies(state, memory.keys)[0, :2], energies, rtol=1e-6)
    weights = np.exp(energies) / np.exp(energies).sum()
    context, alpha = attention.attend(memory, state)
    np.testing.assert_allclose(alpha, [[*weights, 0.0]], rtol=1e-6)
    np.testing.assert_allclose(context, [[weights[0], 2 * weights[1]]], rtol=1e-6)


def test_padding_changes_nothing(attention):
    """What stands at padded positions, and how many there are, is of no consequence."""
    generator = np.random.default_rng(0)
    annotations = generator.standard_normal((2, 3, 2)).astype(np.float32)
    state = generator.standard_normal((2, 1)).astype(np.float32)
    short = attention.attend(attention.prepare(annotations, np.ones((2, 3), np.float32)), state)
    longer = np.concatenate([annotations, np.full((2, 4, 2), 1e3, np.float32)], axis=1)
    mask = np.repeat([[1.0] * 3 + [0.0] * 4], 2, axis=0).astype(np.float32)
    long = attention.attend(attention.prepare(longer, mask), state)
    np.testing.assert_allclose(long[0], short[0], rtol=1e-6)
    np.testing.assert_allclose(long[1][:, :3], short[1], rtol=1e-6)
    assert np.all(ops.convert_to_numpy(long[1])[:, 3:] == 0.0)


def test_a_row_of_padding_alone_looks_nowhere():
    """Not NaN, and not the mean of the padding: all zeros, beside a row that is as usual."""
    energies, mask = np.array([[3.0, 1.0], [3.0, 1.0]], np.float32), np.array([[0.0, 0.0], [1.0, 1.0]], np.float32)
    weights = ops.convert_to_numpy(masked_softmax(energies, mask))
    assert weights[0].tolist() == [0.0, 0.0]
    assert weights[1].sum() == pytest.approx(1.0)


def test_large_energies_overflow_nowhere():
    """The softmax is taken relative to the largest energy."""
    weights = ops.convert_to_numpy(masked_softmax(np.array([[1e4, 1e4 - 1]], np.float32), np.ones((1, 2), np.float32)))
    np.testing.assert_allclose(weights, [[0.7310586, 0.2689414]], rtol=1e-5)


@pytest.mark.parametrize("name", ATTENTIONS)
def test_every_attention_gives_weights_and_a_context(name):
    """Whatever the score: weights of (B, S) that sum to one, a context of (B, 2H)."""
    layer = ATTENTIONS[name](5, 6, 4)
    generator = np.random.default_rng(1)
    annotations = generator.standard_normal((3, 7, 6)).astype(np.float32)
    mask = (np.arange(7) < np.array([[7], [4], [1]])).astype(np.float32)
    state = generator.standard_normal((3, 5)).astype(np.float32)
    context, weights = map(ops.convert_to_numpy, layer.attend(layer.prepare(annotations, mask), state))
    assert context.shape == (3, 6)
    assert weights.shape == (3, 7)
    np.testing.assert_allclose(weights.sum(axis=1), 1.0, rtol=1e-6)
    assert np.all(weights[mask == 0] == 0)
    np.testing.assert_allclose(context, np.einsum("bs,bsh->bh", weights, annotations), rtol=1e-5, atol=1e-6)
