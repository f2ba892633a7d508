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
        seconds: of learning, over all sittings, when the checkpoint was written.
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

    Time is what goes by from the first step of a sitting on, without the first steps of other shapes: these are
    compiled, which takes as long as hundreds of others, so a few minutes would be over before anything was learned.

    Args:
        counters: of the training, which its loop changes.
    """

    #: How much of the mean rate stays at a step.
    _KEPT = 0.95

    def __init__(self, budget: Budget, counters: Counters) -> None:
        self._budget, self._counters = budget, counters
        self._used = counters.seconds
        self._since: float | None = None
        self.rate = 0.0

    @property
    def elapsed(self) -> float:
        """Seconds of learning over all sittings."""
        return self._used if self._since is None else self._used + time.monotonic() - self._since

    @property
    def share(self) -> float:
        """The part of the budget that is used, 0 to 1."""
        if self._budget.minutes is not None:
            return min(1.0, self.elapsed / (60 * self._budget.minutes))
        return min(1.0, self._counters.seen / (self._budget.examples or 1))

    @property
    def left(self) -> float | None:
        """Seconds that are left, as far as can be told; None when nothing is known yet."""
        if self._budget.minutes is not None:
            return max(0.0, 60 * self._budget.minutes - self.elapsed)
        return max(0.0, (self._budget.examples or 0) - self._counters.seen) / self.rate if self.rate else None

    def compiled(self, seconds: float) -> None:
        """The first step of a shape took so long, and is not counted."""
        if self._since is None:
            self._since = time.monotonic()
        else:
            self._used -= seconds

    def tick(self, strings: int, seconds: float) -> None:
        """A step over so many strings took so long."""
        lately = strings / max(seconds, 1e-9)
        self.rate = self._KEPT * self.rate + (1 - self._KEPT) * lately if self.rate else lately

    def to_json(self) -> dict[str, Any]:
        """The counters as a checkpoint keeps them, the time used so far among them."""
        return {**asdict(self._counters), "seconds": self.elapsed}
