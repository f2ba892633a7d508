"""What stands between the numbers of a row: who writes 03.04.2005 seldom is who wrote 04/25/2005."""

from __future__ import annotations

from datenorm.runtime.intervals import days_in
from datenorm.runtime.numeric import find_numbers


def separator_of(cleaned: str) -> str:
    """The separator of the first date in figures of a cleaned text: ``/``, ``-``, ``.``, a blank, or nothing."""
    found = find_numbers(cleaned)
    # A plain date is nothing else; an interval may be more than three numbers in a row.
    if (found is None or len(cleaned) > len("03/04/2005")) and (days := days_in(cleaned)):
        found = find_numbers(days[0])
    return "" if found is None else found.separator
