"""Styles of older files: the French Republican calendar, Julian days and double years, months by number of the Quakers.

``11 Feb 1731/2`` is the February that began the year 1732 of our count; ``12/24 May 1870`` is 24 May where Russia wrote 12.
"""

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache

from datenorm.core.calendars import CALENDARS
from datenorm.data.calendar_names import month_names
from datenorm.data.calendars_written import finish, write_month
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.national import RARE_MONTH_NAMES
from datenorm.data.numerals import ROMAN
from datenorm.data.pattern import compile_pattern, extend, reading, variant
from datenorm.data.scene import Scene
from datenorm.data.words import say

# French Republican

#: {french month} the month, {french year} the year in roman or Arabic figures, {an} "an", "an de la République"...
_REPUBLICAN: dict[str, Weighted[str]] = {
    "fr": Weighted(
        [("d {french month} 'an' {french year}", 40), ("{day ord} {french month} 'an' {french year}", 16), ("'le' d {french month} 'an' {french year}", 6), ("d {french month} 'de l''an' {french year}", 8), ("d {french month}, 'an' {french year}", 5), ("{french month} 'an' {french year}", 14), ("{french month} 'de l''an' {french year}", 3),
         ("'an' {french year}", 12), ("'An' {french year}", 8), ("'l''an' {french year}", 6), ("'L''an' {french year}", 2), ("'an' {french year} 'de la République'", 4), ("'l''an' {french year} 'de la République'", 2), ("d {french month} 'l''an' {french year}", 3), ("d {french month} {french year}", 6), ("{day ord} {french month} {french year}", 3),
         ("{french decade} d {french month} 'an' {french year}", 3), ("'le' {french decade} d {french month} 'an' {french year}", 1.5), ("{day word} {french month} 'an' {french year}", 3), ("'le' {day word} {french month} 'de l''an' {french year words}", 1.5), ("{day word} {french month} 'an' {french year words}", 2), ("d {french month} 'an' {french year words}", 1.5),
         ("d/{french month}/'an' {french year}", 1), ("d-{french month}-'an' {french year}", 1), ("d/M/{french number}'F'", 1.5), ("d {french month} 'an' {french year} 'de la République française'", 1.5), ("d {french month} 'an' {french year} 'de l''ère républicaine'", 1), ("'an' {french year}, d {french month}", 1.5),
         ("'du' d {french month} 'an' {french year}", 2), ("{french month}, 'an' {french year}", 1.5), ("d {french month} 'de l''an' {french year} 'de la République'", 2), ("d {french month} 'an' {french year} 'R.F.'", 0.5), ("'en l''an' {french year}", 1.5), ("d {french month}", 3), ("{french month} {french year}", 1), ("'ce' d {french month} 'an' {french year}", 1)]
    ),
    "en": Weighted([("d {french month} 'Year' {french year}", 10), ("d {french month}, 'Year' {french year}", 8), ("d {french month} 'year' {french year}", 6), ("{french month} d, 'Year' {french year}", 3), ("d {french month} 'An' {french year}", 6), ("{day ord} {french month} 'year' {french year}", 2), ("d {french month}, 'Year' {french year} 'of the Republic'", 1), ("{french month} 'Year' {french year}", 4),
                    ("{day ord} 'of' {french month}, 'Year' {french year}", 2), ("d {french month} {french year}", 5), ("'Year' {french year} 'of the Republic'", 2), ("d {french month} 'an' {french year}", 5), ("{french month} 'an' {french year}", 2), ("'An' {french year}", 2)]),
    "it": Weighted([("d {french month} 'anno' {french year}", 16), ("d {french month}, 'anno' {french year}", 4), ("d {french month} {french year}", 4), ("{french month} 'anno' {french year}", 4), ("d {french month} 'anno' {french year} 'repubblicano'", 4), ("'anno' {french year} 'repubblicano'", 3), ("d {french month} 'dell''anno' {french year}", 3), ("'anno' {french year} 'della Repubblica'", 2)]),
    "es": Weighted([("d 'de' {french month} 'del año' {french year}", 16), ("d 'de' {french month} 'de año' {french year}", 1), ("{french month} 'del año' {french year}", 4), ("d {french month} 'año' {french year}", 3)]),
    "pt": Weighted([("d 'de' {french month} 'do ano' {french year}", 16), ("{french month} 'do ano' {french year}", 4), ("d 'de' {french month} 'de ano' {french year}", 1)]),
    "de": Weighted([("d. {french month} {french year}", 12), ("d. {french month} 'des Jahres' {french year}", 8), ("d. {french month} 'im Jahr' {french year}", 3), ("d. {french month} 'an' {french year}", 4), ("{french month} 'des Jahres' {french year}", 3), ("d {french month} 'an' {french year}", 3), ("'Jahr' {french year} 'der Republik'", 3)]),
    "nl": Weighted([("d {french month} 'jaar' {french year}", 12), ("d {french month} 'van het jaar' {french year}", 5), ("{french month} 'jaar' {french year}", 3), ("d {french month} 'an' {french year}", 6), ("'jaar' {french year} 'van de Republiek'", 2), ("d {french month} 'anno' {french year}", 1)]),
    "ru": Weighted([("d {french month} {french year} 'года'", 12), ("d {french month} {french year} 'года Республики'", 6), ("d {french month} {french year} 'г.'", 3)]),
}  # fmt: skip
_COMPLEMENTARY: dict[str, Weighted[str]] = {
    "fr": Weighted([("{day ord} 'jour complémentaire an' {french year}", 12), ("{day ord} 'jour complémentaire de l''an' {french year}", 8), ("{french ord} 'jour complémentaire an' {french year}", 12), ("d 'jour complémentaire an' {french year}", 3), ("{french ord} 'jour compl. an' {french year}", 3),
                    ("{french ord} 'jour complémentaire, an' {french year}", 2), ("{french ord} 'jc an' {french year}", 0.6), ("d 'complémentaire an' {french year}", 3), ("{french ord} 'complémentaire an' {french year}", 3), ("{french ord} 'sans-culottide an' {french year}", 1)]),
    "en": Weighted([("{day ord} 'complementary day, Year' {french year}", 3), ("{day ord} 'complementary day year' {french year}", 2)]),
}  # fmt: skip
#: The Gregorian day beside it: what both say, the Gregorian day says without conversion.
_BOTH: Weighted[str] = Weighted(
    [(" ({g})", 20), (" [{g}]", 5), (" - {g}", 2), (", {g}", 2), (" soit le {g}", 1), (" / {g}", 1.5), (" = {g}", 0.6)]
)
_DECADE = ("primidi", "duodi", "tridi", "quartidi", "quintidi", "sextidi", "septidi", "octidi", "nonidi", "décadi")
_YEAR_WORDS = (
    "premier",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
    "treize",
    "quatorze",
)
_REPUBLICAN_YEARS: Weighted[tuple[int, int]] = Weighted([((2, 14), 92), ((1, 1), 7), ((79, 79), 1)])


