"""Rows with another separator than those that settle a column may have an order of their own."""

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


def test_a_column_of_two_orders_is_mixed_whatever_its_separators(base):
    verdict, came = read(base, ["25.04.2005", "26.04.2005", "28.04.2005", *SLASHED, "03/04/2005", "03.04.2005"])
    assert verdict.status == "mixed"
    assert {came[text].reason for text in ("03/04/2005", "03.04.2005")} == {Reason.AMBIGUOUS}


def test_no_column_is_in_two_orders_unmarked(tmp_path):
    """However sure: what stands in another order than the column is marked."""
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


def test_the_report_says_it(base):
    import json

    verdict, _ = read(base, ["03.04.2005", *SLASHED])
    record = json.loads(json.dumps(verdict.to_dict()))
    assert set(record["separators"]) == {".", "/"}
    assert record["probability"] == record["shares"][record["order"]] == record["separators"]["."]["shares"]["DMY"]
    assert read(base, SLASHED)[0].to_dict()["separators"] == {}
