"""The coverage tables: every group is in them, shares add up, the same run gives the same tables."""

import pytest

from datenorm.core.errors import UsageError
from datenorm.data.describe import calendar_of, describe, group_rows
from datenorm.data.sampler import GROUPS


def test_every_group_has_a_row_with_an_example() -> None:
    rows = group_rows()
    assert [row.group for row in rows] == [group.name for group in GROUPS]
    assert sum(row.share for row in rows) == pytest.approx(1)
    assert all(row.text or row.kind == "reject" for row in rows)
    assert all(row.canonical for row in rows if row.kind != "reject")


def test_tables_of_a_run() -> None:
    coverage = describe(seed=1, count=3000)
    assert coverage == describe(seed=1, count=3000)
    for table in (coverage.kinds, coverage.languages, coverage.calendars, coverage.digits, coverage.orders):
        assert sum(row.share for row in table) == pytest.approx(1)
        assert [row.strings for row in table] == sorted((row.strings for row in table), reverse=True)
    assert coverage.calendars[0].name == "gregory"
    assert coverage.digits[0].name == "latn"
    assert len(coverage.languages) > 100
    assert {"absolute", "datetime", "partial", "no_year", "range", "time", "two_digit_year", "reject"} <= {
        row.name for row in coverage.kinds
    }


def test_kinds_and_locales_select() -> None:
    coverage = describe(count=200, kinds=["century"], locales=["fr"])
    assert [row.group for row in coverage.groups] == ["century"]
    assert {row.name for row in coverage.languages} <= {"fr", ""}
    with pytest.raises(UsageError):
        describe(count=1, kinds=["nonsense"])


@pytest.mark.parametrize(
    ("canonical", "calendar"),
    [
        ("1394-06-12[u-ca=persian]", "persian"),
        ("R01-05-01", "japanese"),
        ("1999-05-03", "gregory"),
        ("T15:30", "gregory"),
        ("-0043", "gregory"),
    ],
)
def test_calendars(canonical: str, calendar: str) -> None:
    assert calendar_of(canonical) == calendar
