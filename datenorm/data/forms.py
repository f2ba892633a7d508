"""How people write Gregorian dates beyond CLDR's patterns: each row is a pattern and how often it is met.

The letters are CLDR's (see ``pattern.py``); ``{s}`` is a separator, the same all through one date. A new way to write
a date is a new row.
"""

from datenorm.data.dice import Weighted

Rows = list[tuple[str, float]]

#: What stands between numeric parts, by order: month first is an American habit, and Americans write slashes.
SEPARATORS: dict[str, Weighted[str]] = {
    "DMY": Weighted([("/", 36), (".", 30), ("-", 20), (" ", 3), ("_", 1), (". ", 3), (" / ", 1.5), (" - ", 1.5), (", ", 0.6), (",", 0.6),
                     ("--", 0.2), (":", 0.4), (" . ", 0.4), ("·", 0.3), ("\\", 0.3), ("|", 0.2), ("'", 0.1), ("//", 0.1), ("~", 0.05)]),
    "MDY": Weighted([("/", 62), ("-", 21), (".", 6), (" ", 2), ("_", 0.8), (" / ", 1.5), (" - ", 1), (",", 0.3), (":", 0.5), ("\\", 0.3),
                     ("|", 0.2), (". ", 0.2), ("//", 0.1), ("--", 0.1)]),
    "YMD": Weighted([("-", 40), ("/", 33), (".", 17), (" ", 2), ("_", 2), (". ", 3), (" / ", 1), (" - ", 1), (",", 0.3), (", ", 0.3), (":", 1),
                     ("--", 0.2), ("·", 0.2), ("\\", 0.2), ("|", 0.1)]),
}  # fmt: skip

#: Order of numeric dates where regions of one language differ, or their people write otherwise than CLDR's short form.
ORDERS_OF: dict[str, Weighted[str]] = {
    "en": Weighted([("MDY", 60), ("DMY", 37), ("YMD", 3)]),
    "es": Weighted([("DMY", 92), ("MDY", 7), ("YMD", 1)]),
    "fil": Weighted([("MDY", 85), ("DMY", 15)]),
    "zh": Weighted([("YMD", 88), ("DMY", 6), ("MDY", 6)]),
    "zh_Hant": Weighted([("YMD", 75), ("DMY", 20), ("MDY", 5)]),
    "ja": Weighted([("YMD", 92), ("MDY", 6), ("DMY", 2)]),
    "ko": Weighted([("YMD", 93), ("MDY", 5), ("DMY", 2)]),
    "hu": Weighted([("YMD", 88), ("DMY", 10), ("MDY", 2)]),
    "sv": Weighted([("YMD", 60), ("DMY", 40)]),
    "lt": Weighted([("YMD", 75), ("DMY", 24), ("MDY", 1)]),
    "fa": Weighted([("YMD", 60), ("DMY", 35), ("MDY", 5)]),
    "mn": Weighted([("YMD", 85), ("DMY", 10), ("MDY", 5)]),
    "eu": Weighted([("YMD", 60), ("DMY", 40)]),
    "af": Weighted([("YMD", 45), ("DMY", 55)]),
}
#: Orders that are met anywhere: software has its own.
ANY_ORDER: Weighted[str] = Weighted([("DMY", 30), ("MDY", 30), ("YMD", 40)])

#: Day, month and year as numbers, by order; year in four digits.
NUMERIC: dict[str, Weighted[str]] = {
    "DMY": Weighted([("dd{s}MM{s}yyyy", 40), ("d{s}M{s}yyyy", 40), ("dd{s}M{s}yyyy", 3), ("d{s}MM{s}yyyy", 4),
                     ("d{s}M yyyy", 1), ("dd{s}MM yyyy", 1), ("dd{s}MM, yyyy", 0.6), ("d. M. yyyy", 2),
                     ("d.M.yyyy.", 1), ("dd. MM. yyyy.", 1), ("dd MM yyyy", 2), ("dd.MM-yyyy", 0.3),
                     ("d/M-yyyy", 1), ("d.M-yyyy", 0.3), ("dd/MM.yyyy", 0.2), ("d/M yyyy", 1.5), ("dd.MM. yyyy", 0.6),
                     ("d.M. yyyy", 1), ("d.M yyyy", 0.5), ("dd{s}MM,yyyy", 0.6), ("d{s}M, yyyy", 0.6), ("dd.MM/yyyy", 0.2), ("dd/MM-yyyy", 0.4), ("d / M / yyyy", 0.6),
                     ("dd - MM - yyyy", 0.5), ("d  M  yyyy", 0.2), ("dd\\MM\\yyyy", 0.2), ("dd/MM//yyyy", 0.1),
                     ("dd..MM.yyyy", 0.1), ("d,M,yyyy", 0.3), ("dd.MM.,yyyy", 0.1), ("0dd/0MM/yyyy", 0.1), ("dd MMyyyy", 0.1),
                     ("dd.MM.yyyy'.'", 0.4), ("d-M- yyyy", 0.2), ("dd/ MM/ yyyy", 0.3), ("d. M.yyyy", 0.5)]),
    "MDY": Weighted([("MM{s}dd{s}yyyy", 40), ("M{s}d{s}yyyy", 45), ("M{s}dd{s}yyyy", 4), ("MM{s}d{s}yyyy", 3),
                     ("M{s}d yyyy", 1), ("M{s}d, yyyy", 1), ("MM dd yyyy", 1), ("MM{s}dd,yyyy", 0.5), ("M/d-yyyy", 0.3),
                     ("MM/dd yyyy", 0.6), ("M / d / yyyy", 0.5), ("MM - dd - yyyy", 0.4), ("M,d,yyyy", 0.2),
                     ("MM/ dd/ yyyy", 0.2), ("0MM/0dd/yyyy", 0.1), ("M-d- yyyy", 0.2)]),
    "YMD": Weighted([("yyyy{s}MM{s}dd", 50), ("yyyy{s}M{s}d", 40), ("yyyy{s}M{s}dd", 3), ("yyyy{s}MM{s}d", 3),
                     ("yyyy. M. d.", 4), ("yyyy. MM. dd.", 2), ("yyyy.MM.dd.", 2), ("yyyy MM dd", 2),
                     ("yyyy, MM, dd", 0.3), ("yyyy - MM - dd", 0.6),
                     ("yyyy / M / d", 0.5), ("yyyy.M.d.", 1), ("yyyy. M.d.", 0.5), ("yyyy.MM. dd.", 0.4), ("yyyy MMdd", 0.2),
                     ("yyyy--MM--dd", 0.2), ("yyyy, M/d", 0.3), ("yyyy M/d", 0.4), ("yyyy-MM-dd'.'", 0.3), ("yyyy-0M-0d", 0.1)]),
}  # fmt: skip

