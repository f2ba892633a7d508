"""The trapezoid of learning rates."""

import pytest

from datenorm.training.schedule import learning_rate
from datenorm.training.settings import Optimisation

SETTINGS = Optimisation(learning_rate=1.0, warmup=100, anneal=0.4)


@pytest.mark.parametrize(
    ("step", "share", "rate"),
    [(0, 0.0, 0.01), (49, 0.0, 0.5), (200, 0.3, 1.0), (900, 0.6, 1.0), (950, 0.8, 0.5), (1000, 1.0, 0.0)],
)
def test_up_level_down(step, share, rate):
    assert learning_rate(SETTINGS, step, share) == pytest.approx(rate)


def test_warm_up_of_a_short_training_is_short():
    """A twentieth of the budget is enough, however few steps that is."""
    assert learning_rate(SETTINGS, 3, 0.025) == pytest.approx(0.5)
    assert learning_rate(SETTINGS, 6, 0.05) == pytest.approx(1.0)


def test_a_cosine_falls_slowly_at_both_ends():
    cosine = Optimisation(learning_rate=1.0, warmup=0, anneal=1.0, annealing="cosine")
    rates = [learning_rate(cosine, 10, share) for share in (0.0, 0.1, 0.5, 0.9, 1.0)]
    assert rates == pytest.approx([1.0, 0.9755, 0.5, 0.0245, 0.0], abs=1e-4)


def test_without_annealing_the_rate_stays():
    assert learning_rate(Optimisation(learning_rate=1.0, warmup=0, anneal=0.0), 10, 1.0) == 1.0
