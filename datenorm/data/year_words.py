"""Years in words: nineteen forty-five, mil neuf cent dix-huit, tysiąc dziewięćset trzydziestego dziewiątego roku.

The words come from num2words where it has them right.
"""

from collections.abc import Callable
from functools import cache

from num2words import num2words as said

from datenorm.data.ordinals import HINDI, day_words, polish_genitive, ukrainian_neuter

#: Centuries and what is left of a year come again and again, and num2words looks through all its large numbers for each.
num2words = cache(said)


def _english_years(year: int) -> list[str]:
    hundreds, rest = divmod(year, 100)
    small = str(num2words(rest)) if rest else ""
    century = str(num2words(hundreds))
    ways = []
    if hundreds % 10 or (hundreds == 20 and rest > 9):
        pair = f"{century} {small}" if rest > 9 else f"{century} oh {small}" if rest else f"{century} hundred"
        ways += [pair, pair, pair.replace("-", " ")]
        if rest and rest < 10:
            ways.append(f"{century} hundred and {small}")
    if hundreds % 10 and rest > 9:
        ways.append(f"{century} hundred and {small}")
    thousands, hundred = divmod(hundreds, 10)
    parts = [f"{num2words(thousands)} thousand"] if thousands else []
    parts += [f"{num2words(hundred)} hundred"] if hundred else []
    head = " ".join(parts)
    long = [head] if not rest else [f"{head} and {small}".strip() if head else small, f"{head} {small}".strip()]
    return ways + (long if not ways or year >= 2000 else long[:1])


def _plain_year(language: str) -> Callable[[int], list[str]]:
    return lambda year: [str(num2words(year, lang=language))]


def _split_german(number: int) -> str:
    """``fünf und vierzig``, as older hands have it; below 21 as today."""
    if number < 21 or number % 10 == 0:
        return str(num2words(number, lang="de")) if number else ""
    one = "ein" if number % 10 == 1 else num2words(number % 10, lang="de")
    return f"{one} und {num2words(number // 10 * 10, lang='de')}"


def _german_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="de", to="year"))
    hundreds, rest = divmod(year, 100)
    apart = [f"{num2words(hundreds, lang='de')} hundert", _split_german(rest)] if 11 <= hundreds <= 19 else []
    together = [f"{num2words(hundreds, lang='de')}hundert", "und", _split_german(rest)] if apart and rest else apart
    return [
        usual,
        usual,
        " ".join(filter(None, apart)) or usual,
        " ".join(filter(None, together)) or usual,
        usual.replace("eintausend", "tausend"),
        usual.replace("tausend", "tausendund") if year % 1000 < 13 and year % 1000 else usual,
    ]


def _french_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="fr"))
    ways = [usual, usual.replace("mille", "mil", 1) if usual.startswith("mille") else usual, usual.replace(" ", "-")]
    hundreds, rest = divmod(year, 100)
    if 11 <= hundreds <= 19 and hundreds != 10:
        ways.append(f"{num2words(hundreds, lang='fr')} cent" + (f" {num2words(rest, lang='fr')}" if rest else "s"))
    apart = ways[1].replace("-", " ")
    ways += [apart, apart.replace(" cent ", " cens ") if apart.count("cent ") == 1 else apart]
    if "soixante-dix" in usual or "soixante et onze" in usual or "quatre-vingt" in usual:
        ways.append(apart)
    return ways


def _russian_years(year: int) -> list[str]:
    return [str(num2words(year, lang="ru", to="ordinal", case="g", gender="m")) + " года"]


def _germanic_years(language: str, hundred: str) -> Callable[[int], list[str]]:
    """North Germanic years are counted in hundreds: nittonhundranittionio."""

    def ways(year: int) -> list[str]:
        hundreds, rest = divmod(year, 100)
        small = str(num2words(rest, lang=language)) if rest else ""
        if 11 <= hundreds <= 19:
            return [
                f"{num2words(hundreds, lang=language)}{hundred}{small}",
                f"{num2words(hundreds, lang=language)} {hundred} {small}".strip(),
            ]
        return [str(num2words(year, lang=language)).replace("etttusen", "ettusen")]

    return ways


