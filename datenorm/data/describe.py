"""What the generator covers, as tables: languages, groups, calendars, scripts of digits. ``generate --describe`` prints it.

The share of a group is its weight's; the other shares are counted over a run of examples, so that they are what a
training sees.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from datenorm.data.example import Example
from datenorm.data.sampler import GROUPS, Sampler
from datenorm.text.clean import clean

#: How many examples are drawn for the counts.
SAMPLE = 20_000
_SHOWN = 12
_SUFFIX = "[u-ca="
_ERA_DATE = re.compile(r"[MTSHR]\d\d(?!:)")


class Share(NamedTuple):
    """A row of a table: how many of the examples have ``name``."""

    name: str
    strings: int
    share: float


class GroupRow(NamedTuple):
    """A group of the generator with its share and an undamaged example."""

    group: str
    kind: str
    share: float
    text: str
    canonical: str


class Coverage(NamedTuple):
    """All tables, the largest rows first.

    Attributes:
        groups: one row a group, in the order of the generator.
        kinds: the contract's kinds.
        languages: of the words in the text; ``""`` stands for texts without words.
        calendars: ids of RFC 9557; eras of JIS X 0301 are ``japanese``.
        digits: scripts of the figures, ``latn`` for ASCII.
        orders: of numeric dates; ``""`` where there is none.
    """

    groups: tuple[GroupRow, ...]
    kinds: tuple[Share, ...]
    languages: tuple[Share, ...]
    calendars: tuple[Share, ...]
    digits: tuple[Share, ...]
    orders: tuple[Share, ...]


def describe(
    seed: int = 0, count: int = SAMPLE, kinds: Sequence[str] | None = None, locales: Sequence[str] | None = None
) -> Coverage:
    """Draw ``count`` examples and count what they hold.

    Raises:
        UsageError: a kind or locale is unknown.
    """
    examples = list(Sampler(seed, kinds, locales).examples(count))
    return Coverage(
        group_rows(kinds),
        _shares(example.kind for example in examples),
        _shares(example.language for example in examples),
        _shares(calendar_of(example.canonical) for example in examples if example.canonical),
        _shares(clean(example.text).digits or "latn" for example in examples if any(map(str.isdigit, example.text))),
        _shares(example.order for example in examples),
    )


def group_rows(kinds: Sequence[str] | None = None) -> tuple[GroupRow, ...]:
    """One row for each group whose kind or name is among ``kinds`` (all by default)."""
    chosen = [group for group in GROUPS if not kinds or group.kind in kinds or group.name in kinds]
    total = sum(group.weight for group in chosen)
    rows = []
    for group in chosen:
        example = _shown(group.name)
        rows.append(GroupRow(group.name, group.kind, group.weight / total, example.text, example.canonical))
    return tuple(rows)


def _shown(group: str) -> Example:
    """An example of a group, undamaged: a short one that can be read in a table."""
    drawn = Sampler(0, [group], noise=0, context=False).examples(_SHOWN)
    return min(drawn, key=lambda example: (not example.text.isascii(), abs(len(example.text) - 20)))


def calendar_of(canonical: str) -> str:
    """The calendar that a reading names: ``persian``, ``japanese``, ``gregory``."""
    if _SUFFIX in canonical:
        return canonical.partition(_SUFFIX)[2].partition("]")[0]
    return "japanese" if _ERA_DATE.match(canonical) else "gregory"


def _shares(names: Iterable[str]) -> tuple[Share, ...]:
    counted = Counter(names)
    total = counted.total() or 1
    return tuple(Share(name, count, count / total) for name, count in counted.most_common())
