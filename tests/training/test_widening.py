"""A model that goes on with characters that it had no ids for."""

import numpy as np

from datenorm.text.clean import clean
from datenorm.text.vocabulary import UNKNOWN_ID, Vocabulary
from datenorm.training.widening import widened

KNOWN = Vocabulary("0123456789 aefirv", ["en", "fr"])


def test_a_new_character_begins_as_what_it_was_read_as_before():
    rows = np.arange(KNOWN.size * 4, dtype=np.float32).reshape(KNOWN.size, 4)
    vocabulary = KNOWN.extended("壹è")
    after = widened({"embedding": rows, "decoder.bias": rows[0]}, KNOWN, vocabulary)
    assert after["embedding"].shape == (vocabulary.size, 4)
    for text in ("3 fevrier", "壹", "févrièr"):
        (before, _), (now, _) = KNOWN.encode(clean(text), "", "fr"), vocabulary.encode(clean(text), "", "fr")
        assert np.array_equal(rows[before], after["embedding"][now])
    assert vocabulary.encode(clean("壹"))[0] != KNOWN.encode(clean("壹"))[0] == [UNKNOWN_ID]
    assert after["decoder.bias"] is rows[0] or np.array_equal(after["decoder.bias"], rows[0])
