"""What goes wrong between a person and a string: typing, scanning, cases, spaces, lost accents.

Noise never makes the truth unrecoverable: figures are left alone (but for an O that a scanner made of a 0), and a month
that would come to look like another month is left as it was.
"""

import unicodedata
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from datenorm.data.dice import Dice, Weighted
from datenorm.data.languages import Language
from datenorm.data.scene import Piece, Scene

#: Neighbours on a QWERTY keyboard; other scripts draw from the language's own letters.
KEYBOARD: dict[str, str] = {
    "q": "wa", "w": "qes", "e": "wrd", "r": "etf", "t": "ryg", "y": "tuh", "u": "yij", "i": "uok", "o": "ipl", "p": "ol",
    "a": "qsz", "s": "awdx", "d": "sefc", "f": "drgv", "g": "fthb", "h": "gyjn", "j": "hukm", "k": "jilm", "l": "kop",
    "z": "asx", "x": "zsdc", "c": "xdfv", "v": "cfgb", "b": "vghn", "n": "bhjm", "m": "njk",
}  # fmt: skip

#: What a scanner makes of letters, and of figures where the shape leaves no doubt.
OCR_LETTERS: dict[str, tuple[str, ...]] = {
    "o": ("0",), "l": ("1", "i", "|"), "i": ("1", "l", "j", "!"), "s": ("5", "$"), "b": ("8", "6", "h"), "g": ("9", "q"),
    "m": ("rn", "nn"), "n": ("ri", "u"), "u": ("ii", "v", "n"), "e": ("c",), "c": ("e", "("), "a": ("o", "@", "4"),
    "t": ("f", "7", "+"), "d": ("cl", "ol"), "v": ("u", "y"), "r": ("n",), "y": ("v", "g"), "z": ("2",), "j": ("i",),
    "h": ("b", "li"), "p": ("n",), "f": ("t",), "q": ("g",), "w": ("vv",),
}  # fmt: skip
OCR_DIGITS: dict[str, str] = {"0": "Oo", "1": "lI|i", "5": "S", "8": "B"}

_OPERATIONS: Weighted[str] = Weighted(
    [("keyboard", 18), ("letter", 26), ("drop", 16), ("double", 10), ("swap", 16), ("ocr", 10), ("insert", 8)]
)


def _edit(dice: Dice, text: str, lang: Language) -> str:
    """One typing or scanning error somewhere in ``text``."""
    operation = dice.draw(_OPERATIONS)
    place = dice.below(len(text))
    letter = text[place]
    lower = letter.lower()
    if operation == "keyboard" and lower in KEYBOARD:
        wrong = dice.pick(KEYBOARD[lower])
        return text[:place] + (wrong.upper() if letter.isupper() else wrong) + text[place + 1 :]
    if operation == "ocr" and lower in OCR_LETTERS:
        return text[:place] + dice.pick(OCR_LETTERS[lower]) + text[place + 1 :]
    if operation == "drop" and len(text) > 3:
        return text[:place] + text[place + 1 :]
    if operation == "double":
        return text[:place] + letter + text[place:]
    if operation == "swap" and len(text) > 2:
        place = min(place, len(text) - 2)
        return text[:place] + text[place + 1] + text[place] + text[place + 2 :]
    alphabet = lang.alphabet or "abcdefghijklmnopqrstuvwxyz"
    if operation == "insert":
        return text[:place] + dice.pick(alphabet) + text[place:]
    return text[:place] + dice.pick(alphabet) + text[place + 1 :]


@cache
def _names_of(lang: str) -> tuple[tuple[int, str], ...]:
    from datenorm.data.languages import language

    entry = language(lang)
    names = {
        (month, name.rstrip(".").lower())
        for rows in entry.months.values() for month, row in enumerate(rows, 1) for name in row
    }  # fmt: skip
    return tuple(sorted(names))


@lru_cache(maxsize=65536)
def _confusable(lang: str, month: int, written: str) -> bool:
    """Whether the spoilt name ``written`` is as near to another month as to its own (optimal string alignment)."""
    spoilt = written.rstrip(".").lower()
    own = min((OSA.distance(spoilt, name) for number, name in _names_of(lang) if number == month), default=0)
    return any(
        number != month and OSA.distance(spoilt, name, score_cutoff=own) <= own for number, name in _names_of(lang)
    )


