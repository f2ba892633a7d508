"""The heatmap: pure ASCII marks under the right characters, in the columns there are."""

from hypothesis import given
from hypothesis import strategies as st

from datenorm.heatmap import RAMP, Row, draw, rows
from datenorm.text.safe import width


def looking_at(text, *places):
    """A row for each place, with all its weight there."""
    return [Row("x", [float(index == place) for index in range(len(text))]) for place in places]


def test_each_mark_stands_under_its_character():
    assert draw("3 May", looking_at("3 May", 0, 2, 4)) == [
        "    3   M a y",
        "x | @",
        "x |     @",
        "x |         @",
    ]


def test_wide_characters_get_marks_of_their_width():
    assert draw("5月3日", looking_at("5月3日", 1, 2)) == [
        "    5 月 3 日",
        "x |   @@",
        "x |      @",
    ]


def test_marks_on_a_character_share_its_column():
    """Thai vowels above and below take no column; what they got counts for the letter below them."""
    text = "ที่ ๓"
    assert draw(text, [Row("x", [0.2, 0.2, 0.2, 0.0, 0.4])]) == ["    ที่   ๓", "x | *   ="]


def test_the_ramp_is_in_tenths():
    text = "abcdefghijk"
    marks = draw(text, [Row("x", [index / 10 for index in range(11)])])[1]
    assert marks == "x |   . : - = + * # % @ @"


def test_a_calendar_suffix_is_one_row_with_its_name():
    reading = "2562[u-ca=buddhist]/.."
    found = rows(reading, [[1.0]] * len(reading))
    assert [row.label for row in found] == ["2", "5", "6", "2", "buddhist", "/", ".", "."]


def test_long_texts_are_folded_and_dots_stand_for_panels_without_marks():
    text = "a" * 30 + "b" * 30 + "c" * 30
    lines = draw(text, looking_at(text, 5, 85), columns=34)
    assert [line.strip() for line in lines if "|" not in line] == ["a" * 30, "", "...", "", "c" * 30]


def test_paint_gets_the_marks_alone():
    seen = []

    def paint(marks, weight):
        seen.append((marks, weight))
        return f"<{marks}>"

    assert draw("日a", looking_at("日a", 0), paint=paint)[1] == "x | <@@>"
    assert seen == [("@@", 1.0)]


def test_controls_are_shown_escaped_with_marks_of_that_width():
    assert draw("\x1bA", looking_at("\x1bA", 0)) == ["    \\x1b A", "x | @@@@"]


@given(st.text(max_size=300), st.integers(20, 120), st.data())
def test_no_line_is_wider_than_the_terminal(text, columns, data):
    """Whatever comes in, lines fit, and the marks are of the ramp."""
    weights = data.draw(st.lists(st.floats(0, 1), min_size=len(text), max_size=len(text)))
    for line in draw(text, [Row("buddhist", weights), Row("-", weights)], columns):
        assert width(line) <= columns
        if " | " in line[:12]:
            assert set(line[11:]) <= set(RAMP)
