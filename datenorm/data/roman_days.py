"""Group of the generator for days of the Roman calendar: so many days before the Calends, the Nones or the Ides.

``III Non. Maii 1301`` is 5 May 1301: both ends are counted. The year is the one the day lies in, ``XVI Kal. Ian. 1345``
being 17 December 1345 (E. G. Richards, Mapping Time, 1998, chapter 16; R. D. Ware, Medieval chronology, 1976). In leap
years the days between the Ides of February and the Calends of March were counted in more than one way: none is written.
"""

from datetime import date, timedelta

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.numerals import ROMAN, roman
from datenorm.data.scene import Scene

#: Month -> its name in the genitive, as an adjective beside Calends in the accusative and in the ablative, and shortened.
MONTHS: tuple[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (("Ianuarii", "Januarii", "Januarij"), ("Ianuarias", "Januarias"), ("Ianuariis", "Januariis"), ("Ian.", "Jan.", "Ianuar.", "Januar.", "Jan", "Ian")),
    (("Februarii", "Februarij"), ("Februarias",), ("Februariis",), ("Feb.", "Febr.", "Februar.", "Feb")),
    (("Martii", "Marcii", "Martij"), ("Martias",), ("Martiis",), ("Mart.", "Mar.", "Marc.", "Mart")),
    (("Aprilis",), ("Apriles",), ("Aprilibus",), ("Apr.", "April.", "Apr")),
    (("Maii", "Maij", "Madii"), ("Maias",), ("Maiis",), ("Mai.", "Maii", "Mai")),
    (("Iunii", "Junii", "Junij"), ("Iunias", "Junias"), ("Iuniis", "Juniis"), ("Iun.", "Jun.", "Iun", "Jun")),
    (("Iulii", "Julii", "Julij"), ("Iulias", "Julias"), ("Iuliis", "Juliis"), ("Iul.", "Jul.", "Iul", "Jul")),
    (("Augusti",), ("Augustas",), ("Augustis",), ("Aug.", "August.", "Aug")),
    (("Septembris",), ("Septembres",), ("Septembribus",), ("Sept.", "Septemb.", "Septembr.", "Sep.", "Sept")),
    (("Octobris",), ("Octobres",), ("Octobribus",), ("Oct.", "Octob.", "Octobr.", "Oct")),
    (("Novembris",), ("Novembres",), ("Novembribus",), ("Nov.", "Novemb.", "Novembr.", "Nov")),
    (("Decembris",), ("Decembres",), ("Decembribus",), ("Dec.", "Decemb.", "Decembr.", "Dec")),
)  # fmt: skip

#: Point of the month -> its name beside the genitive or accusative, in the ablative (the day itself), and shortened.
POINTS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "calends": (("Kalendas", "Kal.", "Calendas"), ("Kalendis", "Calendis"), ("Kal.", "Kal.", "Kl.", "Cal.", "Kalend.", "Calend.", "Kal")),
    "nones": (("Nonas",), ("Nonis",), ("Non.", "Non.", "Nonas", "Non")),
    "ides": (("Idus",), ("Idibus",), ("Id.", "Id.", "Idus", "Id")),
}  # fmt: skip

#: Months whose Nones are the 7th and whose Ides the 15th; elsewhere they are the 5th and the 13th.
_LATE = (3, 5, 7, 10)

_EVE = ("pridie", "prid.", "Pridie", "pr.", "II")
_BETWEEN_YEAR: Weighted[str] = Weighted(
    [(" ", 30), (", ", 8), (" anno ", 8), (", anno ", 6), (" anno Domini ", 10), (", anno Domini ", 6), (" A.D. ", 6), (", A.D. ", 3), (" a.D. ", 2), (" a. d. ", 1), (" anni ", 1), (" anno D. ", 1), (" (", 2)]
)  # fmt: skip
_BEFORE_YEAR = ("anno ", "anno Domini ", "A.D. ", "Anno Domini ", "")


