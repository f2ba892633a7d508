"""What is said while training."""

from dataclasses import replace

import pytest

from datenorm.core.errors import OutputError
from datenorm.training import report
from datenorm.training.report import CsvLog, Lines, Progress, Several, announced, counted, describe, duration
from datenorm.training.settings import Budget, Settings, Validation

HALF = Progress(0.5, 50, 12_800, 61.0, 0.25, 0.875, 1234.0, 2e-3, 61.4)


def test_a_line():
    assert describe(HALF) == " 50%  12,800 strings  loss 0.2500  exact 87.5%  1,234/s  1:01 left"
    assert "exact" not in describe(replace(HALF, exact=None))
    assert describe(replace(HALF, rate=0.0, left=None)).endswith("exact 87.5%  compiling")


@pytest.mark.parametrize(
    ("budget", "fitted", "said"),
    [
        (
            Budget(minutes=2),
            None,
            "compiling first, and once for each length of strings, on top of the 2 minutes; "
            "then evaluating and calibrating, about a minute",
        ),
        (Budget(examples=5_000_000), None, "length of strings; then evaluating and calibrating, about a minute"),
        (Budget(examples=5_000_000), 60_000, "evaluating and calibrating, about 3 minutes"),
        (Budget(minutes=1), 0, "on top of the 1 minute; then evaluating"),
    ],
)
def test_what_takes_time_beside_the_steps_is_announced(budget, fitted, said):
    settings = Settings("mine", budget, validation=Validation(calibration=fitted)).resolved()
    assert announced(settings).endswith(said)


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 step"), (0, "0 steps"), (2000, "2,000 steps"), (1.0, "1 step"), (0.5, "0.5 steps")]
)
def test_one_is_no_plural(number, said):
    assert counted(number, "step") == said


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (61.4, "1:01"), (3600, "1:00:00"), (-3, "0:00")])
def test_durations(seconds, text):
    assert duration(seconds) == text


def test_lines_come_once_a_minute(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(report.time, "monotonic", lambda: now[0])
    lines = []
    reporter = Several([Lines(lines.append)])
    for now[0] in range(0, 130, 10):
        reporter.update(HALF)
    assert len(lines) == 2
    reporter.validated(HALF)
    reporter.say("done")
    assert lines[3] == "done"


def test_a_csv_log_goes_on_after_a_resume(tmp_path):
    path = tmp_path / "log.csv"
    for resumed in (False, True):
        log = CsvLog(path, resumed)
        log.update(HALF)
        log.update(replace(HALF, step=51))
        log.validated(HALF)
        log.close()
    header, *rows = path.read_text().splitlines()
    assert header == ",".join(CsvLog.COLUMNS)
    assert rows == ["61.0,50,12800,0.250000,2.000e-03,1234,", "61.0,50,12800,0.250000,2.000e-03,1234,0.87500"] * 2


def test_a_training_that_never_begins_leaves_an_old_log_alone(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("old\n")
    CsvLog(path, resumed=False).close()
    assert path.read_text() == "old\n"


def test_a_log_that_can_not_be_written(tmp_path):
    with pytest.raises(OutputError, match="choose another --log"):
        CsvLog(tmp_path / "no" / "log.csv", resumed=False)
