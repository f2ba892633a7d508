"""Years of a thing, numbers of kings, and years of which one is meant."""

import re

from datenorm.core.canonical import parse
from datenorm.data.named_years import OR, THINGS
from datenorm.data.sampler import Sampler


def _drawn(kind: str, count: int = 2_000, **options: object) -> list[tuple[str, str]]:
    sampler = Sampler(5, kinds=[kind], noise=0, context=False, **options)  # type: ignore[arg-type]
    return [(example.text, example.canonical) for example in sampler.examples(count)]


def test_the_year_of_a_thing_is_a_year() -> None:
    told = _drawn("thing-of-a-year")
    assert any(re.fullmatch(r"Act of \d{4}", text) for text, _ in told)
    assert any(re.fullmatch(r"A[o°º]\.? \d{4}", text) for text, _ in told)
    for text, reading in told:
        assert reading in text and re.fullmatch(r"\d{4}", reading), text
    assert all("{y}" in row for rows in THINGS.values() for row in rows)


def test_what_has_a_roman_number_is_no_date() -> None:
    told = _drawn("roman-number")
    assert all(reading == "" for _, reading in told)
    assert {"Louis XIV", "World War II"} <= {text for text, _ in _drawn("roman-number", 20_000)}


def test_of_two_the_first_is_read() -> None:
    told = _drawn("one-of-two", locales=["en", "de"])
    years = re.compile(r"(\d{4}) o(?:r|der) \d{4} = (\d{4})")
    days = re.compile(r"(\d+) or \d+ [A-Z][a-z]+ \d{4} = \d{4}-\d\d-(\d\d)")
    for pattern, least in ((years, 100), (days, 1)):
        found = [match for text, reading in told if (match := pattern.fullmatch(f"{text} = {reading}"))]
        assert len(found) >= least
        assert all(int(match[1]) == int(match[2]) for match in found)
    assert all(row.count("|") == 2 for rows in OR.values() for row in rows)


def test_a_part_is_marked_once_where_one_of_two_is_read() -> None:
    for example in Sampler(5, kinds=["one-of-two"], noise=0, context=False).examples(2_000):
        fields = [span.field for span in example.spans]
        assert len(fields) == len(set(fields)) and not any(field.endswith("2") for field in fields), example
        parse(example.canonical)


def test_the_year_that_is_put_right_is_read() -> None:
    told = dict(_drawn("put-right", 4_000))
    assert all(text.rstrip("])").endswith(reading) for text, reading in told.items())
    assert any(re.fullmatch(r"\d{4} \[i\.e\. \d{4}\]", text) for text in told)


def test_years_of_english_reigns_are_refused() -> None:
    examples = list(Sampler(3, kinds=["roman-number"], noise=0, context=False).examples(6_000))
    assert {example.canonical for example in examples} == {""}
    assert any(re.fullmatch(r"\d+ Hen\. [IVX]+, c\. \d+", example.text) for example in examples)
    assert any(re.fullmatch(r"\d+ & \d+ Vict\., c\. \d+", example.text) for example in examples)
