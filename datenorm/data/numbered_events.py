"""Group of the generator for dates behind a number that counts something else: ``GAME 5 - Wednesday, October 14, 1992``.

The number is no day, so that no interval begins with it.
"""

from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN
from datenorm.data.pairs import halves
from datenorm.data.pattern import compile_pattern, reading
from datenorm.data.scene import Scene
from datenorm.data.shapes import LOTS, fill

#: Language -> what is numbered.
THINGS: dict[str, tuple[str, ...]] = {
    "en": ("Game", "GAME", "Match", "Matchday", "Round", "Race", "Heat", "Week", "Day", "Session", "Lecture", "Lesson", "Lot", "Item", "Letter", "Plate", "Fig.", "Photo", "Page", "Sheet", "Part", "Episode", "Test", "Trial", "Visit", "Dose", "Meeting", "Stage", "Concert", "Show", "Show #", "Exam", "Draft", "Version", "Revision", "Rev.", "Issue", "No.", "Nr.", "#", "Order #", "Invoice", "Ticket", "Receipt", "Case", "Entry", "Diary", "Volume", "Platform", "Gate", "Table", "Room"),
    "de": ("{n}. Spieltag", "{n}. Runde", "Spieltag", "Spiel", "Runde", "Rennen", "Woche", "Tag", "Sitzung", "Vorlesung", "Lektion", "Los", "Brief", "Abb.", "Foto", "Blatt", "Seite", "Teil", "Folge", "Test", "Termin", "Besuch", "Etappe", "Konzert", "Fassung", "Nr.", "Nummer", "Rechnung Nr.", "Beleg Nr.", "Urkunde Nr.", "Gleis", "Raum", "Tisch", "Saal"),
    "fr": ("{n}e journée", "Journée", "Match", "Course", "Semaine", "Jour", "Séance", "Cours", "Leçon", "Lot", "Lettre", "Pl.", "Photo", "Page", "Partie", "Épisode", "Étape", "Concert", "Version", "N°", "n°", "Facture n°", "Quai", "Salle"), "es": ("Jornada", "Partido", "Carrera", "Semana", "Día", "Sesión", "Clase", "Lección", "Lote", "Carta", "Lám.", "Foto", "Página", "Parte", "Episodio", "Etapa", "Concierto", "Versión", "N.º", "núm.", "Factura n.º", "Sala"),
    "pt": ("Jogo", "Rodada", "Jornada", "Corrida", "Semana", "Dia", "Sessão", "Aula", "Lote", "Carta", "Foto", "Página", "Parte", "Episódio", "Etapa", "Versão", "N.º", "nº", "Fatura nº", "Sala"), "it": ("{n}ª giornata", "Giornata", "Partita", "Gara", "Settimana", "Giorno", "Seduta", "Lezione", "Lotto", "Lettera", "Tav.", "Foto", "Pagina", "Parte", "Puntata", "Tappa", "Concerto", "Versione", "N.", "n.", "Fattura n.", "Sala"),
    "nl": ("Wedstrijd", "Speelronde", "Ronde", "Week", "Dag", "Zitting", "Les", "Kavel", "Brief", "Afb.", "Foto", "Pagina", "Deel", "Aflevering", "Etappe", "Versie", "Nr.", "Factuur nr.", "Akte nr.", "Zaal"), "sv": ("Omgång", "Match", "Vecka", "Dag", "Lektion", "Brev", "Bild", "Sida", "Del", "Avsnitt", "Etapp", "Version", "Nr", "Faktura nr", "Sal"), "da": ("Runde", "Kamp", "Uge", "Dag", "Lektion", "Brev", "Billede", "Side", "Del", "Afsnit", "Etape", "Version", "Nr.", "Faktura nr.", "Sal"),
    "nb": ("Runde", "Kamp", "Uke", "Dag", "Leksjon", "Brev", "Bilde", "Side", "Del", "Episode", "Etappe", "Versjon", "Nr.", "Faktura nr.", "Sal"), "fi": ("Kierros", "Ottelu", "Viikko", "Päivä", "Luento", "Kirje", "Kuva", "Sivu", "Osa", "Jakso", "Etappi", "Versio", "Nro", "Lasku nro", "Sali"), "pl": ("{n}. kolejka", "Kolejka", "Mecz", "Tydzień", "Dzień", "Lekcja", "List", "Fot.", "Strona", "Część", "Odcinek", "Etap", "Wersja", "Nr", "nr", "Faktura nr", "Sala"), "cs": ("{n}. kolo", "Kolo", "Zápas", "Týden", "Den", "Lekce", "Dopis", "Obr.", "Strana", "Část", "Díl", "Etapa", "Verze", "Č.", "č.", "Faktura č.", "Sál"),
    "hu": ("{n}. forduló", "{n}. nap", "Mérkőzés", "Nap", "Lecke", "Kép", "Oldal", "Rész", "Szám:", "Terem"), "ro": ("Etapa", "Meciul", "Ziua", "Lecția", "Scrisoarea", "Foto", "Pagina", "Partea", "Episodul", "Nr.", "Factura nr.", "Sala"), "ru": ("{n}-й тур", "Тур", "Матч", "Игра", "Неделя", "День", "Занятие", "Урок", "Лот", "Письмо", "Фото", "Лист", "Стр.", "Часть", "Серия", "Этап", "Версия", "№", "Счёт №", "Дело №", "Акт №", "Зал"), "uk": ("Тур", "Матч", "Гра", "Тиждень", "День", "Заняття", "Урок", "Лот", "Лист", "Фото", "Стор.", "Частина", "Серія", "Етап", "№", "Рахунок №", "Справа №", "Зал"),
    "tr": ("{n}. Hafta", "{n}. hafta", "Maç", "Gün", "Ders", "Mektup", "Fotoğraf", "Sayfa", "Bölüm", "Etap", "Sürüm", "No:", "Fatura No:", "Salon"), "el": ("Αγωνιστική", "Αγώνας", "Ημέρα", "Μάθημα", "Σελίδα", "Μέρος", "Επεισόδιο", "Αρ.", "Αίθουσα"), "id": ("Pekan", "Pertandingan", "Hari", "Pelajaran", "Surat", "Foto", "Halaman", "Bagian", "Episode", "No.", "Ruang"), "ja": ("第{n}回", "第{n}節", "第{n}戦", "第{n}号", "No.", "その{n}", "Vol."), "zh": ("第{n}轮", "第{n}场", "第{n}期", "第{n}集", "第{n}号", "No."), "ko": ("제{n}회", "제{n}호", "{n}라운드", "{n}차전", "No."),
}  # fmt: skip

