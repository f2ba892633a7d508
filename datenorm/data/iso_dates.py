"""Groups of the generator for dates of ISO 8601, and for other dates in figures that begin with the year.

The first are the standard's own forms and no others (ISO 8601-1:2019, 5.2.2 and 5.4, with the blank and the small ``t``
that RFC 3339, 5.6, lets stand for the T), in years that it allows without an agreement (4.2.1): they are read the same under
any hint.
"""

from datenorm.data import forms, time_forms
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.machine_forms import offset
from datenorm.data.pattern import compile_pattern, reading, time_reading
from datenorm.data.scene import CYCLE, Scene
from datenorm.data.written_time import add_time

_DATES: Weighted[tuple[str, str]] = Weighted([(("yyyy-MM-dd", "extended"), 3), (("yyyyMMdd", "basic"), 1)])
_TIMES: dict[str, Weighted[str]] = {
    "extended": Weighted([("HH:mm:ss", 8), ("HH:mm", 5), ("HH:mm:ss.SSS", 2), ("HH:mm:ss.SSSSSS", 1), ("HH:mm:ss,SSS", 0.4), ("HH", 0.2)]),
    "basic": Weighted([("HHmmss", 8), ("HHmm", 4), ("HHmmss.SSS", 0.6)]),
}  # fmt: skip
_TIMED = 0.4
#: The standard's first year, that of the Gregorian calendar; older ones are among the other forms.
_FIRST_YEAR = 1583


def _iso(scene: Scene) -> None:
    """``1999-05-03``, ``19990503``, ``1999-05-03T14:05:50+02:00``, ``19990503T140550Z``."""
    dice = scene.dice
    scene.choose_day()
    while scene.year < _FIRST_YEAR:
        scene.year += CYCLE
    form, style = dice.draw(_DATES)
    date = compile_pattern(form)
    date.write(scene)
    scene.canonical = reading(scene, date.parts)
    if not dice.chance(_TIMED):
        return
    scene.choose_time()
    time = compile_pattern(dice.draw(_TIMES[style]))
    scene.write("T" if style == "basic" or "minute" not in time.parts else dice.pick(("T", "T", "T", " ", " ", "t")))
    time.write(scene)
    if dice.chance(0.4):
        scene.zone = "Z" if dice.chance(0.5) else offset(dice.draw(time_forms.OFFSETS), True)
        scene.write(scene.zone if style == "extended" else scene.zone.replace(":", ""), "zone")
    scene.canonical += time_reading(scene, time.parts)
    scene.kind = "datetime"


def _year_first(scene: Scene) -> None:
    """What people, files and machines make of it: ``1999/05/03``, ``1999.5.3``, ``1999-05-03, 2 pm``, ``19990503-1405``."""
    scene.choose_day()
    pattern = compile_pattern(scene.dice.draw(forms.YEAR_FIRST))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    if pattern.source == "yyyy/MM/dd" and scene.dice.chance(0.3):
        scene.choose_time()
        scene.write(scene.dice.pick(("T", "T", " ", "t")))
        add_time(scene, 1.0, joined=True)
    elif pattern.source == "yyyyMMdd" and scene.dice.chance(0.5):
        scene.choose_time()
        scene.write(scene.dice.pick(("T", "-", " ", "_", "")))
        stamp = compile_pattern(scene.dice.pick(("HHmmss", "HHmmss", "HHmm")))
        stamp.write(scene)
        seconds = f":{scene.second:02d}" if "second" in stamp.parts else ""
        zone = "Z" if scene.dice.chance(0.25) else ""
        scene.write(zone, "zone")
        scene.canonical += f"T{scene.hour:02d}:{scene.minute:02d}{seconds}{zone}"
        scene.kind = "datetime"
    else:
        add_time(scene, 0.6)


GROUPS: tuple[Group, ...] = (
    Group("iso", "absolute", 4.5, _iso),
    Group("year-first", "absolute", 2.4, _year_first),
)
