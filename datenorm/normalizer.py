"""The Python interface: a model, opened once, that answers strings.

    >>> from datenorm.normalizer import Normalizer
    >>> normalize = Normalizer.load("base")
    >>> normalize("3rd of May 1999").date
    '1999-05-03'

An answer depends on the string, the model and the options alone: not on the day, on the strings beside it, on
the process or on the thread.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from datenorm.core.arguments import (
    Check,
    came,
    choice,
    flag,
    instance,
    optional,
    settle,
    several,
    share,
    whole_number,
)
from datenorm.core.canonical import decode
from datenorm.core.errors import BundleError, InputError, UsageError
from datenorm.core.locales import check_region, find_language, find_order
from datenorm.core.policy import Policy
from datenorm.core.resolve import DEFAULT_POLICY
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.runtime.blends import without_blends
from datenorm.runtime.bundle import Bundle, load_bundle
from datenorm.runtime.doubt import Answer, Judgement, judge
from datenorm.runtime.engines import AUTO
from datenorm.runtime.explain import attention_of
from datenorm.runtime.intervals import order_read, supposed
from datenorm.runtime.inventions import names_years, without_inventions
from datenorm.runtime.models import find_model, list_models
from datenorm.runtime.new_year import across_new_year
from datenorm.runtime.numeric import open_order, writes_both
from datenorm.runtime.one_order import Family, families, in_one_order, in_order
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import ALL, FLOOR, WIDTH, Candidate
from datenorm.text.clean import MAX_SOURCE, Cleaned, clean
from datenorm.text.vocabulary import ORDERS

if TYPE_CHECKING:
    from datenorm.runtime.explanation import Assumed

#: Answers that are kept for strings that come again, over all options.
_KEPT = 1 << 14

#: Strings that are read together, and that :meth:`Normalizer.many` takes from its iterable at once.
CHUNK = 4096

#: What is left in a string of bytes that were no UTF-8 (PEP 383).
_SURROGATE = re.compile("[\ud800-\udfff]")

#: Without ``top``, alternatives are given from this share on.
_LISTED = FLOOR

#: Where the weekday contradicts the reading, where more readings are asked for, and where the other way around may make
#: a date ambiguous, readings are found from this probability on; what is fainter makes no doubt.
_FAINT = 5e-3


#: The order that says nothing of an order, as the command calls it.
_ANY_ORDER = "auto"


@dataclass(frozen=True, slots=True)
class Options:
    """What a user may say about the strings and the answers.

    Attributes:
        order: ``DMY``, ``MDY`` or ``YMD``; advice for numeric dates, None to tell from the text.
        locale: a BCP 47 or CLDR id such as ``fr``, ``de-AT`` or ``zh_Hant_TW``; one with a region implies its
            order.
        policy: century, reference date, preference and view.
        min_confidence: answers below it are refused as unsure; None for the model's own bound.
        top: how many readings to give, the answer among them, 1 to 5; with 1, alternatives are those met on
            the way.
        refuse_ambiguous: refuse what has more than one fitting reading.
        attention: give the attention weights.
        explain: say in words what the answer rests on.

    Raises:
        UsageError: a value makes no sense; all faults in one line.
    """

    order: str | None = None
    locale: str | None = None
    policy: Policy = DEFAULT_POLICY
    min_confidence: float | None = None
    top: int = 1
    refuse_ambiguous: bool = False
    attention: bool = False
    explain: bool = False

    def __post_init__(self) -> None:
        settle(self, _CHECKS)


_choose_order = choice(*ORDERS, _ANY_ORDER)


def _order(name: str, value: Any) -> str | None:
    """An order in capitals; ``auto`` is none."""
    order: str = _choose_order(name, value)
    return None if order == _ANY_ORDER else order


#: Field of the options -> what it may be.
_CHECKS: dict[str, Check] = {
    "order": optional(_order),
    "locale": optional(instance(str, "a text such as fr, de-AT or zh_Hant_TW")),
    "policy": instance(Policy, "a Policy"),
    "min_confidence": optional(share),
    "top": whole_number(1, WIDTH),
    "refuse_ambiguous": flag,
    "attention": flag,
    "explain": flag,
}
DEFAULT_OPTIONS = Options()


class _Hints(NamedTuple):
    """Options as the model understands them."""

    order: str | None
    language: str | None
    writes_both: bool | None

    def on(self, cleaned: str) -> _Hints:
        """Those that say something of a text: an order that its figures can't be in is none (YMD on 03/04/2005)."""
        found = None if self.order is None else supposed(cleaned)
        fits = found is None or not found.open or self.order in found.readings
        return self if fits else self._replace(order=None)


