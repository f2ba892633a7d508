"""``datenorm train`` refuses, before anything that takes time, to write where something else than a model lies."""

import subprocess

import pytest
from command import COMMAND
from random_models import write_random_model

TRAININGS = {
    "own": ["--name", "k", "--minutes", "0.05"],
    "attention": ["--preset", "fixed-vector", "--minutes", "0.05"],
    "ancestor": ["--preset", "course"],
}


@pytest.fixture
def train(environment, tmp_path):
    """``train("--out", "x")`` in a folder with the test's things."""
    things = tmp_path / "things"
    (things / "notes").mkdir(parents=True)
    (things / "notes" / "notes.txt").write_text("mine")
    (things / "keep.csv").write_text("a,b\n")
    (things / "here").mkdir()

    def run(*arguments, folder=things / "here"):
        done = subprocess.run(
            [*COMMAND, "train", *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
        )
        kept = sorted(str(path.relative_to(things)) for path in things.rglob("*"))
        assert kept == ["here", "keep.csv", "notes", "notes/notes.txt"]
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("datenorm: ") and done.stderr.count("\n") == 1, done.stderr
        return done.stderr

    return run


@pytest.mark.parametrize("training", TRAININGS)
def test_nothing_is_deleted(train, training):
    said = train(*TRAININGS[training], "--out", "../notes")
    assert "expected a new or empty folder or a model of datenorm" in said
    assert "got ../notes, which holds notes.txt; choose another folder" in said


@pytest.mark.parametrize(
    ("out", "what"),
    [
        ("..", "holds the working folder"),
        (".", "is the working folder"),
        ("../keep.csv", "is a file"),
        ("../../things", "holds the working folder"),
        ("", "is the working folder"),
    ],
)
def test_whatever_it_is(train, out, what):
    assert f"which {what}; choose another folder" in train(*TRAININGS["own"], "--out", out)


def test_folders_that_can_not_be_written(train):
    said = train(*TRAININGS["own"], "--out", "/dev/null/mine")
    assert said == "datenorm: can't write /dev/null/mine: Not a directory; choose another folder\n"
    said = train(*TRAININGS["own"], "--runs", "../keep.csv")
    assert "expected the folder of checkpoints (--runs) to be a folder that can be written, got ../keep.csv/k" in said


def test_a_folder_of_models_is_no_place_for_one(environment, tmp_path):
    write_random_model(tmp_path / "models" / "mine")
    done = subprocess.run(
        [*COMMAND, "train", "--name", "x", "--minutes", "0.05", "--out", "models"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 2
    assert "got models, which holds mine; choose another folder" in done.stderr
    assert (tmp_path / "models" / "mine" / "manifest.json").exists()