#: The same with the last two digits of the year.
NUMERIC_SHORT: dict[str, Weighted[str]] = {
    "DMY": Weighted([("dd{s}MM{s}yy", 40), ("d{s}M{s}yy", 40), ("dd{s}M{s}yy", 2), ("d{s}MM{s}yy", 3),
                     ("d{s}M{s}{'yy}", 4), ("d/M-yy", 2), ("d.M.-yy", 0.5), ("dd MM yy", 2), ("d{s}M yy", 1),
                     ("dd{s}MM,yy", 1.5), ("d{s}M, yy", 1), ("d. M. yy", 1), ("d.M.yy.", 1), ("d/M {'yy}", 1), ("dd/MM {'yy}", 0.6),
                     ("d.M. {'yy}", 1), ("d.M.{'yy}", 1), ("dd.MM.{'yy}", 1), ("dd/MM-yy", 0.6), ("d / M / yy", 0.6),
                     ("dd - MM - yy", 0.5), ("dd.MM.yy'.'", 0.4), ("d,M,yy", 0.2), ("dd/MM yy", 0.6), ("d/ M/ yy", 0.3),
                     ("dd.MM. yy", 0.4), ("dd/MM, {'yy}", 0.3), ("d.M.-yy", 0.2), ("dd.MM, yy", 0.4)]),
    "MDY": Weighted([("MM{s}dd{s}yy", 40), ("M{s}d{s}yy", 45), ("M{s}dd{s}yy", 3), ("MM{s}d{s}yy", 2),
                     ("M{s}d{s}{'yy}", 4), ("MM dd yy", 1), ("M{s}d, yy", 1), ("MM{s}dd,yy", 1.5), ("M/d {'yy}", 1), ("MM/dd {'yy}", 0.6), ("MM/dd yy", 0.6),
                     ("M / d / yy", 0.6), ("MM - dd - yy", 0.4), ("M/d, {'yy}", 0.3), ("MM/dd, yy", 0.5), ("M/d-yy", 0.3)]),
    "YMD": Weighted([("yy{s}MM{s}dd", 50), ("yy{s}M{s}d", 40), ("{'yy}{s}M{s}d", 2), ("yy. M. d.", 4), ("yy.MM.dd.", 1), ("yy.M.d.", 1), ("yy. M.d.", 0.4), ("yy / M / d", 0.3),
                     ("{'yy}. M. d.", 0.6), ("yy - MM - dd", 0.2)]),
}  # fmt: skip

#: What files and machines make of ISO 8601 (whose own forms are in ``iso_dates.py``).
YEAR_FIRST: Weighted[str] = Weighted(
    [("yyyy-MM-dd", 12), ("yyyyMMdd", 10), ("yyyy/MM/dd", 9), ("yyyy.MM.dd", 6), ("yyyy_MM_dd", 3),
     ("yyyy:MM:dd", 2), ("yyyy MM dd", 1.2), ("yyyy-M-d", 2.4), ("yyyy-MM-d", 1.2), ("yyyy-M-dd", 1.2)]
)  # fmt: skip

#: Week dates, ordinal dates (ISO 8601-1:2019, 5.2.3 and 5.2.2), quarters.
WEEK_AND_ORDINAL: Weighted[str] = Weighted(
    [("{iso_year}-'W'ww-e", 8), ("{iso_year}-'W'ww", 8), ("{iso_year}'W'wwe", 4), ("{iso_year}'W'ww", 4),
     ("yyyy-DDD", 6), ("yyyyDDD", 2), ("yyyy-'Q'Q", 5), ("yyyy'Q'Q", 4), ("'Q'Q yyyy", 5), ("'Q'Q-yyyy", 2),
     ("yyyy 'Q'Q", 3), ("'Q'Q/yyyy", 3), ("{iso_year} 'week' ww", 1), ("'week' w, {iso_year}", 1),
     ("'KW' ww/{iso_year}", 1.5), ("'KW' ww {iso_year}", 1), ("'W'ww {iso_year}", 1),
     ("'day' D 'of' yyyy", 1.2), ("'Day' D 'of' yyyy", 0.4), ("'day' DDD 'of' yyyy", 0.4), ("'day' D, yyyy", 0.6), ("yyyy 'day' D", 0.6),
     ("yyyy, 'day' D", 0.4), ("'DOY' DDD yyyy", 0.4), ("yyyy 'DOY' DDD", 0.4), ("'doy' D/yyyy", 0.2), ("yyyy 'doy' D", 0.2)]
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
     ("yyyy. MMMM d.", 2), ("yyyy MMMM d.", 0.6), ("yyyy-d-MMM", 0.5), ("yyyy, d. MMMM", 0.6),
     ("yyyy-MMMM-dd", 0.8), ("yyyy-MMMM-d", 0.5), ("yyyy d MMMM", 1.2), ("yyyy, MMM d", 0.6), ("yyyy MMM, d", 0.4), ("yyyy/MMMM/d", 0.4),
     ("yyyy-dd-MMM", 0.6), ("yyyy/dd/MMM", 0.4), ("yyyy, MMMM, d", 0.3), ("yyyy: MMMM d", 0.2), ("yyyy - MMM - dd", 0.2),
     ("yyyy.MMM.dd", 0.6), ("yyyy_MMM_dd", 0.3), ("yyyy MMMM dd", 1), ("yyyy'.'dd'.'MMM", 0.2),
     ("d.MMMM.yyyy", 1), ("dd.MMMM.yyyy", 0.8), ("d.MMM. yyyy", 0.6), ("d / MMMM / yyyy", 0.5), ("d - MMMM - yyyy", 0.5),
     ("d - MMM - yyyy", 0.4), ("d MMMM - yyyy", 0.4), ("d MMMM-yyyy", 0.4), ("d MMMM/yyyy", 0.3), ("d MMMM,yyyy", 1),
     ("d MMM,yyyy", 0.6), ("d (MMMM) yyyy", 0.2), ("d, MMM, yyyy", 0.4), ("d. MMMM, yyyy", 1), ("d.MMMM, yyyy", 0.4),
     ("dMMMM yyyy", 0.8), ("dMMM yyyy", 0.8), ("ddMMM yyyy", 0.8), ("d MMMMyyyy", 0.4), ("d MMMyyyy", 0.4), ("dMMMMyyyy", 0.6),
     ("ddMMMMyyyy", 0.4), ("d\\MMM\\yyyy", 0.1), ("d MMM. yyyy", 0.8), ("dd MMM. yyyy", 0.4), ("d.-MMM-yyyy", 0.1), ("d,MMMM yyyy", 0.3),
     ("dd-MMMM-yyyy", 0.8), ("dd/MMMM/yyyy", 0.6), ("d_MMMM_yyyy", 0.2), ("d MMMM. yyyy", 0.3), ("d MMMM; yyyy", 0.1),
     ("dd. MMM. yyyy", 0.6), ("d-MMMM yyyy", 0.8), ("d-MMMM, yyyy", 0.6), ("d-MMM, yyyy", 0.3), ("d-MMM yyyy", 0.4), ("dd MMMM, yyyy", 1),
     ("dd MMM, yyyy", 0.8), ("(d MMMM yyyy)", 0.1), ("d. MMMM. yyyy", 0.2), ("d.MMM-yyyy", 0.2), ("d/MMM-yyyy", 0.2), ("d MMMM: yyyy", 0.1),
     ("MMMM d-yyyy", 0.3), ("MMM d-yyyy", 0.2), ("MMM.d,yyyy", 0.5), ("MMMM.d, yyyy", 0.4), ("MMMM, d yyyy", 0.6), ("MMMM,d yyyy", 0.3),
     ("MMMM,d,yyyy", 0.3), ("MMMM d.yyyy", 0.4), ("MMMM d. yyyy", 0.5), ("MMMM d., yyyy", 0.4), ("MMM.dd,yyyy", 0.3), ("MMM. dd, yyyy", 0.8),
     ("MMMMd, yyyy", 0.6), ("MMMd, yyyy", 0.6), ("MMMd yyyy", 0.6), ("MMMdd yyyy", 0.3), ("MMMddyyyy", 0.5), ("MMMMddyyyy", 0.3), ("MMMMdd,yyyy", 0.4),
     ("MMMM-dd-yyyy", 0.8), ("MMMM/d/yyyy", 0.6), ("MMM/d/yyyy", 0.6), ("MMM-d-yyyy", 0.8), ("MMM_dd_yyyy", 0.3), ("MMM.dd.yyyy", 0.5),
     ("MMM.d.yyyy", 0.5), ("MMMM.d.yyyy", 0.3), ("MMM d/yyyy", 0.2), ("MMMM d/yyyy", 0.2), ("MMMM-dd,yyyy", 0.2), ("MMM-dd, yyyy", 0.2),
     ("MMMM d , yyyy", 0.5), ("MMM d , yyyy", 0.4), ("d , MMMM yyyy", 0.1), ("d MMMM , yyyy", 0.5), ("MMMM (d), yyyy", 0.1), ("MMM - d - yyyy", 0.2),
     ("MMMM d; yyyy", 0.1), ("MMMM  d,  yyyy", 0.3), ("LLLL d yyyy", 0.5), ("MMMM yyyy, d", 0.1), ("d yyyy MMMM", 0.1), ("MMM, d, yyyy", 0.4), ("d-yyyy-MMMM", 0.15), ("MMMM-yyyy-d", 0.15), ("yyyy , MMMM d", 0.15)]
)  # fmt: skip

