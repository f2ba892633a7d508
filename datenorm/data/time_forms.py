"""How people write times of the day and join them with dates: each row is a pattern and how often it is met.

The letters are CLDR's (see ``pattern.py``). A new way to write a time is a new row.
"""

from datenorm.data.dice import Weighted

#: Times of the day.
TIMES: Weighted[str] = Weighted(
    [("HH:mm", 34), ("H:mm", 8), ("HH:mm:ss", 22), ("H:mm:ss", 2), ("HH.mm", 5), ("HH'h'mm", 3), ("H'h'mm", 3),
     ("HH:mm:ss.SSS", 3), ("HH:mm:ss.SSSSSS", 2), ("HH:mm:ss,SSS", 1.2), ("HH:mm:ss.S", 1), ("HH:mm:ss.SS", 0.6),
     ("HH:mm:ss.SSSSSSSSS", 0.8), ("HH:mm:ss:SSS", 0.5), ("HH.mm.ss", 1.5), ("HHmm", 1.5), ("H'h'", 1), ("HH'h'", 0.8),
     ("HH-mm-ss", 1), ("H.mm", 1.5), ("HH : mm", 0.5), ("HH'h' mm", 0.6), ("HH'h'mm'm'", 0.3), ("HH'h'mm'm'ss's'", 0.3), ("{few}H:m:s", 2.4), ("{few}H:m", 1.2), ("H:m:s", 0.3), ("H:m", 0.3), ("H.mm.ss", 0.4), ("H'H'mm", 0.6), ("HH'H'mm", 0.5), ("HH:mm:ss.SSSS", 0.4),
     ("HH:mm:ss.SSSSSSS", 0.4), ("HH：mm", 0.3), ("HH'h':mm", 0.1), ("HH'h'mm'min'", 0.3), ("HH'h'mm'min'ss's'", 0.2), ("H'h'mm'min'", 0.2), ("HHmmss", 0.3), ("HH-mm", 0.3),
     ("HH: mm", 0.2), ("HH:mm.", 0.3), ("HH:mm:ss;", 0.1), ("HH'h'mm:ss", 0.1)]
)  # fmt: skip

TIMES_12: Weighted[str] = Weighted(
    [("h:mm {ampm}", 30), ("hh:mm {ampm}", 14), ("h:mm{ampm}", 14), ("hh:mm{ampm}", 4), ("h:mm:ss {ampm}", 12),
     ("hh:mm:ss {ampm}", 6), ("h:mm:ss{ampm}", 2), ("h {ampm}", 6), ("h{ampm}", 8), ("h.mm {ampm}", 2), ("h.mm{ampm}", 2),
     ("hmm{ampm}", 2), ("hh:mm:ss.SSS {ampm}", 1), ("{few}h:m:s {ampm}", 1.6), ("{few}h:m {ampm}", 0.8), ("h:m:s {ampm}", 0.3), ("h:m {ampm}", 0.3), ("hh {ampm}", 0.4), ("hh:mm:ss{ampm}", 0.6), ("h:mm:ss.SSS {ampm}", 0.4),
     ("h:mm.{ampm}", 0.05), ("h'h'mm {ampm}", 0.4), ("hh.mm {ampm}", 0.6), ("h:mm\u202f{ampm}", 2), ("h:mm:ss\u202f{ampm}", 1), ("h:mm\u00a0{ampm}", 0.6), ("hhmm {ampm}", 0.2),
     ("h : mm {ampm}", 0.2), ("h: mm {ampm}", 0.2), ("h:mm  {ampm}", 0.2), ("hhmm{ampm}", 0.3), ("{ampm} h:mm", 0.5), ("{ampm}h:mm", 0.2)]
)  # fmt: skip

