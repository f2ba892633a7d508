"""Tables of a report: aligned, safe to show, and no cell cut."""

from datenorm.evaluation.table import Table


def test_a_table_is_aligned_markdown():
    table = Table("kind", "right")
    table.add_row("absolute", "99.4")
    table.add_row("日", "-")
    assert table.lines() == [
        "| kind     | right |",
        "|----------|-------|",
        "| absolute |  99.4 |",
        "| 日       |     - |",
    ]


def test_nothing_in_a_cell_ends_it_or_acts():
    table = Table("text", "is", left=2)
    table.add_row("a | b", "\x1b[31m\n")
    assert table.lines()[2] == r"| a \| b | \x1b[31m\n |"


def test_cells_are_whole_however_many_and_wide():
    names = [f"a_long_kind_{number}" for number in range(40)]
    table = Table("", *names)
    table.add_row("x" * 300, *(f"{number}.0 / 0.0 / 0.0" for number in range(40)))
    head, _, row = table.lines()
    assert [cell.strip() for cell in head.strip("|").split("|")] == ["", *names]
    assert [cell.strip() for cell in row.strip("|").split("|")][1:] == [f"{n}.0 / 0.0 / 0.0" for n in range(40)]
    assert "x" * 300 in row
