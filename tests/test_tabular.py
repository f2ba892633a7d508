"""Tables keep every byte of theirs; what is added stands behind each row."""

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.errors import InputError, UsageError
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.tabular import EXTRAS, Layout, Renderer, Table, column_names, encoded, find_layout

ANSWER = Prediction("03/04/2005", "2005-04-03", "2005-04-03", "2005-04-03", 0.9, (Alternative("2005-03-04", "x", 0.1),))
REFUSED = Prediction("n/a", None, None, "", 0.99, reason=Reason.NOT_A_DATE)


def table_of(content: bytes, columns=("due",), extras=(), name="orders.csv", **known) -> tuple[Table, Renderer]:
    layout = find_layout(content, name, **known)
    added = [[f"{column}_iso", *(f"{column}_iso_{extra}" for extra in extras)] for column in columns]
    table = Table(io.BytesIO(content), name, layout, columns, added)
    return table, Renderer(table, extras)


def answered(content: bytes, answer=ANSWER, **options) -> bytes:
    table, renderer = table_of(content, **options)
    rows = [row for batch in table.batches() for row in batch]
    full = sum(row.width >= 0 for row in rows)
    text = renderer.header() + renderer.rows(rows, [[answer] * full for _ in table.columns])
    return encoded(text, table.layout)


def texts_of(content: bytes, **options) -> list[tuple[str, ...]]:
    table, _ = table_of(content, **options)
    return [row.texts for batch in table.batches() for row in batch]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"id,due\n1,03/04/2005\n", b"id,due,due_iso\n1,03/04/2005,2005-04-03\n"),
        (b"id;due\r\n1;03/04/2005\r\n", b"id;due;due_iso\r\n1;03/04/2005;2005-04-03\r\n"),
        (b"due\tid\n03/04/2005\t1", b"due\tid\tdue_iso\n03/04/2005\t1\t2005-04-03"),
        (b'\xef\xbb\xbf"id","due"\r\n"1","x"\r\n', b'\xef\xbb\xbf"id","due","due_iso"\r\n"1","x","2005-04-03"\r\n'),
        (b'due,a\n"x\ny","q""q"\n', b'due,a,due_iso\n"x\ny","q""q",2005-04-03\n'),
        (b"due,a,b\nx\n\ny,1,2,3\n", b"due,a,b,due_iso\nx,,,2005-04-03\n\ny,1,2,3,2005-04-03\n"),
        (b"due,a\rx,1\r", b"due,a,due_iso\rx,1,2005-04-03\r"),
        (b"due,caf\xe9\n\xff,\x80\n", b"due,caf\xe9,due_iso\n\xff,\x80,2005-04-03\n"),
        (b"due\nx\n", b"due,due_iso\nx,2005-04-03\n"),
        (b"a|due\n1|x\n", b"a|due|due_iso\n1|x|2005-04-03\n"),
        (b"sep=;\r\ndue;a\r\nx;1\r\n", b"sep=;\r\ndue;a;due_iso\r\nx;1;2005-04-03\r\n"),
        (b'\xef\xbb\xbf"sep=|"\ndue|a\nx|1\n', b'\xef\xbb\xbf"sep=|"\ndue|a|due_iso\nx|1|2005-04-03\n'),
        (b"SEP=,\rdue\rx,1\r", b"SEP=,\rdue,due_iso\rx,1,2005-04-03\r"),
        (b"\n  \n;;\ndue;a\nx;1\n", b"\n  \n;;\ndue;a;due_iso\nx;1;2005-04-03\n"),
        (b"\xef\xbb\xbf\n\ndue;a\nx;1\n", b"\xef\xbb\xbf\n\ndue;a;due_iso\nx;1;2005-04-03\n"),
        (b'\xef\xbb\xbf"a\nb";due\n1;x\n', b'\xef\xbb\xbf"a\nb";due;due_iso\n1;x;2005-04-03\n'),
        (b"due\nMay 3, 1999\nx\n", b'due,due_iso\n"May 3, 1999",2005-04-03\nx,2005-04-03\n'),
        (b'due\r\na "b", c\r\n\r\n,\r\n', b'due,due_iso\r\n"a ""b"", c",2005-04-03\r\n\r\n",",2005-04-03\r\n'),
        (b'due\n"a, b\nc"\n', b'due,due_iso\n"a, b\nc",2005-04-03\n'),
        (b'"due"\na, b', b'"due","due_iso"\n"a, b","2005-04-03"'),
    ],
)
def test_what_is_there_stays_and_the_answer_follows(content, expected):
    assert answered(content) == expected


