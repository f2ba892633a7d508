"""Where a training writes is looked at before it begins; nothing but a model is replaced, and that is said."""

from dataclasses import replace

import pytest
from random_models import write_random_model

from datenorm.core.errors import OutputError, UsageError
from datenorm.runtime.bundle import load_bundle
from datenorm.training.place import Place
from datenorm.training.report import Lines
from datenorm.training.settings import Budget
from datenorm.training.start import resume, train


@pytest.mark.parametrize("out", ["runs", "runs/small", "runs/small/best", "runs/small/best/mine", ".", "runs/../runs"])
def test_the_model_and_the_checkpoints_leave_each_other_alone(tmp_path, out):
    with pytest.raises(UsageError, match=r"another folder for the model than that of the checkpoints"):
        Place(tmp_path / "runs" / "small", tmp_path / out).check()


def test_places_that_do(tmp_path):
    for out in ("models/small", "runs/small-out", "runs/small/out"):
        assert Place(tmp_path / "runs" / "small", tmp_path / out).check() == ""
    assert list(tmp_path.iterdir()) == []


def test_checkpoints_that_can_not_be_written(tmp_path, open_folder, as_nobody):
    (open_folder / "runs").mkdir(0o555)
    place = Place(open_folder / "runs" / "small", open_folder / "model")
    with as_nobody(), pytest.raises(OutputError, match=r"\(--runs\) to be a folder .* Permission denied; give another"):
        place.check()
    (tmp_path / "file").touch()
    with pytest.raises(OutputError, match="Not a directory; give another"):
        Place(tmp_path / "file" / "small", tmp_path / "model").check()


def test_what_is_no_model_is_told_before_anything_that_takes_time(settings, place, reporter, heard):
    place.out.mkdir(parents=True)
    (place.out / "notes.txt").write_text("mine")
    with pytest.raises(OutputError, match=r"which holds notes\.txt"):
        train(settings, place, reporter)
    assert heard == []
    assert not place.folder.exists()
    place.folder.mkdir(parents=True)
    with pytest.raises(OutputError, match=r"which holds notes\.txt"):
        resume(None, place, reporter)
    assert (place.out / "notes.txt").read_text() == "mine"


def test_a_model_is_replaced_and_that_is_said(settings, place, reporter, heard, eager):
    brief = replace(settings, budget=Budget(examples=32))
    train(brief, place, reporter)
    said = f"replaces the model {place.out} when it is finished"
    assert said not in heard
    first = load_bundle(place.out).fingerprint
    train(replace(brief, data=replace(brief.data, seed=6)), place, reporter)
    assert heard.count(said) == 1
    assert load_bundle(place.out).fingerprint != first


def test_what_comes_while_it_trains_stays_and_so_does_the_model(settings, place, eager):
    """It is looked at again before the exchange; what was learned lies with the checkpoints."""
    write_random_model(place.out)
    old = load_bundle(place.out).fingerprint

    def put(line):
        if line.startswith("training on "):
            (place.out / "notes.txt").write_text("mine")

    with pytest.raises(OutputError, match=rf"which holds notes\.txt; .*is kept in {place.best}"):
        train(replace(settings, budget=Budget(examples=32)), place, Lines(put))
    assert (place.out / "notes.txt").read_text() == "mine"
    assert load_bundle(place.out).fingerprint == old != load_bundle(place.best).fingerprint
