"""Days as ordinals, in figures with each language's ending and in words.

The words come from num2words where it has them right; each table is made when its language is first drawn.
"""

from collections.abc import Callable
from functools import cache, partial

from num2words import num2words

from datenorm.data.day_word_parts import PARTS, from_parts
from datenorm.data.dice import Weighted

DAYS = range(1, 32)

#: A day's number in thirty-two texts, the first of them unused.
Days = tuple[str, ...]

# Ordinals in figures


def _days(rule: Callable[[int], str]) -> Days:
    return ("", *(rule(day) for day in DAYS))


def _suffix(usual: str, special: dict[int, str] | None = None) -> Days:
    """Figures with ``usual`` behind them, but for the days in ``special``."""
    return _days(lambda day: f"{day}{(special or {}).get(day, usual)}")


def _only(first: str) -> Days:
    """The first of the month as written, the other days in plain figures."""
    return _days(lambda day: first if day == 1 else str(day))


def _english(day: int, gap: str = "") -> str:
    ending = "th" if 11 <= day <= 13 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return f"{day}{gap}{ending}"


def _by_last(endings: dict[int, str], usual: str, special: dict[int, str] | None = None) -> Days:
    """The ending by the last figure, but for the days in ``special``."""
    return _days(lambda day: f"{day}{(special or {}).get(day) or endings.get(day % 10, usual)}")


_TEENS = range(11, 20)
_BULGARIAN = ({1: "-ви", 2: "-ри", 7: "-ми", 8: "-ми"}, "-ти", dict.fromkeys(_TEENS, "-ти"))
_HUNGARIAN_AN = {**dict.fromkeys((1, 4, 5, 7, 9, 0), "é"), 2: "á", 3: "á", 6: "á", 8: "á"}
_HUNGARIAN_SPECIAL = {10: "é", 12: "é", 20: "á", 22: "é", 30: "á"}


def _hungarian(ending: str) -> Days:
    """-án or -én, -a or -e, by the vowels of the ordinal."""

    def rule(day: int) -> str:
        vowel = _HUNGARIAN_SPECIAL.get(day) or _HUNGARIAN_AN[day % 10]
        if ending in ("n", "n."):
            return f"{day}{'.' if ending == 'n.' else ''}-{'j' if day == 1 else ''}{vowel}n"
        return f"{day}-{'j' if day == 1 else ''}{'a' if vowel == 'á' else 'e'}{ending}"

    return _days(rule)


_DUTCH = {1: "ste", 8: "ste", **dict.fromkeys(range(20, 32), "ste")}
_GERMAN = dict.fromkeys(range(20, 32), "ste")
_WELSH = {1: "af", 2: "il", 3: "ydd", 4: "ydd", 5: "ed", 6: "ed", 11: "eg", 13: "eg", 14: "eg", 16: "eg", 17: "eg", 19: "eg",
          **dict.fromkeys(range(21, 32), "ain")}  # fmt: skip

