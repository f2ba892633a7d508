"""Names of places in a language: CLDR's exemplar cities of the time zones, those where it is spoken most of all."""

from functools import cache

from babel import Locale
from babel.core import get_global

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
    names = locale_groups().get(entry, (entry,))
    locale = Locale.parse(names[0])
    own = {territory for territory in map(_territory, names) if territory}
    zones = get_global("territory_zones")
    here = [zone for territory in sorted(own) for zone in zones.get(territory, ())]
    here = here[:: max(1, len(here) // _MOST)]
    everywhere = sorted(zone for rows in zones.values() for zone in rows)
    return tuple(filter(None, [_name(locale, zone) for zone in (*everywhere, *here * _OWN)]))


def _territory(name: str) -> str:
    """Where a locale is written: its own territory, or the one most likely for its language; "" where neither is known."""
    parts = f"{name}_{get_global('likely_subtags').get(name, '')}".split("_")
    return next((part for part in parts if len(part) == 2 and part.isupper()), "")


def _name(locale: Locale, zone: str) -> str:
    if zone.startswith(_NO_PLACES):
        return ""
    text = str(locale.time_zones.get(zone, {}).get("city") or zone.rpartition("/")[2].replace("_", " "))
    usual = len(text) <= _LONGEST and not any(sign.isdigit() for sign in text)
    return text if usual else ""
