"""From lines to output: a batch is read with the model and rendered; a worker process does the same, alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from datenorm.cli.tally import Tally
from datenorm.core.results import Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.stream import Line, in_order

if TYPE_CHECKING:
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
    from concurrent.futures import ThreadPoolExecutor

    from datenorm.cli.workers import Workers

    pool = ThreadPoolExecutor(jobs)  # one waits for each process
    try:
        with Workers(answering, jobs) as workers:
            yield from in_order(pool, workers, batches, ahead=2 * jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
