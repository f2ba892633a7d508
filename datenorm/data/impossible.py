"""Days and times that do not exist, written like any others: the reading transcribes them and the resolver refuses them.

A scene whose day is impossible is given to the same makers that write real days, so that every form has its impossible
dates. Where another order of the numbers would give a real day (``2014-13-05``, ``31-04-18``), nothing is impossible.
"""

from calendar import isleap
from collections.abc import Callable

from datenorm.data import forms, gregorian, words
from datenorm.data.dice import Dice, Weighted
from datenorm.data.group import Group
from datenorm.data.languages import Language
from datenorm.data.pattern import ONE, THREE, TWO, compile_pattern, reading
from datenorm.data.scene import Scene

Day = tuple[int, int]

#: (month, day) that no year has.
_IN_CALENDAR_STYLE: tuple[Day, ...] = (*((2, day) for day in (30, 30, 31, 31)), *((month, 31) for month in (4, 6, 9, 11)))
_AFTER_THE_LAST: tuple[Day, ...] = tuple((month, day) for month in range(1, 13) for day in (32, 32, 32, 33, 34, 35, 39, 40, 45, 55, 77, 99))


class ScribeOfNoDay(Scene):
    """A scene whose day does not exist.

    Args:
        highest: the highest number of the day that the maker can write.
    """

    def __init__(self, dice: Dice, lang: Language, highest: int) -> None:
        super().__init__(dice, lang)
        self.highest = highest

    def choose_day(self) -> None:
        """A year as usual, and a day that it does not have."""
        super().choose_day()
        dice = self.dice
        style = dice.below(100)
        if style < 35 and not isleap(self.year):
            self.month, self.day = 2, 29
        elif style < 80 or self.highest <= 31:
            self.month, self.day = dice.pick(_IN_CALENDAR_STYLE)
        else:
            self.month, self.day = dice.pick(_AFTER_THE_LAST)
        self.weekday = dice.between(1, 7)


def _scribe(scene: Scene, highest: int) -> Scene:
    other = ScribeOfNoDay(scene.dice, scene.lang, highest)
    other.kind, other.group = "reject", scene.group
    return other


def _take(scene: Scene, other: Scene) -> None:
    scene.__dict__.update(other.__dict__)
    scene.kind = "reject"


#: Makers that write the day with a month's name, and the highest day that each can write.
_NAMED: Weighted[tuple[Callable[[Scene], None], int]] = Weighted(
    [((gregorian.write_named, 99), 60), ((gregorian.write_named_short, 99), 8), ((gregorian.write_day_month, 99), 10)]
)


def _ordinal(scene: Scene) -> None:
    scene.choose_day()
    words.say(scene, compile_pattern(words.ordinal_form(scene)), 0.08)


def _named(scene: Scene) -> None:
    """``29 février 2021``, ``June 31st, 1999``, ``32. Oktober``."""
    maker, highest = scene.dice.draw(_NAMED)
    other = _scribe(scene, highest)
    maker(other)
    if other.canonical.startswith("XXXX-02-29"):
        other.canonical = ""
        scene.write("30", "day")
    _take(scene, other)
"""
