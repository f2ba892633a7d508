"""Groups of the generator for the luggage and habits of real files: text behind dates, an editor's brackets, unknown
parts, wandering signs, years without their first figure, what spreadsheets do to months.
"""

from datenorm.data import gregorian, intervals, iso_dates, words
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.pattern import ONE, TWO, compile_pattern, reading
from datenorm.data.scene import CYCLE, Scene
from datenorm.data.shapes import LOTS, fill

_MAKE = {group.name: group for group in (*gregorian.GROUPS, *iso_dates.GROUPS, *words.GROUPS, *intervals.GROUPS)}

# Text behind the date

_LADEN: Weighted[str] = Weighted([("year", 34), ("named", 26), ("numeric", 16), ("iso", 7), ("year-first", 3), ("month-year", 12), ("numeric-short-year", 2), ("years", 5)])
#: What catalogues, registers and tables write behind a date; # a figure, & a capital.
_TAILS: tuple[str, ...] = (
    ", t.p. 19##.", ", t.p. 20##", " (printed 19##)", " (19## printing)", " [reprint 19##]", ", repr. 19##", ", printed 19##", ", printed ca. 18##", ", printed 18##", ", printed c. 19##", "; printed 18##-18##", "; printed 19##", " (printed later)", ", published 19##", ", pub. ca. 18##", ", re-issued 19##", ", print date 19##", " [printed 18##]", " (2nd ed. 19##)", ", c# copies", " ed.", ", 2nd ed.", ", 3. Aufl.", ", 2e éd.", " (first edition)", " (Neudruck)", " (reprint)", ", vol. #", ", no. ##", ", Nr. #", ", p. ##",
    " 1.###,## EUR", " ##,## €", " #.###,## €", " -##,## EUR", " $#,###.##", " $##.##", " -$###.##", " £##.##", " EUR ##,##", " USD ###.##", " ### kr", " ##.### Ft", " ## ### руб.", " ##,## zł", "; ###,## EUR", " | ##.## EUR", " CHF ##.##", " +#.###,## EUR", " ¥#,###", " Rs. #,###", " ###.## CR", " ###,## S", " Betrag ##,## €", ", total $##.##", " Gutschrift", " Lastschrift", " DEBIT ##.##",
    ", S. ##", ", Bl. #", " (NYC)", " (LON)", ", NY", ", London", ", St. Petersburg", " Paris", " &&", " [&&&]", " (&&)", " / &&", " - &&&", ", U.S.A.", " a", "a", " b", "b", " (a)", " *", " **", " (#)", " [#]", " [sic]", " (sic)", " [!]", " (date on cover)", " (date from postmark)", " (postmark)",
    " (cover date)", " [from caption]", ", cop.", ", cop. 19##", " [i.e. recto]", " (recto)", " verso", " in pencil", " (draft)", " (final)", " v#", " rev. &", " - revised", " - signed", " - approved", " OK", " x", " ✓", " etc.", " u.a.", " sq.", " s.l.", " s. l.", ", n.p.", " o.O.",
    ", Wien u.a.", ", Leipzig : Teubner", " : Oxford University Press", " ; ## cm", ", ### pages", " (## min.)", ", Oil on canvas", ", silver print", " (negative), print later", " (painted)", " (recorded)", " (released)", " [live]", " (US)", " (UK)", " (USA)", " (DE)", " (JP)", " (France)",
    " - #th floor", " (room ###)", " @ HQ", " per email", " by phone", " tel.", " via fax", " (see note)", " (see file ##)", ", file ##", " Ref ####/&", " #&", " (Nr. ###)", " id=####", " (n=##)", " (aged ##)", ", age ##", " (## J.)", " (age ## years)", " in Vienna", " zu Wien", " à Lyon", " en Lima",
    " - cancelled", " - postponed", " (TBC)", " (tbc)", " (holiday)", " - closed", " - ok", " / unknown", " / n.a.", " (unsigned)", " (copy)", " Kopie", " Abschrift", " (Abschr.)", " copia", " оригинал", " (копия)", " изд.", ", М.", ", СПб.", " стр. ##", " 東京", " 初版", " 第#刷", " 刊", "版", " 年刊",
)  # fmt: skip
_SIGNED_TAILS = tuple(tail for tail in _TAILS if tail.strip()[0] in "([,;:")


