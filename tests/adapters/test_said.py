"""The words that all adapters take."""

import datetime

import numpy as np
import pytest

from datenorm.adapters.said import FIELDS, checked, opened, options_of, value_of
from datenorm.core.errors import UsageError
from datenorm.core.results import Alternative, Prediction, Reason
from datenorm.normalizer import Options


def test_no_words_are_the_usual_options():
    assert options_of({}) == Options()


def test_words_are_the_options_of_the_command():
    options = options_of(
        {"order": "DMY", "century": 1900, "reference_date": "2020-06-01", "prefer": "past", "view": "edtf"}
    )
    assert (options.order, options.policy.century, options.policy.view) == ("DMY", 1900, "edtf")
    assert options.policy.reference == datetime.date(2020, 6, 1)
    assert options_of({"order": "auto", "century": np.int64(1900)}) == options_of({"century": 1900})


@pytest.mark.parametrize(
    ("said", "part"),
    [
        ({"ordre": "DMY"}, r"options among order, locale.*order is near"),
        ({"zzz": 1}, r"options among order, locale"),
        ({"order": "DYM"}, "DMY, MDY, YMD"),
        ({"century": "19xx"}, "century"),
        ({"century": True}, "century"),
        ({"reference_date": 20240503}, r"expected reference_date to be a day such as 2024-05-03, got 20240503 \(int\)"),
        ({"min_confidence": "0.5"}, "min_confidence to be a number from 0 to 1, got '0.5'"),
        ({"locale": 5}, r"locale to be a text .*, got 5 \(int\)"),
        ({"refuse_ambiguous": "no"}, "refuse_ambiguous to be True or False"),
    ],
)
def test_a_word_that_makes_no_sense(said, part):
    with pytest.raises(UsageError, match=part):
        options_of(said)


def test_fields_are_those_of_a_prediction():
    prediction = Prediction(
        "x", None, None, "", 0.5, (Alternative("2005-03-04", "2005-03-04", 0.29),), reason=Reason.UNSURE
    )
    assert value_of(prediction, "alternatives") == "2005-03-04:0.2900"
    assert value_of(prediction, "reason") == "unsure"
    assert set(FIELDS) < set(prediction.to_dict())
    for wrong in (["dat"], [], "date", 5, [["date"]], None):
        with pytest.raises(UsageError, match="date"):
            checked(wrong)


def test_a_model_is_a_name_a_folder_or_open():
    with pytest.raises(UsageError, match=r"expected a model's name or folder, or a Normalizer, got 5 \(int\)"):
        opened(5)


def test_a_field_alone_is_no_list_of_fields():
    with pytest.raises(UsageError, match=r"expected a list of fields .*got 'date'"):
        checked("date")
