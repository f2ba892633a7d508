"""Dates that say less than a day: how templates of many languages are read."""

from datetime import date

import pytest

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import encode
from datenorm.data import precision, precision_words
from datenorm.data.dice import Dice
from datenorm.data.languages import language
from datenorm.data.precision import coarse_reading, ordinal
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene
from datenorm.data.templates import template


def say(entry: str, text: str, day: date = date(1866, 5, 3), group: str = "") -> tuple[str, str]:
    """What ``text`` writes of a day in a language, and how it is read."""
    scene = Scene(Dice(1, 1), language(entry))
    scene.group = group
    scene.set_day(day)
    pattern = template(text)
    pattern.write(scene)
    return "".join(piece for piece, _ in scene.pieces), coarse_reading(scene, pattern.parts)


@pytest.mark.parametrize(
    ("entry", "text", "written", "reading"),
    [
        ("en", "the year {y}", "the year 1866", "1866"),
        ("tr", "{y} yılı", "1866 yılı", "1866"),
        ("ja", "{y}年に", "1866年に", "1866"),
        ("en", "the year '{yy}", "the year '66", "XX66"),
        ("de", "im {m} {y}", "im Mai 1866", "1866-05"),
        ("zh", "{y}年{M}月", "1866年5月", "1866-05"),
        ("en", "the {dec}s", "the 1860s", "186X"),
        ("fr", "années {dec}", "années 1860", "186X"),
        ("cs", "{de2}. léta {cent}. století", "60. léta 19. století", "186X"),
        ("ru", "{dec}-е годы", "1860-е годы", "186X"),
        ("en", "{cent_th} century", "19th century", "18XX"),
        ("en", "{cent_word} century", "nineteenth century", "18XX"),
        ("fr", "{CENT}e siècle", "XIXe siècle", "18XX"),
        ("sv", "{hund}-talet", "1800-talet", "18XX"),
        ("zh", "{zhcent}世纪", "十九世纪", "18XX"),
        ("fr", "{season} {y}", "printemps 1866", "1866-21"),
        ("en", "{season} of {yy}", None, "XX66-21"),
        ("de", "{R}. Quartal {y}", "II. Quartal 1866", "1866-34"),
        ("en", "{nth} quarter of {y}", "second quarter of 1866", "1866-34"),
        ("zh", "{y}年第{zhq}季度", "1866年第二季度", "1866-34"),
        ("ja", "{y}年第{q}四半期", "1866年第2四半期", "1866-34"),
    ],
)
def test_how_a_template_is_written_and_read(entry: str, text: str, written: str | None, reading: str) -> None:
    said, value = say(entry, text)
    assert value == reading
    assert written is None or said == written


def test_months_by_their_number() -> None:
    assert say("es", "{nth} mes de {y}", group="month-number") == ("quinto mes de 1866", "1866-05")
    assert say("tr", "{y}'nın {M}'inci ayı") == ("1866'nın 5'inci ayı", "1866-05")


@pytest.mark.parametrize(
    ("month", "season"), [(1, 24), (2, 24), (3, 21), (5, 21), (6, 22), (8, 22), (9, 23), (11, 23), (12, 24)]
)
def test_seasons_of_months(month: int, season: int) -> None:
    assert say("en", "{season} {y}", date(1999, month, 1))[1] == f"1999-{season}"


def test_english_ordinals() -> None:
    numbers = (1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 101, 111)
    assert [ordinal(number) for number in numbers] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "20th", "21st", "22nd", "23rd", "101st", "111th",
    ]  # fmt: skip


def test_every_row_of_every_table_compiles() -> None:
    for name in ("YEAR", "MONTH_YEAR", "MONTH_NUMBER", "DECADE", "CENTURY", "SEASON", "QUARTER"):
        for entry, rows in getattr(precision_words, name).items():
            for row in rows:
                pattern = template(row)
                assert pattern.parts, (name, entry, row)


def test_words_of_a_row_stand_in_its_tables() -> None:
    for entry, rows in precision_words.CENTURY.items():
        assert all("{cent_word}" not in row or entry in precision_words.CENTURY_WORDS for row in rows)
    for entry, rows in precision_words.QUARTER.items():
        assert all("{nth}" not in row or entry in precision_words.NTH for row in rows)
    assert all(len(row.split("|")) == 4 for row in precision_words.SEASONS.values())


@pytest.mark.parametrize(("group", "sign"), [("about", "~"), ("perhaps", "?"), ("about-perhaps", "%")])
def test_doubt_is_read(group: str, sign: str) -> None:
    for example in Sampler(2, kinds=[group]).examples(1000):
        assert example.canonical.endswith(sign), example
        assert "qualifier" in {span.field for span in example.spans}, example


def test_centuries_before_christ() -> None:
    readings = [example.canonical for example in Sampler(2, kinds=["century"]).examples(2000)]
    before = [reading for reading in readings if reading.startswith("-")]
    assert 50 < len(before) < 400
    assert all(AUTOMATON.accepts(encode(reading)) for reading in before)


def test_many_languages_say_about() -> None:
    assert len(precision_words.ABOUT) >= 60
    assert {group.name for group in precision.GROUPS} >= {"decade", "century", "season", "quarter-in-words"}


@pytest.mark.parametrize(
    ("entry", "written", "year", "text", "reading"),
    [
        ("en", "the {hund_word}-{dec_word}", 1955, "the nineteen-fifties", "195X"),
        ("pl", "lata {dec_word} {CENT} wieku", 1961, "lata sześćdziesiąte XX wieku", "196X"),
        ("it", "anni {dec_word} del {cent_name}", 1872, "anni Settanta del Ottocento", "187X"),
        ("it", "il {cent_name}", 1525, "il Cinquecento", "15XX"),
        ("ru", "{dec_word} годы {CENT} века", 1899, "девяностые годы XIX века", "189X"),
        ("de", "{dec_word} Jahre des {cent}. Jahrhunderts", 1830, "dreißiger Jahre des 19. Jahrhunderts", "183X"),
    ],
)
def test_decades_and_centuries_by_name(entry: str, written: str, year: int, text: str, reading: str) -> None:
    assert say(entry, written, date(year, 5, 3)) == (text, reading)


def test_every_language_with_decades_in_words_has_them_all() -> None:
    for entry, rows in precision_words.DECADE_WORDS.items():
        assert len(set(rows)) == 8, entry
    for entry, templates in precision_words.DECADE.items():
        assert entry in precision_words.DECADE_WORDS or not any("dec_word" in text for text in templates), entry
