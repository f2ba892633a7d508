"""The standard's own forms, and what is made of them."""

import re
from datetime import date

import pytest

from datenorm.data.sampler import Sampler

_EXTENDED = r"(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d)(?::(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?(Z|[+-]\d\d:\d\d)?)?"
_BASIC = r"(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:(\d\d)(?:\.\d+)?)?(Z|[+-]\d{4})?)?"


@pytest.mark.parametrize("order", ["DMY", "MDY", "YMD"])
def test_iso_dates_are_iso_8601_s_and_read_so_under_any_hint(order: str) -> None:
    found = []
    for example in Sampler(11, kinds=["iso"], locales=["en"], noise=0, context=False).examples(6_000):
        if example.hint_order != order:
            continue
        match = re.fullmatch(_EXTENDED, example.text) or re.fullmatch(_BASIC, example.text)
        assert match, example
        year, month, day, hour, minute, second, zone = match.groups()
        assert date(int(year), int(month), int(day)).year >= 1583
        time = "" if hour is None else f"T{hour}:{minute or '00'}" + (f":{second}" if second else "")
        if zone not in (None, "Z"):
            zone = zone[:3] + ":" + zone[-2:]
        assert example.canonical == f"{year}-{month}-{day}{time}{zone or ''}", example
        found.append(example.text)
    assert any("-" not in text[:8] for text in found) and any("T" in text for text in found)


def test_other_dates_that_begin_with_the_year() -> None:
    sampler = Sampler(12, kinds=["year-first"], locales=["en"], noise=0, context=False)
    texts = {re.sub(r"\d+", "0", example.text) for example in sampler.examples(4_000)}
    assert {"0/0/0", "0.0.0", "0_0_0", "0-0-0", "0-0"} <= texts
