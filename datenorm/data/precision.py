"""Groups of the generator for dates that say less than a day, or say it with doubt: EDTF level 1 in many languages."""

from functools import cache

from datenorm.data import precision_words as words
from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.pattern import ONE, TWO, Pattern, extend, reading
from datenorm.data.scene import Scene
from datenorm.data.templates import template

_ROMAN = (
    "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII",
    "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV", "XXV", "XXVI", "XXVII", "XXVIII", "XXIX", "XXX",
)  # fmt: skip
_CHINESE = (
    "", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八", "十九",
    "二十", "二十一", "二十二", "二十三", "二十四", "二十五", "二十六", "二十七", "二十八", "二十九", "三十",
)  # fmt: skip


def ordinal(number: int) -> str:
    """``1st``, ``2nd``, ``3rd``, ``4th``, ``11th``, ``21st``."""
    if 10 <= number % 100 <= 20:
        return f"{number}th"
    return f"{number}{('th', 'st', 'nd', 'rd')[number % 10] if number % 10 < 4 else 'th'}"


def own_rows(scene: Scene, table: words.Rows) -> tuple[str, ...] | None:
    """The rows of the scene's language; a language in another script than its table has none."""
    lang = scene.lang
    if lang.id in table:
        return table[lang.id]
    return table.get(lang.token) if lang.id == lang.token or lang.token == "zh" else None


def choose_row(scene: Scene, table: words.Rows, own_share: float = 0.8) -> str:
    """A row of the scene's language mostly, one that is met anywhere else."""
    own = own_rows(scene, table)
    if own and (scene.dice.chance(own_share) or "" not in table):
        return scene.dice.pick(own)
    return scene.dice.pick(table[""])


@cache
def _seasons(entry: str) -> tuple[tuple[str, ...], ...]:
    row = words.SEASONS.get(entry)
    return tuple(tuple(names.split(",")) for names in row.split("|")) if row else ()


