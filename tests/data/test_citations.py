"""What is cited by numbers is refused, though its figures could be a date's."""

import re

from datenorm.data.citations import BOOKS, NUMBERS
from datenorm.data.languages import language
from datenorm.data.sampler import Sampler


def test_verses_and_numbers_are_refused() -> None:
    examples = list(Sampler(5, kinds=["verse", "cited-number"], noise=0, context=False).examples(3_000))
    assert all(example.canonical == "" and not example.spans for example in examples)
    assert {example.language for example in examples if example.group == "verse"} <= set(BOOKS)
    spanish = Sampler(5, kinds=["verse"], noise=0, context=False, locales=["es"]).examples(3_000)
    assert any(re.fullmatch(r"Juan \d, \d\d", example.text) for example in spanish)
    assert any(re.fullmatch(r"NGC \d{4}", example.text) for example in examples)
    assert len({example.text for example in examples}) > 1_500


def test_no_book_is_called_like_a_month() -> None:
    for entry, books in BOOKS.items():
        lang = language(entry)
        names = {name.lower().rstrip(".") for rows in lang.months.values() for row in rows for name in row}
        assert not {book.lower().rstrip(".") for book in books} & names, entry


def test_a_number_says_what_it_numbers() -> None:
    assert all(re.search(r"[^\W\d_]|[°§№>^=]", shape) for shape in NUMBERS)
