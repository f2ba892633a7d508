"""Groups of the generator for intervals of days and months: 3-5 May 1999, 03.06.-07.06.2015, 2004-05-01/2004-05-31."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache

from datenorm.core.errors import InputError
from datenorm.data import cldr, forms, interval_words
from datenorm.data.dice import Weighted
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.languages import locale_groups
from datenorm.data.pairs import Halves, halves, joint_of, two_days, write_pair
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene
from datenorm.data.templates import template

_FITTING: Weighted[str] = Weighted([("day", 45), ("month", 25), ("all", 30)])
_NO_YEAR = 0.2
#: How often two days of a month follow each other and are joined by "and".
_NEXT = 0.2
#: How often a word stands before two days that a sign joins.
_FROM = 0.12
_TRIES = 6


def _cut(scene: Scene, draw: Callable[[Scene], str], kind: str) -> Halves:
    """The halves of a form that can be cut."""
    for _ in range(_TRIES):
        cut = halves(draw(scene))
        if cut is not None:
            return cut[kind]
    cut = halves("d MMMM yyyy")
    assert cut is not None
    return cut[kind]


def _named_source(scene: Scene) -> str:
    return named_form(scene).source


def _short_source(scene: Scene) -> str:
    return scene.dice.draw(forms.NAMED_SHORT)


def _named_days(scene: Scene) -> None:
    dice = scene.dice
    kind = dice.draw(_FITTING)
    days = two_days(scene, kind, over_new_year=True)
    if kind != "all" and dice.chance(_NO_YEAR):
        kind += "-none"
    pair = _cut(scene, _short_source if dice.chance(0.07) else _named_source, kind)
    joint = joint_of(scene, own_share=0.5, whole=not kind.startswith("day"))
    words = interval_words.AND.get(scene.lang.token)
    if kind.startswith("day") and words is not None and dice.chance(_NEXT):
        days = days[0], days[0] + timedelta(1)
        joint = ("", dice.pick(words), "")
        scene.worded = True
    if not any(joint[::2]) and dice.chance(_FROM) and scene.lang.token in interval_words.FROM:
        joint = (dice.pick(interval_words.FROM[scene.lang.token]), *joint[1:])
        scene.worded = True
    first = pair.first
    if kind.startswith("day") and pair.second.startswith((first + ".", first + "'.'")) and dice.chance(0.8):
        first += "."
    write_pair(scene, compile_pattern(first), compile_pattern(pair.second), joint, days)


#: Before each of two days: its name.
_WEEKDAY = ("EEE ", "EEE ", "EEEE ", "EEE, ", "EEEE, ")


def _weekday_days(scene: Scene) -> None:
    """``Mo. 3. - Mi. 5. Mai 1999``, ``Fri 3 May to Sun 5 May``."""
    dice = scene.dice
    kind = dice.draw(_FITTING)
    days = two_days(scene, kind, over_new_year=True)
    if kind != "all" and dice.chance(0.3):
        kind += "-none"
    pair = _cut(scene, _short_source if dice.chance(0.15) else _named_source, kind)
    name = dice.pick(_WEEKDAY)
    first = pair.first + "." if pair.second.startswith((pair.first + ".", pair.first + "'.'")) else pair.first
    joint = joint_of(scene, whole=not kind.startswith("day"))
    write_pair(scene, compile_pattern(name + first), compile_pattern(name + pair.second), joint, days)
    scene.names_weekday = False


#: What joins numeric dates, by what stands between their parts.
_NUMERIC_JOINTS: dict[str, tuple[str, ...]] = {
    "-": (" - ", " – ", "/", " / ", "--", " to ", " -- ", "~", " ~ ", ".."),
    "/": ("-", "-", " - ", " – ", "–", " to ", "~", " ~ ", "--"),
    ".": ("-", "-", "–", " - ", " – ", " bis ", "–", "~", " ~ ", "--", "/"),
}
_OTHER_JOINTS = (" - ", " – ", "-", " to ", "--")


def _numeric_days(scene: Scene) -> None:
    dice = scene.dice
    kind = dice.draw(_FITTING)
    days = two_days(scene, kind, over_new_year=True)
    order = order_for(scene)
    scene.separator = (
        dice.pick(("/", "/", ".", ".", "-", ".", " ")) if order != "YMD" else dice.pick(("/", "-", "-", "."))
    )
    short = dice.chance(0.3)
    table = forms.NUMERIC_SHORT[order] if short else forms.NUMERIC[order]
    if kind != "all" and dice.chance(0.3) and scene.separator in ("/", "."):
        kind += "-none"
    pair = _cut(scene, lambda scene: scene.dice.draw(table), kind)
    joints = _NUMERIC_JOINTS.get(scene.separator, _OTHER_JOINTS)
    joint = ("", dice.pick(joints), "")
    if dice.chance(0.3):
        joint = joint_of(scene, own_share=0.3, whole=not kind.startswith("day"))
    if joint[1].strip() == scene.separator and len(joint[1]) == 1:
        joint = ("", " - ", "") if scene.separator != "-" else ("", " / ", "")
    first, second = pair
    if scene.separator == "." and order == "DMY" and dice.chance(0.5):
        first += "."
        if kind == "month-none":
            second += "."
    write_pair(scene, compile_pattern(first), compile_pattern(second), joint, days)


@cache
def _cldr(entry: str) -> tuple[tuple[str, str, str], ...]:
    """CLDR's interval formats of an entry: what must differ (day, month, all), first pattern, second pattern."""
    rows: dict[tuple[str, str, str], None] = {}
    for name in locale_groups()[entry]:
        table = cldr.locale(name)["interval_formats"]
        for skeleton, must in _CLDR_SKELETONS.items():
            for letter, parts in (table.get(skeleton) or {}).items():
                if letter in must and len(parts) == 2 and "G" not in parts[0] and "E" not in parts[0]:
                    rows[(must[letter], str(parts[0]), str(parts[1]))] = None
    return tuple(row for row in rows if _compiles(row[1]) and _compiles(row[2]))


