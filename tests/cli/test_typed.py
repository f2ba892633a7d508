"""Options become the types that a command's function names, or one line in the words of the command."""

import sys
from pathlib import Path

import pytest

from datenorm.cli import app, commands
from datenorm.cli.typed import number
from datenorm.core.errors import UsageError


def given(name, *arguments):
    """The values that a command would be called with."""
    context = commands.load_command(name).make_context(name, list(arguments))
    return context.params


def test_values_have_their_types():
    options = "--minutes 2 --batch 64 --kind iso --kind word --runs here --resume"
    values = given("train", *options.split())
    assert (values["minutes"], values["batch"], values["runs"]) == (2.0, 64, Path("here"))
    assert type(values["minutes"]) is float and type(values["batch"]) is int
    assert list(values["kind"]) == ["iso", "word"] and values["resume"] is True
    assert (values["examples"], values["annealing"], values["averaging"]) == (None, "linear", 0.999)


def test_words_are_taken_in_any_case():
    assert given("evaluate", "--order", "dmy", "-f", "JSON")["order"] == "DMY"
    assert given("train", "--optimizer", "Muon")["optimizer"] == "muon"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["generate", "--seed", "-1"], "expected --seed to be a whole number of 0 or more, got '-1'"),
        (["generate", "-n", "1.5"], "expected --count to be a whole number of 0 or more, got '1.5'"),
        (["generate", "--noise", "nan"], "expected --noise to be a number from 0 to 4, got 'nan'"),
        (["generate", "--format", "xml"], "expected --format to be one of jsonl, csv, tsv, got 'xml'"),
        (["generate", "--kind", "numreic"], "near ones: numeric, "),
        (["train", "--name", "x", "--workers", "65"], "expected --workers to be a whole number from 0 to 64, got '65'"),
        (["train", "--name", "x", "--clip", "much"], "expected --clip to be a number, got 'much'"),
        (["train", "--vocab", "x.json"], "expected --preset time beside --vocab"),
        (["train", "--seeds", "2"], "expected --preset course or time beside --seeds"),
        (["train"], "expected --name NAME, or a --preset"),
        (["train", "--name", "x", "--attention", "soft"], "expected --attention to be one of additive, "),
        (["compare", "soft"], "expected ATTENTION to be one of additive, "),
        (["models", "lst"], "expected ACTION to be one of list, show, verify, calibrate, got 'lst'"),
        (["train", "--name", "x", "--data", "no.csv"], "can't read no.csv: No such file or directory; check the path"),
        (["evaluate", "no.csv"], "can't read no.csv: No such file or directory; check the path"),
        (["predict", "--csv", "no.csv", "--column", "d"], "no.csv: No such file or directory; check the path"),
        (["compare", "--workers", "x"], "expected --workers to be a whole number"),
    ],
)
def test_what_is_none_is_one_line(monkeypatch, capsys, arguments, message):
    monkeypatch.setattr(sys, "argv", ["datenorm", *arguments])
    assert app.run() == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("datenorm: ") and printed.err.count("\n") == 1
    assert message in printed.err


@pytest.mark.parametrize("name", ["generate", "train", "evaluate", "compare"])
def test_the_help_speaks_of_no_types(name, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys, "argv", ["datenorm", name, "--help"])
    assert app.run() == 0
    text = capsys.readouterr().out
    assert "--help" in text
    assert not [kind for kind in ("<bool>", "<list", "<str", "<int", "<float", "<path") if kind in text.lower()]


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [(None, None, "a number,"), (0, None, "of 0 or more,"), (None, 1, "of 1 or less,"), (0, 1, "from 0 to 1,")],
)
def test_bounds_in_words(low, high, words):
    with pytest.raises(UsageError, match=words):
        number(float, "--x", "nan", low, high)
