"""Rows with another separator than those that settle a column may have an order of their own."""

import datetime as dt
import random

import pytest
from random_models import random_bundle

from datenorm.column import ColumnReader, Evidence, Surveyor, Verdict
from datenorm.column.separator import separator_of
from datenorm.core.results import Prediction, Reason
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.orders import figures

SLASHED = ["04/25/2005", "12/31/2005", "11/24/2005"]


def read(normalizer, texts, **options) -> tuple[Verdict, dict[str, Prediction]]:
    given = Options(**options)
    surveyor = Surveyor(normalizer, given)
    surveyor.add(list(enumerate(texts, 1)))
    verdict = surveyor.verdict()
    return verdict, dict(zip(texts, ColumnReader(normalizer, given, verdict)(texts), strict=True))


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("03/04/2005", "/"),
        ("3 . 4 . 2005", "."),
        ("due 3-4-05", "-"),
        ("3 4 2005", " "),
        ("03042005", ""),
        ("3 May 1999", ""),
        ("03.01.1942-08.07.1942", "."),
    ],
)
def test_what_stands_between_the_numbers(text, separator):
    assert separator_of(text) == separator


@pytest.mark.parametrize("dotted", [["03.04.2005", "04.05.2005"], ["03.04.2005", "04.05.2005", "05.06.2005"]])
@pytest.mark.parametrize("times", [1, 2, 100])
def test_slashed_rows_do_not_settle_dotted_ones(base, dotted, times):
    verdict, came = read(base, [*dotted, *SLASHED * times])
    assert verdict.status == "undecided" and verdict.marked == len(dotted)
    for text in dotted:
        assert came[text].ambiguous and came[text].reason is None
        assert 0.5 < came[text].confidence < 0.9
        assert len(came[text].alternatives) == 1
    assert came["04/25/2005"].date == "2005-04-25"
    _, refused = read(base, [*dotted, *SLASHED * times], refuse_ambiguous=True)
    assert {refused[text].reason for text in dotted} == {Reason.AMBIGUOUS}


def test_a_few_dotted_rows_take_nothing_from_the_slashed_ones(base):
    verdict, came = read(base, ["03/04/2005", *SLASHED * 10, "05.06.2005"])
    assert (verdict.status, verdict.order, verdict.open, verdict.marked) == ("decided", "MDY", 2, 1)
    assert (came["03/04/2005"].date, came["03/04/2005"].ambiguous) == ("2005-03-04", False)
    assert came["05.06.2005"].ambiguous


def test_rows_of_the_usual_order_of_their_separator_settle_others(base):
    verdict, came = read(base, ["03/04/2005", "12.05.2005", "25.04.2005", "26.04.2005"])
    assert (verdict.status, verdict.marked) == ("decided", 0)
    assert {came[text].order for text in came} == {"DMY"}


def test_the_order_given_holds_for_all_separators(base):
    verdict, came = read(base, ["03.04.2005", *SLASHED], order="MDY")
    assert (verdict.status, verdict.groups) == ("given", {})
    assert (came["03.04.2005"].date, came["03.04.2005"].ambiguous) == ("2005-03-04", False)


def test_few_rows_settle_no_order_of_their_own(base):
    verdict, came = read(base, ["25.04.2005", "26.04.2005", "28.04.2005", *SLASHED, "03/04/2005", "03.04.2005"])
    assert verdict.status == "mixed"
    assert {came[text].reason for text in ("03/04/2005", "03.04.2005")} == {Reason.AMBIGUOUS}


def test_an_order_of_their_own_that_no_row_settles_is_marked(tmp_path):
    """However sure the model is, and the run of the rows."""
    sure = {"DMY": 0.99, "MDY": 0.01}
    evidence = Evidence()
    slashed = [f"{month}/{day}/2005" for month in (7, 3, 11, 5) for day in (20, 3, 15, 8)]
    dotted = [f"{day:02d}.{month:02d}.1999" for month in range(1, 13) for day in (2, 5, 9)]
    for row, text in enumerate([*slashed, *dotted], 1):
        evidence.add(row, text, figures(text), separator=separator_of(text))
    verdict = evidence.verdict({"DMY": 0.8, "MDY": 0.2}, by_separator={".": sure})
    assert (verdict.order, verdict.order_of("/"), verdict.order_of(".")) == ("MDY", "MDY", "DMY")
    assert verdict.share("DMY", ".") > 0.88 and not verdict.is_sure(".") and verdict.is_sure("/")
    assert verdict.marked == verdict.groups["."].open
    reader = ColumnReader(Normalizer(random_bundle(tmp_path)), Options(), verdict)
    model = Prediction("02.03.1999", "1999-02-03", "1999-02-03", "1999-02-03", 0.9, order="MDY")
    answer = reader._under(model, verdict)
    assert (answer.date, answer.order, answer.ambiguous) == ("1999-03-02", "DMY", True)


FIVE = {
    "us": ("{0.month}/{0.day}/{0.year}", "{0.month:02}/{0.day:02}/{0.year}"),
    "de": ("{0.day}.{0.month}.{0.year}", "{0.day:02}.{0.month:02}.{1:02}"),
    "fr": ("{0.day:02}/{0.month:02}/{0.year}",),
    "pl": ("{0.day:02}-{0.month:02}-{0.year}",),
    "jp": ("{0.year}/{0.month:02}/{0.day:02}", "{0.year}年{0.month}月{0.day}日"),
}


