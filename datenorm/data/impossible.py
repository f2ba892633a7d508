"""Days and times that do not exist, written like any others: the reading transcribes them and the resolver refuses them.

A scene whose day is impossible is given to the makers that write real days, so that every form has its impossible
dates. Where another order of the numbers would give a real day (``2014/13/05``, ``31-04-18``), nothing is impossible;
but a year in front and dashes promise ISO 8601, in which ``2014-13-05`` has no month 13.
"""

from calendar import isleap

from datenorm.data import forms, gregorian, iso_dates, time_forms, words
from datenorm.data.dice import Dice, Weighted
from datenorm.data.group import Group
from datenorm.data.languages import Language
from datenorm.data.pattern import THREE, TWO, compile_pattern, reading, time_reading
from datenorm.data.scene import Scene
from datenorm.data.written_time import add_time

Day = tuple[int, int]

_MAKE = {group.name: group.make for group in (*gregorian.GROUPS, *iso_dates.GROUPS, *words.GROUPS)}

#: (month, day) that no year has: beyond the end of the month, and beyond any month.
_BEYOND_THE_MONTH: tuple[Day, ...] = (*((2, day) for day in (30, 30, 31, 31)), *((month, 31) for month in (4, 6, 9, 11)))
_BEYOND_ANY_MONTH: tuple[Day, ...] = tuple(
    (month, day) for month in range(1, 13) for day in (32, 32, 32, 33, 34, 35, 39, 40, 45, 55, 77, 99)
)


class NoSuchDay(Scene):
    """A scene whose day does not exist.

    Args:
        highest: the highest number of a day that its maker can write.
        yearless: whether the year is left out, so that 29 February exists.
    """

    def __init__(self, dice: Dice, lang: Language, highest: int = 31, yearless: bool = False) -> None:
        super().__init__(dice, lang)
        self.highest = highest
        self.yearless = yearless

    def choose_day(self) -> None:
        """A year as usual, and a day that it does not have."""
        super().choose_day()
        dice = self.dice
        style = dice.below(100)
        if style < 40 and not self.yearless and not isleap(self.year):
            self.month, self.day = 2, 29
        elif style < 85 or self.highest <= 31:
            self.month, self.day = dice.pick(_BEYOND_THE_MONTH)
        else:
            self.month, self.day = dice.pick(_BEYOND_ANY_MONTH)
        self.weekday = dice.between(1, 7)


def _take(scene: Scene, other: Scene) -> None:
    """Make ``scene`` what ``other`` has become."""
    for name in Scene.__slots__:
        setattr(scene, name, getattr(other, name))


def _through(maker: str, highest: int, yearless: bool, scene: Scene) -> None:
    other = NoSuchDay(scene.dice, scene.lang, highest, yearless)
    _MAKE[maker](other)
    if not _is_impossible(other):
        other.pieces = []
        other.names_weekday = False
        pattern = compile_pattern("d MMMM yyyy")
        pattern.write(other)
        other.canonical = reading(other, pattern.parts)
    _take(scene, other)
    scene.kind, scene.group = "reject", "impossible-named"


def _is_impossible(scene: Scene) -> bool:
    """Whether the form has kept what makes the day impossible: the day, and for 29 February a year that is not leap."""
    if f"-{TWO[scene.month]}-{TWO[scene.day]}" not in scene.canonical:
        return False
    leap = (scene.month, scene.day) == (2, 29)
    return not (leap and (scene.canonical.startswith("XXXX") or (scene.canonical.startswith("XX") and scene.year % 4 == 0)))


#: Groups whose makers write an impossible day, the highest day they can write, and whether they leave out the year.
_MAKERS: Weighted[tuple[str, int, bool]] = Weighted(
    [(("named", 99, False), 60), (("named-short-year", 31, False), 6), (("day-month", 31, True), 8), (("ordinal-figures", 31, False), 10),
     (("connected", 31, False), 10), (("signed-figures", 31, False), 5)]
)  # fmt: skip
_EAST_ASIA = ("ja", "zh", "zh_Hant", "ko")


