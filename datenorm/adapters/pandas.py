"""Dates in a pandas series: importing this module gives every series an accessor.

    >>> import pandas as pd
    >>> import datenorm.adapters.pandas
    >>> pd.Series(["3 May 1999", None]).datenorm.normalize().tolist()
    ['1999-05-03', <NA>]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pandas as pd

from datenorm.adapters.column import read_column
from datenorm.adapters.said import FIELDS, USUAL, Model, Said, checked, value_of
from datenorm.core.arguments import instance
from datenorm.core.results import Prediction

#: Type of a field's values -> pandas' type that has missing ones.
_TYPES: dict[type, str] = {str: "string", float: "Float64", bool: "boolean"}

_A_SERIES = instance(pd.Series, "a series of pandas")


def normalize(
    series: pd.Series, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]
) -> pd.Series:
    """The dates of a series in ISO 8601, as strings with the same index; missing where there is none.

    Args:
        series: strings; missing values stay missing.
        model: name or folder, or an open one.
        infer_order: let all rows together tell the order of numbers and the century of two-digit years.
        said: words about the dates.

    Raises:
        DatenormError: there is no such model, a word makes no sense, a value is no string.
    """
    return _field(series, _read(series, model, infer_order, said), "date").rename(series.name)


def predict(
    series: pd.Series,
    fields: Sequence[str] = USUAL,
    model: Model = "base",
    infer_order: bool = True,
    **said: Unpack[Said],
) -> pd.DataFrame:
    """The dates of a series with what is known about them: a column for each of ``fields``, the same index.

    Raises:
        DatenormError: as of :func:`normalize`; a field is none of a prediction.
    """
    fields = checked(fields)
    answers = _read(series, model, infer_order, said)
    return pd.DataFrame({field: _field(series, answers, field) for field in fields}, index=series.index)


def _read(series: pd.Series, model: Model, infer_order: bool, said: Said) -> list[Prediction | None]:
    missing = _A_SERIES("series", series).isna().to_numpy()
    values = series.astype(object).to_numpy()
    present = [None if absent else value for value, absent in zip(values, missing, strict=True)]
    return read_column(present, model, infer_order, said)


def _field(series: pd.Series, answers: Sequence[Prediction | None], field: str) -> pd.Series:
    values = [None if answer is None else value_of(answer, field) for answer in answers]
    return pd.Series(values, index=series.index, dtype=_TYPES[FIELDS[field]])


@pd.api.extensions.register_series_accessor("datenorm")
class Accessor:
    """The functions of this module as methods of a series."""

    def __init__(self, series: pd.Series) -> None:
        self._series = series

    def normalize(self, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]) -> pd.Series:
        """As :func:`normalize`."""
        return normalize(self._series, model, infer_order, **said)

    def predict(
        self, fields: Sequence[str] = USUAL, model: Model = "base", infer_order: bool = True, **said: Unpack[Said]
    ) -> pd.DataFrame:
        """As :func:`predict`."""
        return predict(self._series, fields, model, infer_order, **said)
