"""Groups of the generator for numbers that count something else than days: ``23rd Dynasty``, ``10. Klasse``, ``1.1 This
Addendum applies``. All to be refused.
"""

from datenorm.data.dice import Dice
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN
from datenorm.data.ordinals import FIGURES
from datenorm.data.pools import fillers
from datenorm.data.scene import Scene

#: Language -> what is counted by an ordinal.
NOUNS: dict[str, tuple[str, ...]] = {
    "en": ("Dynasty", "dynasty", "Regiment", "Hussars", "Dragoons", "Brigade", "Division", "Battalion", "Army", "Corps", "Fleet", "Squadron", "Cavalry", "Infantry", "Legion", "Congress", "Parliament", "Amendment", "District", "Ward", "Precinct", "Parallel", "Meridian", "Avenue", "Street", "floor", "grade", "Grade", "chapter", "Chapter", "verse", "edition", "ed.",
           "printing", "impression", "issue", "volume", "episode", "season", "round", "race", "lap", "inning", "hole", "goal", "place", "prize", "attempt", "row", "seat", "platoon", "generation", "cousin", "wife", "child", "son", "birthday", "anniversary", "jubilee", "Symphony", "Concerto", "movement", "Act", "scene", "President", "Governor", "Duke of York", "Earl of Derby", "Baron Rothschild",
           "Marquess of Bute", "Baronet", "Crusade", "Council", "Olympiad", "Psalm", "Commandment", "Session", "Meeting", "Conference", "Symposium", "Workshop", "Exhibition", "Lodge", "Company", "Ohio Volunteers", "degree", "Circuit", "percentile", "draft", "version", "copy", "instalment", "hour", "minute", "lesson", "step", "entry", "item", "line", "page", "name on the list"),
    "de": ("Klasse", "Armee", "Kapitel", "Auflage", "Aufl.", "Regiment", "Bataillon", "Division", "Korps", "Kompanie", "Bundesliga", "Liga", "Stock", "Etage", "Stockwerk", "OG", "Platz", "Runde", "Spieltag", "Semester", "Ausgabe", "Folge", "Staffel", "Sitzung", "Tagung", "Kongress", "Kongreß", "Bezirk", "Wiener Bezirk", "Sinfonie", "Symphonie", "Satz", "Akt", "Szene",
           "Geburtstag", "Hochzeitstag", "Jubiläum", "Generation", "Dynastie", "Kind", "Sohn", "Ehe", "Reihe", "Rang", "Preis", "Band", "Teil", "Absatz", "Abschnitt", "Gebot", "Kreuzzug", "Konzil", "Parteitag", "Legislaturperiode", "Wahlperiode", "Breitengrad", "FC Köln", "FC Nürnberg", "Strophe", "Lieferung", "Exemplar", "Husaren-Regiment", "Infanterie-Division", "Versuch", "Person Singular", "Mahnung", "Rate", "Zeile", "Seite"),
    "fr": ("étage", "régiment", "division", "armée", "bataillon", "corps", "chapitre", "édition", "éd.", "arrondissement", "dynastie", "République", "génération", "place", "prix", "tour", "manche", "rang", "classe", "congrès", "session", "symphonie", "acte", "scène", "anniversaire", "croisade", "concile", "Commandement", "volume", "tome", "épisode", "saison", "édition du festival", "hussards", "dragons", "chasseurs", "lettre", "page", "ligne", "fois", "enfant"),
    "es": ("piso", "planta", "regimiento", "división", "batallón", "ejército", "capítulo", "edición", "ed.", "dinastía", "República", "generación", "puesto", "premio", "vuelta", "ronda", "jornada", "fila", "congreso", "sesión", "sinfonía", "acto", "escena", "aniversario", "cumpleaños", "cruzada", "concilio", "tomo", "episodio", "temporada", "grado", "curso", "hijo", "vez", "página"),
    "pt": ("andar", "regimento", "divisão", "batalhão", "exército", "capítulo", "edição", "ed.", "dinastia", "República", "geração", "lugar", "prêmio", "turno", "rodada", "fila", "congresso", "sessão", "sinfonia", "ato", "cena", "aniversário", "cruzada", "concílio", "volume", "episódio", "temporada", "série", "ano letivo", "filho", "vez", "página"),
    "it": ("piano", "reggimento", "divisione", "battaglione", "armata", "capitolo", "edizione", "ed.", "dinastia", "Repubblica", "generazione", "posto", "premio", "turno", "giornata", "fila", "congresso", "sessione", "sinfonia", "atto", "scena", "anniversario", "compleanno", "crociata", "concilio", "volume", "episodio", "stagione", "classe", "figlio", "volta", "pagina"),
    "nl": ("verdieping", "regiment", "divisie", "bataljon", "leger", "hoofdstuk", "druk", "dynastie", "generatie", "plaats", "prijs", "ronde", "rij", "congres", "zitting", "symfonie", "akte", "scène", "verjaardag", "kruistocht", "concilie", "deel", "aflevering", "seizoen", "klas", "kind", "keer", "bladzijde"),
    "sv": ("våningen", "regementet", "divisionen", "kapitlet", "upplagan", "uppl.", "dynastin", "generationen", "plats", "pris", "omgången", "raden", "kongressen", "symfonin", "akten", "scenen", "korståget", "delen", "avsnittet", "säsongen", "klass", "barnet", "gången", "sidan"),
    "da": ("sal", "regiment", "division", "kapitel", "udgave", "oplag", "dynasti", "generation", "plads", "pris", "runde", "række", "kongres", "symfoni", "akt", "scene", "korstog", "del", "afsnit", "sæson", "klasse", "barn", "gang", "side"), "nb": ("etasje", "regiment", "divisjon", "kapittel", "utgave", "opplag", "dynasti", "generasjon", "plass", "pris", "runde", "rad", "kongress", "symfoni", "akt", "scene", "korstog", "del", "episode", "sesong", "klasse", "barn", "gang", "side"),
    "fi": ("kerros", "rykmentti", "divisioona", "luku", "painos", "dynastia", "sukupolvi", "sija", "palkinto", "kierros", "rivi", "kongressi", "sinfonia", "näytös", "kohtaus", "ristiretki", "osa", "jakso", "kausi", "luokka", "lapsi", "kerta", "sivu"), "pl": ("piętro", "pułk", "dywizja", "batalion", "armia", "rozdział", "wydanie", "wyd.", "dynastia", "pokolenie", "miejsce", "nagroda", "runda", "kolejka", "rząd", "kongres", "sesja", "symfonia", "akt", "scena", "rocznica", "urodziny", "krucjata", "sobór", "tom", "odcinek", "sezon", "klasa", "dziecko", "raz", "strona"),
    "cs": ("patro", "pluk", "divize", "prapor", "armáda", "kapitola", "vydání", "vyd.", "dynastie", "generace", "místo", "cena", "kolo", "řada", "kongres", "zasedání", "symfonie", "dějství", "scéna", "výročí", "narozeniny", "křížová výprava", "koncil", "díl", "série", "třída", "dítě", "strana"), "sk": ("poschodie", "pluk", "divízia", "kapitola", "vydanie", "dynastia", "generácia", "miesto", "cena", "kolo", "rad", "kongres", "symfónia", "dejstvo", "výročie", "narodeniny", "diel", "séria", "trieda", "dieťa", "strana"),
    "hu": ("emelet", "ezred", "hadosztály", "hadsereg", "fejezet", "kiadás", "kiad.", "dinasztia", "generáció", "hely", "díj", "forduló", "sor", "kongresszus", "ülésszak", "szimfónia", "felvonás", "jelenet", "évforduló", "születésnap", "keresztes hadjárat", "zsinat", "kötet", "rész", "évad", "osztály", "gyermek", "oldal", "kerület"), "ro": ("etaj", "regiment", "divizie", "capitol", "ediție", "dinastie", "generație", "loc", "premiu", "etapă", "rând", "congres", "simfonie", "act", "scenă", "aniversare", "volum", "episod", "sezon", "clasă", "copil", "pagină"),
    "ru": ("этаж", "полк", "дивизия", "батальон", "армия", "корпус", "глава", "издание", "изд.", "династия", "поколение", "место", "премия", "тур", "раунд", "ряд", "съезд", "сессия", "симфония", "действие", "сцена", "годовщина", "крестовый поход", "собор", "том", "серия", "сезон", "класс", "курс", "ребёнок", "раз", "страница", "созыв", "отряд"), "uk": ("поверх", "полк", "дивізія", "батальйон", "армія", "розділ", "видання", "династія", "покоління", "місце", "премія", "тур", "ряд", "з'їзд", "сесія", "симфонія", "дія", "сцена", "річниця", "том", "серія", "сезон", "клас", "дитина", "сторінка", "скликання"),
    "tr": ("kat", "alay", "tümen", "ordu", "kolordu", "bölüm", "baskı", "hanedan", "kuşak", "sıra", "ödül", "tur", "kongre", "senfoni", "perde", "sahne", "Haçlı Seferi", "cilt", "sezon", "sınıf", "çocuk", "sayfa", "dönem milletvekili"), "hr": ("kat", "pukovnija", "divizija", "poglavlje", "izdanje", "dinastija", "mjesto", "nagrada", "kolo", "red", "kongres", "simfonija", "čin", "obljetnica", "svezak", "sezona", "razred", "dijete", "stranica"),
    "et": ("korrus", "rügement", "diviis", "peatükk", "trükk", "dünastia", "koht", "voor", "rida", "kongress", "sümfoonia", "vaatus", "osa", "hooaeg", "klass", "laps", "lehekülg"), "lv": ("stāvs", "pulks", "divīzija", "nodaļa", "izdevums", "dinastija", "vieta", "kārta", "rinda", "kongress", "simfonija", "cēliens", "sērija", "sezona", "klase", "bērns", "lappuse"), "lt": ("aukštas", "pulkas", "divizija", "skyrius", "leidimas", "dinastija", "vieta", "turas", "eilė", "kongresas", "simfonija", "veiksmas", "tomas", "serija", "sezonas", "klasė", "vaikas", "puslapis"),
    "el": ("όροφος", "σύνταγμα", "μεραρχία", "κεφάλαιο", "έκδοση", "δυναστεία", "γενιά", "θέση", "βραβείο", "γύρος", "σειρά", "συνέδριο", "συμφωνία", "πράξη", "σκηνή", "επέτειος", "τόμος", "επεισόδιο", "σεζόν", "τάξη", "παιδί", "σελίδα"), "id": ("lantai", "bab", "edisi", "dinasti", "generasi", "tempat", "babak", "baris", "kongres", "simfoni", "musim", "kelas", "anak", "halaman"),
    "ja": ("章", "回", "版", "話", "巻", "号車", "師団", "連隊", "交響曲", "条", "区", "位", "期生", "階", "代目", "次世界大戦", "学年", "時限目", "幕"), "zh": ("章", "回", "版", "集", "卷", "师", "团", "军", "交响曲", "条", "名", "届", "层", "次", "代", "季", "年级", "节课", "幕", "页", "号楼"), "ko": ("장", "회", "판", "화", "권", "사단", "연대", "교향곡", "조", "위", "기", "층", "대", "학년", "교시", "막", "쪽"),
}  # fmt: skip

