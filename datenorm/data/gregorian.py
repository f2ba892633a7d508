"""Groups of the generator for Gregorian dates in figures and names: a table row a group."""

from datetime import date

from datenorm.data import english_names, forms  # noqa: F401 (english_names: {Mon} in the patterns)
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pattern import Pattern, compile_pattern, reading
from datenorm.data.scene import Scene
from datenorm.data.written_time import add_time


def _write(scene: Scene, pattern: Pattern) -> None:
    """Write the date; with a weekday beside it now and then."""
    if "weekday" not in pattern.parts and scene.dice.chance(0.16):
        before, _, after = scene.dice.draw(forms.WEEKDAYS).partition("|")
        if before:
            compile_pattern(before).write(scene)
        pattern.write(scene)
        if after:
            compile_pattern(after).write(scene)
    else:
        pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    if scene.order == "" and "D" in pattern.order and "M" in pattern.order:
        scene.order = pattern.order


def order_for(scene: Scene) -> str:
    """An order of numeric dates that is met where the language is written."""
    dice, lang = scene.dice, scene.lang
    own = forms.ORDERS_OF.get(lang.id) or forms.ORDERS_OF.get(lang.token)
    if own is not None:
        return dice.draw(own)
    if not lang.orders or dice.chance(0.06):
        return dice.draw(forms.ANY_ORDER)
    return dice.pick(lang.orders)


def _form(scene: Scene, group: str, national: dict[str, tuple[str, ...]], usual: Weighted[str]) -> str:
    """CLDR's form, a national one, or one that is met anywhere."""
    dice = scene.dice
    style = dice.below(100)
    if style < 40:
        own = scene.lang.patterns[group]
        if own:
            return dice.pick(own)
    elif style < 62:
        rows = national.get(scene.lang.token)
        if rows is not None:
            return dice.pick(rows)
    return dice.draw(usual)


def named_form(scene: Scene) -> Pattern:
    """A form with day, month by name and year in four figures, as the scene's language writes it or as anybody may."""
    return compile_pattern(_form(scene, "named", forms.NAMED_OF, forms.NAMED))


def _named(scene: Scene) -> None:
    scene.choose_day()
    _write(scene, named_form(scene))
    add_time(scene, 0.2)


def _named_short(scene: Scene) -> None:
    scene.choose_day()
    _write(scene, compile_pattern(scene.dice.draw(forms.NAMED_SHORT)))
    add_time(scene, 0.15)


def _numeric(scene: Scene) -> None:
    scene.choose_day()
    style = scene.dice.below(100)
    own = (
        scene.lang.patterns["numeric"] if style < 12 else forms.NUMERIC_OF.get(scene.lang.token) if style < 30 else None
    )
    if own:
        pattern = compile_pattern(scene.dice.pick(own))
    else:
        order = order_for(scene)
        scene.separator = scene.dice.draw(forms.SEPARATORS[order])
        pattern = compile_pattern(scene.dice.draw(forms.NUMERIC[order]))
    if "short" in pattern.parts:
        scene.kind = "two_digit_year"
    _write(scene, pattern)
    add_time(scene, 0.3)


def _numeric_short(scene: Scene) -> None:
    scene.choose_day()
    own = forms.NUMERIC_SHORT_OF.get(scene.lang.id)
    if own is not None and scene.dice.chance(0.15):
        _write(scene, compile_pattern(scene.dice.pick(own)))
        add_time(scene, 0.2)
        return
    order = order_for(scene)
    if order == "YMD" and scene.dice.chance(0.12):
        order = "DMY"
    scene.separator = scene.dice.draw(forms.SEPARATORS[order])
    _write(scene, compile_pattern(scene.dice.draw(forms.NUMERIC_SHORT[order])))
    add_time(scene, 0.2)


