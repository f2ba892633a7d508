"""Dates in a pandas series."""

import pytest

from datenorm.core.errors import InputError, UsageError

pd = pytest.importorskip("pandas")


@pytest.fixture
def series(normalizer, values):
    import datenorm.adapters.pandas  # noqa: F401 # registers the accessor

    return pd.Series(values, index=range(5, 10), name="due")


def absent_as_none(series):
    return [None if pd.isna(value) else value for value in series]


def test_the_column_decides_and_what_is_missing_stays_missing(series, dates):
    came = series.datenorm.normalize()
    assert absent_as_none(came) == dates
    assert (came.name, list(came.index)) == ("due", list(series.index))


def test_an_order_that_is_given_wins(series):
    assert series.datenorm.normalize(order="MDY").iloc[0] == "2005-03-04"
    assert series.iloc[:1].datenorm.normalize(infer_order=False, locale="en-US").iloc[0] == "2005-03-04"


def test_what_is_known_beside_the_date(series):
    came = series.datenorm.predict(["date", "confidence", "reason", "ambiguous"])
    assert list(came.columns) == ["date", "confidence", "reason", "ambiguous"]
    assert absent_as_none(came["reason"]) == [None, None, None, "not-a-date", None]
    assert absent_as_none(came["ambiguous"]) == [False, False, None, False, False]
    assert came["confidence"].dropna().between(0, 1).all()


@pytest.mark.parametrize("dtype", ["object", "string", "category"])
def test_every_type_of_strings(series, dates, dtype):
    assert absent_as_none(series.astype(dtype).datenorm.normalize()) == dates


def test_an_empty_series(series):
    assert len(series.iloc[:0].datenorm.normalize()) == 0
    assert list(series.iloc[:0].datenorm.predict().columns) == ["date", "confidence", "ambiguous", "reason"]


def test_mistakes_are_told(series):
    from datenorm.adapters.pandas import normalize

    with pytest.raises(InputError, match="row 1"):
        pd.Series([20050403]).datenorm.normalize()
    with pytest.raises(UsageError, match="DMY"):
        series.datenorm.normalize(order="DYM")
    with pytest.raises(UsageError, match="fields"):
        series.datenorm.predict(["when"])
    with pytest.raises(UsageError, match="expected infer_order to be True or False, got 'no'"):
        series.datenorm.normalize(infer_order="no")
    with pytest.raises(UsageError, match="expected reference_date to be a day such as 2024-05-03, got NaT"):
        series.datenorm.normalize(reference_date=pd.NaT)
    with pytest.raises(UsageError, match=r"expected series to be a series of pandas, got \['3 May 1999'\] \(list\)"):
        normalize(["3 May 1999"])


def test_values_of_pandas_are_options(series, dates):
    said = {"reference_date": pd.Timestamp("2024-05-03"), "century": pd.Series([1900])[0], "prefer": "past"}
    assert absent_as_none(series.datenorm.normalize(**said)) == dates
    assert list(series.datenorm.predict(pd.Index(["date", "reason"])).columns) == ["date", "reason"]


def test_distinct_values_are_read_once(series, normalizer, monkeypatch):
    from datenorm.runtime.reader import Reader

    asked = []
    real = Reader.source
    monkeypatch.setattr(Reader, "source", lambda self, *given: asked.append(given) or real(self, *given))
    pd.Series(["9 August 1731"] * 5000).datenorm.normalize(infer_order=False)
    assert len(asked) == 1
