"""Names of months that two languages have for different months are told apart by the hint."""

from collections import defaultdict

from datenorm.data.languages import language, locale_groups
from datenorm.data.mix import BIG
from datenorm.data.sampler import Sampler
from datenorm.data.shared_names import SHARED


def test_the_table_holds_every_such_name_of_cldr_and_whose_reading_needs_the_hint() -> None:
    owners: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for entry in locale_groups():
        for rows in language(entry).months.values():
            for month, names in enumerate(rows):
                for name in names:
                    owners[name.lower().rstrip(".")][month].add(entry)
    expected = {
        name: {entry.split("_")[0] for entries in months.values() if not entries & set(BIG) for entry in entries}
        for name, months in owners.items()
        if len(months) > 1
    }
    assert {name: set(tokens.split()) for name, tokens in SHARED.items()} == expected


def test_a_small_language_s_own_meaning_comes_with_its_hint_and_no_name_with_a_wrong_one() -> None:
    needed = 0
    for entry in ("st", "teo", "en"):
        for example in Sampler(4, kinds=["named", "month-year"], locales=[entry], noise=0).examples(3_000):
            spans = [span for span in example.spans if span.field == "month"]
            months = [example.text[span.start : span.end].lower().rstrip(".") for span in spans]
            if any(entry in SHARED.get(name, "").split() for name in months):
                assert example.hint_language == entry, example
                needed += 1
            elif any(name in SHARED for name in months):
                assert example.hint_language in ("", entry), example
    assert needed > 100
