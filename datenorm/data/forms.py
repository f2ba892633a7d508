"""How people write Gregorian dates beyond CLDR's patterns: each row is a pattern and how often it is met.

The letters are CLDR's (see ``pattern.py``); ``{s}`` is a separator, the same all through one date. A new way to write
a date is a new row.
"""

from datenorm.data.dice import Weighted

Rows = list[tuple[str, float]]

#: What stands between numeric parts.
SEPARATORS: Weighted[str] = Weighted(
    [("/", 36), (".", 26), ("-", 22), (" ", 3), ("_", 1.5), (". ", 3), (" / ", 2), (" - ", 2), (", ", 0.6), (",", 0.6),
     ("--", 0.3), (":", 0.6), (" . ", 0.5), ("·", 0.3), ("\\", 0.3), ("|", 0.3), ("'", 0.1)]
)  # fmt: skip

#: Day, month and year as numbers, by order; year in four digits.
NUMERIC: dict[str, Weighted[str]] = {
    "DMY": Weighted([("dd{s}MM{s}yyyy", 40), ("d{s}M{s}yyyy", 40), ("dd{s}M{s}yyyy", 3), ("d{s}MM{s}yyyy", 4),
                     ("d{s}M yyyy", 1), ("dd{s}MM yyyy", 1), ("dd{s}MM, yyyy", 0.6), ("d. M. yyyy", 2),
                     ("d.M.yyyy.", 1), ("dd. MM. yyyy.", 1), ("dd MM yyyy", 2), ("dd.MM-yyyy", 0.3),
                     ("d/M-yyyy", 1), ("d.M-yyyy", 0.3), ("dd/MM.yyyy", 0.2)]),
    "MDY": Weighted([("MM{s}dd{s}yyyy", 40), ("M{s}d{s}yyyy", 45), ("M{s}dd{s}yyyy", 4), ("MM{s}d{s}yyyy", 3),
                     ("M{s}d yyyy", 1), ("M{s}d, yyyy", 1), ("MM dd yyyy", 1)]),
    "YMD": Weighted([("yyyy{s}MM{s}dd", 50), ("yyyy{s}M{s}d", 40), ("yyyy{s}M{s}dd", 3), ("yyyy{s}MM{s}d", 3),
                     ("yyyy. M. d.", 4), ("yyyy. MM. dd.", 2), ("yyyy.MM.dd.", 2), ("yyyy MM dd", 2),
                     ("yyyy, MM, dd", 0.3), ("yyyy/MM-dd", 0.2), ("yyyy-MM/dd", 0.2)]),
}  # fmt: skip

#: The same with the last two digits of the year.
NUMERIC_SHORT: dict[str, Weighted[str]] = {
    "DMY": Weighted([("dd{s}MM{s}yy", 40), ("d{s}M{s}yy", 40), ("dd{s}M{s}yy", 2), ("d{s}MM{s}yy", 3),
                     ("d{s}M{s}{'yy}", 4), ("d/M-yy", 2), ("d.M.-yy", 0.5), ("dd MM yy", 2), ("d{s}M yy", 1),
                     ("dd{s}MM,yy", 1), ("d{s}M, yy", 1), ("d. M. yy", 1), ("d.M.yy.", 1)]),
    "MDY": Weighted([("MM{s}dd{s}yy", 40), ("M{s}d{s}yy", 45), ("M{s}dd{s}yy", 3), ("MM{s}d{s}yy", 2),
                     ("M{s}d{s}{'yy}", 4), ("MM dd yy", 1), ("M{s}d, yy", 1), ("MM{s}dd,yy", 1)]),
    "YMD": Weighted([("yy{s}MM{s}dd", 50), ("yy{s}M{s}d", 40), ("{'yy}{s}M{s}d", 2), ("yy. M. d.", 4)]),
}  # fmt: skip

#: ISO 8601 and what files and machines make of it: read the same under any hint.
ISO: Weighted[str] = Weighted(
    [("yyyy-MM-dd", 60), ("yyyyMMdd", 22), ("yyyy/MM/dd", 8), ("yyyy.MM.dd", 5), ("yyyy_MM_dd", 3),
     ("yyyy:MM:dd", 2), ("yyyy MM dd", 1), ("yyyy-M-d", 2), ("yyyy-MM-d", 1), ("yyyy-M-dd", 1)]
)  # fmt: skip

