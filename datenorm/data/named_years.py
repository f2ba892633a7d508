"""Groups of the generator for years that belong to a thing, kings who have a number, and years of which one is meant.

``Act of 1832`` is a year; ``Louis XIV`` and ``Chapter IV`` are none; ``1850 or 1851`` is read as the first of the two, and
``1850 [i.e. 1851]`` as the one that the cataloguer puts right.
"""

from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.mix import BIG, among
from datenorm.data.numerals import ROMAN
from datenorm.data.pairs import halves, two_days, write_pair
from datenorm.data.pattern import compile_pattern
from datenorm.data.precision import choose_year
from datenorm.data.scene import Scene

#: Language -> things of a year; {y} the year.
THINGS: dict[str, tuple[str, ...]] = {
    "en": ("Act of {y}", "the Act of {y}", "Treaty of {y}", "Map of {y}", "Census of {y}", "{y} census", "Constitution of {y}", "Battle of {y}", "the Great Fire of {y}", "the war of {y}", "Law of {y}", "Class of {y}", "Election of {y}", "the crisis of {y}", "Edition of {y}", "{y} edition", "Charter of {y}", "Reform Act {y}", "Copyright Act, {y}", "Flood of {y}", "the revolution of {y}", "Photograph of {y}", "Summer Games of {y}", "vintage {y}", "{y} vintage", "Census {y}", "Directory for {y}", "Almanac for {y}", "Report for {y}", "Budget {y}", "Budget of {y}", "Ordinance of {y}", "Decree of {y}", "Letters of {y}", "harvest of {y}", "painted {y}", "reprint of {y}", "reprint {y}", "model year {y}", "season {y}"),
    "de": ("Gesetz von {y}", "Karte von {y}", "Vertrag von {y}", "Volkszählung {y}", "Volkszählung von {y}", "Ausgabe von {y}", "Ausgabe {y}", "Revolution von {y}", "Verfassung von {y}", "Jahrgang {y}", "Brand von {y}", "Krieg von {y}", "Adressbuch {y}", "Kalender für {y}", "Kalender auf das Jahr {y}", "Baujahr {y}", "Bj. {y}", "Ernte {y}", "Auflage {y}", "Nachdruck {y}"),
    "fr": ("loi de {y}", "carte de {y}", "recensement de {y}", "traité de {y}", "édition de {y}", "la révolution de {y}", "constitution de {y}", "millésime {y}", "l'incendie de {y}", "la guerre de {y}", "annuaire de {y}", "promotion {y}", "almanach pour {y}", "exercice {y}", "la crise de {y}", "tirage de {y}", "plan de {y}"),
    "es": ("Ley de {y}", "mapa de {y}", "Censo de {y}", "Constitución de {y}", "Tratado de {y}", "edición de {y}", "la revolución de {y}", "cosecha {y}", "la guerra de {y}", "ejercicio {y}", "plano de {y}"), "it": ("Legge del {y}", "Carta del {y}", "Trattato del {y}", "censimento del {y}", "edizione del {y}", "Costituzione del {y}", "annata {y}", "la guerra del {y}", "la rivoluzione del {y}", "mappa del {y}"),
    "pt": ("Lei de {y}", "mapa de {y}", "Censo de {y}", "Constituição de {y}", "Tratado de {y}", "edição de {y}", "colheita de {y}", "a guerra de {y}", "exercício de {y}"), "nl": ("wet van {y}", "kaart van {y}", "verdrag van {y}", "volkstelling van {y}", "editie {y}", "grondwet van {y}", "de oorlog van {y}", "jaargang {y}", "bouwjaar {y}"),
    "ru": ("закон {y} года", "карта {y} года", "перепись {y} года", "перепись {y} г.", "договор {y} г.", "издание {y} года", "революция {y} года", "конституция {y} года", "выпуск {y} года", "пожар {y} года"), "pl": ("ustawa z {y} r.", "mapa z {y} roku", "spis z {y} r.", "konstytucja z {y} r.", "rocznik {y}", "wydanie z {y} r."), "cs": ("zákon z roku {y}", "mapa z roku {y}", "sčítání {y}", "ročník {y}", "vydání z roku {y}"),
    "sv": ("lag från {y}", "karta från {y}", "årgång {y}", "folkräkningen {y}", "utgåvan {y}"), "da": ("lov af {y}", "kort fra {y}", "årgang {y}", "folketællingen {y}"), "nb": ("lov av {y}", "kart fra {y}", "årgang {y}", "folketellingen {y}"), "fi": ("vuoden {y} laki", "vuoden {y} kartta", "vuosikerta {y}"), "hu": ("{y}. évi törvény", "{y}. évi népszámlálás", "{y}-es kiadás"),
}  # fmt: skip
#: Anno, as old hands cut it short, in any language.
_ANNO = ("Ao. {y}", "A° {y}", "Aº {y}", "Ao {y}", "A.° {y}", "Anno {y}", "anno {y}", "ao. {y}", "A:o {y}", "Ano. {y}")


