"""Groups of the generator for a date that is a bound (EDTF ``../B``, ``A/..``), and for the notations of catalogues."""

import re

from datenorm.data import forms, interval_words, precision_words
from datenorm.data.dice import Weighted
from datenorm.data.gregorian import order_for
from datenorm.data.group import Group
from datenorm.data.pairs import for_days, named_side, plain_year, qualified_side
from datenorm.data.pattern import compile_pattern, reading
from datenorm.data.precision import (
    choose_row,
    choose_year,
    own_rows,
    say_century,
    say_decade,
    say_month,
    say_season,
    say_year,
)
from datenorm.data.scene import Scene


def _numeric_side(scene: Scene) -> str:
    order = order_for(scene)
    scene.separator = scene.dice.draw(forms.SEPARATORS[order])
    pattern = compile_pattern(scene.dice.draw(forms.NUMERIC[order]))
    pattern.write(scene)
    scene.order = pattern.order if len(pattern.order) == 3 else order
    return reading(scene, pattern.parts)


#: Rows of "" that go with more than a year.
_BEFORE_DAYS = ("BEF |", "bef. |", "< |", "<|", "≤ |", "../|")
#: In a hundred bounds, how many are of something about (``after approx. 1928``).
_ABOUT = 12
_AFTER_DAYS = ("AFT |", "aft. |", "> |", ">|", "≥ |", "|/..")


def _bound(scene: Scene, table: precision_words.Rows, days: tuple[str, ...]) -> str:
    """Write a date with a word that makes it a bound, and give the date's reading."""
    dice = scene.dice
    choose_year(scene)
    style = dice.below(100)
    year_only = style < 46
    row = choose_row(scene, table, 0.82)
    if not year_only and (row in table[""] or not for_days(row)):
        rows = [line for line in own_rows(scene, table) or () if for_days(line)]
        row = dice.pick(rows) if rows else dice.pick(days)
    before, _, after = row.partition("|")
    if before:
        scene.write(before, "qualifier")
    if any(sign.isalpha() for sign in row):
        scene.worded = True
    if year_only:
        bare = (after or not before.endswith(" ")) and scene.lang.token not in ("ja", "zh", "ko")
        value = qualified_side(scene, plain_year if bare else say_year, _ABOUT)
    elif style < 60:
        value = qualified_side(scene, say_month, _ABOUT)
    elif style < 81:
        value = qualified_side(scene, named_side, _ABOUT)
    elif style < 93:
        value = _numeric_side(scene)
    elif style < 96:
        value = qualified_side(scene, say_season, _ABOUT)
    elif style < 98:
        value = say_decade(scene)
    else:
        value = say_century(scene)
    if after:
        scene.write(after, "qualifier")
    return value


def _before(scene: Scene) -> None:
    scene.canonical = "../" + _bound(scene, interval_words.BEFORE, _BEFORE_DAYS)


def _after(scene: Scene) -> None:
    scene.canonical = _bound(scene, interval_words.AFTER, _AFTER_DAYS) + "/.."


#: EDTF and the habits of library catalogues: text in templates, reading with {y} {m} {d} {c} (century) {t} (decade).
_CATALOGUE: Weighted[tuple[str, str]] = Weighted(
    [(("[{t}-]", "{t}X"), 3), (("[{t}-?]", "{t}X?"), 2), (("[{c}--]", "{c}XX"), 2), (("[{c}--?]", "{c}XX?"), 2), (("{t}-", "{t}X"), 1), (("{t}u", "{t}X"), 1.5), (("{c}uu", "{c}XX"), 1.5), (("{t}-?", "{t}X?"), 0.6),
     (("{t}X", "{t}X"), 2), (("{c}XX", "{c}XX"), 2), (("{y}~", "{y}~"), 1), (("{y}%", "{y}%"), 1), (("{y}?", "{y}?"), 1), (("{y}-{m}~", "{y}-{m}~"), 1), (("{y}-{m}?", "{y}-{m}?"), 0.6), (("{y}-{m}-{d}?", "{y}-{m}-{d}?"), 0.6),
     (("{y}-{m}-{d}~", "{y}-{m}-{d}~"), 0.6), (("{y}-XX", "{y}-XX"), 1), (("{y}-{m}-XX", "{y}-{m}-XX"), 1.5), (("{y}-XX-XX", "{y}-XX-XX"), 0.6), (("{y}-2{s}", "{y}-2{s}"), 1.5), (("{y}/..", "{y}/.."), 1.5), (("../{y}", "../{y}"), 1.5),
     (("{y}/open", "{y}/.."), 0.6), (("{y}-{m}-{d}/..", "{y}-{m}-{d}/.."), 1), (("../{y}-{m}-{d}", "../{y}-{m}-{d}"), 1), (("{t}_", "{t}X"), 0.4), (("{c}__", "{c}XX"), 0.4), (("{t}x", "{t}X"), 0.6), (("{c}xx", "{c}XX"), 0.6),
     (("c{t}-", "{t}X~"), 0.4), (("[ca. {t}-]", "{t}X~"), 0.5), (("[not before {y}]", "{y}/.."), 1), (("[not after {y}]", "../{y}"), 1), (("{y}-{m}-{d}%", "{y}-{m}-{d}%"), 0.4)]
)  # fmt: skip


def _catalogue(scene: Scene) -> None:
    choose_year(scene)
    text, value = scene.dice.draw(_CATALOGUE)
    if text == "{y}-2{s}" and scene.year % 100 < 24:
        scene.year += 30  # 2021-22 is two years.
    year = f"{scene.year:04d}"
    names = {
        "y": year,
        "c": year[:2],
        "t": year[:3],
        "m": f"{scene.month:02d}",
        "d": f"{scene.day:02d}",
        "s": str((scene.month - 1) // 3 + 1),
    }
    for part in re.split(r"(\{[yctmds]\})", text):
        if part.startswith("{"):
            scene.write(names[part[1]], {"m": "month", "d": "day", "s": ""}.get(part[1], "year"))
        elif part:
            scene.write(part)
    scene.canonical = value.format(**names)
    scene.kind = "range" if "/" in scene.canonical else "partial"


#: A life or a run of years of which one end is not known; {-} a dash, {?} what says so.
_UNKNOWN_ENDS: tuple[tuple[str, str], ...] = (
    ("{y}{-}{?}", "{y}/.."), ("{y}{-}{?}", "{y}/.."), ("({y}{-}{?})", "{y}/.."), ("[{y}{-}{?}]", "{y}/.."), ("{?}{-}{y}", "../{y}"), ("({?}{-}{y})", "../{y}"), ("{y}{-}unknown", "{y}/.."), ("unknown{-}{y}", "../{y}"),
)  # fmt: skip


def _unknown_end(scene: Scene) -> None:
    """``1850-?``, ``(? - 1923)``."""
    choose_year(scene)
    dice = scene.dice
    text, value = dice.pick(_UNKNOWN_ENDS)
    text = text.replace("{-}", dice.pick(("-", "-", "–", " - ", " – ", "—", "--"))).replace("{?}", dice.pick(("?", "?", "??", "????", "[?]")))
    front, _, rear = text.partition("{y}")
    scene.write(front)
    scene.write(str(scene.year), "year")
    scene.write(rear)
    scene.canonical = value.replace("{y}", f"{scene.year:04d}")
    scene.free = dice.chance(0.2)


GROUPS: tuple[Group, ...] = (
    Group("before", "range", 2.6, _before),
    Group("after", "range", 3.0, _after),
    Group("catalogue", "partial", 0.3, _catalogue),
    Group("unknown-end", "range", 0.15, _unknown_end),
)
