"""The command itself: every command documented, every example a command, every way to end an exit code."""

import importlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from command import COMMAND

from datenorm.cli import app, commands, packages

NAMES = list(commands.COMMANDS)


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_documented(name):
    """Each command says what it does, each option what it is for, and examples show how."""
    command = commands.load_command(name)
    assert command.help
    assert "datenorm " + name in command.epilog
    assert all(parameter.help for parameter in command.params)


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_a_command_that_would_run(name):
    command = commands.load_command(name)
    examples = re.findall(rf"^ *datenorm {name}(.*)$", command.epilog, re.MULTILINE)
    assert len(examples) >= 3
    for example in examples:
        arguments = shlex.split(re.split(r"[<>|]", example)[0])
        command.make_context(name, arguments)


def test_help_lists_the_commands(run):
    for arguments in ([], ["--help"], ["-h"]):
        done = run(*arguments)
        assert done.returncode == 0
        assert all(name in done.stdout.decode() for name in NAMES)
        assert done.stderr == b""


def test_help_of_a_command(run):
    done = run("predict", "--help", COLUMNS="100")
    assert done.returncode == 0
    text = done.stdout.decode()
    for option in ("--model", "--order", "--locale", "--reference-date", "--prefer", "--century", "--as", "--top",
                   "--min-confidence", "--heatmap", "--format", "--output", "--jobs", "--strict"):  # fmt: skip
        assert option in text


def test_version(run):
    from datenorm import __version__

    assert run("--version").stdout.decode() == f"datenorm {__version__}\n"


def test_completion_offers_values(run):
    done = run(
        _DATENORM_COMPLETE="complete_bash", COMP_WORDS="datenorm predict --order ", COMP_CWORD="3", SHELL="/bin/bash"
    )
    assert done.stdout.decode().split() == ["auto", "DMY", "MDY", "YMD"]


def ends_with(monkeypatch, error):
    def fail(*arguments, **options):
        raise error

    monkeypatch.setattr("datenorm.cli.commands.load_command", fail)
    monkeypatch.setattr(sys, "argv", ["datenorm", "predict", "--strict"])
    return app.run()


def test_an_error_of_the_system_is_a_line(monkeypatch, capsys):
    assert ends_with(monkeypatch, PermissionError(13, "Permission denied", "dates.txt")) == 2
    assert capsys.readouterr().err == "datenorm: dates.txt: Permission denied\n"


def test_a_termination_is_an_exit_code(monkeypatch):
    assert ends_with(monkeypatch, app.Terminated(app.TERMINATED)) == 143


def test_an_interrupt_in_the_making_of_a_class_is_an_exit_code(monkeypatch):
    """Python before 3.12 makes another error of it."""
    error = RuntimeError("Error calling __set_name__")
    error.__cause__ = KeyboardInterrupt()
    assert ends_with(monkeypatch, error) == 130


