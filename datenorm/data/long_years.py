"""Group of the generator for years of five figures and more, which web forms let through: ``25.12.20199``, ``20222-05-03``.

Nobody knows which figure is one too many, and the canonical form has no years beyond 9999: they are refused.
"""

from datenorm.data.dice import Dice, Weighted
from datenorm.data.forms import NUMERIC, SEPARATORS
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene

_ISO: Weighted[str] = Weighted([("yyyy-MM-dd", 6), ("yyyy/MM/dd", 2), ("yyyy.MM.dd", 1), ("yyyy-MM", 1)])
_MONTHS: Weighted[str] = Weighted([("MMMM yyyy", 4), ("MM/yyyy", 2), ("MMM yyyy", 1)])
_STYLES: Weighted[str] = Weighted([("numeric", 40), ("named", 35), ("iso", 18), ("month", 7)])


def _lengthened(dice: Dice, year: str) -> str:
    """A year with a figure typed twice, or one more in it, or really so late."""
    style = dice.below(10)
    if style == 9:
        return str(dice.between(10_000, 99_999))
    place = dice.below(len(year))
    extra = year[place] if style < 6 else str(dice.below(10))
    text = year[:place] + extra + year[place:]
    return text if text[0] != "0" else "1" + text


def _long_year(scene: Scene) -> None:
    """``3 May 19999``, ``01/01/10000``."""
    dice = scene.dice
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
    style = dice.draw(_STYLES)
    if style == "numeric":
        scene.order = order_for(scene)
        scene.separator = dice.draw(SEPARATORS[scene.order])
        pattern = compile_pattern(dice.draw(NUMERIC[scene.order]))
    elif style == "named":
        pattern = named_form(scene)
    else:
        pattern = compile_pattern(dice.draw(_ISO if style == "iso" else _MONTHS))
    pattern.write(scene)
    scene.pieces = [
        (_lengthened(dice, text) if field == "year" and len(text) == 4 and text.isdecimal() else text, "")
        for text, field in scene.pieces
    ]
    if not any(len(text) > 4 and text.isdecimal() for text, _ in scene.pieces):  # a form without a year in four figures
        scene.pieces = [(str(scene.day), ""), (".", ""), (str(scene.month), ""), (".", ""), (_lengthened(dice, str(scene.year)), "")]
    scene.names_weekday = False
    scene.order = ""
    scene.canonical = ""
    scene.free = dice.chance(0.2)


GROUPS: tuple[Group, ...] = (Group("long-year", "reject", 0.35, _long_year),)
