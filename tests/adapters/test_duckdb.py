"""Dates in DuckDB."""

import pytest

from datenorm.core.errors import UsageError

duckdb = pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")


@pytest.fixture
def connection(normalizer, values):
    from datenorm.adapters.duckdb import register

    connection = register(duckdb.connect(), order="DMY")
    connection.execute("create table orders (id integer, due varchar)")
    connection.executemany("insert into orders values (?, ?)", list(enumerate(values)))
    return connection


def test_the_function_in_sql(connection, dates):
    rows = connection.sql("select datenorm(due) from orders order by id").fetchall()
    assert [date for (date,) in rows] == dates


def test_what_is_known_beside_the_date(connection):
    rows = connection.sql("select datenorm_predict(due) from orders order by id").fetchall()
    assert rows[2][0] is None
    assert rows[3][0]["reason"] == "not-a-date"
    assert 0 < rows[0][0]["confidence"] <= 1
    assert list(rows[0][0]) == ["date", "confidence", "ambiguous", "reason"]


def test_registered_again_the_later_one_counts(connection):
    from datenorm.adapters.duckdb import register

    register(connection, order="MDY", fields=["date", "order"])
    came = connection.sql("select datenorm('03/04/2005'), datenorm_predict('03/04/2005')").fetchall()[0]
    assert came == ("2005-03-04", {"date": "2005-03-04", "order": "MDY"})


def test_two_orders_under_two_names(connection):
    from datenorm.adapters.duckdb import register

    register(connection, "american", order="MDY", fields=["date", "order"])
    assert connection.sql("select american('03/04/2005'), datenorm('03/04/2005')").fetchall()[0] == (
        "2005-03-04",
        "2005-04-03",
    )
    assert connection.sql("select american_predict('03/04/2005').order").fetchall()[0] == ("MDY",)


def test_many_rows_in_pieces(connection):
    sql = "select count(distinct datenorm(x % 28 + 1 || ' May 1999')), count(*) from range(20000) t(x)"
    assert connection.sql(sql).fetchall()[0] == (28, 20000)


def test_mistakes_are_told_when_it_is_registered(connection):
    from datenorm.adapters.duckdb import register

    with pytest.raises(UsageError, match="near ones"):
        register(connection, "x", locale="germn")
    with pytest.raises(UsageError, match="fields"):
        register(connection, "x", fields=["when"])
    with pytest.raises(UsageError, match=r"expected name to be a name for the function, got 5 \(int\)"):
        register(connection, 5)
    with pytest.raises(UsageError, match=r"expected connection to be a connection of DuckDB, got 'orders\.db'"):
        register("orders.db")
