"""What programs write: ctime, mail and web headers, logs, EXIF, database and language runtimes, military groups.

Month and weekday names are English whatever the language of the file. A new machine format is a new row.
"""

from datetime import date

from datenorm.data import english_names, time_forms  # noqa: F401 (english_names: {Mon} in the patterns)
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.languages import language
from datenorm.data.pattern import ONE, compile_pattern, extend, reading, time_reading
from datenorm.data.scene import Scene

#: Abbreviations with a fixed offset: RFC 2822, 4.3, and GMT.
FIXED_ZONES: tuple[tuple[str, str], ...] = (
    ("EST", "-05:00"), ("EDT", "-04:00"), ("CST", "-06:00"), ("CDT", "-05:00"), ("MST", "-07:00"), ("MDT", "-06:00"),
    ("PST", "-08:00"), ("PDT", "-07:00"), ("UTC", "Z"), ("UTC", "Z"), ("UTC", "Z"), ("GMT", "Z"), ("GMT", "Z"), ("UT", "Z"),
)  # fmt: skip

#: Abbreviations that the standard gives no offset, with the offset that programs write beside them (minutes).
NAMED_ZONES: tuple[tuple[str, int], ...] = (
    ("CET", 60), ("CEST", 120), ("BST", 60), ("WET", 0), ("WEST", 60), ("EET", 120), ("EEST", 180), ("MSK", 180),
    ("IST", 330), ("JST", 540), ("KST", 540), ("SGT", 480), ("HKT", 480), ("AEST", 600), ("AEDT", 660), ("NZST", 720),
    ("NZDT", 780), ("BRT", -180), ("ART", -180), ("WIB", 420), ("PKT", 300), ("SAST", 120), ("AKST", -540), ("HST", -600),
    ("MEZ", 60), ("MESZ", 120), ("ICT", 420), ("TRT", 180), ("EST", -300), ("EDT", -240), ("PST", -480), ("PDT", -420),
    ("CST", -360), ("CDT", -300), ("MST", -420), ("MDT", -360),
)  # fmt: skip

#: What JavaScript and mail programs write in brackets behind an offset.
LONG_ZONES: tuple[tuple[str, int], ...] = (
    ("Central European Summer Time", 120), ("Central European Standard Time", 60), ("GMT Daylight Time", 60),
    ("Coordinated Universal Time", 0), ("Pacific Daylight Time", -420), ("Pacific Standard Time", -480),
    ("Eastern Daylight Time", -240), ("Eastern Standard Time", -300), ("British Summer Time", 60), ("Japan Standard Time", 540),
    ("India Standard Time", 330), ("China Standard Time", 480), ("Mitteleuropäische Sommerzeit", 120), ("UTC", 0),
    ("heure d’été d’Europe centrale", 120), ("Moscow Standard Time", 180), ("W. Europe Daylight Time", 120),
)  # fmt: skip

#: Military zone letters (ACP 121): Alpha is one hour east, November one hour west, Zulu is UTC.
LETTERS: tuple[tuple[str, str], ...] = (
    *((letter, f"+{hours:02d}:00") for hours, letter in enumerate("ABCDEFGHIKLM", 1)),
    *((letter, f"-{hours:02d}:00") for hours, letter in enumerate("NOPQRSTUVWXY", 1)),
)

_EPOCH = date(1970, 1, 1).toordinal()
_LAST = date(2037, 12, 31).toordinal()


def choose_modern(scene: Scene) -> None:
    """A day and a time that a computer may have written; older ones now and then."""
    if scene.dice.chance(0.9):
        scene.set_day(date.fromordinal(scene.dice.between(_EPOCH, _LAST)))
    else:
        scene.choose_day()
    scene.choose_time()
    if scene.dice.chance(0.05):
        scene.hour = scene.minute = scene.second = 0
    elif scene.dice.chance(0.004):
        scene.hour, scene.minute, scene.second = 23, 59, 60


def offset(minutes: int, colon: bool) -> str:
    """``+0200`` or ``+02:00``."""
    sign = "-" if minutes < 0 else "+"
    hours, rest = divmod(abs(minutes), 60)
    return f"{sign}{hours:02d}:{rest:02d}" if colon else f"{sign}{hours:02d}{rest:02d}"


