"""Times of the day and zones, behind a date, before it, or between its day and its year."""

from dataclasses import replace

from datenorm.data import time_forms
from datenorm.data.clock_words import parts_of_day, write_word_clock
from datenorm.data.pattern import ONE, Pattern, compile_pattern, extend, time_reading
from datenorm.data.scene import Piece, Scene

_ENGLISH_PERIODS = (
    ("am", "AM", "a.m.", "A.M.", "am", "AM", "a", "a.m"),
    ("pm", "PM", "p.m.", "P.M.", "pm", "PM", "p", "p.m"),
)
#: Where the language's own words for am and pm stand in numeric dates too.
_OWN_PERIODS = frozenset(("zh", "ja", "ko"))
_CLOCK_OF_12 = frozenset(("en", "hi", "ar", "es", "fil", "bn", "ur", "pa", "gu", "ta", "te", "mr", "ms", "sw", "ne"))


def _day_period(scene: Scene) -> None:
    """am or pm as the language says it, or in English, as software writes everywhere."""
    half = scene.hour >= 12
    if scene.lang.token in _OWN_PERIODS or scene.dice.chance(0.5):
        scene.pieces.append((scene.dice.pick(scene.lang.day_periods[half]), "hour"))
    else:
        scene.pieces.append((scene.dice.pick(_ENGLISH_PERIODS[half]), "hour"))


def _part_of_day(scene: Scene) -> None:
    scene.worded = True
    scene.pieces.append((scene.dice.pick(parts_of_day(scene.lang.token)[scene.hour]), "hour"))


def _hour_from_zero(scene: Scene) -> None:
    scene.pieces.append((ONE[scene.hour % 12], "hour"))


def _clock_hour(scene: Scene) -> None:
    """An hour of the clock's face that says nothing of am or pm; read as it stands."""
    scene.hour = scene.hour % 12 or 12
    scene.minute = 0
    scene.pieces.append((ONE[scene.hour], "hour"))


def _few(scene: Scene) -> None:
    """Minutes and seconds of one figure, which is where unpadded ones are told apart."""
    scene.minute %= 10
    scene.second %= 10
    scene.hour = scene.hour % 10 if scene.dice.chance(0.6) else scene.hour


def _few_seconds(scene: Scene) -> None:
    scene.second %= 10


extend("few", _few, "")
extend("few seconds", _few_seconds, "")
extend("ampm", _day_period, "period")
extend("part", _part_of_day, "period", worded=True)
extend("h0", _hour_from_zero, "hour")
extend("clock", _clock_hour, "hour")


def time_pattern(scene: Scene) -> Pattern:
    """How the scene's language writes a time."""
    dice, token = scene.dice, scene.lang.token
    if scene.worded or dice.chance(0.45):
        style = dice.below(100)
        parts = parts_of_day(token)
        if style < 14 and parts and parts[scene.hour]:
            return compile_pattern(dice.pick(time_forms.PART_TIMES.get(token, ("h:mm {part}",))))
        own = time_forms.TIMES_OF.get(token)
        if style < 65 and own is not None:
            return compile_pattern(dice.draw(own))
        cldr = scene.lang.patterns["time"]
        if cldr and style < 78:
            return compile_pattern(dice.pick(cldr))
    twelve = dice.chance(0.5 if token in _CLOCK_OF_12 else 0.12)
    return compile_pattern(dice.draw(time_forms.TIMES_12 if twelve else time_forms.TIMES))


def written_offset(scene: Scene) -> tuple[str, str]:
    """An offset as written and in the canonical form."""
    minutes = scene.dice.draw(time_forms.OFFSETS)
    sign, size = ("-" if minutes < 0 else "+"), abs(minutes)
    hours, rest = divmod(size, 60)
    style = scene.dice.draw(time_forms.OFFSET_STYLES)
    if rest and "mm" not in style:
        style = "+hh:mm"
    text = style.replace("+", sign).replace("hh", f"{hours:02d}").replace("mm", f"{rest:02d}").replace("h", f"{hours}")
    return text, f"{sign}{hours:02d}:{rest:02d}"


def add_zone(scene: Scene, pattern: Pattern) -> None:
    """Put a zone behind the time now and then."""
    dice = scene.dice
    told = "second" in pattern.parts or "period" in pattern.parts
    if not pattern.parts & {"minute", "period"} or not dice.chance(0.42 if "second" in pattern.parts else 0.2 if told else 0.13):
        return
    if dice.chance(0.45):
        text, zone = written_offset(scene)
        if dice.chance(0.08):
            text += dice.pick(
                (" (UTC)", " (CEST)", " (PST)", " UTC", " CEST", " (GMT)", " [Europe/Berlin]", " MSK", " (JST)")
            )
    else:
        text, zone = dice.draw(time_forms.ZONES)
    if text.startswith("-") and "second" not in pattern.parts:  # 07:00-08:00 is from seven to eight
        text = " UTC" + text
    scene.pieces.append((text, "zone"))
    scene.zone = zone


