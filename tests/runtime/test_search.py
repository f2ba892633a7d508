"""The search: always in the grammar, complete, right about probabilities, the same in every company."""

import math

import numpy as np
import pytest
from random_models import random_manifest, random_sources, random_weights, same

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, MAX_TARGET, SYMBOL_INDEX, decode
from datenorm.runtime import search
from datenorm.runtime.network import Network
from datenorm.runtime.search import FLOOR, force, greedy, log_softmax, readings

MANIFEST = random_manifest()
NETWORKS = {
    "vague": Network(random_weights(MANIFEST, sharpness=3.0)),
    "sure": Network(random_weights(MANIFEST, seed=1, sharpness=40.0, brevity=-8.0)),
    "brief": Network(random_weights(MANIFEST, seed=2, sharpness=8.0, brevity=3.0)),
}
SOURCES = random_sources(150, seed=4)


@pytest.fixture(params=NETWORKS)
def network(request):
    return NETWORKS[request.param]


def test_the_longest_reading_of_the_grammar_fits():
    """The grammar is finite, so the bound on symbols is never what ends a reading."""
    longest = {}

    def depth(state):
        if state not in longest:
            longest[state] = max((1 + depth(int(n)) for n in AUTOMATON.step[state] if n >= 0), default=0)
        return longest[state]

    assert depth(AUTOMATON.start) <= MAX_TARGET


def test_log_softmax_gives_all_to_what_is_allowed():
    logits = np.array([[1.0, 5.0, 2.0], [0.0, 0.0, 0.0]], np.float32)
    logp = log_softmax(logits, np.array([[True, False, True], [True, True, True]]))
    assert logp[0, 1] == -np.inf
    np.testing.assert_allclose(np.exp(logp).sum(axis=1), 1.0, rtol=1e-6)


def test_every_reading_is_in_the_grammar(network):
    found = [*greedy(network, SOURCES), *(c for candidates in readings(network, SOURCES[:60]) for c in candidates)]
    for candidate in found:
        assert AUTOMATON.accepts(candidate.symbols)
        decode(candidate.symbols)
        assert -np.inf < candidate.log_probability <= 1e-6


def test_attention_has_a_row_a_symbol_and_a_column_a_character(network):
    for source, candidate in zip(SOURCES, greedy(network, SOURCES), strict=True):
        assert candidate.attention.shape == (len(candidate.symbols), len(source))
        np.testing.assert_allclose(candidate.attention.sum(axis=1), 1.0, rtol=1e-5)


def test_greedy_takes_the_likeliest_symbol_at_each_step(network):
    """Checked with the logits of the same readings, forced."""
    candidates = greedy(network, SOURCES)
    for candidate, logits in zip(candidates, force(network, SOURCES, [c.symbols for c in candidates]), strict=True):
        state, total = AUTOMATON.start, 0.0
        for step, symbol in enumerate([*(SYMBOL_INDEX[s] for s in candidate.symbols), END]):
            logp = log_softmax(logits[step : step + 1], AUTOMATON.allowed[[state]])[0]
            assert symbol == logp.argmax()
            total += float(logp[symbol])
            state = int(AUTOMATON.step[state, symbol])
        assert total == pytest.approx(candidate.log_probability, abs=1e-9)


def weighed(network, source, reading):
    """The log-probability of a reading, from the logits with which it is forced."""
    state, total = AUTOMATON.start, 0.0
    logits = force(network, [source], [reading])[0]
    for step, symbol in enumerate([*(SYMBOL_INDEX[s] for s in reading), END]):
        total += float(log_softmax(logits[step : step + 1], AUTOMATON.allowed[[state]])[0, symbol])
        state = int(AUTOMATON.step[state, symbol])
    return total


def every_reading(network, source, floor, reading="", state=AUTOMATON.start):
    """All readings of at least ``floor`` by trying each symbol after each beginning: another way to the same."""
    logits = force(network, [source], [reading])[0]
    total = 0.0
    walked = AUTOMATON.start
    for step, symbol in enumerate([SYMBOL_INDEX[s] for s in reading]):
        total += float(log_softmax(logits[step : step + 1], AUTOMATON.allowed[[walked]])[0, symbol])
        walked = int(AUTOMATON.step[walked, symbol])
    following = total + log_softmax(logits[-1:], AUTOMATON.allowed[[state]])[0].astype(float)
    for symbol in np.flatnonzero(following >= math.log(floor)):
        if symbol == END:
            yield reading
        else:
            longer = reading + search.SYMBOLS[symbol]
            yield from every_reading(network, source, floor, longer, int(AUTOMATON.step[state, symbol]))


@pytest.mark.parametrize("floor", [0.3, 0.1, 0.03])
def test_every_reading_of_the_floor_is_found(network, floor):
    """And no other, the greedy one left aside."""
    for source in SOURCES[:6]:
        first = greedy(network, [source])[0].symbols
        expected = {*every_reading(network, source, floor), first}
        assert {candidate.symbols for candidate in readings(network, [source], floor=floor)[0]} == expected


