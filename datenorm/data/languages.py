"""What CLDR (through Babel) says about how each language writes dates, gathered once per language.

An entry is a language, or a language in another script (``sr_Latn``): 1,147 locale ids hold only 366 distinct
renderings, so the regions of a language add their names and patterns to its one entry.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from babel import localedata

from datenorm.data import cldr
from datenorm.data.national import MONTH_NAMES, NATIVE_DIGITS, USUAL_MONTH_NAMES, WEEKDAY_NAMES

#: Months as twelve lists of variants, the usual one first.
Names = tuple[tuple[str, ...], ...]

#: Skeletons of CLDR's availableFormats that are dates with a day, by whether they have a year.
_WITH_DAY = ("yMMMd", "yMMMMd", "yMMMEd", "yMMMMEd", "GyMMMd", "yMMMMEEEEd")
_MONTH_YEAR = ("yMMM", "yMMMM")
_DAY_MONTH = ("MMMd", "MMMMd", "MMMEd", "MMMMEd")
_NUMERIC = ("yMd", "yMEd", "yMMdd")
_NUMERIC_MONTH_YEAR = ("yM", "yMM")
_NUMERIC_DAY_MONTH = ("Md", "MEd", "MMdd")
_TIMES = ("Hm", "Hms", "hm", "hms")
_QUARTERS = ("yQQQ", "yQQQQ")


@dataclass(slots=True)
class Language:
    """How one language (in one script) writes dates.

    Attributes:
        id: ``fr`` or ``sr_Latn``.
        token: the language hint, ``fr`` or ``sr``.
        months: by CLDR field (MMMM, MMM, LLLL, LLL): twelve tuples of variants.
        weekdays: by CLDR field (EEEE, EEE, EEEEEE): seven tuples of variants, Monday first.
        day_periods: the variants of am and of pm.
        eras: the variants of before Christ and of after.
        quarters: by CLDR field (QQQ, QQQQ): four tuples of variants.
        patterns: by group (named, numeric, month_year, ...): distinct CLDR patterns.
        digits: the ten native digits, or "".
        digits_share: how often they are used.
        orders: orders of its regions' short dates, one each for a region.
        alphabet: lower-case letters met in its names, for typing errors.
    """

    id: str
    token: str
    months: dict[str, Names] = field(default_factory=dict)
    weekdays: dict[str, Names] = field(default_factory=dict)
    day_periods: tuple[tuple[str, ...], tuple[str, ...]] = (("AM",), ("PM",))
    eras: tuple[tuple[str, ...], tuple[str, ...]] = (("BC",), ("AD",))
    quarters: dict[str, Names] = field(default_factory=dict)
    patterns: dict[str, tuple[str, ...]] = field(default_factory=dict)
    digits: str = ""
    digits_share: float = 0.0
    orders: tuple[str, ...] = ("DMY",)
    alphabet: str = ""


#: Entries whose months have no names of their own in CLDR, or names in letters that Unicode's tables do not know yet, so
#: that cleaning loses them. To find them out takes two seconds; a test does it.
NAMELESS: frozenset[str] = frozenset((
    "ann", "arn", "ary", "az_Arab", "bgn", "blt", "bm_Nkoo", "bss", "cho", "dv", "ht", "io", "isv", "isv_Cyrl",
    "isv_Latn", "iu_Latn", "jbo", "kaa_Latn", "ken", "kpe", "ku_Arab", "mdf", "mhn", "mic", "mn_Mong", "mni_Mtei",
    "moh", "nv", "oka", "pi", "pi_Latn", "rhg", "rhg_Rohg", "sat_Deva", "sdh", "sgs", "sid", "sma", "smj", "sms",
    "suz", "suz_Deva", "suz_Sunu", "vai_Latn", "wa", "wbp", "xdq", "zh_Latn",
))  # fmt: skip


@cache
def locale_groups() -> dict[str, tuple[str, ...]]:
    """Locale ids of CLDR by entry: ``{"de": ("de", "de_AT", ...), "sr_Latn": (...)}``."""
    groups: dict[str, list[str]] = {}
    for name in sorted(localedata.locale_identifiers()):
        parts = name.split("_")
        if parts[0] in ("root", "und", "mul") or (len(parts) > 1 and parts[-1] in ("POSIX", "VALENCIA", "1996")):
            continue
        script = parts[1] if len(parts) > 1 and len(parts[1]) == 4 else ""
        groups.setdefault(f"{parts[0]}_{script}" if script else parts[0], []).append(name)
    return {entry: tuple(names) for entry, names in groups.items() if entry not in NAMELESS}


@cache
def language(entry: str) -> Language:
    """Gather entry ``fr``, ``sr_Latn``, ... over all its locales."""
    locales = locale_groups()[entry]
    token = entry.split("_")[0]
    result = Language(entry, token)
    months = cldr.different(locales, "months")
    for width, (context, size) in {
        "MMMM": ("format", "wide"),
        "MMM": ("format", "abbreviated"),
        "LLLL": ("stand-alone", "wide"),
        "LLL": ("stand-alone", "abbreviated"),
    }.items():
        names = _merge([_named_or_wide(table[context], size) for table in months])
        usual, extra = (table.get(token, {}).get(width, {}) for table in (USUAL_MONTH_NAMES, MONTH_NAMES))
        result.months[width] = tuple(
            _with_undotted(dict.fromkeys((*usual.get(month, ()), *variants, *extra.get(month, ()))))
            for month, variants in enumerate(names, 1)
        )
    days = cldr.different(locales, "days")
    for width, size in {"EEEE": "wide", "EEE": "abbreviated", "EEEEEE": "short"}.items():
        rows = [_numbered(_days(table["format"], size), range(7)) for table in days]
        more = WEEKDAY_NAMES.get(entry, ((),) * 7) if width == "EEEE" else ((),) * 7
        result.weekdays[width] = tuple(
            _with_undotted(dict.fromkeys((*variants, *others))) for variants, others in zip(_merge(rows), more, strict=True)
        )
    quarters = cldr.different(locales, "quarters")
    for width, size in {"QQQ": "abbreviated", "QQQQ": "wide"}.items():
        result.quarters[width] = _merge([_numbered(table["format"][size], range(1, 5)) for table in quarters])
    day_periods = [table["format"] for table in cldr.different(locales, "day_periods")]
    periods = [table[size] for size in ("wide", "abbreviated") for table in day_periods]
    result.day_periods = tuple(  # type: ignore[assignment]
        tuple(dict.fromkeys(str(row[name]) for row in periods if name in row)) or (name.upper(),) for name in ("am", "pm")
    )
    eras = [table[size] for table in cldr.different(locales, "eras") for size in ("abbreviated", "wide") if size in table]
    result.eras = tuple(  # type: ignore[assignment]
        tuple(dict.fromkeys(str(names[era]) for names in eras if era in names)) for era in (0, 1)
    )
    result.patterns = _patterns(locales)
    result.orders = tuple(order for order in map(order_of, map(_short, locales)) if order)
    result.digits, result.digits_share = NATIVE_DIGITS.get(entry, NATIVE_DIGITS.get(token, ("", 0.0)))
    result.alphabet = _alphabet(result.months)
    return result


def _alphabet(months: dict[str, Names]) -> str:
    """The lower-case letters of all names."""
    words = {name for names in months.values() for row in names for name in row}
    return "".join(sorted(filter(str.isalpha, set("".join(map(str.lower, words))))))


def _named_or_wide(months: Any, size: str) -> list[str]:
    """The names of the months; the wide ones where CLDR has bare numbers instead of shorter ones (Dzongkha)."""
    names = _numbered(months[size], range(1, 13))
    bare = any(name.isdigit() for name in names)
    return _numbered(months["wide"], range(1, 13)) if bare else names


def _days(days: Any, size: str) -> dict[int, str]:
    names: dict[int, str] = days[size] if size in days else days["abbreviated"]
    return names


def _numbered(names: dict[int, str], keys: range) -> list[str]:
    return [str(names[key]) for key in keys]


def _merge(rows: list[list[str]]) -> Names:
    """Twelve (or seven) tuples: the first row's name, then what the other rows call it."""
    return tuple(tuple(dict.fromkeys(names)) for names in zip(*rows, strict=True))


