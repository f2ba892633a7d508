"""Reads the strings of a column under its verdict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from datenorm.column.evidence import fits
from datenorm.column.look import KEPT, Look
from datenorm.column.separator import separator_of
from datenorm.column.verdict import SEVERAL, Verdict
from datenorm.core.resolve import resolve
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.explain import exchanged
from datenorm.runtime.explanation import Assumed, explained
from datenorm.runtime.intervals import days_in, figures_read
from datenorm.runtime.search import WIDTH
from datenorm.text.clean import clean

#: Without ``top``, alternatives are given from this share on, as everywhere.
_LISTED = 0.01

#: Order under which strings are read (None: none) -> these.
Hinted = dict[str | None, list[str]]


class ColumnReader:
    """Reads the strings of a column under its verdict; small when pickled.

    Args:
        normalizer: the model.
        options: what the user gave.
        verdict: what the column says; None reads each string for itself.
        century_from: who chose the window of two-digit years, as an explanation says it.
    """

    def __init__(
        self, normalizer: Normalizer, options: Options, verdict: Verdict | None = None, century_from: str = ""
    ) -> None:
        self.normalizer, self.verdict = normalizer, verdict
        self._explain, self._attention, self._century_from = options.explain, options.attention, century_from
        self.options = replace(options, explain=False, attention=options.attention or options.explain)
        self._look = Look(normalizer, replace(options, attention=False))
        self._answers: dict[str, Prediction] = {}

    def __call__(self, texts: Sequence[str]) -> list[Prediction]:
        """A prediction for each of ``texts``, in their order; equal texts have the same object."""
        if self.verdict is None or self.verdict.status == "none":
            return self._explained(self.normalizer.batch(texts, self.options))
        if len(self._answers) > KEPT:
            self._answers = {}
        known = self._answers
        fresh = self._read([text for text in dict.fromkeys(texts) if text not in known], self.verdict)
        answers = [fresh[text] if text in fresh else known[text] for text in texts]
        if not self.options.attention:
            known.update(fresh)
        return answers

    def _explained(self, predictions: list[Prediction]) -> list[Prediction]:
        """With what they rest on in words, when it is asked for; equal ones stay the same object."""
        if not self._explain:
            return predictions
        fresh = {id(p): explained(p, self._assumed(p), self._attention) for p in predictions}
        return [fresh[id(prediction)] for prediction in predictions]

    def _assumed(self, prediction: Prediction) -> Assumed:
        """What was assumed for a prediction: the order of the column, or of the rows with its separator."""
        assumed, verdict = replace(self.normalizer.assumed(self.options), century_from=self._century_from), self.verdict
        if verdict is None or verdict.status in ("none", "given"):
            return assumed
        order, rows = verdict.order, "all rows of the column"
        if order is None:
            order, rows = verdict.order_of(separator_of(clean(prediction.text).text)), "the rows with its separator"
        return assumed if order is None else replace(assumed, order=order, order_from=f"as {rows} say together")

    def _read(self, texts: Sequence[str], verdict: Verdict) -> dict[str, Prediction]:
        """Distinct strings under the verdict."""
        questions, agreeing, plain = self._sorted_out(texts, verdict)
        answers = dict(zip(plain, self.normalizer.batch(plain, self.options), strict=True))
        for order, hinted in agreeing.items():
            ordered = replace(self.options, order=order)
            answers.update(zip(hinted, self.normalizer.batch(hinted, ordered), strict=True))
        for order, hinted in questions.items():
            ordered = replace(self.options, order=order, refuse_ambiguous=False)
            for text, prediction in zip(hinted, self.normalizer.batch(hinted, ordered), strict=True):
                answers[text] = self._under(prediction, verdict)
        return dict(zip(answers, self._explained(list(answers.values())), strict=True))

    def _sorted_out(self, texts: Sequence[str], verdict: Verdict) -> tuple[Hinted, Hinted, list[str]]:
        """The distinct strings that several orders explain, those whose weekday says the same, and the others."""
        questions: Hinted = {}
        agreeing: Hinted = {}
        plain: list[str] = []
        for text, (found, weekday) in self._look(texts).items():
            if found is None or not found.open:
                plain.append(text)
                continue
            fitting, _ = fits(found, self.options.policy, weekday)
            order = verdict.order_of(separator_of(clean(text).text))
            if verdict.status == "given" and order not in found.readings:
                plain.append(text)  # advice that does not fit these figures, as for a string alone
            elif len(fitting) > 1:
                questions.setdefault(order, []).append(text)
            elif order in fitting:
                agreeing.setdefault(order, []).append(text)
            else:
                plain.append(text)
        return questions, agreeing, plain

    def _under(self, prediction: Prediction, verdict: Verdict) -> Prediction:
        """The prediction for a string whose figures could be in any order as the column has it."""
        if prediction.reason is not None and self.options.min_confidence is None:
            return prediction  # not read at all, in no order
        cleaned = clean(prediction.text).text
        found = figures_read(cleaned, prediction.reading)
        if found is None or not found.open:
            # The model reads something else than these figures: another date beside them, a month in words, no date.
            asked = verdict.status in SEVERAL and prediction.date and _is_open_beside(cleaned, prediction.reading)
            return _refused(prediction) if asked else prediction
        readings = found.readings
        dates = {order: resolve(reading, self.options.policy) for order, reading in readings.items()}
        known = {resolution.edtf for resolution in dates.values()}
        rest = [other for other in prediction.alternatives if other.edtf not in known]
        read = prediction.confidence + sum(o.confidence for o in prediction.alternatives if o.edtf in known)
        view, separator = self.options.policy.view, separator_of(cleaned)
        shares = verdict.shares_among(readings, separator)
        answers = {
            order: Alternative(day.answer(view) or "", day.edtf or "", min(1.0, read) * shares[order])
            for order, day in dates.items()
        }
        order = verdict.order_of(separator)
        if order is None or order not in readings:
            return _refused(prediction, answers.values())
        return self._answered(prediction, order, readings[order], answers, rest, verdict.is_sure(separator))

    def _answered(
        self,
        prediction: Prediction,
        order: str,
        reading: str,
        answers: Mapping[str, Alternative],
        rest: Sequence[Alternative],
        sure: bool,
    ) -> Prediction:
        """The prediction with the answer of an order; the other orders are alternatives by their share."""
        options = self.options
        best = answers[order]
        attention = prediction.attention
        if attention is not None and reading != prediction.reading:
            attention = exchanged(attention, prediction.reading, reading)
        others = [other for other in answers.values() if other.edtf != best.edtf]
        least = self.normalizer.bundle.manifest.calibration.ambiguous_share
        doubtful = not sure or any(other.confidence >= least for other in rest)
        reason = prediction.reason or (Reason.AMBIGUOUS if doubtful and options.refuse_ambiguous else None)
        if reason is None and options.min_confidence is not None and best.confidence < options.min_confidence:
            reason = Reason.UNSURE
        floor = 0.0 if doubtful or options.top > 1 else _LISTED
        listed = [other for other in (*others, *rest) if other.confidence >= floor]
        room = options.top - (not reason) if options.top > 1 else WIDTH - 1
        return replace(
            prediction,
            date=None if reason else best.date,
            edtf=None if reason else best.edtf,
            reading=reading,
            confidence=best.confidence,
            alternatives=_ranked([best, *listed] if reason else listed)[:room],
            ambiguous=doubtful,
            order=order,
            century_rule=resolve(reading, options.policy).century_rule,
            attention=attention,
            reason=reason,
        )


def _is_open_beside(cleaned: str, reading: str) -> bool:
    """Whether the reading is a date in figures that could be in any order, though not the first one of the text."""
    return any((found := figures_read(day, reading)) is not None and found.open for day in days_in(cleaned))


def _refused(prediction: Prediction, answers: Iterable[Alternative] = ()) -> Prediction:
    """Not guessed: all that it could be stands among the alternatives."""
    own = Alternative(prediction.date or "", prediction.edtf or "", prediction.confidence)
    ranked = _ranked(answers) or (own, *prediction.alternatives)
    return replace(
        prediction,
        date=None,
        edtf=None,
        confidence=ranked[0].confidence,
        alternatives=ranked,
        ambiguous=True,
        order=None,
        reason=Reason.AMBIGUOUS,
    )


def _ranked(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    return tuple(sorted(alternatives, key=lambda other: (-other.confidence, other.date)))