def test_the_likeliest_comes_first_and_none_comes_twice(network):
    for candidates in readings(network, SOURCES):
        assert len({candidate.symbols for candidate in candidates}) == len(candidates)
        scores = [candidate.log_probability for candidate in candidates]
        assert scores == sorted(scores, reverse=True)
        assert sum(candidate.probability for candidate in candidates) <= 1 + 1e-6
        assert sum(candidate.probability < FLOOR for candidate in candidates) <= 1


def test_the_greedy_reading_is_among_them_to_the_last_bit(network):
    """Attention as well."""
    for first, candidates in zip(greedy(network, SOURCES), readings(network, SOURCES), strict=True):
        twins = [candidate for candidate in candidates if candidate.symbols == first.symbols]
        assert len(twins) == 1
        assert same(first, twins[0])


def test_probabilities_are_those_of_the_forced_readings(network):
    for source, candidates in zip(SOURCES[:10], readings(network, SOURCES[:10]), strict=True):
        for candidate in candidates:
            assert weighed(network, source, candidate.symbols) == pytest.approx(candidate.log_probability, abs=1e-5)


def test_where_nobody_asks_for_attention_all_else_is_the_same(network):
    for told, silent in zip(readings(network, SOURCES), readings(network, SOURCES, attention=False), strict=True):
        assert [(c.symbols, c.log_probability) for c in told] == [(c.symbols, c.log_probability) for c in silent]
        assert all(c.attention.shape == (len(c.symbols), 0) for c in silent)


def test_sure_readings_are_not_searched_further():
    """One bound for all, or one for each."""
    network = NETWORKS["brief"]
    greedily = greedy(network, SOURCES)
    bounds = [0.0 if index % 2 else 2.0 for index in range(len(SOURCES))]
    everything = readings(network, SOURCES, floor=1e-3)
    assert max(map(len, everything)) > 1
    for index, candidates in enumerate(readings(network, SOURCES, bounds, 1e-3)):
        expected = [greedily[index]] if index % 2 else everything[index]
        assert [c.symbols for c in candidates] == [c.symbols for c in expected]
    middle = sorted(candidate.probability for candidate in greedily)[len(SOURCES) // 2]
    for first, candidates in zip(greedily, readings(network, SOURCES, middle, 1e-3), strict=True):
        assert first.probability < middle or len(candidates) == 1


@pytest.mark.parametrize(
    "find", [greedy, lambda n, s: [c for found in readings(n, s) for c in found]], ids=["greedy", "readings"]
)
def test_the_same_string_has_the_same_bits_alone_and_in_any_order(network, find):
    sources = SOURCES[:70]
    alone = [find(network, [source]) for source in sources]
    shuffled = np.random.default_rng(1).permutation(len(sources))
    crowd = find(network, [sources[index] for index in shuffled])
    expected = [candidate for index in shuffled for candidate in alone[index]]
    assert len(crowd) == len(expected)
    assert all(same(first, second) for first, second in zip(crowd, expected, strict=True))


def test_more_strings_than_the_widest_panel_takes(network):
    sources = [(5, 6, 7)] * 300 + [(5, 6, 8)]
    found = greedy(network, sources)
    assert all(same(found[0], candidate) for candidate in found[:300])


def test_long_strings(network):
    sources = [tuple(range(1, 41)) * 6 + (3,) * extra for extra in (0, 16, 19)]
    for source, candidate in zip(sources, greedy(network, sources), strict=True):
        assert same(candidate, greedy(network, [source])[0])
        assert math.isfinite(candidate.log_probability)


def test_strings_that_go_on_move_to_a_narrower_panel(network):
    """Many strings of one bucket that end at different steps."""
    sources = [tuple(int(i) for i in np.random.default_rng(n).integers(1, 60, 7)) for n in range(120)]
    candidates = greedy(network, sources)
    for index in range(0, 120, 7):
        assert same(candidates[index], greedy(network, [sources[index]])[0])


def test_pools_and_groups_hold_each_string_once(network):
    """Whatever the number of strings: long ones in smaller groups, few ones in the narrowest panel."""
    for count in (1, 7, 30, 45, 90, 300):
        for length in (3, 60, 250):
            sources = [tuple(range(1, length + 1 + n % 2)) for n in range(count)]
            pools = list(search._pools(sources))
            assert sorted(index for pool in pools for index in pool) == list(range(count))
            for pool in pools:
                cuts = list(search._groups(len(pool), length, network.products))
                assert [index for cut in cuts for index in pool[cut]] == pool
                assert all(0 < cut.stop - cut.start <= network.products.capacity for cut in cuts)


def test_panels_are_full_until_the_last(network, monkeypatch):
    """Strings of many lengths, and readings of many: what is left of panels goes on together."""
    sources = random_sources(700, seed=6)
    widths = []
    step = Network.step

    def counted(self, memory, state, previous):
        widths.append((state.strings, state.panel.width))
        return step(self, memory, state, previous)

    monkeypatch.setattr(Network, "step", counted)
    readings(network, sources)
    taken, computed = map(sum, zip(*widths, strict=True))
    assert taken > 0.8 * computed


def test_nothing_in_nothing_out(network):
    assert greedy(network, []) == []
    assert readings(network, []) == []
    assert force(network, [], []) == []