def _named(scene: Scene) -> None:
    """``29 février 2021``, ``June 31st, 1999``, ``2月30日``."""
    maker, highest, yearless = scene.dice.draw(_MAKERS)
    if maker == "signed-figures" and scene.lang.id not in _EAST_ASIA:
        maker = "named"
    if maker == "day-month" and scene.dice.chance(0.5):
        _day_over_31(scene)
    else:
        _through(maker, highest, yearless, scene)


def _day_over_31(scene: Scene) -> None:
    """``32. Oktober``: the day first, since behind the month it could be a year, as before ``-Oct`` from a spreadsheet."""
    scene.choose_day()
    scene.month, scene.day = scene.dice.pick(_BEYOND_ANY_MONTH)
    pattern = compile_pattern(scene.dice.pick(("d MMMM", "d MMMM", "d. MMMM", "d. MMM")))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)


def _impossible_month(scene: Scene) -> None:
    """A month over 12 beside a day over 12, so that no order of the two gives a real date; or month 0."""
    dice = scene.dice
    scene.month = dice.pick((13, 13, 13, 13, 14, 15, 16, 18, 20, 21, 22, 25, 28, 30, 31, 40, 60, 80, 99))
    scene.day = dice.between(13, 31) if scene.month <= 31 else dice.between(1, 31)
    if dice.chance(0.08):
        # With a day up to 12 the 0 would be a day that is not known.
        scene.month, scene.day = 0, dice.between(13, 31)


def _numeric(scene: Scene) -> None:
    """``2/30/2014``, ``31.11.2018``, ``2012-08-32``, ``13/31/2018``."""
    dice = scene.dice
    other = NoSuchDay(dice, scene.lang, 99)
    other.choose_day()
    order = gregorian.order_for(scene) if dice.chance(0.7) else "YMD"
    if dice.chance(0.25):
        _impossible_month(other)
    _take(scene, other)
    scene.kind, scene.group = "reject", "impossible-numeric"
    scene.separator = dice.draw(forms.SEPARATORS[order])
    pattern = compile_pattern(dice.draw(forms.NUMERIC[order]))
    pattern.write(scene)
    scene.order = pattern.order
    scene.canonical = reading(scene, pattern.parts)
    add_time(scene, 0.1, kind="reject")


def _numeric_short(scene: Scene) -> None:
    """``2/30/16``; with a year over 31 in other orders, since ``31-04-18`` may be a day of 2031."""
    dice = scene.dice
    other = NoSuchDay(dice, scene.lang)
    order = gregorian.order_for(scene)
    other.choose_day()
    if order != "MDY" and other.year % 100 < 32:
        other.year = 1900 + dice.between(32, 99)
        if (other.month, other.day) == (2, 29):
            other.day = 30
    _take(scene, other)
    scene.kind, scene.group = "reject", "impossible-short-year"
    scene.separator = dice.draw(forms.SEPARATORS[order])
    pattern = compile_pattern(dice.draw(forms.NUMERIC_SHORT[order]))
    pattern.write(scene)
    scene.order = pattern.order
    scene.canonical = reading(scene, pattern.parts)


def _iso(scene: Scene) -> None:
    if scene.dice.chance(0.25):
        _stamp_without_month(scene)
        return
    if scene.dice.chance(0.25):
        _dashes_without_month(scene)
    else:
        _through("iso" if scene.dice.chance(0.6) else "year-first", 99, False, scene)
    scene.group = "impossible-iso"


def _dashes_without_month(scene: Scene) -> None:
    """``2015-13-01``: a day up to 12 in the month's place does not make it a year, a day and a month."""
    dice = scene.dice
    scene.choose_day()
    scene.month = dice.pick((13, 13, 13, 14, 15, dice.between(13, 31), dice.between(13, 31)))
    scene.day = dice.between(1, 12)
    pattern = compile_pattern("yyyy-MM-dd")
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    add_time(scene, 0.15, kind="reject")