#: Week dates, ordinal dates (ISO 8601-1:2019, 5.2.3 and 5.2.2), quarters.
WEEK_AND_ORDINAL: Weighted[str] = Weighted(
    [("{iso_year}-'W'ww-e", 8), ("{iso_year}-'W'ww", 8), ("{iso_year}'W'wwe", 4), ("{iso_year}'W'ww", 4),
     ("yyyy-DDD", 6), ("yyyyDDD", 2), ("yyyy-'Q'Q", 5), ("yyyy'Q'Q", 4), ("'Q'Q yyyy", 5), ("'Q'Q-yyyy", 2),
     ("yyyy 'Q'Q", 3), ("'Q'Q/yyyy", 3), ("{iso_year} 'week' ww", 1), ("'week' w, {iso_year}", 1),
     ("'KW' ww/{iso_year}", 1.5), ("'KW' ww {iso_year}", 1), ("'W'ww {iso_year}", 1)]
)  # fmt: skip

#: Month by name, with day and year, in any language.
NAMED: Weighted[str] = Weighted(
    [("d MMMM yyyy", 20), ("d MMM yyyy", 16), ("dd MMM yyyy", 8), ("dd MMMM yyyy", 6), ("d. MMMM yyyy", 8),
     ("d. MMM yyyy", 6), ("dd. MMMM yyyy", 2), ("d-MMM-yyyy", 5), ("dd-MMM-yyyy", 6), ("d/MMM/yyyy", 3),
     ("dd/MMM/yyyy", 3), ("dMMMyyyy", 2), ("ddMMMyyyy", 3), ("d MMMM, yyyy", 4), ("d MMM, yyyy", 3),
     ("d, MMMM yyyy", 1), ("d,MMMM,yyyy", 0.6), ("d, MMMM, yyyy", 0.6), ("dd.MMM.yyyy", 2), ("d.MMMM yyyy", 2),
     ("d.MMM.yyyy", 1.5), ("dd_MMM_yyyy", 0.5), ("d-MMMM-yyyy", 2), ("d MMM-yyyy", 0.5), ("d/MMMM/yyyy", 1),
     ("d LLLL yyyy", 4), ("d. LLLL yyyy", 1.5), ("d LLL yyyy", 2), ("dd MMM.yyyy", 0.5), ("d  MMMM  yyyy", 0.5),
     ("MMMM d, yyyy", 12), ("MMM d, yyyy", 10), ("MMM dd, yyyy", 5), ("MMMM d yyyy", 5), ("MMM d yyyy", 5),
     ("MMM dd yyyy", 2), ("MMMM dd, yyyy", 2), ("MMM-dd-yyyy", 2), ("MMM/dd/yyyy", 1.5), ("MMM.d, yyyy", 1),
     ("MMMM d,yyyy", 2), ("MMM d,yyyy", 1.5), ("MMM. d, yyyy", 1), ("MMMM, d, yyyy", 1), ("MMM, d yyyy", 0.6),
     ("MMMM-d-yyyy", 1), ("MMMd,yyyy", 0.6), ("MMMdyyyy", 0.3), ("LLLL d, yyyy", 2),
     ("yyyy MMMM d", 4), ("yyyy MMM d", 3), ("yyyy MMM dd", 2), ("yyyy-MMM-dd", 2.5), ("yyyy/MMM/dd", 2),
     ("yyyy, MMMM d", 1), ("yyyy, d MMMM", 1.5), ("yyyy d MMM", 0.8), ("yyyyMMMdd", 0.8), ("yyyy.MMM.d", 0.8),
     ("yyyy. MMMM d.", 2), ("yyyy MMMM d.", 0.6), ("yyyy-d-MMM", 0.5), ("yyyy, d. MMMM", 0.6)]
)  # fmt: skip

#: The same with the last two digits of the year.
NAMED_SHORT: Weighted[str] = Weighted(
    [("d MMM yy", 14), ("dd MMM yy", 8), ("d-MMM-yy", 12), ("dd-MMM-yy", 12), ("d MMMM yy", 6), ("d. MMM yy", 4),
     ("d. MMMM yy", 4), ("ddMMMyy", 6), ("dMMMyy", 3), ("d/MMM/yy", 4), ("dd/MMM/yy", 3), ("MMM d, {'yy}", 5),
     ("MMMM d {'yy}", 2), ("d MMM {'yy}", 6), ("d MMMM {'yy}", 4), ("MMM d, yy", 4), ("MMM d yy", 4),
     ("MMM-dd-yy", 4), ("MMMM d, yy", 2), ("MMMM-d-yy", 1.5), ("d.MMM.yy", 2), ("dd MMM, yy", 1), ("dd. MMM. {'yy}", 1),
     ("MMM dd yy", 2), ("d-MMM-{'yy}", 1), ("MMM. d, {'yy}", 1)]
)  # fmt: skip

