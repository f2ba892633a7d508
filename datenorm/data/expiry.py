"""Groups of the generator for what cards, packets and invoices say of an end: a month and a year of two figures, a day.

``05/99`` can be nothing else; ``05/24`` is a day and a month unless a label says that something ends then.
"""

from datenorm.data import gregorian, iso_dates
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.labels import BEST_BEFORE, ENDING
from datenorm.data.mix import among
from datenorm.data.pattern import compile_pattern, reading
from datenorm.data.scene import Scene
from datenorm.data.shapes import fill

_BARE: Weighted[str] = Weighted([("MM/yy", 60), ("M/yy", 16), ("MM-yy", 14), ("M-yy", 4), ("MM / yy", 4)])
_LABELLED: Weighted[str] = Weighted([("MM/yyyy", 40), ("MM.yyyy", 16), ("MM-yyyy", 10), ("MMM yyyy", 10), ("MM/yy", 70), ("MM-yy", 10), ("MM.yy", 8), ("M/yy", 6), ("MM / yy", 5), ("MM yy", 3), ("MMM yy", 12), ("MMM-yy", 6), ("MMM/yy", 2), ("MMMM yyyy", 6), ("MMMM yy", 3), ("MMM-yyyy", 2)])
#: Numbers of what was packed, behind the month; # is a figure.
_LOTS = (" L:####", " L####", " LOT ####", " Lot A###", " L #####", " LOT: ######", " B####", " CH ####", "  L.#####", " N.####")
#: From this year of the century on, the last two figures are no day of a month.
_NO_DAY = 32


def _write(scene: Scene, form: str) -> None:
    pattern = compile_pattern(form)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _bare(scene: Scene) -> None:
    """``05/99``."""
    scene.choose_day()
    scene.year = scene.year // 100 * 100 + scene.dice.between(_NO_DAY, 99)
    _write(scene, scene.dice.draw(_BARE))


def _labelled(scene: Scene) -> None:
    """``VALID THRU 05/24``."""
    scene.choose_day()
    scene.year = 2000 + scene.dice.between(0, 39)
    scene.write(scene.dice.pick(ENDING[scene.lang.token]))
    scene.worded = True
    _write(scene, scene.dice.draw(_LABELLED))
    if scene.dice.chance(0.2):
        scene.write(fill(scene.dice, scene.dice.pick(_LOTS)))
    scene.free = scene.dice.chance(0.3)


_MAKE = {group.name: group for group in (*gregorian.GROUPS, *iso_dates.GROUPS)}
_DAYS: Weighted[str] = Weighted([("numeric", 60), ("numeric-short-year", 22), ("named", 14), ("iso", 4), ("month-year", 4)])


def _best_before(scene: Scene) -> None:
    """``Parasta ennen 16.5.2024``, ``유통기한: 2024년 12월 9일까지``: on a packet the day is the date, and no bound."""
    dice = scene.dice
    before, _, behind = dice.pick(BEST_BEFORE[scene.lang.id]).partition("|")
    maker = _MAKE[dice.draw(_DAYS)]
    scene.kind = maker.kind
    maker.make(scene)
    scene.pieces.insert(0, (before, ""))
    scene.write(behind)
    scene.worded = True
    if not behind and "T" not in scene.canonical and dice.chance(0.15):
        scene.write(fill(dice, dice.pick(_LOTS)))
    scene.free = dice.chance(0.2)


GROUPS: tuple[Group, ...] = (
    Group("month-short-year-figures", "partial", 0.6, _bare),
    Group("expiry", "partial", 0.35, _labelled, (("en", 60), ("de", 12), ("fr", 10), ("es", 10), ("it", 8), ("pt", 5), ("nl", 4), ("pl", 3), ("ru", 4), ("tr", 3), ("sv", 2))),
    Group("best-before", "absolute", 0.5, _best_before, among(BEST_BEFORE)),
)
