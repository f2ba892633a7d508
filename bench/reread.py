"""No example's target contradicts its text: generated dates read again with code that is not the generator's.

    pip install -e ".[peers]" && python bench/reread.py --count 100000
    python bench/reread.py --count 2000 --reader cldr

Plain Gregorian dates, without noise and labels, are read by ``cldr_reader.py`` and by dateparser, which are told the
language and the order of the figures. Where a reader says another day than the target, the table EXPLAINED says what
the reader does; what no row explains is an error of the generator until somebody has looked at it, and ends in exit 1.
"""

import argparse
import datetime
import logging
import re
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import cldr_reader
from cldr_reader import Day

from datenorm.data.example import Example
from datenorm.data.sampler import Sampler

SEED = 5_000_011

#: Groups of the generator whose dates are plain: figures and names of the months, Gregorian.
GROUPS: tuple[str, ...] = (
    "named", "named-short-year", "numeric", "numeric-short-year", "iso", "year-first", "month-year", "month-short-year",
    "numeric-month-year", "day-month", "numeric-day-month",
)  # fmt: skip
_TARGET = re.compile(r"(\d{4}|XX\d\d|XXXX)(?:-(\d\d))?(?:-(\d\d))?(?:T(\d\d):(\d\d).*)?")
#: A fixed today, so that what dateparser fills in never changes.
_TODAY = datetime.datetime(2001, 1, 1)


class Disagreement(NamedTuple):
    """An example, who read it otherwise, and what was read."""

    example: Example
    reader: str
    read: Day


class Cause(NamedTuple):
    """Why a reader says otherwise though the target is right.

    Attributes:
        sentence: what the reader does.
        holds: whether this is the case.
    """

    sentence: str
    holds: Callable[[Disagreement], bool]


_VIETNAMESE = re.compile(r"T\d|tháng năm", re.IGNORECASE)
_OFFSET = re.compile(r"\d[^-+]*[+-]\d{4}(?!\d)")
_HOUR = re.compile(
    r"(?<!\d)\d\d?(?:\d\d)? ?(?:h|hrs|hours|u|uur|Uhr|horas|kl|час)(?![^\W\d_])"
    r"|\b(?:klo|kello|ore|alle) \d\d?(?![\d.:])",
    re.IGNORECASE,
)
_TIME_FIRST = re.compile(r"\d\d?(?:[:.]\d\d)*(?: Uhr\b| (?:\w+ )?(?:GMT|UTC))")
_HYPHEN_TIME = re.compile(r"\d-T?\d\d:\d\d$")
_DOTTED_TIME = re.compile(r"\d{4} \d\d\.\d\d$")
_ONE_LETTER = re.compile(r"\d\s?[ap](?![^\W\d_])|:\d\d[+-]\d\d(?!\d)")
_GERMAN_ON = re.compile(r":\d\d am \d")
_COLONS = re.compile(r"\d{1,4}:\d\d?:\d{1,4}")

#: Why the readers disagree; a row is added when somebody has looked at a disagreement and found the target right.
EXPLAINED: tuple[Cause, ...] = (
    Cause(
        "reads Vietnamese T2 or T9 as a weekday or as a number beside the day where it is a month, "
        "and the month tháng năm as a year",
        lambda row: row.example.language == "vi" and bool(_VIETNAMESE.search(row.example.text)),
    ),
    Cause(
        "reads an hour without minutes, or an offset, as a year",
        lambda row: (
            row.example.canonical.startswith("XX")
            and row.read.year != target(row.example).year
            and bool("時" in row.example.text or _HOUR.search(row.example.text) or _OFFSET.search(row.example.text))
        ),
    ),
    Cause(
        "reads the short name of a weekday as a month (mar, martedì and marzo; Samburu's Sap and Ong, Taita's Kad and "
        "Kan)",
        lambda row: (
            row.example.weekday is not None
            and (
                row.example.language in ("dav", "saq")
                or (bool(row.example.order) and "mar" in row.example.text.lower())
            )
        ),
    ),
    Cause(
        "reads the German word am behind a time as ante meridiem",
        lambda row: bool(_GERMAN_ON.search(row.example.text)),
    ),
    Cause(
        "drops the vowel signs or the accent of names (Burmese, Hindi, Jola-Fonyi, Punjabi, Thai, Tibetan), so that "
        "two months become one",
        lambda row: (
            row.reader == "dateparser"
            and row.example.language in ("bo", "dyo", "hi", "my", "pa", "th")
            and row.read.year == target(row.example).year
            and row.read.day == target(row.example).day
        ),
    ),
    Cause(
        "reads the day and drops an hour that has no minutes",
        lambda row: (
            row.reader == "dateparser"
            and row.read[:3] == target(row.example)[:3]
            and row.read[3:] == (0, 0)
            and bool(_HOUR.search(row.example.text))
        ),
    ),
    Cause(
        "reads half of a date behind a time with am in one letter, or with an offset of two figures",
        lambda row: row.reader == "dateparser" and bool(_ONE_LETTER.search(row.example.text)),
    ),
    Cause(
        "reads the month first behind the Latvian word gada, as behind other years, where the day stands first",
        lambda row: row.example.language == "lv" and "gada" in row.example.text and not row.example.order,
    ),
    Cause(
        "reads the hour or the offset of a time that stands first as the day, its minutes as a month",
        lambda row: row.reader == "dateparser" and bool(_TIME_FIRST.match(row.example.text)),
    ),
    Cause(
        "drops a time that a hyphen joins to the year",
        lambda row: (
            row.reader == "dateparser"
            and row.read[:3] == target(row.example)[:3]
            and bool(_HYPHEN_TIME.search(row.example.text))
        ),
    ),
    Cause(
        "reads a time with a dot behind the year as a month and a day",
        lambda row: row.reader == "dateparser" and bool(_DOTTED_TIME.search(row.example.text)),
    ),
    Cause(
        "reads the Arabic sign of the years after Christ (م) as post meridiem",
        lambda row: (
            row.example.language == "ar" and " م " in row.example.text and row.read[:3] == target(row.example)[:3]
        ),
    ),
    Cause(
        "does not know the Greenlandic words for am and pm (u.t., u.k.)",
        lambda row: (
            row.reader == "dateparser" and row.example.language == "kl" and row.read[:3] == target(row.example)[:3]
        ),
    ),
    Cause(
        "reads a date with colons as a time",
        lambda row: row.reader == "cldr" and bool(_COLONS.search(row.example.text)),
    ),
)


