"""Groups of the generator for words and figures that resemble dates by their letters: ``products may be``, ``decimal 10``.

Words of everyday language in a row, real words that begin like a month before a figure, counts (``5 of 20 files``),
amounts of money that could be years, months with letters grown onto them, pairs of figures that no order makes a day.
The reading is empty.
"""

from datenorm.data.dice import Dice
from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.pools import people
from datenorm.data.scene import Scene
from datenorm.data.shapes import DIGITS, fill

#: The words that stand in every text, by language; none of them is the name of a month or its abbreviation.
FUNCTION_WORDS: dict[str, str] = {
    "en": "the a an of to in on at by for from with without and or but if so as is are was were be been am do does did has have had can could will would should must might not no yes all any some each this that these those it its he she his her him me my we us our you your they them their who what when where why how then than there here more most less very too just only also into over under about after before again up down off",
    "de": "der die das ein eine einer und oder aber wenn so als ist sind war waren sein wird werden kann können muss nicht nein ja alle jede dieser diese dieses es er wir ihr ihnen mich mir dich dir uns wer was wann wo warum wie dann hier dort mehr sehr nur auch noch schon in im an auf bei von zu mit ohne für über unter nach vor aus durch gegen",
    "fr": "le la les un une du de et ou mais si comme est sont était être sera peut peuvent doit pas non oui tout tous chaque ce cet cette ces il elle nous vous ils elles me te se lui leur qui que quoi quand où pourquoi comment alors ici là plus très trop aussi encore déjà dans en sur sous par pour avec sans après avant chez entre",
    "es": "el la los las un una unos unas de del y o pero si como es son era ser puede pueden debe no sí todo todos cada este esta estos estas él ella nosotros ellos me te se le les su sus quien que cuando donde porque como entonces aquí allí más muy también todavía ya en a con sin por para sobre bajo después antes entre hasta",
    "it": "il lo la i gli le un uno una di del della e o ma se come è sono era essere può possono deve non no sì tutto tutti ogni questo questa questi queste lui lei voi loro mi ti si ci vi chi che quando dove perché allora qui lì più molto anche ancora già in a da con senza per su sotto dopo prima fra",
    "pt": "o a os as um uma de do da dos das e ou se como é são era ser pode podem deve não sim tudo todos cada este esta isto esse essa ele ela nós eles me te lhe seu sua quem que quando onde porque então aqui ali muito também ainda já em no na com sem por para sobre sob depois antes entre até",
    "nl": "de het een en of maar als zo is zijn was waren worden wordt kan kunnen moet niet nee ja alle elk deze dit die dat hij zij wij jullie mij jou hem haar ons wie wat wanneer waar waarom hoe dan hier daar meer heel ook nog al in op aan bij van naar met zonder voor over onder na uit door tegen",
    "sv": "en ett och eller men om så som är var vara blir kan ska måste inte nej ja alla varje denna detta dessa han hon vi ni de mig dig oss er vem vad när var varför hur sedan här där mer mycket också redan i på vid av till med utan för över under efter före från genom mot",
    "ru": "и или но если как это был была были быть будет может могут должен не нет да все каждый этот эта эти он она мы вы они мне мной тебе нас вас их кто что когда где почему тогда здесь больше очень тоже ещё уже в на с без для над под после до из от через у за при",
    "pl": "i lub ale jeśli jak jest są był była być będzie może mogą musi nie tak wszystko każdy ten ta to te on ona my wy oni mnie mi ciebie ich kto co kiedy gdzie dlaczego wtedy tutaj tam więcej bardzo też jeszcze już w na z bez dla nad pod przed od do przez u za przy",
}  # fmt: skip

_WORDS: dict[str, tuple[str, ...]] = {language: tuple(row.split()) for language, row in FUNCTION_WORDS.items()}

_SUBJECTS = (
    "I", "you", "we", "they", "he", "she", "it", "products", "prices", "this", "users", "some results", "the images", "results", "the author", "terms", "delivery", "the weather", "one", "that", "you and I", "members", "contents", "colors", "the price", "side effects",
    "your order", "items", "customers", "students", "the company", "everyone", "there", "which", "who", "it all", "shipping times", "images", "children", "these", "parts of it", "dates",
)  # fmt: skip
_VERBS = (
    "be", "have", "not", "not be", "also be", "be used", "come", "go", "vary", "apply", "need", "change", "take", "contain", "cause", "never", "well", "only", "differ", "rain", "occur", "help", "find", "use", "want to", "be subject to", "be required", "not work", "leave", "ask", "be old", "still", "enter",
)  # fmt: skip

