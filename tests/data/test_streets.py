"""Streets that are called after a day are no dates, nor are lengths of time a time of the day."""

import re

from datenorm.data.languages import language
from datenorm.data.nondate_words import LENGTHS
from datenorm.data.sampler import Sampler
from datenorm.data.streets import STREETS


def test_streets_are_refused_and_say_that_they_are_streets() -> None:
    examples = list(Sampler(5, kinds=["street"], noise=0, context=False).examples(2_000))
    assert all(example.canonical == "" and not example.spans for example in examples)
    assert {example.language for example in examples} == set(STREETS)
    assert any(re.fullmatch(r"\d+ rue du \d+ \w+", example.text) for example in examples)
    for example in examples:
        alone = re.fullmatch(r"\d+\.? (\w+)(?: \d{4})?", example.text)
        if alone:
            names = {name for rows in language(example.language).months.values() for row in rows for name in row}
            assert alone[1] not in names, example


def test_houses_have_numbers_of_one_to_four_figures_and_streets_a_place_behind_them() -> None:
    sampler = Sampler(5, kinds=["street"], noise=0, context=False, locales=["en"])
    texts = [example.text for example in sampler.examples(2_000)]
    numbers = {len(match[1]) for text in texts if (match := re.match(r"(\d+)B? (?:High|Baker|Oak)", text))}
    assert numbers == {1, 2, 3, 4}
    assert any(re.search(r"Street, [A-Z]", text) for text in texts)


def test_a_length_of_time_is_refused_behind_its_label() -> None:
    labels = tuple(label for rows in LENGTHS.values() for label in rows)
    sampler = Sampler(5, kinds=["duration"], noise=0, context=False)
    found = [example for example in sampler.examples(4_000) if example.text.startswith(labels)]
    assert len(found) > 50
    assert all(example.canonical == "" for example in found)