#: language -> ways to write the day as an ordinal in figures.
FIGURES: dict[str, Weighted[Days]] = {
    "en": Weighted([(_days(_english), 92), (_days(lambda day: _english(day, " ")), 2), (_days(lambda day: f"{day:02d}{_english(day)[-2:]}"), 4),
                    (_days(lambda day: _english(day, "-")), 0.6), (_suffix("th", {2: "d", 3: "d", 22: "d", 23: "d", 1: "st", 21: "st", 31: "st"}), 1.5)]),
    "fr": Weighted([(_only("1er"), 70), (_only("1 er"), 3), (_suffix("e", {1: "er"}), 6), (_suffix("ème", {1: "er"}), 6), (_suffix("è", {1: "er"}), 1),
                    (_only("1ᵉʳ"), 2), (_only("premier"), 3), (_suffix("eme", {1: "er"}), 1)]),
    "es": Weighted([(_only("1.º"), 12), (_only("1º"), 24), (_only("1ro"), 10), (_only("1ero"), 4), (_only("1°"), 8), (_suffix("º"), 16),
                    (_suffix("°"), 2), (_only("1ro."), 3), (_suffix(".º"), 4), (_only("1er."), 1)]),
    "pt": Weighted([(_only("1º"), 36), (_only("1.º"), 20), (_only("1°"), 10), (_suffix("º"), 12), (_only("1o"), 6), (_only("1o."), 2)]),
    "it": Weighted([(_only("1º"), 30), (_only("1°"), 30), (_suffix("°"), 6), (_suffix("º"), 8), (_only("1mo"), 2), (_suffix(" °"), 1)]),
    "ca": Weighted([(_only("1r"), 20), (_suffix("è", {1: "r", 2: "n", 3: "r", 4: "t"}), 10), (_only("1er"), 5)]),
    "gl": Weighted([(_only("1º"), 10), (_only("1.º"), 3), (_suffix("º"), 3)]),
    "oc": Weighted([(_only("1èr"), 10)]),
    "ro": Weighted([(_only("1"), 10), (_suffix("-lea", {1: "-ul"}), 2)]),
    "nl": Weighted([(_suffix("de", _DUTCH), 50), (_suffix("e"), 50), (_suffix("den", {1: "sten", 8: "sten", **dict.fromkeys(range(20, 32), "sten")}), 5), (_suffix("en"), 3)]),
    "af": Weighted([(_suffix("de", _DUTCH), 60), (_suffix("e"), 20)]),
    "fy": Weighted([(_suffix("e"), 10)]),
    "de": Weighted([(_suffix("."), 40), (_suffix("te", _GERMAN), 10), (_suffix("ten", dict.fromkeys(range(20, 32), "sten")), 12),
                    (_suffix("ter", dict.fromkeys(range(20, 32), "ster")), 5), (_suffix("ten", {1: "sten", 3: "tten", **dict.fromkeys(range(20, 32), "sten")}), 3)]),
    "lb": Weighted([(_suffix("."), 20), (_suffix("ten", dict.fromkeys(range(20, 32), "sten")), 4)]),
    "sv": Weighted([(_by_last({1: ":a", 2: ":a"}, ":e", {11: ":e", 12: ":e"}), 60), (_by_last({1: "a", 2: "a"}, "e", {11: "e", 12: "e"}), 18),
                    (_suffix(":e"), 4), (_suffix("."), 4), (_suffix(":de", {1: ":sta", 2: ":dra"}), 1)]),
    "da": Weighted([(_suffix("."), 60), (_suffix("'e"), 2), (_suffix("te", {1: "ste", 2: "den", 3: "dje"}), 1)]),
    "nb": Weighted([(_suffix("."), 60), (_suffix("-ende", {1: "-ste", 2: "-re", 3: "-je"}), 1)]),
    "nn": Weighted([(_suffix("."), 10)]),
    "is": Weighted([(_suffix("."), 10)]),
    "fo": Weighted([(_suffix("."), 10)]),
    "fi": Weighted([(_suffix("."), 40), (_suffix(":s"), 1), (_suffix(". päivä"), 4), (_suffix(". päivänä"), 4), (_suffix(". p:nä"), 2), (_suffix(".p."), 1)]),
    "et": Weighted([(_suffix("."), 30), (_suffix("-ndal"), 2), (_suffix(". päeval"), 1)]),
    "lv": Weighted([(_suffix("."), 30), (_suffix("."), 2)]),
    "lt": Weighted([(_suffix(" d."), 30), (_suffix(" dieną"), 5), (_suffix("-oji", {3: "-ioji", 4: "-oji"}), 3), (_suffix("-ąją", {3: "-iąją"}), 2), (_suffix("d."), 4)]),
    "pl": Weighted([(_suffix("-go"), 40), (_suffix("-ego"), 12), (_suffix("."), 24), (_suffix("go"), 5), (_suffix("-y", {2: "-i", 3: "-i"}), 2), (_suffix(" dnia"), 1)]),
    "cs": Weighted([(_suffix("."), 40), (_suffix("-ho"), 1), (_suffix(".ho"), 0.5)]),
    "sk": Weighted([(_suffix("."), 40), (_suffix("-ho"), 1)]),
    "sl": Weighted([(_suffix("."), 40), (_suffix("-ega"), 0.5)]),
    "hr": Weighted([(_suffix("."), 40), (_suffix("-og"), 0.5)]),
    "bs": Weighted([(_suffix("."), 40), (_suffix("-og"), 1)]),
    "sr": Weighted([(_suffix("."), 40), (_suffix("-ог"), 3), (_suffix("-ег"), 1), (_suffix("-и"), 1)]),
    "sr_Latn": Weighted([(_suffix("."), 40), (_suffix("-og"), 3)]),
    "ru": Weighted([(_suffix("-го"), 40), (_suffix("го"), 10), (_suffix("-е", {3: "-е"}), 26), (_suffix("е"), 4), (_suffix("-ое", {3: "-е"}), 8), (_suffix("ое"), 2),
                    (_suffix("-ого", {3: "-его"}), 5), (_suffix("-й"), 2)]),
    "uk": Weighted([(_suffix("-го"), 40), (_suffix("го"), 14), (_suffix("-те", {1: "-ше", 2: "-ге", 3: "-тє", 7: "-ме", 8: "-ме", 21: "-ше"}), 10), (_suffix("-е"), 8),
                    (_suffix("-ого"), 4)]),
    "be": Weighted([(_suffix("-га"), 40), (_suffix("га"), 8), (_suffix("-е"), 8), (_suffix("-ага"), 3)]),
    "bg": Weighted([(_by_last(*_BULGARIAN), 40), (_by_last({1: "ви", 2: "ри", 7: "ми", 8: "ми"}, "ти", dict.fromkeys(_TEENS, "ти")), 8)]),
    "mk": Weighted([(_by_last(*_BULGARIAN), 40), (_suffix("."), 4)]),
    "el": Weighted([(_suffix("η"), 30), (_suffix("ης"), 10), (_only("1η"), 30), (_suffix("-η"), 1), (_only("1ης"), 6), (_suffix("ή"), 1)]),
    "hu": Weighted([(_hungarian("n"), 40), (_hungarian("n."), 1), (_hungarian(""), 24), (_suffix("-i", {1: "-jei"}), 14), (_hungarian("i"), 2), (_suffix("-ig"), 1),
                    (_suffix("."), 20), (_suffix("-i"), 8)]),
    "eu": Weighted([(_suffix("a"), 25), (_suffix("ean"), 20), (_suffix("an"), 14), (_suffix("eko"), 6), (_suffix("ko"), 6), (_suffix(""), 6), (_suffix("ak"), 1),
                    (_by_last({1: "ean", 5: "ean"}, "an", {11: "n", 31: "n", 15: "ean"}), 20)]),
    "eo": Weighted([(_suffix("-a"), 20), (_suffix("-an"), 8), (_suffix("a"), 4), (_suffix("an"), 2)]),
    "cy": Weighted([(_suffix("fed", _WELSH), 20), (_suffix(""), 4)]),
    "ga": Weighted([(_suffix("ú"), 20)]),
    "gd": Weighted([(_suffix("mh", {1: "d", 2: "na", 11: "d", 21: "d", 31: "d", 22: "na"}), 20)]),
    "br": Weighted([(_only("1añ"), 20)]),
    "fil": Weighted([(_days(lambda day: f"ika-{day} ng"), 20), (_days(lambda day: f"ika-{day}"), 6)]),
    "az": Weighted([(_by_last({1: "-i", 2: "-si", 3: "-ü", 4: "-ü", 5: "-i", 6: "-sı", 7: "-si", 8: "-i", 9: "-u", 0: "-u"}, ""), 20)]),
    "tr": Weighted([(_by_last({1: "'i", 2: "'si", 3: "'ü", 4: "'ü", 5: "'i", 6: "'sı", 7: "'si", 8: "'i", 9: "'u", 0: "'u"}, ""), 6), (_suffix("."), 3)]),
    "hy": Weighted([(_suffix("-ին"), 20), (_suffix("-ի"), 4)]),
    "ka": Weighted([(_suffix("-ს"), 4), (_suffix(""), 10)]),
    "mn": Weighted([(_suffix("-ны"), 10), (_suffix("-ний"), 6), (_suffix("-ны өдөр"), 10), (_suffix("-ний өдөр"), 8), (_suffix(""), 10)]),
    "kk": Weighted([(_suffix("-і"), 6), (_suffix("-ы"), 4), (_suffix("-ші"), 3), (_suffix(""), 8)]),
    "uz": Weighted([(_suffix("-"), 10), (_suffix("-chi"), 3), (_suffix("-"), 4)]),
    "tk": Weighted([(_suffix("-nji"), 8), (_suffix("-njy"), 6)]),
    "ky": Weighted([(_suffix("-"), 10), (_suffix("-чи"), 2)]),
    "sq": Weighted([(_suffix(""), 10), (_only("1"), 3)]),
    "fa": Weighted([(_suffix("م"), 6), (_suffix(""), 10), (_suffix("ام"), 0.5)]),
    "hi": Weighted([(_suffix(""), 10), (_suffix(" तारीख"), 2)]),
    "bn": Weighted([(_by_last({}, "ই", {1: "লা", 2: "রা", 3: "রা", 4: "ঠা", **dict.fromkeys(range(19, 32), "শে")}), 20)]),
    "as": Weighted([(_suffix(""), 10)]),
    "vi": Weighted([(_days(lambda day: f"mồng {day}" if day <= 10 else str(day)), 10), (_days(lambda day: f"mùng {day}" if day <= 10 else str(day)), 10)]),
}  # fmt: skip


