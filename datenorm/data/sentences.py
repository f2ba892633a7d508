"""Groups of the generator for short sentences with one date in them, in some sixty languages.

The date is written by the makers of real dates; words stand before and behind it, and at times another sentence
without a date.
"""

from datenorm.data import gregorian, iso_dates, words
from datenorm.data.dice import Dice, Weighted
from datenorm.data.group import Group
from datenorm.data.languages import locale_groups
from datenorm.data.mix import BIG
from datenorm.data.pools import fillers
from datenorm.data.scene import Scene
from datenorm.data.sentence_words import DAY, MONTH
from datenorm.data.shapes import fill

_MAKE = {group.name: group for group in (*gregorian.GROUPS, *iso_dates.GROUPS, *words.GROUPS)}
_MAKERS: Weighted[str] = Weighted(
    [("named", 58), ("numeric", 18), ("numeric-short-year", 4), ("named-short-year", 3), ("iso", 4), ("year-first", 2), ("day-month", 6), ("ordinal-figures", 5)]
)
#: What Chinese, Japanese and Korean sentences say: figures with the signs of year, month and day nearly always.
_SIGNED_MAKERS: Weighted[str] = Weighted([("signed-figures", 70), ("named", 12), ("numeric", 8), ("iso", 4), ("han-figures", 6)])
_SIGNED = frozenset(("zh", "zh_Hant", "ja", "ko"))
_COARSE: Weighted[str] = Weighted([("month-year", 60), ("year", 40)])

#: How often a sentence without a date stands before, and behind.
_FILLED = 0.12
#: Longest text; training takes time in proportion to it.
_LONGEST = 180


def _table(rows: dict[str, tuple[str, ...]]) -> dict[str, tuple[tuple[str, str], ...]]:
    return {language: tuple((before, after) for before, _, after in (text.partition("{}") for text in texts)) for language, texts in rows.items()}


_DAY = _table(DAY)
_MONTH = _table(MONTH)


def _filled(dice: Dice, text: str) -> str:
    """The text with figures for its # signs and a number for its {n}."""
    if "#" not in text and "{n}" not in text:
        return text
    text = text.replace("{n}", str(dice.between(2, 5000)))
    return fill(dice, text)


def _around(scene: Scene, rows: dict[str, tuple[tuple[str, str], ...]], maker: str) -> None:
    dice, token = scene.dice, scene.lang.token
    own = rows.get(token)
    scene.kind = _MAKE[maker].kind
    _MAKE[maker].make(scene)
    before, after = dice.pick(own if own is not None else rows["en"])
    before, after = _filled(dice, before), _filled(dice, after)
    if own is not None:
        scene.worded = True
        ready = fillers(token)
        if ready and dice.chance(_FILLED):
            before = f"{dice.pick(ready)} {before}"
        if ready and dice.chance(_FILLED):
            after = f"{after} {dice.pick(ready)}"
    room = _LONGEST - sum([len(text) for text, _ in scene.pieces])
    scene.pieces.insert(0, (before[-room // 2 :], ""))
    scene.pieces.append((after[: room // 2], ""))
    if dice.chance(0.85):
        scene.free = False


def _sentence(scene: Scene) -> None:
    """``Die Sitzung fand am 3. Mai 1999 statt.``"""
    _around(scene, _DAY, scene.dice.draw(_SIGNED_MAKERS if scene.lang.id in _SIGNED else _MAKERS))


def _coarse(scene: Scene) -> None:
    """``The book came out in May 1999.``"""
    _around(scene, _MONTH, scene.dice.draw(_COARSE))


def _entries(rows: dict[str, tuple[str, ...]]) -> tuple[tuple[str, float], ...]:
    """The languages of a table by how often the generator draws them at all; a few others with words of English."""
    return tuple((entry, BIG.get(entry, 3.0)) for entry in locale_groups() if entry in rows)


GROUPS: tuple[Group, ...] = (
    Group("sentence-with-date", "absolute", 4.0, _sentence, _entries(DAY)),
    Group("sentence-with-month", "partial", 0.4, _coarse, _entries(MONTH)),
)
