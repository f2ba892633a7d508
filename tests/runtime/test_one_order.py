"""An interval in figures is read in one order: by arithmetic, and by the model that comes with the package."""

import datetime as dt
import math
import random

import numpy as np
import pytest

from datenorm.column import ColumnReader, Surveyor
from datenorm.core.canonical import decode, encode
from datenorm.normalizer import Options
from datenorm.runtime.one_order import families, in_one_order, in_order
from datenorm.runtime.search import Candidate

TEXT = "03.01.1942-08.07.1942"
DMY, MDY, MIXED = "1942-01-03/1942-07-08", "1942-03-01/1942-08-07", "1942-01-03/1942-08-07"


def candidate(reading, probability):
    symbols = encode(reading)
    return Candidate(symbols, math.log(probability), np.arange(len(symbols), dtype=np.float32)[:, None])


def settled(text, entries, alone=None):
    """Reading -> probability."""
    found = [candidate(*entry) for entry in entries]
    told = families(text, found)
    sides = {side: [candidate(*entry) for entry in said] for side, said in (alone or {}).items()}
    return {decode(one.symbols).canonical: one.probability for one in in_one_order(found, told, sides)}


def test_the_readings_share_their_probability_by_what_is_known_of_the_sides():
    alone = {"03.01.1942": [("1942-01-03", 1.0)], "08.07.1942": [("1942-07-08", 1.0)]}
    came = settled(TEXT, [(MIXED, 0.8), (DMY, 0.1), ("1942", 0.05)], alone)
    # First side day first in all of 0.9, second in 0.1 of 0.9; alone always.
    assert came == pytest.approx({DMY: 0.9 * (1 + 1 / 9 + 2) / 4, MDY: 0.9 * (8 / 9) / 4, "1942": 0.05})


def test_the_only_order_takes_all():
    assert settled("05/06/1942 to 13/06/1942", [("1942-06-05/1942-06-13", 0.7), ("1942-05-06/1942-06-13", 0.2)]) == (
        pytest.approx({"1942-06-05/1942-06-13": 0.9})
    )
    # The other order would end before it begins.
    assert settled("03.05.1942-02.06.1942", [("1942-05-03/1942-02-06", 0.9)]) == (
        pytest.approx({"1942-05-03/1942-06-02": 0.9})
    )


def test_sides_that_no_order_explains_stay():
    entries = [("1942-12-25/1943-01-13", 0.9)]
    assert settled("25.12.1942 - 01/13/1943", entries) == pytest.approx(dict(entries))


def test_what_is_no_interval_in_figures_stays():
    for text, reading in [("03/04/2005", "2005-04-03"), ("3-5 May 1999", "1999-05-03/1999-05-05"), ("n/a", "")]:
        assert families(text, [candidate(reading, 0.9)]) == []


def test_the_attention_follows_the_numbers():
    """A reading that the search has not met looks where the one that it met looked for the same numbers."""
    found = [candidate(MIXED, 0.9)]
    alone = {"03.01.1942": [candidate("1942-01-03", 1.0)], "08.07.1942": [candidate("1942-07-08", 1.0)]}
    came = in_one_order(found, families(TEXT, found), alone)[0]
    assert decode(came.symbols).canonical == DMY
    # 1942-01-03/1942-08-07: the month, characters 16 and 17, and the day, 19 and 20, have changed places.
    assert came.attention[:, 0].tolist() == [*range(16), 19, 20, 18, 16, 17]


def given(text, order, *entries):
    """Reading -> probability under an order that the user gave."""
    found = in_order(text, [candidate(*entry) for entry in entries], order)
    return {decode(one.symbols).canonical: pytest.approx(one.probability) for one in found}


def test_the_order_that_was_given_takes_all_readings_of_the_figures():
    entries = ("XX05-03-04", 0.7), ("XX05-04-03", 0.2), ("XX03", 0.05)
    assert given("3/4/05", "YMD", *entries) == {"XX03-04-05": 0.9, "XX03": 0.05}
    assert given("3/4/05", "DMY", *entries) == {"XX05-04-03": 0.9, "XX03": 0.05}
    assert given(TEXT, "MDY", (DMY, 0.6), (MDY, 0.3)) == {MDY: 0.9}


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("03/04/2005", "2005-03-04"),
        ("2005-04-03", "2005-04-03"),
        ("R3/5/4", "R03-05-04"),
        ("l2/03/1999", "1999-03-12"),
        ("3/4 May 1999", "1999-05-03"),
        ("n/a", ""),
    ],
)
def test_an_order_that_does_not_fit_changes_nothing(text, reading):
    assert given(text, "YMD", (reading, 0.9)) == {reading: 0.9}