class _InFigures(NamedTuple):
    """The readings of an interval in figures.

    Attributes:
        candidates: them, each in one order, best first.
        open: those that are ambiguous however sure the network is.
    """

    candidates: list[Candidate]
    open: frozenset[str]


class _Asked(NamedTuple):
    """A string and what is said about it."""

    text: str
    options: Options
    hints: _Hints


class Normalizer:
    """A model that answers strings. Threads may share it; it pickles by its name and content hash.

    Args:
        bundle: an opened model.
        name: what to look the model up by when the object is unpickled; the bundle's folder by default.
        engine: what runs the network: ``numpy``, ``tensorflow``, or ``auto`` (NumPy unless the network's attention
            needs TensorFlow).
    """

    def __init__(self, bundle: Bundle, name: str | None = None, engine: str = AUTO) -> None:
        self.bundle = bundle
        self.name = str(bundle.path.resolve()) if name is None else name
        self._reader = Reader(bundle, instance(str, "a name such as numpy")("engine", engine))
        self._answers: dict[Options, dict[str, Prediction]] = {}
        self._kept = 0
        self._lock = threading.Lock()

    @classmethod
    def load(cls, name: str | Path = "base", engine: str = AUTO) -> Normalizer:
        """Open a model by its name (``base``) or folder.

        Raises:
            BundleError: there is no such model, it is damaged, or what its engine needs is not installed.
            UsageError: the engine can't run the model.
        """
        if not isinstance(name, str | Path):
            raise UsageError(f"expected a model's name or folder, got {came(name)}")
        path = find_model(name)
        named = list_models().get(path.name) == path  # another one of its name may be found first
        return cls(load_bundle(path), path.name if named else None, engine)

    def __reduce__(self) -> tuple[Callable[[str, str, str], Normalizer], tuple[str, str, str]]:
        return _restore, (self.name, self.bundle.fingerprint, self.engine)

    @property
    def engine(self) -> str:
        """What runs the network: ``numpy`` or ``tensorflow``."""
        return self._reader.engine

    def __call__(
        self,
        text: str,
        *,
        order: str | None = None,
        locale: str | None = None,
        policy: Policy = DEFAULT_POLICY,
        min_confidence: float | None = None,
        top: int = 1,
        refuse_ambiguous: bool = False,
        attention: bool = False,
        explain: bool = False,
    ) -> Prediction:
        """Answer one string; the keywords are the fields of :class:`Options`.

        Raises:
            UsageError: an option makes no sense, or the model does not know the locale.
            InputError: ``text`` is not a string.
        """
        options = Options(order, locale, policy, min_confidence, top, refuse_ambiguous, attention, explain)
        return self.batch([text], options)[0]

    def many(
        self, texts: Iterable[str], options: Options = DEFAULT_OPTIONS, chunk: int = CHUNK
    ) -> Iterator[Prediction]:
        """Answer strings one after another, taking ``chunk`` of them from the iterable at a time.

        Raises:
            UsageError, InputError: as for one string; ``texts`` is a string itself.
        """
        remaining, options = _several(texts), _options(options)
        size = whole_number(1)("chunk", chunk)
        pieces = iter(lambda: list(islice(remaining, size)), [])
        return (prediction for piece in pieces for prediction in self.batch(piece, options))

    def batch(self, texts: Sequence[str], options: Options = DEFAULT_OPTIONS) -> list[Prediction]:
        """Answer a list of strings, in its order; each distinct string is read once.

        Raises:
            UsageError, InputError: as for one string; ``texts`` is a string itself.
        """
        texts, hints = [_checked(text) for text in _several(texts)], self._hints(_options(options))
        known = self._answers.get(options, {})
        missing: list[str] = []
        for text in dict.fromkeys(texts):
            if text not in known:
                missing.append(text)
        fresh: dict[str, Prediction] = {}
        for start in range(0, len(missing), CHUNK):
            piece = missing[start : start + CHUNK]
            fresh.update(zip(piece, self._predict([_Asked(text, options, hints) for text in piece]), strict=True))
        answers = [fresh[text] if text in fresh else known[text] for text in texts]
        self._keep(options, fresh)
        return answers

    def each(self, texts: Sequence[str], options: Sequence[Options]) -> list[Prediction]:
        """Answer strings that come with options of their own, all together; equal ones once, and nothing is kept.

        Raises:
            UsageError, InputError: as for one string; there are not as many options as strings.
        """
        texts, options = list(_several(texts)), several(options, "Options")
        if len(texts) != len(options):
            raise UsageError(f"expected Options for each string, got {len(options)} for {len(texts)}")
        hints = {key: self._hints(_options(one)) for key, one in {id(one): one for one in options}.items()}
        keys = [(_checked(text), id(one)) for text, one in zip(texts, options, strict=True)]
        distinct = {key: _Asked(key[0], one, hints[key[1]]) for key, one in zip(keys, options, strict=True)}
        answers: dict[tuple[str, int], Prediction] = {}
        remaining = iter(distinct.items())
        while piece := list(islice(remaining, CHUNK)):
            predicted = self._predict([asked for _, asked in piece])
            answers.update(zip((key for key, _ in piece), predicted, strict=True))
        return [answers[key] for key in keys]

    def weekdays(self, texts: Sequence[str], options: Options = DEFAULT_OPTIONS) -> list[int | None]:
        """The weekday, Monday 1 to Sunday 7, that the model reads in each text; None where it names none.

        Raises:
            UsageError: the model does not know the locale.
        """
        hints = self._hints(options)
        named: dict[str, int | None] = {}
        for start in range(0, len(texts), CHUNK):
            pairs = [(text, self._source(_checked(text), hints)) for text in texts[start : start + CHUNK]]
            sources = {text: source for text, source in pairs if isinstance(source, Source)}
            read = self._reader.greedy(list(sources.values()), attention=False)
            for text, candidate in zip(sources, read, strict=True):
                named[text] = decode(candidate.symbols).weekday
        return [named.get(text) for text in texts]

    def _keep(self, options: Options, fresh: dict[str, Prediction]) -> None:
        """Keep answers for strings that come again; all are let go when there are too many."""
        if options.attention:
            return
        # Longer texts are refused at once, and a stream of them would fill the memory.
        fresh = {text: prediction for text, prediction in fresh.items() if len(text) <= MAX_SOURCE}
        with self._lock:
            if self._kept + len(fresh) > _KEPT:
                self._answers, self._kept = {}, 0
            if len(fresh) <= _KEPT:
                self._answers.setdefault(options, {}).update(fresh)
                self._kept += len(fresh)

    def _hints(self, options: Options) -> _Hints:
        manifest = self.bundle.manifest
        if options.locale is None:
            return _Hints(options.order, None, None)
        language = find_language(options.locale, manifest.vocabulary.languages)
        orders = dict(manifest.orders)
        check_region(options.locale, orders)
        own = find_order(options.locale, orders)
        both = writes_both(language, orders)
        if own == "YMD":  # where the year stands last, such a country has no order
            both = both or None
        return _Hints(options.order or own, language, both)

    def _predict(self, asked: Sequence[_Asked]) -> list[Prediction]:
        sources = [self._source(one.text, one.hints) for one in asked]
        asked = [
            one._replace(hints=one.hints.on(source.cleaned.text)) if isinstance(source, Source) else one
            for one, source in zip(asked, sources, strict=True)
        ]
        seen = [(one, source) for one, source in zip(asked, sources, strict=True) if isinstance(source, Source)]
        judgements = iter(self._judged(seen))
        return [
            self._prediction(one, source, next(judgements))
            if isinstance(source, Source)
            else self._explained(one.options, Prediction(one.text, None, None, "", 1.0, reason=source))
            for one, source in zip(asked, sources, strict=True)
        ]

    def _explained(self, options: Options, prediction: Prediction) -> Prediction:
        if not options.explain:
            return prediction
        from datenorm.runtime.explanation import explained  # words that most answers are given without

        return explained(prediction, self.assumed(options), options.attention)

    def assumed(self, options: Options) -> Assumed:
        """What the options say of every text, as an explanation names it.

        Raises:
            UsageError: the model does not know the locale.
        """
        from datenorm.runtime.explanation import Assumed

        order = self._hints(options).order
        least = self.bundle.manifest.min_confidence if options.min_confidence is None else options.min_confidence
        source = "as given" if options.order is not None else f"as usual in {options.locale}"
        return Assumed(options.locale, order, source, least)

    def _source(self, text: str, hints: _Hints) -> Source | Reason:
        """What the network is to read, or why it need not see it."""
        body = text if len(text) <= MAX_SOURCE else text.rstrip()  # fields of a fixed width are filled up with blanks
        cleaned = clean(body) if len(body) <= MAX_SOURCE else None
        reason = _unreadable(body, cleaned)
        if reason is not None or cleaned is None:
            return reason or Reason.TOO_LONG
        return self._reader.source(cleaned, hints.on(cleaned.text).order, hints.language)

    def _judged(self, asked: Sequence[tuple[_Asked, Source]]) -> list[Judgement]:
        """Find the readings of each source, and weigh them; fainter ones too where they may matter."""
        calibration = self.bundle.manifest.calibration
        opened = [
            one.hints.order is None and open_order(source.cleaned.text, one.hints.writes_both) for one, source in asked
        ]
        looking = any(one.options.attention or one.options.explain for one, _ in asked)
        readings = partial(self._reader.readings, attention=looking)

        def weigh(index: int, candidates: Sequence[Candidate]) -> Judgement:
            (_, options, _), source = asked[index]
            if options.order is not None:
                candidates = in_order(source.cleaned.text, candidates, options.order)
            return judge(candidates, options.policy, calibration, opened[index])

        sources = [source for _, source in asked]
        several = [open_ or names_years(source.cleaned.text) for open_, source in zip(opened, sources, strict=True)]
        searched = self._possible(sources, readings(sources, [ALL if found else calibration.sure for found in several]))
        in_figures = self._in_one_order(asked, searched, readings)
        found = [
            weigh(index, in_figures[index].candidates) if index in in_figures else weigh(index, candidates)
            for index, candidates in enumerate(searched)
        ]
        for index, interval in in_figures.items():
            if found[index].best.transcript.canonical in interval.open and found[index].has(interval.open, _FAINT):
                found[index] = found[index].opened()
        wanted = [
            index
            for index, (one, _) in enumerate(asked)
            if index not in in_figures
            and (found[index].disputed or one.options.top > 1 or (opened[index] and not found[index].ambiguous))
        ]
        again = [sources[index] for index in wanted]
        more = self._possible(again, readings(again, floor=_FAINT))
        for index, candidates in zip(wanted, more, strict=True):
            wider, policy = weigh(index, candidates), asked[index][0].options.policy
            found[index] = wider if found[index].disputed else found[index].widened(wider, policy)
            if opened[index] and wider.ambiguous:
                found[index] = found[index].opened()
        return found

    @staticmethod
    def _possible(sources: Sequence[Source], searched: Sequence[Sequence[Candidate]]) -> list[Sequence[Candidate]]:
        """The readings of each source without those that its figures rule out."""
        texts = [source.cleaned.text for source in sources]
        return [
            across_new_year(text, without_inventions(text, without_blends(text, found)))
            for text, found in zip(texts, searched, strict=True)
        ]

    def _in_one_order(
        self,
        asked: Sequence[tuple[_Asked, Source]],
        searched: Sequence[Sequence[Candidate]],
        readings: Callable[..., list[list[Candidate]]],
    ) -> dict[int, _InFigures]:
        """Place of a source -> its readings, for those that are an interval in figures: each in one order.

        Args:
            readings: those of sources, as :meth:`datenorm.runtime.reader.Reader.readings` finds them.
        """
        texts = {index: asked[index][1].cleaned.text for index, found in enumerate(searched) if _has_interval(found)}
        places = [index for index, text in texts.items() if families(text, searched[index])]
        sources = [asked[index][1] for index in places]
        wider = self._possible(sources, readings(sources, floor=_FAINT))
        told = [families(texts[index], found) for index, found in zip(places, wider, strict=True)]
        sides: dict[tuple[str, str | None, str | None], Source] = {}
        for index, found in zip(places, told, strict=True):
            hints = asked[index][0].hints
            for side in dict.fromkeys(side for family in found for side in family.to_ask):
                key = (side, hints.order, hints.language)
                sides.setdefault(key, self._reader.source(clean(side), hints.order, hints.language))
        alone = dict(zip(sides, readings(list(sides.values()), floor=_FAINT), strict=True))
        result: dict[int, _InFigures] = {}
        for index, candidates, found in zip(places, wider, told, strict=True):
            hints = asked[index][0].hints
            own = {side: read for (side, *said), read in alone.items() if said == [hints.order, hints.language]}
            single = in_one_order(candidates, found, own, hinted=hints.order is not None)
            result[index] = _InFigures(single, _open(found, hints))
        return result

    def _prediction(self, asked: _Asked, source: Source, judgement: Judgement) -> Prediction:
        text, options, hints = asked
        best = judgement.best
        canonical, resolution = best.transcript.canonical, best.resolution
        read = judgement.read_share(self.bundle.manifest.calibration.ambiguous_share)
        reason = resolution.reason or self._refusal(judgement, read, options)
        prediction = Prediction(
            text=text,
            date=None if reason else resolution.answer(options.policy.view),
            edtf=None if reason else resolution.edtf,
            reading=canonical,
            confidence=best.share,
            alternatives=_alternatives(judgement, options, refused=reason is not None),
            ambiguous=judgement.ambiguous,
            order=order_read(source.cleaned.text, canonical, hints.order),
            calendar=resolution.calendar if canonical else None,
            century_rule=resolution.century_rule,
            reason=reason,
            attention=attention_of(source, best.candidate, len(text)) if options.attention or options.explain else None,
            weekday=best.transcript.weekday,
            read=read,
        )
        return self._explained(options, prediction)

    def _refusal(self, judgement: Judgement, read: float, options: Options) -> Reason | None:
        """Why a reading that resolves is refused all the same, if it is."""
        if options.refuse_ambiguous and judgement.ambiguous:
            return Reason.AMBIGUOUS
        if options.min_confidence is not None:
            return Reason.UNSURE if judgement.best.share < options.min_confidence else None
        return Reason.UNSURE if read < self.bundle.manifest.min_confidence else None


