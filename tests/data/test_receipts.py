"""The day of a paper that numbers itself first is its day, whatever the number could be."""

import re

from datenorm.data.mix import BIG
from datenorm.data.receipts import FRONTS, TIMES
from datenorm.data.sampler import Sampler


def test_every_language_of_the_tables_is_drawn() -> None:
    assert set(FRONTS) <= set(BIG)
    assert set(TIMES) <= set(FRONTS)


_SIGNS = {"{n}": r"\d+", "#": r"\d", "&": "[A-Z]"}


def _pattern(front: str) -> str:
    """What a front of the table can become."""
    return "".join(_SIGNS.get(part, re.escape(part)) for part in re.split(r"(\{n\}|#|&)", front))


def test_the_number_carries_nothing() -> None:
    locales = ["en", "de", "fr", "tr", "it"]
    fronts = re.compile("|".join(_pattern(front) for locale in locales for front in FRONTS[locale]))
    timed = 0
    for example in Sampler(4, kinds=["receipt"], noise=0, context=False, locales=locales).examples(600):
        start = min(span.start for span in example.spans)
        assert fronts.fullmatch(example.text[:start]), example
        assert example.canonical, example
        timed += "T" in example.canonical
    assert timed > 60


def test_examples() -> None:
    sampler = Sampler(4, kinds=["receipt"], noise=0, context=False, locales=["tr", "it", "en", "fr", "ru"])
    texts = "\n".join(example.text for example in sampler.examples(40_000))
    for pattern in (
        r"^Fiş No: \d+ Tarih: \d\d\.\d\d\.\d{4} Saat: \d\d:\d\d",
        r"^Fattura n\. \d+ del \d\d/\d\d/\d{4}",
        r"^FLIGHT \d{3} \d\d[A-Z][a-z]{2}\d\d",
        r"^Loi n° \d+ du \d+ \S+ \d{4}",
        r"^Чек № \d+ Дата: \d",
    ):
        assert re.search(pattern, texts, re.MULTILINE), pattern