#: Where an ordinal stands before its noun as figures between two signs.
_COUNTED = {"ja": ("第{n}{noun}", "第{n}{noun}", "{n}{noun}"), "zh": ("第{n}{noun}", "第{n}{noun}"), "ko": ("제{n}{noun}", "제{n}{noun}", "{n}{noun}")}
#: Where Roman figures are ordinals too.
_ROMAN = frozenset(("en", "fr", "es", "pt", "it", "pl", "ru", "uk", "cs", "hu", "ro", "lv", "lt"))
#: Words of one or two signs that count days and hours as well as other things.
_OF_DAYS = frozenset(("回", "次", "代", "기", "대", "节课"))


def _ordinal(scene: Scene) -> str:
    dice, token = scene.dice, scene.lang.token
    if token in _ROMAN and dice.chance(0.12):
        return ROMAN[dice.between(1, 40)]
    rows = FIGURES.get(token)
    number = dice.between(1, 31)
    if dice.chance(0.12) or rows is None:
        return f"{dice.between(1, 150)}." if token != "en" else f"{10 * dice.between(4, 15) + dice.between(4, 9)}th"
    return dice.draw(rows)[number]


def _ordinal_noun(scene: Scene) -> None:
    """``23rd Dynasty``, ``10. Klasse``, ``III pułk``, ``第3章``."""
    dice, token = scene.dice, scene.lang.token
    noun = dice.pick(NOUNS[token])
    counted = _COUNTED.get(token)
    if counted is not None:
        text = dice.pick(counted[:1] if noun in _OF_DAYS else counted).format(n=dice.between(1, 60), noun=noun)
    else:
        text = f"{_ordinal(scene)} {noun}"
        style = dice.below(100)
        if style < 8:
            text = text.upper()
        elif style < 14:
            text = dice.pick(_BEFORE.get(token, ("",))) + text
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.15)


