"""The Python interface: reasons, options, alternatives; the same answer everywhere; threads, pickles, hostile text."""

import math
import os
import pickle
import subprocess
import sys
import threading
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_models import random_manifest, random_weights, write_random_model
from strategies import hostile_text

from datenorm import normalizer as module
from datenorm.core.canonical import encode, is_valid
from datenorm.core.errors import BundleError, InputError, UsageError
from datenorm.core.policy import Policy
from datenorm.core.results import Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime import models
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.manifest import Calibration
from datenorm.runtime.search import Candidate

TEXTS = ["3rd of May 1999", "03/04/2005", "n/a", "2019年5月3日", "٣ مايو ١٩٩٩", "12 0ct 2018", "x", "(1) 3-5 may"] + [
    f"{day} jan {1900 + day}" for day in range(1, 29)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("models") / "random"
    write_random_model(path, seed=3, sharpness=12.0, brevity=-2.0)
    return path


@pytest.fixture(scope="module")
def normalize(folder):
    return Normalizer.load(folder)


class Script:
    """A reader that answers from a script: text -> readings with probabilities (and weekdays)."""

    def __init__(self, real, script):
        self.real, self.script = real, script
        self.vocabulary = real.vocabulary
        self.hints = []
        self.searched = 0

    def source(self, cleaned, order=None, language=None):
        self.hints.append((order, language))
        return self.real.source(cleaned, order, language)

    def _candidates(self, source):
        found = []
        for canonical, probability, *weekday in self.script[source.cleaned.text]:
            symbols = encode(canonical, *weekday)
            attention = np.full((len(symbols), len(source.ids)), 1 / len(source.ids), np.float32)
            found.append(Candidate(symbols, math.log(probability), attention))
        return found

    def readings(self, sources, sure=2.0, floor=0.0, attention=True):
        bounds = [sure] * len(sources) if isinstance(sure, float) else sure
        found = []
        for source, bound in zip(sources, bounds, strict=True):
            candidates = self._candidates(source)
            if candidates[0].probability >= bound:
                found.append(candidates[:1])
            else:
                self.searched += 1
                found.append(sorted(candidates, key=lambda c: -c.log_probability))
        return found


@pytest.fixture
def scripted(tmp_path):
    """Make a normalizer that answers from a script; further keywords go to the manifest."""

    def make(script, **fields):
        manifest = random_manifest(**fields)
        normalizer = Normalizer(Bundle(tmp_path, manifest, "0" * 64, random_weights(manifest)))
        normalizer._reader = Script(normalizer._reader, script)
        return normalizer

    return make


# Reasons


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.EMPTY),
        (" \t\r\n", Reason.EMPTY),
        ("\u200b\ufeff", Reason.EMPTY),
        ("a\udc80", Reason.BAD_ENCODING),
        ("\ud800" * 300, Reason.BAD_ENCODING),
        ("1" * 257, Reason.TOO_LONG),
        ("\ufdfa" * 100, Reason.TOO_LONG),
    ],
)
def test_what_the_network_need_not_see(normalize, text, reason):
    prediction = normalize(text)
    assert prediction.reason == reason
    assert (prediction.date, prediction.edtf, prediction.reading) == (None, None, "")
    assert prediction.text == text
    assert prediction.confidence == 1.0


def test_the_longest_text_is_read(normalize):
    assert normalize("1" * 256).reason not in (Reason.TOO_LONG, Reason.EMPTY)


SCRIPT = {
    "day": [("1999-05-03", 0.99)],
    "nothing": [("", 0.99)],
    "no day": [("2021-02-30", 0.99)],
    "vague": [("1999-05-03", 0.4), ("1999", 0.2), ("", 0.1)],
    "far": [("9999-12-01[u-ca=persian]", 0.99)],
    "3/4/2005": [("2005-04-03", 0.99), ("2005-03-04", 0.006)],
    "3/4/05": [("XX05-04-03", 0.6), ("XX05-03-04", 0.35)],
    "sunday 3/4/2005": [("2005-03-04", 0.6, 7), ("2005-04-03", 0.38, 7)],
    "tuesday": [("1999-05-03", 0.999, 2)],
    "persian": [("1394-06-12[u-ca=persian]", 0.99)],
    "time": [("1999-05-03T14:05", 0.99)],
}