#: Times that a language says in its own way (beside CLDR's).
TIMES_OF: dict[str, Weighted[str]] = {
    "de": Weighted([("HH:mm 'Uhr'", 12), ("HH.mm 'Uhr'", 6), ("H:mm 'Uhr'", 3), ("H 'Uhr'", 4), ("H.mm 'Uhr'", 2),
                    ("HH 'Uhr'", 1), ("HH:mm 'Uhr'", 2), ("HH:mm'h'", 0.7), ("H 'Uhr' mm", 0.7)]),
    "fr": Weighted([("HH'h'mm", 10), ("H'h'mm", 6), ("HH 'h' mm", 5), ("H'h'", 3), ("H 'heures'", 1), ("HH'H'mm", 1),
                    ("H 'h'", 1), ("H 'heures' mm", 0.7)]),
    "pt": Weighted([("HH'h'mm", 8), ("H'h'", 3), ("HH'h'mm'min'", 2), ("HH 'horas'", 0.6), ("HH:mm'h'", 1)]),
    "es": Weighted([("HH:mm 'h'", 4), ("HH:mm'h'", 3), ("HH:mm 'hs'", 2), ("H 'h'", 1), ("HH.mm 'horas'", 0.6),
                    ("H:mm 'hrs'", 1)]),
    "nl": Weighted([("HH:mm 'uur'", 6), ("HH.mm 'uur'", 3), ("H 'uur'", 2), ("HH'u'mm", 1), ("H.mm'u'", 1)]),
    "sv": Weighted([("'kl.' HH.mm", 3), ("'kl' HH:mm", 3), ("'klockan' HH.mm", 1), ("'kl' H", 0.5)]),
    "da": Weighted([("'kl.' HH.mm", 5), ("'kl.' HH:mm", 3), ("'kl' HH:mm", 1), ("'kl.' H", 0.5)]),
    "nb": Weighted([("'kl.' HH.mm", 4), ("'kl.' HH:mm", 3), ("'kl' HH:mm", 2), ("'kl.' H", 0.5)]),
    "fi": Weighted([("'klo' H", 1.5), ("'klo' HH.mm", 4), ("'klo' H.mm", 4), ("'kello' H.mm", 1), ("'klo' HH:mm", 1)]),
    "pl": Weighted([("'godz.' HH:mm", 3), ("'godz.' H.mm", 1), ("'o godz.' HH:mm", 1), ("'g.' HH:mm", 0.5)]),
    "cs": Weighted([("H:mm 'hod.'", 1), ("HH.mm 'hod'", 1), ("H:mm 'h'", 0.6)]),
    "zh": Weighted([("H'时'mm'分'", 4), ("HH'时'mm'分'", 3), ("HH'时'mm'分'ss'秒'", 3), ("H'点'mm'分'", 3), ("H'点'", 2),
                    ("H'時'mm'分'", 2), ("H'時'", 0.6), ("H'點'mm'分'", 1), ("{ampm}h'点'", 3), ("{ampm}h'点'mm'分'", 3),
                    ("{ampm}h:mm", 3), ("{ampm}h'時'mm'分'", 1), ("{ampm}h'點'", 1), ("{ampm}h'点'm'分'", 1.5), ("H'点'm'分'", 1), ("H'时'm'分'", 1)]),
    "ja": Weighted([("H'時'mm'分'", 6), ("HH'時'mm'分'", 4), ("H'時'", 3), ("HH'時'mm'分'ss'秒'", 3), ("{ampm}h'時'", 3),
                    ("{ampm}h'時'mm'分'", 3), ("{ampm}h:mm", 2), ("{ampm}h'時'm'分'", 3), ("H'時'm'分'", 2)]),
    "ko": Weighted([("H'시' mm'분'", 4), ("HH'시' mm'분'", 2), ("{ampm} h'시'", 4), ("{ampm} h'시' mm'분'", 4),
                    ("{ampm} h:mm", 4), ("H'시'mm'분'", 2), ("{ampm} h'시' m'분'", 2), ("H'시' m'분'", 2), ("HH'시' mm'분' ss'초'", 1), ("{ampm} h:mm:ss", 2)]),
    "vi": Weighted([("HH:mm", 4), ("H'h'mm", 3), ("H 'giờ' mm", 1), ("H'g'mm", 0.5), ("HH 'giờ' mm 'phút'", 1)]),
    "ru": Weighted([("'в' HH:mm", 3), ("'в' H:mm", 2), ("HH:mm 'МСК'", 1), ("H 'ч' mm 'мин'", 0.6), ("H'ч'", 0.3), ("H 'ч.' m 'м.'", 0.3), ("'в' H 'часов' m 'минут'", 0.8),
                    ("H 'часов' m 'минут'", 0.5), ("'в' H 'час' m 'мин'", 0.2)]),
    "uk": Weighted([("'о' HH:mm", 3), ("'о' H:mm", 2)]),
    "bg": Weighted([("'в' HH:mm", 2), ("HH:mm 'ч.'", 3), ("HH.mm 'ч.'", 1)]),
    "tr": Weighted([("'saat' HH:mm", 3), ("'Saat:' HH.mm", 1), ("HH.mm", 2)]),
    "hu": Weighted([("H 'óra'", 1), ("H:mm 'órakor'", 1), ("H 'óra' mm 'perc'", 1), ("HH.mm", 1)]),
    "ro": Weighted([("'ora' HH:mm", 3), ("'ora' HH.mm", 1)]),
    "it": Weighted([("'ore' HH,mm", 0.8), ("'ore' H", 0.8), ("'h' H.mm", 0.6), ("'ore' HH:mm", 4), ("'ore' HH.mm", 2), ("'alle' HH:mm", 2), ("'alle ore' HH:mm", 1), ("'alle' H", 0.4),
                    ("'h' HH:mm", 1)]),
    "id": Weighted([("'pukul' HH.mm", 3), ("HH.mm 'WIB'", 3), ("HH:mm 'WIB'", 3), ("'jam' H:mm", 0.6)]),
    "el": Weighted([("'στις' HH:mm", 2), ("HH:mm", 1)]),
    "th": Weighted([("HH.mm 'น.'", 4), ("HH:mm 'น.'", 4), ("'เวลา' HH.mm 'น.'", 2), ("HH:mm", 1)]),
    "en": Weighted([("h {ampm}", 3), ("HHmm 'hours'", 0.3), ("HH:mm 'hrs'", 0.6), ("{clock} 'o''clock'", 0.3), ("{clock}", 0.3), ("h:mm {ampm}", 10),
                    ("h:mm{ampm}", 5), ("HHmm'h'", 0.3), ("HHmm 'hrs'", 0.4), ("HH:mm", 4), ("h 'o''clock' {ampm}", 0.2), ("h:mm:ss {ampm}", 2)]),
    "ca": Weighted([("HH:mm 'h'", 3), ("'a les' H:mm", 1), ("HH.mm 'h'", 2), ("H:mm 'hores'", 0.6)]),
    "sk": Weighted([("H:mm 'hod.'", 1), ("HH.mm 'hod.'", 1), ("HH:mm 'h'", 0.6), ("HH:mm", 2)]),
    "sl": Weighted([("'ob' HH:mm", 2), ("'ob' HH.mm", 2), ("'ob' H. 'uri'", 0.6)]),
    "hr": Weighted([("'u' HH:mm", 2), ("HH:mm 'h'", 2), ("HH.mm 'h'", 0.6), ("'u' H 'sati'", 0.5), ("HH:mm 'sati'", 0.5)]),
    "sr": Weighted([("у HH:mm", 2), ("HH:mm ч", 1), ("HH.mm", 1), ("у H часова", 0.4)]),
    "lt": Weighted([("HH:mm 'val.'", 2), ("HH.mm 'val.'", 1), ("H 'val.'", 1), ("H 'val.' mm 'min.'", 0.5), ("HH:mm", 2)]),
    "lv": Weighted([("'plkst.' HH:mm", 2), ("'plkst.' HH.mm", 1), ("HH:mm", 2)]),
    "et": Weighted([("'kell' HH:mm", 2), ("'kell' HH.mm", 1), ("'kl' H.mm", 0.6), ("HH:mm", 2)]),
    "is": Weighted([("'kl.' HH:mm", 2), ("'klukkan' HH:mm", 1), ("'kl.' HH.mm", 0.6)]),
    "he": Weighted([("בשעה HH:mm", 2), ("HH:mm", 3), ("'ב-'HH:mm", 1)]),
    "ar": Weighted([("الساعة HH:mm", 1), ("الساعة h:mm {ampm}", 2), ("h:mm {ampm}", 4), ("HH:mm", 2), ("hh:mm {ampm}", 1)]),
    "fa": Weighted([("ساعت HH:mm", 2), ("HH:mm", 3), ("ساعت H و mm دقیقه", 0.4), ("h:mm {ampm}", 0.6)]),
    "hi": Weighted([("HH:mm बजे", 1), ("h:mm {ampm}", 3), ("HH:mm", 3)]),
    "mn": Weighted([("HH цаг mm минут", 1), ("HH:mm", 2)]),
    "kk": Weighted([("сағат HH:mm", 1), ("HH:mm", 2)]),
    "km": Weighted([("ម៉ោង H:mm", 1), ("HH:mm", 2)]),
    "my": Weighted([("H:mm နာရီ", 1), ("HH:mm", 2)]),
}  # fmt: skip

