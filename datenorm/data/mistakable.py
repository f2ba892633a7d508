"""Which figures could be taken for a date, so that they must not stand among what is no date."""

import re

_NUMBER = re.compile(r"\d+")
#: Centuries (C18), years of Japanese eras (H21), quarters.
_CODE = re.compile(r"[cmtshrq]\W?\d{1,2}", re.IGNORECASE)
_FIRST_YEAR, _LAST_YEAR = 1000, 2999


def _day_and_month(one: int, other: int) -> bool:
    return 1 <= min(one, other) <= 12 and 1 <= max(one, other) <= 31


def _year(digits: str) -> bool:
    return len(digits) == 4 and _FIRST_YEAR <= int(digits) <= _LAST_YEAR


def _compact(digits: str) -> bool:
    """Whether figures in a row can be a year, a date or a date and a time."""
    size = len(digits)
    if size == 4:
        return _year(digits) or int(digits) < 2400
    if size == 7:
        return _year(digits[:4]) and 1 <= int(digits[4:]) <= 366
    pairs = [int(digits[place : place + 2]) for place in range(0, size - 1, 2)]
    if size == 6:
        if _day_and_month(pairs[0], pairs[1]) or _day_and_month(pairs[1], pairs[2]):
            return True
        return (_year(digits[:4]) and pairs[2] <= 12) or (_year(digits[2:]) and pairs[0] <= 12)
    if size in (10, 12):
        return (pairs[1] <= 12 and pairs[2] <= 31) or (_year(digits[:4]) and _day_and_month(pairs[2], pairs[3]))
    if size in (8, 14):
        return _day_and_month(pairs[0], pairs[1]) or (_year(digits[:4]) and _day_and_month(pairs[2], pairs[3]))
    return False


def could_be_date(text: str) -> bool:
    """Whether figures and signs, or one letter and figures, can be read as a date, a part of one, or a time of the day."""
    if _CODE.fullmatch(text):
        return True
    if any(sign.isalpha() or sign in "%$€£¥₹°§#" for sign in text):
        return False
    numbers = _NUMBER.findall(text)
    if len(numbers) == 1:
        return text.strip("-+()[]<>~*. ") == numbers[0] and _compact(numbers[0])
    values = [int(number) for number in numbers]
    sizes = [len(number) for number in numbers]
    if len(numbers) == 2:
        if max(sizes) <= 2:
            return _day_and_month(*values) or (":" in text and values[0] < 24) or min(values) <= 12
        return _year(numbers[0]) or _year(numbers[1])
    if len(numbers) == 3 and (max(sizes) <= 2 or sorted(sizes)[1] <= 2 < max(sizes)):
        near = any(_day_and_month(values[one], values[other]) for one, other in ((0, 1), (1, 2), (0, 2)))
        return near and (max(sizes) == 2 or any(map(_year, numbers)))
    return len(numbers) > 3 and any(map(_year, numbers)) and _day_and_month(values[1], values[2])
