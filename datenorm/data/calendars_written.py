"""Dates of the Persian, Islamic, Hebrew, Ethiopic, Coptic and Indian calendars, in the languages that use them.

The day is drawn in its own calendar, and the reading keeps it: ``1394-06-12[u-ca=persian]``. Each calendar has rows of
patterns (see ``pattern.py``): ``{m}`` is its month's name, ``{after}`` and ``{before}`` what says which era it is.
"""

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from datenorm.core.calendars import CALENDARS
from datenorm.core.gregorian import weekday
from datenorm.data import numerals
from datenorm.data import words as words  # its extension {day ord} is used below
from datenorm.data.calendar_names import Names, month_names
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.pattern import compile_pattern, extend, reading, variant
from datenorm.data.scene import Scene
from datenorm.data.written_time import add_time

Rows = list[tuple[str, float]]

#: How a date with a named month is written in most languages.
_NAMED: Rows = [
    ("d {m} y", 40), ("d {m}, y", 6), ("dd {m} y", 6), ("{m} d, y", 10), ("{m} d y", 3), ("y {m} d", 3), ("d-{m}-y", 5),
    ("dd-{m}-y", 3), ("d/{m}/y", 2), ("d. {m} y", 3), ("{m} y", 10), ("{m}, y", 2), ("d {m}", 3), ("EEEE d {m} y", 4),
    ("EEEE, d {m} y", 4), ("EEE, d {m} y", 2), ("{day ord} {m} y", 4), ("{day ord} {m}, y", 2), ("d.{m}.y", 1), ("y, {m} d", 0.6),
    ("{m} {day ord}, y", 2), ("d {m} (y)", 0.6), ("y-{m}-d", 0.6),
]  # fmt: skip

_ENGLISH: Rows = [
    ("{day ord} 'of' {m}, y", 5), ("{day ord} 'of' {m} y", 5), ("'the' {day ord} 'of' {m} y", 2), ("{m} d, y", 8), ("d 'of' {m} y", 2),
    ("{m} {day ord} y", 2), ("d {m} {before}y", 4), ("{m} d, {before}y", 3), ("{m} {before}y", 2), ("{before}y", 2),
    ("'the year' y{after}", 1), ("y{after}", 3), ("'in' y{after}", 1),
]  # fmt: skip

_RIGHT_TO_LEFT: Rows = [
    ("d {m} y", 50), ("EEEE d {m} y", 10), ("EEEE، d {m} y", 8), ("dd {m} y", 5), ("d {m}، y", 4), ("y {m} d", 1.5),
    ("{m} y", 12), ("d {m}", 4), ("d-{m}-y", 2), ("d/{m}/y", 2), ("{m} d, y", 1),
]  # fmt: skip

