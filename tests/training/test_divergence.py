"""When a training is stopped, and when it is left alone."""

import math

import pytest

from datenorm.core.errors import TrainingError
from datenorm.training.divergence import Watch


@pytest.mark.parametrize("loss", [math.nan, math.inf])
def test_a_loss_that_is_no_number_stops_at_once(loss):
    with pytest.raises(TrainingError, match="step 7"):
        Watch().see(loss, 7)


def test_a_loss_that_climbs_and_stays_stops():
    watch = Watch()
    for step in range(500):
        watch.see(0.1, step)
    with pytest.raises(TrainingError, match=r"climbed from 0\.10"):
        for step in range(500, 900):
            watch.see(3.9, step)


def test_a_single_bad_batch_stops_nothing():
    watch = Watch()
    for step in range(500):
        watch.see(20.0 if step == 400 else 0.1, step)
    assert watch.mean < 0.3
