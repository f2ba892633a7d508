"""Times of the day and zones, before or behind a date."""

from datenorm.data import forms
from datenorm.data.pattern import Pattern, compile_pattern, extend, time_reading
from datenorm.data.scene import Scene

_ENGLISH_PERIODS = (("am", "AM", "a.m.", "A.M.", "am", "AM", "a"), ("pm", "PM", "p.m.", "P.M.", "pm", "PM", "p"))


def _day_period(scene: Scene) -> None:
    """am or pm as the language says it, or in English, as software writes everywhere."""
    half = scene.hour >= 12
    own = scene.lang.day_periods[half]
    if scene.lang.token in forms.TIMES_OF and scene.lang.token in ("zh", "ja", "ko"):
        scene.pieces.append((scene.dice.pick(own), "hour"))
    elif scene.dice.chance(0.5):
        scene.pieces.append((scene.dice.pick(own), "hour"))
    else:
        scene.pieces.append((scene.dice.pick(_ENGLISH_PERIODS[half]), "hour"))


extend("ampm", _day_period, "period", worded=False)


def time_pattern(scene: Scene) -> Pattern:
    """How the scene's language writes a time."""
    dice = scene.dice
    own = forms.TIMES_OF.get(scene.lang.token)
    if own is not None and scene.worded and dice.chance(0.55):
        return compile_pattern(dice.draw(own))
    cldr = scene.lang.patterns["time"]
    if cldr and scene.worded and dice.chance(0.25):
        return compile_pattern(dice.pick(cldr))
    twelve = 0.5 if scene.lang.token in ("en", "hi", "ar", "es", "fil", "bn", "ur") else 0.12
    return compile_pattern(dice.draw(forms.TIMES_12 if dice.chance(twelve) else forms.TIMES))


def _offset(scene: Scene) -> tuple[str, str]:
    """An offset as written and in the canonical form."""
    minutes = scene.dice.draw(forms.OFFSETS)
    sign, size = ("-" if minutes < 0 else "+"), abs(minutes)
    hours, rest = divmod(size, 60)
    style = scene.dice.draw(forms.OFFSET_STYLES)
    if rest and "mm" not in style:
        style = "+hh:mm"
    text = style.replace("+", sign).replace("hh", f"{hours:02d}").replace("mm", f"{rest:02d}").replace("h", f"{hours}")
    return text, f"{sign}{hours:02d}:{rest:02d}"


def _add_zone(scene: Scene, pattern: Pattern) -> None:
    dice = scene.dice
    if "minute" not in pattern.parts or not dice.chance(0.45 if "second" in pattern.parts else 0.12):
        return
    if dice.chance(0.5):
        text, zone = _offset(scene)
        if dice.chance(0.08):
            text += dice.pick((" (UTC)", " (CEST)", " (PST)", " UTC", " CEST", " (GMT)"))
    else:
        text, zone = dice.draw(forms.ZONES)
    scene.pieces.append((text, "zone"))
    scene.zone = zone


def add_time(scene: Scene, share: float, kind: str = "datetime", joined: bool = False) -> None:
    """Put a time behind the date (or before it) with probability ``share`` and add it to the reading.

    Args:
        joined: whether what joins them has been written already.
    """
    dice = scene.dice
    if not dice.chance(share):
        return
    scene.choose_time()
    pattern = time_pattern(scene)
    words = forms.JOINING_WORDS.get(scene.lang.token)
    if joined:
        pattern.write(scene)
        _add_zone(scene, pattern)
    elif dice.chance(0.1):
        date_pieces, scene.pieces = scene.pieces, []
        pattern.write(scene)
        _add_zone(scene, pattern)
        scene.pieces.append((dice.pick((" ", " ", ", ", " - ", " on " if scene.lang.token == "en" else " ")), ""))
        scene.pieces.extend(date_pieces)
    else:
        use_word = words is not None and scene.worded and dice.chance(0.4)
        scene.pieces.append((dice.pick(words) if use_word and words else dice.draw(forms.DATE_THEN_TIME), ""))
        pattern.write(scene)
        _add_zone(scene, pattern)
    scene.canonical += time_reading(scene, pattern.parts)
    scene.kind = kind