def figures(entry: str) -> Weighted[Days]:
    """The ways of a language to write a day as an ordinal in figures."""
    return FIGURES.get(entry) or FIGURES.get(entry.split("_")[0]) or _PLAIN


_PLAIN: Weighted[Days] = Weighted([(_suffix(""), 1)])

# Ordinals in words


def _ordinals(language: str, **options: str) -> list[str]:
    return [str(num2words(day, lang=language, to="ordinal", **options)) for day in DAYS]


def _cardinals(language: str, first: str) -> list[str]:
    return [first, *(str(num2words(day, lang=language)) for day in DAYS[1:])]


def _tens(ones: str, teens: str, twenty: str, twenty_and: str, thirty: str, thirty_and: str) -> list[str]:
    """31 words of 1 to 9, 10 to 19, 20, what stands before 21 to 29, 30 and what stands before 31."""
    units, rest = ones.split(), teens.split(",")
    return [*units, *rest, twenty, *(twenty_and + unit for unit in units), thirty, thirty_and + units[0]]


def _of_parts(rows: tuple[tuple[str, str, str, str, str, str], ...]) -> list[list[str]]:
    return [from_parts(*row) for row in rows]


_CZECH = "prvního druhého třetího čtvrtého pátého šestého sedmého osmého devátého"
_CZECH_TEENS = (
    "desátého,jedenáctého,dvanáctého,třináctého,čtrnáctého,patnáctého,šestnáctého,sedmnáctého,osmnáctého,devatenáctého"
)
_SLOVAK = "prvého druhého tretieho štvrtého piateho šiesteho siedmeho ôsmeho deviateho"
_SLOVAK_TEENS = "desiateho,jedenásteho,dvanásteho,trinásteho,štrnásteho,pätnásteho,šestnásteho,sedemnásteho,osemnásteho,devätnásteho"
_CROATIAN = "prvog drugog trećeg četvrtog petog šestog sedmog osmog devetog"
_CROATIAN_TEENS = (
    "desetog,jedanaestog,dvanaestog,trinaestog,četrnaestog,petnaestog,šesnaestog,sedamnaestog,osamnaestog,devetnaestog"
)
_SERBIAN = "првог другог трећег четвртог петог шестог седмог осмог деветог"
_SERBIAN_TEENS = (
    "десетог,једанаестог,дванаестог,тринаестог,четрнаестог,петнаестог,шеснаестог,седамнаестог,осамнаестог,деветнаестог"
)
_BULGARIAN_ONES = "първи втори трети четвърти пети шести седми осми девети"
_BULGARIAN_TEENS = "десети,единадесети,дванадесети,тринадесети,четиринадесети,петнадесети,шестнадесети,седемнадесети,осемнадесети,деветнадесети"
_NORWEGIAN = "første andre tredje fjerde femte sjette sjuende åttende niende"
_NORWEGIAN_TEENS = "tiende,ellevte,tolvte,trettende,fjortende,femtende,sekstende,syttende,attende,nittende"
_DANISH = "første anden tredje fjerde femte sjette syvende ottende niende"
_DANISH_TEENS = "tiende,ellevte,tolvte,trettende,fjortende,femtende,sekstende,syttende,attende,nittende"
_GREEK = "πρώτη δευτέρα τρίτη τετάρτη πέμπτη έκτη εβδόμη ογδόη ενάτη"
_GREEK_TEENS = "δεκάτη,ενδεκάτη,δωδεκάτη,δεκάτη τρίτη,δεκάτη τετάρτη,δεκάτη πέμπτη,δεκάτη έκτη,δεκάτη εβδόμη,δεκάτη ογδόη,δεκάτη ενάτη"
_CATALAN = "dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint"
_ARABIC = (
    "الأول,الثاني,الثالث,الرابع,الخامس,السادس,السابع,الثامن,التاسع,العاشر,الحادي عشر,الثاني عشر,الثالث عشر,الرابع عشر,الخامس عشر,السادس عشر,"
    "السابع عشر,الثامن عشر,التاسع عشر,العشرين,الحادي والعشرين,الثاني والعشرين,الثالث والعشرين,الرابع والعشرين,الخامس والعشرين,السادس والعشرين,"
    "السابع والعشرين,الثامن والعشرين,التاسع والعشرين,الثلاثين,الحادي والثلاثين"
)
_PERSIAN = (
    "یکم,دوم,سوم,چهارم,پنجم,ششم,هفتم,هشتم,نهم,دهم,یازدهم,دوازدهم,سیزدهم,چهاردهم,پانزدهم,شانزدهم,هفدهم,هجدهم,نوزدهم,بیستم,بیست و یکم,"
    "بیست و دوم,بیست و سوم,بیست و چهارم,بیست و پنجم,بیست و ششم,بیست و هفتم,بیست و هشتم,بیست و نهم,سی‌ام,سی و یکم"
)
_HUNGARIAN_WORDS = "elseje másodika harmadika negyedike ötödike hatodika hetedike nyolcadika kilencedike"
_HUNGARIAN_TEENS = ("tizedike,tizenegyedike,tizenkettedike,tizenharmadika,tizennegyedike,tizenötödike,tizenhatodika,tizenhetedike,"
                    "tizennyolcadika,tizenkilencedike")  # fmt: skip
