"""How many answers there were, how many of them are doubtful, and what was refused: the summary on standard error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from datenorm.core.results import Prediction


class Tally(NamedTuple):
    """Counts of predictions.

    Attributes:
        answers: all of them, the refused ones too.
        refused: reason -> how many were refused for it.
        ambiguous: answered ones that have more than one reading.
    """

    answers: int
    refused: Counter[str]
    ambiguous: int

    @classmethod
    def of(cls, predictions: Iterable[Prediction]) -> Tally:
        """The counts of some predictions."""
        answers, ambiguous, refused = 0, 0, Counter[str]()
        for prediction in predictions:
            answers += 1
            if prediction.reason is not None:
                refused[str(prediction.reason)] += 1
            elif prediction.ambiguous:
                ambiguous += 1
        return cls(answers, refused, ambiguous)

    def and_(self, other: Tally) -> Tally:
        """The counts of both."""
        return Tally(self.answers + other.answers, self.refused + other.refused, self.ambiguous + other.ambiguous)

    def without_said(self, marked: int) -> Tally:
        """The same without its doubtful answers when these are no more than ``marked``, which was said elsewhere."""
        return self if self.ambiguous > marked else self._replace(ambiguous=0)

    def summary(self, what: str, others: str | None) -> str | None:
        """How many were refused, and why, and how many are doubtful, in a line; None when nothing is to be said.

        Args:
            what: the answers are to, ``line`` or ``row``.
            others: the option that would show the other readings; None where they are shown.
        """
        parts, what = [], what if self.answers == 1 else f"{what}s"
        reasons = ", ".join(f"{count:,} {reason}" for reason, count in self.refused.most_common())
        if reasons:
            parts.append(f"{self.refused.total():,} of {self.answers:,} {what} refused: {reasons}")
        if self.ambiguous:
            count = f"{self.ambiguous:,}" if reasons else f"{self.ambiguous:,} of {self.answers:,} {what}"
            shows = f"{others} shows the other readings, " if others is not None else ""
            parts.append(f"{count} ambiguous ({shows}--refuse-ambiguous leaves them out)")
        return "; ".join(parts) or None


NONE = Tally(0, Counter(), 0)
