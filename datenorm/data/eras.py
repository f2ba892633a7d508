"""Years counted from a reign or an epoch with Gregorian months: Japan's eras, the Republic of China, the Buddhist era.

The reading keeps the era: ``R05-05-03``, ``0095-06-06[u-ca=roc]``, ``2562-01-20[u-ca=buddhist]``.
"""

from collections.abc import Callable
from datetime import date
from typing import NamedTuple

from datenorm.data import numerals
from datenorm.data.calendars_written import finish
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.languages import language
from datenorm.data.pattern import ONE, TWO, compile_pattern, extend, reading
from datenorm.data.scene import Scene
from datenorm.data.words import kind_of, order_matters
from datenorm.data.written_time import add_time

# Japan


class JapaneseEra(NamedTuple):
    """An era: its letter in JIS X 0301, its first and last day, the ways to write its name, the year before its first."""

    letter: str
    first: int
    last: int
    names: tuple[str, ...]
    latin: tuple[str, ...]
    before: int


def _era(
    letter: str, first: tuple[int, int, int], last: tuple[int, int, int], names: str, latin: str, before: int = 0
) -> JapaneseEra:
    return JapaneseEra(
        letter,
        date(*first).toordinal(),
        date(*last).toordinal(),
        tuple(names.split()),
        tuple(latin.split()),
        before or first[0] - 1,
    )


#: Meiji begins in 1873 here: before, Japan's months were lunar.
_ERAS: Weighted[JapaneseEra] = Weighted(
    [(_era("R", (2019, 5, 1), (2030, 12, 31), "令和 令和 令和 令和 ㋿ 令", "Reiwa"), 36),
     (_era("H", (1989, 1, 8), (2019, 4, 30), "平成 平成 平成 平成 ㍻ 平", "Heisei"), 32),
     (_era("S", (1926, 12, 25), (1989, 1, 7), "昭和 昭和 昭和 昭和 ㍼ 昭", "Showa Shōwa"), 24),
     (_era("T", (1912, 7, 30), (1926, 12, 24), "大正 大正 大正 大正 ㍽ 大", "Taisho Taishō"), 5),
     (_era("M", (1873, 1, 1), (1912, 7, 29), "明治 明治 明治 明治 ㍾ 明", "Meiji", 1867), 5)]
)  # fmt: skip