def _compiles(source: str) -> bool:
    try:
        compile_pattern(source)
    except InputError:
        return False
    return True


_CLDR_SKELETONS: dict[str, dict[str, str]] = {
    "yMMMd": {"d": "day", "M": "month", "y": "all"},
    "yMMMMd": {"d": "day", "M": "month", "y": "all"},
    "yMd": {"d": "day", "M": "month", "y": "all"},
    "yMMM": {"M": "month", "y": "all"},
    "yMMMM": {"M": "month", "y": "all"},
    "yM": {"M": "month", "y": "all"},
    "MMMd": {"d": "day", "M": "month"},
    "Md": {"d": "day", "M": "month"},
    "y": {"y": "year"},
}


def _cldr_interval(scene: Scene) -> None:
    rows = _cldr(scene.lang.id)
    if not rows:
        _named_days(scene)
        return
    kind, first, second = scene.dice.pick(rows)
    if kind == "year":
        scene.choose_day()
        later = scene.year + scene.dice.between(1, 40)
        days = (date(scene.year, scene.month, 1), date(min(later, 2999), scene.month, 1))
    else:
        days = two_days(scene, kind, over_new_year=True)
    if kind == "all" and days[0].year == days[1].year:
        days = (days[0], days[1].replace(year=min(days[0].year + 1, 2999), day=min(days[1].day, 28)))
    write_pair(scene, compile_pattern(first), compile_pattern(second), ("", "", ""), days)


