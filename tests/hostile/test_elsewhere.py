"""No network, no writes but those asked for, in poor surroundings; names can't leave their lists."""

import contextlib
import json
import os
import re
import subprocess
import sys

import pytest
from command import COMMAND
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.errors import BundleError, UsageError
from datenorm.core.locales import find_language, find_order, split
from datenorm.runtime.models import find_model, model_folders

#: Imported by every Python before the command: writes down what the command asks of the system. Reading is not noted.
HOOK = """
import os, sys
_log = os.open(os.environ["DATENORM_AUDIT"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
_changes = {"os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.truncate", "os.link", "os.symlink", "os.chmod",
            "os.chown", "os.utime", "os.system", "os.exec", "os.posix_spawn", "shutil.rmtree", "shutil.move",
            "tempfile.mkstemp", "tempfile.mkdtemp"}
def _hook(event, arguments):
    noted = event in _changes or event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib."))
    if event == "open":
        path, mode, flags = arguments
        noted = not isinstance(path, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND)
    if noted:
        os.write(_log, (event + " " + " ".join(map(str, arguments[:2])) + "\\n").encode("utf-8", "replace"))
sys.addaudithook(_hook)
"""
#: Sockets of the machine itself, by which some libraries look for what they could do; nothing is sent.
HARMLESS = re.compile(r"socket\.(__new__|gethostname)|open /dev/(null|tty|shm/\S*)|socket\.bind .*AF_UNIX")


def asked(environment, folder, arguments, input=b""):
    """What a command asked of the system, a line for each change and each socket."""
    (folder / "site").mkdir(exist_ok=True)
    (folder / "site" / "sitecustomize.py").write_text(HOOK)
    log = folder / "audit.log"
    log.unlink(missing_ok=True)
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=input,
        capture_output=True,
        timeout=600,
        cwd=folder,
        env={
            **environment,
            "PYTHONPATH": f"{folder / 'site'}{os.pathsep}{environment['PYTHONPATH']}",
            "DATENORM_AUDIT": str(log),
            "HOME": str(folder / "home"),
        },
    )
    assert done.returncode == 0, done.stderr
    return [line for line in log.read_text().splitlines() if not HARMLESS.match(line)]


@pytest.mark.parametrize(
    "arguments",
    ["predict x", "predict - --format jsonl", "predict - --jobs 2", "generate --count 50", "models", "models show base",
     "evaluate labels.jsonl", "--help", "--version", "predict --help"],
)  # fmt: skip
def test_nothing_is_written_and_nobody_is_called(environment, tmp_path, arguments):
    labels = tmp_path / "labels.jsonl"
    labels.write_text('{"text": "3 May 1999", "canonical": "1999-05-03"}\n')
    seen = asked(environment, tmp_path, arguments.split(), b"3 May 1999\n")
    if "--jobs" in arguments:  # processes are started, and talk through pipes
        seen = [line for line in seen if not line.startswith(("os.posix_spawn", "os.exec"))]
    assert seen == []


def test_only_what_was_asked_for_is_written(environment, tmp_path):
    """The file, aside first, and nothing else; a second look at a stream is kept in a file without a name."""
    (tmp_path / "out").mkdir()
    seen = asked(environment, tmp_path, ["predict", "-o", "out/iso.txt", "--review", "out/r.csv"], b"3 May 1999\n")
    assert seen and all(str(tmp_path / "out") in line for line in seen), seen
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["iso.txt", "r.csv"]
    seen = asked(environment, tmp_path, ["predict", "--infer-order"], b"3 May 1999\n")
    assert all(line.startswith(("open", "tempfile", "os.remove")) for line in seen), seen
    assert not [path for path in tmp_path.iterdir() if path.name not in ("out", "site", "audit.log")]


def test_the_hook_would_see_it(environment, tmp_path):
    """The test above can fail."""
    program = "import socket, pathlib; pathlib.Path('x').write_text(''); socket.socket().connect_ex(('127.0.0.1', 9))"
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(HOOK)
    subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        check=True,
        env={**environment, "PYTHONPATH": str(tmp_path / "site"), "DATENORM_AUDIT": str(tmp_path / "log")},
    )
    assert {line.split()[0] for line in (tmp_path / "log").read_text().splitlines()} >= {"open", "socket.connect"}


