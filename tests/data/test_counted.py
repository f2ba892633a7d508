"""Numbers beside dates that count something else, and dates beside such numbers."""

import re

import pytest

from datenorm.core.resolve import resolve
from datenorm.data.appointments import TIMES
from datenorm.data.fashion_seasons import CODES
from datenorm.data.labels import BEFORE
from datenorm.data.numbered_events import THINGS
from datenorm.data.ordinal_nouns import HEADINGS, NOUNS
from datenorm.data.plain_words import plain_words
from datenorm.data.rulers import RULERS
from datenorm.data.sampler import Sampler


def _drawn(kind, count=600, locales=None):
    return list(Sampler(11, kinds=[kind], locales=locales, noise=0, context=False).examples(count))


@pytest.mark.parametrize("kind", ["ordinal-noun", "section-heading", "ruler", "two-events"])
def test_what_counts_no_days_is_refused(kind):
    examples = _drawn(kind)
    assert {example.canonical for example in examples} == {""}
    assert not any(example.spans for example in examples)


@pytest.mark.parametrize(
    ("kind", "locales", "shown"),
    [
        ("ordinal-noun", ["en"], r"\d+(st|nd|rd|th) Dynasty"), ("ordinal-noun", ["de"], r"\d+\. Klasse"),
        ("ordinal-noun", ["ja"], r"第\d+章"), ("section-heading", ["en"], r"\d+\.\d+\s+This Agreement"),
        ("ruler", ["pl"], r"Jan [IVX]+ Sobieski"), ("ruler", ["de"], r"Karl [IVX]+\."),
        ("two-events", ["de"], r"geb\.\s?:? ?\d\d?\.\W+get\.:? \d\d?\. "),
        ("numbered-event", ["en"], r"G(ame|AME) \d+( - |: )\w+day"), ("numbered-event", ["de"], r"\d+\. Spieltag"),
        ("appointment", ["nb"], r"\d+\. mai kl\. \d+"), ("fashion-season", ["en"], r"SS\d\d"),
    ],
)  # fmt: skip
def test_each_shows_what_it_is_for(kind, locales, shown):
    assert any(re.search(shown, example.text) for example in _drawn(kind, 3000, locales))


def test_the_number_before_a_date_is_none_of_its_fields():
    for example in _drawn("numbered-event"):
        assert "/" not in example.canonical
        assert example.canonical[:5] == "XXXX-" if example.kind == "no_year" else example.canonical[:4].isdigit()
        first = min(span.start for span in example.spans)
        assert re.search(r"\d|[IVX]", example.text[:first])


def test_an_hour_beside_a_day_without_its_year_is_no_year():
    for example in _drawn("appointment"):
        assert re.fullmatch(r"XXXX-\d\d-\d\dT\d\d:\d\d", example.canonical)
        assert {span.field for span in example.spans} >= {"day", "month", "hour"}
        assert "year" not in {span.field for span in example.spans}


def test_a_collection_has_two_seasons_of_one_year():
    for example in _drawn("fashion-season"):
        start, end = resolve(example.canonical).date.split("/")
        assert start[:4] == end[:4] and (start[5:], end[5:]) in (("21", "22"), ("23", "24"))


@pytest.mark.parametrize("table", [NOUNS, HEADINGS, THINGS, RULERS, TIMES, CODES])
def test_tables_have_no_empty_row(table):
    for rows in table.values():
        for row in rows if isinstance(rows[0], tuple) else (rows,):
            assert row and all(text.strip() for text in row if text not in ("", " "))
    assert len(table) > 4


@pytest.mark.parametrize("token", ["en", "de", "fr", "ru"])
def test_plain_words_say_nothing_about_a_date(token):
    words = {word.lower() for word in plain_words(token)}
    assert len(words) > 200
    assert not words & {"before", "after", "about", "since", "may", "until", "vor", "nach", "etwa", "bis", "fünf"}
    assert not words & {"avant", "vers", "après", "deux", "до", "после", "около", "один"}


def test_a_plain_word_stands_before_whole_dates_only():
    labels = " ".join(BEFORE["en"]).lower()
    words = {word for word in plain_words("en") if word.lower() not in labels}
    told = [
        example.canonical
        for example in Sampler(3, kinds=["named", "month-year"], locales=["en"], noise=0).examples(8000)
        if re.split(r"\W", example.text)[0] in words
    ]
    assert len(told) > 20
    assert all(len(reading) >= len("XX99-05-03") for reading in told)


def test_how_long_ago_is_no_date():
    examples = _drawn("ago", 3000)
    assert not any(example.canonical for example in examples)
    assert any(re.fullmatch(r"\w+:? (on )?\d+d ago", example.text) for example in examples)
