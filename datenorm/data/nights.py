"""Group of the generator for the night between two days: ``Nacht vom 3. auf den 4. Mai 1999``, read as both days."""

from datetime import date, timedelta

from datenorm.data import forms
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pairs import halves, write_pair
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene

#: Language -> what stands before the first day, between the two, and behind the second.
NIGHTS: dict[str, tuple[str, ...]] = {
    "en": ("night of |-|", "night of |/|", "night of | to |", "the night of | to |", "night of |–|", "the night of |-|", "overnight |-|", "overnight | to |", "night of | and |", "on the night of |/|", "during the night of |-|", "in the night from | to |", "the night between | and |"),
    "de": ("Nacht vom | auf den |", "in der Nacht vom | auf den |", "in der Nacht vom | zum |", "Nacht vom | zum |", "Nacht |/|", "Nacht auf |/|", "in der Nacht |/|", "Nacht zum |/|", "nachts |/|"), "fr": ("nuit du | au |", "dans la nuit du | au |", "la nuit du | au |", "nuit des | et |", "nuit du |-|"),
    "it": ("notte tra il | e il |", "nella notte tra il | e il |", "notte dal | al |", "notte fra il | e il |", "notte |-|"), "es": ("noche del | al |", "la noche del | al |", "en la noche del | al |", "madrugada del | al |"), "pt": ("noite de | para |", "na noite de | para |", "madrugada de | para |"), "ca": ("nit del | al |", "la nit del | al |"), "nl": ("nacht van | op |", "in de nacht van | op |", "nacht |/|", "nacht van |/|"),
    "pl": ("w nocy z | na |", "noc z | na |", "noc |/|"), "cs": ("v noci z | na |", "noc z | na |"), "sk": ("v noci z | na |", "noc z | na |"), "sl": ("v noči z | na |", "noč z | na |"), "hr": ("u noći s | na |", "u noći između | i |", "noć s | na |"), "sr": ("у ноћи између | и |", "ноћ између | и |"), "bg": ("в нощта на | срещу |", "нощта | срещу |"), "ru": ("в ночь с | на |", "ночь с | на |", "в ночь на |-|"), "uk": ("в ніч з | на |", "у ніч з | на |", "ніч з | на |"),
    "sv": ("natten mellan | och |", "natten |-|", "natten till den |/|"), "da": ("natten mellem | og |", "natten til |/|"), "nb": ("natten mellom | og |", "natt til |/|"), "ro": ("noaptea de | spre |", "în noaptea de | spre |", "noaptea | spre |"), "ja": ("|夜から|未明", "|夜から|朝", "|から|にかけての夜"), "zh": ("|夜至|凌晨", "|晚至|凌晨", "|至|夜间"),
}  # fmt: skip
#: How much of the second day is written anew when both are of one month: day, day and month, all.
_WRITTEN = ("day", "day", "day", "day", "day", "day", "month", "month", "all")


def _next_day(scene: Scene) -> tuple[tuple[date, date], str]:
    """A day and the day after it, and how far they differ: one in eight ends a month."""
    dice = scene.dice
    scene.choose_day()
    first = date(scene.year, scene.month, scene.day)
    if dice.chance(0.12):
        first = first.replace(day=1) - timedelta(1)
    second = first + timedelta(1)
    if first.year != second.year:
        return (first, second), "all"
    return (first, second), "month" if first.month != second.month else dice.pick(_WRITTEN)


def _form(scene: Scene) -> str:
    """A form with the month's name, or one of figures."""
    dice = scene.dice
    if dice.chance(0.72):
        return named_form(scene).source
    order = order_for(scene)
    scene.separator = dice.pick(("/", "-", ".") if order == "YMD" else ("/", ".", ".", "-"))
    return dice.draw((forms.NUMERIC_SHORT if dice.chance(0.3) else forms.NUMERIC)[order])


def _night(scene: Scene) -> None:
    """``nuit du 3 au 4 mai 1999``, ``night of 30.12./31.12.2015``."""
    dice = scene.dice
    days, kind = _next_day(scene)
    if kind != "all" and dice.chance(0.15):
        kind += "-none"
    cut = None
    while cut is None:
        cut = halves(_form(scene))
    pair = cut[kind]
    first = pair.first
    if kind.startswith("day") and pair.second.startswith((first + ".", first + "'.'")) and dice.chance(0.8):
        first += "."
    before, between, after = dice.pick(NIGHTS[scene.lang.token]).split("|")
    write_pair(scene, compile_pattern(first), compile_pattern(pair.second), (before, between, after), days)
    scene.worded = True


GROUPS: tuple[Group, ...] = (
    Group("night", "range", 0.4, _night, tuple((entry, BIG[entry] ** 0.7) for entry in NIGHTS)),
)
