"""What is taken from CLDR, language by language."""

from datenorm.data.languages import NAMELESS, language, locale_groups
from datenorm.data.pattern import compile_pattern
from datenorm.text.clean import clean


def test_every_language_has_twelve_names_of_months_that_cleaning_keeps_apart() -> None:
    for entry in locale_groups():
        wide = [clean(row[0]).text for row in language(entry).months["MMMM"]]
        assert len(set(wide)) == 12 and all(wide), f"{entry} goes into NAMELESS: {wide}"
        numbered = sum(name.startswith("m0") or name == f"{month}" for month, name in enumerate(wide, 1))
        assert numbered < 6, f"{entry} goes into NAMELESS: {wide}"


def test_entries_without_names_are_left_out() -> None:
    assert {"suz_Sunu", "jbo", "zh_Latn"} <= NAMELESS
    assert not NAMELESS & set(locale_groups())


def test_no_name_of_a_month_is_a_bare_number() -> None:
    for entry in locale_groups():
        for width, rows in language(entry).months.items():
            assert not any(name.isdigit() for row in rows for name in row), (entry, width)


def test_no_name_stands_for_two_months_of_one_language() -> None:
    for entry in locale_groups():
        owners: dict[str, set[int]] = {}
        for rows in language(entry).months.values():
            for month, row in enumerate(rows):
                for name in row:
                    owners.setdefault(clean(name).text.rstrip("."), set()).add(month)
        assert all(len(months) == 1 for months in owners.values()), entry


def test_every_numeric_pattern_has_an_order_that_a_hint_can_name() -> None:
    for entry in locale_groups():
        for pattern in language(entry).patterns["numeric"]:
            assert compile_pattern(pattern).order in ("DMY", "MDY", "YMD"), (entry, pattern)
