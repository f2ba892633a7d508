"""Any bytes on standard input: as many lines out as in, in little memory, in time that grows with the input alone."""

import json
import os
import random
import re
import resource
import subprocess
import sys
import threading

import pytest
from hostile.answers import is_answer
from hostile.strings import hostile_strings

needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="memory of a process is read from /proc")
MOST_MEMORY = 150e6

LINES = {
    "invalid UTF-8": b"\xff\xfe\xc3\x28 3 May \xf0\x9f\x93",
    "NUL": b"3\x00May\x001999",
    "C0 and C1": bytes(range(1, 10)) + bytes(range(11, 32)) + "\x7f\x80\x85\x9b".encode(),
    "byte order marks": b"\xef\xbb\xbf\xef\xbb\xbf3 May",
    "UTF-16 with its mark": "3 May 1999".encode("utf-16"),
    "lone surrogates": b"\xed\xa0\x80\xed\xbf\xbf",
    "overlong NUL": b"\xc0\x80",
    "beyond Unicode": b"\xf4\x90\x80\x80",
    "CR, NEL, VT, FF, U+2028, U+2029": "a\rb\x85c\x0bd\x0ce\u2028f\u2029g\x1c\x1d\x1e".encode(),
    "CR at the end": b"3 May\r\r",
    "nothing": b"",
    "too long": b"x" * 300,
    "much too long": b"9" * 200_000,
    "noncharacters": "\ufffe\uffff\U0010ffff".encode(),
}


def hostile_bytes(seed, count):
    """``count`` lines: kinds of the table, random bytes, strings in five encodings."""
    dice = random.Random(seed)
    texts = hostile_strings(seed, count)
    for text in texts:
        kind = dice.randrange(4)
        if kind == 0:
            line = dice.choice(list(LINES.values())[:-3])
        elif kind == 1:
            line = dice.randbytes(dice.randint(0, 60))
        else:
            encoding = dice.choice(("utf-8", "utf-8", "utf-16", "latin-1", "shift_jis", "gb18030"))
            line = text.encode(encoding, "surrogatepass" if encoding.startswith("utf") else "replace")
        yield line.replace(b"\n", b"\r")


@pytest.mark.parametrize("arguments", [(), ("--format", "jsonl", "--top", "3"), ("--infer-order",), ("--jobs", "2")])
def test_each_line_is_answered_or_empty(run, arguments):
    lines = [*LINES.values(), *hostile_bytes(5, 400)]
    done = run("predict", *arguments, input=b"\n".join(lines) + b"\n")
    assert done.returncode == 0, done.stderr
    out = done.stdout.decode("utf-8").split("\n")
    assert len(out) == len(lines) + 1 and out[-1] == ""
    answers = [json.loads(line)["date"] or "" for line in out[:-1]] if "jsonl" in arguments else out[:-1]
    assert [answer for answer in answers if answer and not is_answer(answer)] == []
    assert all(re.match(r"datenorm: [\x20-\x7e]+$", line) for line in done.stderr.decode().splitlines())


def test_many_hostile_lines(run, size, figure):
    count = size(3_000, 300_000)
    done = run("predict", input=b"\n".join(hostile_bytes(9, count)))
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == count
    assert all(is_answer(answer.decode()) for answer in set(done.stdout.split()))
    figure(f"lines of hostile bytes, one in one out: {count:,}")


