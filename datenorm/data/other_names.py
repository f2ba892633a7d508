"""Months under other names: of older files and dialects, and in another language than the text around them."""

import re
from collections.abc import Callable
from datetime import date
from functools import cache

from datenorm.data import forms
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.languages import Names, language
from datenorm.data.national import RARE_MONTH_NAMES
from datenorm.data.pattern import compile_pattern, extend, variant
from datenorm.data.scene import Scene
from datenorm.data.words import say

_MONTH = re.compile(r"MMMM?|LLLL?")

#: Languages whose writers put the months of a big neighbour into their texts; all others put the English ones.
_NEIGHBOUR: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("kk", "ky", "uz", "tg", "tk", "tt", "ba", "cv", "os", "mn", "sah", "ce", "be", "uk", "hy", "ka", "az", "kv"), ("ru", "ru", "en")),
    **dict.fromkeys(("br", "oc", "wo", "ln", "ff", "bm", "mg", "kab", "lb", "ar", "ro", "vi", "km", "rw", "sg", "ee"), ("fr", "en")),
    **dict.fromkeys(("eu", "gl", "ca", "ast", "qu", "gn", "fil"), ("es", "en")),
    **dict.fromkeys(("gsw", "nds", "hsb", "dsb", "rm", "hu", "cs", "sl"), ("de", "en")),
    **dict.fromkeys(("fo", "kl"), ("da", "en")),
    **dict.fromkeys(("se", "smn", "fi"), ("sv", "en")),
    **dict.fromkeys(("fur", "sc", "lij", "scn", "vec"), ("it",)),
    **dict.fromkeys(("sd", "ks", "pa_Arab"), ("ur", "en")),
    **dict.fromkeys(("mai", "bho", "doi", "brx", "kok", "sa", "raj", "mr", "ne"), ("hi", "en")),
    "en": ("fr", "de", "es", "it", "pt", "nl"),
    **dict.fromkeys(("jv", "su", "ban", "min", "ms"), ("id", "en")),
}  # fmt: skip
_ENGLISH = ("en",)


@cache
def _foreign(token: str, width: str) -> tuple[tuple[str, ...], ...]:
    """Names of the twelve months in the languages that writers of ``token`` borrow from."""
    sources = [language(name).months[width] for name in _NEIGHBOUR.get(token, _ENGLISH)]
    return tuple(tuple(name for months in sources for name in months[index][:2]) for index in range(12))


def _foreign_month(width: str) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        names = _foreign(scene.lang.id if scene.lang.id in _NEIGHBOUR else scene.lang.token, width)
        scene.names = names
        scene.pieces.append((scene.dice.pick(names[scene.month - 1]), "month"))

    return op


def _rare_month(scene: Scene) -> None:
    _add(scene, _rare(scene.lang.token))


def _latin_month(scene: Scene) -> None:
    _add(scene, _rare("la"))


@cache
def _rare(token: str) -> Names:
    row = RARE_MONTH_NAMES.get(token, RARE_MONTH_NAMES["en"])
    return tuple(row[month] for month in range(1, 13))


def _add(scene: Scene, names: Names) -> None:
    """Add the month; a name that begins with a figure (8bre) is kept apart from a figure before it."""
    scene.names = names
    name = variant(scene, names[scene.month - 1])
    if name[0].isdigit() and scene.pieces and scene.pieces[-1][0][-1:].isdigit():
        scene.pieces.append((" ", ""))
    scene.pieces.append((name, "month"))


extend("rare month", _rare_month, "month", True)
extend("latin month", _latin_month, "month", True)
for _width in ("MMMM", "MMM", "LLLL", "LLL"):
    extend(f"foreign {_width}", _foreign_month(_width), "month", True)


def _renamed(rows: Weighted[str], replacement: str) -> Weighted[str]:
    """The same patterns with another month; ``*`` in ``replacement`` stands for the letters of the old one."""
    total = 0.0
    result = []
    for form, bound in zip(rows.items, rows.bounds, strict=True):
        result.append((_rename(form, replacement), bound - total))
        total = bound
    return Weighted(result)


@cache
def _rename(form: str, replacement: str) -> str:
    return _MONTH.sub(lambda match: "{" + replacement.replace("*", match.group()) + "}", form)


_ALL = {name: getattr(forms, name) for name in ("NAMED", "NAMED_SHORT", "MONTH_YEAR", "DAY_MONTH")}


@cache
def _table(name: str, replacement: str) -> Weighted[str]:
    return _renamed(_ALL[name], replacement)


_KINDS: Weighted[str] = Weighted([("NAMED", 78), ("NAMED_SHORT", 6), ("MONTH_YEAR", 12), ("DAY_MONTH", 8)])


def _foreign_names(scene: Scene) -> None:
    scene.choose_day()
    own = scene.lang.patterns["named"]
    if own and scene.dice.chance(0.35):
        form = _rename(scene.dice.pick(own), "foreign *")
    else:
        form = scene.dice.draw(_table(scene.dice.draw(_KINDS), "foreign *"))
    say(scene, compile_pattern(form), 0.12)


def _rare_names(scene: Scene) -> None:
    scene.choose_day()
    dice = scene.dice
    if scene.year > 1960 and dice.chance(0.7):
        scene.set_day(date(scene.year - 200, scene.month, min(scene.day, 28)))
    latin = scene.lang.token in ("en", "de", "nl", "pl", "sv", "hu", "it", "fr", "es") and dice.chance(0.15)
    kind = "NAMED" if latin else dice.draw(_KINDS)
    say(scene, compile_pattern(dice.draw(_table(kind, "latin month" if latin else "rare month"))), 0.0)


_RARE_SHARES = {
    "en": 26,
    "fr": 12,
    "es": 10,
    "it": 9,
    "de": 10,
    "pt": 4,
    "nl": 6,
    "sv": 4,
    "da": 3,
    "ru": 5,
    "tr": 4,
    "pl": 3,
    "el": 3,
    "id": 3,
}

GROUPS: tuple[Group, ...] = (
    Group("foreign-names", "absolute", 0.55, _foreign_names),
    Group(
        "rare-names",
        "absolute",
        0.5,
        _rare_names,
        tuple((entry, float(_RARE_SHARES.get(entry, 1))) for entry in RARE_MONTH_NAMES if entry != "la"),
    ),
)