#: ISO 8601 and what machines make of it: what must differ, first, between, second.
_ISO: Weighted[tuple[str, str, str, str]] = Weighted(
    [
        (("all", "yyyy-MM-dd", "/", "yyyy-MM-dd"), 10), (("all", "yyyy-MM-dd", " - ", "yyyy-MM-dd"), 6), (("all", "yyyy-MM-dd", " to ", "yyyy-MM-dd"), 4),
        (("all", "yyyy-MM-dd", "--", "yyyy-MM-dd"), 2), (("all", "yyyy-MM-dd", "..", "yyyy-MM-dd"), 1.5), (("all", "yyyyMMdd", "-", "yyyyMMdd"), 3), (("all", "yyyyMMdd", "/", "yyyyMMdd"), 3),
        (("all", "yyyy/MM/dd", "-", "yyyy/MM/dd"), 3), (("all", "yyyy/MM/dd", " - ", "yyyy/MM/dd"), 3), (("all", "yyyy-MM-dd", "_", "yyyy-MM-dd"), 1), (("all", "yyyy-MM-dd", " / ", "yyyy-MM-dd"), 1),
        (("all", "yyyy-MM-dd", " – ", "yyyy-MM-dd"), 2), (("all", "yyyy.MM.dd", "-", "yyyy.MM.dd"), 1.5), (("all", "yyyy-MM-dd", " until ", "yyyy-MM-dd"), 0.5), (("all", "yyyyMMdd", "_", "yyyyMMdd"), 0.6),
        (("all", "yyyy-MM-dd", " → ", "yyyy-MM-dd"), 0.5), (("all", "yyyy-MM-dd", "~", "yyyy-MM-dd"), 1), (("all", "yyyy-MM-dd", " ~ ", "yyyy-MM-dd"), 1),
        (("day", "yyyy-MM-dd", "/", "dd"), 3), (("month", "yyyy-MM-dd", "/", "MM-dd"), 3), (("month", "yyyy-MM-dd", " - ", "MM-dd"), 1), (("day", "yyyy-MM-dd", " - ", "dd"), 0.5), (("month", "yyyy/MM/dd", "-", "MM/dd"), 1.5),
        (("day", "yyyy.MM.dd", "-", "dd"), 1), (("month", "yyyy.MM.dd", "-", "MM.dd"), 1), (("day", "yyyy/MM/dd", "-", "dd"), 1),
        (("all", "yyyy-MM", "/", "yyyy-MM"), 4), (("all", "yyyy-MM", " - ", "yyyy-MM"), 2), (("all", "yyyy-MM", " to ", "yyyy-MM"), 1.5), (("month", "yyyy-MM", "/", "MM"), 5), (("all", "yyyy.MM", " - ", "yyyy.MM"), 1.5),
        (("all", "yyyy.MM", "-", "yyyy.MM"), 1), (("all", "yyyy/MM", "-", "yyyy/MM"), 1.5), (("all", "yyyy/MM", " - ", "yyyy/MM"), 1.5), (("all", "MM/yyyy", " - ", "MM/yyyy"), 4), (("all", "MM/yyyy", "-", "MM/yyyy"), 3),
        (("all", "M/yyyy", " - ", "M/yyyy"), 2), (("all", "M/yyyy", "-", "M/yyyy"), 1.5), (("all", "MM.yyyy", " - ", "MM.yyyy"), 3), (("all", "MM.yyyy", "-", "MM.yyyy"), 2), (("month", "MM", "-", "MM/yyyy"), 1),
        (("month", "M", "-", "M/yyyy"), 1), (("all", "MM/yyyy", " to ", "MM/yyyy"), 1.5), (("all", "MM.yyyy", " bis ", "MM.yyyy"), 1.5), (("month", "MM", ".-", "MM.yyyy"), 0.3), (("month", "MM", "–", "MM.yyyy"), 0.5),
        (("all", "yyyy年M月d日", "～", "yyyy年M月d日"), 1.5), (("day", "yyyy年M月d日", "～", "d日"), 1.5), (("month", "yyyy年M月d日", "～", "M月d日"), 1.5), (("month", "yyyy年M月", "～", "M月"), 1), (("all", "yyyy年M月", "～", "yyyy年M月"), 1),
        (("day", "yyyy年M月d日", "-", "d日"), 1), (("month", "yyyy年M月d日", "至", "M月d日"), 1), (("day", "yyyy年M月d日", "至", "d日"), 1), (("month", "yyyy年M月", "-", "M月"), 0.6), (("all", "yyyy年M月", "至", "yyyy年M月"), 0.6),
        (("day", "yyyy년 M월 d일", "~", "d일"), 1), (("month", "yyyy년 M월 d일", " ~ ", "M월 d일"), 1), (("month", "M월 d일", "~", "M월 d일"), 0.5), (("month", "M月d日", "～", "M月d日"), 0.6), (("day", "M月d日", "～", "d日"), 0.6),
        (("day", "M月d", "-", "d日"), 0.4), (("month", "yyyy년 M월", " ~ ", "M월"), 0.5), (("all", "{iso_year}-'W'ww", "/", "{iso_year}-'W'ww"), 0.3), (("all", "yyyy-DDD", "/", "yyyy-DDD"), 0.2),
    ]
)  # fmt: skip


def _iso_days(scene: Scene) -> None:
    kind, first, between, second = scene.dice.draw(_ISO)
    days = two_days(scene, kind)
    if kind == "all" and "d" not in first and (days[0].year, days[0].month) == (days[1].year, days[1].month):
        days = (days[0].replace(day=1), date(min(days[0].year + 1, 2999), days[1].month, 1))
    write_pair(scene, compile_pattern(first), compile_pattern(second), ("", between, ""), days)
    if "y" in first or "iso" in first:
        scene.order = ""


