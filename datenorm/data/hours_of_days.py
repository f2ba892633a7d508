"""Group of the generator for an hour whose half of the day is said with the day: ``at ten on the morning of the 4th of July 1863``."""

from datenorm.data.clock_words import write_word_clock
from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pattern import reading, time_reading
from datenorm.data.scene import Scene

#: Language -> what stands between the hour and the day, and the hours that it fits, first and last.
BETWEEN: dict[str, tuple[tuple[str, int, int], ...]] = {
    "en": ((" on the morning of ", 1, 11), (" on the morning of the ", 1, 11), (" in the morning of ", 1, 11), (" in the forenoon of ", 8, 11), (" on the afternoon of ", 12, 17), (" in the afternoon of the ", 12, 17), (" on the evening of ", 17, 22), (" in the evening of ", 17, 22), (" on the night of ", 20, 23), (" in the morning on ", 1, 11), (" in the afternoon on ", 12, 17), (" in the evening, ", 17, 22), (" in the morning, ", 1, 11)),
    "de": ((" morgens am ", 3, 10), (" vormittags am ", 8, 11), (" nachmittags am ", 13, 18), (" abends am ", 18, 23), (" am Morgen des ", 3, 10), (" am Abend des ", 18, 23), (" am Nachmittag des ", 13, 18), (" früh am ", 3, 9), (" abends, ", 18, 23)),
    "fr": ((" du matin, le ", 1, 11), (" du matin le ", 1, 11), (" de l'après-midi, le ", 12, 17), (" de l'après-midi le ", 12, 17), (" du soir, le ", 18, 23), (" du soir le ", 18, 23), (" de relevée, le ", 13, 18), (" du matin du ", 1, 11)),
    "es": ((" de la mañana del ", 1, 11), (" de la mañana del día ", 1, 11), (" de la tarde del ", 12, 19), (" de la tarde del día ", 12, 19), (" de la noche del ", 20, 23), (" de la madrugada del ", 1, 5)),
    "pt": ((" da manhã do dia ", 1, 11), (" da manhã de ", 1, 11), (" da tarde do dia ", 12, 18), (" da tarde de ", 12, 18), (" da noite do dia ", 19, 23), (" da madrugada de ", 1, 5)),
    "it": ((" del mattino del ", 1, 11), (" di mattina del ", 1, 11), (" del pomeriggio del ", 12, 17), (" della sera del ", 18, 23), (" di sera del giorno ", 18, 23), (" antimeridiane del ", 1, 11), (" pomeridiane del ", 12, 23)),
    "ca": ((" del matí del ", 1, 11), (" de la tarda del ", 12, 19), (" del vespre del ", 19, 21)),
    "nl": ((" 's ochtends op ", 5, 11), (" 's morgens van ", 5, 11), (" 's middags op ", 12, 17), (" 's avonds op ", 18, 23), (" des morgens op ", 5, 11), (" des avonds van ", 18, 23), (" des namiddags op ", 12, 17), (" des voormiddags op ", 8, 11)),
    "sv": ((" på morgonen den ", 4, 10), (" på förmiddagen den ", 8, 11), (" på eftermiddagen den ", 12, 17), (" på kvällen den ", 18, 23), (" f.m. den ", 1, 11), (" e.m. den ", 12, 23)),
    "da": ((" om morgenen den ", 4, 9), (" om formiddagen den ", 8, 11), (" om eftermiddagen den ", 12, 17), (" om aftenen den ", 18, 23)),
    "nb": ((" om morgenen den ", 4, 10), (" om formiddagen den ", 8, 11), (" om ettermiddagen den ", 12, 17), (" om kvelden den ", 18, 23)),
    "pl": ((" rano dnia ", 4, 10), (" przed południem dnia ", 8, 11), (" po południu dnia ", 12, 17), (" wieczorem dnia ", 18, 23), (" z rana dnia ", 4, 10), (" rano, ", 4, 10), (" wieczorem, ", 18, 23), (" w nocy dnia ", 22, 23)),
    "cs": ((" ráno dne ", 4, 9), (" dopoledne dne ", 8, 11), (" odpoledne dne ", 12, 17), (" večer dne ", 18, 23), (" ráno ", 4, 9), (" večer ", 18, 23)),
    "sk": ((" ráno dňa ", 4, 9), (" popoludní dňa ", 12, 17), (" večer dňa ", 18, 23)),
    "ru": ((" утра ", 4, 11), (" дня ", 12, 17), (" вечера ", 18, 23), (" утра, ", 4, 11), (" пополудни ", 13, 20), (" пополуночи ", 1, 6)),
    "uk": ((" ранку ", 4, 11), (" дня ", 12, 17), (" вечора ", 18, 23)),
    "ro": ((" dimineața, ", 4, 11), (" seara, ", 18, 23), (" după-amiaza, ", 12, 17), (" dimineața în ", 4, 11)),
    "fi": ((" aamulla ", 4, 10), (" illalla ", 18, 23), (" iltapäivällä ", 12, 17)), "el": ((" το πρωί της ", 4, 11), (" το βράδυ της ", 19, 23), (" το απόγευμα της ", 15, 19)), "bg": ((" сутринта на ", 4, 11), (" вечерта на ", 18, 23), (" следобед на ", 12, 17)),
}  # fmt: skip

#: What stands before the hour.
BEFORE: dict[str, tuple[str, ...]] = {
    "en": ("", "", "at ", "at ", "about ", "around ", "born at ", "died at ", "at about "), "de": ("", "um ", "gegen ", "geboren um ", "gestorben um "), "fr": ("", "à ", "né à ", "décédé à ", "vers "), "es": ("", "a ", "nació a ", "murió a ", "falleció a ", "hacia "),
    "pt": ("", "nasceu "), "nl": ("", "om ", "omstreeks "), "pl": ("", "o ", "około "), "cs": ("", "v "), "ru": ("", "в ", "около "), "sv": ("", "vid "), "ro": ("", "la "),
}  # fmt: skip


def _hour_of_a_day(scene: Scene) -> None:
    dice, token = scene.dice, scene.lang.token
    scene.choose_day()
    between, first, last = dice.pick(BETWEEN[token])
    hour = scene.hour = dice.between(first, last)
    write_word_clock(scene, part=False)
    scene.hour = hour
    before = dice.pick(BEFORE.get(token, ("",)))
    if before and not scene.pieces[0][0].startswith(before.split()[-1]):
        scene.pieces.insert(0, (before, ""))
    scene.write(between)
    pattern = named_form(scene)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts) + time_reading(scene, frozenset(("hour", "minute")))
    scene.names_weekday = False


GROUPS: tuple[Group, ...] = (
    Group("hour-of-a-day", "datetime", 0.6, _hour_of_a_day, tuple((entry, BIG[entry] ** 0.7) for entry in BETWEEN)),
)