def _french_month(scene: Scene) -> None:
    write_month(scene, month_names("french", scene.lang.id))


def _french_year(scene: Scene) -> None:
    text = ROMAN[scene.year] if scene.dice.chance(0.66) else str(scene.year)
    scene.pieces.append((text.lower() if scene.dice.chance(0.05) else text, "year"))


def _french_number(scene: Scene) -> None:
    scene.pieces.append((str(scene.year), "year"))


def _french_year_words(scene: Scene) -> None:
    scene.pieces.append((_YEAR_WORDS[min(scene.year, 14) - 1] if scene.year <= 14 else str(scene.year), "year"))


def _decade_day(scene: Scene) -> None:
    scene.pieces.append((_DECADE[(scene.day - 1) % 10], ""))


def _french_ordinal(scene: Scene) -> None:
    ending = "er" if scene.day == 1 else scene.dice.pick(("e", "e", "ème"))
    scene.pieces.append((f"{scene.day}{ending}", "day"))


for _name, _op, _part in (
    ("french month", _french_month, "month"), ("french year", _french_year, "year"), ("french number", _french_number, "year"), ("french year words", _french_year_words, "year"),
    ("french decade", _decade_day, ""), ("french ord", _french_ordinal, "day"),
):  # fmt: skip
    extend(_name, _op, _part, worded=True)


@cache
def _new_year(year: int) -> date:
    """The Gregorian day of 1 vendémiaire."""
    first = CALENDARS["french"].to_gregorian(year, 1, 1)
    assert first is not None  # years 1 to 99 can be converted
    return date(*first)


