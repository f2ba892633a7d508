"""``datenorm train --preset course`` and ``time``: the ancestors, at their own data, beside what was published."""

from collections.abc import Collection, Set
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

from datenorm.cli.card import Frame, card
from datenorm.cli.table import aligned
from datenorm.cli.terminal import columns, say
from datenorm.core.errors import UsageError

if TYPE_CHECKING:
    from datenorm.ancestors.publish import Trained
    from datenorm.ancestors.score import Score
    from datenorm.ancestors.strings import Task

#: Options of ``train`` that mean something to an ancestor.
_MEANT = {"preset", "data", "vocab", "modern", "seed", "seeds", "name", "out"}

#: Preset -> a string whose heatmap is shown at the end.
_SHOWN = {"course": "saturday 9 may 2018", "time": "quarter to nine p.m"}


class Asked(NamedTuple):
    """What is to be trained.

    Attributes:
        preset: an ancestor.
        data, vocabulary: the two files of the time data.
        modern: whether with today's network and recipe.
        seeds: one training each; the last one becomes the model.
    """

    preset: str
    data: Path | None
    vocabulary: Path | None
    modern: bool
    seeds: range

    @property
    def name(self) -> str:
        """Of the model, when no other is given."""
        return f"{self.preset}-{'modern' if self.modern else 'ancestor'}"

    def options(self, seed: int) -> str:
        """What trains the one with a seed; files are left out, whose places are nobody's business."""
        return f"--preset {self.preset}{' --modern' if self.modern else ''} --seed {seed}"


def train_ancestor(asked: Asked, given: Set[str], name: str, place: Path) -> int:
    """Train the preset once for each seed, print the figures of all, write the last one; returns the exit code.

    Args:
        given: the options on the command line.
        name: of the model.
        place: its folder.

    Raises:
        UsageError: the options make no sense.
        OutputError: something else than a model lies in ``place``, or it can't be written.
    """
    from datenorm.ancestors.recipes import RECIPES
    from datenorm.training.place import replaced
    from datenorm.training.settings import check_name

    _check(asked, given, RECIPES)
    check_name(name)
    if line := replaced(place):
        say(line)
    from datenorm.model.backend import load_backend

    say("loading Keras ...")
    load_backend()
    from datenorm.ancestors.publish import publish
    from datenorm.normalizer import Normalizer

    scores: dict[str, Score] = {}
    learned: dict[str, Score] = {}
    for seed in asked.seeds:
        trained = _one(asked, seed)
        scores[str(seed)] = trained.found
        if trained.learned is not None:
            learned[str(seed)] = trained.learned
        say(f"seed {seed}: loss {trained.found.loss:.4f}, exact {trained.found.exact:.1%}")
    publish(place, name, trained)
    shown = _SHOWN[asked.preset]
    print(card(Normalizer.load(place)(shown, attention=True, min_confidence=0.0), Frame(columns())))
    print("\n".join(aligned(_rows(scores, learned, None if asked.modern else RECIPES[asked.preset].published))))
    say(f"wrote {place} (seed {seed}). Try: datenorm predict --model {place} '{shown}'")
    return 0


def _check(asked: Asked, given: Set[str], known: Collection[str]) -> None:
    """Whether it makes sense.

    Raises:
        UsageError: it does not.
    """
    preset, files = asked.preset, (asked.data, asked.vocabulary)
    if preset not in known:
        raise UsageError(f"expected --preset bahdanau, fixed-vector, {' or '.join(known)}, got {preset[:40]!r}")
    if extra := sorted(given - _MEANT):
        options = ", ".join(f"--{name.replace('_', '-')}" for name in extra)
        raise UsageError(f"--preset {preset} follows its document; leave {options} away")
    if preset == "course" and (any(files) or asked.modern):
        raise UsageError("--preset course makes its own strings; leave --data, --vocab and --modern away")
    if preset == "time" and not all(files):
        raise UsageError('expected --data "Time Dataset.json" and --vocab "Time Vocabs.json" with --preset time')


def _task(asked: Asked, seed: int) -> "Task":
    from datenorm.ancestors.strings import course_dates, time_strings

    if asked.data is None or asked.vocabulary is None:
        return course_dates(seed)
    return time_strings(asked.data, asked.vocabulary)


def _one(asked: Asked, seed: int) -> "Trained":
    """One training."""
    from datenorm.ancestors.publish import Trained, translated, vocabulary_of

    def tell(epoch: int, loss: float) -> None:
        if epoch == 1 or epoch % 5 == 0:
            say(f"seed {seed}, epoch {epoch}: loss {loss:.4f}")

    task = _task(asked, seed)
    if asked.modern:
        from datenorm.ancestors.modern import train_modern

        network, found = train_modern(task, seed, tell)
        return Trained(asked.options(seed), network, vocabulary_of(task), found)
    from datenorm.ancestors.fit import train_ancestor
    from datenorm.ancestors.recipes import RECIPES

    fitted = train_ancestor(RECIPES[asked.preset], task, seed, tell)
    return Trained(
        asked.options(seed), translated(fitted.network, task), vocabulary_of(task), fitted.found, fitted.learned
    )


def _rows(
    scores: "dict[str, Score]", learned: "dict[str, Score]", published: float | None
) -> list[tuple[str, ...]]:
    """A line a seed and their mean, on the test and on what was learned from, and what the document says."""
    slots = len(next(iter(scores.values())).slots)
    rows = [("seed", "loss", "exact", *(f"slot {number + 1}" for number in range(slots)))]
    rows += _lines(scores, "")
    rows += _lines(learned, ", learned")
    if published is not None:
        rows.append(("published", f"{published:.4f}", "-", *["-"] * slots))
    return rows


def _lines(scores: "dict[str, Score]", of: str) -> list[tuple[str, ...]]:
    rows = [_row(seed + of, one.loss, one.exact, one.slots) for seed, one in scores.items()]
    if len(scores) > 1:
        every = list(scores.values())
        means = [mean(slot) for slot in zip(*(one.slots for one in every), strict=True)]
        rows.append(_row("mean" + of, mean(one.loss for one in every), mean(one.exact for one in every), means))
    return rows


def _row(name: str, loss: float, exact: float, slots: Any) -> tuple[str, ...]:
    return (name, f"{loss:.4f}", f"{100 * exact:.1f}", *(f"{100 * slot:.1f}" for slot in slots))
