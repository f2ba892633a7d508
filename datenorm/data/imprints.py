"""Groups of the generator for the year of a book as title pages and catalogues give it: behind a place, a house, a part."""

from datenorm.data.dice import Dice
from datenorm.data.group import Group
from datenorm.data.numerals import ROMAN, roman
from datenorm.data.pattern import reading
from datenorm.data.precision import choose_year
from datenorm.data.scene import Scene
from datenorm.data.templates import template

_PLACES = (
    "London", "Paris", "Berlin", "Leipzig", "Wien", "Vienna", "New York", "Boston", "Philadelphia", "Chicago", "Oxford", "Cambridge", "Edinburgh", "Dublin", "Amsterdam", "Leiden", "Leyden", "The Hague", "Den Haag", "Haarlem", "Antwerpen", "Antwerp", "Bruxelles", "Liège", "Lyon", "Strasbourg", "Rouen", "Genève", "Lausanne", "Zürich", "Basel", "Bern",
    "München", "Hamburg", "Frankfurt am Main", "Stuttgart", "Dresden", "Halle", "Göttingen", "Köln", "Nürnberg", "Augsburg", "Mainz", "Praha", "Prag", "Brno", "Budapest", "Warszawa", "Kraków", "Lwów", "Wilno", "Roma", "Rome", "Milano", "Firenze", "Venezia", "Venice", "Torino", "Napoli", "Bologna", "Madrid", "Barcelona", "Sevilla", "Valencia", "Lisboa", "Porto",
    "Stockholm", "Uppsala", "København", "Copenhagen", "Oslo", "Christiania", "Helsinki", "St. Petersburg", "Москва", "Санкт-Петербург", "СПб.", "М.", "Л.", "Киев", "Одесса", "Athens", "Athína", "Attica", "Istanbul", "Cairo", "Calcutta", "Bombay", "Tokyo", "東京", "京都", "上海", "北京", "México", "Buenos Aires", "Lima", "Rio de Janeiro", "São Paulo", "Toronto", "Montréal", "Sydney", "Melbourne",
    "Londini", "Lugduni Batavorum", "Lutetiae", "Parisiis", "Lipsiae", "Venetiis", "Romae", "Basileae", "Francofurti", "Coloniae", "S.l.", "s.l.", "[S.l.]", "[London]", "[Paris?]", "Philad.", "Lond.", "N.Y.", "Lpz.", "Warsz.",
)  # fmt: skip
_HOUSES = (
    "Macmillan", "Harper & Brothers", "Harper", "Methuen", "John Murray", "J. Murray", "Chapman & Hall", "Longmans", "Longman, Green & Co.", "Penguin", "Faber & Faber", "Clarendon Press", "Oxford University Press", "Cambridge University Press", "University Press", "Scribner's", "Putnam", "Knopf", "Houghton Mifflin", "Teubner", "Springer", "Brockhaus", "Reclam", "Insel-Verlag",
    "Insel", "S. Fischer", "Cotta", "Beck", "de Gruyter", "Mohr", "Hirzel", "Hachette", "Gallimard", "Plon", "Garnier", "Larousse", "Didot", "PUF", "Flammarion", "Mondadori", "Einaudi", "Hoepli", "Laterza", "Aldus", "Elzevir", "Brill", "Nijhoff", "Elsevier", "Plantin", "Bonnier", "Norstedt", "Gyldendal", "Aschehoug", "Otava", "PWN", "Ossolineum", "Melantrich", "Odeon", "Наука",
    "Impr. de Brusi", "Impr. Nacional", "Imprenta Real", "Imp. de M. Rivadeneyra", "Impr. royale", "Imprimerie nationale", "Impr. de Didot", "Typ. de Firmin Didot", "Tip. Elvetica", "Tipografia Nacional", "Typ. Universal", "Typographia Regia", "typis J. Roycroft", "typis Universitatis", "typis mandavit", "apud Plantinum", "apud Joannem Martin",
    "apud A. Wechelum", "ex officina Plantiniana", "ex typographia Medicea", "sumptibus auctoris", "impensis J. Martyn", "in aedibus Aldi", "excudebat H. Stephanus", "Athenaeum", "Franklin-Társulat", "Révai", "Decker", "Decembrio", "Junius", "Junker", "Juncker", "Mayer", "Marzorati", "Marinho", "Augustin", "Octavo", "Sepp", "Novák", "Nová knihovna", "Apriori", "Julliard", "Maison Rustique",
    "Мысль", "Просвещение", "Изд-во АН СССР", "Espasa-Calpe", "Aguilar", "Alianza", "s.n.", "[s.n.]", "n.p.", "the author", "privately printed", "impr. royale", "Government Printing Office", "H.M.S.O.", "岩波書店", "中华书局",
)  # fmt: skip
_EDITIONS = (
    "1st ed., ", "2nd ed., ", "3rd ed., ", "4th ed. ", "2nd rev. ed., ", "rev. ed., ", "new ed., ", "first edition, ", "second edition, ", "First edition ", "Reprint ", "reprint, ", "repr. ", "facsimile, ", "2. Aufl., ", "3. Auflage, ", "1. Aufl. ", "Neuaufl. ", "Nachdruck ", "2e éd., ", "3e édition, ", "nouv. éd., ", "1ère éd., ", "2ª ed., ", "1.ª ed., ", "1a ed. ", "2ª edición, ", "2a ed., ", "nuova ed., ", "2e druk, ", "3e dr., ", "2. uppl., ", "2. udg., ", "wyd. 2, ", "wyd. II, ", "2. vyd., ", "изд. 2-е, ", "2-е изд., ",
    "3rd printing, ", "2nd impression, ", "vol. 2, ", "Vol. 3, ", "Bd. 2, ", "Bd. 4 ", "t. 2, ", "tome 3, ", "t. IV, ", "т. 2, ", "pt. 1, ", "no. 4, ", "Heft 3, ", "H. 2, ", "nr 3, ", "No. 12, ",
)  # fmt: skip
_FORMS = (
    "{place}, {y}", "{place}, {y}", "{place} {y}", "{place} {y}", "{place}: {house}, {y}", "{place}: {house}, {y}", "{place} : {house}, {y}", "{place}, {house}, {y}", "{place}: {house} {y}", "{house}, {y}", "{house} {y}", "({place}: {house}, {y})", "({place}, {y})", "[{place}], {y}", "{place} ; {y}", "{place} - {y}", "{place}. {y}", "{house} ({y})", "{edition}{y}", "{edition}{y}", "{place}: {house}, {edition}{y}", "{edition}{place}, {y}", "{place} : {house}, [{y}]", "{place}, [{y}]", "{place}, {y}.",
)  # fmt: skip

