"""A month and a year of two figures: where the year is no day, and behind labels."""

import re

from datenorm.data.context import add_context
from datenorm.data.dice import Dice
from datenorm.data.labels import BEST_BEFORE, ENDING
from datenorm.data.languages import language
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene


def test_a_year_that_is_no_day_needs_no_label() -> None:
    for example in Sampler(7, kinds=["month-short-year-figures"], noise=0, context=False).examples(500):
        match = re.fullmatch(r"(\d{1,2}) ?[/-] ?(\d\d)", example.text)
        assert match, example
        assert int(match[2]) > 31
        assert example.canonical == f"XX{int(match[2])}-{int(match[1]):02d}"


def test_behind_a_label_any_year_is_one() -> None:
    examples = list(Sampler(7, kinds=["expiry"], noise=0, context=False).examples(500))
    short = 0
    for example in examples:
        said = {span.field: example.text[span.start : span.end] for span in example.spans}
        year = f"XX{said['year']}" if len(said["year"]) == 2 else said["year"]
        assert example.canonical[:4] == year, example
        assert not said["month"].isdigit() or int(example.canonical[5:]) == int(said["month"]), example
        short += year.startswith("XX") and int(year[2:]) <= 31
    assert short > 100
    assert any(re.search(r" L:?\.?\d{4}", example.text) for example in examples)


def test_a_label_of_months_stands_before_no_day_without_its_year() -> None:
    endings = {label for labels in ENDING.values() for label in labels}
    seen = set()
    for token in ENDING:
        for index in range(3_000):
            scene = Scene(Dice(9, index), language(token))
            full = index % 2 == 0
            scene.pieces = [("5/3/1999" if full else "5/3", "day")]
            scene.canonical = "1999-05-03" if full else "XXXX-05-03"
            add_context(scene)
            before = next(text for text, field in [*scene.pieces, ("", "day")] if field or text in endings)
            if before in endings:
                assert full, scene.pieces
                seen.add(before)
    assert len(seen) > 5


def test_the_day_until_which_food_keeps_is_the_date_and_no_bound() -> None:
    examples = list(Sampler(8, kinds=["best-before"], noise=0, context=False).examples(3_000))
    marks = {part for rows in BEST_BEFORE.values() for row in rows for part in row.split("|") if part}
    assert {example.language for example in examples} == {entry.split("_")[0] for entry in BEST_BEFORE}
    for example in examples:
        assert "/" not in example.canonical, example
        assert any(mark.strip() in example.text for mark in marks), example
