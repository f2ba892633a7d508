"""Groups of the generator for times of the day without a date, and for spans of hours, which are no date."""

from datenorm.data import time_forms
from datenorm.data.clock_words import FACES, FIGURES, SPELT, write_spelt_clock, write_word_clock
from datenorm.data.dice import Weighted
from datenorm.data.forms import NUMERIC, SEPARATORS
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.machine_forms import LETTERS
from datenorm.data.mix import BIG
from datenorm.data.pairs import halves
from datenorm.data.pattern import TWO, compile_pattern, reading, time_reading
from datenorm.data.scene import Scene
from datenorm.data.words import kind_of
from datenorm.data.written_time import add_zone, time_pattern

_MINUTES = frozenset(("hour", "minute"))
_TRIES = 5

#: Words in front of a time, by language.
_AT: dict[str, tuple[str, ...]] = {
    "en": ("at ", "At ", "Time: ", "from ", "by ", "dep. ", "arr. ", "Departure ", "Departs: ", "arrives ", "Kick-off: ", "kick-off ", "Doors open ", "Opens: ", "starts at ", "ETA "),
    "de": ("um ", "ab ", "Uhrzeit: ", "gegen ", "Abfahrt ", "Abfahrt: ", "Ankunft ", "Anpfiff: ", "Beginn: ", "Beginn ", "Einlass: ", "Anstoß "), "fr": ("à ", "vers ", "Heure : ", "départ ", "Départ : ", "arrivée ", "Début : ", "dès "),
    "es": ("a las ", "Hora: ", "Salida: ", "salida ", "llegada ", "Inicio: "), "pt": ("às ", "Hora: ", "Partida: ", "chegada ", "Início: "), "it": ("alle ", "ore ", "Ora: ", "partenza ", "Partenza: ", "arrivo ", "Inizio: "), "nl": ("om ", "Tijd: ", "vertrek ", "Vertrek: ", "aankomst ", "Aanvang: ", "aanvang "),
    "sv": ("kl. ", "klockan ", "avgång ", "Avgång: ", "Start: "), "da": ("kl. ", "klokken ", "afgang ", "Afgang: "), "nb": ("kl. ", "klokken ", "avgang ", "Avgang: "), "fi": ("klo ", "lähtö ", "Lähtö: ", "alkaa klo "), "ru": ("в ", "Время: ", "отправление ", "Отправление: ", "прибытие ", "Начало: ", "начало в "),
    "uk": ("о ", "Час: ", "відправлення ", "Початок: "), "pl": ("o ", "godz. ", "odjazd ", "Odjazd: ", "przyjazd ", "Początek: "), "cs": ("v ", "odjezd ", "Odjezd: ", "příjezd ", "Začátek: "), "tr": ("saat ", "Kalkış: ", "kalkış ", "Varış: "), "id": ("pukul ", "Berangkat ", "Mulai: "), "vi": ("lúc ", "Khởi hành "), "hu": ("Indul: ", "indul ", "Kezdés: "),
    "zh": ("时间：", "于", "开始时间：", "发车 "), "ja": ("時刻：", "開始 ", "開演 ", "発車 "), "ko": ("시간: ", "출발 ", "시작 "), "ar": ("الساعة ",), "he": ("בשעה ", "שעה: "),
}  # fmt: skip


def _says_a_time(text: str) -> bool:
    """Whether nobody would take ``text`` for a number, a year or a day."""
    return ":" in text or "：" in text or any(sign.isalpha() for sign in text)


def _time_of_day(scene: Scene) -> None:
    dice = scene.dice
    scene.choose_time()
    if dice.chance(0.25) and write_word_clock(scene):
        scene.canonical = time_reading(scene, _MINUTES)
        return
    words = _AT.get(scene.lang.token)
    scene.worded = dice.chance(0.6)
    before = words is not None and dice.chance(0.12)
    for _ in range(_TRIES):
        pattern = time_pattern(scene)
        scene.pieces.clear()
        pattern.write(scene)
        if _says_a_time("".join([text for text, _ in scene.pieces])):
            break
    else:
        scene.pieces.clear()
        pattern = compile_pattern("HH:mm")
        pattern.write(scene)
    add_zone(scene, pattern)
    if before and words is not None:
        scene.pieces.insert(0, (dice.pick(words), ""))
    scene.canonical = time_reading(scene, pattern.parts)