#: Words that begin like a month or a day of the week and are none, more than a letter away from any.
LIKE_MONTHS: dict[str, tuple[str, ...]] = {
    "en": ("decimal", "decade", "decent", "decoder", "marble", "marker", "margin", "marine", "maybe", "mayhem", "auger", "augment", "audit", "junction", "jungle", "janitor", "octopus", "octave", "octane", "octagon", "novel", "novice", "novelty", "septic", "separate", "settle", "set of", "series", "satin", "satellite", "sunset", "sunroof",
           "moon", "monitor", "monster", "module", "friend", "freight", "thunder", "tuner", "wedge", "apricot", "apron", "appraisal", "febrile", "fabric", "feedback", "jukebox", "jacket", "mature", "matrix", "maximum", "martini", "majority"),
    "de": ("Dezimal", "Dezibel", "Dezernat", "Novelle", "Oktave", "Oktett", "Augen", "Augenblick", "Aprikose", "Märtyrer", "Maschine", "Material", "Magazin", "Junggeselle", "Jugend", "Jacke", "Jahrgang", "Januskopf", "Fenster", "Felder", "Septett", "Sonne", "Montage", "Monitor", "Freie Plätze", "Dienst", "Donner"),
    "fr": ("mariage", "marque", "mairie", "maison", "juristes", "jumelles", "avenue", "octaves", "octets", "novice", "novateur", "décor", "décibels", "décimal", "septième", "septuor", "lundis", "dimension", "vendeur"),
    "es": ("mayoría", "martillo", "marcador", "mariposas", "abrigos", "abogados", "junto a", "juntas", "julepe", "agostado", "agujas", "septeto", "octavo", "octavos", "novela", "novenos", "décimo", "dicen", "dichos", "lunares", "domicilio", "viento", "fábrica"),
    "it": ("genere", "genitori", "marito", "maggiore", "maglie", "aprono", "giugulare", "settori", "settanta", "ottavo", "ottanta", "novanta", "decimale", "decine", "dicono", "lunghezza", "sabbia", "domanda", "fabbrica"),
}  # fmt: skip

#: Some of many: {n} and {m}.
COUNTS: dict[str, tuple[str, ...]] = {
    "en": ("{n} of {m} files", "{n} out of {m}", "{n} of {m} items", "{n} out of {m} people", "{n} of {m} pages", "showing {n} of {m}", "{n} of {m} results", "{n} in {m} patients", "step {n} of {m}", "file {n} of {m}", "question {n} of {m}", "{n} of {m} selected"), "de": ("{n} von {m} Dateien", "{n} von {m} Seiten", "Seite {n} von {m}", "{n} von {m} Personen", "{n} von insgesamt {m}", "{n} aus {m} Teilnehmern"),
    "fr": ("{n} sur {m} fichiers", "{n} pages sur {m}", "{n} sur {m} personnes", "page {n} sur {m}", "{n} résultats sur {m}"), "es": ("{n} de {m} archivos", "{n} de cada {m} personas", "página {n} de {m}", "{n} de un total de {m}", "{n} de {m} resultados"), "pt": ("{n} de {m} arquivos", "página {n} de {m}", "{n} em cada {m} pessoas", "{n} de {m} resultados"), "it": ("{n} di {m} file", "pagina {n} di {m}", "{n} su {m} persone", "{n} risultati su {m}"),
    "nl": ("{n} van {m} bestanden", "pagina {n} van {m}", "{n} van de {m} mensen"), "sv": ("{n} av {m} filer", "sida {n} av {m}", "{n} av {m} personer"), "da": ("{n} af {m} filer", "side {n} af {m}"), "nb": ("{n} av {m} filer", "side {n} av {m}"), "fi": ("{n} / {m} tiedostoa", "sivu {n}/{m}"), "pl": ("{n} z {m} plików", "strona {n} z {m}", "{n} z {m} osób"), "cs": ("{n} z {m} souborů", "strana {n} z {m}", "{n} z {m} lidí"),
    "ru": ("{n} файлов из {m}", "{n} из {m} файлов", "страница {n} из {m}", "{n} человек из {m}", "шаг {n} из {m}", "{n} из {m} участников"), "uk": ("{n} файлів із {m}", "сторінка {n} з {m}", "{n} з {m} учасників"), "tr": ("{m} dosyadan {n}", "{m} sayfanın {n}'i"), "ja": ("{m}件中{n}件", "{m}ページ中{n}ページ", "{m}人中{n}人"), "zh": ("共{m}条，第{n}条", "{m}人中有{n}人", "第{n}页，共{m}页"), "ko": ("{m}개 중 {n}개", "{m}명 중 {n}명"), "hu": ("{m} fájlból {n}", "{n}. oldal, összesen {m}"), "ro": ("{n} din {m} fișiere", "pagina {n} din {m}"),
}  # fmt: skip

