"""Group of the generator for a day without its year and a time: ``17. mai kl. 10``, ``3 мая в 10:00``, ``Fri 3 May, 7pm``.

Beside a day and a month a bare number behind "at" is an hour and no year.
"""

from datenorm.data.dice import Dice
from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pairs import halves
from datenorm.data.pattern import compile_pattern, reading, time_reading
from datenorm.data.scene import Scene

#: Language -> what joins the day and the time, and CLDR patterns of the time.
TIMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": ((" at ", " @ ", ", ", ", at ", " from ", " - "), ("h a", "ha", "h:mm a", "h:mma", "HH:mm", "h.mm a", "h 'o''clock'")), "de": ((" um ", ", ", ", um ", " ab ", " | "), ("H 'Uhr'", "H 'Uhr'", "HH.mm 'Uhr'", "HH:mm 'Uhr'", "H:mm 'Uhr'", "H'h'", "HH:mm")),
    "fr": ((" à ", ", ", ", à ", " dès "), ("H'h'", "H'h'", "H 'h'", "H'h'mm", "H 'h' mm", "HH:mm", "H 'heures'", "H'H'mm")), "es": ((" a las ", ", a las ", " - "), ("H", "H:mm", "H:mm 'h'", "H.mm 'h'", "H 'h'", "HH:mm", "H 'horas'")), "pt": ((" às ", ", às ", " - "), ("H'h'", "H'h'mm", "H:mm", "HH:mm", "H 'horas'", "H'h'mm'min'")), "it": ((" alle ", " ore ", ", ore ", " alle ore "), ("H", "H", "H:mm", "H.mm", "HH:mm", "HH.mm")),
    "nl": ((" om ", ", ", " vanaf "), ("H 'uur'", "H 'u'", "HH.mm 'uur'", "H'u'mm", "HH:mm", "H:mm 'uur'")), "sv": ((" kl. ", " kl ", " klockan ", ", kl. ", " kl."), ("H", "H", "H.mm", "HH.mm", "HH:mm", "H:mm")), "da": ((" kl. ", " kl ", " klokken ", ", kl. ", " kl."), ("H", "H", "H.mm", "HH.mm", "HH:mm")), "nb": ((" kl. ", " kl ", " klokken ", ", kl. ", " kl."), ("H", "H", "H.mm", "HH.mm", "HH:mm")), "nn": ((" kl. ", " kl ", " klokka "), ("H", "H.mm", "HH:mm")),
    "fi": ((" klo ", " kello ", ", klo ", " klo. "), ("H", "H", "H.mm", "HH.mm", "HH:mm")), "is": ((" kl. ", " klukkan "), ("H", "H:mm", "HH:mm", "HH.mm")), "et": ((" kell ", ", kell "), ("H", "H.mm", "HH.mm", "HH:mm")), "lv": ((" plkst. ", " plkst. ", " plkst "), ("H", "H.mm", "HH.mm", "HH:mm")), "lt": ((" ", ", "), ("H 'val.'", "HH.mm 'val.'", "HH:mm 'val.'", "HH:mm")),
    "pl": ((" o ", " godz. ", ", godz. ", " o godz. ", " o godzinie "), ("H", "H:mm", "HH:mm", "H.mm", "HH.mm")), "cs": ((" v ", " ve ", " od ", ", "), ("H 'h'", "H 'hod.'", "H 'hodin'", "H.mm", "H:mm", "HH:mm", "H.mm 'h'")), "sk": ((" o ", " od ", ", "), ("H 'h'", "H 'hod.'", "H.mm 'h'", "H:mm", "HH:mm")), "sl": ((" ob ", ", ob "), ("H.", "H. 'uri'", "H.mm", "H:mm", "HH:mm")), "hr": ((" u ", ", u "), ("H 'sati'", "H 'h'", "H:mm", "HH:mm", "H.mm 'sati'")),
    "sr": ((" у ", ", у "), ("H 'часова'", "H 'ч'", "H:mm", "HH:mm")), "bg": ((" в ", " от ", ", "), ("H 'ч.'", "H 'часа'", "HH:mm 'ч.'", "HH:mm")), "ru": ((" в ", ", в ", " c ", ", "), ("H 'часов'", "H 'ч.'", "H:mm", "HH:mm", "H 'ч.' mm 'мин.'", "H.mm")), "uk": ((" о ", " об ", ", о "), ("H 'годині'", "H 'год.'", "H:mm", "HH:mm")), "hu": ((" ", ", "), ("H 'órakor'", "H 'óra'", "H:mm", "HH:mm", "H 'óra' mm 'perc'")), "ro": ((" ora ", ", ora ", " la ora ", " la "), ("H", "H:mm", "HH:mm", "H.mm")),
    "el": ((" στις ", ", ", " ώρα "), ("H:mm", "HH:mm", "H.mm")), "tr": ((" saat ", ", saat ", " Saat: "), ("H", "H:mm", "HH:mm", "HH.mm")), "id": ((" pukul ", " jam ", ", pukul "), ("H", "HH.mm", "H.mm", "HH:mm")), "ca": ((" a les ", ", a les "), ("H", "H:mm", "H.mm 'h'", "H 'h'")), "vi": ((" lúc ", ", "), ("H 'giờ'", "H'h'", "H'h'mm", "HH:mm")), "he": ((" בשעה ", " ב-"), ("HH:mm", "H:mm")), "ja": ((" ", ""), ("H時", "H時mm分", "HH:mm")), "zh": ((" ", ""), ("H点", "H时", "H:mm", "HH:mm")), "ko": ((" ", " "), ("H시", "H시 mm분", "HH:mm")),
}  # fmt: skip

