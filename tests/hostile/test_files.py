"""Whatever is written is old or new, never half: killed at any moment, without room, where nothing may be written."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command import COMMAND, ROOT

from datenorm.runtime.bundle import load_bundle

LINES = b"3 May 1999\n4 June 2001\nn/a\n" * 400
OLD = b"old\n" * 1000

WRITERS = {
    "predict": ["predict", "--format", "jsonl", "-o", "{}"],
    "table": ["predict", "--csv", "-", "--column", "d", "-o", "{}"],
    "review": ["predict", "--review", "{}"],
    "generate": ["generate", "--count", "300", "-o", "{}"],
}


def finished(run, name, path):
    """What the command writes when nothing happens to it."""
    done = run(*[part.format(path) for part in WRITERS[name]], input=b"d\n" + LINES)
    assert done.returncode == 0, done.stderr
    return path.read_bytes()


@pytest.mark.parametrize("name", WRITERS)
def test_killed_at_random_moments(run, start, tmp_path, size, figure, name):
    """``kill -9``: the file is the old one or the new one."""
    new = finished(run, name, tmp_path / "new")
    path = tmp_path / "file"
    path.write_bytes(OLD)
    dice = random.Random(name)
    began = time.monotonic()
    finished(run, name, tmp_path / "again")
    whole = time.monotonic() - began
    outcomes = {"old": 0, "new": 0}
    for _ in range(size(4, 50)):
        process = start(*[part.format(path) for part in WRITERS[name]], stdout=subprocess.DEVNULL)
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(b"d\n" + LINES)
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(dice.uniform(0.3, 1.05) * whole)
        process.kill()
        process.wait()
        content = path.read_bytes()
        assert content in (OLD, new)
        outcomes["old" if content == OLD else "new"] += 1
        path.write_bytes(OLD)
    figure(f"kill -9, {name}: {outcomes['old']} times the old file, {outcomes['new']} times the new one")


WRITING_MODELS = """
import pathlib, sys
from random_models import write_random_model
write_random_model(pathlib.Path(sys.argv[1]))
print("ready", flush=True)
for seed in range(10**6):
    write_random_model(pathlib.Path(sys.argv[1]), seed=seed % 7)
"""
WRITING_CHECKPOINTS = """
import pathlib, sys
import numpy as np
from datenorm.training.checkpoint import save_checkpoint
folder = pathlib.Path(sys.argv[1]); folder.mkdir(exist_ok=True)
save_checkpoint(folder, {"a": np.zeros(1 << 16)}, {"n": 0})
print("ready", flush=True)
for number in range(10**6):
    save_checkpoint(folder, {"a": np.full(1 << 16, number)}, {"n": number})