def _republican(scene: Scene) -> None:
    dice = scene.dice
    scene.year = dice.between(*dice.draw(_REPUBLICAN_YEARS))
    complementary = scene.lang.token in _COMPLEMENTARY and dice.chance(0.03)
    scene.month = 13 if complementary else dice.between(1, 12)
    scene.day = dice.between(1, 5 if complementary else 30)
    table = _COMPLEMENTARY if complementary else _REPUBLICAN
    pattern = compile_pattern(dice.draw(table.get(scene.lang.token) or table["fr"]))
    pattern.write(scene)
    scene.worded = True
    if complementary:
        scene.canonical = f"{scene.year:04d}-13-{scene.day:02d}[u-ca=french]"
    elif {"year", "month", "day"} <= pattern.parts and dice.chance(0.14):
        _gregorian_beside(scene)
    elif pattern.parts == {"year"} and scene.year < 15 and dice.chance(0.12):
        year = _new_year(scene.year).year
        scene.write(dice.pick((" - ", " (", ", ", " / ")))
        if scene.pieces[-1][0] == " (":
            scene.write(str(year), "year")
            scene.write(")")
        else:
            scene.write(str(year), "year")
        scene.canonical = str(year)
        scene.kind = "partial"
    else:
        finish(scene, pattern.parts, "french", 0.0)


def _gregorian_beside(scene: Scene) -> None:
    """Write the Gregorian day behind the Republican one; the reading is the Gregorian day."""
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.set_day(_new_year(scene.year) + timedelta(30 * (scene.month - 1) + scene.day - 1))
    before, _, after = scene.dice.draw(_BOTH).partition("{g}")
    form = scene.dice.pick(("d MMMM y", "d MMMM y", "d MMMM y", "{day ord} MMMM y", "d/M/y", "dd/MM/y", "d MMM y"))
    scene.write(before)
    pattern = compile_pattern(form)
    pattern.write(scene)
    scene.write(after)
    scene.canonical = reading(scene, pattern.parts)
    scene.order = pattern.order
    scene.kind = "absolute"


# Julian days

