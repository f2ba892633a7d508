"""Groups of the generator for years of an era or of another calendar that begin, end or doubt something.

``พ.ศ. 2488-2490``, ``昭和20年頃``, ``昭和20年代``, ``約民國34年``, ``1364-1366 هـ``: the count is that of both sides.
"""

import re

from datenorm.data.dice import Dice
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.scene import Scene

#: Language -> what is counted -> templates and their readings: {a} a year, {b} a later one, {bb} its last two figures, {t} ten
#: years' first, {e} an era's name. In a reading A and B are the years with their calendar, T the last of the ten.
FORMS: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {
    "ja": {
        "japanese": (
            ("{e}{t}年代", "A/T"), ("{e}{t}年代", "A/T"), ("{e}{a}年～{b}年", "A/B"), ("{e}{a}～{b}年", "A/B"), ("{e}{a}-{b}年", "A/B"), ("{e}{a}年-{b}年", "A/B"), ("{e}{a}年から{b}年", "A/B"), ("{e}{a}年から{e}{b}年まで", "A/B"), ("{e}{a}年～{e}{b}年", "A/B"), ("{e}{a}年－{e}{b}年", "A/B"), ("{e}{a}、{b}年", "A/B"), ("{l}{a}-{l}{b}", "A/B"), ("{l}{a}～{l}{b}", "A/B"),
            ("{e}{a}年頃", "A~"), ("{e}{a}年ごろ", "A~"), ("{e}{a}年ころ", "A~"), ("約{e}{a}年", "A~"), ("{e}{a}年前後", "A~"), ("{e}{a}年？", "A?"), ("{e}{a}年以前", "../A"), ("{e}{a}年まで", "../A"), ("{e}{a}年以降", "A/.."), ("{e}{a}年～", "A/.."), ("{e}{a}年から", "A/.."), ("{e}{a}年以後", "A/.."),
        ),
    },
    "th": {
        "buddhist": (
            ("พ.ศ. {a}-{b}", "A/B"), ("พ.ศ. {a}-{b}", "A/B"), ("พ.ศ. {a} - {b}", "A/B"), ("พ.ศ. {a}–{b}", "A/B"), ("พ.ศ.{a}-{b}", "A/B"), ("พ.ศ. {a}-{bb}", "A/B"), ("พ.ศ. {a} - พ.ศ. {b}", "A/B"), ("พ.ศ. {a} ถึง {b}", "A/B"), ("พ.ศ. {a} ถึง พ.ศ. {b}", "A/B"), ("ปี {a}-{b}", "A/B"), ("ปี พ.ศ. {a}-{b}", "A/B"), ("ระหว่างปี พ.ศ. {a}-{b}", "A/B"), ("ระหว่าง พ.ศ. {a} ถึง {b}", "A/B"), ("{a}-{b}", "A/B"), ("{a} - {b}", "A/B"), ("ระหว่าง พ.ศ. {a} และ พ.ศ. {b}", "A/B"),
            ("ประมาณ พ.ศ. {a}", "A~"), ("ประมาณปี พ.ศ. {a}", "A~"), ("ราว พ.ศ. {a}", "A~"), ("ราวปี พ.ศ. {a}", "A~"), ("ประมาณปี {a}", "A~"), ("ราวปี {a}", "A~"), ("พ.ศ. {a} (?)", "A?"), ("พ.ศ. {a}?", "A?"), ("ก่อน พ.ศ. {a}", "../A"), ("ก่อนปี พ.ศ. {a}", "../A"), ("ก่อนปี {a}", "../A"), ("หลัง พ.ศ. {a}", "A/.."), ("หลังปี {a}", "A/.."), ("ตั้งแต่ พ.ศ. {a}", "A/.."), ("ตั้งแต่ปี {a}", "A/.."), ("พ.ศ. {a} เป็นต้นมา", "A/.."), ("พ.ศ. {a} - ปัจจุบัน", "A/.."), ("พ.ศ. {a}-ปัจจุบัน", "A/.."),
        ),
    },
    "zh_Hant": {
        "roc": (
            ("民國{a}年-{b}年", "A/B"), ("民國{a}-{b}年", "A/B"), ("民國{a}年至{b}年", "A/B"), ("民國{a}年～{b}年", "A/B"), ("民國{a}年至民國{b}年", "A/B"), ("民國{a}～{b}年", "A/B"), ("民國{t}年代", "A/T"), ("約民國{a}年", "A~"), ("民國{a}年左右", "A~"), ("民國{a}年前後", "A~"), ("民國{a}年以前", "../A"), ("民國{a}年前", "../A"), ("民國{a}年以後", "A/.."), ("民國{a}年起", "A/.."), ("民國{a}年?", "A?"),
        ),
    },
    "zh": {"roc": (("民国{a}-{b}年", "A/B"), ("民国{a}年至{b}年", "A/B"), ("民国{a}年—{b}年", "A/B"), ("约民国{a}年", "A~"), ("民国{a}年左右", "A~"), ("民国{a}年以前", "../A"), ("民国{a}年以后", "A/.."), ("民国{t}年代", "A/T"))},
    "ar": {
        "islamic": (
            ("{a}-{b} هـ", "A/B"), ("{a} - {b} هـ", "A/B"), ("{a}-{b}هـ", "A/B"), ("{a}هـ - {b}هـ", "A/B"), ("من {a} إلى {b} هـ", "A/B"), ("من سنة {a} هـ إلى سنة {b} هـ", "A/B"), ("بين {a} و {b} هـ", "A/B"), ("حوالي {a} هـ", "A~"), ("حوالي سنة {a} هـ", "A~"), ("نحو {a} هـ", "A~"), ("قبل {a} هـ", "../A"), ("قبل سنة {a} هـ", "../A"), ("بعد {a} هـ", "A/.."), ("بعد سنة {a} هـ", "A/.."), ("{a} هـ؟", "A?"), ("منذ عام {a} هـ", "A/.."),
        ),
    },
    "fa": {
        "persian": (
            ("{a}-{b} ش", "A/B"), ("{a} - {b} ش", "A/B"), ("{a} تا {b} ش", "A/B"), ("از {a} تا {b} ش", "A/B"), ("سال‌های {a} تا {b} ش", "A/B"), ("{a}-{b} خورشیدی", "A/B"), ("{a}-{b} ه.ش", "A/B"), ("حدود {a} ش", "A~"), ("حدود سال {a} ش", "A~"), ("حدود {a} خورشیدی", "A~"), ("حدود {a} ه.ش", "A~"), ("قبل از {a} ش", "../A"), ("پیش از {a} ش", "../A"), ("پس از {a} ش", "A/.."), ("بعد از {a} ش", "A/.."), ("{a} ش؟", "A?"),
        ),
        "islamic": (("{a}-{b} ق", "A/B"), ("{a} تا {b} ق", "A/B"), ("{a}-{b} ه.ق", "A/B"), ("حدود {a} ق", "A~"), ("حدود {a} ه.ق", "A~"), ("پیش از {a} ق", "../A"), ("پس از {a} ق", "A/..")),
    },
    "en": {
        "islamic": (("AH {a}-{b}", "A/B"), ("{a}-{b} AH", "A/B"), ("A.H. {a}-{b}", "A/B"), ("{a}–{b} A.H.", "A/B"), ("c. {a} AH", "A~"), ("ca. AH {a}", "A~"), ("c. AH {a}", "A~"), ("before {a} AH", "../A"), ("after {a} AH", "A/.."), ("AH {a}?", "A?"), ("between {a} and {b} AH", "A/B")),
        "buddhist": (("BE {a}-{b}", "A/B"), ("B.E. {a}-{b}", "A/B"), ("{a}-{b} BE", "A/B"), ("c. BE {a}", "A~"), ("ca. B.E. {a}", "A~"), ("before BE {a}", "../A"), ("after B.E. {a}", "A/..")),
        "japanese": (("{n} {a}-{b}", "A/B"), ("{n} {t}s", "A/T"), ("c. {n} {a}", "A~"), ("ca. {n} {a}", "A~"), ("{n} {a}–{b}", "A/B"), ("{n} {a} to {b}", "A/B"), ("after {n} {a}", "A/.."), ("before {n} {a}", "../A")),
    },
    "tr": {"islamic": (("H. {a}-{b}", "A/B"), ("{a}-{b} H.", "A/B"), ("Hicri {a}-{b}", "A/B"), ("H. {a} civarı", "A~"), ("yaklaşık H. {a}", "A~"), ("H. {a}'den önce", "../A"), ("H. {a}'den sonra", "A/.."))},
}  # fmt: skip