_VIETNAMESE = ["một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín", "mười"]
_TURKISH = ["bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"]


def _no_space(words: list[str]) -> list[str]:
    return [word.replace(" ", "") for word in words]


def _with(words: list[str], rule: Callable[[str], str]) -> list[str]:
    return [" ".join(map(rule, word.split())) for word in words]


def polish_genitive(word: str) -> str:
    """An ordinal in the nominative, made one in the genitive."""
    return word[:-1] + "ego" if word.endswith("y") else word + "ego"


def ukrainian_neuter(ending: tuple[str, str]) -> Callable[[str], str]:
    """Neuter endings of masculine ordinals (the last word is one, the ten before it stays)."""

    def rule(word: str) -> str:
        if word == "третій":
            return "трет" + ending[1]
        return word[:-2] + ending[0] if word.endswith("ий") else word

    return rule


def _hungarian_words() -> list[str]:
    ones = _HUNGARIAN_WORDS.split()
    twenties = ["huszonegyedike", "huszonkettedike", *("huszon" + word for word in ones[2:])]
    return [*ones, *_HUNGARIAN_TEENS.split(","), "huszadika", *twenties, "harmincadika", "harmincegyedike"]


def _catalan_words() -> list[str]:
    ones = ["un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"]
    return ["primer", *_CATALAN.split(), *("vint-i-" + word for word in ones), "trenta", "trenta-un"]


