"""Nothing that came in reaches a terminal as a control, is taken for markup, or becomes a formula."""

import csv
import io
import json
import os
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from command import COMMAND

from datenorm.cli.commands import COMMANDS

HOSTILE = "\x1b]0;x\x07\x1b[2J\x9b31m\u202e\u200b\u2066[bold]y[/] [link=z]\r\x08\x7f\u2028"
#: What a command needs beside the option under test, so that it comes to look at it and does no long work.
BESIDE = {
    "predict": ["3 May 1999"],
    "generate": ["--count", "1"],
    "train": ["--name", "x", "--examples", "0"],
    "evaluate": ["no/such/file"],
    "compare": ["no-such-attention"],
    "models": [],
    "doctor": [],
}
PROGRAM = """
import contextlib, io, json, os, sys
from datenorm.cli import app, commands
hostile, beside = json.loads(sys.argv[1])
os.chdir(sys.argv[2])
class Stream(io.TextIOWrapper):
    def __init__(self): super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)
    def text(self): return self.buffer.getvalue().decode("utf-8", "surrogateescape")
def call(arguments):
    sys.argv = ["datenorm", *arguments]
    out, err = Stream(), Stream()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = app.run()
    print(json.dumps([arguments, code, out.text(), err.text()]), file=sys.__stdout__)
for name, more in beside.items():
    command = commands.load_command(name)
    call([name, hostile])
    call([name, "--" + hostile])
    for parameter in command.params:
        options = [option for option in parameter.opts if option.startswith("--")]
        if options and not getattr(parameter, "is_flag", False):
            call([name, *more, options[0], hostile])
"""


def is_safe(text, kept="\n"):
    """Whether a terminal shows ``text`` as it is: nothing in it that acts, orders or hides."""
    return all(c in kept or (c.isprintable() and unicodedata.category(c) != "Cf") for c in text)


def test_every_option_of_every_command_with_a_hostile_value(environment, tmp_path):
    """All of them in one process: none is shown raw, none ends in a traceback."""
    assert BESIDE.keys() == COMMANDS.keys()
    hostile = json.dumps([HOSTILE.replace("\u2028", ""), BESIDE])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, hostile, tmp_path], capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr
    calls = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(calls) > 60
    for arguments, code, out, err in calls:
        assert code in (0, 2), arguments
        assert is_safe(err), (arguments, err)
        assert err.count("\n") <= 1, (arguments, err)
        if arguments[0] != "generate" or code:
            assert is_safe(out, "\n\t"), (arguments, out)


@pytest.fixture
def tables(tmp_path):
    """Files whose every cell and name is hostile."""
    cell = HOSTILE.replace("\r", "")
    rows = ["d," + cell, cell + "," + cell, "3 May 1999," + cell]
    (tmp_path / "x.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (tmp_path / "x.tsv").write_text("\n".join(rows).replace(",", "\t") + "\n", encoding="utf-8")
    (tmp_path / "x.jsonl").write_bytes(b'{"d": "' + cell[9:].replace("\x1b", "").replace("\x08", "").encode() + b'"}\n')
    labels = [
        {"text": HOSTILE, "canonical": "1999", "locale": HOSTILE, "kind": HOSTILE, "group": HOSTILE, "source": HOSTILE},
        {"text": "[bold]y[/] [link=z]", "canonical": "1999"},
    ]
    (tmp_path / "labels.jsonl").write_text("".join(json.dumps(label) + "\n" for label in labels))
    (tmp_path / "mislabelled.jsonl").write_text(json.dumps({"text": HOSTILE, "canonical": HOSTILE}) + "\n")
    (tmp_path / "x.txt").write_bytes(HOSTILE.encode() + b"\n\xff\xfe\x1b[2J\n3 May 1999\n")
    return tmp_path


def on_a_terminal(environment, folder, arguments, **variables):
    """What a terminal gets, both streams of it."""
    ours, theirs = os.openpty()
    with open(folder / "x.txt", "rb") as lines:
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=lines,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**environment, **variables},
        )
    os.close(theirs)
    received = b""
    while True:
        try:
            received += os.read(ours, 1 << 16)
        except OSError:
            break
    os.close(ours)
    return process.wait(60), received.decode("utf-8", "surrogateescape")