#: {era name} its name, {元} the year in figures (元 for 1), {年} in Chinese figures, {era letter} its letter, {era latin} its name in Latin letters.
_JAPANESE: Weighted[str] = Weighted(
    [("{era name}{元}年M月d日", 30), ("{era name}{元}年M月'吉日'", 1.5), ("{era name}{年}年{han m}月'吉日'", 0.6), ("{era name}{元}年MM月dd日", 8), ("{era name}{元2}年MM月dd日", 3), ("{era name}{元} 年 M 月 d 日", 3), ("{era name} {元}年 M月 d日", 3),
     ("{era name}{元}年M月d日(EEE)", 5), ("{era name}{元}年M月d日（EEE）", 4), ("{era name}{元}年M月d日EEEE", 4), ("{era name}{元}年M月d日 EEEE", 1.5), ("{era name}{元}年M月", 9), ("{era name}{元}年MM月", 1.5),
     ("{era name}{元}年", 9), ("{era name}{元}", 4), ("{era name}{年}年{han m}月{han d}日", 10), ("{era name}{年}年{han m}月", 3), ("{era name}{年}年", 4), ("{era name}{年}年M月d日", 1.5),
     ("{era letter}{元1}.M.d", 10), ("{era letter}{元2}.MM.dd", 6), ("{era letter}{元1}/M/d", 4), ("{era letter}{元2}/MM/dd", 3), ("{era letter}{元1}-M-d", 1), ("{era letter}{元2}-MM-dd", 2), ("{era letter}.{元1}.M.d", 2), ("{era letter} {元1}.M.d", 2), ("{era letter}{元1}年M月d日", 5),
     ("{era letter}{元1}.M", 2), ("{era letter}{元1}年M月", 2), ("{era letter}{元1}年", 3), ("{era letter}{元2}", 1), ("{era letter}{元1}", 1.5), ("{era letter}{元2}.MM", 1), ("{era letter}{元1}. M. d", 1.5), ("{era letter}{元1}/M", 0.6),
     ("{era name}{元}.M.d", 4), ("{era name}{元2}.MM.dd", 2), ("{era name}{元}/M/d", 2.5), ("{era name}{元2}/MM/dd", 1), ("{era name}{元}-M-d", 0.6), ("{era name}{元}・M・d", 1), ("{era name} {元} . M . d", 0.5), ("{era name}{元}.M", 1),
     ("{era name}{元}年の M月d日", 0.4), ("{era name}{元}年に", 1), ("{era name}{元}年M月d日付", 1), ("{era name}{元}年度", 1), ("{era name}{元}年 M月d日", 1.5), ("{era name}{元}年M月d日生", 1), ("{era letter}{元1}.M.d(EEE)", 1.5), ("{era letter}{元1}年度", 0.6),
     ("{era name}　{元}年　M月　d日", 1), ("{era name}{元}年M月d日（EEEE）", 1.5), ("{era name}{元}年M月d日、", 0.3), ("（{era name}{元}年M月d日）", 0.6)]
)  # fmt: skip
_JAPANESE_LATIN: Weighted[str] = Weighted(
    [("{era latin} {元1}", 14), ("{era latin} {元1}-M-d", 2), ("MMMM d, {era latin} {元1}", 12), ("d MMMM {era latin} {元1}", 8), ("{era latin} {元1} MMMM d", 5), ("{era latin} {元1}, MMMM d", 3), ("MMMM {era latin} {元1}", 4),
     ("{era latin} {元1} 'nen'", 1), ("{era latin}-{元1}", 1), ("{day ord} MMMM {era latin} {元1}", 2), ("'year' {元1} 'of' {era latin}", 1), ("{era latin} 'era year' {元1}", 0.5), ("{era latin}{元1}", 1), ("{era latin} 'year' {元1}", 1),
     ("{era latin} {元1}/M/d", 1), ("{era latin} {元1}.M.d", 1)]
)  # fmt: skip
_BESIDE: Weighted[str] = Weighted(
    [("{era name}{元}年(y年)M月d日", 10), ("{era name}{元}年（y年）M月d日", 10), ("y年({era name}{元}年)M月d日", 10), ("y年（{era name}{元}年）M月d日", 10), ("{era name}{元}年(y)M月d日", 4), ("y({era name}{元})年M月d日", 8), ("y（{era name}{元}）年M月d日", 6),
     ("{era name}{元}年（y年）", 5), ("y年（{era name}{元}年）", 5), ("y({era name}{元})年", 3), ("{era name}{元}(y)年", 3), ("y年({era name}{元}年)M月", 2), ("{era name}{元}年（y年）M月", 2), ("y/M/d ({era letter}{元1}.M.d)", 1)]
)  # fmt: skip


_BY_LETTER = {era.letter: era for era in _ERAS.items}


def _of_era(scene: Scene) -> tuple[JapaneseEra, int]:
    """The era of the scene's day, whose letter begins its reading, and the year of it."""
    era = _BY_LETTER[scene.canonical[0]]
    return era, scene.year - era.before


def _era_name(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_of_era(scene)[0].names), "calendar"))


def _era_latin(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_of_era(scene)[0].latin), "calendar"))


def _era_letter(scene: Scene) -> None:
    letter = _of_era(scene)[0].letter
    scene.pieces.append((letter if scene.dice.chance(0.92) else letter.lower(), "calendar"))


def _era_year(table: tuple[str, ...], first: float) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        year = _of_era(scene)[1]
        scene.pieces.append(("元" if year == 1 and scene.dice.chance(first) else table[year], "year"))

    return op


