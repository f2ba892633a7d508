"""Cleaning: what never changes a date's meaning goes, each character knows where it came from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.text.clean import _clean_clusters, clean

CASES = {
    "3rd of May 1999": "3rd of may 1999",
    "٣ مايو ١٩٩٩": "3 مايو 1999",
    "１９９９　年": "1999 年",
    "fe\u0301vrier": "février",
    "İstanbul": "istanbul",
    "&nbsp;3&#160;mai&#xA0;99": "3 mai 99",
    "30 \xa0 kwietnia": "30 kwietnia",
    "㋿元年": "令和元年",
    "Ⅳ": "iv",
    "1º": "1o",
    "1999²": "1999",
    "3 May 1999¹⁴": "3 may 1999",
    "3ʳᵈ May": "3rd may",
    "a\x1bb\x00\u200b\u202ec": "abc",
    "2019–05−03": "2019-05-03",
    "\u1112\u1161\u11ab": "한",
    "か\u3099": "が",
    "  x \t\n y  ": "x y",
    " 3  May 1999 ": "3 may 1999",
    "3  May": "3 may",
    "مايو ٣ ٥": "مايو 3 5",
    " ٣ é ": "3 é",
    "’99": "'99",
    "\x1b[31m3 May 1999\x1b[0m": "3 may 1999",
    "\x1b[1;38:5:9m3\x1b[m M\x1b[4may\x1b(B\x1b[m 1999": "3 may 1999",
    "\x1b]8;;http://x/2?a&lt;1\x1b\\3 May\x1b]8;;\x07 1999": "3 may 1999",
    "\x1b[3 May 1999": "[3 may 1999",
    "\x1b]0;3 May 1999": "]0;3 may 1999",
    "\x9b3 May 1999": "3 may 1999",
    "\ud800": "",
    "": "",
}


@pytest.mark.parametrize(("text", "cleaned"), CASES.items())
def test_cleaned(text: str, cleaned: str) -> None:
    assert clean(text).text == cleaned


@pytest.mark.parametrize(
    ("text", "script"),
    [("٣", "arab"), ("۳", "arabext"), ("३", "deva"), ("๓", "thai"), ("３", "fullwide"), ("᱓", "other"), ("3", "")],
)
def test_script_of_digits_is_kept(text: str, script: str) -> None:
    assert clean(text) == ("3", (0,), script)


def test_an_escape_sequence_leaves_no_place_behind() -> None:
    """Each character comes from where it stands, between the sequences."""
    text = "\x1b[31m3 M\x1b[0may"
    assert clean(text).origin == (5, 6, 7, 12, 13)


@given(st.text(max_size=60))
def test_total_and_origin_points_into_the_input(text: str) -> None:
    cleaned = clean(text)
    assert len(cleaned.text) == len(cleaned.origin)
    assert all(0 <= index < len(text) for index in cleaned.origin)
    assert list(cleaned.origin) == sorted(cleaned.origin)
    assert "  " not in cleaned.text and cleaned.text == cleaned.text.strip(" ")


@given(st.text(max_size=40))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean(text).text
    if "&" not in once:
        assert clean(once).text == once


COMMON = st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=1700), max_size=40)


@given(st.one_of(st.text(max_size=40), COMMON))
def test_fast_paths_agree_with_the_general_one(text: str) -> None:
    assert clean(text) == _clean_clusters(text)
