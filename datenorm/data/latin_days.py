"""Group of the generator for days in the Latin of registers and deeds, counted as today: ``die XXIV mensis Aprilis 1870``."""

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.numerals import ROMAN, roman
from datenorm.data.roman_days import MONTHS
from datenorm.data.scene import Scene

_UNITS = ("prima", "secunda", "tertia", "quarta", "quinta", "sexta", "septima", "octava", "nona")
_TEENS = ("decima", "undecima", "duodecima", *(f"decima {unit}" for unit in _UNITS[2:]))

#: The days 1 to 31 beside ``die``, in the ablative.
ORDINALS: tuple[str, ...] = (
    *_UNITS, *_TEENS, "vigesima", *(f"vigesima {unit}" for unit in _UNITS), "trigesima", "trigesima prima",
)  # fmt: skip

_OPENINGS: Weighted[str] = Weighted(
    [("", 26), ("die ", 40), ("Die ", 8), ("in die ", 1), ("Datum die ", 2), ("Datum ", 2), ("Dat. ", 2), ("Actum die ", 1), ("natus ", 2), ("natus die ", 1.5), ("nata ", 1), ("nat. ", 2), ("obiit ", 3), ("ob. ", 1), ("obiit die ", 2), ("baptizatus ", 1.5), ("bapt. ", 1.5), ("denata ", 1), ("denatus ", 1),
     ("mortuus ", 1), ("mortua die ", 1), ("sepultus ", 1), ("copulati ", 1), ("Romae, die ", 3), ("Romae, ", 1), ("Datum Romae, die ", 2), ("Lipsiae, die ", 1), ("Vindobonae, die ", 1), ("Posonii, die ", 1), ("Cracoviae, die ", 1), ("Leodii, ", 0.6), ("Pragae, die ", 1)]
)  # fmt: skip
_OF: Weighted[str] = Weighted([(" ", 60), (" mensis ", 18), (" mense ", 2), (". ", 5), (", ", 2)])
_BEFORE_YEAR: Weighted[str] = Weighted(
    [(" ", 40), (", ", 8), (" anno ", 10), (" anno Domini ", 12), (", anno Domini ", 4), (" Anno Domini ", 3), (" a. D. ", 2), (" A.D. ", 4), (" anni ", 5), (", anno ", 3), (" a. ", 1.5), (" anno salutis ", 1)]
)  # fmt: skip


#: Before a year that stands in front of its day.
_YEAR_AHEAD = ("", "", "", "Anno ", "anno ", "Anno Domini ", "A.D. ", "Ao. ")


def _year(scene: Scene) -> str:
    return roman(scene.year) if scene.dice.chance(0.4) else str(scene.year)


_ABLATIVE = (
    ("Ianuario", "Januario"), ("Februario",), ("Martio",), ("Aprili",), ("Maio", "Majo"), ("Iunio", "Junio"), ("Iulio", "Julio"), ("Augusto",),
    ("Septembri", "7bri"), ("Octobri", "8bri"), ("Novembri", "9bri"), ("Decembri", "Xbri", "10bri"),
)  # fmt: skip


def _month(scene: Scene) -> None:
    """``mense Octobri 1715``: the month alone."""
    dice = scene.dice
    scene.write(dice.pick(("mense ", "mense ", "Mense ", "in mense ", "m. ")))
    scene.write(dice.pick(_ABLATIVE[scene.month - 1]), "month")
    scene.write(dice.draw(_BEFORE_YEAR))
    scene.write(_year(scene), "year")
    scene.kind, scene.canonical = "partial", f"{scene.year:04d}-{scene.month:02d}"


def _latin_day(scene: Scene) -> None:
    """``die XII Octobris anno Domini MDCXCII``, ``obiit 3. Maii 1701``, ``die duodecima mensis Octobris 1692``."""
    dice = scene.dice
    scene.choose_day()
    scene.year = dice.between(1400, 1900) if dice.chance(0.9) else dice.between(1000, 1400)
    scene.day = min(scene.day, 28) if scene.month == 2 else scene.day
    scene.worded = True
    if dice.chance(0.07):
        _month(scene)
        return
    ahead = dice.chance(0.12)
    if ahead:
        scene.write(dice.pick(_YEAR_AHEAD))
        scene.write(_year(scene), "year")
        scene.write(dice.pick((" ", " ", ", ", ". ")))
    opening = dice.pick(("die ", "die ", "Die ", "in die ", "")) if ahead else dice.draw(_OPENINGS)
    scene.write(opening)
    style = dice.below(100)
    if style < 35:
        scene.write(ROMAN[scene.day] + dice.pick(("", "", "", ".", "a")), "day")
    elif style < 55 and "die" in opening.lower():
        scene.write(ORDINALS[scene.day - 1], "day")
    else:
        scene.write(str(scene.day) + dice.pick(("", "", "", ".", "ª", "ma", "a")), "day")
    scene.write(dice.draw(_OF))
    genitive, _, _, short = MONTHS[scene.month - 1]
    scene.write(dice.pick(genitive if dice.chance(0.8) else short), "month")
    year = f"{scene.year:04d}"
    if not ahead and dice.chance(0.08):
        scene.kind, year = "no_year", "XXXX"
    elif not ahead:
        scene.write(dice.draw(_BEFORE_YEAR))
        scene.write(_year(scene) + ("." if dice.chance(0.1) else ""), "year")
    scene.canonical = f"{year}-{scene.month:02d}-{scene.day:02d}"


GROUPS: tuple[Group, ...] = (
    Group("latin-day", "absolute", 0.5, _latin_day, (("en", 30), ("de", 30), ("it", 20), ("fr", 14), ("pl", 14), ("hu", 12), ("cs", 8), ("es", 4), ("nl", 4), ("sv", 4), ("da", 3))),
)  # fmt: skip
