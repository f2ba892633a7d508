"""What stands in date columns and is no date: identifiers, versions, amounts, phone numbers, names, missing marks."""

from functools import cache

from faker import Faker

from datenorm.data.dice import Dice, Weighted
from datenorm.data.group import Group
from datenorm.data.scene import Scene

#: What people and programs write when there is no date.
MISSING: tuple[str, ...] = (
    "n/a", "N/A", "NA", "na", "null", "NULL", "None", "none", "nan", "NaN", "nil", "-", "--", "---", ".", "?", "??", "???",
    "unknown", "Unknown", "UNKNOWN", "not available", "not applicable", "TBD", "tbd", "TBA", "pending", "missing", "empty",
    "no date", "undated", "n.d.", "s.d.", "s.a.", "o.J.", "o. J.", "ohne Datum", "unbekannt", "k.A.", "keine Angabe",
    "inconnu", "sans date", "non renseigné", "desconocido", "sin fecha", "desconhecido", "sem data", "sconosciuto",
    "senza data", "onbekend", "geen datum", "okänd", "ukendt", "ukjent", "tuntematon", "nieznany", "brak", "brak danych",
    "neznámo", "neznámý", "neuvedeno", "ismeretlen", "nincs", "necunoscut", "nepoznato", "неизвестно", "нет", "нет данных",
    "б/д", "без даты", "невідомо", "неизвестен", "άγνωστο", "bilinmiyor", "yok", "غير معروف", "لا يوجد", "نامشخص",
    "לא ידוע", "अज्ञात", "ไม่ทราบ", "ไม่ระบุ", "không rõ", "tidak diketahui", "tidak ada", "不明", "未知", "无", "なし",
    "未定", "없음", "미상", "x", "X", "xx", "xxx", "...", "…", "0", "00", "#N/A", "#REF!", "#VALUE!", "(blank)", "(null)",
    "[unknown]", "date", "Date", "DATE", "Datum", "Fecha", "Data", "日期", "Дата", "dd/mm/yyyy", "DD.MM.YYYY", "yyyy-mm-dd",
    "mm/dd/yyyy", "JJJJ-MM-TT", "TT.MM.JJJJ", "jj/mm/aaaa", "dd/mm/aaaa", "true", "false", "yes", "no", "ja", "nein",
    "never", "always", "ongoing", "open", "closed", "draft", "soon", "later", "today?", "see below", "siehe oben", "ditto",
    "idem", "id.", "\"", "~", "*", "+", "=", "/", "//", "-/-", "--/--/----", "__/__/____", "../../....", "  /  /    ",
)  # fmt: skip

#: Shapes of identifiers and figures: # a figure, @ a capital, % a small letter; what else stands as it is.
SHAPES: Weighted[str] = Weighted(
    [("v#.#.#", 3), ("v#.##", 1), ("#.#.#", 1), ("#.#.##-rc#", 0.6), ("##.##.#", 0.0), ("@@@-####-##", 2),
     ("@@-######", 2), ("@##-####", 1), ("#####", 2), ("######", 1), ("#######", 2), ("##########", 2), ("###########", 1),
     ("############", 1), ("#############", 1), ("###-###-####", 2), ("(###) ###-####", 2), ("+## ### #######", 2),
     ("+##-###-#######", 1), ("###.###.####", 1), ("0### #######", 1), ("0###/######", 1), ("##-##-##-##", 1),
     ("## ## ## ## ##", 1), ("$#,###.##", 1), ("€ #.###,##", 1), ("#,###.##", 1), ("###.##", 2), ("##,## €", 1), ("##%", 1),
     ("#.##", 1), ("##.#%", 1), ("#:#", 1), ("#/#", 0.3), ("##/##", 0.0), ("#,###,###", 1), ("#####-####", 1), ("@@ #####", 1),
     ("@## #@@", 1), ("@@#@ #@@", 1), ("###-##-####", 1), ("#### #### #### ####", 1), ("@@## #### #### #### ####", 0.6),
     ("@@@###", 1), ("@@@ ###", 1), ("#@@###", 1), ("%%%%%%%%", 1), ("%%%#%%##", 1), ("%%%%-%%%%", 0.6), ("@-###", 1),
     ("@-####", 0.6), ("##x##", 1), ("## x ## cm", 1), ("## kg", 1), ("# km", 0.6), ("### m", 0.6), ("##°C", 0.6),
     ("##.#°C", 0.4), ("p. ##", 1), ("pp. ##-##", 1), ("Nr. ##", 1), ("No. ###", 1), ("#####/##@", 0.6), ("##/###", 0.6),
     ("###/####", 0.4), ("0x%##%", 0.5), ("##.##.##.##", 0.6), ("###.###.#.##", 1), ("#%", 0.6), ("## days", 1), ("# hours", 1),
     ("## min", 1), ("#h ##m", 0.4), ("## Tage", 0.5), ("# jours", 0.5), ("# weeks ago", 0.4), ("in # days", 0.6),
     ("# days ago", 0.6), ("vor # Tagen", 0.4), ("il y a # jours", 0.4), ("hace # días", 0.4), ("#-#", 0.4), ("#th floor", 0.4),
     ("room ###", 0.5), ("@@@@-@@@@", 0.3), ("Q#", 0.3), ("Route ##", 0.3), ("ISO ####-#", 0.0), ("#.#.#.#", 0.5), ("##th", 0.3),
     ("000000", 0.3), ("##########-##", 0.4), ("##:##:##:##", 0.3), ("##:##:##:##:##:##", 0.4), ("%%%@%%%.com", 0.4)]
)  # fmt: skip

