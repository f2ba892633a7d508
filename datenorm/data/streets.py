"""Groups of the generator for addresses whose streets are called after a month or a day: rue du 8 mai 1945.

All to be refused: what is named is a street. In a row, ``{m}`` is a month's name, ``{d}`` a day, ``{y}`` a year, ``{M}`` a
month in figures, ``#`` the number of a house, ``##`` a number of so many figures.
"""

from datenorm.data.group import Group
from datenorm.data.pattern import compile_pattern
from datenorm.data.places import places
from datenorm.data.scene import Scene

#: language -> streets.
STREETS: dict[str, tuple[str, ...]] = {
    "en": ("# {m} Street", "# {m} Road", "# {m} Lane", "# {m} Ave", "#B {m} Street", "{m} Street #", "Flat #, # {m} Court", "# {m} Close", "#A Baker Street", "#B Baker Street", "# Main St", "Apt #, # {m} Ave", "{d} {m} Square", "# E {d}th St", "# High Street", "#A High Street", "# Oak Avenue", "# Elm Dr", "#C Park Lane", "# Church Road", "#B Station Rd", "P.O. Box ##", "Unit #, # Mill Lane", "# Broadway"),
    "fr": ("# rue de {m}", "# rue du {d} {m}", "rue du {d} {m} {y}", "# avenue du {d} {m} {y}", "place du {d} {m}", "#, rue du {d} {m}", "# bis rue du {d} {m} {y}", "# rue de {m}, bâtiment B", "# bd du {d} {m}", "# quai de {m}", "#, rue du {d} {m} {y}", "#, avenue du {d} {m} {y}", "place du {d}-{m}-{y}", "rue du {d}-{m}-{y}", "# rue du {d}-{m}", "#, rue du {d}-{m}-{y}", "place du {d} {m} {y}", "# rue de la Paix", "# ter rue des Lilas", "boulevard du {d} {m} {y}", "#, place du {d} {m}", "Stade du {d} {m}"),
    "de": ("Straße des {d}. {m} #", "Straße des {d}. {m}", "{m}straße #", "{m}weg #", "{m}gasse #", "Platz des {d}. {m} {y}", "Am {m}berg #", "{m}str. #", "Platz der Republik #", "{m}allee #a", "Hauptstr. #", "Hauptstraße #a", "Bahnhofstr. #-#"),
    "es": ("Calle {d} de {m} #", "Calle {d} de {m}", "Avenida {d} de {m} #", "Av. {d} de {m} ###", "Plaza {d} de {m}", "C/ {d} de {m}, #", "Barrio {d} de {m}", "Calle {m} #", "Carrera # # #-#", "Calle {d} de {m} de {y} n.º #", "Plaza {d} de {m} de {y}", "Col. {d} de {m}", "Mercado {d} de {m}", "Calle Mayor, #", "Av. Libertad # piso #"),
    "pt": ("Rua {d} de {m}, #", "Avenida {d} de {m} #", "Av. {d} de {m}, ###", "Praça {d} de {m}", "Rua {d} de {m}", "Largo {d} de {m} #", "Rua {d} de {m} de {y}, #", "Travessa {d} de {m}", "Ponte {d} de {m}"),
    "it": ("Via {d} {m} #", "Via {d} {m}, #", "Piazza {d} {m}", "Corso {d} {m} #", "Viale {d} {m} {y}, #", "Via {m} #", "Largo {d} {m} #", "P.zza {d} {m} #", "Via {d} {m} {y} n. #", "V.le {d} {m} #", "Via Roma #/A", "Via Garibaldi, #"),
    "nl": ("{m}straat #", "# {m}laan", "{m}weg # bis", "Plein {d} {m} #"),
    "pl": ("ul. {d} {m} #", "ul. {d} {m} #/#", "plac {d} {m}", "al. {d} {m} #", "ul. {d}-go {m} #", "pl. {d} {m} #/#", "rondo {d} {m}", "os. {d} {m} #"), "ru": ("ул. {d} {m}, д. #", "ул. {d} {m}", "улица {m}, #", "каб. ###", "кв. #, ул. {d} {m}", "площадь {d} {m}", "ул. {d} {m} #", "пр. {d} {m}, #", "ул. {d}-го {m}, д. #", "пл. {d} {m}", "ст. м. «{d} {m}»", "кинотеатр «{m}»"),
    "uk": ("вул. {d} {m}, #", "каб. ###", "вул. {m}, буд. #", "площа {d} {m}", "вул. {d}-го {m}, #"), "tr": ("{d} {m} Caddesi No: #", "{d} {m} Sokak #", "{d} {m} Mahallesi", "{d} {m} Cad. #/#", "{d} {m} Bulvarı No #", "{d} {m} Stadyumu", "{d} {m} {y} Caddesi No: #"), "el": ("Οδός {d} {m} #", "Πλατεία {d} {m}", "{d}ης {m} #", "Οδός {d}ης {m} #", "Λεωφόρος {d}ης {m}"),
    "hu": ("{m} {d}. tér #", "{m} {d}. utca #", "{m} {d}-i utca #", "{m} {d}. út #."), "ro": ("Str. {d} {m} nr. #", "Bd. {d} {m} {y} nr. #", "Piața {d} {m}", "Bulevardul {d} {m} {y} nr. #", "Bulevardul {d} {m} nr. #", "Str. {d} {m} {y}, nr. #, bl. #", "Bd. {d} {m} #", "Strada {d} {m} {y} #"), "cs": ("náměstí {d}. {m} #", "ul. {d}. {m}", "třída {d}. {m}", "tř. {d}. {m} #", "ulice {d}. {m} #", "nám. {d}. {m} #"),
    "sv": ("{m}gatan #", "{m}vägen #"), "da": ("{m}vej #", "{m}gade # st. tv."), "fi": ("{m}katu #", "{m}tie # A #"), "bg": ("ул. {d} {m} #", "бул. {d} {m} ##", "ул. „{d}-ти {m}“ #", "ул. „{d} {m}“ #", "бул. „{d}-ми {m}“ #", "ул. {d}-ти {m} {y} № #", "пл. „{d} {m}“"), "sr": ("Улица {d}. {m} #", "Трг {d}. {m}", "Булевар {d}. {m} #", "ул. {d}. {m} бр. #"),
    "ca": ("Carrer {d} de {m}, #", "Plaça {d} de {m}", "Av. {d} de {m} #"), "gl": ("Rúa {d} de {m}, #", "Praza {d} de {m}"), "hr": ("Ulica {d}. {m} #", "Trg {d}. {m}", "Ul. {d}. {m} br. #"), "sl": ("Ulica {d}. {m} #", "Trg {d}. {m}", "Cesta {d}. {m} #"), "sk": ("Námestie {d}. {m} #", "ul. {d}. {m} #", "Ulica {d}. {m} #"), "mk": ("ул. {d} {m} бр. #", "бул. {d} {m} #"),
    "lv": ("{d}. {m} iela #", "{d}. {m} laukums"), "lt": ("{d}-osios {m} g. #", "{m} {d}-osios g. #", "{m} {d} g. #"), "et": ("{d}. {m} tänav #",), "be": ("вул. {d} {m}, #", "пл. {d} {m}"), "sq": ("Rruga {d} {m} nr. #", "Sheshi {d} {m}"), "az": ("{d} {m} küçəsi #",),
    "ar": ("شارع {d} {m}", "ميدان {d} {m}", "جسر {d} {m}", "شارع {d} {m} رقم #"), "fa": ("خیابان {d} {m}", "میدان {d} {m}", "خیابان {d} {m} پلاک #"), "vi": ("đường {d}/{M}", "# đường {d}/{M}", "số #, đường {d}/{M}", "phố {d} tháng {M}", "đường {d} tháng {M}, quận #", "cầu {d} tháng {M}"), "id": ("Jl. {d} {m} No. #", "Jalan {d} {m} #"), "he": ("רחוב {d} ב{m} #",),
}  # fmt: skip
_ONE_OF_MANY = {"{m}": "MMMM", "{d}": "d", "{y}": "y", "{M}": "M"}