_BEFORE_AMOUNTS = ("$", "$", "US$", "R$", "£", "€", "€ ", "¥", "￥", "₹", "₽ ", "USD ", "EUR ", "GBP ", "CHF ", "CAD ", "AUD ", "SEK ", "NOK ", "DKK ", "PLN ", "JPY ", "INR ", "Rs. ", "Rs ", "Rp ", "Rp. ", "NT$", "HK$", "A$", "C$", "Fr. ", "kr ", "₩", "₺", "฿", "R ")
_BEHIND_AMOUNTS = (" €", "€", " EUR", " USD", " GBP", " CHF", " $", "$", " kr", " kr.", ":-", " zł", " Kč", " Ft", " lei", " руб.", " р.", " ₽", " грн", " лв.", " TL", " ₺", "円", " 円", "元", " 元", "원", " 원", " บาท", " đ", " VND", " DM", " Fr.", " FF", " Lire", " Rs", " cents", " dollars", " euros", " Euro", " pounds", ",- €", ",-- DM", ",00 €")


def _words(scene: Scene) -> None:
    """``in them``, ``am I``, ``products may be``."""
    dice, language = scene.dice, scene.lang.token
    if language == "en" and dice.chance(0.4):
        parts = ["may", dice.pick(_VERBS)]
        if dice.chance(0.75):
            parts.insert(0, dice.pick(_SUBJECTS))
        if dice.chance(0.3):
            parts.append(dice.pick(_WORDS["en"]))
    else:
        rows = _WORDS[language]
        parts = [dice.pick(rows) for _ in range(dice.pick((1, 1, 1, 2, 2, 3, 4)))]
    text = " ".join(parts)
    style = dice.below(20)
    if style < 4:
        text = text[0].upper() + text[1:]
    elif style == 4:
        text = text.upper()
    if dice.chance(0.1):
        text += dice.pick((".", "?", "...", ",", "!"))
    scene.write(text)
    scene.worded = True
    scene.free = False


_WITH_FIGURES = ("{w} {n}", "{w} {n}", "{w} {n}", "{n} {w}", "{w} {n}, {m}", "{w}-{n}", "{w} {n} {w2} {m}", "{w} {n}/{m}", "{w}{n}", "{n} {w}, {n} {w2}", "{W} {n}", "{W} {n}", "the {w} {n}", "{w}: {n}")


def _like_month(scene: Scene) -> None:
    """``decimal 10``, ``Market 12``, ``septième 5``."""
    dice, language = scene.dice, scene.lang.token
    rows = LIKE_MONTHS[language]
    form = dice.pick(_WITH_FIGURES)
    if language != "en":
        form = form.replace("the ", "")
    word = dice.pick(rows)
    values = {"{w2}": dice.pick(rows), "{W}": word.capitalize(), "{w}": word, "{n}": str(dice.between(1, 31)), "{m}": str(dice.between(1, 99))}
    for name, value in values.items():
        form = form.replace(name, value)
    scene.write(form)
    scene.worded = True
    scene.free = False


def _number(dice: Dice) -> int:
    return dice.between(1, 31) if dice.chance(0.7) else dice.between(32, 500)


def _count(scene: Scene) -> None:
    """``5 of 20 files``, ``30件中12件``."""
    dice = scene.dice
    some = _number(dice)
    text = dice.pick(COUNTS[scene.lang.token]).replace("{n}", str(some)).replace("{m}", str(some + _number(dice)))
    scene.write(text)
    scene.worded = True
    scene.free = False


