"""The order of a column, told from rows whose order is known; no network is run here."""

import datetime as dt
import random

import pytest
from random_models import random_bundle

from datenorm.column import ColumnReader, Evidence, Verdict
from datenorm.column.separator import separator_of
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.intervals import figures_read
from datenorm.runtime.orders import figures
from datenorm.text.clean import clean

FORMS = {"DMY": "{0.day:02d}/{0.month:02d}/{0.year}", "MDY": "{0.month:02d}/{0.day:02d}/{0.year}"}
SHORT = {
    "DMY": "{0.day}/{0.month}/{1:02d}",
    "MDY": "{0.month}/{0.day}/{1:02d}",
    "YMD": "{1:02d}/{0.month}/{0.day}",
}
ROWS = 1000


def verdict_of(texts, weekdays=(), **options) -> Verdict:
    evidence = Evidence()
    for row, text in enumerate(texts, 1):
        found = figures(clean(text).text)
        if found is not None:
            evidence.add(row, text, found, dict(weekdays).get(text), separator=separator_of(clean(text).text))
    return evidence.verdict(**options)


def low_day(dice, first=2001, last=2010):
    """A day that no number over 12 settles, and that is another one the other way around."""
    while True:
        day = dt.date(dice.randint(first, last), dice.randint(1, 12), dice.randint(1, 12))
        if day.day != day.month:
            return day


def high_day(dice):
    return dt.date(dice.randint(2001, 2010), dice.randint(1, 12), dice.randint(13, 28))


def written(days, order, forms=FORMS):
    return [forms[order].format(day, day.year % 100) for day in days]


def settled_few(dice):
    """One row in twenty is unambiguous."""
    return [high_day(dice) if dice.random() < 0.05 else low_day(dice) for _ in range(ROWS)]


def sorted_series(dice):
    first = dice.randint(1980, 2015)
    return sorted((low_day(dice, first, first + dice.randint(1, 12)) for _ in range(ROWS)), reverse=dice.random() < 0.3)


def sorted_with_errors(dice):
    days = sorted(low_day(dice, 1990, 2005) for _ in range(ROWS))
    for _ in range(20):
        days[dice.randrange(ROWS)] = low_day(dice, 1990, 2005)
    return days


