"""What datenorm answers can be read by it again."""

import pytest

from datenorm.core.canonical import parse
from datenorm.data.own_answers import ERAS, YEARS
from datenorm.data.sampler import Sampler


@pytest.mark.parametrize("kind", ["edtf", "calendar-suffix"])
def test_an_answer_is_its_own_reading(kind: str) -> None:
    told = list(Sampler(5, kinds=[kind], noise=0, context=False).examples(3_000))
    assert all(example.text == example.canonical for example in told)
    for example in told:
        parse(example.canonical)


def test_all_calendars_and_eras_of_the_canonical_form_are_drawn() -> None:
    texts = [example.text for example in Sampler(5, kinds=["calendar-suffix"], noise=0, context=False).examples(3_000)]
    assert {text.partition("=")[2].rstrip("]") for text in texts if "=" in text} == set(YEARS)
    assert {text[0] for text in texts if not text[0].isdigit()} == set(ERAS)


def test_seasons_and_quarters_by_number_are_no_later_year() -> None:
    for example in Sampler(5, kinds=["edtf"], noise=0, context=False).examples(4_000):
        year, _, code = example.canonical.partition("-")
        if code.isdigit() and int(code) > 12 and len(code) == 2 and len(year) == 4:
            assert int(year) % 100 > int(code), example


def test_a_year_counted_with_a_nought_is_refused() -> None:
    told = list(Sampler(5, kinds=["astronomical-year"], noise=0, context=False).examples(500))
    assert all(example.text.startswith("-") and example.canonical == "" for example in told)
    assert all(int(example.text[1:5]) < 1000 for example in told)