_ROWS: dict[tuple[str, str], Rows] = {
    ("persian", "fa"): [*_RIGHT_TO_LEFT, ("{day word} {m} y", 5), ("{day word} {m}", 1), ("d {m} 'ماه' y", 5), ("d {m} 'سال' y", 3), ("d {m} 'ماه سال' y", 1), ("{m} 'ماه' y", 2),
                        ("'سال' y", 4), ("'سال' y{after}", 2), ("y{after}", 3), ("d {m} yy", 3), ("EEEE d {m} 'ماه' y", 2),
                        ("d'م' {m} y", 0.6), ("EEEE d {m}", 1), ("{day word} {m} y", 6), ("{day word} {m}", 3), ("{day word} {m} 'ماه' y", 2), ("{day word} {m} 'سال' y", 2)],
    ("persian", "ps"): [*_RIGHT_TO_LEFT, ("'د' y 'کال د' {m} d", 6), ("'د' y 'کال د' {m} d'مه'", 10), ("'د' {m} d'مه'", 4), ("'د' y 'ل کال د' {m} d'مه'", 3), ("'د' {m} d y", 2), ("{m} d y", 2)],
    ("persian", "ckb"): [*_RIGHT_TO_LEFT, ("d'ی' {m}'ی' y", 5)],
    ("islamic", "ar"): [*_RIGHT_TO_LEFT, ("{islamic first} {m} y{after}", 2.5), ("{islamic first} {m} 'سنة' y{after}", 1), ("d {m} 'سنة' y{after}", 3), ("'سنة' y{after}", 2), ("'عام' y{after}", 3), ("y{after}", 2),
                        ("d 'من' {m} y", 4), ("{m} 'عام' y{after}", 1), ("d {m} 'لعام' y{after}", 2), ("{day word} 'من' {m} y{after}", 3), ("{day word} {m} y{after}", 1.5), ("{day word} 'من' {m}", 1)],
    ("islamic", "fa"): [*_RIGHT_TO_LEFT, ("d {m} 'سال' y{after}", 2), ("y{after}", 3), ("'سال' y{after}", 1)],
    ("islamic", "ur"): [*_RIGHT_TO_LEFT, ("d {m}، y{after}", 3), ("y{after}", 3)],
    ("hebrew", "he"): [("{hebrew day} 'ב'{m} {hebrew year}", 36), ("{hebrew day} {m} {hebrew year}", 26), ("EEEE, {hebrew day} 'ב'{m} {hebrew year}", 5), ("EEEE {hebrew day} 'ב'{m} {hebrew year}", 3),
                       ("d 'ב'{m} y", 7), ("d {m} y", 6), ("{m} {hebrew year}", 6), ("{hebrew day} 'ב'{m}", 3), ("{hebrew day} {m}", 1), ("'שנת' {hebrew year}", 2),
                       ("{hebrew year}", 1.5), ("{hebrew day} 'ב'{m} 'שנת' {hebrew year}", 1), ("{hebrew day} 'ב'{m}, {hebrew year}", 2), ("EEE {hebrew day} 'ב'{m} {hebrew year}", 1),
                       ("{hebrew day} 'לחודש' {m} {hebrew year}", 0.6), ("{hebrew year} {m} {hebrew day}", 0.4), ("d 'ב'{m} {hebrew year}", 1.5)],
    ("hebrew", "yi"): [("{hebrew day} {m} {hebrew year}", 30), ("'דעם' {hebrew day} {m} {hebrew year}", 5), ("d {m} y", 10), ("{m} {hebrew year}", 4), ("d 'טן' {m} y", 3)],
    ("ethiopic", "am"): [("{m} d 'ቀን' y{after}", 20), ("{m} d, y", 12), ("d {m} y", 20), ("{m} d y", 14), ("EEEE, {m} d 'ቀን' y{after}", 6),
                         ("EEEE {m} d y", 4), ("{m} y", 8), ("{m} {ethiopic_day} 'ቀን' {ethiopic_year}{after}", 5),
                         ("{m} {ethiopic_day} {ethiopic_year}", 3), ("y{after}", 4), ("{ethiopic_year}{after}", 1), ("d-{m}-y", 1),
                         ("EEE፣ d {m} y", 2), ("EEEE ፣{m} d ቀን y", 1), ("{m} d", 3)],
}  # fmt: skip
_ROWS["islamic", "ps"] = _ROWS["islamic", "fa"]
_ROWS["islamic", "ckb"] = _ROWS["persian", "ur"] = _ROWS["persian", "ar"] = _RIGHT_TO_LEFT
_ROWS["coptic", "ar"] = [*_RIGHT_TO_LEFT, ("'سنة' y{after}", 1), ("y{after}", 2)]

_SPANISH: Rows = [("d 'de' {m} 'de' y", 30), ("d 'de' {m} 'del' y", 4), ("{m} 'de' y", 6), ("d 'de' {m}", 2)]

