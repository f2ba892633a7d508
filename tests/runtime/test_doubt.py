"""From candidates to an answer: shares add up, weekdays count, days that don't exist are refused, doubt is said."""

import datetime
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import policies, readings

from datenorm.core.canonical import encode
from datenorm.core.errors import CanonicalError
from datenorm.core.policy import Policy
from datenorm.core.results import Reason
from datenorm.runtime.doubt import judge
from datenorm.runtime.manifest import Calibration
from datenorm.runtime.search import Candidate


def candidate(canonical, probability, weekday=None):
    symbols = encode(canonical, weekday)
    return Candidate(symbols, math.log(probability), np.zeros((len(symbols), 4), np.float32))


def judged(*entries, policy=Policy(), open_order=False, **calibration):  # noqa: B008 - frozen
    return judge([candidate(*entry) for entry in entries], policy, Calibration(**calibration), open_order)


def test_a_sure_reading_is_the_answer():
    judgement = judged(("1999-05-03", 0.99))
    assert judgement.best.resolution.date == "1999-05-03"
    assert judgement.best.share == pytest.approx(0.99)
    assert judgement.others == ()
    assert not judgement.ambiguous


def test_readings_of_one_day_add_up():
    """The Persian reading is another way to the same day."""
    judgement = judged(("2015-09-03", 0.5), ("1394-06-12[u-ca=persian]", 0.3), ("2015-03-09", 0.1))
    assert judgement.best.share == pytest.approx(0.8)
    assert judgement.best.transcript.canonical == "2015-09-03"
    assert [other.share for other in judgement.others] == [pytest.approx(0.1)]


def test_smaller_readings_together_may_be_larger():
    judgement = judged(("2015-03-09", 0.4), ("2015-09-03", 0.3), ("1394-06-12[u-ca=persian]", 0.25))
    assert judgement.best.resolution.date == "2015-09-03"


def test_what_the_view_shows_makes_the_answer():
    """Under the date alone two times are one answer; with the time they are two."""
    entries = ("1999-05-03T10:00", 0.6), ("1999-05-03T22:00", 0.3)
    assert judged(*entries).best.share == pytest.approx(0.9)
    assert judged(*entries, policy=Policy(view="datetime")).best.share == pytest.approx(0.6)


def test_confidence_of_a_sure_reading_is_the_same_with_and_without_others():
    for weekday in (None, 1):
        alone = judged(("1999-05-03", 0.985, weekday))
        among = judged(("1999-05-03", 0.985, weekday), ("1999-05-03?", 0.008, weekday), ("1999-03-05", 0.004, weekday))
        assert among.best.share == alone.best.share
        assert [other.resolution.date for other in among.others] == ["1999-03-05"]


def test_the_empty_reading_is_a_refusal_with_its_probability():
    judgement = judged(("", 0.7), ("1999", 0.2))
    assert judgement.best.resolution.reason == Reason.NOT_A_DATE
    assert judgement.best.share == pytest.approx(0.7)
    assert not judgement.ambiguous


# Weekdays: 3 April 2005 was a Sunday, 4 March 2005 a Friday


def test_the_weekday_decides_between_two_orders():
    judgement = judged(("2005-03-04", 0.6, 7), ("2005-04-03", 0.38, 7))
    assert judgement.best.resolution.date == "2005-04-03"
    assert judgement.best.share > 0.98
    assert not judgement.ambiguous


def test_a_weekday_that_agrees_makes_surer_and_one_that_does_not_less_sure():
    plain = judged(("2005-04-03", 0.9)).best.share
    assert judged(("2005-04-03", 0.9, 7)).best.share > plain
    assert judged(("2005-04-03", 0.9, 5)).best.share < plain


def test_a_wrong_weekday_keeps_the_reading_but_lowers_the_confidence():
    judgement = judged(("1999-05-03", 0.9999, 2))
    assert judgement.best.resolution.date == "1999-05-03"
    assert 0.5 < judgement.best.share < 0.8


def test_a_weekday_of_a_date_that_has_none_says_nothing():
    assert judged(("1999-05", 0.9, 2)).best.share == pytest.approx(0.9)


