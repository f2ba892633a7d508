"""Groups of the generator for what archives write of their holdings: dates with how much there is, bulk dates, gaps.

``1880-1899, 12 boxes``, ``1786-1850, 1901 [bulk 1790-1800]``: the reading is the span from the first to the last year, as
archives call it (ISAD(G) 3.1.3, DACS 2.4: inclusive dates); the grammar has no sign for gaps and for where most lies.
"""

from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pairs import as_second, plain_year
from datenorm.data.pattern import reading
from datenorm.data.precision import choose_year
from datenorm.data.scene import Scene
from datenorm.data.templates import template

#: Language -> what is counted.
THINGS: dict[str, tuple[str, ...]] = {
    "en": ("boxes", "box", "folders", "folder", "items", "item", "volumes", "vols.", "vol.", "letters", "photographs", "pieces", "linear feet", "linear ft.", "cubic ft.", "rolls", "pp.", "p.", "leaves", "sheets", "maps", "drawings", "negatives", "envelopes", "ff.", "docs", "reels", "files", "ledgers"),
    "de": ("Kartons", "Mappen", "Mappe", "Bände", "Bd.", "Bl.", "Blatt", "Fotos", "Briefe", "Stück", "lfm", "Faszikel", "Kart.", "Akten", "Urkunden", "Hefte", "Umschläge"),
    "fr": ("boîtes", "cartons", "dossiers", "dossier", "liasses", "pièces", "pièce", "volumes", "vol.", "photographies", "lettres", "f.", "ml", "registres", "feuillets"),
    "es": ("cajas", "legajos", "carpetas", "documentos", "volúmenes", "hojas", "h.", "fotografías", "libros", "expedientes"),
    "it": ("buste", "fascicoli", "registri", "volumi", "carte", "cc.", "lettere", "fotografie", "bb.", "fasc.", "pezzi"),
    "pt": ("caixas", "maços", "livros", "documentos", "folhas", "fl.", "cx.", "liv.", "fotografias"),
    "nl": ("dozen", "mappen", "delen", "deel", "stukken", "stuk", "omslagen", "omslag", "foto's", "pakken", "pak", "band"),
    "sv": ("volymer", "kapslar", "kartonger", "brev", "häften", "band", "foton"), "da": ("pakker", "bind", "læg", "breve", "bokse"), "nb": ("esker", "bind", "mapper", "brev", "hyllemeter"), "fi": ("koteloa", "kansiota", "kirjaa", "sidosta", "valokuvaa"),
    "ru": ("дел", "ед. хр.", "листов", "л.", "томов", "писем", "папок"), "uk": ("справ", "од. зб.", "арк.", "аркушів"), "pl": ("j.a.", "teczek", "tomów", "kart", "k.", "fotografii", "listów"), "cs": ("kartonů", "krabic", "svazků", "listů", "fotografií", "kart.", "inv. č."),
    "hu": ("doboz", "kötet", "csomó", "levél"), "ca": ("capses", "lligalls", "volums", "fotografies"),
}  # fmt: skip

#: Language -> words before the years in which most was made.
BULK: dict[str, tuple[str, ...]] = {
    "en": ("bulk", "bulk", "bulk", "bulk dates", "predominantly", "mostly", "chiefly", "mainly"), "de": ("v. a.", "überwiegend", "vorwiegend", "hauptsächlich", "Schwerpunkt"), "fr": ("surtout", "principalement", "majoritairement"), "it": ("prevalentemente", "in prevalenza", "soprattutto"),
    "es": ("principalmente", "sobre todo"), "pt": ("principalmente",), "nl": ("voornamelijk", "hoofdzakelijk"), "ru": ("в основном",), "sv": ("huvudsakligen",), "pl": ("głównie",), "cs": ("převážně",),
}  # fmt: skip

