"""Dates with words in them: ordinals, numbers and years in words, "of" and "in the year", case endings, Chinese figures.

The rows stand in ``word_forms.py``; here are the extensions of the pattern language that they use.
"""

from collections.abc import Callable
from functools import cache

from datenorm.data import numerals, ordinals, word_forms, year_words
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.languages import language
from datenorm.data.mix import BIG
from datenorm.data.month_cases import case_names
from datenorm.data.pattern import Pattern, compile_pattern, extend, reading
from datenorm.data.scene import CYCLE, Scene
from datenorm.data.written_time import add_time

_SIGNS = "./-"


@cache
def order_matters(source: str) -> bool:
    """Whether its numbers are told apart by their order alone: signs between them, and not words, do not say more."""
    return any(sign in source for sign in _SIGNS)


def say(scene: Scene, pattern: Pattern, time_share: float = 0.1) -> None:
    """Write the scene's Gregorian day in a pattern: text, reading, kind, order; a time behind a day now and then."""
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    day = "day" in pattern.parts
    scene.kind = kind_of(pattern.parts)
    if order_matters(pattern.source):
        scene.order = pattern.order
    if day:
        add_time(scene, time_share, kind="datetime" if scene.kind != "no_year" else "no_year")


def kind_of(parts: frozenset[str]) -> str:
    """The contract's kind of a date that holds ``parts``."""
    if "short" in parts:
        return "two_digit_year"
    if "year" not in parts:
        return "no_year"
    return "absolute" if "day" in parts else "partial"


# Ordinals


def _ordinal(scene: Scene) -> None:
    days = scene.dice.draw(ordinals.figures(scene.lang.id))
    scene.pieces.append((days[scene.day], "day"))


def _day_word(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(ordinals.day_words(scene.lang.id))[scene.day - 1], "day"))


def _year_words(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(year_words.year_words(scene.lang.id, scene.year)), "year"))


