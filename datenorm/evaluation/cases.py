"""A labelled string, and what counts as right for it.

    kind              is right when
    absolute          the day is right
    datetime          the day is right; the time is scored apart
    two_digit_year    the reading is right (XX16-09-03); the day, by the source's century, is scored apart
    no_year           the reading is right (XXXX-09-03)
    partial, range    the reading or the resolved answer is right; /1928 and ../1928 are the same
    time              the reading is right (T18:10)
    era_calendar      the resolved answer is right
    reject            nothing is answered
    ambiguous         each of the alternatives is among the readings given, and the answer is marked ambiguous

A label is the record's ``canonical``, else its ``expected``, else its ``date``; ``alternatives`` are right
too, and a null among them makes a refusal right. A label that no calendar has (``2021-02-30``) asks for a
refusal.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from datenorm.core.errors import CanonicalError, DatenormError, InputError
from datenorm.core.locales import split
from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.core.results import Prediction
from datenorm.data.example import Example
from datenorm.data.records import Record

#: Kinds whose label says less than a resolved answer: there the reading alone is scored.
READING_KINDS = frozenset({"two_digit_year", "no_year", "time"})
#: Kinds written in other calendars: there the resolved answer alone is scored.
RESOLVED_KINDS = frozenset({"era_calendar"})

_TIME = re.compile(r"T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?", re.ASCII)


class Outcome(StrEnum):
    """How an answer stands to its label."""

    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reader of dates said to one string.

    Attributes:
        reading: the canonical form, as written; "" when there is none.
        date: the resolved day or precision; None = refused.
        edtf: the resolved answer with qualifier and time; None = refused.
        confidence: that the answer is right, 0 to 1.
        weight: what a bound on refusals is compared with, 0 to 1; see :func:`from_prediction`.
        others: other readings that were offered, resolved.
        ambiguous: whether it was marked so.
        full_years: the reader has no form for a two-digit year and always says which century it chose.
    """

    reading: str
    date: str | None
    edtf: str | None
    confidence: float = 1.0
    weight: float = 1.0
    others: frozenset[str] = frozenset()
    ambiguous: bool = False
    full_years: bool = False


NOTHING = Answer("", None, None)


