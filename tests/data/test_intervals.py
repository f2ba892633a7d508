"""Intervals: how forms are cut for two dates, and what the two are read as."""

import re
from datetime import date

import pytest

from datenorm.core.resolve import resolve
from datenorm.data.bounds import GROUPS as BOUNDS
from datenorm.data.dice import Dice
from datenorm.data.interval_words import AFTER, BEFORE, RANGE
from datenorm.data.intervals import _short_later_year
from datenorm.data.languages import language
from datenorm.data.pairs import halves, write_pair
from datenorm.data.pattern import compile_pattern
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene


@pytest.mark.parametrize(
    ("source", "kind", "expected"),
    [
        ("d MMMM yyyy", "day", ("d", "d MMMM yyyy")),
        ("d MMMM yyyy", "month", ("d MMMM", "d MMMM yyyy")),
        ("d MMMM yyyy", "day-none", ("d", "d MMMM")),
        ("d 'de' MMMM 'de' yyyy", "month", ("d 'de' MMMM", "d 'de' MMMM 'de' yyyy")),
        ("MMMM d, yyyy", "day", ("MMMM d", "d, yyyy")),
        ("MMMM d, yyyy", "day-none", ("MMMM d", "d")),
        ("yyyy年M月d日", "day", ("yyyy年M月d日", "d日")),
        ("yyyy年M月d日", "month-none", ("M月d日", "M月d日")),
        ("dd{s}MM{s}yy", "month", ("dd{s}MM", "dd{s}MM{s}yy")),
        ("d MMM {'yy}", "day", ("d", "d MMM {'yy}")),
    ],
)
def test_how_a_form_is_cut(source: str, kind: str, expected: tuple[str, str]) -> None:
    cut = halves(source)
    assert cut is not None
    assert cut[kind] == expected


@pytest.mark.parametrize("source", ["EEEE, d MMMM yyyy", "MMMM yyyy", "'le' d MMMM yyyy", "d MMMM"])
def test_forms_that_are_not_cut(source: str) -> None:
    assert halves(source) is None


@pytest.mark.parametrize(
    ("entry", "first", "second", "joint", "days", "text", "reading"),
    [
        ("en", "MMMM d", "d, yyyy", ("", "-", ""), (3, 5), "May 3-5, 1999", "1999-05-03/1999-05-05"),
        ("de", "d.", "d. MMMM yyyy", ("vom ", " bis ", ""), (3, 5), "vom 3. bis 5. Mai 1999", "1999-05-03/1999-05-05"),
        ("fr", "d", "d MMMM yyyy", ("du ", " au ", ""), (3, 5), "du 3 au 5 mai 1999", "1999-05-03/1999-05-05"),
        ("ja", "yyyy年M月d日", "d日", ("", "～", ""), (3, 5), "1999年5月3日～5日", "1999-05-03/1999-05-05"),
        ("en", "MMMM d", "d", ("", "-", ""), (1, 3), "May 1-3", "XXXX-05-01/XXXX-05-03"),
        ("de", "dd.MM.", "dd.MM.yy", ("", "-", ""), (3, 17), "03.05.-17.05.99", "XX99-05-03/XX99-05-17"),
    ],
)
def test_what_two_days_are_read_as(
    entry: str, first: str, second: str, joint: tuple[str, str, str], days: tuple[int, int], text: str, reading: str
) -> None:
    scene = Scene(Dice(1, 1), language(entry))
    write_pair(
        scene, compile_pattern(first), compile_pattern(second), joint, (date(1999, 5, days[0]), date(1999, 5, days[1]))
    )
    assert ("".join(piece for piece, _ in scene.pieces), scene.canonical) == (text, reading)
    assert [field for _, field in scene.pieces if field.endswith("2")]


@pytest.mark.parametrize(
    ("year", "later", "between", "may"),
    [
        (1890, 1895, "-", True),
        (1890, 1891, "/", True),
        (1901, 1905, "-", False),
        (1899, 1900, "-", False),
        (1688, 1689, "/", False),
    ],
)
def test_when_a_later_year_may_be_short(year: int, later: int, between: str, may: bool) -> None:
    assert _short_later_year(year, later, between) is may


def test_bounds_are_open_on_one_side() -> None:
    names = [group.name for group in BOUNDS[:2]]
    for name, start in zip(names, (True, False), strict=True):
        for example in Sampler(3, kinds=[name]).examples(500):
            assert example.canonical.startswith("../") is start
            assert example.canonical.endswith("/..") is not start


def test_the_earlier_side_stands_first() -> None:
    for example in Sampler(4, kinds=["days-named", "numeric-days", "interval-iso"]).examples(3000):
        first, second = example.canonical.split("/")
        if first[:2] not in ("XX", "20", "19") or second[:2] == first[:2] != "XX":
            assert first <= second, example


def test_many_languages_have_words_and_every_row_has_its_places() -> None:
    for table, places in ((RANGE, 2), (BEFORE, 1), (AFTER, 1)):
        assert len(table) >= 50
        for entry, rows in table.items():
            assert all(row.count("|") == places for row in rows), entry


def test_one_figure_behind_an_old_year_is_a_later_year_and_never_a_month() -> None:
    form = re.compile(r"(\d{4})( ?[/–-] ?)(\d)")
    terms = 0
    for kind in ("years", "numeric-month-year"):
        for example in Sampler(8, kinds=[kind], noise=0, context=False).examples(6000):
            match = form.fullmatch(example.text)
            if match is None or not 1753 <= int(match[1]) <= 1940:
                continue
            terms += 1
            assert example.canonical == f"{int(match[1])}/{int(match[1]) // 10}{int(match[3])}", example
    assert terms > 20


