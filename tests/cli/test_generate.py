"""``datenorm generate``: the same seed, the same file; every format read back; old or new, never half."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from datenorm.cli.generate import generate
from datenorm.core.errors import OutputError, UsageError
from datenorm.data.records import COLUMNS, read_records


def test_the_command(run):
    done = run("generate", "--count", "3", "--seed", "5", "--locale", "fr")
    again = run("generate", "-n", "4", "--seed", "5", "--locale", "fr-CA")
    assert done.returncode == 0
    assert done.stderr == b""
    lines = done.stdout.decode().splitlines()
    assert again.stdout.decode().splitlines()[:3] == lines
    assert all({"text", "canonical", "kind", "spans"} <= set(json.loads(line)) for line in lines)


@pytest.mark.parametrize("format", ["csv", "tsv"])
def test_what_is_written_is_read_back(tmp_path, format):
    paths = tmp_path / f"all.{format}", tmp_path / "all.jsonl"
    generate(count=2500, seed=1, locale=["en", "fr"], format=format, output=str(paths[0]))
    generate(count=2500, seed=1, locale=["en", "fr"], format="jsonl", output=str(paths[1]))
    records, same = list(read_records(paths[0])), list(read_records(paths[1]))
    assert [(r.text, r.canonical, r.kind) for r in records] == [(r.text, r.canonical, r.kind) for r in same]
    assert len(records) == 2500


@pytest.mark.parametrize(
    ("name", "start"),
    [("g.csv", "text,canonical,"), ("g.TSV", "text\tcanonical\t"), ("g.jsonl", '{"text": '), ("g.txt", '{"text": ')],
)
def test_the_format_is_that_of_the_ending(tmp_path, name, start):
    generate(count=1, output=str(tmp_path / name))
    assert (tmp_path / name).read_text().startswith(start)


def test_a_format_that_the_ending_contradicts_is_told(run, tmp_path):
    done = run("generate", "-n", "1", "-o", str(tmp_path / "g.csv"), "--format", "jsonl")
    assert (done.returncode, done.stdout, list(tmp_path.iterdir())) == (2, b"", [])
    assert done.stderr == b"datenorm: expected --format csv for a file that ends with .csv, got jsonl; leave one out\n"
    assert run("generate", "-n", "1", "-f", "csv").stdout.startswith(b"text,canonical,")


def test_no_strings_at_all(tmp_path):
    generate(count=0, format="csv", output=str(tmp_path / "none.csv"))
    assert (tmp_path / "none.csv").read_text() == ",".join(COLUMNS) + "\n"


def test_locales_are_kept_to(tmp_path):
    generate(count=50, locale=["fr"], noise=0.0, output=str(tmp_path / "fr.jsonl"))
    records = list(read_records(tmp_path / "fr.jsonl"))
    assert {record.locale for record in records} <= {"fr", ""}


def test_an_unknown_locale_leaves_the_old_file(tmp_path):
    path = tmp_path / "old.jsonl"
    path.write_text("old\n")
    with pytest.raises(UsageError, match="locale"):
        generate(count=5, locale=["germn"], output=str(path))
    assert path.read_text() == "old\n"


def test_what_there_is_is_described(tmp_path):
    path = tmp_path / "coverage.txt"
    generate(describe=True, kind=["century"], locale=["fr"], output=str(path))
    lines = path.read_text().splitlines()
    assert lines[0] == "Groups: 1"
    assert lines[2].split() == ["group", "kind", "share", "reading", "example"]
    assert lines[3].split()[:4] == ["century", "partial", "100.0", "%"]
    assert {"Kinds: 1", "Calendars: 1"} <= set(lines)
    assert any(line.split()[0] == "gregory" and line.endswith("100.0 %") for line in lines[4:] if line)


def test_what_can_not_be_written_is_told_before_a_string_is_made(tmp_path):
    """So is what stands beside it."""
    (tmp_path / "x.jsonl.manifest.json").mkdir()
    for output, message in (
        ("", "expected the name of a file to write, got an empty one"),
        (str(tmp_path), "Is a directory"),
        (str(tmp_path / "no" / "x.jsonl"), "No such file or directory"),
        (str(tmp_path / "x.jsonl"), r"x\.jsonl\.manifest\.json: Is a directory"),
    ):
        with pytest.raises(OutputError, match=message):
            generate(count=10**9, output=output)
    assert [path.name for path in tmp_path.iterdir()] == ["x.jsonl.manifest.json"]


def test_a_language_may_be_meant_by_its_name(run):
    done = run("generate", "-n", "1", "--locale", "english")
    assert done.returncode == 2
    assert done.stderr.endswith(b"got 'english'; near ones: en\n")


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no such name here")
def test_no_manifest_stands_beside_standard_output(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("precious\n")
    with open(log, "ab") as opened:
        command = [sys.executable, "-m", "datenorm", "generate", "--count", "2", "-o", "/dev/stdout"]
        subprocess.run(command, stdout=opened, check=True)
    assert len(log.read_text().splitlines()) == 3
    assert not Path("/dev/stdout.manifest.json").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["log.txt"]