def test_a_reading_that_leaves_the_weekday_out_stands_in_between():
    judgement = judged(("2005-03-04", 0.5, 7), ("2005-03-04T10:00", 0.3), ("2005-04-03", 0.1, 7))
    assert judgement.best.resolution.date == "2005-04-03"


# Days that don't exist


def test_no_such_day_is_never_another_day():
    judgement = judged(("2021-02-30", 0.6), ("2021-03-02", 0.3))
    assert judgement.best.resolution.reason == Reason.NO_SUCH_DAY
    assert judgement.best.share == pytest.approx(0.6)


def test_no_such_day_gives_way_only_to_a_clearly_larger_answer():
    near = judged(("2021-02-30", 0.40), ("2021-03-02", 0.25), ("2021-03-02?", 0.25))
    assert near.best.resolution.reason == Reason.NO_SUCH_DAY
    far = judged(("2021-02-30", 0.30), ("2021-03-02", 0.29), ("2021-03-02?", 0.28))
    assert far.best.resolution.date == "2021-03-02"


def test_no_such_day_as_a_lesser_reading_is_one_of_the_others():
    judgement = judged(("2021-03-02", 0.6), ("2021-02-30", 0.3))
    assert judgement.best.resolution.date == "2021-03-02"
    assert [other.valid for other in judgement.others] == [False]
    assert not judgement.ambiguous


# Ambiguity


def test_another_date_of_some_weight_is_ambiguous():
    assert judged(("2005-04-03", 0.6), ("2005-03-04", 0.3)).ambiguous
    assert not judged(("2005-04-03", 0.9), ("2005-03-04", 0.05)).ambiguous
    assert judged(("2005-04-03", 0.9), ("2005-03-04", 0.05), ambiguous_share=0.01).ambiguous


def test_an_open_order_is_ambiguous_however_sure_the_network_is():
    judgement = judged(("2005-04-03", 0.99), ("2005-03-04", 0.006), open_order=True)
    assert judgement.ambiguous
    assert judgement.best.share == pytest.approx(0.99)
    (other,) = judgement.others
    assert (other.resolution.date, other.share) == ("2005-03-04", pytest.approx(0.006))


@pytest.mark.parametrize("entry", [("2005-04-03", 0.999), ("R03-05-04", 0.999), ("1999-03-12", 0.97)])
def test_what_the_search_never_met_makes_no_doubt(entry):
    judgement = judged(entry, open_order=True)
    assert (judgement.ambiguous, judgement.others) == (False, ())


def test_an_era_fixes_the_order():
    assert not judged(("R03-05-04", 0.99), ("R03-04-05", 0.006), open_order=True).ambiguous
    assert judged(("R03-05-04", 0.7), ("R03-04-05", 0.2), open_order=True).ambiguous


def test_the_other_way_around_may_have_another_time():
    """Under a view of days the likelier of its readings stands for it."""
    entries = ("2005-04-03T10:00", 0.9), ("2005-03-04T22:00", 0.05), ("2005-03-04T10:00", 0.01)
    assert judged(*entries, open_order=True).ambiguous


def test_an_open_order_that_the_search_met_keeps_its_share():
    judgement = judged(("2005-04-03", 0.9), ("2005-03-04", 0.06), open_order=True)
    assert judgement.ambiguous
    assert [(other.resolution.date, other.share) for other in judgement.others] == [("2005-03-04", pytest.approx(0.06))]


def test_an_open_order_among_other_readings():
    judgement = judged(("2005-04-03", 0.8), ("2005", 0.06), ("2005-03-04", 0.05), open_order=True)
    assert judgement.ambiguous
    assert [other.resolution.date for other in judgement.others] == ["2005", "2005-03-04"]


def test_an_open_order_whose_other_reading_is_refused():
    """The next 12 January after June 9999 can't be written."""
    policy = Policy(reference=datetime.date(9999, 6, 1), prefer="future")
    for entries in ([("XXXX-12-01", 0.99), ("XXXX-01-12", 0.006)], [("XXXX-12-01", 0.9), ("XXXX-01-12", 0.08)]):
        judgement = judged(*entries, policy=policy, open_order=True)
        assert judgement.best.resolution.date == "9999-12-01"
        assert not judgement.ambiguous