#: Parts of what comes out again and again; their numbers are no months and no days. {n} a number.
_PARTS = (
    "v.{n}({y})", "v.{n} ({y})", "Bd.{n}({y})", "No. {n}, {y}", "No. {n} ({y})", "no. {n}, {y}", "No {n}/{y}", "Nr. {n}/{y}", "Nr. {n}, {y}", "Nr. {n} ({y})", "nr {n}/{y}", "№ {n}, {y}", "№ {n} ({y})", "Heft {n}/{y}", "Heft {n}, {y}", "H. {n}/{y}", "H. {n} ({y})", "Bd. {n} ({y})", "Bd. {n}, {y}", "Bd. {n}/{y}", "Band {n} ({y})", "Band {n}, {y}", "Jg. {n} ({y})", "Jahrgang {n}, {y}", "Jg. {y}", "Jahrgang {y}",
    "Vol. {n} ({y})", "vol. {n}, {y}", "Volume {n}, {y}", "Vol. {n}, no. {n}, {y}", "Issue {n}, {y}", "issue {n}/{y}", "t. {n} ({y})", "tome {n}, {y}", "T. {n}, {y}", "fasc. {n}, {y}", "n° {n}, {y}", "núm. {n} ({y})", "anno {n}, n. {n}, {y}", "an. {n}, {y}", "год {n}, {y}", "т. {n}, {y}", "вып. {n}, {y}", "roč. {n}, {y}", "roč. {n} ({y})", "årg. {n}, {y}", "zesz. {n}, {y}", "z. {n}/{y}",
    "{n} vols. {y}", "{n} vol., {y}", "{n} Bde. {y}", "{n} Bde., {y}", "in {n} Bänden, {y}", "{n} t., {y}", "pp. {n}-1{n}, {y}", "S. {n}, {y}", "ch. {n}, {y}", "Lfg. {n}, {y}",
)  # fmt: skip


def _choose_past_year(scene: Scene) -> None:
    """A year in which something can have been printed."""
    choose_year(scene)
    if scene.year > 2030:
        scene.year = 1900 + scene.year % 100


def _part(scene: Scene) -> None:
    """``No. 12, 1848``, ``Heft 3/1999``, ``3 Bde. 1848``: a year, whatever the number beside it could be."""
    dice = scene.dice
    _choose_past_year(scene)
    number = dice.between(1, 12) if dice.chance(0.7) else dice.between(13, 60)
    front, _, rear = dice.pick(_PARTS).replace("{n}", str(number)).partition("{y}")
    scene.write(front)
    scene.write(str(scene.year), "year")
    scene.write(rear)
    scene.canonical = f"{scene.year:04d}"
    scene.free = False