def _stamp_without_month(scene: Scene) -> None:
    """``2009-15-12T22:15Z``: with a T between them nobody writes anything but ISO 8601, which has no month 15."""
    dice = scene.dice
    scene.choose_day()
    scene.month = dice.between(13, 31)
    if dice.chance(0.6):
        scene.day = dice.between(1, 12)
    pattern = compile_pattern(dice.pick(("yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSS")))
    scene.choose_time()
    pattern.write(scene)
    scene.zone = dice.pick(("", "Z", "Z", "+02:00", "+00:00"))
    scene.write(scene.zone, "zone")
    scene.canonical = reading(scene, pattern.parts) + time_reading(scene, pattern.parts)


def _week_or_ordinal(scene: Scene) -> None:
    """``2021-W54``, ``2021-W53-1`` where the year has 52, ``2023-366``, ``2019-400``."""
    dice = scene.dice
    scene.choose_day()
    year = f"{scene.year:04d}"
    sign = dice.pick(("-", "-", ""))
    if dice.chance(0.5):
        number = 366 if not isleap(scene.year) and dice.chance(0.6) else dice.pick((0, 367, 370, 377, 399, 400, 444, 500, 777, 999))
        scene.write(year, "year")
        scene.write(sign)
        scene.write(THREE[number], "day")
        scene.canonical = f"{year}-{THREE[number]}"
        return
    week = dice.pick((0, 54, 54, 55, 56, 60, 70, 88, 99))
    weekday = dice.pick(("", "", *"1234567"))
    scene.write(year, "year")
    scene.write(f"{sign}W")
    scene.write(TWO[week], "month")
    if weekday:
        scene.write(sign)
        scene.write(weekday, "day")
    scene.canonical = f"{year}-W{TWO[week]}" + (f"-{weekday}" if weekday else "")


def _spoil_time(scene: Scene) -> None:
    dice = scene.dice
    scene.choose_time()
    style = dice.below(3)
    if style == 0:
        scene.hour = dice.pick((25, 25, 25, 26, 27, 28, 29, 30, 33, 45, 61, 77, 88, 99))
    elif style == 1:
        scene.minute = dice.pick((60, 61, 62, 65, 65, 70, 72, 75, 80, 85, 90, 95, 99))
    else:
        scene.second = dice.pick((61, 62, 65, 70, 75, 80, 88, 90, 99))
        scene.minute = dice.below(60)


_TIMES: Weighted[str] = Weighted([("HH:mm", 40), ("HH:mm:ss", 40), ("H:mm", 20), ("HH'h'mm", 4), ("H'h'mm", 3)])
_TIMES_OF: dict[str, tuple[str, ...]] = {
    "ja": ("H時mm分", "H:mm", "H時mm分ss秒", "H時"), "zh": ("H点mm分", "H:mm", "H时mm分", "H点"), "ko": ("H시 mm분", "H:mm", "H시"),
    "fr": ("H'h'mm", "H' h 'mm", "HH:mm"), "de": ("H:mm' Uhr'", "HH.mm' Uhr'", "H' Uhr'", "HH:mm"), "vi": ("H' giờ 'mm' phút'", "H'h'mm", "H' giờ'"),
    "ru": ("HH:mm", "H' ч 'mm' мин'", "H' часов 'mm' минут'"), "pt": ("H'h'mm", "HH:mm"), "es": ("HH:mm' h'", "HH:mm"), "sv": ("'kl. 'HH:mm", "'kl. 'HH.mm"),
    "da": ("'kl. 'HH:mm", "'kl. 'HH.mm"), "nb": ("'kl. 'HH:mm",), "fi": ("'klo 'HH.mm", "'klo 'H.mm"), "tr": ("'saat 'HH:mm", "HH:mm"), "id": ("'pukul 'HH.mm", "HH:mm"),
}  # fmt: skip


