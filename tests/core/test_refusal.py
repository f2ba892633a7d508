"""Two things make a reading unsure; the words name the one that did."""

import pytest

from datenorm.core.refusal import because
from datenorm.core.results import EXPLANATIONS, YEAR_IS_MISSING, Prediction, Reason


@pytest.mark.parametrize(
    ("reading", "rule", "words"),
    [
        ("2021-11", None, "no reading is sure enough"),
        ("XXXX-05-06", None, "no reading is sure enough"),
        ("XXXX-06-12[u-ca=persian]", None, YEAR_IS_MISSING),
        ("XXXX-06-12[u-ca=persian]", "nearest to 2020-06-01", "no reading is sure enough"),
    ],
)
def test_what_made_it_unsure(reading, rule, words):
    prediction = Prediction("x", None, None, reading, 0.4, century_rule=rule, reason=Reason.UNSURE)
    assert because(prediction) == words


def test_other_reasons_have_their_own_words():
    prediction = Prediction("x", None, None, "2021-02-30", 0.9, reason=Reason.NO_SUCH_DAY)
    assert because(prediction) == EXPLANATIONS[Reason.NO_SUCH_DAY]
