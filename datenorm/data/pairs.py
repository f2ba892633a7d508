"""Two dates beside each other: what each writes, what joins them, and the interval that they are read as."""

import re
from calendar import monthrange
from collections.abc import Callable
from datetime import date
from functools import cache
from typing import NamedTuple

from datenorm.data import interval_words, precision_words
from datenorm.data.gregorian import named_form
from datenorm.data.interval_verbs import begun_and_ended
from datenorm.data.pattern import Pattern, reading
from datenorm.data.precision import own_rows, qualifier_before
from datenorm.data.scene import Scene

_SECOND = {"year": "year2", "month": "month2", "day": "day2", "calendar": "calendar2", "qualifier": "qualifier2"}


def as_second(scene: Scene, start: int) -> None:
    """Make the pieces from ``start`` on those of the interval's second side."""
    pieces = scene.pieces
    for index in range(start, len(pieces)):
        text, field = pieces[index]
        if field:
            pieces[index] = (text, _SECOND.get(field, ""))


class Halves(NamedTuple):
    """What is written of the first and of the second date when they share what is left out."""

    first: str
    second: str


_TOKEN = re.compile(r"'(?:[^']|'')*+'|\{[^{}]+\}|([A-Za-z])\1*|[^A-Za-z'{]+")


@cache
def halves(source: str) -> dict[str, Halves] | None:
    """How a pattern is cut for two days of one ``month``, of one ``year``, of any two (``all``); None = not cut.

    ``day``, ``month`` have the year once; ``day-month``, ``month-month`` have none at all.
    """
    tokens = [match.group() for match in _TOKEN.finditer(source)]
    places: dict[str, int] = {}
    for index, token in enumerate(tokens):
        letter = "y" if token == "{'yy}" else token[0] if token[0].isalpha() and token[0].isascii() else ""
        letter = {"L": "M", "u": "y"}.get(letter, letter)
        if letter and (letter not in "yMd" or letter in places):
            return None
        if letter:
            places[letter] = index
    if set(places) != set("yMd") or min(places.values()) > 0:
        return None
    day, month, year = places["d"], places["M"], places["y"]
    cut = "".join
    whole = Halves(source, source)
    if day < month < year:
        no_year = cut(tokens[: month + 1])
        return {
            "day": Halves(cut(tokens[: day + 1]), source),
            "month": Halves(no_year, source),
            "all": whole,
            "day-none": Halves(cut(tokens[: day + 1]), no_year),
            "month-none": Halves(no_year, no_year),
        }
    if month < day < year:
        no_year = cut(tokens[: day + 1])
        return {
            "day": Halves(no_year, cut(tokens[day:])),
            "month": Halves(no_year, source),
            "all": whole,
            "day-none": Halves(no_year, tokens[day]),
            "month-none": Halves(no_year, no_year),
        }
    if year < month < day:
        no_year = cut(tokens[month:])
        return {
            "day": Halves(source, cut(tokens[day:])),
            "month": Halves(source, no_year),
            "all": whole,
            "day-none": Halves(no_year, cut(tokens[day:])),
            "month-none": Halves(no_year, no_year),
        }
    return None


_LAST_YEAR = 2999
#: How often two days of months that follow each other have a New Year between them.
_NEW_YEAR = 0.07


def two_days(scene: Scene, kind: str, over_new_year: bool = False) -> tuple[date, date]:
    """Two days, the earlier first: of one month (``day``), of one year (``month``), or any (``all``).

    Args:
        over_new_year: whether those of a year may be of two that follow each other: ``28 Dec - 3 Jan 2020``.
    """
    scene.choose_day()
    dice, year, month = scene.dice, scene.year, scene.month
    if kind == "day":
        last = monthrange(year, month)[1]
        first = dice.between(1, last - 1)
        return date(year, month, first), date(year, month, dice.between(first + 1, last))
    if kind == "month":
        first_month = dice.between(1, 11)
        second_month = dice.between(first_month + 1, min(12, first_month + dice.pick((1, 1, 2, 11))))
        later = year
        if over_new_year and year < _LAST_YEAR and dice.chance(_NEW_YEAR):
            first_month, second_month, later = dice.pick((12, 12, 12, 11, 10)), dice.pick((1, 1, 1, 2, 3)), year + 1
        return (
            date(year, first_month, dice.between(1, monthrange(year, first_month)[1])),
            date(later, second_month, dice.between(1, monthrange(later, second_month)[1])),
        )
    start = date(year, month, scene.day)
    days = dice.between(1, 60) if dice.chance(0.5) else dice.between(1, 9000)
    return start, date.fromordinal(min(start.toordinal() + days, date(_LAST_YEAR, 12, 31).toordinal()))


