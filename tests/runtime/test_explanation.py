"""What an answer rests on, in words."""

import pytest

from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.runtime.explain import exchanged
from datenorm.runtime.explanation import Assumed, contradicted_weekday, explained, looked_at


def looking(text, reading, places):
    """A prediction each character of whose reading looked at the place that ``places`` has for it."""
    rows = tuple(tuple(float(index == place) for index in range(len(text))) for place in places)
    return Prediction(text, reading, reading, reading, 0.9, attention=rows, calendar="gregory")


def said(prediction, **assumed):
    return dict(explained(prediction, Assumed(**assumed)).explanation)


def test_year_month_and_day_name_their_characters():
    came = said(looking("3rd of May 1999", "1999-05-03", [11, 12, 13, 14, 0, 7, 8, 0, 0, 0]))
    assert came == {
        "year": '1999, from "1999"',
        "month": '05, from "May"',
        "day": '03, from "3"',
        "language": "none given; told from the text",
    }


@pytest.mark.parametrize(
    ("text", "places", "expected"),
    [
        ("3 May", [2], ['"May"']),
        ("12 0ct", [3, 4], ['"0ct"']),
        ("20030925", [4, 5], ['"09"']),
        ("2019年5月3日", [5], ['"5"']),
        ("二零一八年十一月", [5, 6], ['"十一"']),
        ("3 พ.ค. 2562", [2, 4], ['"พ" and "ค"']),
        ("٣ مايو", [3], ['"مايو"']),
    ],
)
def test_words_are_named_whole_and_long_numbers_in_parts(text, places, expected):
    rows = [[float(index == place) for index in range(len(text))] for place in places]
    assert " and ".join(looked_at(text, rows)) == expected[0]


def test_attention_that_is_nowhere_is_said():
    flat = looking("3 May 1999", "1999", [None] * 4)
    assert "no character more than" in said(flat)["year"]


def test_both_ends_of_an_interval_are_named():
    came = said(looking("1890-1895", "1890/1895", [0, 1, 2, 3, 4, 5, 6, 7, 8]))
    assert came["year"] == '1890, from "1890"; 1895, from "1895"'


def numeric(**fields):
    day = dict.fromkeys(("date", "edtf", "reading"), "2005-04-03")
    return Prediction(**{"text": "03/04/2005", **day, "confidence": 0.6, "order": "DMY", **fields})


@pytest.mark.parametrize(
    ("fields", "assumed", "expected"),
    [
        ({}, {"order": "DMY"}, "DMY, as given"),
        ({}, {"order": "DMY", "order_from": "as usual in en-GB"}, "DMY, as usual in en-GB"),
        ({}, {"order": "MDY"}, "DMY, though MDY is as given"),
        ({"ambiguous": True}, {}, "DMY, the likelier one; nothing in the text says"),
        ({"weekday": 7}, {}, "DMY, as the weekday says"),
        ({"text": "13/04/2005", "reading": "2005-04-13"}, {}, "DMY, the only one that makes a day of these numbers"),
    ],
)
def test_who_says_the_order(fields, assumed, expected):
    assert said(numeric(**fields), **assumed)["order"] == expected


def test_weekdays_that_agree_or_not():
    assert said(numeric(weekday=7))["weekday"] == "the text names Sunday, and 2005-04-03 is one"
    assert "is a Sunday: the text or the reading is wrong" in said(numeric(weekday=2))["weekday"]
    month = dict.fromkeys(("date", "edtf", "reading"), "2005-04")
    assert said(numeric(weekday=2, **month))["weekday"] == "the text names Tuesday"


def test_only_a_weekday_that_contradicts_the_answer_is_a_warning():
    assert contradicted_weekday(numeric(weekday=2)) == (
        "the text names Tuesday, but 2005-04-03 is a Sunday: the text or the reading is wrong"
    )
    for fields in ({}, {"weekday": 7}, {"weekday": 2, "date": None, "edtf": None}, {"weekday": 2, "date": "2005-04"}):
        assert contradicted_weekday(numeric(**fields)) is None


def test_the_rules_of_years_and_calendars():
    assert said(numeric(century_rule="window 1969-2068"))["century"].endswith("the 100 years 1969-2068")
    assert said(numeric(century_rule="window 1900-1999"), century_from="as told")["century"].endswith(", as told")
    floating = numeric(reading="XXXX-05-03", century_rule="nearest to 2020-06-01", order=None)
    assert said(floating)["year"] == "none in the text; nearest to 2020-06-01"
    assert "reference date" in said(numeric(reading="XXXX-05-03", order=None))["year"]
    persian = numeric(reading="1394-06-12[u-ca=persian]", edtf="2015-09-03", calendar="persian", order=None)
    assert said(persian)["calendar"] == "persian: 1394-06-12 there is 2015-09-03 in the Gregorian calendar"


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("2021-02-30", "February 2021 has 28 days, not 30"),
        ("2021-13-01", "there is no month 13"),
        ("XX21-04-31", "April has 30 days, not 31"),
        ("1895/1890", "the calendar has no such day"),
        ("2021-02T25:00", "the calendar has no such day"),
        ("2021-02-28T25:00", "the calendar has no such day"),
        ("2020-02-30", "February 2020 has 29 days, not 30"),
    ],
)
def test_why_there_is_no_such_day(reading, expected):
    refused = numeric(reading=reading, date=None, edtf=None, reason=Reason.NO_SUCH_DAY, order=None)
    assert said(refused)["refused"].startswith(expected)


def test_why_it_is_doubtful_or_refused():
    other = (Alternative("2005-03-04", "2005-03-04", 0.29),)
    assert said(numeric(ambiguous=True, alternatives=other))["ambiguous"] == (
        "more than one day fits: also 2005-03-04 (29%)"
    )
    unsure = numeric(date=None, edtf=None, reason=Reason.UNSURE)
    assert said(unsure, least=0.7)["refused"] == "the best reading, 2005-04-03, is 60% sure; at least 70% is asked for"
    ambiguous = numeric(date=None, edtf=None, reason=Reason.AMBIGUOUS, ambiguous=True, alternatives=other)
    assert said(ambiguous)["refused"].endswith(": 2005-03-04 (29%)")


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_words(reason):
    assert said(Prediction("x", None, None, "", 0.5, reason=reason))["refused"]


def test_attention_stays_only_when_asked_for():
    prediction = looking("1999", "1999", [0, 1, 2, 3])
    assert explained(prediction, Assumed()).attention is None
    assert explained(prediction, Assumed(), attention=True).attention == prediction.attention


def test_rows_follow_the_numbers_when_a_column_turns_them_around():
    rows = tuple((float(index),) for index in range(16))
    turned = exchanged(rows, "2005-03-04T14:05", "2005-04-03T14:05")
    assert [row[0] for row in turned] == [0, 1, 2, 3, 4, 8, 9, 7, 5, 6, *range(10, 16)]
    three = exchanged(rows[:10], "XX05-03-04", "XX03-04-05")
    assert [row[0] for row in three] == [0, 1, 5, 6, 4, 8, 9, 7, 2, 3]
    assert exchanged(rows[:10], "2005-03-04", "2005-03-04") == rows[:10]
    assert exchanged(rows[:8], "1999-W07", "1999-02-15") == rows[:8]  # of another length: left alone