def _era_year_said(scene: Scene) -> None:
    """The year in Chinese figures: 二十, and now and then 廿."""
    year = _of_era(scene)[1]
    scene.pieces.append(("元" if year == 1 and scene.dice.chance(0.8) else numerals.han_day(scene.dice, year), "year"))


extend("era name", _era_name, "era", True)
extend("era latin", _era_latin, "era", True)
extend("era letter", _era_letter, "era", True)
extend("元", _era_year(ONE, 0.7), "year", True)
extend("元1", _era_year(ONE, 0.0), "year", True)
extend("元2", _era_year(TWO, 0.0), "year", True)
extend("年", _era_year_said, "year", True)


def _era_day(scene: Scene) -> tuple[JapaneseEra, int]:
    """Choose a day of an era; leave the era's letter as the beginning of the reading."""
    dice = scene.dice
    era = dice.draw(_ERAS)
    # First years are rare in time, but not in what people ask.
    last = era.first + 220 if dice.chance(0.07) else era.last
    scene.set_day(date.fromordinal(dice.between(era.first, min(last, era.last))))
    scene.canonical = era.letter
    return era, scene.year - era.before


def _japanese(scene: Scene) -> None:
    era, year = _era_day(scene)
    latin = scene.lang.token == "en"
    pattern = compile_pattern(scene.dice.draw(_JAPANESE_LATIN if latin else _JAPANESE))
    if "month" not in pattern.parts and scene.dice.chance(0.1):  # 元年, which few days lie in
        scene.year, year = era.before + 1, 1
    pattern.write(scene)
    scene.worded = True
    scene.canonical = f"{era.letter}{year:02d}" + reading(scene, pattern.parts)[4:]
    if "day" in pattern.parts:
        add_time(scene, 0.1, kind="era_calendar")


def _japanese_beside(scene: Scene) -> None:
    """An era's year with the Gregorian year beside it: the latter needs no conversion."""
    _era_day(scene)
    pattern = compile_pattern(scene.dice.draw(_BESIDE))
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = kind_of(pattern.parts)


# Republic of China

#: {roc name} 民國, {roc 1} and {roc 2} the year in figures, {roc 元} 元 for its first, {roc 漢} in Chinese figures.
_ROC: Weighted[str] = Weighted(
    [("{roc name}{roc 元}年M月d日", 34), ("{roc name} {roc 1} 年 M 月 d 日", 8), ("{roc name}{roc 1}年MM月dd日", 6), ("{roc name}{roc 元}年M月", 7), ("{roc name}{roc 元}年", 10), ("{roc name}{roc 漢}年{han m}月{han d}日", 10), ("{roc name}{roc 漢}年{han m}月", 2),
     ("{roc name}{roc 漢}年", 5), ("{roc name} {roc 2}/MM/dd", 5), ("{roc name}{roc 1}/M/d", 3), ("{roc name}{roc 1}.M.d", 5), ("{roc name}{roc 2}.MM.dd", 2), ("{roc name}{roc 2}-MM-dd", 2), ("{roc name}{roc 1}年M月d日(EEE)", 2), ("{roc name}{roc 1}年M月d日 EEEE", 2),
     ("{roc name}{roc 1}年M月d日（EEEE）", 1), ("{roc name} {roc 1}", 2), ("{roc name}{roc 1}", 2), ("{roc name} {roc 1}年M月d日", 3), ("{roc name}{roc 1}年 M月 d日", 2), ("{roc name}{roc 1}年M月d日星期{han weekday}", 2), ("{roc name}{roc 1}年M月d號", 3)]
)  # fmt: skip
_ROC_BARE: Weighted[str] = Weighted(
    [
        ("{roc 1}年M月d日", 10),
        ("{roc 1}/MM/dd", 8),
        ("{roc 1}.M.d", 6),
        ("{roc 1}.MM.dd", 4),
        ("{roc 1}年M月", 2),
        ("{roc 1}-MM-dd", 3),
        ("{roc 1}年MM月dd日", 4),
        ("{roc 1}/M/d", 4),
    ]
)
_ROC_LATIN: Weighted[str] = Weighted(
    [
        ("'Minguo' {roc 1}", 4),
        ("'ROC' {roc 1}", 4),
        ("'ROC year' {roc 1}", 1),
        ("MMMM d, 'Minguo' {roc 1}", 2),
        ("d MMMM 'Minguo' {roc 1}", 1),
        ("'Minguo' {roc 1}, MMMM d", 1),
        ("'ROC' {roc 1}/M/d", 1),
    ]
)
_ROC_NAMES = ("民國", "民國", "民國", "民國", "中華民國", "中華民國", "民国", "中华民国", "(民國)", "民國 ")


