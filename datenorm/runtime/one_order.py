"""An interval in figures is read in one order.

The network writes one side after the other, and may read ``03.01.1942-08.07.1942`` day first and then month first. Who
wrote it had one order, so the probability of all readings of the same figures, in one order or in two, is divided
among the orders under which there is such an interval. How, is the mean of what is known of each side whose
order is a question (a linear pool of opinions):

* how the side was read within the interval, over all these readings;
* where both sides stand in figures, how the side is read alone: what the network thinks of that way to write. Where an
  order was hinted at this alone counts: of a date the network knows surely what a hint does, of an interval less so.

Readings whose sides no single order explains (25.12.1942 - 01/13/1943) stay as they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from datenorm.core.canonical import decode, encode
from datenorm.runtime.explain import exchanged
from datenorm.runtime.intervals import IntervalFigures, figures_read, interval_figures
from datenorm.runtime.orders import figures
from datenorm.runtime.search import Candidate

#: An order that is possible has at least this probability, so that its reading is there.
_LEAST = 1e-9

#: Order -> how likely it is.
Opinion = dict[str, float]


class Read(NamedTuple):
    """A reading of an interval in figures, and what the figures say."""

    candidate: Candidate
    figures: IntervalFigures


class Family(NamedTuple):
    """Readings of the same figures in any order.

    Attributes:
        reads: them, the likeliest first.
        open_sides: places of the sides that are another day under another order.
    """

    reads: tuple[Read, ...]
    open_sides: tuple[int, ...]

    @property
    def readings(self) -> Mapping[str, str]:
        """Order -> reading in that order."""
        return self.reads[0].figures.readings

    @property
    def to_ask(self) -> tuple[str, ...]:
        """The texts of the sides that are to be read alone."""
        sides = self.reads[0].figures.sides
        return tuple(sides[place] for place in self.open_sides) if len(sides) > 1 else ()


def families(text: str, candidates: Sequence[Candidate]) -> list[Family]:
    """The readings of a cleaned text that are intervals in figures whose order is a question.

    Args:
        candidates: best first.
    """
    found: dict[tuple[tuple[str, str], ...], list[Read]] = {}
    for candidate in candidates:
        told = interval_figures(text, decode(candidate.symbols).canonical) if "/" in candidate.symbols else None
        if told is not None and told.figures.asked and told.readings:
            found.setdefault(tuple(told.readings.items()), []).append(Read(candidate, told))
    return [Family(tuple(reads), _open_sides(reads[0].figures)) for reads in found.values()]


def _open_sides(told: IntervalFigures) -> tuple[int, ...]:
    orders = told.readings
    return tuple(
        place
        for place, side in enumerate(told.sides)
        if (days := figures(side)) is not None and len({days.readings.get(order) for order in orders}) > 1
    )


def in_one_order(
    candidates: Sequence[Candidate],
    families: Iterable[Family],
    alone: Mapping[str, Sequence[Candidate]],
    hinted: bool = False,
) -> list[Candidate]:
    """The candidates with each interval in figures in one order, best first.

    Args:
        families: those of the candidates.
        alone: the text of a side -> how it is read alone.
        hinted: they were read with the hint of an order.
    """
    result = list(candidates)
    for family in families:
        mine = [read.candidate for read in family.reads]
        mass = sum(candidate.probability for candidate in mine)
        shares = _shares(family, alone, hinted)
        result = [candidate for candidate in result if not any(candidate is own for own in mine)]
        by_reading: dict[str, float] = {}
        for order, reading in family.readings.items():
            by_reading[reading] = by_reading.get(reading, 0.0) + shares[order]
        result += [_written(family, reading, mass * share) for reading, share in by_reading.items()]
    return sorted(result, key=lambda candidate: (-candidate.log_probability, candidate.symbols))


def in_order(text: str, candidates: Sequence[Candidate], order: str) -> Sequence[Candidate]:
    """The candidates with the figures of a cleaned text in the order that the user gave, best first.

    What was read in another order counts for the reading in that one: which it is, was said. Where the text names a
    weekday, or can't be in that order, the network's reading stays.
    """
    if any(decode(candidate.symbols).weekday is not None for candidate in candidates):
        return candidates
    told = [figures_read(text, decode(candidate.symbols).canonical) for candidate in candidates]
    masses: dict[str, float] = {}
    result: list[Candidate] = []
    first: dict[str, Candidate] = {}
    for candidate, found in zip(candidates, told, strict=True):
        if found is None or not found.open or order not in found.readings:
            result.append(candidate)
            continue
        reading = found.readings[order]
        masses[reading] = masses.get(reading, 0.0) + candidate.probability
        if first.setdefault(reading, candidate) is not candidate and decode(candidate.symbols).canonical == reading:
            first[reading] = candidate
    result += [_rewritten(first[reading], reading, mass) for reading, mass in masses.items()]
    return sorted(result, key=lambda candidate: (-candidate.log_probability, candidate.symbols))


def _shares(family: Family, alone: Mapping[str, Sequence[Candidate]], hinted: bool) -> Opinion:
    """How likely each order is; sides that are the same day under all of them say nothing."""
    orders = list(family.readings)
    within = [_within(family, place, orders) for place in family.open_sides]
    asked = [opinion for side in family.to_ask if (opinion := _alone(side, alone[side], orders))]
    told = asked if hinted and asked else [opinion for opinion in (*within, *asked) if opinion]
    pooled = {order: sum(opinion[order] for opinion in told) / max(len(told), 1) or _LEAST for order in orders}
    return _normalised(pooled)


def _within(family: Family, place: int, orders: Sequence[str]) -> Opinion:
    """How a side was read within the interval."""
    weights = dict.fromkeys(orders, 0.0)
    for candidate, told in family.reads:
        for order in told.fitting[place]:
            if order in weights:
                weights[order] += candidate.probability
    return _normalised(weights)


def _alone(side: str, candidates: Sequence[Candidate], orders: Sequence[str]) -> Opinion:
    """How a side is read alone."""
    found = figures(side)
    readings = {} if found is None else found.readings
    read = [(decode(candidate.symbols).canonical, candidate.probability) for candidate in candidates]
    return _normalised(
        {order: sum(share for reading, share in read if reading == readings.get(order)) for order in orders}
    )


def _normalised(weights: Opinion) -> Opinion:
    """The weights as probabilities; none where all are 0."""
    total = sum(weights.values())
    return {order: weight / total for order, weight in weights.items()} if total > 0 else {}


def _written(family: Family, reading: str, probability: float) -> Candidate:
    """The candidate for a reading: one that the search met, or the likeliest with its numbers exchanged."""
    met = [read.candidate for read in family.reads if decode(read.candidate.symbols).canonical == reading]
    return _rewritten(met[0] if met else family.reads[0].candidate, reading, probability)


def _rewritten(candidate: Candidate, reading: str, probability: float) -> Candidate:
    """A candidate with a probability of its own, and its numbers exchanged where it has another reading."""
    logarithm = math.log(max(probability, _LEAST))
    transcript = decode(candidate.symbols)
    if transcript.canonical == reading:
        return candidate._replace(log_probability=logarithm)
    symbols = encode(reading, transcript.weekday)
    rows = exchanged(tuple(range(len(candidate.symbols))), candidate.symbols, symbols)
    return Candidate(symbols, logarithm, candidate.attention[list(rows)])
