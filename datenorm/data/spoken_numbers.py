"""Small numbers in words, as num2words has them."""

from functools import cache

from num2words import num2words

#: Languages of which the small numbers are right, and num2words' names of them.
SPOKEN: dict[str, str] = {"nb": "no", **{name: name for name in ("en", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "fi", "pl", "cs", "ru", "uk", "tr", "hu", "ro", "id", "vi")}}


@cache
def spoken(number: int, token: str) -> str:
    """``number`` in words of a language in :data:`SPOKEN`."""
    return str(num2words(number, lang=SPOKEN[token]))
