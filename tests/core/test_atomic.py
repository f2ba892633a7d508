"""Files are old or new, never half."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from datenorm.core.atomic import expect_place, replacing, stands_alone, write_bytes
from datenorm.core.errors import OutputError


def test_new_content_replaces_old_and_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    target.chmod(0o640)
    write_bytes(target, b"new")
    assert target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_an_error_inside_leaves_the_old_file_and_no_rest(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    with pytest.raises(RuntimeError), replacing(target) as stream:
        stream.write(b"half")
        raise RuntimeError
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_missing_folder_and_full_device_are_one_line_errors(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="can't write"):
        write_bytes(tmp_path / "none" / "out", b"x")
    with pytest.raises(OutputError, match="No space left"):
        write_bytes("/dev/full", b"x" * 100_000)


def test_a_link_keeps_pointing(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_bytes(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_a_pipe_that_is_closed_is_told_as_it_is(tmp_path: Path) -> None:
    """It is no fault of the file: the command ends in silence."""
    with pytest.raises(BrokenPipeError), replacing(tmp_path / "out"):
        raise BrokenPipeError
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_bytes(tmp_path / "out", b"x")
    finally:
        os.umask(umask)
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o640


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors are counted in /proc")
def test_no_file_or_folder_stays_open(tmp_path: Path) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for number in range(10):
        write_bytes(tmp_path / str(number), b"x")
        with pytest.raises(RuntimeError), replacing(tmp_path / str(number)):
            raise RuntimeError
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_device_is_written_directly() -> None:
    write_bytes("/dev/null", b"x")
    assert not Path("/dev/null").is_file()


def test_a_place_that_can_not_be_written_is_told_before(tmp_path: Path) -> None:
    expect_place(tmp_path / "new.txt")
    expect_place("/dev/null")
    for path, part in ((tmp_path, "Is a directory"), (tmp_path / "no" / "file", "No such file")):
        with pytest.raises(OutputError, match=part):
            expect_place(path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="users and modes of POSIX")
def test_a_folder_of_others_is_told_before(
    tmp_path: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir(0o555)
    with as_nobody(), pytest.raises(OutputError, match="Permission denied; choose another place"):
        expect_place(folder / "file")
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="users and modes of POSIX")
def test_a_folder_that_may_not_be_searched_is_told_before(
    tmp_path: Path, as_nobody: Callable[[], AbstractContextManager[None]]
) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir(0o700)
    folder.chmod(0o600)
    with as_nobody(), pytest.raises(OutputError, match="Permission denied; choose another place"):
        expect_place(folder / "file")


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="descriptors have no names here")
def test_what_the_shell_has_opened_is_written_where_it_stands(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("precious\n")
    with open(log, "ab") as opened:
        expect_place(f"/dev/fd/{opened.fileno()}")
        with replacing(f"/dev/fd/{opened.fileno()}", "w", encoding="utf-8") as stream:
            stream.write("more\n")
    assert log.read_text() == "precious\nmore\n"
    assert [path.name for path in tmp_path.iterdir()] == ["log.txt"]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors have no such names here")
def test_however_the_descriptor_is_spelt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log.txt"
    log.write_text("precious\n")
    with open(log, "ab") as opened:
        number = opened.fileno()
        (tmp_path / "link").symlink_to(f"/dev/fd/{number}")
        monkeypatch.chdir("/dev")
        names = [
            f"/proc/self/fd/{number}", f"/proc/thread-self/fd/{number}", f"/proc/{os.getpid()}/fd/{number}",
            f"//dev/fd/{number}", f"/dev/../dev/./fd/{number}", f"fd/{number}", str(tmp_path / "link"),
        ]  # fmt: skip
        for name in names:
            assert not stands_alone(name), name
            expect_place(name)
            write_bytes(name, name.encode() + b"\n")
    assert log.read_text().splitlines() == ["precious", *names]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "log.txt"]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors have no such names here")
def test_what_another_process_has_open_goes_on_at_its_end(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("precious\n")
    with open(log, "ab") as opened:
        code = "import sys; from datenorm.core.atomic import write_bytes; write_bytes(sys.argv[1], b'x')"
        name = f"/proc/{os.getpid()}/fd/{opened.fileno()}"
        subprocess.run([sys.executable, "-c", code, name], check=True)
    assert log.read_text() == "precious\nx"
    assert [path.name for path in tmp_path.iterdir()] == ["log.txt"]


def test_standard_output_in_a_file_goes_on_where_it_is(tmp_path: Path) -> None:
    code = (
        "import sys; from datenorm.core.atomic import write_bytes; print('before', flush=True);"
        "write_bytes('/dev/stdout', b'between\\n'); print('after')"
    )
    with open(tmp_path / "all.txt", "wb") as opened:
        subprocess.run([sys.executable, "-c", code], stdout=opened, check=True)
    assert (tmp_path / "all.txt").read_text() == "before\nbetween\nafter\n"