def _several(texts: Iterable[str]) -> Iterator[str]:
    if isinstance(texts, str):
        raise InputError(f"expected several strings, got one, {texts[:40]!r}; put it in a list")
    try:
        return iter(texts)
    except TypeError:
        raise InputError(f"expected several strings, got {came(texts)}; put them in a list") from None


def _checked(text: str) -> str:
    if not isinstance(text, str):
        raise InputError(f"expected a string, got {came(text)}; convert or drop it first")
    return text


def _options(options: Options) -> Options:
    if not isinstance(options, Options):
        raise UsageError(f'expected Options(order="DMY", ...), got {came(options)}')
    return options


def _unreadable(text: str, cleaned: Cleaned | None) -> Reason | None:
    """Why the network need not see a text, if so."""
    if not text.isascii() and _SURROGATE.search(text):
        return Reason.BAD_ENCODING
    if cleaned is None or len(cleaned.text) > MAX_SOURCE:
        return Reason.TOO_LONG
    return None if cleaned.text else Reason.EMPTY


def _has_interval(candidates: Sequence[Candidate]) -> bool:
    return any("/" in candidate.symbols for candidate in candidates)


def _open(found: Sequence[Family], hints: _Hints) -> frozenset[str]:
    """The readings of intervals in figures that could be either way around, with no order given."""
    if hints.order is not None:
        return frozenset()
    opened = [family for family in found if family.reads[0].figures.is_open(hints.writes_both)]
    return frozenset(reading for family in opened for reading in family.readings.values())


