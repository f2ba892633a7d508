"""Groups of the generator for intervals of years, decades and centuries, and all groups of intervals."""

from collections.abc import Callable
from datetime import date

from datenorm.data import bounds, day_intervals, interval_words, moments, nights, precision_words
from datenorm.data.forms import TERMS
from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.pairs import as_second, joint_of, named_side, plain_year, qualified_side
from datenorm.data.precision import (
    WITH_SEASONS,
    choose_year,
    coarse_reading,
    qualifier_before,
    say_decade,
    say_month,
    say_season,
    say_year,
)
from datenorm.data.precision_words import SEASONS
from datenorm.data.scene import Scene
from datenorm.data.templates import template

#: Until then ``1688/89`` is one year, in two styles (the British Calendar Act of 1750).
_ONE_STYLE = 1753


def _short_later_year(year: int, later: int, between: str) -> bool:
    """Whether ``1890-95`` may be written: not where the last figures could be a month, nor as a year in two styles."""
    if "/" in between and later == year + 1 and year < _ONE_STYLE:
        return False
    return later // 100 == year // 100 and later % 100 > 12 and not any(sign.isalpha() for sign in between)


def _one_figure(year: int, later: int, between: str) -> bool:
    """Whether ``1890/1`` or ``1914-8`` may be written: in years of which nobody writes the month so."""
    signs = between.strip()
    if later // 10 != year // 10 or not TERMS[0] <= year <= TERMS[1]:
        return False
    return signs in ("-", "–") or (signs == "/" and later == year + 1)


#: The years of charters, of which ``1180 x 1190`` says that they are from some year between; later it is a picture's size.
_CHARTERS = (900, 1600)


#: How often two years the second of which is short are about then, or perhaps.
_ABOUT_SHORT = 0.3


def _years(scene: Scene) -> None:
    choose_year(scene)
    dice = scene.dice
    if scene.year > 2035 and dice.chance(0.9):
        scene.year -= 100
    year = scene.year
    later = year + (
        dice.between(1, 6) if dice.chance(0.5) else dice.between(1, 45) if dice.chance(0.85) else dice.between(10, 180)
    )
    before, between, after = joint_of(scene, days=False, own_share=0.45)
    if _CHARTERS[0] <= year <= _CHARTERS[1] and later - year <= 60 and dice.chance(0.2):
        before, between, after = "", dice.pick((" x ", " X ", "x", " × ", "×")), ""
    if before:
        scene.write(before)
    bare = not (before or after)
    one = bare and _one_figure(year, later, between) and dice.chance(0.4)
    short = bare and not one and _short_later_year(year, later, between) and dice.chance(0.35)
    if short and dice.chance(_ABOUT_SHORT):
        doubt = dice.chance(0.15)
        qualifier_before(scene, precision_words.PERHAPS if doubt else precision_words.ABOUT)
        start = plain_year(scene) + ("?" if doubt else "~")
    else:
        start = qualified_side(scene, plain_year)
        one, short = one and start.isdigit(), short and start.isdigit()
    scene.write(between)
    place = len(scene.pieces)
    scene.year = later
    if one:
        scene.write(str(later % 10), "year")
        end = f"{later:04d}"
    elif short:
        scene.write(f"{later % 100:02d}", "year")
        end = f"{later:04d}"
        if dice.chance(0.05):
            scene.write("?", "qualifier")
            end += "?"
    else:
        end = qualified_side(scene, plain_year if after else say_year)
    as_second(scene, place)
    if after:
        scene.write(after)
    scene.canonical = f"{start}/{end}"


