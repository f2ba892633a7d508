"""``datenorm predict --csv`` and ``--infer-order`` as processes, on files as people have them."""

import csv
import io
import json
import random

import pytest

ORDERS = (
    b'\xef\xbb\xbf"id";"due";"note"\r\n'
    b'"1";"03/04/2005";"first; with a semicolon"\r\n'
    b'"2";"25/04/2005";"two\r\nlines \xe4"\r\n'
    b'"3";"n/a";"he said ""no"""\r\n'
    b"\r\n"
    b'"4";"05/04/2005"\r\n'
)


@pytest.fixture
def orders(tmp_path):
    path = tmp_path / "orders.csv"
    path.write_bytes(ORDERS)
    return path


def columns_of(content: bytes, delimiter=";") -> list[dict[str, str]]:
    text = content.decode("utf-8-sig", "surrogateescape")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter))


def is_said(done, text):
    return any(text in line for line in done.stderr.decode().splitlines())


def test_every_byte_of_a_file_stays(run, orders, tmp_path):
    done = run("predict", "--csv", str(orders), "--column", "due", "--into", "iso", "-o", str(tmp_path / "out.csv"))
    assert (done.returncode, done.stdout) == (0, b"")
    came = (tmp_path / "out.csv").read_bytes().split(b"\r\n")
    for old, new in zip(ORDERS.split(b"\r\n"), came, strict=True):
        assert new.startswith(old)
    assert came[0].endswith(b'"note";"iso"')
    assert came[1].count(b";") == ORDERS.split(b"\r\n")[1].count(b";") + 1
    assert came[5] == b""
    assert came[6].count(b";") == 3


def test_standard_input_and_file_give_the_same_with_and_without_processes(run, orders):
    arguments = ["--column", "due", "--column", "id", "--with", "confidence,reason,order"]
    expected = run("predict", "--csv", str(orders), *arguments)
    assert expected.returncode == 0
    assert run("predict", "--csv", "-", *arguments, input=ORDERS).stdout == expected.stdout
    assert run("predict", "--csv", "-", *arguments, "--jobs", "2", input=ORDERS).stdout == expected.stdout
    names = list(columns_of(expected.stdout)[0])
    assert names[3:7] == ["due_iso", "due_iso_confidence", "due_iso_reason", "due_iso_order"]
    assert names[7] == "id_iso"


def test_a_stream_without_a_first_pass(run):
    sure = ("--strict", "--min-confidence", "1")  # nobody is
    done = run("predict", "--csv", "-", "--column", "due", "--no-infer-order", *sure, input=ORDERS)
    assert done.returncode == 1
    assert not is_said(done, "% sure")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--column", "duee"], "near ones: due"),
        ([], "--column"),
        (["--column", "due", "--into", "id"], "--into"),
        (["--column", "due", "--into", "a", "--into", "b"], "--into once"),
        (["--column", "due", "--with", "confidense"], "--with"),
        (["--column", "due", "--into", ""], "--into"),
        (["--column", "due", "--with", ""], "--with"),
        (["--column", "due", "--format", "jsonl"], "--format"),
        (["--column", "due", "--delimiter", "||"], "delimiter"),
        (["--column", "due", "--encoding", "klingon"], "encoding"),
        (["--column", "due", "3 May 1999"], "TEXT"),
        (["--column", "due", "--locale", "klingon"], "locale"),
    ],
)
def test_mistakes_are_one_line(run, orders, arguments, message):
    done = run("predict", "--csv", str(orders), *arguments)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert message in done.stderr.decode()


def test_further_readings_need_a_column(run):
    """Or a review; where they have one, there are no more than were asked for, and at 5 more than at 2."""
    options = ["predict", "--csv", "-", "--column", "d", "--no-infer-order"]
    done = run(*options, "--top", "3", input=b"d\n3 May 1999\n")
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert b"expected no --top beside a file; add --with alternatives or --review FILE" in done.stderr
    texts = "".join(f"{day} May 1999\n" for day in range(1, 29))
    found = [
        [row["d_iso_alternatives"].split() for row in columns_of(done.stdout, ",")]
        for done in (run(*options, "--top", n, "--with", "Alternatives", input=f"d\n{texts}".encode()) for n in "25")
    ]
    assert max(map(len, found[0])) <= 2 and max(map(len, found[1])) <= 5
    assert sum(map(len, found[1])) > sum(map(len, found[0]))