def roman_day(day: date) -> tuple[int, str, int]:
    """How many days before which point of which month ``day`` is, both ends counted: (1, point, month) is the point itself."""
    ides = 15 if day.month in _LATE else 13
    nones = ides - 8
    if day.day == 1:
        return 1, "calends", day.month
    if day.day <= nones:
        return nones - day.day + 1, "nones", day.month
    if day.day <= ides:
        return ides - day.day + 1, "ides", day.month
    next_month = (day.replace(day=28) + timedelta(4)).replace(day=1)
    return (next_month - day).days + 1, "calends", next_month.month


def _choose(scene: Scene) -> None:
    """A day of a year of old documents; none of those that leap years count anew."""
    dice = scene.dice
    while True:
        scene.choose_day()
        if dice.chance(0.1):  # the point itself, which has words of its own
            scene.day = dice.pick((1, *((7, 15) if scene.month in _LATE else (5, 13))))
        scene.year = dice.between(1000, 1799) if dice.chance(0.85) else dice.between(1800, 1950)
        if scene.month != 2 or scene.day <= 13 or (scene.year % 4 and scene.day < 29):
            return


def _say_day(scene: Scene) -> None:
    dice = scene.dice
    ahead, point, month = roman_day(date(scene.year, scene.month, scene.day))
    genitive, accusative, ablative, short = MONTHS[month - 1]
    whole, itself, shortened = POINTS[point]
    cut = dice.chance(0.6)
    if ahead == 1:
        if cut:
            scene.write(dice.pick(shortened), "day")
        else:
            scene.write(dice.pick(("", "", "in ")))
            scene.write(dice.pick(itself), "day")
        scene.write(" ")
        scene.write(dice.pick(short if cut else ablative if dice.chance(0.5) else genitive), "month")
        return
    if dice.chance(0.12):
        scene.write(dice.pick(("a.d. ", "ad ", "a. d. ", "ante diem ")))
    if ahead == 2:
        count = dice.pick(_EVE)
    else:
        count = str(ahead) if dice.chance(0.15) else ROMAN[ahead] if dice.chance(0.75) else ROMAN[ahead].lower()
        if dice.chance(0.12):
            count = count.replace("IV", "IIII").replace("iv", "iiii").replace("IX", "VIIII").replace("ix", "viiii")
        if dice.chance(0.15):
            count += "."
    scene.write(count, "day")
    scene.write(" ")
    scene.write(dice.pick(shortened if cut else whole), "day")
    scene.write(" ")
    scene.write(dice.pick(short if cut else accusative if dice.chance(0.4) else genitive), "month")


def _say_year(scene: Scene) -> None:
    dice = scene.dice
    scene.write(roman(scene.year) if dice.chance(0.25) else str(scene.year), "year")


def _roman_day(scene: Scene) -> None:
    """``III Non. Maii 1301``, ``pridie Idus Martias``, ``anno Domini 1245, XVI Kal. Ian.``."""
    dice = scene.dice
    _choose(scene)
    scene.worded = True
    year = f"{scene.year:04d}"
    if dice.chance(0.08):
        year = "XXXX"
        scene.kind = "no_year"
        _say_day(scene)
    elif dice.chance(0.12):
        scene.write(dice.pick(_BEFORE_YEAR))
        _say_year(scene)
        scene.write(dice.pick((", ", ", ", " ", ". ")))
        _say_day(scene)
    else:
        _say_day(scene)
        joint = dice.draw(_BETWEEN_YEAR)
        scene.write(joint)
        _say_year(scene)
        scene.write(")" if joint == " (" else "")
    scene.canonical = f"{year}-{scene.month:02d}-{scene.day:02d}"


GROUPS: tuple[Group, ...] = (
    Group("roman-day", "absolute", 0.9, _roman_day, (("en", 30), ("de", 30), ("it", 20), ("fr", 20), ("es", 6), ("pl", 6), ("cs", 4), ("hu", 4))),
)  # fmt: skip