_OLD_STYLE: dict[str, tuple[str, ...]] = {
    "en": (" O.S.", " OS", " (O.S.)", " Old Style", " (OS)", " o.s.", " O. S.", " (Old Style)", " (Julian)", " Julian", " O.S", " [O.S.]", " Julian calendar"),
    "ru": (" ст. ст.", " ст. стиля", " по ст. ст.", " (ст. ст.)", " по старому стилю", " с. с.", " ст.ст.", " (по старому стилю)", " старого стиля", " по юлианскому календарю", " (с. с.)"),
    "uk": (" ст. ст.", " за ст. ст.", " (ст. ст.)", " за старим стилем", " ст.ст.", " старого стилю", " за юліанським календарем"),
    "bg": (" стар стил", " ст. ст.", " (стар стил)", " (ст.ст.)", " по стар стил"),
    "sr": (" по ст. кал.", " по старом календару", " (ст. ст.)", " по јулијанском календару"),
    "de": (" a. St.", " alten Stils", " (a. St.)", " (jul.)", " jul.", " a.St.", " (julianisch)", " jul", " (alter Stil)", " st. v.", " nach julianischem Kalender"),
    "fr": (" v.s.", " (v. s.)", " vieux style", " (vieux style)", " ancien style", " (julien)", " a. s.", " (ancien style)", " du calendrier julien"),
    "es": (" (juliano)", " O.S.", " estilo antiguo", " del calendario juliano"),
    "it": (" (giuliano)", " st. v.", " stile antico", " del calendario giuliano", " v.s."),
    "sv": (" (g.s.)", " gamla stilen", " g.s.", " (julianska kalendern)", " (gamla stilen)"),
    "fi": (" v.l.", " vanhaa lukua", " (v. l.)", " (juliaaninen)"),
    "et": (" vkj", " (vkj)", " v. st.", " vana kalendri järgi", " (vana stiil)"),
    "lv": (" v.st.", " (v. st.)", " pēc vecā stila", " vecā stila"),
    "pl": (" st. st.", " (st. st.)", " starego stylu", " (juliański)", " s.s.", " st.st."),
    "ro": (" st. v.", " stil vechi", " (stil vechi)", " st.v.", " (st. v.)", " s.v."),
    "el": (" (π.ημ.)", " παλαιό ημερολόγιο", " (Ιουλιανό)", " με το παλαιό ημερολόγιο"),
    "nl": (" O.S.", " oude stijl", " (oude stijl)", " o.s.", " (juliaans)", " o.st."),
    "da": (" g.s.", " (gl. stil)", " gammel stil", " (jul.)"),
    "cs": (" st. st.", " (juliánský)", " starého stylu", " podle juliánského kalendáře"),
}  # fmt: skip
_NEW_STYLE: dict[str, tuple[str, ...]] = {
    "en": (" N.S.", " NS", " (N.S.)", " New Style", " (NS)", " (Gregorian)", " n.s."),
    "ru": (" н. ст.", " (н. ст.)", " по новому стилю", " нов. ст.", " по н. ст.", " нового стиля", " н.ст."),
    "uk": (" н. ст.", " за новим стилем", " (н. ст.)"),
    "bg": (" нов стил", " (нов стил)", " н. ст."),
    "de": (" n. St.", " neuen Stils", " (n. St.)", " (greg.)", " greg.", " n.St."),
    "fr": (" n.s.", " nouveau style", " (nouveau style)", " (grégorien)"),
    "et": (" ukj", " (ukj)"),
    "sv": (" n.s.", " (nya stilen)"),
    "pl": (" n. st.", " nowego stylu", " (gregoriański)"),
    "ro": (" st. n.", " stil nou", " (stil nou)"),
    "nl": (" N.S.", " nieuwe stijl", " (nieuwe stijl)"),
}  # fmt: skip
_JULIAN_YEARS: dict[str, Weighted[tuple[int, int]]] = {
    "en": Weighted([((1583, 1752), 80), ((1300, 1582), 14), ((1000, 1300), 4), ((1753, 1918), 6)]),
    "ru": Weighted([((1800, 1918), 70), ((1700, 1800), 26), ((1919, 1960), 4)]),
}  # fmt: skip
_FORMS: dict[str, Weighted[str]] = {
    "en": Weighted([("d MMMM y", 20), ("d MMM y", 16), ("MMMM d, y", 12), ("MMM d, y", 10), ("MMMM d y", 5), ("MMM d y", 5), ("{day ord} MMMM y", 4), ("MMMM {day ord}, y", 3), ("{day ord} 'of' MMMM, y", 2), ("d MMM. y", 3), ("MMM. d, y", 3), ("d/M/y", 1), ("y MMM d", 1), ("MMMM y", 3)]),
    "ru": Weighted([("d MMMM y", 30), ("d MMMM y 'года'", 10), ("d MMMM y 'г.'", 10), ("dd.MM.yyyy", 8), ("d.MM.y", 3), ("d MMM y", 3)]),
}  # fmt: skip
_ELSE: Weighted[str] = Weighted(
    [
        ("d MMMM y", 30),
        ("d. MMMM y", 10),
        ("d MMM y", 6),
        ("d. MMM y", 4),
        ("dd.MM.yyyy", 4),
        ("d. M. y", 4),
        ("{day ord} MMMM y", 4),
    ]
)


def _julian_year(scene: Scene) -> None:
    scene.choose_day()
    years = _JULIAN_YEARS["en" if scene.lang.token == "en" else "ru"]
    scene.year = scene.dice.between(*scene.dice.draw(years))
    scene.day = min(scene.day, 28) if scene.month == 2 else scene.day


def _marked(scene: Scene, table: dict[str, tuple[str, ...]]) -> frozenset[str]:
    pattern = compile_pattern(scene.dice.draw(_FORMS.get(scene.lang.token, _ELSE)))
    pattern.write(scene)
    mark = (scene.dice.pick(table.get(scene.lang.token) or table["en"]), "calendar")
    pieces = scene.pieces
    if scene.dice.chance(0.1) and len(pieces) > 2 and pieces[-1][1] == "year" and pieces[-2][0] == " ":
        pieces.insert(-2, mark)  # 6. Aug. a. St. 1914
    else:
        pieces.append(mark)
    scene.worded = True
    scene.order = pattern.order
    return pattern.parts


def _julian(scene: Scene) -> None:
    _julian_year(scene)
    finish(scene, _marked(scene, _OLD_STYLE), "julian", 0.0)


