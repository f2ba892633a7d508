"""Hints: they settle what is in doubt and change nothing else."""

import pytest

from datenorm.data.dice import Dice
from datenorm.data.hints import misleads
from datenorm.data.languages import language
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene


def scene(order: str, year: int, month: int, day: int, canonical: str) -> Scene:
    made = Scene(Dice(1, 1), language("en"))
    made.order, made.year, made.month, made.day, made.canonical = order, year, month, day, canonical
    return made


@pytest.mark.parametrize(
    ("order", "hint", "year", "month", "day", "short", "wrong"),
    [
        ("DMY", "MDY", 2005, 4, 3, False, True),  # 03/04/2005
        ("DMY", "MDY", 2005, 4, 25, False, False),  # 25/04/2005
        ("MDY", "DMY", 2020, 2, 29, False, False),  # 2/29/2020
        ("MDY", "DMY", 2005, 4, 4, False, False),  # 04/04/2005
        ("YMD", "DMY", 2005, 4, 3, False, False),  # 2005-04-03
        ("YMD", "MDY", 2005, 4, 3, False, False),
        ("MDY", "YMD", 2005, 4, 3, False, False),  # 04/03/2005
        ("DMY", "YMD", 2016, 4, 21, True, True),  # 21/04/16
        ("YMD", "DMY", 2021, 4, 16, True, True),
        ("DMY", "YMD", 1999, 4, 21, True, False),  # 21/04/99: no month has 99 days
        ("YMD", "DMY", 1999, 4, 21, True, False),  # 99/04/21
        ("DMY", "MDY", 1999, 4, 21, True, False),
        ("DM", "MDY", 2005, 4, 3, False, True),  # 03/04
        ("DM", "YMD", 2005, 4, 23, False, False),  # 23/04
        ("MD", "YMD", 2005, 4, 3, False, False),
    ],
)
def test_which_hints_mislead(order: str, hint: str, year: int, month: int, day: int, short: bool, wrong: bool) -> None:
    canonical = f"XX{year % 100:02d}-{month:02d}-{day:02d}" if short else f"{year}-{month:02d}-{day:02d}"
    assert misleads(scene(order, year, month, day, canonical), hint) is wrong


def test_a_hint_never_misleads_where_two_figures_decide() -> None:
    for example in Sampler(6, kinds=["numeric-short-year"], noise=0, context=False).examples(8000):
        figures = "".join(sign if sign.isdigit() else " " for sign in example.text).split()
        if (
            len(figures) != 3
            or not example.hint_order
            or not all(figure.isascii() and len(figure) <= 2 for figure in figures)
        ):
            continue
        numbers = dict(zip(example.hint_order, map(int, figures), strict=True))
        if 1 <= numbers["M"] <= 12 and 1 <= numbers["D"] <= 31:
            reading = f"XX{numbers['Y']:02d}-{numbers['M']:02d}-{numbers['D']:02d}"
            assert example.canonical.startswith(reading), example