def peak(process):
    """The most memory that a process has held, in bytes."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return 1024 * int(status.read().split("VmHWM:")[1].split()[0])


def feed(process, pieces):
    """Write ``pieces``; the answers are read meanwhile and counted."""
    lines = [0]

    def drain():
        while chunk := process.stdout.read(1 << 16):
            lines[0] += chunk.count(b"\n")

    reader = threading.Thread(target=drain)
    reader.start()
    try:
        for piece in pieces:
            process.stdin.write(piece)
        most = peak(process)
    except BrokenPipeError:
        most = 0
    process.stdin.close()
    reader.join(300)
    return process.wait(300), lines[0], most


@needs_proc
def test_a_line_of_512_megabytes(start, figure):
    process = start("predict")
    megabyte = b"3 May 1999, " * ((1 << 20) // 12)
    code, lines, most = feed(process, [megabyte] * 513)
    assert (code, lines) == (0, 1)
    assert process.stderr.read() == b"datenorm: 1 of 1 line refused: 1 too-long\n"
    assert most < MOST_MEMORY
    figure(f"a line of 512 MB: peak memory {most / 1e6:.0f} MB")


@needs_proc
@pytest.mark.parametrize("arguments", [(), ("--review", os.devnull), ("--format", "jsonl"), ("--infer-order",)])
def test_many_distinct_long_lines_are_not_kept(start, size, figure, arguments):
    """Each just short enough to be decoded, each different: nothing may collect them."""
    process = start("predict", *arguments)
    count = size(800, 20_000)
    code, lines, most = feed(process, (b"%07d" % number + b"x" * 65_000 + b"\n" for number in range(count)))
    assert (code, lines) == (0, count)
    assert most < MOST_MEMORY
    figure(f"{count:,} distinct lines of 65 KB {' '.join(arguments)}: peak memory {most / 1e6:.0f} MB")


@needs_proc
def test_an_endless_stream_is_answered_while_it_goes_on(start, size, figure):
    """Memory does not grow, answers come at once, and when the reader has had enough the command ends in silence."""
    process = start("predict")
    stop = threading.Event()
    taken, marks = 0, []

    def pour():
        dice = random.Random(3)
        try:
            while not stop.is_set():
                process.stdin.write(
                    b"".join(b"%d May %d\n" % (dice.randint(1, 31), dice.randint(1, 99)) for _ in range(99))
                )
        except (BrokenPipeError, ValueError):
            pass

    pourer = threading.Thread(target=pour)
    pourer.start()
    for mark in (size(1_000, 100_000), size(6_000, 1_000_000)):
        while taken < mark:
            taken += process.stdout.read(1 << 16).count(b"\n")
        marks.append(peak(process))
    stop.set()
    process.stdout.close()
    pourer.join(60)
    process.stdin.close()
    assert process.wait(60) == 0
    assert process.stderr.read() == b""
    assert marks[1] < min(MOST_MEMORY, marks[0] + 30e6)
    figure(f"endless stream: {marks[1] / 1e6:.0f} MB after {taken:,} lines")


ENDLESS = {
    "a line of CSV": ("--csv", [b"d,e\n", *[b'"' + b"x" * (1 << 20)] * 20]),
    "a line of JSON": ("--jsonl", [b'{"d": "', *[b"x" * (1 << 20)] * 20]),
    "a row of many lines and fields": ("--csv", [b"d,e\n", *[b'"' + b"x" * 60_000 + b'\n",'] * 400]),
}


@needs_proc
@pytest.mark.parametrize("kind", ENDLESS)
def test_a_table_with_an_endless_row_is_one_line_of_error(start, kind):
    option, pieces = ENDLESS[kind]
    process = start("predict", option, "-", "--column", "d", "--no-infer-order")
    code, lines, _ = feed(process, pieces)
    assert code == 2 and lines <= 1
    message = process.stderr.read().decode()
    assert message.startswith("datenorm: expected ") and message.count("\n") == 1


LONG_ROWS = {
    "--csv": (b"d,e\n", b"3 May %d," + b"x" * 900_000 + b"\n"),
    "--jsonl": (b"", b'{"d": "3 May %d", "e": "' + b"x" * 900_000 + b'"}\n'),
}


@needs_proc
@pytest.mark.parametrize("option", LONG_ROWS)
def test_rows_of_a_megabyte_are_not_kept(start, size, figure, option):
    process = start("predict", option, "-", "--column", "d", "--no-infer-order")
    header, row = LONG_ROWS[option]
    count = size(150, 2_000)
    code, lines, most = feed(process, [header, *(row % number for number in range(count))])
    assert (code, lines) == (0, count + bool(header))
    assert most < MOST_MEMORY
    figure(f"{count:,} rows of 0.9 MB, {option}: peak memory {most / 1e6:.0f} MB")


def test_time_is_linear_in_the_input(run, size, figure):
    """Four times the bytes take no more than about four times the processor's time, whatever stands in them."""
    count = size(1_000, 20_000)
    kinds = {
        "long": b"\xd9\xa3" * 30_000 + b"\n",
        "marks": ("e" + "\u0301" * 250).encode() + b"\n",
        "entities": b"&#x" * 80 + b"\n",
        "no text": b"\xff" * 250 + b"\n",
    }
    for kind, line in kinds.items():
        seconds = []
        for times in (1, 4):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            assert run("predict", input=line * (times * count // (20 if kind == "long" else 1))).returncode == 0
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        assert seconds[1] < 6 * seconds[0] + 1, (kind, seconds)
        figure(f"time, {kind}: {seconds[0]:.2f} s, four times as much {seconds[1]:.2f} s")


@pytest.mark.parametrize("name", ["labels.jsonl", "labels.csv", "labels.tsv"])
def test_labelled_files_of_any_bytes_are_one_line_of_error(run, tmp_path, name):
    """What ``evaluate`` and ``train --data`` read: damaged in many ways, never a traceback."""
    contents = [
        b"\xff\xfe",
        b"\0" * 100,
        b"[" * 100_000,
        b'{"text": 1}',
        b'{"text": "x", "spans": 7}',
        b"text,date\n" + b"x" * 200_000,
    ]
    contents += [
        b'{"text": "x", "spans": [["a", 1e999, 3]]}',
        b"text\tcanonical\tweekday\nx\t1999\t\xc2\xb2\n",
        b"x" * (3 << 20),
    ]
    contents += [b'text,canonical\n"' + b"x,1999\n" * 40_000, b'{"text": "\\ud800", "canonical": "\\ud800"}']
    program = (
        "import pathlib, sys\nfrom datenorm.core.errors import DatenormError\nfrom datenorm.data.records import *\n"
        "for content in eval(sys.stdin.read(), {}):\n"
        f"    path = pathlib.Path({str(tmp_path / name)!r}); path.write_bytes(content)\n"
        "    try: [check_canonical(record, path) for record in read_records(path)]\n"
        "    except DatenormError as error: print(len(str(error).splitlines()))\n"
        "    else: print('read')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input=repr(contents), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) <= {"1", "read"}
    assert done.stdout.split().count("1") >= 7


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("d,n\r\n3 May 1999,a\ud800\r\n4 M\udce1ay 1999,b\r\n".encode("utf-16-le", "surrogatepass"), 0),
        ("d,n\r\n3 May 1999,a\r\n".encode("utf-16-le") + b"\x41", 2),
        ("d\udce1,n\r\n3 May 1999,a\r\n".encode("utf-16-le", "surrogatepass"), 2),
        (b"d\xe1,\x00", 2),
    ],
    ids=["in rows", "cut at the end", "in the header", "no text at all"],
)
def test_half_a_pair_of_utf_16_stays_as_it_is(run, tmp_path, content, code):
    table = tmp_path / "table.csv"
    table.write_bytes(b"\xff\xfe" + content)
    done = run("predict", "--csv", str(table), "--column", "d", "-o", str(tmp_path / "out.csv"))
    assert done.returncode == code, done.stderr
    if code:
        assert len(done.stderr.splitlines()) == 1
    else:
        rows = (tmp_path / "out.csv").read_bytes().decode("utf-16", "surrogatepass").split("\r\n")
        assert rows[1].startswith("3 May 1999,a\ud800,")
        assert rows[2] == "4 M\udce1ay 1999,b,"


def test_a_name_that_json_escapes_is_shown_though_no_bytes_stand_for_it(run, tmp_path):
    table = tmp_path / "table.jsonl"
    table.write_bytes(b'{"a\\ud800\xe1": "3 May", "\\u4e00\\udce1": 1}\n')
    done = run("predict", "--jsonl", str(table), "--column", "d", "-o", str(tmp_path / "out.jsonl"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and b"Traceback" not in done.stderr
