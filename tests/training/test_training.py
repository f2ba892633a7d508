"""Trainings from beginning to end, small ones; the last one is killed, interrupted and resumed."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from datenorm.core.errors import BundleError, InputError, TrainingError, UsageError
from datenorm.normalizer import Normalizer
from datenorm.runtime.bundle import load_bundle
from datenorm.training import loop
from datenorm.training.checkpoint import FILE, PREVIOUS, load_checkpoint
from datenorm.training.counters import Counters
from datenorm.training.lock import FolderLock
from datenorm.training.loop import Training
from datenorm.training.place import Place
from datenorm.training.report import Lines
from datenorm.training.settings import Budget, Generated
from datenorm.training.start import resume, train
from datenorm.training.step import make_step

ROOT = Path(__file__).parents[2]


def arrays_of(place):
    return load_checkpoint(place.folder).arrays


def same(first, second):
    return first.keys() == second.keys() and all(np.array_equal(first[name], second[name]) for name in first)


class Undisturbed(NamedTuple):
    """A training that ran to its end."""

    place: Place
    heard: list[str]
    result: tuple[Counters, int]


@pytest.fixture(scope="module")
def undisturbed(settings, tmp_path_factory):
    folder, heard = tmp_path_factory.mktemp("undisturbed"), []
    place = Place(folder / "runs" / "small", folder / "models" / "small", workers=0)
    return Undisturbed(place, heard, train(settings, place, Lines(heard.append)))


def test_a_training_publishes_a_model(settings, undisturbed):
    """The loss falls, a model lies where it should, and says what it was trained on."""
    place, heard, (counters, number) = undisturbed
    assert (number, counters.finished, counters.validations) == (0, True, 2)
    assert counters.seen >= 1600
    assert counters.mean_loss < 0.9 * 3.9
    bundle = load_bundle(place.out)
    assert bundle.manifest.training["strings"] <= counters.seen
    assert bundle.manifest.training["parity"] < 1e-5
    assert bundle.manifest.training["settings"]["data"]["file"] == settings.data.file
    assert Normalizer(bundle)("3/4/1999").text == "3/4/1999"
    assert heard[0].startswith("training on ")
    assert any(line.startswith("your strings") for line in heard)


@pytest.mark.usefixtures("eager")
def test_a_finished_training_can_be_given_more(settings, place, reporter):
    """Nothing to resume without a larger budget; with one it goes on, and a new one may begin in its folder."""
    train(replace(settings, budget=Budget(examples=64)), place, reporter)
    with pytest.raises(TrainingError, match="finished"):
        resume(None, place, reporter)
    counters, _ = resume(Budget(examples=160), place, reporter)
    assert (counters.seen, counters.finished) == (160, True)
    counters, _ = train(replace(settings, budget=Budget(examples=32)), place, reporter)
    assert counters.seen == 32


@pytest.mark.usefixtures("eager")
def test_a_loss_that_diverges_keeps_the_last_good_weights(settings, place, reporter, monkeypatch):
    """NaN at the tenth step: an error, and the checkpoint before it is whole and finite."""
    learn = Training._learn

    def poisoned(self, batch, next_row):
        if self.counters.step == 10:
            self._state.network.embedding.assign(np.full(self._state.network.embedding.shape, np.nan))
        learn(self, batch, next_row)

    monkeypatch.setattr(Training, "_learn", poisoned)
    with pytest.raises(TrainingError, match="expected a finite loss, got nan at step 10"):
        train(settings, place, reporter)
    checkpoint = load_checkpoint(place.folder)
    assert checkpoint.state["counters"]["step"] == 10
    assert all(np.isfinite(array).all() for array in checkpoint.arrays.values())
    with pytest.raises(TrainingError, match="unfinished"):
        train(settings, place, reporter)


@pytest.mark.usefixtures("eager")
def test_patience_ends_early(settings, place, reporter):
    """Weights that don't move never get better."""
    still = replace(
        settings,
        optimisation=replace(settings.optimisation, learning_rate=1e-12),
        validation=replace(settings.validation, times=50, patience=2),
    )
    counters, _ = train(still, place, reporter)
    assert counters.finished
    assert counters.seen < 200