#: The same with the last two digits of the year.
NAMED_SHORT: Weighted[str] = Weighted(
    [("d MMM yy", 14), ("dd MMM yy", 8), ("d-MMM-yy", 12), ("dd-MMM-yy", 12), ("d MMMM yy", 6), ("d. MMM yy", 4),
     ("d. MMMM yy", 4), ("ddMMMyy", 6), ("dMMMyy", 3), ("d/MMM/yy", 4), ("dd/MMM/yy", 3), ("MMM d, {'yy}", 5),
     ("MMMM d {'yy}", 2), ("d MMM {'yy}", 6), ("d MMMM {'yy}", 4), ("MMM d, yy", 4), ("MMM d yy", 4),
     ("MMM-dd-yy", 4), ("MMMM d, yy", 2), ("MMMM-d-yy", 1.5), ("d.MMM.yy", 2), ("dd MMM, yy", 1), ("dd. MMM. {'yy}", 1),
     ("MMM dd yy", 2), ("d-MMM-{'yy}", 1), ("MMM. d, {'yy}", 1), ("MMMd yy", 0.6), ("MMMdd yy", 0.4), ("MMMM d yy", 1), ("MMMM-dd-yy", 1),
     ("MMM/dd/yy", 1), ("MMM.d.yy", 0.4), ("MMM-d-yy", 0.8), ("MMM d-yy", 0.2), ("MMMM d,yy", 0.3), ("MMM d,yy", 0.4), ("MMM-dd-{'yy}", 0.4),
     ("d MMMM, yy", 0.6), ("d. MMM. yy", 0.8), ("d. MMMM {'yy}", 1), ("d.MMMM yy", 0.4), ("d.MMM {'yy}", 0.4), ("dMMM{'yy}", 0.8), ("ddMMM {'yy}", 0.4),
     ("d-MMMM-yy", 1), ("dd-MMMM-yy", 0.6), ("d/MMMM/yy", 0.4), ("d MMM-yy", 0.6), ("d MMM.yy", 0.4), ("dd.MMM.yy", 1), ("dMMM yy", 0.5), ("ddMMM yy", 0.5),
     ("dd_MMM_yy", 0.3), ("d MMM, {'yy}", 0.8), ("d MMMM, {'yy}", 0.8), ("d-MMM yy", 0.4), ("dMMMMyy", 0.3), ("dd MMMM yy", 1), ("dd MMM {'yy}", 1),
     ("d.MMM.-yy", 0.1), ("d / MMM / yy", 0.3), ("d - MMM - yy", 0.3), ("d MMM yy.", 0.2)]
)  # fmt: skip

#: Day and month without a year.
DAY_MONTH: Weighted[str] = Weighted(
    [("d MMMM", 20), ("d MMM", 12), ("d. MMMM", 10), ("d. MMM", 6), ("MMMM d", 14), ("MMM d", 10), ("dd MMM", 5),
     ("dd-MMM", 4), ("d-MMM", 3), ("ddMMM", 3), ("dMMM", 2), ("MMM dd", 3), ("MMM-d", 1), ("d/MMM", 1.5), ("d LLLL", 4),
     ("MMMd", 1), ("d.MMM", 1), ("dd MMMM", 2), ("dd. MMMM", 2), ("MMMM d.", 0.5), ("d.MMMM", 1), ("dd.MMM", 0.6), ("d. MMM.", 0.6),
     ("d-MMMM", 1), ("d/MMMM", 0.6), ("dd/MMM", 0.6), ("MMMM, d", 0.5), ("MMM. d", 1), ("MMMM-d", 0.6), ("MMM/d", 0.3), ("d, MMMM", 0.2), ("dMMMM", 0.4),
     ("MMMM dd", 2), ("d LLL", 1), ("LLLL d", 1), ("d MMM.", 0.6), ("MMMMd", 0.2), ("d_MMM", 0.1), ("d - MMMM", 0.2)]
)  # fmt: skip

NUMERIC_DAY_MONTH: dict[str, Weighted[str]] = {
    "DM": Weighted(
        [
            ("d{s}M", 20),
            ("dd{s}MM", 20),
            ("d.M.", 8),
            ("dd.MM.", 8),
            ("d. M.", 3),
            ("dd{s}M", 1),
            ("d / M", 0.6),
            ("dd.M.", 0.6),
            ("d{s}MM", 1),
            ("dd. MM.", 1),
            ("dd/MM/", 0.2),
            ("d/M.", 0.2),
        ]
    ),
    "MD": Weighted([("M{s}d", 20), ("MM{s}dd", 15), ("M{s}dd", 2), ("M / d", 0.5), ("M. d.", 1), ("MM.dd.", 0.6)]),
}

#: Month and year.
MONTH_YEAR: Weighted[str] = Weighted(
    [("LLLL yyyy", 22), ("MMMM yyyy", 10), ("LLL yyyy", 14), ("LLL-yyyy", 4), ("LLLL, yyyy", 5), ("LLL, yyyy", 3),
     ("yyyy LLLL", 5), ("yyyy LLL", 3), ("yyyy-LLL", 2), ("LLLyyyy", 2), ("LLL/yyyy", 2), ("LLLL/yyyy", 1.5),
     ("LLL.yyyy", 1), ("LLLL-yyyy", 2), ("yyyy, LLLL", 1.5), ("LLLL 'of' yyyy", 1), ("LLLL / yyyy", 0.6),
     ("yyyy/LLL", 1), ("LLL_yyyy", 0.4), ("LLLL - yyyy", 0.6), ("MMM yyyy", 3), ("LLL. yyyy", 1.5), ("LLLLyyyy", 0.6), ("yyyy. LLLL", 1),
     ("yyyy-LLLL", 0.8), ("yyyyLLL", 0.4), ("yyyy/LLLL", 0.5), ("LLLL,yyyy", 0.5), ("LLL,yyyy", 0.3), ("LLLL (yyyy)", 0.6), ("yyyy (LLLL)", 0.3),
     ("(LLLL yyyy)", 0.3), ("yyyy: LLLL", 0.3), ("LLLL. yyyy", 0.3), ("yyyy - LLLL", 0.4), ("yyyy, LLL", 0.8), ("LLLL_yyyy", 0.2), ("LLL - yyyy", 0.4),
     ("LLL / yyyy", 0.3), ("yyyy MMMM", 1), ("LLLL , yyyy", 0.3)]
)  # fmt: skip

