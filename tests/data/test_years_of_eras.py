"""Years of an era that begin, end or doubt something; what has no sign in the grammar."""

import re

import pytest

from datenorm.core.canonical import encode
from datenorm.core.resolve import resolve
from datenorm.data.sampler import Sampler
from datenorm.data.years_of_eras import FORMS


def _told(kind, count=6000):
    examples = Sampler(9, kinds=[kind], noise=0, context=False).examples(count)
    return {example.text: example.canonical for example in examples}


@pytest.fixture(scope="module")
def told():
    return _told("year-of-era", 60_000)


def test_all_exist_and_are_in_the_grammar():
    for text, reading in _told("year-of-era").items():
        assert encode(reading), text
        assert resolve(reading).reason is None, (text, reading)


@pytest.mark.parametrize(
    ("text", "reading", "date"),
    [
        ("昭和20年代", "S20/S29", "1945/1954"),
        ("昭和60年代", "S60/S64", "1985/1989"),
        ("昭和20年頃", "S20~", "1945"),
        ("หลัง พ.ศ. 2488", "2488[u-ca=buddhist]/..", "1945/.."),
        ("c. BE 2488", "2488~[u-ca=buddhist]", "1945"),
        ("約民國34年", "0034~[u-ca=roc]", "1945"),
    ],
)
def test_what_they_say(told, text, reading, date):
    assert told[text] == reading
    assert resolve(reading).date == date


def test_each_template_uses_what_its_reading_needs():
    for counts in FORMS.values():
        for rows in counts.values():
            for form, reading in rows:
                assert ("B" in reading) == ("{b" in form), form
                assert ("T" in reading) == ("{t}" in form), form


@pytest.mark.parametrize("kind", ["century-of-era", "millennium"])
def test_longer_than_anything_in_the_grammar(kind):
    assert set(_told(kind, 500).values()) == {""}


def test_before_christ_in_chinese_figures():
    told = _told("before-christ-han", 4000)
    assert told["西元前五百年"] == "-0499"


def test_the_year_of_publication_and_not_that_of_copyright():
    for text, reading in _told("copyright-beside", 500).items():
        assert reading in text and len(reading) == 4
        years = [int(year) for year in re.findall(r"\d{4}", text)]
        assert int(reading) == max(years)


def test_two_decades_of_a_century():
    told = _told("decades-of-a-century", 8000)
    assert told["lata 20.-30. XX w."] == "192X/193X"
    assert all(first < second for first, second in (reading.split("/") for reading in told.values()))
