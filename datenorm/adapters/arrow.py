"""Dates in arrays of Arrow; each distinct value is read once, and rows that are handed on in batches for themselves.

No order is inferred here: who gets a column piece by piece, as a database does, knows no column. Say ``order``.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.compute as pc

from datenorm.adapters.said import FIELDS, USUAL, checked, value_of
from datenorm.core.arguments import Check, instance
from datenorm.core.errors import InputError
from datenorm.core.results import Prediction
from datenorm.normalizer import DEFAULT_OPTIONS, Normalizer, Options

_AN_ARRAY: Check = instance((pa.Array, pa.ChunkedArray), "an array of Arrow")

TYPES: dict[type, pa.DataType] = {str: pa.string(), float: pa.float64(), bool: pa.bool_()}


def type_of(field: str) -> pa.DataType:
    """Arrow's type of a field of a prediction."""
    return TYPES[FIELDS[field]]


def normalize(
    array: pa.Array | pa.ChunkedArray, normalizer: Normalizer, options: Options = DEFAULT_OPTIONS
) -> pa.Array:
    """The dates of an array of strings in ISO 8601; null where there is none.

    Raises:
        InputError: its values are no strings.
    """
    return predict(array, normalizer, options, ("date",)).field("date")


def predict(
    array: pa.Array | pa.ChunkedArray,
    normalizer: Normalizer,
    options: Options = DEFAULT_OPTIONS,
    fields: Sequence[str] = USUAL,
) -> pa.StructArray:
    """The dates of an array of strings with what is known about them: a struct of ``fields``.

    The fields of a missing value are all null.

    Raises:
        InputError: its values are no strings.
        UsageError: a field is none of a prediction.
    """
    fields, array = checked(fields), _AN_ARRAY("array", array)
    whole = array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array
    if not isinstance(whole, pa.DictionaryArray):
        whole = pc.dictionary_encode(_strings(whole))
    values = _strings(whole.dictionary).to_pylist()
    present = [value for value in values if value is not None]
    answers = dict(zip(present, normalizer.batch(present, options), strict=True))
    places = whole.indices
    return pa.StructArray.from_arrays(
        [_taken(values, answers, field).take(places) for field in fields],
        names=list(fields),
        mask=pc.invert(pc.is_valid(places)),
    )


def _taken(values: Sequence[str | None], answers: dict[str, Prediction], field: str) -> pa.Array:
    """A field of the answers to distinct values."""
    found = [None if value is None else value_of(answers[value], field) for value in values]
    return pa.array(found, type_of(field))


def _strings(array: pa.Array) -> pa.Array:
    kind = array.type
    if not (pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind)):
        raise InputError(f"expected strings, got {kind}; cast them first")
    return array.cast(pa.large_string())
