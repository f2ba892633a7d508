"""What is compared: which attentions, over which seeds, trained on what, for how long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from datenorm import __version__
from datenorm.core.errors import UsageError
from datenorm.runtime.architecture import ATTENTIONS, Architecture
from datenorm.training.settings import Budget, Data, Generated, Optimisation, Settings, Validation

#: The network of a comparison: small, and with D = 2H, so that every attention fits.
SIZE = Architecture(embedding=32, hidden=32, alignment=32, target_embedding=16, decoder=64)

#: English dates with a named month and ISO ones, alone, behind labels and in sentences of up to 64 characters, without
#: noise: what a small network can learn in a minute or two. Readings are all but alike in length, so that what grows
#: with a string is what has to be kept in mind, not what has to be written.
DATA = Generated(
    kinds=("named", "ordinal-figures", "iso", "sentence-with-date"),
    locales=("en",),
    noise=0.0,
    longest=64,
    longest_reading=12,
)

#: How every one of them learns.
LEARNING = Optimisation(
    batch=64, buckets="dates", learning_rate=8e-3, warmup=100, anneal=0.5, averaging=0.99
)

#: Attentions with a rate of their own: a Transformer is usually trained at a lower one. None was searched for.
RATES = {"transformer": 2e-3}

#: Attentions that are trained with every seed; the others with the first one.
PRINCIPALS = ("additive", "fixed-vector")

_VALIDATIONS = Validation(examples=300, times=4, calibration=0)


class Run(NamedTuple):
    """One training."""

    attention: str
    seed: int

    @property
    def name(self) -> str:
        """Of its folder and its model."""
        return f"{self.attention}-{self.seed}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A comparison.

    Attributes:
        attentions: rows of :data:`datenorm.runtime.architecture.ATTENTIONS`.
        seeds: how many trainings of the :data:`PRINCIPALS`; the others have one.
        examples: strings that each training sees.
        test: strings that each model is measured on.

    Raises:
        UsageError: it makes no sense.
    """

    attentions: tuple[str, ...] = tuple(ATTENTIONS)
    seeds: int = 3
    examples: int = 48_000
    test: int = 2_000

    def __post_init__(self) -> None:
        unknown = [name for name in self.attentions if name not in ATTENTIONS]
        if unknown or not self.attentions:
            got = repr(unknown[0][:40]) if unknown else "none"
            raise UsageError(f"expected ATTENTION to be one of {', '.join(ATTENTIONS)}, got {got}")
        if min(self.seeds, self.examples, self.test) < 1:
            raise UsageError("expected --seeds, --examples and --test of 1 or more")

    def runs(self) -> Iterator[Run]:
        """Every training: first one of each attention, then the other seeds."""
        for seed in range(self.seeds):
            for attention in self.attentions:
                if seed == 0 or attention in PRINCIPALS:
                    yield Run(attention, seed)

    def settings(self, run: Run) -> Settings:
        """What a training is told; the strings depend on the seed alone."""
        sized = {**SIZE.dimensions, "attention": run.attention}
        return Settings(
            run.name,
            Budget(examples=self.examples),
            Architecture(**sized),  # type: ignore[arg-type]  # numbers, and the one name
            replace(LEARNING, learning_rate=RATES.get(run.attention, LEARNING.learning_rate)),
            Data(seed=run.seed, generated=DATA),
            _VALIDATIONS,
        )

    def conditions(self) -> dict[str, Any]:
        """What must be the same for figures to stand in one table."""
        return {
            "version": __version__,
            "examples": self.examples,
            "test": self.test,
            "data": {**asdict(DATA), "kinds": list(DATA.kinds), "locales": list(DATA.locales)},
            "size": SIZE.dimensions,
            "learning": {**asdict(LEARNING), "rates": RATES},
        }