MONTH_YEAR_SHORT: Weighted[str] = Weighted(
    [
        ("LLL {'yy}", 4),
        ("LLLL {'yy}", 4),
        ("LLL-{'yy}", 2),
        ("LLL{'yy}", 1),
        ("LLLL, {'yy}", 0.6),
        ("LLL. {'yy}", 1),
        ("LLL/{'yy}", 0.5),
    ]
)

NUMERIC_MONTH_YEAR: Weighted[str] = Weighted(
    [("MM/yyyy", 12), ("M/yyyy", 10), ("MM.yyyy", 6), ("M.yyyy", 3), ("MM-yyyy", 5), ("M-yyyy", 3), ("M - yyyy", 1.5),
     ("MM / yyyy", 1), ("M -yyyy", 0.6), ("M- yyyy", 0.6), ("yyyy-MM", 14), ("yyyy/MM", 8), ("yyyy.MM", 4),
     ("yyyy/M", 3), ("yyyy.M", 3), ("yyyy-M", 2), ("yyyy. M.", 1.5), ("yyyy - M", 1), ("yyyy / MM", 0.6), ("MM yyyy", 2),
     ("M, yyyy", 0.6), ("yyyy:MM", 0.3), ("yyyy_MM", 0.6), ("M yyyy", 0.6), ("yyyy - MM", 0.6), ("yyyy/ M", 0.4), ("yyyy /M", 0.4), ("M. yyyy", 0.8),
     ("MM. yyyy", 0.6), ("M .yyyy", 0.2), ("MM .yyyy", 0.2), ("M/ yyyy", 0.5), ("M /yyyy", 0.3), ("MM - yyyy", 0.6), ("yyyy. MM.", 0.8), ("yyyy.MM.", 0.6),
     ("yyyy MM", 0.8), ("yyyy, MM", 0.3), ("MM_yyyy", 0.3), ("MM:yyyy", 0.2), ("yyyy-MM-", 0.1), ("MM/yyyy'.'", 0.1), ("yyyy / M", 0.5), ("M  - yyyy", 0.2),
     ("yyyy-MM-00", 0.6), ("yyyy/MM/00", 0.2), ("00/MM/yyyy", 0.6), ("00.MM.yyyy", 0.5), ("00-MM-yyyy", 0.2), ("yyyyMM00", 0.2)]
)  # fmt: skip

#: Those that are two years where a file is as old as ``1890/1``, and the years of which people write so: after the years
#: in two styles, before forms and software wrote months as figures.
LIKE_YEARS = frozenset(("yyyy/M", "yyyy-M", "yyyy - M", "yyyy / M", "yyyy/ M", "yyyy /M"))
TERMS = (1753, 1940)

#: A weekday beside a date: before it, behind it (the date stands where ``{date}`` stands).
WEEKDAYS: Weighted[str] = Weighted(
    [("EEE, |", 20), ("EEEE, |", 22), ("EEE |", 12), ("EEEE |", 14), ("EEE. |", 3), ("| EEE", 2), ("| EEEE", 2),
     ("| (EEE)", 3), ("| (EEEE)", 2), ("(EEE) |", 1), ("(EEEE) |", 0.6), ("EEEE - |", 1), ("EEE-|", 1), ("|, EEEE", 3),
     ("|, EEE", 2), ("EEEEEE, |", 2), ("EEEEEE |", 2), ("EEE,|", 1), ("EEEE,|", 1), ("EEE |", 2), ("|EEE", 0.6), ("|(EEE)", 1.5), ("|（EEE）", 0.6), ("| EEEE.", 0.2), ("EEEE.|", 0.3), ("EEE.|", 0.4),
     ("EEE.,|", 0.2), ("EEEE/|", 0.2), ("EEEE: |", 0.4), ("EEE: |", 0.4), ("EEEE – |", 0.3), ("EEE-|", 0.5), ("EEE/|", 0.2), ("EEEE  |", 0.4), ("[EEE] |", 0.2),
     ("|, EEE.", 0.3), ("| - EEEE", 0.4), ("|/EEE", 0.1), ("|(EEEE)", 0.4), ("EEE., |", 0.8), ("EEEE|", 0.4), ("EEE|", 0.4), ("EEEEEE. |", 0.4), ("| · EEEE", 0.2)]
)  # fmt: skip

