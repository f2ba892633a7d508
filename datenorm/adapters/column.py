"""Reads a whole column of values, missing ones among them: together, so that all rows tell its order and century."""

from __future__ import annotations

from collections.abc import Sequence

from datenorm.adapters.said import Model, Said, opened, options_of
from datenorm.column import ColumnReader, Surveyor
from datenorm.core.arguments import came, flag
from datenorm.core.errors import InputError
from datenorm.core.results import Prediction


def read_column(
    values: Sequence[str | None], model: Model = "base", infer_order: bool = True, said: Said | None = None
) -> list[Prediction | None]:
    """A prediction for each value, None for a missing one; equal values have the same object.

    Args:
        values: strings, and None where one is missing.
        model: what reads them.
        infer_order: let all rows together tell the order of numbers and the century of two-digit years.
        said: words about the dates.

    Raises:
        DatenormError: there is no such model, a word makes no sense, a value is no string.
    """
    said = said or {}
    options, normalizer, infer_order = options_of(said), opened(model), flag("infer_order", infer_order)
    rows = [(place, value) for place, value in enumerate(values, 1) if value is not None]
    for place, value in rows:
        if not isinstance(value, str):
            raise InputError(f"expected strings, got {came(value)} in row {place}; convert them first")
    reader = ColumnReader(normalizer, options)
    if infer_order:
        surveyor = Surveyor(normalizer, options, century_given=said.get("century") is not None)
        surveyor.add(rows)
        found = surveyor.findings()
        reader = ColumnReader(normalizer, found.applied(options), found.order, found.century_from)
    answers: list[Prediction | None] = [None] * len(values)
    for (place, _), prediction in zip(rows, reader([value for _, value in rows]), strict=True):
        answers[place - 1] = prediction
    return answers
