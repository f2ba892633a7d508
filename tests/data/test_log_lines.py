"""Lines of logs are read by their stamp, whatever numbers stand behind it."""

import re

from datenorm.data.english_names import MONTHS
from datenorm.data.sampler import Sampler


def test_a_stamp_without_a_year_has_none() -> None:
    examples = Sampler(6, kinds=["log-line"], noise=0, context=False).examples(600)
    found = 0
    for example in examples:
        match = re.match(r"([A-Z][a-z]{2}) ([ \d]\d) (\d\d:\d\d:\d\d) \S+ \S+\[\d+\]:", example.text)
        if match:
            found += 1
            month = [name[:3] for name in MONTHS].index(match[1]) + 1
            assert example.canonical == f"XXXX-{month:02d}-{int(match[2]):02d}T{match[3]}"
            assert example.kind == "no_year"
    assert found > 50


def test_figures_behind_a_letter() -> None:
    examples = Sampler(6, kinds=["log-line"], noise=0, context=False).examples(600)
    found = 0
    for example in examples:
        match = re.match(r"[IWEF](\d\d)(\d\d) (\d\d:\d\d:\d\d)", example.text)
        if match:
            found += 1
            assert example.canonical == f"XXXX-{match[1]}-{match[2]}T{match[3]}"
    assert found > 10


def test_a_listing_has_a_year_or_a_time() -> None:
    examples = Sampler(6, kinds=["log-line"], noise=0, context=False).examples(1_500)
    listed = [example for example in examples if re.match(r"[-dl][-rwx]{9}", example.text)]
    assert len(listed) > 50
    for example in listed:
        without_year = re.search(r" (?:[A-Z][a-z]{2} [ \d]\d|[ \d]\d [A-Z][a-z]{2}) \d\d:\d\d(?!:)", example.text)
        assert example.canonical.startswith("XXXX-") == (without_year is not None), example