def _dutch_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="nl", to="year"))
    hundreds, rest = divmod(year, 100)
    if not 11 <= hundreds <= 19:
        return [usual.replace(" ", ""), usual.replace(" ", ""), usual]
    small = _split_dutch(rest)
    old = f"{num2words(hundreds, lang='nl')} honderd {small}".strip()
    older = f"duizend {num2words(hundreds - 10, lang='nl')} honderd {small}".strip() if hundreds > 11 else old
    return [usual.replace(" ", ""), usual.replace(" ", ""), usual, old, old, older]


def _split_dutch(number: int) -> str:
    """``acht en vijftig``, as older hands have it."""
    if number < 21 or number % 10 == 0:
        return str(num2words(number, lang="nl")) if number else ""
    return f"{num2words(number % 10, lang='nl')} en {num2words(number // 10 * 10, lang='nl')}"


def _danish_years(year: int) -> list[str]:
    """``nitten hundrede og atten``, in one word or three, with and without "og"."""
    hundreds, rest = divmod(year, 100)
    if not 11 <= hundreds <= 19:
        return [str(num2words(year, lang="da"))]
    century = str(num2words(hundreds, lang="da"))
    if not rest:
        return [f"{century}hundrede", f"{century} hundrede"]
    small = str(num2words(rest, lang="da"))
    return [f"{century}hundrede og {small}", f"{century} hundrede og {small}", f"{century}hundredeog{small}", f"{century} hundrede {small}"]


def _swedish_years(year: int) -> list[str]:
    ways = _germanic_years("sv", "hundra")(year)
    hundreds, rest = divmod(year, 100)
    if hundreds == 20 and rest > 9:
        small = str(num2words(rest, lang="sv"))
        ways += [f"tjugohundra{small}", f"tjugo{small}", f"tvåtusen {small}"]
    if hundreds == 18:
        ways.append(ways[0].replace("arton", "aderton"))
    return ways


def _norwegian_years(year: int) -> list[str]:
    ways = _germanic_years("no", "hundre")(year)
    hundreds, rest = divmod(year, 100)
    if 11 <= hundreds <= 20 and rest > 9:
        century, small = num2words(hundreds, lang="no"), num2words(rest, lang="no")
        ways += [f"{century} {small}", f"{century}hundreog{small}"] if hundreds < 20 else [f"{century} {small}"]
    return ways


def _finnish_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="fi"))
    return [usual, usual.replace(" ", "")]


def _romanian_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="ro"))
    return [usual.replace("una mie", "o mie")]


def _polish_years(year: int) -> list[str]:
    """The last two figures as an ordinal in the genitive, "of the year"; or plain."""
    hundreds, rest = divmod(year, 100)
    usual = str(num2words(year, lang="pl"))
    if not rest:
        return [usual]
    head = str(num2words(hundreds * 100, lang="pl"))
    small = " ".join(map(polish_genitive, str(num2words(rest, lang="pl", to="ordinal")).split()))
    ways = [f"{head} {small} roku", f"{head} {small} roku", f"{head} {small}", usual]
    return [*ways, ways[0].replace("osiemset", "ośmset")] if "osiemset" in head else ways


def _ukrainian_years(year: int) -> list[str]:
    """``дві тисячі двадцять другого року``, ``тисяча дев'ятсот вісімнадцятий рік``."""
    hundreds, rest = divmod(year, 100)
    if not rest:
        return [str(num2words(year, lang="uk"))]
    head = str(num2words(hundreds * 100, lang="uk"))
    small = str(num2words(rest, lang="uk", to="ordinal"))
    tail = " ".join(map(ukrainian_neuter(("ого", "ього")), small.split()))
    ways = [f"{head} {tail} року", f"{head} {tail} року", f"{head} {small} рік"]
    return ways + [way.removeprefix("одна ") for way in ways]


