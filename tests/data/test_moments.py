"""A day and a time up to another day and time: the interval of the days."""

import re

from datenorm.core.canonical import Interval, Point, parse
from datenorm.core.resolve import resolve
from datenorm.data.sampler import Sampler


def _drawn(count=3000):
    return list(Sampler(12, kinds=["moments"], noise=0, context=False).examples(count))


def test_times_are_no_part_of_the_reading():
    fields = {span.field for example in _drawn() for span in example.spans}
    assert not fields & {"hour", "minute", "second", "zone"}
    assert fields >= {"day", "month", "year", "day2", "month2", "year2"}
    assert all("T" not in example.canonical for example in _drawn())


def test_two_times_of_one_day_are_that_day():
    days = [example for example in _drawn() if example.kind != "range"]
    assert len(days) > 300
    assert all(isinstance(parse(example.canonical), Point) for example in days)


def test_others_are_intervals_of_days():
    intervals = [example for example in _drawn() if example.kind == "range"]
    assert len(intervals) > 1500
    for example in intervals:
        read = parse(example.canonical)
        assert isinstance(read, Interval), example
        assert resolve(example.canonical).reason is None, example


def test_machines_and_people_write_them():
    texts = "\n".join(example.text for example in _drawn())
    assert re.search(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$", texts, re.M)
    assert re.search(r"^\d{4}-\d\d-\d\d \d\d:\d\d - \d{4}-\d\d-\d\d \d\d:\d\d$", texts, re.M)
    assert re.search(r"\d um \d+ Uhr.*\d um \d+ Uhr", texts)
    assert re.search(r"à \d+ ?h.*à \d+ ?h", texts)
