"""How far a training has come, in numbers that a checkpoint keeps."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from datenorm.training.settings import Budget


@dataclass(slots=True)
class Counters:
    """How far a training has come.

    Attributes:
        step: steps taken.
        seen: strings learned from.
        next_row: the number of the next row of the stream.
        seconds: used, over all sittings, when the checkpoint was written.
        validations: done.
        exact: the last validation's exact match, None before the first.
        best: the best of them.
        stale: validations since then.
        mean_loss, lowest_loss: of the watch on divergence, None before the first step.
        finished: the model is published.
    """

    step: int = 0
    seen: int = 0
    next_row: int = 0
    seconds: float = 0.0
    validations: int = 0
    exact: float | None = None
    best: float = -1.0
    stale: int = 0
    mean_loss: float | None = None
    lowest_loss: float | None = None
    finished: bool = False


class Clock:
    """What part of a budget is used, and how much time is left.

    Args:
        counters: of the training, which its loop changes.
        began: when this sitting began, on the monotonic clock.
    """

    #: How much of the mean rate stays at a step.
    _KEPT = 0.95

    def __init__(self, budget: Budget, counters: Counters, began: float) -> None:
        self._budget, self._counters = budget, counters
        self._began = began - counters.seconds
        self.rate = 0.0

    @property
    def elapsed(self) -> float:
        """Seconds used over all sittings."""
        return time.monotonic() - self._began

    @property
    def share(self) -> float:
        """The part of the budget that is used, 0 to 1."""
        if self._budget.minutes is not None:
            return min(1.0, self.elapsed / (60 * self._budget.minutes))
        return min(1.0, self._counters.seen / (self._budget.examples or 1))

    @property
    def left(self) -> float:
        """Seconds that are left, as far as can be told."""
        if self._budget.minutes is not None:
            return max(0.0, 60 * self._budget.minutes - self.elapsed)
        return max(0.0, ((self._budget.examples or 0) - self._counters.seen) / max(self.rate, 1e-9))

    def tick(self, strings: int, seconds: float) -> None:
        """A step over so many strings took so long."""
        lately = strings / max(seconds, 1e-9)
        self.rate = self._KEPT * self.rate + (1 - self._KEPT) * lately if self.rate else lately

    def to_json(self) -> dict[str, Any]:
        """The counters as a checkpoint keeps them, the time used so far among them."""
        return {**asdict(self._counters), "seconds": self.elapsed}