"""


def checkpoint_is_whole(folder):
    from datenorm.training.checkpoint import load_checkpoint

    checkpoint = load_checkpoint(folder)
    assert (checkpoint.arrays["a"] == checkpoint.state["n"]).all()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux exchanges folders in one step")
@pytest.mark.parametrize(
    ("program", "is_whole"), [(WRITING_MODELS, load_bundle), (WRITING_CHECKPOINTS, checkpoint_is_whole)]
)
def test_models_and_checkpoints_killed_at_random_moments(tmp_path, size, figure, program, is_whole):
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    dice = random.Random(1)
    for _ in range(size(5, 100)):
        writer = subprocess.Popen(
            [sys.executable, "-c", program, tmp_path / "x"],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert writer.stdout.readline() == b"ready\n"
        time.sleep(dice.uniform(0, 0.05))
        writer.kill()
        writer.communicate()
        is_whole(tmp_path / "x")
    figure(f"kill -9 of a writer, {is_whole.__name__}: {size(5, 100)} times whole")


def limited(kilobytes):
    """A shell in front of the command in which no file may be larger."""
    return ["sh", "-c", f'trap "" XFSZ; ulimit -f {2 * kilobytes}; exec "$@"', "sh"]


@pytest.mark.parametrize("name", WRITERS)
def test_no_room_leaves_the_old_file(run, tmp_path, name):
    path = tmp_path / "file"
    path.write_bytes(OLD)
    done = run(*[part.format(path) for part in WRITERS[name]], input=b"d\n" + LINES, under=limited(1))
    assert done.returncode == 2, done.stdout[:200]
    assert b"can't write" in done.stderr and b"Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
    assert path.read_bytes() == OLD
    full = run(*[part.format("/dev/full") for part in WRITERS[name]], input=b"d\n" + LINES)
    assert full.returncode == 2 and b"No space left" in full.stderr


def mounted(folder, options):
    """A namespace of its own in which ``folder`` is a file system of its own, in front of the command."""
    return ["unshare", "-rm", "sh", "-c", f'mount -t tmpfs -o {options} none "{folder}" && exec "$@"', "sh"]


def can_mount(folder):
    with contextlib.suppress(OSError):
        return subprocess.run([*mounted(folder, "size=1M"), "true"], capture_output=True).returncode == 0
    return False


def test_a_disk_that_is_really_full(run, tmp_path):
    if not can_mount(tmp_path):
        pytest.skip("no file systems can be mounted here")
    done = run(
        "predict", "--format", "jsonl", "-o", str(tmp_path / "file"), input=LINES, under=mounted(tmp_path, "size=16k")
    )
    assert done.returncode == 2
    assert b"can't write" in done.stderr and b"No space left" in done.stderr and done.stderr.count(b"\n") == 1


def test_a_file_system_that_can_only_be_read(run, environment, models, tmp_path):
    """The whole tree without a place to write: reading works, writing is a line of error."""
    read_only = [
        "unshare",
        "-rm",
        "sh",
        "-c",
        'mount -o remount,bind,ro / 2>/dev/null || mount -o bind,ro / / && exec "$@"',
        "sh",
    ]
    if subprocess.run([*read_only, "true"], capture_output=True).returncode != 0:
        pytest.skip("no file systems can be mounted here")
    done = run("predict", "3 May 1999", under=read_only)
    assert (done.returncode, done.stderr) == (0, b"")
    assert run("predict", input=LINES, under=read_only).stdout.count(b"\n") == 1200
    for arguments in (["predict", "-o", str(tmp_path / "x"), "3 May"], ["generate", "-o", str(tmp_path / "x")]):
        done = run(*arguments, under=read_only)
        if (tmp_path / "x").exists():
            pytest.skip("the temporary folder is a file system of its own")
        assert done.returncode == 2 and done.stderr.count(b"\n") == 1 and b"can't write" in done.stderr


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="for root, permissions must be given away")
def test_a_folder_that_can_not_be_written_as_another_user(environment, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file").write_bytes(OLD)
    for place in (folder, *folder.parents[:3]):
        place.chmod(0o755)
    program = "import os, sys; os.setgid(65534); os.setuid(65534); os.execv(sys.argv[1], sys.argv[1:])"
    reads = subprocess.run(
        [sys.executable, "-c", program, *COMMAND, "--version"], capture_output=True, env=environment
    ).returncode
    if reads != 0:
        pytest.skip("another user can't read this tree")
    done = subprocess.run(
        [sys.executable, "-c", program, *COMMAND, "generate", "-o", str(folder / "file")], capture_output=True,
        env={**environment, "DATENORM_MODELS": ""},
    )  # fmt: skip
    assert done.returncode == 2 and b"Permission denied" in done.stderr and done.stderr.count(b"\n") == 1
    assert (folder / "file").read_bytes() == OLD


SIGNALS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]


@pytest.mark.parametrize(("number", "code"), SIGNALS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["predict", "-o", "{}"],
        ["predict", "--jobs", "2", "-o", "{}"],
        ["predict", "--csv", "-", "--column", "d", "-o", "{}"],
    ],
)
def test_signals_end_a_stream_with_their_code(start, tmp_path, number, code, arguments):
    path = tmp_path / "file"
    path.write_bytes(OLD)
    process = start(*[part.format(path) for part in [*arguments, "--no-infer-order"] if part])
    process.stdin.write(b"d\n3 May 1999\n")
    while not list(tmp_path.glob(".file.*")):
        process.stdin.write(b"3 May 1999\n")
        time.sleep(0.01)
    children = children_of(process.pid)
    process.send_signal(number)
    assert process.wait(30) == code
    assert process.stderr.read() == b""
    assert path.read_bytes() == OLD
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
    assert all_ended(children)


@pytest.mark.parametrize("wait", [0.3, 0.6, 0.9, 1.3])
def test_an_interrupt_of_the_whole_group_while_workers_start_is_silent(start, wait):
    """Ctrl-C goes to the workers too, which may not have come to leave it to their parent."""
    process = start("predict", "--jobs", "2", start_new_session=True)
    process.stdin.write(b"3 May 1999\n" * 2_000)
    time.sleep(wait)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(30) in (130, -signal.SIGINT)  # the signal's own way, before the command has begun
    assert b"Traceback" not in process.stderr.read()


def seconds_of(pid):
    """The processor's time that a process has used."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        return sum(map(int, stat.read().rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_signals_end_workers_in_the_middle_of_their_work(start, tmp_path, number, code):
    """Minutes of work are queued with the model that ships; nothing of it is waited for, nothing left to clean up."""
    if not (ROOT / "models" / "base").exists():
        pytest.skip("no model is installed")
    lines, out = tmp_path / "lines", tmp_path / "out"
    lines.write_text("".join(f"the {n}th letter, 3rd of Mai {1000 + n % 1000}\n" for n in range(200_000)))
    out.write_bytes(OLD)
    with lines.open("rb") as stream:
        arguments = ["predict", "--jobs", "2", "--model", str(ROOT / "models" / "base"), "-o", str(out)]
        process = start(*arguments, stdin=stream, start_new_session=True)
        deadline = time.monotonic() + 60
        while sum(seconds_of(child) > 1 for child in children_of(process.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        children, began = children_of(process.pid), time.monotonic()
        os.killpg(process.pid, number)
        assert process.wait(60) == code
    assert time.monotonic() - began < 5
    assert process.stderr.read() == b""
    assert out.read_bytes() == OLD
    assert sorted(file.name for file in tmp_path.iterdir()) == ["lines", "out"]
    assert len(children) >= 2 and all_ended(children)


def test_signals_end_the_generator(start, tmp_path):
    for number, code in SIGNALS:
        process = start("generate", "--count", "100000000", "-o", str(tmp_path / "file"))
        while not list(tmp_path.glob(".file.*")):
            time.sleep(0.01)
        process.send_signal(number)
        assert process.wait(30) == code
        assert process.stderr.read() == b""
        assert list(tmp_path.iterdir()) == []


def test_a_second_interrupt_ends_at_once(start, tmp_path):
    """Also while the first one is still being answered."""
    process = start("predict", "--jobs", "2")
    process.stdin.write(b"3 May 1999\n")
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGINT)
    began = time.monotonic()
    assert process.wait(30) in (130, -signal.SIGINT)
    assert time.monotonic() - began < 10
    said = process.stderr.read()
    assert b"Traceback" not in said and b"resource_tracker" not in said


def children_of(pid):
    """The processes that a process has started, by whichever of its threads."""
    tasks = Path(f"/proc/{pid}/task").iterdir() if sys.platform.startswith("linux") else ()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def all_ended(pids):
    """Whether none of these processes is there any more, within a while."""
    for _ in range(200):
        if not any(is_running(pid) for pid in pids):
            return True
        time.sleep(0.05)
    return False


def is_running(pid):
    with contextlib.suppress(OSError), open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        return stat.read().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_a_killed_worker_is_a_line_of_error(start):
    process = start("predict", "--jobs", "2")
    process.stdin.write(b"3 May 1999\n")
    process.stdout.readline()
    for pid in children_of(process.pid):
        with open(f"/proc/{pid}/cmdline", "rb") as line:
            if b"spawn_main" in line.read():
                os.kill(pid, signal.SIGKILL)
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(b"4 May 1999\n")
        process.stdin.close()
    assert process.wait(60) == 2
    message = process.stderr.read()
    assert message.startswith(b"datenorm: expected ") and message.count(b"\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_workers_end_with_a_killed_parent(start):
    process = start("predict", "--jobs", "2")
    process.stdin.write(b"3 May 1999\n" * 20_000)
    process.stdout.readline()
    children = children_of(process.pid)
    assert children
    process.kill()
    process.wait()
    assert all_ended(children)


def test_a_closed_pipe_is_silent_for_every_command(environment, tmp_path):
    """``datenorm ... | head -1``: exit code 0, nothing on stderr."""
    (tmp_path / "x.csv").write_text("d\n" + "3 May 1999\n" * 30_000)
    labels = "".join(json.dumps({"text": f"{day} May 1999", "canonical": "1999-05-03"}) + "\n" for day in range(1, 32))
    (tmp_path / "labels.jsonl").write_text(labels)
    for arguments in (
        "predict --csv x.csv --column d", "predict --jobs 2 - < x.csv", "generate --count 20000", "models show base",
        "evaluate labels.jsonl --errors 31", "predict --help", "doctor",
    ):  # fmt: skip
        command = f"{{ {' '.join(COMMAND)} {arguments}; echo $? >&2; }} | head -c 1 >/dev/null"
        done = subprocess.run(["bash", "-c", command], capture_output=True, cwd=tmp_path, env=environment, timeout=300)
        assert done.stderr.splitlines()[-1] in (b"0",), (arguments, done.stderr)
        assert b"Traceback" not in done.stderr and b"Broken" not in done.stderr, arguments
