"""Figures over judged answers: exact match, wrong and refused apart, with intervals, by any label."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from datenorm.evaluation.cases import Answer, Case, Outcome, Verdict

#: A wrong answer with this confidence or more is one that nobody would check.
SURE = 0.9

#: Normal quantile of a two-sided interval of 95 %.
_QUANTILE = 1.959964

#: Kinds that are counted together: a full day stands in the text.
HEADLINE: tuple[str, ...] = ("absolute", "two_digit_year", "datetime")


@dataclass(frozen=True, slots=True)
class Row:
    """A case, what was answered, and how that was judged."""

    case: Case
    answer: Answer
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over rows.

    Attributes:
        count: rows.
        right, wrong, refused: they add up to ``count``; a refusal that is right counts as right.
        sure_wrong: wrong ones with a confidence of :data:`SURE` or more.
        offered: wrong ones that were marked ambiguous and had the right answer beside them.
        times, times_right: right days whose text has a time, and those of them whose time was right.
        days, days_right: two-digit years whose day the file says, and those that came out.
    """

    count: int = 0
    right: int = 0
    wrong: int = 0
    refused: int = 0
    sure_wrong: int = 0
    offered: int = 0
    times: int = 0
    times_right: int = 0
    days: int = 0
    days_right: int = 0

    def share(self, name: str) -> float:
        """A count as a part of the rows, 0 to 1; NaN of none."""
        return ratio(int(getattr(self, name)), self.count)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share that is right."""
        return wilson(self.right, self.count)

    def to_json(self) -> dict[str, object]:
        """Counts, and the shares that people quote, rounded to four digits."""
        low, high = self.interval
        shares = {name: self.share(name) for name in ("right", "wrong", "refused", "sure_wrong")}
        return {
            "count": self.count,
            **{f"{name}_count": getattr(self, name) for name in (*shares, "offered")},
            **{name: rounded(value) for name, value in shares.items()},
            "interval": [rounded(low), rounded(high)],
            "time_right": rounded(ratio(self.times_right, self.times)),
            "day_right": rounded(ratio(self.days_right, self.days)),
        }


def ratio(part: float, whole: float) -> float:
    """``part / whole``, NaN where there is nothing."""
    return part / whole if whole else math.nan


def rounded(value: float) -> float | None:
    """Four digits after the point; None of NaN, which JSON has not."""
    return None if math.isnan(value) else round(value, 4)


def wilson(successes: int, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927, score interval); (0, 1) of nothing."""
    if count == 0:
        return 0.0, 1.0
    share, z2 = successes / count, _QUANTILE**2
    centre = share + z2 / (2 * count)
    spread = _QUANTILE * math.sqrt(share * (1 - share) / count + z2 / (4 * count**2))
    scale = 1 + z2 / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def tally(rows: Iterable[Row], bound: float = 0.0) -> Tally:
    """Count rows when answers whose weight is below ``bound`` are refused."""
    counts = dict.fromkeys(Tally.__dataclass_fields__, 0)
    for row in rows:
        verdict = row.verdict
        outcome = verdict.outcome(bound)
        counts["count"] += 1
        counts[outcome] += 1
        counts["sure_wrong"] += outcome is Outcome.WRONG and verdict.confidence >= SURE
        counts["offered"] += outcome is Outcome.WRONG and verdict.offered
        if verdict.answered and verdict.weight >= bound:
            counts["times"] += verdict.time_right is not None
            counts["times_right"] += verdict.time_right is True
            counts["days"] += verdict.day_right is not None
            counts["days_right"] += verdict.day_right is True
    return Tally(**counts)


#: What rows are grouped by -> the label of a row; rows without a label are left out.
DIMENSIONS: dict[str, Callable[[Row], str]] = {
    "kind": lambda row: row.case.kind,
    "language": lambda row: row.case.language,
    "order": lambda row: row.case.record.order,
    "source": lambda row: row.case.record.source,
    "group": lambda row: row.case.record.group,
}


def grouped(rows: Sequence[Row], dimension: str, bound: float = 0.0) -> dict[str, Tally]:
    """Label -> tally, the most frequent label first."""
    label = DIMENSIONS[dimension]
    groups: dict[str, list[Row]] = {}
    for row in rows:
        if name := label(row):
            groups.setdefault(name, []).append(row)
    ordered = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    return {name: tally(members, bound) for name, members in ordered}


def headline(rows: Iterable[Row], bound: float = 0.0) -> Tally:
    """The tally of the kinds whose text holds a full day, together."""
    return tally((row for row in rows if row.case.kind in HEADLINE), bound)


def wrong_rows(rows: Iterable[Row], bound: float = 0.0) -> list[Row]:
    """The rows that came out wrong, the most confident first: what to look at."""
    wrong = [row for row in rows if row.verdict.outcome(bound) is Outcome.WRONG]
    return sorted(wrong, key=lambda row: -row.answer.confidence)


def refused_rows(rows: Iterable[Row], bound: float = 0.0) -> list[Row]:
    """The rows that were refused though they hold a date, those that were nearly answered first."""
    refused = [row for row in rows if row.verdict.outcome(bound) is Outcome.REFUSED]
    return sorted(refused, key=lambda row: -row.answer.weight)