def _vietnamese_words() -> list[str]:
    ones, teens = _VIETNAMESE[:9], [*_VIETNAMESE[:4], "lăm", *_VIETNAMESE[5:9]]
    first = ["mồng " + word for word in _VIETNAMESE]
    return [*first, *("mười " + word for word in teens), "hai mươi", *("hai mươi " + word for word in ["mốt", *teens[1:]]),
            "ba mươi", "ba mươi mốt", *ones[:0]]  # fmt: skip


def _turkish_words() -> list[str]:
    return [
        *_TURKISH,
        "on",
        *("on " + word for word in _TURKISH),
        "yirmi",
        *("yirmi " + word for word in _TURKISH),
        "otuz",
        "otuz bir",
    ]


def _endings(stems: list[str], ending: str) -> list[str]:
    return [stem + ending for stem in stems]


_ESTONIAN = "esime teise kolmanda neljanda viienda kuuenda seitsmenda kaheksanda üheksanda kümnenda üheteistkümnenda kaheteistkümnenda kolmeteistkümnenda neljateistkümnenda viieteistkümnenda kuueteistkümnenda seitsmeteistkümnenda kaheksateistkümnenda üheksateistkümnenda"
_ESTONIAN_NAMES = "esimene teine kolmas neljas viies kuues seitsmes kaheksas üheksas kümnes üheteistkümnes kaheteistkümnes kolmeteistkümnes neljateistkümnes viieteistkümnes kuueteistkümnes seitsmeteistkümnes kaheksateistkümnes üheksateistkümnes"


