"""How often each language and group is drawn: big languages are not starved, small ones are learned."""

from collections.abc import Iterable
from functools import cache

from datenorm.data.dice import Weighted
from datenorm.data.languages import locale_groups

#: Share of the draws, in parts of 1,000, of the languages in which most dates are written; the others share the rest.
BIG: dict[str, float] = {
    "en": 150, "de": 45, "fr": 40, "es": 40, "pt": 26, "it": 26, "nl": 20, "ru": 28, "ja": 24, "zh": 24, "zh_Hant": 8,
    "ko": 16, "ar": 20, "pl": 16, "tr": 14, "uk": 12, "cs": 12, "sv": 12, "da": 10, "nb": 10, "fi": 11, "hu": 11, "ro": 10,
    "el": 9, "he": 9, "fa": 11, "hi": 11, "bn": 8, "th": 9, "vi": 10, "id": 9, "ms": 5, "ca": 7, "hr": 7, "sr": 6,
    "sr_Latn": 4, "sk": 7, "sl": 6, "bg": 8, "lt": 7, "lv": 7, "et": 7, "is": 4, "ga": 4, "eu": 5, "gl": 4, "af": 4,
    "sw": 4, "ta": 5, "te": 4, "ml": 4, "kn": 4, "gu": 4, "mr": 5, "pa": 4, "ur": 6, "ne": 4, "si": 3, "my": 4, "km": 4,
    "lo": 3, "ka": 4, "hy": 4, "az": 4, "kk": 4, "uz": 4, "mn": 3, "am": 3, "sq": 4, "mk": 4, "bs": 4, "be": 4, "fil": 4,
    "cy": 3, "nn": 3, "lb": 3,
}  # fmt: skip
_REST = 260.0
#: Their share where names of months are learned: twelve names and more a language want some thousand strings each.
_REST_OF_NAMES = 700.0


@cache
def languages(english: float = 1.0, names: bool = False) -> Weighted[str]:
    """Entries with their weights; English is drawn ``english`` times as often.

    Args:
        names: for what teaches names of months, which the small languages have as many of as the big ones.
    """
    entries = list(locale_groups())
    small = [entry for entry in entries if entry not in BIG]
    rows = [(entry, BIG[entry] * (english if entry == "en" else 1.0)) for entry in entries if entry in BIG]
    rest = (_REST_OF_NAMES if names else _REST) / len(small)
    return Weighted([*rows, *((entry, rest) for entry in small)])


def among(entries: Iterable[str]) -> tuple[tuple[str, float], ...]:
    """The entries of a table, all of them big languages, by how often they are drawn."""
    return tuple((entry, BIG[entry]) for entry in entries)
