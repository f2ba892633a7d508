"""Times of the day: in figures, with the parts of the day, in words; before, behind and within a date."""

import re

import pytest

from datenorm.data.clock_words import FACES, FIGURES, parts_of_day, write_word_clock
from datenorm.data.dice import Dice
from datenorm.data.languages import language
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene
from datenorm.data.time_forms import AROUND_NOON, DAY_PARTS, PART_TIMES, TIMES, TIMES_12, TIMES_OF
from datenorm.data.written_time import compile_pattern


def said(entry: str, hour: int) -> dict[str, tuple[int, int]]:
    """What a language's words for times within an hour of the day are, and what they are read as."""
    phrases = {}
    for index in range(3000):
        scene = Scene(Dice(1, index), language(entry))
        scene.hour = hour
        assert write_word_clock(scene)
        phrases["".join(text for text, _ in scene.pieces)] = (scene.hour, scene.minute)
    return phrases


@pytest.mark.parametrize(
    ("entry", "text", "time"),
    [
        ("en", "half past three pm", (15, 30)),
        ("en", "quarter to nine pm", (20, 45)),
        ("en", "half past three", (3, 30)),
        ("de", "halb vier", (3, 30)),
        ("de", "Viertel vor neun abends", (20, 45)),
        ("de", "3 Uhr", (3, 0)),
        ("ko", "오후 2시", (14, 0)),
        ("zh", "下午3点半", (15, 30)),
        ("it", "le tre e mezza", (3, 30)),
        ("nl", "half vier 's middags", (15, 30)),
        ("pl", "wpół do czwartej po południu", (15, 30)),
        ("cs", "půl čtvrté", (3, 30)),
        ("ru", "половина четвёртого", (3, 30)),
        ("ru", "полвторого ночи", (1, 30)),
        ("hu", "este fél nyolc", (19, 30)),
        ("hu", "fél nyolc este", (19, 30)),
        ("uk", "пів на четверту", (3, 30)),
    ],
)
def test_times_in_words(entry: str, text: str, time: tuple[int, int]) -> None:
    assert said(entry, time[0])[text] == time


def test_every_form_compiles() -> None:
    for source in (*TIMES.items, *TIMES_12.items, *(row for rows in PART_TIMES.values() for row in rows)):
        assert "hour" in compile_pattern(source).parts, source
    for token, rows in TIMES_OF.items():
        assert all("hour" in compile_pattern(source).parts for source in rows.items), token
        assert language(token)


def test_faces_have_twelve_hours() -> None:
    assert all(len(face.hours.split()) == 12 for face in FACES.values())
    assert all("{" in text for rows in FIGURES.values() for text, _ in rows)


def test_parts_of_the_day_lie_in_the_hours_that_they_name() -> None:
    assert "abends" in parts_of_day("de")[20]
    assert "nachts" in parts_of_day("de")[23] and "nachts" in parts_of_day("de")[2]
    assert parts_of_day("xx") == ()
    assert set(PART_TIMES) <= set(DAY_PARTS)


def test_a_time_stands_before_behind_and_within_a_date() -> None:
    places = set()
    for example in Sampler(2, kinds=["named"], noise=0, context=False).examples(5000):
        fields = [span.field for span in example.spans if span.field in ("hour", "year", "day")]
        if "hour" in fields and example.canonical[:1].isdigit():
            places.add((fields.index("hour") > fields.index("year"), fields.index("hour") > fields.index("day")))
    assert {(True, True), (False, False), (False, True)} <= places


def test_spans_of_hours_are_no_time() -> None:
    assert {example.canonical for example in Sampler(3, kinds=["hours-span"]).examples(300)} == {""}


def test_spans_of_hours_in_many_languages_and_past_midnight() -> None:
    texts = {example.text for example in Sampler(3, kinds=["hours-span"], noise=0, context=False).examples(3_000)}
    assert any(re.fullmatch(r"\d+ Uhr bis \d+ Uhr", text) for text in texts)
    assert any(re.fullmatch(r"\d+時[～〜-]2[4-8]時", text) for text in texts)
    assert any(re.search(r"\d [AaPp]\.?[Mm]\.? to \d+:\d\d [AaPp]\.?[Mm]", text) for text in texts)


