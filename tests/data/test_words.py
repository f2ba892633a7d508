"""Ordinals, numbers and years in words, connecting words, endings, Chinese figures, in each language's way."""

import re

import pytest
from drawn import check_readings, examples, write

from datenorm.data import words
from datenorm.data.day_word_parts import PARTS
from datenorm.data.ordinals import day_words
from datenorm.data.words import kind_of


@pytest.mark.parametrize("group", [group.name for group in words.GROUPS])
def test_readings_are_in_the_grammar(group: str) -> None:
    check_readings(group)


@pytest.mark.parametrize(
    ("entry", "form", "text"),
    [
        ("en", "{day ord} 'of' MMMM y", "3rd of May 1999"),
        ("fr", "'le' {day ord} MMMM y", "le 3 mai 1999"),
        ("nl", "{day ord} MMMM y", "3de mei 1999"),
        ("sv", "'den' {day ord} MMMM", "den 3:e maj"),
        ("ru", "{day ord} MMMM y 'года'", "3-го мая 1999 года"),
        ("hu", "y. MMMM {day ord}", "1999. május 3-án"),
        ("eu", "y'ko' {month on} {day ord}", "1999ko maiatzaren 3a"),
        ("en", "'the' {day word} 'of' MMMM", "the third of May"),
        ("fr", "{day word} MMMM", "trois mai"),
        ("ru", "{day word} MMMM", "третье мая"),
        ("de", "'der' {day word} MMMM", "der dritte Mai"),
        ("es", "{day word} 'de' MMMM", "tres de mayo"),
        ("it", "'il' {day word} MMMM", "il tre maggio"),
        ("vi", "'ngày' {day word} 'tháng' {vi month}", "ngày mồng ba tháng năm"),
        ("en", "{year words}", "nineteen ninety-nine"),
        ("fr", "{year words}", "mille neuf cent quatre-vingt-dix-neuf"),
        ("de", "{year words}", "neunzehnhundertneunundneunzig"),
        ("ru", "{year words}", "тысяча девятьсот девяносто девятого года"),
        ("sv", "{year words}", "nittonhundranittionio"),
        ("zh", "{han y}年{han m}月{han d}日", "一九九九年五月三日"),
        ("ja", "{han full}年{han m}月", "千九百九十九年五月"),
        ("ko", "{ko year}년 {ko month}월 {ko day}일", "천구백구십구년 오월 삼일"),
        ("et", "d. {month on} y", "3. mail 1999"),
        ("ru", "'в' {month in} y 'года'", "в мае 1999 года"),
        ("fi", "{month in} y", "toukokuussa 1999"),
        ("en", "{mm word} 'of' y", "fifth month of 1999"),
    ],
)
def test_a_form_in_a_language(entry: str, form: str, text: str) -> None:
    assert write(form, entry, 1999, 5, 3) == text


HAN = {figure: value for value, figure in enumerate("零一二三四五六七八九")} | {"〇": 0, "○": 0}


def _read_han(text: str) -> int:
    """A number of one or two figures as it is said: 廿六, 三十, 十一."""
    text = text.replace("廿", "二十").replace("卅", "三十")
    tens, ten, ones = text.partition("十")
    if not ten:
        return HAN[text]
    return (HAN[tens] if tens else 1) * 10 + (HAN[ones] if ones else 0)


def test_chinese_figures_say_what_the_reading_says() -> None:
    seen = 0
    for example in examples("han-figures"):
        match = re.fullmatch(
            r"([〇○零一二三四五六七八九]{4})年([一二三四五六七八九十]+)月([一二三四五六七八九十廿卅]+)[日号號]",
            example.text,
        )
        if match:
            year = "".join(str(HAN[figure]) for figure in match[1])
            assert example.canonical == f"{year}-{_read_han(match[2]):02d}-{_read_han(match[3]):02d}", example
            seen += 1
    assert seen > 700


def test_english_ordinals_have_the_ending_of_their_figure() -> None:
    seen = 0
    for example in examples("ordinal-figures", 12_000):
        match = re.search(r"\b(\d{1,2})(st|nd|rd|th)\b", example.text)
        if example.language == "en" and match:
            day = int(match[1])
            ending = "th" if day in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
            assert match[2] == ending
            assert f"-{day:02d}" in example.canonical
            seen += 1
    assert seen > 2000


def test_numbers_told_apart_by_words_have_no_order() -> None:
    for example in examples("connected", 9000):
        if example.language == "vi" and re.fullmatch(r"ngày \d+ tháng \d+ năm \d+", example.text):
            assert example.order == ""
        if example.language == "pl" and re.fullmatch(r"\d\d\.\d\d\.\d{4} r\.", example.text):
            assert example.order == "DMY"


def test_a_kind_for_every_set_of_parts() -> None:
    assert kind_of(frozenset({"year", "month", "day"})) == "absolute"
    assert kind_of(frozenset({"year"})) == kind_of(frozenset({"year", "month"})) == "partial"
    assert kind_of(frozenset({"month", "day"})) == "no_year"
    assert kind_of(frozenset({"short", "month", "day"})) == "two_digit_year"


@pytest.mark.parametrize(
    ("entry", "day", "words"),
    [
        ("et", 24, "kahekümne neljandal"),
        ("et", 30, "kolmekümnendal"),
        ("lv", 11, "vienpadsmitajā"),
        ("lv", 23, "divdesmit trešajā"),
        ("lt", 1, "pirmąją"),
        ("lt", 31, "trisdešimt pirmoji"),
        ("is", 24, "tuttugasti og fjórði"),
        ("is", 2, "annan"),
        ("eu", 22, "hogeita bian"),
        ("eu", 10, "hamarrean"),
        ("ga", 11, "t-aonú lá déag"),
        ("ga", 31, "t-aonú lá is tríocha"),
        ("hi", 15, "पंद्रह"),
    ],
)
def test_a_day_is_said_as_it_is(entry: str, day: int, words: str) -> None:
    said = [row[day - 1] for row in day_words(entry)]
    assert words in said
    assert all(len(set(row)) == 31 for row in day_words(entry))


@pytest.mark.parametrize("entry", sorted(PARTS))
def test_days_made_of_parts_are_thirty_one_words(entry: str) -> None:
    for row in day_words(entry):
        assert len(row) == len(set(row)) == 31
        assert all(word == word.strip() and "/" not in word for word in row)


@pytest.mark.parametrize(
    ("entry", "day", "word"),
    [("sw", 29, "ishirini na tisa"), ("af", 21, "een-en-twintigste"), ("ka", 31, "ოცდათერთმეტი"),
     ("mk", 22, "дваесет и втори"), ("be", 31, "трыццаць першага")],
)  # fmt: skip
def test_days_made_of_parts(entry: str, day: int, word: str) -> None:
    assert day_words(entry)[0][day - 1] == word