#: Zones as written -> canonical. Only the abbreviations that RFC 2822 (4.3) defines have a meaning; the others are read over.
ZONES: Weighted[tuple[str, str]] = Weighted(
    [(("Z", "Z"), 14), ((" Z", "Z"), 1), ((" UTC", "Z"), 10), ((" GMT", "Z"), 12), (("UTC", "Z"), 1), ((" (UTC)", "Z"), 1),
     ((" UT", "Z"), 0.3), ((" EST", "-05:00"), 2), ((" EDT", "-04:00"), 2), ((" CST", "-06:00"), 1.5),
     ((" CDT", "-05:00"), 1.5), ((" MST", "-07:00"), 1), ((" MDT", "-06:00"), 1), ((" PST", "-08:00"), 2),
     ((" PDT", "-07:00"), 2), ((" CET", ""), 3), ((" CEST", ""), 3), ((" BST", ""), 2), ((" MSK", ""), 1), ((" IST", ""), 1),
     ((" JST", ""), 1), ((" AEST", ""), 1), ((" ET", ""), 1), ((" PT", ""), 0.5), ((" WIB", ""), 0.5), ((" EET", ""), 0.5),
     ((" Europe/Berlin", ""), 0.4), ((" America/New_York", ""), 0.4), ((" MEZ", ""), 0.7), ((" MESZ", ""), 0.5), ((" EEST", ""), 0.5),
     ((" WEST", ""), 0.3), ((" WET", ""), 0.4), ((" KST", ""), 0.5), ((" SGT", ""), 0.5), ((" HKT", ""), 0.4), ((" AEDT", ""), 0.5), ((" NZST", ""), 0.3),
     ((" NZDT", ""), 0.3), ((" BRT", ""), 0.4), ((" ART", ""), 0.3), ((" PKT", ""), 0.3), ((" SAST", ""), 0.4), ((" WITA", ""), 0.2), ((" WIT", ""), 0.2),
     ((" HST", ""), 0.3), ((" AKDT", ""), 0.2), ((" CT", ""), 0.4), ((" MT", ""), 0.2), ((" (CET)", ""), 0.4), ((" (ET)", ""), 0.3), ((" (GMT)", "Z"), 0.6),
     ((" (EST)", "-05:00"), 0.4), ((" (PDT)", "-07:00"), 0.3), ((" EST/EDT", ""), 0.1), ((" МСК", ""), 0.4), ((" (МСК)", ""), 0.2), ((" local time", ""), 0.3),
     ((" Eastern Time", ""), 0.2), ((" Asia/Tokyo", ""), 0.2), ((" [Europe/Paris]", ""), 0.2), ((" Zulu", "Z"), 0.1), ((" hora peninsular", ""), 0.1),
     ((" h", ""), 0.3), ((" IRST", ""), 0.2), ((" TRT", ""), 0.2), ((" GST", ""), 0.2), ((" z", "Z"), 0.2), ((" utc", "Z"), 0.4), ((" gmt", "Z"), 0.4)]
)  # fmt: skip