LINES = st.text(st.characters(codec="utf-8", exclude_characters="\0\r\n\x85\u2028"), min_size=1, max_size=12)


@given(st.lists(LINES.filter(lambda line: not line.startswith('"')), max_size=6))
def test_any_lines_below_one_name_come_back_with_a_column_more(lines):
    content = "\n".join(["due", *lines, ""]).encode()
    assert texts_of(content) == [(line,) for line in lines]
    came = list(csv.reader(io.StringIO(answered(content).decode(), newline="")))
    assert came == [["due", "due_iso"], *([line, "2005-04-03"] for line in lines)]


def test_a_delimiter_that_is_given_cuts_a_table_of_one_column_too():
    content = b"due\nMay 3, 1999\n1\n2,3\n"
    table, _ = table_of(content, delimiter="comma")
    assert [row.texts for batch in table.batches() for row in batch] == [("May 3",), ("1",), ("2",)]
    assert ((table.wider.count, table.wider.first), table.whole.count) == ((2, 2), 0)
    table, _ = table_of(content)
    assert [row.texts for batch in table.batches() for row in batch] == [("May 3, 1999",), ("1",), ("2,3",)]
    assert ((table.whole.count, table.whole.first), table.wider.count) == ((2, 2), 0)


def test_a_tab_in_a_tsv_of_one_column_is_no_delimiter():
    assert answered(b"due\n3\tMay\n", name="x.tsv") == b'due\tdue_iso\n"3\tMay"\t2005-04-03\n'


@pytest.mark.parametrize("column", ["x", " x", "x  "])
def test_blanks_around_a_name_make_no_other_column(column):
    assert texts_of(b"a, x \n1,3 May\n", columns=(column,)) == [("3 May",)]
    lines = b'{" x ": "3 May"}\n{"x": "4 May"}\n'
    assert texts_of(lines, columns=(column,), name="x.jsonl") == [("3 May",), ("4 May",)]


def test_the_very_name_comes_before_one_with_blanks():
    for column, text in (("x", "2"), (" x", "1")):
        assert texts_of(b" x,x,due\n1,2,3\n", columns=(column,)) == [(text,)]


def test_utf_16_keeps_its_mark():
    content = "\ufeffid\tdue\r\n1\t3 май\r\n".encode("utf-16-le")
    assert answered(content, name="x.tsv").decode("utf-16-le") == "\ufeffid\tdue\tdue_iso\r\n1\t3 май\t2005-04-03\r\n"
    assert texts_of(content, name="x.tsv") == [("3 май",)]


def test_an_encoding_may_be_given():
    content = "Fälligkeit;due\n3. März 2005;x\n".encode("cp1252")
    assert texts_of(content, columns=("Fälligkeit",), encoding="cp1252") == [("3. März 2005",)]
    assert answered(content, encoding="cp1252").startswith("Fälligkeit;due;due_iso\n".encode("cp1252"))


def test_a_refusal_is_an_empty_field_and_extras_stand_beside():
    content = b"due,a\nn/a,1\n"
    assert answered(content, REFUSED) == b"due,a,due_iso\nn/a,1,\n"
    extras = ("confidence", "reason", "alternatives")
    assert answered(content, REFUSED, extras=extras).splitlines()[1] == b"n/a,1,,0.99,not-a-date,"
    assert answered(content, extras=extras).splitlines()[1] == b"n/a,1,2005-04-03,0.9,,2005-03-04:0.1000"
    row = next(csv.reader([answered(content, extras=EXTRAS).decode().splitlines()[1]]))
    assert len(row) == 3 + len(EXTRAS)


CELLS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=12)


