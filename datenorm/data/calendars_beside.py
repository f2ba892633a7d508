"""One day in two calendars side by side, as official papers write it, and calendars that the reading has no sign for.

``١٥ شعبان ١٤٤٥ هـ الموافق ٢٥ فبراير ٢٠٢٤ م``: what both say, the Gregorian day says without conversion, so it is the reading.
"""

from datenorm.core.calendars import CALENDARS
from datenorm.data import numerals
from datenorm.data.calendars_written import STYLES, choose_day
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.pattern import compile_pattern, reading
from datenorm.data.scene import Scene
from datenorm.data.words import order_matters

#: language -> the other calendar and how it is written there.
_OTHER: dict[str, tuple[str, Weighted[str]]] = {
    "ar": ("islamic", Weighted([("d {islamic} y{islamic after}", 30), ("d {islamic} y", 8), ("EEEE d {islamic} y{islamic after}", 8), ("d/M/y{islamic after}", 8), ("d {islamic}", 2)])),
    "fa": ("persian", Weighted([("d {persian} y", 30), ("EEEE d {persian} y", 6), ("yyyy/MM/dd", 8), ("d {persian} 'ماه' y", 3)])),
    "ur": ("islamic", Weighted([("d {islamic} y{islamic after}", 20)])),
    "tr": ("islamic", Weighted([("d {islamic} y", 10), ("d {islamic} {islamic before}y", 3)])),
    "id": ("islamic", Weighted([("d {islamic} y{islamic after}", 20)])),
    "ms": ("islamic", Weighted([("d {islamic} y{islamic after}", 20)])),
    "he": ("hebrew", Weighted([("{hebrew day} 'ב'{hebrew} {hebrew year}", 30), ("{hebrew day} {hebrew} {hebrew year}", 12), ("EEEE, {hebrew day} 'ב'{hebrew} {hebrew year}", 5)])),
    "am": ("ethiopic", Weighted([("{ethiopic} d 'ቀን' y{ethiopic after}", 10), ("{ethiopic} d y", 5)])),
    "hi": ("indian", Weighted([("d {indian} y{indian after}", 10), ("d {indian}, y{indian after}", 5)])),
    "en/islamic": ("islamic", Weighted([("d {islamic} y{islamic after}", 20), ("d {islamic} {islamic before}y", 5), ("{islamic} d, y{islamic after}", 5), ("d {islamic} y", 5)])),
    "en/hebrew": ("hebrew", Weighted([("d {hebrew} y", 20), ("{day ord} 'of' {hebrew}, y", 5), ("{hebrew} d, y", 6)])),
    "en/persian": ("persian", Weighted([("d {persian} y", 20), ("{persian} d, y", 4)])),
    "en/ethiopic": ("ethiopic", Weighted([("{ethiopic} d, y{ethiopic after}", 10), ("d {ethiopic} y{ethiopic after}", 10)])),
}  # fmt: skip
_ENGLISH = ("en/islamic", "en/islamic", "en/hebrew", "en/hebrew", "en/persian", "en/ethiopic")

#: What stands between the two, the other calendar first.
_JOINTS: dict[str, tuple[str, ...]] = {
    "ar": (" الموافق ", " الموافق ", " الموافق ", " الموافق لـ ", " الموافق ل", " - ", " / ", " (", "، الموافق ", " الموافق: "),
    "fa": (" برابر با ", " مصادف با ", " (", " - ", " مطابق با ", " / ", "، برابر با "),
    "ur": (" بمطابق ", " مطابق ", " (", " / "),
    "tr": (" (", " / ", " - "),
    "id": (" / ", " (", " bertepatan dengan "),
    "ms": (" bersamaan ", " (", " / "),
    "he": (" (", ", ", " - ", " / "),
    "am": (" (", " - "),
    "hi": (" (", " / "),
    "en": (" (", " (", " / ", ", corresponding to ", " corresponding to ", " - ", " = ", ", ", " [", " i.e. ", " equivalent to "),
}  # fmt: skip
#: The Gregorian day first.
_JOINTS_AFTER: dict[str, tuple[str, ...]] = {
    "ar": (" الموافق ", " (", " - ", " / ", "، "),
    "fa": (" (", " - ", " مطابق با "),
    "en": (" (", " (", " / ", " - ", ", ", " corresponding to "),
}  # fmt: skip
_GREGORIAN: dict[str, Weighted[str]] = {
    "ar": Weighted([("d MMMM y", 20), ("d MMMM y 'م'", 14), ("d MMMM y'م'", 10), ("d/M/y", 6), ("d/M/y'م'", 4), ("dd/MM/yyyy", 4)]),
    "fa": Weighted([("d MMMM y", 20), ("d MMMM y 'میلادی'", 6)]),
    "en": Weighted([("d MMMM y", 16), ("MMMM d, y", 14), ("d MMM y", 5), ("{day ord} MMMM y", 3), ("MMMM {day ord}, y", 2), ("y-MM-dd", 2)]),
    "he": Weighted([("d 'ב'MMMM y", 20), ("d MMMM y", 3), ("d.M.y", 5), ("dd/MM/yyyy", 4)]),
    "tr": Weighted([("d MMMM y", 20), ("dd.MM.yyyy", 5)]),
}  # fmt: skip
_ELSE: Weighted[str] = Weighted([("d MMMM y", 30), ("d MMM y", 4), ("dd/MM/yyyy", 4)])


