"""What stands around a date: labels, bylines, places, brackets, quotes, markup, trailing signs."""

from collections.abc import Callable

from datenorm.data.dice import Weighted, combinations
from datenorm.data.labels import AFTER, BEFORE, BYLINES, ENDING, MARKUP
from datenorm.data.places import places
from datenorm.data.plain_words import cut_words, plain_words
from datenorm.data.pools import writers
from datenorm.data.scene import Scene

_BRACKETS: Weighted[tuple[str, str]] = Weighted(
    [(("(", ")"), 10), (("[", "]"), 4), (('"', '"'), 5), (("'", "'"), 3), (("«", "»"), 1.5), (("“", "”"), 2), (("<", ">"), 1), (("{", "}"), 0.6), (("*", "*"), 0.8), (("- ", ""), 2.5), (("-- ", ""), 0.6), (("– ", ""), 1), (("— ", ""), 0.8),
     (("• ", ""), 1.5), (("· ", ""), 1), (("| ", ""), 1.5), ((", ", ""), 1), ((": ", ""), 1), (("„", "“"), 1.2), (("__", "__"), 0.4), (("( ", " )"), 0.8), (("# ", ""), 0.5), (("1. ", ""), 0.5), (("a) ", ""), 0.4), (("(a) ", ""), 0.2),
     (("「", "」"), 0.6), (("（", "）"), 1), (("【", "】"), 0.6), (("《", "》"), 0.2), (("* ", ""), 1), (("† ", ""), 0.4), (("+ ", ""), 0.3), (("... ", " ..."), 0.3), (("‚", "‘"), 0.2), (("/", "/"), 0.2), (("~ ", ""), 0.0), (("▪ ", ""), 0.2), (("► ", ""), 0.2), (("✔ ", ""), 0.1),
     (("📅 ", ""), 0.3), (("🕒 ", ""), 0.2), (("№ 5, ", ""), 0.1), (("ad ", ""), 0.0), (("~~~ ", " ~~~"), 0.3), (("~ ", " ~"), 0.2), (("*** ", " ***"), 0.4), (("=== ", " ==="), 0.3), (("== ", " =="), 0.2), (("--- ", " ---"), 0.4), (("-- ", " --"), 0.3), (("- ", " -"), 0.4), (("::: ", " :::"), 0.1), (("<<< ", " >>>"), 0.2), (("<< ", " >>"), 0.2), (("___ ", " ___"), 0.1), (("☆ ", " ☆"), 0.1), (("★ ", " ★"), 0.1), (("((", "))"), 0.2), (("[[", "]]"), 0.2)]
)  # fmt: skip

_TRAILING: Weighted[str] = Weighted(
    [(".", 30), (",", 14), (";", 6), (":", 4), ("!", 1), (" ", 12), ("  ", 3), (" -", 3), (" |", 2), ("\u00a0", 2), ("...", 2), ("*", 2), (" .", 2), (")", 2), ("\t", 1), ("\u200b", 1), (" *", 0.6), ("†", 0.3), ("¹", 0.4),
     (" »", 0.3), (" >", 0.3), (" /", 0.6), (" –", 0.4), ("\n", 0.8), ("\r\n", 0.4), (" •", 0.6), (" ·", 0.4), ("]", 0.5), ("\"", 0.5), ("'", 0.4), ("[1]", 0.6), ("[2]", 0.4), ("[14]", 0.2), (" [3]", 0.3), ("[a]", 0.3), ("[b]", 0.1), ("[note 1]", 0.15), ("[citation needed]", 0.1), ("²", 0.2), (" (1)", 0.2), ("‡", 0.2), ("§", 0.1), ("**", 0.3), (" ;", 0.3), (" ,", 0.4), ("。", 0.6), ("、", 0.2), ("，", 0.3), ("।", 0.2),
     ("،", 0.3), (" (?!)", 0.0), ("--", 0.3), ("..", 0.5), ("\\", 0.1), ("_", 0.3), (" #", 0.1), ("\ufeff", 0.2)]
)  # fmt: skip
_LEADING: Weighted[str] = Weighted(
    [(" ", 20), ("  ", 6), ("\t", 6), ("\u00a0", 6), ("\ufeff", 4), (".", 1), (",", 1), ("'", 2), ("-", 1), ("=", 0.5), ("|", 0.5), ("\u200e", 2), ("\u200f", 1), ("\u3000", 1), (" . ", 0.3), ("\n", 1), ("*", 0.6), ("\"", 0.5)]
)  # fmt: skip


#: Words that say "from" of a year or a month, where a full date is only announced by them.
_OPENING = frozenset(
    ("from ", "by ", "effective ", "Effective ", "Valid from ", "ab ", "ab dem ", "Gültig ab ", "gültig ab: ", "à compter du ", "dès le ", "desde ", "dal ", "vanaf ", "per ", "Geldig vanaf ", "från den ", "fra ", "alkaen ", "od ", "Ważny od ", "с ", "з ",
     "от ", "от", "від ", "ад ", "к ", "από ", "din ", "Действителен с ", "до ", "al ", "au ", "zum ", "a ", "к ", "на ")
)  # fmt: skip

#: Labels that make a month of a day without its year.
_ENDING = frozenset(label for labels in ENDING.values() for label in labels)


def _changes(label: str, canonical: str) -> bool:
    """Whether ``label`` makes something else of a date that is not full."""
    if len(canonical) < len("1999-05-03"):
        return label in _OPENING
    return canonical.startswith("XXXX") and label in _ENDING


