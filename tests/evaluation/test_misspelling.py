"""One wrong letter in the month, and never another month by it."""

import random

from rapidfuzz.distance import OSA

from datenorm.data.sampler import Sampler
from datenorm.evaluation.misspelling import misspell, misspelt

CLEAN = Sampler(9, ("named",), ("en", "fr", "ru"), noise=0, context=False)


def test_only_the_month_changes_and_only_a_little():
    originals = {example.canonical: example for example in CLEAN.examples(200)}
    spoilt = list(misspelt(CLEAN.examples(200), 1))
    assert len(spoilt) > 50
    for example in spoilt:
        original = originals[example.canonical]
        assert 1 <= OSA.distance(example.text, original.text) <= 2
        for ours, theirs in zip(example.spans, original.spans, strict=True):
            same = example.text[ours.start : ours.end] == original.text[theirs.start : theirs.end]
            assert same == (ours.field != "month")


def test_the_same_seed_makes_the_same_errors():
    first, again, other = (list(misspelt(CLEAN.examples(60), seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_months_in_figures_are_left_out():
    assert list(misspelt(Sampler(9, ("numeric",), ("en",), noise=0).examples(50), 1)) == []


def test_one_error_at_a_time():
    for seed in range(200):
        wrong = misspell("September", "xyz", random.Random(seed))
        assert OSA.distance("September", wrong) <= 1, wrong