#: National forms beyond CLDR's, for dates with the name of the month: language -> patterns.
NAMED_OF: dict[str, tuple[str, ...]] = {
    "en": ("MMMM 'the' d, yyyy", "d 'of' MMMM yyyy", "d 'of' MMMM, yyyy", "'the' d 'of' MMMM yyyy", "d MMMM 'in the year' yyyy", "MMM d 'of' yyyy"),
    "de": ("d. MMMM yyyy", "d.MMMM yyyy", "'den' d. MMMM yyyy", "'am' d. MMMM yyyy", "d. MMMM 'im Jahr' yyyy", "d. MMMM 'des Jahres' yyyy", "EEEE, 'den' d. MMMM yyyy",
           "EEEE, 'der' d. MMMM yyyy", "EEEE, d. MMMM yyyy", "EEEEEE., d. MMM yyyy", "d. MMM. yyyy"),
    "fr": ("'le' d MMMM yyyy", "'le' EEEE d MMMM yyyy", "EEEE d MMMM yyyy", "d MMMM 'de l’an' yyyy", "'ce' d MMMM yyyy", "d MMMM 'en' yyyy", "d'-'MMM'-'yyyy"),
    "es": ("d 'de' MMMM 'del' yyyy", "d 'de' MMMM yyyy", "d 'de' MMMM, yyyy", "d MMMM 'de' yyyy", "MMMM d 'de' yyyy", "MMMM d, yyyy", "'a' d 'de' MMMM 'de' yyyy",
           "d 'de' MMMM 'del año' yyyy", "d 'días del mes de' MMMM 'de' yyyy", "EEEE d 'de' MMMM 'del' yyyy", "EEEE, d 'de' MMMM 'de' yyyy", "d/MMMM/yyyy", "d-MMM-yyyy",
           "'el' d 'de' MMMM 'de' yyyy", "d 'de' MMM 'de' yyyy", "d 'de' MMM. yyyy", "d 'de' MMMM 'de' yyyy."),
    "pt": ("d 'de' MMMM yyyy", "d MMMM 'de' yyyy", "'aos' d 'de' MMMM 'de' yyyy", "EEEE, d 'de' MMMM 'de' yyyy", "d.MMM.yyyy", "d 'de' MMM 'de' yyyy", "d 'de' MMM yyyy",
           "d 'de' MMMM 'do ano de' yyyy", "'em' d 'de' MMMM 'de' yyyy", "d 'de' MMMM, yyyy", "d/MMM/yyyy", "MMMM d 'de' yyyy"),
    "it": ("'il' d MMMM yyyy", "d MMMM 'dell’anno' yyyy", "EEEE d MMMM yyyy", "d 'di' MMMM yyyy", "'lì' d MMMM yyyy", "d° MMMM yyyy", "'addì' d MMMM yyyy", "d-MMM-yyyy"),
    "ca": ("d 'de' MMMM 'de' yyyy", "d 'de' MMMM 'del' yyyy", "d 'de' MMMM yyyy", "'el' d 'de' MMMM 'de' yyyy"),
    "gl": ("d 'de' MMMM 'de' yyyy", "d 'de' MMMM 'do' yyyy", "d 'de' MMMM yyyy"),
    "nl": ("d MMMM yyyy", "'de' d'e' MMMM yyyy", "d'e' MMMM yyyy", "'den' d MMMM yyyy", "EEEE d MMMM yyyy", "d MMMM 'anno' yyyy", "d-MMM-yyyy"),
    "sv": ("'den' d MMMM yyyy", "d':e' MMMM yyyy", "'den' d':e' MMMM yyyy", "EEEE 'den' d MMMM yyyy", "d MMMM, yyyy", "d MMMM 'år' yyyy"),
    "da": ("d. MMMM yyyy", "'den' d. MMMM yyyy", "EEEE 'den' d. MMMM yyyy", "EEEE 'd.' d. MMMM yyyy", "d. MMM. yyyy", "'d.' d. MMMM yyyy"),
    "nb": ("d. MMMM yyyy", "'den' d. MMMM yyyy", "EEEE d. MMMM yyyy", "EEEE 'den' d. MMMM yyyy", "d. MMM. yyyy", "d.MMMM yyyy"),
    "nn": ("d. MMMM yyyy", "'den' d. MMMM yyyy"),
    "is": ("d. MMMM yyyy", "'þann' d. MMMM yyyy", "EEEE d. MMMM yyyy"),
    "fi": ("d. MMMM yyyy", "d. 'päivänä' MMMM yyyy", "d. MMMM 'vuonna' yyyy", "EEEE d. MMMM yyyy", "d.MMMM yyyy", "d MMMM yyyy", "LLLL d. yyyy", "d. LLLL yyyy"),
    "et": ("d. MMMM yyyy. 'a.'", "d. MMMM yyyy 'a.'", "d. MMMM yyyy. 'aasta'", "yyyy. 'aasta' d. MMMM", "EEEE, d. MMMM yyyy. 'a.'"),
    "lv": ("yyyy. 'gada' d. MMMM", "d. MMMM, yyyy", "yyyy.'gada' d. MMMM", "d. MMMM yyyy", "yyyy. 'g.' d. MMMM", "yyyy.'g.' d.MMMM"),
    "lt": ("yyyy 'm.' MMMM d 'd.'", "yyyy 'm.' MMMM d", "yyyy MMMM d", "yyyy MMMM d 'd.'", "MMMM d, yyyy", "yyyy 'm' MMMM d 'd'", "MMMM d 'd.' yyyy"),
    "pl": ("d MMMM yyyy 'r.'", "d MMMM yyyy 'roku'", "'dnia' d MMMM yyyy 'r.'", "d MMMM yyyy'r.'", "EEEE, d MMMM yyyy 'r.'", "d MMMM yyyy", "dd MMMM yyyy 'r.'", "d. MMMM yyyy", "d MMMM yyyy 'r'"),
    "cs": ("d. MMMM yyyy", "d.MMMM yyyy", "d. MMMM 'roku' yyyy", "'dne' d. MMMM yyyy", "d. MMMM 'r.' yyyy", "EEEE d. MMMM yyyy", "d MMMM yyyy", "d. LLLL yyyy"),
    "sk": ("d. MMMM yyyy", "d.MMMM yyyy", "d. MMMM 'roku' yyyy", "'dňa' d. MMMM yyyy", "d. MMMM 'r.' yyyy", "EEEE d. MMMM yyyy"),
    "sl": ("d. MMMM yyyy", "d. MMMM 'leta' yyyy", "'dne' d. MMMM yyyy", "EEEE, d. MMMM yyyy"),
    "hr": ("d. MMMM yyyy.", "d. MMMM yyyy. 'godine'", "d. MMMM yyyy. 'god.'", "d. LLLL yyyy.", "EEEE, d. MMMM yyyy.", "d. MMM yyyy."),
    "bs": ("d. MMMM yyyy.", "d. MMMM yyyy. 'godine'", "d. MMM yyyy."),
    "sr": ("d. MMMM yyyy.", "d. MMMM yyyy. године", "d. MMMM yyyy. год.", "d. MMM yyyy.", "EEEE, d. MMMM yyyy."),
    "mk": ("d MMMM yyyy г.", "d MMMM yyyy година", "d. MMMM yyyy", "d MMMM yyyy"),
    "bg": ("d MMMM yyyy г.", "d MMMM yyyy година", "d MMMM yyyyг.", "EEEE, d MMMM yyyy г.", "d MMM yyyy г.", "на d MMMM yyyy г.", "d-ти MMMM yyyy г."),
    "ru": ("d MMMM yyyy г.", "d MMMM yyyy года", "«dd» MMMM yyyy г.", "\"d\" MMMM yyyy г.", "«d» MMMM yyyy года", "d MMMM yyyyг.", "d-го MMMM yyyy года", "d-е MMMM yyyy", "d MMM. yyyy г.",
           "EEEE, d MMMM yyyy г.", "d MMMM, yyyy", "dго MMMM yyyy", "d MMMM yyyy г", "от d MMMM yyyy г.", "d числа MMMM yyyy года", "d MMMM yyyy-го", "yyyy г., d MMMM", "dd MMMM yyyy г. (EEEE)"),
    "uk": ("d MMMM yyyy р.", "d MMMM yyyy року", "«dd» MMMM yyyy р.", "d-го MMMM yyyy року", "d MMMM yyyyр.", "EEEE, d MMMM yyyy р.", "від d MMMM yyyy р.", "dго MMMM yyyy", "d MMMM yyyy р"),
    "be": ("d MMMM yyyy г.", "d MMMM yyyy года", "d MMMM yyyy"),
    "ro": ("d MMMM yyyy", "'data de' d MMMM yyyy", "d MMMM 'anul' yyyy", "EEEE, d MMMM yyyy", "'la' d MMMM yyyy", "d-MMM-yyyy"),
    "el": ("d MMMM yyyy", "'της' d MMMM yyyy", "EEEE, d MMMM yyyy", "dη MMMM yyyy", "dης MMMM yyyy", "d MMMM 'του' yyyy", "MMMM d, yyyy"),
    "hu": ("yyyy. MMMM d.", "yyyy. MMM d.", "yyyy. MMMM d-'én'", "yyyy. MMMM d-'án'", "yyyy. MMMM d., EEEE", "MMMM d., yyyy", "yyyy MMMM d", "yyyy. MMM. d.", "yyyy. 'év' MMMM 'hó' d.",
           "yyyy. MMMM 'hó' d. 'napja'", "yyyy.MMMM.d.", "yyyy. MMMM dd."),
    "tr": ("d MMMM yyyy", "d MMMM yyyy EEEE", "d MMMM EEEE yyyy", "d MMMM yyyy, EEEE", "d MMM yyyy EEE", "yyyy 'yılı' MMMM 'ayının' d'.günü'", "d MMMM, yyyy"),
    "az": ("d MMMM yyyy", "d MMMM yyyy-'ci il'", "d MMMM yyyy, EEEE", "yyyy-'ci il' d MMMM", "d MMMM yyyy 'il'"),
    "kk": ("yyyy 'ж.' d MMMM", "yyyy ж. d MMMM", "yyyy жылғы d MMMM", "yyyy жыл d MMMM", "d MMMM yyyy ж."),
    "ky": ("yyyy-жыл, d-MMMM", "yyyy-жылдын d-MMMM", "d-MMMM, yyyy"),
    "uz": ("d-MMMM, yyyy", "yyyy-'yil' d-MMMM", "d MMMM yyyy", "d-MMMM yyyy-'yil'", "yyyy 'yil' d MMMM"),
    "mn": ("yyyy оны MMMM d", "yyyy оны MMMMын d", "yyyy оны MMMM dн"),
    "ka": ("d MMMM, yyyy", "yyyy წლის d MMMM", "d MMMM, yyyy წ.", "d MMMM yyyy წელი"),
    "hy": ("d MMMM, yyyy թ.", "yyyy թ. MMMM d", "yyyy թվականի MMMM d", "d MMMM yyyy"),
    "sq": ("d MMMM yyyy", "'më' d MMMM yyyy", "'datë' d MMMM yyyy"),
    "eu": ("yyyy'ko' MMMM'ren' d'a'", "yyyy('e')'ko' MMMM'ren' d'a'", "yyyy'ko' MMMM'k' d", "yyyy MMMM d"),
    "cy": ("d MMMM yyyy", "'y' d MMMM yyyy"),
    "ga": ("d MMMM yyyy", "'an' d MMMM yyyy"),
    "he": ("d בMMMM yyyy", "ה-d בMMMM yyyy", "d בMMMM, yyyy", "d MMMM yyyy", "EEEE, d בMMMM yyyy", "ה־d בMMMM yyyy", "d לMMMM yyyy"),
    "ar": ("d MMMM yyyy", "d MMMM، yyyy", "d من MMMM yyyy", "d MMMM سنة yyyy", "d MMMM عام yyyy", "d MMMM yyyy م", "d MMMM yyyyم", "EEEE d MMMM yyyy", "EEEE، d MMMM yyyy", "d MMMM/yyyy", "d - MMMM - yyyy"),
    "fa": ("d MMMM yyyy", "d MMMM yyyy میلادی", "d MMMM، yyyy", "EEEE d MMMM yyyy", "d MMMM سال yyyy", "d-MMMM-yyyy"),
    "ur": ("d MMMM، yyyy", "d MMMM yyyy", "d MMMM yyyyء", "EEEE، d MMMM yyyy", "MMMM d، yyyy"),
    "hi": ("d MMMM, yyyy", "d MMMM yyyy", "d MMMM सन् yyyy", "d MMMM yyyy ई.", "EEEE, d MMMM yyyy", "MMMM d, yyyy", "d MMMM को yyyy", "yyyy d MMMM", "d-MMMM-yyyy", "d MMMM yyyy ईस्वी", "dवीं MMMM yyyy"),
    "bn": ("d MMMM, yyyy", "d MMMM yyyy", "dই MMMM yyyy", "dলা MMMM yyyy", "d ই MMMM, yyyy", "yyyy সালের d MMMM", "dশে MMMM yyyy", "EEEE, d MMMM yyyy", "d MMMM yyyy ইং"),
    "ta": ("d MMMM, yyyy", "yyyy MMMM d", "MMMM d, yyyy", "d-MMMM-yyyy", "yyyy ஆம் ஆண்டு MMMM d"),
    "te": ("d MMMM, yyyy", "yyyy MMMM d", "MMMM d, yyyy"),
    "kn": ("d MMMM yyyy", "MMMM d, yyyy", "yyyy MMMM d"),
    "ml": ("yyyy MMMM d", "MMMM d, yyyy", "d MMMM yyyy"),
    "gu": ("d MMMM, yyyy", "d MMMM yyyy", "MMMM d, yyyy", "dમી MMMM yyyy"),
    "mr": ("d MMMM, yyyy", "d MMMM yyyy", "d MMMM इ.स. yyyy"),
    "pa": ("d MMMM yyyy", "d MMMM, yyyy"),
    "ne": ("yyyy MMMM d", "d MMMM yyyy", "MMMM d, yyyy"),
    "si": ("yyyy MMMM d", "yyyy MMMM මස d", "yyyy MMMM d වන දින"),
    "th": ("d MMMM yyyy", "วันที่ d MMMM yyyy", "วันที่ d MMMM ค.ศ. yyyy", "EEEEที่ d MMMM yyyy", "EEEE ที่ d MMMM yyyy", "d MMMM ค.ศ. yyyy", "dMMMMyyyy"),
    "lo": ("ວັນທີ d MMMM yyyy", "d MMMM yyyy", "ວັນທີ d ເດືອນMMMM yyyy"),
    "km": ("d MMMM yyyy", "ថ្ងៃទី d ខែMMMM ឆ្នាំ yyyy", "ថ្ងៃទីd ខែMMMM ឆ្នាំyyyy", "EEEE ទី d ខែ MMMM ឆ្នាំ yyyy"),
    "my": ("yyyy MMMM d", "d MMMM yyyy", "yyyy ခုနှစ် MMMM d ရက်", "yyyy ခုနှစ်၊ MMMMလ d ရက်"),
    "am": ("MMMM d ቀን yyyy", "d MMMM yyyy", "MMMM d, yyyy", "MMMM d ቀን yyyy ዓ.ም"),
    "sw": ("d MMMM yyyy", "'tarehe' d MMMM yyyy", "d MMMM, yyyy", "MMMM d, yyyy", "'Tarehe' d 'Mwezi wa' MMMM yyyy"),
    "id": ("d MMMM yyyy", "'tanggal' d MMMM yyyy", "EEEE, d MMMM yyyy", "d MMMM 'tahun' yyyy", "d-MMMM-yyyy", "EEEE (d MMMM yyyy)"),
    "ms": ("d MMMM yyyy", "d 'haribulan' MMMM yyyy", "'pada' d MMMM yyyy", "d'hb' MMMM yyyy", "EEEE, d MMMM yyyy"),
    "fil": ("MMMM d, yyyy", "'ika'-d 'ng' MMMM yyyy", "'ika'-d 'ng' MMMM, yyyy", "d MMMM yyyy"),
    "vi": ("d MMMM yyyy", "'ngày' d MMMM 'năm' yyyy", "d MMMM, yyyy", "d MMMM 'năm' yyyy", "EEEE, 'ngày' d MMMM 'năm' yyyy", "EEEE 'ngày' d MMMM yyyy"),
    "af": ("d MMMM yyyy", "'die' d'de' MMMM yyyy", "d'ste' MMMM yyyy"),
    "lb": ("d. MMMM yyyy", "'de' d. MMMM yyyy", "'den' d. MMMM yyyy"),
    "eo": ("d'-a de' MMMM yyyy", "'la' d'-a de' MMMM yyyy", "d MMMM yyyy"),
}  # fmt: skip

