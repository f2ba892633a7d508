"""What a training is told: one frozen dataclass a concern, checked together, kept in the checkpoint and the model."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, get_type_hints

from datenorm.core.errors import UsageError
from datenorm.runtime.architecture import MAX_DIMENSION, Architecture

#: The dimensions of the model that ships: the decoder is no wider than the encoder's one direction, since it is what
#: costs most, in training and in use.
BASE = Architecture(embedding=64, hidden=128, alignment=64, target_embedding=32, decoder=128)

#: Those of a training of a few minutes: a fifth of the work a string, so that it sees enough of them.
BRIEF = Architecture(embedding=32, hidden=64, alignment=32, target_embedding=16, decoder=64)

#: Shapes of the fall of the learning rate.
ANNEALINGS = ("linear", "cosine")

#: Presets that are an attention of the usual network: Bahdanau's full form, and what the attention is measured against.
PRESETS = {"bahdanau": "additive", "fixed-vector": "fixed-vector"}

#: Names of :data:`datenorm.training.optimiser.OPTIMISERS`.
OPTIMISING = ("adam", "muon")

#: Names of the tables of lengths in :mod:`datenorm.training.batches`.
BUCKETINGS = ("fine", "coarse", "brief", "dates")

#: Where a short training ends, in which a step more is worth more than a faster step, and what follows from it.
_SHORT_MINUTES, _SHORT_EXAMPLES = 20.0, 1_000_000
_SHORT_BATCH, _BATCH = 128, 256
_BRIEF_VALIDATIONS, _SHORT_VALIDATIONS, _VALIDATIONS = 2, 4, 60
_SHORT_CALIBRATION, _CALIBRATION = 4_000, 20_000

#: Where a training is so short that compiling a shape costs more than all batches of that shape, and what is left out.
_BRIEF_MINUTES = 5.0
_BRIEF_LONGEST = 48
_BRIEF_BATCH = 48
#: The average must forget the first steps within a few hundred.
_BRIEF_AVERAGING = 0.99
#: What a small network learns in a minute or two: plain English dates, and what is none.
_BRIEF_KINDS = ("named", "ordinal-figures", "iso", "month-year", "missing-mark", "word")
_BRIEF_LOCALES = ("en",)

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def check_name(name: str) -> None:
    """Look whether a model may be called so.

    Raises:
        UsageError: it may not.
    """
    for fault in _name_faults(name):
        raise UsageError(fault)


def _name_faults(name: str) -> Iterator[str]:
    if not _NAME.fullmatch(name):
        yield f"--name: expected letters, digits, . _ -, got {name!r}"


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to train: exactly one of both.

    Attributes:
        examples: strings to see.
        minutes: time to take, validating included, compiling not.
    """

    examples: int | None = None
    minutes: float | None = None

    def faults(self) -> Iterator[str]:
        """What is wrong."""
        if (self.examples is None) == (self.minutes is None):
            yield "expected either --examples or --minutes"
        if self.examples is not None and self.examples < 1:
            yield f"--examples: expected 1 or more, got {self.examples}"
        if self.minutes is not None and not 0 < self.minutes < math.inf:
            yield f"--minutes: expected more than 0, got {self.minutes:g}"

    @property
    def is_short(self) -> bool:
        """Whether more and smaller steps are worth more than fewer and faster ones."""
        if self.minutes is not None:
            return self.minutes <= _SHORT_MINUTES
        return (self.examples or 0) <= _SHORT_EXAMPLES

    @property
    def is_brief(self) -> bool:
        """Whether there are only a few minutes."""
        return self.minutes is not None and self.minutes <= _BRIEF_MINUTES


