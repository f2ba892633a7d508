"""``datenorm predict`` as a process: what it prints, where, and how it ends."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys

import pytest

from datenorm.cli.formats import COLUMNS

HOSTILE = (
    b"3 May 1999\n\n\xff\xfe3\x00\n\x00\x1b[31m\x9b\n" + "a\u2028b\x85c\u202e\u200b\n".encode() + b"x" * 300 + b"\r\n"
    b"\xed\xa0\x80\n1/2/3\r4\r\n"
    + b"y" * 200_000
    + b"\n"
    + "٣ مايو ١٩٩٩\n2019年5月3日\n=1+1\n".encode()
    + b"last, no end"
)
LINES = HOSTILE.count(b"\n") + 1


def is_one_line(stderr):
    text = stderr.decode()
    return text.startswith("datenorm: ") and text.count("\n") == 1 and text.endswith("\n")


def test_an_argument_prints_answer_confidence_and_heatmap(run):
    done = run("predict", "3 May 1999", "")
    assert done.returncode == 0
    assert done.stderr == b""
    lines = done.stdout.decode().splitlines()
    assert re.fullmatch(r"\S+ +>?[0-9]+ %   3 May 1999", lines[0])
    assert any(line.split() == list("3May1999") for line in lines)
    assert re.fullmatch(r"refused +empty", lines[-3])
    assert lines[-2].split()[0] == "because"


def test_arguments_in_json_are_the_contract(run):
    done = run("predict", "--format", "jsonl", "--heatmap", "--top", "3", "3 May 1999", "\x1b]0;x\x07")
    first, second = map(json.loads, done.stdout.splitlines())
    assert list(first) == [
        "text", "date", "edtf", "reading", "confidence", "alternatives", "ambiguous", "order", "calendar",
        "century_rule", "reason", "attention",
    ]  # fmt: skip
    assert len(first["attention"]) == len(first["reading"])
    assert {len(row) for row in first["attention"]} <= {len("3 May 1999")}
    assert len(first["alternatives"]) <= 2
    assert second["text"] == "\x1b]0;x\x07"
    assert b"\x1b" not in done.stdout


def test_colours_are_no_part_of_the_text(run, base):
    """Neither of an argument, whose reasons point at its characters, nor of lines, nor of tables."""
    text = "\x1b[31m3 May 1999\x1b[0m"
    said = run("predict", *base, "--explain", "--no-heatmap", text).stdout.decode()
    assert said.startswith("1999-05-03 ") and 'day        03, from "3"\n' in said
    assert run("predict", *base, input=text.encode()).stdout == b"1999-05-03\n"
    table = run("predict", *base, "--csv", "-", "--column", "d", input=f"d\n{text}\n".encode())
    assert table.stdout.decode() == f"d,d_iso\n{text},1999-05-03\n"


@pytest.mark.parametrize("format", ["text", "jsonl", "csv", "tsv"])
def test_one_line_in_one_line_out(run, format):
    """Whatever the bytes, as many lines come out as went in, in their order; a table has a header more."""
    done = run("predict", "--format", format, input=HOSTILE)
    assert done.returncode == 0
    text = done.stdout.decode()
    assert is_one_line(done.stderr)
    assert b"bad-encoding" in done.stderr and b"too-long" in done.stderr and b"empty" in done.stderr
    if format == "text":
        assert text.count("\n") == LINES
        assert set(text) <= set("0123456789-/XTWZ:.+?~%\n")
    elif format == "jsonl":
        records = [json.loads(line) for line in text.splitlines()]
        assert len(records) == text.count("\n") == LINES
        assert [record["text"] for record in records][-4:] == ["٣ مايو ١٩٩٩", "2019年5月3日", "=1+1", "last, no end"]
        assert all((record["date"] is None) == (record["reason"] is not None) for record in records)
    else:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter="," if format == "csv" else "\t"))
        assert tuple(rows[0]) == COLUMNS
        assert len(rows) == LINES + 1


def test_the_same_with_two_processes_and_in_another_locale(run):
    one = run("predict", "--format", "jsonl", "-", input=HOSTILE * 20)
    two = run("predict", "--format", "jsonl", "--jobs", "2", input=HOSTILE * 20, LC_ALL="C")
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert one.stderr == two.stderr


def test_nothing_in_nothing_out(run):
    done = run("predict", "--strict", input=b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_strict(run):
    done = run("predict", "--strict", input=b"\n")
    assert (done.returncode, done.stdout) == (1, b"\n")
    assert done.stderr == b"datenorm: 1 of 1 line refused: 1 empty\n"


WRONG = [
    (["--order", "DYM"], "auto, DMY, MDY, YMD"),
    (["--locale", "germn"], "near ones: "),
    (["--top", "6"], "1 to 5"),
    (["--jobs", "0"], "1 to 256"),
    (["--min-confidence", "nan"], "0 to 1"),
    (["--as", "unix"], "--as"),
    (["--prefer", "now"], "--prefer"),
    (["--prefer", "past"], "--prefer past needs a day to count from: give --reference-date\n"),
    (["--locale", "deutsch"], "near ones: de\n"),
    (["--with", ""], "--with"),
    (["--century", "19xx"], "expected --century to be the first year of a hundred years, such as 1950"),
    (["--century", "20"], "first year of a hundred years, such as 1950 (100 to 9900), or past, got '20'"),
    (["--review", "check.csv"], "expected no --review beside strings that are arguments"),
    (["--encoding", "cp1252"], "which are UTF-8; iconv -f cp1252 -t utf-8 makes them so, or give a file with --csv"),
    (["--delimiter", ";"], "expected no --delimiter beside strings; they need --csv or --jsonl"),
    (["--reference-date", "2021-02-30"], "2021-02-30"),
    (["--format", "xml"], "--format"),
    (["--model", "no/such\x1b[31m"], "installed: base"),
    (["--output", "no/such/folder/file"], "no/such/folder/file"),
    (["--colour"], "--colour"),
    (["--model"], "--model"),
]


def test_wrong_options_are_one_clear_line(run, environment, tmp_path):
    """Each ends with 2 and says what was expected; all of them in one process, to be quick."""
    script = tmp_path / "all.py"
    script.write_text(
        "import contextlib, io, json, sys\n"
        "from datenorm.cli import app\n"
        "for options in json.loads(sys.argv[1]):\n"
        "    sys.argv = ['datenorm', 'predict', *options, 'x']\n"
        "    if options == ['--model']: sys.argv.pop()\n"
        "    with contextlib.redirect_stderr(io.StringIO()) as stderr:\n"
        "        code = app.run()\n"
        "    print(json.dumps([code, stderr.getvalue()]))\n"
    )
    options = json.dumps([options for options, _ in WRONG])
    done = subprocess.run([sys.executable, script, options], capture_output=True, timeout=120, env=environment)
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(results) == len(WRONG), done.stderr
    for (code, message), (_, part) in zip(results, WRONG, strict=True):
        assert code == 2
        assert is_one_line(message.encode())
        assert part in message
        assert "\x1b" not in message


def test_words_are_taken_in_any_case(run):
    said = ["--order", "dmy", "-f", "JSONL", "--as", "EDTF", "--prefer", "Nearest", "--engine", "NumPy"]
    done = run("predict", *said, "3 May 1999")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["text"] == "3 May 1999"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["3", "May", "1999"], 'datenorm: these are 3 strings; for one date write it in quotes: "3 May 1999"\n'),
        (["May", "1999"], 'datenorm: these are 2 strings; for one date write it in quotes: "May 1999"\n'),
        (["2019-05-03", "2020-01-01"], ""),
        (["1999", "2001"], ""),
        (["3 May", "1999"], ""),
        (["n/a", "none"], ""),
        (["3 May 1999"], ""),
    ],
)
def test_a_date_whose_quotes_were_forgotten(run, base, words, said):
    """Is answered word by word all the same."""
    done = run("predict", *base, "-f", "jsonl", *words)
    assert (done.returncode, done.stderr.decode()) == (0, said)
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()] == words


def test_usage_errors_of_the_real_process(run):
    for arguments in (["predict", "--nope"], ["predct", "x"], ["--nope"]):
        done = run(*arguments)
        assert done.returncode == 2
        assert done.stdout == b""
        assert is_one_line(done.stderr)


def test_answers_flow_while_the_stream_is_open(start):
    process = start("predict")
    for text in (b"3 May 1999\n", b"n/a\n"):
        process.stdin.write(text)
        assert process.stdout.readline().endswith(b"\n")
    process.stdin.close()
    assert process.wait(30) == 0


def test_interrupted(start):
    process = start("predict")
    process.stdin.write(b"3 May 1999\n")
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert process.stderr.read() == b""


def test_terminated_leaves_the_old_file(start, tmp_path):
    old = tmp_path / "out.txt"
    old.write_text("old\n")
    process = start("predict", "--output", str(old))
    process.stdin.write(b"3 May 1999\n" * 10_000)
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) in (143, -signal.SIGTERM)
    process = start("predict", "--output", str(old), "--format", "jsonl")
    while not list(tmp_path.glob(".out.txt.*")):
        process.stdin.write(b"3 May 1999\n")
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 143
    assert process.stderr.read() == b""
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]
    assert old.read_text() == "old\n"


def test_a_closed_pipe_is_silent(start):
    process = start("predict")
    process.stdin.write(b"3 May 1999\n")
    process.stdout.readline()
    process.stdout.close()
    try:
        while process.poll() is None:
            process.stdin.write(b"3 May 1999\n" * 100)
    except BrokenPipeError:
        pass
    assert process.wait(30) == 0
    assert process.stderr.read() == b""


def test_a_full_disk_and_closed_streams(environment):
    for redirection, part in ((">/dev/full", b"No space left"), (">&-", b"closed"), ("<&-", b"closed")):
        command = f"exec {sys.executable} -m datenorm predict {redirection}"
        done = subprocess.run(
            ["sh", "-c", command], input=b"3 May\n" * 9, capture_output=True, env=environment, timeout=60
        )
        assert done.returncode == 2, redirection
        assert is_one_line(done.stderr) and part in done.stderr, done.stderr


def test_output_is_a_file(run, tmp_path):
    done = run("predict", "--format", "csv", "--output", str(tmp_path / "iso.csv"), input=b"3 May 1999\nn/a\n")
    assert done.returncode == 0
    assert done.stdout == b""
    assert len((tmp_path / "iso.csv").read_text().splitlines()) == 3
    assert len(list(tmp_path.iterdir())) == 1


def on_a_terminal(environment, *arguments, **variables):
    """What a terminal of 120 columns gets."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "datenorm", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**environment, "COLUMNS": "120", **variables},
    )
    os.close(theirs)
    received = b""
    while True:
        try:
            received += os.read(ours, 4096)
        except OSError:
            break
    os.close(ours)
    assert process.wait(30) == 0, process.stderr.read()
    process.stderr.close()
    return received.decode()


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals here")
def test_nothing_of_the_text_acts_on_the_terminal(environment):
    text = "3 May\x1b[31m \x1b]0;title\x07 \u202e1999 \u200b[bold]x[/]"
    received = on_a_terminal(environment, "predict", text)
    assert re.search(r"\x1b\[[0-9;]*m", received), "a terminal gets colours"
    plain = re.sub(r"\x1b\[[0-9;]*m", "", received)
    assert "\\x1b[31m" in plain and "\\u202e" in plain and "\\u200b" in plain and "[bold]" in plain
    assert all(character.isprintable() or character in "\r\n" for character in plain)
    assert max(map(len, plain.splitlines())) <= 120
    plain = on_a_terminal(environment, "predict", text, NO_COLOR="1")
    assert all(character.isprintable() or character in "\r\n" for character in plain)


BANNED = (
    "tensorflow",
    "keras",
    "faker",
    "babel",
    "pydantic",
    "rich",
    "multiprocessing",
    "concurrent.futures",
    "datenorm.data",
)


def test_predict_imports_nothing_that_it_does_not_need(environment):
    """Neither what trains, nor what draws help, nor what starts processes."""
    code = (
        "import sys; from datenorm.cli import app\n"
        "sys.argv = ['datenorm', 'predict', '3 May 1999']\n"
        "code = app.run()\n"
        f"print([name for name in {BANNED} if name in sys.modules], code)"
    )
    # Without what measures the coverage of the tests, which has imports of its own.
    variables = {**environment, "COVERAGE_PROCESS_CONFIG": ""}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=variables, timeout=60)
    assert done.stdout.splitlines()[-1] == b"[] 0", done.stderr
