"""Settings: every fault at once, and back from JSON the same."""

import json
from dataclasses import replace

import pytest

from datenorm.core.errors import UsageError
from datenorm.runtime.architecture import Architecture
from datenorm.training.settings import Budget, Data, Generated, Optimisation, Settings, Validation


def test_usual_settings_are_right():
    Settings("mine", Budget(minutes=2)).check()


def test_all_faults_are_named_at_once():
    """One line, one part for each fault, each with the option that it is about."""
    wrong = Settings(
        "no name",
        Budget(),
        Architecture(0, 128, 64, 32, 5000),
        Optimisation(batch=3, learning_rate=0.0, warmup=-1, annealing="stairs", smoothing=0.9),
        Data(seed=-1, share=0.0),
        Validation(examples=0, times=-1, patience=-1, calibration=5),
    )
    with pytest.raises(UsageError) as caught:
        wrong.check()
    message = str(caught.value)
    assert "\n" not in message
    for option in (
        "name", "examples", "embedding", "decoder", "batch", "learning-rate", "warmup", "annealing",
        "smoothing", "seed", "share", "validation", "validations", "patience", "calibration",
    ):  # fmt: skip
        assert f"--{option}" in message


@pytest.mark.parametrize("budget", [Budget(), Budget(5, 5.0), Budget(examples=0), Budget(minutes=0.0)])
def test_a_budget_is_one_of_both(budget):
    with pytest.raises(UsageError):
        Settings("mine", budget).check()


def test_json_gives_the_same_back():
    """Through text, as a checkpoint keeps it."""
    settings = Settings("mine", Budget(examples=7), data=Data(3, "a.csv", "00", 0.3, "base")).resolved()
    assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings


def test_what_the_budget_decides_stays_when_it_grows():
    """A short training that is made long goes on with its batches."""
    short = Settings("mine", Budget(examples=1000)).resolved()
    longer = replace(short, budget=Budget(examples=50_000_000)).resolved()
    assert longer.optimisation == short.optimisation
    assert Settings("mine", longer.budget).resolved().optimisation != short.optimisation


def test_a_training_of_minutes_compiles_few_shapes_and_leaves_long_strings_out():
    """Of two minutes most would be compiling; the user's own strings are kept whole."""
    brief = Settings("mine", Budget(minutes=2)).resolved()
    assert (brief.optimisation.buckets, brief.data.generated.longest) == ("brief", 48)
    assert Settings("mine", Budget(minutes=2), data=Data(file="mine.csv")).resolved().data.generated.longest == 0
    assert brief.data.generated.locales == ("en",)
    chosen = Data(generated=Generated(locales=("fr",)))
    assert Settings("mine", Budget(minutes=2), data=chosen).resolved().data.generated.locales == ("fr",)
    long = Settings("mine", Budget(minutes=600)).resolved()
    assert (long.optimisation.buckets, long.data.generated.longest) == ("fine", 0)
