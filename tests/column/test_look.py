"""What is looked at in the texts of a column."""

from random_models import random_bundle

from datenorm.column.look import Look
from datenorm.normalizer import Normalizer, Options
from datenorm.text.clean import MAX_SOURCE


def test_what_is_too_long_to_be_read_says_nothing(tmp_path) -> None:
    """Nor does a text of few characters that become many: it is refused, so that its date is no evidence."""
    look = Look(Normalizer(random_bundle(tmp_path)), Options())
    growing = "\ufdfa" * 15 + " 03/04/2005"  # eighteen characters each
    longest = "3/4/2005".rjust(MAX_SOURCE, "x").replace("x3", " 3")
    looked = look([growing, "x" + longest, longest])
    assert len(growing) < MAX_SOURCE
    assert (looked[growing], looked["x" + longest]) == ((None, None), (None, None))
    found, _ = looked[longest]
    assert found is not None and found.orders == {"DMY", "MDY"}
