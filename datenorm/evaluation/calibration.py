"""Fitting the confidence of a model on held-out generated and noisy strings (Guo et al. 2017, section 4).

The confidence of a reading is the product over its symbols of softmax(logits / T) under the automaton. T is
fitted so that the confidence of the greedy reading is the probability that it is right: it minimises the
negative log-likelihood

    - mean( r log c(T) + (1 - r) log(1 - c(T)) ),  r = 1 where the reading is the true one.

The greedy reading itself does not depend on T. Beside it a Platt map (Platt 1999) and an isotonic map
(Zadrozny and Elkan 2002) of c(T) are fitted and measured on the other half of the strings, so that it shows
when one number is not enough.

Legend of shapes: N strings, M symbols of all readings together, T symbols of one, Y symbols there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, SYMBOL_INDEX, decode
from datenorm.core.errors import UsageError
from datenorm.data.example import Example
from datenorm.data.sampler import Sampler
from datenorm.evaluation import reliability
from datenorm.evaluation.metrics import Row, rounded, tally
from datenorm.evaluation.readers import ModelReader, generated_cases, judged
from datenorm.evaluation.reliability import Reals, Truths, expected_calibration_error
from datenorm.normalizer import Normalizer
from datenorm.runtime.blas import one_thread
from datenorm.runtime.bundle import CARD, Bundle, load_bundle, write_bundle
from datenorm.runtime.manifest import Calibration, Manifest
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import force
from datenorm.text.clean import MAX_SOURCE, clean

Integers = npt.NDArray[np.intp]

#: The stream of examples that calibration is fitted on; trainings draw from other seeds.
SEED = 8_191_000_003

#: Strengths of the noise of the held-out strings, drawn from in turn.
NOISES: tuple[float, ...] = (1.0, 2.0)

#: A wrong answer costs as much as this many refusals of a readable string.
WRONG_COST = 4.0

#: The bound on refusals is the lowest whose cost is within this part of the least one.
_SLACK = 0.02

#: What temperatures are looked for between.
_COLDEST, _HOTTEST = 0.25, 8.0

#: Fewer strings than this fit nothing.
_FEWEST = 100

_EPSILON = 1e-12


@dataclass(frozen=True)
class Traces:
    """What the network computed along its greedy readings.

    Attributes:
        logits: (M, Y) at temperature 1, -inf where the automaton forbids a symbol.
        chosen: (M,) the symbols that were taken, END among them.
        owner: (M,) the string that a row belongs to.
        right: (N,) whether the reading is the true one.
    """

    logits: npt.NDArray[np.float32]
    chosen: Integers
    owner: Integers
    right: Truths

    def confidence(self, temperature: float) -> Reals:
        """The confidence (N,) of each reading at a temperature."""
        scaled = self.logits / np.float32(temperature)
        scaled -= scaled.max(axis=1, keepdims=True)
        logp = scaled[np.arange(len(scaled)), self.chosen] - np.log(np.exp(scaled).sum(axis=1))
        return np.exp(np.bincount(self.owner, weights=logp, minlength=len(self.right)))


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
    raw = Reader(_with(bundle, replace(bundle.manifest.calibration, temperature=1.0)))
    fitted = trace(raw, ours)
    temperature = round(fit_temperature(fitted), 4)
    calibration = replace(bundle.manifest.calibration, temperature=temperature)
    model = ModelReader(Normalizer(_with(bundle, calibration)))
    rows = judged(model, generated_cases(theirs, as_in_training=True))
    bound = choose_bound(rows, wrong_cost)
    report = {
        "strings": len(examples),
        "wrong_cost": wrong_cost,
        "ways": compare(fitted, trace(raw, theirs), temperature),
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


def trace(reader: Reader, examples: Sequence[Example]) -> Traces:
    """Read the examples greedily, with the hints of training, and keep what was computed on the way.

    Args:
        reader: of a bundle with the temperature 1.
    """
    kept = [example for example in examples if 0 < len(clean(example.text).text) <= MAX_SOURCE]
    sources = [_source(reader, example) for example in kept]
    candidates = reader.greedy(sources)
    readings = [candidate.symbols for candidate in candidates]
    with one_thread():
        logits = force(reader.network, [source.ids for source in sources], readings)
    return Traces(
        np.concatenate([_allowed_only(*pair) for pair in zip(logits, readings, strict=True)]),
        np.concatenate([[SYMBOL_INDEX[symbol] for symbol in reading] + [END] for reading in readings]),
        np.repeat(np.arange(len(kept)), [len(reading) + 1 for reading in readings]),
        np.array(
            [decode(reading).canonical == e.canonical for reading, e in zip(readings, kept, strict=True)]
        ),
    )


def _source(reader: Reader, example: Example) -> Source:
    language = example.hint_language if example.hint_language in reader.vocabulary.languages else None
    return reader.source(clean(example.text), example.hint_order or None, language or None)


def _allowed_only(logits: npt.NDArray[np.float32], reading: str) -> npt.NDArray[np.float32]:
    """Logits (T + 1, Y) along a reading with -inf where the automaton forbids a symbol."""
    states = [AUTOMATON.start]
    for symbol in reading:
        states.append(int(AUTOMATON.step[states[-1], SYMBOL_INDEX[symbol]]))
    masked: npt.NDArray[np.float32] = np.where(AUTOMATON.allowed[states], logits, np.float32(-np.inf))
    return masked


def negative_log_likelihood(confidence: Reals, right: Truths) -> float:
    """Mean of -log of the probability given to what was the case; (N,), (N,)."""
    bounded = np.clip(confidence, _EPSILON, 1 - 1e-7)
    return float(-np.where(right, np.log(bounded), np.log1p(-bounded)).mean())


def fit_temperature(traces: Traces) -> float:
    """The temperature with the least negative log-likelihood, found by golden section on log T."""
    low, high = np.log(_COLDEST), np.log(_HOTTEST)
    golden = (np.sqrt(5) - 1) / 2

    def loss(position: float) -> float:
        return negative_log_likelihood(traces.confidence(float(np.exp(position))), traces.right)

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


def _logit(confidence: Reals) -> Reals:
    bounded = np.clip(confidence, 1e-6, 1 - 1e-6)
    found: Reals = np.log(bounded) - np.log1p(-bounded)
    return found


def _sigmoid(values: Reals) -> Reals:
    """1 / (1 + exp(-x)) without overflow."""
    found: Reals = (1 + np.tanh(values / 2)) / 2
    return found


def fit_platt(confidence: Reals, right: Truths) -> tuple[float, float]:
    """Slope and offset of sigmoid(slope * logit(c) + offset), by Newton's method on the log-likelihood.

    The targets are drawn in a little from 0 and 1, as Platt does, so that both exist when all answers are
    right.
    """
    inputs = np.stack([_logit(confidence), np.ones_like(confidence)], axis=1)  # (N, 2)
    hits, misses = int(right.sum()), int((~right).sum())
    targets = np.where(right, (hits + 1) / (hits + 2), 1 / (misses + 2))
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        predicted = _sigmoid(inputs @ weights)
        gradient = inputs.T @ (predicted - targets)
        curvature = (inputs * (predicted * (1 - predicted))[:, None]).T @ inputs + 1e-6 * np.eye(2)
        change = np.linalg.solve(curvature, gradient)
        weights = weights - change
        if np.abs(change).max() < 1e-9:
            break
    return float(weights[0]), float(weights[1])


def apply_platt(confidence: Reals, slope: float, offset: float) -> Reals:
    """sigmoid(slope * logit(c) + offset), (N,) -> (N,)."""
    return _sigmoid(slope * _logit(confidence) + offset)


def fit_isotonic(confidence: Reals, right: Truths) -> tuple[Reals, Reals]:
    """The rising step function nearest to the truths (pool adjacent violators).

    Returns:
        Positions and values of its K steps, (K,) each.
    """
    order = np.argsort(confidence, kind="stable")
    levels: list[float] = []
    sizes: list[int] = []
    for truth in right[order]:
        level, size = float(truth), 1
        while levels and levels[-1] >= level:
            level = (levels[-1] * sizes[-1] + level * size) / (sizes[-1] + size)
            size += sizes.pop()
            levels.pop()
        levels.append(level)
        sizes.append(size)
    ends = np.cumsum(sizes) - 1
    return confidence[order][ends], np.array(levels)


def apply_isotonic(confidence: Reals, positions: Reals, values: Reals) -> Reals:
    """The value of the first position that is not below each confidence, (N,) -> (N,)."""
    places = np.minimum(np.searchsorted(positions, confidence), len(values) - 1)
    found: Reals = values[places]
    return found


def compare(fitted: Traces, measured: Traces, temperature: float) -> dict[str, dict[str, float]]:
    """Each way of calibrating, fitted on one half and measured on the other: loss and calibration error."""
    ours, theirs = fitted.confidence(temperature), measured.confidence(temperature)
    ways = {
        "none": measured.confidence(1.0),
        "temperature": theirs,
        "temperature + Platt": apply_platt(theirs, *fit_platt(ours, fitted.right)),
        "temperature + isotonic": apply_isotonic(theirs, *fit_isotonic(ours, fitted.right)),
    }
    return {
        name: {
            "negative_log_likelihood": round(negative_log_likelihood(confidence, measured.right), 5),
            "expected_calibration_error": round(expected_calibration_error(confidence, measured.right), 5),
        }
        for name, confidence in ways.items()
    }


def choose_bound(rows: Sequence[Row], wrong_cost: float = WRONG_COST) -> float:
    """The bound on refusals: the lowest whose cost is within 2 % of the least.

    The cost of a bound is that of its wrong answers, ``wrong_cost`` each, and of its refusals, 1 each
    (Chow 1970). Wrong answers that are marked ambiguous, with the right one beside them, count as refusals: a
    person has to look.
    """
    bounds = [round(step / 100, 2) for step in range(100)]
    costs = []
    for bound in bounds:
        counts = tally(rows, bound)
        costs.append((counts.wrong - counts.offered) * wrong_cost + counts.refused + counts.offered)
    least = min(costs)
    return next(bound for bound, cost in zip(bounds, costs, strict=True) if cost <= least * (1 + _SLACK))
