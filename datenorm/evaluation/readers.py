"""Whatever reads dates, behind one interface: cases in, answers out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from datenorm.core.errors import UsageError
from datenorm.core.policy import Policy
from datenorm.data.example import Example
from datenorm.evaluation.cases import Answer, Case, from_example, from_prediction
from datenorm.evaluation.metrics import Row
from datenorm.normalizer import Normalizer, Options


class DateReader(Protocol):
    """Reads the strings of cases with the hints that they come with."""

    def answers(self, cases: Sequence[Case]) -> list[Answer]:
        """An answer for each case, in their order."""


class ModelReader:
    """A model, asked with nothing refused for doubt, so that any bound can be laid on its answers afterwards.

    Args:
        normalizer: the model.
        own_bound: whether the weight of an answer is what the model's own bound is compared with, or its
            confidence, with which a user's bound is.
    """

    def __init__(self, normalizer: Normalizer, own_bound: bool = True) -> None:
        self._normalizer = normalizer
        self._known: dict[tuple[str, str, str], Options] = {}
        self._own_bound = own_bound

    def answers(self, cases: Sequence[Case]) -> list[Answer]:
        """An answer for each case; a locale that the model does not know is no hint."""
        options = [self._options(case) for case in cases]
        predictions = self._normalizer.each([case.text for case in cases], options)
        return [from_prediction(prediction, self._own_bound) for prediction in predictions]

    def _options(self, case: Case) -> Options:
        record = case.record
        key = record.order, record.locale, record.reference
        if key not in self._known:
            self._known[key] = self._checked(
                Options(
                    record.order or None,
                    record.locale or None,
                    Policy.from_options(reference=record.reference or None),
                    min_confidence=0.0,
                )
            )
        return self._known[key]

    def _checked(self, options: Options) -> Options:
        try:
            self._normalizer.batch([], options)
        except UsageError:
            if options.locale is None:
                raise
            return replace(options, locale=None)
        return options


def judged(reader: DateReader, cases: Iterable[Case]) -> list[Row]:
    """Cases with the answers of a reader, judged; cases that don't say what is right are left out."""
    scorable = [case for case in cases if case.scorable]
    answers = reader.answers(scorable)
    return [Row(case, answer, case.judge(answer)) for case, answer in zip(scorable, answers, strict=True)]


def generated_cases(examples: Iterable[Example], as_in_training: bool = False) -> list[Case]:
    """Examples as cases.

    Args:
        as_in_training: with the hints of training, which are often missing and sometimes wrong, instead of
            the true ones.
    """
    cases = []
    for number, example in enumerate(examples, 1):
        case = from_example(example, number)
        if as_in_training:
            record = replace(case.record, order=example.hint_order, locale=example.hint_language)
            case = Case(record)
        cases.append(case)
    return cases
