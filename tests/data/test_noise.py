"""Noise spoils the text and never the truth."""

from rapidfuzz.distance import OSA

from datenorm.data.context import BEFORE
from datenorm.data.dice import Dice, Weighted, combinations
from datenorm.data.keyboards import LAYOUT_OF, LAYOUTS, keyboard, neighbours
from datenorm.data.languages import language, locale_groups
from datenorm.data.misread import garble, lose_letters, misread, name_letters
from datenorm.data.noise import (
    Damage,
    disturb_spaces,
    lose_marks,
    mix_scripts,
    scan_digits,
    scan_signs,
    shift_case,
    split_figures,
    strip_marks,
)
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene
from datenorm.data.typos import confusable, misspell
from datenorm.text.clean import clean


def scene(entry: str, *pieces: tuple[str, str], index: int = 0) -> Scene:
    made = Scene(Dice(7, index), language(entry))
    made.pieces = list(pieces)
    made.worded = True
    return made


def may(entry: str, index: int) -> Scene:
    names = language(entry).months["MMMM"][4]
    made = scene(entry, ("3", "day"), (" ", ""), (names[0], "month"), (" ", ""), ("1999", "year"), index=index)
    made.month = 5
    return made


def test_a_misspelt_month_stays_nearest_to_itself() -> None:
    for entry in ("en", "de", "fr", "ru", "el", "ar", "he", "th", "hi", "pl", "cs", "tr", "fi", "sw"):
        rows = enumerate(language(entry).months["MMMM"])
        others = [name.lower() for month, row in rows if month != 4 for name in row]
        for index in range(60):
            made = may(entry, index)
            before = made.pieces[2][0].lower()
            misspell(made)
            after = made.pieces[2][0].lower()
            own = OSA.distance(before, after)
            assert own <= 8
            if own:
                assert all(OSA.distance(after, other) > own or other == before for other in others), (before, after)


def test_months_that_would_be_mistaken_are_left() -> None:
    assert confusable(scene("en"), "month", "June", "Jule")
    assert confusable(scene("en"), "month", "Mar", "May")
    assert not confusable(scene("en"), "month", "September", "Septembre")
    assert confusable(scene("fr"), "weekday", "mar.", "mer.")


def test_names_of_another_calendar_are_guarded_too() -> None:
    made = scene("en")
    made.names = (("Adar I",), ("Adar II",))
    assert confusable(made, "month", "Adar II", "Adar I")


def test_a_fifth_of_the_named_months_is_misspelt() -> None:
    clear = Sampler(51, kinds=["named"], noise=0, context=False)
    noisy = Sampler(51, kinds=["named"], context=False)
    changed = sum(
        strip_marks(clean(clear.example(index).text).text).replace(" ", "")
        != strip_marks(clean(noisy.example(index).text).text).replace(" ", "")
        for index in range(3000)
    )
    assert 0.15 < changed / 3000 < 0.4


def test_keyboards_know_their_neighbours() -> None:
    assert set(neighbours("qwerty")["g"]) == set("fhtyvb")
    assert "w" in neighbours("azerty")["s"] or "z" in neighbours("azerty")["s"]
    assert "н" in neighbours("jcuken")["е"]
    assert set(LAYOUT_OF.values()) <= set(LAYOUTS)
    assert keyboard("ta", "ta", False) == {}


def test_scanned_figures_stay_recoverable() -> None:
    for index in range(200):
        made = scene("en", ("10", "day"), ("/", ""), ("5", "month"), ("/", ""), ("2018", "year"), index=index)
        scan_digits(made)
        text = "".join(piece for piece, _ in made.pieces)
        assert text.translate(str.maketrans("OolI|iSBZ", "001111582")) == "10/5/2018"


def test_marks_scripts_cases_and_spaces() -> None:
    made = scene("fr", ("3", "day"), (" ", ""), ("février", "month"))
    lose_marks(made)
    assert made.pieces[2][0] == "fevrier"
    german = [scene("de", ("März", "month"), index=index) for index in range(40)]
    for one in german:
        lose_marks(one)
    assert {one.pieces[0][0] for one in german} == {"Marz", "Maerz"}
    mixed = scene("ru", ("мая", "month"))
    mix_scripts(mixed)
    assert not mixed.pieces[0][0].isascii() and mixed.pieces[0][0] != "мая"
    shift_case(made)
    assert made.pieces[2][0].lower() == "fevrier"
    seen = set()
    for index in range(300):
        spaced = scene("en", ("3", "day"), (" ", ""), ("May", "month"), (" ", ""), ("1999", "year"), index=index)
        disturb_spaces(spaced)
        seen.add("".join(piece for piece, _ in spaced.pieces))
    assert {"3May 1999", "3 May1999", "3, May 1999"} <= seen