#: Rows beside the common ones, by language.
_FURTHER: dict[str, Rows] = {
    "en": _ENGLISH,
    "es": _SPANISH,
    "tr": [("EEEE, d {m} y", 1), ("d {m} y EEEE", 4), ("d {m} {before}y", 8), ("{before}y", 3), ("{before}d {m} y", 3)],
    "id": [("d {m} y{after}", 12), ("y{after}", 3)],
    "ms": [("d {m} y{after}", 12), ("y{after}", 3)],
    "de": [("d. {m} y", 30), ("{day ord} {m} y", 5), ("d. {m} 'des Jahres' y{after}", 1), ("y{after}", 2)],
    "fr": [("d {m} y{after}", 6), ("{day ord} {m} y", 4), ("'an' y{after}", 1), ("y{after}", 2)],
    "ru": [("d {m} y 'года'", 6), ("d {m} y{after}", 8), ("y{after}", 3), ("d {m} y 'г.'", 3)],
    "hi": [("d {m} y{after}", 8), ("d {m}, y{after}", 5), ("{before}y", 2), ("d {m}, {before}y", 3)],
    "mr": [("d {m} {before}y", 8), ("{m} d, {before}y", 2), ("{before}y", 3)],
    "bn": [("d {m} y{after}", 8), ("y{after}", 2)],
    "nl": [("d {m} y", 20)],
}

#: What says which era it is: behind the year, before it.
_AFTER: dict[tuple[str, str], tuple[str, ...]] = {
    ("persian", "fa"): (" ه.ش", " هـ.ش", " ه‍.ش.", " هجری شمسی", " شمسی", " خورشیدی", " ه.ش.", " هـ ش", " ش", " ه ش", "ش"),
    ("persian", "ps"): (" ل", " لمريز", " هـ ش", " هجري لمريز", " ه.ش"),
    ("persian", "ar"): (" هـ.ش", " ه ش", " هجري شمسي", " هـ ش"),
    ("persian", "ckb"): (" هەتاوی", " ی هەتاوی"),
    ("persian", "en"): (" SH", " AP", " A.P.", " S.H.", " Solar Hijri", " (Persian)", " AHS", " A.H.S.", " (SH)", " HS"),
    ("islamic", "ar"): (" هـ", "هـ", " ه", "ه", " هـ.", " هجري", " هجرية", " للهجرة", " من الهجرة", " ھ", "هـ."),
    ("islamic", "fa"): (" ه.ق", " هـ.ق", " ق", " هجری قمری", " قمری", " ه.ق.", " ه ق", " هـ ق", "ق"),
    ("islamic", "ps"): (" هـ ق", " ق", " هجري قمري", " س"),
    ("islamic", "ur"): (" ھ", "ھ", " ہجری", "ہجری", "ہ", " ہ", " هـ"),
    ("islamic", "tr"): (" H.", " Hicri", " (Hicrî)", " (Hicri)", " H", " (H.)", " hicrî"),
    ("islamic", "id"): (" H", " H.", "H", " Hijriah", " Hijriyah", " Hijriyyah"),
    ("islamic", "ms"): (" H", " Hijrah", "H", " H."),
    ("islamic", "fr"): (" de l'Hégire", " H", " AH", " A.H.", " de l'hégire", " hégire"),
    ("islamic", "de"): (" d. H.", " n. H.", " AH", " H", " d.H.", " nach der Hidschra", " n.H."),
    ("islamic", "ru"): (" г. х.", " г.х.", " года хиджры", " хиджры", " г. хиджры", " по хиджре", " х."),
    ("islamic", "es"): (" H", " de la Hégira", " AH", " H.", " de la hégira"),
    ("islamic", "bn"): (" হিজরি", " হিজরী", " হি."),
    ("islamic", "hi"): (" हिजरी", " हि.", " AH"),
    ("islamic", "bs"): (" h.g.", " po Hidžri", " h. g.", " H"),
    ("islamic", "en"): (" AH", " A.H.", " AH", " H", "H", "AH", " Hijri", " a.h.", " (AH)", " hijri", " A. H.", " Hijrah", " (Hijri)"),
    ("hebrew", "en"): (" AM", " A.M.", " (Hebrew)"),
    ("ethiopic", "am"): (" ዓ.ም.", " ዓ.ም", " ዓ/ም", " ዓመተ ምሕረት", "ዓ.ም", " ዓመተ ምህረት", " ዓም", " ዓ. ም."),
    ("ethiopic", "ti"): (" ዓ.ም.", " ዓ.ም", " ዓ/ም"),
    ("ethiopic", "en"): (" E.C.", " EC", " (E.C.)", " Eth. Cal.", " (EC)", " Ethiopian calendar", " E.C", " e.c."),
    ("coptic", "ar"): (" للشهداء", " ش", " قبطي", " قبطية", " ق", " شهداء"),
    ("coptic", "en"): (" AM", " A.M.", " (Coptic)", " Anno Martyrum"),
    ("indian", "hi"): (" शक", " (शक)", " शक संवत्", " शक संवत", " शक सम्वत्", "(शक)"),
    ("indian", "mr"): (" शके", " शक", " शक संवत"),
    ("indian", "en"): (" Saka", " (Saka)", " Saka Era", " SE", " S.E.", " Śaka", " Shaka", " Saka Samvat", " (SAKA)"),
}  # fmt: skip
_BEFORE: dict[tuple[str, str], tuple[str, ...]] = {
    ("persian", "en"): ("AP ", "SH ", "S.H. "),
    ("islamic", "en"): ("AH ", "A.H. ", "AH", "H. ", "A. H. ", "Hijri "),
    ("islamic", "tr"): ("H. ", "Hicri ", "H.", "Hicrî ", "H-", "Hicri: "),
    ("hebrew", "en"): ("AM ", "A.M. "),
    ("ethiopic", "en"): ("E.C. ",),
    ("coptic", "en"): ("AM ", "A.M. "),
    ("indian", "hi"): ("शक ", "शके ", "शक संवत् ", "शक संवत "),
    ("indian", "mr"): ("शके ", "शालिवाहन शके ", "शक "),
    ("indian", "en"): ("Saka ", "Saka Era ", "Śaka ", "SE ", "Saka Samvat "),
}  # fmt: skip

