"""Group of the generator for days that are counted from a day that is named: 3 weeks from 1 May 1999, la veille du 4 juillet.

All to be refused: the day that is meant is another than the one that is written. {d} is a day, {m} a month of a year,
{n} a small number, {w} a weekday.
"""

from datenorm.data import gregorian
from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.scene import Scene
from datenorm.data.spoken_numbers import SPOKEN, spoken

#: language -> phrases.
PHRASES: dict[str, tuple[str, ...]] = {
    "en": ("{n} weeks from {d}", "{n} days from {d}", "{n} days after {d}", "{n} days before {d}", "{n} weeks after {d}", "{n} months before {d}", "the day before {d}", "the day after {d}", "day after {d}", "the eve of {d}", "the {w} before {d}", "the {w} after {d}", "within {n} days of {d}", "{n} working days after {d}", "the week before {d}", "the week after {d}",
           "first {w} of {m}", "1st {w} of {m}", "1st {w} in {m}", "2nd {w} of {m}", "2nd {w} in {m}", "3rd {w} of {m}", "3rd {w} in {m}", "4th {w} of {m}", "{w} before {d}", "{w} after {d}", "the first {w} in {m}", "second {w} of {m}", "third {w} in {m}", "last {w} of {m}", "the last {w} of {m}", "last day of {m}", "the last day of {m}", "first day of {m}", "every {w} in {m}", "{w}s in {m}", "last working day of {m}", "{n} days into {m}", "a week after {d}", "a week before {d}", "one week from {d}", "a month after {d}", "a month before {d}", "{n} months after {d}", "{n} months from {d}", "{n} years after {d}", "a year after {d}", "a fortnight after {d}", "{n} nights after {d}", "the morning after {d}", "no later than {n} days after {d}", "{n} days prior to {d}", "on the third day after {d}"),
    "de": ("{n} Tage nach dem {d}", "{n} Tage vor dem {d}", "{n} Wochen nach dem {d}", "{n} Monate vor dem {d}", "der Tag vor dem {d}", "am Tag nach dem {d}", "am Vorabend des {d}", "am {w} vor dem {d}", "innerhalb von {n} Tagen nach dem {d}", "erster {w} im {m}", "1. {w} im {m}", "2. {w} im {m}", "3. {w} im {m}", "am ersten {w} im {m}", "letzter {w} im {m}", "der letzte {w} im {m}", "letzter Tag im {m}", "am letzten Tag des {m}", "jeden {w} im {m}", "zweiter {w} im {m}", "eine Woche nach dem {d}", "eine Woche vor dem {d}", "einen Monat nach dem {d}", "{n} Monate nach dem {d}", "{n} Jahre nach dem {d}", "ein Jahr nach dem {d}", "{n} Wochen vor dem {d}", "am dritten Tag nach dem {d}", "{n} Tage ab dem {d}", "spätestens {n} Tage nach dem {d}"),
    "fr": ("{n} jours après le {d}", "{n} jours avant le {d}", "{n} semaines après le {d}", "la veille du {d}", "le lendemain du {d}", "le {w} avant le {d}", "dans les {n} jours suivant le {d}", "premier {w} de {m}", "1er {w} de {m}", "2e {w} de {m}", "3ème {w} de {m}", "le premier {w} de {m}", "dernier {w} de {m}", "dernier jour de {m}", "le dernier jour de {m}", "tous les {w}s de {m}", "{n} mois après le {d}", "{n} mois avant le {d}", "une semaine après le {d}", "une semaine avant le {d}", "un mois après le {d}", "un an après le {d}", "{n} ans après le {d}", "{n} jours à compter du {d}", "le {w} suivant le {d}", "le surlendemain du {d}", "l'avant-veille du {d}"),
    "es": ("{n} días después del {d}", "{n} días antes del {d}", "{n} semanas después del {d}", "la víspera del {d}", "el día después del {d}", "el día anterior al {d}", "el {w} antes del {d}", "primer {w} de {m}", "el primer {w} de {m}", "último {w} de {m}", "último día de {m}", "el último día de {m}", "todos los {w} de {m}", "{n} meses después del {d}", "una semana después del {d}", "una semana antes del {d}", "un mes después del {d}", "un año después del {d}", "{n} años después del {d}", "al día siguiente del {d}", "{n} días a partir del {d}", "el {w} siguiente al {d}"),
    "pt": ("{n} dias após {d}", "{n} dias depois de {d}", "{n} dias antes de {d}", "véspera de {d}", "no dia seguinte a {d}", "primeiro {w} de {m}", "último dia de {m}", "primeiro dia de {m}", "última {w} de {m}", "{n} meses depois de {d}", "uma semana depois de {d}", "uma semana antes de {d}", "um ano depois de {d}", "{n} semanas após {d}", "{n} dias a contar de {d}"),
    "it": ("{n} giorni dopo il {d}", "{n} giorni prima del {d}", "{n} settimane dopo il {d}", "la vigilia del {d}", "il giorno prima del {d}", "il giorno dopo il {d}", "primo {w} di {m}", "ultimo {w} di {m}", "ultimo giorno di {m}", "l'ultimo giorno di {m}", "{n} mesi dopo il {d}", "una settimana dopo il {d}", "una settimana prima del {d}", "un anno dopo il {d}", "{n} anni dopo il {d}", "entro {n} giorni dal {d}", "il {w} dopo il {d}"),
    "nl": ("{n} dagen na {d}", "{n} dagen voor {d}", "{n} weken na {d}", "de dag voor {d}", "de dag na {d}", "de {w} voor {d}", "eerste {w} van {m}", "de eerste {w} van {m}", "laatste {w} van {m}", "laatste dag van {m}", "iedere {w} in {m}", "een week na {d}", "een week voor {d}", "een maand na {d}", "{n} weken na {d}", "{n} maanden na {d}", "een jaar na {d}", "{n} dagen vanaf {d}"),
    "sv": ("{n} dagar efter {d}", "{n} dagar före {d}", "dagen före {d}", "dagen efter {d}", "en vecka efter {d}", "en vecka före {d}", "en månad efter {d}", "{n} veckor efter {d}", "ett år efter {d}", "första {w}en i {m}", "sista {w}en i {m}", "sista dagen i {m}"), "da": ("{n} dage efter {d}", "{n} dage før {d}", "dagen før {d}", "dagen efter {d}", "en uge efter {d}", "en uge før {d}", "en måned efter {d}", "{n} uger efter {d}", "første {w} i {m}", "sidste {w} i {m}", "sidste dag i {m}"),
    "nb": ("{n} dager etter {d}", "{n} dager før {d}", "dagen før {d}", "dagen etter {d}", "en uke etter {d}", "en uke før {d}", "en måned etter {d}", "{n} uker etter {d}", "første {w} i {m}", "siste {w} i {m}", "siste dag i {m}"), "fi": ("{n} päivää {d} jälkeen", "päivää ennen {d}", "{m} viimeinen päivä", "{m} ensimmäinen {w}"),
    "pl": ("{n} dni po {d}", "{n} dni przed {d}", "w przeddzień {d}", "dzień po {d}", "dzień przed {d}", "tydzień po {d}", "tydzień przed {d}", "miesiąc po {d}", "rok po {d}", "nazajutrz po {d}", "pierwszy {w} {m}", "ostatni {w} {m}", "ostatni dzień {m}"), "cs": ("{n} dní po {d}", "{n} dní před {d}", "den před {d}", "den po {d}", "v předvečer {d}", "týden po {d}", "týden před {d}", "měsíc po {d}", "rok po {d}", "první {w} v {m}", "poslední den {m}"),
    "ru": ("через {n} дней после {d}", "за {n} дней до {d}", "накануне {d}", "на следующий день после {d}", "через неделю после {d}", "за неделю до {d}", "через месяц после {d}", "через {n} месяцев после {d}", "через год после {d}", "спустя {n} дней после {d}", "за день до {d}", "на третий день после {d}", "в течение {n} дней после {d}", "{n} дней после {d}", "в {w} после {d}", "первый {w} {m}", "последний {w} {m}", "последний день {m}"), "uk": ("через {n} днів після {d}", "за {n} днів до {d}", "напередодні {d}", "через тиждень після {d}", "за тиждень до {d}", "через місяць після {d}", "наступного дня після {d}", "через рік після {d}", "перший {w} {m}", "останній день {m}"),
    "tr": ("{d} tarihinden {n} gün sonra", "{d} tarihinden {n} gün önce", "{d} tarihinden bir hafta sonra", "{d} tarihinden bir ay sonra", "{d} tarihinden bir gün önce", "{m} ayının son günü", "{m} ayının ilk {w} günü"), "hu": ("{n} nappal {d} után", "{n} nappal {d} előtt", "egy héttel {d} után", "egy hónappal {d} után", "{m} utolsó napja", "{m} első {w}je"), "ro": ("{n} zile după {d}", "{n} zile înainte de {d}", "ajunul zilei de {d}", "o săptămână după {d}", "o săptămână înainte de {d}", "la o lună după {d}", "{n} luni după {d}", "prima {w} din {m}", "ultima zi din {m}"),
    "id": ("{n} hari setelah {d}", "{n} hari sebelum {d}", "seminggu setelah {d}", "sehari sebelum {d}", "sebulan setelah {d}", "{n} minggu setelah {d}", "hari terakhir {m}", "{w} pertama {m}"), "vi": ("{n} ngày sau {d}", "{n} ngày trước {d}", "một tuần sau {d}", "một ngày trước {d}", "một tháng sau {d}", "ngày cuối cùng của {m}"), "ja": ("{d}の{n}日後", "{d}の{n}日前", "{d}の翌日", "{d}の前日", "{d}の{n}週間後", "{d}の{n}か月後", "{d}から{n}日後", "{d}の一週間後", "{m}の第{n}{w}", "{m}の最終日", "{m}の最終{w}"), "zh": ("{d}后{n}天", "{d}前{n}天", "{d}的前一天", "{d}的第二天", "{d}之后{n}天", "{d}后一周", "{d}前一周", "{d}后{n}个月", "{d}起{n}天内", "{m}的第一个{w}", "{m}的最后一天", "{m}最后一天"), "ko": ("{d} {n}일 후", "{d} {n}일 전", "{d} 다음 날", "{d} 전날", "{d} {n}주 후", "{d} 일주일 전", "{d} 한 달 후", "{d}로부터 {n}일 후", "{m} 마지막 날", "{m} 첫째 {w}"),
}  # fmt: skip
_MAKE = {group.name: group.make for group in gregorian.GROUPS}


def _number(scene: Scene) -> str:
    """How many days or weeks: in figures, or a word."""
    number, token = scene.dice.between(2, 14), scene.lang.token
    return spoken(number, token) if token in SPOKEN and scene.dice.chance(0.35) else str(number)


def _anchored(scene: Scene) -> None:
    """``3 weeks from 1 May 1999``, ``dernier jour de février 2020``."""
    dice = scene.dice
    phrase = dice.pick(PHRASES[scene.lang.token])
    if "{n}" in phrase:
        phrase = phrase.replace("{n}", _number(scene))
    field = "{d}" if "{d}" in phrase else "{m}"
    _MAKE["month-year" if field == "{m}" else "numeric" if dice.chance(0.3) else "named"](scene)
    said = "".join(text for text, _ in scene.pieces)
    weekday = scene.lang.weekdays["EEEE"][dice.below(7)][0]
    scene.pieces = [(phrase.replace("{w}", weekday).replace(field, said), "")]
    scene.canonical, scene.order, scene.names_weekday = "", "", False
    scene.kind, scene.group, scene.worded = "reject", "anchored", True


GROUPS: tuple[Group, ...] = (Group("anchored", "reject", 0.8, _anchored, among(PHRASES)),)
