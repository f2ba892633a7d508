"""Feasts with a year: fixed ones are their day, movable ones no written date."""

from datetime import date

from datenorm.data.feasts import FIXED, MOVABLE
from datenorm.data.sampler import Sampler


def test_every_day_of_the_table_exists_and_has_one_meaning() -> None:
    for language, rows in FIXED.items():
        names = [name for row, _, _ in rows for name in row]
        assert len(set(names)) == len(names), language
        assert not set(names) & set(MOVABLE.get(language, ())), language
        assert all(date(1999, month, day) for _, month, day in rows)


def test_a_fixed_feast_is_its_day() -> None:
    days = {name: (month, day) for rows in FIXED.values() for row, month, day in rows for name in row}
    found = 0
    for example in Sampler(6, kinds=["feast"], noise=0, context=False).examples(800):
        span = next(span for span in example.spans if span.field == "day")
        month, day = days[example.text[span.start : span.end]]
        assert example.canonical[4:] == f"-{month:02d}-{day:02d}", example
        found += 1
    assert found == 800


def test_a_movable_feast_is_refused_though_its_year_is_said() -> None:
    examples = list(Sampler(6, kinds=["movable-feast"]).examples(500))
    assert {example.canonical for example in examples} == {""}
    assert len({example.text for example in examples}) > 200