def test_an_end_that_is_not_known_is_open() -> None:
    readings = {}
    for example in Sampler(9, kinds=["unknown-end"], locales=["en"], noise=0, context=False).examples(3000):
        year = re.search(r"\d+", example.text)
        assert year
        readings[example.text.replace(year[0], "Y")] = example.canonical.replace(f"{int(year[0]):04d}", "Y")
    assert readings["Y-?"] == readings["(Y–?)"] == readings["Y - unknown"] == "Y/.."
    assert readings["?-Y"] == readings["(? - Y)"] == "../Y"


def test_terms_are_two_years_the_second_by_its_last_figure() -> None:
    for example in Sampler(8, kinds=["years-one-figure"], locales=["en"], noise=0, context=False).examples(500):
        year, figure = re.fullmatch(r"(1[789]\d\d)(?: - |[-–/])(\d)", example.text).groups()
        first, last = map(int, example.canonical.split("/"))
        assert first == int(year) < last == int(year[:3] + figure), example
        assert "/" not in example.text or last == first + 1


def test_signs_stand_once_behind_both_of_two_months_or_days() -> None:
    told = [
        (example.text, example.canonical)
        for example in Sampler(5, kinds=["signed-days"], noise=0, context=False).examples(3_000)
    ]
    months = [(re.fullmatch(r"(\d{4})年(\d+)[～〜](\d+)月", text), reading) for text, reading in told]
    found = [(match, reading) for match, reading in months if match]
    assert found
    for match, reading in found:
        year, first, second = match.groups()
        later = f"{int(year):04d}" if int(first) < int(second) else "XXXX"  # that one lies beyond New Year
        assert reading == f"{int(year):04d}-{int(first):02d}/{later}-{int(second):02d}"
    assert any(re.fullmatch(r"\d+월 \d+[～〜~-]\d+일", text) for text, _ in told)


def test_days_that_follow_each_other_are_joined_by_and() -> None:
    sampler = Sampler(8, kinds=["days-named"], noise=0, context=False, locales=["en", "de", "ru"])
    told = {example.text: example.canonical for example in sampler.examples(30_000)}
    pairs = [(text, re.fullmatch(r"(\d+)\.? (and|und|и) (\d+)\.? ([A-Zа-я]\w+) (\d{4})", text)) for text in told]
    matched = [(text, found) for text, found in pairs if found]
    assert len({found[2] for _, found in matched}) == 3
    for text, found in matched:
        first, _, second = told[text].partition("/")
        assert int(found[3]) == int(found[1]) + 1, text
        assert (int(first[-2:]), int(second[-2:])) == (int(found[1]), int(found[3])), text


def test_seasons_that_follow_each_other() -> None:
    sampler = Sampler(8, kinds=["seasons"], noise=0, context=False, locales=["en", "fr"])
    told = {example.text: example.canonical for example in sampler.examples(20_000)}
    assert told["Fall/Winter 2018" if "Fall/Winter 2018" in told else "fall/winter 2018"] == "2018-23/2018-24"
    assert all(re.fullmatch(r"(\d{4})-2[123]/\1-2[234]", reading) for reading in told.values())


def test_over_new_year_the_side_without_a_year_has_none() -> None:
    over = 0
    for example in Sampler(8, kinds=["days-named", "numeric-days", "months"], noise=0, context=False).examples(9_000):
        start, end = example.canonical.split("/")
        if ("XXXX" in start) != ("XXXX" in end):
            over += 1
            dates = resolve(example.canonical).date
            assert dates is not None
            first, second = dates.split("/")
            assert int(second[:4]) - int(first[:4]) == 1
            assert first[5:7] in ("10", "11", "12") and second[5:7] in ("01", "02", "03")
            fields = [span.field for span in example.spans if span.field in ("year", "year2")]
            assert fields == (["year2"] if "XXXX" in start else ["year"])
    assert over > 60


def test_two_years_of_which_the_second_is_short_may_be_about_then() -> None:
    found = [
        example
        for example in Sampler(6, kinds=["years"], noise=0, context=False).examples(9_000)
        if "~/" in example.canonical and re.fullmatch(r"\D+\d{4}[-–/]\d\d", example.text, re.ASCII)
    ]
    assert len(found) > 30
    for example in found:
        year, later = re.findall(r"\d+", example.text)
        assert example.canonical == f"{year}~/{year[:2]}{later}"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (r"\d\d?-\d\d?/\d\d?/\d{4}", "DMY"),
        (r"\d\d?\.[-/]\d\d?\.\d\d?\.\d{4}", "DMY"),
        (r"\d\d?/\d\d?-\d\d?/\d{4}", "MDY"),
    ],
)
def test_two_days_of_a_month_in_figures_write_it_once(text: str, order: str) -> None:
    found = [
        example
        for example in Sampler(5, kinds=["days-of-a-month"], noise=0, context=False).examples(3_000)
        if re.fullmatch(text, example.text, re.ASCII)
    ]
    assert found
    for example in found:
        one, two, three, year = map(int, re.findall(r"\d+", example.text))
        month, first, last = (three, one, two) if order == "DMY" else (one, two, three)
        assert example.canonical == f"{year:04d}-{month:02d}-{first:02d}/{year:04d}-{month:02d}-{last:02d}"
        assert example.order == order
