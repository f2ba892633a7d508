"""What programs write: each family of stamps, written for one moment, and its reading."""

from datetime import date

import pytest

from datenorm.data.dice import Dice
from datenorm.data.languages import language
from datenorm.data.machine_forms import STAMPS, offset, write_stamp
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene


def stamp(source: str) -> tuple[str, str]:
    """Thursday 25 September 2003, 10:49:41, in the form ``source``."""
    scene = Scene(Dice(1, 1), language("fr"))
    scene.kind = "datetime"
    scene.set_day(date(2003, 9, 25))
    scene.hour, scene.minute, scene.second = 10, 49, 41
    write_stamp(scene, source)
    return "".join(text for text, _ in scene.pieces), scene.canonical


@pytest.mark.parametrize(
    ("source", "text", "reading"),
    [
        ("{Sun} {Mon} {_d} HH:mm:ss yyyy", "Thu Sep 25 10:49:41 2003", "2003-09-25T10:49:41"),
        ("yyyy:MM:dd HH:mm:ss", "2003:09:25 10:49:41", "2003-09-25T10:49:41"),
        ("yyyyMMdd'T'HHmmss{Z}", "20030925T104941Z", "2003-09-25T10:49:41Z"),
        ("yyyyMMddHHmm", "200309251049", "2003-09-25T10:49"),
        ("dd-{MON}-yy", "25-SEP-03", "XX03-09-25"),
        ("yyyy-MM-dd hh:mm:ss {AM}", "2003-09-25 10:49:41 AM", "2003-09-25T10:49:41"),
        ("yyyy-MM-dd'T'HH:mm:ss{Z}'[UTC]'", "2003-09-25T10:49:41Z[UTC]", "2003-09-25T10:49:41Z"),
        ("{Sun}, d {Mon} {y2k} HH:mm", "Thu, 25 Sep 103 10:49", "XX03-09-25T10:49"),
        ("'D:'yyyyMM", "D:200309", "2003-09"),
    ],
)
def test_a_stamp_and_its_reading(source: str, text: str, reading: str) -> None:
    assert stamp(source) == (text, reading)


@pytest.mark.parametrize(
    ("source", "start"),
    [
        ("{Sun}, dd {Mon} yyyy HH:mm:ss {+hhmm}", "Thu, 25 Sep 2003 10:49:41 "),
        ("dd/{Mon}/yyyy:HH:mm:ss {+hhmm}", "25/Sep/2003:10:49:41 "),
        ("{Sun} {Mon} dd yyyy HH:mm:ss 'GMT'{zone o (L)}", "Thu Sep 25 2003 10:49:41 GMT"),
        ("yyyy-MM-dd HH:mm:ss.{frac} {zone o n}", "2003-09-25 10:49:41."),
        ("ddHHmm{letter}{MON}yy", "251049"),
        ("'D:'yyyyMMddHHmmss{pdf}", "D:20030925104941"),
    ],
)
def test_stamps_with_a_zone(source: str, start: str) -> None:
    text, reading = stamp(source)
    assert text.startswith(start)
    assert reading[16 if "ss" not in source else 19 :]


def test_every_stamp_compiles_and_has_a_year() -> None:
    for source in STAMPS.items:
        assert compile_pattern(source).parts & {"year", "short", "iso_year"}, source


def test_offsets() -> None:
    assert [offset(minutes, True) for minutes in (0, 60, -300, 330, -210)] == [
        "+00:00",
        "+01:00",
        "-05:00",
        "+05:30",
        "-03:30",
    ]
    assert offset(120, False) == "+0200"