#: National forms with the number of the month: language -> (pattern, order).
NUMERIC_OF: dict[str, tuple[str, ...]] = {
    "zh": ("yyyy年M月d日", "yyyy年MM月dd日", "yyyy年M月d号", "yyyy年M月d號", "yyyy 年 M 月 d 日", "yyyy年 M月 d日", "yyyy年 M月d日", "公元yyyy年M月d日", "西元yyyy年M月d日", "yyyy年M月d日（EEE）", "yyyy年M月d日(EEE)",
           "yyyy年M月d日 EEEE", "yyyy年M月d日，EEEE", "yyyy年M月d", "M月d日, yyyy年", "yyyy年M月dd日", "yyyy-M-d日", "yyyy年MM月dd号", "yyyy年M月d日星期E", "yyyy年MM月dd", "yyyy.M.d"),
    "ja": ("yyyy年M月d日", "yyyy年MM月dd日", "yyyy年M月d日(EEE)", "yyyy年M月d日（EEE）", "yyyy年M月d日 (EEE)", "yyyy年M月d日（EEEE）", "yyyy年M月d日 EEEE", "西暦yyyy年M月d日", "yyyy年 M月 d日", "yyyy 年 M 月 d 日",
           "yyyy/M/d(EEE)", "yyyy/MM/dd(EEE)", "yyyy.M.d(EEE)", "yyyy.M.d（EEE）", "yyyy.MM.dd EEE", "yyyy年のM月d日", "yyyy-M-d(EEE)", "yyyy年M月dd日", "yyyy年MM月dd日(EEE)", "M月d日（EEE）yyyy年", "yyyy.M.d({Sun})", "yyyy.M.d {Sun}", "yyyy/MM/dd({Sun})", "yyyy.MM.dd {Sun}.", "{Sun} yyyy.MM.dd"),
    "ko": ("yyyy년 M월 d일", "yyyy년M월d일", "yyyy년 MM월 dd일", "yyyy. M. d.", "yyyy. M. d", "yyyy. MM. dd.", "yyyy.M.d.", "yyyy년 M월 d일 EEEE", "yyyy년 M월 d일 (EEE)", "yyyy. M. d. (EEE)", "yyyy.MM.dd(EEE)", "yyyy-MM-dd (EEE)",
           "서기 yyyy년 M월 d일", "d M월 yyyy", "yyyy년M월 d일", "yyyy年 M月 d日", "yyyy. M. d(EEE)", "yyyy년 M월 d일(EEE)", "yyyy.MM.dd({Sun})", "yyyy-MM-dd ({Sun})", "yyyy.MM.dd {Sun}"),
    "vi": ("'ngày' d 'tháng' M 'năm' yyyy", "'Ngày' d 'tháng' M 'năm' yyyy", "d 'tháng' M, yyyy", "d 'tháng' M 'năm' yyyy", "'ngày' dd/MM/yyyy", "'ngày' d-M-yyyy", "'ngày' dd 'tháng' MM 'năm' yyyy", "EEEE, dd/MM/yyyy",
           "EEEE, 'ngày' dd/MM/yyyy", "d 'tháng' M yyyy", "'ngày' d/M/yyyy", "dd-MM-yyyy"),
    "mn": ("yyyy оны M-р сарын d", "yyyy оны M сарын d", "yyyy оны MM сарын dd", "yyyy он M сар d өдөр", "yyyy.MM.dd"),
    "ru": ("dd.MM.yyyy г.", "dd.MM.yyyyг.", "dd.MM.yyyy года", "d.MM.yyyy г.", "от dd.MM.yyyy", "dd.MM.yyyy г", "EEE dd.MM.yyyy", "dd/MM/yyyy г.", "d.M.yyyy г."),
    "uk": ("dd.MM.yyyy р.", "dd.MM.yyyyр.", "dd.MM.yyyy року", "від dd.MM.yyyy", "dd.MM.yyyy р"),
    "be": ("d.M.yyyy г.", "dd.MM.yyyy г."),
    "bg": ("d.MM.yyyy г.", "dd.MM.yyyy г.", "d.M.yyyy г.", "dd.MM.yyyyг.", "d.MM.yyyy 'г.'"),
    "mk": ("d.M.yyyy г.", "dd.MM.yyyy"),
    "pl": ("dd.MM.yyyy 'r.'", "dd.MM.yyyy'r.'", "dd-MM-yyyy 'r.'", "d.MM.yyyy 'r.'", "dd.MM.yyyy 'roku'", "dd/MM/yyyy 'r.'"),
    "hr": ("dd. MM. yyyy.", "dd.MM.yyyy.", "d. M. yyyy.", "d.M.yyyy.", "dd.MM.yyyy. 'godine'", "d.M.yyyy. 'god.'"),
    "sr": ("dd.MM.yyyy.", "d.M.yyyy.", "dd. MM. yyyy.", "dd.MM.yyyy. године", "d. M. yyyy."),
    "bs": ("d. M. yyyy.", "dd.MM.yyyy."),
    "sl": ("d. M. yyyy", "dd. MM. yyyy", "d.M.yyyy"),
    "cs": ("d. M. yyyy", "dd. MM. yyyy", "d.M.yyyy", "dd.MM.yyyy", "d.M. yyyy", "d. M.yyyy"),
    "sk": ("d. M. yyyy", "dd. MM. yyyy", "d.M.yyyy", "dd.MM.yyyy"),
    "hu": ("yyyy. MM. dd.", "yyyy.MM.dd.", "yyyy. M. d.", "yyyy.MM.dd", "yyyy/MM/dd", "yyyy. MM. dd", "yyyy-MM-dd"),
    "lv": ("dd.MM.yyyy.", "d.MM.yyyy.", "yyyy.MM.dd.", "yyyy.'gada' dd.MM"),
    "lt": ("yyyy-MM-dd", "yyyy.MM.dd", "yyyy MM dd", "yyyy-MM-dd 'd.'", "yyyy 'm.' MM 'mėn.' dd 'd.'", "yyyy 'm.' M 'mėn.' d 'd.'"),
    "et": ("dd.MM.yyyy. 'a.'", "dd.MM.yyyy 'a'", "d.MM.yyyy"),
    "fi": ("d.M.yyyy", "d.M. yyyy", "d. M. yyyy", "'ke' d.M.yyyy", "dd.MM.yyyy"),
    "sv": ("d/M yyyy", "'den' d/M yyyy", "yyyy-MM-dd", "d/M-yyyy", "d.M.yyyy", "EEE d/M yyyy"),
    "da": ("d/M yyyy", "d/M-yyyy", "dd-MM-yyyy", "'d.' d/M yyyy", "'d.' dd.MM.yyyy", "'den' d/M-yyyy", "dd.MM.yyyy"),
    "nb": ("dd.MM.yyyy", "d.M.yyyy", "d/M yyyy", "d/M-yyyy", "'den' d.M.yyyy"),
    "de": ("dd.MM.yyyy", "d.M.yyyy", "dd. MM. yyyy", "d. M. yyyy", "'den' dd.MM.yyyy", "EEEEEE, dd.MM.yyyy", "EEEE, dd.MM.yyyy", "'am' dd.MM.yyyy"),
    "tr": ("dd.MM.yyyy", "dd/MM/yyyy", "d.M.yyyy", "dd-MM-yyyy", "dd.MM.yyyy EEEE"),
    "it": ("dd/MM/yyyy", "d/M/yyyy", "dd-MM-yyyy", "dd.MM.yyyy", "d.M.yyyy", "'il' dd/MM/yyyy", "EEEE dd/MM/yyyy"),
    "fr": ("dd/MM/yyyy", "'le' dd/MM/yyyy", "dd.MM.yyyy", "dd-MM-yyyy", "EEEE dd/MM/yyyy", "'le' d/M/yyyy"),
    "es": ("dd/MM/yyyy", "d/M/yyyy", "dd-MM-yyyy", "dd.MM.yyyy", "'el' dd/MM/yyyy", "EEEE dd/MM/yyyy", "d-M-yyyy"),
    "pt": ("dd/MM/yyyy", "d/M/yyyy", "dd-MM-yyyy", "dd.MM.yyyy", "'em' dd/MM/yyyy", "EEEE, dd/MM/yyyy"),
    "ar": ("yyyy/M/d", "yyyy/MM/dd", "d/M/yyyy", "dd/MM/yyyy", "d-M-yyyy", "dd/MM/yyyyم", "d/M/yyyy م", "yyyy/MM/dd م"),
    "fa": ("yyyy/M/d", "yyyy/MM/dd", "yyyy/MM/dd میلادی", "d/M/yyyy"),
    "he": ("d.M.yyyy", "dd/MM/yyyy", "dd.MM.yyyy", "d/M/yyyy"),
    "hi": ("dd/MM/yyyy", "d-M-yyyy", "dd.MM.yyyy", "दिनांक dd/MM/yyyy"),
    "bn": ("dd/MM/yyyy", "d-M-yyyy", "dd/MM/yyyy ইং", "dd-MM-yyyy"),
    "th": ("d/M/yyyy", "วันที่ d/M/yyyy", "dd/MM/yyyy"),
    "id": ("dd/MM/yyyy", "d/M/yyyy", "dd-MM-yyyy", "'tanggal' dd/MM/yyyy", "EEEE (d/M/yyyy)", "EEEE, dd/MM/yyyy"),
}  # fmt: skip