def _roc_name(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_ROC_NAMES), "calendar"))


def _roc_year(style: str) -> Callable[[Scene], None]:
    def op(scene: Scene) -> None:
        year = scene.year
        if style == "元" and year == 1:
            text = "元"
        elif style == "漢":
            text = (
                "元"
                if year == 1
                else numerals.han_full(year)
                if scene.dice.chance(0.7) or year < 20
                else numerals.han_digits(scene.dice, year)
            )
        else:
            text = f"{year:02d}" if style == "2" else str(year)
        scene.pieces.append((text, "year"))

    return op


extend("roc name", _roc_name, "era", True)
for _style in "12元漢":
    extend(f"roc {_style}", _roc_year(_style), "year", True)

_ROC_YEARS: Weighted[tuple[int, int]] = Weighted([((1912, 1949), 25), ((1949, 1990), 20), ((1990, 2032), 55)])


def _roc(scene: Scene) -> None:
    dice = scene.dice
    first, last = dice.draw(_ROC_YEARS)
    scene.set_day(date.fromordinal(dice.between(date(first, 1, 1).toordinal(), date(last, 12, 31).toordinal())))
    scene.year -= 1911
    bare = scene.year >= 100 and scene.lang.id == "zh_Hant" and dice.chance(0.2)
    table = _ROC_LATIN if scene.lang.token == "en" else _ROC_BARE if bare else _ROC
    pattern = compile_pattern(dice.draw(table))
    pattern.write(scene)
    scene.worded = True
    finish(scene, pattern.parts, "roc")


# Buddhist era