@dataclass(frozen=True, slots=True)
class Optimisation:
    """How the weights are changed: by Adam or Muon, with a trapezoid of learning rates.

    Attributes:
        batch: strings a step, fewer when they are long; 0 = by the budget.
        buckets: how finely lengths are told apart, ``fine`` or ``coarse`` (fewer shapes); "" = by the budget.
        learning_rate: the highest.
        warmup: steps up to it, at most the first twentieth of the budget.
        anneal: the share of the budget at the end in which it falls to zero.
        annealing: along a straight line or a cosine.
        clip: the largest global norm of a gradient (Pascanu et al. 2013).
        averaging: how much of the average of weights stays a step (Polyak and Juditsky 1992).
        smoothing: label smoothing (Szegedy et al. 2016), 0 = none.
        guidance: weight of the loss that holds attention to the characters which carry the field, 0 = none.
        optimiser: ``adam`` or ``muon``.
    """

    batch: int = 0
    buckets: str = ""
    learning_rate: float = 2e-3
    warmup: int = 500
    anneal: float = 0.4
    annealing: str = "linear"
    clip: float = 1.0
    averaging: float = 0.999
    smoothing: float = 0.0
    guidance: float = 0.0
    optimiser: str = "adam"

    def faults(self) -> Iterator[str]:
        """What is wrong."""
        if not (self.batch == 0 or 8 <= self.batch <= 8192):
            yield f"--batch: expected 8 to 8192, got {self.batch}"
        if self.buckets not in ("", *BUCKETINGS):
            yield f"--buckets: expected {' or '.join(BUCKETINGS)}, got {self.buckets}"
        if self.optimiser not in OPTIMISING:
            yield f"--optimizer: expected {' or '.join(OPTIMISING)}, got {self.optimiser}"
        if not 0 < self.learning_rate <= 1:
            yield f"--learning-rate: expected more than 0 and at most 1, got {self.learning_rate:g}"
        if self.warmup < 0:
            yield f"--warmup: expected 0 or more steps, got {self.warmup}"
        if self.annealing not in ANNEALINGS:
            yield f"--annealing: expected {' or '.join(ANNEALINGS)}, got {self.annealing}"
        for name, low, high in (
            ("anneal", 0.0, 1.0),
            ("clip", 1e-6, 1e6),
            ("averaging", 0.0, 0.999999),
            ("smoothing", 0.0, 0.5),
            ("guidance", 0.0, 100.0),
        ):
            value = getattr(self, name)
            if not low <= value <= high:
                yield f"--{name}: expected {low:g} to {high:g}, got {value:g}"


@dataclass(frozen=True, slots=True)
class Generated:
    """Which strings the generator makes.

    Attributes:
        kinds: of the contract, or groups of the generator; () = all.
        locales: languages or locales; () = all.
        noise: strength of the damage, 1 = the usual.
        longest: ids of a string, hints and characters, at most; 0 = any.
        longest_reading: symbols to write, the end included, at most; 0 = any.
    """

    kinds: tuple[str, ...] = ()
    locales: tuple[str, ...] = ()
    noise: float = 1.0
    longest: int = 0
    longest_reading: int = 0

    def faults(self) -> Iterator[str]:
        """What is wrong."""
        if not 0 <= self.noise <= 4:
            yield f"--noise: expected 0 to 4, got {self.noise:g}"
        for name in ("longest", "longest_reading"):
            if (value := getattr(self, name)) < 0:
                yield f"--{name.replace('_', '-')}: expected 0 or more, got {value}"


#: All that the generator knows.
ANYTHING = Generated()


@dataclass(frozen=True, slots=True)
class Data:
    """What is learned from.

    Attributes:
        seed: of the generated examples and of the first weights.
        file: the user's own pairs, "" = none.
        digest: SHA-256 of that file, so that a resumed training learns from the same.
        share: the part of the examples that come from the file.
        start: the model whose weights are the first ones, "" = random ones.
        generated: which strings are generated.
    """

    seed: int = 0
    file: str = ""
    digest: str = ""
    share: float = 0.5
    start: str = ""
    generated: Generated = ANYTHING

    def faults(self) -> Iterator[str]:
        """What is wrong."""
        yield from self.generated.faults()
        if not 0 <= self.seed < 1 << 62:
            yield f"--seed: expected 0 to 2**62, got {self.seed}"
        if not 0 < self.share <= 1:
            yield f"--share: expected more than 0 and at most 1, got {self.share:g}"