def _amount(scene: Scene) -> None:
    """``¥2019``, ``CHF 1999.-``, ``2019 USD``: figures that would be a year, a day or a month without their currency."""
    dice = scene.dice
    style = dice.below(20)
    if style < 11:
        number = str(dice.between(1000, 2100))
    elif style < 14:
        number = f"{dice.between(1, 31)}{dice.pick('.,')}{dice.below(100):02d}"
    elif style < 16:
        number = f"{dice.between(1, 9)}{dice.pick((',', '.', ' ', chr(39)))}{dice.below(1000):03d}"
    else:
        number = str(dice.between(1, 99))
    side = dice.below(10)
    if side < 6:
        text = dice.pick(_BEFORE_AMOUNTS) + number
        if dice.chance(0.12):
            text += dice.pick((".-", ".00", ",00", ",-", ".--", ",--"))
    else:
        text = number + dice.pick(_BEHIND_AMOUNTS)
    scene.write(dice.pick(("", "", "", "", "ca. ", "-", "+", "> ", "~")) + text)
    scene.free = dice.chance(0.15)


_CONSONANTS = "bcdfghjklmnpqrstvwxz"
#: Without those of Roman numbers and the x that stands for what is not known.
_GROWN = "bfghjknpqrstwz"


def _grown_month(scene: Scene) -> None:
    """``MarchQQ 7, 1970``, ``octxqw``: what has letters grown onto it is no slip of a finger."""
    dice = scene.dice
    scene.choose_day()
    if dice.chance(0.5):
        letters = dice.pick(_GROWN).upper() * dice.between(2, 3)
        name = dice.pick(scene.lang.months["MMMM"][scene.month - 1])
        day, year = scene.day, scene.year
        text = dice.pick(("{name}{letters} {day}, {year}", "{name}{letters} {day}", "{day} {name}{letters} {year}", "{name}{letters}", "{name}{letters} {year}"))
        text = text.format(name=name, letters=letters, day=day, year=year)
    else:
        name = dice.pick(scene.lang.months["MMM"][scene.month - 1]).rstrip(".")
        text = name + "".join([dice.pick(_CONSONANTS) for _ in range(dice.between(4, 6))])
    scene.write(text)
    scene.worded = True
    scene.free = False


def _stamped_number(scene: Scene) -> None:
    """``20191231235959-4411-02``: numbers of documents that begin with a stamp, and no zone behind it."""
    dice = scene.dice
    scene.choose_day()
    scene.choose_time()
    year = 1990 + scene.year % 50
    stamp = f"{year}{scene.month:02d}{scene.day:02d}{scene.hour:02d}{scene.minute:02d}{scene.second:02d}"
    shape = dice.pick(("-%###-##", "-%###-##", "-%###-#", "-%##-##", "-%####", "-%#####", "_%###_##", "/%###/##", "-%###-####"))
    alphabets = {**DIGITS, "%": "23456789"}  # no zone begins with these
    scene.write(stamp + fill(dice, shape, alphabets))
    scene.free = False


def _three_pairs(scene: Scene) -> None:
    """``20-30-12``: pairs of figures like a short date's, which no order of day, month and year can be."""
    dice = scene.dice
    sign = dice.pick(("-", "-", "/", "/", ".", ".", " "))
    # 14.15.45 is a time of the day, and 88/28/11 can be a day all the same, the year being plain.
    first, second = dice.between(13 if sign in "-/" else 24, 31), dice.between(13, 31)
    third = dice.between(0, 31) if dice.chance(0.7) else dice.between(32, 99)
    if dice.chance(0.3):
        if dice.chance(0.5):
            second = dice.between(32, 99)
        else:
            first, third = dice.between(32, 99), dice.between(13, 99)
    scene.write(f"{first}{sign}{second}{sign}{third:02d}")
    scene.free = False


#: Words that are months too, as titles and names begin with them; and what they are months no more beside.
_TITLED = ("March", "March", "April", "May", "June", "August", "Julius", "Augustus", "Januarius", "Octavius", "Septimus")
_NOUNS = (
    "Lions", "Machines", "Empires", "Dead", "Gods", "Fools", "Angels", "Winter", "Living", "Giants", "Wolves", "Wooden Soldiers", "Glory", "Elephants", "Nation", "Ants", "Kings", "Rain", "Silent", "Iron Men",
)  # fmt: skip
_TITLES = (
    "{month} of the {noun}", "The {month} of the {noun}", "{month} {surname}", "{month} {surname}", "Mrs. {month} {surname}", "{month} & {surname}", "Miss {month}", "The {month} {surname} Story", "{month}'s {noun}", "Aunt {month}", "King {month}", "{month} {surname} and the {noun}", "The Long {month} of the {noun}",
)  # fmt: skip


def _title(scene: Scene) -> None:
    """``March of the Machines``, ``April Miller``, ``The March of History``: no month is meant."""
    dice = scene.dice
    text = dice.pick(_TITLES).format(month=dice.pick(_TITLED), noun=dice.pick(_NOUNS), surname=dice.pick(people("en_US")))
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.2)