def _new_style(scene: Scene) -> None:
    _julian_year(scene)
    parts = _marked(scene, _NEW_STYLE)
    scene.canonical = reading(scene, parts)
    scene.kind = "absolute" if "day" in parts else "partial"


#: First days (Gregorian) of the centuries' differences between the calendars.
_DIFFERENCES: tuple[tuple[date, int], ...] = (
    (date(1900, 3, 14), 13), (date(1800, 3, 13), 12), (date(1700, 3, 12), 11), (date(1582, 10, 15), 10),
)  # fmt: skip
#: {old day} the day of the old style, {old date} its month too; d, MMMM and y are the new style's.
_BOTH_STYLES: dict[str, Weighted[str]] = {
    "en": Weighted([("{old day}/d MMMM y", 20), ("{old day}/d MMM y", 8), ("MMMM {old day}/d, y", 6), ("{old date}/d MMMM y", 6), ("d MMMM ({old date}) y", 3), ("{old date} (d MMMM) y", 4), ("d MMMM y ({old date} 'O.S.')", 5), ("d MMMM ['O.S.' {old date}] y", 6), ("d MMM y ['O.S.' {old date}]", 3), ("{old day} (d) MMMM y", 4)]),
    "ru": Weighted([("{old day} (d) MMMM y", 14), ("{old date} (d MMMM) y", 16), ("{old date} [d MMMM] y", 8), ("{old day}/d MMMM y", 8), ("{old date} (d MMMM) y 'года'", 8), ("{old day} (d) MMMM y 'года'", 6), ("{old day} [d] MMMM y", 5), ("{old date}/d MMMM y", 3), ("{old day} (d) MMMM y 'г.'", 4), ("{old date} (d MMMM) y 'г.'", 4), ("d ({old day}) MMMM y", 1.5)]),
}  # fmt: skip
_BOTH_ELSE: Weighted[str] = Weighted(
    [
        ("{old day}/d MMMM y", 14),
        ("{old day}./d. MMMM y", 8),
        ("{old date}/d MMMM y", 6),
        ("{old date} (d MMMM) y", 6),
        ("d MMMM ({old date}) y", 2),
        ("{old day} (d) MMMM y", 4),
        ("{old date}/d. MMMM y", 3),
    ]
)


def _old_day(with_month: bool) -> Callable[[Scene], None]:
    """The Julian day of the scene's Gregorian day (its month too, where they differ or the form names it)."""

    def op(scene: Scene) -> None:
        today = date(scene.year, scene.month, scene.day)
        old = today - timedelta(next(days for first, days in _DIFFERENCES if today >= first))
        scene.pieces.append((str(old.day), ""))
        if with_month:
            scene.pieces += [(" ", ""), (scene.lang.months["MMMM"][old.month - 1][0], "")]

    return op


extend("old day", _old_day(False), "")
extend("old date", _old_day(True), "", worded=True)


def _two_styles(scene: Scene) -> None:
    """One day in both styles: the reading is the Gregorian day."""
    dice = scene.dice
    first, last = (1640, 1752) if scene.lang.token == "en" else (1720, 1918)
    scene.set_day(date.fromordinal(dice.between(date(first, 1, 1).toordinal(), date(last, 12, 31).toordinal())))
    form = dice.draw(_BOTH_STYLES.get(scene.lang.token, _BOTH_ELSE))
    if ("{old day}" in form or scene.month == 1) and scene.day < 14:
        scene.set_day(date(scene.year, scene.month, scene.day + 14))
    pattern = compile_pattern(form)
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = "absolute"


# Double years

_DUAL: dict[str, Weighted[str]] = {
    "en": Weighted([("d MMMM {dual year}", 20), ("d MMM {dual year}", 24), ("MMMM d, {dual year}", 12), ("MMM d, {dual year}", 10), ("MMM. d, {dual year}", 5), ("{day ord} MMMM {dual year}", 4), ("MMMM {day ord}, {dual year}", 3), ("{day ord} MMM {dual year}", 2), ("d MMM. {dual year}", 3), ("MMMM d {dual year}", 3),
                    ("MMM d {dual year}", 3), ("dd MMM {dual year}", 6), ("MMMM {dual year}", 5), ("MMM {dual year}", 3), ("{dual year} MMM d", 1), ("d 'of' MMMM {dual year}", 1), ("{day ord} 'of' MMMM, {dual year}", 1.5), ("d-MMM-{dual year}", 2), ("EEE d MMM {dual year}", 0.6)]),
}  # fmt: skip
_DUAL_ELSE: Weighted[str] = Weighted(
    [("d MMMM {dual year}", 30), ("d. MMMM {dual year}", 6), ("MMMM {dual year}", 4), ("d MMM {dual year}", 6)]
)