#: Offsets in whole and half hours, signed minutes.
OFFSETS: Weighted[int] = Weighted(
    [(0, 20), (60, 14), (120, 14), (-300, 8), (-240, 6), (-480, 6), (-420, 7), (-360, 6), (330, 5), (540, 4), (480, 4),
     (180, 5), (600, 3), (-180, 3), (570, 1), (345, 1), (210, 1), (-210, 0.5), (720, 1), (660, 1), (420, 2), (240, 1),
     (-600, 1), (-540, 0.6), (270, 0.4), (765, 0.2), (390, 0.4), (300, 1), (360, 0.6), (-120, 0.5), (-60, 0.5), (780, 0.4)]
)  # fmt: skip

#: How an offset is written: sign and colon, what is before it.
OFFSET_STYLES: Weighted[str] = Weighted(
    [("+hh:mm", 30), ("+hhmm", 20), (" +hhmm", 30), (" +hh:mm", 12), (" GMT+hhmm", 4), (" UTC+hh:mm", 2), ("+hh", 3),
     (" UTC+h", 2), (" GMT+h", 2), (" (GMT+hh:mm)", 0.8), (" (UTC+hh:mm)", 0.8), (" (UTC+h)", 0.5), (" +hh", 1.5), (" UTC+hhmm", 1), (" UTC +h", 0.6),
     (" GMT +hh:mm", 0.6), (" UTC+hh", 1), ("GMT+hhmm", 0.6), ("UTC+hh:mm", 0.6), (" (+hhmm)", 0.3), (" GMT+hh:mm", 1.5), (" GMT +hhmm", 0.5)]
)  # fmt: skip

#: What joins a date and a time that follows it.
DATE_THEN_TIME: Weighted[str] = Weighted(
    [(" ", 60), (", ", 22), (" - ", 3), (" | ", 2), ("  ", 2), (" • ", 1), (" · ", 1), (" / ", 0.6), (",", 0.5),
     (" – ", 1), (" @ ", 1), ("; ", 0.2), (" , ", 1.2), ("@", 0.2), (" — ", 0.3), ("، ", 0.1), (" |", 0.1), (": ", 0.2), (" ~ ", 0.05),
     ("   ", 0.4), (" -- ", 0.2), (" ∙ ", 0.2), ("\u00a0", 0.6), (" > ", 0.05), ("/ ", 0.1), ("_", 0.1)]
)  # fmt: skip

