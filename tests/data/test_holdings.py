"""What archives write of their holdings, and two dates of two events."""

import re

from datenorm.data.holdings import BULK, THINGS, UNDATED
from datenorm.data.sampler import Sampler
from datenorm.data.two_events import EVENTS


def test_tables_belong_together() -> None:
    assert set(BULK) <= set(THINGS)
    assert set(UNDATED) <= set(THINGS)
    assert all(row.count("|") == 1 and all(row.split("|")) for rows in EVENTS.values() for row in rows)


def test_inclusive_dates_go_from_the_first_year_to_the_last() -> None:
    examples = list(Sampler(3, kinds=["inclusive-dates"], noise=0, context=False, locales=["en"]).examples(6_000))
    for example in examples:
        first, _, last = example.canonical.partition("/")
        written = [example.text[span.start : span.end] for span in example.spans]
        assert written[0] == first and written[-1] == last and first < last, example
    texts = {re.sub(r"\d+", "#", example.text) for example in examples}
    for pattern in (r"#-#.+# boxes\W*", r"#-#, #", r"#-#\W+bulk #-#.*", r"#-#, undated.*"):
        assert any(re.fullmatch(pattern, text) for text in texts), pattern


def test_a_number_of_things_is_no_day() -> None:
    examples = list(Sampler(3, kinds=["counted-things"], noise=0, context=False, locales=["en"]).examples(3_000))
    assert all(re.fullmatch(r"\d{4}(-\d\d)?", example.canonical) for example in examples)
    assert any(re.fullmatch(r"(June|Jun) \d{4}\W+\d+ \w+", example.text) for example in examples)


def test_two_events_are_no_interval() -> None:
    examples = list(Sampler(3, kinds=["two-events"], noise=0).examples(500))
    assert {example.canonical for example in examples} == {""}
    assert len({example.text[:3] for example in examples}) > 20
