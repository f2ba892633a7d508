"""The column decides: which 100 years the two-digit years of a column fall in.

What is weighed against the usual window (Bayes' rule; the constants stand below):

* **The four-digit years** of the same column: where :data:`FEWEST_YEARS` of them or more lie within a lifetime, ``45``
  between 1931 and 1958 is 1945. Where fewer say so, the window stays as it was and the question is reported.
* **The run of the rows** (:mod:`datenorm.runtime.run`), when no four-digit years tell: 66, 67, ... 99, 00, 01 is sorted
  from 1966 on and jumps from 1969 on. A run says which years belong together, not in which century they lie: that is
  taken from the rows whose years the usual window and an earlier one read alike, and when these are not most of them,
  or only a later window would do, the window stays as it was and the question is reported.

Nothing is told from today's date. The user's own window stands.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.runtime.orders import day_number
from datenorm.runtime.run import log_gains

Status = Literal["none", "given", "kept", "inferred", "undecided"]

#: How likely a column is to need another window than the usual one, and from which probability on it is taken.
OTHER, DECIDED = 0.1, 0.9
#: Years from which a column tells its range, by how much it may be wider (its part, and years at least), what part of
#: the rows lies outside all the same, and how many rows count.
FEWEST_YEARS, WIDER, WIDER_YEARS, OUTSIDE, WITNESSES = 5, 0.25, 5, 0.02, 20
#: Odds that a run is worth at most, rows from which it is told, and the part from which on another window would change
#: too many.
RUN_LIMIT, FEWEST_ROWS, MOST_CHANGED = 1000.0, 5, 0.5
#: Part of the years that may lie far from the others, at either end.
_FAR = 0.02
_CENTURY = 100


@dataclass(frozen=True, slots=True)
class Century:
    """What the rows say about their two-digit years; rows are counted in a sample of the column.

    Attributes:
        status: ``inferred`` when another window than the usual one is likelier; ``undecided`` when the rows speak
            against the usual one without saying which; ``kept`` when nothing does; ``given`` by the user; ``none``
            when there are no two-digit years.
        start: the first of the 100 years that are used; None when there are none to place.
        probability: how likely that window is beside the other one that was weighed.
        by: what told it: ``years`` or ``run``.
        short: rows with a two-digit year.
        changed: how many of these the other window reads in another century than the usual one.
        full: rows with a four-digit year.
        years: the first and last of these, without those far off.
    """

    status: Status
    start: int | None = None
    probability: float = 1.0
    by: Literal["years", "run"] | None = None
    short: int = 0
    changed: int = 0
    full: int = 0
    years: tuple[int, int] | None = None

    def to_dict(self) -> dict[str, Any]:
        """As plain values for JSON."""
        record = asdict(self)
        return {**record, "probability": round(self.probability, 4), "years": self.years and list(self.years)}


def tell(short: Sequence[str], full: Sequence[int], policy: Policy, given: bool = False) -> Century:
    """Which window the two-digit years of a column fall in.

    Args:
        short: canonical readings with a two-digit year (``XX45-05-03``), in the order of their rows.
        full: years of rows with four digits.
        policy: its window is the usual one.
        given: the user chose that window.
    """
    usual = policy.century
    if not short or not isinstance(usual, int):
        return Century("none" if not short else "given", full=len(full))
    known = _range(full) if full else None
    plain = Century("given" if given else "kept", usual, short=len(short), full=len(full), years=known)
    if given:
        return plain
    found = None if known is None else _by_years(short, known, usual, plain)
    if found is not None and plain.full >= FEWEST_YEARS:
        return found
    by_run = _by_run(short, policy, usual, plain)
    if found is not None and found.status == "inferred" and by_run.status == "kept":
        return replace(found, status="undecided", start=usual)
    return by_run


def _range(years: Sequence[int]) -> tuple[int, int]:
    ranked = sorted(years)
    far = int(len(ranked) * _FAR)
    return ranked[far], ranked[-1 - far]


def _by_years(short: Sequence[str], years: tuple[int, int], usual: int, plain: Century) -> Century | None:
    """What four-digit years say; None when they lie too far apart to say anything."""
    lowest, highest = years
    margin = max(WIDER_YEARS, math.ceil(WIDER * (highest - lowest)))
    room = range(lowest - margin, highest + margin + 1)
    if len(room) >= _CENTURY:
        return None
    other = (lowest + highest) // 2 - _CENTURY // 2
    inside, outside = math.log((1 - OUTSIDE) / len(room)), math.log(OUTSIDE / _CENTURY)
    gain = 0.0
    for reading in short:
        gain += inside if _year(reading, other) in room else outside
        gain -= inside if _year(reading, usual) in room else outside
    probability = _probability(gain * min(1.0, WITNESSES / len(short)))
    changed = _changed(short, usual, other)
    if changed and probability >= DECIDED:
        return replace(plain, status="inferred", start=other, probability=probability, by="years", changed=changed)
    return replace(plain, probability=1 - probability if changed else 1.0)


def _by_run(short: Sequence[str], policy: Policy, usual: int, plain: Century) -> Century:
    """What the run of the rows says."""
    other = _window_of_run(short, usual)
    changed = _changed(short, usual, other)
    if len(short) < FEWEST_ROWS or not changed:
        return plain
    runs = {
        str(start): [day for reading in short if (day := _day(reading, replace(policy, century=start))) is not None]
        for start in (usual, other)
    }
    gains = log_gains(runs)
    limit = math.log(RUN_LIMIT)
    probability = _probability(max(-limit, min(limit, gains[str(other)] - gains[str(usual)])))
    if probability < DECIDED:
        return replace(plain, probability=1 - probability)
    if other > usual or changed >= MOST_CHANGED * len(short):
        return replace(plain, status="undecided", probability=probability, by="run", changed=changed)
    return replace(plain, status="inferred", start=other, probability=probability, by="run", changed=changed)


def _window_of_run(short: Sequence[str], usual: int) -> int:
    """The window that begins in the middle of the longest stretch of two-digit years that do not occur.

    Of the centuries in which it may begin, the one that reads most rows as the usual window does; the earlier of two.
    """
    present = sorted({_digits(reading) for reading in short})
    following = [*present[1:], present[0] + _CENTURY]
    longest, before = max((after - before, before) for before, after in zip(present, following, strict=True))
    place = (before + longest // 2 + 1) % _CENTURY
    first = usual - usual % _CENTURY - _CENTURY + place
    starts = [first + _CENTURY * step for step in range(3) if first + _CENTURY * step >= 1]
    return min(starts, key=lambda start: (_changed(short, usual, start), start))


def _probability(gain: float) -> float:
    """The probability of the other window, whose rows are ``exp(gain)`` times as likely as under the usual one."""
    odds = OTHER / (1 - OTHER) * math.exp(min(gain, 700.0))
    return odds / (1 + odds)


def _changed(short: Sequence[str], usual: int, other: int) -> int:
    counts = Counter(map(_digits, short))
    return sum(count for digits, count in counts.items() if _placed(digits, usual) != _placed(digits, other))


def _digits(reading: str) -> int:
    return int(reading[2:4])


def _placed(digits: int, start: int) -> int:
    return start + (digits - start) % _CENTURY


def _year(reading: str, start: int) -> int:
    return _placed(_digits(reading), start)


def _day(reading: str, policy: Policy) -> int | None:
    """The number of the day; of a month or a year that of its first day."""
    for tail in ("", "-01", "-01-01"):
        if len(reading + tail) == len("XX45-05-03"):
            return day_number(reading + tail, policy) if resolve(reading, policy).date else None
    return None