_WEEKDAY = ("EEEE, ", "EEEE ", "EEE ", "EEE, ")


#: Language -> CLDR patterns of a day and a month in figures, in the order that all write there.
_IN_FIGURES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("de", "cs", "sk", "sl", "hr", "nb", "nn", "fi", "et", "lv", "ru", "uk", "bg", "pl", "ro", "tr", "da", "is"), ("d.M.", "d.M.", "dd.MM.", "d. M.", "dd.MM")),
    **dict.fromkeys(("fr", "es", "pt", "it", "ca", "el", "vi", "id"), ("d/M", "dd/MM", "dd/MM")), "nl": ("d/M", "d-M", "dd-MM"), "sv": ("d/M", "d/M", "d.M."),
}  # fmt: skip


def said_time(dice: Dice, token: str) -> tuple[str, str]:
    """What joins a day and a time in a language of :data:`TIMES`, and the time's CLDR pattern.

    A bare number is an hour only behind a word that says so.
    """
    joints, times = TIMES[token]
    joint, time = dice.pick(joints), dice.pick(times)
    return joint, "HH:mm" if time in ("H", "H.") and not any(sign.isalpha() for sign in joint) else time


def _appointment(scene: Scene) -> None:
    """``17. mai kl. 10``: XXXX-05-17T10:00."""
    dice = scene.dice
    scene.choose_day()
    scene.choose_time()
    joint, source_of_time = said_time(dice, scene.lang.token)
    if dice.chance(0.25) and scene.lang.token in _IN_FIGURES:
        source = dice.pick(_IN_FIGURES[scene.lang.token])
        scene.order = "DM"
    else:
        cut = None
        while cut is None:
            cut = halves(named_form(scene).source)
        source = cut["month-none"].first
    if dice.chance(0.35):
        source = dice.pick(_WEEKDAY) + source
    pattern, time = compile_pattern(source), compile_pattern(source_of_time)
    pattern.write(scene)
    scene.write(joint)
    if "minute" not in time.parts:
        scene.minute = 0
    time.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts) + time_reading(scene, time.parts)


GROUPS: tuple[Group, ...] = (
    Group("appointment", "no_year", 0.4, _appointment, tuple((entry, BIG[entry] ** 0.7) for entry in TIMES)),
)
