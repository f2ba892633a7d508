"""What is right for each kind, by the rules of the open cases."""

import json

import pytest

from datenorm.core.errors import InputError
from datenorm.core.results import Alternative, Prediction
from datenorm.data.records import Record, read_records
from datenorm.data.sampler import Sampler
from datenorm.evaluation.cases import (
    NOTHING,
    Answer,
    Case,
    day_part,
    from_example,
    from_prediction,
    normal,
    same_without_century,
    without_hints,
)

#: Groups of the generator that load little.
KINDS = (
    "named",
    "numeric",
    "numeric-short-year",
    "iso",
    "month-year",
    "day-month",
    "impossible-named",
    "database-zeros",
)


def case(kind, canonical=None, **fields):
    return Case(Record("text", canonical, kind=kind, **fields))


def says(reading, date=None, edtf=None, **fields):
    """An answer; date and EDTF are the reading when nothing else is said."""
    return Answer(reading, date or reading, edtf or date or reading, **fields)


def outcome(case, answer, bound=0.0):
    return str(case.judge(answer).outcome(bound))


@pytest.mark.parametrize(
    ("kind", "canonical", "answer", "expected"),
    [
        ("absolute", "1999-05-03", says("1999-05-03"), "right"),
        ("absolute", "1999-05-03", says("1999-05-03T14:05", "1999-05-03", "1999-05-03T14:05"), "right"),
        ("absolute", "1999-05-03", says("1999-03-05"), "wrong"),
        ("absolute", "1999-05-03", says("1999-05"), "wrong"),
        ("absolute", "1999-05-03", NOTHING, "refused"),
        ("datetime", "1999-05-03T14:05", says("1999-05-03", "1999-05-03"), "right"),
        ("two_digit_year", "XX16-09-03", says("XX16-09-03", "2016-09-03"), "right"),
        ("two_digit_year", "XX16-09-03", says("2016-09-03"), "wrong"),
        ("two_digit_year", "XX16-09-03", says("XX16-03-09", "2016-03-09"), "wrong"),
        ("no_year", "XXXX-09-03", says("XXXX-09-03"), "right"),
        ("no_year", "XXXX-09-03", says("2024-09-03"), "wrong"),
        ("no_year", "XXXX-09-03", says("XXXX-09-03T10:00", "XXXX-09-03"), "right"),
        ("partial", "1999-05", says("1999-05"), "right"),
        ("partial", "1999-05", says("1999-05-01"), "wrong"),
        ("partial", "186X", says("186X"), "right"),
        ("partial", "1860~", says("1860~", "1860", "1860~"), "right"),
        ("partial", "1860~", says("1860"), "wrong"),
        ("range", "/1928", says("../1928"), "right"),
        ("range", "1928/", says("1928/.."), "right"),
        ("range", "1890/1895", says("1890/1896"), "wrong"),
        ("range", "2015-07-03/2015-07-17", says("XXXX-07-03/XX15-07-17", "2015-07-03/2015-07-17"), "right"),
        ("time", "T18:10", says("T18:10"), "right"),
        ("time", "T18:10", says("T18:10:00"), "wrong"),
        ("reject", "", NOTHING, "right"),
        ("reject", "", says("1999-05-03"), "wrong"),
        ("reject", "2021-02-30", Answer("2021-02-30", None, None), "right"),
        ("reject", "2021-02-30", says("2021-03-02"), "wrong"),
        ("era_calendar", "1394-06-12[u-ca=persian]", says("1394-06-12[u-ca=persian]", "2015-09-03"), "right"),
        ("era_calendar", "1394-06-12[u-ca=persian]", says("1394-06-12"), "wrong"),
        ("era_calendar", "1394-06-12[u-ca=persian]", says("2015-09-03"), "right"),
    ],
)  # fmt: skip
def test_the_rule_of_each_kind(kind, canonical, answer, expected):
    assert outcome(case(kind, canonical), answer) == expected


def test_a_range_is_not_right_by_its_first_day_alone():
    ours = case("range", "2004-05-01/2004-05-31", date="2004-05-01")
    assert outcome(ours, says("2004-05-01")) == "wrong"


def test_without_a_reading_the_expected_answer_then_the_date_decides():
    assert outcome(case("era_calendar", expected="1855"), says("1855")) == "right"
    assert (
        outcome(case("era_calendar", date="2021-01-20"), says("2564-01-20[u-ca=buddhist]", "2021-01-20"))
        == "right"
    )
    assert outcome(case("era_calendar", date="2021-01-20"), says("2564-01-20")) == "wrong"
    assert outcome(case("", date="1999-05-03"), says("1999-05-03")) == "right"


def test_alternatives_are_right_too():
    quarter = case("partial", "2017-33", alternatives=("2017-01-01/2017-03-31",))
    assert outcome(quarter, says("2017-01-01/2017-03-31")) == "right"
    strict = case("reject", "", alternatives=("2024-09-06",))
    assert outcome(strict, says("2024-09-06")) == outcome(strict, NOTHING) == "right"
    short = case("two_digit_year", "XX26-04-10", alternatives=("2010-04-26",))
    assert outcome(short, says("2010-04-26")) == "right"


def test_a_null_among_the_alternatives_makes_a_refusal_right():
    doubtful = case("absolute", "2028-01-11", alternatives=(None,))
    assert outcome(doubtful, NOTHING) == outcome(doubtful, says("2028-01-11")) == "right"
    assert outcome(doubtful, says("2028-11-01")) == "wrong"