#: Words that join them, by language.
JOINING_WORDS: dict[str, tuple[str, ...]] = {
    "en": (" at ", " at ", ", at ", " @ "),
    "de": (" um ", " um ", ", um ", " ab ", " gegen "),
    "fr": (" à ", " à ", " - ", ", à "),
    "es": (" a las ", " a las ", ", a las ", " - ", " Actualizado a las ", " actualizado a las "),
    "pt": (" às ", " às ", ", às ", " as ", " - "),
    "it": (" alle ", " alle ", " alle ore ", " ore ", ", ore "),
    "nl": (" om ", " om ", ", om "),
    "sv": (" kl. ", " kl ", " klockan ", ", kl "),
    "da": (" kl. ", " kl. ", " klokken ", ", kl. "),
    "nb": (" kl. ", " kl ", " klokken ", ", kl. "),
    "fi": (" klo ", " klo ", ", klo ", " kello "),
    "ru": (" в ", " в ", ", в ", " г. в ", " г., "),
    "uk": (" о ", " о ", ", о ", " р. о "),
    "pl": (" o ", " godz. ", ", godz. ", " o godz. "),
    "cs": (" v ", " ve ", ", v "),
    "ro": (" la ", ", ora ", " ora "),
    "hu": (" ", ", "),
    "tr": (" saat ", " - ", ", saat "),
    "el": (" στις ", " - ", ", στις "),
    "id": (" pukul ", " pukul ", ", pukul ", " | "),
    "ms": (" pada ", " jam ", ", "),
    "vi": (" lúc ", " - ", ", lúc "),
    "ca": (" a les ", ", a les "),
    "hr": (" u ", " u "),
    "sr": (" u ", " у "),
    "sk": (" o ", " o "),
    "sl": (" ob ", " ob "),
    "bg": (" в ", " в ", " г. в "),
    "ar": (" الساعة ", " - ", " في "),
    "he": (" בשעה ", ", "),
    "fa": (" ساعت ", "، ساعت ", " - "),
    "th": (" เวลา ", " "),
    "hi": (" को ", ", ", " बजे "),
    "ko": (" ", " ", ", "),
    "ja": (" ", "", "の", " ", "，", "、"),
    "zh": (" ", "", " ", "，"),
    "lt": (" ", ", ", " apie "),
    "lv": (" ", " plkst. ", ", plkst. "),
    "et": (" kell ", ", kell ", " "),
    "is": (" kl. ", ", kl. ", " klukkan "),
    "gl": (" ás ", ", ás "),
    "eu": (", ", " "),
    "bn": (", ", " সময় ", " "),
    "ur": (" ", "، بوقت "),
    "mk": (" во ", ", "),
    "be": (" у ", ", "),
    "fil": (" nang ", " ng ", ", "),
    "km": (" ម៉ោង ", " "),
}

#: What stands between a time and the date behind it, by language.
TIME_THEN_DATE: dict[str, tuple[str, ...]] = {
    "en": (" on ", " on ", ", ", " "),
    "de": (" am ", ", ", " Uhr, ", " Uhr am ", " den "),
    "fr": (" le ", ", le ", " - "),
    "es": (" del ", " de ", ", ", " el "),
    "pt": (" de ", " do dia ", ", ", " em "),
    "it": (" del ", ", ", " di "),
    "nl": (" op ", ", ", " uur, "),
    "sv": (" den ", ", "),
    "da": (" den ", ", ", " d. "),
    "nb": (" den ", ", "),
    "fi": (" ", ", "),
    "pl": (", ", " dnia ", " w dniu "),
    "cs": (", ", " dne "),
    "sk": (", ", " dňa "),
    "ru": (", ", " ", " от "),
    "uk": (", ", " ", " від "),
    "tr": (" - ", " "),
    "ro": (", ", " în "),
    "vi": (" ngày ", ", ", " - "),
    "id": (", ", " tanggal "),
    "ar": (" - ", " ", " يوم "),
    "he": (" ,", ", ", " ב-"),
    "el": (", ", " της ", " στις "),
    "hu": (", ", " "),
}

#: Signs that join a year in four figures and a time behind it without a space.
GLUE: tuple[str, ...] = ("-", ".", ":", "T", "_", ",", "/", "-T")

