"""Text as the network sees it: normal form, lower case, ASCII digits, one kind of dash, quote and space.

What cleaning removes is what never changes the meaning of a date; what could (which script the digits are in: it is
evidence for a calendar) is kept beside the text. Each cleaned character remembers which input character it came from.
"""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

#: Longest text that is read; longer ones are refused as too-long.
MAX_SOURCE = 256

#: Scripts of decimal digits that are told apart, by the first word of the digit's Unicode name (CLDR's ids).
DIGIT_SCRIPTS: dict[str, str] = {
    "ARABIC-INDIC": "arab",
    "EXTENDED": "arabext",
    "DEVANAGARI": "deva",
    "BENGALI": "beng",
    "THAI": "thai",
    "MYANMAR": "mymr",
    "KHMER": "khmr",
    "FULLWIDTH": "fullwide",
}
#: Any other script of digits (Gujarati, Lao, Tibetan, Ol Chiki, Adlam, ...).
OTHER_DIGITS = "other"

_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\uff0d\u058a\u1806\u30a0"
_QUOTES = "\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u00b4\u0060\u055a\uff07\u05f3"
_DOUBLE_QUOTES = "\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\u05f4\u300c\u300d\u300e\u300f\u2039\u203a"
_SINGLE: dict[str, str] = {
    **dict.fromkeys(_DASHES, "-"),
    **dict.fromkeys(_QUOTES, "'"),
    **dict.fromkeys(_DOUBLE_QUOTES, '"'),
    "\u2044": "/",
    "\u2215": "/",
    "\u060c": ",",
    "\u3001": ",",
    "\u066b": ".",
    "\u066c": ",",
    "\u06d4": ".",
    "\u3002": ".",
    "\u00b0": "o",
    "\u0130": "i",
    "\u2022": "·",
    "\u30fb": "·",
    "\u2219": "·",
    "\u22c5": "·",
    "\u301c": "~",
    "\u223c": "~",
    "\u3007": "\u96f6",
}

#: Raised and lowered figures, which number a footnote: as figures they would go on with the year before them.
_NOTES = frozenset(map(chr, (0xB9, 0xB2, 0xB3, 0x2070, *range(0x2074, 0x207A), *range(0x2080, 0x208A))))

_ENTITY = re.compile(r"&(?:[a-zA-Z]{2,8}|#[0-9]{1,6}|#[xX][0-9a-fA-F]{1,5});")

#: What colours text, moves on a terminal or makes a link (ECMA-48), as a whole: the figures of ``ESC [ 31 m`` are no
#: day. Only what begins with ESC: a single 0x9b is more often a quote of cp1252 that was read as Latin-1. A space,
#: which may stand before the last letter of a CSI, is left out: in a sequence that is cut, the text goes on behind it.
_ESCAPE = re.compile(
    r"""\x1b (?: \[ [0-?]* [!-/]* [@-~]                        # CSI: colours, movements
               | [\]PX^_] [^\x07\x1b]* (?: \x07 | \x1b \\ )  # OSC and its kind: titles, links
               | \( B )                                       # back to ASCII, as tput sgr0 writes it
    """,
    re.VERBOSE,
)


class Cleaned(NamedTuple):
    """Cleaned text, the input index of each of its characters, and the script of its non-ASCII digits (or "")."""

    text: str
    origin: tuple[int, ...]
    digits: str


def clean(text: str) -> Cleaned:
    """Clean ``text``; total on every string, in time linear in its length."""
    if text.isascii() and text.isprintable() and "&" not in text and "`" not in text:
        return _clean_ascii(text)
    return _clean_translated(text)


def _clean_ascii(text: str) -> Cleaned:
    lowered = text.lower()
    if "  " not in lowered and not lowered.startswith(" ") and not lowered.endswith(" "):
        return Cleaned(lowered, tuple(range(len(lowered))), "")
    characters: list[str] = []
    origin: list[int] = []
    for index, character in enumerate(lowered):
        if character != " " or (characters and characters[-1] != " "):
            characters.append(character)
            origin.append(index)
    return _stripped(characters, origin, "")


def _stripped(characters: list[str], origin: list[int], digits: str) -> Cleaned:
    if characters and characters[-1] == " ":
        characters.pop()
        origin.pop()
    return Cleaned("".join(characters), tuple(origin), digits)


