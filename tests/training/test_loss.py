"""Losses against numbers worked out by hand."""

import numpy as np
import pytest

from datenorm.training.loss import guidance_loss, symbol_loss

LOGITS = np.log(np.array([[[0.5, 0.25, 0.25], [0.1, 0.1, 0.8], [0.9, 0.05, 0.05]]], np.float32))


def test_padding_is_no_symbol():
    """Targets 1 and 2, then padding: the mean of -log 0.25 and -log 0.8."""
    loss = float(symbol_loss(LOGITS, np.array([[1, 2, 0]])))
    assert loss == pytest.approx(-(np.log(0.25) + np.log(0.8)) / 2, rel=1e-6)


def test_smoothing_spreads_a_part_of_the_truth():
    loss = float(symbol_loss(LOGITS[:, :1], np.array([[1]]), smoothing=0.3))
    assert loss == pytest.approx(-0.7 * np.log(0.25) - 0.1 * np.log(0.5 * 0.25 * 0.25), rel=1e-6)


def test_guidance_wants_attention_where_the_field_stands():
    """Only the first symbol has a field with characters: positions 0 and 2, which have 0.6 of its attention."""
    weights = [np.array([[0.4, 0.4, 0.2]], np.float32), np.array([[1.0, 0.0, 0.0]], np.float32)]
    loss = guidance_loss(weights, np.array([[3, 0]]), np.array([[3, 0, 3]]))
    assert float(loss) == pytest.approx(-np.log(0.6), rel=1e-5)


def test_guidance_of_nothing_is_nothing():
    weights = [np.array([[0.4, 0.6]], np.float32)]
    assert float(guidance_loss(weights, np.array([[0]]), np.array([[0, 0]]))) == 0.0
