"""Hostile strings: no exception, and no answer outside the grammar.

A million of them: ``DATENORM_STRINGS=1000000 pytest tests/hostile/test_strings.py``, which ``make fuzz`` runs.
"""

import os
import time

import pytest
from hostile.answers import check, is_answer
from hostile.strings import hostile_strings
from hypothesis import given, settings
from strategies import hostile_text, policies

from datenorm.core.policy import Policy
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.models import _PACKAGE

OPTIONS = (
    Options(),
    Options(order="DMY", top=5),
    Options(order="YMD", locale="fr", refuse_ambiguous=True, policy=Policy(view="datetime")),
    Options(locale="en_US", policy=Policy.from_options("past", "2024-02-29", "future", "edtf"), min_confidence=0.5),
)


@pytest.fixture(scope="module")
def normalize(models):
    return Normalizer.load(models / "base")


def checked(normalizer, seed, count):
    """Check ``count`` strings under all options in turn; returns how many were answered."""
    answered = 0
    for start in range(0, count, 2000):
        texts = list(hostile_strings(seed + start, min(2000, count - start)))
        for text, prediction in zip(texts, normalizer.batch(texts, OPTIONS[start // 2000 % len(OPTIONS)]), strict=True):
            check(text, prediction)
            answered += prediction.date is not None
    return answered


def test_no_string_is_too_hostile(normalize, figure):
    count = int(os.environ.get("DATENORM_STRINGS", "2000"))
    began = time.monotonic()
    answered = checked(normalize, 1, count)
    assert answered > count // 100, "nearly all refused: the grammar was hardly tested"
    figure(f"hostile strings, random model: {count:,}, {answered:,} answered, in {time.monotonic() - began:.0f} s")


def test_no_string_is_too_hostile_for_the_real_model(size, figure):
    folder = _PACKAGE.parent / "models" / "base"
    if not (folder / "manifest.json").exists():
        pytest.skip("no model is installed")
    count = size(300, 20_000)
    answered = checked(Normalizer.load(folder), 7, count)
    figure(f"hostile strings, the model base: {count:,}, {answered:,} answered")


@settings(max_examples=100)
@given(hostile_text(), policies())
def test_any_text_under_any_policy(normalize, text, policy):
    check(text, normalize(text, policy=policy, top=5))


def test_the_judge_of_answers_can_say_no():
    for wrong in ("", "1999-5-3", "3 May", "1999-05-03 ", "١٩٩٩", "1999/", "/1999", "../1999/..", "T1", "1999-05-03\n"):
        assert not is_answer(wrong), wrong
    with pytest.raises(ValueError, match="day"):
        is_answer("2021-02-30")
    for right in ("1999-05-03T14:05:50+02:00", "-0043-03-15", "../1857", "1860~/1870?", "XXXX-05-03", "186X", "T15:30"):
        assert is_answer(right), right