#: The same with the last two figures of the year: entry -> patterns.
NUMERIC_SHORT_OF: dict[str, tuple[str, ...]] = {
    "zh": ("yy年M月d日", "{'yy}年M月d日", "yy年MM月dd日", "yy年M月d号"),
    "ja": ("yy年M月d日", "{'yy}年M月d日", "yy/M/d(EEE)", "{'yy}/M/d", "yy.M.d(EEE)", "yy年MM月dd日"),
    "ko": ("yy년 M월 d일", "{'yy}년 M월 d일", "yy. M. d.", "yy.MM.dd.", "yy년M월d일", "yy.MM.dd(EEE)"),
    "ru": ("dd.MM.yy г.", "dd.MM.yyг.", "d.MM.yy г.", "от dd.MM.yy"),
    "uk": ("dd.MM.yy р.", "dd.MM.yyр.", "від dd.MM.yy"),
    "bg": ("d.MM.yy г.", "dd.MM.yy г."),
    "pl": ("dd.MM.yy 'r.'", "d.MM.yy'r.'"),
    "hr": ("d.M.yy.", "dd.MM.yy.", "d. M. yy."),
    "sr": ("d.M.yy.", "dd.MM.yy."),
    "hu": ("yy. MM. dd.", "yy.MM.dd.", "yy/MM/dd"),
    "de": ("'am' dd.MM.yy", "'vom' d.M.yy", "d.M.{'yy}", "EEEEEE, dd.MM.yy", "EEEE, d.M.yy"),
    "fr": ("'le' dd/MM/yy", "'le' d/M/yy", "EEEE d/M/yy", "dd/MM/{'yy}"),
    "es": ("'el' dd/MM/yy", "EEEE d/M/yy", "d/M/{'yy}"),
    "it": ("'il' dd/MM/yy", "EEEE dd/MM/yy", "d/M/{'yy}"),
    "pt": ("'em' dd/MM/yy", "EEEE, d/M/yy", "'dia' dd/MM/yy"),
    "nl": ("'op' d-M-yy", "EEEE d-M-yy", "d-M-{'yy}"),
    "sv": ("'den' d/M yy", "d/M -yy", "d/M-yy", "EEEE d/M yy"),
    "da": ("'den' d/M-yy", "'d.' d/M-yy", "d/M-{'yy}"),
    "nb": ("'den' d/M-yy", "d/M-yy", "d.M.{'yy}"),
    "fi": ("d.M.-yy", "'ke' d.M.yy", "d.M.{'yy}"),
    "vi": ("'ngày' d/M/yy", "'ngày' dd-MM-yy"),
    "tr": ("dd.MM.yy EEEE", "d.M.{'yy}"),
    "th": ("วันที่ d/M/yy",),
    "id": ("EEEE (d/M/yy)", "'tanggal' dd/MM/yy"),
}  # fmt: skip

