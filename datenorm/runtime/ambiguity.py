"""What the doubt about an ambiguous answer is about, and what would settle it, in words.

03/04/2005   2005-03-04 or 2005-04-03                the order of the numbers: an order or a language settles it
03/04        XXXX-03-04 or XXXX-04-03                the same, and so with both sides of an interval
05           T05:00 in one zone or another           the same day at another time: nothing but a look at the text
2021-22      2021-22 or 2021/2022                    how long a time is meant
"""

from __future__ import annotations

import re
from collections.abc import Callable

from datenorm.core.results import Prediction

_DAY = re.compile(r"(?P<year>[-X\d]{4,5})-(?P<month>[X\d]{2})-(?P<day>[X\d]{2})", re.ASCII)

#: (prediction, day or precision of its answer, of its likeliest other reading) -> whether it is a doubt of this sort.
Sort = Callable[[Prediction, str, str], bool]


def _order(prediction: Prediction, one: str, other: str) -> bool:
    """The same numbers as day, month and end of the year in another order; in other calendars that no longer shows."""
    if one == other or not _days(one, other):
        return False
    return prediction.order is not None or _numbers(one) == _numbers(other)


def _numbers(text: str) -> list[list[str]]:
    """The numbers of a day, or of each side of an interval."""
    days = [_DAY.fullmatch(side) for side in text.split("/")]
    return [[] if day is None else sorted([day["year"][-2:], day["month"], day["day"]]) for day in days]


def _days(one: str, other: str) -> bool:
    """Whether both are days, or intervals with the same sides open or no days."""
    first, second = one.split("/"), other.split("/")
    if len(first) != len(second):
        return False
    pairs = [(_DAY.fullmatch(a), _DAY.fullmatch(b)) for a, b in zip(first, second, strict=True)]
    told = [pair for pair, a, b in zip(pairs, first, second, strict=True) if a != b or pair[0] is not None]
    return bool(told) and all(a is not None and b is not None for a, b in told)


_BY_ORDER = "more than one day fits", "--order or --locale may settle it"
_UNSAID = "the text does not say which"

#: Sort of doubt -> what fits, and what may settle it; the first one that it is.
_SORTS: tuple[tuple[Sort, tuple[str, str]], ...] = (
    (lambda _, one, other: one == other, ("more than one time or zone fits", "the day is the same")),
    (
        lambda _, one, other: one[2:] == other[2:],
        ("more than one century fits", "four digits of a year would settle it"),
    ),
    (_order, _BY_ORDER),
    (lambda _, one, other: _days(one, other), ("more than one day fits", _UNSAID)),
    (lambda _, one, other: True, ("more than one reading fits", _UNSAID)),
)


def doubt_about(prediction: Prediction) -> tuple[str, str]:
    """What fits more than once in an ambiguous text, and what may settle it or is known all the same."""
    readings = [other.edtf for other in prediction.alternatives]
    own = prediction.edtf or next(iter(readings), "")
    other = next((edtf for edtf in readings if edtf != own), None)
    if other is None:  # an order that is open is doubtful even where the network has no other reading
        return _BY_ORDER if prediction.order is not None else _SORTS[-1][1]
    return next(words for sort, words in _SORTS if sort(prediction, _day(own), _day(other)))


def _day(edtf: str) -> str:
    """The answer without its time and what qualifies it, or its sides."""
    return "/".join(side.partition("T")[0].rstrip("~?%") for side in edtf.split("/"))
