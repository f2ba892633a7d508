"""What a shell is offered, asked as a shell asks: with the words so far in the environment."""

import pytest


@pytest.fixture
def offered(run):
    def offered(line, **variables):
        """What completes ``line``, whose last word is the one that is being typed."""
        words = line.split(" ")
        done = run(
            _DATENORM_COMPLETE="complete_bash",
            COMP_WORDS=line,
            COMP_CWORD=str(len(words) - 1),
            SHELL="/bin/bash",
            **variables,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout.decode().split()

    return offered


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("datenorm predict --order ", ["auto", "DMY", "MDY", "YMD"]),
        ("datenorm predict --order D", ["DMY"]),
        ("datenorm predict --as ", ["date", "datetime", "edtf"]),
        ("datenorm predict --prefer ", ["past", "future", "nearest"]),
        ("datenorm predict --format ", ["text", "jsonl", "csv", "tsv"]),
        ("datenorm predict --delimiter ", ["comma", "semicolon", "tab", "pipe"]),
        ("datenorm predict --model ", ["base", "small", "time"]),
        ("datenorm predict --locale e", ["en", "en_GB", "en_US"]),
        ("datenorm predict --with edtf,conf", ["edtf,confidence"]),
        ("datenorm predict --expl", ["--explain"]),
        ("datenorm generate --format ", ["jsonl", "csv", "tsv"]),
        ("datenorm generate --kind abs", ["absolute"]),
        ("datenorm generate --locale d", ["de"]),
        ("datenorm evaluate --format ", ["table", "json"]),
        ("datenorm evaluate --against dateparser,", ["dateparser,dateutil", "dateparser,datefinder"]),
        ("datenorm train --from ", ["base", "small", "time"]),
        ("datenorm models ", ["list", "show", "verify", "calibrate"]),
        ("datenorm models show ", ["base", "small", "time"]),
        ("datenorm do", ["doctor"]),
    ],
)
def test_values(offered, line, values):
    assert offered(line) == values


def test_columns_of_the_file_that_is_named(offered, tmp_path):
    table, lines = tmp_path / "t.csv", tmp_path / "t.jsonl"
    table.write_bytes(b"\xef\xbb\xbfid;due;note\n1;3 May;x\n")
    lines.write_bytes(b'{"when": "3 May", "who": 1}\n')
    assert offered(f"datenorm predict --csv {table} --column ") == ["id", "due", "note"]
    assert offered(f"datenorm predict --csv {table} --column d") == ["due"]
    assert offered(f"datenorm predict --jsonl {lines} --column ") == ["when", "who"]
    assert offered("datenorm predict --csv no-such-file --column ") == []


def test_no_model_is_no_error(offered, tmp_path):
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "manifest.json").write_text("{")
    assert offered("datenorm predict --locale ", DATENORM_MODELS=str(tmp_path)) == []