#: Day and month without a year.
DAY_MONTH: Weighted[str] = Weighted(
    [("d MMMM", 20), ("d MMM", 12), ("d. MMMM", 10), ("d. MMM", 6), ("MMMM d", 14), ("MMM d", 10), ("dd MMM", 5),
     ("dd-MMM", 4), ("d-MMM", 3), ("ddMMM", 3), ("dMMM", 2), ("MMM dd", 3), ("MMM-d", 1), ("d/MMM", 1.5), ("d LLLL", 4),
     ("MMMd", 1), ("d.MMM", 1), ("dd MMMM", 2), ("dd. MMMM", 2), ("MMMM d.", 0.5)]
)  # fmt: skip

NUMERIC_DAY_MONTH: dict[str, Weighted[str]] = {
    "DM": Weighted([("d{s}M", 20), ("dd{s}MM", 20), ("d.M.", 8), ("dd.MM.", 8), ("d. M.", 3), ("dd{s}M", 1)]),
    "MD": Weighted([("M{s}d", 20), ("MM{s}dd", 15), ("M{s}dd", 2)]),
}

#: Month and year.
MONTH_YEAR: Weighted[str] = Weighted(
    [("LLLL yyyy", 22), ("MMMM yyyy", 10), ("LLL yyyy", 14), ("LLL-yyyy", 4), ("LLLL, yyyy", 5), ("LLL, yyyy", 3),
     ("yyyy LLLL", 5), ("yyyy LLL", 3), ("yyyy-LLL", 2), ("LLLyyyy", 2), ("LLL/yyyy", 2), ("LLLL/yyyy", 1.5),
     ("LLL.yyyy", 1), ("LLLL-yyyy", 2), ("yyyy, LLLL", 1.5), ("LLLL 'of' yyyy", 1), ("LLLL / yyyy", 0.6),
     ("yyyy/LLL", 1), ("LLL_yyyy", 0.4), ("LLLL - yyyy", 0.6)]
)  # fmt: skip

MONTH_YEAR_SHORT: Weighted[str] = Weighted([("LLL {'yy}", 4), ("LLLL {'yy}", 4), ("LLL-{'yy}", 2)])

NUMERIC_MONTH_YEAR: Weighted[str] = Weighted(
    [("MM/yyyy", 12), ("M/yyyy", 10), ("MM.yyyy", 6), ("M.yyyy", 3), ("MM-yyyy", 5), ("M-yyyy", 3), ("M - yyyy", 1.5),
     ("MM / yyyy", 1), ("M -yyyy", 0.6), ("M- yyyy", 0.6), ("yyyy-MM", 14), ("yyyy/MM", 8), ("yyyy.MM", 4),
     ("yyyy/M", 3), ("yyyy.M", 3), ("yyyy-M", 2), ("yyyy. M.", 1.5), ("yyyy - M", 1), ("yyyy / MM", 0.6), ("MM yyyy", 2),
     ("M, yyyy", 0.6), ("yyyy:MM", 0.3), ("yyyy_MM", 0.6)]
)  # fmt: skip

#: A weekday beside a date: before it, behind it (the date stands where ``{date}`` stands).
WEEKDAYS: Weighted[str] = Weighted(
    [("EEE, |", 20), ("EEEE, |", 22), ("EEE |", 12), ("EEEE |", 14), ("EEE. |", 3), ("| EEE", 2), ("| EEEE", 2),
     ("| (EEE)", 3), ("| (EEEE)", 2), ("(EEE) |", 1), ("(EEEE) |", 0.6), ("EEEE - |", 1), ("EEE-|", 1), ("|, EEEE", 3),
     ("|, EEE", 2), ("EEEEEE, |", 2), ("EEEEEE |", 2), ("EEE,|", 1), ("EEEE,|", 1), ("EEE |", 2), ("|EEE", 0.6)]
)  # fmt: skip

