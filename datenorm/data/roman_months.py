"""Months in roman figures, as they stand in older files everywhere and in Central Europe still; years in them too."""

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.numerals import ROMAN, roman
from datenorm.data.pattern import compile_pattern, extend
from datenorm.data.scene import Scene
from datenorm.data.words import say

#: Cyrillic letters that look like the roman ones.
_CYRILLIC = str.maketrans("IXV", "ІХV")
_SIGNS = tuple("ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ")


def _month(scene: Scene) -> None:
    dice = scene.dice
    text = ROMAN[scene.month]
    if dice.chance(0.1):
        text = text.lower()
    elif dice.chance(0.02):
        text = _SIGNS[scene.month - 1]
    elif scene.lang.token in ("uk", "ru", "bg", "be", "sr") and dice.chance(0.15):
        text = text.translate(_CYRILLIC)
    elif text == "IV" and dice.chance(0.02):
        text = "IIII"
    scene.pieces.append((text, "month"))


def _year(scene: Scene) -> None:
    text = roman(scene.year)
    scene.pieces.append((text if scene.dice.chance(0.93) else text.lower(), "year"))


extend("roman month", _month, "month")
extend("roman year", _year, "year")

_USUAL: list[tuple[str, float]] = [
    ("d.{roman month}.y", 30), ("d. {roman month}. y", 14), ("d {roman month} y", 16), ("dd.{roman month}.y", 10), ("dd {roman month} y", 4), ("d/{roman month}/y", 9), ("d-{roman month}-y", 10), ("dd-{roman month}-y", 5), ("dd/{roman month}/y", 4), ("d. {roman month} y", 5), ("d.{roman month} y", 4), ("d.{roman month}. y", 3),
    ("d/{roman month} y", 3), ("d/{roman month}-y", 2), ("d.{roman month}.yy", 7), ("d. {roman month}. yy", 2), ("d/{roman month}/yy", 3), ("d {roman month} yy", 2), ("d-{roman month}-yy", 3), ("dd.{roman month}.yy", 2), ("d.{roman month}", 3), ("d. {roman month}.", 3), ("d.{roman month}.", 3), ("d/{roman month}", 2), ("d {roman month}", 1),
    ("{roman month} y", 3), ("{roman month}.y", 3), ("{roman month}/y", 4), ("{roman month}-y", 2), ("{roman month}. y", 1.5), ("y.{roman month}.d", 4), ("y. {roman month}. d.", 3), ("y-{roman month}-d", 4), ("y/{roman month}/d", 2), ("y {roman month} d", 2), ("y. {roman month}.", 1), ("y/{roman month}", 1), ("d - {roman month} - y", 1.5),
    ("{roman month}-d-y", 2), ("{roman month}/d/y", 2), ("{roman month}-dd-y", 4), ("{roman month}.d.y", 1), ("{roman month}/dd/y", 2), ("{roman month} d, y", 1), ("d.{roman month}.{'yy}", 0.6), ("d,{roman month},y", 0.5), ("d_{roman month}_y", 0.5), ("d {roman month}. y", 1), ("d.{roman month}-y", 1), ("EEE, d.{roman month}.y", 1), ("EEEE, d. {roman month}. y", 1), ("d {roman month}, y", 1),
    ("(d.{roman month}.y)", 0.5), ("d . {roman month} . y", 0.6), ("y, d.{roman month}", 0.6), ("y {roman month}", 0.6), ("d{roman month}y", 0.3), ("d°.{roman month}.y", 0.3),
]  # fmt: skip
_OF: dict[str, Weighted[str]] = {
    "hu": Weighted([("y. {roman month}. d.", 30), ("y.{roman month}.d.", 14), ("y. {roman month}. d", 5), ("y. {roman month}.", 4), ("{roman month}. d.", 6), ("y {roman month} d", 3), ("y. {roman month}. d'-én'", 2), ("y. {roman month}. d'-án'", 2), ("y/{roman month}/d", 2), ("yy. {roman month}. d.", 2), *_USUAL[:8]]),
    "pl": Weighted([*_USUAL, ("d {roman month} y 'r.'", 20), ("d.{roman month}.y 'r.'", 14), ("d.{roman month}.y'r.'", 5), ("d {roman month} y", 20), ("{roman month} y 'r.'", 3), ("'dnia' d.{roman month}.y 'r.'", 2)]),
    "ru": Weighted([*_USUAL, ("d.{roman month}.y 'г.'", 10), ("d/{roman month} y 'г.'", 5), ("d.{roman month}.y'г.'", 4), ("d/{roman month}-y 'г.'", 3)]),
    "uk": Weighted([*_USUAL, ("d.{roman month}.y 'р.'", 8)]),
    "bg": Weighted([*_USUAL, ("d.{roman month}.y 'г.'", 14), ("d.{roman month}.y'г.'", 6)]),
}  # fmt: skip
_ELSE: Weighted[str] = Weighted(_USUAL)
_WITH_ROMAN_YEAR: Weighted[str] = Weighted(
    [("{roman year}", 14), ("d MMMM {roman year}", 4), ("MMMM {roman year}", 3), ("d.{roman month}.{roman year}", 2), ("d {roman month} {roman year}", 2), ("'anno' {roman year}", 2), ("'Anno' {roman year}", 1), ("'©' {roman year}", 2), ("'A.D.' {roman year}", 1), ("d. MMMM {roman year}", 1), ("MMMM d, {roman year}", 1), ("dd.MM.{roman year}", 0.5)]
)  # fmt: skip


def _roman(scene: Scene) -> None:
    scene.choose_day()
    pattern = compile_pattern(scene.dice.draw(_OF.get(scene.lang.token, _ELSE)))
    say(scene, pattern, 0.08)
    scene.worded = pattern.worded


def _roman_year(scene: Scene) -> None:
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
        scene.day = min(scene.day, 28)
    say(scene, compile_pattern(scene.dice.draw(_WITH_ROMAN_YEAR)), 0.0)


GROUPS: tuple[Group, ...] = (
    Group("roman-month", "absolute", 1.1, _roman,
          (("pl", 22), ("hu", 18), ("ru", 10), ("it", 8), ("ro", 6), ("cs", 5), ("en", 12), ("fr", 4), ("de", 5), ("es", 3), ("bg", 6), ("sr", 2), ("hr", 2), ("sk", 3), ("uk", 4), ("lt", 2), ("lv", 2), ("et", 1), ("pt", 2), ("nl", 2),
           ("ca", 1), ("be", 1), ("sl", 2), ("el", 1), ("sv", 1), ("fi", 1))),
    Group("roman-year", "partial", 0.3, _roman_year, (("en", 40), ("it", 15), ("fr", 12), ("es", 10), ("de", 10), ("pt", 4), ("nl", 4), ("pl", 3), ("ro", 3))),
)  # fmt: skip
