"""Batches of strings of like length: each is padded little, and few shapes have to be compiled.

Legend of shapes: B batch, S source length, T target length.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import MAX_TARGET, START
from datenorm.text.clean import MAX_SOURCE
from datenorm.training.examples import Row

Integers = npt.NDArray[np.int32]


class Buckets(NamedTuple):
    """The lengths that are padded to, ascending.

    Attributes:
        source: of the source, S.
        target: of the target, T.
    """

    source: tuple[int, ...]
    target: tuple[int, ...]


#: Hints that may stand in front of the longest text.
_HINTS = 4

_LONGEST = (-(-(MAX_SOURCE + _HINTS) // 4) * 4, MAX_TARGET + 1)

#: Most targets are a refusal (1), a date (11 or, with a weekday, 12), one with a time (17 to 21) or two dates; shorter
#: ones share the bucket of the date, so that a batch of refusals alone never pulls the network one way.
FINE = Buckets((8, 12, 16, 20, 24, 32, 48, 96, _LONGEST[0]), (12, 21, 28, _LONGEST[1]))

#: For short trainings, in which compiling many shapes would take longer than they save.
COARSE = Buckets((12, 20, 32, 64, _LONGEST[0]), (12, 28, _LONGEST[1]))

#: For a few minutes: each shape takes seconds to compile.
BRIEF = Buckets((16, 32, 48, _LONGEST[0]), (12, 28, _LONGEST[1]))

#: For dates alone, with a weekday or without, of up to 64 characters: two shapes.
DATES = Buckets((24, 64, _LONGEST[0]), (12, _LONGEST[1]))

#: Name -> lengths.
BUCKETS: dict[str, Buckets] = {"fine": FINE, "coarse": COARSE, "brief": BRIEF, "dates": DATES}

#: Source length up to which a batch has all its strings; longer ones are fewer, so that a step costs about the same.
_FULL = 32
_FEWEST = 8


class Batch(NamedTuple):
    """What one step learns from.

    Attributes:
        source: (B, S) ids, padded on the right with 0.
        previous: (B, T) symbols y_{t-1}, START first.
        target: (B, T) symbols y_t, padded with 0 after END.
        symbol_fields, position_fields: (B, T) and (B, S) which symbol's characters stand where; of width 0 without
            guidance.
    """

    source: Integers
    previous: Integers
    target: Integers
    symbol_fields: Integers
    position_fields: Integers


class Batcher:
    """Collects rows until a bucket is full.

    Its state is the rows that wait; given the same rows in the same order it makes the same batches.

    Args:
        size: strings of a batch of usual length.
    """

    def __init__(self, size: int, buckets: Buckets = FINE) -> None:
        self._size, self._buckets = size, buckets
        self._waiting: dict[tuple[int, int], list[Row]] = {}

    def add(self, row: Row) -> Batch | None:
        """Take a row; a batch when its bucket is full."""
        source = _bucket(self._buckets.source, len(row.source) // 2)
        target = _bucket(self._buckets.target, len(row.target))
        rows = self._waiting.setdefault((source, target), [])
        rows.append(row)
        if len(rows) < self._rows(source):
            return None
        del self._waiting[source, target]
        return _batch(rows, source, target)

    def _rows(self, source: int) -> int:
        return max(_FEWEST, self._size * _FULL // max(source, _FULL))

    @property
    def waiting(self) -> list[Row]:
        """The rows that wait, in the order of their numbers: adding them again restores the state."""
        return sorted((row for rows in self._waiting.values() for row in rows), key=lambda row: row.number)


def _bucket(bounds: tuple[int, ...], length: int) -> int:
    return bounds[bisect_left(bounds, length)]


def _batch(rows: list[Row], source: int, target: int) -> Batch:
    guided = bool(rows[0].symbol_fields)
    targets = _padded([row.target for row in rows], np.uint8, target)
    previous = np.roll(targets, 1, axis=1)
    previous[:, 0] = START
    return Batch(
        _padded([row.source for row in rows], np.uint16, source),
        previous,
        targets,
        _padded([row.symbol_fields for row in rows], np.uint8, target if guided else 0),
        _padded([row.position_fields for row in rows], np.uint8, source if guided else 0),
    )


def _padded(packed: Iterable[bytes], kind: type[np.unsignedinteger], width: int) -> Integers:
    """Rows of packed numbers, padded on the right with 0: (B, width)."""
    rows = [np.frombuffer(row, kind) for row in packed]
    padded = np.zeros((len(rows), width), np.int32)
    for place, row in enumerate(rows if width else ()):
        padded[place, : len(row)] = row
    return padded


def batches(batcher: Batcher, rows: Iterable[tuple[int, Row | None]]) -> Iterator[tuple[int, Batch]]:
    """Batches, each with the number of the row after the last one that was taken."""
    for index, row in rows:
        batch = batcher.add(row) if row is not None else None
        if batch is not None:
            yield index + 1, batch