def _estonian_words() -> list[list[str]]:
    on = ["esimesel", *_endings(_ESTONIAN.split()[1:], "l")]
    rows = []
    for words, ten in ((on, "kümnendal"), (_ESTONIAN_NAMES.split(), "kümnes")):
        twenties = [f"kahekümne {word}" for word in words[:9]]
        rows.append([*words, f"kahe{ten}", *twenties, f"kolme{ten}", f"kolmekümne {words[0]}"])
    return [rows[0], rows[1]]


_LATVIAN = "pirm otr treš ceturt piekt sest septīt astot devīt desmit vienpadsmit divpadsmit trīspadsmit četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit"
_LITHUANIAN = "pirm antr treči ketvirt penkt šešt septint aštunt devint dešimt vienuolikt dvylikt trylikt keturiolikt penkiolikt šešiolikt septyniolikt aštuoniolikt devyniolikt"


def _baltic_words(stems: str, ending: str, twenty: str, thirty: str) -> list[str]:
    """The tens stay as they are before a figure; alone they take the ending."""
    words = _endings(stems.split(), ending)
    twenties = [f"{twenty} {word}" for word in words[:9]]
    return [*words, twenty + ending, *twenties, thirty + ending, f"{thirty} {words[0]}"]


_ICELANDIC = "fyrsti annar þriðji fjórði fimmti sjötti sjöundi áttundi níundi tíundi ellefti tólfti þrettándi fjórtándi fimmtándi sextándi sautjándi átjándi nítjándi"


def _icelandic_words(weak: str) -> list[str]:
    second = "annan" if weak == "a" else "annar"
    words = [second if word == "annar" else word[:-1] + weak for word in _ICELANDIC.split()]
    twenties = [f"tuttugast{weak} og {word}" for word in words[:9]]
    return [*words, f"tuttugast{weak}", *twenties, f"þrítugast{weak}", f"þrítugast{weak} og {words[0]}"]


