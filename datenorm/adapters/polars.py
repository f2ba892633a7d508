"""Dates in Polars: importing this module gives every expression and series a namespace.

    >>> import polars as pl
    >>> import datenorm.adapters.polars
    >>> pl.select(pl.lit("3 May 1999").datenorm.normalize()).item()
    '1999-05-03'

An expression is handed its whole column, also of a lazy frame; under ``over`` each group is a column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import polars as pl

from datenorm.adapters.column import read_column
from datenorm.adapters.said import FIELDS, USUAL, Model, Said, checked, options_of, value_of
from datenorm.core.arguments import instance
from datenorm.core.results import Prediction

_TYPES: dict[type, type[pl.DataType]] = {str: pl.String, float: pl.Float64, bool: pl.Boolean}

_A_SERIES = instance(pl.Series, "a series of Polars")


def normalize(series: pl.Series, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]) -> pl.Series:
    """The dates of a series in ISO 8601, as strings; null where there is none.

    Args:
        series: strings; nulls stay null.
        model: name or folder, or an open one.
        infer_order: let all rows together tell the order of numbers and the century of two-digit years.
        said: words about the dates.

    Raises:
        DatenormError: there is no such model, a word makes no sense, a value is no string.
    """
    answers = _read(series, model, infer_order, said)
    return pl.Series(series.name, [None if answer is None else answer.date for answer in answers], dtype=pl.String)


def predict(
    series: pl.Series,
    fields: Sequence[str] = USUAL,
    model: Model = "base",
    infer_order: bool = True,
    **said: Unpack[Said],
) -> pl.Series:
    """The dates of a series with what is known about them: a struct of ``fields``, null where the value is.

    Raises:
        DatenormError: as of :func:`normalize`; a field is none of a prediction.
    """
    fields = checked(fields)
    answers = _read(series, model, infer_order, said)
    records = [None if answer is None else {field: value_of(answer, field) for field in fields} for answer in answers]
    return pl.Series(series.name, records, dtype=_struct(fields))


def _read(series: pl.Series, model: Model, infer_order: bool, said: Said) -> list[Prediction | None]:
    return read_column(_A_SERIES("series", series).to_list(), model, infer_order, said)


def _struct(fields: Sequence[str]) -> pl.Struct:
    return pl.Struct({field: _TYPES[FIELDS[field]] for field in fields})


@pl.api.register_series_namespace("datenorm")
class SeriesNamespace:
    """The functions of this module as methods of a series."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def normalize(self, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]) -> pl.Series:
        """As :func:`normalize`."""
        return normalize(self._series, model, infer_order, **said)

    def predict(
        self, fields: Sequence[str] = USUAL, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]
    ) -> pl.Series:
        """As :func:`predict`."""
        return predict(self._series, fields, model, infer_order, **said)


@pl.api.register_expr_namespace("datenorm")
class ExpressionNamespace:
    """The functions of this module as expressions; words that make no sense are told at once."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def normalize(self, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]) -> pl.Expr:
        """As :func:`normalize`."""
        options_of(said)
        return self._expression.map_batches(
            lambda series: normalize(series, model, infer_order, **said), return_dtype=pl.String
        )

    def predict(
        self, fields: Sequence[str] = USUAL, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]
    ) -> pl.Expr:
        """As :func:`predict`."""
        options_of(said)
        return self._expression.map_batches(
            lambda series: predict(series, fields, model, infer_order, **said), return_dtype=_struct(checked(fields))
        )