#: Quarters of one year, and of two.
_QUARTERS = (
    "Q{q}|-|Q{q} {y}", "Q{q}|–|Q{q} {y}", "Q{q}| - |Q{q} {y}", "Q{q}|/|Q{q} {y}", "Q{q}| to |Q{q} {y}", "{y} Q{q}|-|Q{q}", "{y}Q{q}|-|Q{q}", "{q}Q|-|{q}Q {y}", "{q}.|-|{q}. Quartal {y}", "{q}.| und |{q}. Quartal {y}", "{q}.| bis |{q}. Quartal {y}", "T{q}|-|T{q} {y}", "{q}|-|{q} кв. {y}", "{R}|-|{R} квартал {y} г.", "{y}年第{q}|-|{q}季度",
)  # fmt: skip
_QUARTERS_APART = ("Q{q} {y}| - |Q{q} {y}", "Q{q} {y}|-|Q{q} {y}", "Q{q} {y}| to |Q{q} {y}", "{y}Q{q}|-|{y}Q{q}", "Q{q}/{y}| – |Q{q}/{y}", "{q}Q {y}|–|{q}Q {y}")


def _quarters(scene: Scene) -> None:
    """``Q1-Q3 2015``: 2015-33/2015-35."""
    dice = scene.dice
    choose_year(scene)
    year = scene.year
    apart = dice.chance(0.35)
    first = dice.between(1, 4 if apart else 3)
    second = dice.between(1, 4) if apart else dice.between(first + 1, 4)
    later = year + dice.pick((1, 1, 1, 2, 3)) if apart else year
    left, between, right = dice.pick(_QUARTERS_APART if apart else _QUARTERS).split("|")
    scene.set_day(date(year, 3 * first, 1))
    template(left).write(scene)
    scene.write(between)
    place = len(scene.pieces)
    scene.set_day(date(later, 3 * second, 1))
    template(right).write(scene)
    as_second(scene, place)
    scene.canonical = f"{year:04d}-{32 + first}/{later:04d}-{32 + second}"


#: How often it is a winter.
_WINTERS = 0.2


def _season_years(scene: Scene) -> None:
    """``season 2019/20``, ``Schuljahr 2019/2020``: the two years that it spans; ``winter 1999/2000``: one season."""
    dice = scene.dice
    year = dice.between(1890, 2035)
    scene.set_day(date(year, scene.month, 1))
    winter = dice.chance(_WINTERS) and scene.lang.token in SEASONS
    if winter:
        before, after = dice.pick(SEASONS[scene.lang.token].split("|")[3].split(",")) + " ", ""
    else:
        before, _, after = dice.pick(interval_words.SEASON_YEARS[scene.lang.token]).partition("|")
    if before:
        scene.write(before)
    plain_year(scene)
    scene.write(dice.pick(("/", "/", "/", "-", "-", "–", " / ", " - ")))
    place = len(scene.pieces)
    scene.write(f"{(year + 1) % 100:02d}" if dice.chance(0.65) else str(year + 1), "year")
    as_second(scene, place)
    if after:
        scene.write(after)
    scene.worded = True
    scene.canonical = f"{year}-24" if winter else f"{year}/{year + 1}"
    scene.kind = "partial" if winter else scene.kind


def _seasons(scene: Scene) -> None:
    """``Fall/Winter 2018``, ``printemps-été 2015``: two seasons that follow each other."""
    dice = scene.dice
    choose_year(scene)
    year, month = scene.year, dice.pick((3, 6, 9, 9))
    scene.set_day(date(year, month, 1))
    year_first = dice.chance(0.25)
    first = template("{y} {season}" if year_first else "{season}")
    first.write(scene)
    words = interval_words.AND.get(scene.lang.token)
    scene.write(dice.pick(words) if words and dice.chance(0.25) else dice.pick(("/", "/", "-", "-", " - ", " / ", "–", " – ")))
    start = len(scene.pieces)
    scene.set_day(date(year, month + 3, 1))
    template("{season}" if year_first else "{season} {y}").write(scene)
    as_second(scene, start)
    scene.worded = True
    scene.canonical = f"{year:04d}-{20 + month // 3}/{year:04d}-{21 + month // 3}"


