"""Fitting the confidence of a model on held-out generated and noisy strings (Guo et al. 2017, section 4).

The probability of a reading is the product over its symbols of softmax(logits / T) under the automaton; the
confidence c of an answer is the sum over the readings that lead to it. T is fitted so that c is the
probability that the answer is right: it minimises the negative log-likelihood

    - mean( r log c(T) + (1 - r) log(1 - c(T)) ),  r = 1 where the answer is right.

Beside it a Platt map (Platt 1999) and an isotonic map (Zadrozny and Elkan 2002) of c(T) are fitted and
measured on the other half of the strings, so that it shows when one number is not enough.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from datenorm.core.errors import UsageError
from datenorm.data.example import Example
from datenorm.data.sampler import Sampler
from datenorm.evaluation import reliability
from datenorm.evaluation.maps import (
    apply_isotonic,
    apply_platt,
    fit_isotonic,
    fit_platt,
    negative_log_likelihood,
)
from datenorm.evaluation.metrics import Row, rounded, tally
from datenorm.evaluation.readers import ModelReader, generated_cases, judged
from datenorm.evaluation.reliability import expected_calibration_error
from datenorm.evaluation.traces import Traces, trace
from datenorm.normalizer import Normalizer
from datenorm.runtime.bundle import CARD, Bundle, load_bundle, write_bundle
from datenorm.runtime.manifest import Calibration, Manifest
from datenorm.runtime.reader import Reader

#: The stream of examples that calibration is fitted on; trainings draw from other seeds.
SEED = 8_191_000_003

#: Strengths of the noise of the held-out strings, drawn from in turn.
NOISES: tuple[float, ...] = (1.0, 2.0)

#: A wrong answer costs as much as this many refusals of a readable string: those are looked at, wrong answers are not.
WRONG_COST = 6.0

#: The cost is flat about its least, and where it is least in there is chance: bounds within this part are as good.
_SLACK = 0.02

#: What temperatures are looked for between.
_COLDEST, _HOTTEST = 0.25, 8.0

#: Fewer strings than this fit nothing.
_FEWEST = 100


@dataclass(frozen=True, slots=True)
class Fitted:
    """What calibration gives to a manifest.

    Attributes:
        calibration: with the fitted temperature.
        min_confidence: the bound on refusals.
        report: how it was fitted and what it gives, for the manifest's ``training`` and the model card.
    """

    calibration: Calibration
    min_confidence: float
    report: dict[str, Any]

    def applied(self, manifest: Manifest) -> Manifest:
        """The manifest with this calibration."""
        training = {**manifest.training, "calibration": self.report}
        return replace(
            manifest, calibration=self.calibration, min_confidence=self.min_confidence, training=training
        )


def held_out(
    count: int,
    seed: int = SEED,
    noises: Sequence[float] = NOISES,
    kinds: Sequence[str] | None = None,
    locales: Sequence[str] | None = None,
) -> list[Example]:
    """``count`` examples that no training saw, of each strength of noise in turn.

    Kinds and locales are those of the training, None for all.
    """
    samplers = [Sampler(seed, kinds, locales, noise) for noise in noises]
    return [samplers[index % len(samplers)].example(index // len(samplers)) for index in range(count)]


def fit(bundle: Bundle, examples: Sequence[Example], wrong_cost: float = WRONG_COST) -> Fitted:
    """Fit temperature and bound of a model on held-out examples, a few thousand at least.

    The temperature is fitted on one half of them; the bound, and what is reported, come from the other.

    Raises:
        UsageError: there are too few examples to fit anything.
    """
    if len(examples) < _FEWEST:
        raise UsageError(f"expected {_FEWEST} or more held-out strings to calibrate on, got {len(examples)}")
    ours, theirs = examples[: len(examples) // 2], examples[len(examples) // 2 :]
    calibration = replace(bundle.manifest.calibration, temperature=1.0)
    raw = Reader(_with(bundle, calibration))
    fitted = trace(raw, ours, calibration.sure)
    temperature = round(fit_temperature(fitted), 4)
    calibration = replace(calibration, temperature=temperature)
    model = ModelReader(Normalizer(_with(bundle, calibration)))
    rows = judged(model, generated_cases(theirs, as_in_training=True))
    bound = choose_bound(rows, wrong_cost)
    report = {
        "strings": len(examples),
        "wrong_cost": wrong_cost,
        "ways": compare(fitted, trace(raw, theirs, calibration.sure), temperature),
        "expected_calibration_error": rounded(expected_calibration_error(*reliability.answers(rows))),
        **{
            f"{name}_at_bound": rounded(tally(rows, bound).share(name))
            for name in ("right", "wrong", "refused")
        },
    }
    return Fitted(calibration, bound, report)


def recalibrate(folder: Path | str, examples: Sequence[Example], wrong_cost: float = WRONG_COST) -> Fitted:
    """Fit the model in ``folder`` and write it back with its new calibration; weights and card stay.

    Raises:
        BundleError, OutputError: it can't be opened or written.
    """
    bundle = load_bundle(folder)
    fitted = fit(bundle, examples, wrong_cost)
    card = Path(folder) / CARD
    text = card.read_text(encoding="utf-8") if card.is_file() else ""
    write_bundle(folder, fitted.applied(bundle.manifest), bundle.weights, text)
    return fitted


def _with(bundle: Bundle, calibration: Calibration) -> Bundle:
    return replace(bundle, manifest=replace(bundle.manifest, calibration=calibration))


def fit_temperature(traces: Traces) -> float:
    """The temperature with the least negative log-likelihood, found by golden section on log T.

    It is 1 where no string is answered.
    """
    if traces.answers(1.0)[0].size == 0:
        return 1.0
    low, high = np.log(_COLDEST), np.log(_HOTTEST)
    golden = (np.sqrt(5) - 1) / 2

    def loss(position: float) -> float:
        return negative_log_likelihood(*traces.answers(float(np.exp(position))))

    left, right = high - golden * (high - low), low + golden * (high - low)
    at_left, at_right = loss(left), loss(right)
    while high - low > 1e-3:
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - golden * (high - low)
            at_left = loss(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + golden * (high - low)
            at_right = loss(right)
    return float(np.exp((low + high) / 2))


def compare(fitted: Traces, measured: Traces, temperature: float) -> dict[str, dict[str, float | None]]:
    """Each way of calibrating, fitted on one half and measured on the other: loss and calibration error."""
    ours, ours_right = fitted.answers(temperature)
    theirs, theirs_right = measured.answers(temperature)
    ways = {
        "none": measured.answers(1.0),
        "temperature": (theirs, theirs_right),
        "temperature + Platt": (apply_platt(theirs, *fit_platt(ours, ours_right)), theirs_right),
        "temperature + isotonic": (apply_isotonic(theirs, *fit_isotonic(ours, ours_right)), theirs_right),
    }
    return {
        name: {
            "negative_log_likelihood": rounded(negative_log_likelihood(*way)),
            "expected_calibration_error": rounded(expected_calibration_error(*way)),
        }
        for name, way in ways.items()
    }


def choose_bound(rows: Sequence[Row], wrong_cost: float = WRONG_COST) -> float:
    """The bound on refusals: 0 where that costs no more, else the middle of those within 2 % of the least cost.

    The cost of a bound is that of its wrong answers, ``wrong_cost`` each, and of its refusals, 1 each
    (Chow 1970). Wrong answers that are marked ambiguous, with the right one beside them, count as refusals: a
    person has to look.
    """
    bounds = [round(step / 100, 2) for step in range(100)]
    costs = []
    for bound in bounds:
        counts = tally(rows, bound)
        costs.append((counts.wrong - counts.offered) * wrong_cost + counts.refused + counts.offered)
    flat = [bound for bound, cost in zip(bounds, costs, strict=True) if cost <= min(costs) * (1 + _SLACK)]
    return 0.0 if flat[0] == 0.0 else flat[len(flat) // 2]
