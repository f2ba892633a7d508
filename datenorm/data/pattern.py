"""A small pattern language for written dates, CLDR's (UTS 35, part 4) with extensions in braces.

    y yyyy yy      year: as it is, four digits, last two         M MM MMM MMMM   month (L: stand-alone)
    d dd           day                                           E EEEE EEEEEE   weekday: short, wide, narrow-safe
    H HH h hh m mm s ss S a                                      time; S one to nine digits of a fraction
    w ww e         ISO week, day of the week                     D DDD           day of the year
    Q QQQ QQQQ     quarter                                       G               after Christ
    'text'         literal                                       {name}          an extension, see EXTENSIONS

A compiled pattern writes itself into a scene and says which parts it holds; the reading follows from the parts, so a
new way to write a date is one new string.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import NamedTuple

from datenorm.core.errors import InputError
from datenorm.data.scene import Scene

Op = Callable[[Scene], None]

ONE = tuple(str(number) for number in range(100))
TWO = tuple(f"{number:02d}" for number in range(100))
THREE = tuple(f"{number:03d}" for number in range(1000))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A compiled pattern.

    Attributes:
        source: the pattern as written in the table.
        ops: what to do to a scene, in order.
        parts: the parts it holds, e.g. ``{"year", "month", "day"}``; two-digit years are ``short``.
        order: DMY, MDY, YMD when all of its month is a number beside a number of the day, else "".
        worded: whether it writes words of the language.
    """

    source: str
    ops: tuple[Op, ...]
    parts: frozenset[str]
    order: str
    worded: bool

    def write(self, scene: Scene) -> None:
        """Write the scene's day in this form and set the reading."""
        for op in self.ops:
            op(scene)
        if self.worded:
            scene.worded = True


def _literal(text: str) -> Op:
    piece = (text, "")

    def op(scene: Scene) -> None:
        scene.pieces.append(piece)

    return op


def _year(scene: Scene) -> None:
    scene.pieces.append((str(scene.year), "year"))


def _year4(scene: Scene) -> None:
    scene.pieces.append((str(scene.year).zfill(4), "year"))


def _year2(scene: Scene) -> None:
    scene.pieces.append((TWO[scene.year % 100], "year"))


def _month1(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.month], "month"))


def _month2(scene: Scene) -> None:
    scene.pieces.append((TWO[scene.month], "month"))


def _day1(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.day], "day"))


def _day2(scene: Scene) -> None:
    scene.pieces.append((TWO[scene.day], "day"))


def variant(scene: Scene, variants: tuple[str, ...]) -> str:
    """The usual name mostly, another one else."""
    if len(variants) == 1 or scene.dice.chance(0.6):
        return variants[0]
    return scene.dice.pick(variants)


def _named_month(width: str) -> Op:
    def op(scene: Scene) -> None:
        scene.pieces.append((variant(scene, scene.lang.months[width][scene.month - 1]), "month"))

    return op


def _named_weekday(width: str) -> Op:
    def op(scene: Scene) -> None:
        scene.names_weekday = True
        scene.pieces.append((variant(scene, scene.lang.weekdays[width][scene.weekday - 1]), "weekday"))

    return op


def _quarter(width: str) -> Op:
    def op(scene: Scene) -> None:
        quarter = (scene.month - 1) // 3
        name = ONE[quarter + 1] if width == "Q" else variant(scene, scene.lang.quarters[width][quarter])
        scene.pieces.append((name, "month"))

    return op


def _era(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(scene.lang.eras[1]), "calendar"))


def _hour(padded: bool, clock12: bool) -> Op:
    table = TWO if padded else ONE

    def op(scene: Scene) -> None:
        hour = (scene.hour + 11) % 12 + 1 if clock12 else scene.hour
        scene.pieces.append((table[hour], "hour"))

    return op


def _minute1(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.minute], "minute"))


def _minute2(scene: Scene) -> None:
    scene.pieces.append((TWO[scene.minute], "minute"))


def _second1(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.second], "second"))


