"""Group of the generator for rulers with their numbers: ``Jan III Sobieski``, ``Louis XIV``, ``Karl V.`` All to be refused."""

from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN
from datenorm.data.pools import writers
from datenorm.data.scene import Scene

#: Language -> names, and what may stand behind the number.
RULERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": (("Louis", "Henry", "Charles", "George", "Edward", "James", "William", "Richard", "Pius", "Leo", "John Paul", "Benedict", "Gregory", "Clement", "Innocent", "Pope John", "Queen Elizabeth", "King George", "Alexander", "Frederick", "Philip", "Catherine", "Rameses", "Thutmose", "Napoleon", "August", "Mark"), ("the Great", "the Bold", "of France", "of Prussia", "of Spain", "and his court", "Act", "'s reign")),
    "de": (("Karl", "Ludwig", "Friedrich", "Friedrich Wilhelm", "Wilhelm", "Otto", "Heinrich", "Johannes Paul", "Papst Pius", "Kaiser Karl", "König Ludwig", "Maximilian", "August", "Georg", "Albrecht", "Zar Nikolaus", "Kaiser Franz Joseph", "Katharina"), ("der Große", "von Bayern", "von Sachsen", "der Starke", "von Preußen", "der Fromme")),
    "fr": (("Louis", "Charles", "Henri", "François", "Philippe", "Napoléon", "Jean-Paul", "Pie", "Léon", "Clément", "Benoît", "le pape Jean", "Auguste"), ("le Bel", "le Grand", "d'Angleterre", "de France", "le Sage")), "es": (("Felipe", "Carlos", "Alfonso", "Fernando", "Juan Pablo", "Pío", "León", "Enrique", "Sancho", "Juan Carlos", "Luis"), ("el Sabio", "de Castilla", "de España", "el Hechizado")),
    "pt": (("D. João", "D. Pedro", "D. Afonso", "D. Manuel", "D. Luís", "D. Sancho", "Pio", "Leão", "João Paulo"), ("o Grande", "de Portugal", "do Brasil")), "it": (("Carlo", "Luigi", "Vittorio Emanuele", "Umberto", "Papa Pio", "Pio", "Leone", "Giovanni Paolo", "Clemente", "Federico", "Cosimo", "Augusto"), ("il Grande", "di Savoia", "di Svevia", "de' Medici")),
    "nl": (("Willem", "Karel", "Filips", "Lodewijk", "Paus Pius", "Leopold"), ("de Stoute", "van Oranje", "van Spanje")), "sv": (("Karl", "Gustav", "Erik", "Johan", "Oscar", "Gustav Adolf"), ("Vasa", "den store", "av Sverige")), "da": (("Christian", "Frederik", "Valdemar", "Erik", "Kong Christian"), ("Sejr", "af Danmark")), "nb": (("Haakon", "Olav", "Harald", "Christian", "Kong Oscar"), ("av Norge",)), "fi": (("Kustaa", "Kaarle", "Aleksanteri", "Nikolai", "Eerik"), ("Vaasa", "Adolf")),
    "pl": (("Jan", "Zygmunt", "Władysław", "Kazimierz", "August", "Stanisław", "Henryk", "Bolesław", "papież Jan Paweł", "Fryderyk"), ("Sobieski", "Waza", "Stary", "August", "Mocny", "Wielki", "Jagiellończyk", "Kazimierz")), "cs": (("Karel", "Václav", "Rudolf", "Ferdinand", "Josef", "Přemysl Otakar", "Jan Pavel", "Leopold", "August"), ("Lucemburský", "Habsburský", "Veliký")), "hu": (("Béla", "András", "Károly", "Ferdinánd", "Lajos", "Ferenc", "Lipót", "Pius"), ("király", "pápa", "császár")),
    "ro": (("Carol", "Mihai", "Ioan", "Ștefan", "Petru", "Ludovic"), ("cel Mare", "al României")), "ru": (("Пётр", "Екатерина", "Александр", "Николай", "Павел", "Иван", "Людовик", "Карл", "Фридрих", "Наполеон", "Август", "Пий"), ("Великий", "Грозный", "Освободитель", "Сильный")), "uk": (("Петро", "Катерина", "Олександр", "Микола", "Людовік", "Карл", "Август"), ("Великий", "Сильний")), "tr": (("Mehmed", "Murad", "Selim", "Mustafa", "Abdülhamid", "Ahmed"), ("Han", "Paşa")),
}  # fmt: skip
#: Where a full stop makes an ordinal of the number.
_STOPPED = frozenset(("de", "cs", "hu", "da", "fi", "tr", "nb"))
_LAST = 23


def _ruler(scene: Scene) -> None:
    dice, token = scene.dice, scene.lang.token
    names, behind = RULERS[token]
    number = ROMAN[dice.between(1, _LAST)] + ("." if token in _STOPPED and dice.chance(0.75) else "")
    style = dice.below(100)
    name = dice.pick(names) if style < 85 else dice.pick(writers(token)).split(" ")[0]
    text = f"{number} {name}" if token in ("hu", "tr") else f"{name} {number}"
    if dice.chance(0.3):
        said = dice.pick(behind)
        text += said if said.startswith("'") else f" {said}"
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.1)


GROUPS: tuple[Group, ...] = (
    Group("ruler", "reject", 0.2, _ruler, tuple((entry, BIG[entry] ** 0.7) for entry in RULERS)),
)
