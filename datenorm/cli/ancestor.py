"""``datenorm train --preset course`` and ``time``: the ancestors, at their own data, beside what was published."""

from collections.abc import Set
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

from datenorm.cli.table import aligned
from datenorm.cli.terminal import columns, say
from datenorm.core.errors import UsageError

if TYPE_CHECKING:
    from datenorm.ancestors.score import Score
    from datenorm.ancestors.strings import Task

#: Options of ``train`` that mean something to an ancestor.
_MEANT = {"preset", "data", "vocab", "modern", "seed", "seeds"}

#: Preset -> a string whose heatmap is shown at the end.
_SHOWN = {"course": "saturday 9 may 2018", "time": "quarter to nine p.m"}


def train_ancestor(
    preset: str, given: Set[str], data: Path | None, vocabulary: Path | None, modern: bool, seed: int, seeds: int
) -> int:
    """Train the preset once for each seed, and print the figures of all; returns the exit code."""
    from datenorm.ancestors.recipes import RECIPES

    if preset not in RECIPES:
        raise UsageError(f"expected --preset bahdanau, fixed-vector, {' or '.join(RECIPES)}, got {preset[:40]!r}")
    if extra := sorted(given - _MEANT):
        options = ", ".join(f"--{name.replace('_', '-')}" for name in extra)
        raise UsageError(f"--preset {preset} follows its document; leave {options} away")
    if preset == "course" and (data or vocabulary or modern):
        raise UsageError("--preset course makes its own strings; leave --data, --vocab and --modern away")
    if preset == "time" and not (data and vocabulary):
        raise UsageError('expected --data "Time Dataset.json" and --vocab "Time Vocabs.json" with --preset time')
    from datenorm.model.backend import load_backend

    load_backend()
    scores = {}
    for number in range(seed, seed + seeds):
        task = _task(preset, data, vocabulary, number)
        scores[number] = _one(preset, modern, task, number, show=number == seed + seeds - 1)
        say(f"seed {number}: loss {scores[number].loss:.4f}, exact {scores[number].exact:.1%}")
    print("\n".join(aligned(_rows(scores, None if modern else RECIPES[preset].published))))
    return 0


def _task(preset: str, data: Path | None, vocabulary: Path | None, seed: int) -> "Task":
    from datenorm.ancestors.strings import course_dates, time_strings

    if preset == "course" or data is None or vocabulary is None:
        return course_dates(seed)
    return time_strings(data, vocabulary)


def _one(preset: str, modern: bool, task: "Task", seed: int, show: bool) -> "Score":
    """Train once, and show a heatmap at the end."""

    def tell(epoch: int, loss: float) -> None:
        if epoch == 1 or epoch % 5 == 0:
            say(f"seed {seed}, epoch {epoch}: loss {loss:.4f}")

    if modern:
        from datenorm.ancestors.modern import train_modern

        return train_modern(task, seed, tell)[2]
    from datenorm.ancestors.fit import look, train_ancestor
    from datenorm.ancestors.recipes import RECIPES

    network, found = train_ancestor(RECIPES[preset], task, seed, tell)
    if show:
        _draw(_SHOWN[preset], look(network, task, _SHOWN[preset]))
    return found


def _draw(text: str, looked: tuple[str, Any]) -> None:
    from datenorm import heatmap

    reading, weights = looked
    print(f"{text} -> {reading}\n")
    for line in heatmap.draw(text, heatmap.rows(reading, weights), columns()):
        print(line)
    print()


def _rows(scores: "dict[int, Score]", published: float | None) -> list[tuple[str, ...]]:
    """A line a seed, their mean, and what the document says."""
    slots = len(next(iter(scores.values())).slots)
    rows = [("seed", "loss", "exact", *(f"slot {number + 1}" for number in range(slots)))]
    for seed, one in scores.items():
        rows.append(_row(str(seed), one.loss, one.exact, one.slots))
    if len(scores) > 1:
        every = list(scores.values())
        means = [mean(slot) for slot in zip(*(one.slots for one in every), strict=True)]
        rows.append(_row("mean", mean(one.loss for one in every), mean(one.exact for one in every), means))
    if published is not None:
        rows.append(("published", f"{published:.4f}", "-", *["-"] * slots))
    return rows


def _row(name: str, loss: float, exact: float, slots: Any) -> tuple[str, ...]:
    return (name, f"{loss:.4f}", f"{100 * exact:.1f}", *(f"{100 * slot:.1f}" for slot in slots))
