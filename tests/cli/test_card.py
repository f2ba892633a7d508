"""What a prediction looks like on the screen."""

import dataclasses

import pytest

from datenorm.cli.card import Frame, card, percent
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.text.safe import width


def prediction(text, reading="1999-05-03", **fields):
    attention = tuple(tuple(float(index == 0) for index in range(len(text))) for _ in reading)
    usual = {"date": reading, "edtf": reading, "reading": reading, "confidence": 0.98, "attention": attention}
    return Prediction(text, **{**usual, **fields})


def test_an_answer():
    drawn = card(prediction("3 May", reading="1999"), Frame(80))
    assert drawn.splitlines() == [
        "1999         98 %   3 May",
        "",
        "       3   M a y",
        "   1 | @",
        "   9 | @",
        "   9 | @",
        "   9 | @",
    ]


def test_what_stands_beside_an_answer():
    drawn = card(
        prediction(
            "03/04/05",
            reading="XX05-04-03",
            date="2005-04-03",
            edtf="2005-04-03",
            confidence=0.58,
            alternatives=(Alternative("2005-03-04", "2005-03-04", 0.39),),
            ambiguous=True,
            century_rule="1969-2068",
        ),
        Frame(80, heatmap=False),
    )
    assert [line.split()[0] for line in drawn.splitlines()] == ["2005-04-03", "or", "ambiguous", "century"]
    assert "2005-03-04  39 %" in drawn
    assert "ambiguous  more than one day fits; --order or --locale may settle it\n" in drawn


def test_a_reading_that_is_refused_is_no_other_reading():
    both = (Alternative("2005-04-03", "2005-04-03", 0.5), Alternative("2005-03-04", "2005-03-04", 0.48))
    refused = {"date": None, "edtf": None, "reason": Reason.AMBIGUOUS, "ambiguous": True, "alternatives": both}
    drawn = card(prediction("03/04/2005", reading="2005-04-03", confidence=0.5, **refused), Frame(80, heatmap=False))
    assert [line.split()[:2] for line in drawn.splitlines()[2:4]] == [["read", "2005-04-03"], ["or", "2005-03-04"]]
    assert drawn.count("2005-04-03") == 1
    unlisted = {**refused, "alternatives": both[1:], "reason": Reason.NO_SUCH_DAY}
    drawn = card(prediction("x", reading="2005-02-30", confidence=0.5, **unlisted), Frame(80, heatmap=False))
    assert "read       2005-02-30  50 %" in drawn and "or         2005-03-04  48 %" in drawn


def test_calendars_and_edtf_are_named():
    drawn = card(
        prediction("x", reading="1394[u-ca=persian]", date="2015", edtf="2015~", calendar="persian"), Frame(80)
    )
    assert "calendar   persian, written as 1394" in drawn
    assert "EDTF       2015~" in drawn
    assert "\n   persian | @" in drawn


def test_a_weekday_that_the_day_has_not_is_named():
    said = prediction("Tuesday, May 3, 1999", reading="1999-05-03", date="1999-05-03", edtf="1999-05-03", weekday=2)
    assert "weekday    the text names Tuesday, but 1999-05-03 is a Monday" in card(said, Frame(80))
    assert "weekday" not in card(dataclasses.replace(said, weekday=1), Frame(80))


@pytest.mark.parametrize("reason", list(Reason))
def test_a_refusal_says_why(reason):
    drawn = card(prediction("x", reading="", date=None, edtf=None, reason=reason, attention=None), Frame(80))
    assert drawn.startswith(f"refused     {reason}   x\n   because    ")


def test_right_to_left_is_named():
    assert "right to left" in card(prediction("٣ مايو ١٩٩٩"), Frame(80))
    assert "right to left" not in card(prediction("3 мая 1999"), Frame(80))


@pytest.mark.parametrize("columns", [20, 40, 80])
@pytest.mark.parametrize(
    "text", ["3rd of May 1999", "понедельник, 3 мая 1999 г.", "2019年5月3日" * 9, "ที่" * 90, "\x1b" * 99]
)
def test_no_line_is_wider_than_the_terminal(text, columns):
    drawn = card(prediction(text, century_rule="nearest to 2024-05-03", ambiguous=True), Frame(columns))
    assert max(map(width, drawn.splitlines())) <= max(columns, 26)


def test_never_more_certain_than_it_is():
    assert [percent(value) for value in (0.0, 0.05, 0.984, 0.9949, 0.996, 0.99999, 1.0)] == [
        "  0 %", "  5 %", " 98 %", " 99 %", ">99 %", ">99 %", "100 %",
    ]  # fmt: skip