def write_pair(
    scene: Scene, first: Pattern, second: Pattern, joint: tuple[str, str, str], days: tuple[date, date]
) -> None:
    """Write both days with what stands before, between and behind them, and set the reading and the order."""
    before, between, after = joint
    if before:
        scene.write(before)
    scene.set_day(days[0])
    first.write(scene)
    scene.write(between)
    start = len(scene.pieces)
    scene.set_day(days[1])
    second.write(scene)
    as_second(scene, start)
    if after:
        scene.write(after)
    parts = first.parts | second.parts
    end = reading(scene, parts)
    scene.set_day(days[0])
    start_reading = reading(scene, parts)
    if days[0].year != days[1].year:  # the side that doesn't say its year takes it from the other one
        start_reading, end = _as_said(start_reading, first.parts), _as_said(end, second.parts)
    scene.canonical = f"{start_reading}/{end}"
    scene.order = _order(scene, first, second, parts)
    if days[1].day > days[0].day:
        # The hints ask whether some day is over 12.
        scene.set_day(days[1])


_YEARS = frozenset(("year", "short", "week"))


def _as_said(side: str, parts: frozenset[str]) -> str:
    """A side's reading with the year that it writes, which may be none."""
    return side if parts & _YEARS else f"XXXX{side[4:]}"


def _order(scene: Scene, first: Pattern, second: Pattern, parts: frozenset[str]) -> str:
    """The order of numeric sides: that of the side which has most."""
    if "year" not in parts and "short" not in parts:
        return second.order or first.order
    for pattern in (second, first):
        if len(pattern.order) == 3:
            return pattern.order
    return "MDY" if first.order == "MD" else ""


#: Words in a row that go with years and not with days.
_YEAR_MARKS = (
    "гг", "рр", "год", "роки", "рік", " г.", "г.", "år", "aasta", "vuosi", "vuot", "vuod", "Jahr", "año", "anos", "anii", "anul", "lata", "lat ", "let", "lét", "roky", "roč", "rok", "roce", "года",
    "yıl", "ilin", "năm", "השנים", "שנת", "عام", "سنة", "سال", "жыл", "gada", " m.", "l'an", "anno", "ปี", "tahun", "সাল", "sta |", "|. ", "року", "leta", "letih", "ff.",
)  # fmt: skip


@cache
def for_days(row: str) -> bool:
    """Whether a row of words may stand with days, and not with years alone."""
    return not any(mark in row for mark in _YEAR_MARKS)


#: How often the two ends are told by what happened.
_DEEDS = 0.13


def joint_of(
    scene: Scene, days: bool = True, own_share: float = 0.4, whole: bool = True
) -> tuple[str, str, str]:
    """What stands before, between and behind two dates.

    Args:
        days: they are days and not years.
        own_share: how often it is words of the language.
        whole: neither leaves out what the other says, so that each may have its own verb or label.
    """
    if whole and scene.dice.chance(_DEEDS):
        told = begun_and_ended(scene.dice, scene.lang.token, days)
        if told is not None:
            scene.worded = True
            return told
    rows = own_rows(scene, interval_words.RANGE)
    row = ""
    if rows is not None and scene.dice.chance(own_share):
        row = scene.dice.pick(rows)
        if days and not for_days(row):
            row = ""
        elif any(sign.isalpha() for sign in row):
            scene.worded = True
    if not row:
        row = scene.dice.pick(interval_words.RANGE[""])
    before, between, after = row.split("|")
    return before, between, after


def qualified_side(scene: Scene, say: Callable[[Scene], str], about: int = 6) -> str:
    """A side with about (``about`` times in a hundred) or perhaps now and then."""
    style = scene.dice.below(100)
    if style < about:
        qualifier_before(scene, precision_words.ABOUT)
        return say(scene) + "~"
    value = say(scene)
    if style < about + 4:
        scene.write(scene.dice.pick(("?", "?", "(?)", " (?)")), "qualifier")
        return value + "?"
    return value


def plain_year(scene: Scene) -> str:
    """A year without a unit."""
    scene.write(str(scene.year), "year")
    return f"{scene.year:04d}"


def named_side(scene: Scene) -> str:
    """A day with its month's name and its year."""
    pattern = named_form(scene)
    pattern.write(scene)
    return reading(scene, pattern.parts)
