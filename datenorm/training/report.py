"""What a training says while it runs: to a person at a terminal, to a log, to a CSV file."""

from __future__ import annotations

import csv
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol

from datenorm.core.errors import OutputError
from datenorm.training.settings import Settings

#: Strings that a calibration reads in a minute, on a machine with 2 cores (20,000 took 65 seconds).
_CALIBRATED_A_MINUTE = 18_000

#: Seconds between two lines where no terminal shows a bar.
_EVERY = 60.0


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a training is.

    Attributes:
        share: of the budget, 0 to 1.
        step: steps taken.
        seen: strings learned from.
        seconds: used so far, earlier sittings included.
        loss: running mean of the cross entropy a symbol, in nats.
        exact: the last validation's exact match, 0 to 1; None before the first.
        rate: strings a second, lately; 0 before a step that compiled nothing.
        learning_rate: of the last step.
        left: seconds still to go; None when that can't be told yet.
    """

    share: float
    step: int
    seen: int
    seconds: float
    loss: float
    exact: float | None
    rate: float
    learning_rate: float
    left: float | None


class Reporter(Protocol):
    """Someone who is told about a training."""

    def say(self, message: str) -> None:
        """A line."""

    def update(self, progress: Progress) -> None:
        """A step has been taken."""

    def validated(self, progress: Progress) -> None:
        """A validation is done."""

    def close(self) -> None:
        """Nothing more comes."""


class Lines:
    """Plain lines, one a minute or so, for logs and pipes.

    Args:
        write: what takes a line.
    """

    def __init__(self, write: Callable[[str], None] | None = None) -> None:
        self._write = write or (lambda line: print(line, file=sys.stderr, flush=True))
        self._last = time.monotonic()

    def say(self, message: str) -> None:
        """Write the line."""
        self._write(message)

    def update(self, progress: Progress) -> None:
        """Write a line when the last one is old."""
        now = time.monotonic()
        if now - self._last >= _EVERY:
            self._last = now
            self._write(describe(progress))

    def validated(self, progress: Progress) -> None:
        """Write a line."""
        self._last = time.monotonic()
        self._write(describe(progress))

    def close(self) -> None:
        """Nothing to do."""


def describe(progress: Progress) -> str:
    """Progress as one line."""
    exact = "" if progress.exact is None else f"  exact {progress.exact:.1%}"
    said = (
        f"{progress.share:4.0%}  {progress.seen:,} strings  loss {progress.loss:.4f}{exact}  "
        f"{pace(progress.rate, '/s')}  {remaining(progress.left)}"
    )
    return said.rstrip()


def pace(rate: float, unit: str) -> str:
    """``1,234/s``; before anything but compilation was measured, that."""
    return f"{rate:,.0f}{unit}" if rate else "compiling"


def remaining(left: float | None) -> str:
    """``5:09 left``, where that is known."""
    return "" if left is None else f"{duration(left)} left"


def duration(seconds: float) -> str:
    """``2:05:09`` or ``5:09``."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def counted(number: float, what: str) -> str:
    """``1 step``, ``2,000 steps``, ``0.5 minutes``."""
    written = f"{number:,}" if isinstance(number, int) else f"{number:,g}"
    return f"{written} {what}" if number == 1 else f"{written} {what}s"


def announced(settings: Settings) -> str:
    """What takes time beside the steps, before and after them."""
    minutes, fitted = settings.budget.minutes, settings.validation.calibration or 0
    said = "compiling first, and once for each length of strings"
    if minutes is not None:
        said += f", on top of the {counted(minutes, 'minute')}"
    whole = max(1, round(fitted / _CALIBRATED_A_MINUTE))
    after = f"evaluating and calibrating, about {'a minute' if whole == 1 else f'{whole} minutes'}"
    return f"{said}; then {after if fitted else 'evaluating'}"


class CsvLog:
    """A CSV file with a row every few steps and at every validation.

    Args:
        resumed: whether to go on with the file; otherwise the first row replaces what is in it.

    Raises:
        OutputError: the file can't be written.
    """

    COLUMNS = ("seconds", "step", "strings", "loss", "learning_rate", "strings_per_second", "exact_match")
    _STEPS = 50

    def __init__(self, path: Path, resumed: bool) -> None:
        try:
            self._stream: IO[str] = open(path, "a", encoding="utf-8", newline="")  # noqa: SIM115 - closed by close()
        except OSError as error:
            raise OutputError(f"can't write {path}: {error.strerror or error}; choose another --log") from error
        self._writer = csv.writer(self._stream, lineterminator="\n")
        self._anew = not resumed

    def say(self, message: str) -> None:
        """Lines are no data."""

    def update(self, progress: Progress) -> None:
        """A row every few steps."""
        if progress.step % self._STEPS == 0:
            self._row(progress, "")

    def validated(self, progress: Progress) -> None:
        """A row with the exact match."""
        self._row(progress, f"{progress.exact:.5f}")

    def _row(self, progress: Progress, exact: str) -> None:
        if self._anew:
            self._stream.truncate(0)
        if self._anew or self._stream.tell() == 0:
            self._writer.writerow(self.COLUMNS)
        self._anew = False
        self._writer.writerow(
            (
                f"{progress.seconds:.1f}",
                progress.step,
                progress.seen,
                f"{progress.loss:.6f}",
                f"{progress.learning_rate:.3e}",
                f"{progress.rate:.0f}",
                exact,
            )
        )
        self._stream.flush()

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


class Several:
    """One reporter that tells several."""

    def __init__(self, reporters: Sequence[Reporter]) -> None:
        self._reporters = tuple(reporters)

    def say(self, message: str) -> None:
        """Tell all."""
        for reporter in self._reporters:
            reporter.say(message)

    def update(self, progress: Progress) -> None:
        """Tell all."""
        for reporter in self._reporters:
            reporter.update(progress)

    def validated(self, progress: Progress) -> None:
        """Tell all."""
        for reporter in self._reporters:
            reporter.validated(progress)

    def close(self) -> None:
        """Close all."""
        for reporter in self._reporters:
            reporter.close()
