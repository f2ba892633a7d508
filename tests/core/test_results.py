"""Predictions in JSON: the contract's keys in its order, on one line, whatever the text holds."""

import json
import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import hostile_text

from datenorm.core.results import EXPLANATIONS, Alternative, Prediction, Reason

KEYS = [
    "text",
    "date",
    "edtf",
    "reading",
    "confidence",
    "alternatives",
    "ambiguous",
    "order",
    "calendar",
    "century_rule",
    "reason",
]

READ = Prediction(
    text="03/04/05",
    date="2005-04-03",
    edtf="2005-04-03",
    reading="XX05-04-03",
    confidence=0.58123456,
    alternatives=(Alternative("2005-03-04", "2005-03-04", 0.41),),
    ambiguous=True,
    order="DMY",
    calendar="gregory",
    century_rule="window 1969-2068",
)


def test_the_keys_are_always_all_there_in_the_contracts_order():
    refused = Prediction("n/a", None, None, "", 0.99, reason=Reason.NOT_A_DATE)
    assert list(json.loads(READ.to_json())) == KEYS
    assert list(json.loads(refused.to_json())) == KEYS
    assert json.loads(refused.to_json())["reason"] == "not-a-date"


def test_a_prediction_in_full():
    assert READ.to_json() == (
        '{"text": "03/04/05", "date": "2005-04-03", "edtf": "2005-04-03", "reading": "XX05-04-03", '
        '"confidence": 0.5812, "alternatives": [{"date": "2005-03-04", "edtf": "2005-03-04", "confidence": 0.41}], '
        '"ambiguous": true, "order": "DMY", "calendar": "gregory", "century_rule": "window 1969-2068", "reason": null}'
    )


def test_attention_is_there_when_asked_for():
    prediction = Prediction("1999", "1999", "1999", "1999", 1.0, attention=((0.75, 0.25), (0.00001, 0.99999)))
    record = json.loads(prediction.to_json())
    assert list(record) == [*KEYS, "attention"]
    assert record["attention"] == [[0.75, 0.25], [0.0, 1.0]]


def test_an_explanation_is_there_when_asked_for():
    prediction = Prediction("x", None, None, "", 0.5, reason=Reason.EMPTY, explanation=(("refused", "no text"),))
    assert list(json.loads(prediction.to_json()))[-1] == "explanation"
    assert json.loads(prediction.to_json())["explanation"] == {"refused": "no text"}


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf, np.float32("nan")])
def test_json_has_no_nan(number):
    prediction = Prediction("x", None, None, "", number, attention=((number,),))
    record = json.loads(prediction.to_json(), parse_constant=pytest.fail)
    assert record["confidence"] is None
    assert record["attention"] == [[None]]


def test_numbers_of_numpy_are_numbers():
    assert json.loads(Prediction("x", None, None, "", np.float32(0.5)).to_json())["confidence"] == 0.5


def test_text_stays_readable():
    assert '"text": "٣ مايو ١٩٩٩ 📅"' in Prediction("٣ مايو ١٩٩٩ 📅", None, None, "", 0.0).to_json()


@given(hostile_text(), st.floats())
def test_any_text_is_one_safe_line(text, confidence):
    """UTF-8 takes it, no reader breaks the line, no terminal acts on it, and the text comes back as it was.

    But lone surrogates, which are no text, come back as replacement characters.
    """
    line = Prediction(text, None, None, "", confidence, reason=Reason.BAD_ENCODING).to_json()
    assert line.encode("utf-8").decode("utf-8") == line
    assert len(line.splitlines()) == 1
    assert not any(ord(character) < 32 or 127 <= ord(character) < 160 for character in line)
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200f") & set(line)
    assert json.loads(line)["text"] == re.sub("[\ud800-\udfff]", "\ufffd", text)


def test_the_reasons_are_those_of_the_contract_and_each_is_explained():
    assert [str(reason) for reason in Reason] == [
        "empty",
        "not-a-date",
        "no-such-day",
        "unsure",
        "ambiguous",
        "too-long",
        "bad-encoding",
        "out-of-range",
    ]
    assert list(EXPLANATIONS) == list(Reason)
    assert all(0 < len(line) < 120 and "\n" not in line for line in EXPLANATIONS.values())


def test_predictions_are_values():
    assert len({READ, READ}) == 1
    with pytest.raises(AttributeError):
        READ.text = "other"