#: Parts that come out by months.
_MONTHLY = (
    "v.{n}:no.{n}({y}:{MMM}.)", "v.{n}:no.{n} ({y}:{MMM})", "v.{n} ({y}:{MMM}.)", "no.{n}({y}:{MMM}.)", "No. {n}, {MMMM} {y}", "No. {n} ({MMMM} {y})", "no. {n} ({MMM} {y})", "Vol. {n}, No. {n}, {MMMM} {y}", "Vol. {n} No. {n} {MMMM} {y}", "vol. {n}, no. {n} ({MMM}. {y})", "Vol. {R}, No. {n} ({MMMM} {y})", "Issue {n}, {MMMM} {y}", "Issue #{n}, {MMM} {y}", "issue {n} ({MMMM} {y})", "Nr. {n} ({MMMM} {y})", "Nr. {n}, {MMMM} {y}", "Heft {n}, {MMMM} {y}", "Heft {n} ({MMMM} {y})", "Jg. {n}, H. {n}, {MMMM} {y}", "Bd. {n}, {MMMM} {y}", "Ausgabe {n}, {MMMM} {y}",
    "n° {n}, {MMMM} {y}", "n° {n} ({MMMM} {y})", "N° {n} - {MMMM} {y}", "t. {n}, {MMMM} {y}", "núm. {n} ({LLLL} {y})", "n. {n}, {LLLL} {y}", "anno {n}, n. {n}, {LLLL} {y}", "nr {n}, {LLLL} {y}", "nr {n} ({LLLL} {y})", "№ {n}, {LLLL} {y}", "№ {n} ({LLLL} {y})", "č. {n}, {LLLL} {y}", "{MMMM} {y}, No. {n}", "{MMMM} {y} (No. {n})", "{MMM} {y}, vol. {n}", "{MMMM} {y} | Issue {n}", "pp. {n}-1{n}, {MMMM} {y}", "Ch. {n}, {MMMM} {y}",
)  # fmt: skip


def _monthly(scene: Scene) -> None:
    """``Vol. 12, No. 3, March 1999``, ``Heft 5, Mai 1999``: the month by its name, whatever the number beside it."""
    dice = scene.dice
    _choose_past_year(scene)
    text = dice.pick(_MONTHLY)
    while "{n}" in text:
        text = text.replace("{n}", str(dice.between(1, 31) if dice.chance(0.7) else dice.between(32, 400)), 1)
    text = text.replace("{R}", ROMAN[dice.between(1, 40)])
    pattern = template(text)
    pattern.write(scene)
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.free = dice.chance(0.3)


def _in_roman(dice: Dice, year: int) -> str:
    """``MDCLVI``; with full stops and blanks between its thousand, hundreds and the rest as title pages have it; by adding only."""
    text = roman(year)
    if dice.chance(0.15):
        for short, long in (("CM", "DCCCC"), ("CD", "CCCC"), ("XC", "LXXXX"), ("XL", "XXXX"), ("IX", "VIIII"), ("IV", "IIII")):
            text = text.replace(short, long)
    if dice.chance(0.35):
        rest = text.lstrip("M")
        tail = rest.lstrip("CD") if rest[:2] not in ("CM", "CD") else rest[2:]
        parts = [part for part in (text[: len(text) - len(rest)], rest[: len(rest) - len(tail)], tail) if part]
        text = dice.pick((".", ". ", ". ", " ", " ")).join(parts) + dice.pick((".", ".", ""))
    elif dice.chance(0.1):
        text += "."
    return text if dice.chance(0.95) else text.lower()


def _imprint(scene: Scene) -> None:
    """``London: Macmillan, 1898``, ``Paris 1867``, ``2. Aufl., 1923``, ``Lipsiae, MDCCXII``."""
    dice = scene.dice
    _choose_past_year(scene)
    year = _in_roman(dice, scene.year) if dice.chance(0.2) else str(scene.year)
    form = dice.pick(_FORMS)
    for number, part in enumerate(form.split("{y}")):
        if number:
            scene.write(year, "year")
        if part:
            scene.write(part.format(place=dice.pick(_PLACES), house=dice.pick(_HOUSES), edition=dice.pick(_EDITIONS)))
    scene.canonical = f"{scene.year:04d}"
    scene.free = False


#: The languages whose figures stand in such lines.
_LANGUAGES = (("en", 60), ("de", 20), ("fr", 16), ("it", 9), ("es", 9), ("nl", 6), ("pl", 6), ("cs", 5), ("ru", 9), ("sv", 4), ("pt", 4))

GROUPS: tuple[Group, ...] = (
    Group("imprint", "partial", 0.5, _imprint, _LANGUAGES),
    Group("part-of-a-series", "partial", 0.35, _part, _LANGUAGES),
    Group("monthly-part", "partial", 0.35, _monthly, _LANGUAGES),
)
