"""Dates in arrays of Arrow."""

import pytest

from datenorm.core.errors import InputError, UsageError
from datenorm.normalizer import Options

pa = pytest.importorskip("pyarrow")

DMY = Options(order="DMY")


def arrays(values):
    array = pa.array(values)
    return {
        "array": array,
        "large": array.cast(pa.large_string()),
        "dictionary": array.dictionary_encode(),
        "chunks": pa.chunked_array([values[:2], values[2:]]),
        "slice": pa.array(["x", *values])[1:],
    }


@pytest.mark.parametrize("kind", list(arrays(["a", "b", "c"])))
def test_every_kind_of_array(normalizer, values, dates, kind):
    from datenorm.adapters.arrow import normalize, predict

    array = arrays(values)[kind]
    assert normalize(array, normalizer, DMY).to_pylist() == dates
    known = predict(array, normalizer, DMY, ["date", "reason"])
    assert known.to_pylist()[2] is None
    assert known.to_pylist()[3] == {"date": None, "reason": "not-a-date"}


def test_no_rows_and_no_strings(normalizer):
    from datenorm.adapters.arrow import normalize

    assert normalize(pa.array([], pa.string()), normalizer).to_pylist() == []
    with pytest.raises(InputError, match="expected strings, got int64"):
        normalize(pa.array([20050403]), normalizer)
    with pytest.raises(UsageError, match=r"expected array to be an array of Arrow, got \['x'\] \(list\)"):
        normalize(["x"], normalizer)