def _thing_of_a_year(scene: Scene) -> None:
    """``Act of 1832``, ``Karte von 1790``, ``Ao. 1642``."""
    choose_year(scene)
    old = scene.dice.chance(0.15)
    scene.write_in(scene.dice.pick(_ANNO if old else THINGS[scene.lang.token]), "{y}", str(scene.year), "year")
    scene.worded = not old
    scene.canonical = f"{scene.year:04d}"


#: What has a Roman number and is no date: {r}. The names of kings and popes are met in any language.
_NUMBERED: tuple[str, ...] = (
    "Louis {r}", "Louis {r}", "Henry {r}", "Henri {r}", "Heinrich {r}.", "Pius {r}.", "Pius {r}", "Pio {r}", "Karl {r}.", "Karl {r}", "Charles {r}", "Carlos {r}", "Carlo {r}", "Felipe {r}", "Philipp {r}.", "Alfonso {r}", "Fernando {r}", "Isabel {r}", "Elizabeth {r}", "Elisabeth {r}.", "Edward {r}", "George {r}", "Georg {r}.", "William {r}", "Wilhelm {r}", "Wilhelm {r}.", "Willem {r}", "Friedrich {r}.", "Frederik {r}", "Christian {r}", "Gustav {r}", "Gustaf {r} Adolf", "Oscar {r}", "Haakon {r}", "Richard {r}", "James {r}", "Leopold {r}", "Franz {r}.", "Ferdinand {r}.", "Otto {r}.", "Rudolf {r}.", "Benedict {r}", "Benedikt {r}.", "Leo {r}.", "León {r}", "Leone {r}", "Gregor {r}.", "Gregory {r}", "Clemens {r}.", "Clement {r}", "Innocent {r}", "Johannes Paul {r}.", "John Paul {r}", "Jan Paweł {r}", "Juan Pablo {r}", "Giovanni Paolo {r}", "Juan {r}", "João {r}", "D. João {r}", "D. Pedro {r}", "Napoléon {r}", "Napoleon {r}.", "Ramses {r}", "Ptolemy {r}", "Kazimierz {r}", "Zygmunt {r}", "Władysław {r}", "Иван {r}", "Пётр {r}", "Николай {r}", "Александр {r}", "Екатерина {r}", "Людовик {r}", "Карл {r}", "Генрих {r}", "King George {r}", "Queen Elizabeth {r}", "Pope Pius {r}", "Papst Pius {r}.", "König Ludwig {r}.", "le roi Louis {r}", "Ludwig {r}.", "Kaiser Karl {r}.",
    "Chapter {r}", "Part {r}", "Vol. {r}", "Volume {r}", "Book {r}", "Act {r}", "Act {r}, Scene {r}", "Section {r}", "Article {r}", "Appendix {r}", "Table {r}", "Plate {r}", "Pl. {r}", "Band {r}", "Bd. {r}", "Kapitel {r}", "Teil {r}", "Tafel {r}", "Tome {r}", "T. {r}", "Chapitre {r}", "Livre {r}", "Capítulo {r}", "Tomo {r}", "Libro {r}", "Capitolo {r}", "Parte {r}", "Deel {r}", "Hoofdstuk {r}", "Том {r}", "Глава {r}", "Часть {r}", "tom {r}", "rozdział {r}", "World War {r}", "Super Bowl {r}", "Apollo {r}", "Rocky {r}", "Class {r}", "Type {r}", "Phase {r}", "Stage {r}", "Grade {r}", "Factor {r}", "Olympiad {r}", "Legio {r}", "Psalm {r}", "Symphony No. {r}", "Canto {r}", "Sonnet {r}", "({r})", "{r}", "{r}.", "{r}", "§ {r}", "No. {r}", "Nr. {r}", "fig. {r}",
)  # fmt: skip
_NUMBERS = (*range(1, 24), *range(1, 17), *range(2, 13), 24, 29, 33, 38, 40, 45, 48, 50, 54, 56)


