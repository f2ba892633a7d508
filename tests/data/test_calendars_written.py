"""Dates of other calendars: days that exist, under their own names, with their true weekday."""

import re

import pytest
from drawn import check_readings, examples, write

from datenorm.core.resolve import resolve, weekday_of
from datenorm.data import calendars_beside, calendars_written, eras, old_styles
from datenorm.data.calendar_names import MONTHS, month_names
from datenorm.data.sampler import Sampler
from datenorm.text.clean import clean

GROUPS = [*calendars_written.GROUPS, *calendars_beside.GROUPS, *eras.GROUPS, *old_styles.GROUPS]
LENGTHS = {"hebrew": 13, "ethiopic": 13, "coptic": 13}


@pytest.mark.parametrize("group", [group.name for group in GROUPS if group.name != "dual-year-alone"])
def test_readings_are_in_the_grammar(group: str) -> None:
    check_readings(group)


@pytest.mark.parametrize("group", [group.name for group in GROUPS if group.kind != "reject"])
def test_every_day_exists_and_has_its_weekday(group: str) -> None:
    for example in examples(group):
        if example.canonical.startswith("XX"):
            continue
        answer = resolve(example.canonical)
        assert answer.reason is None, example
        if example.weekday:
            assert weekday_of(answer.date) == example.weekday, example


@pytest.mark.parametrize(
    ("calendar", "language"), [(calendar, language) for calendar, rows in MONTHS.items() for language in rows]
)
def test_a_name_for_every_month(calendar: str, language: str) -> None:
    names = month_names(calendar, language)
    assert len(names) == LENGTHS.get(calendar, 12)
    assert all(all(row) for row in names)
    owners = {}
    for month, row in enumerate(names):
        for name in row:
            assert owners.setdefault(name.lower(), month) == month, f"{name} stands for two months"


@pytest.mark.parametrize(
    ("form", "entry", "day", "text"),
    [
        ("d {persian} y", "fa", (1394, 6, 12), "12 شهریور 1394"),
        ("d {persian} y", "en", (1394, 6, 12), "12 Shahrivar 1394"),
        ("d {afghan} y", "fa", (1394, 6, 12), "12 سنبله 1394"),
        ("d {islamic} y{islamic after}", "ar", (1440, 10, 22), "22 شوال 1440 هـ"),
        ("d {islamic} y", "tr", (1440, 9, 1), "1 Ramazan 1440"),
        ("{hebrew day} 'ב'{hebrew} {hebrew year}", "he", (5779, 5, 15), "ט״ו בשבט תשע״ט"),
        ("d {hebrew} y", "en", (5784, 1, 1), "1 Tishrei 5784"),
        ("d {hebrew} y", "en", (5772, 7, 11), "11 Adar 5772"),
        ("d {hebrew} y", "en", (5855, 7, 29), "29 Adar II 5855"),
        ("{ethiopic} d 'ቀን' y{ethiopic after}", "am", (2012, 1, 1), "መስከረም 1 ቀን 2012 ዓ.ም."),
        ("{ethiopic_day} {ethiopic_year}", "am", (2012, 1, 21), "፳፩ ፳፻፲፪"),
        ("d {coptic} y", "ar", (1730, 1, 1), "1 توت 1730"),
        ("d {indian} y{indian after}", "hi", (1945, 1, 22), "22 चैत्र 1945 शक"),
        ("d {french month} 'an' {french number}", "fr", (8, 2, 18), "18 brumaire an 8"),
    ],
)
def test_a_form_in_a_language(form: str, entry: str, day: tuple[int, int, int], text: str) -> None:
    assert write(form, entry, *day) == text


def test_persian_figures_are_read_in_their_calendar() -> None:
    digits = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
    seen = 0
    for example in examples("persian-numeric"):
        match = re.fullmatch(r"([۰-۹]{4})/([۰-۹]{2})/([۰-۹]{2})", example.text)
        if match:
            year, month, day = (part.translate(digits) for part in match.groups())
            assert example.canonical == f"{year}-{month}-{day}[u-ca=persian]"
            seen += 1
    assert seen > 500