#: Numeric dates in the calendars' own countries; the reader knows them by their digits, their years or their era.
_NUMERIC: Rows = [
    ("yyyy/MM/dd", 46), ("yyyy/M/d", 28), ("yyyy-MM-dd", 8), ("yyyy.MM.dd", 2), ("dd/MM/yyyy", 6), ("d/M/yyyy", 7),
    ("dd-MM-yyyy", 2), ("d-M-yyyy", 2), ("yyyy/MM", 1), ("d.M.yyyy", 1),
]  # fmt: skip


class Style(NamedTuple):
    """How a calendar is written.

    Attributes:
        calendar: its CLDR id.
        years: spans of years by how often they are met.
        marked: share of dates that name the era where their pattern does not do so by itself.
    """

    calendar: str
    years: Weighted[tuple[int, int]]
    marked: float


#: The calendars by CLDR id.
STYLES: dict[str, Style] = {
    style.calendar: style
    for style in (
        Style("persian", Weighted([((1380, 1410), 50), ((1340, 1380), 25), ((1300, 1340), 14), ((1200, 1300), 6),
                                   ((1411, 1450), 4), ((800, 1200), 1)]), 0.06),
        Style("islamic", Weighted([((1400, 1450), 55), ((1300, 1400), 20), ((1000, 1300), 13), ((300, 1000), 8),
                                   ((1, 300), 3), ((1451, 1500), 1)]), 0.3),
        Style("hebrew", Weighted([((5700, 5800), 70), ((5500, 5700), 18), ((5000, 5500), 8), ((5801, 5900), 3),
                                  ((3800, 5000), 1)]), 0.02),
        Style("ethiopic", Weighted([((1980, 2025), 70), ((1900, 1980), 20), ((1700, 1900), 8), ((1400, 1700), 2)]), 0.35),
        Style("coptic", Weighted([((1700, 1760), 60), ((1500, 1700), 25), ((1000, 1500), 10), ((1, 1000), 5)]), 0.6),
        Style("indian", Weighted([((1900, 1970), 70), ((1850, 1900), 15), ((1400, 1850), 13), ((100, 1400), 2)]), 0.75),
    )
}  # fmt: skip