#: Years of a reign as laws and charters of England have them: {n} the year, {r} the king's number, {c} a chapter.
_REIGNS: tuple[str, ...] = (
    "{n} Hen. {r}", "{n} Hen. {r}", "{n} Hen {r}", "{n} Henry {r}", "{n} Edw. {r}", "{n} Edward {r}", "{n} Ed. {r}", "{n} Ric. {r}", "{n} Rich. {r}", "{n} Richard {r}", "{n} Geo. {r}", "{n} George {r}", "{n} Car. {r}", "{n} Charles {r}", "{n} Cha. {r}", "{n} Jac. {r}", "{n} James {r}", "{n} Jas. {r}", "{n} Wm. {r}", "{n} Will. {r}", "{n} William {r}", "{n} Gul. {r}",
    "{n} Eliz. I", "{n} Eliz.", "{n} Elizabeth", "{n} Vict.", "{n} Vic.", "{n} Victoria", "{n} Ann.", "{n} Anne", "{n} Anne, c. {c}", "{n} W. & M.", "{n} Will. & Mar.", "{n} & {n} Vict., c. {c}", "{n} & {n} Vict. c. {c}", "{n} Hen. {r}, c. {c}", "{n} Hen. {k}", "{n} Geo. {k}", "{n} Edw. {k}", "{n} Geo. {r}, c. {c}", "{n} Geo. {r} c. {c}", "{n} Edw. {r}, c. {c}", "{n} Philip and Mary", "{n} Ph. & M.",
    "anno {n} Henrici {r}", "a.r. {n} Edw. {r}", "{n} John", "{n}th year of Henry {r}", "{n}th year of King George {r}", "in the {n}th year of Edward {r}",
)  # fmt: skip


def _numbered(scene: Scene) -> None:
    """``Louis XIV``, ``Chapter IV``, ``XII``, ``25 Hen. VIII, c. 20``: refused."""
    dice = scene.dice
    text = dice.pick(_REIGNS) if dice.chance(0.3) else dice.pick(_NUMBERED)
    for sign, number in (("{k}", dice.between(1, 8)), ("{c}", dice.between(1, 99))):
        text = text.replace(sign, str(number))
    while "{n}" in text:
        text = text.replace("{n}", str(dice.between(1, 45)), 1)
    while "{r}" in text:
        text = text.replace("{r}", ROMAN[dice.pick(_NUMBERS)], 1)
    scene.write(text)
    scene.canonical, scene.worded = "", False


#: Language -> what stands between two of which one is meant; | the two.
OR: dict[str, tuple[str, ...]] = {
    "en": ("| or |", "| or |", "| or |", "either | or |", "|, or |", "| (or |)", "[| or |]"), "de": ("| oder |", "| od. |", "entweder | oder |", "| (oder |)", "| bzw. |"), "fr": ("| ou |", "soit | soit |", "| (ou |)", "[| ou |]"), "es": ("| o |", "| ó |", "| o bien |", "| (o |)"), "pt": ("| ou |", "| (ou |)"), "it": ("| o |", "| oppure |", "| (o |)"), "nl": ("| of |", "| (of |)"), "ca": ("| o |",),
    "sv": ("| eller |",), "da": ("| eller |",), "nb": ("| eller |",), "fi": ("| tai |",), "pl": ("| lub |", "| albo |"), "cs": ("| nebo |", "| či |"), "ru": ("| или |", "| либо |"), "uk": ("| або |", "| чи |"), "hu": ("| vagy |",), "ro": ("| sau |",), "tr": ("| veya |", "| ya da |"), "id": ("| atau |",), "vi": ("| hoặc |",), "ja": ("|または|", "|か|"), "zh": ("|或|",), "ko": ("| 또는 |",), "hr": ("| ili |",), "bg": ("| или |",), "el": ("| ή |",),
}  # fmt: skip