def _military(scene: Scene) -> None:
    """``05:00C``, ``0500Z``: a military zone letter."""
    scene.choose_time()
    letter, scene.zone = ("Z", "Z") if scene.dice.chance(0.3) else scene.dice.pick(LETTERS)
    # 15:00h is an hour in many languages, and behind four figures O and I are figures too.
    colon = letter in "OI" or (letter != "H" and scene.dice.chance(0.6))
    compile_pattern("HH:mm" if colon else "HHmm").write(scene)
    scene.write(letter, "zone")
    scene.canonical = time_reading(scene, _MINUTES)


def _noon(scene: Scene) -> None:
    """``noon``, ``midi et demi``."""
    token = scene.lang.token
    around = time_forms.AROUND_NOON.get(token)
    if around is not None and scene.dice.chance(0.4):
        text, scene.hour, scene.minute = scene.dice.pick(around)
    else:
        midnight = scene.dice.chance(0.5)
        text = scene.dice.pick((time_forms.NOON.get(token) or time_forms.NOON["en"])[midnight])
        scene.hour, scene.minute = (0 if midnight else 12), 0
    scene.write(text, "hour")
    scene.worded = True
    if scene.dice.chance(0.2):
        text, scene.zone = scene.dice.draw(time_forms.ZONES)
        scene.write(text, "zone")
    scene.canonical = f"T{scene.hour:02d}:{scene.minute:02d}{scene.zone}"


def _in_words(scene: Scene) -> None:
    """``half past three pm``, ``Viertel vor neun``, ``в пять часов вечера``."""
    scene.choose_time()
    write_word_clock(scene)
    words = _AT.get(scene.lang.token)
    if words is not None and scene.dice.chance(0.15):
        scene.pieces.insert(0, (scene.dice.pick(words), ""))
    scene.canonical = time_reading(scene, _MINUTES)


def _spelt(scene: Scene) -> None:
    """``dix-huit heures trente``, ``fünfzehn Uhr``."""
    write_spelt_clock(scene)
    scene.canonical = time_reading(scene, _MINUTES)


#: ISO 8601's times with their T, which is what tells the short ones from a number.
_BASIC: Weighted[str] = Weighted([("'T'HHmmss", 6), ("'T'HHmm", 3), ("'T'HH:mm:ss", 4), ("'T'HH:mm", 4), ("'T'HHmmss.SSS", 1), ("'T'HH:mm:ss.SSS", 1)])


def _basic(scene: Scene) -> None:
    """``T140506``, ``T14:05Z``."""
    scene.choose_time()
    pattern = compile_pattern(scene.dice.draw(_BASIC))
    pattern.write(scene)
    scene.zone = scene.dice.pick(("", "", "", "Z", "+00:00", "+02:00", "-05:00"))
    scene.write(scene.zone, "zone")
    scene.worded = False
    scene.canonical = time_reading(scene, pattern.parts)


