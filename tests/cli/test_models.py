"""``datenorm models`` and ``datenorm doctor``: what is there, and whether it is whole."""

import re
import shutil
import sys
import time

import pytest

from datenorm.cli.doctor import doctor
from datenorm.cli.models import models as command
from datenorm.cli.packages import COMMANDS, EXTRAS, PURPOSES
from datenorm.cli.table import aligned
from datenorm.core.errors import BundleError, OutputError, UsageError


@pytest.fixture
def installed(models, monkeypatch, tmp_path):
    """The model ``base`` and a copy of it whose weights have lost a byte, and no others."""
    shutil.copytree(models / "base", tmp_path / "base")
    shutil.copytree(models / "base", tmp_path / "short")
    weights = tmp_path / "short" / "weights.safetensors"
    weights.write_bytes(weights.read_bytes()[:-1])
    monkeypatch.setenv("DATENORM_MODELS", str(tmp_path))
    return tmp_path


def test_list(installed, capsys):
    assert command() == 0
    header, *rows = capsys.readouterr().out.splitlines()
    assert header.split() == ["name", "languages", "weights", "sha256", "folder"]
    found = {row.split()[0]: row for row in rows}
    assert str(installed / "base") in found["base"]
    assert "damaged" in found["short"]


def test_show(installed, capsys):
    assert command("show", ["base"]) == 0
    out = capsys.readouterr().out
    longest = max((line for line in out.splitlines() if str(installed) not in line), key=len)
    assert len(longest) < 80
    for part in ("architecture\n", "  hidden ", "sha256", "MODEL_CARD.md", "6 languages", "ar de en fr ru zh"):
        assert part in out


def test_verify(installed, capsys):
    assert command("verify", ["base"]) == 0
    assert command("verify", ["base", str(installed / "short")]) == 2
    assert "damaged" in capsys.readouterr().out.splitlines()[-1]


def test_calibrate_looks_first_where_it_writes(installed, monkeypatch, open_folder, as_nobody):
    """At all of the models: fitting one takes a minute and more."""
    shutil.copytree(installed / "base", installed / "noted")
    (installed / "noted" / "notes.txt").write_text("mine")
    began = time.monotonic()
    with pytest.raises(OutputError, match=r"noted, which holds notes\.txt; choose another folder"):
        command("calibrate", ["base", "noted"])
    with pytest.raises(BundleError, match="bytes in weights"):
        command("calibrate", ["base", "short"])
    monkeypatch.chdir(installed / "base")
    with pytest.raises(OutputError, match="which is the working folder"):
        command("calibrate", ["."])
    monkeypatch.chdir(open_folder)
    shutil.copytree(installed / "base", open_folder / "models" / "mine")
    (open_folder / "models").chmod(0o555)
    with as_nobody(), pytest.raises(OutputError, match="Permission denied; choose another folder"):
        command("calibrate", ["models/mine"])
    assert time.monotonic() - began < 20
    assert (installed / "noted" / "notes.txt").read_text() == "mine"


def test_an_unknown_action():
    with pytest.raises(UsageError, match="list, show, verify"):
        command("delete")


def test_the_command(run):
    done = run("models")
    assert done.returncode == 0
    assert b"base" in done.stdout
    done = run("models", "show", "nope")
    assert done.returncode == 2
    assert done.stderr.startswith(b"datenorm: expected a model")


def test_doctor_where_tensorflow_is_absent(installed, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tensorflow", None)
    assert doctor() == 0
    out = capsys.readouterr().out
    assert "not installed: predict works" in out
    assert "damaged" in out
    assert all(package in out for packages in PURPOSES.values() for package in packages)


def test_doctor_says_what_to_install(installed, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tensorflow", None)
    monkeypatch.setitem(PURPOSES, "train", ("no-such-package",))
    doctor()
    assert "pip install no-such-package" in capsys.readouterr().out


def test_doctor_lists_the_commands_and_no_chatter(run):
    """TensorFlow says much before its log can be told to be silent."""
    done = run("doctor")
    assert (done.returncode, done.stderr) == (0, b"")
    commands = done.stdout.decode().partition("commands\n")[2].partition("\n\n")[0]
    names = [re.split(" {2,}", line.strip())[0] for line in commands.splitlines()]
    assert names == list(COMMANDS)
    assert {"predict", "generate", "train", "evaluate", "compare", "models calibrate"} <= set(names)


def test_doctor_says_which_extras_are_there(installed, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tensorflow", None)
    monkeypatch.setitem(EXTRAS, "plots", ("no-such-package",))
    monkeypatch.setitem(EXTRAS, "pandas", ("numpy",))
    doctor()
    out = capsys.readouterr().out
    assert re.search(r"^  plots +not installed: pip install no-such-package$", out, re.MULTILINE)
    assert re.search(r"^  pandas +numpy \d", out, re.MULTILINE)


def test_tables_are_aligned_by_what_is_shown():
    assert aligned([("日", "x"), ("abc", "\x1b")]) == ["日   x", "abc  \\x1b"]
