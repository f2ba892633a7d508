"""Greedy and beam search over readings, under the automaton of the canonical form.

Every reading that comes out is in the grammar: symbols that the automaton forbids have probability zero, and
the rest are normalised to one, so log-probabilities are those of a distribution over readings.

Legend of shapes: N strings, L hypotheses of all of them, S source length, T written symbols, Y symbols.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, MAX_TARGET, PAD, START, SYMBOL_INDEX, SYMBOLS
from datenorm.runtime.lanes import Floats, Integers, Products
from datenorm.runtime.network import Memory, Network, State, bucket

Doubles = npt.NDArray[np.float64]

#: Hypotheses a string in a beam search; they fit into the narrowest panel.
WIDTH = 5

#: A hypothesis is dropped when it has less than a thousandth of the probability of its string's best (here: the log).
_FADED = float(np.log(1e-3))

#: Source positions (strings times S) that are computed together at most, so that long strings take no more memory.
_POSITIONS = 4096

#: A wide panel is used from this part of its seats on; below it, several of the narrowest cost less.
_HALF_EMPTY = 0.6

#: Strings move to a narrower panel when it is this much narrower.
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
    """The reading of each source (ids, not empty) that takes the likeliest symbol at each step."""
    results: dict[int, Candidate] = {}
    for group in _groups(sources, network.products):
        for index, candidate in zip(group, _Greedy(network, [sources[i] for i in group]).run(), strict=True):
            results[index] = candidate
    return [results[index] for index in range(len(sources))]


def beam(network: Network, sources: Sequence[Sequence[int]], width: int = WIDTH) -> list[list[Candidate]]:
    """The likeliest readings of each of ``sources``, best first, as a beam search of ``width`` finds them.

    The beam shrinks by one hypothesis for each reading that it finishes, as in Bahdanau's own code (GroundHog);
    with ``width`` 1 it is :func:`greedy`.
    """
    results: dict[int, list[Candidate]] = {}
    for group in _groups(sources, network.products, width):
        searched = _Beam(network, [sources[i] for i in group], width).run()
        for index, candidates in zip(group, searched, strict=True):
            results[index] = candidates
    return [results[index] for index in range(len(sources))]


def force(network: Network, sources: Sequence[Sequence[int]], readings: Sequence[str]) -> list[Floats]:
    """The logits of each step when the network is made to write ``readings`` (symbols) and END.

    Returns:
        For each source (T + 1, Y), at the network's temperature and without the automaton.
    """
    logits = [np.empty((len(reading) + 1, network.symbols), np.float32) for reading in readings]
    for group in _groups(sources, network.products):
        memory, state = _encode(network, [sources[index] for index in group])
        previous = np.full(len(group), START, np.intp)
        for step in range(max(len(readings[index]) for index in group) + 1):
            written, _ = network.step(memory, state, previous)
            for row, index in enumerate(group):
                if step <= len(readings[index]):
                    logits[index][step] = written[row]
                over = step >= len(readings[index])
                previous[row] = END if over else SYMBOL_INDEX[readings[index][step]]
    return logits


def _groups(sources: Sequence[Sequence[int]], products: Products, width: int = 1) -> list[list[int]]:
    """Indices of the strings that are computed together: of one bucket, shorter ones first."""
    buckets: dict[int, list[int]] = {}
    for index in sorted(range(len(sources)), key=lambda index: (len(sources[index]), index)):
        buckets.setdefault(bucket(len(sources[index])), []).append(index)
    groups: list[list[int]] = []
    for length, indices in buckets.items():
        while indices:
            count = max(1, _columns(products, len(indices) * width, _POSITIONS // length) // width)
            groups.append(indices[:count])
            indices = indices[count:]
    return groups


def _columns(products: Products, wanted: int, most: int) -> int:
    """How many of the ``wanted`` columns are computed next: a wide panel of them, or few where it would be empty."""
    wide = products.panel(min(wanted, most)).capacity
    columns = min(wanted, most, wide)
    return columns if columns >= _HALF_EMPTY * wide else products.panel(1).capacity


def _encode(network: Network, sources: Sequence[Sequence[int]]) -> tuple[Memory, State]:
    lengths = np.array([len(source) for source in sources], np.intp)
    ids = np.full((len(sources), bucket(len(sources[0]))), PAD, np.intp)
    for row, source in enumerate(sources):
        ids[row, : len(source)] = source
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
        self.network, self.sources = network, sources
        self.memory, self.state = _encode(network, sources)
        self.going = np.arange(count)  # the strings that are not finished
        self.symbols = np.zeros((count, MAX_TARGET), np.intp)
        self.attention = np.zeros((count, MAX_TARGET, length), np.float32)
        self.lengths = np.zeros(count, np.intp)
        self.scores = np.zeros(count, np.float64)

    def run(self) -> list[Candidate]:
        automaton = np.full(len(self.sources), AUTOMATON.start, np.intp)
        previous = np.full(len(self.sources), START, np.intp)
        place = np.arange(len(self.sources))  # where the unfinished strings stand in memory and state
        step = 0
        while len(place):  # the grammar is finite, so this ends within MAX_TARGET steps
            spread = np.full(self.state.strings, START, np.intp)
            spread[place] = previous
            logits, alpha = self.network.step(self.memory, self.state, spread)
            logp = log_softmax(logits[place], AUTOMATON.allowed[automaton])
            previous = logp.argmax(axis=1)
            self.scores[self.going] += logp[np.arange(len(previous)), previous]
            on = previous != END
            self.lengths[self.going[~on]] = step
            self.symbols[self.going[on], step] = previous[on]
            self.attention[self.going[on], step] = alpha[place[on]]
            automaton = AUTOMATON.step[automaton[on], previous[on]].astype(np.intp)
            previous = previous[on]
            place = self._pack(on, place[on])
            step += 1
        return [self._candidate(index) for index in range(len(self.sources))]

    def _pack(self, on: npt.NDArray[np.bool_], place: Integers) -> Integers:
        """Let the finished strings go, and move the others to a narrower panel when that saves enough."""
        self.going = self.going[on]
        panel = self.network.products.panel(len(place))
        if len(place) and panel.width <= _SPARSE * self.state.panel.width:
            self.memory, self.state = self.memory.take(place), self.state.take(place, panel)
            return np.arange(len(place))
        return place

    def _candidate(self, index: int) -> Candidate:
        length = int(self.lengths[index])
        attention = self.attention[index, :length, : len(self.sources[index])].copy()
        return Candidate(_text(self.symbols[index, :length]), float(self.scores[index]), attention)


class _Node(NamedTuple):
    """The last symbol of a hypothesis, where it looked, and what it continues."""

    symbol: int
    attention: Floats
    before: _Node | None


class _Beam:
    """One group of strings on its way to its candidates; the hypotheses of all of them are computed together."""

    def __init__(self, network: Network, sources: Sequence[Sequence[int]], width: int) -> None:
        self.network, self.sources, self.width = network, sources, width
        self.encoded, self.state = _encode(network, sources)
        self.memory = self.encoded
        self.owners = np.arange(len(sources))  # (L,) whose hypothesis it is; equal ones side by side
        self.nodes: list[_Node | None] = [None] * len(sources)  # (L,)
        self.finished: list[list[tuple[float, _Node | None]]] = [[] for _ in sources]

    def run(self) -> list[list[Candidate]]:
        scores = np.zeros(len(self.sources))
        automaton = np.full(len(self.sources), AUTOMATON.start, np.intp)
        previous = np.full(len(self.sources), START, np.intp)
        while len(self.owners):
            logits, alpha = self.network.step(self.memory, self.state, previous)
            total = scores[:, None] + log_softmax(logits, AUTOMATON.allowed[automaton])  # (L, Y)
            parents, previous = self._choose(total)
            scores = total[parents, previous]
            automaton = AUTOMATON.step[automaton[parents], previous].astype(np.intp)
            self._continue(parents, previous, alpha)
        return [self._candidates(index) for index in range(len(self.sources))]

    def _choose(self, total: Doubles) -> tuple[Integers, Integers]:
        """The continuations that go on, (L',) hypotheses and (L',) symbols; those that end are put aside."""
        best = np.array([max((score for score, _ in done), default=-np.inf) for done in self.finished])
        np.maximum.at(best, self.owners, total.max(axis=1))
        hypotheses, symbols = np.nonzero(total >= (best[self.owners] + _FADED)[:, None])
        scores, owners = total[hypotheses, symbols], self.owners[hypotheses]
        room = [self.width - len(done) for done in self.finished]
        parents, written = [], []
        for index in np.lexsort((symbols, hypotheses, -scores, owners)):
            owner = owners[index]
            room[owner] -= 1
            if room[owner] < 0:
                continue
            if symbols[index] == END:
                self.finished[owner].append((float(scores[index]), self.nodes[hypotheses[index]]))
            else:
                parents.append(hypotheses[index])
                written.append(symbols[index])
        return np.array(parents, np.intp), np.array(written, np.intp)

    def _continue(self, parents: Integers, symbols: Integers, alpha: Floats) -> None:
        """Give each new hypothesis the state of the one that it continues and the memory of its string."""
        self.nodes = [
            _Node(int(symbol), alpha[parent], self.nodes[parent])
            for parent, symbol in zip(parents, symbols, strict=True)
        ]
        owners = self.owners[parents]
        if not len(owners):
            self.owners = owners
            return
        self.state = self.state.take(parents, self.network.products.panel(len(parents)))
        if not np.array_equal(owners, self.owners):
            self.memory, self.owners = self.encoded.take(owners), owners

    def _candidates(self, index: int) -> list[Candidate]:
        found = [self._trace(index, *entry) for entry in self.finished[index]]
        return sorted(found, key=lambda candidate: (-candidate.log_probability, candidate.symbols))

    def _trace(self, index: int, score: float, node: _Node | None) -> Candidate:
        """Walk back from the last symbol to the first."""
        length = len(self.sources[index])
        symbols: list[int] = []
        rows: list[Floats] = []
        while node is not None:
            symbols.append(node.symbol)
            rows.append(node.attention[:length])
            node = node.before
        attention = np.array(rows[::-1], np.float32).reshape(len(rows), length)
        return Candidate(_text(symbols[::-1]), score, attention)
