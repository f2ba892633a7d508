"""No file that a command writes takes the place of one that it reads, or of another that it writes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from datenorm.cli.places import expect_places
from datenorm.core.errors import OutputError, UsageError

TABLE = b"d\n3 May 1999\n"


@pytest.fixture
def table(tmp_path, monkeypatch):
    path = tmp_path / "p.csv"
    path.write_bytes(TABLE)
    (tmp_path / "symbolic.csv").symlink_to(path)
    (tmp_path / "hard.csv").hardlink_to(path)
    monkeypatch.chdir(tmp_path)
    return path


@pytest.mark.parametrize("option", ["--review", "--report"])
def test_the_input_stays(run, table, option):
    done = run("predict", "--csv", str(table), "--column", "d", option, str(table))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert f"expected {option} to be another file than --csv, got {table}".encode() in done.stderr
    assert table.read_bytes() == TABLE


def test_standard_input_that_is_a_file_stays(environment, table):
    with table.open("rb") as stream:
        command = [sys.executable, "-m", "datenorm", "predict", "--review", "p.csv"]
        done = subprocess.run(command, stdin=stream, capture_output=True, env=environment, timeout=120)
    assert done.returncode == 2
    assert b"another file than standard input" in done.stderr
    assert table.read_bytes() == TABLE


@pytest.mark.parametrize("spelling", ["p.csv", "./p.csv", "symbolic.csv", "hard.csv"])
def test_by_whatever_spelling(table, spelling):
    with pytest.raises(UsageError, match=f"--review to be another file than --csv, got {spelling}"):
        expect_places({"--review": spelling}, {"--csv": str(table)})


def test_what_is_written_differs(table):
    with pytest.raises(UsageError, match="--review to be another file than --output"):
        expect_places({"--output": "new.csv", "--review": "./new.csv"}, {"--csv": "p.csv"}, in_place="--output")


def test_what_may_be(table):
    expect_places({"--output": "p.csv", "--review": "r.csv", "--report": None}, {"--csv": "p.csv"}, in_place="--output")
    expect_places({"--report": os.devnull, "--review": os.devnull}, {"--csv": "p.csv"})
    expect_places({"standard output": "-", "--review": "r.csv"}, {"standard input": "-"}, in_place="standard output")


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no such name here")
@pytest.mark.parametrize("more", [[], ["-o", "/dev/stdout"]])
def test_answers_are_not_put_behind_what_is_read(environment, table, more):
    """They would be read again, without end."""
    command = [sys.executable, "-m", "datenorm", "predict", "--csv", "p.csv", "--column", "d", *more]
    with table.open("ab") as stream:
        done = subprocess.run(command, stdout=stream, stderr=subprocess.PIPE, env=environment, timeout=120)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"to be another file than --csv" in done.stderr
    assert table.read_bytes() == TABLE


def test_what_can_not_be_written(table):
    with pytest.raises(UsageError, match="expected a file after --review, got -"):
        expect_places({"--review": "-"}, {})
    with pytest.raises(OutputError, match="no/such"):
        expect_places({"--review": "no/such/file"}, {})