def test_a_line_that_is_no_json_has_one_place(run):
    done = run("predict", "--jsonl", "-", "--column", "d", input=b'{"d": "x"}\n{d: 1}\n')
    assert done.returncode == 2
    assert done.stderr.decode() == (
        "datenorm: expected a JSON object in standard input line 2: "
        "expecting property name enclosed in double quotes at column 2\n"
    )


def test_a_comma_in_a_table_of_one_column_cuts_no_date(run, base):
    """The year stands behind it; what is added needs the line in quotes, and that is said."""
    column = b'x\nMay 3, 1999\n"May 4, 1999"\n5 May 1999\n'
    for more in ((), ("--no-infer-order",), ("--jobs", "2"), ("--spreadsheet-safe",)):
        done = run("predict", *base, "--csv", "-", "--column", "x", *more, input=column)
        rows = columns_of(done.stdout, ",")
        assert [row["x"] for row in rows] == ["May 3, 1999", "May 4, 1999", "5 May 1999"]
        assert [row["x_iso"] for row in rows] == ["1999-05-03", "1999-05-04", "1999-05-05"]
        assert done.stderr.decode() == (
            "datenorm: row 2 holds a comma outside quotes; as the header has none, such a line was read as one field, "
            "and put in quotes (--delimiter comma would cut it)\n"
        )
    cut = run("predict", *base, "--csv", "-", "--column", "x", "--delimiter", "comma", input=column + b"6 May, 1999\n")
    assert cut.stdout.splitlines()[1] == b"May 3, 1999,XXXX-05-03"
    assert cut.stderr.decode() == (
        "datenorm: 2 rows (the first is row 2) have more fields than the header, and the new ones at the end; if a "
        "delimiter stands inside a field, quote it or give another --delimiter\n"
    )


def test_the_line_that_tells_excel_the_delimiter_is_understood_and_kept(run, base, tmp_path):
    path = tmp_path / "sep.csv"
    path.write_bytes(b"sep=;\r\n\r\nid;due\r\n1;May 3, 1999\r\n")
    for more in ((), ("--delimiter", "semicolon"), ("--no-infer-order",)):
        done = run("predict", *base, "--csv", str(path), "--column", "due", *more)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout == b"sep=;\r\n\r\nid;due;due_iso\r\n1;May 3, 1999;1999-05-03\r\n"


def test_bytes_that_are_no_text_are_told_with_what_to_do(run):
    done = run("predict", "--csv", "-", "--column", "d", "--column", "e", input=b"d,e\n\xe9,\xe9\n\xe9,x\n")
    hint = "datenorm: what is refused as bad-encoding is not utf-8; give --encoding (cp1252?)"
    assert done.stderr.decode().splitlines().count(hint) == 1
    again = run("predict", "--csv", "-", "--column", "d", "--encoding", "ascii", input=b"d,e\n\xe9,\xe9\n")
    assert is_said(again, "is not ascii; give another --encoding")
    assert not is_said(run("predict", "--csv", "-", "--column", "d", input=b"d,e\nx,\xe9\n"), "--encoding")


def test_lists_of_more_columns_are_joined(run):
    """In their order, each once; what one of them names is there for --top."""
    options = ["predict", "--csv", "-", "--column", "d", "--with", "confidence", "--with", "reason,confidence"]
    done = run(*options, "--with", "alternatives", "--top", "2", input=b"d\n3 May 1999\n")
    assert done.stdout.decode().splitlines()[0] == "d,d_iso,d_iso_confidence,d_iso_reason,d_iso_alternatives"


@pytest.mark.parametrize("option", ["--csv", "--jsonl", "--output", "--report", "--review", "--heatmap-file"])
def test_no_second_file_passes_over_the_first(run, orders, tmp_path, option):
    """The last one would count, and nothing would say that the other was left out."""
    names = [str(tmp_path / name) for name in ("a.svg", "b.svg")]
    done = run("predict", option, names[0], option, names[1], "--column", "due")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"datenorm: expected one file after {option}, got 2; run the command for each\n"
    assert not list(tmp_path.glob("*.svg"))


def test_json_lines_have_no_delimiter(run, tmp_path):
    path = tmp_path / "d.jsonl"
    path.write_text('{"d": "3 May 1999"}\n')
    for option in ("--jsonl", "--csv"):
        done = run("predict", option, str(path), "--column", "d", "--delimiter", ",")
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == "datenorm: expected no --delimiter beside JSON Lines, which has none\n"