@pytest.mark.usefixtures("eager")
def test_minutes_are_not_spent_on_compiling(settings, place, reporter, heard, monkeypatch):
    """A first step that takes longer than all of the budget is followed by others."""

    def slow_at_first(*arguments):
        step = make_step(*arguments)
        learn, waits = step.__call__, [4.0]

        def learn_slowly(batch, rate):
            time.sleep(waits.pop() if waits else 0.0)
            return learn(batch, rate)

        learn_slowly.settle = step.settle
        return learn_slowly

    monkeypatch.setattr(loop, "make_step", slow_at_first)
    counters, _ = train(replace(settings, budget=Budget(minutes=0.05)), place, reporter)
    assert counters.finished and counters.step > 1
    assert "compiling first, and once for each length of strings, on top of the 0.05 minutes; then evaluating" in heard
    assert load_bundle(place.out).manifest.training["seconds"] < 60


def test_a_folder_that_is_taken(settings, place, reporter):
    place.folder.mkdir(parents=True)
    with FolderLock(place.folder), pytest.raises(TrainingError, match="another process"):
        train(settings, place, reporter)


def test_nothing_to_resume(place, reporter):
    with pytest.raises(TrainingError, match="no such folder"):
        resume(None, place, reporter)
    place.folder.mkdir(parents=True)
    with pytest.raises(TrainingError, match="found none"):
        resume(None, place, reporter)


@pytest.mark.usefixtures("eager")
def test_a_file_that_has_changed_is_not_resumed_from(settings, place, reporter, tmp_path):
    copy = tmp_path / "own.jsonl"
    copy.write_bytes(Path(settings.data.file).read_bytes())
    ours = replace(settings, budget=Budget(examples=64), data=replace(settings.data, file=str(copy)))
    train(ours, place, reporter)
    with copy.open("a") as stream:
        stream.write('{"text": "1999", "canonical": "1999"}\n')
    with pytest.raises(InputError, match="has changed"):
        resume(Budget(examples=128), place, reporter)


def test_a_model_of_other_dimensions_is_no_beginning(settings, place, reporter):
    wider = replace(settings, architecture=replace(settings.architecture, hidden=9))
    with pytest.raises(TrainingError, match=r"with --from, hidden \d+, got --hidden 9; leave these away"):
        train(wider, place, reporter)


def test_characters_of_the_pairs_are_learned(settings, place, reporter, tmp_path, eager):
    """A model that goes on gets ids for what it could not tell apart before."""
    path = tmp_path / "greek.csv"
    path.write_text("text,canonical\n" + "".join(f"{day} ωδ 1999,1999-05-{day:02}\n" for day in range(1, 29)))
    known = load_bundle(Path(settings.data.start)).manifest.vocabulary
    train(replace(settings, budget=Budget(examples=64), data=replace(settings.data, file=str(path))), place, reporter)
    bundle = load_bundle(place.out)
    assert bundle.manifest.vocabulary.characters == (*known.characters, "δ", "ω")
    rows = bundle.weights["embedding"]
    assert rows.shape[0] == bundle.manifest.vocabulary.size
    assert not np.allclose(rows[-1], rows[-2])


def test_wrong_settings_are_refused_before_anything_is_written(settings, place, reporter):
    with pytest.raises(UsageError, match="--batch"):
        train(replace(settings, optimisation=replace(settings.optimisation, batch=1)), place, reporter)
    assert not place.folder.exists()


def test_what_can_not_begin_leaves_nothing_behind(settings, place, reporter, heard, tmp_path):
    """A label that is no reading is named before anything that takes time."""
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("text,canonical\n3 May 1999,1999-05-03\nx,not a date\n")
    with pytest.raises(InputError, match=r"expected a reading such as .*wrong\.csv line 3, got 'not a date'"):
        train(replace(settings, data=replace(settings.data, file=str(wrong))), place, reporter)
    with pytest.raises(UsageError, match=r"expected a kind such as .*, got 'foo'"):
        train(replace(settings, data=replace(settings.data, generated=Generated(("foo",)))), place, reporter)
    with pytest.raises(BundleError):
        train(replace(settings, data=replace(settings.data, start="no/such")), place, reporter)
    assert heard == []
    assert not place.folder.parent.exists()


