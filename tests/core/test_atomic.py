"""Files are old or new, never half."""

import stat
from pathlib import Path

import pytest

from datenorm.core.atomic import replacing, write_bytes
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