#: Parts of the day: language -> (word, first hour, last hour), over midnight where the last is less than the first.
DAY_PARTS: dict[str, tuple[tuple[str, int, int], ...]] = {
    "en": (("in the morning", 3, 11), ("in the afternoon", 12, 17), ("in the evening", 17, 22), ("at night", 20, 2)),
    "de": (("morgens", 3, 10), ("früh", 3, 9), ("vormittags", 8, 11), ("mittags", 12, 13), ("nachmittags", 13, 18), ("abends", 18, 23), ("nachts", 22, 4)),
    "fr": (("du matin", 0, 11), ("de l’après-midi", 12, 17), ("du soir", 18, 23)),
    "es": (("de la mañana", 4, 11), ("de la tarde", 12, 19), ("de la noche", 19, 23), ("de la madrugada", 0, 5), ("del mediodía", 12, 12)),
    "pt": (("da manhã", 4, 11), ("da tarde", 12, 18), ("da noite", 18, 23), ("da madrugada", 0, 5)),
    "it": (("di mattina", 4, 11), ("del mattino", 4, 11), ("del pomeriggio", 12, 17), ("di sera", 17, 23), ("di notte", 23, 4), ("della sera", 18, 23)),
    "ca": (("del matí", 1, 11), ("de la tarda", 12, 19), ("del vespre", 19, 21), ("de la nit", 20, 0)),
    "nl": (("'s ochtends", 5, 11), ("'s morgens", 5, 11), ("'s middags", 12, 17), ("'s avonds", 18, 23), ("'s nachts", 0, 5)),
    "sv": (("på morgonen", 4, 10), ("på förmiddagen", 8, 11), ("på eftermiddagen", 12, 17), ("på kvällen", 18, 23), ("på natten", 0, 4)),
    "da": (("om morgenen", 4, 9), ("om formiddagen", 9, 11), ("om eftermiddagen", 12, 17), ("om aftenen", 18, 23), ("om natten", 0, 4)),
    "nb": (("om morgenen", 4, 10), ("om formiddagen", 9, 11), ("om ettermiddagen", 12, 17), ("om kvelden", 18, 23), ("om natten", 0, 4)),
    "pl": (("rano", 4, 10), ("przed południem", 9, 11), ("po południu", 12, 17), ("wieczorem", 18, 23), ("w nocy", 23, 4)),
    "cs": (("ráno", 4, 9), ("dopoledne", 9, 11), ("odpoledne", 12, 17), ("večer", 18, 23), ("v noci", 23, 3)),
    "sk": (("ráno", 4, 9), ("dopoludnia", 9, 11), ("popoludní", 12, 17), ("večer", 18, 23), ("v noci", 23, 3)),
    "ru": (("утра", 4, 11), ("дня", 12, 17), ("вечера", 18, 23), ("ночи", 0, 3)),
    "uk": (("ранку", 4, 11), ("дня", 12, 17), ("вечора", 18, 23), ("ночі", 0, 3)),
    "bg": (("сутринта", 4, 11), ("следобед", 12, 17), ("вечерта", 18, 23)),
    "ro": (("dimineața", 4, 11), ("după-amiaza", 12, 17), ("seara", 18, 23), ("noaptea", 0, 4)),
    "hu": (("reggel", 4, 9), ("délelőtt", 9, 11), ("délután", 12, 17), ("este", 18, 23), ("éjjel", 23, 4)),
    "tr": (("sabah", 4, 11), ("öğleden sonra", 12, 17), ("akşam", 17, 23), ("gece", 22, 4)),
    "el": (("το πρωί", 4, 11), ("το μεσημέρι", 12, 15), ("το απόγευμα", 15, 19), ("το βράδυ", 19, 23)),
    "fi": (("aamulla", 4, 10), ("aamupäivällä", 9, 11), ("iltapäivällä", 12, 17), ("illalla", 18, 23), ("yöllä", 0, 4)),
    "ar": (("صباحا", 0, 11), ("صباحاً", 0, 11), ("ظهرا", 12, 14), ("عصرا", 15, 17), ("مساء", 12, 23), ("مساءً", 12, 23), ("ليلا", 20, 2)),
    "fa": (("صبح", 0, 11), ("ظهر", 12, 13), ("بعد از ظهر", 12, 18), ("بعدازظهر", 12, 18), ("عصر", 15, 19), ("شب", 19, 23), ("بامداد", 0, 5)),
    "he": (("בבוקר", 4, 11), ("בצהריים", 12, 15), ("אחר הצהריים", 14, 18), ("בערב", 17, 22), ("בלילה", 21, 3)),
    "ur": (("صبح", 4, 11), ("دوپہر", 12, 15), ("شام", 16, 19), ("رات", 19, 3)),
    "hi": (("सुबह", 4, 11), ("दोपहर", 12, 15), ("शाम", 16, 19), ("रात", 19, 3), ("प्रातः", 4, 11)),
    "mr": (("सकाळी", 4, 11), ("दुपारी", 12, 16), ("संध्याकाळी", 17, 19), ("रात्री", 19, 3)),
    "bn": (("সকাল", 4, 11), ("দুপুর", 12, 15), ("বিকাল", 15, 18), ("বিকেল", 15, 18), ("সন্ধ্যা", 18, 20), ("রাত", 19, 3)),
    "ta": (("காலை", 3, 11), ("மதியம்", 12, 15), ("மாலை", 15, 19), ("இரவு", 19, 2)),
    "zh": (("上午", 0, 11), ("下午", 12, 23), ("早上", 5, 10), ("早晨", 5, 9), ("晚上", 18, 23), ("凌晨", 0, 5), ("中午", 11, 13), ("傍晚", 17, 19), ("清晨", 4, 7)),
    "ja": (("午前", 0, 11), ("午後", 12, 23), ("朝", 5, 10), ("夜", 18, 23), ("夕方", 15, 18), ("深夜", 0, 3), ("昼", 11, 14)),
    "ko": (("오전", 0, 11), ("오후", 12, 23), ("아침", 5, 10), ("저녁", 17, 21), ("밤", 19, 23), ("새벽", 0, 5), ("낮", 12, 15)),
    "vi": (("sáng", 1, 11), ("trưa", 11, 13), ("chiều", 12, 18), ("tối", 18, 22), ("đêm", 21, 23), ("SA", 0, 11), ("CH", 12, 23)),
    "id": (("pagi", 4, 10), ("siang", 11, 14), ("sore", 15, 18), ("malam", 18, 23), ("dini hari", 0, 4)),
    "ms": (("pagi", 1, 11), ("tengah hari", 12, 13), ("petang", 13, 18), ("malam", 19, 23), ("PTG", 12, 23)),
    "fil": (("ng umaga", 1, 11), ("ng tanghali", 12, 12), ("ng hapon", 13, 17), ("ng gabi", 18, 23)),
}  # fmt: skip

