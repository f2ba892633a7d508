"""Which texts of a column say something about the order of its numbers.

A text is heard when it is answered by a Gregorian date whose year, month and day all stand in figures. The model is
asked, for ``v3.14.2``, ``S45.3.15`` and ``10/21 January 1650`` hold figures that look like a date; a plain date is one
anyway, and asking would take long for a column of these.

A text that is read, but less surely than :data:`SURE`, is heard as one that could be in any order: it settles nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from datenorm.column.look import KEPT
from datenorm.column.separator import separator_of
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.intervals import days_in, figures_read
from datenorm.runtime.numeric import find_numbers
from datenorm.runtime.orders import Figures, figures
from datenorm.text.clean import MAX_SOURCE, clean

#: From this probability that it was read at all a text may settle the order of its column.
SURE = 0.9

#: Dates in figures that are nothing else: the year in two or four digits behind, or in four in front; a time at most.
_PLAIN = re.compile(
    r"(?:\d{1,2}([./-])\d{1,2}\1(?:[12]\d)?\d\d|[12]\d{3}([./-])\d{1,2}\2\d{1,2})(?:[ t]\d\d:\d\d(?::\d\d)?)?", re.ASCII
)


class Witness(NamedTuple):
    """What a text says.

    Attributes:
        figures: its reading under each order.
        weekday: that it names, Monday 1 to Sunday 7.
        sure: whether it may settle the order.
        separator: what stands between its numbers.
    """

    figures: Figures
    weekday: int | None = None
    sure: bool = True
    separator: str = ""


class Witnesses:
    """Hears texts; what was heard is kept for strings that come again.

    Args:
        normalizer: reads those that are not plain.
        options: how, without a bound of the user: two orders that are as likely are no doubt about the figures.
    """

    def __init__(self, normalizer: Normalizer, options: Options) -> None:
        self._normalizer, self._options = normalizer, options
        self._heard: dict[str, Witness | None] = {}

    def __call__(self, texts: Iterable[str]) -> dict[str, Witness | None]:
        """Text -> what it says; None where that is nothing."""
        distinct = dict.fromkeys(texts)
        if len(self._heard) > KEPT:
            self._heard = {}
        cleaned = {text: _cleaned(text) for text in distinct if text not in self._heard}
        plain = {
            text: Witness(found, separator=separator_of(short))
            for text, short in cleaned.items()
            if (found := _plain(short)) is not None
        }
        asked = [text for text, short in cleaned.items() if text not in plain and _has_figures(short)]
        read = self._read({text: cleaned[text] for text in asked})
        # Texts that are too long to be read hold nothing, and many of them would fill the memory.
        heard = {text: plain.get(text) or read.get(text) for text in cleaned if len(text) <= MAX_SOURCE}
        self._heard.update(heard)
        return {text: self._heard.get(text) for text in distinct}

    def _read(self, cleaned: dict[str, str]) -> dict[str, Witness]:
        heard: dict[str, Witness] = {}
        for text, prediction in zip(cleaned, self._normalizer.batch(list(cleaned), self._options), strict=True):
            if prediction.reason is not None or prediction.calendar != "gregory":
                continue
            found = figures_read(cleaned[text], prediction.reading)
            if found is not None:
                sure, separator = prediction.read >= SURE, separator_of(cleaned[text])
                heard[text] = Witness(found, prediction.weekday, sure, separator)
        return heard


def _cleaned(text: str) -> str:
    """Empty too where the text, or what few characters of it become, is too long to be read."""
    cleaned = clean(text).text if len(text) <= MAX_SOURCE else ""
    return cleaned if len(cleaned) <= MAX_SOURCE else ""


def _plain(cleaned: str) -> Figures | None:
    return figures(cleaned) if _PLAIN.fullmatch(cleaned) else None


def _has_figures(cleaned: str) -> bool:
    return bool(cleaned) and (find_numbers(cleaned) is not None or bool(days_in(cleaned)))
