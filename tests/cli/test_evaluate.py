"""``datenorm evaluate`` as its users have it."""

import json
import sys

import pytest

from datenorm.cli import app

LINES = [
    {"text": "3 May 1999", "canonical": "1999-05-03", "kind": "absolute", "locale": "en", "source": "here"},
    {
        "text": "03/04/05",
        "canonical": "XX05-04-03",
        "kind": "two_digit_year",
        "order": "DMY",
        "date": "2005-04-03",
    },
    {"text": "n/a", "canonical": "", "kind": "reject"},
    {"text": "3 May", "kind": "no_year"},
    {"text": "02/01/2004", "alternatives": ["2004-01-02", "2004-02-01"], "kind": "ambiguous"},
]


@pytest.fixture
def labelled(tmp_path):
    path = tmp_path / "labelled.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in LINES), encoding="utf-8")
    return str(path)


def test_a_file_is_scored_as_tables(run, labelled):
    done = run("evaluate", labelled, "--calibration", "--errors", "2")
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode()
    assert "| absolute + two_digit_year + datetime |" in text
    assert "expected calibration error" in text
    assert "Left out: 1 string without a label." in text
    assert text.splitlines()[-1].startswith("signature: datenorm|v:")
    assert done.stderr == b""


def test_rows_without_strings_are_left_out(run, tmp_path):
    path = tmp_path / "own.jsonl"
    path.write_text('{"text": "n/a", "canonical": "", "kind": "reject"}\n')
    text = run("evaluate", str(path), "--against", "dateutil").stdout.decode()
    assert "absolute + two_digit_year" not in text
    assert text.splitlines()[4].startswith("| all ")


def test_the_table_of_bounds_agrees_with_a_bound_that_is_given(run, labelled, base):
    report = json.loads(run("evaluate", *base, labelled, "--calibration", "--format", "json").stdout)
    for point in report["calibration"]["operating_points"]:
        bound = ("--min-confidence", str(point["bound"]))
        done = run("evaluate", *base, labelled, *bound, "--format", "json")
        assert {name: json.loads(done.stdout)["all"][name] for name in ("right", "wrong", "refused")} == {
            name: point[name] for name in ("right", "wrong", "refused")
        }


def test_json_is_one_object_and_the_same_each_time(run, labelled, tmp_path):
    output = tmp_path / "report.json"
    first = run("evaluate", labelled, "--format", "json", "--no-hints", "--min-confidence", "0.5")
    second = run(
        "evaluate", labelled, "--format", "json", "--no-hints", "--min-confidence", "0.5", "-o", str(output)
    )
    assert first.returncode == second.returncode == 0
    value = json.loads(first.stdout)
    assert value["all"]["count"] == 4
    assert value["bound"] == 0.5
    assert value["options"] == {"hints": "none", "min-confidence": "user=0.5"}
    assert output.read_bytes() == first.stdout


def test_generated_strings_are_scored_with_their_spans(run):
    options = "--generated 8 --seed 4 --kind iso --attention --format json"
    done = run("evaluate", *options.split())
    assert done.returncode == 0, done.stderr
    value = json.loads(done.stdout)
    assert list(value["group"]) == ["iso"]
    assert value["data"][0]["name"] == "generated(n=8,seed=4,noise=1)"
    assert "attention" in value


def test_libraries_are_scored_beside_it(run, labelled):
    pytest.importorskip("dateutil")
    done = run("evaluate", labelled, "--against", "dateutil", "--format", "json")
    assert done.returncode == 0, done.stderr
    peers = json.loads(done.stdout)["peers"]
    assert peers["dateutil, order given"]["headline"]["right"] == 1.0
    assert peers["dateutil, no hints"]["headline"]["right"] == 0.5


@pytest.mark.parametrize(
    ("options", "labels"),
    [
        (["--no-hints"], ["dateutil, no hints"]),
        (["--no-hints", "--order", "MDY"], ["dateutil, order given", "dateutil, no hints"]),
    ],
)
def test_no_library_is_said_to_have_hints_that_nobody_gave(run, labelled, options, labels):
    pytest.importorskip("dateutil")
    done = run("evaluate", labelled, "--against", "dateutil", "--format", "json", *options)
    assert list(json.loads(done.stdout)["peers"]) == labels


def test_the_kinds_that_are_there_are_told_when_one_is_not(run, labelled):
    done = run("evaluate", labelled, "--kind", "absolut")
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"of the kind absolut, got none; near ones: absolute" in done.stderr
    assert done.stderr.endswith(b"; there are: absolute, ambiguous, no_year, reject, two_digit_year\n")


