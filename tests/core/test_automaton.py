"""The automaton: what it writes can be read, what it forbids is outside the grammar."""

import random

from datenorm.core.automaton import AUTOMATON, _Nfa
from datenorm.core.canonical import END, MAX_TARGET, PAD, START, SYMBOL_INDEX, SYMBOLS, decode, encode, is_valid


def random_walk(rng: random.Random) -> str:
    state, symbols = AUTOMATON.start, ""
    while True:
        choices = [i for i in range(len(SYMBOLS)) if AUTOMATON.allowed[state, i]]
        index = rng.choice(choices)
        if index == END:
            return symbols
        symbols += SYMBOLS[index]
        state = int(AUTOMATON.step[state, index])


def test_every_walk_is_a_reading_within_the_length_limit() -> None:
    rng = random.Random(7)
    for _ in range(5000):
        symbols = random_walk(rng)
        assert len(symbols) <= MAX_TARGET
        reading, weekday = decode(symbols)
        assert is_valid(reading)
        if "0000B" not in symbols.replace("0001B", "") and "0000" not in reading:
            assert encode(reading, weekday) == symbols


def test_no_state_is_a_dead_end() -> None:
    assert AUTOMATON.allowed.any(axis=1).all()
    assert not AUTOMATON.allowed[:, [PAD, START]].any()


def test_tables_agree_and_are_read_only() -> None:
    allowed = AUTOMATON.allowed.copy()
    allowed[:, END] = False
    assert ((AUTOMATON.step >= 0) == allowed).all()
    assert not AUTOMATON.step.flags.writeable
    assert AUTOMATON.step.max() < len(AUTOMATON.step)


def test_mutated_readings_are_accepted_only_when_they_decode() -> None:
    rng = random.Random(8)
    alphabet = [s for s in SYMBOLS if len(s) == 1]
    for _ in range(5000):
        symbols = list(random_walk(rng))
        if symbols:
            symbols[rng.randrange(len(symbols))] = rng.choice(alphabet)
        text = "".join(symbols)
        if AUTOMATON.accepts(text):
            assert is_valid(decode(text).canonical)


def test_foreign_characters_are_refused() -> None:
    assert not AUTOMATON.accepts("1999-05-03!")
    assert SYMBOL_INDEX["<pad>"] == PAD


def test_empty_moves_may_go_round_in_circles() -> None:
    nfa = _Nfa()
    first, second = nfa.state(), nfa.state()
    nfa.empty[first].append(second)
    nfa.empty[second].append(first)
    assert nfa.closure(frozenset([first])) == {first, second}
