"""From lines to output: a batch is read with the model and rendered; a worker process does the same, alike."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from datenorm.cli.card import Frame, card
from datenorm.cli.formats import FORMATS
from datenorm.cli.review import Doubt, doubt_of
from datenorm.core.results import Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.stream import Line, in_order

if TYPE_CHECKING:
    from datenorm.column import Verdict

Batch = TypeVar("Batch")
Output = TypeVar("Output")


class Rendered(NamedTuple):
    """The output for some lines, how many lines they were, and how many were refused for each reason.

    ``doubts`` are what a person may want to check, each with the place of its line in the batch.
    """

    text: str
    lines: int
    refused: Counter[str]
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True, slots=True)
class Answering:
    """Answers lines; small when pickled, since the model travels by name and hash.

    Attributes:
        format: a key of ``FORMATS``.
        frame: how to draw cards instead of lines; None = lines.
        shown: the lines go to a terminal, so nothing of the text may act on it.
        verdict: what all lines together say about the order of their numbers; None reads each for itself.
        doubting: note what a person may want to check.
    """

    normalizer: Normalizer
    options: Options
    format: str = "text"
    frame: Frame | None = None
    shown: bool = False
    verdict: Verdict | None = None
    doubting: bool = False

    def __call__(self, lines: list[Line]) -> Rendered:
        """The output for ``lines``."""
        predictions = self.predictions(lines)
        refused = Counter(str(prediction.reason) for prediction in predictions if prediction.reason is not None)
        doubts = (
            tuple(doubt_of(place, "", prediction) for place, prediction in enumerate(predictions))
            if self.doubting
            else ()
        )
        return Rendered(self._text(predictions), len(lines), refused, doubts)

    def predictions(self, lines: list[Line]) -> list[Prediction]:
        """A prediction for each of ``lines``; those that are no text never reach the model."""
        texts = [line.text for line in lines if line.reason is None]
        answers = iter(self._read(texts))
        return [next(answers) if line.reason is None else _refused(line.text, line.reason) for line in lines]

    def _read(self, texts: list[str]) -> list[Prediction]:
        if self.verdict is None:
            return self.normalizer.batch(texts, self.options)
        from datenorm.column import ColumnReader

        return ColumnReader(self.normalizer, self.options, self.verdict)(texts)

    def _text(self, predictions: list[Prediction]) -> str:
        if self.frame is None:
            return FORMATS[self.format].lines(predictions, self.options.top, self.shown)
        between = "\n" if self.frame.heatmap else ""
        return "".join(card(prediction, self.frame) + between for prediction in predictions)


def _refused(text: str, reason: str) -> Prediction:
    return Prediction(text, None, None, "", 1.0, reason=Reason(reason))


def answer(answering: Callable[[Batch], Output], batches: Iterable[Batch], jobs: int) -> Iterator[Output]:
    """The output for each batch, in order, by ``jobs`` processes."""
    if jobs <= 1:
        yield from map(answering, batches)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        yield from in_order(pool, answering, batches, ahead=2 * jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
