"""Attention in the user's terms: rows of the reading, columns of the text."""

import numpy as np
import pytest
from hypothesis import given
from strategies import readings

from datenorm.core.canonical import decode, encode
from datenorm.core.errors import CanonicalError
from datenorm.runtime.explain import attention_of, rows
from datenorm.runtime.reader import Source
from datenorm.runtime.search import Candidate
from datenorm.text.clean import clean

ROWS = {
    "": [],
    "1999-05": [0, 1, 2, 3, 4, 5, 6],
    "⑦2005": [1, 2, 3, 4],
    "1999/.": [0, 1, 2, 3, 4, 5, 5],
    "./1857": [0, 0, 1, 2, 3, 4, 5],
    "0044B": [4, 0, 1, 2, 3],
    "0001B": [0, 1, 2, 3],
    "2562b": [0, 1, 2, 3, *[4] * len("[u-ca=buddhist]")],
    "1394pT14:05": [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, *[4] * len("[u-ca=persian]")],
    "⑦1394p/1395": [1, 2, 3, 4, *[5] * len("[u-ca=persian]"), 6, 7, 8, 9, 10],
    "r01": [0, 1, 2],
}


@pytest.mark.parametrize("symbols", ROWS)
def test_each_character_of_the_reading_has_the_symbol_that_wrote_it(symbols):
    assert rows(symbols) == ROWS[symbols]


@given(readings())
def test_there_is_a_row_for_every_character(canonical):
    try:
        symbols = encode(canonical, 3)
    except CanonicalError:
        return
    indices = rows(symbols)
    assert len(indices) == len(decode(symbols).canonical)
    assert all(0 <= index < len(symbols) for index in indices)


def test_weights_go_to_the_characters_as_they_were_written():
    """Hints are left out; two cleaned characters of one written one add up; what was dropped has nothing."""
    text = "\u200b１９９９年ﬁ"
    cleaned = clean(text)
    assert cleaned.text == "1999年fi"
    source = Source(cleaned, (2, *range(10, 17)), 1)
    attention = np.arange(32, dtype=np.float32).reshape(4, 8)
    found = attention_of(source, Candidate("1999", -0.1, attention), len(text))
    assert len(found) == 4
    assert found[0] == (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0 + 7.0)
    assert all(len(row) == len(text) for row in found)