def _noon(scene: Scene, share: float) -> Pattern | None:
    """Noon or midnight in words, where the language's are known."""
    words = time_forms.NOON.get(scene.lang.token)
    if words is None or not scene.worded or not scene.dice.chance(share):
        return None
    midnight = scene.dice.chance(0.5)
    scene.hour, scene.minute = (0 if midnight else 12), 0
    scene.pieces.append((scene.dice.pick(words[midnight]), "hour"))
    return _NOON


_NOON = replace(compile_pattern("'12'"), parts=frozenset(("hour",)))


_WORDS = frozenset(("hour", "minute"))


def _write_time(scene: Scene, bare: bool = True, words: float = 0.06) -> frozenset[str]:
    """Write the time.

    Args:
        bare: it may be figures alone (``1405``), which are no year where it stands.
        words: how often it is noon or midnight in words, and how often another time in words.
    """
    noon = _noon(scene, words)
    if noon is not None:
        return noon.parts
    if scene.worded and scene.dice.chance(words) and write_word_clock(scene):
        return _WORDS
    pattern = time_pattern(scene)
    if pattern.source in _BARE and (not bare or scene.canonical.startswith("XXXX")):
        pattern = _USUAL
    pattern.write(scene)
    add_zone(scene, pattern)
    return pattern.parts


#: Times in figures alone, which beside a day without a year would be the year.
_BARE = frozenset(("HHmm", "HHmmss", "HH-mm", "{clock}"))
_USUAL = compile_pattern("HH:mm")


def _joint(scene: Scene) -> str:
    """What stands between a date and the time behind it."""
    dice, token = scene.dice, scene.lang.token
    words = time_forms.JOINING_WORDS.get(token)
    text, field = scene.pieces[-1]
    if words is not None and dice.chance(0.42 if scene.worded else 0.3):
        return dice.pick(words) or (" " if text[-1:].isdigit() else "")
    if field == "year" and len(text) == 4 and dice.chance(0.03):
        return dice.pick(time_forms.GLUE)
    return dice.draw(time_forms.DATE_THEN_TIME)


def _may_stand_between(pieces: list[Piece]) -> bool:
    """Whether the date ends in a space and a year, so that a time fits between its day and its year."""
    return len(pieces) > 3 and pieces[-1][1] == "year" and pieces[-2] == (" ", "") and pieces[-3][1] in ("day", "month")


#: How often it is 0:00, as the exports of spreadsheets and databases have it for a day without a time.
_MIDNIGHT = 0.05


#: How often a time in front of its date is in words: ``noon on 6 June 1944``, ``half past three on 6 June``.
_WORDS_IN_FRONT = 0.16


def add_time(scene: Scene, share: float, kind: str = "datetime", joined: bool = False) -> None:
    """Put a time behind the date (or before it, or between day and year) and add it to the reading.

    Args:
        share: how often.
        joined: whether what joins them has been written already.
    """
    dice = scene.dice
    if not dice.chance(share):
        return
    scene.choose_time()
    if dice.chance(_MIDNIGHT):
        scene.hour = scene.minute = scene.second = 0
    place = 99 if joined else dice.below(100)
    if place < 12:
        written, scene.pieces = scene.pieces, []
        if dice.chance(0.04):
            scene.zone = "Z"
            scene.pieces.append((dice.pick(("GMT ", "UTC ", "(GMT) ")), "zone"))
            pattern = compile_pattern("HH:mm")
            pattern.write(scene)
            parts = pattern.parts
        else:
            parts = _write_time(scene, words=_WORDS_IN_FRONT)
        words = time_forms.TIME_THEN_DATE.get(scene.lang.token)
        usual = words is None or dice.chance(0.5)
        scene.pieces.append(
            (dice.pick((" ", " ", ", ", ", ", " - ", " | ", " • ")) if usual or words is None else dice.pick(words), "")
        )
        scene.pieces.extend(written)
    elif place < 20 and scene.worded and _may_stand_between(scene.pieces):
        year = scene.pieces.pop()
        parts = _write_time(scene, bare=False)
        scene.pieces.append((" ", ""))
        scene.pieces.append(year)
    else:
        if not joined:
            scene.pieces.append((_joint(scene), ""))
        parts = _write_time(scene)
    scene.canonical += time_reading(scene, parts)
    scene.kind = kind
