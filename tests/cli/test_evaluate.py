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
    ("arguments", "message"),
    [
        (["--errors", "3"], "give a FILE, or --generated N"),
        (["missing.jsonl"], "can't read missing.jsonl"),
        (["FILE", "--model", "nonsense"], "nonsense"),
        (["FILE", "--against", "arrow"], "expected --against to be one of dateparser, "),
        (["FILE", "--attention"], "expected strings with spans"),
        (["FILE", "--kind", "nonsense"], "expected at least one labelled string"),
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