#: Two days of a month in figures, which is written once, by the order of their numbers.
_OF_A_MONTH: dict[str, Weighted[tuple[str, str, str]]] = {
    "DMY": Weighted(
        [(("d", "-", "d/M/yyyy"), 14), (("dd", "-", "dd/MM/yyyy"), 10), (("d", "-", "d.M.yyyy"), 10), (("dd", "-", "dd.MM.yyyy"), 8), (("d'.'", "-", "d.M.yyyy"), 8), (("d'.'", " - ", "d.M.yyyy"), 6), (("d'.'", "–", "d.M.yyyy"), 4), (("d'.'", "-", "d. M. yyyy"), 6), (("d", "–", "d. M. yyyy"), 4), (("d'.'", "/", "d.M.yyyy"), 6), (("d", "/", "d.M.yyyy"), 6), (("d", "-", "d-M-yyyy"), 2),
         (("d'.'", "+", "d.M.yyyy"), 2), (("d'.'", " + ", "d.M.yyyy"), 2), (("d'.'", " und ", "d.M.yyyy"), 3), (("d", " y ", "d/M/yyyy"), 4), (("d", " e ", "d/M/yyyy"), 4), (("d", " et ", "d/M/yyyy"), 3), (("d", " & ", "d/M/yyyy"), 4), (("d", "–", "d/M/yyyy"), 5), (("d", " - ", "d/M/yyyy"), 6), (("d", "-", "d/M/yy"), 5), (("dd", "-", "dd/MM/yy"), 4), (("d'.'", "-", "d.M.yy"), 4), (("dd", "/", "dd.MM.yyyy"), 3), (("d", "-", "d.M.yy"), 3),
         (("d", "-", "d/M"), 4), (("d'.'", "-", "d.M."), 5), (("d'.'", "–", "d.M."), 3), (("d'.'", "/", "d.M."), 2), (("dd", "-", "dd.MM."), 2), (("d", "–", "d/M"), 2)]
    ),
    "MDY": Weighted([(("M/d", "-", "d/yyyy"), 14), (("M/d", "–", "d/yyyy"), 6), (("M/d", "-", "d/yy"), 12), (("MM/dd", "-", "dd/yyyy"), 5), (("M/d", " - ", "d/yyyy"), 4), (("M/d", " & ", "d/yyyy"), 3), (("M/d", "-", "d"), 6), (("M/d", "–", "d"), 3)]),
    "YMD": Weighted([(("yyyy/M/d", "-", "d"), 8), (("yyyy/MM/dd", "-", "dd"), 5), (("yyyy.M.d", "-", "d"), 5), (("yyyy.MM.dd", "~", "dd"), 4), (("yyyy-MM-dd", "~", "dd"), 2), (("yyyy/M/d", "～", "d"), 3), (("M/d", "-", "d"), 4), (("M/d", "～", "d"), 3)]),
}  # fmt: skip


def _days_of_a_month(scene: Scene) -> None:
    """``3-4/5/1999``, ``5/3-4/99``, ``3./4.5.1999``."""
    days = two_days(scene, "day")
    order = order_for(scene)
    first, between, second = scene.dice.draw(_OF_A_MONTH[order])
    if any(sign in between for sign in "/+&") or " " in between.strip("- –"):
        days = days[0], days[0] + timedelta(1)
    if days[0].month != days[1].month:
        days = days[1].replace(day=1), days[1].replace(day=2)
    write_pair(scene, compile_pattern(first), compile_pattern(second), ("", between, ""), days)
    scene.order = order if "y" in first + second else ""