def _czech_years(year: int) -> list[str]:
    hundreds, rest = divmod(year, 100)
    usual = str(num2words(year, lang="cs"))
    if not 11 <= hundreds <= 19:
        return [usual]
    small = str(num2words(rest, lang="cs")) if rest else ""
    ways = [usual, f"{num2words(hundreds, lang='cs')} set {small}".strip()]
    if rest and hundreds % 10:
        day = day_words("cs")[0]
        last = day[rest - 1] if rest < 32 else " ".join(filter(None, (_CZECH_TENS[rest // 10], day[rest % 10 - 1] if rest % 10 else "")))
        ways.append(f"tisícího {_CZECH_HUNDREDS[hundreds % 10]} {last}")
    return ways


_CZECH_HUNDREDS = ("", "stého", "dvoustého", "třístého", "čtyřstého", "pětistého", "šestistého", "sedmistého", "osmistého", "devítistého")
_CZECH_TENS = ("", "desátého", "dvacátého", "třicátého", "čtyřicátého", "padesátého", "šedesátého", "sedmdesátého", "osmdesátého", "devadesátého")


_SOUTH_SLAVIC_ONES = ["prve", "druge", "treće", "četvrte", "pete", "šeste", "sedme", "osme", "devete", "desete", "jedanaeste", "dvanaeste", "trinaeste", "četrnaeste", "petnaeste", "šesnaeste", "sedamnaeste", "osamnaeste", "devetnaeste"]
_SOUTH_SLAVIC_TENS = ["dvadeset", "trideset", "četrdeset", "pedeset", "šezdeset", "sedamdeset", "osamdeset", "devedeset"]
_SOUTH_SLAVIC_HUNDREDS = ["", "sto", "dvjesto", "tristo", "četiristo", "petsto", "šeststo", "sedamsto", "osamsto", "devetsto"]
_SERBIAN_HUNDREDS = ["", "sto", "dvesta", "trista", *_SOUTH_SLAVIC_HUNDREDS[4:6], "šesto", *_SOUTH_SLAVIC_HUNDREDS[7:]]
_TO_CYRILLIC = [("lj", "љ"), ("nj", "њ"), ("dž", "џ"), *zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True)]


def _south_slavic_years(
    thousand: str, two_thousand: str, hundreds_of: list[str], cyrillic: bool = False
) -> Callable[[int], list[str]]:
    """``tisuću devetsto devedeset prve``: the last figures as an ordinal in the genitive, "of the year"."""

    def ways(year: int) -> list[str]:
        thousands, hundreds, rest = year // 1000, year // 100 % 10, year % 100
        words = [thousand if thousands == 1 else two_thousand if thousands == 2 else "", hundreds_of[hundreds]]
        if rest >= 20:
            ten, one = _SOUTH_SLAVIC_TENS[rest // 10 - 2], rest % 10
            words += [ten, _SOUTH_SLAVIC_ONES[one - 1]] if one else [ten + "e"]
        elif rest:
            words.append(_SOUTH_SLAVIC_ONES[rest - 1])
        text = " ".join(filter(None, words))
        if cyrillic:
            for latin, letter in _TO_CYRILLIC:
                text = text.replace(latin, letter)
            return [text, f"{text} године"]
        return [text, f"{text} godine"]

    return ways


def _turkish_years(year: int) -> list[str]:
    """In one word as on cheques, and in as many as there are numbers."""
    ones = ["", *day_words("tr")[0][:9]]
    tens = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"]
    words = []
    for value, unit in ((year // 1000, "bin"), (year // 100 % 10, "yüz")):
        words += [ones[value], unit] if value > 1 else [unit] if value else []
    words += [tens[year // 10 % 10], ones[year % 10]]
    words = [word for word in words if word]
    return [" ".join(words), " ".join(words), "".join(words)]


def _vietnamese_years(year: int) -> list[str]:
    """``một nghìn chín trăm bốn mươi lăm``, ``hai nghìn không trăm lẻ năm``, and figure by figure."""
    ones = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"]
    thousands, hundreds, ten, one = year // 1000, year // 100 % 10, year // 10 % 10, year % 10
    words = [ones[thousands], "nghìn", *((ones[hundreds], "trăm") if hundreds or year % 100 else ())]
    if ten == 0 and one:
        words += ["lẻ", ones[one]]
    elif ten:
        last = "lăm" if one == 5 else "mốt" if one == 1 and ten > 1 else ones[one] if one else ""
        words += ["mười", last] if ten == 1 else [ones[ten], "mươi", last]
    usual = " ".join(filter(None, words))
    return [usual, usual.replace("nghìn", "ngàn"), usual.replace("lẻ", "linh"), " ".join(ones[int(figure)] for figure in str(year))]


_GREEK_ONES = ["", "ένα", "δύο", "τρία", "τέσσερα", "πέντε", "έξι", "επτά", "οκτώ", "εννέα", "δέκα", "έντεκα", "δώδεκα", "δεκατρία", "δεκατέσσερα", "δεκαπέντε", "δεκαέξι", "δεκαεπτά", "δεκαοκτώ", "δεκαεννέα"]
_GREEK_TENS = ["είκοσι", "τριάντα", "σαράντα", "πενήντα", "εξήντα", "εβδομήντα", "ογδόντα", "ενενήντα"]
_GREEK_HUNDREDS = ["", "εκατό", "διακόσια", "τριακόσια", "τετρακόσια", "πεντακόσια", "εξακόσια", "επτακόσια", "οκτακόσια", "εννιακόσια"]


def _greek_years(year: int) -> list[str]:
    thousands, hundreds, rest = year // 1000, year // 100 % 10, year % 100
    words = [{1: "χίλια", 2: "δύο χιλιάδες"}.get(thousands, ""), _GREEK_HUNDREDS[hundreds]]
    words += [_GREEK_TENS[rest // 10 - 2], _GREEK_ONES[rest % 10]] if rest >= 20 else [_GREEK_ONES[rest]]
    usual = " ".join(filter(None, words))
    return [usual, usual.replace("εννιακόσια", "εννεακόσια"), usual.replace("επτ", "εφτ").replace("οκτ", "οχτ")]


def _italian_years(year: int) -> list[str]:
    """In one word, and as in old deeds: ``mille ottocento quarantanove``."""
    usual = str(num2words(year, lang="it"))
    parts = [part for part in (year // 1000 * 1000, year // 100 % 10 * 100, year % 100) if part]
    apart = " ".join(str(num2words(part, lang="it")) for part in parts)
    return [usual, usual, apart]


def _hindi_years(year: int) -> list[str]:
    """``उन्नीस सौ सैंतालीस``, ``दो हज़ार पंद्रह``."""
    hundreds, rest = divmod(year, 100)
    small = [HINDI[rest - 1]] if rest else []
    if hundreds % 10 == 0:
        return [" ".join([HINDI[hundreds // 10 - 1], thousand, *small]) for thousand in ("हज़ार", "हजार")]
    return [" ".join([HINDI[hundreds - 1], "सौ", *small])]


def _arabic_years(year: int) -> list[str]:
    usual = str(num2words(year, lang="ar"))
    return [usual.replace(" و ", " و"), usual]


def _persian_years(year: int) -> list[str]:
    return [str(num2words(year, lang="fa"))]


_YEARS: dict[str, Callable[[int], list[str]]] = {
    "en": _english_years,
    "de": _german_years,
    "fr": _french_years,
    "nl": _dutch_years,
    "ru": _russian_years,
    **{language: _plain_year(language) for language in ("es", "pt", "id", "sl", "ca", "eo", "hu", "sk", "he", "lv")},
    "it": _italian_years,
    "hi": _hindi_years,
    "sv": _swedish_years,
    "da": _danish_years,
    "nb": _norwegian_years,
    "fi": _finnish_years,
    "ro": _romanian_years,
    "pl": _polish_years,
    "uk": _ukrainian_years,
    "cs": _czech_years,
    "hr": _south_slavic_years("tisuću", "dvije tisuće", _SOUTH_SLAVIC_HUNDREDS),
    "bs": _south_slavic_years("hiljadu", "dvije hiljade", _SOUTH_SLAVIC_HUNDREDS),
    "sr_Latn": _south_slavic_years("hiljadu", "dve hiljade", _SERBIAN_HUNDREDS),
    "sr": _south_slavic_years("hiljadu", "dve hiljade", _SERBIAN_HUNDREDS, cyrillic=True),
    "tr": _turkish_years,
    "vi": _vietnamese_years,
    "el": _greek_years,
    "ar": _arabic_years,
    "fa": _persian_years,
}  # fmt: skip

#: The years that all of them can say.
FIRST, LAST = 1000, 2999


@cache
def year_words(entry: str, year: int) -> tuple[str, ...]:
    """Ways to say a year (FIRST to LAST) in words."""
    make = _YEARS.get(entry) or _YEARS[entry.split("_")[0]]
    return tuple(make(year))