@cache
def calendar_year(calendar: str, year: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Number of the first day of a year, lengths of its months, days before each month."""
    first, lengths = CALENDARS[calendar].year(year)
    return first, lengths, (0, *accumulate(lengths))


def choose_day(scene: Scene, calendar: str, years: Weighted[tuple[int, int]]) -> None:
    """Make the true day one of ``calendar``, with its true weekday."""
    dice = scene.dice
    scene.year = year = dice.between(*dice.draw(years))
    first, lengths, before = calendar_year(calendar, year)
    month = dice.below(len(lengths))
    while not lengths[month]:
        month += 1
    scene.month = month + 1
    scene.day = day = dice.between(1, lengths[month])
    scene.weekday = weekday(first + before[month] + day - 1)


def finish(scene: Scene, parts: frozenset[str], calendar: str, time_share: float = 0.06) -> None:
    """Set the reading of a date of ``calendar`` whose pattern held ``parts``; put a time behind a day now and then."""
    scene.canonical = reading(scene, parts)
    if "day" in parts and "month" in parts:
        add_time(scene, time_share, kind="era_calendar")
    scene.canonical += f"[u-ca={calendar}]"


@cache
def _forms(calendar: str, entry: str) -> Weighted[str]:
    """The patterns of a calendar in a language; each without and with the era's mark."""
    token = entry.split("_")[0]
    rows = _ROWS.get((calendar, token)) or [*_NAMED, *_FURTHER.get(token, ())]
    marked = STYLES[calendar].marked
    table: Rows = []
    for form, weight in rows:
        form = form.replace("{m}", f"{{{calendar}}}")
        form = form.replace("{after}", f"{{{calendar} after}}").replace("{before}", f"{{{calendar} before}}")
        if " before}" in form or " after}" in form or not form.endswith("y"):
            table.append((form, weight))
        else:
            table += [(form, weight * (1 - marked)), (form + f"{{{calendar} after}}", weight * marked)]
    return Weighted(table)


def _named(calendar: str) -> Callable[[Scene], None]:
    style = STYLES[calendar]

    def make(scene: Scene) -> None:
        choose_day(scene, calendar, style.years)
        pattern = compile_pattern(scene.dice.draw(_forms(calendar, scene.lang.id)))
        pattern.write(scene)
        scene.worded = True
        finish(scene, pattern.parts, calendar)

    return make


def _mark(calendar: str, table: dict[tuple[str, str], tuple[str, ...]]) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        marks = table.get((calendar, scene.lang.token)) or table.get((calendar, "en"))
        if marks:
            scene.pieces.append((scene.dice.pick(marks), "calendar"))

    return op


def _month(calendar: str) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        write_month(scene, month_names(calendar, scene.lang.id))

    return op


def write_month(scene: Scene, names: Names) -> None:
    """Write the scene's month by one of ``names``, and let it be known that these are the names in use."""
    scene.names = names
    scene.pieces.append((variant(scene, names[scene.month - 1]), "month"))


_ADAR: dict[str, tuple[str, ...]] = {
    "he": ("אדר",), "yi": ("אדר",), "de": ("Adar",), "fr": ("adar",), "ru": ("адар", "адара"), "es": ("Adar", "adar"),
    "pl": ("adar",), "nl": ("Adar",), "en": ("Adar",),
}  # fmt: skip


def _hebrew_month(scene: Scene) -> None:
    """Adar is Adar II in a leap year and plain in a common one."""
    if scene.month == 7 and not calendar_year("hebrew", scene.year)[1][5]:
        scene.names = month_names("hebrew", scene.lang.id)
        scene.pieces.append((variant(scene, _ADAR.get(scene.lang.token, _ADAR["en"])), "month"))
    else:
        write_month(scene, month_names("hebrew", scene.lang.id))


_MARKS = (("׳", "״"), ("'", '"'), ("'", '"'), ("׳", "״"), ("’", "”"), ("", ""), ("'", "''"))


def _hebrew_day(scene: Scene) -> None:
    single, double = scene.dice.pick(_MARKS)
    scene.pieces.append((numerals.hebrew_marked(numerals.HEBREW[scene.day], single, double), "day"))


def _hebrew_year(scene: Scene) -> None:
    """The year in letters, mostly without its thousands."""
    single, double = scene.dice.pick(_MARKS[:5])
    letters = numerals.hebrew_marked(numerals.HEBREW[scene.year % 1000] or "ת", single, double)
    style = scene.dice.below(10)
    head = numerals.HEBREW[scene.year // 1000] if style > 6 or scene.year < 5000 else ""
    scene.pieces.append((head + ("" if style == 9 or not head else single) + letters, "year"))


def _islamic_first(scene: Scene) -> None:
    scene.day = 1
    scene.pieces.append((scene.dice.pick(("غرة", "غرّة", "مستهل")), "day"))


def _ethiopic_day(scene: Scene) -> None:
    scene.pieces.append((numerals.ethiopic(scene.day), "day"))


def _ethiopic_year(scene: Scene) -> None:
    scene.pieces.append((numerals.ethiopic(scene.year), "year"))


for _calendar in STYLES:
    extend(_calendar, _hebrew_month if _calendar == "hebrew" else _month(_calendar), "month", True)
    extend(f"{_calendar} after", _mark(_calendar, _AFTER), "", True)
    extend(f"{_calendar} before", _mark(_calendar, _BEFORE), "", True)
extend("islamic first", _islamic_first, "day", True)
extend("hebrew day", _hebrew_day, "day", True)
extend("hebrew year", _hebrew_year, "year", True)
extend("ethiopic_day", _ethiopic_day, "day", True)
extend("ethiopic_year", _ethiopic_year, "year", True)


# Afghanistan's names of the Persian months


def _afghan_month(scene: Scene) -> None:
    row = "prs_en" if scene.lang.token == "en" else "prs"
    write_month(scene, month_names("persian", row))


extend("afghan", _afghan_month, "month", True)

_AFGHAN: Weighted[str] = Weighted(
    [("d {afghan} y", 50), ("EEEE d {afghan} y", 8), ("EEEE، d {afghan} y", 4), ("{afghan} y", 10), ("d {afghan}", 3),
     ("d {afghan} 'سال' y", 2), ("d {afghan} y{persian after}", 6), ("dd {afghan} y", 4), ("d-{afghan}-y", 2)]
)  # fmt: skip
_AFGHAN_ENGLISH: Weighted[str] = Weighted(
    [("d {afghan} y", 40), ("{afghan} d, y", 20), ("{afghan} y", 8), ("{day ord} {afghan} y", 4), ("d {afghan} y{persian after}", 12),
     ("{day ord} 'of' {afghan} y", 3), ("d-{afghan}-y", 2)]
)  # fmt: skip


def _afghan(scene: Scene) -> None:
    choose_day(scene, "persian", STYLES["persian"].years)
    forms = _AFGHAN_ENGLISH if scene.lang.token == "en" else _AFGHAN
    pattern = compile_pattern(scene.dice.draw(forms))
    pattern.write(scene)
    finish(scene, pattern.parts, "persian")


# Dates in figures

#: Years whose figures alone tell the calendar to those who know where the text is from.
_PERSIAN_FIGURES: Weighted[tuple[int, int]] = Weighted(
    [((1380, 1410), 60), ((1340, 1380), 26), ((1300, 1340), 10), ((1220, 1300), 4)]
)
_ISLAMIC_FIGURES: Weighted[tuple[int, int]] = Weighted([((1400, 1450), 66), ((1300, 1400), 22), ((1000, 1300), 12)])
_NUMERIC_FORMS: Weighted[str] = Weighted(_NUMERIC)
#: Figures of ASCII in this form are of our era whatever stands around them.
_ISO = "yyyy-MM-dd"
#: Forms that Persian figures make clear.
_PERSIAN_FORMS: Weighted[str] = Weighted(
    [*_NUMERIC, ("yy/MM/dd", 7), ("yy/M/d", 4), ("yy-MM-dd", 0.4), ("yy.M.d", 0.3), ("yyyy", 2.5)]
)
_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_ARABIC_DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def _native(scene: Scene, digits: dict[int, int]) -> None:
    scene.pieces = [(text.translate(digits), field) for text, field in scene.pieces]


def _numeric_persian(scene: Scene) -> None:
    dice = scene.dice
    choose_day(scene, "persian", _PERSIAN_FIGURES)
    native = dice.chance(0.8)
    pattern = compile_pattern(dice.draw(_PERSIAN_FORMS if native else _NUMERIC_FORMS))
    # Nothing but the figures' script says that 96/8/19, 1384 alone, or 1384-08-19 is not of our era.
    native = native or "short" in pattern.parts or pattern.parts == {"year"} or pattern.source == _ISO
    if "day" in pattern.parts and dice.chance(0.08):
        compile_pattern(dice.pick(("EEEE ", "EEEE، ", "EEEE - "))).write(scene)
    pattern.write(scene)
    if dice.chance(0.06):
        compile_pattern("{persian after}").write(scene)
    finish(scene, pattern.parts, "persian", 0.25)
    scene.order = pattern.order
    if native:
        _native(scene, _PERSIAN_DIGITS)


def _numeric_islamic(scene: Scene) -> None:
    dice = scene.dice
    choose_day(scene, "islamic", _ISLAMIC_FIGURES)
    pattern = compile_pattern(dice.draw(_NUMERIC_FORMS))
    plain = scene.lang.token == "ar" and 1340 < scene.year <= 1460 and pattern.source != _ISO and dice.chance(0.3)
    pattern.write(scene)
    if not plain:
        compile_pattern("{islamic after}").write(scene)
    finish(scene, pattern.parts, "islamic", 0.08)
    scene.order = pattern.order
    if scene.lang.token == "ar" and dice.chance(0.7):
        _native(scene, _ARABIC_DIGITS)


GROUPS: tuple[Group, ...] = (
    Group("persian", "era_calendar", 1.2, _named("persian"),
          (("fa", 50), ("en", 30), ("ps", 6), ("ckb", 5), ("ar", 2), ("ur", 1), ("tr", 1), ("az", 1), ("de", 2), ("fr", 2), ("ru", 1),
           ("es", 1), ("hi", 0.5), ("mzn", 1), ("uz_Arab", 0.5), ("it", 0.5), ("nl", 0.5), ("sv", 0.5))),
    Group("persian-afghan", "era_calendar", 0.2, _afghan, (("fa", 60), ("en", 25), ("ps", 10))),
    Group("persian-numeric", "era_calendar", 0.49, _numeric_persian, (("fa", 85), ("ps", 8), ("ckb", 4), ("mzn", 2))),
    Group("islamic", "era_calendar", 1.5, _named("islamic"),
          (("ar", 36), ("en", 30), ("tr", 6), ("fa", 5), ("ur", 6), ("id", 5), ("ms", 3), ("fr", 3), ("de", 3), ("ru", 2), ("es", 2),
           ("bn", 1.5), ("hi", 1), ("ps", 1), ("bs", 1), ("uz", 1), ("az", 1), ("it", 0.5), ("nl", 0.5), ("sv", 0.5))),
    Group("islamic-numeric", "era_calendar", 0.35, _numeric_islamic,
          (("ar", 60), ("en", 16), ("fa", 5), ("ur", 6), ("tr", 3), ("id", 4), ("ms", 2), ("fr", 1))),
    Group("hebrew", "era_calendar", 1.2, _named("hebrew"),
          (("he", 48), ("en", 34), ("de", 3), ("fr", 4), ("ru", 3), ("es", 3), ("nl", 1), ("pl", 1), ("yi", 3), ("it", 0.5))),
    Group("ethiopic", "era_calendar", 0.4, _named("ethiopic"), (("am", 55), ("en", 32), ("ti", 10), ("de", 1), ("fr", 1), ("it", 1))),
    Group("coptic", "era_calendar", 0.3, _named("coptic"), (("ar", 45), ("en", 45), ("de", 4), ("fr", 4))),
    Group("indian", "era_calendar", 0.35, _named("indian"),
          (("en", 40), ("hi", 30), ("mr", 12), ("gu", 4), ("te", 4), ("kn", 3), ("sa", 3))),
)  # fmt: skip
