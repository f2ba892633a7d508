"""Half a year is the interval of its six months."""

import re

from datenorm.data.half_years import NUMBERED, WORDED
from datenorm.data.mix import BIG
from datenorm.data.sampler import Sampler

_FIRST = re.compile(r"1|(?<!I)I\b|first|early|erste|上|前", re.IGNORECASE)


def test_tables() -> None:
    assert {*NUMBERED, *WORDED} <= set(BIG)
    for halves in WORDED.values():
        assert not set(halves[0]) & set(halves[1])
    for rows in (*NUMBERED.values(), *(row for halves in WORDED.values() for row in halves)):
        assert rows
        assert all(("{y}" in text) != ("{yy}" in text) for text in rows)


def test_the_half_is_the_one_that_is_written() -> None:
    seen = set()
    for example in Sampler(5, kinds=["half-year"], noise=0, context=False, locales=["en", "de", "ja"]).examples(800):
        months = re.fullmatch(r"(?:\d{4}|XX\d\d)-(\d\d)/(?:\d{4}|XX\d\d)-(\d\d)", example.canonical)
        assert months is not None, example
        said = " ".join(example.text[span.start : span.end] for span in example.spans if span.field == "month")
        first = bool(_FIRST.search(said))
        assert months.groups() == (("01", "06") if first else ("07", "12")), example
        seen.add(first)
    assert seen == {True, False}


def test_seasons_of_schools_and_sports_span_two_years() -> None:
    for example in Sampler(5, kinds=["season-years"], noise=0, context=False).examples(500):
        if example.kind == "partial":  # a winter
            continue
        first, second = map(int, example.canonical.split("/"))
        assert second == first + 1, example


def test_the_hours_of_a_day_are_no_time() -> None:
    for example in Sampler(5, kinds=["day-with-hours"], noise=0, context=False, locales=["en", "de"]).examples(500):
        assert "T" not in example.canonical, example
        assert not {span.field for span in example.spans} & {"hour", "minute", "second", "zone"}, example
