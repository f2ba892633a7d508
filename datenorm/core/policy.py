"""What a user decides about dates that don't say everything: the century, the year, the shape of the answer."""

import contextlib
import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from datenorm.core.arguments import Check, came, choice, optional, whole
from datenorm.core.errors import UsageError

Prefer = Literal["past", "future", "nearest"]
View = Literal["date", "datetime", "edtf"]

#: What is preferred when nothing is said, and all that may be.
NEAREST: Literal["nearest"] = "nearest"
PREFERENCES: tuple[str, ...] = get_args(Prefer)
VIEWS: tuple[str, ...] = get_args(View)

#: The window of two-digit years by default, 1969 to 2068: that of POSIX (strptime's ``%y``).
DEFAULT_CENTURY = 1969
_FIRST_CENTURY, _LAST_CENTURY = 1, 9900
#: What a user may give begins later: a smaller number is mostly meant as that of a century, the 20th.
_FIRST_GIVEN = 100

_ISO_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


#: Field of a policy -> what the options of the command call it, and the arguments of the adapters.
OPTIONS: dict[str, str] = {
    "century": "--century", "reference": "--reference-date", "prefer": "--prefer", "view": "--as"
}  # fmt: skip
ARGUMENTS: dict[str, str] = {"reference": "reference_date"}


@dataclass(frozen=True, slots=True)
class Policy:
    """The rules of resolution; the same policy gives the same answers on any day.

    Attributes:
        century: first year of the 100 years that two-digit years fall in, or ``past``: the latest year that does
            not put the date after ``reference`` (birth dates).
        reference: the day that a missing year is counted from, which may be given as ISO text; None leaves it
            missing.
        prefer: which occurrence a missing year means: the latest not after the reference, the earliest not before
            it, or the nearest (the earlier of two as near); another than the nearest needs a reference.
        view: what the answer shows of a reading: its day, its day and time, or EDTF with qualifier and time.

    Raises:
        UsageError: the fields make no sense; the message names all faults.
    """

    century: int | Literal["past"] = DEFAULT_CENTURY
    reference: datetime.date | None = None
    prefer: Prefer = NEAREST
    view: View = "date"

    def __post_init__(self) -> None:
        given = {field: getattr(self, field) for field in _CHECKS}
        for field, value in _settled(given, {}).items():
            object.__setattr__(self, field, value)

    @classmethod
    def from_options(
        cls,
        century: str | int = DEFAULT_CENTURY,
        reference: str | datetime.date | None = None,
        prefer: str = NEAREST,
        view: str = "date",
        called: Mapping[str, str] | None = None,
    ) -> "Policy":
        """Make a policy of what stands on a command line: years and days still as text.

        Args:
            called: field -> what the user knows it as, :data:`OPTIONS` or :data:`ARGUMENTS`; the others go by their
                own names.

        Raises:
            UsageError: as above; texts that are no year and no ISO day stand in the same list of faults, and so does a
                century that begins before the year 100, which is more often a number of a century.
        """
        given = {"century": _year(century), "reference": reference, "prefer": prefer, "view": view}
        return cls(**_settled(given, called or {}))


def _settled(given: Mapping[str, Any], called: Mapping[str, str]) -> dict[str, Any]:
    """The fields of a policy in their plain form.

    Raises:
        UsageError: all that is wrong with them, in one line.
    """
    names = {field: called.get(field, field) for field in _CHECKS}
    plain: dict[str, Any] = {}
    faults = []
    for field, check in _CHECKS.items():
        try:
            plain[field] = check(names[field], given[field])
        except UsageError as error:
            faults.append(str(error))
    if not faults and plain["reference"] is None:
        counted = {"century": plain["century"] == "past", "prefer": plain["prefer"] != NEAREST}
        faults = [
            f"{names[field]} {plain[field]} needs a day to count from: give {names['reference']}"
            for field, counts in counted.items()
            if counts
        ]
    if faults:
        raise UsageError("; ".join(faults))
    return plain


def _year(given: str | int) -> str | int:
    """The first year of a window, or ``past``; what is neither stays as it is, to be complained of."""
    text = given.lower() if isinstance(given, str) else given
    is_year = isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= 4
    year = int(text) if is_year else whole(given)
    if year is None:
        return text
    return year if year >= _FIRST_GIVEN else str(given)


def _century(name: str, value: Any) -> int | str:
    """The first year of a hundred years, or ``past``."""
    year = whole(value)
    if year is not None and _FIRST_CENTURY <= year <= _LAST_CENTURY:
        return year
    if isinstance(value, str) and value == "past":
        return "past"
    raise UsageError(
        f"expected {name} to be the first year of a hundred years, such as 1950 "
        f"({_FIRST_GIVEN} to {_LAST_CENTURY}), or past, got {came(value)}"
    )


def _day(name: str, value: Any) -> datetime.date:
    """The day of a text or of a point in time."""
    with contextlib.suppress(TypeError, ValueError):  # no day of a calendar, as 2024-02-30 and the NaT of pandas
        if isinstance(value, datetime.date):
            return datetime.date(value.year, value.month, value.day)
        if isinstance(value, str) and _ISO_DAY.fullmatch(value):
            return datetime.date.fromisoformat(value)
    raise UsageError(f"expected {name} to be a day such as 2024-05-03, got {came(value)}")


#: Field of a policy -> what it may be.
_CHECKS: dict[str, Check] = {
    "century": _century,
    "reference": optional(_day),
    "prefer": choice(*PREFERENCES),
    "view": choice(*VIEWS),
}
