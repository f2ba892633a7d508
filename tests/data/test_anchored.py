"""A day that is counted from another one, and a part that no year has, are refused."""

from datenorm.data.anchored import PHRASES
from datenorm.data.sampler import Sampler


def test_a_day_counted_from_another_is_refused() -> None:
    examples = list(Sampler(5, kinds=["anchored"], noise=0, context=False).examples(3_000))
    assert all(example.canonical == "" and example.kind == "reject" and not example.spans for example in examples)
    assert {example.language for example in examples} == set(PHRASES)
    assert len({example.text for example in examples}) > 2_500


def test_each_phrase_names_a_day_or_a_month() -> None:
    for entry, phrases in PHRASES.items():
        for phrase in phrases:
            assert ("{d}" in phrase) != ("{m}" in phrase), (entry, phrase)


def test_a_part_that_no_year_has_is_refused() -> None:
    examples = list(Sampler(5, kinds=["no-such-part"], noise=0, context=False).examples(500))
    assert all(example.canonical == "" for example in examples)
    assert not {"Q1", "Q2", "Q3", "Q4", "H1", "H2"} & {example.text[:2] for example in examples}


def test_the_day_of_the_year_is_told_in_words_too() -> None:
    examples = Sampler(5, kinds=["week-ordinal-quarter"], noise=0, context=False).examples(2_000)
    told = [example for example in examples if example.text.startswith("day ")]
    assert len(told) > 20
    for example in told:
        number, year = example.text.replace(",", "").replace(" of", "").split()[1:3]
        assert example.canonical == f"{int(year):04d}-{int(number):03d}", example