def test_an_answer(scripted):
    prediction = scripted(SCRIPT)("day")
    assert (prediction.date, prediction.edtf, prediction.reading) == ("1999-05-03", "1999-05-03", "1999-05-03")
    assert prediction.confidence == pytest.approx(0.99)
    assert (prediction.alternatives, prediction.ambiguous, prediction.reason) == ((), False, None)
    assert prediction.calendar == "gregory"
    assert prediction.attention is None


def test_refusals(scripted):
    normalize = scripted(SCRIPT)
    assert normalize("nothing").reason == Reason.NOT_A_DATE
    assert normalize("no day").reason == Reason.NO_SUCH_DAY
    assert normalize("no day").reading == "2021-02-30"
    assert normalize("far").reason == Reason.OUT_OF_RANGE
    assert normalize("far").calendar == "persian"


def test_unsure_answers_are_refused_below_a_bound_and_stand_among_the_alternatives(scripted):
    normalize = scripted(SCRIPT)
    assert normalize("vague").date == "1999-05-03"
    refused = normalize("vague", min_confidence=0.5)
    assert refused.reason == Reason.UNSURE
    assert (refused.date, refused.edtf, refused.reading) == (None, None, "1999-05-03")
    assert [other.date for other in refused.alternatives] == ["1999-05-03", "1999"]


def test_the_models_own_bound_asks_whether_the_text_was_read(scripted):
    """Two readings of an ambiguous date count together; a user's bound is on the answer alone."""
    normalize = scripted(SCRIPT, min_confidence=0.7)
    assert normalize("3/4/05").reason is None
    assert normalize("vague").reason == Reason.UNSURE
    assert normalize("vague", min_confidence=0.0).reason is None
    assert normalize("3/4/05", min_confidence=0.7).reason == Reason.UNSURE


def test_ambiguous_dates_give_both_readings(scripted):
    normalize = scripted(SCRIPT)
    for text in ("3/4/05", "3/4/2005"):
        prediction = normalize(text)
        assert (prediction.date, prediction.order, prediction.ambiguous) == ("2005-04-03", "DMY", True)
        assert [other.date for other in prediction.alternatives] == ["2005-03-04"]
    assert normalize("3/4/05").century_rule is not None
    refused = normalize("3/4/2005", refuse_ambiguous=True)
    assert (refused.date, refused.reason) == (None, Reason.AMBIGUOUS)
    assert [other.date for other in refused.alternatives] == ["2005-04-03", "2005-03-04"]


@pytest.mark.parametrize(
    ("hints", "ambiguous"),
    [
        ({"order": "DMY"}, False),
        ({"locale": "en-GB"}, False),
        ({"locale": "de"}, False),
        ({"locale": "en"}, True),
        ({}, True),
    ],
)
def test_an_order_or_a_language_with_one_settles_it(scripted, hints, ambiguous):
    assert scripted(SCRIPT)("3/4/2005", **hints).ambiguous is ambiguous


@pytest.mark.parametrize("hints", [{"order": "YMD"}, {"locale": "en-CA"}, {"locale": "de-DE"}, {"locale": "de"}])
def test_an_order_that_does_not_fit_the_figures_says_nothing(scripted, hints):
    """The network is not told either, and where it fits it is."""
    normalize = scripted(SCRIPT)
    manifest = replace(normalize.bundle.manifest, orders={"en_CA": "YMD", "en_US": "MDY", "de_DE": "YMD"})
    normalize.bundle = replace(normalize.bundle, manifest=manifest)
    assert normalize("3/4/2005", **hints).ambiguous
    assert normalize._reader.hints[-1][0] is None
    normalize("3/4/05", **hints)
    assert normalize._reader.hints[-1][0] == (None if hints == {"locale": "de"} else "YMD")


def test_weekdays_decide(scripted):
    normalize = scripted(SCRIPT)
    prediction = normalize("sunday 3/4/2005")
    assert (prediction.date, prediction.ambiguous) == ("2005-04-03", False)
    assert prediction.confidence > 0.98
    wrong = normalize("tuesday")
    assert wrong.date == "1999-05-03"
    assert wrong.confidence < 0.8