_BEFORE = {"en": ("the ", "The ", "in the ", "of the "), "de": ("die ", "der ", "im ", "das "), "fr": ("le ", "la ", "au "), "es": ("el ", "la ", "en el "), "it": ("il ", "la "), "pt": ("o ", "a ", "no "), "nl": ("de ", "het ")}

#: Language -> headings of sections, and first words of them.
HEADINGS: dict[str, tuple[str, ...]] = {
    "en": ("Scope", "Definitions", "Introduction", "Terms and conditions", "This Agreement", "This Section", "The Parties", "Purpose", "General", "Payment", "Methods", "Results", "Background", "Overview", "Annex", "Requirements", "Notices", "Term", "Fees", "Warranty"), "de": ("Einleitung", "Zweck", "Geltungsbereich", "Begriffe", "Allgemeines", "Der Vertrag", "Die Parteien", "Ergebnisse", "Methoden", "Grundlagen", "Überblick", "Anhang", "Haftung", "Preise"),
    "fr": ("Introduction", "Objet", "Définitions", "Le présent contrat", "Les parties", "Généralités", "Résultats", "Méthodes", "Annexe", "Prix"), "es": ("Introducción", "Objeto", "Definiciones", "El presente contrato", "Las partes", "Resultados", "Métodos", "Anexo", "Precio"), "pt": ("Introdução", "Objeto", "Definições", "O presente contrato", "As partes", "Resultados", "Anexo"), "it": ("Introduzione", "Oggetto", "Definizioni", "Il presente contratto", "Le parti", "Risultati", "Allegato"),
    "nl": ("Inleiding", "Doel", "Definities", "Deze overeenkomst", "Partijen", "Resultaten", "Bijlage"), "pl": ("Wstęp", "Przedmiot umowy", "Definicje", "Strony", "Wyniki", "Załącznik"), "cs": ("Úvod", "Předmět smlouvy", "Smluvní strany", "Výsledky", "Příloha"), "sv": ("Inledning", "Syfte", "Definitioner", "Parterna", "Resultat", "Bilaga"), "ru": ("Введение", "Предмет договора", "Общие положения", "Стороны", "Результаты", "Приложение"),
}  # fmt: skip