def misspell(scene: Scene, times: int = 1) -> None:
    """Spoil a month's, weekday's or other word; the month first of all, since that is where it hurts."""
    dice, pieces = scene.dice, scene.pieces
    words = [index for index, (text, _) in enumerate(pieces) if len(text) > 2 and _letters(text) > 2]
    months = [index for index in words if pieces[index][1] == "month"]
    if not words:
        return
    index = dice.pick(months) if months and dice.chance(0.8) else dice.pick(words)
    text, field = pieces[index]
    spoilt = text
    for _ in range(times):
        spoilt = _edit(dice, spoilt, scene.lang)
    if field == "month" and _confusable(scene.lang.id, scene.month, spoilt):
        return
    pieces[index] = (spoilt, field)


def _letters(text: str) -> int:
    return sum(map(str.isalpha, text))


def strip_marks(text: str) -> str:
    """``février`` -> ``fevrier``; letters that are no base letter with a mark stay."""
    if text.isascii():
        return text
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not "\u0300" <= c <= "\u036f")
    return unicodedata.normalize("NFC", bare)


def change_case(pieces: list[Piece], style: str) -> list[Piece]:
    """All pieces in upper, lower or title case."""
    change = {"upper": str.upper, "lower": str.lower, "title": str.title}[style]
    return [(change(text), field) for text, field in pieces]


def scan_digits(scene: Scene) -> None:
    """A scanner's letter for one figure: ``2O19``, ``l999``."""
    pieces, dice = scene.pieces, scene.dice
    places = [index for index, (text, field) in enumerate(pieces) if field in ("year", "day") and text.isdigit()]
    if not places:
        return
    index = dice.pick(places)
    text, field = pieces[index]
    spots = [spot for spot, figure in enumerate(text) if figure in OCR_DIGITS]
    if spots:
        spot = dice.pick(spots)
        pieces[index] = (text[:spot] + dice.pick(OCR_DIGITS[text[spot]]) + text[spot + 1 :], field)


_SPACES = ("\u00a0", "\u202f", "\u2009", "  ", "\t", "\u3000", " \u00a0 ", "   ")


def disturb_spaces(scene: Scene) -> None:
    """Lose a space between a figure and a word, or make one a no-break, a double or another space."""
    pieces, dice = scene.pieces, scene.dice
    places = [index for index, (text, _) in enumerate(pieces) if " " in text]
    if not places:
        return
    index = dice.pick(places)
    text, field = pieces[index]
    if text == " " and dice.chance(0.3) and 0 < index < len(pieces) - 1:
        left, right = pieces[index - 1][0], pieces[index + 1][0]
        if left and right and left[-1].isdigit() == right[0].isdigit():
            return
        pieces[index] = ("", field)
    elif dice.chance(0.25):
        pieces[index] = (text.replace(" ", dice.pick((", ", " ,", ". ", "  ")), 1) if text == " " else text, field)
    else:
        space = dice.pick(_SPACES)
        scene.pieces = [(text.replace(" ", space), field) for text, field in pieces]


def mojibake(pieces: list[Piece]) -> list[Piece]:
    """UTF-8 read as Windows-1252 (or Latin-1 where that has no letter), as exports do: ``fÃ©vrier``."""
    return [(_misread(text), field) for text, field in pieces]


def _misread(text: str) -> str:
    if text.isascii():
        return text
    raw = text.encode("utf-8")
    try:
        return raw.decode("cp1252")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


class Noise:
    """How often each kind of damage is done."""

    def __init__(self, strength: float = 1.0) -> None:
        self.typo = min(0.22 * strength, 1.0)
        self.second_typo = 0.12
        self.marks = 0.05 * strength
        self.case = 0.22 * strength
        self.spaces = 0.06 * strength
        self.scan = 0.015 * strength
        self.mojibake = 0.006 * strength

    def apply(self, scene: Scene) -> None:
        """Spoil the scene's pieces; the reading stays true."""
        dice = scene.dice
        if scene.worded:
            if dice.chance(self.typo):
                misspell(scene, 2 if dice.chance(self.second_typo) else 1)
            if dice.chance(self.marks):
                scene.pieces = [(strip_marks(text), field) for text, field in scene.pieces]
            if dice.chance(self.case):
                scene.pieces = change_case(scene.pieces, dice.pick(("upper", "lower", "lower", "lower", "title")))
            if dice.chance(self.mojibake):
                scene.pieces = mojibake(scene.pieces)
        if dice.chance(self.spaces):
            disturb_spaces(scene)
        if dice.chance(self.scan):
            scan_digits(scene)