_BUDDHIST: dict[str, Weighted[str]] = {
    "th": Weighted(
        [("d MMMM yyyy", 30), ("d MMM yyyy", 16), ("d MMMM 'พ.ศ.' yyyy", 14), ("d MMM 'พ.ศ.' yyyy", 3), ("EEEE'ที่' d MMMM yyyy", 5), ("EEEE'ที่' d MMMM 'พ.ศ.' yyyy", 5), ("EEEE'ที่' d MMMM yyyy", 3), ("EEEE'ที่' d MMMM 'พ.ศ.' yyyy", 2), ("'วันที่' d MMMM yyyy", 6),
         ("'วันที่' d MMMM 'พ.ศ.' yyyy", 5), ("'วันที่' d 'เดือน' MMMM 'พ.ศ.' yyyy", 4), ("MMMM yyyy", 7), ("MMM yyyy", 4), ("MMMM 'พ.ศ.' yyyy", 3), ("'พ.ศ.' yyyy", 8), ("'พ.ศ.'yyyy", 3), ("'ปี พ.ศ.' yyyy", 3), ("'ปี' yyyy", 2), ("'เดือน'MMMM yyyy", 1), ("yyyy", 1.5),
         ("dd/MM/yyyy", 12), ("d/M/yyyy", 10), ("dd-MM-yyyy", 3), ("d-M-yyyy", 2), ("dd.MM.yyyy", 1), ("yyyy-MM-dd", 1.5), ("yyyy/MM/dd", 1), ("d MMM yy", 9), ("d MMMM yy", 1.5), ("d/MM/yy", 1.5), ("dd/MM/yy", 2), ("MMM yy", 2), ("d MMM. yyyy", 0.6), ("d-MMM-yy", 1),
         ("EEE d MMM yyyy", 1.5), ("EEE. d MMM yy", 1), ("d MMMM ปี yyyy", 0.6), ("dMMMMyyyy", 0.5), ("d MMMM, yyyy", 1), ("'เมื่อ' d MMMM yyyy", 1), ("'พุทธศักราช' yyyy", 2), ("d MMMM 'พุทธศักราช' yyyy", 2), ("'พศ.' yyyy", 0.6), ("'พ.ศ' yyyy", 0.6), ("d MMMM 'พศ' yyyy", 0.6),
         ("M/yyyy", 1), ("MM/yyyy", 0.6)]
    ),
    "lo": Weighted([("d MMMM 'ພ.ສ.' yyyy", 4), ("'ພ.ສ.' yyyy", 3), ("d MMMM yyyy", 3), ("'ພ.ສ' yyyy", 1)]),
    "km": Weighted([("'ព.ស.' yyyy", 4), ("d MMMM 'ព.ស.' yyyy", 3), ("'ព.ស' yyyy", 2), ("'ពុទ្ធសករាជ' yyyy", 1)]),
    "si": Weighted([("'බු.ව.' yyyy", 3), ("'බුද්ධ වර්ෂ' yyyy", 2)]),
    "my": Weighted([("'သာသနာနှစ်' yyyy", 2), ("'သာသနာ သက္ကရာဇ်' yyyy", 1)]),
    "en": Weighted([("d MMMM 'B.E.' yyyy", 10), ("d MMMM yyyy 'BE'", 12), ("'B.E.' yyyy", 10), ("'BE' yyyy", 8), ("yyyy 'BE'", 8), ("yyyy 'B.E.'", 6), ("MMMM yyyy 'BE'", 4), ("MMMM d, yyyy 'BE'", 4), ("dd/MM/yyyy 'BE'", 4), ("d MMM yyyy 'BE'", 4), ("MMMM 'B.E.' yyyy", 3), ("d MMM 'B.E.' yyyy", 3),
                    ("yyyy '(BE)'", 1), ("d MMM yyyy '(BE)'", 1.5), ("'Buddhist Era' yyyy", 1), ("yyyy 'Buddhist era'", 1), ("MMMM d, 'B.E.' yyyy", 3)]),
}  # fmt: skip
_THAI = str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙")
_BUDDHIST_YEARS: Weighted[tuple[int, int]] = Weighted(
    [((1990, 2032), 60), ((1941, 1990), 26), ((1868, 1941), 12), ((1600, 1868), 2)]
)


def _buddhist(scene: Scene) -> None:
    dice = scene.dice
    table = _BUDDHIST.get(scene.lang.token)
    if table is None:
        scene.lang, table = language("en"), _BUDDHIST["en"]
    first, last = dice.draw(_BUDDHIST_YEARS)
    scene.set_day(date.fromordinal(dice.between(date(first, 1, 1).toordinal(), date(last, 12, 31).toordinal())))
    scene.year += 543
    pattern = compile_pattern(dice.draw(table))
    if "MMM" in pattern.source or "'" in pattern.source:
        scene.worded = True
    pattern.write(scene)
    if order_matters(pattern.source):
        scene.order = pattern.order
    finish(scene, pattern.parts, "buddhist", 0.12)
    if ("short" in pattern.parts and pattern.order) or pattern.source == "yyyy-MM-dd":
        # Nothing but the figures' script says that 12/3/62 is not of our era, or that 2562-03-12 is not ISO 8601.
        scene.pieces = [(text.translate(_THAI), field) for text, field in scene.pieces]


# Eras that the canonical form has no sign for

