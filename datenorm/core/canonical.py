"""The canonical form: what a reading of a date may look like, and its symbols in the network.

A reading is EDTF (ISO 8601-2:2019, level 1) where EDTF has a form for it, with the calendar suffix of RFC 9557
(``[u-ca=persian]``) and the era letters of JIS X 0301 (``R01-05-01``). The empty reading means: no date here.

The network writes *symbols*, one character each. They differ from the canonical form in three places only, so that
the network never has to calculate and never has to write long suffixes:

    written             canonical                     symbols
    44 BC               -0043                         0044B       (EDTF counts a year 0, people don't)
    12 Shahrivar 1394   1394-06-12[u-ca=persian]      1394-06-12p
    Sunday 03/04/2005   2005-04-03                    ⑦2005-04-03 (the weekday is evidence, not part of the answer)

``datenorm.core.automaton`` holds the grammar of the symbols; this module translates.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from datenorm.core.errors import CanonicalError

PAD, START, END = 0, 1, 2

#: Stand-in -> calendar id of RFC 9557's ``u-ca`` key (Unicode CLDR calendar ids; `french` and `julian` are ours).
CALENDARS: dict[str, str] = {
    "p": "persian",
    "i": "islamic",
    "k": "hebrew",
    "b": "buddhist",
    "c": "roc",
    "e": "ethiopic",
    "o": "coptic",
    "n": "indian",
    "f": "french",
    "j": "julian",
}
CALENDAR_SYMBOLS: dict[str, str] = {name: symbol for symbol, name in CALENDARS.items()}

#: The Japanese eras that JIS X 0301 gives a letter, by stand-in.
ERAS: dict[str, str] = {"m": "M", "t": "T", "s": "S", "h": "H", "r": "R"}
ERA_SYMBOLS: dict[str, str] = {letter: symbol for symbol, letter in ERAS.items()}

#: Monday to Sunday as the text says it (ISO 8601 numbers 1 to 7).
WEEKDAYS = "①②③④⑤⑥⑦"

BEFORE_CHRIST = "B"
OPEN = "."
DIGITS = "0123456789"
QUALIFIERS = "?~%"

#: Every symbol of the decoder by its id; the first three have no written form.
SYMBOLS: tuple[str, ...] = (
    "<pad>",
    "<start>",
    "<end>",
    *DIGITS,
    *"-X/:T+ZW",
    OPEN,
    *QUALIFIERS,
    BEFORE_CHRIST,
    *CALENDARS,
    *ERAS,
    *WEEKDAYS,
)
SYMBOL_INDEX: dict[str, int] = {symbol: index for index, symbol in enumerate(SYMBOLS)}

#: The longest string of symbols that the search may write, START and END left aside.
MAX_TARGET = 48

_REST = (
    r"(?:-(?:W(?P<week>\d\d)(?:-(?P<weekday>\d))?|(?P<ordinal>\d{3})"
    r"|(?P<month>\d\d|XX)(?:-(?P<day>\d\d|XX))?))?(?P<qualifier>[?~%])?"
)
_YEAR = r"\d{4}|XX\d\d|\d{3}X|\d\dXX|XXXX(?=-(?:\d\d|XX)(?!\d))"
_TIME = r"T(?P<hour>\d\d):(?P<minute>\d\d)(?::(?P<second>\d\d))?(?P<zone>Z|[+-]\d\d:\d\d)?"
#: Symbols that are their own canonical form, the commonest ones.
_PLAIN = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_SYMBOL_POINT = re.compile(rf"(?:(?P<year>{_YEAR}|[mtshr]\d\d){_REST}(?P<calendar>[a-zB])?)?(?:{_TIME})?", re.ASCII)
_CANONICAL_POINT = re.compile(
    rf"(?:(?P<year>-?(?:{_YEAR})|[MTSHR]\d\d){_REST})?(?:{_TIME})?(?:\[u-ca=(?P<calendar>[a-z]{{1,20}})\])?", re.ASCII
)


class Transcript(NamedTuple):
    """What the network's symbols say: the canonical reading, and the weekday (1 to 7) that the text names."""

    canonical: str
    weekday: int | None