@pytest.fixture
def command(settings, place):
    """The command line of the training of ``settings``, in another folder of runs."""
    options = {
        "--runs": place.folder.parent, "--out": place.out, "--from": settings.data.start, "--data": settings.data.file,
        "--share": 1, "--seed": 5, "--examples": 1600, "--batch": 32, "--warmup": 5, "--learning-rate": 0.06,
        "--optimizer": "muon", "--validation": 20, "--validations": 2, "--calibration": 0,
    }  # fmt: skip
    run = ["--name", "small", "--checkpoint-every", "0", "--workers", "1"]

    def start(*more, with_options=True):
        given = [str(part) for option in options.items() for part in option] if with_options else []
        given = given if with_options else ["--runs", str(place.folder.parent), "--out", str(place.out)]
        return subprocess.Popen(
            [sys.executable, "-m", "datenorm", "train", *run, *given, *more],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    return start


def wait_for_steps(process, place, after=0):
    """Until the training has saved a step beyond ``after``, and the one before it is kept as well."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and process.poll() is None:
        if (place.folder / PREVIOUS).exists() and (place.folder / FILE).exists():
            checkpoint = load_checkpoint(place.folder)
            if checkpoint is not None and checkpoint.state["counters"]["step"] > after:
                return checkpoint.state["counters"]["step"]
        time.sleep(0.02)
    raise AssertionError(f"no step in time; exit code {process.poll()}, {process.communicate()[1]}")


def test_interrupted_before_it_learned_anything(place, command):
    process = command()
    assert process.stderr.readline() == "loading Keras ...\n"
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=120)
    assert (process.returncode, said) == (130, "stopped before anything was learned\n")
    assert not place.folder.parent.exists() and not place.out.exists()


def test_killed_interrupted_resumed_it_ends_in_the_same_weights(undisturbed, place, reporter, command):
    """kill -9, then --resume and Ctrl-C, then the rest: bit for bit the weights of a training that was left alone."""
    process = command()
    killed_at = wait_for_steps(process, place)
    process.kill()
    assert process.wait() == -signal.SIGKILL
    process.stderr.close()

    process = command("--resume", with_options=False)
    interrupted_at = wait_for_steps(process, place, killed_at)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=120)
    assert process.returncode == 130
    assert f"datenorm train --name small --resume --runs {place.folder.parent} --out {place.out}" in said
    assert "Traceback" not in said

    counters, _ = resume(None, place, reporter)
    assert 0 < killed_at < interrupted_at < counters.step
    assert same(arrays_of(place), arrays_of(undisturbed.place))
    assert load_bundle(place.out).manifest.weights_sha256 == load_bundle(undisturbed.place.out).manifest.weights_sha256


@pytest.mark.parametrize("moment", range(int(os.environ.get("DATENORM_KILLS", "1"))))
def test_killed_at_a_random_moment_it_ends_in_the_same_weights(undisturbed, place, reporter, command, moment):
    """kill -9 at any moment, be it before the first checkpoint or while one is written; `make kills` does twenty."""
    process, latest = None, 30.0
    while process is None or process.returncode != -signal.SIGKILL:  # one that ended by itself was no kill: sooner
        shutil.rmtree(place.folder, ignore_errors=True)
        process, began = command(), time.monotonic()
        try:
            process.wait(random.Random(moment).uniform(0.1 * latest, latest))
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()
        latest /= 1.5
    print(f"killed after {time.monotonic() - began:.1f} s")
    if (place.folder / FILE).exists() or (place.folder / PREVIOUS).exists():
        if not load_checkpoint(place.folder).state["counters"]["finished"]:
            resume(None, place, reporter)
    else:
        assert command().wait() == 0
    assert same(arrays_of(place), arrays_of(undisturbed.place))
    assert load_bundle(place.out).manifest.weights_sha256 == load_bundle(undisturbed.place.out).manifest.weights_sha256