def from_prediction(prediction: Prediction, own_bound: bool = False) -> Answer:
    """A model's prediction as an answer.

    Args:
        own_bound: whether the weight is what the model's own bound is compared with, or the confidence, with which
            a user's bound is.
    """
    return Answer(
        prediction.reading,
        prediction.date,
        prediction.edtf,
        prediction.confidence,
        prediction.read if own_bound else prediction.confidence,
        frozenset(text for other in prediction.alternatives for text in (other.date, other.edtf) if text),
        prediction.ambiguous,
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer judged.

    Attributes:
        answered: whether there was an answer.
        right: whether the answer was right.
        refusal_right: whether a refusal is right.
        confidence, weight: of the answer.
        offered: the answer was wrong, was marked ambiguous, and the right one stood beside it.
        time_right: whether the time was right; None where the label has none, or the day was not right.
        day_right: whether the resolved day of a two-digit year was the file's ``date``; None of others.
    """

    answered: bool
    right: bool
    refusal_right: bool
    confidence: float
    weight: float
    offered: bool = False
    time_right: bool | None = None
    day_right: bool | None = None

    def outcome(self, bound: float = 0.0) -> Outcome:
        """The outcome when answers whose weight is below ``bound`` are refused."""
        if not self.answered or self.weight < bound:
            return Outcome.RIGHT if self.refusal_right else Outcome.REFUSED
        return Outcome.RIGHT if self.right else Outcome.WRONG


@dataclass(frozen=True)
class Case:
    """A record, and what is right for it."""

    record: Record

    @property
    def text(self) -> str:
        """The string."""
        return self.record.text

    @property
    def kind(self) -> str:
        """The contract's kind; "" when the file does not say."""
        return self.record.kind

    @property
    def language(self) -> str:
        """The language of the locale; "" when there is none."""
        return split(self.record.locale)[0] if self.record.locale else ""

    @property
    def scorable(self) -> bool:
        """Whether the record says what is right."""
        record = self.record
        return self.label is not None or bool(record.alternatives)

    @cached_property
    def label(self) -> str | None:
        """What the record says first; None when it says nothing."""
        record = self.record
        for label in (record.canonical, record.expected, record.date):
            if label is not None:
                return normal(label)
        return "" if record.kind == "reject" else None

    @cached_property
    def _policy(self) -> Policy:
        try:
            return Policy.from_options(reference=self.record.reference or None)
        except DatenormError as error:
            raise InputError(f"line {self.record.line}: {error}") from error

    @cached_property
    def _resolved(self) -> tuple[str | None, bool]:
        """The resolved label and whether it is a refusal; a label outside the grammar stands for itself."""
        if self.label is None:
            return None, False
        try:
            resolution = resolve(self.label, self._policy)
        except CanonicalError:
            return self.label, False
        return resolution.edtf, resolution.date is None

    @cached_property
    def _alternatives(self) -> frozenset[str]:
        return frozenset(day_part(normal(text)) for text in self.record.alternatives if text is not None)

    @cached_property
    def refusal_right(self) -> bool:
        """Whether to refuse is right."""
        return None in self.record.alternatives or self._resolved[1]

    @cached_property
    def _right_readings(self) -> frozenset[str]:
        if self.label is None or self.kind in RESOLVED_KINDS:
            return self._alternatives
        return self._alternatives | {day_part(self.label)}

    @cached_property
    def _right_answers(self) -> frozenset[str]:
        resolved = self._resolved[0]
        return self._alternatives if resolved is None else self._alternatives | {day_part(resolved)}

    @property
    def _reading_decides(self) -> bool:
        return self.kind in READING_KINDS and self.record.canonical is not None

    def judge(self, answer: Answer) -> Verdict:
        """Compare an answer with what is right."""
        answered = answer.date is not None
        right = answered and (
            self._is_complete(answer) if self.kind == "ambiguous" else self._is_right(answer)
        )
        return Verdict(
            answered,
            right,
            self.refusal_right,
            answer.confidence,
            answer.weight,
            answered and not right and self._is_offered(answer),
            self._time_right(answer) if right else None,
            self._day_right(answer) if answered else None,
        )

    def _is_right(self, answer: Answer) -> bool:
        reading = day_part(normal(answer.reading))
        if reading and reading in self._right_readings:
            return True
        if answer.full_years and any(same_without_century(reading, right) for right in self._right_readings):
            return True
        right_answers = self._alternatives if self._reading_decides else self._right_answers
        return not right_answers.isdisjoint(_days(answer.date, answer.edtf))

    def _is_offered(self, answer: Answer) -> bool:
        return answer.ambiguous and not self._right_answers.isdisjoint(_days(*answer.others))

    def _is_complete(self, answer: Answer) -> bool:
        """The rule of the kind ``ambiguous``."""
        return answer.ambiguous and self._alternatives <= _days(
            answer.date, answer.edtf, answer.reading, *answer.others
        )

    def _day_right(self, answer: Answer) -> bool | None:
        if self.kind != "two_digit_year" or not self.record.date:
            return None
        return answer.date == self.record.date

    def _time_right(self, answer: Answer) -> bool | None:
        expected = _TIME.search(self.label or "")
        if expected is None or self.kind in ("time", "ambiguous"):
            return None
        found = _TIME.search(answer.reading)
        return found is not None and found.group() == expected.group()


def _days(*texts: str | None) -> frozenset[str]:
    """Answers without their times, in the normal form."""
    return frozenset(day_part(normal(text)) for text in texts if text)


def normal(canonical: str) -> str:
    """An open side of an interval as ``..`` whichever way it is written (ISO 8601-2:2019, 4.4)."""
    text = canonical.strip()
    if text.startswith("/"):
        text = ".." + text
    return text + ".." if text.endswith("/") else text


def day_part(canonical: str) -> str:
    """A reading or answer without its time; a bare time stays."""
    return _TIME.sub("", canonical) or canonical


def same_without_century(day: str, reading: str) -> bool:
    """Whether a full ``day`` is one of those that a two-digit year (``XX16-09-03``) can mean."""
    return (
        reading.startswith("XX")
        and not reading.startswith("XXXX")
        and day[:4].isdigit()
        and day[2:] == reading[2:]
    )


def cases_of(records: Iterable[Record]) -> Iterator[Case]:
    """Records as cases."""
    return map(Case, records)


def from_example(example: Example, line: int = 0) -> Case:
    """A generated example as a case; its true order and language are its hints."""
    record = Record(
        text=example.text,
        canonical=example.canonical,
        locale=example.language,
        order=example.order,
        kind=example.kind,
        source="generated",
        group=example.group,
        weekday=example.weekday,
        line=line,
        spans=tuple((span.start, span.end, span.field) for span in example.spans),
    )
    return Case(record)


def without_hints(case: Case) -> Case:
    """The same case when the owner of the string says nothing about it but a reference date."""
    return Case(replace(case.record, locale="", order=""))
