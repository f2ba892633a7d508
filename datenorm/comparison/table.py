"""Results of a comparison as a table, over seeds where there are several."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Any

from datenorm.evaluation.metrics import ratio, wilson

#: Two-sided 95 % quantiles of Student's t by degrees of freedom; beyond them the normal one does.
_STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262}
_NORMAL = 1.96

#: Strings of more than so many characters are long.
LONG = 30

HEADER = (
    "attention", "seeds", "exact", "95 %", "year", "month", "day", "up to 20", "21-30", "over 30", "looked", "weights",
    "read/s", "learned/s", "engine",
)  # fmt: skip


def by_attention(results: Sequence[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Attention -> its results, in the order in which they come."""
    grouped: dict[str, list[dict[str, Any]]] = {}
    for result in results:
        grouped.setdefault(result["attention"], []).append(result)
    return grouped


def interval(results: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """95 % interval of the exact match: Student's over seeds, Wilson's over the strings of a single one."""
    values = [ratio(*result["exact"]) for result in results]
    if len(values) == 1:
        return wilson(*results[0]["exact"])
    spread = _STUDENT.get(len(values) - 1, _NORMAL) * stdev(values) / math.sqrt(len(values))
    return max(0.0, mean(values) - spread), min(1.0, mean(values) + spread)


def length_share(result: dict[str, Any], first: int, last: int) -> float:
    """Exact match on strings of more than ``first`` and at most ``last`` characters."""
    rows = [(right, count) for bound, right, count in result["lengths"] if first < bound <= last]
    return ratio(sum(right for right, _ in rows), sum(count for _, count in rows))


def rows(results: Sequence[dict[str, Any]]) -> list[tuple[str, ...]]:
    """The table: header first, then the attentions, the best first."""
    grouped = by_attention(results)
    ordered = sorted(grouped.values(), key=lambda own: -mean(ratio(*one["exact"]) for one in own))
    return [HEADER, *map(_row, ordered)]


def _row(own: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    low, high = interval(own)
    looked = [one["looked"] for one in own if one["looked"] is not None]
    return (
        own[0]["attention"],
        str(len(own)),
        _percent(mean(ratio(*one["exact"]) for one in own)),
        f"{100 * low:.1f}-{100 * high:.1f}",
        *(_percent(mean(ratio(*one["fields"][name]) for one in own)) for name in ("year", "month", "day")),
        *(
            _percent(mean(length_share(one, first, last) for one in own))
            for first, last in ((0, 20), (20, LONG), (LONG, 1 << 30))
        ),
        _percent(mean(looked)) if looked and own[0]["attention"] != "fixed-vector" else "-",
        f"{own[0]['weights']:,}",
        f"{mean(one['strings_per_second'] for one in own):,.0f}",
        f"{mean(one['training']['strings'] / max(one['training']['seconds'], 1) for one in own):,.0f}",
        own[0]["engine"],
    )


def _percent(share: float) -> str:
    return "-" if math.isnan(share) else f"{100 * share:.1f}"


def falls_short(results: Sequence[dict[str, Any]]) -> list[str]:
    """The attentions that read fewer strings than the fixed vector does."""
    means = {name: mean(ratio(*one["exact"]) for one in own) for name, own in by_attention(results).items()}
    bar = means.get("fixed-vector", 0.0)
    return [name for name, value in means.items() if value < bar]