@dataclass(frozen=True, slots=True)
class Date:
    """The date part of a point, as strings of the canonical form; an absent part is ``""``.

    ``year`` is one of ``1999``, ``XX99``, ``186X``, ``18XX``, ``XXXX``, ``-0043``, ``R01``.
    """

    year: str
    month: str = ""
    day: str = ""
    week: str = ""
    weekday: str = ""
    ordinal: str = ""


@dataclass(frozen=True, slots=True)
class Time:
    """The time part of a point, as strings of two digits; ``zone`` is ``""``, ``Z`` or ``+HH:MM``."""

    hour: str
    minute: str
    second: str = ""
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """A date, a time, or both; ``calendar`` is ``""`` for the Gregorian one."""

    date: Date | None
    qualifier: str = ""
    calendar: str = ""
    time: Time | None = None


@dataclass(frozen=True, slots=True)
class Interval:
    """Two points; ``None`` is an open side (``..``)."""

    start: Point | None
    end: Point | None


@dataclass(frozen=True, slots=True)
class Empty:
    """The reading that says: no date here."""


Reading = Empty | Point | Interval


def parse(canonical: str) -> Reading:
    """Take a canonical string apart.

    Raises:
        CanonicalError: the string is outside the grammar.
    """
    if not canonical:
        return Empty()
    if "/" not in canonical:
        return _point(canonical, canonical)
    left, _, right = canonical.partition("/")
    sides = [None if side in ("", "..") else _point(side, canonical) for side in (left, right)]
    if sides[0] is None and sides[1] is None:
        raise CanonicalError(f"expected an interval with at least one date, got {canonical!r}")
    if any(side is not None and (side.time or side.date is None) for side in sides):
        raise CanonicalError(f"expected dates without a time on both sides of '/', got {canonical!r}")
    return Interval(*sides)


def _point(text: str, whole: str) -> Point:
    match = _CANONICAL_POINT.fullmatch(text)
    if match is None or not (match["year"] or match["hour"]):
        raise CanonicalError(
            f"expected a reading such as 1999-05-03, XX99-05, 1999-05-03T14:05 or 1890/1895, got {whole[:80]!r}"
        )
    calendar = match["calendar"] or ""
    year = match["year"]
    if calendar and (calendar not in CALENDAR_SYMBOLS or year is None or year[0] in "-MTSHR"):
        raise CanonicalError(
            f"expected a calendar among {', '.join(CALENDAR_SYMBOLS)} after a year of it, got {whole[:80]!r}"
        )
    if year is not None and year.startswith("-XXXX"):
        raise CanonicalError(f"expected a year before Christ to have digits, got {whole[:80]!r}")
    date = None
    if year is not None:
        names = ("month", "day", "week", "weekday", "ordinal")
        date = Date(year, *(match[name] or "" for name in names))
    time = None
    if match["hour"]:
        time = Time(match["hour"], match["minute"], match["second"] or "", match["zone"] or "")
    return Point(date, match["qualifier"] or "", calendar, time)


#: Groups of a point -> what a person calls them; those of a time are one part.
_FIELDS = ("year", "week", "weekday", "ordinal", "month", "day", "qualifier", "calendar")


def field_spans(canonical: str) -> list[tuple[str, int, int]]:
    """Which characters of a reading are its year, month, day, time and so on: (name, start, end), end excluded.

    Of an interval those of the first date come first; what is no reading has none.
    """
    spans = []
    start = 0
    for side in canonical.split("/"):
        match = _CANONICAL_POINT.fullmatch(side)
        if match is not None:
            found = [(name, *match.span(name)) for name in _FIELDS if match[name]]
            if match["hour"]:
                found.append(("time", match.start("hour"), match.end("zone" if match["zone"] else "minute")))
            spans += [(name, start + first, start + last) for name, first, last in sorted(found, key=lambda f: f[1])]
        start += len(side) + 1
    return spans


def is_valid(canonical: str) -> bool:
    """Tell whether ``canonical`` is in the grammar (not whether such a day exists)."""
    try:
        parse(canonical)
    except CanonicalError:
        return False
    return True


