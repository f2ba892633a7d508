"""The likeliest readings of a text, under the automaton of the canonical form.

Every reading that comes out is in the grammar: symbols that the automaton forbids have probability zero, and
the rest are normalised to one, so log-probabilities are those of a distribution over readings.

A text is read greedily first. Where that reading is not sure, the others are found by branch and bound: a beginning is
at least as likely as any reading that continues it, so every other reading with a probability of ``floor`` or more
leaves the greedy one, or another of them, by a symbol with which the beginning still has that much. These beginnings
are kept with the decoder's state, and go on greedily when their turn comes, and may be left likewise. Unlike a
beam of fixed width this finds all that is asked for, and computes nothing for texts that are clear.

Legend of shapes: N strings, L hypotheses, S source length, T written symbols, Y symbols.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, MAX_TARGET, PAD, START, SYMBOL_INDEX, SYMBOLS
from datenorm.runtime.lanes import WIDTHS, Floats, Integers, Products
from datenorm.runtime.network import Memory, Network, State, bucket

Doubles = npt.NDArray[np.float64]
Truths = npt.NDArray[np.bool_]

#: Readings of a string that are given at most.
WIDTH = 5

#: Readings with at least this probability are found; less than that is never shown beside an answer.
FLOOR = 0.02

#: A bound that no greedy reading reaches, so that all strings are searched for others.
ALL = 2.0

#: Source positions (strings times S) of a pool and of a panel at most, so that long strings take no more memory.
_POSITIONS, _PANEL = 3 << 12, 1 << 12

#: Strings that fill a wide panel: a pool of so many takes no longer ones.
_ENOUGH = 128

#: A wide panel is used from this part of its seats on; below it, several of the narrowest cost less.
_HALF_EMPTY = 0.6

#: Above that, where fewer of the seats are taken than this, a narrower panel that is full costs less.
_FULL = 0.85


class Candidate(NamedTuple):
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
        return math.exp(self.log_probability)


def greedy(network: Network, sources: Sequence[Sequence[int]]) -> list[Candidate]:
    """The reading of each source (ids, not empty) that takes the likeliest symbol at each step."""
    return [found[0] for found in readings(network, sources, sure=0.0)]


def readings(
    network: Network,
    sources: Sequence[Sequence[int]],
    sure: float | Sequence[float] = ALL,
    floor: float = FLOOR,
) -> list[list[Candidate]]:
    """The readings of each source (ids, not empty), the likeliest first, the greedy one always among them.

    Args:
        sure: the probability from which a greedy reading is not searched further: one for all sources, or one
            for each.
        floor: the probability from which other readings are found, above 0.
    """
    bounds = each(sure, len(sources))
    results: dict[int, list[Candidate]] = {}
    for pool in _pools(sources):
        search = _Search(network, [sources[index] for index in pool], bounds[pool], float(np.log(floor)))
        for index, candidates in zip(pool, search.run(), strict=True):
            results[index] = candidates
    return [results[index] for index in range(len(sources))]


def each(sure: float | Sequence[float], count: int) -> Doubles:
    """The bounds (N,) of ``count`` strings, where one may stand for all."""
    return np.broadcast_to(np.asarray(sure, np.float64), count)


def force(network: Network, sources: Sequence[Sequence[int]], readings: Sequence[str]) -> list[Floats]:
    """The logits of each step when the network is made to write ``readings`` (symbols) and END.

    Returns:
        For each source (T + 1, Y), at the network's temperature and without the automaton.
    """
    logits = [np.empty((len(reading) + 1, network.symbols), np.float32) for reading in readings]
    for pool in _pools(sources):
        length = bucket(len(sources[pool[-1]]))
        for cut in _groups(len(pool), length, network.products):
            group = pool[cut]
            memory, state = _encode(network, [sources[index] for index in group], length)
            previous = np.full(len(group), START, np.intp)
            for step in range(max(len(readings[index]) for index in group) + 1):
                written, _ = network.step(memory, state, previous)
                for row, index in enumerate(group):
                    if step <= len(readings[index]):
                        logits[index][step] = written[row]
                    over = step >= len(readings[index])
                    previous[row] = END if over else SYMBOL_INDEX[readings[index][step]]
    return logits


def _pools(sources: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Indices of the strings that are searched together, shorter ones first.

    All are computed in the S of the longest, so a pool that is large enough ends where the next one would need more.
    """
    order = sorted(range(len(sources)), key=lambda index: (len(sources[index]), index))
    lengths = [bucket(len(sources[index])) for index in order]
    start = 0
    while start < len(order):
        end = start + 1
        while end < len(order) and lengths[end] * (end + 1 - start) <= _POSITIONS:
            if end - start >= _ENOUGH and lengths[end] > lengths[end - 1]:
                break
            end += 1
        yield order[start:end]
        start = end


