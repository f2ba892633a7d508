"""English names of months and weekdays, which programs write whatever the language of the file: ``{Mon}``, ``{Sun}``, ..."""

from datenorm.data.pattern import extend
from datenorm.data.scene import Scene

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def _month(scene: Scene) -> None:
    scene.pieces.append((MONTHS[scene.month - 1][:3], "month"))


def _month_upper(scene: Scene) -> None:
    scene.pieces.append((MONTHS[scene.month - 1][:3].upper(), "month"))


def _month_lower(scene: Scene) -> None:
    scene.pieces.append((MONTHS[scene.month - 1][:3].lower(), "month"))


def _month_upper_or_not(scene: Scene) -> None:
    name = MONTHS[scene.month - 1][:3]
    scene.pieces.append((name.upper() if scene.dice.chance(0.7) else name, "month"))


def _month_in_full(scene: Scene) -> None:
    scene.pieces.append((MONTHS[scene.month - 1], "month"))


def _weekday(scene: Scene) -> None:
    scene.names_weekday = True
    scene.pieces.append((WEEKDAYS[scene.weekday - 1][:3], "weekday"))


def _weekday_in_full(scene: Scene) -> None:
    scene.names_weekday = True
    scene.pieces.append((WEEKDAYS[scene.weekday - 1], "weekday"))


for _name, _op, _part in (
    ("Mon", _month, "month"), ("MON", _month_upper, "month"), ("mon", _month_lower, "month"),
    ("Mon?", _month_upper_or_not, "month"), ("Month", _month_in_full, "month"), ("Sun", _weekday, "weekday"),
    ("Sunday", _weekday_in_full, "weekday"),
):  # fmt: skip
    extend(_name, _op, _part)
