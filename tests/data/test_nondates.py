"""What is no date has an empty reading, and nothing of it could be a date after all."""

import logging
import re

import pytest

from datenorm.data.labels import BEFORE
from datenorm.data.mistakable import could_be_date
from datenorm.data.nondate_words import LABELLED, SPANS_OF_TIME
from datenorm.data.nondates import GROUPS
from datenorm.data.pools import LOCALES, pool
from datenorm.data.precision_words import YEAR
from datenorm.data.relative import duration_patterns, relative_patterns, relative_words
from datenorm.data.sampler import Sampler


@pytest.mark.parametrize("text", [
    "2012", "1999", "20120503", "120503", "19990503T", "3/4", "3.5.1999", "1999-05", "05/1999", "31.12", "18:10",
    "12:30:45", "2019123", "1890-1895", "20160506175330", "C18", "H21", "3-5-99", "(1999)", "201508",
])  # fmt: skip
def test_could_be_a_date(text: str) -> None:
    assert could_be_date(text) or any(sign.isalpha() for sign in text[1:])


@pytest.mark.parametrize("text", [
    "5", "123", "12345", "80-32-89-89", "5,000-9,999", "3.14159", "192.168.0.1", "555-123-4567", "$19.99", "45.5%",
    "999-99-9999", "0912345678", "978-3-16-148410-0", "73,20", "12.3.4.5", "379480", "99999999", "2500000",
])  # fmt: skip
def test_could_be_no_date(text: str) -> None:
    assert not could_be_date(text)


@pytest.mark.parametrize("group", [group.name for group in GROUPS if group.name != "database-zeros"])
def test_readings_are_empty(group: str) -> None:
    examples = list(Sampler(41, kinds=[group]).examples(1500))
    assert {example.canonical for example in examples} == {""}
    assert len({example.text for example in examples}) > 150
    assert all(example.text for example in examples)


def test_figures_alone_are_never_a_date() -> None:
    for example in Sampler(42, kinds=["identifier", "faker"], noise=0, context=False).examples(6000):
        assert example.text.isascii() is False or not could_be_date(example.text), example


def test_zeros_of_a_database() -> None:
    examples = list(Sampler(43, kinds=["database-zeros"], noise=0, context=False).examples(400))
    assert {"0000-00-00", "0000-00-00 00:00:00", "00/00/0000"} <= {example.text for example in examples}
    assert {example.canonical for example in examples} == {"", "0000-00-00", "0000-00-00T00:00:00", "0000-00-00T00:00"}


def test_cldr_speaks_of_days_and_spans() -> None:
    assert {"gestern", "letzte Woche", "nächsten Montag"} <= set(relative_words("de"))
    assert {"il y a {0} jours", "dans {0} ans"} <= set(relative_patterns("fr"))
    assert "{0} days" in duration_patterns("en")
    assert not {"{0}日", "{0} 日", "{0}年"} & {*duration_patterns("ja"), *duration_patterns("zh")}


def test_pools_hold_many_strings_of_each_locale() -> None:
    assert all(len(pool(name)) > 60 for name in LOCALES[::9])
    assert not any(map(could_be_date, pool("en_US")))


def test_faker_says_nothing_to_users() -> None:
    """Some of its providers log that their numbers are hypothetical."""
    assert not logging.getLogger("faker.providers.bank.en_PH").isEnabledFor(logging.WARNING)


def test_figures_with_a_word_in_front_or_behind_or_between_two_names() -> None:
    texts = [example.text for example in Sampler(44, kinds=["labelled-figures"], noise=0).examples(8_000)]
    assert any(text.startswith("Kapitel") for text in texts)
    assert any(text.startswith("Версия") for text in texts)
    assert any(re.fullmatch(r"[\d.,:/ -]+ °C", text) for text in texts)
    assert any(re.fullmatch(r"\w+ \d:\d \w+", text) for text in texts)


def test_no_label_of_figures_is_a_label_of_dates_or_a_word_for_a_year() -> None:
    for token, labels in LABELLED.items():
        for language in (token,) if token else BEFORE:
            said = set(BEFORE.get(language, ())) - {""}
            years = {row.removesuffix("{y}") for row in YEAR.get(language, ()) if row.endswith("{y}")}
            assert not set(labels) & (said | years | {word + " " for word in said}), (token, language)


def test_the_year_0_is_none() -> None:
    examples = list(Sampler(45, kinds=["database-zeros"], noise=0, context=False).examples(2_000))
    alone = [example for example in examples if re.search(r"^\D*0000\D*$", example.text)]
    assert len(alone) > 200
    assert {example.canonical for example in alone} == {""}


def test_a_day_0_of_one_figure() -> None:
    examples = list(Sampler(46, kinds=["day-zero"], noise=0, context=False).examples(2_000))
    assert not any(re.search(r"(?<!\d)00(?!\d)", example.text) for example in examples)
    assert {"es", "vi", "ja"} <= {example.language for example in examples}


def test_a_weekday_with_a_number_is_no_date() -> None:
    texts = [example.text for example in Sampler(42, kinds=["weekday"], locales=["en"]).examples(400)]
    assert sum(any(sign.isdigit() for sign in text) for text in texts) > 60


def test_a_year_of_accounts_is_no_date() -> None:
    texts = [example.text for example in Sampler(43, kinds=["identifier"], noise=0, context=False).examples(8000)]
    assert any(re.fullmatch(r"FY ?20\d\d", text) for text in texts)


def drawn(seed: int, count: int, locale: str, *kinds: str) -> list[str]:
    """Clean strings of some groups in a language."""
    sampler = Sampler(seed, kinds=kinds, locales=[locale], noise=0, context=False)
    return [example.text for example in sampler.examples(count)]


@pytest.mark.parametrize("token", sorted(SPANS_OF_TIME))
def test_lengths_of_time_are_no_times_of_the_day(token: str) -> None:
    times = set(drawn(5, 1500, token, "time-in-words", "time-of-day"))
    assert len(times) > 100
    assert not times & set(SPANS_OF_TIME[token])


@pytest.mark.parametrize(("locale", "text"), [
    ("nl", "een paar uur"), ("de", "anderthalb Stunden"), ("fr", "une demi-heure"), ("ru", "полтора часа"),
    ("ja", "数時間"),
])  # fmt: skip
def test_lengths_in_words_are_drawn(locale: str, text: str) -> None:
    assert text in drawn(6, 3000, locale, "duration")


@pytest.mark.parametrize(("locale", "pattern"), [
    ("ru", r"\d+ час(а|ов)?,? \d+ мин"), ("en", r"\d+ hours?,? \d+ min(ute)?s?"),
    ("pl", r"([1-9]|1\d|2[0-4]) godzin[ay]?,? \d+ min\w*"),
])  # fmt: skip
def test_hours_and_minutes_that_last(locale: str, pattern: str) -> None:
    assert sum(re.fullmatch(pattern, text) is not None for text in drawn(7, 2500, locale, "duration")) > 5