def _week_or_ordinal(scene: Scene) -> None:
    scene.choose_day()
    pattern = compile_pattern(scene.dice.draw(forms.WEEK_AND_ORDINAL))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _month_year(scene: Scene) -> None:
    scene.choose_day()
    own = scene.lang.patterns["month_year"]
    form = scene.dice.pick(own) if own and scene.dice.chance(0.45) else scene.dice.draw(forms.MONTH_YEAR)
    pattern = compile_pattern(form)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _month_year_short(scene: Scene) -> None:
    scene.choose_day()
    pattern = compile_pattern(scene.dice.draw(forms.MONTH_YEAR_SHORT))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _numeric_month_year(scene: Scene) -> None:
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1900
    pattern = compile_pattern(scene.dice.draw(forms.NUMERIC_MONTH_YEAR))
    if pattern.source in forms.LIKE_YEARS and scene.month < 10 and forms.TERMS[0] <= scene.year <= forms.TERMS[1]:
        scene.year += 100 * ((forms.TERMS[1] + 100 - scene.year) // 100)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _day_month(scene: Scene) -> None:
    scene.choose_day()
    _write(scene, compile_pattern(_form(scene, "day_month", forms.DAY_MONTH_OF, forms.DAY_MONTH)))
    add_time(scene, 0.15, kind="no_year")


def _numeric_day_month(scene: Scene) -> None:
    scene.choose_day()
    scene.separator = scene.dice.pick(("/", "/", "/", ".", "-"))
    order = "DM" if order_for(scene) == "DMY" else "MD"
    _write(scene, compile_pattern(scene.dice.draw(forms.NUMERIC_DAY_MONTH[order])))
    add_time(scene, 0.15, kind="no_year")


def _quarter(scene: Scene) -> None:
    scene.choose_day()
    own = scene.lang.patterns["quarter"]
    if not own:
        _week_or_ordinal(scene)
        return
    pattern = compile_pattern(scene.dice.pick(own))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _year(scene: Scene) -> None:
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
    scene.write(str(scene.year), "year")
    scene.canonical = f"{scene.year:04d}"


#: Days by which databases and contracts say "never": year, month, day.
_NEVER: Weighted[tuple[int, int, int]] = Weighted([((9999, 12, 31), 60), ((2999, 12, 31), 10), ((9999, 1, 1), 6), ((3000, 1, 1), 6), ((2099, 12, 31), 8), ((9999, 12, 30), 2), ((8888, 12, 31), 1), ((3000, 12, 31), 3), ((4712, 12, 31), 2)])
_FAR: Weighted[str] = Weighted(
    [("yyyy-MM-dd", 40), ("yyyyMMdd", 10), ("dd/MM/yyyy", 14), ("MM/dd/yyyy", 10), ("dd.MM.yyyy", 14), ("dd-MM-yyyy", 4), ("yyyy/MM/dd", 8), ("d MMMM yyyy", 6), ("MMMM d, yyyy", 6), ("d MMM yyyy", 5), ("MMM d, yyyy", 4), ("dd-MMM-yyyy", 4), ("yyyy年M月d日", 1)]
)  # fmt: skip


def _far(scene: Scene) -> None:
    """Years from 3000 on, most of them the end of time: ``9999-12-31 23:59:59``."""
    dice = scene.dice
    never = dice.chance(0.6)
    scene.set_day(date(*dice.draw(_NEVER)) if never else date(dice.between(3000, 9999), dice.between(1, 12), dice.between(1, 28)))
    form = dice.draw(_FAR)
    _write(scene, compile_pattern(_FAR.items[0] if form == "yyyyMMdd" and not never else form))
    if never and dice.chance(0.2):
        scene.write(dice.pick((" 23:59:59", "T23:59:59", " 23:59:59", " 00:00:00")))
        scene.canonical += "T" + scene.pieces[-1][0][1:]
        scene.kind = "datetime"
    elif not never:
        add_time(scene, 0.2)


#: Orders that only a day over 12, or a year over 31, lets a reader tell: pattern with ``{s}``, order or "".
_ODD: Weighted[str] = Weighted(
    [("yyyy{s}dd{s}MM", 4), ("yyyy{s}d{s}M", 2), ("dd yyyy MM", 1), ("d{s}yyyy{s}M", 0.6), ("MM{s}yyyy{s}dd", 0.5)]
)
_ODD_SHORT: Weighted[str] = Weighted(
    [
        ("yy-MMM-dd", 4),
        ("yy MMM d", 2),
        ("yyMMMdd", 2),
        ("yy/MMM/dd", 1),
        ("yy MMMM d", 1),
        ("yy.MMM.dd", 0.5),
        ("yy-MMM-d", 1),
    ]
)


def _odd_order(scene: Scene) -> None:
    """Orders that nobody writes on purpose, where one reading alone is possible."""
    scene.choose_day()
    dice = scene.dice
    if dice.chance(0.5):
        while scene.day <= 12:
            scene.day = dice.between(13, 28)
        scene.set_day(date(scene.year, scene.month, scene.day))
        scene.separator = dice.draw(forms.SEPARATORS["YMD"])
        pattern = compile_pattern(dice.draw(_ODD))
        if scene.separator == "-" and "MMM" not in pattern.source and pattern.source.startswith("y"):
            scene.separator = "/"  # With dashes it is a month of ISO 8601 that does not exist.
    else:
        if scene.year % 100 <= 31:
            scene.set_day(date(scene.year // 100 * 100 + dice.between(32, 99), scene.month, min(scene.day, 28)))
        pattern = compile_pattern(dice.draw(_ODD_SHORT))
        scene.kind = "two_digit_year"
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


GROUPS: tuple[Group, ...] = (
    Group("named", "absolute", 34.0, _named, names=True),
    Group("named-short-year", "two_digit_year", 6, _named_short, names=True),
    Group("numeric", "absolute", 10, _numeric),
    Group("numeric-short-year", "two_digit_year", 7.5, _numeric_short),
    Group("week-ordinal-quarter", "partial", 1.2, _week_or_ordinal),
    Group("quarter", "partial", 0.6, _quarter, tuple(BIG.items())),
    Group("month-year", "partial", 5.5, _month_year, names=True),
    Group("month-short-year", "partial", 0.6, _month_year_short, names=True),
    Group("numeric-month-year", "partial", 1.6, _numeric_month_year),
    Group("day-month", "no_year", 6, _day_month, names=True),
    Group("numeric-day-month", "no_year", 1.2, _numeric_day_month),
    Group("year", "partial", 0.8, _year),
    Group("far-year", "absolute", 0.35, _far),
    Group("odd-order", "absolute", 0.3, _odd_order),
)
