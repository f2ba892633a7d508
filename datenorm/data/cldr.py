"""CLDR's data of a locale, as Babel puts it together from the locales that it inherits from (UTS 35, part 1, 4.2).

What a region does not say itself is in Babel's data the very object of its language, so that what is gathered over all
regions of a language is looked through once and not a hundred times.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from babel import localedata


@cache
def locale(name: str) -> Any:
    """The data of locale ``de_AT`` as a mapping, in which what stands for another part of the data is that part."""
    return localedata.LocaleDataDict(localedata.load(name))


def branch_of(name: str, branch: str) -> Any:
    """One branch of a locale's data as it is stored."""
    return localedata.load(name)[branch]


def different(names: Iterable[str], branch: str) -> list[Any]:
    """A branch of several locales' data, once where it is the same: most regions write as their language does."""
    first: dict[int, str] = {}
    for name in names:
        first.setdefault(id(branch_of(name, branch)), name)
    return [locale(name)[branch] for name in first.values()]