def test_only_doubtful_texts_are_searched_further(scripted):
    normalize = scripted(SCRIPT)
    normalize.batch(["day", "nothing", "time"])
    assert normalize._reader.searched == 0
    normalize.batch(["vague", "3/4/2005", "tuesday"])
    assert normalize._reader.searched == 3


def test_views_and_policies(scripted):
    normalize = scripted(SCRIPT)
    assert normalize("time").date == "1999-05-03"
    assert normalize("time", policy=Policy(view="datetime")).date == "1999-05-03T14:05"
    assert normalize("3/4/05", policy=Policy(century=1900)).date == "1905-04-03"
    assert normalize("persian").date == "2015-09-03"
    assert normalize("persian").calendar == "persian"


def test_hints_reach_the_model(scripted):
    normalize = scripted(SCRIPT)
    for hints in ({}, {"order": "YMD"}, {"locale": "en-US"}, {"locale": "en_US", "order": "DMY"}, {"locale": "fr"}):
        normalize("day", **hints)
    assert normalize._reader.hints == [(None, None), ("YMD", None), ("MDY", "en"), ("DMY", "en"), (None, "fr")]


def test_top_gives_more_readings_and_the_same_answer(normalize):
    for text in TEXTS:
        plain, more = normalize(text), normalize(text, top=5)
        assert (plain.date, plain.reading, plain.reason) == (more.date, more.reading, more.reason)
        assert plain.confidence == more.confidence
        assert len(more.alternatives) <= 5
        shares = [other.confidence for other in more.alternatives]
        assert shares == sorted(shares, reverse=True)
        dates = [other.date for other in more.alternatives]
        assert len({plain.date, *dates}) == 1 + len(dates) or plain.date is None


def test_attention_has_a_row_a_character_and_a_column_a_character(normalize):
    for text in TEXTS:
        prediction = normalize(text, attention=True)
        assert len(prediction.attention) == len(prediction.reading)
        assert all(len(row) == len(text) for row in prediction.attention)
        assert all(0 <= weight <= 1 + 1e-6 for row in prediction.attention for weight in row)


# Options and arguments


@pytest.mark.parametrize(
    "options", [{"order": "XYZ"}, {"min_confidence": 2}, {"min_confidence": math.nan}, {"top": 0}, {"top": 6}]
)
def test_options_that_make_no_sense(normalize, options):
    with pytest.raises(UsageError):
        normalize("x", **options)


def test_faults_of_options_are_named_at_once():
    with pytest.raises(UsageError, match=r"order.*confidence.*top"):
        Options(order="X", min_confidence=-1, top=0)


def test_an_unknown_locale(normalize):
    with pytest.raises(UsageError, match="near ones"):
        normalize("x", locale="dee")


@pytest.mark.parametrize("value", [None, 3, b"3 may", ["x"], float("nan")])
def test_what_is_no_string(normalize, value):
    for ask in (lambda: normalize(value), lambda: normalize.batch([value]), lambda: normalize.weekdays([value])):
        with pytest.raises(InputError, match="expected a string, got"):
            ask()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"order": ["DMY"]}, r"expected order to be one of DMY, MDY, YMD, auto, got \['DMY'\] \(list\)"),
        ({"locale": 5}, r"expected locale to be a text such as fr, de-AT or zh_Hant_TW, got 5 \(int\)"),
        ({"min_confidence": "0.5"}, "expected min_confidence to be a number from 0 to 1, got '0.5'"),
        ({"top": 1.5}, r"expected top to be a whole number from 1 to 5, got 1.5 \(float\)"),
        ({"top": True}, r"expected top to be a whole number from 1 to 5, got True \(bool\)"),
        ({"refuse_ambiguous": "no"}, "expected refuse_ambiguous to be True or False, got 'no'"),
        ({"explain": "no"}, "expected explain to be True or False, got 'no'"),
    ],
)
def test_options_of_wrong_types(normalize, options, message):
    with pytest.raises(UsageError, match=message):
        normalize("x", **options)


def test_options_in_their_plain_form():
    """As the command takes them, and as other libraries have them."""
    assert Options(order="auto") == Options() and Options(order="Dmy").order == "DMY"
    options = Options(top=np.int64(2), min_confidence=np.float32(0.5), refuse_ambiguous=np.True_)
    assert options == Options(top=2, min_confidence=0.5, refuse_ambiguous=True)
    assert (type(options.top), type(options.min_confidence)) == (int, float)


