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
from itertools import chain
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

#: How much the numbers that decide whether a symbol leaves others room may be off.
_MARGIN = 1e-3

#: Source positions (strings times S) of a pool and of a panel at most, so that long strings take no more memory.
_POSITIONS, _PANEL = 3 << 12, 1 << 12

#: What fills a wide panel: a pool of so many strings takes no longer ones, and so many beginnings go on together.
_ENOUGH = 128

#: A wide panel is left when less than this part of its seats is taken.
_HALF_EMPTY = 0.6

#: Where fewer of the seats would be taken than this, a narrower panel that is full costs less.
_FULL = 0.85


class Candidate(NamedTuple):
    """One reading.

    Attributes:
        symbols: without START and END; the automaton accepts them.
        log_probability: natural logarithm of the reading's probability.
        attention: (T, S) weights of each written symbol over the ids of the source, hints among them; (T, 0) where
            nobody asked for them.
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
    attention: bool = True,
) -> list[list[Candidate]]:
    """The readings of each source (ids, not empty), the likeliest first, the greedy one always among them.

    Args:
        sure: the probability from which a greedy reading is not searched further: one for all sources, or one
            for each.
        floor: the probability from which other readings are found, above 0.
        attention: keep where the network looked.
    """
    return _Search(network, sources, each(sure, len(sources)), float(np.log(floor)), attention).run() if sources else []


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
    half_empty = columns < _FULL * products.panel(columns).capacity
    return (products.filled(columns) or columns) if half_empty else columns


def _encode(network: Network, sources: Sequence[Sequence[int]], length: int) -> tuple[Memory, State]:
    """Read strings that are padded to S = ``length``."""
    lengths = np.array([len(source) for source in sources], np.intp)
    ids = np.full((len(sources), length), PAD, np.intp)
    ids[np.arange(length) < lengths[:, None]] = np.fromiter(chain.from_iterable(sources), np.intp, int(lengths.sum()))
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
        memory: what the decoder looks at.
        state: the decoder before the next step.
        owners: (L,) the string of each.
        scores: (L,) log-probability of what is written.
        automaton: (L,) the state that it leads to.
        lengths: (L,) how many symbols are written.
        symbols: (L, MAX_TARGET) those symbols.
        attention: (L, MAX_TARGET, S) where the network looked, or (L, MAX_TARGET, 0).
    """

    memory: Memory
    state: State
    owners: Integers
    scores: Doubles
    automaton: Integers
    lengths: Integers
    symbols: npt.NDArray[np.int8]
    attention: Floats

    @classmethod
    def begun(cls, memory: Memory, state: State, owners: Integers, attention: bool) -> _Hypotheses:
        """Nothing written yet, one hypothesis for each of the strings ``owners``."""
        count = state.strings
        return cls(
            memory,
            state,
            owners,
            np.zeros(count),
            np.full(count, AUTOMATON.start, np.intp),
            np.zeros(count, np.intp),
            np.zeros((count, MAX_TARGET), np.int8),
            np.zeros((count, MAX_TARGET, memory.length if attention else 0), np.float32),
        )

    @classmethod
    def join(cls, parts: Sequence[_Hypotheses], products: Products) -> _Hypotheses:
        """Hypotheses of several panels in one; no more than it takes."""
        *arrays, attentions = zip(*(part.arrays() for part in parts), strict=True)
        owners, scores, automaton, lengths, symbols = (np.concatenate(each) for each in arrays)
        attention = np.zeros((len(owners), MAX_TARGET, max(own.shape[2] for own in attentions)), np.float32)
        start = 0
        for own in attentions:
            attention[start : start + len(own), :, : own.shape[2]] = own
            start += len(own)
        memory = type(parts[0].memory).join([part.memory for part in parts])
        state = type(parts[0].state).join([part.state for part in parts], products.panel(len(owners)))
        return cls(memory, state, owners, scores, automaton, lengths, symbols, attention)

    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """All but memory and state, in the order of the fields."""
        return self.owners, self.scores, self.automaton, self.lengths, self.symbols, self.attention

    def take(self, which: Integers, products: Products) -> _Hypotheses:
        """Some of them, ``which`` (L',); no more than a panel takes."""
        state = self.state.take(which, products.panel(len(which)))
        return _Hypotheses(self.memory.take(which), state, *(part[which] for part in self.arrays()))

    def previous(self) -> Integers:
        """The symbols y_{t-1} (L,) that were written last."""
        last = self.symbols[np.arange(len(self.lengths)), self.lengths - 1]
        return np.where(self.lengths > 0, last, START)

    def write(self, which: Integers, symbols: Integers, scores: Doubles, attention: Floats) -> None:
        """Let ``which`` (L',) go on by one symbol each."""
        step = self.lengths[which]
        self.symbols[which, step] = symbols
        if attention.shape[1]:
            self.attention[which, step] = attention
        self.scores[which] = scores
        self.automaton[which] = AUTOMATON.step[self.automaton[which], symbols]
        self.lengths[which] += 1