#: Times with a part of the day; others are written "h:mm {part}".
PART_TIMES: dict[str, tuple[str, ...]] = {
    "en": ("h {part}", "h:mm {part}", "h 'o''clock' {part}"),
    "de": ("h 'Uhr' {part}", "h:mm 'Uhr' {part}", "h.mm 'Uhr' {part}", "{part} 'um' h 'Uhr'", "{part} h:mm 'Uhr'"),
    "fr": ("h 'heures' {part}", "h'h'mm {part}", "h 'h' {part}", "h'h' {part}", "h:mm {part}", "h 'heures' mm {part}"),
    "es": ("h:mm {part}", "h {part}", "'las' h:mm {part}", "'las' h {part}"),
    "pt": ("h:mm {part}", "h {part}", "h'h' {part}", "h'h'mm {part}", "h 'horas' {part}"),
    "it": ("h:mm {part}", "h {part}", "'ore' h {part}", "'ore' h:mm {part}"),
    "nl": ("h 'uur' {part}", "h:mm {part}", "h.mm 'uur' {part}", "{part} 'om' h 'uur'"),
    "ru": ("h:mm {part}", "h часов m минут {part}", "'в' h часов {part}", "h часов {part}", "h часа {part}", "h ч. {part}", "h {part}"),
    "uk": ("h:mm {part}", "h година {part}", "h год. {part}"),
    "tr": ("{part} 'saat' h:mm", "{part} h:mm", "{part} 'saat' h", "'saat' {part} h"),
    "hu": ("{part} h:mm", "{part} h 'órakor'", "{part} h 'óra'"),
    "hi": ("{part} h:mm बजे", "{part} h बजे", "{part} h:mm", "{part} h:mm:ss बजे", "{part} h बजकर mm मिनट"),
    "mr": ("{part} h:mm", "{part} h वाजता"),
    "bn": ("{part} h:mm", "{part} hটা", "{part} h টা", "{part} hটা mm মিনিট"),
    "ta": ("{part} h:mm", "{part} h மணி"),
    "ur": ("{part} h بجے", "{part} h:mm بجے", "{part} h:mm"),
    "zh": ("{part}h点", "{part}h点mm分", "{part}h:mm", "{part}h時mm分", "{part}h時", "{part} h:mm", "{part}h点m分", "{part}h点mm", "{part}h點", "{part}h點mm分", "{part}h时mm分", "{part}hh:mm", "{part}h:mm:ss",
           "{part}h点mm分ss秒", "{part} h 點 mm 分"),
    "ja": ("{part}h時", "{part}h時mm分", "{part}h:mm", "{part} h:mm", "{part}h時m分", "{part} h時", "{part}h時mm分ss秒", "{part}h:mm:ss",
           "{part}h時ss秒", "{part}{h0}時", "{part}{h0}時mm分", "{part}{h0}:mm", "{part}{h0}時mm分ss秒"),
    "ko": ("{part} h시", "{part} h시 mm분", "{part} h:mm", "{part}h시", "{part} h시 m분", "{part} h:mm:ss", "{part} hh:mm", "{part} h시 mm분 ss초"),
    "vi": ("h:mm {part}", "h 'giờ' {part}", "h'h'mm {part}", "h 'giờ' mm 'phút' {part}", "h'h' {part}", "hh:mm {part}", "h 'giờ' mm {part}"),
    "id": ("'pukul' h:mm {part}", "'pukul' h.mm {part}", "'jam' h {part}", "h.mm {part}"),
    "ms": ("h:mm {part}", "h.mm {part}", "'jam' h.mm {part}", "'pukul' h.mm {part}"),
    "ar": ("h:mm {part}", "الساعة h:mm {part}", "الساعة h {part}", "hh:mm {part}"),
    "fa": ("ساعت h {part}", "ساعت h:mm {part}", "h:mm {part}", "h {part}"),
    "pl": ("h:mm {part}", "'godz.' h {part}", "h.mm {part}", "'o' h {part}"),
    "sv": ("'kl.' h.mm {part}", "'kl' h {part}", "'klockan' h {part}"),
    "da": ("'kl.' h.mm {part}", "'kl.' h {part}"),
    "nb": ("'kl.' h.mm {part}", "'kl.' h {part}", "'klokken' h {part}"),
    "fi": ("'kello' h {part}", "'klo' h.mm {part}"),
}  # fmt: skip