def test_many_strings_of_wrong_types(normalize):
    for ask in (normalize.many, normalize.batch):
        with pytest.raises(InputError, match=r"expected several strings, got 5 \(int\); put them in a list"):
            ask(5)
        with pytest.raises(UsageError, match=r"expected Options\(order=\"DMY\", ...\), got {'order': 'DMY'} \(dict\)"):
            ask(["x"], {"order": "DMY"})
    with pytest.raises(UsageError, match="expected chunk to be a whole number of 1 or more, got 0"):
        normalize.many(["x"], chunk=0)
    assert normalize.batch(text for text in TEXTS) == normalize.batch(TEXTS)


def test_there_is_no_such_model():
    with pytest.raises(BundleError, match="installed"):
        Normalizer.load("no-such-model")


# The same answer


def answers(predictions):
    return [prediction.to_json() for prediction in predictions]


def test_alone_in_a_batch_at_any_place_and_twice(folder):
    """Byte for byte, each time with a fresh normalizer that has kept nothing."""
    options = Options(attention=True, top=5)
    alone = {text: repr(Normalizer.load(folder).batch([text], options)[0]) for text in TEXTS}
    shuffled = [TEXTS[index] for index in np.random.default_rng(0).permutation(len(TEXTS))]
    for texts in (TEXTS, shuffled, TEXTS + TEXTS):
        found = Normalizer.load(folder).batch(texts, options)
        assert [repr(prediction) for prediction in found] == [alone[text] for text in texts]


def test_kept_answers_are_the_same(normalize):
    first = normalize.batch(TEXTS)
    assert normalize.batch(TEXTS) == first
    assert normalize.batch(TEXTS[::-1]) == first[::-1]


def test_chunks_change_nothing(normalize, folder, monkeypatch):
    expected = answers(normalize.batch(TEXTS))
    for chunk in (1, 3, 1000):
        assert answers(Normalizer.load(folder).many(iter(TEXTS), chunk=chunk)) == expected
    monkeypatch.setattr(module, "CHUNK", 5)
    assert answers(Normalizer.load(folder).batch(TEXTS)) == expected


def test_one_string_is_not_several(normalize):
    for ask in (normalize.many, normalize.batch):
        with pytest.raises(InputError, match="expected several strings, got one, '3 May 1999'; put it in a list"):
            ask("3 May 1999")


def test_kept_answers_are_bounded(folder, monkeypatch):
    monkeypatch.setattr(module, "_KEPT", 10)
    normalize = Normalizer.load(folder)
    expected = answers(Normalizer.load(folder).batch(TEXTS))
    assert answers(normalize.many(TEXTS, chunk=4)) == expected
    assert sum(map(len, normalize._answers.values())) <= 10
    assert answers(normalize.batch(TEXTS)) == expected
    assert sum(map(len, normalize._answers.values())) <= 10


def test_kept_answers_belong_to_their_options(scripted):
    normalize = scripted(SCRIPT)
    assert normalize("3/4/05").date == "2005-04-03"
    assert normalize("3/4/05", policy=Policy(century=1900)).date == "1905-04-03"
    assert normalize("3/4/05").date == "2005-04-03"


def test_each_with_its_own_options_is_the_same_as_one_by_one(folder, monkeypatch):
    """In one go, over more than one chunk; texts come again with other options."""
    options = [Options(), Options(order="DMY"), Options(locale="en", top=3), Options(attention=True)]
    texts = [text for text in TEXTS for _ in options]
    monkeypatch.setattr(module, "CHUNK", 7)
    found = Normalizer.load(folder).each(texts, options * len(TEXTS))
    alone = [Normalizer.load(folder).batch([text], one)[0] for text in TEXTS for one in options]
    assert [repr(prediction) for prediction in found] == [repr(prediction) for prediction in alone]


def test_each_checks_what_it_gets(normalize):
    with pytest.raises(InputError):
        normalize.each([3], [Options()])
    with pytest.raises(UsageError):
        normalize.each(["x"], [Options(locale="dee")])
    with pytest.raises(UsageError, match="expected Options for each string, got 0 for 1"):
        normalize.each(["x"], [])
    for wrong in (Options(), [{"order": "DMY"}]):
        with pytest.raises(UsageError, match="expected"):
            normalize.each(["x"], wrong)


