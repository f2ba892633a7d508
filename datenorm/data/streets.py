"""Groups of the generator for addresses whose streets are called after a month or a day: rue du 8 mai 1945.

All to be refused: what is named is a street. In a row, ``{m}`` is a month's name, ``{d}`` a day, ``{y}`` a year, ``#`` the
number of a house.
"""

from datenorm.data.group import Group
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene

#: language -> streets.
STREETS: dict[str, tuple[str, ...]] = {
    "en": ("# {m} Street", "# {m} Road", "# {m} Lane", "# {m} Ave", "#B {m} Street", "{m} Street #", "Flat #, # {m} Court", "# {m} Close", "#A Baker Street", "#B Baker Street", "# Main St", "Apt #, # {m} Ave", "{d} {m} Square", "# E {d}th St"),
    "fr": ("# rue de {m}", "# rue du {d} {m}", "rue du {d} {m} {y}", "# avenue du {d} {m} {y}", "place du {d} {m}", "#, rue du {d} {m}", "# bis rue du {d} {m} {y}", "# rue de {m}, bâtiment B", "# bd du {d} {m}", "# quai de {m}"),
    "de": ("Straße des {d}. {m} #", "Straße des {d}. {m}", "{m}straße #", "{m}weg #", "{m}gasse #", "Platz des {d}. {m} {y}", "Am {m}berg #", "{m}str. #", "Platz der Republik #", "{m}allee #a"),
    "es": ("Calle {d} de {m} #", "Calle {d} de {m}", "Avenida {d} de {m} #", "Av. {d} de {m} ###", "Plaza {d} de {m}", "C/ {d} de {m}, #", "Barrio {d} de {m}", "Calle {m} #", "Carrera # # #-#"),
    "pt": ("Rua {d} de {m}, #", "Avenida {d} de {m} #", "Av. {d} de {m}, ###", "Praça {d} de {m}", "Rua {d} de {m}", "Largo {d} de {m} #"),
    "it": ("Via {d} {m} #", "Via {d} {m}, #", "Piazza {d} {m}", "Corso {d} {m} #", "Viale {d} {m} {y}, #", "Via {m} #"),
    "nl": ("{m}straat #", "# {m}laan", "{m}weg # bis", "Plein {d} {m} #"),
    "pl": ("ul. {d} {m} #", "ul. {d} {m} #/#", "plac {d} {m}", "al. {d} {m} #"), "ru": ("ул. {d} {m}, д. #", "ул. {d} {m}", "улица {m}, #", "каб. ###", "кв. #, ул. {d} {m}", "площадь {d} {m}"),
    "uk": ("вул. {d} {m}, #", "каб. ###", "вул. {m}, буд. #"), "tr": ("{d} {m} Caddesi No: #", "{d} {m} Sokak #", "{d} {m} Mahallesi"), "el": ("Οδός {d} {m} #", "Πλατεία {d} {m}"),
    "hu": ("{m} {d}. tér #", "{m} {d}. utca #"), "ro": ("Str. {d} {m} nr. #", "Bd. {d} {m} {y} nr. #", "Piața {d} {m}"), "cs": ("náměstí {d}. {m} #", "ul. {d}. {m}"),
    "sv": ("{m}gatan #", "{m}vägen #"), "da": ("{m}vej #", "{m}gade # st. tv."), "fi": ("{m}katu #", "{m}tie # A #"), "bg": ("ул. {d} {m} #", "бул. {d} {m} ##"), "sr": ("Улица {d}. {m} #", "Трг {d}. {m}"),
}  # fmt: skip
_ONE_OF_MANY = {"{m}": "MMMM", "{d}": "d", "{y}": "y"}


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
            scene.write(str(dice.between(1, 99)) if row[0] == "#" else row[0])
            row = row[1:]
    scene.pieces = [("".join(text for text, _ in scene.pieces), "")]
    scene.worded = True
    scene.names_weekday = False
    scene.free = False
    scene.canonical = ""


GROUPS: tuple[Group, ...] = (
    Group("street", "reject", 0.3, _street, tuple((entry, 3.0 if entry in ("en", "fr", "de", "es", "it", "pt") else 1.0) for entry in STREETS)),
)