#: Starts the command; when the module that is named first is about to be imported, Ctrl-C comes.
INTERRUPTED_AT = """
import os, signal, sys
class Finder:
    module = sys.argv.pop(1)
    def find_spec(self, name, path=None, target=None):
        if name == self.module:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from datenorm.cli.start import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process gets Ctrl-C alone there")
@pytest.mark.parametrize("arguments", [["predict", "3 May 1999"], ["predict", "--top", "2", "x"], ["generate"]])
@pytest.mark.parametrize(
    "module", ["datenorm.cli.app", "datenorm.core.errors", "numpy", "typer", "datenorm.data.sampler"]
)
def test_an_interrupt_while_the_command_starts_is_silent(environment, arguments, module):
    command = [sys.executable, "-c", INTERRUPTED_AT, module, *arguments]
    done = subprocess.run(command, capture_output=True, timeout=100, env=environment)
    assert done.stderr == b""
    assert done.returncode == (130 if done.stdout == b"" else 0)
    assert done.returncode == 130 or module not in ("datenorm.cli.app", "datenorm.core.errors")


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["predict", "--order", "DMY", "--order", "MDY", "x"], "--order"),
        (["predict", "--locale", "de", "x", "--locale", "de"], "--locale"),
        (["predict", "-m", "base", "--model", "small", "x"], "--model"),
        (["generate", "-n", "1", "--count", "2"], "--count"),
        (["evaluate", "--generated", "1", "--seed", "2", "--seed", "3"], "--seed"),
    ],
)
def test_no_second_value_passes_over_the_first(run, arguments, option):
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"datenorm: expected {option} once, got it 2 times\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"], ["--help"], ["train", "--help"], ["generate", "-n", "3"], ["generate", "-n", "3", "-f", "csv"],
        ["generate", "-n", "200"], ["generate", "--describe", "--kind", "century"], ["models"], ["doctor"],
        ["predict", "3 May"], ["predict", "--strict", "n/a"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_full_disk_is_a_line_however_little_is_written(environment, arguments, unbuffered):
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=120,
            env={**environment, "PYTHONUNBUFFERED": unbuffered},
        )  # fmt: skip
    said = done.stderr.decode()
    assert done.returncode == 2
    assert said.startswith("datenorm: can't write standard output: No space left on device; make room")
    assert said.count("\n") == 1


def test_a_package_that_is_left_out_is_a_line(monkeypatch, capsys):
    """All that the command lacks is named at once."""
    lacking = ModuleNotFoundError("No module named 'no_such_package'", name="no_such_package")
    monkeypatch.setitem(packages.PURPOSES, "predict", ("numpy", "no_such_package", "no-such-other"))
    assert ends_with(monkeypatch, lacking) == 2
    assert capsys.readouterr().err == (
        "datenorm: predict needs no_such_package, no-such-other, which this installation lacks: "
        "pip install no_such_package no-such-other\n"
    )


def test_a_module_that_nobody_leaves_out_is_named_with_who_imports_it(monkeypatch, capsys, tmp_path):
    """A package that is there but not whole."""
    (tmp_path / "half_a_package.py").write_text("import no_such_part.of_it")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module("half_a_package")
    assert ends_with(monkeypatch, caught.value) == 2
    said = capsys.readouterr().err
    assert said.startswith("datenorm: the module no_such_part is missing, which half_a_package imports: the inst")
    assert "--force-reinstall" in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["evaluate", "x.csv"], "evaluate"),
        (["evaluate", "--generated=5"], "evaluate --generated"),
        (["models", "calibrate", "base"], "models calibrate"),
        (["predict", "train"], "predict"),
        (["models", "list"], "models"),
        ([], "this"),
    ],
)
def test_the_command_is_called_by_its_name(arguments, command):
    error = ModuleNotFoundError("No module named 'numpy'", name="numpy")
    assert packages.lacking(arguments, error).startswith(f"{command} needs ")


def test_a_mistake_of_ours_is_not_hidden(monkeypatch):
    with pytest.raises(ZeroDivisionError):
        ends_with(monkeypatch, ZeroDivisionError("ours"))


def test_strings_alone_get_the_same_answers_as_with_options(run):
    """They take a shorter way through the command."""
    texts = ["3 May 1999", "n/a", "-", ""]
    plain, asked = run("predict", *texts), run("predict", "--prefer", "nearest", *texts)
    assert plain.stdout == asked.stdout != b""
    lines = b"3 May 1999\nn/a\n\n03/04/05\n"
    plain, asked = run("predict", input=lines), run("predict", "--prefer", "nearest", input=lines)
    assert (plain.stdout, plain.stderr, plain.returncode) == (asked.stdout, asked.stderr, 0)
    assert plain.stdout.count(b"\n") == 4


def test_strings_alone_import_no_library_of_options(run, base):
    """Nor anything else that a plain answer does without, each some milliseconds of a start."""
    folder = str(Path(base[1]).parent)
    # Without what measures the coverage of the tests, which has imports of its own.
    variables = {"PYTHONPROFILEIMPORTTIME": "1", "COVERAGE_PROCESS_CONFIG": ""}
    done = run("predict", "3 May 1999", DATENORM_MODELS=folder, **variables)
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.decode().splitlines()}
    assert {"numpy", "datenorm.normalizer"} <= imported
    assert not {"typer", "rich", "shutil", "difflib", "html", "convertdate", "datenorm.runtime.explanation"} & imported