def _text_behind(scene: Scene) -> None:
    """``1946, t.p. 1980.``, ``3 May 1999 (NYC)``."""
    maker = _MAKE[scene.dice.draw(_LADEN)]
    scene.kind = maker.kind
    maker.make(scene)
    # Behind a time a letter alone would be am or pm, or a zone.
    tail = fill(scene.dice, scene.dice.pick(_SIGNED_TAILS if "T" in scene.canonical else _TAILS), LOTS)
    if tail[0].isalnum() and scene.pieces[-1][1] == "":
        tail = " " + tail
    scene.write(tail)


# An editor's brackets

_BRACKETED: Weighted[str] = Weighted(
    [("[d]. M. yyyy", 4), ("d. [M]. yyyy", 4), ("d. M. [yyyy]", 8), ("[d. M.] yyyy", 4), ("d. [M. yyyy]", 3), ("d.M.[yyyy]", 4), ("[d].[M].[yyyy]", 2), ("[d] MMMM yyyy", 5), ("d [MMMM] yyyy", 6), ("d MMMM [yyyy]", 10), ("[d MMMM] yyyy", 5),
     ("d [MMMM yyyy]", 4), ("MMMM d, [yyyy]", 8), ("[MMMM] d, yyyy", 4), ("[MMMM d], yyyy", 4), ("MMMM [d], yyyy", 4), ("MMM d, [yyyy]", 3), ("[d] [MMMM] [yyyy]", 2), ("yyyy [MMMM d]", 3), ("[yyyy] MMMM d", 3), ("yyyy-[MM]-[dd]", 1), ("[yyyy]-MM-dd", 2),
     ("dd/MM/[yyyy]", 2), ("(d) MMMM yyyy", 2), ("d MMMM (yyyy)", 4), ("d. MMMM [yyyy]", 5), ("d. [MMMM] yyyy", 3), ("[d.] MMMM yyyy", 3), ("MMMM [yyyy]", 4), ("[MMMM] yyyy", 4), ("MMMM (yyyy)", 2), ("MMMM d <yyyy>", 1), ("d. M. <yyyy>", 1), ("d. MMM [yyyy]", 2)]
)  # fmt: skip

_PLAIN = ("d. M. yyyy", "d.M.yyyy", "d MMMM yyyy", "MMMM d, yyyy", "d. MMMM yyyy", "d MMM yyyy", "yyyy-MM-dd", "dd/MM/yyyy", "MMMM yyyy", "d/M/yyyy")


def _split(scene: Scene, text: str, field: str) -> None:
    """A figure or two of a number in brackets: ``1[7]``, ``19[04]``, ``[1]7``."""
    cut = scene.dice.between(1, len(text) - 1)
    front, rear = text[:cut], text[cut:]
    scene.write(f"[{front}]{rear}" if scene.dice.chance(0.2) else f"{front}[{rear}]", field)


def _brackets(scene: Scene) -> None:
    """``17. 5. [1904]``, ``1[7?]. 5. [1904]``, ``[3] May 1999``: brackets are the editor's, a ? in them is a doubt."""
    scene.choose_day()
    dice = scene.dice
    if scene.year < 1000:
        scene.year += 1000
    split = dice.chance(0.25)
    pattern = compile_pattern(dice.pick(_PLAIN) if split else dice.draw(_BRACKETED))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = "absolute" if "day" in pattern.parts else "partial"
    if pattern.order:
        scene.order = pattern.order
    if split:
        _bracket_figures(scene)
    if dice.chance(0.3):
        _doubt(scene)


def _bracket_figures(scene: Scene) -> None:
    places = [index for index, (text, _) in enumerate(scene.pieces) if text.isdigit() and len(text) > 1]
    if places:
        index = scene.dice.pick(places)
        rest, scene.pieces = scene.pieces[index + 1 :], scene.pieces[: index + 1]
        text, field = scene.pieces.pop()
        _split(scene, text, field)
        scene.pieces.extend(rest)