#: Dates without a year, and with the last two figures of it, in national forms.
DAY_MONTH_OF: dict[str, tuple[str, ...]] = {
    "zh": ("M月d日", "M月d号", "M月d號", "MM月dd日", "M月d日（EEE）", "M月d日 EEEE", "M 月 d 日", "M月d", "EEEE，M月d日", "本年M月d日", "今年M月d日"),
    "ja": ("M月d日", "MM月dd日", "M月d日(EEE)", "M月d日（EEE）", "M月d日EEEE", "M/d(EEE)", "M/d（EEE）", "M 月 d 日", "本年M月d日", "今年M月d日", "同年M月d日"),
    "ko": ("M월 d일", "M월d일", "MM월 dd일", "M월 d일 (EEE)", "M월 d일 EEEE", "M/d (EEE)", "M. d.", "올해 M월 d일"),
    "vi": ("'ngày' d 'tháng' M", "d 'tháng' M", "'ngày' d/M", "'ngày' dd-MM", "EEEE, 'ngày' d 'tháng' M"),
    "de": ("'am' d. MMMM", "'den' d. MMMM", "EEEEEE d.MMM", "EEEE, 'den' d. MMMM", "EEEE, d. MMMM", "'am' EEEE, 'den' d. MMMM", "d.M.", "EEEE, d.M."),
    "fr": ("'le' d MMMM", "EEEE d MMMM", "'le' EEEE d MMMM", "'le' d/M"),
    "es": ("d 'de' MMMM", "'el' d 'de' MMMM", "EEEE d 'de' MMMM", "EEEE, d 'de' MMMM", "MMMM d"),
    "pt": ("d 'de' MMMM", "EEEE, d 'de' MMMM", "'dia' d 'de' MMMM", "'dia' d/M", "EEEE, dd/MM"),
    "it": ("'il' d MMMM", "EEEE d MMMM", "EEEE d/M", "'il' d/M"),
    "nl": ("d MMMM", "'de' d'e' MMMM", "EEEE d MMMM", "d'de' MMMM"),
    "sv": ("'den' d MMMM", "d':e' MMMM", "'den' d/M", "EEEE d MMMM", "EEE d/M", "EEEE 'den' d MMMM"),
    "da": ("'den' d. MMMM", "'d.' d/M", "EEEE 'den' d. MMMM", "'d.' d. MMMM"),
    "nb": ("'den' d. MMMM", "EEEE d. MMMM", "EEE d/M", "d.M."),
    "fi": ("d. MMMM", "EEEE d. MMMM", "'ke' d.M.", "d.M.", "EEEE d.M.", "d MMMM"),
    "ru": ("d MMMM", "EEEE, d MMMM", "d-го MMMM", "dго MMMM", "d числа MMMM", "d MMMM, EEEE"),
    "uk": ("d MMMM", "EEEE, d MMMM", "d-го MMMM", "dго MMMM"),
    "pl": ("d MMMM", "EEEE, d MMMM", "'dnia' d MMMM"),
    "cs": ("d. MMMM", "EEEE d. MMMM", "d. M.", "EEE d. M.", "d.M."),
    "hu": ("MMMM d.", "MMMM d., EEEE", "MMMM d-'én'", "MMMM d-'án'", "MMM d.", "MMMM dd."),
    "tr": ("d MMMM", "d MMMM EEEE", "d MMMM'''da'", "d MMM EEE"),
    "lt": ("MMMM d 'd.'", "MMMM d", "EEEE, MMMM d 'd.'"),
    "he": ("d בMMMM", "ה-d בMMMM", "EEEE, d בMMMM"),
    "ar": ("d MMMM", "EEEE d MMMM", "d من MMMM"),
    "hi": ("d MMMM", "EEEE, d MMMM", "d MMMM को"),
    "th": ("วันที่ d MMMM", "EEEE ที่ d MMMM", "d MMMM"),
    "id": ("EEEE (d/M)", "EEEE, d MMMM", "'tanggal' d MMMM", "EEEE (d MMMM)"),
    "ms": ("d 'haribulan' M", "d'hb' MMMM", "d MMMM"),
    "fil": ("'ika'-d 'ng' MMMM", "MMMM d"),
}  # fmt: skip