@dataclass(frozen=True, slots=True)
class Validation:
    """How the model is watched.

    Attributes:
        examples: fixed generated strings that no training sees.
        times: how often they are read, evenly over the budget; 0 = by the budget.
        patience: validations without a new best after which the training ends early, 0 = never.
        calibration: held-out strings that the confidence is fitted to at the end, 0 = it is not; None = by the budget.
    """

    examples: int = 2000
    times: int = 0
    patience: int = 0
    calibration: int | None = None

    def faults(self) -> Iterator[str]:
        """What is wrong."""
        if not 1 <= self.examples <= 1_000_000:
            yield f"--validation: expected 1 to 1000000 strings, got {self.examples}"
        if not 0 <= self.times <= 100_000:
            yield f"--validations: expected 0 to 100000, got {self.times}"
        if self.patience < 0:
            yield f"--patience: expected 0 or more, got {self.patience}"
        if self.calibration is not None and not (self.calibration == 0 or 100 <= self.calibration <= 10_000_000):
            yield f"--calibration: expected 0, or 100 to 10000000 strings, got {self.calibration}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that decides which model comes out."""

    name: str
    budget: Budget
    architecture: Architecture = BASE
    optimisation: Optimisation = field(default_factory=Optimisation)
    data: Data = field(default_factory=Data)
    validation: Validation = field(default_factory=Validation)

    def resolved(self) -> Settings:
        """The same with everything that the budget decides written out, so that another budget changes none of it."""
        short, ours = self.budget.is_short, self.optimisation
        batch = ours.batch or (_SHORT_BATCH if short else _BATCH)
        brief = self.budget.is_brief
        buckets = ours.buckets or ("brief" if brief else "coarse" if short else "fine")
        generated = self.data.generated
        averaging = min(ours.averaging, _BRIEF_AVERAGING) if brief else ours.averaging
        if brief:
            batch = ours.batch or _BRIEF_BATCH
        if brief and not self.data.file:
            if not (generated.kinds or generated.locales or self.data.start):
                generated = replace(generated, kinds=_BRIEF_KINDS, locales=_BRIEF_LOCALES)
            generated = replace(generated, longest=generated.longest or _BRIEF_LONGEST)
        usual = _BRIEF_VALIDATIONS if brief else _SHORT_VALIDATIONS if short else _VALIDATIONS
        times = self.validation.times or usual
        fitted = self.validation.calibration
        if fitted is None:
            fitted = _SHORT_CALIBRATION if short else _CALIBRATION
        return replace(
            self,
            optimisation=replace(ours, batch=batch, buckets=buckets, averaging=averaging),
            data=replace(self.data, generated=generated),
            validation=replace(self.validation, times=times, calibration=fitted),
        )

    def check(self) -> None:
        """Look at everything together.

        Raises:
            UsageError: something makes no sense; all faults in one line.
        """
        faults = list(_name_faults(self.name))
        for name, size in self.architecture.dimensions.items():
            if not 1 <= size <= MAX_DIMENSION:
                faults.append(f"--{name.replace('_', '-')}: expected 1 to {MAX_DIMENSION}, got {size}")
        for part in (self.architecture, self.budget, self.optimisation, self.data, self.validation):
            faults.extend(part.faults())
        if faults:
            raise UsageError("; ".join(faults))

    def to_json(self) -> dict[str, Any]:
        """What the checkpoint holds."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Settings:
        """Read what :meth:`to_json` wrote."""
        types = get_type_hints(cls)
        parts = {part.name: types[part.name](**value[part.name]) for part in fields(cls) if part.name != "name"}
        settings = cls(value["name"], **parts)
        generated = Generated(**value["data"].get("generated", {}))
        generated = replace(generated, kinds=tuple(generated.kinds), locales=tuple(generated.locales))  # JSON: lists
        return replace(settings, data=replace(settings.data, generated=generated))
