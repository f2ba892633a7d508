"""Groups of the generator for what datenorm itself answers, so that its own output can be read again.

EDTF (ISO 8601-2:2019, level 1), the calendar suffix of RFC 9557 and the era letters of JIS X 0301, as
``datenorm.core.canonical`` writes them. A year before Christ is astronomical there (-0043 is 44 BC): reading it means
calculating, which the network does not, and so it is refused.
"""

from datetime import date

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.precision import choose_year
from datenorm.data.scene import Scene

#: Calendar -> its first and last year that are written.
YEARS: dict[str, tuple[int, int]] = {
    "persian": (1200, 1430), "islamic": (1150, 1460), "hebrew": (5400, 5800), "buddhist": (2300, 2580), "roc": (1, 130),
    "ethiopic": (1800, 2030), "coptic": (1500, 1760), "indian": (1750, 1960), "french": (1, 14), "julian": (900, 1930),
}  # fmt: skip
#: Letter of a Japanese era -> its last year.
ERAS = {"M": 45, "T": 15, "S": 64, "H": 31, "R": 12}

#: Templates, which are their own readings: {y} {m} {d} the day, {z} a later year, {s} a season, {q} a quarter, {t} {c} the
#: decade's and the century's figures, {e} an early year, {v} a year of a hundred.
_TEMPLATES: Weighted[str] = Weighted(
    [("XXXX-{m}", 3), ("XXXX-{m}-{d}", 4), ("XX{v}-{m}-{d}", 3), ("XX{v}", 1), ("XX{v}-{m}", 1), ("{e}", 3), ("{e}-{m}-{d}", 2), ("{t}X", 3), ("{c}XX", 3), ("{y}-{s}", 3), ("{y}-{q}", 5), ("{y}~", 2), ("{y}?", 2), ("{y}%", 1),
     ("{y}-{m}-{d}~", 2), ("{y}-{m}-{d}?", 2), ("{y}-{m}-{d}%", 1), ("{y}-{m}~", 1.5), ("{y}-{m}?", 1), ("{t}X~", 1.5), ("{t}X?", 1), ("{c}XX~", 1), ("{c}XX?", 1), ("{y}/{z}", 2), ("{y}~/{z}", 3), ("{y}/{z}~", 3), ("{y}?/{z}", 2), ("{y}/{z}?", 2), ("{y}~/{z}~", 2),
     ("{y}-{m}/{z}-{m}", 2), ("{y}-{m}-{d}/{z}-{m}-{d}", 3), ("../{y}", 2), ("{y}/..", 2), ("../{y}-{m}-{d}", 2), ("{y}-{m}-{d}/..", 2), ("../{y}~", 1), ("{y}~/..", 1), ("XXXX-{m}-{d}/XXXX-12-31", 1), ("{t}X/{u}X", 1.5), ("{c}XX/{k}XX", 1), ("{y}-XX-XX", 1), ("{y}-{m}-XX", 1), ("{y}-XX", 1), ("{y}-{s}/{z}-{s}", 1)]
)  # fmt: skip
_FIELD = {"y": "year", "z": "year2", "m": "month", "d": "day", "s": "month", "q": "month", "t": "year", "c": "year", "u": "year2", "k": "year2", "e": "year", "v": "year"}

#: What a template has -> its kind; all else is partial.
_KINDS = (("/", "range"), ("XXXX", "no_year"), ("XX{v}", "two_digit_year"), ("{e}-{m}-{d}", "absolute"))


def _answer(scene: Scene) -> None:
    """``1850~/1860``, ``XXXX-05-03``, ``1999-34``."""
    dice = scene.dice
    choose_year(scene)
    template = dice.draw(_TEMPLATES)
    if "{s}" in template or "{q}" in template:
        # 2021-22 and 1930-35 are two years each.
        scene.year = max(scene.year, 1000) // 100 * 100 + dice.between(40, 99)
    later = scene.year + dice.between(1, 60)
    values = {
        "y": f"{scene.year:04d}", "z": f"{later:04d}", "m": f"{scene.month:02d}", "d": f"{scene.day:02d}",
        "s": str(dice.between(21, 24)), "q": str(dice.between(33, 36)), "t": f"{scene.year // 10:03d}", "c": f"{scene.year // 100:02d}",
        "u": f"{scene.year // 10 + dice.between(1, 5):03d}", "k": f"{scene.year // 100 + dice.between(1, 4):02d}",
        "e": f"{dice.between(1, 999):04d}", "v": f"{scene.year % 100:02d}",
    }  # fmt: skip
    if scene.month == 2 and scene.day == 29:
        values["d"] = "28"
    seen: set[str] = set()
    rest = template
    while rest:
        if rest[0] == "{":
            field = _FIELD[rest[1]]
            field = field + "2" if field in seen and not field.endswith("2") else field
            seen.add(field)
            scene.write(values[rest[1]], field)
            rest = rest[3:]
        else:
            scene.write(rest[0])
            rest = rest[1:]
    scene.canonical = "".join([text for text, _ in scene.pieces])
    scene.kind = next((kind for start, kind in _KINDS if start in template), "partial")
    scene.worded = False
    scene.free = dice.chance(0.3)


def _with_calendar(scene: Scene) -> None:
    """``1394-06-12[u-ca=persian]``, ``S45-03-15``."""
    dice = scene.dice
    month, day = dice.between(1, 12), dice.between(1, 28)
    if dice.chance(0.25):
        letter = dice.pick(tuple(ERAS))
        year, suffix = f"{letter}{dice.between(1, ERAS[letter]):02d}", ""
    else:
        name = dice.pick(tuple(YEARS))
        year, suffix = f"{dice.between(*YEARS[name]):04d}", f"[u-ca={name}]"
    length = dice.below(10)
    scene.write(year, "year")
    if length > 1:
        scene.write("-")
        scene.write(f"{month:02d}", "month")
    if length > 3:
        scene.write("-")
        scene.write(f"{day:02d}", "day")
    if suffix:
        scene.write(suffix, "calendar")
    scene.canonical = "".join([text for text, _ in scene.pieces])
    scene.worded = False
    scene.free = dice.chance(0.3)


def _astronomical(scene: Scene) -> None:
    """``-0043-03-15``: refused."""
    dice = scene.dice
    scene.choose_day()
    year = f"-{dice.between(1, 999):04d}"  # in front of 1999 the sign is more often a dash: of a list, or until 1999
    scene.write(year if dice.chance(0.35) else f"{year}-{date(scene.year, scene.month, scene.day):%m-%d}")
    scene.canonical, scene.worded = "", False


#: Answers have ASCII figures whatever the language.
_ASCII = (("en", 1.0),)

GROUPS: tuple[Group, ...] = (
    Group("edtf", "partial", 0.7, _answer, _ASCII),
    Group("calendar-suffix", "era_calendar", 0.25, _with_calendar, _ASCII),
    Group("astronomical-year", "reject", 0.1, _astronomical, _ASCII),
)