#: Without a date beside those that have one.
UNDATED: dict[str, tuple[str, ...]] = {
    "en": (", undated", ", n.d.", " and undated", "; undated", " & n.d.", ", no date"), "de": (", undatiert", ", o. D.", " und undatiert", ", o.D."), "fr": (", s.d.", ", sans date", " et s. d."), "it": (", s.d.", " e s.d."), "es": (", s.f.", " y sin fecha"), "nl": (", ongedateerd", " en z.d."), "ru": (", без даты",), "pl": (", b.d.", " i b.d."), "cs": (", nedat.",),
}  # fmt: skip

_SPANS = ("-", "-", "-", "–", "–", " - ", "/", "--")
_GAPS = (", ", ", ", ", ", "; ", " and ", " & ", "/", ",")


def _year(scene: Scene, year: int) -> None:
    scene.year = year
    plain_year(scene)


def _count(scene: Scene) -> str:
    """``, 12 boxes``, `` (3 items)``."""
    dice, things = scene.dice, THINGS[scene.lang.token]
    number = str(dice.between(1, 31) if dice.chance(0.7) else dice.between(32, 2100))
    if dice.chance(0.12):
        number += dice.pick((".", ",")) + str(dice.between(1, 9))
    said = f"{number} {dice.pick(things)}"
    return dice.pick((f", {said}", f", {said}", f"; {said}", f" ({said})", f" [{said}]", f" - {said}", f". {said}", f" / {said}", f" : {said}"))


def _bulk(scene: Scene, first: int, last: int) -> str:
    dice = scene.dice
    start = dice.between(first, last - 1)
    years = str(start) if dice.chance(0.2) else f"{start}{dice.pick(_SPANS)}{dice.between(start + 1, last)}"
    said = f"{dice.pick(BULK[scene.lang.token])} {years}"
    return dice.pick((f", {said}", f" ({said})", f" [{said}]", f"; {said}", f", {said}"))


def _behind(scene: Scene, first: int, last: int) -> None:
    """What stands behind the dates: undated things, the bulk, how many there are."""
    dice, token = scene.dice, scene.lang.token
    if token in UNDATED and dice.chance(0.15):
        scene.write(dice.pick(UNDATED[token]))
    if token in BULK and first < last and dice.chance(0.3):
        scene.write(_bulk(scene, first, last))
    if dice.chance(0.55):
        scene.write(_count(scene))


def _inclusive(scene: Scene) -> None:
    """One to three years and spans of years, the earliest first."""
    dice = scene.dice
    choose_year(scene)
    if scene.year > 2000:
        scene.year -= 100
    first = last = scene.year
    parts = dice.pick((("span",), ("span",), ("span",), ("span", "year"), ("year", "span"), ("span", "span"), ("year", "year"), ("span", "year", "year")))
    start = 0
    for place, part in enumerate(parts):
        if place:
            scene.write(dice.pick(_GAPS))
            last += dice.between(2, 40)
        start = len(scene.pieces)
        _year(scene, last)
        if part == "span":
            scene.write(dice.pick(_SPANS))
            start = len(scene.pieces)
            last += dice.between(1, 40)
            _year(scene, last)
    as_second(scene, start)
    _behind(scene, first, last)
    scene.canonical = f"{first:04d}/{last:04d}"
    scene.free = dice.chance(0.3)


_MONTHS = ("{MMMM} {y}", "{MMMM} {y}", "{MMM} {y}", "{y} {MMM}", "{y} {MMMM}", "{MMM}. {y}")


def _counted(scene: Scene) -> None:
    """``June 1880, 3 items``, ``1880, 2 vols.``: the number counts things and no days."""
    dice = scene.dice
    choose_year(scene)
    pattern = template("{y}" if dice.chance(0.35) else dice.pick(_MONTHS))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    scene.write(_count(scene))
    scene.worded = True
    scene.free = dice.chance(0.2)


def _weights(table: dict[str, tuple[str, ...]]) -> tuple[tuple[str, float], ...]:
    return tuple((entry, BIG[entry] ** 0.8) for entry in table)


GROUPS: tuple[Group, ...] = (
    Group("inclusive-dates", "range", 0.8, _inclusive, _weights(THINGS)),
    Group("counted-things", "partial", 0.5, _counted, _weights(THINGS)),
)
