"""Impossible days are transcribed, and every one of them is refused by the resolver as no-such-day."""

import re

import pytest

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import encode
from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.data.impossible import GROUPS
from datenorm.data.sampler import Sampler


@pytest.mark.parametrize("group", [group.name for group in GROUPS])
def test_each_is_in_the_grammar_and_refused(group: str) -> None:
    for example in Sampler(31, kinds=[group]).examples(1500):
        assert example.kind == "reject"
        assert AUTOMATON.accepts(encode(example.canonical, example.weekday)), example
        assert resolve(example.canonical, Policy()).reason == "no-such-day", example


def test_each_way_of_being_impossible_occurs() -> None:
    kinds = [group.name for group in GROUPS]
    readings = {example.canonical for example in Sampler(32, kinds=kinds, noise=0).examples(6000)}
    days = {reading[4:10] for reading in readings if len(reading) >= 10}
    assert {"-02-29", "-02-30", "-02-31", "-04-31", "-11-31"} <= days
    assert any(reading[5:7] == "13" for reading in readings)
    assert any("W54" in reading for reading in readings)
    assert any(reading[5:] == "366" for reading in readings)
    assert any("T25" in reading for reading in readings)
    assert any("/" in reading for reading in readings)
    assert any(reading.startswith("XX") and reading[2] != "X" for reading in readings)


def test_no_other_order_of_the_numbers_gives_a_day() -> None:
    for example in Sampler(33, kinds=["impossible-short-year"], noise=0, context=False).examples(2000):
        year, month, day = (int(part) for part in example.canonical[2:10].split("-"))
        written = {"Y": year, "M": month, "D": day}
        numbers = [written[part] for part in example.order]
        for order in ("DMY", "MDY", "YMD"):
            read = dict(zip(order, numbers, strict=True))
            possible = 1 <= read["M"] <= 12 and 1 <= read["D"] <= (29 if read["M"] == 2 else 30)
            assert not possible or read == written, example


def test_a_stamp_with_a_month_over_12_is_no_stamp_in_another_order() -> None:
    texts = [example.text for example in Sampler(34, kinds=["impossible-iso"], noise=0, context=False).examples(2_000)]
    assert any(re.match(r"\d{4}-(?:1[3-9]|2\d)-(?:0\d|1[0-2])T\d\d:\d\d", text) for text in texts)


def test_dashes_behind_a_year_promise_a_month_in_the_middle() -> None:
    texts = [example.text for example in Sampler(35, kinds=["impossible-iso"], noise=0, context=False).examples(2_000)]
    assert sum(re.fullmatch(r"\d{4}-(?:1[3-9]|2\d|3[01])-(?:0\d|1[0-2])", text) is not None for text in texts) > 100
    for example in Sampler(36, kinds=["odd-order"], noise=0, context=False).examples(2_000):
        assert not re.search(r"(?<!\d)\d{4}-\d\d?-\d\d?(?!\d)", example.text), example
