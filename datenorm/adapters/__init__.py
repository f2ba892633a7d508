"""Dates in the columns of other libraries; each adapter needs its library, and nothing here imports one by itself.

| module | what it gives | needs |
|---|---|---|
| ``datenorm.adapters.pandas`` | ``series.datenorm.normalize()``, ``series.datenorm.predict()`` | ``pandas`` |
| ``datenorm.adapters.polars`` | ``pl.col("due").datenorm.normalize()``, also of a series | ``polars`` |
| ``datenorm.adapters.duckdb`` | ``datenorm(due)`` in SQL, after ``register(connection)`` | ``duckdb``, ``pyarrow`` |
| ``datenorm.adapters.spark`` | ``normalize(frame, "due")`` | ``pyspark``, ``pyarrow`` |
| ``datenorm.adapters.arrow`` | arrays of Arrow, which the last two are made of | ``pyarrow`` |

All take the same words about the dates (:class:`datenorm.adapters.said.Said`), and read each distinct value once.
Missing values stay missing; what is refused is missing too, and says why in the field ``reason``.
"""