def test_options_of_tables_need_one(run):
    for arguments in (["--column", "due"], ["--with", "edtf"], ["--report", "x"], ["--csv", "missing.csv"]):
        done = run("predict", *arguments)
        assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


def test_the_column_decides(run, base, orders, tmp_path):
    report, review = tmp_path / "report.json", tmp_path / "review.csv"
    done = run(
        "predict", *base, "--csv", str(orders), "--column", "due", "--with", "confidence,order",
        "--report", str(report), "--review", str(review),
    )  # fmt: skip
    rows = columns_of(done.stdout)
    assert [row["due_iso"] for row in rows] == ["2005-04-03", "2005-04-25", "", "2005-04-05"]
    assert [row["due_iso_order"] for row in rows] == ["DMY", "DMY", "", "DMY"]
    assert is_said(done, "due: DMY") and is_said(done, "1 row settles it (row 3)")
    said = json.loads(report.read_text())["columns"][0]
    assert said["order"]["deciding"] == [{"row": 3, "text": "25/04/2005"}]
    assert (said["order"]["open"], said["refused"]) == (2, {"not-a-date": 1})
    doubts = columns_of(review.read_bytes(), ",")
    assert {(row["row"], row["old"], row["new"]) for row in doubts} >= {("2", "03/04/2005", "2005-04-03")}
    assert [row["confidence"] for row in doubts] == sorted(row["confidence"] for row in doubts)


@pytest.mark.parametrize("order", ["DMY", "MDY"])
def test_a_thousand_rows_with_a_known_order(run, base, order):
    """One row in twenty is unambiguous; every other one is read as these say."""
    dice = random.Random(4)
    days = [(dice.randint(1, 28 if dice.random() < 0.08 else 12), dice.randint(1, 12)) for _ in range(1000)]
    form = "{0:02d}/{1:02d}/2019" if order == "DMY" else "{1:02d}/{0:02d}/2019"
    done = run("predict", *base, "--csv", "-", "--column", "d", input=("d\n" + "".join(
        form.format(day, month) + "\n" for day, month in days)).encode())  # fmt: skip
    dates = [row["d_iso"] for row in columns_of(done.stdout, ",")]
    right = [f"2019-{month:02d}-{day:02d}" for day, month in days]
    assert sum(came == wanted for came, wanted in zip(dates, right, strict=True)) >= 990
    swapped = [f"2019-{day:02d}-{month:02d}" for day, month in days]
    assert not [c for c, w, s in zip(dates, right, swapped, strict=True) if c != w and c == s]
    assert is_said(done, f"d: {order}, over 99.9 % sure")


def test_a_mixed_column_is_reported_and_not_guessed(run, base):
    column = b"d\n03/04/2005\n04/13/2005\n13/04/2005\n05/06/2005\n"
    done = run("predict", *base, "--csv", "-", "--column", "d", "--with", "reason,ambiguous", input=column)
    rows = columns_of(done.stdout, ",")
    assert [row["d_iso"] for row in rows] == ["", "2005-04-13", "2005-04-13", ""]
    assert [row["d_iso_reason"] for row in rows] == ["ambiguous", "", "", "ambiguous"]
    assert is_said(done, "orders are mixed")


def test_the_numbers_of_a_mixed_column_agree(run, base):
    """05/05/2020 is the same day under both orders, and neither open nor refused."""
    column = b"d\n03/04/2005\n04/13/2005\n13/04/2005\n05/05/2020\n06/06/2020\n05/06/2005\n"
    done = run("predict", *base, "--csv", "-", "--column", "d", input=column)
    assert is_said(done, "; 2 rows that could be either left empty as ambiguous")
    assert is_said(done, "2 of 6 rows refused: 2 ambiguous")


