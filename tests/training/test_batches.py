"""Batches: what is in them, how they are padded, and that waiting rows are all the state there is."""

import numpy as np
import pytest

from datenorm.core.canonical import END, MAX_TARGET, START
from datenorm.text.clean import MAX_SOURCE
from datenorm.training.batches import BUCKETS, COARSE, FINE, Batcher, batches
from datenorm.training.examples import Row


def row(number, source, target):
    """A row of ``source`` ids, all equal to its number + 1, and ``target`` symbols."""
    return Row(number, np.full(source, number + 1, np.uint16).tobytes(), bytes([5] * (target - 1) + [END]))


def test_a_batch_by_hand():
    batcher = Batcher(8)
    assert all(batcher.add(row(number, 5 + number % 4, 3)) is None for number in range(7))
    batch = batcher.add(row(7, 8, 11))
    assert batch.source.shape == (8, 8)
    assert batch.source[1].tolist() == [2] * 6 + [0] * 2
    assert batch.target.shape == (8, 12)
    assert batch.target[0].tolist() == [5, 5, END] + [0] * 9
    assert batch.previous[0].tolist() == [START, 5, 5, END] + [0] * 8
    assert batch.previous[7].tolist() == [START] + [5] * 10 + [END]
    assert batch.symbol_fields.shape == batch.position_fields.shape == (8, 0)
    assert batcher.waiting == []


@pytest.mark.parametrize("buckets", BUCKETS.values(), ids=BUCKETS)
def test_the_longest_strings_have_a_bucket(buckets):
    """256 characters with hints, 48 symbols with END; the runtime's lengths are multiples of 4 as well."""
    batcher = Batcher(8, buckets)
    for number in range(7):
        assert batcher.add(row(number, MAX_SOURCE + 3, MAX_TARGET + 1)) is None
    assert batcher.add(row(7, MAX_SOURCE + 3, MAX_TARGET + 1)).target.shape == (8, MAX_TARGET + 1)
    assert all(length % 4 == 0 for length in buckets.source)


def test_long_strings_come_in_smaller_batches():
    """A step costs about the same whatever the length."""
    batcher = Batcher(64)
    sizes = {}
    for number in range(200):
        for length in (30, 64, 128):
            batch = batcher.add(row(number, length, 11))
            if batch is not None:
                sizes[length] = len(batch.source)
    assert sizes == {30: 64, 64: 21, 128: 8}


def test_every_row_is_in_one_batch():
    numbered = [(number, row(number, 3 + number % 40, 2 + number % 30)) for number in range(900)]
    batcher = Batcher(16, COARSE)
    seen = [number for _, batch in batches(batcher, numbered) for number in (batch.source[:, 0] - 1).tolist()]
    waiting = [row.number for row in batcher.waiting]
    assert sorted(seen + waiting) == list(range(900))


def test_waiting_rows_are_the_state():
    """A batcher to which they are added again goes on as the old one would have."""
    rows = [(number, row(number, 3 + number % 40, 2 + number % 30)) for number in range(1500)]
    whole = list(batches(Batcher(16, FINE), rows))
    first = Batcher(16, FINE)
    before = list(batches(first, rows[:700]))
    second = Batcher(16, FINE)
    assert all(second.add(waiting) is None for waiting in first.waiting)
    after = list(batches(second, rows[700:]))
    assert len(before) + len(after) == len(whole) > 50
    for (number, batch), (other, same) in zip(whole, before + after, strict=True):
        assert number == other
        assert all(map(np.array_equal, batch, same))