_BASQUE = "bat bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru hamalau hamabost hamasei hamazazpi hemezortzi hemeretzi"


def _basque_words(ending: str) -> list[str]:
    """Cardinals with -an (on the) or -ko; ``lehen`` for the first."""

    def ended(word: str) -> str:
        if word.endswith(("bat", "bost", "hamar")):
            return f"{word}{'r' if word[-1] == 'r' else ''}e{ending}"
        return (word[:-1] if ending == "an" and word.endswith("a") else word) + ending

    words = _BASQUE.split()
    twenties = [f"hogeita {word}" for word in words[:9]]
    return [ended(word) for word in [*words, "hogei", *twenties, "hogeita hamar", "hogeita hamaika"]]


_IRISH = "chéad dara tríú ceathrú cúigiú séú seachtú t-ochtú naoú deichiú"


def _irish_words() -> list[str]:
    """``an t-aonú lá déag``: the day itself stands inside the number."""
    ones = [f"{word} lá" for word in _IRISH.split()]
    units = ["t-aonú lá", *ones[1:9]]
    teens = [f"{word} déag" for word in units]
    return [*ones, *teens, "fichiú lá", *(f"{word} is fiche" for word in units), "tríochadú lá", "t-aonú lá is tríocha"]


_HINDI = (
    "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस "
    "चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन "
    "अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी "
    "चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे"
)
#: Hindi 1 to 99, which are no sums of tens and ones.
HINDI = tuple(_HINDI.split())

