"""Other libraries that read dates, as :class:`~datenorm.evaluation.readers.DateReader`.

They are scored as kindly as the rules allow: of what they say only the parts that they found in the text
count, so that a year or day that they fill in from today is no mistake, and a two-digit year is right in any
century.
"""

import datetime
import importlib
import warnings
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from datenorm.core.errors import UsageError
from datenorm.evaluation.cases import NOTHING, Answer, Case

#: Missing parts are filled from two days that differ in all of them; what changes was not in the text.
_FILLERS = (datetime.datetime(2004, 1, 28), datetime.datetime(2012, 3, 1))

_REFERENCE = datetime.datetime(2024, 5, 17)

#: What the libraries raise on strings that they can't read, on purpose or not.
_FAILURES = (ValueError, OverflowError, TypeError, AttributeError, IndexError, KeyError, RecursionError)

_PARTS = ("year", "month", "day", "hour", "minute", "second")


def answer_of(parts: dict[str, int], zone: datetime.timedelta | None = None) -> Answer:
    """The answer that says these parts of a date and time, and nothing when there are none."""
    day = _day(parts)
    time = ""
    if "hour" in parts:
        time = f"T{parts['hour']:02d}:{parts.get('minute', 0):02d}"
        time += f":{parts['second']:02d}" if "second" in parts else ""
        time += "" if zone is None else _zone(zone)
    reading = day + time
    return Answer(reading, day or reading, reading, full_years=True) if reading else NOTHING


def _day(parts: dict[str, int]) -> str:
    if "year" not in parts and "month" not in parts:
        return ""
    text = f"{parts['year']:04d}" if "year" in parts else "XXXX"
    if "month" in parts:
        text += f"-{parts['month']:02d}"
        text += f"-{parts['day']:02d}" if "day" in parts else ""
    return text