#: Spans of hours: the first time, what stands between, the second time.
_SPANS: Weighted[tuple[str, str, str]] = Weighted(
    [
        *((
            (source, between, source), weight)
            for source, between, weight in (
                ("HH:mm", "-", 8), ("HH:mm", " - ", 8), ("HH:mm", "–", 3), ("HH:mm", " – ", 3), ("H:mm", "-", 3), ("H:mm", " - ", 2), ("h:mm {ampm}", " - ", 6), ("h:mm {ampm}", " – ", 2), ("h:mm {ampm}", " to ", 5), ("h:mm{ampm}", "-", 3),
                ("h{ampm}", "-", 4), ("h{ampm}", " - ", 3), ("h {ampm}", " to ", 4), ("h {ampm}", " - ", 4), ("h{ampm}", " to ", 2), ("h {ampm}", " until ", 1), ("HH:mm", " to ", 3), ("HH:mm", " until ", 1), ("HH:mm:ss", " - ", 1.5), ("HH:mm", " bis ", 2),
                ("H' Uhr'", " bis ", 2), ("H:mm' Uhr'", " - ", 1.5), ("HH.mm' Uhr'", " - ", 1), ("HH:mm' Uhr'", " bis ", 1), ("H'h'", " - ", 2), ("H'h'", "-", 2), ("H'h'", " à ", 2), ("H'h'mm", " à ", 1.5), ("HH'h'mm", "-", 1.5), ("HH'h'mm", " - ", 1.5),
                ("H'h'", " às ", 1), ("H'h'mm", " às ", 0.6), ("HH:mm", " às ", 1), ("HH:mm", " a ", 1.5), ("HH:mm", " alle ", 1), ("HH:mm", " tot ", 1), ("H:mm' uur'", " - ", 0.6), ("H' uur'", " tot ", 0.6), ("HH:mm", " do ", 1), ("HH:mm", " till ", 1),
                ("HH:mm", " до ", 1), ("HH:mm", " по ", 0.5), ("HH:mm", "～", 2), ("H:mm", "～", 1), ("HH:mm", "〜", 1.5), ("H時", "～", 2), ("H時", "-", 1.5), ("H時", "〜", 1), ("H時", "から", 1), ("H時mm分", "～", 1.5), ("H時mm分", "-", 0.6), ("H点", "至", 1), ("H点", "-", 1),
                ("HH:mm", "至", 1), ("H点mm分", "到", 0.6), ("H시", "~", 1), ("HH:mm", "~", 2), ("HH:mm", " ~ ", 1), ("HHmm'h'", "-", 0.5), ("HHmm' hrs'", " - ", 0.5), ("HH:mm", " và ", 0.2), ("H'h'", " đến ", 0.6), ("H'h'mm", " - ", 0.6), ("HH:mm", " ถึง ", 0.4),
                ("HH:mm", "/", 0.6), ("HH:mm", " إلى ", 0.6), ("HH:mm", " arası ", 0.2), ("HH:mm", " and ", 0.6), ("HH:mm", " & ", 0.3),
            )
        ),
        (("h {ampm}", " to ", "h:mm {ampm}"), 3), (("h:mm {ampm}", " to ", "h {ampm}"), 2), (("h{ampm}", "-", "h:mm{ampm}"), 2), (("h:mm", " - ", "h:mm {ampm}"), 3), (("h:mm", "-", "h:mm {ampm}"), 2), (("h", "-", "h{ampm}"), 3), (("h", " - ", "h {ampm}"), 2), (("h", " to ", "h {ampm}"), 2),
        (("h", " to ", "h{ampm}"), 1), (("H", " bis ", "H' Uhr'"), 2), (("H", "-", "H' Uhr'"), 2), (("H", " - ", "H' uur'"), 0.6), (("H", "-", "H'h'"), 1), (("HH:mm", "-", "HH:mm' Uhr'"), 2), (("HH:mm", " – ", "HH:mm' Uhr'"), 1), (("H", "-", "H時"), 1), (("H", "～", "H時"), 1), (("H", "至", "H点"), 0.6),
        (("'с 'H:mm", " до ", "H:mm"), 1), (("'с 'HH:mm", " по ", "HH:mm"), 0.6), (("'von 'H", " bis ", "H' Uhr'"), 1), (("'von 'HH:mm", " bis ", "HH:mm' Uhr'"), 1), (("'de 'H'h'", " à ", "H'h'"), 1), (("'de 'H'h'mm", " à ", "H'h'mm"), 0.6), (("'from 'h {ampm}", " to ", "h {ampm}"), 1),
        (("'from 'HH:mm", " to ", "HH:mm"), 1), (("'between 'h {ampm}", " and ", "h {ampm}"), 0.6), (("'de 'H:mm", " a ", "H:mm"), 0.6), (("'das 'H'h'", " às ", "H'h'"), 0.6), (("'dalle 'H:mm", " alle ", "H:mm"), 0.6), (("'od 'H:mm", " do ", "H:mm"), 0.6), (("'kl. 'HH.mm", "-", "HH.mm"), 0.6),
    ]
)  # fmt: skip
#: Hours of the night that some shops count on from the day before.
_PAST_MIDNIGHT = (24, 25, 26, 27, 28)


def _span(scene: Scene) -> None:
    """Opening hours and the like: no date, and no one time either; behind a day of the week now and then."""
    dice = scene.dice
    bare = False
    if dice.chance(0.22):
        name = compile_pattern("EEEE" if dice.chance(0.4) else "EEE")
        name.write(scene)
        if dice.chance(0.45):
            scene.write(dice.pick(("-", "-", "–", " - ", "–")))
            scene.weekday = (scene.weekday + dice.below(5)) % 7 + 1
            name.write(scene)
            bare = dice.chance(0.6)
        scene.write(dice.pick((" ", " ", ": ", ", ")))
    if bare:  # Mo-Fr 9-17: between days of the week and hours only, where it is no month
        scene.write(f"{dice.between(6, 12)}{dice.pick(('-', '-', '–', ' - '))}{dice.between(13, 22)}")
    else:
        _two_times(scene)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.names_weekday = False
    scene.canonical = ""