_WORDS: dict[str, Callable[[], list[list[str]]]] = {
    "en": lambda: [words := _ordinals("en"), words, [word.replace("-", " ") for word in words]],
    "de": lambda: [words := _ordinals("de"), [word + "r" for word in words], [word + "n" for word in words], [word.replace("undzwanz", " und zwanz").replace("unddreiß", " und dreiß") + "n" for word in words]],
    "fr": lambda: [words := _cardinals("fr", "premier"), words, [word.replace(" et ", "-et-") for word in words], [word.replace("-", " ") for word in words],
                   ["premier", *_ordinals("fr")[1:]]],
    "es": lambda: [_cardinals("es", "primero"), _cardinals("es", "uno"), _cardinals("es", "primero")],
    "pt": lambda: [_cardinals("pt", "primeiro"), _cardinals("pt", "um")],
    "it": lambda: [_cardinals("it", "primo"), _cardinals("it", "uno"), _ordinals("it")],
    "nl": lambda: [_ordinals("nl"), _cardinals("nl", "één"), _cardinals("nl", "een"), old := [word + "n" for word in _ordinals("nl")],
                   [word.replace("entwintig", " en twintig").replace("ëntwintig", "e en twintig").replace("endertig", " en dertig") for word in old]],
    "ru": lambda: [_ordinals("ru", case="n", gender="n"), _ordinals("ru", case="g", gender="n")],
    "uk": lambda: [_with(_ordinals("uk"), ukrainian_neuter(("е", "є"))), _with(_ordinals("uk"), ukrainian_neuter(("ого", "ього")))],
    "pl": lambda: [_with(_ordinals("pl"), polish_genitive), _with(_ordinals("pl"), polish_genitive), _ordinals("pl")],
    "sv": lambda: [_ordinals("sv")],
    "da": lambda: [words := _tens(_DANISH, _DANISH_TEENS, "tyvende", "enog", "tredivte", "enog")[:20] + _danish_rest(),
                   [word.replace("ogtyvende", " og tyvende").replace("ogtredivte", " og tredivte") for word in words]],
    "nb": lambda: [_tens(_NORWEGIAN, _NORWEGIAN_TEENS, "tjuende", "tjue", "trettiende", "tretti")],
    "fi": lambda: [_ordinals("fi"), _ordinals("fi")],
    "hu": lambda: [_hungarian_words(), [word[:-1] + ("án" if word[-1] == "a" else "én") for word in _hungarian_words()]],
    "cs": lambda: [_tens(_CZECH, _CZECH_TEENS, "dvacátého", "dvacátého ", "třicátého", "třicátého ")],
    "sk": lambda: [_tens(_SLOVAK, _SLOVAK_TEENS, "dvadsiateho", "dvadsiateho ", "tridsiateho", "tridsiateho ")],
    "hr": lambda: [_tens(_CROATIAN, _CROATIAN_TEENS, "dvadesetog", "dvadeset ", "tridesetog", "trideset ")],
    "bs": lambda: [_tens(_CROATIAN, _CROATIAN_TEENS, "dvadesetog", "dvadeset ", "tridesetog", "trideset ")],
    "sr_Latn": lambda: [_tens(_CROATIAN, _CROATIAN_TEENS, "dvadesetog", "dvadeset ", "tridesetog", "trideset ")],
    "sr": lambda: [_tens(_SERBIAN, _SERBIAN_TEENS, "двадесетог", "двадесет ", "тридесетог", "тридесет ")],
    "bg": lambda: [_tens(_BULGARIAN_ONES, _BULGARIAN_TEENS, "двадесети", "двадесет и ", "тридесети", "тридесет и ")],
    "el": lambda: [_tens(_GREEK, _GREEK_TEENS, "εικοστή", "εικοστή ", "τριακοστή", "τριακοστή ")],
    "ro": lambda: [_cardinals("ro", "întâi"), _cardinals("ro", "unu")],
    "ca": lambda: [_catalan_words(), _catalan_words()],
    "id": lambda: [_cardinals("id", "satu")],
    "tr": lambda: [_turkish_words(), _no_space(_turkish_words())],
    "vi": lambda: [_vietnamese_words(), [word.removeprefix("mồng ") for word in _vietnamese_words()], [word.replace("mồng", "mùng") for word in _vietnamese_words()]],
    "ar": lambda: [_ARABIC.split(","), _ARABIC.split(","), ["غرة", *_ARABIC.split(",")[1:]]],
    "fa": lambda: [_PERSIAN.split(","), ["اول", *_PERSIAN.split(",")[1:]]],
    "eo": lambda: [_with(_ordinals("eo"), str), [word + "n" for word in _ordinals("eo")]],
    "sl": lambda: [_ordinals("sl"), _with(_ordinals("sl"), lambda word: word[:-1] + "ega")],
    "cy": lambda: [_ordinals("cy")],
    "et": _estonian_words,
    "lv": lambda: [_baltic_words(_LATVIAN, ending, "divdesmit", "trīsdesmit") for ending in ("ajā", "ajā", "ais")],
    "lt": lambda: [_baltic_words(_LITHUANIAN, ending, "dvidešimt", "trisdešimt") for ending in ("ąją", "oji", "ąją", "a")],
    "is": lambda: [_icelandic_words("i"), _icelandic_words("a")],
    "eu": lambda: [_basque_words("an"), ["lehenean", *_basque_words("an")[1:]], _basque_words("ko")],
    "ga": lambda: [_irish_words()],
    "hi": lambda: [[*HINDI[:31]], ["पहली", "दूसरी", "तीसरी", *HINDI[3:31]]],
    **{entry: partial(_of_parts, rows) for entry, rows in PARTS.items()},
}  # fmt: skip

#: Languages that have days in words.
WORDED: tuple[str, ...] = tuple(_WORDS)


def _danish_rest() -> list[str]:
    ones = ["en", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni"]
    return [*(unit + "ogtyvende" for unit in ones), "tredivte", "enogtredivte"]


@cache
def day_words(entry: str) -> tuple[tuple[str, ...], ...]:
    """Ways to say the days 1 to 31 in words (index 0 is the first day)."""
    make = _WORDS.get(entry) or _WORDS[entry.split("_")[0]]
    return tuple(map(tuple, make()))