Day = tuple[int, int, int]


def _write_day(scene: Scene, day: Day, form: str, field: bool) -> None:
    """Write ``day`` in a pattern; without its fields where the reading doesn't come from it."""
    scene.year, scene.month, scene.day = day
    first = len(scene.pieces)
    compile_pattern(form).write(scene)
    if not field:
        scene.pieces[first:] = [(text, "") for text, _ in scene.pieces[first:]]


def _beside(scene: Scene) -> None:
    dice, token = scene.dice, scene.lang.token
    calendar, others = _OTHER.get(token) or _OTHER[dice.pick(_ENGLISH)]
    choose_day(scene, calendar, STYLES[calendar].years)
    own = (scene.year, scene.month, scene.day)
    gregorian = CALENDARS[calendar].to_gregorian(*own)
    assert gregorian is not None  # choose_day draws days that exist
    other, form = dice.draw(others), dice.draw(_GREGORIAN.get(token, _ELSE))
    gregorian_first = token in _JOINTS_AFTER and dice.chance(0.3)
    joint = dice.pick((_JOINTS_AFTER if gregorian_first else _JOINTS).get(token) or _JOINTS["en"])
    days = [(gregorian, form, True), (own, other, False)]
    first, second = days if gregorian_first else days[::-1]
    _write_day(scene, *first)
    scene.write(joint)
    _write_day(scene, *second)
    scene.write({"(": ")", "[": "]"}.get(joint[-1:], ""))
    scene.year, scene.month, scene.day = gregorian
    scene.names, scene.worded = None, True
    pattern = compile_pattern(form)
    scene.canonical = reading(scene, pattern.parts)
    scene.order = pattern.order if order_matters(form) else ""


# Calendars without a sign

#: language -> what is written of them, with numbers and names in braces (see ``_unknown``).
_UNKNOWN: dict[str, tuple[str, ...]] = {
    "ne": ("वि.सं. {bs}", "{bs} {bsm} {d}", "{d} {bsm} {bs}", "{bs} साल {bsm} {d} गते", "वि. सं. {bs} {bsm} {d}", "{bs}/{M}/{d} वि.सं.", "{bsm} {d} गते {bs}", "{bsm} {bs}"),
    "bn": ("{d} {bnm} {bnd}", "{d} {bnm}, {bnd}", "{bnd} বঙ্গাব্দ", "{d} {bnm} {bnd} বঙ্গাব্দ", "{bnm} {bnd}", "{d} {bnm} {bnd} বাংলা"),
    "en": ("{bs} {bsl} {d}", "{bsl} {d}, {bs}", "{d} {bsl} {bs}", "Qianlong {d}", "Kangxi {d}", "Guangxu {d}", "Wanli {d}", "Jiajing {d}", "Daoguang {d}", "year {d} of the Qianlong reign", "Tenpō {d}", "Tenpo {d}", "Ansei {d}", "Keiō {d}", "Genroku {d}", "Bunsei {d}", "{bs} BS", "BS {bs}", "{bs}/{M}/{d} B.S.", "{bs}-{M}-{d} BS", "Vikram Samvat {bs}", "{bs} VS", "{d} {bsl} {bs} BS", "Juche {ju}", "Dangi {dg}", "Bengali year {bnd}", "stardate {sd}.{d}", "Unix time {ux}", "MJD {mjd}"),
    "zh": ("农历{lm}月{ld}", "农历{lm}月", "{lm}月{ld}", "民國前{d}年", "农历{lm}月{ld}日", "阴历{lm}月{ld}", "夏历{lm}月{ld}", "民国前{d}年"),
    "zh_Hant": ("農曆{lm}月{ld}", "農曆{lm}月", "陰曆{lm}月{ld}", "民國前{d}年", "民前{d}年"),
    "ja": ("旧暦{M}月{d}日", "旧{M}月{d}日", "皇紀{kk}年", "神武天皇即位紀元{kk}年", "旧暦{lm}月{ldj}日"),
    "ko": ("음력 {M}월 {d}일", "단기 {dg}년", "단기 {dg}년 {M}월 {d}일", "주체 {ju}년", "(음력 {M}월 {d}일)", "음력 {M}.{d}"),
    "vi": ("{d} tháng {M} âm lịch", "ngày {d} tháng {M} âm lịch", "rằm tháng {M} âm lịch", "mùng {d} tháng Giêng âm lịch", "{d}/{M} âm lịch", "ngày {d}/{M} âm lịch"),
    "ru": ("лета {am}", "в лето {am}", "{am} год от сотворения мира", "{am} г. от С. М.", "лета {am} месяца мая в {d} день", "{am} г. от сотворения мира"),
    "la": ("{kal} Maii", "{kal} Martii 1450", "pridie {idus} Junii", "{kal} Ianuarii", "in {idus} Augusti 1388", "{kal} Octobris 1512"),
    "hi": ("विक्रम संवत् {bs}", "वि.सं. {bs}", "विक्रम संवत {bs}", "संवत् {bs} {bsm} {d}"),
}  # fmt: skip
_BIKRAM = ("वैशाख", "जेठ", "असार", "साउन", "भदौ", "असोज", "कात्तिक", "मंसिर", "पुस", "माघ", "फागुन", "चैत")
_BIKRAM_LATIN = (
    "Baisakh",
    "Jestha",
    "Ashadh",
    "Shrawan",
    "Bhadra",
    "Ashwin",
    "Kartik",
    "Mangsir",
    "Poush",
    "Magh",
    "Falgun",
    "Chaitra",
)
_BANGLA = ("বৈশাখ", "জ্যৈষ্ঠ", "আষাঢ়", "শ্রাবণ", "ভাদ্র", "আশ্বিন", "কার্তিক", "অগ্রহায়ণ", "পৌষ", "মাঘ", "ফাল্গুন", "চৈত্র")
_LUNAR = ("正", "腊", "冬", "闰四", "闰六", "二", "三", "五", "八", "九")
_FIRST_DAYS = "一二三四五六七八九十"