def _two_times(scene: Scene) -> None:
    dice = scene.dice
    first, between, second = dice.draw(_SPANS)
    scene.choose_time()
    whole = dice.chance(0.4)  # 07:00-08:00 looks like a time and its offset
    if whole:
        scene.hour, scene.minute = dice.between(0, 20), dice.pick((0, 0, 0, 30))
    compile_pattern(first).write(scene)
    scene.write(between)
    if whole:
        scene.hour += dice.pick((1, 1, 1, 2, 2, 3))
    else:
        scene.choose_time()
    if "H" in second and dice.chance(0.06):
        scene.hour = dice.pick(_PAST_MIDNIGHT)
    compile_pattern(second).write(scene)


_WEEKDAY_FIRST = ("EEE ", "EEE, ", "EEEE, ", "EEEE ")
_BEFORE_SPAN: Weighted[str] = Weighted([(", ", 30), (" ", 34), (" - ", 6), (" | ", 4), (", from ", 3), (" / ", 2), (": ", 4), (" @ ", 3), (" (", 4), ("; ", 1), ("⋅", 3), (" ⋅ ", 1), (" · ", 4), (" • ", 3), (" at ", 3)])


def _day_with_span(scene: Scene) -> None:
    """``Tuesday, May 4, 1999, 9:00 AM - 5:00 PM``: the day, and no one time."""
    dice = scene.dice
    scene.choose_day()
    if dice.chance(0.75):
        pattern = named_form(scene)
        cut = halves(pattern.source)
        if cut is not None and dice.chance(0.3):
            weekday = dice.pick(_WEEKDAY_FIRST) if "E" not in pattern.source and dice.chance(0.6) else ""
            pattern = compile_pattern(weekday + cut["month-none"].first)
    else:
        scene.order = order_for(scene)
        scene.separator = dice.draw(SEPARATORS[scene.order])
        pattern = compile_pattern(dice.draw(NUMERIC[scene.order]))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    joint = dice.draw(_BEFORE_SPAN)
    scene.write(joint)
    start = len(scene.pieces)
    _two_times(scene)
    scene.pieces[start:] = [(text, "") for text, _ in scene.pieces[start:]]
    scene.write(")" if joint == " (" else "")
    scene.worded = True
    scene.kind = kind_of(pattern.parts)


def _no_such_half(scene: Scene) -> None:
    """``14 PM``, ``13.12 PM``, ``午後13時``: an hour that no half of the day has, alone, so that nobody knows what was meant."""
    dice = scene.dice
    scene.choose_time()
    scene.hour = dice.between(13, 23)
    half = dice.pick(scene.lang.day_periods[1] if dice.chance(0.5) else ("PM", "pm", "p.m.", "P.M."))
    compile_pattern(dice.pick(("H", "H:mm", "H.mm", "H:mm:ss", "HH:mm"))).write(scene)
    if scene.lang.token in ("ja", "zh", "ko"):
        scene.pieces.insert(0, (half, ""))
        scene.write({"ja": "時", "zh": "点", "ko": "시"}[scene.lang.token] if len(scene.pieces) == 2 else "")
    else:
        scene.write(dice.pick((" ", "")) + half)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.worded = True
    scene.canonical = ""


def _zone_first(scene: Scene) -> None:
    """An hour with the name of a zone written out in front of it: ``GMT 17:27``."""
    scene.choose_time()
    text, scene.zone = scene.dice.pick((("GMT ", "Z"), ("UTC ", "Z"), ("GMT: ", "Z"), ("UTC: ", "Z")))
    scene.write(text, "zone")
    scene.write(TWO[scene.hour], "hour")
    scene.write(":")
    scene.write(TWO[scene.minute], "minute")
    scene.canonical = time_reading(scene, _MINUTES)


GROUPS: tuple[Group, ...] = (
    Group("time-of-day", "time", 2.6, _time_of_day),
    Group("time-military", "time", 0.2, _military),
    Group("time-noon", "time", 0.3, _noon),
    Group("time-in-words", "time", 4.2, _in_words, tuple((entry, min(BIG[entry], 40)) for entry in {**FACES, **FIGURES})),
    Group("time-spelt", "time", 0.7, _spelt, tuple((entry, min(BIG[entry], 40)) for entry in SPELT)),
    Group("time-basic", "time", 0.12, _basic),
    Group("time-zone-first", "time", 0.08, _zone_first),
    Group("no-such-half", "reject", 0.16, _no_such_half),
    Group("hours-span", "reject", 0.55, _span),
    Group("day-with-hours", "absolute", 0.6, _day_with_span),
)
