"""Words that say nothing about a date, to stand before one like a label that nobody has listed."""

import re
from functools import cache

from datenorm.data import interval_words, nondate_words, precision_words, relative
from datenorm.data.languages import language, locale_groups
from datenorm.data.pools import fillers
from datenorm.data.spoken_numbers import SPOKEN, spoken

_WORD = re.compile(r"[^\W\d_]{4,12}")
_LETTERS = re.compile(r"[^\W\d_]+")


@cache
def plain_words(token: str) -> tuple[str, ...]:
    """Words of a language, with a capital; () for those of which Faker has no words or whose numbers in words are unknown.

    None bounds or doubts a date, counts, or names a part of a date.
    """
    if token not in SPOKEN:
        return ()
    taken = _said_of_dates(token)
    found = (word for text in fillers(token) for word in _WORD.findall(text))
    return tuple(dict.fromkeys(word.capitalize() for word in found if word.lower() not in taken))


@cache
def cut_words(token: str) -> tuple[str, ...]:
    """Their first letters with a full stop, as people shorten them: ``Rec.``, ``gel.``"""
    taken = _said_of_dates(token)
    cuts = (word[:size] for word in plain_words(token) for size in (3, 4) if len(word) > size + 1)
    return tuple(dict.fromkeys(f"{cut}." for cut in cuts if cut.lower() not in taken))


@cache
def _said_of_dates(token: str) -> frozenset[str]:
    """The words, in small letters, that mean something beside a date: before, about, perhaps, numbers, names of months and days."""
    tables = (
        precision_words.ABOUT, precision_words.ABOUT_AFTER, precision_words.PERHAPS, precision_words.PERHAPS_AFTER, precision_words.YEAR, precision_words.MONTH_YEAR, precision_words.MONTH_NUMBER, precision_words.NTH, precision_words.DECADE, precision_words.CENTURY,
        precision_words.CENTURY_WORDS, precision_words.SEASON, precision_words.QUARTER,
        interval_words.RANGE, interval_words.BEFORE, interval_words.AFTER, interval_words.AND, interval_words.FROM, nondate_words.LABELLED, nondate_words.LENGTHS,
    )  # fmt: skip
    rows = [row for table in tables for row in table.get(token, ())]
    rows += precision_words.SEASONS.get(token, "").split(",")
    for entry in locale_groups():
        if entry.split("_")[0] == token:
            own = language(entry)
            for names in (*own.months.values(), *own.weekdays.values()):
                rows += [name for row in names for name in row]
            rows += [*relative.relative_words(entry), *relative.duration_patterns(entry), *relative.hour_patterns(entry), *relative.minute_patterns(entry)]
    rows += [spoken(number, token) for number in range(60)]
    return frozenset(word for row in rows for word in _LETTERS.findall(row.lower()))