#: Times of the day.
TIMES: Weighted[str] = Weighted(
    [("HH:mm", 34), ("H:mm", 8), ("HH:mm:ss", 22), ("H:mm:ss", 2), ("HH.mm", 5), ("HH'h'mm", 3), ("H'h'mm", 3),
     ("HH:mm:ss.SSS", 3), ("HH:mm:ss.SSSSSS", 2), ("HH:mm:ss,SSS", 1.2), ("HH:mm:ss.S", 1), ("HH:mm:ss.SS", 0.6),
     ("HH:mm:ss.SSSSSSSSS", 0.8), ("HH:mm:ss:SSS", 0.5), ("HH.mm.ss", 1.5), ("HHmm", 1.5), ("H'h'", 1), ("HH'h'", 0.8),
     ("HH-mm-ss", 1), ("H.mm", 1.5), ("HH : mm", 0.5), ("HH'h' mm", 0.6), ("HH'h'mm'm'", 0.3), ("HH'h'mm'm'ss's'", 0.3)]
)  # fmt: skip

TIMES_12: Weighted[str] = Weighted(
    [("h:mm {ampm}", 30), ("hh:mm {ampm}", 14), ("h:mm{ampm}", 14), ("hh:mm{ampm}", 4), ("h:mm:ss {ampm}", 12),
     ("hh:mm:ss {ampm}", 6), ("h:mm:ss{ampm}", 2), ("h {ampm}", 6), ("h{ampm}", 8), ("h.mm {ampm}", 2), ("h.mm{ampm}", 2),
     ("hmm{ampm}", 0.8), ("hh:mm:ss.SSS {ampm}", 1), ("h:m:s {ampm}", 0.5)]
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
    "fi": Weighted([("'klo' HH.mm", 4), ("'klo' H.mm", 4), ("'kello' H.mm", 1), ("'klo' HH:mm", 1)]),
    "pl": Weighted([("'godz.' HH:mm", 3), ("'godz.' H.mm", 1), ("'o godz.' HH:mm", 1), ("'g.' HH:mm", 0.5)]),
    "cs": Weighted([("H:mm 'hod.'", 1), ("HH.mm 'hod'", 1), ("H:mm 'h'", 0.6)]),
    "zh": Weighted([("H'时'mm'分'", 4), ("HH'时'mm'分'", 3), ("HH'时'mm'分'ss'秒'", 3), ("H'点'mm'分'", 3), ("H'点'", 2),
                    ("H'時'mm'分'", 2), ("H'時'", 0.6), ("H'點'mm'分'", 1), ("{ampm}h'点'", 3), ("{ampm}h'点'mm'分'", 3),
                    ("{ampm}h:mm", 3), ("{ampm}h'時'mm'分'", 1), ("{ampm}h'點'", 1)]),
    "ja": Weighted([("H'時'mm'分'", 6), ("HH'時'mm'分'", 4), ("H'時'", 3), ("HH'時'mm'分'ss'秒'", 3), ("{ampm}h'時'", 3),
                    ("{ampm}h'時'mm'分'", 3), ("{ampm}h:mm", 2)]),
    "ko": Weighted([("H'시' mm'분'", 4), ("HH'시' mm'분'", 2), ("{ampm} h'시'", 4), ("{ampm} h'시' mm'분'", 4),
                    ("{ampm} h:mm", 4), ("H'시'mm'분'", 2), ("HH'시' mm'분' ss'초'", 1), ("{ampm} h:mm:ss", 2)]),
    "vi": Weighted([("HH:mm", 4), ("H'h'mm", 3), ("H 'giờ' mm", 1), ("H'g'mm", 0.5), ("HH 'giờ' mm 'phút'", 1)]),
    "ru": Weighted([("'в' HH:mm", 3), ("'в' H:mm", 2), ("HH:mm 'МСК'", 1), ("H 'ч' mm 'мин'", 0.6), ("H'ч'", 0.3)]),
    "uk": Weighted([("'о' HH:mm", 3), ("'о' H:mm", 2)]),
    "bg": Weighted([("'в' HH:mm", 2), ("HH:mm 'ч.'", 3), ("HH.mm 'ч.'", 1)]),
    "tr": Weighted([("'saat' HH:mm", 3), ("'Saat:' HH.mm", 1), ("HH.mm", 2)]),
    "hu": Weighted([("H 'óra'", 1), ("H:mm 'órakor'", 1), ("H 'óra' mm 'perc'", 1), ("HH.mm", 1)]),
    "ro": Weighted([("'ora' HH:mm", 3), ("'ora' HH.mm", 1)]),
    "it": Weighted([("'ore' HH:mm", 4), ("'ore' HH.mm", 2), ("'alle' HH:mm", 2), ("'alle ore' HH:mm", 1), ("'alle' H", 0.4),
                    ("'h' HH:mm", 1)]),
    "id": Weighted([("'pukul' HH.mm", 3), ("HH.mm 'WIB'", 3), ("HH:mm 'WIB'", 3), ("'jam' H:mm", 0.6)]),
    "el": Weighted([("'στις' HH:mm", 2), ("HH:mm", 1)]),
    "th": Weighted([("HH.mm 'น.'", 4), ("HH:mm 'น.'", 4), ("'เวลา' HH.mm 'น.'", 2), ("HH:mm", 1)]),
    "en": Weighted([("h {ampm}", 1), ("HHmm 'hours'", 0.3), ("HH:mm 'hrs'", 0.6), ("h 'o''clock'", 0.0)]),
}  # fmt: skip

