"""From cleaned texts to candidate readings; no text is read twice."""

import pytest
from random_models import VOCABULARY, random_bundle

from datenorm.core.errors import UsageError
from datenorm.runtime.reader import Reader
from datenorm.runtime.search import ALL
from datenorm.text.clean import clean

TEXTS = ["3 may 1999", "2019年5月3日", "٣/٤/٢٠٠٥", "3 may 1999", "x", "12/2018"]


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    return Reader(random_bundle(tmp_path_factory.mktemp("model")))


def named(ids):
    return [VOCABULARY.tokens[index] for index in ids]


def test_hints_stand_in_front_of_the_characters(reader):
    plain = reader.source(clean("3 may"))
    assert (named(plain.ids), plain.hints) == (list("3 may"), 0)
    hinted = reader.source(clean("٣ may"), "DMY", "de")
    assert hinted.hints == 3 and hinted.ids[3:] == plain.ids
    assert named(hinted.ids)[:2] == ["DMY", "de"]
    assert len(hinted.cleaned.text) == len(hinted.ids) - hinted.hints


def test_each_source_gets_its_readings_in_its_place(reader):
    """Also when the same text comes twice, and whatever stands beside it."""
    sources = [reader.source(clean(text)) for text in TEXTS]
    together = reader.readings(sources)
    for source, found in zip(sources, together, strict=True):
        (alone,) = reader.readings([source])
        assert [(c.symbols, c.log_probability) for c in found] == [(c.symbols, c.log_probability) for c in alone]
        probabilities = [candidate.log_probability for candidate in found]
        assert probabilities == sorted(probabilities, reverse=True)
        assert found[0].attention.shape == (len(found[0].symbols), len(source.ids))
    assert together[0] is together[3]


def test_the_greedy_reading_is_the_first_of_a_search_that_is_soon_sure(reader):
    sources = [reader.source(clean(text)) for text in TEXTS]
    greedy = reader.greedy(sources)
    assert [candidate.symbols for candidate in greedy] == [f[0].symbols for f in reader.readings(sources, sure=0.0)]
    mixed = reader.readings(sources, sure=[0.0 if text == "x" else ALL for text in TEXTS])
    searched = reader.readings(sources)
    assert max(map(len, searched)) > 1
    assert [len(found) for found in mixed] == [1 if t == "x" else len(f) for t, f in zip(TEXTS, searched, strict=True)]


def test_no_sources_have_no_readings(reader):
    assert reader.readings([]) == reader.greedy([]) == []


def test_the_engine_is_chosen_by_the_network(reader, tmp_path):
    assert reader.engine == "numpy"
    with pytest.raises(UsageError, match="--engine"):
        Reader(random_bundle(tmp_path), "cuda")
