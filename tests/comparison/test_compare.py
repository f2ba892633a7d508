"""A comparison as a user runs it: interrupted, gone on with, in a table, as JSON and as plots."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from datenorm.comparison.measure import test_set as held_out
from datenorm.comparison.plan import DATA, Plan, Run
from datenorm.core.errors import UsageError
from datenorm.text.clean import clean
from datenorm.training.settings import Settings


def test_the_plan_has_one_training_of_each_and_seeds_of_the_principals():
    plan = Plan(("additive", "dot", "fixed-vector"), seeds=2)
    assert list(plan.runs()) == [
        Run("additive", 0), Run("dot", 0), Run("fixed-vector", 0), Run("additive", 1), Run("fixed-vector", 1),
    ]  # fmt: skip
    for run in Plan().runs():
        settings = plan.settings(run)
        settings.check()
        assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings


def test_a_plan_without_sense():
    with pytest.raises(UsageError, match=r"expected ATTENTION to be one of additive, .*, got 'soft'"):
        Plan(("additive", "soft"))
    with pytest.raises(UsageError, match="1 or more"):
        Plan(seeds=0)


def test_strings_of_the_test_come_once_and_are_short():
    examples = held_out(DATA, 200)
    assert len({example.text for example in examples}) == len(examples) == 200
    assert all(example.canonical[4] == "-" and len(clean(example.text).text) < DATA.longest for example in examples)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--json", "no/c.json"], "can't write no/c.json: No such file or directory; choose another place"),
        (["--json", "."], "can't write .: Is a directory; choose another place"),
        (["--json", ""], "expected the name of a file to write, got an empty one"),
        (["--plots", "file"], "expected --plots to be a folder that can be written, got file: Not a directory"),
        (["--folder", "file"], "expected --folder to be a folder that can be written, got file: Not a directory"),
        (["--folder", "theirs"], "expected a comparison under the same conditions in theirs; give another --folder"),
        (["--folder", "full"], "got full/models/additive-0, which holds notes.txt; choose another folder"),
    ],
)
def test_what_can_not_be_written_is_told_before_the_trainings(tmp_path, options, message):
    (tmp_path / "file").touch()
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "conditions.json").write_text("of another program")
    (tmp_path / "full" / "models" / "additive-0").mkdir(parents=True)
    (tmp_path / "full" / "models" / "additive-0" / "notes.txt").touch()
    before = sorted(tmp_path.rglob("*"))
    command = [sys.executable, "-m", "datenorm", "compare", "additive", "--seeds", "1", *options]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr and done.stderr.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_an_interrupted_comparison_goes_on(tmp_path):
    """Stopped in the second training; the same command does the rest, and what was done stays untouched."""
    folder = tmp_path / "compare"
    command = [
        sys.executable, "-m", "datenorm", "compare", "fixed-vector", "additive", "--seeds", "1", "--examples", "256",
        "--test", "40", "--folder", str(folder), "--json", str(tmp_path / "out.json"), "--plots", str(tmp_path),
    ]  # fmt: skip
    first, second = (folder / "results" / f"{name}-0.json" for name in ("fixed-vector", "additive"))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    began = time.monotonic()
    while not first.exists() and process.poll() is None and time.monotonic() - began < 400:
        time.sleep(0.2)
    os.kill(process.pid, signal.SIGTERM)
    _, said = process.communicate(timeout=300)
    assert first.exists(), said
    kept = first.read_bytes()
    if not second.exists():
        assert process.returncode == 143, said
        done = subprocess.run(command, capture_output=True, text=True, timeout=500)
        assert done.returncode == 0, done.stderr
        assert "1 of 2" not in done.stderr
        assert "2 of 2: additive attention, seed 0" in done.stderr
        assert done.stdout.splitlines()[0].startswith("attention")
    assert first.read_bytes() == kept
    report = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert [result["attention"] for result in report["results"]] == ["fixed-vector", "additive"]
    for result in report["results"]:
        assert result["exact"][1] == sum(count for _, _, count in result["lengths"]) == 40
        assert result["curve"][-1][0] == result["training"]["strings"]
    for name in ("length", "curves", "heatmaps"):
        assert "<svg" in (tmp_path / f"{name}.svg").read_text("utf-8")[:1000]
    other = subprocess.run([*command[:4], "--examples", "64", "--folder", str(folder)], capture_output=True, text=True)
    assert other.returncode == 2
    assert "under the same conditions" in other.stderr