_MONTH_ORDINALS: dict[str, tuple[str, ...]] = {
    "en": tuple(f"{word} month" for word in (
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth")),
    "es": tuple(f"{word} mes" for word in (
        "primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo", "undécimo", "duodécimo")),
    "pt": tuple(f"{word} mês" for word in (
        "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono", "décimo", "décimo primeiro", "décimo segundo")),
    "fr": tuple(f"{word} mois" for word in (
        "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième")),
    "de": tuple(f"{word} Monat" for word in (
        "erster", "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter", "neunter", "zehnter", "elfter", "zwölfter")),
    "it": tuple(f"{word} mese" for word in (
        "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo", "undicesimo", "dodicesimo")),
    "zh": tuple(f"第{word}个月" for word in ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二")),
}  # fmt: skip


def _month_ordinal(scene: Scene) -> None:
    names = _MONTH_ORDINALS.get(scene.lang.token, _MONTH_ORDINALS["en"])
    scene.pieces.append((names[scene.month - 1], "month"))


# Endings


def _case(table: str) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        names = case_names(table, scene.lang.id)
        name = names[scene.month - 1] if names else scene.lang.months["MMMM"][scene.month - 1][0]
        if "'" in name and scene.dice.chance(0.3):
            name = name.replace("'", scene.dice.pick(("’", "")))
        scene.pieces.append((name, "month"))

    return op


_TURKISH_IN = ("'da", "'de", "'ta", "'te", "’de", "’da", " yılında", "'in", "'nin")


def _turkish_in(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_TURKISH_IN), ""))


# Figures of East Asia


def _han_year(scene: Scene) -> None:
    scene.pieces.append((numerals.han_digits(scene.dice, scene.year, 4), "year"))


def _han_short_year(scene: Scene) -> None:
    scene.pieces.append((numerals.han_digits(scene.dice, scene.year % 100, 2), "year"))


def _han_full_year(scene: Scene) -> None:
    scene.pieces.append((numerals.han_full(scene.year), "year"))


_CHEQUE = str.maketrans("0123456789", "零壹贰叁肆伍陆柒捌玖")


def _cheque_year(scene: Scene) -> None:
    scene.pieces.append((str(scene.year).zfill(4).translate(_CHEQUE), "year"))


def _cheque(number: int) -> str:
    """``零叁``, ``壹拾贰``, ``叁拾``: as banks have it, so that nothing can be put before it."""
    tens, ones = divmod(number, 10)
    head = f"{str(tens).translate(_CHEQUE)}拾" if tens else "零"
    return head + (str(ones).translate(_CHEQUE) if ones else "")


def _cheque_month(scene: Scene) -> None:
    scene.pieces.append((_cheque(scene.month), "month"))


def _cheque_day(scene: Scene) -> None:
    scene.pieces.append((_cheque(scene.day), "day"))


def _han_month(scene: Scene) -> None:
    scene.pieces.append((numerals.HAN[scene.month], "month"))


def _han_day(scene: Scene) -> None:
    scene.pieces.append((numerals.han_day(scene.dice, scene.day), "day"))


def _han_weekday(scene: Scene) -> None:
    scene.names_weekday = True
    scene.pieces.append(("一二三四五六日"[scene.weekday - 1], "weekday"))


_KOREAN = "영일이삼사오육칠팔구"


def _korean(number: int) -> str:
    text = ""
    for value, letter in ((1000, "천"), (100, "백"), (10, "십"), (1, "")):
        count, number = divmod(number, value)
        if count:
            text += ("" if count == 1 and letter else _KOREAN[count]) + letter
    return text


def _korean_op(part: str) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        number = {"year": scene.year, "month": scene.month, "day": scene.day}[part]
        special = {6: "유", 10: "시"}.get(number) if part == "month" else None
        scene.pieces.append((special or _korean(number), part))

    return op


_VIETNAMESE_MONTHS: tuple[tuple[str, ...], ...] = (
    ("một", "giêng"), ("hai",), ("ba",), ("tư", "bốn"), ("năm",), ("sáu",), ("bảy", "bẩy"), ("tám",), ("chín",), ("mười",),
    ("mười một",), ("mười hai", "chạp"),
)  # fmt: skip


def _vietnamese_month(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_VIETNAMESE_MONTHS[scene.month - 1]), "month"))


for _name, _op, _part in (
    ("day ord", _ordinal, "day"), ("day word", _day_word, "day"), ("year words", _year_words, "year"), ("mm word", _month_ordinal, "month"),
    ("month in", _case("in"), "month"), ("month on", _case("on"), "month"), ("year da", _turkish_in, ""),
    ("han y", _han_year, "year"), ("han yy", _han_short_year, "short"), ("han full", _han_full_year, "year"), ("han m", _han_month, "month"),
    ("han d", _han_day, "day"), ("han weekday", _han_weekday, "weekday"), ("ko year", _korean_op("year"), "year"),
    ("cheque y", _cheque_year, "year"), ("cheque m", _cheque_month, "month"), ("cheque d", _cheque_day, "day"),
    ("ko month", _korean_op("month"), "month"), ("ko day", _korean_op("day"), "day"), ("vi month", _vietnamese_month, "month"),
):  # fmt: skip
    extend(_name, _op, _part, worded=True)


# Groups

Table = dict[str, Weighted[str]]


def _tables(rows: dict[str, word_forms.Rows]) -> Table:
    return {entry: Weighted(forms_of) for entry, forms_of in rows.items()}


_ORDINAL = _tables(word_forms.ORDINAL_OF)
_ORDINAL_ELSE: Weighted[str] = Weighted(word_forms.ORDINAL)
_WORD = _tables(
    {
        entry: [(form.replace("{day ord}", "{day word}"), weight) for form, weight in rows]
        for entry, rows in {**word_forms.ORDINAL_OF, **word_forms.WORD_OF}.items()
    }
)
_WORD_ELSE: Weighted[str] = Weighted([(form.replace("{day ord}", "{day word}"), weight) for form, weight in word_forms.ORDINAL])
_CONNECTED = _tables(word_forms.CONNECTED)
_YEAR_WORDS = _tables(word_forms.YEAR_WORDS)
_HAN = _tables(word_forms.HAN)
_SIGNED = _tables(word_forms.SIGNED)


