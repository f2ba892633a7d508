"""Dates in Polars: expressions, lazy frames, groups, series."""

import pytest

from datenorm.core.errors import UsageError

pl = pytest.importorskip("polars")


@pytest.fixture
def frame(normalizer, values):
    import datenorm.adapters.polars  # noqa: F401 # registers the namespaces

    return pl.DataFrame({"due": values})


def test_an_expression_of_a_lazy_frame_sees_its_whole_column(frame, dates):
    came = frame.lazy().with_columns(pl.col("due").datenorm.normalize().alias("iso")).collect()
    assert came["iso"].to_list() == dates
    assert came.schema["iso"] == pl.String


def test_a_struct_of_what_is_known(frame):
    came = frame.select(pl.col("due").datenorm.predict(["date", "reason", "confidence"]))
    assert came.schema["due"] == pl.Struct({"date": pl.String, "reason": pl.String, "confidence": pl.Float64})
    assert came["due"].struct.field("reason").to_list() == [None, None, None, "not-a-date", None]
    assert came["due"].to_list()[2] is None


def test_each_group_is_a_column(frame):
    """Two files that were put together, each with its own order."""
    both = pl.DataFrame(
        {"file": [1, 1, 2, 2], "due": ["03/04/2005", "25/04/2005", "03/04/2005", "04/25/2005"]}
    )
    came = both.with_columns(pl.col("due").datenorm.normalize().over("file"))
    assert came["due"].to_list() == ["2005-04-03", "2005-04-25", "2005-03-04", "2005-04-25"]


def test_a_series(frame, dates):
    assert frame["due"].datenorm.normalize().to_list() == dates
    assert frame["due"].datenorm.predict(["date"]).struct.field("date").to_list() == dates
    assert frame["due"].head(0).datenorm.normalize().dtype == pl.String


def test_mistakes_are_told_when_the_expression_is_made(frame):
    with pytest.raises(UsageError, match="order"):
        pl.col("due").datenorm.normalize(ordre="DMY")
    with pytest.raises(UsageError, match="fields"):
        pl.col("due").datenorm.predict(["when"])


def test_what_is_no_series_is_told():
    from datenorm.adapters.polars import normalize, predict

    for ask in (normalize, predict):
        with pytest.raises(UsageError, match=r"expected series to be a series of Polars, got \['x'\] \(list\)"):
            ask(["x"])
