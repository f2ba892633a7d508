"""Dates in the columns of other libraries; each adapter needs its library, and nothing here imports one by itself.

| module | what it gives | install |
|---|---|---|
| ``datenorm.adapters.pandas`` | ``series.datenorm.normalize()``, ``series.datenorm.predict()`` | ``datenorm[pandas]`` |
| ``datenorm.adapters.polars`` | ``pl.col("due").datenorm.normalize()``, also of a series | ``datenorm[polars]`` |
| ``datenorm.adapters.duckdb`` | ``datenorm(due)`` in SQL, after ``register(connection)`` | ``datenorm[duckdb]`` |
| ``datenorm.adapters.spark`` | ``normalize(frame, "due")`` | ``datenorm[spark]`` |
| ``datenorm.adapters.arrow`` | arrays of Arrow, which the last two are made of | ``datenorm[duckdb]`` |

All take the same words about the dates (:class:`datenorm.adapters.said.Said`), and read each distinct value once.
Missing values stay missing; what is refused is missing too, and says why in the field ``reason``.
"""
