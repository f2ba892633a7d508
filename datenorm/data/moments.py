"""Group of the generator for a day and a time up to another day and time, as bookings and calendars write them.

``2019-05-03T18:00/2019-05-04T02:00``, ``Check-in 3 May 2019 15:00, check-out 5 May 2019 11:00``: the interval of the days,
since those of the grammar have no times (EDTF, ISO 8601-2:2019, level 1); of one day that day.
"""

from datenorm.data.appointments import TIMES, said_time
from datenorm.data.dice import Weighted
from datenorm.data.forms import NUMERIC
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pairs import halves, joint_of, two_days, write_pair
from datenorm.data.pattern import compile_pattern, extend
from datenorm.data.scene import Scene
from datenorm.data.words import kind_of

extend("another time", Scene.choose_time, "")

#: A date in figures, its time, and what joins two of them.
_MACHINE: Weighted[tuple[str, str]] = Weighted(
    [(("yyyy-MM-dd'T'{t}HH:mm", "/"), 6), (("yyyy-MM-dd'T'{t}HH:mm:ss", "/"), 6), (("yyyy-MM-dd'T'{t}HH:mm:ss'Z'", "/"), 6), (("yyyy-MM-dd'T'{t}HH:mm'Z'", "/"), 3), (("yyyyMMdd'T'{t}HHmmss'Z'", "/"), 3), (("yyyyMMdd'T'{t}HHmmss", "/"), 1), (("yyyy-MM-dd'T'{t}HH:mm:ss'+01:00'", "/"), 3), (("yyyy-MM-dd'T'{t}HH:mm:ss'+0200'", "/"), 1), (("yyyy-MM-dd'T'{t}HH:mm:ss'Z'", " - "), 2), (("yyyy-MM-dd'T'{t}HH:mm:ss", " - "), 2),
     (("yyyy-MM-dd {t}HH:mm", " - "), 10), (("yyyy-MM-dd {t}HH:mm", " – "), 3), (("yyyy-MM-dd {t}HH:mm:ss", " - "), 6), (("yyyy-MM-dd {t}HH:mm:ss", " to "), 3), (("yyyy-MM-dd {t}HH:mm", " to "), 4), (("yyyy-MM-dd {t}HH:mm", "/"), 2), (("yyyy-MM-dd {t}HH:mm", " / "), 2), (("yyyy-MM-dd {t}HH:mm", " -> "), 2), (("yyyy-MM-dd {t}HH:mm:ss", " → "), 1), (("yyyy-MM-dd {t}HH:mm", " until "), 1), (("yyyy-MM-dd {t}HH:mm", " ~ "), 1), (("yyyy-MM-dd {t}HH:mm", "--"), 1),
     (("yyyy/MM/dd {t}HH:mm", " - "), 5), (("yyyy/MM/dd {t}HH:mm", " ~ "), 2), (("yyyy/MM/dd {t}HH:mm:ss", " - "), 2), (("yyyy.MM.dd {t}HH:mm", " ~ "), 2), (("yyyy.MM.dd {t}HH:mm", " - "), 2), (("yyyy年M月d日 {t}HH:mm", "～"), 1.5), (("yyyy年M月d日{t}H時", "～"), 1), (("yyyy年M月d日{t}H:mm", "～"), 1), (("yyyy年M月d日{t}H点", "至"), 1), (("yyyy年M月d日 {t}H:mm", "至"), 1), (("yyyy. M. d. {t}HH:mm", " ~ "), 1), (("yyyy년 M월 d일 {t}H시", " ~ "), 1)]
)  # fmt: skip
_TIMES = ("HH:mm", "HH:mm", "H:mm", "HH.mm", "HH:mm:ss", "h:mm a", "ha", "h a", "H'h'", "HH'h'mm")
_PAST_DATE = (" ", " ", ", ", " - ", " @ ", " (")
_JOINTS = (" - ", " - ", " – ", " to ", " / ", " — ", "-", " bis ", " ~ ")
_WEEKDAY = ("EEE ", "EEE, ", "EEEE ", "EEEE, ")
#: How often both are of one day.
_ONE_DAY = 0.2


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _timed(scene: Scene, date: str, own: bool) -> str:
    """A pattern of a date with a time behind it or in front; in the language's own words when ``own``."""
    dice = scene.dice
    joint, source = said_time(dice, scene.lang.token) if own else (dice.pick(_PAST_DATE), dice.pick(_TIMES))
    time = "{another time}" + source
    if dice.chance(0.1):
        return f"{time} {date}"
    return date + (_quoted(joint) if joint else "") + time + (")" if joint == " (" else "")


def _moments(scene: Scene) -> None:
    """``Fri 3 May 15:00 - Sun 5 May 2019 11:00``: 2019-05-03/2019-05-05."""
    dice = scene.dice
    style = dice.below(100)
    kind = dice.pick(("day", "day", "month", "all"))
    days = two_days(scene, kind, over_new_year=style >= 60)
    one_day = dice.chance(_ONE_DAY)
    if one_day:
        days = days[0], days[0]
    joint = ("", dice.pick(_JOINTS), "")
    if style < 30:
        source, between = dice.draw(_MACHINE)
        first = second = source.replace("{t}", "{another time}")
        joint = ("", between, "")
    elif style < 60:
        order = order_for(scene)
        scene.separator = dice.pick(("/", ".", "-")) if order != "YMD" else dice.pick(("-", "/", "."))
        first = second = _timed(scene, dice.draw(NUMERIC[order]), dice.chance(0.5))
    else:
        source = named_form(scene).source
        weekday = dice.pick(_WEEKDAY) if "E" not in source and dice.chance(0.35) else ""
        cut = halves(source)
        sides = (source, source)
        if cut is not None and not one_day and dice.chance(0.5):
            sides = cut["month-none" if dice.chance(0.4) else "month"]
        own = dice.chance(0.75)
        first, second = (_timed(scene, weekday + side, own) for side in sides)
    if style >= 30 and dice.chance(0.45):
        joint = joint_of(scene, own_share=0.7)
    write_pair(scene, compile_pattern(first), compile_pattern(second), joint, days)
    scene.pieces = [(text, "" if field in _OF_TIME else field) for text, field in scene.pieces]
    scene.names_weekday = False
    scene.worded = scene.worded or style >= 60
    if one_day:
        scene.canonical = scene.canonical.partition("/")[0]
        scene.kind = kind_of(compile_pattern(first).parts)


_OF_TIME = frozenset(("hour", "minute", "second", "zone"))

GROUPS: tuple[Group, ...] = (
    Group("moments", "range", 0.8, _moments, tuple((entry, BIG[entry] ** 0.8) for entry in TIMES)),
)
