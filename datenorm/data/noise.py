"""What goes wrong between a person and a string: typing, scanning, cases, spaces, lost accents, character sets.

Noise never makes the truth unrecoverable: figures are left alone (but for an O that a scanner made of a 0), and a month
that would come to look like another month is left as it was.
"""

import unicodedata
from collections.abc import Callable

from datenorm.data.dice import Weighted, combinations
from datenorm.data.glyphs import CYRILLIC_FIGURES, CYRILLIC_TO_LATIN, FIGURES, LATIN_TO_CYRILLIC, SIGNS
from datenorm.data.misread import garble, lose_letters, name_letters
from datenorm.data.scene import Scene
from datenorm.data.typos import misspell

Damage = Callable[[Scene], None]


def strip_marks(text: str) -> str:
    """``février`` -> ``fevrier``; letters that are no base letter with a mark stay."""
    if text.isascii():
        return text
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not "\u0300" <= c <= "\u036f")
    return unicodedata.normalize("NFC", bare)


#: Letters that are written in two where a keyboard lacks them.
_EXPANDED = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "å": "aa", "ø": "oe", "æ": "ae", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa", "Ø": "Oe"}
)
#: Letters that have no mark to lose and are written as their neighbour.
_FLAT = str.maketrans({"ı": "i", "ø": "o", "đ": "d", "ł": "l", "æ": "ae", "ß": "ss", "ð": "d", "þ": "th", "Ł": "L", "Đ": "D", "Ø": "O", "İ": "I"})


def lose_marks(scene: Scene) -> None:
    """All letters without their marks, or as two letters: ``fevrier``, ``maerz``."""
    if scene.lang.token in ("de", "gsw", "da", "nb", "sv", "fi", "lb") and scene.dice.chance(0.4):
        scene.pieces = [(text.translate(_EXPANDED), field) for text, field in scene.pieces]
    else:
        scene.pieces = [(strip_marks(text).translate(_FLAT), field) for text, field in scene.pieces]


_CASES: Weighted[Callable[[str], str]] = Weighted(
    [(str.upper, 24), (str.lower, 60), (str.title, 20), (str.swapcase, 3), (str.capitalize, 6)]
)


def shift_case(scene: Scene) -> None:
    """All pieces in upper, lower, title or the wrong case."""
    change = scene.dice.draw(_CASES)
    scene.pieces = [(change(text), field) for text, field in scene.pieces]


#: Languages that write 3º for the third, which is 3o without its sign, and never a scanner's 30.
_CYRILLIC = frozenset(("ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg"))
_ORDINAL_O = frozenset(("es", "pt", "it", "ca", "gl", "ast", "eu", "fur", "sc", "vec"))


def _is_number(text: str, field: str) -> bool:
    """Whether it is a year, a day or a month that begins with figures; of a month (8bre, 5월) only those alone."""
    return text[:1].isdigit() and (field in ("year", "day") or (field == "month" and text.isdigit()))


def scan_digits(scene: Scene) -> None:
    """A scanner's letter for one figure (``2O19``, ``l999``), or the letter O for every zero (``2O Nov 2O1O``)."""
    pieces, dice = scene.pieces, scene.dice
    places = [index for index, (text, field) in enumerate(pieces) if _is_number(text, field)]
    if not places:
        return
    if dice.chance(0.2):
        _scan_zeros(scene, places)
        return
    index = dice.pick(places)
    text, field = pieces[index]
    figures = len(text) - len(text.lstrip("0123456789"))  # of 11th the two in front
    table = CYRILLIC_FIGURES if scene.lang.token in _CYRILLIC else FIGURES
    spots = [spot for spot, figure in enumerate(text[:figures]) if figure in table]
    if field == "day" and text.isdigit() and text[-1] == "0" and scene.lang.token in _ORDINAL_O:
        spots.remove(len(text) - 1)
    if not spots:
        return
    spot = dice.pick(spots)
    pieces[index] = (text[:spot] + dice.pick(table[text[spot]]) + text[spot + 1 :], field)


def _scan_zeros(scene: Scene, places: list[int]) -> None:
    """The letter O for every zero of the day and the year: ``2O Nov 2O14``; a Cyrillic one where a keyboard has that."""
    letter = "О" if scene.lang.token in _CYRILLIC else scene.dice.pick("OOo")
    for index in places:
        text, field = scene.pieces[index]
        ordinal = field == "day" and text[-1] == "0" and scene.lang.token in _ORDINAL_O
        if len(text) > 1 and not ordinal:
            scene.pieces[index] = (text.replace("0", letter), field)


