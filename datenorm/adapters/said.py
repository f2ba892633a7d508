"""What a caller says about the dates of a column, and what may come out: the same words in every adapter."""

from __future__ import annotations

import datetime
import difflib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from datenorm.core.arguments import came, several
from datenorm.core.errors import UsageError
from datenorm.core.policy import ARGUMENTS, DEFAULT_CENTURY, Policy
from datenorm.core.results import Prediction
from datenorm.normalizer import Normalizer, Options

#: A model by its name or folder, or one that is open.
Model = str | Path | Normalizer


class Said(TypedDict, total=False):
    """Words about the dates; what the options of ``datenorm predict`` of the same names mean (``view``: ``--as``)."""

    order: str | None
    locale: str | None
    century: int | str | None
    reference_date: str | datetime.date | None
    prefer: str
    view: str
    min_confidence: float | None
    refuse_ambiguous: bool


#: Field of a prediction -> type of its values.
FIELDS: dict[str, type] = {
    "date": str,
    "edtf": str,
    "reading": str,
    "confidence": float,
    "alternatives": str,
    "ambiguous": bool,
    "order": str,
    "calendar": str,
    "century_rule": str,
    "reason": str,
}
#: The fields that are given where none are named.
USUAL = ("date", "confidence", "ambiguous", "reason")


def options_of(said: Said) -> Options:
    """The options that the words stand for.

    Raises:
        UsageError: a word or its value makes no sense.
    """
    words = tuple(Said.__annotations__)
    for word in said:
        if word not in words:
            near = difflib.get_close_matches(word, words, n=1)
            meant = f"; {near[0]} is near" if near else ""
            raise UsageError(f"expected options among {', '.join(words)}, got {came(word)}{meant}")
    century = said.get("century")
    return Options(
        order=said.get("order"),
        locale=said.get("locale"),
        policy=Policy.from_options(
            DEFAULT_CENTURY if century is None else century,
            said.get("reference_date"),
            said.get("prefer", "nearest"),
            said.get("view", "date"),
            ARGUMENTS,
        ),
        min_confidence=said.get("min_confidence"),
        refuse_ambiguous=said.get("refuse_ambiguous", False),
    )


def opened(model: Model) -> Normalizer:
    """The model, opened once a process.

    Raises:
        UsageError: ``model`` is none of these.
        BundleError: there is no such model, or it is damaged.
    """
    if isinstance(model, Normalizer):
        return model
    if not isinstance(model, str | Path):
        raise UsageError(f"expected a model's name or folder, or a Normalizer, got {came(model)}")
    return _opened(str(model))


@lru_cache(maxsize=4)
def _opened(name: str) -> Normalizer:
    return Normalizer.load(name)


def checked(fields: Sequence[str]) -> tuple[str, ...]:
    """The fields, as they were named.

    Raises:
        UsageError: one is none of a prediction, or there are none.
    """
    named = several(fields, f"fields among {', '.join(FIELDS)}")
    if not named:
        raise UsageError(f"expected a list of fields among {', '.join(FIELDS)}, got none")
    for field in named:
        if not isinstance(field, str) or field not in FIELDS:
            raise UsageError(f"expected fields among {', '.join(FIELDS)}, got {came(field)}")
    return tuple(named)


def value_of(prediction: Prediction, field: str) -> str | float | bool | None:
    """The value of a field; alternatives as ``2005-03-04:0.2900`` with blanks between."""
    if field == "alternatives":
        return " ".join(f"{other.date}:{other.confidence:.4f}" for other in prediction.alternatives)
    value = getattr(prediction, field)
    return str(value) if field == "reason" and value is not None else value
