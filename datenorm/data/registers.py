"""Group of the generator for the dates of registers and deeds, the year first or last, in figures or in words."""

from datenorm.data import words as words  # its extensions {day word}, {day ord} and {year words} are used below
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pattern import reading
from datenorm.data.scene import CYCLE, Scene
from datenorm.data.templates import template
from datenorm.data.year_words import FIRST

#: Language -> templates. {Y} is the year in figures or in words, {D} the day in figures, as an ordinal or in words.
FORMS: dict[str, tuple[str, ...]] = {
    "en": ("in the year of our Lord {Y}, on the {D} day of {MMMM}", "in the year {Y}, the {D} of {MMMM}", "In the year {Y}, {MMMM} {D}", "on the {D} day of {MMMM} in the year of our Lord {Y}", "the {D} day of {MMMM} {Y}", "this {D} day of {MMMM}, A.D. {Y}", "this {D} day of {MMMM} in the year {Y}", "Given under my hand this {D} day of {MMMM} {Y}", "the {D} day of {MMMM} anno Domini {Y}",
           "{MMMM} the {D}, {Y}", "Sworn before me this {D} day of {MMMM}, {Y}", "ye {D} of {MMMM} {Y}", "{MMMM} ye {D} {Y}", "Dated this {D} day of {MMMM}, {Y}", "Signed this {D} day of {MMMM} {Y}"),
    "fr": ("l'an {Y}, le {D} du mois de {MMMM}", "L'an {Y}, le {D} {MMMM}", "L'an {Y} et le {D} {MMMM}", "l'an {Y} et le {D} du mois de {MMMM}", "ce jourd'hui {D} {MMMM} {Y}", "Ce jourd'huy {D} {MMMM} {Y}", "Aujourd'hui {D} {MMMM} {Y}", "Du {D} jour du mois de {MMMM}, l'an {Y}", "Du {D} {MMMM} {Y}", "le {D} du mois de {MMMM} de l'an {Y}", "le {D} jour de {MMMM} {Y}", "ce {D} {MMMM} {Y}", "l'an de grâce {Y}, le {D} {MMMM}",
           "le {D} jour du mois de {MMMM} de l'année {Y}", "l'an {Y}, {D} {MMMM}"),
    "it": ("l'anno {Y}, il giorno {D} del mese di {MMMM}", "L'anno {Y} il dì {D} del mese di {MMMM}", "L'anno {Y}, addì {D} {MMMM}", "L'anno {Y}, a dì {D} {MMMM}", "Addì {D} {MMMM} {Y}", "a dì {D} {MMMM} {Y}", "il dì {D} {MMMM} {Y}", "il giorno {D} del mese di {MMMM} dell'anno {Y}", "nell'anno {Y} il {D} {MMMM}", "Adi {D} {MMMM} {Y}", "oggi che sono li {D} del mese di {MMMM} {Y}", "lì {D} {MMMM} {Y}"),
    "es": ("en el año de {Y}, a {D} de {MMMM}", "a {D} días del mes de {MMMM} de {Y}", "a los {D} días del mes de {MMMM} del año {Y}", "en {D} días del mes de {MMMM} de {Y} años", "En {D} de {MMMM} de {Y}", "el día {D} de {MMMM} del año de {Y}", "en el año del Señor de {Y} a {D} de {MMMM}", "{D} de {MMMM} del año de gracia de {Y}", "a {D} de {MMMM} de {Y} años"),
    "pt": ("no ano de {Y}, aos {D} dias do mês de {MMMM}", "aos {D} dias do mês de {MMMM} de {Y}", "aos {D} dias do mez de {MMMM} do anno de {Y}", "Aos {D} de {MMMM} de {Y}", "aos {D} dias do mês de {MMMM} do ano de {Y}", "Anno de {Y}, {D} de {MMMM}", "em {D} dias do mez de {MMMM} de {Y}", "aos {D} do mez de {MMMM} de {Y}"),
    "de": ("im Jahre {Y} den {D} {MMMM}", "Im Jahre {Y}, am {D} {MMMM}", "Anno {Y} den {D} {MMMM}", "anno {Y} am {D} {MMMM}", "Anno {Y}, den {D} {MMMM}", "im Jahr Christi {Y} den {D} {MMMM}", "den {D} {MMMM} {Y}", "den {D} {MMMM} anno {Y}", "am {D} des Monats {MMMM} {Y}", "am {D} Tage des Monats {MMMM} im Jahre {Y}", "geschehen den {D} {MMMM} {Y}", "im Jahre des Herrn {Y}, den {D} {MMMM}", "im Jahre {Y} am {D} {MMMM}"),
    "nl": ("in het jaar {Y}, den {D} {MMMM}", "In het jaar {Y} den {D} der maand {MMMM}", "Heden den {D} {MMMM} {Y}", "op heden den {D} {MMMM} {Y}", "den {D} der maand {MMMM} {Y}", "op den {D} dag der maand {MMMM} {Y}", "Anno {Y} den {D} {MMMM}", "'t jaar {Y} den {D} {MMMM}", "in den jare {Y}, den {D} {MMMM}"),
    "pl": ("roku {y} dnia {D} {MMMM}", "Roku Pańskiego {y}, dnia {D} {MMMM}", "dnia {D} {MMMM} roku {y}", "dnia {D} {MMMM} {y} roku", "Roku {y} miesiąca {MMMM} dnia {D}", "działo się dnia {D} {MMMM} {y} roku", "r. {y} d. {D} {MMMM}", "w roku {y}, dnia {D} miesiąca {MMMM}", "działo się dnia {day word} {MMMM} {year words}", "dnia {day word} {MMMM} {year words}"),
    "ru": ("{y} года {MMMM} {d} дня", "{y} года, {MMMM} {d} дня", "{y} года {MMMM} {d}", "{y} г. {MMMM} {d} дня", "{y} года {MMMM} в {d} день", "{MMMM} {d} дня {y} года", "лета {y} {MMMM} в {d} день", "{year words} {MMMM} {day word} дня", "{MMMM} {d}-го дня {y} года", "{y}-го года {MMMM} {d}-го дня", "{y} года {MMMM} {day word} дня"),
    "uk": ("{y} року {MMMM} {d} дня", "року {y} {MMMM} {d}", "{y} року, {MMMM} {d}", "року Божого {y} {MMMM} {d} дня"), "cs": ("léta Páně {y} dne {D} {MMMM}", "L. P. {y}, dne {D} {MMMM}", "roku {y} dne {D} {MMMM}", "v roce {y} dne {D} {MMMM}", "dne {D} měsíce {MMMM} {y}", "roku {y}, {D} {MMMM}", "Léta {y} dne {D} {MMMM}"), "sk": ("roku {y} dňa {D} {MMMM}", "roku Pána {y} dňa {D} {MMMM}", "dňa {D} {MMMM} roku {y}"),
    "sv": ("år {y} den {D} {MMMM}", "Anno {y} den {D} {MMMM}", "åhr {y} d. {D} {MMMM}", "År {y}, den {D} {MMMM}", "den {D} {MMMM} år {y}", "d. {D} {MMMM} {y}", "år {year words} den {day word} {MMMM}"), "da": ("Aar {y} den {D} {MMMM}", "Anno {y} den {D} {MMMM}", "År {y}, den {D} {MMMM}", "den {D} {MMMM} Aar {y}", "d. {D} {MMMM} {y}", "Aar {year words} den {day word} {MMMM}"), "nb": ("Aar {y} den {D} {MMMM}", "Anno {y} den {D} {MMMM}", "År {y}, den {D} {MMMM}", "d. {D} {MMMM} {y}"),
    "hu": ("az {y}. év {MMMM} havának {d}. napján", "{y}. évi {MMMM} hó {d}-án", "{y} év {MMMM} {d}. napján", "{y}-ik év {MMMM} {d}", "{y}. esztendő {MMMM} hava {d}. napja", "{year words} {MMMM} {day word}"), "ro": ("anul {y}, luna {MMMM}, ziua {d}", "anul {y} luna {MMMM} în {d} zile", "în anul {y} {MMMM} {d}", "leat {y} {MMMM} {d}", "anul {y}, luna {MMMM} {d} zile"), "el": ("έτος {y}, {MMMM} {d}", "εν έτει {y} {MMMM} {d}", "Εν Αθήναις τη {d} {MMMM} {y}", "τη {d}η {MMMM} {y}"),
    "sl": ("leta {y}, dne {D} {MMMM}", "v letu {y} dne {D} {MMMM}"), "hr": ("godine {y}, dana {D} {MMMM}", "dana {D} {MMMM} {y}", "ljeta Gospodnjega {y}, dana {D} {MMMM}", "godine Gospodnje {y} dana {D} {MMMM}"),
}  # fmt: skip


def _register(scene: Scene) -> None:
    """``l'an mil huit cent vingt, le trois du mois de mai``, ``1845 года мая 3 дня``, ``Anno 1652 den 4. August``."""
    dice = scene.dice
    scene.choose_day()
    if dice.chance(0.85):
        scene.year = dice.between(1580, 1935)
        scene.day = min(scene.day, 28)
    while scene.year < FIRST:
        scene.year += CYCLE
    text = dice.pick(FORMS[scene.lang.id])
    worded = dice.chance(0.5)
    text = text.replace("{Y}", "{year words}" if worded and dice.chance(0.85) else "{y}")
    text = text.replace("{D}", "{day word}" if worded else "{day ord}" if dice.chance(0.6) else "{d}")
    pattern = template(text)
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)


GROUPS: tuple[Group, ...] = (
    Group("register", "absolute", 0.9, _register, tuple((entry, BIG[entry] ** 0.7) for entry in FORMS)),
)