def _alone(scene: Scene, start: int) -> None:
    """Make a written pair the first of its two: what the second says is a part only where the first leaves it out."""
    said = {field for _, field in scene.pieces[:start]}
    scene.pieces[start:] = [
        (text, "" if field.rstrip("2") in said else field.rstrip("2")) for text, field in scene.pieces[start:]
    ]
    scene.canonical = scene.canonical.partition("/")[0]


def _one_of(scene: Scene) -> None:
    """``1863 or 1864``, ``3 oder 4. Mai 1999``: the first of the two."""
    dice = scene.dice
    before, between, after = dice.pick(OR[scene.lang.token]).split("|")
    scene.worded = True
    cut = halves(named_form(scene).source) if dice.chance(0.4) else None
    if cut is not None:
        kind = dice.pick(("day", "day", "month", "all"))
        days = two_days(scene, kind)
        first, second = cut[kind]
        write_pair(scene, compile_pattern(first), compile_pattern(second), (before, between, after), days)
        middle = next(place for place, (text, _) in enumerate(scene.pieces) if text == between)
        _alone(scene, middle)
        scene.kind, scene.names_weekday = "absolute", False
        return
    choose_year(scene)
    if before:
        scene.write(before)
    scene.write(str(scene.year), "year")
    scene.write(f"{between}{scene.year + dice.pick((1, 1, 1, 1, 2, 2, 3, 5, 10))}{after}")
    scene.canonical = f"{scene.year:04d}"


#: A year as it is printed, and the right one behind it: {a} and {y}.
_PUT_RIGHT = (
    "{a} [i.e. {y}]", "{a} [i.e. {y}]", "{a} [i.e., {y}]", "{a}, i.e. {y}", "{a} (i.e. {y})", "{a} [ie {y}]", "[{a}, i.e. {y}]", "{a} [recte {y}]", "{a} (recte {y})", "{a} [recte: {y}]", "{a} (recte: {y})", "{a} [sic, i.e. {y}]", "{a} [sic; i.e. {y}]", "{a} [sic] i.e. {y}", "{a} [= {y}]", "{a} [={y}]", "{a} [corrected to {y}]", "{a} [actually {y}]", "{a} (actually {y})", "{a} [d.i. {y}]", "{a} [d. i. {y}]", "{a} (richtig: {y})", "{a} [richtig {y}]", "{a} [vielm. {y}]", "{a} [c.-à-d. {y}]", "{a} [i. e. {y}]", "{a} [lire {y}]", "{a} [ma {y}]", "{a} [w rzeczywistości {y}]", "{a} [т.е. {y}]", "{a} [т. е. {y}]",
)  # fmt: skip


def _put_right(scene: Scene) -> None:
    """``1850 [i.e. 1851]``: the second."""
    dice = scene.dice
    choose_year(scene)
    wrong = scene.year + dice.pick((-1, 1, -2, 2, -10, 10, 9, -9, -100, 100, dice.between(3, 40)))
    scene.write_in(dice.pick(_PUT_RIGHT).replace("{a}", str(wrong)), "{y}", str(scene.year), "year")
    scene.worded = False
    scene.canonical = f"{scene.year:04d}"


