"""Intervals whose ends are told by what happened, or by labels."""

import re

from datenorm.data.dice import Dice
from datenorm.data.interval_verbs import DEEDS, LABELS, begun_and_ended
from datenorm.data.sampler import Sampler


def test_each_language_has_both_ends() -> None:
    assert set(DEEDS) <= set(LABELS)
    for token, labels in LABELS.items():
        assert all(row.count("|") == 1 and all(row.split("|")) for row in labels), token
    for token, deeds in DEEDS.items():
        assert all(deeds.begun.split(",")) and all(deeds.ended.split(",")) and deeds.joined, token


def test_a_language_without_words_has_none() -> None:
    assert begun_and_ended(Dice(1, 1), "ak", days=True) is None


def test_no_preposition_stands_twice_before_a_year() -> None:
    rows = [begun_and_ended(Dice(1, index), "en", days=False) for index in range(4_000)]
    texts = {"".join((row[0], "1763", row[1], "1798", row[2])) for row in rows if row}
    assert [text for text in texts if re.fullmatch(r"[Bb]uilt in 1763.+continued until 1798", text)]
    assert [text for text in texts if re.fullmatch(r".+ in 1763 and \w+ in 1798", text)]
    assert not [text for text in texts if re.search(r"\b(until|to) in", text)]


def test_intervals_are_told_so() -> None:
    examples = Sampler(2, kinds=["years", "days-named"], noise=0, context=False).examples(12_000)
    told = {example.text: example.canonical for example in examples}
    labelled = [text for text in told if re.match(r"(Check-in|Beginn|Начало|Début)\b", text)]
    assert len(labelled) > 3
    assert all("/" in told[text] for text in labelled)