SURROUNDINGS = {
    "no variables": ["env", "-i"],
    "the C locale": ["env", "-u", "LANG", "LC_ALL=C", "PYTHONCOERCECLOCALE=0", "PYTHONUTF8=0"],
    "ASCII only": ["env", "PYTHONIOENCODING=ascii"],
    "UTF-16 output": ["env", "PYTHONIOENCODING=latin-1"],
    "a dumb terminal": ["env", "TERM=dumb"],
    "no home": ["env", "-u", "HOME", "-u", "USER", "-u", "XDG_CACHE_HOME"],
    "a home that is none": ["env", "HOME=/no/such/home"],
    "20 columns": ["env", "COLUMNS=20"],
    "1 column": ["env", "COLUMNS=1", "LINES=1"],
    "nonsense columns": ["env", "COLUMNS=many"],
    "stdin closed": ["sh", "-c", 'exec "$@" <&-', "sh"],
    "stderr closed": ["sh", "-c", 'exec "$@" 2>&-', "sh"],
    "no temporary folder": ["env", "TMPDIR=/no/such/folder"],
    "a folder that is gone": [
        "sh",
        "-c",
        'mkdir "$TMPDIR/gone" && cd "$TMPDIR/gone" && rmdir "$TMPDIR/gone" && exec "$@"',
        "sh",
    ],
    "few open files": ["sh", "-c", 'ulimit -n 20 && exec "$@"', "sh"],
}


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_poor_surroundings(run, environment, models, tmp_path, name):
    under = list(SURROUNDINGS[name])
    if name == "no variables":
        under += [f"PYTHONPATH={environment['PYTHONPATH']}", f"DATENORM_MODELS={models}"]
    text = "3 May 1999 \u0663 \u5e74"
    expected = run("predict", "--format", "jsonl", text).stdout
    done = run("predict", "--format", "jsonl", text, under=under, TMPDIR=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, b"")
    if name != "the C locale":  # there, the argument's bytes are no text
        assert done.stdout == expected
    shown = run("predict", "3 May 1999", under=under, TMPDIR=str(tmp_path))
    assert (shown.returncode, shown.stderr) == (0, b"")
    if name == "20 columns":
        assert max(map(len, shown.stdout.decode().splitlines())) <= 36
    if name == "stdin closed":
        done = run("predict", under=under)
        assert done.returncode == 2 and done.stderr.count(b"\n") == 1


def test_names_outside_the_output_encoding_are_escaped(run, tmp_path):
    """Folders of models have names; a terminal that has no such letters still gets the table."""
    folder = tmp_path / "\u00e9\u5e74"
    folder.mkdir()
    for arguments in (["models"], ["doctor"]):
        done = run(*arguments, PYTHONIOENCODING="ascii", DATENORM_MODELS=str(folder))
        assert b"Traceback" not in done.stderr, done.stderr
        assert done.returncode in (0, 2)


def test_output_that_is_closed_is_an_error(run):
    for arguments in (["models"], ["doctor"], ["predict", "x"], ["generate"]):
        done = run(*arguments, under=["sh", "-c", 'exec "$@" >&-', "sh"])
        assert done.returncode == 2, arguments
        assert done.stderr.startswith(b"datenorm: ") and done.stderr.count(b"\n") == 1


def test_out_of_memory_is_an_error_and_no_traceback(run):
    """With an address space that is too small, whatever fails first."""
    done = run("predict", "x", under=["sh", "-c", 'ulimit -v 60000 && exec "$@"', "sh"])
    assert done.returncode != 0
    assert b"datenorm/" not in done.stderr or b"MemoryError" not in done.stderr


LANGUAGES = ("en", "de", "zh_Hant", "zh")
PATHS = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["../base", "base/..", "..", ".", "/", "//base", "~", "base\0", "base\n", "con", "a" * 5000, "%2e%2e"]
    ),
    st.lists(st.sampled_from(["..", ".", "/", "base", "\\", "\0", "~", " "]), max_size=8).map("".join),
)


@given(PATHS)
def test_a_model_is_found_in_the_lists_or_where_a_path_says(name):
    """A name is one of a folder; what is no name is a path that holds a manifest, or an error of one line."""
    try:
        folder = find_model(name)
    except BundleError as error:
        assert str(error).isprintable()
    else:
        assert (folder / "manifest.json").exists()
        assert folder.parent in model_folders() or folder.samefile(name)


@given(st.one_of(PATHS, st.lists(st.sampled_from(["en", "zh", "Hant", "..", "/", "_", "-", "US", "\0"])).map("".join)))
def test_a_locale_stays_in_its_list(locale):
    """Whatever is asked for, the answer is one of the list, or an error; it is never made into a path."""
    with contextlib.suppress(UsageError):
        assert find_language(locale, LANGUAGES) in LANGUAGES
    assert find_order(locale, {"en_US": "MDY"}) in (None, "MDY")
    assert all(isinstance(part, str) for part in split(locale))


def test_json_of_every_command_is_ascii_safe_in_the_c_locale(run):
    done = run(
        "predict", "--format", "jsonl", input="\u5e74\n".encode(), LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0"
    )
    assert json.loads(done.stdout)["text"] == "\u5e74"