def _label(scene: Scene) -> None:
    """A label or preposition, of the text's language mostly."""
    dice = scene.dice
    labels = BEFORE.get(scene.lang.token)
    if labels is None or (not scene.worded and dice.chance(0.35)):
        labels = BEFORE["en"]
    elif not scene.canonical.startswith("T"):
        scene.worded = True
    label = dice.pick(labels)
    if not _changes(label, scene.canonical):
        scene.pieces.insert(0, (label, ""))


#: Behind a word that is no label of anybody's.
_PAST_WORD = (" ", " ", ": ", ", ", " - ", " | ", "/ ", " :")


def _word(scene: Scene) -> None:
    """``Kassenbon 28.02.2020``, ``rec. 5/3/05``: any word before a full date; before less than that it would say what the figures are."""
    dice, token = scene.dice, scene.lang.token
    if len(scene.canonical) < len("XX99-05-03") or scene.canonical.startswith("XXXX"):
        return
    token = token if plain_words(token) else "en"
    if dice.chance(0.3):
        word = dice.pick(cut_words(token)) + " "
        scene.pieces.insert(0, (word.lower() if dice.chance(0.6) else word, ""))
    else:
        scene.pieces.insert(0, (dice.pick(plain_words(token)) + dice.pick(_PAST_WORD), ""))


def _behind(scene: Scene) -> None:
    trailers = AFTER.get(scene.lang.token)
    if trailers is not None and not scene.canonical.endswith(":"):
        scene.pieces.append((scene.dice.pick(trailers), ""))


#: Signs that make a bound of what is no full day: ``- 1999`` is up to 1999, ``1999 -`` from 1999 on.
_BOUNDS = frozenset(
    ("- ", "-- ", "– ", "— ", "... ", "-", " -", " –", "--", " >", "...", "..", "/", " /", "_", "~ ", "&ndash; ", "&mdash; ")
)  # fmt: skip


def _opens(scene: Scene, sign: str) -> bool:
    """Whether ``sign`` beside what is written makes an open interval of it."""
    return sign in _BOUNDS and 0 < len(scene.canonical) < len("1999-05-03") and not scene.canonical.startswith("T")


_DATELINES: Weighted[str] = Weighted([(", ", 60), (" ", 12), (" - ", 4), (" – ", 3), (": ", 3), (". ", 3), (",", 2), (" | ", 1), (" / ", 1)])


def _dateline(scene: Scene) -> None:
    """``Vilnius, 1999 m. gegužės 3 d.``"""
    place = scene.dice.pick(places(scene.lang.id))
    scene.pieces.insert(0, (place + scene.dice.draw(_DATELINES), ""))


def _place_behind(scene: Scene) -> None:
    """``3 mai 1999, Lyon``; not behind a time, whose zone it could be."""
    if "T" not in scene.canonical:
        left, right = scene.dice.pick(((", ", ""), (", ", ""), (", ", ""), (" - ", ""), (" (", ")"), (" / ", "")))
        scene.pieces.append((left + scene.dice.pick(places(scene.lang.id)) + right, ""))


#: Numbers of a list: before a month and a year they would be its day, and before a year its month.
_NUMBERS = frozenset(("1. ", "№ 5, "))


def _around(scene: Scene) -> None:
    left, right = scene.dice.draw(_BRACKETS)
    if _opens(scene, left) or (left in _NUMBERS and len(scene.canonical) < len("XX99-05-03")):
        return
    scene.pieces.insert(0, (left, ""))
    if right:
        scene.pieces.append((right, ""))


def _marked_up(scene: Scene) -> None:
    left, right = scene.dice.pick(MARKUP)
    if _opens(scene, left):
        return
    scene.pieces.insert(0, (left, ""))
    if right:
        scene.pieces.append((right, ""))


def _written_by(scene: Scene) -> None:
    """``By Jane Doe | May 3, 1999``, or the date and the author behind it."""
    dice, token = scene.dice, scene.lang.token
    rows = BYLINES.get(token)
    if rows is None:
        token, rows = "en", BYLINES["en"]
    before, between = dice.pick(rows)
    name = dice.pick(writers(token))
    if dice.chance(0.2):
        scene.pieces.append((dice.pick((" | ", ", ", " - ", " • ", " / ")) + before + name, ""))
    else:
        scene.pieces.insert(0, (before + name + between, ""))


def _behind_sign(scene: Scene) -> None:
    sign = scene.dice.draw(_TRAILING)
    if not _opens(scene, sign):
        scene.pieces.append((sign, ""))


def _before_sign(scene: Scene) -> None:
    sign = scene.dice.draw(_LEADING)
    if not _opens(scene, sign):
        scene.pieces.insert(0, (sign, ""))


#: How often each stands around a date, from the date outwards.
SURROUNDINGS: tuple[tuple[Callable[[Scene], None], float], ...] = (
    (_behind, 0.035), (_label, 0.12), (_word, 0.015), (_dateline, 0.03), (_place_behind, 0.007), (_written_by, 0.01), (_around, 0.03), (_marked_up, 0.018), (_behind_sign, 0.05), (_before_sign, 0.01),
)  # fmt: skip
_TABLE = combinations(SURROUNDINGS)


def add_context(scene: Scene) -> None:
    """Put a label before the date, a sign behind it, brackets around it, each now and then; one draw decides."""
    for put in scene.dice.together(_TABLE):
        put(scene)