def _doubt(scene: Scene) -> None:
    """A question mark before a closing bracket, and the reading in doubt."""
    for index, (text, field) in enumerate(scene.pieces):
        for close in ("]", ")", ">"):
            if close in text:
                front, _, rear = text.partition(close)
                scene.pieces[index : index + 1] = [(front, field), ("?", "qualifier"), (close + rear, "")]
                scene.canonical += "?"
                return


# Unknown parts

_MARKS = ("??", "??", "?", "xx", "XX", "--", "__", "..", "**", "-", "x", "nn", "NN", "∅")
_FIRST: dict[str, Weighted[str]] = {
    "day": Weighted(
        [("{?}/MM/yyyy", 14), ("{?}.MM.yyyy", 14), ("{?}-MM-yyyy", 6), ("yyyy-MM-{?}", 16), ("yyyy/MM/{?}", 5), ("yyyy.MM.{?}", 3), ("MM/{?}/yyyy", 8), ("MM-{?}-yyyy", 3), ("{?} MMMM yyyy", 12), ("{?}. MMMM yyyy", 6), ("{?} MMM yyyy", 8), ("{?}-MMM-yyyy", 4),
         ("MMMM {?}, yyyy", 8), ("MMM {?}, yyyy", 4), ("{?}.M.yyyy", 4), ("{?}/M/yyyy", 3), ("{?}. M. yyyy", 2), ("yyyy MMM {?}", 2), ("yyyy年M月{?}日", 0.6), ("{?}/MM/yy", 2), ("{?}.MM.yy", 2), ("{?}-MMM-yy", 1), ("yyyyMM{?}", 0.6)]
    ),
    "month": Weighted(
        [("{?}/{?}/yyyy", 14), ("{?}.{?}.yyyy", 14), ("{?}-{?}-yyyy", 5), ("yyyy-{?}-{?}", 16), ("yyyy/{?}/{?}", 4), ("{?} {?} yyyy", 5), ("yyyy.{?}.{?}", 2), ("yyyy{?}{?}", 0.6), ("{?}. {?}. yyyy", 3)]
    ),
    "year": Weighted(
        [("dd/MM/{????}", 10), ("dd.MM.{????}", 10), ("d MMMM {????}", 12), ("MMMM d, {????}", 8), ("{????}-MM-dd", 12), ("d.M.{????}", 5), ("d. MMMM {????}", 4), ("MM/dd/{????}", 6), ("d MMM {????}", 5), ("d-MMM-{????}", 2), ("{????}/MM/dd", 3)]
    ),
    "figure": Weighted(
        [("d MMMM {19??}", 10), ("MMMM d, {19??}", 6), ("d. MMMM {19??}", 4), ("dd.MM.{19??}", 8), ("dd/MM/{19??}", 6), ("{19??}-MM-dd", 6), ("MMMM {19??}", 8), ("d MMM {19??}", 5), ("MMM {19??}", 3), ("{19??}-MM", 4), ("MM/{19??}", 2), ("{19??}", 6), ("d.M.{19??}", 4)]
    ),
}  # fmt: skip
_WHICH: Weighted[str] = Weighted([("day", 46), ("month", 18), ("year", 16), ("figure", 20)])


def _write_with_marks(scene: Scene, source: str, which: str, mark: str) -> frozenset[str]:
    parts: set[str] = set()
    order = ""
    for number, part in enumerate(source.replace("}", "{").split("{")):
        if number % 2 == 0:
            if part:
                pattern = compile_pattern(part)
                pattern.write(scene)
                parts |= pattern.parts
                order += part
        elif part == "19??":
            text = _figures_lost(scene)
            scene.write(text, "year")
            order += "y"
        elif part == "????":
            scene.write(mark * 4 if len(mark) == 1 else mark * 2, "year")
            order += "y"
        else:
            scene.write(mark, "day" if which == "day" else "")
            order += "d" if which == "day" else ""
    letters = "".join(dict.fromkeys(letter for letter in order if letter in "dMy")).upper()
    if "MMM" not in order and letters in ("DMY", "MDY", "YMD"):
        scene.order = letters
    return frozenset(parts)