@given(st.lists(st.tuples(CELLS, CELLS), max_size=6), st.sampled_from(",;\t"), st.sampled_from(["\n", "\r\n"]))
def test_any_table_comes_back_with_a_column_more(rows, delimiter, end):
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, delimiter=delimiter, lineterminator=end, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerows([("id", "due"), *rows])
    content = stream.getvalue().encode()
    named = {",": "comma", ";": "semicolon", "\t": "tab"}[delimiter]
    assert texts_of(content, delimiter=named) == [(due,) for _, due in rows]
    came = list(csv.reader(io.StringIO(answered(content, delimiter=named).decode(), newline=""), delimiter=delimiter))
    assert came == [["id", "due", "due_iso"], *([one, two, "2005-04-03"] for one, two in rows)]


def test_json_lines_keep_their_own_writing():
    content = b'{"due": "x", "n": 1.50}\n\n{"due":"y"}\r\n{}\n{ "due" : 20050403 }'
    lines = answered(content, name="x.jsonl", extras=("alternatives",)).split(b"\n")
    assert lines[0].startswith(b'{"due": "x", "n": 1.50, "due_iso": "2005-04-03", ')
    assert lines[1] == b""
    assert lines[2].startswith(b'{"due":"y","due_iso":"2005-04-03",') and lines[2].endswith(b"}\r")
    records = [json.loads(line) for line in lines if line.strip()]
    assert all(r["due_iso_alternatives"] == [{"date": "2005-03-04", "edtf": "x", "confidence": 0.1}] for r in records)
    assert texts_of(content, name="x.jsonl") == [("x",), (), ("y",), ("",), ("20050403",)]


