"""Fitting: known maps are found again, and confidences are those of the search."""

from dataclasses import replace

import numpy as np
import pytest

from datenorm.core.errors import UsageError
from datenorm.data.records import Record
from datenorm.evaluation.calibration import choose_bound, fit, fit_temperature, held_out, recalibrate
from datenorm.evaluation.cases import NOTHING, Answer, Case
from datenorm.evaluation.maps import (
    apply_isotonic,
    apply_platt,
    fit_isotonic,
    fit_platt,
    negative_log_likelihood,
)
from datenorm.evaluation.metrics import Row
from datenorm.evaluation.traces import Traces, trace
from datenorm.runtime.bundle import load_bundle, write_bundle
from datenorm.runtime.reader import Reader
from datenorm.text.clean import clean

#: Few languages and kinds, so that little has to be loaded.
FEW = {"kinds": ("named", "numeric", "iso"), "locales": ("en", "fr")}


def traces(temperature, strings=6000, symbols=4, choices=6):
    """Strings of one reading each, whose truth is drawn by its probability at ``temperature``."""
    random = np.random.default_rng(2)
    logits = random.normal(size=(strings * symbols, choices)).astype(np.float32) * 3
    logits[:, -1] = -np.inf
    each, reading = np.arange(strings), np.repeat(np.arange(strings), symbols)
    everything, nothing = np.ones(strings, np.bool_), np.zeros(strings, np.bool_)
    found = Traces(logits, logits.argmax(axis=1), reading, each, each, nothing, everything)
    return replace(found, right=random.uniform(size=strings) < found.probabilities(temperature))


@pytest.mark.parametrize("temperature", [0.6, 1.0, 2.2])
def test_the_temperature_that_made_the_truth_is_found_again(temperature):
    assert fit_temperature(traces(temperature)) == pytest.approx(temperature, rel=0.05)


def by_hand(valid):
    """One string, three readings of one symbol each (1/2, 1/4, 1/4); the last two lead to the same answer."""
    logits = np.tile(np.log(np.array([2, 1, 1], np.float32)), (3, 1))
    truth = np.array([False, True])
    each = np.arange(3)
    return Traces(logits, each, each, np.array([0, 1, 1]), np.array([0, 0]), truth, np.array(valid))


def test_readings_that_lead_to_the_same_answer_add_up():
    """At temperature 1 both have 1/2; at 2 the two readings have more together, at 1/2 the one alone."""
    ours = by_hand([True, True])
    assert ours.probabilities(1.0) == pytest.approx([1 / 2, 1 / 4, 1 / 4])
    confidence, right = ours.answers(2.0)
    root = np.sqrt(2)
    assert (confidence[0], right[0]) == (pytest.approx(2 / (root + 2)), True)
    confidence, right = ours.answers(0.5)
    assert (confidence[0], right[0]) == (pytest.approx(4 / 6), False)


def test_refusals_are_no_answers():
    confidence, right = by_hand([False, True]).answers(0.5)
    assert confidence.size == right.size == 0


def test_the_loss_by_hand():
    loss = negative_log_likelihood(np.array([0.5, 0.25]), np.array([True, False]))
    assert loss == pytest.approx((np.log(2) + np.log(4 / 3)) / 2)


def test_platt_finds_a_known_slope_and_offset_again():
    random = np.random.default_rng(3)
    confidence = random.uniform(0.02, 0.98, 40_000)
    right = random.uniform(size=40_000) < apply_platt(confidence, 0.7, 0.4)
    assert fit_platt(confidence, right) == (pytest.approx(0.7, abs=0.05), pytest.approx(0.4, abs=0.05))


def test_isotonic_by_hand():
    """0, 1, 0, 1 in the order of confidence: the two in the middle are pooled."""
    steps = fit_isotonic(np.array([0.4, 0.1, 0.3, 0.2]), np.array([True, False, False, True]))
    assert steps[1].tolist() == [0.0, 0.5, 1.0]
    assert apply_isotonic(np.array([0.05, 0.25, 0.99]), *steps).tolist() == [0.0, 0.5, 1.0]


def test_traced_probabilities_are_those_of_the_search(bundle):
    reader, examples = Reader(bundle), held_out(60, **FEW)
    sources = [
        reader.source(
            clean(example.text),
            example.hint_order or None,
            example.hint_language if example.hint_language in reader.vocabulary.languages else None,
        )
        for example in examples
    ]
    expected = [candidate.probability for candidate in reader.greedy(sources)]
    assert trace(reader, examples, sure=0.0).probabilities(1.0) == pytest.approx(expected, rel=1e-3, abs=1e-9)
    found = trace(reader, examples, sure=1.1)
    expected = sum(candidate.probability for beam in reader.readings(sources) for candidate in beam)
    assert found.probabilities(1.0).sum() >= 0.999 * expected
    assert set(found.string) == set(range(60))


def test_held_out_strings_are_the_same_each_time():
    assert held_out(20, **FEW) == held_out(20, **FEW)
    assert held_out(20, **FEW) != held_out(20, seed=1, **FEW)


def test_a_model_is_fitted(bundle):
    fitted = fit(bundle, held_out(120, **FEW))
    manifest = fitted.applied(bundle.manifest)
    assert manifest.calibration.temperature == fitted.calibration.temperature > 0
    assert 0 <= manifest.min_confidence < 1
    assert set(manifest.training["calibration"]["ways"]) == {
        "none", "temperature", "temperature + Platt", "temperature + isotonic",
    }  # fmt: skip
    assert b"wrong_cost" in manifest.to_bytes()


def test_a_model_is_calibrated_where_it_lies(bundle, tmp_path):
    folder = tmp_path / "model"
    write_bundle(folder, bundle.manifest, bundle.weights, "# A card\n")
    fitted = recalibrate(folder, held_out(120, **FEW))
    again = load_bundle(folder)
    assert again.manifest.calibration == fitted.calibration
    assert again.manifest.weights_sha256 == bundle.manifest.weights_sha256
    assert (folder / "MODEL_CARD.md").read_text() == "# A card\n"


def test_too_few_strings_are_an_error(bundle):
    with pytest.raises(UsageError, match="100 or more"):
        fit(bundle, held_out(10, **FEW))


def row(right, confidence, **fields):
    case = Case(Record("text", "1999-05-03", kind="absolute"))
    reading = "1999-05-03" if right else "1999-03-05"
    answer = Answer(reading, reading, reading, confidence, confidence, **fields)
    return Row(case, answer, case.judge(answer))


def test_the_bound_is_where_refusing_begins_to_pay():
    """At 0.5 half are wrong, at 0.9 a tenth: with a cost of 4 only the first are refused, by any bound between."""
    rows = [row(index % 2 == 0, 0.5) for index in range(100)] + [
        row(index % 10 > 0, 0.9) for index in range(100)
    ]
    assert choose_bound(rows, wrong_cost=4.0) == pytest.approx((0.51 + 0.9) / 2, abs=0.01)
    assert choose_bound(rows, wrong_cost=1.5) == 0.0
    assert choose_bound(rows, wrong_cost=40.0) == pytest.approx((0.91 + 0.99) / 2, abs=0.01)


def test_wrong_answers_that_are_marked_do_not_raise_the_bound():
    marked = {"ambiguous": True, "others": frozenset({"1999-05-03"})}
    rows = [row(index % 2 == 0, 0.5, **marked) for index in range(100)]
    assert choose_bound(rows) == 0.0


def test_nothing_to_choose_from_refuses_nothing():
    case = Case(Record("text", "", kind="reject"))
    assert choose_bound([Row(case, NOTHING, case.judge(NOTHING))]) == 0.0
