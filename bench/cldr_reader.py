"""A reader of plain Gregorian dates of its own: names of months and weekdays from Babel, figures by their order.

It shares no code with the generator, so that a mistake of the generator's tables is not repeated here. It does not
guess: it answers with every day that the text could mean when the order of its figures is known, and with none when it
meets a name or a sign that it does not know.
"""

import re
import unicodedata
from functools import cache
from itertools import permutations
from typing import NamedTuple

from babel import Locale, UnknownLocaleError, localedata

#: A time with colons, its parts of a second, am or pm in English, and an offset; other times are left unread.
_TIME = re.compile(
    r"(?<!\d)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(?!\d)"
    r"\s*(?:([ap])\.?(?:m\.?)?(?![^\W\d_]))?(?:\s*(?:utc|gmt)?\s*[+-]\d\d?:?(?:\d\d)?(?!\d))?"
)
_NUMBER = re.compile(r"\d+")
#: Signs that say what the number before them is.
_SIGNED = {part: re.compile(rf"(\d+)\s*[{signs}]") for part, signs in (("Y", "年년"), ("M", "月월"), ("D", "日号號일"))}
#: The last two figures of a year behind an apostrophe.
_SHORT = re.compile(r"['’‘](\d\d)(?!\d)")


class Day(NamedTuple):
    """What a text says of a day: ``year`` as in ``1999``, ``XX99`` or ``XXXX``; None = not said."""

    year: str
    month: int | None
    day: int | None
    hour: int | None = None
    minute: int | None = None


@cache
def locales(language: str) -> tuple[Locale, ...]:
    """Babel's locales of a language, its scripts and regions included."""
    found = []
    for name in localedata.locale_identifiers():
        if name.split("_")[0] == language:
            try:
                found.append(Locale.parse(name))
            except (UnknownLocaleError, ValueError):
                continue
    return tuple(found)


def plain(text: str) -> str:
    """Lower case, ASCII digits, and no marks of direction."""
    folded = unicodedata.normalize("NFKC", text).lower().replace("i̇", "i")
    kept = (character for character in folded if unicodedata.category(character) != "Cf")
    return "".join(str(unicodedata.decimal(c)) if c.isdecimal() else " " if c.isspace() else c for c in kept)


def _names(language: str, table: str, sizes: tuple[str, ...]) -> dict[str, set[int]]:
    names: dict[str, set[int]] = {}
    for locale in locales(language):
        for context in ("format", "stand-alone"):
            for size in sizes:
                for number, name in getattr(locale, table)[context].get(size, {}).items():
                    for form in (plain(name), plain(name).rstrip(".")):
                        if any(character.isalpha() for character in form):
                            names.setdefault(form, set()).add(number)
    return names


@cache
def _months(language: str) -> tuple[dict[str, set[int]], re.Pattern[str]]:
    names = _names(language, "months", ("wide", "abbreviated"))
    return names, _any_of(names)


@cache
def _weekdays(language: str) -> re.Pattern[str]:
    return _any_of(_names(language, "days", ("wide", "abbreviated", "short")))


@cache
def _words(language: str) -> re.Pattern[str]:
    """What CLDR's patterns of the language hold beside names and figures: ``de``, ``г.``."""
    words: set[str] = set()
    for locale in locales(language):
        patterns = [*locale.date_formats.values(), *locale.datetime_skeletons.values()]
        for pattern in patterns:
            source = str(getattr(pattern, "pattern", pattern))
            quoted = re.findall(r"'([^']+)'", source)
            bare = re.split(r"[A-Za-z\s.,/()-]+", re.sub(r"'[^']*'", " ", source))
            words.update(part for text in (*quoted, *bare) for part in plain(text).split())
    return _any_of({form: set() for word in words for form in (word, word.rstrip(".")) if any(map(str.isalpha, form))})


def _any_of(names: dict[str, set[int]]) -> re.Pattern[str]:
    """The names, the longest first, none of them within a longer word unless its script parts no words."""
    rows = sorted(names, key=len, reverse=True)
    return re.compile("|".join(rf"(?<![^\W\d_]){re.escape(name)}(?![^\W\d_])" for name in rows) or r"(?!)")


def read(text: str, language: str, order: str) -> set[Day]:
    """Every day that ``text`` can mean.

    Args:
        language: of the names in it; "" = it has none.
        order: of its figures, DMY, MDY or YMD; "" = any that gives a date.
    """
    rest = plain(text)
    hour: int | None = None
    minute: int | None = None
    if time := _TIME.search(rest):
        hour, minute = int(time[1]), int(time[2])
        if time[4]:
            hour = hour % 12 + 12 * (time[4] == "p")
        rest = rest[: time.start()] + " " + rest[time.end() :]
    months: set[int] = set()
    if language:
        names, pattern = _months(language)
        found = pattern.findall(rest)
        if len(found) > 1:
            return set()
        if found:
            months = names[found[0]]
            rest = pattern.sub(" ", rest)
    # The sign of the day is Sunday's short name too.
    signed = {part: match[1] for part, sign in _SIGNED.items() if (match := sign.search(rest))}
    for part in signed:
        rest = _SIGNED[part].sub(" ", rest, count=1)
    if language:
        rest = _weekdays(language).sub(" ", rest)
    if signed:
        return _signed(rest, signed, months, (hour, minute))
    if language:
        rest = _words(language).sub(" ", rest)
    if any(character.isalpha() for character in rest):
        return set()
    return {Day(*day, hour, minute) for day in _days(rest, months, order)}


def _signed(rest: str, signed: dict[str, str], months: set[int], clock: tuple[int | None, int | None]) -> set[Day]:
    """A date whose numbers have signs behind them; none when a number or a letter is left over."""
    year, month, day = _year(signed.get("Y"), None), _small(signed.get("M"), 12), _small(signed.get("D"), 31)
    if any(character.isalnum() for character in rest) or year is None or day == 0 or month == 0:
        return set()
    return {Day(year, number, day, *clock) for number in (months or (month,))}


def _days(rest: str, months: set[int], order: str) -> set[tuple[str, int | None, int | None]]:
    apostrophe = _SHORT.search(rest)
    numbers = _NUMBER.findall(rest)
    letters = "MDY" if not months else "DY"
    if len(numbers) == 3 and len(numbers[0]) == 4:
        order = "YMD"  # ISO 8601, whatever else is usual.
    days: set[tuple[str, int | None, int | None]] = set()
    for roles in permutations(letters, len(numbers)):
        row = "".join(roles)
        if not months and order and row not in (order, order.replace("Y", ""), order.replace("D", "")):
            continue
        said = dict(zip(row, numbers, strict=True))
        year = _year(said.get("Y"), apostrophe[1] if apostrophe else None)
        day = _small(said.get("D"), 31)
        month = _small(said.get("M"), 12)
        if year is None or day == 0 or month == 0:
            continue
        for number in months or (month,):
            if number is not None or day is not None:
                days.add((year, number, day))
    return days


def _small(figures: str | None, highest: int) -> int | None:
    """The number, 0 = it can be none of this kind, None = nothing said."""
    if figures is None:
        return None
    return int(figures) if len(figures) <= 2 and 1 <= int(figures) <= highest else 0


def _year(figures: str | None, apostrophe: str | None) -> str | None:
    """The year, None = it can be none."""
    if apostrophe is not None:
        return f"XX{apostrophe}" if figures == apostrophe else None
    if figures is None:
        return "XXXX"
    return f"XX{figures}" if len(figures) == 2 else figures.zfill(4) if len(figures) in (3, 4) else None