def _second2(scene: Scene) -> None:
    scene.pieces.append((TWO[scene.second], "second"))


def _fraction(digits: int) -> Op:
    def op(scene: Scene) -> None:
        scene.pieces.append((str(scene.dice.below(10**digits)).zfill(digits), ""))

    return op


def _day_period(scene: Scene) -> None:
    names = scene.lang.day_periods[scene.hour >= 12]
    scene.pieces.append((scene.dice.pick(names), "hour"))


def _iso_week(padded: bool) -> Op:
    def op(scene: Scene) -> None:
        week = date(scene.year, scene.month, scene.day).isocalendar().week
        scene.pieces.append(((TWO if padded else ONE)[week], "month"))

    return op


def _iso_year(scene: Scene) -> None:
    scene.pieces.append((f"{date(scene.year, scene.month, scene.day).isocalendar().year:04d}", "year"))


def _iso_weekday(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.weekday], "day"))


def _ordinal_day(padded: bool) -> Op:
    def op(scene: Scene) -> None:
        number = date(scene.year, scene.month, scene.day).timetuple().tm_yday
        scene.pieces.append((THREE[number] if padded else str(number), "day"))

    return op


def _apart(op: Op) -> Op:
    """The same, but figures of a number and of a month's name never meet: ``4 8月1966``, ``T8 4, 1966``."""

    def apart(scene: Scene) -> None:
        pieces = scene.pieces
        start = len(pieces)
        op(scene)
        if start and pieces[start - 1][0][-1:].isdigit() and pieces[start][0][:1].isdigit():
            pieces.insert(start, (" ", ""))

    return apart


def _separator(scene: Scene) -> None:
    scene.pieces.append((scene.separator, ""))


def _apostrophe_year(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(("'", "’", "‘")), ""))
    scene.pieces.append((TWO[scene.year % 100], "year"))


class Field(NamedTuple):
    """A letter (repeated) or an extension: its op, the part it gives, whether it is a word of the language."""

    op: Op
    part: str
    worded: bool = False


FIELDS: dict[str, Field] = {
    "y": Field(_year, "year"),
    "yyyy": Field(_year4, "year"),
    "yy": Field(_year2, "short"),
    "u": Field(_year, "year"),
    "M": Field(_month1, "month"),
    "L": Field(_month1, "month"),
    "MM": Field(_month2, "month"),
    "LL": Field(_month2, "month"),
    **{width: Field(_named_month(width), "month", True) for width in ("MMM", "MMMM", "LLL", "LLLL")},
    "d": Field(_day1, "day"),
    "dd": Field(_day2, "day"),
    "E": Field(_named_weekday("EEE"), "weekday", True),
    "EEE": Field(_named_weekday("EEE"), "weekday", True),
    "EEEE": Field(_named_weekday("EEEE"), "weekday", True),
    "EEEEEE": Field(_named_weekday("EEEEEE"), "weekday", True),
    "ccc": Field(_named_weekday("EEE"), "weekday", True),
    "cccc": Field(_named_weekday("EEEE"), "weekday", True),
    "Q": Field(_quarter("Q"), "quarter"),
    "QQQ": Field(_quarter("QQQ"), "quarter", True),
    "QQQQ": Field(_quarter("QQQQ"), "quarter", True),
    "G": Field(_era, "era", True),
    "H": Field(_hour(False, False), "hour"),
    "HH": Field(_hour(True, False), "hour"),
    "h": Field(_hour(False, True), "hour"),
    "hh": Field(_hour(True, True), "hour"),
    "K": Field(_hour(False, True), "hour"),
    "m": Field(_minute1, "minute"),
    "mm": Field(_minute2, "minute"),
    "s": Field(_second1, "second"),
    "ss": Field(_second2, "second"),
    **{"S" * digits: Field(_fraction(digits), "fraction") for digits in range(1, 10)},
    "a": Field(_day_period, "period", True),
    "b": Field(_day_period, "period", True),
    "B": Field(_day_period, "period", True),
    "w": Field(_iso_week(False), "week"),
    "ww": Field(_iso_week(True), "week"),
    "e": Field(_iso_weekday, "week_day"),
    "D": Field(_ordinal_day(False), "ordinal"),
    "DDD": Field(_ordinal_day(True), "ordinal"),
}