def _number(scene: Scene, figures: int) -> str:
    """A number of a house: of one or two figures mostly, in long streets of three, in grids of four; or of so many figures."""
    dice = scene.dice
    if figures > 1:
        return str(dice.between(10 ** (figures - 1), 10**figures - 1))
    style = dice.below(100)
    return str(dice.between(1, 99) if style < 70 else dice.between(100, 499) if style < 92 else dice.between(500, 2400))


def _street(scene: Scene) -> None:
    """``12 rue du 4 septembre``, ``Straße des 17. Juni``."""
    dice = scene.dice
    scene.choose_day()
    row = dice.pick(STREETS[scene.lang.token])
    while row:
        field = next((name for name in _ONE_OF_MANY if row.startswith(name)), "")
        if field:
            compile_pattern(_ONE_OF_MANY[field]).write(scene)
            row = row[len(field) :]
        else:
            figures = len(row) - len(row.lstrip("#"))
            scene.write(_number(scene, figures) if figures else row[0])
            row = row[figures or 1 :]
    if dice.chance(0.18):
        scene.write(dice.pick((", ", ", ", " - ", f", {dice.between(1000, 99999)} ")) + dice.pick(places(scene.lang.id)))
    scene.pieces = [("".join(text for text, _ in scene.pieces), "")]
    scene.worded = True
    scene.names_weekday = False
    scene.free = False
    scene.canonical = ""


GROUPS: tuple[Group, ...] = (
    Group("street", "reject", 0.55, _street, tuple((entry, 3.0 if entry in ("en", "fr", "de", "es", "it", "pt") else 1.0) for entry in STREETS)),
)
