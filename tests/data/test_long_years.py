"""Years of five figures are refused, and nothing else is."""

import re

from datenorm.data.sampler import Sampler


def test_every_example_has_a_year_that_is_too_long_and_no_reading() -> None:
    examples = list(Sampler(3, kinds=["long-year"], noise=0, context=False).examples(2000))
    assert {example.canonical for example in examples} == {""}
    assert all(re.search(r"\d{5}", example.text) for example in examples)
    texts = {example.text for example in examples}
    assert any(re.fullmatch(r"\d{5}-\d\d-\d\d", text) for text in texts)
    assert any(re.fullmatch(r"\d\d?[./-]\d\d?[./-]\d{5}", text) for text in texts)


def test_a_winter_over_two_years_is_one_season() -> None:
    sampler = Sampler(4, kinds=["season-years"], locales=["en", "de", "fr"], noise=0, context=False)
    examples = list(sampler.examples(1500))
    winters = [example for example in examples if re.search("(?i)winter|hiver", example.text)]
    assert len(winters) > 100
    assert all(re.fullmatch(r"\d{4}-24", example.canonical) for example in winters)
    assert all("/" in example.canonical for example in examples if example not in winters)
