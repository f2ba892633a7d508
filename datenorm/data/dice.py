"""The random stream of one example: a function of (seed, index) and of nothing else.

The numbers are BLAKE2b digests (RFC 7693) of seed, index and a block counter, sixteen of 32 bits a block: neighbouring
indices give unrelated streams, any index can be reached at once, and a draw is a step of an iterator. Seeding costs a
microsecond where Python's own generator costs five, and at 40,000 strings a second an example has 25 in all.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import accumulate, chain
from struct import Struct
from typing import Generic, TypeVar

Item = TypeVar("Item")

_MASK = 0xFFFFFFFFFFFFFFFF
_SIZE = 4294967296
_pack = Struct("<QQQ").pack
_unpack = Struct("<16I").unpack


class Weighted(Generic[Item]):
    """Items with weights, prepared for drawing: bound i of 2^32 is where item i ends."""

    __slots__ = ("bounds", "items")

    def __init__(self, rows: Sequence[tuple[Item, float]]) -> None:
        self.items: list[Item] = [item for item, weight in rows if weight > 0]
        ends = list(accumulate(weight for _, weight in rows if weight > 0))
        self.bounds = [int(end / ends[-1] * _SIZE) for end in ends]


def _blocks(seed: int, index: int) -> Iterator[tuple[int, ...]]:
    block = 0
    while True:
        yield _unpack(blake2b(_pack(seed, index, block)).digest())
        block += 1


class Dice:
    """Draws for example ``index`` of stream ``seed``."""

    __slots__ = ("_next",)

    def __init__(self, seed: int, index: int) -> None:
        self._next: Callable[[], int] = chain.from_iterable(_blocks(seed & _MASK, index & _MASK)).__next__

    def below(self, bound: int) -> int:
        """An integer from 0 to ``bound - 1``."""
        return self._next() * bound >> 32

    def between(self, low: int, high: int) -> int:
        """An integer from ``low`` to ``high``, both included."""
        return low + (self._next() * (high - low + 1) >> 32)

    def chance(self, probability: float) -> bool:
        """True with the given probability."""
        return self._next() < probability * 4294967296.0

    def pick(self, items: Sequence[Item]) -> Item:
        """One of ``items``, all alike."""
        return items[self._next() * len(items) >> 32]

    def draw(self, table: Weighted[Item]) -> Item:
        """One of the items of ``table`` by weight."""
        return table.items[bisect_right(table.bounds, self._next())]


def combinations(chances: Sequence[tuple[Item, float]]) -> Weighted[tuple[Item, ...]]:
    """Things that happen independently, as one table of what happens together: one draw instead of one each."""
    rows: list[tuple[tuple[Item, ...], float]] = [((), 1.0)]
    for item, chance in chances:
        rows = [
            *((together, weight * (1.0 - chance)) for together, weight in rows),
            *(((*together, item), weight * chance) for together, weight in rows),
        ]
    return Weighted(sorted(rows, key=lambda row: -row[1]))