def _figures_lost(scene: Scene) -> str:
    """``19??``, ``19--``, ``199?``; the year's field keeps what is known."""
    dice = scene.dice
    while scene.year < 1300:  # of other centuries nobody writes so: "Nov 22.." is a day
        scene.year += CYCLE
    while scene.year >= 2100:
        scene.year -= CYCLE
    century = f"{scene.year:04d}"[:2]
    if dice.chance(0.35):
        scene.zone = f"{scene.year:04d}"[:3] + "X"
        return scene.zone[:3] + dice.pick(("?", "-", "x", "X", "_", "."))
    scene.zone = century + "XX"
    return century + dice.pick(("??", "??", "--", "xx", "XX", "__", "..", "**"))


def _unknown_parts(scene: Scene) -> None:
    """``??/05/1999``, ``1999-xx-xx``, ``3 May ????``, ``3 May 19??``."""
    scene.choose_day()
    dice = scene.dice
    if scene.year < 1000:
        scene.year += 1000
    which = dice.draw(_WHICH)
    source = dice.draw(_FIRST[which])
    mark = dice.pick(_MARKS)
    if (which == "month" and source.startswith("yyyy{")) or "yyyyMM{" in source:
        mark = dice.pick(("??", "xx", "XX"))
    parts = _write_with_marks(scene, source, which, mark)
    year = f"{scene.year:04d}" if "year" in parts else f"XX{TWO[scene.year % 100]}" if "short" in parts else "XXXX"
    if which == "figure":
        year, scene.zone = scene.zone, ""
    if which == "month":
        scene.canonical = f"{year}-XX-XX"
    elif "month" not in parts:
        scene.canonical = year
    elif which == "day":
        scene.canonical = f"{year}-{TWO[scene.month]}-XX"
    else:
        scene.canonical = f"{year}-{TWO[scene.month]}" + (f"-{TWO[scene.day]}" if "day" in parts else "")
    scene.kind = "no_year" if which == "year" else "partial"


_ZEROS: Weighted[tuple[str, str]] = Weighted(
    [(("'00/00/'yyyy", ""), 5), (("'00.00.'yyyy", ""), 5), (("yyyy'-00-00'", ""), 6), (("'00-00-'yyyy", ""), 2), (("yyyy'/00/00'", ""), 1), (("yyyy'0000'", ""), 1.5), (("'0/0/'yyyy", ""), 1), (("'0.0.'yyyy", ""), 1),
     (("'00 'MMM yyyy", "-MM"), 3), (("'00-'MMM-yyyy", "-MM"), 2), (("MM'/00/'yyyy", "-MM"), 4), (("'0.'M.yyyy", "-MM"), 2), (("'0/'M/yyyy", "-MM"), 2), (("MMM' 00, 'yyyy", "-MM"), 1.5), (("yyyy-MM'-00 00:00:00'", "-MM"), 1.5), (("MM'-00-'yyyy", "-MM"), 1)]
)  # fmt: skip


def _zero_parts(scene: Scene) -> None:
    """``00/00/1999``, ``00 May 1999``: zeros stand for what is not known, so that a month or a year is left."""
    scene.choose_day()
    if scene.year < 1000:
        scene.year += 1000
    source, rest = scene.dice.draw(_ZEROS)
    compile_pattern(source).write(scene)
    scene.canonical = f"{scene.year:04d}" + (f"-{TWO[scene.month]}" if rest else "")
    scene.kind = "partial"


# Wandering signs

_NEAR: Weighted[str] = Weighted(
    [(" ", 30), (". ", 12), (", ", 12), (".", 10), (",", 8), (" , ", 3), (" ,", 5), (" .", 3), (". ,", 1), (",.", 1), ("., ", 3), (".,", 2), (" - ", 3), ("-", 5), ("/", 4), (" / ", 2), ("_", 2), ("; ", 1), (": ", 1.5), (":", 0.6), ("  ", 3), (" ;", 0.3), ("--", 0.5), ("..", 0.8), (",,", 0.4), ("\\", 0.2), ("|", 0.3), ("~", 0.2), ("'", 0.3), ("·", 0.4), ("·", 0.2)]
)  # fmt: skip
_ROWS: Weighted[tuple[str, str, str]] = Weighted([(("day", "month", "year"), 55), (("month", "day", "year"), 33), (("year", "month", "day"), 10), (("year", "day", "month"), 2)])


