"""The one automaton of the canonical form's symbols.

It says which symbol may come next. The search masks the decoder with it, the validator and the tests run it.
The grammar stands below as an expression of four constructors; it is turned into a nondeterministic automaton
(Thompson 1968) and that into a deterministic table by the subset construction (Rabin and Scott 1959), once, at import.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import (
    BEFORE_CHRIST,
    CALENDARS,
    DIGITS,
    END,
    ERAS,
    OPEN,
    QUALIFIERS,
    SYMBOL_INDEX,
    SYMBOLS,
    WEEKDAYS,
)


@dataclass
class _Nfa:
    """States of the nondeterministic automaton: empty moves and moves on any symbol of a class.

    The classes of the grammar (the digits, the calendars, ...) do not overlap, so that the subset construction can take
    a class for a symbol.
    """

    empty: list[list[int]] = field(default_factory=list)
    moves: list[dict[str, list[int]]] = field(default_factory=list)

    def state(self) -> int:
        self.empty.append([])
        self.moves.append({})
        return len(self.empty) - 1

    def closure(self, states: frozenset[int]) -> frozenset[int]:
        reached, todo = set(states), list(states)
        while todo:
            for following in self.empty[todo.pop()]:
                if following not in reached:
                    reached.add(following)
                    todo.append(following)
        return frozenset(reached)


class _Expression(Protocol):
    """A part of the grammar that builds itself behind a state and returns the state after it."""

    def build(self, nfa: _Nfa, start: int) -> int: ...


@dataclass
class _One:
    """Any one of a class of symbols."""

    symbols: str

    def build(self, nfa: _Nfa, start: int) -> int:
        end = nfa.state()
        nfa.moves[start].setdefault(self.symbols, []).append(end)
        return end


@dataclass
class _Sequence:
    parts: tuple[_Expression, ...]

    def build(self, nfa: _Nfa, start: int) -> int:
        for part in self.parts:
            start = part.build(nfa, start)
        return start


@dataclass
class _Either:
    choices: tuple[_Expression, ...]

    def build(self, nfa: _Nfa, start: int) -> int:
        end = nfa.state()
        for choice in self.choices:
            entry = nfa.state()
            nfa.empty[start].append(entry)
            nfa.empty[choice.build(nfa, entry)].append(end)
        return end


def _one(symbols: str) -> _Expression:
    return _One(symbols)


def _seq(*parts: _Expression | str) -> _Expression:
    """Parts in a row; a string stands for its characters in a row."""
    flat: list[_Expression] = []
    for part in parts:
        flat.extend([_One(symbol) for symbol in part] if isinstance(part, str) else [part])
    return _Sequence(tuple(flat))


def _either(*choices: _Expression | str) -> _Expression:
    return _Either(tuple(_seq(choice) if isinstance(choice, str) else choice for choice in choices))


def _maybe(part: _Expression | str) -> _Expression:
    return _either("", part)


def _grammar() -> _Expression:
    digit = _one(DIGITS)
    two = _seq(digit, digit)
    qualifier = _maybe(_one(QUALIFIERS))
    calendar = _one("".join(CALENDARS))
    month = _either(two, "XX")
    month_and_day = _seq(month, _maybe(_seq("-", month)))
    week = _seq("W", two, _maybe(_seq("-", digit)))
    rest = _seq("-", _either(month_and_day, week, _seq(two, digit)))
    year = _either(_seq(two, two), _seq("XX", two), _seq(two, digit, "X"), _seq(two, "XX"))
    named_year = _seq(year, _maybe(rest), qualifier, _maybe(_either(calendar, BEFORE_CHRIST)))
    era_year = _seq(_one("".join(ERAS)), two, _maybe(rest), qualifier)
    no_year = _seq("XXXX-", month_and_day, qualifier, _maybe(calendar))
    date = _either(named_year, era_year, no_year)
    zone = _either("Z", _seq(_either("+", "-"), two, ":", two))
    time = _seq("T", two, ":", two, _maybe(_seq(":", two)), _maybe(zone))
    point = _either(_seq(date, _maybe(time)), time)
    interval = _either(_seq(date, "/", _either(date, OPEN)), _seq(OPEN, "/", date))
    return _maybe(_seq(_maybe(_one(WEEKDAYS)), _either(point, interval)))


@dataclass(frozen=True)
class Automaton:
    """A deterministic automaton over the ids of ``SYMBOLS``.

    Attributes:
        start: the state before the first symbol.
        allowed: (states, symbols) bool; END is allowed exactly where a reading may end.
        step: (states, symbols) int16; the next state, -1 where the symbol is not allowed (END has no next state).
    """

    start: int
    allowed: npt.NDArray[np.bool_]
    step: npt.NDArray[np.int16]

    def accepts(self, symbols: str) -> bool:
        """Tell whether ``symbols`` (without START and END) is a whole reading."""
        state = self.start
        for symbol in symbols:
            index = SYMBOL_INDEX.get(symbol)
            if index is None or not self.allowed[state, index]:
                return False
            state = int(self.step[state, index])
        return bool(self.allowed[state, END])


def _compile(grammar: _Expression) -> Automaton:
    nfa = _Nfa()
    entry = nfa.state()
    final = grammar.build(nfa, entry)
    start = nfa.closure(frozenset([entry]))
    numbers = {start: 0}
    todo = [start]
    rows: list[dict[str, int]] = []
    accepting: list[bool] = []
    while todo:
        states = todo.pop(0)
        moves: dict[str, set[int]] = {}
        for state in states:
            for symbols, targets in nfa.moves[state].items():
                moves.setdefault(symbols, set()).update(targets)
        row: dict[str, int] = {}
        for symbols, reached in moves.items():
            following = nfa.closure(frozenset(reached))
            if following not in numbers:
                numbers[following] = len(numbers)
                todo.append(following)
            row[symbols] = numbers[following]
        rows.append(row)
        accepting.append(final in states)
    return _table(rows, accepting)


def _table(rows: list[dict[str, int]], accepting: list[bool]) -> Automaton:
    step = np.full((len(rows), len(SYMBOLS)), -1, np.int16)
    for state, row in enumerate(rows):
        for symbols, following in row.items():
            step[state, [SYMBOL_INDEX[symbol] for symbol in symbols]] = following
    allowed = step >= 0
    allowed[:, END] = accepting
    step.setflags(write=False)
    allowed.setflags(write=False)
    return Automaton(0, allowed, step)


AUTOMATON = _compile(_grammar())
