"""One labelled string, as the generator makes it and the trainer takes it."""

from typing import NamedTuple

#: What a span can carry; the second side of an interval has the names with a 2 behind.
FIELDS: tuple[str, ...] = (
    "year",
    "month",
    "day",
    "weekday",
    "hour",
    "minute",
    "second",
    "zone",
    "calendar",
    "qualifier",
    "year2",
    "month2",
    "day2",
    "calendar2",
    "qualifier2",
)


class Span(NamedTuple):
    """Characters ``start`` to ``end`` (excluded) of the text carry ``field``."""

    start: int
    end: int
    field: str


class Example(NamedTuple):
    """A string and the truth about it.

    Attributes:
        text: as a person would have written it.
        canonical: the reading; empty = no date, to be refused.
        weekday: 1 (Monday) to 7 when the text names one, else None.
        kind: the contract's kind (absolute, two_digit_year, partial, no_year, range, datetime, time, era_calendar,
            reject).
        group: the row of the generator's table that made it.
        language: CLDR language id of the words in it ("" when it has none).
        order: order of its numeric parts, DMY, MDY or YMD ("" when it has no such order).
        spans: which characters carry which field.
        hint_order, hint_language: the hints to give with it in training ("" = none); may be wrong on purpose where
            the text leaves no doubt.
    """

    text: str
    canonical: str
    weekday: int | None
    kind: str
    group: str
    language: str
    order: str
    spans: tuple[Span, ...]
    hint_order: str
    hint_language: str