#: Times told from noon and midnight: words, hour, minute.
AROUND_NOON: dict[str, tuple[tuple[str, int, int], ...]] = {
    "en": (("half past noon", 12, 30), ("quarter past noon", 12, 15), ("quarter to noon", 11, 45), ("half past midnight", 0, 30), ("quarter past midnight", 0, 15), ("a quarter to midnight", 23, 45), ("ten to midnight", 23, 50), ("five past midnight", 0, 5)),
    "de": (("Viertel nach Mitternacht", 0, 15), ("Viertel vor Mitternacht", 23, 45), ("zehn nach Mitternacht", 0, 10), ("fünf vor Mitternacht", 23, 55), ("Viertel vor zwölf mittags", 11, 45), ("halb eins nachts", 0, 30), ("halb eins mittags", 12, 30)),
    "fr": (("midi et demi", 12, 30), ("midi et demie", 12, 30), ("midi et quart", 12, 15), ("midi moins le quart", 11, 45), ("midi trente", 12, 30), ("midi dix", 12, 10), ("midi moins dix", 11, 50), ("minuit et demi", 0, 30), ("minuit et demie", 0, 30), ("minuit et quart", 0, 15), ("minuit moins le quart", 23, 45), ("minuit trente", 0, 30), ("minuit cinq", 0, 5)),
    "it": (("mezzogiorno e mezza", 12, 30), ("mezzogiorno e mezzo", 12, 30), ("mezzogiorno e un quarto", 12, 15), ("mezzanotte e mezza", 0, 30), ("mezzanotte e un quarto", 0, 15), ("un quarto a mezzanotte", 23, 45)),
    "pt": (("meio-dia e meia", 12, 30), ("meio dia e meia", 12, 30), ("meio-dia e quinze", 12, 15), ("meia-noite e meia", 0, 30), ("quinze para o meio-dia", 11, 45), ("meia-noite e dez", 0, 10)),
    "es": (("las doce y media de la noche", 0, 30), ("las doce y media del mediodía", 12, 30), ("las doce y cuarto de la noche", 0, 15)), "nl": (("half een 's nachts", 0, 30), ("kwart over twaalf 's nachts", 0, 15), ("kwart voor middernacht", 23, 45), ("vijf over middernacht", 0, 5)),
    "ru": (("полпервого ночи", 0, 30), ("полпервого дня", 12, 30), ("без четверти полночь", 23, 45)),
}  # fmt: skip

#: Words for 12:00 and 00:00.
NOON: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": (("noon", "12 noon", "midday", "12:00 noon"), ("midnight", "12 midnight", "12:00 midnight")),
    "de": (("mittags", "12 Uhr mittags", "Mittag"), ("Mitternacht", "um Mitternacht", "0 Uhr")),
    "fr": (("midi", "à midi"), ("minuit", "à minuit")),
    "es": (("mediodía", "al mediodía"), ("medianoche", "a medianoche")),
    "pt": (("meio-dia", "ao meio-dia", "meio dia"), ("meia-noite", "à meia-noite")),
    "it": (("mezzogiorno", "a mezzogiorno"), ("mezzanotte", "a mezzanotte")),
    "nl": (("12 uur 's middags", "noen"), ("middernacht", "om middernacht")),
    "sv": (("klockan tolv på dagen", "mitt på dagen"), ("midnatt", "vid midnatt")),
    "da": (("kl. 12 middag", "middag"), ("midnat", "ved midnat")),
    "nb": (("kl. 12 middag",), ("midnatt", "ved midnatt")),
    "fi": (("keskipäivällä",), ("keskiyöllä", "keskiyö")),
    "pl": (("w południe", "południe"), ("o północy", "północ")),
    "cs": (("v poledne", "poledne"), ("o půlnoci", "půlnoc")),
    "sk": (("napoludnie",), ("o polnoci", "polnoc")),
    "ru": (("полдень", "в полдень"), ("полночь", "в полночь")),
    "uk": (("опівдні", "полудень"), ("опівночі", "північ")),
    "ro": (("prânz", "la prânz"), ("miezul nopții", "la miezul nopții")),
    "hu": (("délben", "dél"), ("éjfélkor", "éjfél")),
    "tr": (("öğlen", "öğle"), ("gece yarısı",)),
    "el": (("μεσημέρι",), ("μεσάνυχτα", "τα μεσάνυχτα")),
    "ar": (("ظهرا", "منتصف النهار"), ("منتصف الليل",)),
    "fa": (("ظهر",), ("نیمه‌شب", "نیمه شب")),
    "he": (("בצהריים",), ("חצות", "בחצות")),
    "hi": (("दोपहर 12 बजे",), ("आधी रात", "मध्यरात्रि")),
    "ja": (("正午", "正午12時"), ("午前0時", "深夜0時")),
    "zh": (("正午", "中午12点", "中午"), ("午夜", "零时", "零點")),
    "ko": (("정오", "낮 12시"), ("자정", "밤 12시")),
    "vi": (("giữa trưa", "12 giờ trưa"), ("nửa đêm", "12 giờ đêm")),
    "id": (("tengah hari", "pukul 12 siang"), ("tengah malam",)),
    "ca": (("migdia", "al migdia"), ("mitjanit", "a mitjanit")),
}  # fmt: skip
