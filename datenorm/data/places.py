"""Names of places in a language: CLDR's exemplar cities of the time zones, those where it is spoken most of all."""

from functools import cache

from babel.core import get_global

from datenorm.data import cldr
from datenorm.data.languages import locale_groups

_LONGEST = 24
#: How often the places where a language is spoken stand among all that it has names of.
_OWN = 12
#: Places of its own that a language has at most.
_MOST = 8
_NO_PLACES = ("Etc/", "Antarctica/")


@cache
def places(entry: str) -> tuple[str, ...]:
    """Names for ``Vilnius, 1999 m.``; the language's own places many times, so that they are drawn more often.

    Source: CLDR, exemplarCity (UTS 35, part 4, 7.1); a zone without one is named by the last part of its id.
    """
    locales = locale_groups()[entry]
    own = {territory for territory in map(_territory, locales) if territory}
    zones = get_global("territory_zones")
    here = [zone for territory in sorted(own) for zone in zones.get(territory, ())]
    here = here[:: max(1, len(here) // _MOST)]
    cities = cldr.branch_of(locales[0], "time_zones")
    ids = _by_their_ids()
    names = ids | {zone: row["city"] for zone, row in cities.items() if "city" in row and zone in ids}
    return tuple(names[zone] for zone in (*names, *here * _OWN) if zone in names and _is_usual(names[zone]))


@cache
def _by_their_ids() -> dict[str, str]:
    """The zones of all places, and the last part of their ids."""
    zones = sorted(zone for rows in get_global("territory_zones").values() for zone in rows)
    return {zone: zone.rpartition("/")[2].replace("_", " ") for zone in zones if not zone.startswith(_NO_PLACES)}


def _territory(name: str) -> str:
    """Where a locale is written: its own territory, or the one most likely for its language; "" where neither is known."""
    parts = f"{name}_{get_global('likely_subtags').get(name, '')}".split("_")
    return next((part for part in parts if len(part) == 2 and part.isupper()), "")


def _is_usual(name: str) -> bool:
    return 0 < len(name) <= _LONGEST and (name.isalpha() or not any(map(str.isdigit, name)))