def test_doubt_is_said_once(run, base):
    """A stream counts its ambiguous lines; a column that has said so does not say it again."""
    column = b"03/04/2005\n11/02/2009\n05/06/2007\n"
    done = run("predict", *base, input=column + b"n/a\n")
    assert done.stderr.decode() == (
        "datenorm: 1 of 4 lines refused: 1 not-a-date; 3 ambiguous "
        "(--format jsonl shows the other readings, --refuse-ambiguous leaves them out)\n"
    )
    table = run("predict", *base, "--csv", "-", "--column", "d", input=b"d\n" + column)
    assert is_said(table, "marked ambiguous") and table.stderr.count(b"\n") == 1
    rows = run("predict", *base, "--csv", "-", "--column", "d", "--no-infer-order", input=b"d\n" + column)
    assert is_said(rows, "d: 3 of 3 rows ambiguous (--with alternatives shows the other readings")


def test_a_column_that_tells_nothing_is_read_one_way_and_marked(run, base):
    column = b"d\n03/04/2005\n11/02/2009\n05/06/2007\n"
    done = run("predict", *base, "--csv", "-", "--column", "d", "--with", "order,ambiguous", input=column)
    rows = columns_of(done.stdout, ",")
    assert len({row["d_iso_order"] for row in rows}) == 1
    assert {row["d_iso_ambiguous"] for row in rows} == {"true"}
    assert is_said(done, "not sure")
    refused = run("predict", *base, "--csv", "-", "--column", "d", "--refuse-ambiguous", input=column)
    assert {row["d_iso"] for row in columns_of(refused.stdout, ",")} == {""}
    told = run("predict", *base, "--csv", "-", "--column", "d", "--order", "MDY", input=column)
    assert [row["d_iso"] for row in columns_of(told.stdout, ",")] == ["2005-03-04", "2009-11-02", "2007-05-06"]


def test_json_lines(run, base):
    lines = b'{"due": "03/04/2005", "n": 1.50}\n{"due": "04/25/2005"}\n'
    done = run("predict", *base, "--jsonl", "-", "--column", "due", "--with", "reason", input=lines)
    first, second = done.stdout.splitlines()
    assert first == b'{"due": "03/04/2005", "n": 1.50, "due_iso": "2005-03-04", "due_iso_reason": null}'
    assert json.loads(second)["due_iso"] == "2005-04-25"


def test_plain_lines_decide_together_when_asked(run, base, tmp_path):
    lines = b"03/04/2005\n13/04/2005\n05/06/2005\n\xff\n"
    review = tmp_path / "review.csv"
    done = run("predict", *base, "--infer-order", "--review", str(review), input=lines)
    assert done.stdout.decode().splitlines() == ["2005-04-03", "2005-04-13", "2005-06-05", ""]
    assert is_said(done, "datenorm: DMY")
    assert {row["row"] for row in columns_of(review.read_bytes(), ",")} == {"1", "2", "3", "4"}
    arguments = run("predict", *base, "--infer-order", "--no-heatmap", "03/04/2005", "04/13/2005")
    assert arguments.stdout.decode().startswith("2005-03-04")


def test_a_review_of_a_stream_says_which_lines(run, tmp_path):
    review = tmp_path / "review.csv"
    run("predict", "--review", str(review), input=b"3 May 1999\nn/a\n" * 2)
    doubts = columns_of(review.read_bytes(), ",")
    assert sorted(row["row"] for row in doubts) == ["1", "2", "3", "4"]
    assert [float(row["confidence"]) for row in doubts] == sorted(float(row["confidence"]) for row in doubts)


def test_keys_of_nested_objects(run, base):
    lines = b'{"a":{"due":"3 May 1999"},"n":1}\n{"a":{}}\n{"a.due":"4 May 1999"}\n'
    done = run("predict", *base, "--jsonl", "-", "--column", "a.due", "--into", "iso", input=lines)
    assert [json.loads(line)["iso"] for line in done.stdout.splitlines()] == ["1999-05-03", None, "1999-05-04"]
    missing = run("predict", *base, "--jsonl", "-", "--column", "due", input=lines)
    assert missing.returncode == 2
    assert "near ones: a.due" in missing.stderr.decode()
    objects = run("predict", *base, "--jsonl", "-", "--column", "a", input=lines.splitlines(keepends=True)[0])
    assert objects.returncode == 2
    assert is_said(objects, "expected text in 'a' of standard input, got objects; give --column a key in them: a.due")


def test_a_long_field_beside_the_dates(run, base):
    column = b"id,due,notes\n1,3 May 1999," + b"x" * 300_000 + b"\n2,4 May 1999,y\n"
    done = run("predict", *base, "--csv", "-", "--column", "due", input=column)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [line.rsplit(b",", 1)[1] for line in done.stdout.splitlines()] == [b"due_iso", b"1999-05-03", b"1999-05-04"]