def test_japanese_letters_and_first_years() -> None:
    letters = [e for e in examples("japanese-era") if re.fullmatch(r"[MTSHR]\d{1,2}\.\d{1,2}\.\d{1,2}", e.text)]
    for example in letters:
        era, (year, month, day) = example.text[0], map(int, example.text[1:].split("."))
        assert example.canonical == f"{era}{year:02d}-{month:02d}-{day:02d}"
    first = [e for e in examples("japanese-era") if e.text.startswith("令和元年")]
    assert len(letters) > 100
    assert first and all(e.canonical.startswith("R01") for e in first)


def test_a_gregorian_year_beside_an_era_is_the_reading() -> None:
    for example in examples("japanese-era-beside-year"):
        assert example.canonical[:4] in clean(example.text).text
        assert "u-ca" not in example.canonical


@pytest.mark.parametrize("group", ["era-unknown", "calendar-unknown"])
def test_eras_and_calendars_without_a_sign_are_refused(group: str) -> None:
    assert all(example.canonical == "" and example.kind == "reject" for example in examples(group))


def test_of_two_calendars_side_by_side_the_gregorian_day_is_read() -> None:
    for example in examples("calendar-beside-gregorian"):
        assert "u-ca" not in example.canonical
        year = clean("".join(example.text[s.start : s.end] for s in example.spans if s.field == "year")).text
        assert example.canonical[:4] == year.zfill(4), example


def test_the_republic_of_china_and_thailand_count_their_own_years() -> None:
    for example in examples("roc"):
        match = re.fullmatch(r"民國(\d+)年(\d+)月(\d+)日", example.text)
        if match:
            year, month, day = map(int, match.groups())
            assert example.canonical == f"{year:04d}-{month:02d}-{day:02d}[u-ca=roc]"
    years = [e for e in examples("buddhist") if re.fullmatch(r"พ\.ศ\. [0-9]{4}", e.text)]
    assert years and all(e.canonical == f"{e.text[-4:]}[u-ca=buddhist]" for e in years)


def test_a_double_year_is_the_later_one() -> None:
    for example in examples("dual-year"):
        first = int(re.search(r"\d{4}", example.text)[0])
        assert example.canonical.startswith(str(first + 1)), example
        assert example.canonical[5:7] in ("01", "02", "03")


def test_two_styles_are_read_by_the_new_one() -> None:
    for example in examples("two-styles"):
        match = re.fullmatch(r"(\d+)/(\d+) \S+ \d{4}", example.text)
        if match:
            old, new = map(int, match.groups())
            assert example.canonical.endswith(f"-{new:02d}")
            assert new - old == 10 + sum(example.canonical >= day for day in ("1700-03-12", "1800-03-13", "1900-03-14"))


def test_the_quakers_first_month_was_march_before_1752() -> None:
    for example in examples("month-by-number"):
        if int(example.canonical[:4]) < 1752:
            assert re.search(r"called|call'd|\(|\[| or ", example.text), example
        elif match := re.match(r"(\d+)(?:st|nd|rd|th) mo\. \d", example.text):
            assert example.canonical[5:7] == f"{int(match[1]):02d}"


def test_the_first_of_an_islamic_month_has_a_name() -> None:
    sampler = Sampler(4, kinds=["islamic"], locales=["ar"], noise=0, context=False)
    firsts = [example for example in sampler.examples(3000) if example.text.startswith(("غرة ", "غرّة "))]
    assert firsts
    assert all(example.canonical.endswith("-01[u-ca=islamic]") for example in firsts)


def test_years_of_an_era_in_short_figures() -> None:
    sampler = Sampler(4, kinds=["japanese-era"], locales=["ja"], noise=0, context=False)
    found = [example for example in sampler.examples(9000) if "廿年" in example.text or "廿一年" in example.text]
    assert found
    assert all(example.canonical[1:3] in ("20", "21") for example in found)
