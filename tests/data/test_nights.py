"""The night between two days, and days with their weekdays, are intervals of both days."""

import re
from datetime import date, timedelta

import pytest

from datenorm.data.nights import NIGHTS
from datenorm.data.sampler import Sampler


def test_a_night_is_a_day_and_the_next() -> None:
    examples = list(Sampler(5, kinds=["night"], noise=0, context=False).examples(2_000))
    assert {example.language for example in examples} == {name.split("_")[0] for name in NIGHTS}
    full = 0
    for example in examples:
        sides = example.canonical.split("/")
        if all(re.fullmatch(r"\d{4}-\d\d-\d\d", side) for side in sides):
            first, second = map(date.fromisoformat, sides)
            assert second == first + timedelta(1), example
            full += 1
    assert full > 1_000


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("en", r"night of [A-Z][a-z]+ \d+-\d+, \d{4}"),
        ("de", r"Nacht vom \d+\.? auf den \d+\. \S+ \d{4}"),
        ("fr", r"nuit du \d+ au \d+ \S+ \d{4}"),
        ("ru", r"в ночь с \d+ на \d+ \S+ \d{4}"),
    ],
)
def test_how_a_night_is_written(entry: str, text: str) -> None:
    sampler = Sampler(5, kinds=["night"], noise=0, context=False, locales=[entry])
    assert any(re.fullmatch(text, example.text) for example in sampler.examples(2_000))


def test_a_night_may_end_a_month_and_a_year() -> None:
    sampler = Sampler(5, kinds=["night"], noise=0, context=False)
    readings = {example.canonical[4:] for example in sampler.examples(6_000)}
    assert any(re.fullmatch(r"-04-30/....-05-01", reading) for reading in readings)
    assert any(re.fullmatch(r"-12-31/....-01-01", reading) for reading in readings)


def test_both_days_may_have_their_weekday() -> None:
    sampler = Sampler(5, kinds=["days-with-weekdays"], noise=0, context=False, locales=["en", "de"])
    texts = "\n".join(example.text for example in sampler.examples(2_000))
    assert re.search(r"^[A-Z][a-z]{2} \d+ ?[-–—] ?[A-Z][a-z]{2} \d+ \S+ \d{4}$", texts, re.MULTILINE)