def encode(canonical: str, weekday: int | None = None) -> str:
    """Translate a canonical reading into the network's symbols, without START and END.

    Raises:
        CanonicalError: the string is outside the grammar, or its year before Christ has no four-digit name.
    """
    reading = parse(canonical)
    if isinstance(reading, Empty):
        return ""
    mark = WEEKDAYS[weekday - 1] if weekday else ""
    if isinstance(reading, Interval):
        sides = (OPEN if side is None else _encode_point(side) for side in (reading.start, reading.end))
        return mark + "/".join(sides)
    return mark + _encode_point(reading)


def _encode_point(point: Point) -> str:
    text = ""
    if point.date is not None:
        text = _encode_date(point.date, point.qualifier) + CALENDAR_SYMBOLS.get(point.calendar, "")
        if point.date.year.startswith("-"):
            text += BEFORE_CHRIST
    if point.time is not None:
        text += written_time(point.time)
    return text


def _encode_date(date: Date, qualifier: str) -> str:
    year = date.year
    if year.startswith("-"):
        year = year[1:] if "X" in year or year == "-0000" else f"{int(year[1:]) + 1:04d}"
        if len(year) > 4:
            raise CanonicalError(f"expected a year of -9998 or later, got {date.year}")
    elif year[0] in ERA_SYMBOLS:
        year = ERA_SYMBOLS[year[0]] + year[1:]
    return _written_date(year, date) + qualifier


def _written_date(year: str, date: Date) -> str:
    if date.week:
        return f"{year}-W{date.week}" + (f"-{date.weekday}" if date.weekday else "")
    parts = (year, date.ordinal, date.month, date.day)
    return "-".join(part for part in parts if part)


def written_time(time: Time) -> str:
    """A time in the canonical form, ``T14:05`` to ``T14:05:50+02:00``."""
    return f"T{time.hour}:{time.minute}" + (f":{time.second}" if time.second else "") + time.zone


def written_point(point: Point) -> str:
    """A point in the canonical form; the inverse of :func:`parse` for points."""
    text = "" if point.date is None else _written_date(point.date.year, point.date) + point.qualifier
    if point.time is not None:
        text += written_time(point.time)
    return text + (f"[u-ca={point.calendar}]" if point.calendar else "")


def written(reading: Reading) -> str:
    """Any reading in the canonical form; the inverse of :func:`parse`."""
    if isinstance(reading, Empty):
        return ""
    if isinstance(reading, Interval):
        sides = (".." if side is None else written_point(side) for side in (reading.start, reading.end))
        return "/".join(sides)
    return written_point(reading)


def decode(symbols: str) -> Transcript:
    """Translate the network's symbols into a transcript.

    Total on every string that the automaton accepts.

    Raises:
        CanonicalError: the automaton would not accept ``symbols``.
    """
    weekday = None
    if symbols and symbols[0] in WEEKDAYS:
        weekday = WEEKDAYS.index(symbols[0]) + 1
        symbols = symbols[1:]
    if not symbols or _PLAIN.fullmatch(symbols):
        return Transcript(symbols, weekday)
    sides = [".." if side == OPEN else written_point(_decode_point(side)) for side in symbols.split("/", 1)]
    return Transcript("/".join(sides), weekday)


def _decode_point(symbols: str) -> Point:
    match = _SYMBOL_POINT.fullmatch(symbols)
    if match is None or not symbols:
        raise CanonicalError(f"expected symbols of the grammar, got {symbols!r}")
    year, mark = match["year"], match["calendar"] or ""
    date = None
    if year is not None:
        if mark == BEFORE_CHRIST:
            year = _before_christ(year)
        elif year[0] in ERAS:
            year = ERAS[year[0]] + year[1:]
        names = ("month", "day", "week", "weekday", "ordinal")
        date = Date(year, *(match[name] or "" for name in names))
    time = None
    if match["hour"]:
        time = Time(match["hour"], match["minute"], match["second"] or "", match["zone"] or "")
    return Point(date, match["qualifier"] or "", CALENDARS.get(mark, ""), time)


def _before_christ(year: str) -> str:
    """EDTF's astronomical year of a year before Christ: 44 BC is -0043, 1 BC is 0000 (ISO 8601-1:2019, 4.3.2)."""
    if "X" in year or year == "0000":
        return "-" + year
    astronomical = 1 - int(year)
    return f"-{-astronomical:04d}" if astronomical < 0 else "0000"