def _spaced_day(scene: Scene) -> None:
    scene.pieces.append((" " if scene.day < 10 else "", ""))
    scene.pieces.append((ONE[scene.day], "day"))


def _compact_offset(scene: Scene) -> None:
    minutes = scene.dice.draw(time_forms.OFFSETS)
    scene.zone = offset(minutes, True)
    scene.pieces.append((offset(minutes, False), "zone"))


def _colon_offset(scene: Scene) -> None:
    scene.zone = offset(scene.dice.draw(time_forms.OFFSETS), True)
    scene.pieces.append((scene.zone, "zone"))


def _hour_offset(scene: Scene) -> None:
    minutes = scene.dice.draw(time_forms.OFFSETS) // 60 * 60
    scene.zone = offset(minutes, True)
    scene.pieces.append((scene.zone[:3], "zone"))


def _abbreviation(scene: Scene) -> None:
    if scene.dice.chance(0.72):
        text, scene.zone = scene.dice.pick(FIXED_ZONES)
    else:
        text = scene.dice.pick(NAMED_ZONES)[0]
        scene.zone = _FIXED.get(text, "")
    scene.pieces.append((text, "zone"))


_FIXED = dict(FIXED_ZONES)


def _named_offset(form: str) -> None:
    """Register ``{form}``: an offset and its name, ``n`` the name, ``o`` the compact offset, ``c`` the one with a colon."""

    def op(scene: Scene) -> None:
        dice = scene.dice
        names = LONG_ZONES if "L" in form else NAMED_ZONES
        name, minutes = dice.pick(names) if dice.chance(0.7) else ("UTC" if "L" not in form else "GMT", 0)
        scene.zone = offset(minutes, True)
        for part in form.removeprefix("zone "):
            text = {"n": name, "L": name, "o": offset(minutes, False), "c": scene.zone, "h": scene.zone[:3]}.get(part)
            if part == "h" and minutes % 60:
                text = scene.zone
            scene.pieces.append((part if text is None else text, "zone" if part in "och" else ""))

    extend(form, op, "zone")


for _form in (
    "zone no",
    "zone o (n)",
    "zone o n",
    "zone c n",
    "zone n h",
    "zone nh",
    "zone o (L)",
    "zone h n",
    "zone o o",
    "zone o h",
):
    _named_offset(_form)


def _fraction(scene: Scene) -> None:
    """Digits of a second: three, six or nine mostly."""
    digits = scene.dice.pick((3, 3, 3, 6, 6, 9, 1, 2, 4, 7, 8))
    scene.pieces.append((str(scene.dice.below(10**digits)).zfill(digits), ""))


def _zulu(scene: Scene) -> None:
    scene.zone = "Z"
    scene.pieces.append(("Z", "zone"))


def _zone_letter(scene: Scene) -> None:
    letter, scene.zone = ("Z", "Z") if scene.dice.chance(0.6) else scene.dice.pick(LETTERS)
    scene.pieces.append((letter, "zone"))


def _period(scene: Scene) -> None:
    scene.pieces.append((("AM", "PM")[scene.hour >= 12], "hour"))


for _name, _op, _part in (
    ("_d", _spaced_day, "day"), ("+hhmm", _compact_offset, "zone"), ("+hh:mm", _colon_offset, "zone"),
    ("+hh", _hour_offset, "zone"), ("abbr", _abbreviation, "zone"), ("frac", _fraction, "fraction"), ("Z", _zulu, "zone"),
    ("letter", _zone_letter, "zone"), ("AM", _period, "period"),
):  # fmt: skip
    extend(_name, _op, _part)