def five_countries(rows, seed=5):
    """(text, its day) of exports from five countries, put together."""
    dice = random.Random(seed)
    for _ in range(rows):
        form = dice.choice(FIVE[dice.choice(sorted(FIVE))])
        day = dt.date(1990, 1, 1) + dt.timedelta(dice.randrange(12_000))
        yield form.format(day, day.year % 100), day.isoformat()


def weighed(texts, **options) -> Verdict:
    """What plain dates say, without a model."""
    evidence = Evidence()
    for row, text in enumerate(texts, 1):
        evidence.add(row, text, figures(text), separator=separator_of(text))
    return evidence.verdict(**options)


def test_each_separator_of_five_countries_is_read_in_its_order(base):
    """Dots and dashes are day first; of slashes nobody knows."""
    true = dict(five_countries(800))
    verdict, came = read(base, list(true))
    answered = {text: prediction for text, prediction in came.items() if prediction.date is not None}
    assert {text: prediction.date for text, prediction in answered.items()} == {text: true[text] for text in answered}
    for text in came.keys() - answered.keys():
        assert "/" in text and came[text].reason is Reason.AMBIGUOUS
        assert sum(other.confidence for other in came[text].alternatives) == pytest.approx(1, abs=0.05)
        assert 0.2 < came[text].confidence < 0.8
    assert {came[text].ambiguous for text in answered} == {False}
    assert (verdict.status, verdict.order, verdict.marked) == ("mixed", None, 0)
    assert verdict.empty == sum(text not in answered for text in came) == verdict.groups["/"].open
    assert {separator: group.sure for separator, group in verdict.groups.items()} == {".": True, "-": True, "/": False}


def test_the_figures_of_a_verdict_agree():
    for seed in range(5):
        texts = [text for text, _ in five_countries(300, seed) if text.isascii()]
        verdict = weighed(texts, model={"DMY": 0.8, "MDY": 0.15, "YMD": 0.05})
        assert sum(verdict.probabilities.values()) == pytest.approx(1)
        assert verdict.probability == pytest.approx(verdict.probabilities["mixed"] + verdict.probabilities["apart"])
        assert verdict.probability > 0.99
        for group in verdict.groups.values():
            assert sum(group.shares.values()) == pytest.approx(1)
            assert group.order == max(group.shares, key=group.shares.get)
            assert group.sure == (group.shares[group.order] >= 0.995 and group.mixed < 0.1)
        slashed = verdict.groups["/"]
        assert slashed.shares["YMD"] < 0.05 and slashed.mixed > 0.99


@pytest.mark.parametrize(("count", "sure"), [(1, False), (3, False), (12, True), (116, True)])
def test_how_many_rows_settle_the_order_of_a_separator(count, sure):
    """Beside another whose rows mix orders."""
    mixed = ["25/04/2005", "04/25/2005"] * 30
    verdict = weighed([*mixed, "03/04/2005", *["25.04.2005"] * count, "03.04.2005"])
    assert (verdict.status, verdict.is_sure("."), verdict.is_sure("/")) == ("mixed", sure, False)
    assert (verdict.order_of("."), verdict.order_of("/")) == ("DMY" if sure else None, None)
    assert verdict.empty == (1 if sure else 2)


def test_separators_with_different_orders_are_told_apart(base):
    texts = [f"{day}.04.2005" for day in range(13, 29)] + [f"04/{day}/2005" for day in range(13, 29)]
    verdict, came = read(base, [*texts, "03.04.2005", "03/04/2005", "03-04-2005", "3 May 1999"])
    assert (verdict.status, verdict.order, verdict.empty) == ("mixed", None, 1)
    assert (came["03.04.2005"].date, came["03/04/2005"].date) == ("2005-04-03", "2005-03-04")
    assert (came["03-04-2005"].date, came["03-04-2005"].reason) == (None, Reason.AMBIGUOUS)
    assert came["3 May 1999"].date == "1999-05-03"
    verdict, came = read(base, [*texts, "03.04.2005", "03/04/2005"], explain=True)
    assert (verdict.status, verdict.order, verdict.empty, verdict.marked) == ("apart", None, 0, 0)
    assert verdict.probability == pytest.approx(1, abs=0.01)
    for text, order in (("03.04.2005", "DMY"), ("03/04/2005", "MDY")):
        assert dict(came[text].explanation)["order"] == f"{order}, as the rows with its separator say together"


@pytest.mark.parametrize("share", [0.03, 0.1, 0.3, 0.5])
def test_no_separator_that_mixes_orders_is_read(share):
    """Its rows are refused, or the ones against their order stand in the report."""
    for seed in range(10):
        dice = random.Random(seed)
        texts = []
        for _ in range(400):
            day = dt.date(2001, 1, 1) + dt.timedelta(dice.randrange(3000))
            first, second = (day.month, day.day) if dice.random() < share else (day.day, day.month)
            texts.append(dice.choice("/.-").join((f"{first:02}", f"{second:02}", str(day.year))))
        verdict = weighed(texts)
        for group in verdict.groups.values():
            against = min(group.settled.get(order, 0) for order in ("DMY", "MDY"))
            assert not (group.sure and against >= 3), (seed, verdict.groups)


def test_the_report_says_it(base):
    import json

    verdict, _ = read(base, ["03.04.2005", *SLASHED])
    record = json.loads(json.dumps(verdict.to_dict()))
    assert set(record["separators"]) == {".", "/"}
    assert record["probability"] == record["shares"][record["order"]] == record["separators"]["."]["shares"]["DMY"]
    assert read(base, SLASHED)[0].to_dict()["separators"] == {}
