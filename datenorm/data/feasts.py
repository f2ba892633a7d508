"""Groups of the generator for feasts with a year: those on a fixed day are its date, the others are no written date.

Only names that say the one day are in the first table: ``Christmas Day 1999``, not ``Christmas 1999``, which may be any
day about it, nor what countries keep on different days.
"""

from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.scene import Scene

#: Language -> names of a feast, its month and day.
FIXED: dict[str, tuple[tuple[tuple[str, ...], int, int], ...]] = {
    "en": ((("May Day",), 5, 1), (("Christmas Day", "Xmas Day", "the Feast of the Nativity"), 12, 25), (("Christmas Eve", "Xmas Eve"), 12, 24), (("Boxing Day", "St. Stephen's Day", "St Stephen's Day"), 12, 26), (("New Year's Day", "New Years Day", "New Year's day"), 1, 1),
           (("New Year's Eve", "New Years Eve", "NYE"), 12, 31), (("Halloween", "Hallowe'en", "All Hallows' Eve"), 10, 31), (("All Saints' Day", "All Saints Day", "All Hallows"), 11, 1), (("All Souls' Day", "All Souls Day"), 11, 2), (("St. Patrick's Day", "St Patrick's Day"), 3, 17),
           (("Valentine's Day", "St. Valentine's Day"), 2, 14), (("Lady Day", "the Annunciation"), 3, 25), (("Michaelmas", "Michaelmas Day"), 9, 29), (("Martinmas", "St. Martin's Day", "St Martin's Day"), 11, 11), (("Candlemas", "Candlemas Day"), 2, 2), (("Midsummer Day", "St. John's Day", "St John's Day"), 6, 24),
           (("Epiphany", "Twelfth Day"), 1, 6), (("Armistice Day",), 11, 11), (("April Fools' Day", "April Fool's Day"), 4, 1), (("St. Nicholas' Day", "St Nicholas Day"), 12, 6), (("Bastille Day",), 7, 14)),
    "de": ((("1. Weihnachtstag", "1. Weihnachtsfeiertag", "erster Weihnachtstag", "Christtag"), 12, 25), (("2. Weihnachtstag", "2. Weihnachtsfeiertag", "Stephanstag", "Stefanitag"), 12, 26), (("Heiligabend", "Heiliger Abend", "Hl. Abend"), 12, 24), (("Silvester", "Sylvester"), 12, 31),
           (("Neujahr", "Neujahrstag"), 1, 1), (("Dreikönigstag", "Heilige Drei Könige", "Hl. Drei Könige", "Epiphanias"), 1, 6), (("Martinstag", "an Martini"), 11, 11), (("Johannistag", "Johanni"), 6, 24), (("Michaelistag", "Michaelis", "Michaeli"), 9, 29), (("Lichtmess", "Mariä Lichtmess"), 2, 2),
           (("Allerheiligen",), 11, 1), (("Allerseelen",), 11, 2), (("Nikolaustag", "Nikolaus"), 12, 6), (("Mariä Himmelfahrt",), 8, 15), (("Reformationstag",), 10, 31), (("Tag der Deutschen Einheit",), 10, 3)),
    "fr": ((("jour de Noël", "le jour de Noël"), 12, 25), (("veille de Noël", "réveillon de Noël"), 12, 24), (("jour de l'An", "le jour de l'an"), 1, 1), (("la Toussaint", "Toussaint", "jour de la Toussaint"), 11, 1), (("Saint-Jean", "la Saint-Jean"), 6, 24), (("Saint-Martin", "la Saint-Martin"), 11, 11),
           (("Saint-Michel", "la Saint-Michel"), 9, 29), (("Saint-Sylvestre", "la Saint-Sylvestre"), 12, 31), (("Chandeleur", "la Chandeleur"), 2, 2), (("Assomption", "l'Assomption"), 8, 15), (("Saint-Valentin", "la Saint-Valentin"), 2, 14), (("fête nationale",), 7, 14)),
    "es": ((("día de Navidad",), 12, 25), (("Nochebuena",), 12, 24), (("Nochevieja",), 12, 31), (("Año Nuevo", "día de Año Nuevo"), 1, 1), (("día de Reyes", "Reyes Magos"), 1, 6), (("Todos los Santos", "día de Todos los Santos"), 11, 1), (("día de San Juan",), 6, 24), (("San Silvestre",), 12, 31), (("Día de Muertos",), 11, 2)),
    "pt": ((("dia de Natal",), 12, 25), (("véspera de Natal",), 12, 24), (("véspera de Ano Novo",), 12, 31), (("dia de Ano Novo", "Ano Novo"), 1, 1), (("dia de Reis",), 1, 6), (("dia de Todos os Santos", "Todos os Santos"), 11, 1), (("dia de Finados", "Finados"), 11, 2), (("dia de São João",), 6, 24)),
    "it": ((("giorno di Natale",), 12, 25), (("vigilia di Natale", "Vigilia di Natale"), 12, 24), (("Capodanno",), 1, 1), (("Santo Stefano", "S. Stefano"), 12, 26), (("Ferragosto",), 8, 15), (("Ognissanti",), 11, 1), (("Epifania",), 1, 6), (("San Silvestro",), 12, 31), (("giorno di San Giovanni", "festa di San Giovanni"), 6, 24), (("giorno di San Martino",), 11, 11)),
    "nl": ((("eerste kerstdag", "1e kerstdag"), 12, 25), (("tweede kerstdag", "2e kerstdag"), 12, 26), (("kerstavond",), 12, 24), (("oudejaarsavond", "oudjaar"), 12, 31), (("nieuwjaarsdag", "Nieuwjaar"), 1, 1), (("Allerheiligen",), 11, 1), (("Sint-Maarten",), 11, 11), (("Sint-Jan",), 6, 24), (("Driekoningen",), 1, 6)),
    "sv": ((("juldagen",), 12, 25), (("julafton", "julaftonen"), 12, 24), (("annandag jul",), 12, 26), (("nyårsdagen",), 1, 1), (("nyårsafton",), 12, 31), (("trettondagen",), 1, 6), (("luciadagen",), 12, 13), (("Mikaelidagen",), 9, 29)),
    "da": ((("juledag", "1. juledag"), 12, 25), (("juleaften", "juleaftensdag"), 12, 24), (("2. juledag",), 12, 26), (("nytårsdag",), 1, 1), (("nytårsaften",), 12, 31), (("Sankt Hans aften",), 6, 23), (("mortensdag",), 11, 11)),
    "nb": ((("første juledag", "1. juledag"), 12, 25), (("julaften",), 12, 24), (("andre juledag", "2. juledag"), 12, 26), (("nyttårsdag", "første nyttårsdag"), 1, 1), (("nyttårsaften",), 12, 31), (("Sankthansaften",), 6, 23)),
    "fi": ((("joulupäivä", "joulupäivänä"), 12, 25), (("jouluaatto", "jouluaattona"), 12, 24), (("tapaninpäivä",), 12, 26), (("uudenvuodenpäivä",), 1, 1), (("uudenvuodenaatto",), 12, 31), (("loppiainen",), 1, 6)),
    "pl": ((("Wigilia", "Wigilia Bożego Narodzenia"), 12, 24), (("Nowy Rok",), 1, 1), (("Sylwester",), 12, 31), (("Wszystkich Świętych", "dzień Wszystkich Świętych"), 11, 1), (("Zaduszki",), 11, 2), (("Trzech Króli",), 1, 6)),
    "cs": ((("Štědrý den",), 12, 24), (("Nový rok",), 1, 1), (("Silvestr",), 12, 31), (("Tři králové",), 1, 6)), "sk": ((("Štedrý deň",), 12, 24), (("Nový rok",), 1, 1), (("Silvester",), 12, 31)),
    "hu": ((("szenteste", "karácsony este"), 12, 24), (("karácsony első napja",), 12, 25), (("újév", "újév napja"), 1, 1), (("szilveszter",), 12, 31), (("mindenszentek",), 11, 1)),
}  # fmt: skip