def _section(dice: Dice) -> str:
    depth = dice.pick((2, 2, 2, 3, 3, 4))
    return ".".join([str(dice.between(1, 12)), *(str(dice.between(1, 31 if depth < 4 else 12)) for _ in range(depth - 1))])


def _heading(scene: Scene) -> None:
    """``1.1 This Addendum applies``, ``3.2 Geltungsbereich``: the number of a section and what stands behind it."""
    dice, token = scene.dice, scene.lang.token
    ready = fillers(token)
    text = dice.pick(HEADINGS[token])
    if ready and dice.chance(0.55):
        sentence = dice.pick(ready)
        text = sentence if dice.chance(0.6) else f"{text} {sentence[0].lower()}{sentence[1:]}"
    number = _section(dice)
    if dice.chance(0.08):
        number = dice.pick(("§ ", "Art. ", "No. ", "A.", "Section ")) + number
    scene.write(f"{number}{dice.pick((' ', ' ', ' ', '  ', chr(9)))}{text}")
    scene.worded = True
    scene.free = False


def _weights(table: dict[str, tuple[str, ...]]) -> tuple[tuple[str, float], ...]:
    return tuple((entry, BIG[entry] ** 0.8) for entry in table)


GROUPS: tuple[Group, ...] = (
    Group("ordinal-noun", "reject", 0.6, _ordinal_noun, _weights(NOUNS)),
    Group("section-heading", "reject", 0.25, _heading, _weights(HEADINGS)),
)
