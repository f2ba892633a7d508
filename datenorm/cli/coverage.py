"""What ``datenorm generate --describe`` prints: the generator's coverage as tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from datenorm.cli.table import aligned

if TYPE_CHECKING:
    from datenorm.data.describe import Coverage, Share

#: Tables of shares: title, attribute of the coverage, what stands for an empty name.
_TABLES: tuple[tuple[str, str, str], ...] = (
    ("Kinds", "kinds", "-"),
    ("Languages of the words", "languages", "(no words)"),
    ("Calendars", "calendars", "-"),
    ("Scripts of the figures", "digits", "-"),
    ("Orders of numeric dates", "orders", "(none)"),
)


def written(coverage: "Coverage") -> str:
    """All tables, one below the other."""
    head = ("group", "kind", "share", "reading", "example")
    groups = [(row.group, row.kind, _percent(row.share), row.canonical, row.text) for row in coverage.groups]
    lines = [f"Groups: {len(coverage.groups)}", "", *aligned([head, *groups])]
    for title, name, empty in _TABLES:
        lines += ["", f"{title}: {len(getattr(coverage, name))}", "", *_shares(getattr(coverage, name), empty)]
    return "\n".join(lines) + "\n"


def _shares(rows: Sequence["Share"], empty: str) -> list[str]:
    return aligned([(row.name or empty, str(row.strings), _percent(row.share)) for row in rows])


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
