"""Checkpoints: whole at any moment, the one before kept, damage noticed; one training a folder."""

import numpy as np
import pytest

from datenorm.core.errors import OutputError, TrainingError
from datenorm.training.checkpoint import FILE, PREVIOUS, load_checkpoint, save_checkpoint
from datenorm.training.lock import FolderLock


def save(folder, value):
    save_checkpoint(folder, {"a": np.full((2, 3), value, np.float32), "n": np.int64(value)}, {"step": value})


def test_what_was_saved_comes_back(tmp_path):
    save(tmp_path, 4)
    checkpoint = load_checkpoint(tmp_path)
    assert checkpoint.state["step"] == 4
    assert checkpoint.arrays["a"].tolist() == [[4.0] * 3] * 2
    assert int(checkpoint.arrays["n"].item()) == 4


def test_no_checkpoint_is_none(tmp_path):
    assert load_checkpoint(tmp_path) is None


@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "noise"])
def test_the_one_before_is_taken_when_the_last_is_damaged(tmp_path, damage):
    save(tmp_path, 1)
    save(tmp_path, 2)
    content = (tmp_path / FILE).read_bytes()
    if damage == "missing":
        (tmp_path / FILE).unlink()
    else:
        (tmp_path / FILE).write_bytes({"empty": b"", "cut": content[:-5], "noise": b"\xff" * 100}[damage])
    assert load_checkpoint(tmp_path).state["step"] == 1


def test_two_damaged_ones_are_an_error(tmp_path):
    for name in (FILE, PREVIOUS):
        (tmp_path / name).write_bytes(b"no checkpoint")
    with pytest.raises(TrainingError, match="damaged files"):
        load_checkpoint(tmp_path)


def test_a_write_that_fails_leaves_the_last_one(tmp_path, monkeypatch):
    """The disk is full: the old checkpoint is still there and still the first."""
    save(tmp_path, 1)

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OutputError, match="No space left"):
        save(tmp_path, 2)
    assert load_checkpoint(tmp_path).state["step"] == 1
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_one_training_a_folder(tmp_path):
    with FolderLock(tmp_path), pytest.raises(TrainingError, match="another process"), FolderLock(tmp_path):
        pass
    with FolderLock(tmp_path):
        pass
