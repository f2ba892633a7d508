"""Locale names as users type them."""

import pytest
from babel import Locale
from babel.core import get_global

from datenorm.core.errors import UsageError
from datenorm.core.language_names import ENGLISH_NAMES
from datenorm.core.locales import ALIASES, REGIONS, check_region, find_language, find_order, split
from datenorm.core.own_language_names import OWN_NAMES

KNOWN = ["en", "fr", "de", "zh", "zh_Hant", "nb", "he", "sr"]


@pytest.mark.parametrize(
    ("name", "language"),
    [("fr", "fr"), ("de-AT", "de"), ("de_AT.UTF-8", "de"), ("zh-hant-tw", "zh_Hant"), ("zh_CN", "zh"), ("no", "nb"),
     ("iw", "he"), ("FR", "fr"), ("sr-Latn-RS", "sr"), ("EN_us", "en")],
)  # fmt: skip
def test_falls_back_to_the_language(name: str, language: str) -> None:
    assert find_language(name, KNOWN) == language


@pytest.mark.parametrize("name", ["xx", "", "-", "../fr", "fr/../../etc", "e" * 500])
def test_unknown_is_an_error_of_one_line(name: str) -> None:
    with pytest.raises(UsageError) as caught:
        find_language(name, KNOWN)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "language"), [("english", "en"), ("Germn", "de"), ("chinese", "zh"), ("French_CA", "fr")]
)
def test_an_english_name_leads_to_its_language(name: str, language: str) -> None:
    with pytest.raises(UsageError, match=rf"; near ones: {language}$"):
        find_language(name, KNOWN)


def test_english_names_are_those_of_babel() -> None:
    """Of its release; a later one may call some otherwise."""
    names = {language: name.lower() for language, name in Locale("en").languages.items()}
    other = [name for name, language in ENGLISH_NAMES.items() if names.get(language) != name]
    assert len(other) < 10
    assert len(ENGLISH_NAMES) > 280


@pytest.mark.parametrize(
    ("name", "language"), [("deutsch", "de"), ("Française", "fr"), ("עברית", "he"), ("deutsh-AT", "de")]
)
def test_a_name_in_the_language_itself_leads_to_it(name: str, language: str) -> None:
    with pytest.raises(UsageError, match=rf"; near ones: {language}$"):
        find_language(name, KNOWN)


def test_own_names_are_those_of_babel() -> None:
    """Of its release; a later one may call some otherwise."""
    other = [
        name
        for name, language in OWN_NAMES.items()
        if str(Locale.parse(language).languages.get(language)).lower() != name
    ]
    assert len(other) < 10
    assert len(OWN_NAMES) > 240
    assert not OWN_NAMES.keys() & ENGLISH_NAMES.keys()


def test_near_names_are_named() -> None:
    with pytest.raises(UsageError, match=r"near ones: .*de"):
        find_language("dee", KNOWN)


def test_order_only_where_a_region_says_so() -> None:
    orders = {"en": "MDY", "en_US": "MDY", "en_GB": "DMY", "zh_TW": "YMD"}
    assert find_order("en-GB", orders) == "DMY"
    assert find_order("en_us", orders) == "MDY"
    assert find_order("en", orders) is None
    assert find_order("zh-Hant-TW", orders) == "YMD"
    assert find_order("en-XX", orders) is None


def test_what_has_more_parts_than_any_locale_is_none():
    """However long it is, it is refused at once."""
    assert split("en_" * 100_000) == [""]
    with pytest.raises(UsageError, match="expected a locale"):
        find_language("en_" * 100_000, ["en"])
    assert find_order("en_US" + "_x" * 20, {"en_US": "MDY"}) is None


@pytest.mark.parametrize("old", sorted(ALIASES))
def test_old_ids_stand_for_what_cldr_says(old):
    """Norwegian is Bokmål in CLDR by inheritance, not by an alias."""
    new = "nb" if old == "no" else get_global("language_aliases")[old].split("_")[0]
    assert split(f"{old.upper()}-XX") == [new, "XX"]
    assert find_language(old, [new]) == new


def test_the_most_parts_that_a_locale_has():
    assert len(split("en" + "_a" * 7)) == 8
    assert split("en" + "_a" * 8) == [""]


def test_where_no_name_is_near_none_is_named() -> None:
    with pytest.raises(UsageError, match=r"got '٣'$"):
        find_language("٣", KNOWN)


LOCALES = ["en_US", "en_GB", "de_DE", "es_ES", "fr_FR", "fr_CA", "zh_Hant_TW", "es_419", "sr_Latn_RS"]


@pytest.mark.parametrize(
    "name",
    [
        "en-GB", "en-UK", "en", "fr_", "de-FR", "zh-Hant-TW", "fr-419", "ca-ES-valencia", "en-US-u-ca-gregory", "en-U",
        "sr-Latn",
    ],
)
def test_a_region_that_some_locale_has(name: str) -> None:
    check_region(name, LOCALES)


@pytest.mark.parametrize(("name", "near"), [("en-GBR", "en-GB"), ("fr_XX", "fr-"), ("en-USA", "en-US")])
def test_a_region_that_none_has_is_an_error_of_one_line(name: str, near: str) -> None:
    with pytest.raises(UsageError, match=rf"^expected a region .*near ones: .*{near}"):
        check_region(name, LOCALES)


def test_a_list_without_regions_asks_for_none() -> None:
    check_region("en-XX", ["en", "fr"])


def test_the_regions_that_are_called_otherwise_are_those_of_cldr() -> None:
    aliases = get_global("territory_aliases")
    assert all(aliases[old] == [new] for old, new in REGIONS.items())