#: Figures with the signs of year, month and day, whose sign stands once behind both: what must differ, first, second.
_SIGNED: dict[str, tuple[tuple[str, str, str], ...]] = {
    "CJK": (
        ("day", "yyyy年M月d", "d日"), ("day", "yyyy年M月d", "d日"), ("day", "M月d", "d日"), ("day", "yyyy年M月d日", "d日"), ("month", "yyyy年M月d日", "M月d日"), ("month", "M月d日", "M月d日"), ("month", "yyyy年M", "M月"), ("month", "yyyy年M", "M月"), ("month", "yyyy年M月", "M月"),
        ("month", "M", "M月"), ("month", "M月", "M月"), ("month", "M", "M月 yyyy年"), ("month", "yyyy年 M", "M月"), ("all", "yyyy年M月", "yyyy年M月"), ("all", "yyyy年M月d日", "yyyy年M月d日"), ("day", "MM月dd", "dd日"),
    ),
    "ko": (
        ("day", "yyyy년 M월 d", "d일"), ("day", "yyyy년 M월 d일", "d일"), ("day", "M월 d", "d일"), ("month", "yyyy년 M월 d일", "M월 d일"), ("month", "yyyy년 M", "M월"), ("month", "yyyy년 M월", "M월"), ("month", "M", "M월"), ("all", "yyyy년 M월", "yyyy년 M월"), ("month", "M월 d일", "M월 d일"),
    ),
}  # fmt: skip
_SIGNED_JOINTS = ("～", "～", "〜", "-", "–", "~", " ~ ", "－", "—")
_SIGNED_WORDS = {"ja": ("から", "から", " ～ "), "zh": ("至", "至", "到"), "ko": (" ~ ", "-")}


def _signed_days(scene: Scene) -> None:
    """``2019年3～5月``, ``2019年5月3日〜5日``, ``5월 3~5일``."""
    dice, token = scene.dice, scene.lang.token
    kind, first, second = dice.pick(_SIGNED["ko" if token == "ko" else "CJK"])
    days = two_days(scene, kind, over_new_year=True)
    if kind == "all" and "d" not in first and (days[0].year, days[0].month) == (days[1].year, days[1].month):
        days = (days[0].replace(day=1), date(min(days[0].year + 1, 2999), days[1].month, 1))
    between = dice.pick(_SIGNED_WORDS[token] if dice.chance(0.25) else _SIGNED_JOINTS)
    write_pair(scene, compile_pattern(first), compile_pattern(second), ("", between, ""), days)
    scene.worded = True


#: Two months: first, second, in templates; the year once, or twice.
_MONTHS_OF_A_YEAR = (
    "{m}|{m} {y}", "{m}|{m} {y}", "{LLL}|{LLL} {y}", "{m}|{m}, {y}", "{LLL}.|{LLL}. {y}", "{y} {m}|{m}", "{y}, {m}|{m}", "{y} {LLL}|{LLL}", "{MMMM}|{MMMM} {y}", "{m}|{m} de {y}", "{LLL}|{LLL} {'yy}",
)  # fmt: skip
_MONTHS = (
    "{m} {y}|{m} {y}",
    "{LLL} {y}|{LLL} {y}",
    "{m}, {y}|{m}, {y}",
    "{LLL}. {y}|{LLL}. {y}",
    "{MMMM} {y}|{MMMM} {y}",
    "{y} {m}|{y} {m}",
    "{m} de {y}|{m} de {y}",
    "{LLL} {'yy}|{LLL} {'yy}",
)


def _months(scene: Scene) -> None:
    dice = scene.dice
    one_year = dice.chance(0.6)
    first, _, second = dice.pick(_MONTHS_OF_A_YEAR if one_year else _MONTHS).partition("|")
    if " de " in second and scene.lang.token not in ("es", "pt", "gl", "ca"):
        first, second = first.replace(" de ", " "), second.replace(" de ", " ")
    days = two_days(scene, "month" if one_year else "all", over_new_year=True)
    if not one_year and days[0].year == days[1].year:
        days = (days[0].replace(day=1), date(min(days[0].year + 1, 2999), days[1].month, 1))
    joint = ("", "/", "") if one_year and dice.chance(0.15) else joint_of(scene, own_share=0.45, whole=not one_year)
    write_pair(scene, template(first), template(second), joint, days)


GROUPS: tuple[Group, ...] = (
    Group("months", "range", 1.2, _months, names=True),
    Group("days-named", "range", 2.6, _named_days, names=True),
    Group("days-with-weekdays", "range", 0.8, _weekday_days, names=True),
    Group("numeric-days", "range", 2.0, _numeric_days),
    Group("days-of-a-month", "range", 0.6, _days_of_a_month),
    Group("signed-days", "range", 0.35, _signed_days, (("ja", 10), ("zh", 9), ("zh_Hant", 3), ("ko", 5))),
    Group("interval-cldr", "range", 0.7, _cldr_interval),
    Group("interval-iso", "range", 0.8, _iso_days),
)