#: The Sundays of the church's year by their Latin names, as registers in many languages have them.
_SUNDAYS = (
    "Dominica Rogate", "Dom. Cantate", "Dominica Jubilate", "Dom. Laetare", "Dominica Laetare", "Dom. Reminiscere", "Dominica Quasimodogeniti", "Dom. Oculi", "Dominica Invocavit", "Dom. Exaudi", "Dominica Judica", "Dom. Misericordias", "Estomihi", "Invocavit", "Reminiscere", "Oculi", "Laetare", "Judica", "Palmarum",
    "Quasimodogeniti", "Misericordias Domini", "Jubilate", "Cantate", "Rogate", "Exaudi", "Trinitatis", "Dom. 3 p. Trin.", "Dom. XII post Trinitatis", "Dom. 7 p. Tr.", "Dom. IV post Pascha", "Dominica II Adventus", "Dom. I Adventus", "Septuagesima", "Sexagesima", "Quinquagesima",
)  # fmt: skip
#: What moves, or spans days; with a year still no date that the text writes.
MOVABLE: dict[str, tuple[str, ...]] = {
    "en": ("Easter", "Easter Sunday", "Easter Monday", "Good Friday", "Ash Wednesday", "Whitsun", "Whit Sunday", "Pentecost", "Ascension Day", "Corpus Christi", "Palm Sunday", "Shrove Tuesday", "Mardi Gras", "Lent", "Advent", "Christmas", "Xmas", "Christmas holidays", "Yuletide", "Thanksgiving", "Thanksgiving Day", "Labor Day", "Labour Day", "Memorial Day",
           "Mother's Day", "Father's Day", "Passover", "Hanukkah", "Yom Kippur", "Rosh Hashanah", "Ramadan", "Eid al-Fitr", "Diwali", "Chinese New Year", "Super Bowl", "Super Bowl Sunday", "Black Friday", "Holy Week", "Midsummer", "Hilary term", "Trinity term", "Michaelmas term", "harvest"),
    "de": (*_SUNDAYS, "Ostern", "Ostersonntag", "Ostermontag", "Karfreitag", "Pfingsten", "Pfingstsonntag", "Pfingstmontag", "Christi Himmelfahrt", "Himmelfahrt", "Fronleichnam", "Aschermittwoch", "Rosenmontag", "Fastnacht", "Palmsonntag", "Gründonnerstag", "Weihnachten", "Advent", "1. Advent", "Totensonntag", "Buß- und Bettag", "Muttertag", "Erntedank"),
    "fr": ("Pâques", "lundi de Pâques", "Vendredi saint", "Pentecôte", "Ascension", "mercredi des Cendres", "Mardi gras", "Noël", "Fête-Dieu", "Rameaux", "Carême", "Avent", "rentrée", "vendanges"),
    "es": ("Pascua", "Semana Santa", "Viernes Santo", "Pentecostés", "Corpus Christi", "Miércoles de Ceniza", "Navidad", "Navidades", "Cuaresma", "Domingo de Ramos", "carnaval", "vendimia"),
    "pt": ("Páscoa", "Semana Santa", "Sexta-feira Santa", "Carnaval", "Corpus Christi", "Natal", "Quarta-feira de Cinzas", "Pentecostes"),
    "it": ("Pasqua", "Pasquetta", "Venerdì Santo", "Pentecoste", "Natale", "Carnevale", "Quaresima", "Ascensione", "Settimana Santa"),
    "nl": ("Pasen", "Pinksteren", "Goede Vrijdag", "Kerst", "Kerstmis", "Hemelvaart", "Aswoensdag", "Carnaval"),
    "sv": (*_SUNDAYS[:20], "påsk", "påskdagen", "midsommar", "midsommarafton", "jul", "pingst", "långfredagen", "advent"), "da": (*_SUNDAYS[:20], "påske", "pinse", "jul", "langfredag", "fastelavn"), "nb": ("påske", "pinse", "jul", "langfredag"), "fi": (*_SUNDAYS[:20], "pääsiäinen", "juhannus", "joulu", "helluntai", "vappuviikko"),
    "pl": ("Wielkanoc", "Boże Narodzenie", "Boże Ciało", "Zielone Świątki", "Wielki Piątek", "Wielki Post"), "cs": ("Velikonoce", "Vánoce", "Velký pátek", "advent"), "sk": ("Veľká noc", "Vianoce"), "hu": ("húsvét", "karácsony", "pünkösd", "nagypéntek"),
    "ru": ("Пасха", "Рождество", "Троица", "Масленица", "Великий пост"), "uk": ("Великдень", "Різдво", "Трійця"), "el": ("Πάσχα", "Χριστούγεννα"), "ro": ("Paște", "Paști", "Crăciun", "Rusalii"), "tr": ("Ramazan", "Ramazan Bayramı", "Kurban Bayramı"),
    "ar": ("رمضان", "عيد الفطر", "عيد الأضحى"), "he": ("פסח", "חנוכה", "יום כיפור", "סוכות"), "zh": ("春节", "中秋节", "端午节"), "ja": ("お正月", "お盆", "ゴールデンウィーク", "クリスマス"), "ko": ("설날", "추석"), "hi": ("दीवाली", "होली"),
}  # fmt: skip

