"""Names of places in every language; they stand before dates and behind them."""

import pytest

from datenorm.data.languages import locale_groups
from datenorm.data.mistakable import could_be_date
from datenorm.data.places import places
from datenorm.data.sampler import Sampler


@pytest.mark.parametrize(
    ("entry", "own"),
    [("lt", "Vilnius"), ("uz", "Toshkent"), ("sr", "Београд"), ("si", "කොළඹ"), ("ja", "東京"), ("sw", "Nairobi")],
)
def test_a_language_s_own_places_are_drawn_most(entry: str, own: str) -> None:
    names = places(entry)
    assert names.count(own) == max(map(names.count, names))


def test_every_language_has_some_and_none_could_be_a_date() -> None:
    for entry in list(locale_groups())[::7]:
        names = set(places(entry))
        assert len(names) > 300, entry
        assert not any(could_be_date(name) or any(sign.isdigit() for sign in name) for name in names), entry


def test_they_stand_before_dates() -> None:
    names = set(places("lt"))
    texts = [example.text for example in Sampler(4, kinds=["named"], locales=["lt"], noise=0).examples(9000)]
    assert sum("Vilnius, " in text for text in texts) > 10
    assert sum(text.rpartition(", ")[2] in names for text in texts) > 5