def _dual_year(scene: Scene) -> None:
    """1731/2, 1731/32, 1731-2 or 1731/1732 for the January to March that began 1732."""
    year = scene.year
    style = scene.dice.below(20)
    last = f"{year % 100:02d}" if style < 9 or year % 10 == 0 else str(year % 10) if style < 18 else str(year)
    sign = "-" if style in (3, 12) else "/"
    scene.pieces += [(f"{year - 1}{sign}", ""), (last, "year")]


extend("dual year", _dual_year, "year")


def _dual(scene: Scene) -> None:
    scene.choose_day()
    scene.year = scene.dice.between(1583, 1752) if scene.dice.chance(0.9) else scene.dice.between(1300, 1582)
    scene.month = scene.dice.between(1, 3)
    scene.day = min(scene.day, 24 if scene.month == 3 else 28)
    pattern = compile_pattern(scene.dice.draw(_DUAL.get(scene.lang.token, _DUAL_ELSE)))
    scene.weekday = date(scene.year, scene.month, scene.day).isoweekday()
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = "absolute" if "day" in pattern.parts else "partial"
    if scene.dice.chance(0.1):
        scene.write(scene.dice.pick(_OLD_STYLE.get(scene.lang.token, _OLD_STYLE["en"])), "calendar")
        scene.canonical += "[u-ca=julian]"
        scene.kind = "era_calendar"


def _dual_year_alone(scene: Scene) -> None:
    scene.year = scene.dice.between(1583, 1752)
    year = scene.year
    last = str(year % 10) if year % 10 and scene.dice.chance(0.7) else f"{year % 100:02d}"
    scene.write(f"{year - 1}/")
    scene.write(last, "year")
    scene.canonical = str(year)
    scene.kind = "partial"


# Months by number

_NUMBERS = (
    "First",
    "Second",
    "Third",
    "Fourth",
    "Fifth",
    "Sixth",
    "Seventh",
    "Eighth",
    "Ninth",
    "Tenth",
    "Eleventh",
    "Twelfth",
)
_SHORT = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th")
_QUAKER: Weighted[str] = Weighted(
    [("{quaker long} d, y", 12), ("{quaker long} {day ord}, y", 10), ("{day ord} 'of' {quaker long} y", 6), ("{day ord} 'of' {quaker short}, y", 8), ("{day ord} {quaker short} y", 8), ("d 'of' {quaker short} y", 4), ("{quaker short} d y", 4), ("{quaker short} {day ord} y", 5), ("{quaker long} d y", 4), ("d {quaker short} y", 4), ("{day ord} 'da.' {quaker short} y", 2),
     ("{day ord} 'day of the' {quaker short} y", 3), ("{day ord} 'of the' {quaker short}, y", 3), ("y {quaker short} d", 1), ("{quaker short} y", 2), ("{quaker long} y", 2), ("{day ord} 'day' {quaker short} y", 2), ("{quaker short}, {day ord}, y", 1)]
)  # fmt: skip
#: Before 1752 the first month was March.
_FIRST_MARCH = 1752


def _quaker_long(scene: Scene) -> None:
    name = _NUMBERS[_quaker_number(scene)]
    scene.pieces.append((f"{name} {scene.dice.pick(('Month', 'Month', 'month', 'Mo.'))}", "month"))
    _called(scene)


def _quaker_short(scene: Scene) -> None:
    number = _quaker_number(scene)
    short = scene.dice.pick((_SHORT[number], _SHORT[number], str(number + 1), _NUMBERS[number].lower()))
    scene.pieces.append((f"{short} {scene.dice.pick(('mo.', 'mo', 'month', 'Month', 'mo.', 'm.'))}", "month"))
    _called(scene)


def _quaker_number(scene: Scene) -> int:
    return (scene.month - 1 if scene.year >= _FIRST_MARCH else scene.month - 3) % 12


