"""Days counted towards the Calends, the Nones and the Ides, against the tables of textbooks."""

from datetime import date, timedelta

import pytest

from datenorm.data.numerals import ROMAN
from datenorm.data.roman_days import MONTHS, POINTS, roman_day
from datenorm.data.sampler import Sampler

_NUMBERS = {text: number for number, text in enumerate(ROMAN) if number}


@pytest.mark.parametrize(
    ("day", "said"),
    [
        (date(1301, 5, 1), (1, "calends", 5)),
        (date(1301, 5, 2), (6, "nones", 5)),
        (date(1301, 5, 5), (3, "nones", 5)),
        (date(1301, 5, 6), (2, "nones", 5)),
        (date(1301, 4, 5), (1, "nones", 4)),
        (date(1301, 4, 6), (8, "ides", 4)),
        (date(1301, 3, 15), (1, "ides", 3)),
        (date(1301, 3, 16), (17, "calends", 4)),
        (date(1301, 12, 17), (16, "calends", 1)),
        (date(1301, 12, 31), (2, "calends", 1)),
        (date(1301, 1, 14), (19, "calends", 2)),
        (date(1301, 2, 28), (2, "calends", 3)),
        (date(1301, 10, 7), (1, "nones", 10)),
        (date(1301, 9, 13), (1, "ides", 9)),
    ],
)
def test_a_day_is_counted_as_the_tables_have_it(day: date, said: tuple[int, str, int]) -> None:
    assert roman_day(day) == said


def test_no_two_days_of_a_year_are_said_alike() -> None:
    days = [date(1301, 1, 1) + timedelta(number) for number in range(365)]
    assert len({roman_day(day) for day in days}) == 365


def test_no_shortened_name_is_that_of_two_months_or_points() -> None:
    for rows in (MONTHS, POINTS.values()):
        names = [set().union(*row) for row in rows]
        assert sum(map(len, names)) == len(set().union(*names))


def test_what_is_written_is_the_day_of_its_label() -> None:
    points = {name: point for point, row in POINTS.items() for names in row for name in names}
    months = {name: number for number, row in enumerate(MONTHS, 1) for names in row for name in names}
    for example in Sampler(4, kinds=["roman-day"], noise=0, context=False).examples(1500):
        pieces = [(span.field, example.text[span.start : span.end]) for span in example.spans]
        month = months[next(text for field, text in pieces if field == "month")]
        *count, point = [text for field, text in pieces if field == "day"]
        year = int(example.canonical[:4].replace("XXXX", "1301"))
        day = date(year, *map(int, example.canonical[5:].split("-")))
        assert roman_day(day) == (_ahead(count), points[point], month), example


def _ahead(count: list[str]) -> int:
    """Of the point itself, of its eve, in Arabic figures, or in Roman ones, those that only add too."""
    if not count:
        return 1
    text = count[0].rstrip(".").upper()
    if text.startswith("PR"):
        return 2
    return int(text) if text.isdigit() else _NUMBERS[text.replace("VIIII", "IX").replace("IIII", "IV")]
