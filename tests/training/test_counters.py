"""How much of a budget is used, and how much time is left."""

import pytest

from datenorm.training import counters
from datenorm.training.counters import Clock, Counters
from datenorm.training.settings import Budget


@pytest.fixture
def now(monkeypatch):
    """The clock, set by the test."""
    now = [1000.0]
    monkeypatch.setattr(counters.time, "monotonic", lambda: now[0])
    return now


def begun(clock, now, seconds=40.0):
    """The first step of a sitting, most of which is compilation."""
    now[0] += seconds
    clock.compiled(seconds)


def test_strings_are_counted(now):
    """Half of the strings in a minute leaves a minute."""
    ours = Counters()
    clock = Clock(Budget(examples=200), ours)
    assert clock.left is None
    begun(clock, now)
    now[0] += 60
    ours.seen = 100
    clock.tick(100, 60.0)
    assert (clock.share, clock.elapsed) == (0.5, 60.0)
    assert clock.left == pytest.approx(60.0)


def test_minutes_are_counted_over_all_sittings(now):
    """30 seconds of an earlier sitting and 15 of this one are three quarters of a minute."""
    clock = Clock(Budget(minutes=1), Counters(seconds=30.0))
    begun(clock, now)
    now[0] += 15
    assert (clock.share, clock.left) == (0.75, 15.0)
    assert clock.to_json()["seconds"] == 45.0
    now[0] += 60
    assert (clock.share, clock.left) == (1.0, 0.0)


def test_compiling_is_not_counted(now):
    """Nothing is used until the first step is over, nor in the first step of another shape."""
    clock = Clock(Budget(minutes=1), Counters())
    now[0] += 500
    assert (clock.share, clock.left) == (0.0, 60.0)
    begun(clock, now)
    assert (clock.share, clock.rate) == (0.0, 0.0)
    now[0] += 15
    begun(clock, now, 30.0)
    assert (clock.share, clock.left) == (0.25, 45.0)


def test_the_rate_is_a_running_mean(now):
    clock = Clock(Budget(examples=1), Counters())
    clock.tick(100, 1.0)
    clock.tick(200, 1.0)
    assert clock.rate == pytest.approx(105.0)