#: Dates with a time as programs write them.
STAMPS: Weighted[str] = Weighted(
    [
        # C and Unix: ctime, date(1), ls, syslog
        ("{Sun} {Mon} {_d} HH:mm:ss yyyy", 7), ("{Sun} {Mon} dd HH:mm:ss yyyy", 5), ("{Sun} {Mon} d H:mm:ss yyyy", 1),
        ("{Sun} {Mon} {_d} HH:mm:ss {abbr} yyyy", 6), ("{Sun} {Mon} d HH:mm:ss {abbr} yyyy", 2),
        ("{Sun} {Mon} dd HH:mm:ss {+hhmm} yyyy", 4), ("{Sun} {Mon} d HH:mm:ss {zone no} yyyy", 3),
        ("{Sun} {_d} {Mon} yyyy HH:mm:ss {abbr}", 2),
        ("{Sun} d {Mon} HH:mm:ss {abbr} yyyy", 1.5), ("{Sun} {Mon} dd hh:mm:ss {AM} {abbr} yyyy", 1.5),
        ("{Sun} dd {Mon} yyyy hh:mm:ss {AM} {abbr}", 2), ("{Sun} {Mon} d HH:mm yyyy", 0.5), ("{Mon} {_d} HH:mm:ss yyyy", 2),
        ("{Mon} dd yyyy HH:mm:ss", 2), ("{Mon} d HH:mm:ss {abbr} yyyy", 0.6), ("{Sun} {Mon} d yyyy HH:mm:ss", 2),
        ("{Sun} {Mon} d {few}H:m:s yyyy", 0.8), ("{Sun} {Mon} dd {few}H:m:s {abbr} yyyy", 1), ("{Sun}, {Mon} dd yyyy HH:mm:ss {+hhmm}", 1.5), ("{Mon} {_d} yyyy HH:mm", 0.8),
        ("{Sun} {Mon} dd HH:mm:ss.{frac} yyyy", 2), ("[{Sun} {Mon} dd HH:mm:ss.{frac} yyyy]", 1.5),
        ("[{Sun} {Mon} dd HH:mm:ss yyyy]", 1.5), ("yyyy {Mon} {_d} HH:mm:ss", 1.5), ("yyyy {Mon} dd HH:mm:ss", 1),
        ("{Mon} {_d} yyyy HH:mm:ss.{frac}", 0.5),
        # mail and web: RFC 2822, RFC 850, HTTP
        ("{Sun}, dd {Mon} yyyy HH:mm:ss {+hhmm}", 12), ("{Sun}, d {Mon} yyyy HH:mm:ss {+hhmm}", 8),
        ("{Sun}, dd {Mon} yyyy HH:mm:ss {abbr}", 9), ("{Sun}, d {Mon} yyyy HH:mm:ss {abbr}", 3),
        ("{Sun}, d {Mon} yyyy HH:mm:ss {zone o (n)}", 5), ("{Sun}, dd {Mon} yyyy HH:mm:ss {Z}", 1),
        ("{Sun}, d {Mon} yyyy {few}H:m:s {+hhmm}", 1.2), ("{Sun}, dd {Mon} yyyy {few}H:m:s {abbr}", 0.8), ("{Sun}, dd-{Mon}-yy {few}H:m:s {abbr}", 0.6), ("dd {Mon} yyyy, {few}H:m:s", 0.6), ("d {Mon} yyyy HH:mm:ss {+hhmm}", 3), ("dd {Mon} yyyy HH:mm:ss {abbr}", 2),
        ("dd {Mon} yyyy HH:mm {+hhmm}", 1.5), ("{Sun}, dd {Mon} yyyy HH:mm {+hhmm}", 1), ("{Sun} dd {Mon} yyyy HH:mm:ss", 1),
        ("dd {Mon} yy HH:mm {+hhmm}", 1), ("{Sun}, dd {Mon} yy HH:mm:ss {abbr}", 2), ("d {Mon} yy HH:mm:ss {+hhmm}", 1),
        ("{Sunday}, dd-{Mon}-yy HH:mm:ss {abbr}", 5), ("{Sun}, dd-{Mon}-yyyy HH:mm:ss {abbr}", 4),
        ("{Sun}, dd-{Mon}-yy HH:mm:ss {abbr}", 2), ("{Sunday}, d {Mon} yyyy HH:mm:ss {+hhmm}", 2),
        ("{Sunday}, dd {Month} yyyy HH:mm:ss", 1), ("{Sun}, {Mon} d, yyyy 'at' h:mm {AM}", 1.5),
        ("{Sunday}, {Month} d, yyyy h:mm:ss {AM}", 2), ("{Sunday}, {Month} dd, yyyy h:mm {AM}", 1),
        # logs
        ("dd/{Mon}/yyyy:HH:mm:ss {+hhmm}", 7), ("[dd/{Mon}/yyyy:HH:mm:ss {+hhmm}]", 5), ("dd/{Mon}/yyyy:HH:mm:ss", 2),
        ("dd/{Mon}/yyyy HH:mm:ss", 1.5), ("[dd-{Mon}-yyyy HH:mm:ss {abbr}]", 1.5), ("dd-{Mon}-yyyy HH:mm:ss", 3),
        ("dd-{Mon}-yyyy HH:mm:ss.{frac}", 1.5), ("dd-{Mon}-yy HH:mm:ss {+hhmm}", 1), ("dd-{MON}-yy hh.mm.ss.{frac} {AM}", 1.5),
        ("dd-{MON}-yyyy HH:mm:ss", 2), ("dd-{MON}-yy", 2), ("dd-{MON}-yyyy", 2), ("yyyy-{Mon}-dd HH:mm:ss", 1.5),
        ("yyyy/MM/dd HH:mm:ss '[error]'", 0.5), ("yyyy-MM-dd HH:mm:ss,SSS", 4), ("yyyy-MM-dd HH:mm:ss,SSS 'INFO'", 0.6),
        ("[yyyy-MM-dd HH:mm:ss]", 2), ("[yyyy-MM-dd'T'HH:mm:ss.{frac}{Z}]", 1), ("yyyy/MM/dd HH:mm:ss.{frac}", 1),
        ("yyyyMMdd HH:mm:ss", 2), ("yyyyMMdd HH:mm:ss.{frac}", 0.6), ("yyyyMMdd-HH:mm:ss.SSS", 1), ("yyyyMMdd HH:mm", 0.8),
        ("yyyy-MM-dd-HH.mm.ss.{frac}", 1.5), ("yyyy-MM-dd-HH.mm.ss", 0.8), ("yyyy-MM-dd_HH-mm-ss", 1.5),
        ("yyyy-MM-dd_HH:mm:ss", 1), ("yyyy-MM-dd/HH:mm:ss", 0.6), ("yyyy.MM.dd-HH.mm.ss", 0.8), ("yyyy-MM-dd HH-mm-ss", 1),
        ("yyyy-DDD'T'HH:mm:ss{Z}", 0.8), ("yyyy-DDD'T'HH:mm:ss.{frac}", 0.4), ("yyyy-MM-dd HH.mm.ss", 1), ("yyyy/DDD HH:mm:ss", 0.3),
        # EXIF and cameras
        ("yyyy:MM:dd HH:mm:ss", 7), ("yyyy:MM:dd HH:mm:ss{+hh:mm}", 2), ("yyyy:MM:dd HH:mm:ss.SS", 0.6), ("yyyy:MM:dd", 1.5),
        ("yyyy/MM/dd HH:mm:ss", 3), ("yyyy:MM:dd HH:mm", 0.6),
        # SQL, Go, Java, .NET, JavaScript, Python
        ("yyyy-MM-dd HH:mm:ss", 10), ("yyyy-MM-dd HH:mm:ss.{frac}", 6), ("yyyy-MM-dd HH:mm", 3), ("yyyy-MM-dd HH:mm:ss{+hh}", 3),
        ("yyyy-MM-dd HH:mm:ss.{frac}{+hh}", 2), ("yyyy-MM-dd HH:mm:ss {+hhmm}", 3), ("yyyy-MM-dd HH:mm:ss {+hh:mm}", 3),
        ("yyyy-MM-dd HH:mm:ss.{frac} {+hhmm}", 3), ("yyyy-MM-dd HH:mm:ss.{frac} {+hh:mm}", 1.5),
        ("yyyy-MM-dd HH:mm:ss.{frac} {zone o n}", 4), ("yyyy-MM-dd HH:mm:ss {zone o n}", 3), ("yyyy-MM-dd HH:mm:ss {zone c n}", 2), ("yyyy-MM-dd HH:mm:ss {zone o h}", 0.6), ("yyyy-MM-dd HH:mm:ss.{frac} {zone o o}", 0.5), ("yyyy-MM-dd HH:mm:ss {zone o o}", 0.4), ("yyyy-MM-dd HH:mm:ss.{frac} {zone o h}", 0.4), ("yyyy/MM/dd hh:mm:ss.{frac} {AM}", 0.3),
        ("yyyy-MM-dd HH:mm:ss {zone h n}", 0.6), ("yyyy-MM-dd HH:mm:ss.{frac} {zone o n} 'm'=+S.SSSSSSSSS", 2),
        ("yyyy-MM-dd HH:mm:ss.{frac} {zone c n}", 1.5), ("yyyy-MM-dd HH:mm:ss {abbr}", 4), ("yyyy-MM-dd HH:mm:ss.{frac} {abbr}", 2),
        ("yyyy-MM-dd HH:mm:ss{abbr}", 1), ("yyyy-M-d {few}H:m:s.{frac} {+hhmm}", 0.5), ("yyyy-M-d {few}H:m:s", 1), ("yyyy/M/d {few}H:m:s", 0.8), ("yyyy-M-d HH:mm:ss {abbr}", 0.8),
        ("yyyy-M-d H:mm:ss", 1.5), ("yyyy/M/d H:mm", 2), ("yyyy/M/d H:mm:ss", 2), ("yyyy-M-d'T'HH:mm:ss", 0.8),
        ("yyyy-MM-dd hh:mm:ss {AM}", 3), ("yyyy-MM-dd h:mm {AM}", 1.5), ("yyyy-MM-dd hh:mm:ss.{frac} {AM}", 1),
        ("yyyy/MM/dd hh:mm:ss {AM}", 1.5), ("yyyy/MM/dd h:mm {AM}", 1), ("{Sun} {Mon} dd yyyy HH:mm:ss 'GMT'{+hhmm}", 4),
        ("{Sun} {Mon} dd yyyy HH:mm:ss 'GMT'{zone o (L)}", 5), ("{Sun} {Mon} dd yyyy", 3), ("{Sun} {Mon} d yyyy HH:mm:ss 'GMT'{+hhmm}", 1),
        ("{Mon} d, yyyy h:mm:ss {AM}", 4), ("{Mon} dd, yyyy hh:mm:ss {AM}", 2), ("{Month} d, yyyy h:mm:ss {AM} {abbr}", 2),
        ("{Month} d, yyyy 'at' h:mm{AM} {zone n h}", 1), ("{Month} d, yyyy h:mm {AM} {zone nh}", 1), ("{Mon} d yyyy h:mm{AM}", 1.5),
        ("{Mon} {_d} yyyy {_h}:mm{AM}", 1), ("{Mon} d yyyy hh:mm:ss:SSS{AM}", 0.6), ("{Month} d, yyyy HH:mm:ss {+hhmm}", 1), ("{Mon} dd yyyy HH:mm:ss 'GMT'{+hhmm}", 1), ("{Sun}, d {Mon} {y2k} HH:mm:ss {+hhmm}", 0.15), ("{Sun}, d {Mon} {y2k} HH:mm {abbr}", 0.1),
        ("dd {Mon} yyyy HH:mm:ss:SSS", 0.8), ("dd {Mon} yyyy, HH:mm:ss", 1), ("dd{MON}yyyy:HH:mm:ss", 1.2),
        ("dd{MON}yyyy:HH:mm:ss.{frac}", 0.4), ("dd{MON}yy:HH:mm:ss", 0.8), ("dd{Mon}yyyy HH:mm", 0.6),
        # ISO 8601, extended, basic, and mixed
        ("yyyy-MM-dd'T'HH:mm:ss", 8), ("yyyy-MM-dd'T'HH:mm:ss{Z}", 12), ("yyyy-MM-dd'T'HH:mm:ss.{frac}{Z}", 8),
        ("yyyy-MM-dd'T'HH:mm:ss{+hh:mm}", 10), ("yyyy-MM-dd'T'HH:mm:ss.{frac}{+hh:mm}", 4), ("yyyy-MM-dd'T'HH:mm:ss{+hhmm}", 5),
        ("yyyy-MM-dd'T'HH:mm:ss.{frac}{+hhmm}", 2), ("yyyy-MM-dd'T'HH:mm", 3), ("yyyy-MM-dd'T'HH:mm{Z}", 3),
        ("yyyy-MM-dd'T'HH:mm{+hh:mm}", 2), ("yyyy-MM-dd'T'HH:mm{+hhmm}", 1), ("yyyy-MM-dd'T'HH:mm{+hh}", 1),
        ("yyyy-MM-dd'T'HH:mm:ss{+hh}", 1.5), ("yyyy-MM-dd'T'HH:mm:ss.{frac}", 3), ("yyyy-MM-dd'T'HH:mm:ss,{frac}{Z}", 1),
        ("yyyy-MM-dd'T'HH:mm:ss:SSS{+hhmm}", 0.6), ("yyyy-MM-dd'T'HHmmss{Z}", 1.5), ("yyyy-MM-dd'T'HHmm", 0.8),
        ("yyyy-MM-dd'T'HH:mm:ss {+hh:mm}", 1), ("yyyy-MM-dd 'T' HH:mm:ss", 0.4),
        ("yyyy-MM-dd'T'HH:mm:ss{+hh:mm}'[Europe/Berlin]'", 1), ("yyyy-MM-dd'T'HH:mm:ss{Z}'[UTC]'", 0.5), ("yyyy-MM-dd'T'{few}H:m:s", 1.2), ("yyyy-MM-dd'T'HH:mm:{few seconds}s.{frac}{Z}", 0.6),
        ("yyyy-MM-dd'T'HH:mm:ss{+hh:mm}'[America/New_York]'", 0.6), ("yyyy-MM-dd'T'HH", 0.6), ("yyyy-MM-dd'T'HH{Z}", 0.4),
        ("yyyyMMdd'T'HHmmss", 6), ("yyyyMMdd'T'HHmmss{Z}", 6), ("yyyyMMdd'T'HHmm", 3), ("yyyyMMdd'T'HHmmss{+hhmm}", 2),
        ("yyyyMMdd'T'HHmm{Z}", 1.5), ("yyyyMMdd'T'HHmmss.{frac}{Z}", 1), ("yyyyMMdd'T'HHmmss{+hh}", 0.8), ("yyyyMMdd'T'HH:mm:ss{Z}", 1),
        ("yyyyMMdd'T'HHmmss.{frac}", 0.6), ("yyyyMMddHHmmss", 8), ("yyyyMMddHHmm", 5), ("yyyyMMddHHmmss{Z}", 1.5),
        ("yyyyMMddHHmmss.SSS", 0.8), ("yyyyMMddHHmmss{+hhmm}", 1), ("yyyyMMddHHmmss.{frac}{Z}", 0.6), ("yyyyMMddHHmmssSSS", 1.2),
        ("yyyyMMdd_HHmmss", 3), ("yyyyMMdd-HHmmss", 3), ("yyyyMMdd HHmmss", 2), ("yyyyMMdd_HHmm", 1.5), ("yyyyMMdd-HHmm", 1),
        ("{iso_year}-'W'ww-e'T'HH:mm:ss{Z}", 0.4), ("yyyy-MM-dd'T'HH:mm:ss.SSSSSSS{Z}", 1),
        # PDF, ASN.1
        ("'D:'yyyyMMddHHmmss{pdf}", 2.5), ("'D:'yyyyMMddHHmmss", 1), ("'D:'yyyyMMdd", 0.5), ("'D:'yyyy", 0.3), ("'D:'yyyyMM", 0.2),
        ("'D:'yyyyMMddHHmmss{Z}", 0.6), ("yyMMddHHmmss{Z}", 1),
        # military date-time groups
        ("ddHHmm{letter}{MON}yy", 3), ("ddHHmm{letter} {MON} yy", 3), ("ddHHmm{letter} {MON} yyyy", 1.5), ("ddHHmm{letter}{MON}yyyy", 1),
        ("dd HHmm{letter} {Mon?} yy", 1.5), ("ddHHmm{letter} {Mon} yy", 1), ("ddHHmmss{letter}{Mon?}yy", 1.2), ("dd HHmm{letter} {MON} yyyy", 0.6),
        ("HHmm{letter} dd {MON} yy", 0.8), ("HHmm{letter} dd {MON} yyyy", 0.8), ("dd{MON}yy HHmm{letter}", 1), ("dd {MON} yyyy HHmm{letter}", 0.6),
    ]
)  # fmt: skip