def _wandering(scene: Scene) -> None:
    """``Sept.9, 2020``, ``July, 27, 1992``, ``3 ,May 1999``, ``.3..May.1999``."""
    scene.choose_day()
    dice = scene.dice
    row = dice.draw(_ROWS)
    year = str(scene.year) if dice.chance(0.9) else f"{scene.year:04d}"
    short = dice.chance(0.06) and row[2] == "year"
    for number, part in enumerate(row):
        if number:
            scene.write(dice.draw(_NEAR))
        if part == "day":
            scene.write((TWO if dice.chance(0.3) else ONE)[scene.day], "day")
        elif part == "year":
            scene.write(("'" if dice.chance(0.5) else "") + TWO[scene.year % 100] if short else year, "year")
        else:
            compile_pattern(dice.pick(("MMMM", "MMM", "LLLL", "MMM"))).write(scene)
    if dice.chance(0.15):
        scene.write(dice.pick((".", ",", " .", ",,", ".,", ";", "-", "/")))
    if dice.chance(0.05):
        scene.pieces.insert(0, (dice.pick((".", ",", "-", ",,", "'", "/", "_")), ""))
    scene.worded = True
    scene.canonical = f"{'XX' + TWO[scene.year % 100] if short else f'{scene.year:04d}'}-{TWO[scene.month]}-{TWO[scene.day]}"
    scene.kind = "two_digit_year" if short else "absolute"


# Years without their first figure, months that a spreadsheet made

_OLD_LETTERS: Weighted[str] = Weighted([("d. M. ", 50), ("d.M.", 30), ("dd.MM.", 6), ("d/M ", 6), ("d/M.", 4), ("d. M.", 6)])


def _short_of_a_thousand(scene: Scene) -> None:
    """``17. 7. 905``: the first figure of the year dropped, as in letters of a hundred years ago."""
    scene.choose_day()
    dice = scene.dice
    scene.year = dice.between(1800, 1945) if dice.chance(0.9) else dice.between(1740, 1800)
    scene.day = min(scene.day, 28)
    pattern = compile_pattern(dice.draw(_OLD_LETTERS))
    pattern.write(scene)
    scene.write(str(scene.year)[1:], "year")
    scene.order = "DMY"
    scene.canonical = f"{scene.year:04d}-{TWO[scene.month]}-{TWO[scene.day]}"


_MONTHS = ("MMM", "MMM", "MMM", "LLL", "MMMM", "MMM'.'")


def _spreadsheet_month(scene: Scene) -> None:
    """``Okt-99``, ``56-Jan``: a month and a year of two figures that is no day."""
    scene.choose_day()
    dice = scene.dice
    year = dice.between(32, 99) if dice.chance(0.93) else 0
    if year and dice.chance(0.15):
        scene.write(TWO[year], "year")
        scene.write(dice.pick(("-", "-", " ", "/")))
        compile_pattern("MMM").write(scene)  # behind its whole name it would be a day that no month has
    else:
        compile_pattern(dice.pick(_MONTHS)).write(scene)
        scene.write(dice.pick(("-", "-", "-", "-", " ", " ", "/", ".", "'", " '")) if year else "-")
        scene.write(TWO[year], "year")
    scene.worded = True
    scene.canonical = f"XX{TWO[year]}-{TWO[scene.month]}"


GROUPS: tuple[Group, ...] = (
    Group("text-behind", "absolute", 1.8, _text_behind),
    Group("editor-brackets", "absolute", 0.6, _brackets),
    Group("unknown-parts", "partial", 1.3, _unknown_parts),
    Group("zero-parts", "partial", 0.35, _zero_parts),
    Group("wandering-signs", "absolute", 1.3, _wandering, names=True),
    Group("three-figure-year", "absolute", 0.12, _short_of_a_thousand, (("cs", 30), ("sk", 10), ("de", 24), ("pl", 8), ("hr", 6), ("sl", 6), ("hu", 2), ("it", 8), ("sv", 4), ("da", 4))),
    Group("spreadsheet-month", "partial", 0.7, _spreadsheet_month, names=True),
)
