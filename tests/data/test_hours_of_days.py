"""An hour whose half of the day is said with the day."""

import re

import pytest

from datenorm.data.hours_of_days import BEFORE, BETWEEN
from datenorm.data.sampler import Sampler


def test_what_stands_between_fits_some_hours() -> None:
    for token, rows in BETWEEN.items():
        assert all(0 < first <= last < 24 for _, first, last in rows), token
    assert set(BEFORE) <= set(BETWEEN)


@pytest.mark.parametrize(
    ("locale", "pattern", "hours"),
    [
        ("en", r"\bten o.clock on the morning of", {"T10:00"}),
        ("en", r"\bhalf past (8|eight) on the evening of", {"T20:30"}),
        ("es", r"^(nació |murió )?(a )?las tres de la tarde del", {"T15:00"}),
        ("cs", r"\bpůl deváté večer", {"T20:30"}),
        ("ru", r"\bбез четверти девять утра", {"T08:45"}),
    ],
)
def test_the_half_of_the_day_counts(locale: str, pattern: str, hours: set[str]) -> None:
    sampler = Sampler(6, kinds=["hour-of-a-day"], noise=0, context=False, locales=[locale])
    found = {e.canonical[e.canonical.index("T") :] for e in sampler.examples(6_000) if re.search(pattern, e.text)}
    assert found == hours
