"""Rows of CSV and TSV: they read back as they were, and when asked for no cell of them is a formula."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.delimited import FORMULA_STARTS, RowWriter, spreadsheet_safe

CELLS = st.lists(st.text(st.characters(exclude_categories=("Cs",)), max_size=12), min_size=1, max_size=5)


def read(line, delimiter):
    return next(csv.reader(io.StringIO(line, newline=""), delimiter=delimiter))


@given(CELLS, st.sampled_from(",;\t|"))
def test_a_row_reads_back_as_it_was(cells, delimiter):
    line = RowWriter(delimiter).line(cells)
    assert line.endswith("\n")
    assert read(line, delimiter) == cells


@given(CELLS)
def test_no_cell_of_a_safe_row_is_a_formula(cells):
    for cell, came in zip(cells, read(RowWriter(",", safe=True).line(cells), ","), strict=True):
        assert not came.startswith(FORMULA_STARTS)
        assert came in (cell, "'" + cell)


@pytest.mark.parametrize(
    ("cell", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-0043", "'-0043"),
        ("@x", "'@x"),
        ("\t=1", "'\t=1"),
        ("\r=1", "'\r=1"),
        ("\n=1", "'\n=1"),
        ("＝1", "'＝1"),
        ("1999-05-03", "1999-05-03"),
        (" =1", " =1"),
        ("", ""),
        (-1, -1),
        (None, None),
    ],
)
def test_an_apostrophe_stands_in_front_of_what_would_be_calculated(cell, safe):
    """Numbers and nothing are no text and stay; a year before Christ is text, and -0043 would become -43."""
    assert spreadsheet_safe(cell) == safe