#: Things that are told apart by a number and perhaps a letter, by language.
NUMBERED: dict[str, tuple[str, ...]] = {
    "en": ("Seat", "Row", "Gate", "Platform", "Room", "Flat", "Apt", "Apt.", "Unit", "Suite", "Floor", "Chapter", "Section", "Article", "Exit", "Bus", "Line", "Route", "Highway", "Channel", "Level", "Stage", "Type", "Size", "Grade", "Class", "Zone", "Building", "Terminal", "Bay", "Locker", "Table", "Track", "Figure", "Appendix", "Exhibit", "Lane", "Ward", "Cell", "Coach", "Windows", "Boeing", "Airbus", "Apollo", "Formula", "Area", "Gleis", "Pier", "Deck", "Cabin", "Plate", "Lot", "Sheet"),
    "de": ("Zimmer", "Raum", "Gleis", "Bahnsteig", "Sitz", "Reihe", "Wagen", "Tor", "Abs.", "Art.", "§", "Kapitel", "Abschnitt", "Linie", "Bus", "Etage", "Stock", "Saal", "Halle", "Tafel", "Abb.", "Größe", "Klasse", "Zelle", "Platz"), "fr": ("Chambre", "Salle", "Porte", "Voie", "Place", "Voiture", "Rang", "Art.", "Article", "Chapitre", "Ligne", "Étage", "Quai", "Siège", "Taille", "Classe", "Bât."),
    "es": ("Habitación", "Sala", "Puerta", "Andén", "Asiento", "Fila", "Coche", "Art.", "Artículo", "Capítulo", "Línea", "Piso", "Talla", "Clase", "Vía"), "it": ("Camera", "Sala", "Porta", "Binario", "Posto", "Fila", "Carrozza", "Art.", "Capitolo", "Linea", "Piano", "Taglia", "Classe"), "pt": ("Quarto", "Sala", "Portão", "Plataforma", "Assento", "Fila", "Art.", "Capítulo", "Linha", "Andar", "Tamanho"),
    "nl": ("Kamer", "Zaal", "Spoor", "Stoel", "Rij", "Art.", "Hoofdstuk", "Lijn", "Verdieping", "Maat", "Klas"), "ru": ("Комната", "Зал", "Путь", "Место", "Ряд", "Вагон", "ст.", "Статья", "Глава", "Линия", "Этаж", "Размер", "Класс", "кв.", "Рис."), "pl": ("Pokój", "Sala", "Peron", "Tor", "Miejsce", "Rząd", "Wagon", "art.", "Rozdział", "Linia", "Piętro", "Rozmiar", "Klasa"),
}  # fmt: skip


def _numbered(scene: Scene) -> None:
    """``Seat 14C``, ``Gate B12``, ``Gleis 9``: a thing's number, with a letter of its own or none."""
    dice = scene.dice
    number = str(dice.between(1, 60) if dice.chance(0.8) else dice.between(61, 999))
    letter = dice.pick("ABCDEFGHKLMNPR")
    style = dice.below(10)
    label = f"{number}{letter}" if style < 3 else f"{letter}{number}" if style < 5 else f"{letter}-{number}" if style < 6 else number
    scene.write(f"{dice.pick(NUMBERED[scene.lang.token])}{dice.pick((' ', ' ', ' ', ' #', ' no. ', ': '))}{label}")
    scene.worded = True
    scene.free = dice.chance(0.2)


#: Languages whose months are written in Latin letters, some with capitals.
_LATIN = dict.fromkeys(("en", "de", "fr", "es", "pt", "it", "nl", "pl", "sv", "da", "nb", "fi", "ro", "cs", "tr"))

GROUPS: tuple[Group, ...] = (
    Group("everyday-words", "reject", 0.8, _words, among(FUNCTION_WORDS)),
    Group("month-like-word", "reject", 0.45, _like_month, among(LIKE_MONTHS)),
    Group("count-of-many", "reject", 0.4, _count, among(COUNTS)),
    Group("amount", "reject", 0.6, _amount),
    Group("title", "reject", 0.2, _title, (("en", 1.0),)),
    Group("numbered-thing", "reject", 0.25, _numbered, among(NUMBERED)),
    Group("grown-month", "reject", 0.15, _grown_month, among(_LATIN)),
    Group("stamped-number", "reject", 0.12, _stamped_number),
    Group("pairs-of-figures", "reject", 0.25, _three_pairs),
)
