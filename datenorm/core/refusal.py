"""Why there is no answer, in words."""

from datenorm.core.resolve import resolve
from datenorm.core.results import EXPLANATIONS, YEAR_IS_MISSING, Prediction, Reason


def because(prediction: Prediction) -> str:
    """Why a refused text has no answer; two things make a reading unsure, and the one that did is named."""
    reason = Reason(str(prediction.reason))
    unsure, unplaced = reason is Reason.UNSURE, prediction.century_rule is None
    if unsure and unplaced and resolve(prediction.reading).reason is Reason.UNSURE:
        return YEAR_IS_MISSING
    return EXPLANATIONS[reason]
