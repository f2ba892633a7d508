"""Looks at the texts of a column: the figures of each, and with the model the weekday where letters may name one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.intervals import supposed
from datenorm.runtime.orders import Figures
from datenorm.text.clean import MAX_SOURCE, clean

#: Distinct strings that are kept.
KEPT = 1 << 15

_LETTERS = re.compile(r"[^\W\d_]{2}|[\u4e00-\u9fff]")


class Look:
    """Figures and weekday of texts; what was seen is kept for strings that come again."""

    def __init__(self, normalizer: Normalizer, options: Options) -> None:
        self._normalizer, self._options = normalizer, options
        self._seen: dict[str, tuple[Figures | None, int | None]] = {}

    def __call__(self, texts: Iterable[str]) -> dict[str, tuple[Figures | None, int | None]]:
        """Text -> (its date in figures, the weekday that it names)."""
        distinct = dict.fromkeys(texts)
        if len(self._seen) > KEPT:
            self._seen = {}
        fresh = {text: _figures_of(text) for text in distinct if text not in self._seen}
        lettered = [text for text, found in fresh.items() if found is not None and found.open and _LETTERS.search(text)]
        weekdays = dict(zip(lettered, self._normalizer.weekdays(lettered, self._options), strict=True))
        # Texts that are too long to be read hold nothing, and many of them would fill the memory.
        looked = {text: (found, weekdays.get(text)) for text, found in fresh.items() if len(text) <= MAX_SOURCE}
        self._seen.update(looked)
        return {text: self._seen.get(text, (None, None)) for text in distinct}


def _figures_of(text: str) -> Figures | None:
    """None too where the text, or what few characters of it become, is too long to be read."""
    cleaned = clean(text).text if len(text) <= MAX_SOURCE else None
    return None if cleaned is None or len(cleaned) > MAX_SOURCE else supposed(cleaned)