#: Stamps without a year: syslog, ls -l, top of a log line.
NO_YEAR: Weighted[str] = Weighted(
    [("{Mon} {_d} HH:mm:ss", 8), ("{Mon} {_d} HH:mm", 4), ("{Mon} dd HH:mm:ss", 2), ("{Sun} {Mon} {_d} HH:mm:ss", 2),
     ("{Mon} {_d} HH:mm:ss 'localhost'", 1), ("{Sun} {_d} {Mon} HH:mm:ss {abbr}", 0.6), ("MM-dd HH:mm:ss.SSS", 2),
     ("MM-dd HH:mm:ss", 2), ("MM/dd HH:mm:ss", 1.5), ("'--'MM-dd", 2), ("'--'MMdd", 2), ("{Sun} dd{Mon}", 1), ("dd{MON}", 1),
     ("dd{MON} HHmm", 0.6), ("{Mon} d, HH:mm", 0.8)]
)  # fmt: skip

#: Figures alone: six and eight in other orders than ISO's, pattern -> order.
FIGURES: Weighted[tuple[str, str]] = Weighted(
    [(("yyMMdd", "YMD"), 5), (("ddMMyy", "DMY"), 4), (("MMddyy", "MDY"), 2), (("ddMMyyyy", "DMY"), 5), (("MMddyyyy", "MDY"), 2.5),
     (("yyyyMM", ""), 2), (("yyMMddHHmm", ""), 0.6), (("yyMMdd_HHmmss", ""), 0.6), (("yyMMdd-HHmm", ""), 0.5)]
)  # fmt: skip


