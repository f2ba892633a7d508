"""Greedy and beam search over readings, under the automaton of the canonical form.

Every reading that comes out is in the grammar: symbols that the automaton forbids have probability zero, and the rest
are normalised to one, so log-probabilities are those of a distribution over readings.

Legend of shapes: N strings, W hypotheses a string, S source length, T written symbols, Y symbols.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, MAX_TARGET, PAD, START, SYMBOLS
from datenorm.runtime.network import BUCKET, Floats, Integers, Memory, Network, State, bucket

#: Hypotheses a string in a beam search; three strings fill a panel of sixteen lanes.
WIDTH = 5

#: A hypothesis that is this much less likely (in log) than the best finished one is dropped: a share of 1/20,000.
_HOPELESS = float(np.log(5e-5))

#: Panels that are computed together; more of them save calls, fewer keep the arrays in the cache.
_PANELS = 8
#: Source positions (panels times S) that are computed together at most, so that long strings take no more memory.
_POSITIONS = 384

#: Panels are packed anew when the strings that go on would fit into this part of them.
_SPARSE = 0.75


@dataclass(frozen=True, slots=True)
class Candidate:
    """One reading.

    Attributes:
        symbols: without START and END; the automaton accepts them.
        log_probability: natural logarithm of the reading's probability.
        attention: (T, S) weights of each written symbol over the ids of the source, hints among them.
    """

    symbols: str
    log_probability: float
    attention: Floats

    @property
    def probability(self) -> float:
        """Probability of the reading, 0 to 1."""
        return float(np.exp(self.log_probability))


def greedy(network: Network, sources: Sequence[Sequence[int]]) -> list[Candidate]:
    """The reading of each of ``sources`` (lists of ids, not empty) that takes the likeliest symbol at each step."""
    results: dict[int, Candidate] = {}
    for group in _groups(sources, len(network.slots)):
        for index, candidate in zip(group, _Greedy(network, [sources[i] for i in group]).run(), strict=True):
            results[index] = candidate
    return [results[index] for index in range(len(sources))]


def beam(network: Network, sources: Sequence[Sequence[int]], width: int = WIDTH) -> list[list[Candidate]]:
    """The likeliest readings of each of ``sources``, best first, as a beam search of ``width`` finds them.

    The beam shrinks by one hypothesis for each reading that it finishes, as in Bahdanau's own code (GroundHog);
    with ``width`` 1 it is :func:`greedy`.
    """
    results: dict[int, list[Candidate]] = {}
    for group in _groups(sources, len(network.slots), width):
        for index, candidates in zip(group, _Beam(network, [sources[i] for i in group], width).run(), strict=True):
            results[index] = candidates
    return [results[index] for index in range(len(sources))]


def _groups(sources: Sequence[Sequence[int]], slots: int, width: int = 1) -> list[list[int]]:
    """Indices of the strings that are computed together: of one bucket, shorter ones first."""
    order = sorted(range(len(sources)), key=lambda index: (len(sources[index]), index))
    groups: list[list[int]] = []
    current, room = 0, 0
    for index in order:
        length = bucket(len(sources[index]))
        if length != current or room == 0:
            panels = max(1, min(_PANELS, _POSITIONS // length))
            current, room = length, max(1, panels * slots // width)
            groups.append([])
        groups[-1].append(index)
        room -= 1
    return groups


def _seats(network: Network, strings: int) -> Integers:
    """The lanes (N,) that ``strings`` strings take in as many panels as they need."""
    slots = network.slots
    panels = -(-strings // len(slots))
    seats: Integers = (np.arange(panels)[:, None] * network.lanes + slots).reshape(-1)[:strings]
    return seats


def _lanes_of(network: Network, seats: Integers) -> int:
    """How many lanes the panels have in which ``seats`` lie."""
    return (int(seats[-1]) // network.lanes + 1) * network.lanes


def _spread(values: Integers, seats: Integers, lanes: int) -> Integers:
    """``values`` (N,) at their ``seats`` among ``lanes`` lanes; empty lanes repeat the first value."""
    spread = np.full(lanes, values[0], np.intp)
    spread[seats] = values
    return spread


def _encode(network: Network, sources: Sequence[Sequence[int]], seats: Integers) -> tuple[Memory, State]:
    lanes = _lanes_of(network, seats)
    lengths = np.full(lanes, len(sources[0]), np.intp)
    ids = np.full((lanes, bucket(len(sources[0]))), PAD, np.intp)
    for seat, source in zip(seats, sources, strict=True):
        lengths[seat] = len(source)
        ids[seat, : len(source)] = source
    return network.encode(ids, lengths)


def log_softmax(logits: Floats, allowed: npt.NDArray[np.bool_]) -> Floats:
    """Log-probabilities (N, Y) of the symbols that are allowed; the others get -inf."""
    masked: Floats = np.where(allowed, logits, np.float32(-np.inf))
    masked -= masked.max(axis=1, keepdims=True)
    masked -= np.log(np.exp(masked).sum(axis=1, keepdims=True))
    return masked


def _text(symbols: Sequence[int] | Integers) -> str:
    return "".join([SYMBOLS[symbol] for symbol in symbols])


class _Greedy:
    """One group of strings on its way to their readings."""

    def __init__(self, network: Network, sources: Sequence[Sequence[int]]) -> None:
        count, length = len(sources), bucket(len(sources[0]))
        self.network = network
        self.sources = sources
        self.seats = _seats(network, count)
        self.memory, self.state = _encode(network, sources, self.seats)
        self.going = np.arange(count)  # which string sits in each seat
        self.symbols = np.zeros((count, MAX_TARGET), np.intp)
        self.attention = np.zeros((count, MAX_TARGET, length), np.float32)
        self.lengths = np.zeros(count, np.intp)
        self.scores = np.zeros(count, np.float64)

    def run(self) -> list[Candidate]:
        automaton = np.full(len(self.sources), AUTOMATON.start, np.intp)
        previous = np.full(len(self.sources), START, np.intp)
        for step in range(MAX_TARGET + 1):
            lanes = _lanes_of(self.network, self.seats)
            logits, alpha = self.network.step(self.memory, self.state, _spread(previous, self.seats, lanes))
            logp = log_softmax(logits[self.seats], AUTOMATON.allowed[automaton])
            previous = logp.argmax(axis=1)
            self.scores[self.going] += logp[np.arange(len(previous)), previous]
            on = previous != END
            self.lengths[self.going[~on]] = step
            if not on.any() or step == MAX_TARGET:
                break
            self.symbols[self.going[on], step] = previous[on]
            self.attention[self.going[on], step] = alpha[self.seats[on]]
            automaton = AUTOMATON.step[automaton[on], previous[on]].astype(np.intp)
            previous = previous[on]
            self._seat(on)
        return [self._candidate(index) for index in range(len(self.sources))]

    def _seat(self, on: npt.NDArray[np.bool_]) -> None:
        """Let the finished strings go, and pack the others into fewer panels when that saves enough."""
        self.going, self.seats = self.going[on], self.seats[on]
        seats = _seats(self.network, len(self.going))
        lanes = _lanes_of(self.network, seats)
        if lanes <= _SPARSE * self.memory.hidden.shape[0]:
            source = _spread(self.seats, seats, lanes)
            self.memory, self.state = self.memory.take(source), self.state.take(source)
            self.seats = seats

    def _candidate(self, index: int) -> Candidate:
        length = int(self.lengths[index])
        attention = self.attention[index, :length, : len(self.sources[index])].copy()
        return Candidate(_text(self.symbols[index, :length]), float(self.scores[index]), attention)


class _Beam:
    """One group of strings, ``width`` hypotheses each, hypothesis w of string n in seat n * width + w."""

    def __init__(self, network: Network, sources: Sequence[Sequence[int]], width: int) -> None:
        self.network, self.sources, self.width = network, sources, width
        alone = _seats(network, len(sources))
        memory, state = _encode(network, sources, alone)
        self.seats = _seats(network, len(sources) * width)
        self.lanes = _lanes_of(network, self.seats)
        source = _spread(np.repeat(alone, width), self.seats, self.lanes)
        self.memory, self.state = memory.take(source), state.take(source)
        self.finished: list[list[tuple[float, int, int]]] = [[] for _ in sources]  # score, step, parent
        self.parents: list[Integers] = []  # at each step (N, W): the hypothesis that was continued
        self.symbols: list[Integers] = []  # at each step (N, W): the symbol it wrote
        self.attention: list[Floats] = []  # at each step (N, W, S): by the hypothesis that was continued

    def run(self) -> list[list[Candidate]]:
        count, width = len(self.sources), self.width
        automaton = np.full((count, width), AUTOMATON.start, np.intp)
        previous = np.full((count, width), START, np.intp)
        scores = np.full((count, width), -np.inf)
        scores[:, 0] = 0.0
        for step in range(MAX_TARGET + 1):
            spread = _spread(previous.reshape(-1), self.seats, self.lanes)
            logits, alpha = self.network.step(self.memory, self.state, spread)
            allowed = AUTOMATON.allowed[automaton.reshape(-1)]
            logp = log_softmax(logits[self.seats], allowed).astype(np.float64)
            total = scores[:, :, None] + logp.reshape(count, width, -1)
            self.attention.append(alpha[self.seats].reshape(count, width, -1))
            scores, parents, previous = self._choose(total, step)
            if not np.isfinite(scores).any() or step == MAX_TARGET:
                break
            self.parents.append(parents)
            self.symbols.append(previous)
            automaton = AUTOMATON.step[np.take_along_axis(automaton, parents, axis=1), previous].astype(np.intp)
            self._reorder(parents)
        return [self._candidates(index) for index in range(count)]

    def _choose(self, total: npt.NDArray[np.float64], step: int) -> tuple[npt.NDArray[np.float64], Integers, Integers]:
        """The best continuations (N, W) of ``total`` (N, W, Y): score, parent, symbol; finished ones are put aside."""
        count, width, symbols = total.shape
        flat = total.reshape(count, -1)
        order = np.argsort(-flat, axis=1, kind="stable")[:, :width]
        scores = np.take_along_axis(flat, order, axis=1)
        parents, previous = order // symbols, order % symbols
        for index in range(count):
            room = width - len(self.finished[index])
            scores[index, room:] = -np.inf
            for place in np.flatnonzero((previous[index] == END) & np.isfinite(scores[index])):
                self.finished[index].append((float(scores[index, place]), step, int(parents[index, place])))
                scores[index, place] = -np.inf
            if self.finished[index]:
                best = max(entry[0] for entry in self.finished[index])
                scores[index, scores[index] < best + _HOPELESS] = -np.inf
        gone = ~np.isfinite(scores)
        parents[gone], previous[gone] = 0, _ANY
        return scores, parents, previous

    def _reorder(self, parents: Integers) -> None:
        """Give each seat the state of the hypothesis that it continues; memories are the string's, so they stay."""
        first = np.arange(len(self.sources))[:, None] * self.width
        chosen = self.seats[(first + parents).reshape(-1)]
        self.state = self.state.take(_spread(chosen, self.seats, self.lanes))

    def _candidates(self, index: int) -> list[Candidate]:
        found = [self._trace(index, *entry) for entry in self.finished[index]]
        return sorted(found, key=lambda candidate: (-candidate.log_probability, candidate.symbols))

    def _trace(self, index: int, score: float, step: int, hypothesis: int) -> Candidate:
        """Walk back from a finished hypothesis to its first symbol."""
        length = len(self.sources[index])
        symbols: list[int] = []
        rows: list[Floats] = []
        for earlier in range(step - 1, -1, -1):
            symbols.append(int(self.symbols[earlier][index, hypothesis]))
            hypothesis = int(self.parents[earlier][index, hypothesis])
            rows.append(self.attention[earlier][index, hypothesis, :length])
        attention = np.array(rows[::-1], np.float32).reshape(len(rows), length)
        return Candidate(_text(symbols[::-1]), score, attention)