def test_threads_share_a_normalizer(folder):
    normalize = Normalizer.load(folder)
    expected = answers(Normalizer.load(folder).batch(TEXTS))
    found = {}

    def work(number):
        found[number] = answers(normalize.batch(TEXTS[number:] + TEXTS[:number]))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(found[number] == expected[number:] + expected[:number] for number in range(6))


PROGRAM = """
import json, sys
from datenorm.normalizer import Normalizer
normalize = Normalizer.load(sys.argv[1])
texts = json.load(sys.stdin)
print(json.dumps([normalize(text).to_json() for text in texts]))
forbidden = [name for name in ("tensorflow", "keras", "faker", "babel", "safetensors") if name in sys.modules]
sys.exit(f"imported {forbidden}" if forbidden else 0)
"""


def test_another_process_gives_the_same_and_imports_nothing_heavy(normalize, folder):
    import json

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, folder],
        input=json.dumps(TEXTS),
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == answers(normalize.batch(TEXTS))


# Pickles


def test_pickles_by_path_and_hash(folder):
    normalize = Normalizer.load(folder)
    content = pickle.dumps(normalize)
    assert len(content) < 400
    again = pickle.loads(content)
    assert again.bundle.fingerprint == normalize.bundle.fingerprint
    assert answers(again.batch(TEXTS)) == answers(normalize.batch(TEXTS))
    assert pickle.loads(content) is again  # opened once a process


def test_pickles_by_name_where_it_has_one(folder, monkeypatch):
    monkeypatch.setenv(models.VARIABLE, str(folder.parent))
    normalize = Normalizer.load("random")
    assert normalize.name == "random"
    assert pickle.loads(pickle.dumps(normalize)).name == "random"


def test_another_model_of_the_same_name_is_an_error(tmp_path):
    write_random_model(tmp_path / "model", seed=1)
    content = pickle.dumps(Normalizer.load(tmp_path / "model"))
    write_random_model(tmp_path / "model", seed=2)
    with pytest.raises(BundleError, match="install the same model"):
        pickle.loads(content)


# Hostile text


@settings(max_examples=60)
@given(st.lists(hostile_text(), max_size=8))
def test_no_text_breaks_it(normalize, texts):
    predictions = normalize.batch(texts, Options(attention=True))
    assert [prediction.text for prediction in predictions] == texts
    for prediction in predictions:
        assert is_valid(prediction.reading)
        assert 0 <= prediction.confidence <= 1
        prediction.to_json().encode()


def test_weights_at_their_limits_give_answers(tmp_path):
    manifest = random_manifest(calibration=Calibration(temperature=0.05))
    weights = {name: np.where(array < 0, -1000.0, 1000.0) for name, array in random_weights(manifest).items()}
    for prediction in Normalizer(Bundle(tmp_path, manifest, "0" * 64, weights)).batch(TEXTS, Options(top=3)):
        assert 0 <= prediction.confidence <= 1
        prediction.to_json()


def test_blanks_that_fill_a_field_up_do_not_make_it_too_long(normalize):
    options = Options(attention=True)
    (plain,), (padded,) = (normalize.batch(["3 May 1999" + blanks], options) for blanks in ("", " " * 400))
    assert (padded.reading, padded.confidence) == (plain.reading, plain.confidence)
    assert {len(row) for row in padded.attention} <= {410}
    assert normalize.batch(["3 May 1999" + " " * 400 + "x"])[0].reason == Reason.TOO_LONG


def test_a_policy_is_no_table(normalize):
    with pytest.raises(UsageError, match="expected policy to be a Policy, got"):
        normalize("3 May 1999", policy={"century": 1900})  # type: ignore[arg-type]


def test_a_model_is_a_name_or_a_folder():
    with pytest.raises(UsageError, match="expected a model's name or folder, got 5 \\(int\\)"):
        Normalizer.load(5)  # type: ignore[arg-type]


def test_an_engine_is_a_name(folder):
    with pytest.raises(UsageError, match=r"expected engine to be a name such as numpy, got 5 \(int\)"):
        Normalizer.load(folder, engine=5)  # type: ignore[arg-type]
