"""No two rows of the generator's tables say different things with the same text."""

import re

import pytest

from datenorm.data import interval_words, labels, precision_words
from datenorm.data.context import _BRACKETS, add_context
from datenorm.data.dice import Dice
from datenorm.data.languages import language
from datenorm.data.pattern import compile_pattern
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene


def _bound_words(token: str) -> set[str]:
    """The words of a language that make a bound of the date behind them."""
    tables = (interval_words.BEFORE, interval_words.AFTER)
    return {row[:-1].strip() for table in tables for row in table.get(token, ()) if row.endswith("|")}


@pytest.mark.parametrize("token", sorted(labels.BEFORE))
def test_no_label_that_is_read_over_makes_an_interval_in_the_same_language(token: str) -> None:
    assert not {label.strip() for label in labels.BEFORE[token]} & _bound_words(token)


@pytest.mark.parametrize("token", sorted(precision_words.YEAR))
def test_no_words_around_a_year_make_an_interval_in_the_same_language(token: str) -> None:
    plain = {row.replace("{y}", "|").strip() for row in precision_words.YEAR[token]}
    assert not {row.removesuffix("|").strip() for row in plain if row.endswith("|")} & _bound_words(token)
    assert not plain & {row.strip() for row in interval_words.AFTER.get(token, ())}


def test_signs_that_make_a_bound_stand_only_around_full_days() -> None:
    seen = set()
    for index in range(12_000):
        scene = Scene(Dice(3, index), language("en"))
        day = index % 2 == 0
        scene.pieces = [("3/5/1999" if day else "1999", "year")]
        scene.canonical = "1999-05-03" if day else "1999"
        add_context(scene)
        text = "".join(piece for piece, _ in scene.pieces)
        if day:
            seen.add(text)
        else:
            assert not re.fullmatch(r"(?:[-–—>~/_]|\.\.+|--) ?1999|1999 ?(?:[-–>/_]|\.\.+|--)", text), text
    assert "- 3/5/1999" in seen


@pytest.mark.parametrize("pattern", ["dMMMyyyy", "ddMMMyy", "yyyyMMMdd", "MMMd, yyyy", "yyyyMMMM"])
@pytest.mark.parametrize("entry", ["zh", "vi", "ja", "en"])
def test_figures_of_a_number_and_of_a_month_s_name_never_meet(pattern: str, entry: str) -> None:
    for index in range(400):
        scene = Scene(Dice(5, index), language(entry))
        scene.choose_day()
        compile_pattern(pattern).write(scene)
        for (left, field), (right, other) in zip(scene.pieces, scene.pieces[1:], strict=False):
            if "month" in (field, other):
                assert not (left[-1:].isdigit() and right[:1].isdigit()), scene.pieces
    if entry == "en":
        assert " " not in "".join(text for text, _ in scene.pieces if text != ", ")


def test_a_year_of_two_figures_beside_a_month_s_name_is_no_day() -> None:
    for example in Sampler(6, kinds=["spreadsheet-month"], noise=0, context=False).examples(500):
        assert example.canonical[:2] == "XX"
        assert int(example.canonical[2:4]) > 31 or example.canonical[2:4] == "00"
    for example in Sampler(6, kinds=["impossible-named"], noise=0, context=False).examples(1_500):
        if re.fullmatch(r"\d\d[- ][A-Z][a-z]{2}", example.text) and not example.text.endswith("May"):
            assert example.text[:2] <= "31", example


def test_no_named_or_numeric_date_has_a_year_of_two_figures_in_full() -> None:
    for group in ("named", "numeric", "month-year", "numeric-month-year", "impossible-named"):
        for example in Sampler(8, kinds=[group], noise=0, context=False).examples(4_000):
            assert not example.canonical.startswith("00"), example


def test_a_zero_is_an_impossible_month_only_beside_a_day_over_12() -> None:
    for example in Sampler(9, kinds=["impossible-numeric"], noise=0, context=False).examples(8_000):
        if example.canonical[4:8] == "-00-":
            assert int(example.canonical[8:10]) > 12, example


def test_two_figures_of_another_calendar_s_year_stand_in_its_own_figures() -> None:
    seen = 0
    for group in ("buddhist", "persian-numeric"):
        for example in Sampler(10, kinds=[group], noise=0, context=False).examples(6_000):
            if example.canonical.startswith("XX") and example.order:
                assert not any(character in "0123456789" for character in example.text.split()[0]), example
                seen += 1
    assert seen > 100


def test_seasons_of_edtf_are_not_taken_for_pairs_of_years() -> None:
    for example in Sampler(11, kinds=["catalogue"], noise=0, context=False).examples(6_000):
        if re.fullmatch(r"\d{4}-2[1-4]", example.text):
            assert int(example.text[2:4]) >= 24, example


@pytest.mark.parametrize("group", ["day-month", "numeric-day-month"])
def test_a_time_beside_a_day_without_a_year_is_not_taken_for_the_year(group: str) -> None:
    for example in Sampler(13, kinds=[group], locales=["en"], noise=0, context=False).examples(6_000):
        assert not re.search(r"(?:^|[ ,T])\d{4}(?!\d| ?h)(?:$| )", example.text), example


def test_an_iso_date_in_figures_of_ascii_is_of_our_era() -> None:
    for group in ("buddhist", "persian-numeric", "islamic-numeric", "roc"):
        for example in Sampler(14, kinds=[group], noise=0, context=False).examples(4_000):
            assert not re.fullmatch(r"[0-9]{4}-[01][0-9]-[0-3][0-9]", example.text), example


def test_no_sign_in_front_of_any_date_makes_an_interval() -> None:
    alone = {front.strip() for front, rear in _BRACKETS.items if front.strip() and not rear}
    assert not alone & {row.removesuffix("|").strip() for row in interval_words.AFTER[""] if row.endswith("|")}