def split_figures(scene: Scene) -> None:
    """A blank within a number, beside a month by name: ``1 8 de julio``, ``3 May 19 99``."""
    if not any(field == "month" and text[:1].isalpha() for text, field in scene.pieces):
        return
    places = [
        index
        for index, (text, field) in enumerate(scene.pieces)
        if text.isascii() and text.isdigit() and ((field == "day" and len(text) == 2 and text[0] != "0") or (field == "year" and len(text) == 4))
    ]
    if places:
        index = scene.dice.pick(places)
        text, field = scene.pieces[index]
        middle = 1 if field == "day" else scene.dice.pick((1, 2, 2, 3))
        scene.pieces[index] = (f"{text[:middle]} {text[middle:]}", field)


def mix_scripts(scene: Scene) -> None:
    """Letters of another script with the same shape: ``Мaу`` with a Cyrillic M; one of them, or all."""
    dice = scene.dice
    places = [index for index, (text, _) in enumerate(scene.pieces) if len(text) > 2 and text[0].isalpha()]
    if not places:
        return
    index = dice.pick(places)
    text, field = scene.pieces[index]
    table = LATIN_TO_CYRILLIC if text[0].isascii() or text[-1].isascii() else CYRILLIC_TO_LATIN
    if dice.chance(0.3):
        scene.pieces[index] = ("".join([table.get(sign, sign) for sign in text]), field)
        return
    spots = [spot for spot, sign in enumerate(text) if sign in table]
    if spots:
        spot = dice.pick(spots)
        scene.pieces[index] = (text[:spot] + table[text[spot]] + text[spot + 1 :], field)


def scan_signs(scene: Scene) -> None:
    """A scanner's look-alike for one sign of an East Asian date: ``十月十曰``, ``5윌``."""
    spots = [
        (index, place)
        for index, (text, field) in enumerate(scene.pieces)
        for place, sign in enumerate(text)
        if sign in SIGNS and not field
    ]
    if spots:
        index, place = scene.dice.pick(spots)
        text, field = scene.pieces[index]
        scene.pieces[index] = (text[:place] + scene.dice.pick(SIGNS[text[place]]) + text[place + 1 :], field)


_SPACES: Weighted[str] = Weighted(
    [("\u00a0", 24), ("\u202f", 10), ("\u2009", 6), ("  ", 26), ("\t", 10), ("\u3000", 3), (" \u00a0 ", 2), ("   ", 8), ("\n", 4),
     ("&nbsp;", 5), ("&#160;", 2), (" &nbsp;", 1), ("\u200b ", 2), ("\u2003", 2), ("_", 3), ("%20", 0.6), ("\r\n", 1)]
)  # fmt: skip
_STRAY = (", ", " ,", ". ", "  ", " , ", " . ", ",", "; ")


def disturb_spaces(scene: Scene) -> None:
    """Lose a space between a figure and a word, put a sign into one, lose a sign before one, or write another space."""
    pieces, dice = scene.pieces, scene.dice
    places = [index for index, (text, _) in enumerate(pieces) if " " in text]
    if not places:
        return
    index = dice.pick(places)
    text, field = pieces[index]
    style = dice.below(100)
    if text == " " and style < 30 and 0 < index < len(pieces) - 1:
        left, right = pieces[index - 1][0], pieces[index + 1][0]
        if left and right and left[-1].isdigit() != right[0].isdigit():
            pieces[index] = ("", field)
    elif text == " " and style < 45:
        pieces[index] = (dice.pick(_STRAY), field)
    elif style < 55 and text in (", ", ". ") and index > 0:
        pieces[index] = (" ", field)
    else:
        space = dice.draw(_SPACES)
        scene.pieces = [(text.replace(" ", space), field) for text, field in pieces]


#: How often each kind of damage is done at strength 1: to strings with words, and to any string.
WORDED: tuple[tuple[Damage, float], ...] = (
    (misspell, 0.33), (lose_marks, 0.05), (mix_scripts, 0.005), (shift_case, 0.22), (split_figures, 0.006), (garble, 0.006), (lose_letters, 0.004), (name_letters, 0.004), (scan_signs, 0.008),
)  # fmt: skip
ANY: tuple[tuple[Damage, float], ...] = ((disturb_spaces, 0.06), (scan_digits, 0.024))


class Noise:
    """The damage to one string, decided in one draw from a table of everything that can happen together.

    Args:
        strength: 0 none, 1 as in training.
    """

    def __init__(self, strength: float = 1.0) -> None:
        self._any = combinations([(damage, min(share * strength, 1.0)) for damage, share in ANY])
        self._worded = combinations([(damage, min(share * strength, 1.0)) for damage, share in (*WORDED, *ANY)])

    def apply(self, scene: Scene) -> None:
        """Spoil the scene's pieces; the reading stays true."""
        for damage in scene.dice.together(self._worded if scene.worded else self._any):
            damage(scene)
