"""Where and how a training runs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

#: Folder of the best model so far, inside the run's.
BEST = "best"


@dataclass(frozen=True, slots=True)
class Place:
    """Where and how a training runs; nothing here decides what comes out.

    Attributes:
        folder: of checkpoints, lock and best model so far.
        out: of the model at the end.
        workers: processes that make examples.
        checkpoint_minutes: between checkpoints.
    """

    folder: Path
    out: Path
    workers: int = 1
    checkpoint_minutes: float = 5.0

    @property
    def best(self) -> Path:
        """The best model so far."""
        return self.folder / BEST
