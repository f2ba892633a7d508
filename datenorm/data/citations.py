"""Groups of the generator for what is cited by numbers: verses, standards, laws, catalogues, inventories, packages.

All to be refused: ``Juan 3, 16`` is no day of January, ``NGC 1976`` no year. In a shape, # is a figure (see
:mod:`datenorm.data.shapes`).
"""

from datenorm.data.group import Group
from datenorm.data.mix import among
from datenorm.data.scene import Scene
from datenorm.data.shapes import LOTS, fill

#: language -> books with chapters and verses, whole and shortened.
BOOKS: dict[str, tuple[str, ...]] = {
    "en": ("John", "Mark", "Matthew", "Luke", "Acts", "Romans", "Genesis", "Exodus", "Psalm", "Ps.", "Isaiah", "Job", "Judges", "Jude", "James", "1 Cor.", "1 Corinthians", "1 Sam.", "2 Sam.", "1 Macc.", "2 Macc", "3 John", "2 Chr.", "1 Pet.", "2 Kgs", "1 Sam", "2 Cor.", "1 Tim.", "1 Kings", "2 Kings", "1 Chron.", "2 Chron.", "1 Thess.", "2 Pet.", "1 John", "2 Tim.", "Deut.", "Eccl.", "2 Tim", "Rev.", "Matt.", "Sura", "Qur'an", "Gita"),
    "de": ("Joh", "Joh.", "Johannes", "Mk", "Markus", "Mt", "Matthäus", "Lk", "Lukas", "Apg", "Röm", "1. Mose", "2. Mose", "Ps", "Psalm", "Jes", "Offb", "1. Kor.", "2 Kor", "Jak", "Sure"),
    "fr": ("Jean", "Jn", "Marc", "Mc", "Matthieu", "Mt", "Luc", "Lc", "Actes", "Ac", "Romains", "Genèse", "Gn", "Exode", "Ps", "Psaume", "Isaïe", "1 Co", "Apocalypse", "Sourate"),
    "es": ("Juan", "Jn", "Marcos", "Mc", "Mateo", "Mt", "Lucas", "Lc", "Hechos", "Romanos", "Génesis", "Gn", "Éxodo", "Salmo", "Isaías", "1 Corintios", "1 Co", "Apocalipsis", "Sura"),
    "pt": ("João", "Jo", "Marcos", "Mc", "Mateus", "Mt", "Lucas", "Lc", "Atos", "Romanos", "Gênesis", "Êxodo", "Salmo", "Isaías", "1 Coríntios", "Apocalipse"),
    "it": ("Giovanni", "Gv", "Marco", "Mc", "Matteo", "Mt", "Luca", "Lc", "Atti", "Romani", "Genesi", "Gn", "Esodo", "Salmo", "Sal", "Isaia", "1 Cor", "Apocalisse"),
    "nl": ("Johannes", "Joh.", "Markus", "Matteüs", "Matt.", "Lukas", "Handelingen", "Romeinen", "Genesis", "Psalm", "Jesaja", "1 Kor.", "Openbaring"),
    "pl": ("Jana", "J", "Mk", "Mt", "Łk", "Dz", "Rz", "Rdz", "Wj", "Ps", "Iz", "1 Kor", "Ap"), "cs": ("J", "Mk", "Mt", "Lk", "Sk", "Řím", "Gn", "Ž", "Iz", "1 Kor", "Zj"),
    "ru": ("Ин.", "Иоанна", "Мк.", "Мф.", "Лк.", "Деян.", "Рим.", "Быт.", "Исх.", "Пс.", "Ис.", "1 Кор.", "Откр."), "uk": ("Ів.", "Мк.", "Мт.", "Лк.", "Дії", "Рим.", "Бут.", "Пс.", "Об."),
    "hu": ("Jn", "János", "Mk", "Mt", "Lk", "ApCsel", "Róm", "1Móz", "Zsolt", "Ézs", "1Kor", "Jel"), "sv": ("Joh", "Joh.", "Mark", "Matt", "Luk", "Apg", "Rom", "1 Mos", "Ps", "Jes", "Upp"),
    "fi": ("Joh.", "Mark.", "Matt.", "Luuk.", "Apt.", "Room.", "1. Moos.", "Ps.", "Jes.", "Ilm."), "ro": ("Ioan", "Marcu", "Matei", "Luca", "Fapte", "Romani", "Geneza", "Psalmul"), "el": ("Ιω.", "Μκ.", "Μτ.", "Λκ.", "Πράξ.", "Ρωμ.", "Γεν.", "Ψαλ."),
    "tr": ("Yuhanna", "Markos", "Matta", "Luka", "Bakara", "Sure"), "id": ("Yohanes", "Markus", "Matius", "Lukas", "Kejadian", "Mazmur"), "ja": ("ヨハネ", "マタイ", "マルコ", "ルカ", "詩篇", "創世記"), "zh": ("约翰福音", "马太福音", "创世记", "诗篇"), "ko": ("요한복음", "마태복음", "창세기", "시편"),
}  # fmt: skip
_VERSES = (
    "##", "##", "#", "#:##", "#:#", "##:#", "#:##-##", "##:##", "#, ##", "#,##", "##,#", "#,#-#", "#, #-##", "##, #", "#.##", "#. ##", "#:##f", "#:#,#", "# : ##", "#,##f.", "#,##-#,#", "#, ##s", "#:#–#",
)  # fmt: skip

