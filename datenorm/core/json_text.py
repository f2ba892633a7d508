"""JSON that every reader takes and no terminal acts on: no NaN, no lone surrogates, no bare controls."""

import json
import re
from typing import Any

#: Escaped though JSON allows them: what ends a line for some readers, and what acts on a terminal (DEL, C1,
#: bidirectional and invisible controls). Lone surrogates are replaced: no UTF-8 holds them, and readers refuse their
#: escapes.
_UNSAFE = re.compile(
    "[\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
_REPLACEMENT = "\ufffd"


def json_text(value: Any, indent: int | None = None) -> str:
    """``value`` as JSON, readable text as it is; on one line unless there is an ``indent``.

    Raises:
        ValueError: a number is not finite.
    """
    return _UNSAFE.sub(_safe, json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent))


def json_fault(error: json.JSONDecodeError) -> str:
    """What is wrong with a line, and where in it; which line, its reader knows: the error's own is always the first."""
    return f"{error.msg[:1].lower()}{error.msg[1:]} at column {error.colno}"


def _safe(match: re.Match[str]) -> str:
    if "\ud800" <= match.group() <= "\udfff":
        return _REPLACEMENT
    units = match.group().encode("utf-16-be")
    return "".join(f"\\u{units[index]:02x}{units[index + 1]:02x}" for index in range(0, len(units), 2))
