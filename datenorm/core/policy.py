"""What a user decides about dates that don't say everything: the century, the year, the shape of the answer."""

import datetime
import re
from dataclasses import dataclass
from typing import Literal, get_args

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


_WANTS_A_DAY = "{} needs a day to count from: give --reference-date (reference in Policy, reference_date in adapters)"


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
        object.__setattr__(self, "reference", _day(self.reference))
        faults = [fault for fault in (self._century_fault(), *self._other_faults()) if fault]
        if faults:
            raise UsageError("; ".join(faults))

    def _century_fault(self) -> str:
        if self.century == "past":
            return "" if self.reference else _WANTS_A_DAY.format("century past")
        if isinstance(self.century, int) and _FIRST_CENTURY <= self.century <= _LAST_CENTURY:
            return ""
        return (
            "expected century to be the first year of a hundred years, such as 1950 "
            f"({_FIRST_GIVEN} to {_LAST_CENTURY}), or past, got {str(self.century)[:40]!r}"
        )

    def _other_faults(self) -> list[str]:
        faults = []
        if not (self.reference is None or isinstance(self.reference, datetime.date)):
            faults.append(f"expected a reference date such as 2024-05-03, got {str(self.reference)[:40]!r}")
        for name, allowed in (("prefer", PREFERENCES), ("view", VIEWS)):
            value = getattr(self, name)
            if value not in allowed:
                faults.append(f"expected {name} to be one of {', '.join(allowed)}, got {str(value)[:40]!r}")
        if not faults and self.prefer != NEAREST and self.reference is None:
            faults.append(_WANTS_A_DAY.format(f"prefer {self.prefer}"))
        return faults

    @classmethod
    def from_options(
        cls,
        century: str | int = DEFAULT_CENTURY,
        reference: str | datetime.date | None = None,
        prefer: str = NEAREST,
        view: str = "date",
    ) -> "Policy":
        """Make a policy of what stands on a command line: years and days still as text.

        Raises:
            UsageError: as above; texts that are no year and no ISO day stand in the same list of faults, and so does a
                century that begins before the year 100, which is more often a number of a century.
        """
        return cls(_year(century), reference, prefer, view)  # type: ignore[arg-type] # checked at once


def _year(given: str | int) -> str | int:
    """The first year of a window, or ``past``; what is neither stays text, to be complained of."""
    text = str(given).lower()
    year = int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else 0
    return year if year >= _FIRST_GIVEN else text


def _day(text: str | datetime.date | None) -> str | datetime.date | None:
    """The day of a text or of a point in time; anything else as it is, to be complained of."""
    if isinstance(text, datetime.datetime):
        return text.date()
    if isinstance(text, str) and _ISO_DAY.fullmatch(text):
        try:
            return datetime.date.fromisoformat(text)
        except ValueError:
            return text
    return text