def test_ambiguous_wants_all_readings_and_the_mark():
    ours = case("ambiguous", alternatives=("2004-01-02", "2004-02-01"))
    both = says("2004-01-02", others=frozenset({"2004-02-01"}), ambiguous=True)
    assert outcome(ours, both) == "right"
    assert outcome(ours, says("2004-01-02", others=frozenset({"2004-02-01"}))) == "wrong"
    assert outcome(ours, says("2004-01-02", ambiguous=True)) == "wrong"
    assert outcome(ours, NOTHING) == "refused"


def test_a_wrong_answer_marked_ambiguous_with_the_right_one_beside_is_told_apart():
    ours = case("absolute", "2004-02-01")
    assert ours.judge(says("2004-01-02", others=frozenset({"2004-02-01"}), ambiguous=True)).offered
    assert not ours.judge(says("2004-01-02", others=frozenset({"2004-02-01"}))).offered
    assert not ours.judge(says("2004-02-01", others=frozenset({"2004-01-02"}), ambiguous=True)).offered
    short = case("two_digit_year", "XX04-02-01")
    assert short.judge(
        says("XX04-01-02", "2004-01-02", others=frozenset({"2004-02-01"}), ambiguous=True)
    ).offered


def test_the_time_is_scored_apart():
    ours = case("datetime", "1999-05-03T14:05:50+02:00")
    assert ours.judge(says("1999-05-03T14:05:50+02:00")).time_right is True
    assert ours.judge(says("1999-05-03T14:05:50")).time_right is False
    assert ours.judge(says("1999-05-04T14:05:50+02:00")).time_right is None
    assert case("absolute", "1999-05-03").judge(says("1999-05-03T10:00")).time_right is None


def test_the_day_of_a_two_digit_year_is_scored_apart():
    ours = case("two_digit_year", "XX44-01-27", date="1944-01-27")
    verdict = ours.judge(says("XX44-01-27", "2044-01-27"))
    assert (verdict.right, verdict.day_right) == (True, False)
    assert ours.judge(says("XX44-01-27", "1944-01-27")).day_right is True
    assert case("absolute", "1999-05-03", date="1999-05-03").judge(says("1999-05-03")).day_right is None


def test_a_reference_date_fills_the_label_as_it_fills_the_answer():
    ours = case("range", "2017-05-01/2017-05-03", reference="2017-06-22")
    assert outcome(ours, says("XXXX-05-01/XXXX-05-03", "2017-05-01/2017-05-03")) == "right"
    with pytest.raises(InputError, match=r"line 7: .*tomorrow"):
        case("no_year", "XXXX-09-03", reference="tomorrow", line=7).judge(says("XXXX-09-03"))


def test_a_reader_of_full_years_is_right_in_any_century():
    ours = case("two_digit_year", "XX16-09-03")
    assert outcome(ours, says("1916-09-03", full_years=True)) == "right"
    assert outcome(ours, says("1917-09-03", full_years=True)) == "wrong"
    assert not same_without_century("2016-09-03", "XXXX-09-03")


def test_a_bound_refuses_what_weighs_less():
    verdict = case("absolute", "1999-05-03").judge(says("1999-03-05", weight=0.6))
    assert [str(verdict.outcome(bound)) for bound in (0.0, 0.6, 0.61)] == ["wrong", "wrong", "refused"]
    rejected = case("reject", "").judge(says("1999-03-05", weight=0.6))
    assert str(rejected.outcome(0.7)) == "right"


def test_what_the_file_does_not_say_is_not_scored():
    assert not case("no_year").scorable
    assert case("reject").scorable
    assert case("ambiguous", alternatives=("0035",)).scorable


def test_a_label_outside_the_grammar_stands_for_itself():
    ours = case("range", "[1858, 1860]")
    assert outcome(ours, NOTHING) == "refused"
    assert outcome(ours, says("1858/1860")) == "wrong"


def test_a_prediction_becomes_an_answer():
    others = (Alternative("2005-03-04", "2005-03-04", 0.4), Alternative("2005", "2005", 0.05))
    prediction = Prediction(
        "x", "2005-04-03", "2005-04-03T10:00", "2005-04-03T10:00", 0.5, others, ambiguous=True, read=0.9
    )
    assert from_prediction(prediction).weight == 0.5
    answer = from_prediction(prediction, own_bound=True)
    assert answer.weight == pytest.approx(0.9)
    assert answer.others == {"2005-03-04", "2005"}


def test_forms_of_the_same_answer():
    assert [normal(text) for text in ("/1928", "1928/", "../1928", "1928")] == [
        "../1928", "1928/..", "../1928", "1928",
    ]  # fmt: skip
    assert day_part("1999-05-03T14:05:50+02:00") == "1999-05-03"
    assert day_part("1394-06-12T10:00[u-ca=persian]") == "1394-06-12[u-ca=persian]"
    assert day_part("T18:10") == "T18:10"
    assert day_part("T15-05-01") == "T15-05-01"


def test_a_generated_example_judges_its_own_reading_right():
    """A reader that says the truth is right on everything that the generator makes."""
    from datenorm.core.resolve import resolve

    for example in Sampler(11, KINDS, ("en", "fr")).examples(300):
        resolution = resolve(example.canonical)
        truth = Answer(example.canonical, resolution.date, resolution.edtf)
        assert outcome(from_example(example), truth) == "right", example


def test_hints_can_be_withheld():
    ours = case("no_year", "XXXX-09-03", locale="de-AT", order="DMY", reference="2024-01-01")
    assert ours.language == "de"
    bare = without_hints(ours).record
    assert (bare.locale, bare.order, bare.reference) == ("", "", "2024-01-01")


def test_cases_come_from_a_file(tmp_path):
    path = tmp_path / "cases.jsonl"
    line = {"text": "3 Sept 16", "canonical": "XX16-09-03", "kind": "two_digit_year", "alternatives": [None]}
    path.write_text(json.dumps(line) + "\n")
    (record,) = read_records(path)
    assert Case(record).refusal_right
