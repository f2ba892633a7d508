"""Groups of the generator for the lines under headlines, in mails and in tables: a label, a date, a time, a zone.

The parts are the same as elsewhere; what is met on the web is that all of them stand together.
"""

from datetime import date
from functools import cache

from datenorm.data import forms, time_forms
from datenorm.data.dice import Weighted
from datenorm.data.gregorian import order_for
from datenorm.data.group import Group
from datenorm.data.labels import BEFORE
from datenorm.data.mix import BIG
from datenorm.data.pattern import Pattern, compile_pattern, reading, time_reading
from datenorm.data.scene import Scene
from datenorm.data.written_time import time_pattern, written_offset

#: Dates of English bylines, and of software that knows no other order.
_ENGLISH: Weighted[str] = Weighted(
    [("MMM d, yyyy", 16), ("MMMM d, yyyy", 16), ("d MMM yyyy", 14), ("d MMMM yyyy", 12), ("MMM dd, yyyy", 6), ("EEE, MMM d, yyyy", 5), ("EEE, MMM d yyyy", 4), ("EEE MMM d, yyyy", 4), ("EEEE, MMMM d, yyyy", 5), ("EEE d MMM yyyy", 5),
     ("EEE, d MMM yyyy", 4), ("EEEE d MMMM yyyy", 3), ("MMM. d, yyyy", 4), ("d MMMM, yyyy", 3), ("d MMM, yyyy", 3), ("MMMM d yyyy", 3), ("dd MMM yyyy", 4), ("dd-MMM-yyyy", 2), ("MMM d yyyy", 3), ("EEEE, d MMMM yyyy", 2), ("EEE MMM d yyyy", 2),
     ("dd/MM/yyyy", 4), ("MM/dd/yyyy", 4), ("M/d/yyyy", 3), ("d/M/yyyy", 2), ("yyyy-MM-dd", 4), ("M/d/yy", 2), ("d MMM yy", 2), ("dd/MM/yy", 1.5), ("MMMM dd, yyyy", 3), ("MMM d", 1.5), ("d MMM", 1)]
)  # fmt: skip
#: Dates elsewhere; {s} is the language's usual separator.
_ELSEWHERE: Weighted[str] = Weighted(
    [("d MMMM yyyy", 16), ("d. MMMM yyyy", 10), ("d MMM yyyy", 12), ("d. MMM yyyy", 5), ("dd.MM.yyyy", 12), ("dd/MM/yyyy", 10), ("d.M.yyyy", 5), ("dd-MM-yyyy", 4), ("EEEE d MMMM yyyy", 4), ("EEE, d MMM yyyy", 3), ("EEEE, d. MMMM yyyy", 3),
     ("EEE d MMM yyyy", 3), ("EEEE, dd.MM.yyyy", 3), ("EEE, dd.MM.yyyy", 3), ("dd.MM.yy", 3), ("dd/MM/yy", 2), ("dd. MMMM yyyy", 3), ("dd MMM yyyy", 3), ("d MMMM, yyyy", 3), ("d MMM, yyyy", 2), ("yyyy-MM-dd", 3), ("dd. MM. yyyy", 2),
     ("d. M. yyyy", 2), ("dd MMMM yyyy", 4), ("d.MMM.yyyy", 1.5), ("dd-MMM-yyyy", 1), ("d MMM yy", 1), ("d MMMM", 1.5), ("dd.MM.", 1)]
)  # fmt: skip
_EAST: Weighted[str] = Weighted(
    [("yyyy年M月d日", 14), ("yyyy年MM月dd日", 8), ("yyyy/MM/dd", 8), ("yyyy-MM-dd", 8), ("yyyy.MM.dd", 6), ("yyyy/M/d", 4), ("yyyy.M.d", 4), ("yyyy年M月d日(EEE)", 5), ("yyyy.M.d(EEE)", 5), ("yyyy/M/d(EEE)", 3), ("yyyy.MM.dd(EEE)", 2),
     ("yyyy.M.d({Sun})", 2), ("yyyy.M.d {Sun}", 1), ("yyyy年M月d日（EEE）", 3), ("M月d日", 3), ("M/d(EEE)", 1), ("yyyy/MM/dd (EEE)", 2), ("yyyy年M月d日 EEEE", 2)]
)  # fmt: skip
_KOREAN: Weighted[str] = Weighted(
    [("yyyy년 M월 d일", 10), ("yyyy. M. d.", 8), ("yyyy.MM.dd.", 6), ("yyyy.MM.dd", 8), ("yyyy-MM-dd", 8), ("yyyy. M. d", 4), ("yyyy년 MM월 dd일", 4), ("yyyy/MM/dd", 3), ("yyyy.MM.dd(EEE)", 2), ("yyyy.MM.dd. (EEE)", 1), ("M월 d일", 2), ("yy.MM.dd", 1)]
)  # fmt: skip
_DATES = {"en": _ENGLISH, "ja": _EAST, "zh": _EAST, "ko": _KOREAN}

_JOINTS: Weighted[str] = Weighted(
    [(" ", 34), (", ", 30), (" - ", 8), (" | ", 6), (" / ", 5), (" • ", 5), (" , ", 5), (" – ", 3), (" · ", 2), (" @ ", 2), ("  ", 1), (",", 2), (" — ", 1), ("; ", 0.4), (" ∙ ", 1), ("\u00a0", 1)]
)  # fmt: skip
_BEFORE_DATE: Weighted[str] = Weighted(
    [(", ", 40), (" ", 34), (" - ", 8), (" | ", 6), (" • ", 5), (" ∙ ", 3), (" / ", 3), (" · ", 2)]
)