def _called(scene: Scene) -> None:
    """Before 1752 the month's name tells which month it was."""
    if scene.year < _FIRST_MARCH or scene.dice.chance(0.1):
        if scene.dice.chance(0.25):
            name = scene.dice.pick(RARE_MONTH_NAMES["en"][scene.month])
        else:
            name = variant(scene, scene.lang.months[scene.dice.pick(("MMMM", "MMMM", "MMM"))][scene.month - 1])
        left, right = scene.dice.pick(
            (
                (" call'd ", ""),
                (" called ", ""),
                (" (", ")"),
                (" (called ", ")"),
                (" (call'd ", ")"),
                (" [", "]"),
                (" or ", ""),
            )
        )
        scene.pieces += [(left, ""), (name, "month"), (right, "")]


extend("quaker long", _quaker_long, "month", True)
extend("quaker short", _quaker_short, "month", True)


def _quaker(scene: Scene) -> None:
    scene.choose_day()
    scene.year = scene.dice.between(1660, 1751) if scene.dice.chance(0.35) else scene.dice.between(1752, 1900)
    scene.day = min(scene.day, 28) if scene.month == 2 else scene.day
    say(scene, compile_pattern(scene.dice.draw(_QUAKER)), 0.0)
    if scene.year <= 1752 and scene.dice.chance(0.7):
        scene.write(scene.dice.pick(_OLD_STYLE["en"][:6]), "calendar")
        scene.canonical += "[u-ca=julian]"
        scene.kind = "era_calendar"


# Italy's second count of years, 1922 to 1943

_FASCIST: Weighted[str] = Weighted(
    [("d MMMM y {fascist year}", 20), ("d MMMM y - {fascist year}", 14), ("d MMMM y-{fascist year}", 14), ("y {fascist year}", 8), ("y-{fascist year}", 8), ("y - {fascist year}", 5), ("MMMM y - {fascist year}", 4),
     ("d MMMM y, {fascist year} 'E.F.'", 8), ("d MMMM y {fascist year} 'E.F.'", 8), ("d MMMM y - {fascist year} 'E.F.'", 6), ("y {fascist year} 'E.F.'", 4), ("d MMMM y, 'anno' {fascist year}", 3), ("d.M.y - {fascist year}", 1.5)]
)  # fmt: skip


def _fascist_year(scene: Scene) -> None:
    """Its years began on 28 October 1922."""
    year = scene.year - 1922 + ((scene.month, scene.day) >= (10, 28))
    scene.pieces.append((ROMAN[max(year, 1)], ""))


extend("fascist year", _fascist_year, "")


def _fascist(scene: Scene) -> None:
    scene.set_day(date.fromordinal(scene.dice.between(date(1922, 10, 28).toordinal(), date(1943, 7, 25).toordinal())))
    say(scene, compile_pattern(scene.dice.draw(_FASCIST)), 0.0)


_OLD_LANGUAGES = (("en", 40), ("ru", 28), ("uk", 4), ("de", 5), ("bg", 4), ("fr", 4), ("sv", 2), ("fi", 1), ("et", 2), ("lv", 1), ("pl", 2), ("ro", 2), ("sr", 2), ("el", 1), ("it", 2), ("nl", 2), ("es", 1), ("da", 1), ("cs", 1))  # fmt: skip

GROUPS: tuple[Group, ...] = (
    Group("french-republican", "era_calendar", 0.7, _republican, (("fr", 76), ("en", 10), ("it", 5), ("es", 2), ("pt", 1), ("de", 3), ("nl", 2), ("ru", 1))),
    Group("julian", "era_calendar", 0.4, _julian, _OLD_LANGUAGES),
    Group("new-style", "absolute", 0.2, _new_style, _OLD_LANGUAGES[:16]),
    Group("two-styles", "absolute", 0.35, _two_styles, _OLD_LANGUAGES),
    Group("dual-year", "absolute", 0.35, _dual, (("en", 86), ("fr", 3), ("it", 4), ("de", 3), ("nl", 2))),
    Group("dual-year-alone", "partial", 0.15, _dual_year_alone, (("en", 1),)),
    Group("fascist-year", "absolute", 0.06, _fascist, (("it", 1),)),
    Group("month-by-number", "absolute", 0.07, _quaker, (("en", 1),)),
)  # fmt: skip