SHOWN = {
    "arguments": ["predict", HOSTILE],
    "explained": ["predict", "--explain", HOSTILE],
    "stream": ["predict"],
    "stream as csv": ["predict", "--format", "csv"],
    "stream as tsv": ["predict", "--format", "tsv", "--no-heatmap"],
    "stream as jsonl": ["predict", "--format", "jsonl"],
    "table": ["predict", "--csv", "x.csv", "--delimiter", ",", "--column", "d", "--with", "reason,reading"],
    "table of tabs": ["predict", "--csv", "x.tsv", "--column", "d"],
    "json lines": ["predict", "--jsonl", "x.jsonl", "--column", "d"],
    "a device by its name": ["predict", "--csv", "x.csv", "--delimiter", ",", "--column", "d", "-o", "/dev/stdout"],
    "errors of an evaluation": ["evaluate", "labels.jsonl", "--errors", "9", "--min-confidence", "0"],
    "an evaluation as json": ["evaluate", "labels.jsonl", "--errors", "9", "--min-confidence", "0", "-f", "json"],
    "models": ["models", "list"],
    "a missing file": ["evaluate", HOSTILE],
    "a label that is none": ["evaluate", "mislabelled.jsonl"],
    "generated strings": ["generate", "--count", "200", "--noise", "4", "--seed", "3"],
}


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals here")
@pytest.mark.parametrize("name", SHOWN)
def test_a_terminal_gets_no_control_but_our_colours(environment, tables, name):
    code, received = on_a_terminal(environment, tables, SHOWN[name])
    assert code == (2 if name in ("a missing file", "a label that is none") else 0), received
    plain = re.sub(r"\x1b\[[0-9;]*m", "", received)
    assert is_safe(plain, "\n\t\r"), [c for c in plain if not is_safe(c, "\n\t\r")]
    if SHOWN[name][0] == "predict":  # the others count on their way, on one line
        assert re.search(r"\r[^\r\n]", plain) is None, "a carriage return went back over the line"


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="descriptors have no names here")
@pytest.mark.parametrize("option", ["-o", "--review", "--report"])
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/stderr", "/dev/fd/{}", "/proc/self/fd/{}", "//dev/../dev/fd/{}"])
def test_what_the_shell_appends_to_is_not_replaced(environment, tables, tmp_path, option, name):
    log = tmp_path / "log.txt"
    log.write_bytes(b"precious log\n")
    with log.open("ab") as opened:
        number, streams = opened.fileno(), {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        if name.startswith("/dev/std"):
            streams[name.removeprefix("/dev/")] = opened
        done = subprocess.run(
            [*COMMAND, "predict", "--csv", "x.csv", "--delimiter", ",", "--column", "d", option, name.format(number)],
            cwd=tables,
            env=environment,
            pass_fds=[number],
            timeout=120,
            **streams,
        )
    mixed = name == "/dev/stdout" and option != "-o"  # with the answers, which is refused
    start, _, more = log.read_bytes().partition(b"\n")
    assert start == b"precious log"
    assert (done.returncode, bool(more)) == ((2, False) if mixed else (0, True))
    assert [path.name for path in tmp_path.iterdir() if "log" in path.name] == ["log.txt"]


def test_markup_is_never_taken_for_markup(run, tables):
    done = run("predict", "--no-heatmap", "[bold]x[/] [link=y]z[/link] [/]")
    assert b"[bold]x[/] [link=y]z[/link] [/]" in done.stdout
    done = run("evaluate", str(tables / "labels.jsonl"), "--errors", "9", "--min-confidence", "0", COLUMNS="400")
    assert done.returncode == 0, done.stderr
    assert b"[bold]y[/]" in done.stdout


@pytest.mark.parametrize("ending", ["svg", "html"])
def test_a_picture_holds_texts_as_texts(run, tmp_path, ending):
    """A file that a browser opens: no element, attribute or script comes from the text."""
    path = tmp_path / f"why.{ending}"
    hostile = '</text><script>alert(1)</script>" onload="x" <img src=http://x> &lt; 3 May 1999 \x1b\x00\u202e'.replace(
        "\0", ""
    )
    done = run("predict", "--heatmap-file", str(path), "--explain", hostile)
    assert done.returncode == 0, done.stderr
    text = path.read_text(encoding="utf-8")
    assert "<script>alert" not in text and "<img src" not in text
    assert is_safe(text)
    if ending == "svg":
        tags = {element.tag.split("}")[-1] for element in ElementTree.fromstring(text).iter()}
        assert not tags & {"script", "img", "a", "foreignObject"}


def test_a_name_of_a_file_acts_on_nothing(run, tmp_path):
    """It stands in what is said beside the answers."""
    path = tmp_path / "\x1b]0;x\x07\u202e[bold].html"
    done = run("predict", "--heatmap-file", str(path), input=b"3 May 1999\n" * 60)
    assert done.returncode == 0 and path.exists()
    said = done.stderr.decode()
    assert is_safe(said) and "\\x1b]0;x\\x07\\u202e[bold].html shows the first 50 of 60 lines" in said


FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "plain", "a=b", "'=1", "44 BC"]


