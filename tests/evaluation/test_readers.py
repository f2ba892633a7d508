"""The model as a reader, and other libraries as readers."""

import datetime

import pytest

from datenorm.core.errors import UsageError
from datenorm.data.records import Record
from datenorm.data.sampler import Sampler
from datenorm.evaluation.cases import NOTHING, Case, from_prediction
from datenorm.evaluation.peers import answer_of, peer_readers
from datenorm.evaluation.readers import ModelReader, generated_cases, judged
from datenorm.normalizer import Normalizer


def case(text, **fields):
    return Case(Record(text, **{"canonical": "1999-05-03", "kind": "absolute", **fields}))


def test_the_model_answers_each_case_with_its_own_hints(bundle):
    normalizer = Normalizer(bundle)
    cases = [
        case("3/5/99", order="DMY"),
        case("3/5/99"),
        case("3 may", locale="fr"),
        case("3/5/99", order="MDY"),
    ]
    expected = [
        normalizer("3/5/99", order="DMY", min_confidence=0.0),
        normalizer("3/5/99", min_confidence=0.0),
        normalizer("3 may", locale="fr", min_confidence=0.0),
        normalizer("3/5/99", order="MDY", min_confidence=0.0),
    ]
    answers = ModelReader(normalizer, own_bound=False).answers(cases)
    assert answers == [from_prediction(prediction) for prediction in expected]


def test_a_locale_that_the_model_does_not_know_is_no_hint(bundle):
    normalizer = Normalizer(bundle)
    known, unknown = ModelReader(normalizer).answers([case("3 may"), case("3 may", locale="tlh")])
    assert known == unknown


def test_cases_without_a_label_are_left_out(bundle):
    rows = judged(ModelReader(Normalizer(bundle)), [case("a"), case("b", canonical=None, kind="no_year")])
    assert [row.case.text for row in rows] == ["a"]


def test_generated_cases_have_true_hints_or_those_of_training():
    examples = list(Sampler(5, ("named", "numeric"), ("en", "fr")).examples(60))
    true, trained = generated_cases(examples), generated_cases(examples, as_in_training=True)
    assert [c.record.order for c in true] == [example.order for example in examples]
    assert [c.record.locale for c in trained] == [example.hint_language for example in examples]
    assert [c.text for c in true] == [c.text for c in trained]


@pytest.mark.parametrize(
    ("parts", "zone", "reading", "date"),
    [
        ({"year": 1999, "month": 5, "day": 3}, None, "1999-05-03", "1999-05-03"),
        ({"month": 5, "day": 3}, None, "XXXX-05-03", "XXXX-05-03"),
        ({"year": 1999, "month": 5}, None, "1999-05", "1999-05"),
        ({"year": 1999}, None, "1999", "1999"),
        ({"hour": 18, "minute": 10}, None, "T18:10", "T18:10"),
        ({"year": 1999, "month": 5, "day": 3, "hour": 2, "minute": 5, "second": 9}, 330,
         "1999-05-03T02:05:09+05:30", "1999-05-03"),
        ({"year": 1999, "month": 5, "day": 3, "hour": 2, "minute": 5}, 0, "1999-05-03T02:05Z", "1999-05-03"),
    ],
)  # fmt: skip
def test_the_parts_that_a_library_finds_make_its_answer(parts, zone, reading, date):
    answer = answer_of(parts, None if zone is None else datetime.timedelta(minutes=zone))
    assert (answer.reading, answer.date) == (reading, date)


def test_a_library_that_finds_no_part_says_nothing():
    assert answer_of({}) is NOTHING


@pytest.mark.parametrize("name", ["dateparser", "dateutil", "datefinder"])
def test_libraries_read_a_plain_date_and_refuse_a_word(name):
    pytest.importorskip(name)
    given, _ = peer_readers(name).values()
    date, word = given.answers([case("3 May 1999", locale="en"), case("blue", locale="en")])
    assert (date.reading, word.date) == ("1999-05-03", None)


def test_parts_that_dateutil_fills_in_do_not_count():
    pytest.importorskip("dateutil")
    reader = peer_readers("dateutil")["dateutil, no hints"]
    texts = ["May 1999", "3 May", "3 May 1999 14:05"]
    assert [a.reading for a in reader.answers([case(text) for text in texts])] == [
        "1999-05", "XXXX-05-03", "1999-05-03T14:05",
    ]  # fmt: skip


def test_hints_change_what_libraries_read():
    pytest.importorskip("dateutil")
    given, not_given = peer_readers("dateutil").values()
    numeric = [case("03/05/1999", order="DMY")]
    assert given.answers(numeric)[0].reading == "1999-05-03"
    assert not_given.answers(numeric)[0].reading == "1999-03-05"


def test_no_reader_is_called_after_hints_that_nobody_gave():
    pytest.importorskip("dateutil")
    assert list(peer_readers("dateutil", "")) == ["dateutil, no hints"]


def test_dateparser_without_a_language_it_knows_tries_them_all():
    pytest.importorskip("dateparser")
    reader = peer_readers("dateparser")["dateparser, language and order given"]
    assert reader.answers([case("3 May 1999", locale="tlh")])[0].reading == "1999-05-03"


def test_an_unknown_library_is_an_error():
    with pytest.raises(UsageError, match="dateparser, dateutil, datefinder"):
        peer_readers("arrow")