def test_a_weekday_is_evidence_against_the_order_that_was_given():
    symbols = encode("2005-04-03", 7)
    found = [Candidate(symbols, math.log(0.9), np.zeros((len(symbols), 1), np.float32))]
    assert in_order("Sunday 3/4/2005", found, "MDY") is found


def test_the_attention_follows_the_order_that_was_given():
    came = in_order("3/4/05", [candidate("XX05-04-03", 0.9)], "YMD")[0]
    assert decode(came.symbols).canonical == "XX03-04-05"
    assert came.attention[:, 0].tolist() == [0, 1, 8, 9, 4, 5, 6, 7, 2, 3]


# With the model


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("03.01.1942-08.07.1942", ("1942-01-03/1942-07-08", "1942-03-01/1942-08-07")),
        ("03.05.1942-05.06.1943", ("1942-05-03/1943-06-05", "1942-03-05/1943-05-06")),
        ("02.01.1942-06.03.1942", ("1942-01-02/1942-03-06", "1942-02-01/1942-06-03")),
        ("03/03/1942-03/04/1943", ("1942-03-03/1943-03-04", "1942-03-03/1943-04-03")),
        ("03/01/1942 - 08/07/1942", ("1942-01-03/1942-07-08", "1942-03-01/1942-08-07")),
    ],
)
def test_both_orders_are_given_of_an_interval_that_could_be_either(base, text, others):
    prediction = base(text)
    other = prediction.alternatives[0]
    assert {prediction.date, other.date} == set(others)
    assert prediction.ambiguous or (other.confidence < 0.1 and "/" not in text)  # dots are day first nearly always
    assert prediction.order in ("DMY", "MDY")
    given = base(text, order=prediction.order)
    assert (given.date, given.order, given.ambiguous) == (prediction.date, prediction.order, False)


def test_no_interval_is_read_in_two_orders(base):
    dice = random.Random(7)
    days = [dt.date(1942, 1, 1) + dt.timedelta(dice.randrange(900)) for _ in range(90)]
    pairs = [(first, first + dt.timedelta(dice.randrange(1, 500))) for first in days]
    forms = ["{0:%d{m}%m{m}%Y}{j}{1:%d{m}%m{m}%Y}".replace("{m}", mark) for mark in "./-"]
    texts = [dice.choice(forms).replace("{j}", dice.choice(["-", " - ", " bis "])).format(*pair) for pair in pairs]
    for pair, text, prediction in zip(pairs, texts, base.batch(texts), strict=True):
        day_first = "/".join(f"{day:%Y-%m-%d}" for day in pair)
        month_first = "/".join(f"{day:%Y-%d-%m}" for day in pair)
        assert prediction.date in (day_first, month_first, None), text
        assert prediction.date != month_first or prediction.ambiguous, text


def test_the_answer_does_not_hang_on_how_many_are_asked_for(base):
    texts = ["03.01.1942-08.07.1942", "until 03/04/2005", "25.12.1942 - 03.01.1943"]
    for one, more in zip(base.batch(texts), base.batch(texts, Options(top=5)), strict=True):
        assert (one.date, one.confidence, one.ambiguous) == (more.date, more.confidence, more.ambiguous)


def test_an_order_or_language_or_number_settles_it(base):
    for text, hints, date in [
        ("03/01/1942-08/07/1942", {"locale": "en-GB"}, "1942-01-03/1942-07-08"),
        ("03/01/1942-08/07/1942", {"locale": "en-US"}, "1942-03-01/1942-08-07"),
        ("03/01/1942-28/07/1942", {}, "1942-01-03/1942-07-28"),
        ("03.05.1942-02.06.1942", {}, "1942-05-03/1942-06-02"),
    ]:
        prediction = base(text, **hints)
        assert (prediction.date, prediction.ambiguous) == (date, False), text


@pytest.mark.parametrize("text", ["3/4/05", "3.4.05", "03/04/05", "3-4-05", "3/4/05 14:05"])
@pytest.mark.parametrize("order", ["DMY", "MDY", "YMD"])
def test_the_order_given_is_the_answer_alone_and_in_a_column(base, text, order):
    date = {"DMY": "2005-04-03", "MDY": "2005-03-04", "YMD": "2003-04-05"}[order]
    options = Options(order=order)
    surveyor = Surveyor(base, options)
    surveyor.add([(1, text), (2, text)])
    for prediction in (base(text, order=order), ColumnReader(base, options, surveyor.verdict())([text])[0]):
        assert (prediction.date, prediction.order, prediction.ambiguous) == (date, order, False)
        assert prediction.confidence > 0.9