#: Extensions in braces: name -> field. Other modules of the generator add theirs with :func:`extend`.
EXTENSIONS: dict[str, Field] = {
    "s": Field(_separator, ""),
    "'yy": Field(_apostrophe_year, "short"),
    "iso_year": Field(_iso_year, "iso_year"),
}


def extend(name: str, op: Op, part: str, worded: bool = False) -> None:
    """Add an extension ``{name}`` that writes with ``op`` and gives ``part``.

    Raises:
        InputError: another module has this name.
    """
    if name in EXTENSIONS:
        raise InputError(f"expected a new name for an extension, got {name!r}, which is taken; choose another")
    EXTENSIONS[name] = Field(op, part, worded)


_TOKEN = re.compile(r"'((?:[^']|'')*+)'|\{([^{}]+)\}|([A-Za-z])\3*|([^A-Za-z'{]+)")


@cache
def compile_pattern(source: str) -> Pattern:
    """Compile a pattern.

    Raises:
        InputError: a letter or extension is unknown.
    """
    ops: list[Op] = []
    parts: list[str] = []
    worded = False
    order = ""
    previous = ""
    for match in _TOKEN.finditer(source):
        quoted, extension, _, plain = match.groups()
        if quoted is not None or plain is not None:
            previous = ""
            text = plain if plain is not None else (quoted.replace("''", "'") or "'")
            worded = worded or (quoted is not None and any(c.isalpha() for c in quoted) and len(quoted) > 1)
            ops.append(_literal(text))
            continue
        token = match.group()
        field = EXTENSIONS.get(extension) if extension else FIELDS.get(token)
        if field is None:
            raise InputError(f"expected CLDR letters or a known {{extension}}, got {token!r} in {source!r}")
        ops.append(_apart(field.op) if previous and (previous in _NAMED) != (token in _NAMED) else field.op)
        previous = token
        if field.part:
            parts.append(field.part)
        worded = worded or field.worded
        order += _IN_ORDER.get(token, "")
        order += "Y" if field.part in ("year", "short") else ""
    return Pattern(source, tuple(ops), frozenset(parts), order if order in _ORDERS else "", worded)


#: What of an order numbers of a month and of a day are.
_IN_ORDER = {"M": "M", "MM": "M", "L": "M", "LL": "M", "d": "D", "dd": "D"}
_ORDERS = ("DMY", "MDY", "YMD", "DM", "MD")
_NAMED = frozenset(("MMM", "MMMM", "LLL", "LLLL"))


def reading(scene: Scene, parts: frozenset[str]) -> str:
    """The canonical reading of the scene's date when a pattern with these parts wrote it (its time left aside)."""
    if "week" in parts:
        week = date(scene.year, scene.month, scene.day).isocalendar()
        return f"{week.year:04d}-W{week.week:02d}" + (f"-{week.weekday}" if "week_day" in parts else "")
    year = str(scene.year).zfill(4) if "year" in parts else f"XX{TWO[scene.year % 100]}" if "short" in parts else "XXXX"
    if "month" in parts:
        return f"{year}-{TWO[scene.month]}-{TWO[scene.day]}" if "day" in parts else f"{year}-{TWO[scene.month]}"
    if "ordinal" in parts:
        return f"{year}-{THREE[date(scene.year, scene.month, scene.day).timetuple().tm_yday]}"
    if "quarter" in parts:
        return f"{year}-{33 + (scene.month - 1) // 3}"
    return year


def time_reading(scene: Scene, parts: frozenset[str]) -> str:
    """The canonical time, ``T14:05`` or ``T14:05:50+02:00``, when a pattern with these parts wrote it."""
    minute = TWO[scene.minute] if "minute" in parts else "00"
    second = f":{TWO[scene.second]}" if "second" in parts else ""
    return f"T{TWO[scene.hour]}:{minute}{second}{scene.zone}"
