"""Group of the generator for the two seasons of a collection of clothes: ``SS16``, ``F/W 2018``, ``P/E 2016``.

Only codes that nothing else is written with: ``SS 2016`` is a term of a university as well.
"""

from datenorm.data.group import Group
from datenorm.data.scene import Scene

#: Language -> codes of spring and summer, of autumn and winter.
CODES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": (("S/S", "S/S", "SS", "Spring Summer ", "Spr/Sum ", "SS'", "s/s"), ("F/W", "A/W", "FW", "AW", "Autumn Winter ", "Fall Winter ", "FW'", "AW'", "a/w", "f/w")),
    "de": (("F/S", "S/S", "Frühjahr Sommer "), ("H/W", "Herbst Winter ")), "fr": (("P/E", "Printemps Été "), ("A/H", "Automne Hiver ")), "it": (("P/E", "Primavera Estate "), ("A/I", "Autunno Inverno ")), "es": (("P/V", "Primavera Verano "), ("O/I", "Otoño Invierno ")),
}  # fmt: skip
#: A code that needs its year right behind it, in two figures.
_GLUED = frozenset(("SS", "SS'", "FW'", "AW'"))
#: The first seasons of both, and the year in which collections began to be called so.
_SEASONS = (("21", "22"), ("23", "24"))
_FIRST, _LAST = 1970, 2035


def _collection(scene: Scene) -> None:
    """``FW18``: XX18-23/XX18-24."""
    dice = scene.dice
    half = dice.below(2)
    code = dice.pick(CODES[scene.lang.token][half])
    year = dice.between(_FIRST, _LAST)
    short = code in _GLUED or dice.chance(0.4)
    blank = "" if code in _GLUED or code.endswith(" ") else dice.pick((" ", " ", "", " '" if short else " "))
    scene.write(code, "month")
    if blank:
        scene.write(blank)
    scene.write(f"{year % 100:02d}" if short else str(year), "year")
    said = f"XX{year % 100:02d}" if short else str(year)
    first, second = _SEASONS[half]
    scene.worded = True
    scene.canonical = f"{said}-{first}/{said}-{second}"
    scene.free = dice.chance(0.4)


GROUPS: tuple[Group, ...] = (
    Group("fashion-season", "range", 0.12, _collection, (("en", 60), ("de", 8), ("fr", 8), ("it", 8), ("es", 6))),
)
