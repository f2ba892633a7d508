"""Dates in Spark: a frame with columns of answers beside a column of strings.

    >>> from datenorm.adapters.spark import normalize
    >>> iso = normalize(frame, "due", order="DMY")

The model travels by its name and the hash of its content: it must be installed on every machine, is opened once by
each Python process of Spark, and another model of the same name there is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Unpack

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import BooleanType, DataType, DoubleType, StringType, StructField, StructType

from datenorm.adapters import arrow
from datenorm.adapters.said import FIELDS, Model, Said, checked, opened, options_of
from datenorm.core.arguments import came, instance
from datenorm.core.errors import UsageError
from datenorm.normalizer import Normalizer, Options

_A_NAME = instance(str, "a name for the new column")
_TYPES: dict[type, type[DataType]] = {str: StringType, float: DoubleType, bool: BooleanType}

Batches = Iterator[pa.RecordBatch]


def normalize(
    frame: DataFrame,
    column: str,
    into: str | None = None,
    fields: Sequence[str] = ("date",),
    model: Model = "base",
    **said: Unpack[Said],
) -> DataFrame:
    """The frame with the dates of ``column`` in ISO 8601.

    Partitions are read apart, so no order is inferred: say ``order``.

    Args:
        frame: with a column of strings; nulls stay null.
        column: its name.
        into: name of the new column, ``column_iso`` by default. Of more fields than the date, the others stand in
            ``into_confidence`` and so on.
        fields: of a prediction, the first one in the column ``into``.
        model: name or folder, or an open one.
        said: words about the dates.

    Raises:
        DatenormError: there is no such model or column, a word or field makes no sense, a name is taken.
    """
    fields, options, normalizer = checked(fields), options_of(said), opened(model)
    normalizer.batch([], options)
    if not isinstance(column, str) or column not in frame.columns:
        raise UsageError(f"expected a column among {', '.join(frame.columns)[:200]}, got {came(column)}")
    into = _A_NAME("into", into or f"{column}_iso")
    names = [into, *(f"{into}_{field}" for field in fields[1:])]
    taken = sorted(set(names) & set(frame.columns))
    if taken:
        raise UsageError(f"expected no column {taken[0]!r} in the frame yet; choose another name with into")
    added = [StructField(name, _TYPES[FIELDS[field]]()) for name, field in zip(names, fields, strict=True)]
    read = _reading(column, names, fields, normalizer, options)
    return frame.mapInArrow(read, StructType([*frame.schema.fields, *added]))


def _reading(
    column: str, names: Sequence[str], fields: Sequence[str], normalizer: Normalizer, options: Options
) -> Callable[[Batches], Batches]:
    """What a partition's batches go through."""

    def read(batches: Batches) -> Batches:
        for batch in batches:
            answers = arrow.predict(batch.column(column), normalizer, options, fields).flatten()
            schema = batch.schema
            for name, field in zip(names, fields, strict=True):
                schema = schema.append(pa.field(name, arrow.type_of(field)))
            yield pa.RecordBatch.from_arrays([*batch.columns, *answers], schema=schema)

    return read
