"""Group of the generator for days that are counted from a day that is named: 3 weeks from 1 May 1999, la veille du 4 juillet.

All to be refused: the day that is meant is another than the one that is written. {d} is a day, {m} a month of a year,
{n} a small number, {w} a weekday.
"""

from datenorm.data import gregorian
from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.scene import Scene

#: language -> phrases.
PHRASES: dict[str, tuple[str, ...]] = {
    "en": ("{n} weeks from {d}", "{n} days from {d}", "{n} days after {d}", "{n} days before {d}", "{n} weeks after {d}", "{n} months before {d}", "the day before {d}", "the day after {d}", "day after {d}", "the eve of {d}", "the {w} before {d}", "the {w} after {d}", "within {n} days of {d}", "{n} working days after {d}", "the week before {d}", "the week after {d}",
           "first {w} of {m}", "the first {w} in {m}", "second {w} of {m}", "third {w} in {m}", "last {w} of {m}", "the last {w} of {m}", "last day of {m}", "the last day of {m}", "first day of {m}", "every {w} in {m}", "{w}s in {m}", "last working day of {m}", "{n} days into {m}"),
    "de": ("{n} Tage nach dem {d}", "{n} Tage vor dem {d}", "{n} Wochen nach dem {d}", "{n} Monate vor dem {d}", "der Tag vor dem {d}", "am Tag nach dem {d}", "am Vorabend des {d}", "am {w} vor dem {d}", "innerhalb von {n} Tagen nach dem {d}", "erster {w} im {m}", "am ersten {w} im {m}", "letzter {w} im {m}", "der letzte {w} im {m}", "letzter Tag im {m}", "am letzten Tag des {m}", "jeden {w} im {m}", "zweiter {w} im {m}"),
    "fr": ("{n} jours après le {d}", "{n} jours avant le {d}", "{n} semaines après le {d}", "la veille du {d}", "le lendemain du {d}", "le {w} avant le {d}", "dans les {n} jours suivant le {d}", "premier {w} de {m}", "le premier {w} de {m}", "dernier {w} de {m}", "dernier jour de {m}", "le dernier jour de {m}", "tous les {w}s de {m}"),
    "es": ("{n} días después del {d}", "{n} días antes del {d}", "{n} semanas después del {d}", "la víspera del {d}", "el día después del {d}", "el día anterior al {d}", "el {w} antes del {d}", "primer {w} de {m}", "el primer {w} de {m}", "último {w} de {m}", "último día de {m}", "el último día de {m}", "todos los {w} de {m}"),
    "pt": ("{n} dias após {d}", "{n} dias depois de {d}", "{n} dias antes de {d}", "véspera de {d}", "no dia seguinte a {d}", "primeiro {w} de {m}", "último dia de {m}", "primeiro dia de {m}", "última {w} de {m}"),
    "it": ("{n} giorni dopo il {d}", "{n} giorni prima del {d}", "{n} settimane dopo il {d}", "la vigilia del {d}", "il giorno prima del {d}", "il giorno dopo il {d}", "primo {w} di {m}", "ultimo {w} di {m}", "ultimo giorno di {m}", "l'ultimo giorno di {m}"),
    "nl": ("{n} dagen na {d}", "{n} dagen voor {d}", "{n} weken na {d}", "de dag voor {d}", "de dag na {d}", "de {w} voor {d}", "eerste {w} van {m}", "de eerste {w} van {m}", "laatste {w} van {m}", "laatste dag van {m}", "iedere {w} in {m}"),
    "sv": ("{n} dagar efter {d}", "{n} dagar före {d}", "dagen före {d}", "dagen efter {d}", "första {w}en i {m}", "sista {w}en i {m}", "sista dagen i {m}"), "da": ("{n} dage efter {d}", "{n} dage før {d}", "dagen før {d}", "dagen efter {d}", "første {w} i {m}", "sidste {w} i {m}", "sidste dag i {m}"),
    "nb": ("{n} dager etter {d}", "{n} dager før {d}", "dagen før {d}", "dagen etter {d}", "første {w} i {m}", "siste {w} i {m}", "siste dag i {m}"), "fi": ("{n} päivää {d} jälkeen", "päivää ennen {d}", "{m} viimeinen päivä", "{m} ensimmäinen {w}"),
    "pl": ("{n} dni po {d}", "{n} dni przed {d}", "w przeddzień {d}", "dzień po {d}", "dzień przed {d}", "pierwszy {w} {m}", "ostatni {w} {m}", "ostatni dzień {m}"), "cs": ("{n} dní po {d}", "{n} dní před {d}", "den před {d}", "den po {d}", "v předvečer {d}", "první {w} v {m}", "poslední den {m}"),
    "ru": ("через {n} дней после {d}", "за {n} дней до {d}", "накануне {d}", "на следующий день после {d}", "первый {w} {m}", "последний {w} {m}", "последний день {m}"), "uk": ("через {n} днів після {d}", "за {n} днів до {d}", "напередодні {d}", "перший {w} {m}", "останній день {m}"),
    "tr": ("{d} tarihinden {n} gün sonra", "{d} tarihinden {n} gün önce", "{m} ayının son günü", "{m} ayının ilk {w} günü"), "hu": ("{n} nappal {d} után", "{n} nappal {d} előtt", "{m} utolsó napja", "{m} első {w}je"), "ro": ("{n} zile după {d}", "{n} zile înainte de {d}", "ajunul zilei de {d}", "prima {w} din {m}", "ultima zi din {m}"),
    "id": ("{n} hari setelah {d}", "{n} hari sebelum {d}", "hari terakhir {m}", "{w} pertama {m}"), "vi": ("{n} ngày sau {d}", "{n} ngày trước {d}", "ngày cuối cùng của {m}"), "ja": ("{d}の{n}日後", "{d}の{n}日前", "{d}の翌日", "{d}の前日", "{m}の第{n}{w}", "{m}の最終日", "{m}の最終{w}"), "zh": ("{d}后{n}天", "{d}前{n}天", "{d}的前一天", "{d}的第二天", "{m}的第一个{w}", "{m}的最后一天", "{m}最后一天"), "ko": ("{d} {n}일 후", "{d} {n}일 전", "{d} 다음 날", "{d} 전날", "{m} 마지막 날", "{m} 첫째 {w}"),
}  # fmt: skip
_MAKE = {group.name: group.make for group in gregorian.GROUPS}


def _anchored(scene: Scene) -> None:
    """``3 weeks from 1 May 1999``, ``dernier jour de février 2020``."""
    dice = scene.dice
    phrase = dice.pick(PHRASES[scene.lang.token]).replace("{n}", str(dice.between(2, 14)))
    field = "{d}" if "{d}" in phrase else "{m}"
    _MAKE["month-year" if field == "{m}" else "numeric" if dice.chance(0.3) else "named"](scene)
    said = "".join(text for text, _ in scene.pieces)
    weekday = scene.lang.weekdays["EEEE"][dice.below(7)][0]
    scene.pieces = [(phrase.replace("{w}", weekday).replace(field, said), "")]
    scene.canonical, scene.order, scene.names_weekday = "", "", False
    scene.kind, scene.group, scene.worded = "reject", "anchored", True


GROUPS: tuple[Group, ...] = (Group("anchored", "reject", 0.8, _anchored, among(PHRASES)),)
