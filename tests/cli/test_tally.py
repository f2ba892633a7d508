"""What the summary says of doubt and refusals."""

from datenorm.cli.tally import NONE, Tally
from datenorm.core.results import Prediction, Reason


def answered(ambiguous=False, reason=None):
    return Prediction("x", None if reason else "1999", None, "1999", 0.5, ambiguous=ambiguous, reason=reason)


def test_doubt_is_counted_beside_refusals():
    refused = [answered(reason=Reason.NOT_A_DATE), answered(True, Reason.AMBIGUOUS)]
    first, second = Tally.of([answered(), answered(True), *refused]), Tally.of([answered(True)] * 2)
    assert first.and_(second) == NONE.and_(second).and_(first)
    assert first.and_(second).summary("line", "--format jsonl") == (
        "2 of 6 lines refused: 1 not-a-date, 1 ambiguous; "
        "3 ambiguous (--format jsonl shows the other readings, --refuse-ambiguous leaves them out)"
    )
    assert second.summary("row", None) == "2 of 2 rows ambiguous (--refuse-ambiguous leaves them out)"
    assert Tally.of([answered()]).summary("row", None) is NONE.summary("row", None) is None


def test_what_the_column_said_is_not_said_again():
    tally = Tally.of([answered(True)] * 3)
    assert tally.without_said(3).summary("row", None) is None
    assert tally.without_said(2) == tally
