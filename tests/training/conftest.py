"""A training that takes seconds: a model with random weights to begin with, dates in figures to learn from."""

import json

import pytest
from random_models import random_manifest, write_random_model

from datenorm.training.place import Place
from datenorm.training.report import Lines
from datenorm.training.settings import Budget, Data, Optimisation, Settings, Validation


@pytest.fixture(scope="session")
def begin(tmp_path_factory):
    """The folder of a model with random weights."""
    folder = tmp_path_factory.mktemp("begin") / "random"
    write_random_model(folder)
    return folder


@pytest.fixture(scope="session")
def pairs(tmp_path_factory):
    """A file of 280 dates in figures, some refused ones among them."""
    path = tmp_path_factory.mktemp("pairs") / "own.jsonl"
    dates = [(day, month) for day in range(1, 29) for month in range(1, 11)]
    rows = [{"text": f"{day}/{month}/1999", "canonical": f"1999-{month:02}-{day:02}"} for day, month in dates]
    rows[::20] = [{"text": f"no {number}", "canonical": ""} for number in range(len(rows[::20]))]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def settings(begin, pairs):
    """Small enough for seconds: one shape of batches, a validation at half time and at the end."""
    return Settings(
        name="small",
        budget=Budget(examples=1600),
        architecture=random_manifest().architecture,
        optimisation=Optimisation(batch=32, warmup=5, learning_rate=0.06, optimiser="muon"),
        data=Data(seed=5, file=str(pairs), share=1.0, start=str(begin)),
        validation=Validation(examples=20, times=2, calibration=0),
    )


@pytest.fixture
def place(tmp_path):
    """Folders of a run and a model; checkpoints at every step; no worker."""
    return Place(tmp_path / "runs" / "small", tmp_path / "models" / "small", workers=0, checkpoint_minutes=0.0)


@pytest.fixture
def heard():
    """Lines that a training said."""
    return []


@pytest.fixture
def reporter(heard):
    return Lines(heard.append)


@pytest.fixture
def eager():
    """Nothing is compiled, which is faster for a few steps."""
    import tensorflow

    tensorflow.config.run_functions_eagerly(True)
    yield
    tensorflow.config.run_functions_eagerly(False)
