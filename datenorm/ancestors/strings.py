"""What the ancestors learn from: the course's dates, which are generated, and the time data, which the user brings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.errors import InputError, unreadable

Integers = npt.NDArray[np.int32]

#: The course's formats, as Babel's letters: each of the four lengths of CLDR and ten of its own. It writes ``YYY``, the
#: year of the week, which is the wrong one around New Year; here it is the year.
FORMATS = (
    "short", "medium", "long", *["full"] * 9, "d MMM y", "d MMMM y", "dd MMM y", "d MMM, y", "d MMMM, y", "dd, MMM y",
    "d MM yy", "d MMMM y", "MMMM d y", "MMMM d, y", "dd.MM.yy",
)  # fmt: skip

#: Days of the course's data: Faker's, from 1970 on.
_FIRST, _LAST = date(1970, 1, 1), date(2019, 12, 31)

_DATE_SYMBOLS = "-0123456789"


class Task(NamedTuple):
    """Strings and what is to be written of them, always so many symbols.

    Attributes:
        texts: (N,) strings.
        readings: (N,) strings of Ty symbols.
        characters: id -> character; one is <unk>, one <pad>.
        symbols: id -> symbol.
        source: Tx, to which texts are padded or cut.
        train: how many of them are learned from; the others are for the test.
    """

    texts: tuple[str, ...]
    readings: tuple[str, ...]
    characters: tuple[str, ...]
    symbols: tuple[str, ...]
    source: int
    train: int

    @property
    def slots(self) -> int:
        """Ty."""
        return len(self.readings[0])

    def arrays(self) -> tuple[Integers, Integers]:
        """Ids of the characters (N, Tx) and of the symbols (N, Ty)."""
        places = {symbol: place for place, symbol in enumerate(self.symbols)}
        slots = [[places[symbol] for symbol in reading] for reading in self.readings]
        return source_ids(self, self.texts), np.array(slots, np.int32)


PADDING, UNKNOWN = "<pad>", "<unk>"


def source_ids(task: Task, texts: Sequence[str]) -> Integers:
    """Ids (N, Tx) of texts, cut or padded."""
    known = {character: place for place, character in enumerate(task.characters)}
    ids = np.full((len(texts), task.source), known[PADDING], np.int32)
    for row, text in enumerate(texts):
        cut = text[: task.source]
        ids[row, : len(cut)] = [known.get(character, known[UNKNOWN]) for character in cut]
    return ids


def course_dates(seed: int, count: int = 10_000, test: int = 2_000, source: int = 30) -> Task:
    """English dates as the course writes them: lower case, without commas, ISO 8601 as the reading.

    Args:
        count: strings to learn from.
        test: strings for the test, none of which is among those.
    """
    from babel.dates import format_date

    generator = np.random.default_rng(seed)
    train: list[tuple[str, str]] = []
    held_out: dict[str, str] = {}
    seen: set[str] = set()
    days = (_LAST - _FIRST).days + 1
    while len(train) < count or len(held_out) < test:
        day = _FIRST + timedelta(int(generator.integers(days)))
        style = FORMATS[int(generator.integers(len(FORMATS)))]
        text = format_date(day, style, locale="en_US").lower().replace(",", "")
        if len(train) < count:
            train.append((text, day.isoformat()))
            seen.add(text)
        elif text not in seen:
            held_out[text] = day.isoformat()
    pairs = [*train, *held_out.items()]
    characters = (*sorted({character for text, _ in train for character in text}), UNKNOWN, PADDING)
    texts, readings = zip(*pairs, strict=True)
    return Task(texts, readings, characters, tuple(_DATE_SYMBOLS), source, count)


def time_strings(data: Path, vocabulary: Path, source: int = 41, share: float = 0.8) -> Task:
    """The time data: a file of pairs and a file of both vocabularies, split by order.

    Raises:
        InputError: a file can't be read or does not hold what it should.
    """
    pairs = _json(data)
    if not _is_pairs(pairs):
        raise InputError(f"expected a list of pairs such as [\"half past nine\", \"09:30\"] in {data}")
    vocabularies = _json(vocabulary)
    if not _is_vocabularies(vocabularies):
        raise InputError(f"expected two objects, character -> number and symbol -> number, in {vocabulary}")
    characters, symbols = (tuple(sorted(table, key=table.__getitem__)) for table in vocabularies)
    if not {PADDING, UNKNOWN} <= set(characters):
        raise InputError(f"expected {UNKNOWN} and {PADDING} among the characters in {vocabulary}")
    texts, readings = zip(*pairs, strict=True)
    if len({len(reading) for reading in readings}) != 1 or not set("".join(readings)) <= set(symbols):
        raise InputError(f"expected readings of one length, of the symbols in {vocabulary}, in {data}")
    return Task(texts, readings, characters, symbols, source, int(share * len(texts)))


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise unreadable(path, error) from error
    except (ValueError, RecursionError) as error:
        raise InputError(f"expected JSON in {path}, but {error}") from error


def _is_pairs(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) >= 10
        and all(isinstance(pair, list) and [type(part) for part in pair] == [str, str] for pair in value)
    )


def _is_vocabularies(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(table, dict) and sorted(table.values()) == list(range(len(table))) for table in value)
    )