#: Between a feast and its year.
_JOINTS = (" ", " ", " ", " ", ", ", ", ", " (", ": ")


def _with_year(scene: Scene, name: str, field: str) -> None:
    dice = scene.dice
    scene.worded = True
    joint = dice.pick(_JOINTS)
    if dice.chance(0.08):
        scene.write(str(scene.year), "year")
        scene.write(" ")
        scene.write(name, field)
        return
    scene.write(name, field)
    scene.write(joint)
    scene.write(str(scene.year), "year")
    if joint == " (":
        scene.write(")")


def _fixed(scene: Scene) -> None:
    """``Christmas Day 1999``, ``Silvester 1923``."""
    dice = scene.dice
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
    names, month, day = dice.pick(FIXED[scene.lang.token])
    _with_year(scene, dice.pick(names), "day")
    scene.canonical = f"{scene.year:04d}-{month:02d}-{day:02d}"


def _movable(scene: Scene) -> None:
    """``Easter 1999``, ``Weihnachten 1944``: what day that was the text does not say."""
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
    _with_year(scene, scene.dice.pick(MOVABLE[scene.lang.token]), "")
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.free = scene.dice.chance(0.3)


GROUPS: tuple[Group, ...] = (
    Group("feast", "absolute", 0.75, _fixed, among(FIXED)),
    Group("movable-feast", "reject", 0.35, _movable, among(MOVABLE)),
)