#: Stands in a translation for a character that needs the general way; cleaning itself never leaves it.
_ODD = "\0"


class _Simple(dict[int, str]):
    """What ``str.translate`` looks characters up in: each is cleaned once, when it is first met.

    A character that does not become exactly one, that joins the one before it, that may begin an entity, or that lies
    beyond the basic plane (so that this table stays small) becomes ``_ODD``.
    """

    def __init__(self) -> None:
        super().__init__()
        self.digits: set[str] = set()

    def __missing__(self, code: int) -> str:
        if code > 0xFFFF:
            return _ODD
        character = chr(code)
        cleaned, script = _clean_cluster(character)
        if script:
            self.digits.add(character)
        simple = len(cleaned) == 1 and character != "&" and not _continues(character)
        return self.setdefault(code, cleaned if simple else _ODD)


_SIMPLE = _Simple()


def _clean_translated(text: str) -> Cleaned:
    cleaned = text.translate(_SIMPLE)
    if _ODD in cleaned or "  " in cleaned or cleaned.strip(" ") != cleaned:
        return _clean_clusters(text)
    digits = ""
    if not _SIMPLE.digits.isdisjoint(text):
        digits = next(_clean_cluster(character)[1] for character in text if character in _SIMPLE.digits)
    return Cleaned(cleaned, tuple(range(len(text))), digits)


def _clean_clusters(text: str) -> Cleaned:
    characters: list[str] = []
    origin: list[int] = []
    digits = ""
    for start, cluster in _clusters(text):
        cleaned, script = _clean_cluster(cluster)
        if script and not digits:
            digits = script
        for character in cleaned:
            if character != " " or (characters and characters[-1] != " "):
                characters.append(character)
                origin.append(start)
    return _stripped(characters, origin, digits)


def _clusters(text: str) -> list[tuple[int, str]]:
    """Cut ``text`` into entities and into characters with the marks and conjoining jamo that follow them.

    Escape sequences are entities that stand for nothing.
    """
    entities = _entities(text) if "&" in text else {}
    if "\x1b" in text:
        entities |= {match.start(): (match.group(), "") for match in _ESCAPE.finditer(text)}
    clusters: list[tuple[int, str]] = []
    index, length = 0, len(text)
    while index < length:
        entity = entities.get(index)
        if entity is not None:
            clusters.append((index, entity[1]))
            index += len(entity[0])
            continue
        end = index + 1
        while end < length and end - index < _LONGEST_CLUSTER and _continues(text[end]):
            end += 1
        clusters.append((index, text[index:end]))
        index = end
    return clusters


def _entities(text: str) -> dict[int, tuple[str, str]]:
    """Where entities of HTML begin, as they are written and what they stand for."""
    import html  # with a table of two thousand names

    return {match.start(): (match.group(), html.unescape(match.group())) for match in _ENTITY.finditer(text)}


#: A character with more marks than this is cut, so that no cluster takes long to normalise.
_LONGEST_CLUSTER = 8


@lru_cache(maxsize=8192)
def _continues(character: str) -> bool:
    """Whether ``character`` belongs to the one before it: combining marks, vowels and finals of conjoining jamo."""
    return character > "\u02ff" and (unicodedata.combining(character) != 0 or "\u1160" <= character <= "\u11ff")


@lru_cache(maxsize=8192)
def _clean_cluster(cluster: str) -> tuple[str, str]:
    """Clean one cluster; returns the characters and the script of the digits among them."""
    script = ""
    pieces: list[str] = []
    source = "".join(_SINGLE.get(character, character) for character in cluster if character not in _NOTES)
    for character in source:
        if not character.isascii() and unicodedata.category(character) == "Nd":
            script = script or _digit_script(character)
    for character in unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", source).lower()):
        pieces.append(_clean_character(_SINGLE.get(character, character)))
    return "".join(pieces), script


def _digit_script(digit: str) -> str:
    word = unicodedata.name(digit, "").partition(" ")[0]
    return DIGIT_SCRIPTS.get(word, OTHER_DIGITS)


def _clean_character(character: str) -> str:
    category = unicodedata.category(character)
    if category == "Nd":
        return str(unicodedata.decimal(character))
    if category.startswith("Z") or character in "\t\n\r\v\f\x85":
        return " "
    if category in ("Cc", "Cf", "Cs", "Co", "Cn") or "\ufe00" <= character <= "\ufe0f":
        return ""
    return character