def test_a_header_in_another_encoding_says_so(run):
    table = "id,dué\n1,3 février 1999\n".encode("latin-1")
    done = run("predict", "--csv", "-", "--column", "dué", input=table)
    assert done.returncode == 2
    assert is_said(done, "near ones: dué; its header is not utf-8: give --encoding (cp1252?)")
    assert run("predict", "--csv", "-", "--column", "dué", "--encoding", "latin-1", input=table).returncode == 0


@pytest.mark.parametrize("option", ["--report", "--review"])
def test_places_that_can_not_be_written_are_told_before_any_work(run, orders, option):
    done = run("predict", "--csv", str(orders), "--column", "due", option, "no/such/folder/file")
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert is_said(done, "no/such/folder")


def test_an_option_is_no_file(run):
    done = run("predict", "--csv", "--column", "due")
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert is_said(done, "expected a file after --csv, got the option --column")


def test_a_file_given_as_a_string_is_told(run, orders):
    done = run("predict", str(orders))
    assert done.returncode == 0
    assert is_said(done, "was read as a string") and is_said(done, "--csv")


def test_the_output_may_be_the_input(run, base, orders):
    expected = run("predict", *base, "--csv", str(orders), "--column", "due").stdout
    run("predict", *base, "--csv", str(orders), "--column", "due", "-o", str(orders))
    assert orders.read_bytes() == expected


def test_a_column_of_which_only_some_rows_could_be_year_first(run, base):
    """01.02.03 has a third order that the first rows do not; no row may make the others impossible."""
    rows = [f"{day:02d}.{month:02d}.62" for month in range(1, 13) for day in range(1, 13)] + ["25.02.03", "01.02.03"]
    done = run("predict", *base, "--csv", "-", "--column", "d", input="\n".join(["d", *rows, ""]).encode())
    assert done.returncode == 0
    assert columns_of(done.stdout, ",")[-1]["d_iso"] == "2003-02-01"


def test_a_locale_counts_as_one_witness_and_rows_outvote_it(run, base):
    content = b"due\n03/04/2005\n07/09/2005\n02/01/2005\n"
    given = ("predict", *base, "--csv", "-", "--column", "due", "--locale", "en-GB")
    british = run(*given, input=content)
    assert british.stdout.splitlines()[1] == b"03/04/2005,2005-04-03"
    assert b"DMY is likelier" in british.stderr
    outvoted = run(*given, input=content + b"04/25/2005\n" * 4)
    assert outvoted.stdout.splitlines()[1] == b"03/04/2005,2005-03-04"


def test_a_given_order_that_fits_no_row_is_said_and_nothing_refused(run, base):
    content = b"due\n03/04/2005\n07/09/2005\n"
    done = run("predict", *base, "--csv", "-", "--column", "due", "--order", "YMD", input=content)
    assert all(line.split(b",")[1] for line in done.stdout.splitlines()[1:])
    assert b"YMD as given, which fits none of 2 rows in figures: each is read for itself" in done.stderr


def test_the_column_decides_its_intervals(run, base):
    column = "p\n03.01.1942-08.07.1942\n07.08.1942 – 07.09.1943\n25.12.1942 - 03.01.1943\n05.06.1942\n".encode()
    done = run("predict", *base, "--csv", "-", "--column", "p", "--with", "order,ambiguous", input=column)
    rows = columns_of(done.stdout, ",")
    assert [row["p_iso"] for row in rows] == [
        "1942-01-03/1942-07-08", "1942-08-07/1943-09-07", "1942-12-25/1943-01-03", "1942-06-05",
    ]  # fmt: skip
    assert {(row["p_iso_order"], row["p_iso_ambiguous"]) for row in rows} == {("DMY", "false")}
    assert is_said(done, "1 row settles it (row 4), 3 rows that could be either read so")
    american = column.replace(b"25.12.1942 - 03.01.1943", b"12.25.1942 - 01.03.1943\n12.28.1942-01.05.1943")
    rows = columns_of(run("predict", *base, "--csv", "-", "--column", "p", input=american).stdout, ",")
    assert [row["p_iso"] for row in rows][:2] == ["1942-03-01/1942-08-07", "1942-07-08/1943-07-09"]


