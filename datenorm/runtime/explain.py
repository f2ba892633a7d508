"""Attention in the user's terms: a row for each character of the reading, a column for each of the text."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from datenorm.core.canonical import BEFORE_CHRIST, CALENDARS, OPEN, WEEKDAYS, decode, field_spans
from datenorm.runtime.lanes import Floats
from datenorm.runtime.reader import Source
from datenorm.runtime.search import Candidate

#: What stands for a character of a reading: its weights, or its place.
Row = TypeVar("Row")


def rows(symbols: str) -> list[int]:
    """For each character of the canonical form of ``symbols``, the index of the symbol that wrote it.

    The weekday symbol writes nothing; a calendar's stand-in writes its whole suffix, and ``B`` the sign.
    """
    start = 1 if symbols and symbols[0] in WEEKDAYS else 0
    indices: list[int] = []
    for number, side in enumerate(symbols[start:].split("/", 1)):
        if number:
            indices.append(start - 1)  # the slash
        indices.extend(start + index for index in _side(side))
        start += len(side) + 1
    return indices


def _side(symbols: str) -> list[int]:
    if symbols == OPEN:
        return [0, 0]
    canonical = decode(symbols).canonical
    body = [index for index, symbol in enumerate(symbols) if symbol not in CALENDARS and symbol != BEFORE_CHRIST]
    before = [symbols.index(BEFORE_CHRIST)] if canonical.startswith("-") else []
    marks = [index for index, symbol in enumerate(symbols) if symbol in CALENDARS]
    return before + body + marks * (len(canonical) - len(before) - len(body))


def attention_of(source: Source, candidate: Candidate, length: int) -> tuple[tuple[float, ...], ...]:
    """Attention of a candidate over the characters of the text as it was given.

    Args:
        length: of the text. What the hints got is left out, so a row may sum to less than 1.

    Returns:
        A row of ``length`` weights for each character of the canonical reading.
    """
    origin = np.array(source.cleaned.origin, np.intp)
    weights: Floats = np.zeros((len(candidate.symbols), length), np.float32)
    for column, place in enumerate(origin):
        weights[:, place] += candidate.attention[:, source.hints + column]
    return tuple(tuple(float(weight) for weight in weights[row]) for row in rows(candidate.symbols))


def exchanged(attention: tuple[Row, ...], before: str, after: str) -> tuple[Row, ...]:
    """The attention of a reading whose year, month and day have changed places: rows follow the numbers.

    Args:
        attention: a row for each character of ``before``.
        before, after: readings of the same figures under two orders: of a date, or of both sides of an interval.

    Returns:
        A row for each character of ``after``; a part that is no part of the other reading keeps its rows.
    """
    old, new = before.split("/"), after.split("/")
    if [len(side) for side in old] != [len(side) for side in new]:
        return attention
    rows: list[Row] = []
    for first, second in zip(old, new, strict=True):
        slash = bool(rows)
        rows += attention[len(rows) : len(rows) + slash]
        rows += _side_exchanged(attention[len(rows) : len(rows) + len(first)], first, second)
    return tuple(rows)


def _side_exchanged(attention: tuple[Row, ...], before: str, after: str) -> list[Row]:
    rows = list(attention)
    old = [(before[end - 2 : end], start, end) for _, start, end in field_spans(before)[:3]]
    for (_, start, end), own in zip(field_spans(after)[:3], list(old), strict=False):
        number = after[end - 2 : end]
        source = own if own[0] == number and own in old else next((part for part in old if part[0] == number), None)
        if source is not None and after[start:end] != before[start:end]:
            old.remove(source)
            rows[end - 2 : end] = attention[source[2] - 2 : source[2]]
    return rows
