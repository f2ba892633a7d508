"""How likely a run of days is. What it is used for, the order of a column, is in tests/test_column.py."""

import math
import random

import pytest

from datenorm.core import gregorian
from datenorm.runtime.run import BY_MONTH, REGULAR, SHUFFLED, log_gains

START = gregorian.day_number(1999, 5, 3)


def gain(run, *others):
    """The gain of ``run`` beside others, which share the span of days."""
    return log_gains({"run": run, **{str(index): other for index, other in enumerate(others)}})["run"]


def shuffled(run, seed=0):
    run = list(run)
    random.Random(seed).shuffle(run)
    return run


@pytest.mark.parametrize("runs", [{}, {"DMY": []}, {"DMY": [1, 2]}, {"DMY": [1, 2, 3], "MDY": [1, 1, 2, 2, 1]}])
def test_fewer_than_three_days_say_nothing(runs):
    assert log_gains({order: [START + day for day in run] for order, run in runs.items()}) == dict.fromkeys(
        runs, 0.0 if min(map(len, runs.values()), default=0) < 3 else pytest.approx(0.0, abs=99)
    )


def test_a_day_that_comes_several_times_in_a_row_counts_once():
    run = [START + step for step in (0, 7, 14, 21, 28, 42)]
    assert gain([day for day in run for _ in range(5)]) == gain(run)


def test_days_that_tell_no_story_are_shuffled():
    """By hand: the first half of the mixture, the place of the run within a year, one of three stories."""
    run = [START + step for step in (0, 50, 20, 90, 10, 70, 5, 44)]
    alone = math.log(1 - BY_MONTH) + math.log(SHUFFLED) - math.log(365.25)
    assert gain(run) == pytest.approx(alone)
    # Beside a run eight times as wide, each of the seven further days is one of eight times fewer.
    wider = [START + 728 - 1, *(START + step for step in (0, 3, 1))]
    assert gain(run, wider) == pytest.approx(alone + 7 * math.log(728 / 91))


def test_a_week_apart_by_hand():
    """Twenty weekly steps: of the stories that are left only the regular one counts for anything."""
    run = [START + 7 * step for step in range(21)]
    span = math.log(141)
    regular = math.log(REGULAR) + math.log(0.3 / 2) + 20 * (math.log(0.99) + span)
    sorted_too = math.log(0.2) + 20 * math.log(0.99 * (1 / 7) * (6 / 7) ** 6 * 141 + 0.01)
    mixture = math.log(SHUFFLED + math.exp(regular) + math.exp(sorted_too) + math.exp(math.log(0.2) - 1e9))
    assert gain(run) == pytest.approx(math.log(1 - BY_MONTH) - math.log(365.25) + mixture)


@pytest.mark.parametrize(
    "steps",
    [range(0, 60), range(0, 420, 7), [step * step for step in range(40)], [3 * step + step % 5 for step in range(40)]],
)
def test_what_runs_on_is_likelier_than_the_same_days_in_disorder(steps):
    run = [START + step for step in steps]
    assert gain(run) > gain(shuffled(run)) + 10
    assert gain(run[::-1]) > gain(shuffled(run)) + 10


def test_the_first_of_each_month():
    """A run on the grid of months, which no grid of days shows."""
    firsts = [gregorian.day_number(1999 + month // 12, month % 12 + 1, 1) for month in range(36)]
    dice = random.Random(3)
    others = [day + dice.randint(0, 27) for day in firsts]
    assert gain(firsts) > gain(others) + 20
    quarters = [day for day, month in zip(firsts * 4, range(144), strict=True) if month < 36 and month % 3 == 0]
    assert gain(quarters) > gain(shuffled(quarters)) + 5
    # The 15th of each month is a smaller story than the first, yet one.
    assert gain(firsts) > gain([day + 14 for day in firsts]) > gain(others)


def test_a_few_errors_do_no_harm_and_many_do():
    run = [START + 2 * step + step % 3 for step in range(100)]
    one = [*run[:50], run[70], *run[50:]]
    assert gain(run) > gain(one) > gain(shuffled(run)) + 50
    half = [day if index % 2 else shuffled(run)[index] for index, day in enumerate(run)]
    assert gain(half) < gain(one) - 50


def test_the_place_of_a_run_in_time_does_not_matter():
    run = [START + 3 * step + step % 7 for step in range(40)]
    later = [day + 4 * 365 + 1 for day in run]  # four years on, where the days of the month are the same
    assert gain(run) == pytest.approx(gain(later))