@pytest.mark.parametrize("row", ["v3.14.2", "iPhone 5.14", "Mo-Fr 9-17", "S45.3.15", "10/21 January 1650"])
def test_what_is_no_date_in_figures_has_no_vote(run, base, row):
    column = f"d\n03.05.1999\n04.06.1999\n25.12.1999\n28.12.1999\n{row}\n".encode()
    done = run("predict", *base, "--csv", "-", "--column", "d", input=column)
    assert [came["d_iso"] for came in columns_of(done.stdout, ",")][:2] == ["1999-05-03", "1999-06-04"]
    assert is_said(done, "2 rows settle it (rows 4, 5), 2 rows that could be either read so")


def test_only_what_is_left_empty_as_ambiguous_is_counted_so(run, base):
    column = b"d\n03/05/1999\n04/06/1999\n25/12/1999\n12/28/1999\nv3.4.2\niPhone 5.4\nn/a 1/2 3\n31/02/1999\n"
    done = run("predict", *base, "--csv", "-", "--column", "d", "--with", "reason", input=column)
    empty = sum(row["d_iso_reason"] == "ambiguous" for row in columns_of(done.stdout, ","))
    assert empty == 2
    assert is_said(done, "; 2 rows that could be either left empty as ambiguous")


def test_what_is_said_agrees_with_the_report(run, base, tmp_path):
    report = tmp_path / "report.json"
    column = b"d\n03/05/1999\n25/12/1999\n"
    done = run("predict", *base, "--csv", "-", "--column", "d", "--report", str(report), input=column)
    order = json.loads(report.read_text())["columns"][0]["order"]
    assert order["probability"] == pytest.approx(order["shares"]["DMY"], abs=1e-4)
    assert is_said(done, f"d: DMY, {100 * order['probability']:.1f} % sure")


def test_separators_of_a_column_have_orders_of_their_own(run, base, tmp_path):
    """What is said, the report, the review and the rows agree."""
    days = range(13, 29)
    rows = [f"{day}.04.2005" for day in days] + [f"04/{day}/2005" for day in days] + [f"{day}/04/2005" for day in days]
    rows += ["03.04.2005", "03/04/2005"]
    report, review = tmp_path / "report.json", tmp_path / "review.csv"
    options = ["--column", "d", "--with", "confidence,reason", "--report", str(report), "--review", str(review)]
    done = run("predict", *base, "--csv", "-", *options, input="\n".join(["d", *rows, ""]).encode())
    came = {row["d"]: row for row in columns_of(done.stdout, ",")}
    assert came["03.04.2005"]["d_iso"] == "2005-04-03" and float(came["03.04.2005"]["d_iso_confidence"]) > 0.9
    assert (came["03/04/2005"]["d_iso"], came["03/04/2005"]["d_iso_reason"]) == ("", "ambiguous")
    assert 0.4 < float(came["03/04/2005"]["d_iso_confidence"]) < 0.6
    assert done.stderr.decode().splitlines()[0] == (
        'datenorm: d: orders go by the separator: DMY with "." (16 rows settle it), mixed with "/" (16 rows can only '
        "be DMY and 16 rows can only be MDY); 1 row that could be either left empty as ambiguous"
    )
    order = json.loads(report.read_text())["columns"][0]["order"]
    assert (order["status"], order["order"], order["probability"]) == ("mixed", None, 1.0)
    assert {name: (one["order"], one["sure"]) for name, one in order["separators"].items() if one["sure"]} == {
        ".": ("DMY", True)
    }
    first = columns_of(review.read_bytes(), ",")[0]
    assert first["old"] == "03/04/2005"
    assert sum(float(other.partition(":")[2]) for other in first["alternatives"].split()) > 0.9


def test_a_key_without_text_is_no_empty_one(run, base):
    """A list of dates is none, and neither is what JSON has beside texts and numbers."""
    values = ['"3 May 1999"', '["3 May 1999"]', '{"from": "3 May 1999"}', "true", "null", '""', "19990503"]
    lines = "".join(f'{{"d": {value}}}\n' for value in values)
    done = run("predict", *base, "--jsonl", "-", "--column", "d", "--with", "reason", input=lines.encode())
    came = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["d_iso_reason"] for row in came] == [None, *["not-a-date"] * 3, "empty", "empty", None]
    assert [row["d_iso"] for row in came] == ["1999-05-03", *[None] * 5, "1999-05-03"]