#: Times of English bylines.
_ENGLISH_TIMES: Weighted[str] = Weighted(
    [("h:mm {ampm}", 34), ("h:mm{ampm}", 26), ("HH:mm", 18), ("hh:mm {ampm}", 10), ("H:mm", 3), ("h {ampm}", 3), ("h{ampm}", 4), ("h.mm{ampm}", 4), ("hh:mm{ampm}", 3), ("HH.mm", 3), ("h:mm:ss {ampm}", 4), ("HH:mm:ss", 4), ("HH:mm 'hrs'", 1)]
)  # fmt: skip

#: Zones behind a time of day; RFC 2822's have their offsets.
_ZONES: Weighted[tuple[str, str]] = Weighted(
    [((" GMT", "Z"), 12), ((" UTC", "Z"), 10), ((" EST", "-05:00"), 10), ((" EDT", "-04:00"), 10), ((" ET", ""), 8), ((" PST", "-08:00"), 7), ((" PDT", "-07:00"), 7), ((" PT", ""), 4), ((" CST", "-06:00"), 5), ((" CDT", "-05:00"), 5),
     ((" MDT", "-06:00"), 3), ((" MST", "-07:00"), 3), ((" BST", ""), 8), ((" CET", ""), 5), ((" CEST", ""), 5), ((" IST", ""), 5), ((" AEST", ""), 3), ((" AEDT", ""), 2), ((" JST", ""), 3), ((" CT", ""), 2), ((" MT", ""), 1), ((" SGT", ""), 1.5),
     ((" HKT", ""), 1.5), ((" (GMT)", "Z"), 1.5), ((" (ET)", ""), 1), ((" (UTC)", "Z"), 1), (("Z", "Z"), 1), ((" WIB", ""), 1), ((" MSK", ""), 2), ((" МСК", ""), 1), ((" MEZ", ""), 2), ((" MESZ", ""), 2), ((" EET", ""), 1),
     (("\u00a0GMT", "Z"), 2), (("\u00a0EST", "-05:00"), 1.5), ((" GMT+1", "+01:00"), 1.5), ((" GMT+2", "+02:00"), 1), ((" GMT+8", "+08:00"), 1), ((" UTC+1", "+01:00"), 1), ((" KST", ""), 1), ((" SAST", ""), 1)]
)  # fmt: skip


@cache
def _labels(token: str) -> tuple[str, ...]:
    """Labels of a language that say what is done at a time, not since when or until when."""
    return tuple(
        label
        for label in BEFORE.get(token, ())
        if label.strip()[-1:] in (":", "：") or label[:1].isupper() or token not in _CASED
    )


_CASED = frozenset(
    (
        "en",
        "de",
        "fr",
        "es",
        "pt",
        "it",
        "nl",
        "sv",
        "da",
        "nb",
        "fi",
        "pl",
        "cs",
        "sk",
        "hr",
        "sl",
        "ro",
        "hu",
        "tr",
        "ru",
        "uk",
        "bg",
        "el",
        "id",
        "ms",
        "vi",
        "ca",
    )
)


def _write_zone(scene: Scene, pattern: Pattern) -> None:
    dice = scene.dice
    if "minute" not in pattern.parts or not dice.chance(0.42 if scene.lang.token == "en" else 0.12):
        return
    text, scene.zone = written_offset(scene) if dice.chance(0.1) else dice.draw(_ZONES)
    scene.pieces.append((text, "zone"))


def _write_time(scene: Scene) -> frozenset[str]:
    english = scene.lang.token == "en" or scene.dice.chance(0.06)
    pattern = compile_pattern(scene.dice.draw(_ENGLISH_TIMES)) if english else time_pattern(scene)
    pattern.write(scene)
    _write_zone(scene, pattern)
    return pattern.parts


def _write_date(scene: Scene) -> Pattern:
    dice, token = scene.dice, scene.lang.token
    pattern = compile_pattern(dice.draw(_DATES.get(token, _ELSEWHERE)))
    if len(pattern.order) == 3 and pattern.order != "YMD" and dice.chance(0.5):
        order = order_for(scene)
        if order != pattern.order:
            scene.separator = "/" if order == "MDY" else "-" if order == "YMD" else "."
            pattern = compile_pattern(dice.draw(forms.NUMERIC[order]))
    pattern.write(scene)
    scene.order = pattern.order
    return pattern


def _byline(scene: Scene) -> None:
    scene.choose_day()
    if scene.year < 100 or scene.dice.chance(0.6):
        scene.set_day(date(1990 + scene.year % 45, scene.month, min(scene.day, 28)))
    scene.choose_time()
    dice, token = scene.dice, scene.lang.token
    labels = _labels(token)
    if labels and dice.chance(0.25):
        scene.write(dice.pick(labels))
    if dice.chance(0.16):
        parts = _write_time(scene)
        words = time_forms.TIME_THEN_DATE.get(token)
        scene.write(dice.pick(words) if words and dice.chance(0.3) else dice.draw(_BEFORE_DATE))
        pattern = _write_date(scene)
    else:
        pattern = _write_date(scene)
        words = time_forms.JOINING_WORDS.get(token)
        scene.write(dice.pick(words) if words and dice.chance(0.4) else dice.draw(_JOINTS))
        parts = _write_time(scene)
    scene.canonical = reading(scene, pattern.parts) + time_reading(scene, parts)
    if "year" not in pattern.parts and "short" not in pattern.parts:
        scene.kind = "no_year"


#: Big languages, English more than elsewhere: half of the web is in it.
_LANGUAGES = tuple((entry, 3 * weight if entry == "en" else weight) for entry, weight in BIG.items())

GROUPS: tuple[Group, ...] = (Group("byline", "datetime", 4.5, _byline, _LANGUAGES),)
