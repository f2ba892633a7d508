"""Which texts of a column are heard about its order: those that the model answers by a date in figures."""

import pytest
from command import ROOT
from random_models import random_bundle

from datenorm.column.witness import Witnesses
from datenorm.normalizer import Normalizer, Options
from datenorm.text.clean import MAX_SOURCE


@pytest.fixture(scope="module")
def hear():
    folder = ROOT / "models" / "base"
    if not (folder / "manifest.json").exists():
        pytest.skip("no model is installed")
    return Witnesses(Normalizer.load(folder), Options())


SETTLING = {
    "25.12.1999": {"DMY"},
    "12/25/1999": {"MDY"},
    "25.12.99": {"DMY"},
    "25/12/1999 14:05": {"DMY"},
    "due 25.12.1999": {"DMY"},
    "24/7": {"DMY"},
    "25.12.1942 - 03.01.1943": {"DMY"},
    "12/25/1942 - 01/03/1943": {"MDY"},
    "03.05.1942-02.06.1942": {"DMY"},
    "bis 25.12.1999": {"DMY"},
}


@pytest.mark.parametrize("text", SETTLING)
def test_what_settles_an_order(hear, text):
    witness = hear([text])[text]
    assert (set(witness.figures.orders), witness.sure) == (SETTLING[text], True)


@pytest.mark.parametrize("text", ["03.05.1999", "03/05/1999", "3/5/99", "03.01.1942-08.07.1942", "until 03/04/2005"])
def test_what_could_be_either_is_heard_too(hear, text):
    witness = hear([text])[text]
    assert witness.figures.open and witness.figures.asked


@pytest.mark.parametrize(
    "text",
    ["v3.14.2", "3.14.2", "iPhone 5.14", "S45.3.15", "10/21 January 1650", "3-5 May 1999", "31/02/2005 x", "n/a", ""],
)
def test_what_says_nothing(hear, text):
    assert hear([text])[text] is None


def test_a_doubtful_reading_settles_nothing(hear):
    witness = hear(["Mo-Fr 9-17"])["Mo-Fr 9-17"]
    assert witness is None or not witness.sure


def test_the_weekday_in_the_text_is_heard(hear):
    assert hear(["Sunday 03/04/2005"])["Sunday 03/04/2005"].weekday == 7


def test_what_is_too_long_to_be_read_says_nothing(tmp_path):
    hear = Witnesses(Normalizer(random_bundle(tmp_path)), Options())
    growing = "\ufdfa" * 15 + " 03/04/2005"  # eighteen characters each
    long = "3/4/2005".rjust(MAX_SOURCE + 1)
    assert hear([growing, long]) == {growing: None, long: None}
    assert hear(["03/04/2005"])["03/04/2005"].figures.orders == {"DMY", "MDY"}
