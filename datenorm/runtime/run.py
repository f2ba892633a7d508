"""How likely the run of a column's days is: real columns are sorted, or go in steps, or keep to a day of the month.

When no number passes 12, the numbers of a row do not tell its order, but the rows together may: under the right
order the days run on, under the wrong one they jump. The likelihood of a run of days is that of a mixture of simple
stories, each told on two grids: the days, and (where few days of the month occur) the months.

* **shuffled**: each day is one of those between the first and the last, all alike;
* **sorted**, upwards or downwards: steps of a geometric distribution; a step against it is taken as shuffled;
* **regular**: each step is the commonest one; another step is taken as shuffled.

The first day may stand anywhere on the grid, so a run from the 1st to the 12th of one month is a smaller accident
than one month after another, and counts for less.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise

from datenorm.core import gregorian

#: What part of the columns is shuffled, sorted (half of them downwards), regular.
SHUFFLED, SORTED, REGULAR = 0.5, 0.4, 0.1
#: What part keeps to few days of the month; half of these to the first.
BY_MONTH = 0.5
MOST_DAYS_OF_MONTH = 4
#: At least this part of the steps is an error; with more errors than that a column is neither sorted nor regular.
ERRORS, MOST_ERRORS = 0.01, 0.25
#: Shuffled rows of one column depend on each other; no more than so many count.
WITNESSES = 20
#: Step -> part of the regular columns that go in it; any other step is one of as many as a year has.
DAY_STEPS = {1: 0.4, 7: 0.3}
MONTH_STEPS = {1: 0.6, 3: 0.15, 12: 0.1}
FEWEST = 3

_DAYS_A_YEAR, _MONTHS_A_YEAR, _DAYS_A_MONTH = 365.25, 12.0, 31.0


def log_gains(runs: Mapping[str, Sequence[int]]) -> dict[str, float]:
    """Order -> the natural logarithm of the likelihood of its run of day numbers, less what all have in common.

    A day that comes several times in a row counts once. Fewer than three days say nothing (0).
    """
    short = {order: [day for day, _ in groupby(days)] for order, days in runs.items()}
    if min(map(len, short.values()), default=0) < FEWEST:
        return dict.fromkeys(runs, 0.0)
    widest = max(_log_span(run) for run in short.values())
    return {order: _log_gain(run, widest) for order, run in short.items()}


def _log_gain(run: list[int], widest: float) -> float:
    terms = [math.log(1 - BY_MONTH) + _on_grid(run, widest, _DAYS_A_YEAR, DAY_STEPS)]
    dates = {day: gregorian.civil(day) for day in set(run)}
    places = sorted({date[2] for date in dates.values()})
    if len(places) <= MOST_DAYS_OF_MONTH:
        place = {day: index for index, day in enumerate(places)}
        months = [(12 * dates[day][0] + dates[day][1]) * len(places) + place[dates[day][2]] for day in run]
        cost = math.log(0.5) - (0.0 if places == [1] else len(places) * math.log(_DAYS_A_MONTH))
        terms.append(math.log(BY_MONTH) + cost + _on_grid(months, widest, _MONTHS_A_YEAR * len(places), MONTH_STEPS))
    return _log_sum(terms)


def _log_span(run: list[int]) -> float:
    return math.log(max(run) - min(run) + 1)


def _on_grid(run: list[int], widest: float, places_a_year: float, usual: dict[int, float]) -> float:
    """How much likelier the run is, on a grid with so many places a year, than with each day one of ``widest``."""
    steps = [second - first for first, second in pairwise(run)]
    narrower = min(len(set(run)) - 1, WITNESSES) * max(0.0, widest - _log_span(run))
    stories = [
        math.log(SHUFFLED) + narrower,
        math.log(SORTED / 2) + _sorted(steps, widest),
        math.log(SORTED / 2) + _sorted([-step for step in steps], widest),
        math.log(REGULAR) + _regular(steps, widest, places_a_year, usual),
    ]
    return -math.log(places_a_year) + _log_sum(stories)


def _sorted(steps: list[int], widest: float) -> float:
    """How much likelier the steps are in a sorted column than with each day one of ``widest``, as a logarithm."""
    forward = [step for step in steps if step > 0]
    against = len(steps) - len(forward)
    errors = max(ERRORS, against / len(steps))
    if not forward or errors > MOST_ERRORS:
        return -math.inf
    go_on = 1 - len(forward) / max(sum(forward), len(forward) + 1)
    stop = math.log(1 - go_on)
    gain = against * math.log(errors)
    for step, count in Counter(forward).items():
        keep = math.log(1 - errors) + stop + (step - 1) * math.log(go_on) + widest
        gain += count * _log_sum([keep, math.log(errors)])
    return gain


def _regular(steps: list[int], widest: float, places_a_year: float, usual: dict[int, float]) -> float:
    """How much likelier the steps are in a column of equal steps, likewise."""
    step, count = Counter(steps).most_common(1)[0]
    errors = max(ERRORS, 1 - count / len(steps))
    if errors > MOST_ERRORS:
        return -math.inf
    part = usual.get(abs(step), (1 - sum(usual.values())) / places_a_year) / 2
    return math.log(part) + count * (math.log(1 - errors) + widest) + (len(steps) - count) * math.log(errors)


def _log_sum(terms: Sequence[float]) -> float:
    """``log(sum(exp(term)))`` without overflow."""
    highest = max(terms)
    return highest + math.log(sum(math.exp(term - highest) for term in terms))
