"""Shapes of numbers, ``##.###-#``: text in which some signs stand for any figure or letter of an alphabet."""

from collections.abc import Mapping

from datenorm.data.dice import Dice

#: Sign -> what it stands for, where figures alone are drawn.
DIGITS: Mapping[str, str] = {"#": "0123456789"}

#: Figures and, for &, capitals that are not taken for figures, as in numbers of lots.
LOTS: Mapping[str, str] = {**DIGITS, "&": "ABCDEFGHKLMNPRSTUVW"}


def fill(dice: Dice, shape: str, alphabets: Mapping[str, str] = DIGITS) -> str:
    """``shape`` with something drawn for each sign of ``alphabets``."""
    return "".join([dice.pick(alphabets[sign]) if sign in alphabets else sign for sign in shape])
