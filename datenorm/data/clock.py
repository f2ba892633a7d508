"""Groups of the generator for times of the day without a date, and for spans of hours, which are no date."""

from datenorm.data import time_forms
from datenorm.data.clock_words import write_word_clock
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.machine_forms import LETTERS
from datenorm.data.pattern import TWO, compile_pattern, time_reading
from datenorm.data.scene import Scene
from datenorm.data.written_time import add_zone, time_pattern

_MINUTES = frozenset(("hour", "minute"))
_TRIES = 5

#: Words in front of a time, by language.
_AT: dict[str, tuple[str, ...]] = {
    "en": ("at ", "At ", "Time: ", "from ", "by "), "de": ("um ", "ab ", "Uhrzeit: ", "gegen "), "fr": ("à ", "vers ", "Heure : "), "es": ("a las ", "Hora: "), "pt": ("às ", "Hora: "),
    "it": ("alle ", "ore ", "Ora: "), "nl": ("om ", "Tijd: "), "sv": ("kl. ", "klockan "), "da": ("kl. ", "klokken "), "nb": ("kl. ", "klokken "), "fi": ("klo ",), "ru": ("в ", "Время: "),
    "uk": ("о ", "Час: "), "pl": ("o ", "godz. "), "cs": ("v ",), "tr": ("saat ",), "id": ("pukul ",), "vi": ("lúc ",), "zh": ("时间：", "于"), "ja": ("時刻：",), "ar": ("الساعة ",), "he": ("בשעה ",),
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
    before = words is not None and dice.chance(0.06)
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
    # 15:00h is an hour in many languages.
    compile_pattern("HH:mm" if letter != "H" and scene.dice.chance(0.6) else "HHmm").write(scene)
    scene.write(letter, "zone")
    scene.canonical = time_reading(scene, _MINUTES)


def _noon(scene: Scene) -> None:
    words = time_forms.NOON.get(scene.lang.token) or time_forms.NOON["en"]
    midnight = scene.dice.chance(0.5)
    scene.write(scene.dice.pick(words[midnight]), "hour")
    scene.worded = True
    scene.canonical = "T00:00" if midnight else "T12:00"


#: Spans of hours: what is written of both times, and between them.
_SPANS: Weighted[tuple[str, str]] = Weighted(
    [(("HH:mm", "-"), 5), (("HH:mm", " - "), 5), (("H:mm", "-"), 2), (("h:mm {ampm}", " - "), 4), (("h:mm {ampm}", " to "), 3), (("h{ampm}", "-"), 3), (("h {ampm}", " to "), 3), (("HH:mm", " bis "), 1),
     (("HH:mm 'Uhr'", " - "), 1), (("HH'h'", " - "), 1), (("HH'h'mm", " à "), 1), (("HH:mm", "～"), 1), (("HH:mm", " до "), 0.6), (("HH:mm", " to "), 2), (("HH:mm:ss", " - "), 1), (("h{ampm}", " to "), 1)]
)  # fmt: skip


def _span(scene: Scene) -> None:
    """Opening hours and the like: no date, and no one time either."""
    source, between = scene.dice.draw(_SPANS)
    pattern = compile_pattern(source)
    for place in (0, 1):
        scene.choose_time()
        if place:
            scene.write(between)
        pattern.write(scene)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.canonical = ""


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
    Group("time-of-day", "time", 2, _time_of_day),
    Group("time-military", "time", 0.05, _military),
    Group("time-noon", "time", 0.06, _noon),
    Group("time-zone-first", "time", 0.03, _zone_first),
    Group("no-such-half", "reject", 0.16, _no_such_half),
    Group("hours-span", "reject", 0.12, _span),
)