def _lunar_day(scene: Scene) -> str:
    return "初" + _FIRST_DAYS[scene.day - 1] if scene.day <= 10 else numerals.han_day(scene.dice, scene.day)


def _unknown(scene: Scene) -> None:
    """Lunar dates, Bikram Sambat, the Bengali year and counts of days: no reading, so that none is guessed."""
    dice = scene.dice
    scene.month, scene.day = dice.between(1, 12), dice.between(1, 30)
    latin = scene.lang.token == "en" and dice.chance(0.12)
    form = dice.pick(_UNKNOWN["la"] if latin else _UNKNOWN.get(scene.lang.id) or _UNKNOWN["en"])
    values = {
        "{d}": str(scene.day), "{M}": str(scene.month), "{bs}": str(dice.between(1980, 2085)), "{bsm}": _BIKRAM[scene.month - 1],
        "{bsl}": _BIKRAM_LATIN[scene.month - 1], "{bnd}": str(dice.between(1350, 1435)), "{bnm}": _BANGLA[scene.month - 1], "{ju}": str(dice.between(60, 115)),
        "{dg}": str(dice.between(4240, 4360)), "{sd}": str(dice.between(41000, 58000)), "{ux}": str(dice.between(900000000, 1800000000)),
        "{mjd}": str(dice.between(40000, 61000)), "{lm}": dice.pick(_LUNAR), "{ld}": _lunar_day(scene), "{ldj}": numerals.HAN[scene.day], "{kk}": str(dice.between(2540, 2690)),
        "{am}": str(dice.between(6500, 7260)), "{kal}": f"{numerals.ROMAN[dice.between(3, 19)]} {dice.pick(('Kal.', 'Kalendas', 'Nonas', 'Idus', 'Id.'))}", "{idus}": dice.pick(("Idus", "Nonas", "Kalendas", "Idibus", "Nonis")),
    }  # fmt: skip
    for sign, value in values.items():
        if sign in form:
            form = form.replace(sign, value)
    scene.write(form)
    scene.worded = True
    scene.canonical = ""


GROUPS: tuple[Group, ...] = (
    Group("calendar-beside-gregorian", "absolute", 0.25, _beside,
          (("ar", 40), ("en", 20), ("fa", 12), ("he", 12), ("id", 5), ("ms", 3), ("ur", 3), ("tr", 3), ("am", 2), ("hi", 2))),
    Group("calendar-unknown", "reject", 0.2, _unknown,
          (("ne", 20), ("bn", 15), ("en", 20), ("zh", 18), ("zh_Hant", 5), ("ja", 6), ("ko", 8), ("vi", 8), ("hi", 5), ("ru", 4))),
)  # fmt: skip