def test_minutes_and_seconds_of_one_figure_are_written_as_one() -> None:
    scene = Scene(Dice(1, 1), language("en"))
    scene.hour, scene.minute, scene.second = 9, 7, 8
    compile_pattern("H:m:s").write(scene)
    compile_pattern("' 'HH:mm:ss").write(scene)
    assert "".join(text for text, _ in scene.pieces) == "9:7:8 09:07:08"
    texts = [example.text for example in Sampler(5, kinds=["machine-stamp"], noise=0, context=False).examples(6_000)]
    assert any(re.search(r"\b\d:\d:\d\b", text) for text in texts)


def test_behind_four_figures_no_zone_letter_is_a_figure() -> None:
    examples = list(Sampler(6, kinds=["time-military"], noise=0, context=False).examples(3_000))
    assert {example.text[-1] for example in examples if ":" in example.text} >= set("OIZA")
    assert not any(example.text[-1] in "OI" for example in examples if ":" not in example.text)


def test_noon_and_midnight_to_the_second_come_in_both_clocks() -> None:
    sampler = Sampler(10, kinds=["iso", "named", "machine-stamp"], locales=["en"], noise=0, context=False)
    found = {
        (example.canonical[10:19], "m" in example.text.lower().split(":")[-1])
        for example in sampler.examples(20000)
        if example.canonical[13:19] == ":00:00"
    }
    assert {("T12:00:00", False), ("T00:00:00", False), ("T12:00:00", True), ("T00:00:00", True)} <= found


def test_halves_are_twelve_where_a_phrase_wants_them() -> None:
    for face in FACES.values():
        wanted = any("{g}" in text for text, _ in face.phrases)
        assert len(face.halves.split()) == (12 if wanted else 0)


def test_noon_may_have_a_zone_and_a_time_its_letter_t() -> None:
    sampler = Sampler(11, kinds=["time-noon"], locales=["en"], noise=0, context=False)
    noons = {example.text: example.canonical for example in sampler.examples(2000)}
    assert noons["noon GMT"] == "T12:00Z" and noons["noon"] == "T12:00" and noons["midnight"] == "T00:00"
    for example in Sampler(11, kinds=["time-basic"], locales=["en"], noise=0, context=False).examples(200):
        match = re.match(r"T(\d\d):?(\d\d)", example.text)
        assert match and example.canonical.startswith(f"T{match[1]}:{match[2]}"), example


def test_times_are_spelt_by_the_clock_of_twenty_four_hours() -> None:
    sampler = Sampler(12, kinds=["time-spelt"], noise=0, context=False)
    said = {example.text: example.canonical for example in sampler.examples(12_000)}
    for text, canonical in (
        ("dix-huit heures trente", "T18:30"),
        ("fünfzehn Uhr", "T15:00"),
        ("fifteen hundred hours", "T15:00"),
        ("ore diciassette", "T17:00"),
        ("십구 시 삼십 분", "T19:30"),
    ):
        assert said[text] == canonical


def test_times_are_told_from_noon_and_midnight() -> None:
    told = {text: f"T{hour:02d}:{minute:02d}" for rows in AROUND_NOON.values() for text, hour, minute in rows}
    assert told["midi et demi"] == "T12:30"
    assert told["minuit moins le quart"] == "T23:45"
    found = 0
    for example in Sampler(11, kinds=["time-noon"], noise=0, context=False).examples(2_000):
        span = next(span for span in example.spans if span.field == "hour")
        text = example.text[span.start : span.end]
        if text in told:
            found += 1
            assert example.canonical.startswith(told[text]), example
    assert found > 100


def test_ten_past_half_five_is_twenty_to_five() -> None:
    faces = dict(FACES["de"].phrases)
    assert faces["zehn nach halb {n}"] == 40
    assert faces["zehn vor halb {n}"] == 20
    assert dict(FACES["ru"].phrases)["четверть {g}"] == 15


def test_a_time_in_words_may_stand_in_front_of_its_day() -> None:
    texts = [e.text for e in Sampler(9, kinds=["named"], noise=0, context=False, locales=["en"]).examples(20_000)]
    assert any(text.lower().startswith(("noon on ", "12 noon on ", "midday on ", "midnight on ")) for text in texts)


def test_parts_of_the_day_of_more_languages_stand_beside_a_date() -> None:
    rows = (("ml", "വൈകിട്ട് 5 മണി"), ("lt", "7 val. vakaro"), ("hr", "7 sati navečer"), ("gu", "સાંજે 5 વાગ્યે"))
    for entry, text in rows:
        sampler = Sampler(4, kinds=["time-of-day"], locales=[entry], noise=0, context=False)
        found = {example.text: example.canonical for example in sampler.examples(6_000)}
        assert found.get(text) in ("T17:00", "T19:00"), entry