#: Count -> the first and the last year that is written.
_YEARS = {"buddhist": (2390, 2575), "roc": (1, 115), "islamic": (900, 1450), "persian": (1200, 1410)}
#: An era of Japan: its letter, its last year, its name in Latin letters.
_ERAS = (("昭和", "S", 64, "Showa"), ("昭和", "S", 64, "Shōwa"), ("明治", "M", 45, "Meiji"), ("大正", "T", 15, "Taisho"), ("平成", "H", 31, "Heisei"), ("令和", "R", 12, "Reiwa"))
_PART = re.compile(r"(\{[a-z]+\})")
_FIELDS = {"{a}": "year", "{t}": "year", "{b}": "year2", "{bb}": "year2", "{e}": "calendar", "{l}": "calendar", "{n}": "calendar"}
_LONGEST = 40


def _two_years(dice: Dice, first: int, last: int) -> tuple[int, int]:
    start = dice.between(first, last - 1)
    return start, dice.between(start + 1, min(last, start + (6 if dice.chance(0.6) else _LONGEST)))


def _year_of_era(scene: Scene) -> None:
    """``พ.ศ. 2488-2490``: 2488[u-ca=buddhist]/2490[u-ca=buddhist]."""
    dice = scene.dice
    counts = FORMS[scene.lang.id]
    count = dice.pick(tuple(counts))
    form, answer = dice.pick(counts[count])
    name, letter, top, latin = dice.pick(_ERAS) if count == "japanese" else ("", "", 0, "")
    low, high = (1, top) if letter else _YEARS[count]
    start, later = _two_years(dice, low, high)
    if "{t}" in form:
        start = 10 * dice.between(1, (high - 1) // 10)
        later = min(start + 9, high)
    said = {"{a}": str(start), "{t}": str(start), "{b}": str(later), "{bb}": f"{later % 100:02d}", "{e}": name, "{l}": letter, "{n}": latin}
    for part in filter(None, _PART.split(form)):
        if part in ("{a}", "{b}") and said[part] == "1" and name and "{e}" in form and dice.chance(0.7):
            scene.write("元", _FIELDS[part])
        else:
            scene.write(said.get(part, part), _FIELDS.get(part, ""))
    mark = answer[1:] if answer[1:] in ("~", "?") else ""
    texts = [f"{letter}{year:02d}{mark}" if letter else f"{year:04d}{mark}[u-ca={count}]" for year in (start, later)]
    scene.canonical = answer.removesuffix(mark).replace("A", "\0").replace("B", "\1").replace("T", "\1").replace("\0", texts[0]).replace("\1", texts[1])
    scene.kind = "range" if "/" in answer else "era_calendar"
    scene.worded = True


#: Language -> a century of another count than that after Christ: nothing in the grammar says it. {n} its number.
CENTURIES: dict[str, tuple[str, ...]] = {
    "ar": ("القرن {n} الهجري", "القرن {n} هـ", "القرن الرابع عشر الهجري", "القرن الثالث عشر الهجري", "القرن الثاني عشر الهجري", "القرن العاشر الهجري", "القرن الثالث الهجري", "أوائل القرن الرابع عشر الهجري", "أواخر القرن الثالث عشر الهجري", "القرن السابع الهجري", "ق {n} هـ"), "fa": ("قرن {n} هجری", "قرن {n} ه.ق", "سده {n} هجری", "قرن سیزدهم هجری", "قرن دهم هجری قمری", "سده هشتم هجری", "قرن {n} هجری قمری"),
    "en": ("{n}th century AH", "{n}th century A.H.", "{n}th c. AH", "{n}th century of the Hijra", "{n}th c. H."), "tr": ("Hicri {n}. yüzyıl", "H. {n}. yy.", "Hicrî {n}. asır"), "fr": ("{n}e siècle de l'Hégire", "{n}e s. H."), "th": ("พุทธศตวรรษที่ {m}", "พุทธศตวรรษ {m}", "ราวพุทธศตวรรษที่ {m}"),
}  # fmt: skip


def _century_of_era(scene: Scene) -> None:
    """``القرن الرابع عشر الهجري``, ``พุทธศตวรรษที่ 24``: refused."""
    dice = scene.dice
    scene.write(dice.pick(CENTURIES[scene.lang.token]).format(n=dice.between(4, 15), m=dice.between(10, 26)))
    scene.canonical, scene.worded = "", True


GROUPS: tuple[Group, ...] = (
    Group("year-of-era", "range", 0.6, _year_of_era, (("ja", 34), ("th", 34), ("zh_Hant", 12), ("zh", 5), ("ar", 14), ("fa", 14), ("en", 16), ("tr", 4))),
    Group("century-of-era", "reject", 0.08, _century_of_era, tuple((entry, BIG[entry] ** 0.5) for entry in CENTURIES)),
)
