"""Group of the generator for weeks as languages say them: ``semaine 12 2018``, ``2017年第5週``.

Weeks are those of ISO 8601; a table row is a template of ``templates.py`` with {w} the week and {iso_year} its year.
"""

from datetime import date

from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.pattern import reading
from datenorm.data.scene import Scene
from datenorm.data.templates import template

WEEKS: dict[str, tuple[str, ...]] = {
    "en": ("week {w} of {iso_year}", "week {w}, {iso_year}", "week {w} {iso_year}", "{iso_year} week {w}", "{iso_year}, week {w}", "Week {ww} {iso_year}", "wk {w} {iso_year}", "wk. {w}/{iso_year}", "W{ww}/{iso_year}", "CW {ww}/{iso_year}", "calendar week {w} {iso_year}", "week no. {w} of {iso_year}"),
    "de": ("KW {w} {iso_year}", "{w}. KW {iso_year}", "KW {ww}/{iso_year}", "KW{ww}/{iso_year}", "{w}. Kalenderwoche {iso_year}", "Kalenderwoche {w}/{iso_year}", "Kalenderwoche {w} {iso_year}", "Woche {w}/{iso_year}", "Woche {w} {iso_year}", "{iso_year} KW {w}", "{iso_year}/KW{ww}"),
    "fr": ("semaine {w} {iso_year}", "Semaine {w} {iso_year}", "semaine {w} de {iso_year}", "semaine {w}, {iso_year}", "sem. {w} {iso_year}", "sem. {w}/{iso_year}", "{w}e semaine {iso_year}", "semaine n° {w} {iso_year}", "{iso_year}, semaine {w}"),
    "es": ("semana {w} de {iso_year}", "semana {w} {iso_year}", "semana {w}, {iso_year}", "semana {w}/{iso_year}", "sem. {w}/{iso_year}", "{iso_year}, semana {w}"), "pt": ("semana {w} de {iso_year}", "semana {w} {iso_year}", "semana {w}/{iso_year}", "{iso_year}, semana {w}"), "it": ("settimana {w} {iso_year}", "settimana {w} del {iso_year}", "settimana {w}/{iso_year}", "sett. {w} {iso_year}"),
    "nl": ("week {w} {iso_year}", "week {w} van {iso_year}", "week {w}, {iso_year}", "week {w}/{iso_year}", "wk {w} {iso_year}"), "sv": ("vecka {w} {iso_year}", "vecka {w}, {iso_year}", "Vecka {w} {iso_year}", "v. {w} {iso_year}", "{iso_year} vecka {w}", "vecka {w} år {iso_year}"), "da": ("uge {w} {iso_year}", "uge {w}, {iso_year}", "uge {w}/{iso_year}", "Uge {w} {iso_year}"), "nb": ("uke {w} {iso_year}", "uke {w}, {iso_year}", "uke {w}/{iso_year}", "Uke {w} {iso_year}"),
    "fi": ("viikko {w} {iso_year}", "viikko {w}/{iso_year}", "vko {w}/{iso_year}", "vk {w}/{iso_year}", "viikolla {w} {iso_year}"), "pl": ("tydzień {w} {iso_year}", "tydzień {w}, {iso_year}", "{w}. tydzień {iso_year}", "{w} tydzień {iso_year} r.", "tydz. {w}/{iso_year}"), "cs": ("týden {w} {iso_year}", "{w}. týden {iso_year}", "{w}. týden roku {iso_year}", "týden {w}/{iso_year}"), "sk": ("týždeň {w} {iso_year}", "{w}. týždeň {iso_year}", "týždeň {w}/{iso_year}"),
    "hu": ("{iso_year}. {w}. hét", "{iso_year} {w}. hete", "{iso_year}/{w}. hét"), "ro": ("săptămâna {w} {iso_year}", "săptămâna {w}, {iso_year}"), "ru": ("неделя {w} {iso_year}", "{w} неделя {iso_year}", "{w}-я неделя {iso_year} года", "{w}-я неделя {iso_year}", "неделя {w}, {iso_year}", "{w} неделя {iso_year} г."), "uk": ("тиждень {w} {iso_year}", "{w}-й тиждень {iso_year}", "{w} тиждень {iso_year} року"), "bg": ("седмица {w} {iso_year}", "седмица {w}, {iso_year} г."),
    "hr": ("tjedan {w} {iso_year}", "{w}. tjedan {iso_year}."), "sl": ("teden {w} {iso_year}", "{w}. teden {iso_year}"), "el": ("εβδομάδα {w} {iso_year}", "{w}η εβδομάδα {iso_year}"), "tr": ("{iso_year} {w}. hafta", "{w}. hafta {iso_year}", "Hafta {w} {iso_year}", "{iso_year} yılı {w}. hafta"), "id": ("minggu {w} {iso_year}", "minggu ke-{w} {iso_year}", "minggu ke-{w} tahun {iso_year}"), "vi": ("tuần {w} năm {iso_year}", "tuần {w} {iso_year}", "tuần thứ {w} năm {iso_year}"), "he": ("שבוע {w} {iso_year}",), "ar": ("الأسبوع {w} {iso_year}", "الأسبوع {w} من {iso_year}"),
    "ja": ("{iso_year}年第{w}週", "{iso_year}年{w}週", "{iso_year}年 第{w}週", "{iso_year}年第{ww}週"), "zh": ("{iso_year}年第{w}周", "{iso_year}年第{w}週", "{iso_year}第{w}周", "{iso_year}年{w}周", "{iso_year}年第{ww}周"), "ko": ("{iso_year}년 {w}주차", "{iso_year}년 제{w}주", "{iso_year}년 {w}주", "{iso_year}년 제 {w}주"),
}  # fmt: skip


def _week(scene: Scene) -> None:
    scene.choose_day()
    if scene.year < 1000:
        scene.set_day(date(scene.year + 1000, scene.month, min(scene.day, 28)))
    pattern = template(scene.dice.pick(WEEKS[scene.lang.token]))
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)


GROUPS: tuple[Group, ...] = (Group("week-in-words", "partial", 0.5, _week, among(WEEKS)),)
