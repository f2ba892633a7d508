"""The century of two-digit years, told from columns whose years are known; no network is run here."""

import datetime as dt
import random
from itertools import pairwise

import pytest

from datenorm.cli.review import century_line
from datenorm.column.century import tell
from datenorm.column.sample import Sample
from datenorm.core.policy import Policy

USUAL = Policy()


def days(dice, first, last, count=300):
    low, high = dt.date(first, 1, 1).toordinal(), dt.date(last, 12, 31).toordinal()
    return [dt.date.fromordinal(dice.randint(low, high)) for _ in range(count)]


def short(days):
    return [f"XX{day:%y-%m-%d}" for day in days]


def read_under(century, readings):
    return [century.start + (int(reading[2:4]) - century.start) % 100 for reading in readings]


@pytest.mark.parametrize(("first", "last"), [(1925, 1960), (1880, 1915), (1901, 1950), (2000, 2024), (1955, 1999)])
def test_four_digit_years_tell_the_century(first, last):
    for seed in range(10):
        dice = random.Random(seed)
        some = days(dice, first, last, 40)
        came = tell(short(some), [day.year for day in days(dice, first, last)], USUAL)
        assert read_under(came, short(some)) == [day.year for day in some]
        assert came.status == ("kept" if first >= 1969 or came.changed == 0 else "inferred")


def test_one_row_is_enough_where_the_others_lie_close_together():
    came = tell(["XX45-05-03"], list(range(1930, 1960)), USUAL)
    assert (came.status, came.by, came.years) == ("inferred", "years", (1930, 1959))
    assert came.start <= 1930


def test_a_few_years_far_off_do_not_count():
    years = [*range(1930, 1960)] * 10 + [1066, 2999]
    assert tell(["XX45-05-03"], years, USUAL).status == "inferred"


def test_years_over_more_than_a_lifetime_say_nothing():
    assert tell(["XX45"], list(range(1850, 2020)), USUAL).status == "kept"


@pytest.mark.parametrize("full", [[1931, 1958], [1931, 1940], [1944], [1931, 1940, 1950, 1958]])
def test_a_few_years_raise_a_question(full):
    came = tell(["XX45-01-01"], full, USUAL)
    assert (came.status, came.start, came.by, came.years) == ("undecided", 1969, "years", (full[0], full[-1]))
    assert "four-digit year" in century_line(came)


@pytest.mark.parametrize(
    ("short", "full"), [("XX45", [2040]), ("XX99", [2005, 2001]), ("XX45", [1900]), ("XX45", [1870, 2010])]
)
def test_a_few_years_that_agree_or_are_far_off_raise_none(short, full):
    assert tell([short], full, USUAL).status == "kept"


@pytest.mark.parametrize(("first", "last"), [(1967, 1974), (1963, 1984), (1940, 2010), (1968, 1975)])
@pytest.mark.parametrize("downwards", [False, True])
def test_a_sorted_column_of_months_over_the_edge_is_in_the_earlier_century(first, last, downwards):
    months = [dt.date(year, month, 1) for year in range(first, last + 1) for month in range(1, 13)]
    months.sort(reverse=downwards)
    came = tell(short(months), [], USUAL)
    assert (came.status, came.by) == ("inferred", "run")
    assert read_under(came, short(months)) == [day.year for day in months]


@pytest.mark.parametrize(("first", "last"), [(1950, 1974), (1930, 1999), (2024, 2075), (2050, 2074)])
def test_a_run_of_which_most_would_change_is_left_and_reported(first, last):
    """1924 to 1975 and 2024 to 2075 are written alike."""
    months = [dt.date(year, month, 1) for year in range(first, last + 1) for month in range(1, 13)]
    came = tell(short(months), [], USUAL)
    assert (came.status, came.start, came.by) == ("undecided", 1969, "run")


def test_a_sorted_column_that_begins_before_the_usual_window():
    """The years 66 to 68 stand before 69, not after 10."""
    for seed in range(10):
        some = sorted(days(random.Random(seed), 1966, 2010))
        came = tell(short(some), [], USUAL)
        assert (came.status, came.by) == ("inferred", "run")
        assert read_under(came, short(some)) == [day.year for day in some]


def test_a_run_that_does_not_say_its_century_is_reported_and_left():
    some = sorted(days(random.Random(1), 1959, 1975))
    came = tell(short(some), [], USUAL)
    assert (came.status, came.start) == ("undecided", 1969)
    assert came.changed > 0


@pytest.mark.parametrize(("first", "last"), [(1970, 2010), (1990, 2024), (2000, 2067)])
def test_what_the_usual_window_reads_in_one_run_stays(first, last):
    for seed in range(5):
        some = days(random.Random(seed), first, last)
        for column in (some, sorted(some)):
            came = tell(short(column), [], USUAL)
            assert (came.status, came.start) == ("kept", 1969)


def test_the_user_has_the_last_word():
    assert tell(["XX45"], list(range(1930, 1960)), USUAL, given=True).status == "given"
    past = Policy(century="past", reference=dt.date(2020, 1, 1))
    assert tell(["XX45"], list(range(1930, 1960)), past).status == "given"


def test_nothing_to_place():
    assert tell([], [1999], USUAL).status == "none"


def test_the_report_is_plain_values():
    import json

    record = json.loads(json.dumps(tell(["XX45"], list(range(1930, 1960)), USUAL).to_dict()))
    assert record["status"] == "inferred"
    assert record["years"] == [1930, 1959]


def test_a_sample_keeps_every_kth_in_order():
    sample = Sample[int](10)
    for item in range(1000):
        sample.add(item)
    assert len(sample) == 1000
    kept = sample.items
    assert 5 <= len(kept) <= 10
    assert {second - first for first, second in pairwise(kept)} == {kept[1] - kept[0]}


def test_a_few_sorted_rows_over_the_edge_are_told():
    """Too many of them would change to be put elsewhere, but nothing is silent about it."""
    run = ["XX67-02-01", "XX67-02-13", "XX68-05-21", "XX69-02-01", "XX71-03-01", "XX72-06-25"]
    assert tell(run, [], USUAL).status == "undecided"