#: A year of publication, {y}, beside an earlier one of copyright or of another printing.
_COPYRIGHT = (
    "{y}, c{a}", "{y}, c{a}", "{y}, ©{a}", "{y}, © {a}", "{y} (c{a})", "{y} [c{a}]", "{y} printing, c{a}", "{y}, c{a}.", "{y} (©{a})", "{y}, copyright {a}", "{y} (copyright {a})", "{y}, p{a}", "{y} [copyright {a}]", "{y}, ©{a}.", "{y}, cop. {a}", "{y}, cop. {a}", "cop. {a}, {y}", "{y} (orig. {a})", "{y} [orig. {a}]", "{y} (first published {a})", "{y}, first ed. {a}", "{y} (1st ed. {a})",
)  # fmt: skip


def _copyright(scene: Scene) -> None:
    """``1998, c1997``: the year of publication."""
    dice = scene.dice
    choose_year(scene)
    earlier = scene.year - (dice.between(1, 3) if dice.chance(0.6) else dice.between(1, 60))
    scene.write_in(dice.pick(_COPYRIGHT).replace("{a}", str(earlier)), "{y}", str(scene.year), "year")
    scene.canonical = f"{scene.year:04d}"


#: Language -> a thousand years, counted: {n} its number, {R} in Roman figures. Nothing in the grammar is as long.
MILLENNIA: dict[str, tuple[str, ...]] = {
    "en": ("{nth} millennium BC", "{nth} millennium B.C.", "{nth} millennium BCE", "{nth} millennium", "{nth} mill. BC", "early {nth} millennium BC", "the {nth} millennium AD", "late {nth} millennium BC"), "de": ("{n}. Jahrtausend v. Chr.", "{n}. Jt. v. Chr.", "{n}. Jtsd. v. Chr.", "{n}. Jahrtausend", "Ende {n}. Jt. v. Chr."), "fr": ("{R}e millénaire av. J.-C.", "{R}e millénaire", "{n}e millénaire avant J.-C.", "fin du {R}e millénaire av. J.-C."), "es": ("{R} milenio a. C.", "{R} milenio a.C.", "{R} milenio", "fines del {R} milenio a.C."),
    "it": ("{R} millennio a.C.", "{R} millennio", "fine del {R} millennio a.C."), "pt": ("{R} milénio a.C.", "{R} milênio a.C.", "{n}.º milénio a.C."), "nl": ("{n}e millennium v.Chr.", "{n}de millennium v. Chr."), "ru": ("{R} тыс. до н. э.", "{R} тыс. до н.э.", "{R} тысячелетие до н. э.", "{n} тыс. до н.э.", "конец {R} тыс. до н. э.", "{R} тысячелетие"), "uk": ("{R} тис. до н. е.", "{R} тисячоліття до н. е."), "pl": ("{R} tysiąclecie p.n.e.", "{R} tys. p.n.e."), "cs": ("{n}. tisíciletí př. n. l.", "{n}. tis. př. Kr."),
    "sv": ("{n}:e årtusendet f.Kr.", "{n}:e årtusendet"), "ja": ("紀元前{n}千年紀", "前{n}千年紀"), "zh": ("公元前{n}千纪", "公元前第{n}个千年"),
}  # fmt: skip
_ENGLISH_NTH = ("", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")


def _millennium(scene: Scene) -> None:
    """``III тыс. до н. э.``: refused."""
    number = scene.dice.between(1, 9) if scene.dice.chance(0.4) else scene.dice.between(2, 4)
    text = scene.dice.pick(MILLENNIA[scene.lang.token])
    scene.write(text.format(n=number, R=ROMAN[number], nth=_ENGLISH_NTH[number]))
    scene.canonical, scene.worded = "", True


GROUPS: tuple[Group, ...] = (
    Group("copyright-beside", "partial", 0.12, _copyright, among(("en", "de", "fr", "it", "es", "pl", "ru"))),
    Group("millennium", "reject", 0.1, _millennium, tuple((entry, BIG[entry] ** 0.7) for entry in MILLENNIA)),
    Group("thing-of-a-year", "partial", 0.45, _thing_of_a_year, tuple((entry, BIG[entry] ** 0.7) for entry in THINGS)),
    Group("roman-number", "reject", 0.5, _numbered),
    Group("one-of-two", "partial", 0.35, _one_of, among(OR)),
    Group("put-right", "partial", 0.12, _put_right, among(("en", "de", "fr", "it", "pl", "ru"))),
)