#: Words near dates that are none: relative ones (not read by this model), months that are verbs, durations.
WORDS: tuple[str, ...] = (
    "may be", "maybe", "march on", "mars rover", "second", "first", "third party", "august body", "sun", "sat down", "wed",
    "decent", "marble", "janitor", "junior", "julie", "april fool", "sept", "sunday", "monday", "tomorrow", "yesterday", "now",
    "today", "last week", "next month", "this year", "a week ago", "next friday", "the day before", "weekend", "noon",
    "midnight", "morning", "tonight", "gestern", "heute", "morgen", "übermorgen", "letzte Woche", "nächsten Montag", "hier",
    "aujourd'hui", "demain", "la semaine dernière", "ayer", "hoy", "mañana", "la semana pasada", "ontem", "hoje", "amanhã",
    "ieri", "oggi", "domani", "gisteren", "vandaag", "i går", "idag", "imorgon", "wczoraj", "dzisiaj", "jutro", "včera", "dnes",
    "вчера", "сегодня", "завтра", "вчора", "сьогодні", "dün", "bugün", "yarın", "昨天", "今天", "明天", "昨日", "今日", "明日",
    "어제", "오늘", "내일", "أمس", "اليوم", "غدا", "hôm qua", "hôm nay", "kemarin", "besok", "spring", "summer", "autumn",
    "winter", "daily", "weekly", "monthly", "every monday", "annually", "semester", "quarterly", "year", "month", "day",
    "century", "decade", "in the year", "for the year", "of the month", "years old", "age", "born", "died", "created",
)  # fmt: skip

_POOL_LOCALES = (
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "pl_PL", "ru_RU", "tr_TR", "sv_SE", "cs_CZ",
    "ja_JP", "zh_CN", "ko_KR", "ar_AA", "fa_IR", "hi_IN", "el_GR", "uk_UA", "fi_FI", "hu_HU", "ro_RO",
)  # fmt: skip
_PROVIDERS = (
    "name", "company", "city", "address", "phone_number", "job", "sentence", "user_name", "iban", "license_plate", "postcode",
    "street_name", "word", "isbn13", "file_name", "ipv4", "mac_address", "uri", "color_name", "currency_code",
)  # fmt: skip
_POOL_SEED = 19990503
_POOL_EACH = 12


@cache
def pool() -> tuple[str, ...]:
    """Strings of Faker's providers in many locales: made once, since Faker takes up to a millisecond each.

    Those with four figures in a row that could be a year are left out, since some hold real dates.
    """
    strings: list[str] = []
    for name in _POOL_LOCALES:
        fake = Faker(name)
        fake.seed_instance(_POOL_SEED)
        for provider in _PROVIDERS:
            make = getattr(fake, provider, None)
            if make is None:
                continue
            for _ in range(_POOL_EACH):
                text = str(make()).replace("\n", ", ")
                if len(text) <= 80:
                    strings.append(text)
    return tuple(dict.fromkeys(strings))


def _shaped(dice: Dice) -> str:
    figures, capitals, letters = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"
    alphabets = {"#": figures, "@": capitals, "%": letters}
    shape = dice.draw(SHAPES)
    return "".join(dice.pick(alphabets[sign]) if sign in alphabets else sign for sign in shape)


def _looks_like_date(text: str) -> bool:
    """A run of figures that could be a compact date (19990503) or a year is no safe negative."""
    digits = "".join(sign for sign in text if sign.isdigit())
    if text.isdigit() and len(text) in (4, 8, 12, 14) and (len(text) == 4 or text[:2] in ("19", "20")):
        return True
    return text.isdigit() and len(digits) == 6


def _missing(scene: Scene) -> None:
    scene.write(scene.dice.pick(MISSING))
    scene.free = False


def _identifier(scene: Scene) -> None:
    text = _shaped(scene.dice)
    if _looks_like_date(text):
        text = "A" + text
    scene.write(text)
    scene.free = scene.dice.chance(0.2)


def _faked(scene: Scene) -> None:
    scene.write(scene.dice.pick(pool()))
    scene.free = False


def _word(scene: Scene) -> None:
    if scene.dice.chance(0.3):
        names = scene.lang.weekdays["EEEE"]
        scene.write(scene.dice.pick(scene.dice.pick(names)))
    else:
        scene.write(scene.dice.pick(WORDS))
    scene.free = False


def _zeros(scene: Scene) -> None:
    separator = scene.dice.pick("-/.")
    zero, month, day = scene.dice.pick((("0000", "00", "00"), ("00", "00", "0000"), ("0", "0", "0"), ("00", "00", "00")))
    scene.write(separator.join((zero, month, day)))
    scene.canonical = "0000-00-00" if zero == "0000" or day == "0000" else ""
    if scene.canonical and scene.dice.chance(0.3):
        scene.write(" 00:00:00")
        scene.canonical += "T00:00:00"


GROUPS: tuple[Group, ...] = (
    Group("missing-mark", "reject", 1.2, _missing),
    Group("identifier", "reject", 4.0, _identifier),
    Group("faker", "reject", 3.5, _faked),
    Group("word", "reject", 1.0, _word),
    Group("database-zeros", "reject", 0.2, _zeros),
)
