"""What CLDR knows of days and spans that are no date by themselves: yesterday, 3 days ago, 15 hours, and units of measure.

Gathered once per language from Babel's data. Patterns that could be read as a date or a time of the day are left out
(``3日``, ``8 h``).
"""

from functools import cache
from typing import Any

from datenorm.data import cldr

#: Patterns have ``{0}`` where the figure stands.
Texts = tuple[str, ...]

_UNITS_OF_TIME = ("year", "month", "week", "day", "hour", "minute", "second")
_WEEKDAYS = ("sun", "mon", "tue", "wed", "thu", "fri", "sat")
_WIDTHS = ("", "-short")
#: Signs and words that stand behind the figure of a day, a month, a year, an hour.
_OF_DATES = frozenset(
    ("年", "月", "日", "時", "时", "點", "点", "分", "秒", "년", "월", "일", "시", "분", "초", "h", "h.", "u", "ч", "ч.", "d.", "t", "r.", "m.", "uur",
     "год", "года", "г.", "г", "giờ", "год.", "в.", "j", "a", "klo", "η", "ώ", "s.", "g.", "u.", "a.", "p.", "y")
)  # fmt: skip
_MEASURES = (
    "mass-kilogram", "mass-gram", "mass-pound", "mass-tonne", "length-meter", "length-kilometer", "length-centimeter", "length-mile", "length-foot",
    "length-inch", "volume-liter", "volume-milliliter", "digital-megabyte", "digital-gigabyte", "digital-kilobyte", "temperature-celsius",
    "speed-kilometer-per-hour", "energy-kilocalorie", "power-watt", "area-square-meter", "area-hectare", "electric-volt", "graphics-pixel",
)  # fmt: skip


def _strings(value: Any) -> list[str]:
    """All the strings in a tree of CLDR's data, in its own order."""
    if hasattr(value, "items"):
        return [text for key, entry in value.items() if key != "per" for text in _strings(entry)]
    return [str(value)] if isinstance(value, str) else []


def _is_phrase(text: str) -> bool:
    return len(text) > (2 if text.isascii() else 1) and "{" not in text


def _unmistakable(pattern: str) -> bool:
    rest = pattern.replace("{0}", "").strip().lower()
    return "{0}" in pattern and bool(rest) and rest not in _OF_DATES


@cache
def relative_days(entry: str) -> Texts:
    """``gestern``, ``heute``, ``übermorgen``: the names of days near today."""
    found = cldr.locale(entry)["date_fields"].get("day", {}).get("relative", {})
    return tuple(dict.fromkeys(text for text in _strings(found) if _is_phrase(text)))


@cache
def relative_words(entry: str) -> Texts:
    """Days, weeks, months, years and weekdays relative to today: ``letzte Woche``, ``nächsten Montag``."""
    fields = cldr.locale(entry)["date_fields"]
    names = [name + width for name in (*_UNITS_OF_TIME[:5], "quarter", *_WEEKDAYS) for width in _WIDTHS]
    found = [text for name in names if name in fields for text in _strings(fields[name].get("relative", {}))]
    return tuple(dict.fromkeys(text for text in found if _is_phrase(text)))


@cache
def relative_patterns(entry: str) -> Texts:
    """``vor {0} Tagen``, ``in {0} hr.``: so long ago, or so long from now."""
    fields = cldr.locale(entry)["date_fields"]
    names = [name + width for name in _UNITS_OF_TIME for width in _WIDTHS]
    found = [
        text for name in names if name in fields for when in ("past", "future") for text in _strings(fields[name].get(when, {}))
    ]
    return tuple(dict.fromkeys(text for text in found if _unmistakable(text) and len(text) > 4))


@cache
def _unit_patterns(entry: str, names: Texts) -> Texts:
    patterns = cldr.locale(entry)["unit_patterns"]
    found = [text for name in names if name in patterns for text in _strings(patterns[name])]
    return tuple(dict.fromkeys(text for text in found if _unmistakable(text)))


@cache
def duration_patterns(entry: str) -> Texts:
    """``{0} Tage``, ``{0} hr``; without lone hours, which are times of the day in many languages (``15 heures``)."""
    return _unit_patterns(entry, tuple(f"duration-{name}" for name in _UNITS_OF_TIME if name != "hour"))


@cache
def hour_patterns(entry: str) -> Texts:
    """``{0} Stunden``: for more hours than a day has, and before minutes."""
    return tuple(text for text in _strings(cldr.locale(entry)["unit_patterns"].get("duration-hour", {})) if "{0}" in text)


@cache
def minute_patterns(entry: str) -> Texts:
    """``{0} Minuten``, ``{0} min``."""
    return tuple(text for text in _strings(cldr.locale(entry)["unit_patterns"].get("duration-minute", {})) if "{0}" in text)


@cache
def measure_patterns(entry: str) -> Texts:
    """``{0} Kilogramm``, ``{0} km/h``, ``{0} °C``."""
    return tuple(text for text in _unit_patterns(entry, _MEASURES) if len(text) > 4)