def test_wrong_character_sets() -> None:
    assert misread("février", "utf-8", "cp1252") == "fÃ©vrier"
    assert misread("Ağustos", "cp1254", "cp1252") == "Aðustos"
    assert misread("мая", "cp1251", "cp1252") == "ìàÿ"
    made = scene("fr", ("août", "month"))
    garble(made)
    assert made.pieces[0][0] != "août"
    lost = scene("fr", ("février", "month"))
    lose_letters(lost)
    assert lost.pieces[0][0] in ("f?vrier", "f\ufffdvrier")
    named = scene("fr", ("février", "month"), (" ", ""), ("1999", "year"))
    name_letters(named)
    assert clean("".join(piece for piece, _ in named.pieces)).text == "février 1999"


def test_what_happens_together_is_one_draw() -> None:
    table: Weighted[tuple[str, ...]] = combinations([("a", 0.5), ("b", 0.2)])
    assert set(table.items) == {(), ("a",), ("b",), ("a", "b")}
    draws = [Dice(1, index).draw(table) for index in range(20_000)]
    assert abs(sum("a" in drawn for drawn in draws) / 20_000 - 0.5) < 0.02
    assert abs(sum("b" in drawn for drawn in draws) / 20_000 - 0.2) < 0.02


def test_labels_are_for_known_languages() -> None:
    tokens = {entry.split("_")[0] for entry in locale_groups()}
    assert set(BEFORE) - tokens <= {"la"}
    assert len(BEFORE) > 60


def test_an_o_behind_a_spanish_day_is_an_ordinal_and_no_zero() -> None:
    for example in Sampler(9, kinds=["named"], locales=["es", "pt", "it"]).examples(6000):
        for span in example.spans:
            if span.field == "day" and example.text[span.start : span.end] in ("1o", "2o", "3o", "1O", "2O", "3O"):
                raise AssertionError(example)


def test_a_scanner_misreads_the_figures_of_an_ordinal() -> None:
    scene = Scene(Dice(1, 1), language("en"))
    seen = set()
    for index in range(60):
        scene = Scene(Dice(1, index), language("en"))
        scene.pieces = [("11th", "day")]
        scan_digits(scene)
        seen.add(scene.pieces[0][0])
    assert "1lth" in seen
    assert all(text.endswith("th") for text in seen)


def test_zeros_become_letters_and_numbers_fall_apart_only_where_it_can_be_read() -> None:
    def spoilt(damage: Damage, month: str, sign: str) -> set[str]:
        texts = set()
        for index in range(300):
            date = scene("en", ("20", "day"), (sign, ""), (month, "month"), (sign, ""), ("2010", "year"), index=index)
            damage(date)
            texts.add("".join(text for text, _ in date.pieces))
        return texts

    assert "2O Nov 2O1O" in spoilt(scan_digits, "Nov", " ")
    assert {"2 0 Nov 2010", "20 Nov 20 10"} <= spoilt(split_figures, "Nov", " ")
    assert spoilt(split_figures, "11", "/") == {"20/11/2010"}


def test_a_month_in_figures_is_scanned_too_and_a_name_is_not() -> None:
    def spoilt(*pieces: tuple[str, str]) -> set[str]:
        texts = set()
        for index in range(200):
            date = scene("en", *pieces, index=index)
            scan_digits(date)
            texts.add("".join(text for text, _ in date.pieces))
        return texts

    texts = spoilt(("03", "day"), (".", ""), ("05", "month"), (".1999", ""))
    assert {"03.O5.1999", "03.0S.1999", "O3.05.1999"} <= texts
    assert spoilt(("8bre", "month"), (" ", "")) == {"8bre "}


def test_signs_of_east_asia_are_scanned_as_others_and_names_are_not() -> None:
    texts = set()
    for index in range(100):
        pieces = (("10", "month"), ("月", ""), ("3", "day"), ("日(", ""), ("日", "weekday"), (")", ""))
        date = scene("ja", *pieces, index=index)
        scan_signs(date)
        texts.add("".join(text for text, _ in date.pieces))
    assert {"10月3曰(日)", "10用3日(日)"} <= texts
    assert all(text.endswith("(日)") for text in texts)
