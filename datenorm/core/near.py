"""Names that a misspelt one may have meant: what a message offers after a mistake."""

from collections.abc import Collection

#: Names that are offered at most, and characters of a name that are compared.
_OFFERED, _COMPARED = 3, 40


def near(name: str, names: Collection[str], least: float = 0.6) -> list[str]:
    """Up to three of ``names`` that look like ``name``, the likest first.

    Args:
        least: how alike they are at least, 0 to 1 (difflib's ratio).
    """
    import difflib  # to help after a mistake only

    folded: dict[str, str] = {}
    for known in sorted(names):
        folded.setdefault(known.lower(), known)
    found = difflib.get_close_matches(name[:_COMPARED].lower(), folded, n=_OFFERED, cutoff=least)
    return [folded[match] for match in found]
