"""Rows from worker processes: the same rows in the same order, however many there are."""

from itertools import islice

import pytest
from random_models import VOCABULARY

from datenorm.core.errors import TrainingError
from datenorm.data.example import Example
from datenorm.training.examples import Recipe
from datenorm.training.stream import CHUNK, Stream

PAIRS = tuple(
    Example(f"{day}/4/1999", f"1999-04-{day:02}", None, "own", "", "", "DMY", (), "", "") for day in range(1, 31)
)
RECIPE = Recipe(2, VOCABULARY, PAIRS, share=1.0)


def take(count, start=0, workers=0):
    with Stream(RECIPE, start, workers) as stream:
        return list(islice(stream, count))


def test_workers_decide_nothing():
    """Three processes, begun in the middle of a chunk, give what one gives in line."""
    start = CHUNK + 100
    rows = take(3 * CHUNK, start)
    assert [number for number, _ in rows] == list(range(start, start + 3 * CHUNK))
    assert len({row.target for _, row in rows}) == len(PAIRS)
    assert take(3 * CHUNK, start, workers=2) == rows


def test_a_worker_that_dies_is_an_error_and_no_hang():
    with Stream(RECIPE, 0, 1) as stream:
        rows = iter(stream)
        next(rows)
        stream._workers[0]._process.kill()
        with pytest.raises(TrainingError, match="exit code -9"):
            for _ in rows:
                pass
