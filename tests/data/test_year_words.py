"""Years in words, against what a native writer puts on a deed."""

import pytest

from datenorm.data.sampler import Sampler
from datenorm.data.year_words import FIRST, LAST, year_words


@pytest.mark.parametrize(
    ("entry", "year", "words"),
    [
        ("en", 1999, "nineteen ninety-nine"),
        ("en", 2019, "two thousand and nineteen"),
        ("fr", 1873, "mil huit cent soixante-treize"),
        ("de", 1918, "neunzehnhundertachtzehn"),
        ("it", 1946, "millenovecentoquarantasei"),
        ("pl", 1939, "tysiąc dziewięćset trzydziestego dziewiątego roku"),
        ("pl", 2003, "dwa tysiące trzeciego roku"),
        ("uk", 2022, "дві тисячі двадцять другого року"),
        ("uk", 1918, "тисяча дев'ятсот вісімнадцятого року"),
        ("ru", 1945, "тысяча девятьсот сорок пятого года"),
        ("cs", 1918, "devatenáct set osmnáct"),
        ("hr", 1991, "tisuću devetsto devedeset prve"),
        ("sr", 1918, "хиљаду деветсто осамнаесте"),
        ("sr_Latn", 1648, "hiljadu šesto četrdeset osme"),
        ("bs", 1256, "hiljadu dvjesto pedeset šeste"),
        ("da", 1849, "attenhundrede og niogfyrre"),
        ("sv", 1523, "femtonhundratjugotre"),
        ("sv", 2015, "tjugohundrafemton"),
        ("fi", 1917, "tuhatyhdeksänsataaseitsemäntoista"),
        ("hu", 1848, "ezernyolcszáznegyvennyolc"),
        ("ro", 1918, "o mie nouă sute optsprezece"),
        ("tr", 1923, "bin dokuz yüz yirmi üç"),
        ("vi", 1945, "một nghìn chín trăm bốn mươi lăm"),
        ("vi", 2005, "hai nghìn không trăm lẻ năm"),
        ("el", 1821, "χίλια οκτακόσια είκοσι ένα"),
        ("ar", 1960, "ألف وتسعمائة وستون"),
        ("ca", 1714, "mil set-cents catorze"),
    ],
)
def test_a_year_is_said_as_it_is(entry: str, year: int, words: str) -> None:
    assert words in year_words(entry, year)


@pytest.mark.parametrize("entry", ["pl", "uk", "hr", "sr", "tr", "vi", "el", "da", "sv", "hu"])
def test_no_two_years_are_said_alike(entry: str) -> None:
    said: dict[str, int] = {}
    for year in range(FIRST, LAST + 1):
        for words in year_words(entry, year):
            assert said.setdefault(words, year) == year, (words, year)


def test_dates_with_a_year_in_words_are_in_its_range() -> None:
    for example in Sampler(4, kinds=["year-words"], noise=0, context=False).examples(3_000):
        if not example.canonical.startswith("XXXX"):
            assert FIRST <= int(example.canonical[:4]) <= LAST, example


@pytest.mark.parametrize(
    ("entry", "year", "words"),
    [
        ("de", 1847, "achtzehn hundert sieben und vierzig"),
        ("fr", 1699, "mil six cent quatre vingt dix neuf"),
        ("fr", 1732, "mil sept cens trente deux"),
        ("nl", 1858, "duizend acht honderd acht en vijftig"),
        ("sv", 1856, "adertonhundrafemtiosex"),
        ("pl", 1847, "tysiąc ośmset czterdziestego siódmego roku"),
        ("cs", 1869, "tisícího osmistého šedesátého devátého"),
        ("it", 1849, "mille ottocento quarantanove"),
        ("hi", 1947, "उन्नीस सौ सैंतालीस"),
    ],
)
def test_a_year_is_said_as_older_hands_have_it(entry: str, year: int, words: str) -> None:
    assert words in year_words(entry, year)