def _terms(scene: Scene) -> None:
    """``1890/1``, ``1914-8``: the second year by its last figure."""
    dice = scene.dice
    year = dice.between(*TERMS)
    year -= year % 10 == 9
    scene.set_day(date(year, scene.month, 1))
    slash = dice.chance(0.6)
    later = year + 1 if slash else dice.between(year + 1, year // 10 * 10 + 9)
    plain_year(scene)
    scene.write("/" if slash else dice.pick(("-", "-", "–", " - ")))
    place = len(scene.pieces)
    scene.write(str(later % 10), "year")
    as_second(scene, place)
    scene.canonical = f"{year}/{later}"


def _mixed(scene: Scene) -> None:
    """Two sides that say unlike much: ``1915 - autumn 1916``."""
    choose_year(scene)
    sides = []
    before, between, after = joint_of(scene, days=False, own_share=0.4)
    if before:
        scene.write(before)
    for place, say in enumerate(scene.dice.pick(_MIXED)):
        start = len(scene.pieces)
        if place:
            scene.write(between)
            start = len(scene.pieces)
            scene.set_day(date(scene.year + scene.dice.between(1, 9), scene.month, min(scene.day, 28)))
        sides.append(qualified_side(scene, say))
        if place:
            as_second(scene, start)
    if after:
        scene.write(after)
    scene.names_weekday = False
    scene.canonical = "/".join(sides)


def _centuries(scene: Scene) -> None:
    dice = scene.dice
    rows = interval_words.CENTURIES.get(scene.lang.token) or interval_words.CENTURIES["en"]
    text = dice.pick(rows)
    century = dice.between(9, 19) if "{hund}" in text or dice.chance(0.7) else dice.between(0, 8)
    first, _, second = text.partition("|")
    sides = []
    place = 0
    for number, part in ((century, first), (min(century + dice.pick((1, 1, 1, 2, 3, 5)), 20), second)):
        place = len(scene.pieces)
        scene.year = number * 100 + 50
        pattern = template(part)
        pattern.write(scene)
        sides.append(coarse_reading(scene, pattern.parts))
    as_second(scene, place)
    scene.canonical = "/".join(sides)


def _decades(scene: Scene) -> None:
    scene.choose_day()
    scene.year = 1700 + scene.year % 320
    first = say_decade(scene)
    scene.write(joint_of(scene, days=False, own_share=0, whole=False)[1])
    place = len(scene.pieces)
    scene.year += 10 * scene.dice.pick((1, 1, 2, 3, 5))
    second = say_decade(scene)
    as_second(scene, place)
    scene.canonical = f"{first}/{second}"
    if first >= second:
        scene.pieces.clear()
        _years(scene)


_MIXED: tuple[tuple[Callable[[Scene], str], Callable[[Scene], str]], ...] = (
    (plain_year, say_season), (say_season, plain_year), (plain_year, say_month), (say_month, plain_year), (say_season, say_season),
    (say_month, named_side), (plain_year, named_side), (say_year, say_season), (say_season, say_year),
)  # fmt: skip


GROUPS: tuple[Group, ...] = (
    Group("years", "range", 2.4, _years),
    Group("years-one-figure", "range", 0.12, _terms),
    Group("mixed-sides", "range", 0.7, _mixed),
    Group("quarters", "range", 0.2, _quarters),
    Group("seasons", "range", 0.2, _seasons, WITH_SEASONS),
    Group("season-years", "range", 0.35, _season_years, among(interval_words.SEASON_YEARS)),
    Group(
        "centuries",
        "range",
        0.4,
        _centuries,
        tuple((entry, 4.0 if entry == "en" else 1.0) for entry in interval_words.CENTURIES),
    ),
    Group("decades", "range", 0.25, _decades),
    *day_intervals.GROUPS,
    *moments.GROUPS,
    *nights.GROUPS,
    *bounds.GROUPS,
)