@pytest.mark.parametrize(
    ("content", "options", "message"),
    [
        (b"id,duee\n", {}, "expected a column 'due' in orders.csv; near ones: duee"),
        (b"id,name\n", {}, "there are: id, name"),
        (b"due,due\n", {}, "expected one column 'due' in orders.csv, got 2"),
        (b"due ,a, due\n", {}, "expected one column 'due' in orders.csv, got 2: 'due ', ' due'; rename them"),
        (b"a , b,c,\n", {}, "there are: 'a ', ' b', c, ''"),
        (b"{}\n", {"name": "x.jsonl"}, "expected a column 'due' in x.jsonl; there are: none"),
        (b'{"due ": 1, " due": 2}\n', {"name": "x.jsonl"}, "near ones: 'due ', ' due'"),
        (b"\n,,\n  \n", {}, "expected a header with the names of the columns in the first rows of orders"),
        (b"\n" * (1 << 20) + b"\ndue\n", {}, "first rows of orders.csv, got blank ones"),
        (b'due\n1\n"May 3', {}, "expected every quote in orders.csv to be closed; the one in row 3 is not"),
        (b"due,due_iso\n", {}, "--into"),
        (b"", {}, "expected a header"),
        (b'due,a\n"x,1\n', {}, "quote"),
        (b'{"due": 1}\n[1]\n', {"name": "x.jsonl"}, "line 2, got list"),
        (b'{"due": 1}\n{\n', {"name": "x.jsonl"}, "line 2"),
        (b'{"due": "x", "n": ' + b"9" * 5000 + b"}\n", {"name": "x.jsonl"}, "a number of more than 4,300 digits"),
        (b'{"n": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", {"name": "x.jsonl"}, "line 1, got one nested too deep"),
        (b'{"dve": 1}\n', {"name": "x.jsonl"}, "near ones: dve"),
        (b"due\n" + b"x" * (1 << 20), {}, "in line 2; is a line end missing?"),
        (b"due\n" + b'"' + b"x\n" * 100_000, {}, "quote"),
        (b"PK\x03\x04\0\0", {}, "got a ZIP archive, as .xlsx and .ods are; export it as CSV"),
        (b"PAR1\x15\x04", {}, "got Parquet; read it with Polars or DuckDB"),
        (b"id,due\n1,3 May\n2,4 \0May\n3,5 May\n", {}, "in line 3; take it out: tr -d '\\0' < FILE > OTHER"),
        ("id,due\n1,3 May\n".encode("utf-16-le"), {}, "characters of several bytes; give its encoding (utf-16-le?)"),
        ("id,due\n1,3 May\n".encode("utf-16-be"), {}, "give its encoding (utf-16-be?)"),
        ("id,due\n1,3 May\n".encode("utf-32-be"), {}, "give its encoding (utf-32-be?)"),
        ("due\n".encode("utf-16")[:-1] + b"\xd8\xd8\xd8", {}, "utf-16-le"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(content, options, message):
    with pytest.raises(InputError, match=r"^[^\n]+$") as caught:
        answered(content, **options)
    assert message in str(caught.value)


def test_a_delimiter_and_an_encoding_must_make_sense():
    with pytest.raises(UsageError, match="delimiter"):
        find_layout(b"", "x", delimiter="ab")
    with pytest.raises(UsageError, match="encoding"):
        find_layout(b"", "x", encoding="klingon")
    for known in ({"json_lines": True}, {"name": "x.jsonl"}):
        with pytest.raises(UsageError, match="expected no --delimiter beside JSON Lines, which has none"):
            find_layout(b"{}", **{"name": "x", **known}, delimiter=",")


@pytest.mark.parametrize(
    ("content", "name", "delimiter"),
    [
        (b"a,b\n1,2\n", "x.csv", ","),
        (b"a;b\n1,5;2,5\n", "x.csv", ";"),
        (b'a;"b, c"\n1;"2, 3"\n', "-", ";"),
        (b"a\tb\n1\t2\n", "-", "\t"),
        (b"a,b\n1,2\n", "x.tsv", "\t"),
        (b"", "x.csv", ","),
        (b"{}", "x.ndjson", None),
    ],
)
def test_the_delimiter_is_told(content, name, delimiter):
    assert find_layout(content, name) == Layout(delimiter)


@pytest.mark.parametrize("first", [b"sep=;\n", b"sep=;\r\n", b'"sep=;"\r', b"\xef\xbb\xbfSep=;\n"])
def test_the_delimiter_is_declared(first):
    """Whatever the rows look like, and unless another is given."""
    content = first + b"a,b;c,d\n1,2;3,4\n"
    assert find_layout(content, "x.csv") == Layout(";", told=True)
    assert find_layout(content, "x.csv", delimiter="comma") == Layout(",", told=True)
    assert column_names(content, "x.csv") == ["a,b", "c,d"]


def test_a_column_may_be_called_sep():
    assert texts_of(b"sep=no,due\n1,2\n") == [("2",)]
    assert texts_of(b"due,a\nsep=;,1\n") == [("sep=;",)]


def test_rows_below_what_stands_above_a_header_keep_their_numbers():
    """A spreadsheet counts empty rows, and not the line that it takes as a declaration."""
    for above, first in ((b"", 2), (b"sep=,\n", 2), (b"\n,,\n", 4), (b"sep=,\n\n", 3)):
        table, _ = table_of(above + b"due,a\nx,1\n")
        assert [row.number for batch in table.batches() for row in batch] == [first]


def test_rows_are_numbered_as_a_spreadsheet_does():
    table, _ = table_of(b'due,a\n"x\ny",1\n\nz,2\n')
    rows = [(row.number, row.texts) for batch in table.batches() for row in batch]
    assert rows == [(2, ("x\ny",)), (3, ()), (4, ("z",))]


def test_long_rows_are_batches_of_their_own():
    """A batch is bounded by its characters too."""
    rows = [b"x" * 100_000] * 7 + [b"y"] * 5_000
    table, _ = table_of(b"due\n" + b"\n".join(rows) + b"\n")
    batches = [[row.texts[0].encode() for row in batch] for batch in table.batches()]
    assert [len(batch) for batch in batches] == [3, 3, 2048, 2048, 905]
    assert [text for batch in batches for text in batch] == rows


def test_a_row_of_many_lines_has_a_bound():
    """Each line and each field is short; the row ends nowhere."""
    piece = b'"' + b"x" * 60_000 + b'\n",'
    assert len(texts_of(b"due,a\n" + piece * 17 + b"z\n")) == 1
    with pytest.raises(InputError, match=r"rows of up to 1,048,576 characters in orders.csv, got more in row 3; is a"):
        texts_of(b"due,a\n1,2\n" + piece * 18 + b"z\n")
