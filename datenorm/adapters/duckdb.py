"""Dates in DuckDB: two functions of SQL, which are called with thousands of values at a time.

    >>> import duckdb
    >>> from datenorm.adapters.duckdb import register
    >>> connection = register(duckdb.connect())
    >>> connection.sql("select datenorm('3 May 1999'), datenorm_predict('n/a').reason").fetchall()[0]
    ('1999-05-03', 'not-a-date')
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Unpack

import duckdb
import pyarrow as pa

from datenorm.adapters import arrow
from datenorm.adapters.said import FIELDS, USUAL, Model, Said, checked, opened, options_of
from datenorm.core.arguments import instance

_A_CONNECTION = instance(duckdb.DuckDBPyConnection, "a connection of DuckDB")
_A_NAME = instance(str, "a name for the function")
_TYPES: dict[type, str] = {str: "VARCHAR", float: "DOUBLE", bool: "BOOLEAN"}


def register(
    connection: duckdb.DuckDBPyConnection,
    name: str = "datenorm",
    model: Model = "base",
    fields: Sequence[str] = USUAL,
    **said: Unpack[Said],
) -> duckdb.DuckDBPyConnection:
    """Give a connection the functions ``name`` (the date in ISO 8601) and ``name_predict`` (a struct of ``fields``).

    Both take a string and give NULL for NULL. The database hands a column on in pieces, so no order is inferred:
    say ``order``, or register another name for another order. Functions of these names that were registered before are
    replaced.

    Returns:
        The connection.

    Raises:
        DatenormError: there is no such model, a word or field makes no sense.
    """
    connection, name = _A_CONNECTION("connection", connection), _A_NAME("name", name)
    fields, options, normalizer = checked(fields), options_of(said), opened(model)
    normalizer.batch([], options)

    def normalize(array: pa.ChunkedArray) -> pa.Array:
        return arrow.normalize(array, normalizer, options)

    def predict(array: pa.ChunkedArray) -> pa.Array:
        return arrow.predict(array, normalizer, options, fields)

    struct = duckdb.struct_type({field: _TYPES[FIELDS[field]] for field in fields})
    for called, function, kind in ((name, normalize, "VARCHAR"), (f"{name}_predict", predict, struct)):
        with contextlib.suppress(duckdb.InvalidInputException):  # there was none
            connection.remove_function(called)
        connection.create_function(called, function, ["VARCHAR"], kind, type="arrow", null_handling="special")
    return connection