def test_an_open_order_is_settled_by_a_weekday_and_by_days_that_do_not_swap():
    assert not judged(("2005-04-03", 0.999, 7), open_order=True).ambiguous
    assert not judged(("2005-04-13", 0.999), open_order=True).ambiguous
    assert not judged(("", 0.999), open_order=True).ambiguous


def test_share_of_what_was_read():
    judgement = judged(("2005-04-03", 0.55), ("2005-03-04", 0.35), ("2005", 0.05))
    assert judgement.read_share(0.1) == pytest.approx(0.9)
    assert judged(("2005-04-03", 0.55), ("2005", 0.05)).read_share(0.1) == pytest.approx(0.55)


def test_of_three_readings_two_count_as_read():
    judgement = judged(("2001-02-03", 0.34), ("2003-02-01", 0.3), ("2002-01-03", 0.29))
    assert judgement.read_share(0.1) == pytest.approx(0.64)


@pytest.mark.parametrize(
    ("one", "other", "counts"),
    [
        ("2005-04-03", "2005-03-04", True),
        ("2021-22", "2021/2022", True),
        ("XX45-03-04", "1945-04-03", True),
        ("T05:00Z", "T05:00+02:00", True),
        ("2560", "2560[u-ca=buddhist]", True),
        ("1857~", "../1857", True),
        ("2015-11-10", "2015-04-10", False),
        ("T23:00", "T13:00", False),
        ("1999-05", "1999", False),
        ("1889", "1989", False),
    ],
)
def test_a_rival_with_other_numbers_says_that_nothing_was_read(one: str, other: str, counts: bool):
    assert judged((one, 0.5), (other, 0.4)).read_share(0.1) == pytest.approx(0.9 if counts else 0.5)


def test_a_wider_search_adds_answers_behind_and_changes_no_share():
    """What it met again, under the user's view, is no other answer."""
    narrow = judged(("2005-04-03T10:00", 0.6), ("2005-03-04", 0.2))
    wide = judged(("2005-04-03T11:00", 0.5), ("2005", 0.25), ("2005-03-04", 0.1), ("", 0.05))
    came = narrow.widened(wide, Policy())
    assert (came.best, came.ambiguous) == (narrow.best, narrow.ambiguous)
    found = [(other.resolution.date, other.share) for other in came.others]
    assert found == [("2005", pytest.approx(0.25)), ("2005-03-04", pytest.approx(0.2)), (None, pytest.approx(0.05))]
    with_times = narrow.widened(wide, Policy(view="datetime"))
    assert [other.transcript.canonical for other in with_times.others] == ["2005-04-03T11:00", "2005", "2005-03-04", ""]


@pytest.mark.parametrize(
    ("entry", "disputed"),
    [
        (("2005-04-03", 0.9, 7), False),
        (("2005-04-03", 0.9, 5), True),
        (("2005-04-03", 0.9), False),
        (("2005-04", 0.9, 5), False),
    ],
)
def test_an_answer_is_disputed_by_another_weekday_alone(entry, disputed):
    assert judged(entry).disputed is disputed


def candidates():
    entry = st.tuples(readings(), st.floats(1e-6, 1), st.none() | st.integers(1, 7))
    return st.lists(entry, min_size=1, max_size=5)


@given(candidates(), policies(), st.booleans())
def test_shares_are_probabilities_and_sorted(entries, policy, open_order):
    """Whatever the readings: no share above 1, nothing fails, the answer is one of them."""
    total = max(1.0, sum(probability for _, probability, _ in entries))
    found = []
    for canonical, probability, weekday in entries:
        try:
            found.append(candidate(canonical, probability / total, weekday))
        except CanonicalError:
            return
    found.sort(key=lambda c: -c.log_probability)
    judgement = judge(found, policy, Calibration(), open_order)
    shares = [other.share for other in judgement.others]
    assert all(0 <= share <= 1 for share in [judgement.best.share, *shares])
    assert shares == sorted(shares, reverse=True)
    assert judgement.best.share + sum(shares) <= 1 + 1e-6
