"""A few of many rows, in their order, whatever their number."""

from __future__ import annotations

from typing import Generic, TypeVar

Item = TypeVar("Item")


class Sample(Generic[Item]):
    """Every k-th item, ``most`` of them at most; k is doubled whenever they are too many.

    Args:
        most: how many are kept, at least 1.
    """

    def __init__(self, most: int) -> None:
        self._most, self._step, self._seen = most, 1, 0
        self._kept: list[Item] = []

    def __len__(self) -> int:
        """How many items were seen."""
        return self._seen

    @property
    def items(self) -> list[Item]:
        """The items that were kept."""
        return list(self._kept)

    def add(self, item: Item) -> None:
        """Take an item."""
        if self._seen % self._step == 0:
            self._kept.append(item)
            if len(self._kept) > self._most:
                self._kept = self._kept[::2]
                self._step *= 2
        self._seen += 1
