"""Names of locales as users type them, looked up in a list of known ones (BCP 47, RFC 5646; CLDR's fallback chain)."""

from collections.abc import Collection

from datenorm.core.errors import UsageError
from datenorm.core.near import near

#: Language ids that CLDR has replaced or that stand for another's data (CLDR supplemental languageAlias).
ALIASES: dict[str, str] = {
    "no": "nb",
    "iw": "he",
    "in": "id",
    "ji": "yi",
    "jw": "jv",
    "mo": "ro",
    "tl": "fil",
    "sh": "sr",
    "cmn": "zh",
    "arb": "ar",
    "prs": "fa",
    "pes": "fa",
    "swh": "sw",
    "zsm": "ms",
}


#: Regions that go by another code now (CLDR supplemental territoryAlias; some of those with one successor).
REGIONS: dict[str, str] = {"UK": "GB", "BU": "MM", "DD": "DE", "TP": "TL", "ZR": "CD"}

#: Letters of a script's subtag; regions have fewer, variants more.
_SCRIPT = 4

#: Subtags that a locale has at most: language, script, region, and a few that CLDR does not look at.
_MOST_SUBTAGS = 8


def split(locale: str) -> list[str]:
    """Cut ``zh_Hant_TW``, ``zh-hant-tw`` or ``de_AT.UTF-8`` into language, script and region in CLDR's spelling.

    What has more subtags than any locale is none, and comes back as one that has no name.
    """
    parts = locale.strip().split(".")[0].split("@")[0].replace("-", "_").split("_")
    if len(parts) > _MOST_SUBTAGS:
        return [""]
    language = parts[0].lower()
    rest = [part.title() if len(part) == 4 else part.upper() for part in parts[1:] if part]
    return [ALIASES.get(language, language), *(REGIONS.get(part, part) for part in rest)]


def find_language(locale: str, languages: Collection[str]) -> str:
    """The language of ``languages`` that ``locale`` falls back to: language_Script first, then the language.

    Raises:
        UsageError: none does; the message names near ones.
    """
    parts = split(locale)
    for length in range(len(parts), 0, -1):
        candidate = "_".join(parts[:length])
        if candidate in languages and all(part.isalnum() for part in parts):
            return candidate
    found = _named_so(parts[0], languages) or near(parts[0][:20], languages, least=0.4)
    hint = f"; near ones: {', '.join(found)}" if found else ""
    raise UsageError(f"expected a locale such as fr, de-AT or zh_Hant_TW, got {locale[:40]!r}{hint}")


def _named_so(name: str, languages: Collection[str]) -> list[str]:
    """Those of ``languages`` that have the name, in English or in themselves, or one much like it."""
    from datenorm.core.language_names import ENGLISH_NAMES  # to help after a mistake only
    from datenorm.core.own_language_names import OWN_NAMES

    ids = OWN_NAMES | ENGLISH_NAMES
    names = [name] if name in ids else near(name, ids, least=0.8)
    return list(dict.fromkeys(ids[one] for one in names if ids[one] in languages))


def check_region(locale: str, known: Collection[str]) -> None:
    """Whether the region that ``locale`` names, if any, is one of those in the ``known`` locales.

    Raises:
        UsageError: it is not; the message names near locales.
    """
    parts = split(locale)
    regions = {part for name in known for part in name.split("_")[1:] if len(part) < _SCRIPT}
    for part in parts[1:]:
        if len(part) == 1:  # an extension begins (RFC 5646, 2.2.6), which says nothing of a region
            break
        if len(part) < _SCRIPT and regions and part not in regions:
            own = [name for name in known if name.startswith(f"{parts[0]}_")]
            found = near(f"{parts[0]}_{part[:20]}", own, least=0.6)
            hint = f"; near ones: {', '.join(name.replace('_', '-') for name in found)}" if found else ""
            raise UsageError(f"expected a region such as GB or 419 in a locale, got {locale[:40]!r}{hint}")


def find_order(locale: str, orders: dict[str, str]) -> str | None:
    """The order of numeric dates in ``locale``, when it names a region that settles it (``en-US``, ``pt_BR``)."""
    parts = split(locale)
    for length in range(len(parts), 1, -1):
        order = orders.get("_".join(parts[:length]))
        if order is not None:
            return order
    if len(parts) == 3:
        return orders.get(f"{parts[0]}_{parts[2]}")
    return None
