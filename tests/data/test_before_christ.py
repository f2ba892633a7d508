"""Years with an era: one less before Christ (there is a year 0), the year as it stands after."""

import re

import pytest
from drawn import check_readings, examples, write

from datenorm.data import before_christ, other_names, roman_months
from datenorm.data.national import MONTH_NAMES, RARE_MONTH_NAMES
from datenorm.data.numerals import roman
from datenorm.data.sampler import Sampler

VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


@pytest.mark.parametrize(
    "group", [group.name for group in (*before_christ.GROUPS, *roman_months.GROUPS, *other_names.GROUPS)]
)
def test_readings_are_in_the_grammar(group: str) -> None:
    check_readings(group)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("en", "44 BC"),
        ("de", "44 v. Chr."),
        ("fr", "44 av. J.-C."),
        ("es", "44 a. C."),
        ("ru", "44 до н. э."),
        ("ja", "紀元前44"),
        ("hu", "i. e. 44"),
        ("el", "44 π.Χ."),
        ("ar", "44 ق.م"),
    ],
)
def test_the_sign_of_a_language(entry: str, text: str) -> None:
    assert write("{year bc}", entry, 44) == text


def test_a_year_before_christ_is_one_less_in_the_reading() -> None:
    seen = 0
    for example in examples("before-christ", 6000):
        match = re.fullmatch(r"(\d+) (?:BC|B\.C\.|BCE|v\. Chr\.|a\.C\.)", example.text)
        if match:
            assert example.canonical == f"-{int(match[1]) - 1:04d}"
            seen += 1
    assert seen > 100


def test_a_year_after_christ_is_the_reading() -> None:
    seen = 0
    for example in examples("after-christ", 6000):
        match = re.fullmatch(r"(\d+) (?:AD|A\.D\.|CE|n\. Chr\.|d\.C\.)", example.text)
        if match:
            assert example.canonical == f"{int(match[1]):04d}"
            seen += 1
    assert seen > 100


def _read_roman(text: str) -> int:
    values = [VALUES[letter] for letter in text]
    return sum(-value if value < max(values[place:]) else value for place, value in enumerate(values))


def test_roman_figures_add_up() -> None:
    assert all(_read_roman(roman(number)) == number for number in range(1, 3000))


def test_a_roman_month_is_read_as_its_number() -> None:
    seen = 0
    for example in examples("roman-month"):
        match = re.fullmatch(r"(\d+)\.([IVX]+)\.(\d{4})", example.text)
        if match and match[2] != "IIII":
            assert example.canonical == f"{match[3]}-{_read_roman(match[2]):02d}-{int(match[1]):02d}"
            seen += 1
    assert seen > 200


def test_archaic_months_count_from_march() -> None:
    months = {
        "7ber": "09",
        "8ber": "10",
        "9ber": "11",
        "10ber": "12",
        "7bre": "09",
        "8bre": "10",
        "9bre": "11",
        "Xbre": "12",
    }
    seen = 0
    for example in examples("rare-names", 6000):
        match = re.search(r"(?<![\w])(7ber|8ber|9ber|10ber|7bre|8bre|9bre|Xbre)\b", example.text)
        if match:
            assert f"-{months[match[1]]}" in example.canonical, example
            seen += 1
    assert seen > 100


def test_no_further_name_means_two_months() -> None:
    tables = [*(row for rows in MONTH_NAMES.values() for row in rows.values()), *RARE_MONTH_NAMES.values()]
    for table in tables:
        owners: dict[str, int] = {}
        for month, names in table.items():
            for name in names:
                assert owners.setdefault(name.lower(), month) == month, name


def test_ranges_run_forward_over_the_years_before_christ() -> None:
    across = 0
    for example in Sampler(8, kinds=["before-christ-range"], locales=["en"], noise=0, context=False).examples(1_000):
        first, last = (int(side.rstrip("~")) for side in example.canonical.split("/"))
        assert first < last and first < 0, example
        figures = [int(number) for number in re.findall(r"\d+", example.text)]
        if len(figures) == 2:  # not in Roman figures
            assert figures[0] == 1 - first and figures[1] == (last if last > 0 else 1 - last), example
        across += last > 0
    assert 200 < across < 500
