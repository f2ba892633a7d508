"""Dates with one wrong letter in the month, in all languages: what rule-based tools can't read."""

import random
from collections.abc import Iterable, Iterator
from functools import cache

from rapidfuzz.distance import OSA

from datenorm.core.canonical import ERA_SYMBOLS, Point, parse
from datenorm.core.errors import CanonicalError
from datenorm.data.example import Example, Span
from datenorm.data.languages import language, locale_groups

#: Shorter names than this have no letter to spare.
_SHORTEST = 3

#: Attempts at an error that leaves the month nearer to itself than to any other.
_ATTEMPTS = 8

_MONTHS = frozenset(f"{month:02d}" for month in range(1, 13))

_LATIN = "abcdefghijklmnopqrstuvwxyz"

_OPERATIONS = ("replace", "drop", "double", "swap", "insert")


def misspelt(examples: Iterable[Example], seed: int) -> Iterator[Example]:
    """The examples that name one month in letters, each with one error in it; others are left out.

    An error is a wrong, missing, doubled or added letter, or two neighbours in the wrong order. Examples
    whose name would come to lie as near to another month of the language are left out too.
    """
    for number, example in enumerate(examples):
        spoilt = _spoilt(example, random.Random(f"{seed}:{number}"))
        if spoilt is not None:
            yield spoilt


def _spoilt(example: Example, dice: random.Random) -> Example | None:
    spans = [span for span in example.spans if span.field == "month"]
    month = _month(example.canonical)
    if len(spans) != 1 or month is None or not example.language:
        return None
    name = example.text[spans[0].start : spans[0].end]
    if sum(map(str.isalpha, name)) < _SHORTEST or any(map(str.isdigit, name)):
        return None
    for _ in range(_ATTEMPTS):
        wrong = misspell(name, _alphabet(example.language, name), dice)
        if wrong.lower() != name.lower() and not _is_nearer_to_another(wrong, example.language, month):
            return _with_month(example, spans[0], wrong)
    return None


def misspell(name: str, alphabet: str, dice: random.Random) -> str:
    """``name`` with one error in its letters."""
    place = dice.choice([index for index, letter in enumerate(name) if letter.isalpha()])
    operation, letter = dice.choice(_OPERATIONS), name[place]
    other = dice.choice(alphabet)
    other = other.upper() if letter.isupper() else other
    if operation == "swap" and place + 1 < len(name):
        return name[:place] + name[place + 1] + letter + name[place + 2 :]
    middle = {"drop": "", "double": letter * 2, "insert": letter + other.lower()}.get(operation, other)
    return name[:place] + middle + name[place + 1 :]


def _month(canonical: str) -> int | None:
    """The month of a Gregorian point that has one of the twelve."""
    try:
        point = parse(canonical)
    except CanonicalError:
        return None
    if (
        not isinstance(point, Point)
        or point.date is None
        or point.calendar
        or point.date.year[0] in ERA_SYMBOLS
    ):
        return None
    return int(point.date.month) if point.date.month in _MONTHS else None


def _with_month(example: Example, span: Span, name: str) -> Example:
    """The example with ``name`` in the place of ``span``; spans behind it move along."""
    longer = len(name) - (span.end - span.start)

    def moved(other: Span) -> Span:
        start = other.start + longer if other.start >= span.end else other.start
        return Span(start, other.end + longer if other.end >= span.end else other.end, other.field)

    text = example.text[: span.start] + name + example.text[span.end :]
    return example._replace(text=text, spans=tuple(map(moved, example.spans)), group="misspelt-month")


@cache
def _entries(token: str) -> tuple[str, ...]:
    return tuple(entry for entry in locale_groups() if entry.split("_")[0] == token)


def _alphabet(token: str, name: str) -> str:
    """The letters of the script in which the language writes ``name``."""
    alphabets = [language(entry).alphabet for entry in _entries(token)]
    return max(alphabets, key=lambda letters: len(set(letters) & set(name.lower())), default="") or _LATIN


@cache
def _names(token: str) -> tuple[tuple[int, str], ...]:
    """Month and name, in lower case, of every way in which the language calls its months."""
    found = {
        (month, name.rstrip(".").lower()): None
        for entry in _entries(token)
        for rows in language(entry).months.values()
        for month, row in enumerate(rows, 1)
        for name in row
    }
    return tuple(found)


def _is_nearer_to_another(wrong: str, token: str, month: int) -> bool:
    """Whether another month is as near (optimal string alignment) as the own one."""
    spoilt = wrong.rstrip(".").lower()
    distances = [(OSA.distance(spoilt, name), number) for number, name in _names(token)]
    own = min((distance for distance, number in distances if number == month), default=0)
    return any(distance <= own for distance, number in distances if number != month)