_OLD_JAPANESE = ["安政", "万延", "文久", "元治", "慶応", "嘉永", "弘化", "天保", "文政", "文化", "享和", "寛政", "天明", "安永", "明和", "宝暦", "寛延", "延享", "寛保", "元文", "享保", "正徳", "宝永", "元禄", "貞享", "天和", "延宝", "寛文", "万治", "明暦", "承応", "慶安", "正保", "寛永", "元和", "慶長", "文禄", "天正", "元亀", "永禄", "弘治", "天文", "享禄", "大永", "永正", "文亀", "明応", "延徳", "長享", "文明", "応仁", "応永", "建武", "正平", "元弘", "文永", "弘安", "承久", "建久", "文治", "寿永", "治承", "保元", "平治", "延喜", "天平", "大宝", "和銅", "養老"]  # fmt: skip
_CHINESE = ["光緒", "光绪", "宣統", "宣统", "同治", "咸豐", "咸丰", "道光", "嘉慶", "嘉庆", "乾隆", "雍正", "康熙", "順治", "顺治", "崇禎", "崇祯", "天啟", "天启", "萬曆", "万历", "隆慶", "嘉靖", "正德", "弘治", "成化", "天順", "景泰", "正統", "宣德", "洪熙", "永樂", "永乐", "建文", "洪武", "貞觀", "贞观", "開元", "开元", "天寶", "天宝"]  # fmt: skip
_STEMS, _BRANCHES = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"
_LUNAR_MONTHS = ("正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "冬", "腊", "十一", "十二")


def _old_era_year(scene: Scene) -> str:
    year = scene.dice.between(1, 24)
    if year == 1:
        return "元"
    return numerals.HAN[year] if scene.dice.chance(0.6) else str(year)


def _unknown_era(scene: Scene) -> None:
    """An old era or a year of the cycle of sixty: there is no reading for it, so it is refused, not guessed."""
    dice = scene.dice
    if scene.lang.token == "zh" and dice.chance(0.5):
        turn = dice.below(60)
        name = _STEMS[turn % 10] + _BRANCHES[turn % 12] + "年"
    else:
        name = dice.pick(_OLD_JAPANESE if scene.lang.token == "ja" else _CHINESE) + _old_era_year(scene) + "年"
    scene.write(name)
    if dice.chance(0.55):
        scene.write(f"{dice.pick(_LUNAR_MONTHS)}月")
        if dice.chance(0.8):
            day = dice.between(1, 30)
            scene.write(
                ("初" if day <= 10 and dice.chance(0.7) else "") + numerals.han_day(dice, day) + dice.pick(("日", ""))
            )
    scene.worded = True
    scene.canonical = ""
    scene.kind = "reject"


def _old_era_beside(scene: Scene) -> None:
    """The same with the Gregorian year beside it, which is the reading."""
    dice = scene.dice
    scene.year = dice.between(1600, 1868 if scene.lang.token == "ja" else 1911)
    names = _OLD_JAPANESE if scene.lang.token == "ja" else _CHINESE
    era = f"{dice.pick(names)}{_old_era_year(scene)}年"
    left, right = dice.pick((("(", ")"), ("（", "）")))
    if dice.chance(0.6):
        scene.write(era + left)
        scene.write(str(scene.year), "year")
        scene.write(dice.pick(("年", "年", "")) + right)
    else:
        scene.write(str(scene.year), "year")
        scene.write(dice.pick(("年", "")) + left + era + right)
    scene.worded = True
    scene.canonical = f"{scene.year:04d}"
    scene.kind = "partial"


GROUPS: tuple[Group, ...] = (
    Group("japanese-era", "era_calendar", 1.1, _japanese, (("ja", 90), ("en", 9))),
    Group("japanese-era-beside-year", "absolute", 0.12, _japanese_beside, (("ja", 1),)),
    Group("roc", "era_calendar", 0.52, _roc, (("zh_Hant", 70), ("zh", 22), ("en", 6))),
    Group("buddhist", "era_calendar", 0.84, _buddhist, (("th", 80), ("en", 10), ("lo", 3), ("km", 3), ("si", 1), ("my", 1))),
    Group("era-unknown", "reject", 0.2, _unknown_era, (("ja", 50), ("zh", 35), ("zh_Hant", 15))),
    Group("era-unknown-beside-year", "partial", 0.06, _old_era_beside, (("ja", 60), ("zh", 40))),
)  # fmt: skip
