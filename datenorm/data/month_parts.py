"""Group of the generator for a counted part of a month: ``3rd week of May 2019``, ``2-я половина января``, read as the month.

The grammar has no sign for it (EDTF, ISO 8601-2:2019, level 1), as it has none for the first half of a century.
"""

from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pattern import reading
from datenorm.data.scene import Scene
from datenorm.data.templates import template

#: Language -> parts; {n} is 1 to 4, {h} 1 or 2, {t} 1 to 3, {o} its English ordinal, {p} that of a half; the month in CLDR's letters.
PARTS: dict[str, tuple[str, ...]] = {
    "en": ("{o} week of {LLLL} {y}", "{o} week of {LLLL}, {y}", "{o} week in {LLLL} {y}", "week {n} of {LLLL} {y}", "{p} half of {LLLL} {y}", "first half of {LLLL} {y}", "second half of {LLLL} {y}", "latter half of {LLLL} {y}", "first week of {LLLL} {y}", "second week of {LLLL} {y}", "third week of {LLLL} {y}", "last week of {LLLL} {y}", "the last week of {LLLL} {y}", "{p} fortnight of {LLLL} {y}", "first days of {LLLL} {y}", "last days of {LLLL} {y}"),
    "de": ("{n}. Woche {LLLL} {y}", "{n}. Woche im {LLLL} {y}", "{n}. {LLLL}woche {y}", "erste Woche im {LLLL} {y}", "zweite Woche {LLLL} {y}", "letzte Woche im {LLLL} {y}", "{h}. Hälfte {LLLL} {y}", "{h}. {LLLL}hälfte {y}", "erste Hälfte {LLLL} {y}", "zweite {LLLL}hälfte {y}", "zweite Hälfte des {LLLL} {y}", "erste {LLLL}woche {y}", "{t}. Dekade {LLLL} {y}"), "fr": ("{h}e quinzaine de {LLLL} {y}", "{h}ème quinzaine de {LLLL} {y}", "1ère quinzaine de {LLLL} {y}", "première quinzaine de {LLLL} {y}", "seconde quinzaine de {LLLL} {y}", "{n}e semaine de {LLLL} {y}", "première semaine de {LLLL} {y}", "dernière semaine de {LLLL} {y}", "seconde moitié de {LLLL} {y}"),
    "es": ("primera quincena de {LLLL} de {y}", "segunda quincena de {LLLL} de {y}", "{h}ª quincena de {LLLL} {y}", "{h}ª quincena {LLLL} {y}", "{n}ª semana de {LLLL} de {y}", "primera semana de {LLLL} de {y}", "última semana de {LLLL} de {y}", "segunda mitad de {LLLL} de {y}"), "pt": ("primeira quinzena de {LLLL} de {y}", "segunda quinzena de {LLLL} de {y}", "{h}ª quinzena de {LLLL} de {y}", "{n}ª semana de {LLLL} de {y}", "última semana de {LLLL} de {y}", "segunda metade de {LLLL} de {y}"),
    "it": ("prima quindicina di {LLLL} {y}", "seconda quindicina di {LLLL} {y}", "{n}ª settimana di {LLLL} {y}", "prima settimana di {LLLL} {y}", "ultima settimana di {LLLL} {y}", "seconda metà di {LLLL} {y}"), "nl": ("{n}e week van {LLLL} {y}", "eerste week van {LLLL} {y}", "laatste week van {LLLL} {y}", "eerste helft van {LLLL} {y}", "tweede helft {LLLL} {y}", "{h}e helft {LLLL} {y}"), "sv": ("första veckan i {LLLL} {y}", "sista veckan i {LLLL} {y}", "första hälften av {LLLL} {y}", "andra hälften av {LLLL} {y}"), "da": ("første uge i {LLLL} {y}", "{n}. uge i {LLLL} {y}", "anden halvdel af {LLLL} {y}"), "nb": ("første uke i {LLLL} {y}", "{n}. uke i {LLLL} {y}", "andre halvdel av {LLLL} {y}"),
    "pl": ("{n}. tydzień {MMMM} {y}", "pierwszy tydzień {MMMM} {y}", "{h}. połowa {MMMM} {y}", "druga połowa {MMMM} {y} r.", "pierwsza połowa {MMMM} {y}", "{t}. dekada {MMMM} {y}", "ostatni tydzień {MMMM} {y}"), "cs": ("{n}. týden {MMMM} {y}", "první týden {MMMM} {y}", "{h}. polovina {MMMM} {y}", "druhá polovina {MMMM} {y}"), "ru": ("{h}-я половина {MMMM} {y}", "первая половина {MMMM} {y} г.", "вторая половина {MMMM} {y} года", "{n}-я неделя {MMMM} {y}", "первая неделя {MMMM} {y}", "{t}-я декада {MMMM} {y}", "первая декада {MMMM} {y} г.", "вторая декада {MMMM} {y} г.", "третья декада {MMMM} {y} г.", "последняя неделя {MMMM} {y} г."),
    "uk": ("{h}-а половина {MMMM} {y}", "перша половина {MMMM} {y} р.", "друга половина {MMMM} {y} р.", "{t}-а декада {MMMM} {y} р.", "перший тиждень {MMMM} {y}"), "hu": ("{y} {LLLL} {n}. hete", "{y}. {LLLL} első hete", "{y} {LLLL} második fele", "{y}. {LLLL} első fele"), "ro": ("prima săptămână din {LLLL} {y}", "a doua jumătate a lunii {LLLL} {y}", "prima jumătate a lunii {LLLL} {y}"), "tr": ("{LLLL} {y} {n}. hafta", "{y} {LLLL} ayının {n}. haftası", "{LLLL} {y} ilk yarısı", "{LLLL} {y} ikinci yarısı"),
    "ja": ("{y}年{M}月第{n}週", "{y}年{M}月の第{n}週", "{y}年{M}月前半", "{y}年{M}月後半", "{M}月第{n}週"), "zh": ("{y}年{M}月第{n}周", "{y}年{M}月上半月", "{y}年{M}月下半月", "{y}年{M}月第{n}週"), "ko": ("{y}년 {M}월 {n}주차", "{y}년 {M}월 첫째 주", "{y}년 {M}월 둘째 주", "{y}년 {M}월 전반", "{y}년 {M}월 후반", "{y}년 {M}월 제{n}주", "{M}월 {n}주차"), "id": ("minggu ke-{n} {LLLL} {y}", "minggu pertama {LLLL} {y}", "paruh kedua {LLLL} {y}"),
}  # fmt: skip
_ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def _part_of_a_month(scene: Scene) -> None:
    dice = scene.dice
    scene.choose_day()
    number, half = dice.between(1, 4), dice.between(1, 2)
    text = dice.pick(PARTS[scene.lang.token])
    said = {"{n}": str(number), "{h}": str(half), "{t}": str(dice.between(1, 3)), "{o}": _ORDINALS[number], "{p}": _ORDINALS[half]}
    for sign, value in said.items():
        text = text.replace(sign, value)
    if dice.chance(0.12) and scene.lang.token not in ("ja", "zh", "ko"):
        text = text.replace(" {y}", "").rstrip(",").removesuffix(" de").removesuffix(" r.").removesuffix(" г.").removesuffix(" року")
    pattern = template(text)
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)


GROUPS: tuple[Group, ...] = (
    Group("part-of-a-month", "partial", 0.4, _part_of_a_month, tuple((entry, BIG[entry] ** 0.7) for entry in PARTS)),
)