def _form(scene: Scene, table: Table, fallback: Weighted[str] | None = None) -> str:
    """A pattern of the scene's language; English where neither it nor ``fallback`` has one."""
    rows = table.get(scene.lang.id) or table.get(scene.lang.token) or fallback
    if rows is None:
        scene.lang = language("en" if "en" in table else "zh")
        rows = table[scene.lang.id]
    return scene.dice.draw(rows)


def _ordinal_figures(scene: Scene) -> None:
    scene.choose_day()
    say(scene, compile_pattern(_form(scene, _ORDINAL, _ORDINAL_ELSE)), 0.12)


def _ordinal_words(scene: Scene) -> None:
    if scene.lang.id not in ordinals.WORDED and scene.lang.token not in ordinals.WORDED:
        scene.lang = language("en")
    scene.choose_day()
    say(scene, compile_pattern(_form(scene, _WORD, _WORD_ELSE)), 0.06)


def _years_in_words(scene: Scene) -> None:
    form = _form(scene, _YEAR_WORDS)
    scene.choose_day()
    while scene.year < year_words.FIRST:
        scene.year += CYCLE
    while scene.year > year_words.LAST:
        scene.year -= CYCLE
    say(scene, compile_pattern(form), 0.04)


def _connected(scene: Scene) -> None:
    scene.choose_day()
    form = _form(scene, _CONNECTED, _ORDINAL.get(scene.lang.id, _ORDINAL_ELSE))
    if scene.dice.chance(0.012) and "M" in form and "d" in form and "y" in form:
        form = _shorten(form)
    say(scene, compile_pattern(form), 0.1)


@cache
def _shorten(form: str) -> str:
    """The same form with a year of two figures, where nothing sticks to the year."""
    return form.replace(" y", " yy") if form.endswith(" y") or " y " in form else form


def _han(scene: Scene) -> None:
    form = _form(scene, _HAN)
    scene.choose_day()
    say(scene, compile_pattern(form), 0.12)


def _signed(scene: Scene) -> None:
    form = _form(scene, _SIGNED)
    scene.choose_day()
    say(scene, compile_pattern(form), 0.2)


def _shares(entries: tuple[str, ...], english: float = 1.0) -> tuple[tuple[str, float], ...]:
    """The entries by how often the generator draws them at all; small languages a little more often."""
    return tuple((entry, BIG.get(entry, 2.5) * (english if entry == "en" else 1.0) + 2.0) for entry in entries)


def _evened(entries: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """The entries with small languages nearer to big ones: each has some thirty words of its own to learn."""
    return tuple((entry, BIG.get(entry, 2.5) ** 0.6) for entry in entries)


GROUPS: tuple[Group, ...] = (
    Group("ordinal-figures", "absolute", 2.2, _ordinal_figures, _shares(tuple(ordinals.FIGURES), 1.6)),
    Group("ordinal-words", "absolute", 2.6, _ordinal_words, _evened(ordinals.WORDED)),
    Group("year-words", "absolute", 2.6, _years_in_words, _shares(tuple(word_forms.YEAR_WORDS))),
    Group("connected", "absolute", 2.2, _connected, _shares(tuple(word_forms.CONNECTED), 0.5)),
    Group("han-figures", "absolute", 0.8, _han, (("zh", 55), ("ja", 30), ("zh_Hant", 15), ("ko", 3))),
    Group("signed-figures", "absolute", 1.1, _signed, (("zh", 30), ("zh_Hant", 12), ("ja", 34), ("ko", 24))),
)  # fmt: skip
