"""The NumPy network does what the equations say, and gives a string the same bits in every company."""

import numpy as np
import pytest
from random_models import random_manifest, random_sources, random_weights
from reference_network import ReferenceNetwork

from datenorm.core.canonical import START
from datenorm.runtime.network import BUCKET, Network, bucket

MANIFEST = random_manifest()
WEIGHTS = random_weights(MANIFEST)


def encode(network, sources):
    """Encode sources of one bucket."""
    lengths = np.array([len(source) for source in sources])
    ids = np.zeros((len(sources), bucket(int(lengths.max()))), np.intp)
    for row, source in enumerate(sources):
        ids[row, : len(source)] = source
    return network.encode(ids, lengths)


def run(network, sources, symbols):
    """Logits (T, N, Y) and attention (T, N, S) when the decoder is fed ``symbols``."""
    memory, state = encode(network, sources)
    steps = [network.step(memory, state, np.full(len(sources), symbol)) for symbol in symbols]
    return np.array([logits for logits, _ in steps]), np.array([alpha for _, alpha in steps])


def test_a_bucket_is_the_next_multiple_and_never_empty():
    assert [bucket(length) for length in (0, 1, BUCKET, BUCKET + 1)] == [BUCKET, BUCKET, BUCKET, 2 * BUCKET]


@pytest.mark.parametrize("temperature", [1.0, 1.7])
@pytest.mark.parametrize("sizes", [(8, 6, 10), (16, 8, 12), (5, 3, 7)])
def test_network_equals_the_equations(sizes, temperature):
    """All lengths of a bucket beside each other; hidden sizes that are no multiple of anything among them."""
    manifest = random_manifest(hidden=sizes[0], alignment=sizes[1], decoder=sizes[2])
    weights = random_weights(manifest, seed=sizes[0], sharpness=2.0)
    network, reference = Network(weights, temperature), ReferenceNetwork(weights, temperature)
    symbols = [START, 4, 12, 20, 33, 7, 5]
    for length in (1, 3, 4, 13, 29):
        lengths = range(max(1, bucket(length) - BUCKET + 1), bucket(length) + 1)
        sources = [tuple(range(1, size + 1)) for size in lengths]
        logits, attention = run(network, sources, symbols)
        for place, source in enumerate(sources):
            expected, weighed = reference.force(source, symbols)
            np.testing.assert_allclose(logits[:, place], expected, atol=2e-5)
            np.testing.assert_allclose(attention[:, place, : len(source)], weighed, atol=1e-5)


def test_attention_is_a_distribution_over_the_characters():
    sources = [(3, 4), (5, 6, 7), (8,)]
    _, attention = run(Network(WEIGHTS), sources, [START, 5])
    np.testing.assert_allclose(attention.sum(axis=2), 1.0, rtol=1e-6)
    for place, source in enumerate(sources):
        assert not attention[:, place, len(source) :].any()


@pytest.mark.parametrize("company", [1, 5, 8, 9, 33, 60, 100, 128])
def test_a_string_has_the_same_bits_in_every_company(company):
    """Alone, among few, among many; at every place."""
    network = Network(WEIGHTS)
    source = (3, 9, 27, 12, 40, 33)
    symbols = [START, 4, 12, 20, 33]
    logits, attention = run(network, [source], symbols)
    others = [tuple(s[:5]) or (1,) for s in random_sources(company, seed=company, longest=8)]
    for place in sorted({0, company // 3, company - 1}):
        crowd = [(*other, *range(1, 9))[: 5 + index % 4] for index, other in enumerate(others)]
        crowd[place] = source
        among, looked = run(network, crowd, symbols)
        assert among[:, place].tobytes() == logits[:, 0].tobytes()
        assert looked[:, place].tobytes() == attention[:, 0].tobytes()


def test_states_and_memories_move_without_a_change():
    """Taking strings out, doubling them and moving them to another panel leaves their next step as it was."""
    network = Network(WEIGHTS)
    sources = [(3, 9, 27), (12, 40, 33, 2), (7,), (5, 5, 5)]
    memory, state = encode(network, sources)
    chosen = np.array([2, 0, 0, 3] * 5)
    moved, carried = memory.take(chosen), state.take(chosen, network.products.panel(len(chosen)))
    logits, alpha = network.step(memory, state, np.full(4, START))
    after, looked = network.step(moved, carried, np.full(len(chosen), START))
    assert after.tobytes() == logits[chosen].tobytes()
    assert looked.tobytes() == alpha[chosen].tobytes()
    halves = [memory.take(np.array([2, 3])), memory.take(np.array([1]))]
    carried = encode(network, sources)[1].take(np.array([2, 3, 1]), network.products.panel(3))
    after, looked = network.step(type(memory).join(halves), carried, np.full(3, START))
    assert after.tobytes() == logits[[2, 3, 1]].tobytes()
    assert looked.tobytes() == alpha[[2, 3, 1]].tobytes()


def test_memories_of_several_lengths_are_joined_without_a_change():
    """A string that goes on beside longer ones keeps its bits."""
    network = Network(WEIGHTS)
    short, long = [(3, 9, 27), (12, 40)], [tuple(range(1, 10)), tuple(range(2, 15))]
    (memory, state), (other, further) = encode(network, short), encode(network, long)
    logits, alpha = network.step(memory, state.take(np.arange(2), state.panel), np.full(2, START))
    joined = type(memory).join([memory, other])
    together = type(state).join([state, further], network.products.panel(4))
    assert joined.length == other.length > memory.length
    after, looked = network.step(joined, together, np.full(4, START))
    assert after[:2].tobytes() == logits.tobytes()
    assert np.ascontiguousarray(looked[:2, : memory.length]).tobytes() == alpha.tobytes()
    assert not looked[:2, memory.length :].any()


def test_extreme_weights_give_finite_numbers():
    """What a bundle may hold at most saturates, and nothing overflows into NaN."""
    weights = {name: np.where(array < 0, -1000.0, 1000.0) for name, array in WEIGHTS.items()}
    with np.errstate(all="raise", under="ignore"):
        logits, attention = run(Network(weights), [(3, 9, 27), (12,)], [START, 4, 9])
    assert np.isfinite(logits).all()
    assert np.isfinite(attention).all()


def test_a_network_is_not_changed_by_running():
    network = Network(WEIGHTS)
    before = run(network, [(3, 9, 27)], [START, 4])
    run(network, random_sources(20, longest=4), [START, 4])
    after = run(network, [(3, 9, 27)], [START, 4])
    assert before[0].tobytes() == after[0].tobytes()