def _groups(count: int, length: int, products: Products) -> Iterator[slice]:
    """How ``count`` strings of a length are cut into panels."""
    start = 0
    while start < count:
        columns = _columns(products, count - start, max(1, _PANEL // length))
        yield slice(start, start + columns)
        start += columns


def _columns(products: Products, wanted: int, most: int) -> int:
    """How many of the ``wanted`` columns are computed next: a wide panel of them, or few where it would be empty."""
    columns, few = min(wanted, most), products.panel(1).capacity
    if columns <= few:  # without asking for wider panels, which have to be probed first
        return columns
    columns = min(columns, products.capacity)
    wide = products.panel(columns)
    if columns < _HALF_EMPTY * wide.capacity:
        return few
    fuller = [panel.capacity for panel in products.panels() if panel.capacity <= columns]
    return max(fuller, default=columns) if columns < _FULL * wide.capacity else columns


def _encode(network: Network, sources: Sequence[Sequence[int]], length: int) -> tuple[Memory, State]:
    """Read strings that are padded to S = ``length``."""
    lengths = np.array([len(source) for source in sources], np.intp)
    ids = np.full((len(sources), length), PAD, np.intp)
    for row, source in enumerate(sources):
        ids[row, : len(source)] = source
    return network.encode(ids, lengths)


def log_softmax(logits: Floats, allowed: npt.NDArray[np.bool_]) -> Floats:
    """Log-probabilities (N, Y) of the symbols that are allowed; the others get -inf."""
    masked: Floats = np.where(allowed, logits, np.float32(-np.inf))
    masked -= masked.max(axis=1, keepdims=True)
    masked -= np.log(np.exp(masked).sum(axis=1, keepdims=True))
    return masked


def _text(symbols: Iterable[int]) -> str:
    return "".join([SYMBOLS[symbol] for symbol in symbols])


@dataclass(slots=True, eq=False, repr=False)
class _Hypotheses:
    """Beginnings of readings, side by side in a panel.

    Attributes:
        state: the decoder before the next step.
        owners: (L,) the string of each.
        scores: (L,) log-probability of what is written.
        automaton: (L,) the state that it leads to.
        lengths: (L,) how many symbols are written.
        symbols: (L, MAX_TARGET) those symbols.
        attention: (L, MAX_TARGET, S) where the network looked.
    """

    state: State
    owners: Integers
    scores: Doubles
    automaton: Integers
    lengths: Integers
    symbols: npt.NDArray[np.int8]
    attention: Floats

    @classmethod
    def begun(cls, state: State, first: int, length: int) -> _Hypotheses:
        """Nothing written yet, one hypothesis a string, which have the numbers from ``first`` on."""
        count = state.strings
        return cls(
            state,
            np.arange(first, first + count),
            np.zeros(count),
            np.full(count, AUTOMATON.start, np.intp),
            np.zeros(count, np.intp),
            np.zeros((count, MAX_TARGET), np.int8),
            np.zeros((count, MAX_TARGET, length), np.float32),
        )

    @classmethod
    def join(cls, parts: Sequence[_Hypotheses], products: Products) -> _Hypotheses:
        """Hypotheses of several panels in one; no more than it takes."""
        arrays = [np.concatenate(each) for each in zip(*(part.arrays() for part in parts), strict=True)]
        return cls(type(parts[0].state).join([part.state for part in parts], products.panel(len(arrays[0]))), *arrays)

    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """All but the state, in the order of the fields."""
        return self.owners, self.scores, self.automaton, self.lengths, self.symbols, self.attention

    def take(self, which: Integers, products: Products) -> _Hypotheses:
        """Some of them, ``which`` (L',); no more than a panel takes."""
        return _Hypotheses(self.state.take(which, products.panel(len(which))), *(part[which] for part in self.arrays()))

    def previous(self) -> Integers:
        """The symbols y_{t-1} (L,) that were written last."""
        last = self.symbols[np.arange(len(self.lengths)), self.lengths - 1]
        return np.where(self.lengths > 0, last, START)

    def write(self, which: Integers, symbols: Integers, scores: Doubles, attention: Floats) -> None:
        """Let ``which`` (L',) go on by one symbol each."""
        step = self.lengths[which]
        self.symbols[which, step] = symbols
        self.attention[which, step] = attention
        self.scores[which] = scores
        self.automaton[which] = AUTOMATON.step[self.automaton[which], symbols]
        self.lengths[which] += 1


class _Search:
    """A pool of strings on its way to its readings.

    Args:
        sure: (N,) as in :func:`readings`.
        floor: a log-probability.
    """

    def __init__(self, network: Network, sources: Sequence[Sequence[int]], sure: Doubles, floor: float) -> None:
        self.network, self.products, self.sources, self.sure = network, network.products, sources, sure
        self.floor = floor if sure.any() else np.inf
        self.length = bucket(max(len(source) for source in sources))
        self.found: list[list[Candidate]] = [[] for _ in sources]
        self.memories: list[Memory] = []
        self.firsts: list[int] = []  # the number of the first string of each memory

    def run(self) -> list[list[Candidate]]:
        begun: list[_Hypotheses] = []
        for cut in _groups(len(self.sources), self.length, self.products):
            memory, state = _encode(self.network, self.sources[cut], self.length)
            self.memories.append(memory)
            self.firsts.append(cut.start)
            begun.append(_Hypotheses.begun(state, cut.start, self.length))
        left = self._finish(begun[::-1], greedily=True)
        unsure = np.array([found[0].probability for found in self.found]) < self.sure
        for row in np.flatnonzero(~unsure):
            del self.found[row][1:]
        self._finish([part for part in (self._of(part, unsure) for part in left) if len(part.owners)])
        for candidates in self.found:
            candidates.sort(key=lambda candidate: (-candidate.log_probability, candidate.symbols))
        return self.found

    def _memory(self, owners: Integers) -> Memory:
        """What the decoder looks at for hypotheses of these strings (L,); not copied where they were read together."""
        groups = np.searchsorted(self.firsts, owners, side="right") - 1
        parts = []
        for run in np.split(np.arange(len(owners)), np.flatnonzero(np.diff(groups)) + 1):
            group = int(groups[run[0]])
            parts.append(self.memories[group].take(owners[run] - self.firsts[group]))
        return parts[0] if len(parts) == 1 else type(parts[0]).join(parts)

    def _of(self, part: _Hypotheses, strings: Truths) -> _Hypotheses:
        """Those of some ``strings`` (N,)."""
        kept = strings[part.owners]
        return part if kept.all() else part.take(np.flatnonzero(kept), self.products)

    def _finish(self, waiting: list[_Hypotheses], greedily: bool = False) -> list[_Hypotheses]:
        """Let all hypotheses go on to their ends, the last ones first, so that few are ever waiting.

        Args:
            greedily: put the beginnings that leave them aside, and give them back; else go on with them too.
        """
        aside: list[_Hypotheses] = []
        while waiting:
            part = _packed(waiting, self.products, max(1, _PANEL // self.length))
            rest, left = self._advance(part, -np.inf if greedily else self.floor)
            (aside if greedily else waiting).extend(left)
            if len(rest.owners):
                waiting.append(rest)
        return aside

    def _advance(self, part: _Hypotheses, least: float) -> tuple[_Hypotheses, list[_Hypotheses]]:
        """Let a panel of hypotheses go on until it is half empty; those that fall below ``least`` are given up.

        Returns:
            Those that are not finished, and the beginnings that leave them on the way.
        """
        memory, state = self._memory(part.owners), part.state
        enough = 1 if state.panel.width <= WIDTHS[0] else _HALF_EMPTY * state.panel.capacity
        left: list[_Hypotheses] = []
        going, previous = np.arange(len(part.owners)), part.previous()
        while len(going) and (len(going) >= enough or len(going) == len(part.owners)):
            logits, alpha = self.network.step(memory, state, previous)
            logp = log_softmax(logits[going], AUTOMATON.allowed[part.automaton[going]])
            scores, every, best = part.scores[going], np.arange(len(going)), logp.argmax(axis=1)
            leaving = logp >= (self.floor - scores)[:, None]
            leaving[every, best] = False
            if leaving.any():
                left += self._leave(part, going, logp, leaving, alpha)
            scores += logp[every, best]
            kept, over = scores >= least, best == END
            if over.any():
                self._end(part, going[kept & over], scores[kept & over], first=True)
                kept &= ~over
            going, best = going[kept], best[kept]
            part.write(going, best, scores[kept], alpha[going])
            previous[going] = best
        return part.take(going, self.products), left

    def _leave(
        self, part: _Hypotheses, going: Integers, logp: Floats, leaving: Truths, alpha: Floats
    ) -> Iterator[_Hypotheses]:
        """The beginnings that are ``leaving`` (L', Y) those that are ``going`` (L',); finished ones are put aside.

        Args:
            logp: (L', Y) log-probabilities of the next symbol.
            alpha: (L, S) where the network looks for it.
        """
        places, symbols = np.nonzero(leaving)
        rows = going[places]
        scores, on = part.scores[rows] + logp[places, symbols], symbols != END
        self._end(part, rows[~on], scores[~on])
        rows, symbols, scores = rows[on], symbols[on], scores[on]
        for start in range(0, len(rows), self.products.capacity):
            few = slice(start, start + self.products.capacity)
            branch = part.take(rows[few], self.products)
            branch.write(np.arange(len(rows[few])), symbols[few], scores[few], alpha[rows[few]])
            yield branch

    def _end(self, part: _Hypotheses, rows: Integers, scores: Doubles, first: bool = False) -> None:
        """Put the finished readings in ``rows`` aside, greedy ones in front."""
        written = rows.tolist(), part.owners[rows].tolist(), part.lengths[rows].tolist(), part.symbols[rows].tolist()
        for row, owner, length, symbols, score in zip(*written, scores.tolist(), strict=True):
            attention = part.attention[row, :length, : len(self.sources[owner])].copy()
            candidate = Candidate(_text(symbols[:length]), score, attention)
            self.found[owner].insert(0 if first else len(self.found[owner]), candidate)


def _packed(waiting: list[_Hypotheses], products: Products, most: int) -> _Hypotheses:
    """Take hypotheses from the end of ``waiting``, as many as one panel is to have."""
    count = _columns(products, sum(len(part.owners) for part in waiting), most)
    taken: list[_Hypotheses] = []
    while count:
        part = waiting.pop()
        rows = np.arange(len(part.owners))
        if len(rows) > count:
            waiting.append(part.take(rows[count:], products))
            part = part.take(rows[:count], products)
        count -= len(part.owners)
        taken.append(part)
    return taken[0] if len(taken) == 1 else _Hypotheses.join(taken, products)