#: Numbers of standards, laws, files, catalogues and packages, in any language.
NUMBERS: tuple[str, ...] = (
    # standards, laws
    "ISO 900#:20##", "ISO ####:20##", "ISO ####-#:20##", "ISO/IEC #####:20##", "DIN EN #####:20##", "DIN EN ISO ####:20##", "EN 19##:20##", "EN ###-#:19##", "DIN ####-#", "IEC 60###-#", "BS ####:19##", "GB/T ####-20##", "GOST ####-##", "ГОСТ ####-##", "ASTM &##-##", "IEEE 802.1#", "IEEE ###-20##", "NF EN ###", "UNE ####", "JIS & ####",
    "20##/###/EU", "EU 20##/###", "(EU) 20##/###", "200#/##/EG", "201#/##/EU", "Directive 20##/##/EC", "Reglamento (UE) 20##/###", "Regulation (EC) No ###/200#", "BGBl. I S. 1###", "BGBl. 19## I S. ###", "Az. ## O ###/##", "Az.: # &R ##/##", "AktZ ##/##-#", "HRB ####", "Ley ##/19##", "Loi n° ##-###", "Decreto ##/20##", "D.Lgs. n. ##/20##", "L. ###/19##", "Dz.U. 20## poz. ###", "№ ##-ФЗ", "§ ## Abs. #", "U.S.C. § 1###", "##/L.###", "A/RES/##/###", "Cass. n. ####/20##", "ECLI:EU:C:20##:###",
    # catalogues of stars and of works
    "NGC 1###", "NGC 19##", "NGC 20##", "NGC ####", "IC 1###", "M ##", "M##", "HD 1####", "HD ####", "HIP ####", "PSR 1###+##", "SN 19##&", "BWV 10##", "BWV ###", "BWV 1###", "KV ###", "K. ###", "Op. ##", "Op. ## Nr. #", "op. ##, no. #", "Hob. &&:##", "D. ###", "RV ###", "HWV ##", "Köchel ###", "Opus ##/#",
    # inventories, articles, files
    "Acc. 19##.##.#", "Acc. 19##.#.##", "acc. no. 19##.##.#", "Acc. no. 20##.##", "Accession no. 19##.##", "Inv.-Nr. ####/##", "Inv. Nr. II 1###/##", "Inv.-Nr. 19##/###", "Inv. no. 19##.##.#", "inv. 1###", "Inv.č. ##/####", "Art.-Nr. ##.##.###", "Artikel-Nr. ##.##.###", "Artikelnr. ##-##-##", "Art. no. ##.##.##", "Bestell-Nr. ##/##-#", "Best.-Nr. 1###-##", "Réf. ##.##.###", "réf. 19##-##", "Ref. ##/####", "Cod. ##.##.##", "código ##-##-###", "арт. ##-##-##", "Acc. no. 19##-##-##", "acc. 20##.#.##", "MS 1###", "Ms. lat. 1###", "Cod. Vat. lat. 1###", "Box ##, folder #", "Karton ##/#", "Sig. II ##/##", "sygn. ##/##", "fol. ##-##", "ff. 1#-2#", "f. 12#v", "C.P. 19###", "ISBN-10 #-###-#####-#",
    # packages, programs, machines
    "python>=3.##,<3.##", "python 3.##.#", "node >=##.##.#", "numpy==1.##.#", "django~=#.#.##", "pip install x==20##.#.#", "firmware v#.##.20##", "firmware v#.##.##", "FW #.##.##", "driver #.##.19##", "BIOS 1.##", "v#.##.20##-rc#", "linux-#.##.##", "openssl 1.0.#&", "gcc ##.#.#", "^#.##.#", ">=#.#.##", "build 19###.1###", "Build 2###.##", "KB#######", "CVE-20##-####", "CVE-19##-####", "RFC 20##", "RFC 1###", "PEP ###", "JSR-###",
    # places and heights
    "N ##° ##.#' E 0##° ##.#'", "##° ##.##' N, 1##° ##.##' W", "N## ##.### E0## ##.###", "lat ##.## lon -##.##", "alt. 18##–21## m", "alt. 1###-2### m", "## m ü. M.", "1### m ü.d.M.", "h = 19## m", "elev. 1,### ft", "1### msnm", "1###–1### m n. m.", "alt. ca. 19## m", "depth 12-18 m", "km ##+###",
)  # fmt: skip


def _verse(scene: Scene) -> None:
    """``Juan 3, 16``, ``Joh 3,16``, ``Mark 4:12-20``."""
    dice = scene.dice
    book = dice.pick(BOOKS[scene.lang.token])
    scene.write(book + dice.pick((" ", " ", " ", " ", ". " if book[-1] != "." else "", "")) + fill(dice, dice.pick(_VERSES), LOTS))
    scene.worded = True
    scene.free = dice.chance(0.2)


def _number(scene: Scene) -> None:
    """``NGC 1976``, ``DIN EN 10204:2005``, ``Artikel-Nr. 03.12.774``."""
    scene.write(fill(scene.dice, scene.dice.pick(NUMBERS), LOTS))
    scene.free = False


GROUPS: tuple[Group, ...] = (
    Group("verse", "reject", 0.35, _verse, among(BOOKS)),
    Group("cited-number", "reject", 0.4, _number),
)
