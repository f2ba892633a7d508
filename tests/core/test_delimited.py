"""Rows of CSV and TSV: they read back as they were, and when asked for no cell of them is a formula."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.delimited import FORMULA_STARTS, RowWriter, declared, is_blank, sniff, spreadsheet_safe

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


@pytest.mark.parametrize(
    ("text", "delimiter"),
    [
        ("a,b\n1,2\n", ","),
        ("a;b\n1,5;2,5\n", ";"),
        ("\n;;\na;b\n1,5;2,5\n", ";"),
        ('a;"b, c"\n1;"2, 3"\n', ";"),
        ("a|b\n", "|"),
        ('\ufeff"a,\nb,";c\n1;2\n', ";"),
        ("sep=^\na,b\n", "^"),
        ("May 3, 1999\n", ","),
        ("a\nb,c\n", ","),
        ('"' + "x\n" * 1_000_000, ","),
        ("", ","),
    ],
)
def test_the_delimiter_is_told(text, delimiter):
    assert sniff(text) == delimiter


def test_the_last_line_of_a_long_beginning_may_be_cut():
    assert sniff("a;b\n" * 5_000 + "1,") == ";"


@pytest.mark.parametrize(
    ("text", "delimiter"),
    [
        ("sep=;", ";"),
        ('\ufeff"SEP=\t"\r\nx', "\t"),
        ("sep=\n", None),
        ("sep=;;\n", None),
        ("sep=a b\n", None),
        ("x\nsep=;\n", None),
    ],
)
def test_a_delimiter_is_declared_in_the_first_line(text, delimiter):
    assert declared(text) == delimiter


def test_rows_with_nothing_in_them():
    assert is_blank([]) and is_blank(["", " "]) and is_blank(["\ufeff"])
    assert not is_blank(["", "x"])