def target(example: Example) -> Day:
    """The example's target in the readers' form."""
    match = _TARGET.fullmatch(example.canonical)
    if match is None:
        raise ValueError(f"expected a plain Gregorian date, got {example.canonical!r} of group {example.group}")
    year, *numbers = match.groups()
    return Day(year, *(int(number) if number else None for number in numbers))


def drawn(count: int, seed: int) -> Iterator[Example]:
    """Plain examples: without noise and without anything around them."""
    return Sampler(seed, kinds=GROUPS, noise=0, context=False).examples(count)


def by_cldr(example: Example) -> set[Day]:
    """What the reader of Babel's names says."""
    return cldr_reader.read(example.text, example.language, example.order)


def by_dateparser(example: Example) -> set[Day]:
    """What dateparser says when language, order and the parts that must be there are given."""
    wanted = target(example)
    said = zip(("year", "month", "day"), wanted[:3], strict=True)
    parts = tuple(part for part, value in said if value not in (None, "XXXX"))
    parser = _dateparser(example.language, example.order, parts)
    if parser is None:
        return set()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = parser.get_date_data(example.text)
    if found is None or found.date_obj is None:
        return set()
    day = found.date_obj
    year = f"{day.year:04d}"
    if wanted.year.startswith("XX"):
        year = "XXXX" if wanted.year == "XXXX" else f"XX{year[2:]}"
    clock = (day.hour, day.minute) if wanted.hour is not None else (None, None)
    return {Day(year, day.month, None if wanted.day is None else day.day, *clock)}


@cache
def _dateparser(language: str, order: str, parts: tuple[str, ...]) -> Any:
    """dateparser for a language, or None where it does not know it."""
    from dateparser.data.languages_info import language_order
    from dateparser.date import DateDataParser

    if language and language not in language_order:
        return None
    settings: dict[str, Any] = {
        "REQUIRE_PARTS": list(parts), "PARSERS": ["absolute-time"], "RELATIVE_BASE": _TODAY,
        "RETURN_AS_TIMEZONE_AWARE": False, "PREFER_LOCALE_DATE_ORDER": False,
    }  # fmt: skip
    if order:
        settings["DATE_ORDER"] = order
    return DateDataParser(languages=[language or "en"], settings=settings)


READERS: dict[str, Callable[[Example], set[Day]]] = {"cldr": by_cldr, "dateparser": by_dateparser}


def agrees(read: Day, wanted: Day) -> bool:
    """Whether the day is the same, and the time where both have one."""
    same_time = read.hour is None or wanted.hour is None or (read.hour, read.minute) == (wanted.hour, wanted.minute)
    return read[:3] == wanted[:3] and same_time


def reread(examples: Iterator[Example], readers: list[str], counts: Counter[str]) -> Iterator[Disagreement]:
    """The disagreements; ``counts`` says how many were read, agreed with, left open or not read."""
    for example in examples:
        counts["dates"] += 1
        wanted = target(example)
        said = False
        for name in readers:
            days = READERS[name](example)
            said = said or bool(days)
            counts[f"{name} read"] += bool(days)
            if days and not any(agrees(day, wanted) for day in days):
                yield Disagreement(example, name, min(days, key=str))
            elif len(days) > 1:
                counts[f"{name} read more than one day, one of them the target"] += 1
        counts["read by none"] += not said


def cause_of(disagreement: Disagreement) -> str:
    """The sentence that explains a disagreement, "" = none does."""
    return next((cause.sentence for cause in EXPLAINED if cause.holds(disagreement)), "")


def main() -> int:
    """Draw, read again, print counts and disagreements by cause; 1 when one is left without an explanation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000, help="how many dates (10,000)")
    parser.add_argument("--seed", type=int, default=SEED, help="of the generator")
    parser.add_argument("--reader", choices=sorted(READERS), action="append", help="only this one; may be repeated")
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    began = time.perf_counter()
    counts: Counter[str] = Counter()
    causes: dict[str, list[Disagreement]] = {}
    for disagreement in reread(drawn(options.count, options.seed), options.reader or list(READERS), counts):
        causes.setdefault(cause_of(disagreement), []).append(disagreement)
    for what, number in counts.items():
        print(f"{number:9,}  {what}")
    for sentence, rows in sorted(causes.items(), key=lambda row: -len(row[1])):
        print(f"\n{len(rows):9,}  {sentence or 'NOT EXPLAINED'}")
        for example, reader, read in rows[: 5 if sentence else 60]:
            labels = f"{example.group} {example.language} {example.order}"
            print(f"           {example.text!r} -> {example.canonical} [{labels}], {reader}: {read}")
    print(f"\n{time.perf_counter() - began:.0f} s, seed {options.seed}")
    return 1 if "" in causes else 0


if __name__ == "__main__":
    sys.exit(main())