@pytest.mark.parametrize("columns", ["20", "300"])
def test_tables_are_whole_whatever_the_width_of_the_terminal(run, tmp_path, columns):
    """Many kinds beside each other are wider than any terminal."""
    pytest.importorskip("dateutil")
    output = tmp_path / "report.md"
    done = run("evaluate", "--generated", "60", "--against", "dateutil", "-o", str(output), COLUMNS=columns)
    assert done.returncode == 0, done.stderr
    text = output.read_text()
    assert "\u2026" not in text and "..." not in text
    lines = text.splitlines()
    rows = [line for line in lines if line.startswith("| dateutil")]
    heads = lines[lines.index(rows[0]) - 3]
    assert len(heads) > 200 and {len(row) for row in rows} == {len(heads)}
    assert all(cell.count(" / ") == 2 for row in rows for cell in row.strip("|").split("|")[1:])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--errors", "3"], "give a FILE, or --generated N"),
        (["missing.jsonl"], "can't read missing.jsonl"),
        (["FILE", "--model", "nonsense"], "nonsense"),
        (["FILE", "--against", "arrow"], "expected --against to be one of dateparser, "),
        (["FILE", "--attention"], "expected strings with spans"),
        (["FILE", "--kind", "nonsense"], "expected at least one string of the kind nonsense, got none"),
        (["FILE", "--kind", "no_year"], "(canonical, expected or date) of the kind no_year, got 1 string without"),
        (["FILE", "--min-confidence", "2"], "expected --min-confidence to be a number from 0 to 1, got '2'"),
        (["FILE", "--misspelt"], "expected --generated N beside --misspelt"),
        (["FILE", "--format", "xml"], "expected --format to be one of table, json, got 'xml'"),
        (["FILE", "-o", "FILE"], "to be another file than FILE"),
        ([], "give a FILE, or --generated N"),
    ],
)
def test_wrong_use_is_one_line_and_exit_code_2(models, labelled, arguments, message, monkeypatch, capsys):
    given = [labelled if argument == "FILE" else argument for argument in arguments]
    monkeypatch.setenv("DATENORM_MODELS", str(models))
    monkeypatch.setattr(sys, "argv", ["datenorm", "evaluate", *given])
    assert app.run() == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err
    assert printed.err.startswith("datenorm: ")
    assert printed.err.count("\n") == 1


def test_a_label_that_is_no_reading_is_named_and_a_set_is_counted(run, labelled, tmp_path):
    with open(labelled, "a", encoding="utf-8") as stream:
        stream.write(json.dumps({"text": "1858 or 1860", "canonical": "[1858, 1860]", "kind": "range"}) + "\n")
    counted = run("evaluate", labelled, "--format", "json")
    assert counted.returncode == 0
    assert counted.stderr.decode().endswith("labels that are sets of dates, which no answer is: 1\n")
    assert json.loads(counted.stdout)["all"]["count"] == 5
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("text,canonical\n3 May 1999,1999-05-03\nx,not a date\n")
    done = run("evaluate", str(wrong))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert "wrong.csv line 3, got 'not a date'" in done.stderr.decode()


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.jsonl", '{"text": "3 May 1999"}\n' * 2, "(canonical, expected or date), got 2 strings without"),
        ("a.jsonl", "", "expected at least one string, got none"),
        (
            "a.csv",
            "text,canonical,order\n3 May 1999,1999-05-03,dmy\n3/4/2005,2005-04-03,EU\n",
            "expected order to be one of DMY, MDY, YMD, auto, got 'EU' in a.csv line 3; mend it, or leave it out",
        ),
        (
            "a.jsonl",
            '\n{"text": "3 May", "canonical": "XXXX-05-03", "reference": "today"}\n',
            "expected reference to be a day such as 2024-05-03, got 'today' in a.jsonl line 2; mend it, or leave it "
            "out",
        ),
        (
            "a.csv",
            "sep=,\n\ntext,canonical\nMay 3, 1999,1999-05-03\n",
            "expected 2 fields in a.csv line 4, got 3; put the one that holds a delimiter in quotes",
        ),
        (
            "a.csv",
            '\ufeff{"text": "3 May 1999, a Monday", "canonical": "1999-05-03"}\n',
            "expected a table in a.csv, got what looks like JSON Lines; name it a.jsonl",
        ),
        ("a.csv", "text;date of birth\nx;y\n", "expected columns text and canonical (or date) in a.csv, got text, "),
    ],
)
def test_a_file_that_can_not_be_scored_says_why_and_where(run, tmp_path, monkeypatch, name, content, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(content)
    done = run("evaluate", name)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert message in done.stderr.decode()


def test_an_order_that_is_not_given_may_be_any(run, tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("text,canonical,order\n3/4/2005,2005-04-03,EU\n")
    for more in (["--no-hints"], ["--order", "DMY"]):
        assert run("evaluate", str(path), *more).returncode == 0


@pytest.mark.parametrize(
    "content",
    [
        "text;canonical;order\r\nMay 3, 1999;1999-05-03;dmy\r\n",
        "sep=;\ntext;canonical;order\nMay 3, 1999;1999-05-03;DMY\n",
        "\ufeff\n;;\n text ;canonical; order\nMay 3, 1999;1999-05-03;DMY;\n",
        'text|canonical|order\n"May 3, 1999"|1999-05-03|auto\n',
    ],
)
def test_tables_are_read_as_predict_reads_them(run, tmp_path, content):
    path = tmp_path / "a.csv"
    path.write_bytes(content.encode())
    value = json.loads(run("evaluate", str(path), "--format", "json", "--errors", "1").stdout)
    (row,) = value["wrong"] + value["refused"]
    assert (row["text"], row["label"]) == ("May 3, 1999", "1999-05-03")
    assert row["order"] == ("" if "auto" in content else "DMY")
