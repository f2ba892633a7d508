"""A comparison from its first training to its last; interrupted, it goes on where it stopped.

In its folder each training has a checkpointed run, a curve, a model and, when it is measured, a result.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from datenorm.comparison.measure import measure, test_set
from datenorm.comparison.plan import DATA, Plan, Run
from datenorm.core.atomic import replacing
from datenorm.core.errors import UsageError
from datenorm.core.folders import expect_folder
from datenorm.runtime.bundle import load_bundle
from datenorm.training.checkpoint import load_checkpoint
from datenorm.training.place import Place
from datenorm.training.report import CsvLog, Reporter, Several
from datenorm.training.start import resume, train

_CONDITIONS = "conditions.json"

#: Minutes between two checkpoints of a training.
_CHECKPOINT = 1.0


class Comparison:
    """A plan and the folder that it is carried out in.

    Raises:
        UsageError: the folder holds a comparison under other conditions.
        OutputError: it can't be written, or something else than a model lies where one will be written.
    """

    def __init__(self, plan: Plan, folder: Path, workers: int = 1) -> None:
        self._plan, self._folder, self._workers = plan, folder, workers
        expect_folder(folder, "--folder")
        conditions, path = plan.conditions(), folder / _CONDITIONS
        if os.path.lexists(path) and _read_conditions(path) != conditions:
            raise UsageError(f"expected a comparison under the same conditions in {folder}; give another --folder")
        for run in plan.runs():
            if not self._result(run).exists():
                self._place(run).check()
        if not path.exists():
            _write_json(path, conditions)

    def run(self, say: Callable[[str], None], reporter: Callable[[], Reporter]) -> int:
        """Train and measure what is not yet there.

        Args:
            say: takes a line.
            reporter: makes who is told about a training.

        Returns:
            The signal that came, 0 when all is done.
        """
        runs = list(self._plan.runs())
        for number, run in enumerate(runs, 1):
            if self._result(run).exists():
                continue
            say(f"{number} of {len(runs)}: {run.attention} attention, seed {run.seed}")
            came = self._train(run, reporter())
            if came:
                return came
            self._measure(run)
        return 0

    def results(self) -> list[dict[str, Any]]:
        """What has been measured so far, in the order of the plan."""
        paths = [self._result(run) for run in self._plan.runs()]
        return [json.loads(path.read_text("utf-8")) for path in paths if path.exists()]

    def _result(self, run: Run) -> Path:
        return self._folder / "results" / f"{run.name}.json"

    def _place(self, run: Run) -> Place:
        return Place(
            self._folder / "runs" / run.name, self._folder / "models" / run.name, self._workers, _CHECKPOINT
        )

    def _train(self, run: Run, reporter: Reporter) -> int:
        """Train, or go on with a training that was interrupted; the signal that came."""
        place = self._place(run)
        checkpoint = load_checkpoint(place.folder) if place.folder.exists() else None
        if checkpoint is not None and checkpoint.state["counters"]["finished"]:
            return 0
        place.folder.parent.mkdir(parents=True, exist_ok=True)
        told = Several([CsvLog(self._curve(run), checkpoint is not None), reporter])
        try:
            if checkpoint is not None:
                return resume(None, place, told)[1]
            return train(self._plan.settings(run), place, told)[1]
        finally:
            told.close()

    def _curve(self, run: Run) -> Path:
        return self._folder / "runs" / f"{run.name}.csv"

    def _measure(self, run: Run) -> None:
        """Measure the model and keep the result."""
        bundle = load_bundle(self._place(run).out)
        facts = bundle.manifest.training
        result = {
            "attention": run.attention,
            "seed": run.seed,
            "weights": sum(weight.size for weight in bundle.weights.values()),
            **measure(bundle, test_set(DATA, self._plan.test)),
            "training": {"strings": facts["strings"], "seconds": facts["seconds"]},
            "curve": _read_curve(self._curve(run)),
        }
        _write_json(self._result(run), result)


def _read_conditions(path: Path) -> Any:
    """What the file says; None when it is another program's."""
    try:
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None


def _read_curve(path: Path) -> list[list[float]]:
    """Strings seen and exact match at each validation, as often as the run was resumed, once."""
    with open(path, encoding="utf-8", newline="") as stream:
        validated = [row for row in csv.DictReader(stream) if row["exact_match"]]
    curve = {int(row["strings"]): float(row["exact_match"]) for row in validated}
    return [[strings, exact] for strings, exact in sorted(curve.items())]


def _write_json(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as stream:
        stream.write((json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False) + "\n").encode("utf-8"))