def _alternatives(judgement: Judgement, options: Options, refused: bool) -> tuple[Alternative, ...]:
    """The other dates, the likeliest first; when the answer is refused, it stands among them."""
    answers: list[Answer] = [judgement.best, *judgement.others] if refused else list(judgement.others)
    room = options.top - (not refused) if options.top > 1 else WIDTH - 1
    floor = 0.0 if options.top > 1 or judgement.ambiguous else _LISTED
    listed = [answer for answer in answers if answer.valid and answer.share >= floor]
    return tuple(_alternative(answer, options) for answer in listed[:room])


def _alternative(answer: Answer, options: Options) -> Alternative:
    shown = answer.resolution.answer(options.policy.view)
    return Alternative(shown or "", answer.resolution.edtf or "", answer.share)


@lru_cache(maxsize=4)
def _restore(name: str, fingerprint: str, engine: str) -> Normalizer:
    """Open the model that a pickled normalizer used; once a process.

    Raises:
        BundleError: the model of this name has another content here.
    """
    normalizer = Normalizer.load(name, engine)
    if normalizer.bundle.fingerprint != fingerprint:
        raise BundleError(
            f"expected the model {name} with hash {fingerprint[:12]}, "
            f"got {normalizer.bundle.fingerprint[:12]}; install the same model on every machine"
        )
    return normalizer