@pytest.mark.parametrize(("format", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_no_cell_is_a_formula(run, format, delimiter):
    lines = "".join(f"{text}\n" for text in FORMULAS).encode()
    plain = run("predict", "--format", format, input=lines)
    safe = run("predict", "--format", format, "--spreadsheet-safe", input=lines)
    assert plain.returncode == safe.returncode == 0
    before, after = (
        list(csv.reader(io.StringIO(done.stdout.decode(), newline=""), delimiter=delimiter)) for done in (plain, safe)
    )
    for old, new in zip(before, after, strict=True):
        for was, cell in zip(old, new, strict=True):
            assert cell == ("'" + was if was.startswith(("=", "+", "-", "@", "\t", "\r", "＝")) else was)
    assert after[1][0] == "'=1+1" and after[8][0] == "plain"


def test_a_table_is_written_anew_without_formulas(run, tmp_path):
    content = b'\xef\xbb\xbfd;=evil;n\r\n3 May;"=1;""2""";-5\r\n\r\n"=x\r\ny"\r\n'
    done = run(
        "predict",
        "--csv",
        "-",
        "--column",
        "d",
        "--spreadsheet-safe",
        "--review",
        str(tmp_path / "r.csv"),
        input=content,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"\xef\xbb\xbfd;'=evil;n;d_iso\r\n")
    rows = list(csv.reader(io.StringIO(done.stdout.decode("utf-8-sig"), newline=""), delimiter=";"))
    assert rows[1][:3] == ["3 May", '\'=1;"2"', "'-5"]
    assert rows[2] == [] and rows[3][:3] == ["'=x\r\ny", "", ""]
    assert "'=x" in (tmp_path / "r.csv").read_text()
    plain = run("predict", "--csv", "-", "--column", "d", input=content)
    assert b'3 May;"=1;""2""";-5' in plain.stdout, "without the option every byte stays"


@pytest.mark.parametrize("arguments", [["x"], ["--format", "jsonl", "x"], ["--jsonl", "x.jsonl", "--column", "d"]])
def test_what_is_no_table_has_no_cells(run, tables, arguments):
    done = run("predict", "--spreadsheet-safe", *[str(tables / a) if a == "x.jsonl" else a for a in arguments])
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"--spreadsheet-safe" in done.stderr


def test_json_has_neither_nan_nor_lone_surrogates(run, tmp_path):
    """Whatever its bytes were, every reader of JSON takes every file."""
    labels = tmp_path / "labels.jsonl"
    labels.write_bytes(b'{"text": "\\ud800 \\u009b", "canonical": "1999", "source": "\\udfff"}\n' * 3)
    report = tmp_path / "report.json"
    table = b"d\n13/04/2005 \xff\n\xff 03/04/2005\n"
    written = [
        run("predict", "--format", "jsonl", "--heatmap", "\udcff", "3 May").stdout,
        run("predict", "--format", "jsonl", input=b"\xff\n\xed\xa0\x80\n3 May\n").stdout,
        run("evaluate", str(labels), "--errors", "9", "-f", "json", "--calibration").stdout.replace(b"\n", b" "),
    ]
    assert run("predict", "--csv", "-", "--column", "d", "--report", str(report), input=table).returncode == 0
    written.append(report.read_bytes().replace(b"\n", b" "))
    for content in written:
        assert content.strip()
        for line in content.decode("utf-8").splitlines():
            assert "NaN" not in line and "Infinity" not in line
            assert not re.search(r"\\u[dD][89a-fA-F]", re.sub(r"\\u[dD][89abAB]..\\u[dD][c-fC-F]..", "", line)), line
            json.loads(line)