#: Zones as written -> canonical. Only the abbreviations that RFC 2822 (4.3) defines have a meaning; the others are read over.
ZONES: Weighted[tuple[str, str]] = Weighted(
    [(("Z", "Z"), 14), ((" Z", "Z"), 1), ((" UTC", "Z"), 10), ((" GMT", "Z"), 12), (("UTC", "Z"), 1), ((" (UTC)", "Z"), 1),
     ((" UT", "Z"), 0.3), ((" EST", "-05:00"), 2), ((" EDT", "-04:00"), 2), ((" CST", "-06:00"), 1.5),
     ((" CDT", "-05:00"), 1.5), ((" MST", "-07:00"), 1), ((" MDT", "-06:00"), 1), ((" PST", "-08:00"), 2),
     ((" PDT", "-07:00"), 2), ((" CET", ""), 3), ((" CEST", ""), 3), ((" BST", ""), 2), ((" MSK", ""), 1), ((" IST", ""), 1),
     ((" JST", ""), 1), ((" AEST", ""), 1), ((" ET", ""), 1), ((" PT", ""), 0.5), ((" WIB", ""), 0.5), ((" EET", ""), 0.5),
     ((" Europe/Berlin", ""), 0.4), ((" America/New_York", ""), 0.4), ((" MEZ", ""), 0.7), ((" MESZ", ""), 0.5)]
)  # fmt: skip

#: Offsets in whole and half hours, signed minutes.
OFFSETS: Weighted[int] = Weighted(
    [(0, 20), (60, 14), (120, 14), (-300, 8), (-240, 6), (-480, 6), (-420, 7), (-360, 6), (330, 5), (540, 4), (480, 4),
     (180, 5), (600, 3), (-180, 3), (570, 1), (345, 1), (210, 1), (-210, 0.5), (720, 1), (660, 1), (420, 2), (240, 1)]
)  # fmt: skip

#: How an offset is written: sign and colon, what is before it.
OFFSET_STYLES: Weighted[str] = Weighted(
    [("+hh:mm", 30), ("+hhmm", 20), (" +hhmm", 30), (" +hh:mm", 12), (" GMT+hhmm", 4), (" UTC+hh:mm", 2), ("+hh", 3),
     (" UTC+h", 2), (" GMT+h", 2), (" (GMT+hh:mm)", 0.5)]
)  # fmt: skip

#: What joins a date and a time that follows it.
DATE_THEN_TIME: Weighted[str] = Weighted(
    [(" ", 60), (", ", 22), (" - ", 3), (" | ", 2), ("  ", 2), (" • ", 1), (" · ", 1), ("T", 0.0), (" / ", 0.6), (",", 0.5),
     (" – ", 1), (" @ ", 1), ("; ", 0.2), (" (", 0.0)]
)  # fmt: skip

#: Words that join them, by language.
JOINING_WORDS: dict[str, tuple[str, ...]] = {
    "en": (" at ", " at ", ", at ", " @ "),
    "de": (" um ", " um ", ", um ", " ab ", " gegen "),
    "fr": (" à ", " à ", " - ", ", à "),
    "es": (" a las ", " a las ", ", a las ", " - "),
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
    "ko": (" ", " "),
    "ja": (" ", "", "の"),
    "zh": (" ", "", " "),
}
