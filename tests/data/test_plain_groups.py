"""Every group of Gregorian dates: all readings are in the grammar, spans name what they should, seeds decide."""

import pytest

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import encode
from datenorm.data import bylines, clock, expiry, feasts, filenames, gregorian, intervals, machine_forms, precision
from datenorm.data.sampler import Sampler

NAMES = [
    group.name
    for module in (bylines, clock, expiry, feasts, filenames, gregorian, intervals, machine_forms, precision)
    for group in module.GROUPS
]


@pytest.mark.parametrize("name", NAMES)
def test_readings_are_in_the_grammar(name: str) -> None:
    for example in Sampler(3, kinds=[name]).examples(1500):
        assert AUTOMATON.accepts(encode(example.canonical, example.weekday)), example
        assert example.text or not example.canonical, example


@pytest.mark.parametrize("name", NAMES)
def test_the_seed_decides(name: str) -> None:
    assert list(Sampler(4, kinds=[name]).examples(40)) == list(Sampler(4, kinds=[name]).examples(40))


def test_the_second_side_of_an_interval_has_fields_of_its_own() -> None:
    fields = {span.field for example in Sampler(5, kinds=["range"]).examples(2000) for span in example.spans}
    assert {"year", "year2", "month", "month2", "day", "day2", "qualifier", "qualifier2"} <= fields