def _season_number(scene: Scene) -> int:
    """21 (spring) to 24 (winter) of the scene's month."""
    return 20 + (scene.month % 12 // 3 or 4)


def _century(scene: Scene) -> int:
    return scene.year // 100 + 1


def _write_season(scene: Scene) -> None:
    names = _seasons(scene.lang.id) or _seasons(scene.lang.token)
    scene.pieces.append((scene.dice.pick(names[_season_number(scene) - 21]), "month"))


def _write_quarter_roman(scene: Scene) -> None:
    scene.pieces.append((_ROMAN[(scene.month - 1) // 3 + 1], "month"))


def _write_quarter_ordinal(scene: Scene) -> None:
    scene.pieces.append((ordinal((scene.month - 1) // 3 + 1), "month"))


def _write_quarter_chinese(scene: Scene) -> None:
    scene.pieces.append((_CHINESE[(scene.month - 1) // 3 + 1], "month"))


def _write_nth(scene: Scene) -> None:
    """First to fourth for quarters, first to twelfth for months: the scene's group says which."""
    names = words.NTH[scene.lang.token]
    number = scene.month if scene.group == "month-number" else (scene.month - 1) // 3 + 1
    scene.pieces.append((names[number - 1], "month"))


def _write_month_chinese(scene: Scene) -> None:
    number = scene.month
    scene.pieces.append((_CHINESE[number] if scene.dice.chance(0.7) else ONE[number], "month"))


def _write_decade(scene: Scene) -> None:
    scene.pieces.append((f"{scene.year // 10}0", "year"))


def _write_decade_of_century(scene: Scene) -> None:
    scene.pieces.append((f"{scene.year // 10 % 10}0", "year"))


def _write_decade_word(scene: Scene) -> None:
    scene.pieces.append((words.DECADE_WORDS[scene.lang.token][scene.year // 10 % 10 - 2], "year"))


def _write_hundred_word(scene: Scene) -> None:
    scene.pieces.append((words.HUNDRED_WORDS[scene.year // 100], "year"))


def _write_century_name(scene: Scene) -> None:
    scene.pieces.append((words.CENTURY_NAMES[scene.year // 100 - words.FIRST_CENTURY_NAME], "year"))


def _write_century(scene: Scene) -> None:
    scene.pieces.append((ONE[_century(scene)], "year"))


def _write_century_roman(scene: Scene) -> None:
    scene.pieces.append((_ROMAN[_century(scene)], "year"))


def _write_century_chinese(scene: Scene) -> None:
    scene.pieces.append((_CHINESE[_century(scene)], "year"))


def _write_century_ordinal(scene: Scene) -> None:
    scene.pieces.append((ordinal(_century(scene)), "year"))


def _write_century_word(scene: Scene) -> None:
    names = words.CENTURY_WORDS[scene.lang.token]
    scene.pieces.append((names[min(_century(scene), len(names)) - 1], "year"))


def _write_hundreds(scene: Scene) -> None:
    scene.pieces.append((f"{scene.year // 100}00", "year"))


for _name, _op, _part in (
    ("season", _write_season, "season"), ("R", _write_quarter_roman, "quarter"), ("q_th", _write_quarter_ordinal, "quarter"),
    ("zhq", _write_quarter_chinese, "quarter"), ("nth", _write_nth, "nth"), ("zh", _write_month_chinese, "month"),
    ("dec_word", _write_decade_word, "decade"), ("hund_word", _write_hundred_word, ""), ("cent_name", _write_century_name, "century"),
    ("dec", _write_decade, "decade"), ("de2", _write_decade_of_century, "decade"), ("cent", _write_century, "century"),
    ("CENT", _write_century_roman, "century"), ("zhcent", _write_century_chinese, "century"),
    ("cent_th", _write_century_ordinal, "century"), ("cent_word", _write_century_word, "century"),
    ("hund", _write_hundreds, "century"),
):  # fmt: skip
    extend(_name, _op, _part)


def coarse_reading(scene: Scene, parts: frozenset[str]) -> str:
    """The canonical reading of what a template with these parts wrote."""
    if "decade" in parts:
        return f"{scene.year // 10:03d}X"
    if "century" in parts:
        return f"{scene.year // 100:02d}XX"
    if "season" in parts:
        year = f"{scene.year:04d}" if "year" in parts else f"XX{TWO[scene.year % 100]}"
        return f"{year}-{_season_number(scene)}"
    if "nth" in parts:
        parts = parts | {"month" if scene.group == "month-number" else "quarter"}
    return reading(scene, parts)


def _say(scene: Scene, text: str) -> str:
    """Write the template and give its reading."""
    pattern: Pattern = template(text)
    pattern.write(scene)
    return coarse_reading(scene, pattern.parts)


def choose_year(scene: Scene) -> None:
    """A day in a year of four figures."""
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000


#: What a bare year has behind it now and then: language -> unit.
YEAR_UNITS: words.Rows = {
    "ja": ("年",), "zh": ("年",), "ko": ("년",), "ru": (" г.", " года", " год"), "uk": (" р.", " року"), "bg": (" г.",), "pl": (" r.", " roku"), "hr": (".",), "sr": (".",), "hu": (".",),
}  # fmt: skip
_UNIT_SHARE = {"ja": 0.85, "zh": 0.85, "ko": 0.85}


def say_year(scene: Scene) -> str:
    """A year as it is said within a longer phrase."""
    scene.write(str(scene.year), "year")
    units = own_rows(scene, YEAR_UNITS)
    if units is not None and scene.dice.chance(_UNIT_SHARE.get(scene.lang.token, 0.3)):
        scene.write(scene.dice.pick(units))
        scene.worded = True
    return f"{scene.year:04d}"


def say_month(scene: Scene) -> str:
    """A month and its year as they are said within a longer phrase."""
    own = scene.lang.patterns["month_year"]
    if own and scene.dice.chance(0.5):
        text = scene.dice.pick(own)
        pattern = _compiled(text)
        pattern.write(scene)
        return reading(scene, pattern.parts)
    return _say(scene, scene.dice.pick(("{m} {y}", "{m} {y}", "{LLL} {y}", "{m}, {y}", "{LLL}. {y}")))


@cache
def _compiled(text: str) -> Pattern:
    from datenorm.data.pattern import compile_pattern

    return compile_pattern(text)


def say_day(scene: Scene) -> str:
    """A day with its month's name and its year."""
    pattern = named_form(scene)
    pattern.write(scene)
    return reading(scene, pattern.parts)


def say_decade(scene: Scene) -> str:
    """A decade; one that begins a century only where nobody would take it for the century."""
    scene.year = 1500 + scene.year % 530 if scene.year < 1500 or scene.year > 2039 else scene.year
    if scene.year // 10 % 10 == 0 and not (
        scene.year >= 2000 and scene.lang.token in ("en", "de", "ja", "zh", "ko", "fr")
    ):
        scene.year += 10 * scene.dice.between(1, 9) if scene.year < 2000 else 10
    text = choose_row(scene, words.DECADE, 0.9)
    if "_word}" in text or "{cent_name}" in text:
        scene.year = 1920 + scene.year % 80 if scene.year >= 2000 or scene.year // 10 % 10 < 2 else scene.year
    return _say(scene, text)


_CENTURIES = (18, 18, 18, 17, 17, 16, 16, 15, 14, 13, 12, 19, 19, 20, 11, 10)
_OUR_ERA = (
    "AD",
    "CE",
    "н. э.",
    "n. Chr",
    "d. C",
    "d.C",
    "μ.Χ",
    "الميلاد",
    "میلادی",
    "公元",
    "西元",
    "西暦",
    "서기",
    "{hund}s",
    "{cent_name}",
)


def say_century(scene: Scene) -> str:
    """A century, before Christ now and then."""
    dice = scene.dice
    text = choose_row(scene, words.CENTURY, 0.93)
    recent = 20 if "{hund}" not in text else 19  # The 2000s are a decade.
    if dice.chance(0.1) and not any(mark in text for mark in _OUR_ERA):
        behind, before = own_rows(scene, words.BEFORE_CHRIST), own_rows(scene, words.BEFORE_CHRIST_FIRST)
        if behind or before:
            scene.year = 100 * dice.between(0 if "{hund}" not in text else 1, 11) + 50
            if before:
                scene.write(dice.pick(before), "calendar")
            value = _say(scene, text)
            if behind and not before:
                scene.write(dice.pick(behind), "calendar")
            return "-" + value
    scene.year = (
        100 * (min(dice.pick(_CENTURIES), recent) if dice.chance(0.6) else dice.between(1 if "{hund}" in text else 0, recent))
        + scene.year % 100
    )
    if "{cent_name}" in text:
        first = words.FIRST_CENTURY_NAME
        century = min(max(scene.year // 100, first), first + len(words.CENTURY_NAMES) - 1)
        scene.year = 100 * century + scene.year % 100
    return _say(scene, text)


def say_season(scene: Scene) -> str:
    """A season of a year."""
    if scene.year < 1000:
        scene.year += 1000
    if not (_seasons(scene.lang.id) or _seasons(scene.lang.token)):
        return say_month(scene)
    return _say(scene, choose_row(scene, words.SEASON, 0.6))


def _dressed_year(scene: Scene) -> None:
    choose_year(scene)
    scene.canonical = _say(scene, choose_row(scene, words.YEAR, 0.78))


def _worded_month(scene: Scene) -> None:
    choose_year(scene)
    scene.canonical = _say(scene, choose_row(scene, words.MONTH_YEAR, 0.85))


def _bare_month(scene: Scene) -> None:
    scene.choose_day()
    _say(scene, "{m}" if scene.dice.chance(0.8) else "{MMMM}")
    scene.canonical = f"XXXX-{TWO[scene.month]}"


def _month_number(scene: Scene) -> None:
    choose_year(scene)
    rows = own_rows(scene, words.MONTH_NUMBER) or words.MONTH_NUMBER["en"]
    text = scene.dice.pick(rows)
    if "{nth}" in text and scene.lang.token not in ("en", "es", "pt", "it"):
        text = "{y}, month {M}"
    scene.canonical = _say(scene, text)


def _decade_group(scene: Scene) -> None:
    scene.choose_day()
    scene.canonical = say_decade(scene)


def _century_group(scene: Scene) -> None:
    scene.choose_day()
    scene.canonical = say_century(scene)


def _season_group(scene: Scene) -> None:
    scene.choose_day()
    scene.canonical = say_season(scene)


def _quarter_group(scene: Scene) -> None:
    choose_year(scene)
    scene.canonical = _say(scene, choose_row(scene, words.QUARTER, 0.6))


def _within(scene: Scene) -> None:
    """A day of a month, a month of a year, that the text does not name."""
    choose_year(scene)
    text, ending = scene.dice.pick(
        (("day in {m} {y}", "-XX"), ("a day in {m} {y}", "-XX"), ("some day in {m} {y}", "-XX"), ("month in {y}", "-XX"), ("one month of {y}", "-XX"),
         ("day in {season} {y}", "-XX"), ("unknown day in {m} {y}", "-XX"))
    )  # fmt: skip
    scene.canonical = _say(scene, text) + ending


def say_any(scene: Scene) -> str:
    """Something with a precision: a year mostly."""
    scene.choose_day()
    style = scene.dice.below(100)
    if style < 12:
        return say_month(scene)
    if style < 20:
        return say_day(scene)
    if style < 24:
        return say_decade(scene)
    if style < 28:
        return say_century(scene)
    if style < 30:
        return say_season(scene)
    if scene.lang.token == "en" and scene.dice.chance(0.07):
        scene.year = scene.dice.between(1, 1400)
        scene.write(str(scene.year), "year")
        scene.write(scene.dice.pick((" CE", " AD", " A.D.", " C.E.")), "calendar")
        return f"{scene.year:04d}"
    if scene.year < 1000 and not scene.dice.chance(0.3):
        scene.year += 1000
    return say_year(scene)


def qualifier_before(scene: Scene, table: words.Rows) -> None:
    """Write a word of ``table`` in front of what follows."""
    text = choose_row(scene, table)
    scene.write(text, "qualifier")
    if len(text) > 3:
        scene.worded = True


def _bracketed(scene: Scene, share: float) -> None:
    if scene.dice.chance(share):
        left, right = scene.dice.pick(
            (("[", "]"), ("[", "]"), ("(", ")"), ("<", ">"), ("[", ".]"), ("[", "]."), ("([", "])"))
        )
        scene.pieces.insert(0, (left, ""))
        scene.pieces.append((right, ""))


#: How often "about" stands in front, where that is not most often.
_ABOUT_FIRST = {"hu": 0.45, "ja": 0.6, "ko": 0.6, "tr": 0.6, "fi": 0.65, "et": 0.65}


def _about(scene: Scene) -> None:
    if scene.dice.chance(_ABOUT_FIRST.get(scene.lang.token, 0.83)):
        qualifier_before(scene, words.ABOUT)
        value = say_any(scene)
    else:
        value = say_any(scene)
        scene.write(choose_row(scene, words.ABOUT_AFTER, 0.75), "qualifier")
    scene.canonical = value + "~"
    _bracketed(scene, 0.12)


def _perhaps(scene: Scene) -> None:
    if scene.dice.chance(0.4):
        qualifier_before(scene, words.PERHAPS)
        value = say_any(scene)
    else:
        value = say_any(scene)
        scene.write(choose_row(scene, words.PERHAPS_AFTER, 0.3), "qualifier")
    scene.canonical = value + "?"
    _bracketed(scene, 0.3)


def _about_perhaps(scene: Scene) -> None:
    if scene.dice.chance(0.15):
        qualifier_before(scene, words.PERHAPS)
        qualifier_before(scene, words.ABOUT)
        value = say_any(scene)
    else:
        qualifier_before(scene, words.ABOUT)
        value = say_any(scene)
        scene.write(choose_row(scene, words.PERHAPS_AFTER, 0.25), "qualifier")
    scene.canonical = value + "%"
    _bracketed(scene, 0.2)


#: Entries with names of seasons, all alike; big languages come in by other groups too.
WITH_SEASONS = tuple(
    (entry, 6.0 if entry == "en" else 1.5 if entry in ("de", "fr", "es", "it", "ru", "pt", "ja") else 1.0)
    for entry in words.SEASONS
)

GROUPS: tuple[Group, ...] = (
    Group("year-in-words", "partial", 1.2, _dressed_year),
    Group("month-in-words", "partial", 1.4, _worded_month),
    Group("bare-month", "partial", 0.7, _bare_month, names=True),
    Group("month-number", "partial", 0.35, _month_number, tuple((entry, 1.0) for entry in words.MONTH_NUMBER)),
    Group("decade", "partial", 0.8, _decade_group),
    Group("century", "partial", 1.1, _century_group),
    Group("season", "partial", 1.3, _season_group, WITH_SEASONS),
    Group("quarter-in-words", "partial", 0.6, _quarter_group),
    Group("within", "partial", 0.09, _within, (("en", 1.0),)),
    Group("about", "partial", 2.2, _about),
    Group("perhaps", "partial", 1.7, _perhaps),
    Group("about-perhaps", "partial", 0.55, _about_perhaps),
)