def monthly_series(dice):
    start, day, step = dice.randint(0, 600), dice.randint(1, 12), dice.choice((1, 1, 1, 3))
    months = [start + step * index for index in range(ROWS // step)]
    return [dt.date(1900 + month // 12, month % 12 + 1, day) for month in months]


def shuffled_months(dice):
    days = monthly_series(dice)[:300]
    dice.shuffle(days)
    return days


@pytest.mark.parametrize("order", ["DMY", "MDY"])
@pytest.mark.parametrize(
    "series",
    [settled_few, sorted_series, sorted_with_errors, monthly_series, shuffled_months],
    ids=lambda f: f.__name__,
)
def test_the_known_order_is_recovered_in_all_of_a_hundred_columns(series, order) -> None:
    """Ten columns for each order and kind, with a model that leans the other way."""
    against = {"DMY": 0.15, "MDY": 0.15} | {"MDY" if order == "DMY" else "DMY": 0.85}
    for seed in range(10):
        verdict = verdict_of(written(series(random.Random(seed)), order), model=against)
        assert (verdict.status, verdict.order) == ("decided", order), (seed, verdict.probabilities)
        assert verdict.probability > 0.9
        assert verdict.contradictions == 0


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5])
def test_a_mixed_column_is_never_one_order_silently(share) -> None:
    for seed in range(8):
        dice = random.Random(seed)
        days = settled_few(dice)
        texts = [FORMS["MDY" if dice.random() < share else "DMY"].format(day) for day in days]
        verdict = verdict_of(texts)
        if min(verdict.settled.get("DMY", 0), verdict.settled.get("MDY", 0)) >= 3:
            assert (verdict.status, verdict.order) == ("mixed", None), (seed, verdict.settled)
        else:
            assert verdict.contradictions == len(verdict.contradicting) > 0, (seed, verdict.settled)


def test_a_small_share_of_errors_does_not_make_a_column_mixed() -> None:
    dice = random.Random(1)
    texts = [*written([high_day(dice) for _ in range(500)], "DMY"), "04/13/2005", "03/04/2005"]
    verdict = verdict_of(texts)
    assert (verdict.status, verdict.order) == ("decided", "DMY")
    assert verdict.contradicting == ((501, "04/13/2005"),)
    assert verdict.open_rows == ((502, "03/04/2005"),)
    assert verdict.deciding[0] == (1, texts[0])


@pytest.mark.parametrize(
    ("rows", "wrong", "status"),
    [
        (6000, 0, "decided"),
        (6000, 60, "decided"),
        (6000, 200, "mixed"),
        (50, 2, "decided"),
        (50, 3, "mixed"),
        (3, 0, "decided"),
    ],
)
def test_what_share_of_errors_is_small(rows, wrong, status) -> None:
    assert verdict_of(["25/04/2005"] * (rows - wrong) + ["04/25/2005"] * wrong + ["03/04/2005"]).status == status


def test_shuffled_rows_below_twelve_stay_undecided() -> None:
    """Nothing tells: one order for all, and said to be no more than likely."""
    for seed in range(20):
        dice = random.Random(seed)
        verdict = verdict_of(written([low_day(dice) for _ in range(300)], "MDY"), model={"DMY": 0.7, "MDY": 0.3})
        assert verdict.status == "undecided"
        assert verdict.open == 300


def test_two_rows_that_contradict_each_other_are_a_mixture() -> None:
    assert verdict_of(["13/04/2005", "04/13/2005", "03/04/2005"]).status == "mixed"


def test_one_row_settles_it() -> None:
    verdict = verdict_of(["03/04/2005", "05/04/2005", "25/04/2005"], model={"DMY": 0.15, "MDY": 0.85})
    assert (verdict.status, verdict.order, verdict.deciding) == ("decided", "DMY", ((3, "25/04/2005"),))


def test_one_bound_decides_whatever_it_rests_on() -> None:
    """A column that may as well be mixed decides nothing, and its rows carry that doubt."""
    against = {"DMY": 0.99, "MDY": 0.01}
    for count, status in ((1, "undecided"), (2, "undecided"), (5, "decided"), (50, "decided")):
        verdict = verdict_of(["03.04.2005", *["04.25.2005"] * count], model=against)
        assert (verdict.status, verdict.order) == (status, "MDY"), count
        assert (verdict.probability >= 0.88) == (status == "decided")
        assert verdict.share("MDY", ".") == verdict.probability
        assert verdict.marked == (verdict.open if status == "undecided" else 0)
    for leaning in (0.6, 0.85):
        assert verdict_of(["03/04/2005"], model={"DMY": leaning, "MDY": 1 - leaning}).status == "undecided"


def test_the_weekday_settles_a_row_and_a_wrong_one_does_not() -> None:
    verdict = verdict_of(["Sunday 03/04/2005", "05/04/2005"], {"Sunday 03/04/2005": 7}.items())
    assert (verdict.status, verdict.order, verdict.by_weekday) == ("decided", "DMY", {"DMY": 1})
    assert verdict_of(["Tuesday 03/04/2005"], {"Tuesday 03/04/2005": 2}.items()).status == "undecided"


def test_the_months_of_one_year() -> None:
    """The first of each month, not twelve days of January."""
    verdict = verdict_of([f"01/{month:02d}/2005" for month in range(1, 13)])
    assert (verdict.status, verdict.order) == ("decided", "DMY")


@pytest.mark.parametrize("order", ["DMY", "MDY", "YMD"])
def test_two_digit_years_may_stand_in_front(order) -> None:
    dice = random.Random(5)
    verdict = verdict_of(written([high_day(dice) for _ in range(100)], order, SHORT))
    assert (verdict.status, verdict.order) == ("decided", order)


def test_a_column_of_iso_dates_asks_nothing() -> None:
    assert verdict_of(["2005-04-03", "2005-04-04", "n/a", "3 May 1999"]).status == "none"


def test_iso_dates_beside_are_a_range_and_no_vote() -> None:
    verdict = verdict_of(["2005-04-03"] * 20 + ["03/04/2005"])
    assert "YMD" not in verdict.probabilities
    assert verdict.rows == 1


def test_the_user_has_the_last_word_and_contradictions_are_named() -> None:
    verdict = verdict_of(["04/13/2005", "03/04/2005"], given="DMY")
    assert (verdict.status, verdict.order, verdict.contradictions) == ("given", "DMY", 1)
    assert verdict.share("DMY") == 1.0


def test_what_is_said_to_be_sure_is_a_probability_of_the_same_distribution() -> None:
    for texts in (
        ["25/04/2005"],
        ["03/04/2005", "05/06/2005"],
        ["25/04/2005", "26/04/2005"] * 50,
        ["25/04/2005", "04/25/2005"],
    ):
        verdict = verdict_of(texts, model={"DMY": 0.6, "MDY": 0.4})
        assert sum(verdict.probabilities.values()) == pytest.approx(1)
        assert sum(verdict.shares.values()) == pytest.approx(1)
        one = verdict.shares if verdict.order else verdict.probabilities
        assert verdict.probability == one[verdict.order or "mixed"]
    assert verdict_of(["25/04/2005"], given="DMY").probability == 1.0


def test_an_interval_is_a_witness_and_a_doubtful_row_is_none() -> None:
    evidence = Evidence()
    evidence.add(1, "x", figures_read("25.12.1942 - 03.01.1943", "1942-12-25/1943-01-03"))
    evidence.add(2, "y", figures_read("03.01.1942 - 08.07.1942", "1942-01-03/1942-07-08"))
    evidence.add(3, "z", figures("9-17"), sure=False)
    evidence.add(4, "w", figures("9/7"), sure=False)
    verdict = evidence.verdict()
    assert (verdict.order, verdict.settled, verdict.open, verdict.rows) == ("DMY", {"DMY": 1}, 2, 3)


def test_a_report_is_plain_values() -> None:
    import json

    record = json.loads(json.dumps(verdict_of(["13/04/2005", "03/04/2005"]).to_dict()))
    assert record["order"] == "DMY"
    assert record["deciding"] == [{"row": 1, "text": "13/04/2005"}]
    assert record["open"] == 1


def test_evidence_does_not_grow_with_the_column() -> None:
    from datenorm.column import evidence as module

    evidence = Evidence()
    for row in range(module.RUN_ROWS + 500):
        evidence.add(row, f"{row % 12 + 1}/4/2005", figures(f"{row % 12 + 1}/4/2005"))
    assert len(evidence._run) == module.RUN_ROWS
    assert len(evidence.samples[""]) <= module.ASKED


def reader_under(verdict, tmp_path, **options) -> ColumnReader:
    return ColumnReader(Normalizer(random_bundle(tmp_path)), Options(**options), verdict)


def prediction_of(reading, date, order, confidence=0.8, **fields) -> Prediction:
    return Prediction("03/04/2005", date, date, reading, confidence, order=order, **fields)


def test_an_open_row_follows_the_column_whatever_the_model_prefers(tmp_path) -> None:
    """The share of both readings is divided as the column says."""
    verdict = verdict_of(["25/04/2005", "26/04/2005", "03/04/2005"])
    model = prediction_of("2005-03-04", "2005-03-04", "MDY", 0.7, alternatives=(Alternative(*["2005-04-03"] * 2, 0.2),))
    came = reader_under(verdict, tmp_path)._under(model, verdict)
    assert (came.date, came.edtf, came.reading, came.order) == ("2005-04-03", "2005-04-03", "2005-04-03", "DMY")
    assert came.confidence == pytest.approx(0.9, abs=0.01)
    assert (came.ambiguous, came.reason) == (False, None)


def test_the_time_of_an_open_row_stays(tmp_path) -> None:
    verdict = verdict_of(["25/04/2005", "26/04/2005"])
    model = prediction_of("2005-03-04T14:05", "2005-03-04", "MDY")
    came = reader_under(verdict, tmp_path)._under(model, verdict)
    assert (came.date, came.edtf) == ("2005-04-03", "2005-04-03T14:05")


def test_an_open_row_of_a_mixed_column_is_not_guessed(tmp_path) -> None:
    verdict = verdict_of(["25/04/2005", "04/25/2005"])
    model = prediction_of("2005-03-04", "2005-03-04", "MDY")
    came = reader_under(verdict, tmp_path)._under(model, verdict)
    assert (came.date, came.edtf, came.reason, came.ambiguous) == (None, None, Reason.AMBIGUOUS, True)
    assert {other.date for other in came.alternatives} == {"2005-04-03", "2005-03-04"}


def test_an_open_row_of_an_undecided_column_is_marked_or_refused(tmp_path) -> None:
    verdict = verdict_of(["03/04/2005"], model={"DMY": 0.6, "MDY": 0.4})
    model = prediction_of("2005-03-04", "2005-03-04", "MDY")
    marked = reader_under(verdict, tmp_path)._under(model, verdict)
    assert (marked.date, marked.ambiguous, marked.reason) == ("2005-04-03", True, None)
    refused = reader_under(verdict, tmp_path, refuse_ambiguous=True)._under(model, verdict)
    assert (refused.date, refused.reason) == (None, Reason.AMBIGUOUS)
    unsure = reader_under(verdict, tmp_path, min_confidence=0.9)._under(model, verdict)
    assert (unsure.date, unsure.reason) == (None, Reason.UNSURE)


def test_both_sides_of_an_interval_follow_the_column(tmp_path) -> None:
    verdict = verdict_of(["25/04/2005", "26/04/2005"])
    reading = "1942-03-01/1942-08-07"
    model = Prediction("03/01/1942-08/07/1942", reading, reading, reading, 0.8, order="MDY")
    came = reader_under(verdict, tmp_path)._under(model, verdict)
    assert (came.date, came.reading, came.order) == (*["1942-01-03/1942-07-08"] * 2, "DMY")
    mixed = verdict_of(["25/04/2005", "04/25/2005"])
    refused = reader_under(mixed, tmp_path)._under(model, mixed)
    assert (refused.date, refused.reason) == (None, Reason.AMBIGUOUS)
    assert {other.date for other in refused.alternatives} == {"1942-01-03/1942-07-08", reading}


@pytest.mark.parametrize(
    ("text", "date", "reading", "reason"),
    [
        ("3.4.5 x", None, "", Reason.NOT_A_DATE),
        ("03/04/2005 x", None, "2005-04-03", Reason.UNSURE),
        ("S5.3.4", "1930-03-04", "S05-03-04", None),
        ("3/4 May 1999", "1999-05-03/1999-05-04", "1999-05-03/1999-05-04", None),
    ],
)
def test_a_mixed_column_leaves_no_more_empty_than_it_must(tmp_path, text, date, reading, reason) -> None:
    """What is refused for another reason keeps it, and what is no Gregorian date in figures is answered."""
    mixed = verdict_of(["25/04/2005", "04/25/2005"])
    model = Prediction(text, date, date, reading, 0.5, reason=reason)
    assert reader_under(mixed, tmp_path)._under(model, mixed) == model


def test_the_same_string_is_the_same_answer_alone_and_in_a_batch(tmp_path) -> None:
    verdict = verdict_of(["25/04/2005", "26/04/2005"])
    texts = ["03/04/2005", "May 1999", "03/04/2005", "04/05/2006"]
    together = reader_under(verdict, tmp_path)(texts)
    assert together == [reader_under(verdict, tmp_path)([text])[0] for text in texts]
    assert together[0] is together[2]