def _space_hour(scene: Scene) -> None:
    hour = (scene.hour + 11) % 12 + 1
    scene.pieces.append((" " if hour < 10 else "", ""))
    scene.pieces.append((ONE[hour], "hour"))


def _pdf_offset(scene: Scene) -> None:
    """The zone of a PDF date, ``+01'00'`` or ``Z00'00'`` (ISO 32000-1, 7.9.4)."""
    if scene.dice.chance(0.25):
        scene.zone, text = "Z", "Z00'00'"
    else:
        scene.zone = offset(scene.dice.draw(time_forms.OFFSETS), True)
        text = scene.zone.replace(":", "'") + "'"
    scene.pieces.append((text if scene.dice.chance(0.75) else text[:-1], "zone"))


def _years_since_1900(scene: Scene) -> None:
    """The year of a program that was never told of 2000: 101 for 2001."""
    if not 2000 <= scene.year < 2040:
        scene.set_day(date(2000 + scene.year % 40, scene.month, min(scene.day, 28)))
    scene.pieces.append((str(scene.year - 1900), "year"))


extend("y2k", _years_since_1900, "short")
extend("_h", _space_hour, "hour")
extend("pdf", _pdf_offset, "zone")


def write_stamp(scene: Scene, source: str) -> None:
    """Write the scene's day and time in the form ``source`` and set the reading."""
    if scene.lang.digits and scene.dice.chance(0.95):
        scene.lang = language("en")
    pattern = compile_pattern(source)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    if "hour" in pattern.parts:
        scene.canonical += time_reading(scene, pattern.parts)
        scene.kind = "no_year" if scene.kind == "no_year" else "datetime"
    elif scene.kind != "no_year":
        scene.kind = (
            "two_digit_year" if "short" in pattern.parts else "absolute" if "day" in pattern.parts else "partial"
        )
    scene.worded = False


def _stamp(scene: Scene) -> None:
    choose_modern(scene)
    write_stamp(scene, scene.dice.draw(STAMPS))


def _no_year(scene: Scene) -> None:
    choose_modern(scene)
    write_stamp(scene, scene.dice.draw(NO_YEAR))


def _figures(scene: Scene) -> None:
    choose_modern(scene)
    source, order = scene.dice.draw(FIGURES)
    write_stamp(scene, source)
    scene.order = order


GROUPS: tuple[Group, ...] = (
    Group("machine-stamp", "datetime", 5.5, _stamp),
    Group("machine-no-year", "no_year", 0.5, _no_year),
    Group("figures-alone", "two_digit_year", 0.91, _figures),
)