class _Search:
    """Strings on their way to their readings.

    Panels of strings are read one after another, shorter strings first. What is left of a panel when it is half empty
    waits for what is left of others, so that panels are full until the end. The strings that wait are those of two or
    three panels at most, so that many strings take no more memory.

    Args:
        sources: not empty.
        sure: (N,) as in :func:`readings`.
        floor: a log-probability.
        attention: keep where the network looked.
    """

    def __init__(
        self, network: Network, sources: Sequence[Sequence[int]], sure: Doubles, floor: float, attention: bool
    ) -> None:
        self.network, self.products, self.sources, self.sure = network, network.products, sources, sure
        self.floor = floor if sure.any() else np.inf
        #: From this log-probability of a symbol on, what is left for the others is less than the floor.
        self.clear = math.log1p(-math.exp(self.floor)) + _MARGIN if self.floor < 0 else -np.inf
        self.attention = attention
        self.found: list[list[Candidate]] = [[] for _ in sources]
        self.read = np.zeros(len(sources), np.bool_)  # greedily
        self.unsure = np.zeros(len(sources), np.bool_)  # so that there may be others

    def run(self) -> list[list[Candidate]]:
        order = sorted(range(len(self.sources)), key=lambda index: (len(self.sources[index]), index))
        start = 0
        waiting: list[_Hypotheses] = []
        aside: list[_Hypotheses] = []  # beginnings that leave strings which are not read yet
        others: list[_Hypotheses] = []  # those that are to go on
        while waiting or start < len(order):
            if start == len(order) or _count(waiting) >= self.products.capacity:
                part = self._packed(waiting)
            else:
                part = self._begin(order[start:])
                start += len(part.owners)
            rest, left = self._advance(part, -np.inf)
            waiting += [rest] if len(rest.owners) else []
            aside = self._sort_out(aside + left, others)
            if _count(others) >= _ENOUGH:
                self._finish(others)
        self._finish(others)
        for row, candidates in enumerate(self.found):
            if not self.unsure[row]:
                del candidates[1:]
            candidates.sort(key=lambda candidate: (-candidate.log_probability, candidate.symbols))
        return self.found

    def _begin(self, strings: Sequence[int]) -> _Hypotheses:
        """Read as many of the ``strings``, shorter ones in front, as one panel is to have."""
        lengths = [bucket(len(self.sources[index])) for index in strings[: WIDTHS[-1]]]
        most = max(1, sum(length * (place + 1) <= _PANEL for place, length in enumerate(lengths)))
        group = strings[: _columns(self.products, len(strings), most)]
        memory, state = _encode(self.network, [self.sources[index] for index in group], lengths[len(group) - 1])
        return _Hypotheses.begun(memory, state, np.array(group, np.intp), self.attention)

    def _sort_out(self, aside: list[_Hypotheses], others: list[_Hypotheses]) -> list[_Hypotheses]:
        """Put the beginnings that may go on to ``others``; returns those whose strings are not read yet."""
        unread: list[_Hypotheses] = []
        for part in aside:
            read = self.read[part.owners]
            for kept, place in ((read & self.unsure[part.owners], others), (~read, unread)):
                if kept.any():
                    place.append(part if kept.all() else part.take(np.flatnonzero(kept), self.products))
        return unread

    def _packed(self, waiting: list[_Hypotheses]) -> _Hypotheses:
        """Take hypotheses from the end of ``waiting``, as many as one panel is to have."""
        length = waiting[-1].memory.length
        fitting = [part for part in waiting if self.network.mixes_lengths or part.memory.length == length]
        longest = max(part.memory.length for part in fitting)
        count = _columns(self.products, _count(fitting), max(1, _PANEL // longest))
        taken: list[_Hypotheses] = []
        while count:
            part = fitting.pop()
            waiting.remove(part)
            rows = np.arange(len(part.owners))
            if len(rows) > count:
                waiting.append(part.take(rows[count:], self.products))
                part = part.take(rows[:count], self.products)
            count -= len(part.owners)
            taken.append(part)
        return taken[0] if len(taken) == 1 else _Hypotheses.join(taken, self.products)

    def _finish(self, waiting: list[_Hypotheses]) -> None:
        """Let all beginnings go on to their ends, and what leaves them too; the last ones first, so that few wait."""
        while waiting:
            rest, left = self._advance(self._packed(waiting), self.floor)
            waiting += [*left, rest] if len(rest.owners) else left

    def _advance(self, part: _Hypotheses, least: float) -> tuple[_Hypotheses, list[_Hypotheses]]:
        """Let a panel of hypotheses go on until it is half empty; those that fall below ``least`` are given up.

        Returns:
            Those that are not finished, and the beginnings that leave them on the way.
        """
        memory, state = part.memory, part.state
        enough = 1 if state.panel.width <= WIDTHS[0] else _HALF_EMPTY * state.panel.capacity
        left: list[_Hypotheses] = []
        going, previous = np.arange(len(part.owners)), part.previous()
        while len(going) and (len(going) >= enough or len(going) == len(part.owners)):
            logits, alpha = self.network.step(memory, state, previous)
            alpha = alpha[:, : part.attention.shape[2]]
            whole = len(going) == len(logits)
            logp = log_softmax(logits if whole else logits[going], AUTOMATON.allowed[part.automaton[going]])
            best, gains = logp.argmax(axis=1), logp.max(axis=1)
            doubtful = np.flatnonzero(gains < self.clear)
            if len(doubtful):
                left += self._leave(part, going[doubtful], logp[doubtful], best[doubtful], alpha)
            scores = part.scores[going] + gains
            kept, over = scores >= least, best == END
            if over.any():
                self._end(part, going[kept & over], scores[kept & over], first=least == -np.inf)
                kept &= ~over
            if not kept.all():
                going, best, scores = going[kept], best[kept], scores[kept]
            part.write(going, best, scores, alpha[going])
            previous[going] = best
        return part.take(going, self.products), left

    def _leave(
        self, part: _Hypotheses, going: Integers, logp: Floats, best: Integers, alpha: Floats
    ) -> Iterator[_Hypotheses]:
        """The beginnings of the floor that leave those that are ``going`` (L',); finished ones are put aside.

        Args:
            logp: (L', Y) log-probabilities of the next symbol.
            best: (L',) the likeliest one, with which they go on.
            alpha: (L, S) where the network looks for it.
        """
        leaving = logp >= (self.floor - part.scores[going])[:, None]
        leaving[np.arange(len(best)), best] = False
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
        """Put the finished readings in ``rows`` aside; the ``first`` of a string, the greedy one, in front."""
        written = rows.tolist(), part.owners[rows].tolist(), part.lengths[rows].tolist(), part.symbols[rows].tolist()
        for row, owner, length, symbols, score in zip(*written, scores.tolist(), strict=True):
            attention = part.attention[row, :length, : len(self.sources[owner])].copy()
            candidate = Candidate(_text(symbols[:length]), score, attention)
            self.found[owner].insert(0 if first else len(self.found[owner]), candidate)
            if first:
                self.read[owner], self.unsure[owner] = True, candidate.probability < self.sure[owner]


def _count(parts: Sequence[_Hypotheses]) -> int:
    return sum(len(part.owners) for part in parts)
