"""Curves for TensorBoard: loss, learning rate and exact match over the strings that were seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from datenorm.core.errors import OutputError, TrainingError
from datenorm.training.report import Progress


class TensorBoard:
    """A reporter that writes event files; needs TensorFlow, whatever backend Keras runs on.

    Raises:
        TrainingError: TensorFlow is not installed.
        OutputError: the folder can't be written.
    """

    #: Steps between two points of the curves.
    _STEPS = 50

    def __init__(self, folder: Path) -> None:
        try:
            from tensorflow import summary
        except ImportError as error:
            raise TrainingError("--tensorboard needs TensorFlow, which this installation lacks; use --log") from error
        self._scalar: Any = summary.scalar
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._writer: Any = summary.create_file_writer(str(folder))
        except OSError as error:
            raise OutputError(f"can't write {folder}: {error.strerror or error}; choose another folder") from error

    def say(self, message: str) -> None:
        """Lines are no curves."""

    def update(self, progress: Progress) -> None:
        """A point every few steps."""
        if progress.step % self._STEPS == 0:
            self._write(progress, loss=progress.loss, learning_rate=progress.learning_rate, rate=progress.rate)

    def validated(self, progress: Progress) -> None:
        """A point."""
        self._write(progress, loss=progress.loss, exact_match=progress.exact or 0.0)

    def _write(self, progress: Progress, **values: float) -> None:
        with self._writer.as_default(progress.seen):
            for name, value in values.items():
                self._scalar(name, value)

    def close(self) -> None:
        """Close the file."""
        self._writer.close()