def _seconds_spoilt_unseen(scene: Scene, source: str) -> bool:
    """Whether the pattern leaves out the part of the time that is impossible."""
    return (scene.second > 60 and "s" not in source) or (scene.minute > 59 and "m" not in source)


def _time_form(scene: Scene) -> str:
    dice = scene.dice
    own = _TIMES_OF.get(scene.lang.token)
    return dice.pick(own) if own is not None and dice.chance(0.6) else dice.draw(_TIMES)


def _time(scene: Scene) -> None:
    """``25:00``, ``8:62``, ``5時70分``."""
    _spoil_time(scene)
    source = _time_form(scene)
    if _seconds_spoilt_unseen(scene, source.replace("'", "")) or scene.second > 60:
        scene.second, source = max(scene.second, 61), "HH:mm:ss"
    pattern = compile_pattern(source)
    pattern.write(scene)
    scene.worded = pattern.worded
    scene.canonical = time_reading(scene, pattern.parts)


def _date_with_time(scene: Scene) -> None:
    """A day that exists and a time that does not: ``1999-05-03T25:00``, ``3. Mai 1999, 12:75``."""
    dice = scene.dice
    if dice.chance(0.5):
        scene.choose_day()
        date = compile_pattern(dice.pick(("yyyy-MM-dd", "yyyy-MM-dd", "yyyy/MM/dd", "yyyy.MM.dd")))
        date.write(scene)
    else:
        scene.choose_day()
        date = gregorian.named_form(scene)
        date.write(scene)
    scene.canonical = reading(scene, date.parts)
    _spoil_time(scene)
    scene.write(dice.draw(time_forms.DATE_THEN_TIME))
    pattern = compile_pattern("HH:mm:ss" if scene.second > 60 or dice.chance(0.3) else "HH:mm")
    pattern.write(scene)
    scene.canonical += time_reading(scene, pattern.parts)


_SPANS: Weighted[str] = Weighted(
    [("MMMM {a}{-}{b}, yyyy", 30), ("{a}{-}{b} MMMM yyyy", 40), ("{a}.{-}{b}. MMMM yyyy", 15), ("{a}{-}{b} MMM yyyy", 10), ("MMM {a}{-}{b} yyyy", 10)]
)


def _span(scene: Scene) -> None:
    """Days of one month of which the last does not exist: ``February 20 - 30, 2022``."""
    dice = scene.dice
    other = NoSuchDay(dice, scene.lang)
    other.choose_day()
    _take(scene, other)
    scene.kind, scene.group = "reject", "impossible-span"
    first, last = dice.between(1, scene.day - 1), scene.day
    dash = dice.pick(("-", " - ", "–", " – ", "-"))
    for part in dice.draw(_SPANS).replace("{", "|{").replace("}", "}|").split("|"):
        if part == "{a}":
            scene.write(str(first), "day")
        elif part == "{b}":
            scene.write(str(last), "day2")
        elif part == "{-}":
            scene.write(dash)
        elif part:
            compile_pattern(part).write(scene)
    year, month = f"{scene.year:04d}", TWO[scene.month]
    scene.canonical = f"{year}-{month}-{TWO[first]}/{year}-{month}-{TWO[last]}"


GROUPS: tuple[Group, ...] = (
    Group("impossible-named", "reject", 1.6, _named),
    Group("impossible-numeric", "reject", 1.3, _numeric),
    Group("impossible-short-year", "reject", 0.3, _numeric_short),
    Group("impossible-iso", "reject", 0.7, _iso),
    Group("impossible-week-ordinal", "reject", 0.2, _week_or_ordinal),
    Group("impossible-time", "reject", 0.2, _time),
    Group("impossible-date-time", "reject", 0.2, _date_with_time),
    Group("impossible-span", "reject", 0.1, _span),
)