#: Numbers of flights and trains, which may look like years; # is a figure, & a capital.
_CODES = ("Flight &&###", "Flight &&####", "&&####", "&& ####", "&&###", "Flight no. &&####", "Vlucht &&####", "Flug &&####", "Flug &&###", "Vol &&####", "Vuelo &&####", "Volo &&####", "Voo &&####", "Рейс &&-####", "Lot &&####", "Zug ####", "ICE ###", "Train ####", "Tren ####", "TGV ####", "便 &&###", "Flyg &&####", "Lento &&###")

_JOINTS = (" - ", ": ", ", ", " – ", " | ", " / ", ". ", " (", " · ", " — ", "; ")
#: Without a letter between the number and the day the two could be a span of days.
_APART = (": ", ", ", " | ", ": ", " (", " · ", "; ")
_ALPHABETS = {**LOTS, "&": "ABCDEFGHKLMNOPQRSTUVWXYZ"}
_WEEKDAY = ("EEEE, ", "EEEE ", "EEE ", "EEE, ", "EEE. ")


def _numbered(scene: Scene) -> None:
    """``Matchday 7, Sat 29 Oct``, ``Brief Nr. 12, 3. Mai 1848``."""
    dice = scene.dice
    scene.choose_day()
    thing = dice.pick(THINGS[scene.lang.token])
    number = str(dice.between(1, 31) if dice.chance(0.8) else dice.between(32, 400))
    if dice.chance(0.05):
        number = ROMAN[dice.between(1, 20)]
    if dice.chance(0.07):
        thing = fill(dice, dice.pick(_CODES), _ALPHABETS) + "{n}"
        number = ""
    head = thing.format(n=number) if "{n}" in thing else thing + ("" if thing.endswith("#") else " ") + number
    source = named_form(scene).source
    cut = halves(source)
    if cut is not None and dice.chance(0.15):
        source, scene.kind = cut["month-none"].first, "no_year"
    weekday = dice.chance(0.5) and "E" not in source
    pattern = compile_pattern((dice.pick(_WEEKDAY) if weekday else "") + source)
    joint = dice.pick(_JOINTS if weekday else _APART)
    scene.write(head + joint)
    pattern.write(scene)
    if joint == " (":
        scene.write(")")
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.free = dice.chance(0.25)


GROUPS: tuple[Group, ...] = (
    Group("numbered-event", "absolute", 0.6, _numbered, tuple((entry, BIG[entry] ** 0.8) for entry in THINGS)),
)