def _with_undotted(names: dict[str, None]) -> tuple[str, ...]:
    """The variants, and each dotted one without its dot."""
    result = dict(names)
    for name in names:
        if name.endswith(".") and len(name) > 2:
            result.setdefault(name[:-1])
    return tuple(result)


def _short(name: str) -> str:
    return str(cldr.locale(name)["date_formats"]["short"].pattern)


def order_of(pattern: str) -> str:
    """DMY, MDY or YMD as the letters of a numeric CLDR pattern stand; "" for another order."""
    letters = [letter for letter in pattern if letter in "yMd"]
    order = "".join(dict.fromkeys(letters)).upper()
    return order if order in ("DMY", "MDY", "YMD") else ""


def _chosen(tables: list[Any], names: tuple[str, ...]) -> list[str]:
    """Patterns by these names, those of each table that has them."""
    return [str(table[name].pattern) for table in tables for name in names if name in table]


def _patterns(locales: Sequence[str]) -> dict[str, tuple[str, ...]]:
    gregorian = _chosen(cldr.different(locales, "date_formats"), ("full", "long", "medium", "short"))
    skeletons = cldr.different(locales, "datetime_skeletons")
    # Babel writes the week-numbering year for YYY and YY; a date wants the calendar year.
    rows = {
        "named": [*filter(_is_named, gregorian), *_chosen(skeletons, _WITH_DAY)],
        # A day between year and month (Kazakh in Arabic script) would be an ISO date read wrong.
        "numeric": [*filter(order_of, (p for p in (*gregorian, *_chosen(skeletons, _NUMERIC)) if not _is_named(p)))],
        "month_year": _chosen(skeletons, _MONTH_YEAR),
        "day_month": _chosen(skeletons, _DAY_MONTH),
        "numeric_month_year": _chosen(skeletons, _NUMERIC_MONTH_YEAR),
        "numeric_day_month": _chosen(skeletons, _NUMERIC_DAY_MONTH),
        "quarter": _chosen(skeletons, _QUARTERS),
        "time": [*filter(_tells_the_hour, _chosen(skeletons, _TIMES))],
    }
    return {group: tuple(p for p in dict.fromkeys(patterns) if "Y" not in p) for group, patterns in rows.items()}


def _is_named(pattern: str) -> bool:
    return "MMM" in pattern or "LLL" in pattern


def _tells_the_hour(pattern: str) -> bool:
    """CLDR has a few 12-hour patterns without a day period, which can't be read."""
    return not set(pattern) & set("hK") or bool(set(pattern) & set("abB"))


@cache
def numeric_orders() -> dict[str, str]:
    """The order of the short date of each locale of CLDR: ``{"en_US": "MDY", "en_GB": "DMY", ...}``."""
    orders = {name: order_of(_short(name)) for names in locale_groups().values() for name in names}
    return {name: order for name, order in orders.items() if order}