def _zone(offset: datetime.timedelta) -> str:
    minutes = round(offset.total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return "Z" if minutes == 0 else f"{'-' if minutes < 0 else '+'}{hours:02d}:{rest:02d}"


def _offset(moment: datetime.datetime) -> datetime.timedelta | None:
    """The offset from UTC; None where there is none, or one that no clock has."""
    try:
        return moment.utcoffset()
    except ValueError:
        return None


def _time_parts(moment: datetime.datetime) -> dict[str, int]:
    """The time of ``moment``; midnight counts as none."""
    if not (moment.hour or moment.minute or moment.second):
        return {}
    parts = {"hour": moment.hour, "minute": moment.minute}
    return {**parts, "second": moment.second} if moment.second else parts


class Dateparser:
    """dateparser (https://dateparser.readthedocs.io), with the language and order of a case, or without.

    Args:
        hints: whether to give them.
    """

    def __init__(self, hints: bool) -> None:
        self._hints = hints
        self._parsers: dict[tuple[str, str], Any] = {}
        self._make = importlib.import_module("dateparser.date").DateDataParser

    def answers(self, cases: Sequence[Case]) -> list[Answer]:
        """An answer for each case, in their order."""
        return [self._answer(case) for case in cases]

    def read(self, case: Case) -> Any:
        """dateparser's own answer (DateData); None when it fails."""
        language, order = (case.language, case.record.order) if self._hints else ("", "")
        try:
            return self.parser(language, order).get_date_data(case.text)
        except _FAILURES:
            return None

    def _answer(self, case: Case) -> Answer:
        data = self.read(case)
        if data is None or data.date_obj is None:
            return NOTHING
        named = getattr(data, "parts", None)
        named = _named_by(data.period) if named is None else named
        time = _time_parts(data.date_obj)
        if time and data.date_obj.date() == _REFERENCE.date():
            named = ()  # a bare time is put on the reference day
        parts = {name: getattr(data.date_obj, name) for name in ("year", "month", "day") if name in named}
        return answer_of({**parts, **time}, _offset(data.date_obj))

    def parser(self, language: str = "", order: str = "") -> Any:
        """The parser for a language and order; without the language where dateparser has not got it."""
        key = language, order
        if key not in self._parsers:
            settings: dict[str, Any] = {"RELATIVE_BASE": _REFERENCE}
            if order:
                settings["DATE_ORDER"] = order
            parser = self._make(languages=[language] if language else None, settings=settings)
            try:
                parser.get_date_data("2001")  # languages are looked up when the first string comes
            except ValueError:
                parser = self._make(settings=settings)
            self._parsers[key] = parser
        return self._parsers[key]


def _named_by(period: str) -> tuple[str, ...]:
    """The parts that versions of dateparser before 1.4 mean by their period."""
    return {"year": _PARTS[:1], "month": _PARTS[:2]}.get(period, _PARTS[:3])


class Dateutil:
    """python-dateutil's parser, with the order of a case, or without."""

    def __init__(self, hints: bool) -> None:
        self._hints = hints

    @cached_property
    def _parse(self) -> Callable[..., datetime.datetime]:
        found: Callable[..., datetime.datetime] = importlib.import_module("dateutil.parser").parse
        return found

    def answers(self, cases: Sequence[Case]) -> list[Answer]:
        """An answer for each case, in their order."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return [_twice(lambda filler, case=case: self.read(case, filler)) for case in cases]  # type: ignore[misc]

    def read(self, case: Case, filler: datetime.datetime | None = None) -> datetime.datetime | None:
        """The moment that dateutil reads, missing parts from ``filler``; None when it reads nothing."""
        order = case.record.order if self._hints else ""
        options = {"dayfirst": order == "DMY", "yearfirst": order == "YMD"} if order else {}
        try:
            return self._parse(case.text, default=filler, **options)
        except _FAILURES:
            return None


class Datefinder:
    """datefinder: the first date that it finds in the text, with the order of a case, or without."""

    def __init__(self, hints: bool) -> None:
        self._hints = hints

    @cached_property
    def _find(self) -> Callable[..., Any]:
        found: Callable[..., Any] = importlib.import_module("datefinder").find_dates
        return found

    def answers(self, cases: Sequence[Case]) -> list[Answer]:
        """An answer for each case, in their order."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return [_twice(lambda filler, case=case: self.read(case, filler)) for case in cases]  # type: ignore[misc]

    def read(self, case: Case, filler: datetime.datetime | None = None) -> datetime.datetime | None:
        """The first moment that datefinder finds, missing parts from ``filler``; None when it finds none."""
        first = {"DMY": "day", "MDY": "month", "YMD": "year"}.get(case.record.order) if self._hints else None
        options: dict[str, Any] = {"first": first} if first else {}
        try:
            found: datetime.datetime | None = next(
                iter(self._find(case.text, base_date=filler, **options)), None
            )
        except _FAILURES:
            return None
        return found


def _twice(read: Callable[[datetime.datetime], datetime.datetime | None]) -> Answer:
    """Read with two fillers; the parts that are the same both times stand in the text."""
    one = read(_FILLERS[0])
    if one is None:
        return NOTHING
    other = read(_FILLERS[1]) or one
    named = {
        name: getattr(one, name)
        for name in ("year", "month", "day")
        if getattr(one, name) == getattr(other, name)
    }
    return answer_of({**named, **_time_parts(one)}, _offset(one))


class Peer(NamedTuple):
    """A library: the module to import, how to make its reader, what its hints are."""

    module: str
    make: Callable[[bool], Any]
    hint: str


#: Name -> library.
PEERS: dict[str, Peer] = {
    "dateparser": Peer("dateparser", Dateparser, "language and order"),
    "dateutil": Peer("dateutil", Dateutil, "order"),
    "datefinder": Peer("datefinder", Datefinder, "order"),
}


#: Library -> its package, where that has another name.
_PACKAGES = {"dateutil": "python-dateutil"}


def peer_readers(name: str, hints: str | None = None) -> dict[str, Any]:
    """Label -> reader of a library: with the hints of the strings, and without.

    Args:
        name: of the library.
        hints: what the strings come with, in words, where that is less than the library takes; "" is nothing.

    Raises:
        UsageError: the library is unknown or not installed.
    """
    peer = PEERS.get(name)
    if peer is None:
        raise UsageError(f"expected a library among {', '.join(PEERS)}, got {name[:40]!r}")
    try:
        importlib.import_module(peer.module)
    except ImportError:
        raise UsageError(f"{name} is not installed; pip install {_PACKAGES.get(name, name)}") from None
    hint = peer.hint if hints is None else hints
    given = {f"{name}, {hint} given": peer.make(True)} if hint else {}
    return {**given, f"{name}, no hints": peer.make(False)}


def version_of(name: str) -> str:
    """The installed version of a library."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(_PACKAGES.get(name, name))
    except PackageNotFoundError:
        return "unknown"
