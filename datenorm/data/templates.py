"""Templates: phrases with dates in them as people say them, ``the year {y}``, turned into compiled patterns.

A phrase table is easier to extend than a table of CLDR patterns, where every letter of a word needs quotes. In braces
stand CLDR letters (``{MMMM}``, ``{d}``), names of extensions (``{season}``), or the short forms below.
"""

import re
from functools import cache

from datenorm.data.pattern import FIELDS, Pattern, compile_pattern

#: Short forms in braces.
SHORT = {"m": "LLLL", "q": "Q"}

_BRACES = re.compile(r"\{([^{}]+)\}")


@cache
def template(text: str) -> Pattern:
    """Compile ``text``; the same text gives the same pattern.

    Raises:
        InputError: a name in braces is unknown.
    """
    parts = _BRACES.split(text)
    source = []
    for index, part in enumerate(parts):
        if index % 2:
            name = SHORT.get(part, part)
            source.append(name if name in FIELDS else f"{{{name}}}")
        elif part:
            source.append(_literal(part))
    return compile_pattern("".join(source))


def _literal(text: str) -> str:
    if not any(sign.isalpha() for sign in text) and "'" not in text and "{" not in text:
        return text
    if text == "'":
        return "''''"
    return "'" + text.replace("'", "''") + "'"
