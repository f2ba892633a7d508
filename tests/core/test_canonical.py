"""The canonical form and its symbols: every documented form goes there and back, everything else is refused."""

import pytest

from datenorm.core import canonical as c
from datenorm.core.automaton import AUTOMATON
from datenorm.core.errors import CanonicalError

FORMS = {
    "1999-05-03": "1999-05-03",
    "1999-05": "1999-05",
    "1999": "1999",
    "186X": "186X",
    "18XX": "18XX",
    "1999-21": "1999-21",
    "XX99-05-03": "XX99-05-03",
    "XXXX-05-03": "XXXX-05-03",
    "1999-05-XX": "1999-05-XX",
    "1860~": "1860~",
    "1923?": "1923?",
    "1862%": "1862%",
    "-0043": "0044B",
    "-0043-03-15": "0044-03-15B",
    "-04XX": "04XXB",
    "0000": "0000",
    "1999-05-03T14:05": "1999-05-03T14:05",
    "1999-05-03T14:05:50+02:00": "1999-05-03T14:05:50+02:00",
    "1999-05-03T14:05Z": "1999-05-03T14:05Z",
    "T15:30": "T15:30",
    "1394-06-12[u-ca=persian]": "1394-06-12p",
    "1394-06-12T14:05[u-ca=persian]": "1394-06-12pT14:05",
    "2562[u-ca=buddhist]": "2562b",
    "R01-05-01": "r01-05-01",
    "1890/1895": "1890/1895",
    "../1857": "./1857",
    "1923/..": "1923/.",
    "1999-05-03/1999-05-05": "1999-05-03/1999-05-05",
    "1394[u-ca=persian]/1395[u-ca=persian]": "1394p/1395p",
    "2019-W18-5": "2019-W18-5",
    "2019-W18": "2019-W18",
    "2019-123": "2019-123",
    "2021-02-30": "2021-02-30",
    "": "",
}


@pytest.mark.parametrize(("reading", "symbols"), FORMS.items())
def test_form_goes_to_symbols_and_back(reading: str, symbols: str) -> None:
    assert c.encode(reading) == symbols
    assert AUTOMATON.accepts(symbols)
    assert c.decode(symbols) == (reading, None)
    assert c.written(c.parse(reading)) == reading


@pytest.mark.parametrize("weekday", range(1, 8))
def test_weekday_is_a_first_symbol_and_no_part_of_the_reading(weekday: int) -> None:
    symbols = c.encode("2005-04-03", weekday)
    assert symbols == "①②③④⑤⑥⑦"[weekday - 1] + "2005-04-03"
    assert AUTOMATON.accepts(symbols)
    assert c.decode(symbols) == ("2005-04-03", weekday)


def test_an_unknown_start_is_read_as_an_open_one() -> None:
    assert c.written(c.parse("/1928-01-18")) == "../1928-01-18"


@pytest.mark.parametrize(
    "text",
    ["1999-5-3", "99-05-03", "../..", "/", "1999-05-03T", "T1", "x", "1999-05-03 ", "19XX-", "1X99", "XXXX",
     "XXXX-W18-5", "XXXX-123",
     "1999[u-ca=klingon]", "R01[u-ca=persian]", "[1858, 1860]", "T10:00/1999", "1999-W1", "-XXXX-05", "2019-1234",
     "１９９９", "1999~?", "1999-05-03T10:00+2"],
)  # fmt: skip
def test_what_is_outside_the_grammar_is_refused(text: str) -> None:
    assert c.is_valid(text) is False
    with pytest.raises(CanonicalError, match="expected"):
        c.encode(text)


def test_year_before_9998_has_no_symbols() -> None:
    with pytest.raises(CanonicalError):
        c.encode("-9999")


def test_decode_refuses_what_the_automaton_refuses() -> None:
    for symbols in ("1999-", "①", "19995", "./.", "B", "T1"):
        assert not AUTOMATON.accepts(symbols)
    with pytest.raises(CanonicalError):
        c.decode("1999-")


def test_fields_are_where_their_characters_are() -> None:
    assert c.field_spans("1999T14:05:00Z[u-ca=julian]")[1:] == [("time", 5, 14), ("calendar", 20, 26)]
    assert c.field_spans("") == c.field_spans("nonsense") == []
    assert c.field_spans("XX05-W07-3~") == [("year", 0, 4), ("week", 6, 8), ("weekday", 9, 10), ("qualifier", 10, 11)]
    assert c.field_spans("../-0043-05T10:30Z") == [("year", 3, 8), ("month", 9, 11), ("time", 12, 18)]
    assert c.field_spans("1890-05/1895") == [("year", 0, 4), ("month", 5, 7), ("year", 8, 12)]
