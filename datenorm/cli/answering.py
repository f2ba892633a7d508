"""From lines to output: a batch is read with the model and rendered; a worker process does the same, alike."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from datenorm.cli.tally import Tally
from datenorm.core.errors import WorkerError
from datenorm.core.results import Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.stream import Line, in_order

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from datenorm.cli.card import Frame
    from datenorm.cli.review import Doubt
    from datenorm.column import Findings, Verdict

Batch = TypeVar("Batch")
Output = TypeVar("Output")


class Rendered(NamedTuple):
    """The output for some lines, and what of them is counted.

    ``doubts`` are what a person may want to check, each with the place of its line in the batch.
    """

    text: str
    tally: Tally
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True, slots=True)
class Answering:
    """Answers lines; small when pickled, since the model travels by name and hash.

    Attributes:
        format: a key of ``WRITERS``.
        frame: how to draw cards instead of lines; None = lines.
        shown: the lines go to a terminal, so nothing of the text may act on it.
        verdict: what all lines together say about the order of their numbers; None reads each for itself.
        doubting: note what a person may want to check.
        century_from: who chose the window of two-digit years, as an explanation says it.
    """

    normalizer: Normalizer
    options: Options
    format: str = "text"
    frame: Frame | None = None
    shown: bool = False
    verdict: Verdict | None = None
    doubting: bool = False
    century_from: str = ""

    def under(self, findings: Findings) -> Answering:
        """The same, under what all lines say together."""
        options, verdict = findings.applied(self.options), findings.order
        return replace(self, options=options, verdict=verdict, century_from=findings.century_from)

    def __call__(self, lines: list[Line]) -> Rendered:
        """The output for ``lines``."""
        predictions = self.predictions(lines)
        return Rendered(self._text(predictions), Tally.of(predictions), self._doubts(predictions))

    def predictions(self, lines: list[Line]) -> list[Prediction]:
        """A prediction for each of ``lines``; those that are no text never reach the model."""
        texts = [line.text for line in lines if line.reason is None]
        answers = iter(self._read(texts))
        explain = self.options.explain
        return [next(answers) if line.reason is None else _refused(line.text, line.reason, explain) for line in lines]

    def _read(self, texts: list[str]) -> list[Prediction]:
        if self.verdict is None:
            return self.normalizer.batch(texts, self.options)
        from datenorm.column import ColumnReader

        return ColumnReader(self.normalizer, self.options, self.verdict, self.century_from)(texts)

    def _doubts(self, predictions: list[Prediction]) -> tuple[Doubt, ...]:
        if not self.doubting:
            return ()
        from datenorm.cli.review import doubt_of

        return tuple(doubt_of(place, "", prediction) for place, prediction in enumerate(predictions))

    def _text(self, predictions: list[Prediction]) -> str:
        if self.frame is None:
            from datenorm.cli.formats import WRITERS

            return WRITERS[self.format].lines(predictions, self.options.top, self.shown)
        from datenorm.cli.card import card

        between = "\n" if self.frame.heatmap or self.options.explain else ""
        return "".join(card(prediction, self.frame) + between for prediction in predictions)


def _refused(text: str, reason: str, explain: bool) -> Prediction:
    prediction = Prediction(text, None, None, "", 1.0, reason=Reason(reason))
    if not explain:
        return prediction
    from datenorm.runtime.explanation import Assumed, explained

    return explained(prediction, Assumed())


def answer(answering: Callable[[Batch], Output], batches: Iterable[Batch], jobs: int) -> Iterator[Output]:
    """The output for each batch, in order, by ``jobs`` processes."""
    if jobs <= 1:
        yield from map(answering, batches)
        return
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _follow_the_parent)
    try:
        _start(pool, jobs)
        yield from in_order(pool, answering, batches, ahead=2 * jobs)
    except BrokenExecutor as error:
        raise WorkerError("expected every process of --jobs to go on, but one was killed; try fewer --jobs") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _start(pool: ProcessPoolExecutor, jobs: int) -> None:
    """Start all workers with interrupts held back, which they inherit until they leave them to the parent."""
    from multiprocessing import resource_tracker

    if not hasattr(signal, "pthread_sigmask"):
        return
    resource_tracker.ensure_running()  # which would take interrupts up again once it runs
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        for _ in range(jobs):
            pool.submit(os.getpid)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    """In a worker: leave interrupts to the parent, and end when it ends, however it does."""
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None  # a worker has one

    def end_with_it() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end_with_it, daemon=True).start()
