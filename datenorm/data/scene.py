"""The state of one example while it is being written: the truth, the pieces of text, and what they say."""

from datetime import date

from datenorm.data.dice import Dice, Weighted
from datenorm.data.languages import Language, Names

#: (text, field); the field is "" where the text carries none.
Piece = tuple[str, str]

#: Spans of years (first, last) by how often people's files hold them.
_YEARS: tuple[tuple[tuple[int, int], float], ...] = (
    ((1990, 2030), 50.0),
    ((1950, 1990), 16.0),
    ((1850, 1950), 19.0),
    ((1700, 1850), 6.0),
    ((1400, 1700), 3.0),
    ((1000, 1400), 1.2),
    # A year of two figures would be read as the last two of one.
    ((100, 1000), 0.9),
    ((2030, 2100), 3.0),
    ((2100, 2999), 0.9),
)
#: The same as spans of day numbers (1 January of year 1 = 1, a Monday).
_DAYS: Weighted[tuple[int, int]] = Weighted(
    [((date(first, 1, 1).toordinal(), date(last, 12, 31).toordinal()), weight) for (first, last), weight in _YEARS]
)


#: Years after which the Gregorian calendar comes again, weekdays too.
CYCLE = 400


class Scene:
    """What one example says and how.

    Attributes:
        dice: the example's random stream.
        lang: whose names and patterns are used.
        year, month, day, weekday: the true day (astronomical year, ISO weekday).
        hour, minute, second, zone: the true time; zone in the canonical form.
        pieces: the text so far.
        canonical: the reading.
        names_weekday: whether the text names the weekday.
        order: order of the numeric parts, when it decides the reading ("" otherwise).
        separator: what stands between numeric parts, the same all through one date.
        worded: whether words of ``lang`` stand in the text.
        kind, group: the labels of the example.
        names: the names in use for the month, when they are not the Gregorian ones of ``lang``.
        free: whether context and noise may be added around the date.
    """

    __slots__ = (
        "canonical", "day", "dice", "free", "group", "hour", "kind", "lang", "minute", "month", "names", "names_weekday",
        "order", "pieces", "second", "separator", "weekday", "worded", "year", "zone",
    )  # fmt: skip

    def __init__(self, dice: Dice, lang: Language, kind: str = "", group: str = "") -> None:
        self.dice = dice
        self.lang = lang
        self.year = self.month = self.day = self.weekday = 1
        self.hour = self.minute = self.second = 0
        self.zone = ""
        self.pieces: list[Piece] = []
        self.canonical = ""
        self.names_weekday = False
        self.order = ""
        self.separator = ""
        self.worded = False
        self.kind = kind
        self.group = group
        self.names: Names | None = None
        self.free = True

    def choose_day(self) -> None:
        """A day in a year by how often people's files hold it."""
        dice = self.dice
        first, last = dice.draw(_DAYS)
        number = dice.between(first, last)
        day = date.fromordinal(number)
        self.year, self.month, self.day = day.year, day.month, day.day
        self.weekday = (number - 1) % 7 + 1

    def set_day(self, day: date) -> None:
        """Make ``day`` the true day."""
        self.year, self.month, self.day = day.year, day.month, day.day
        self.weekday = day.isoweekday()

    def choose_time(self) -> None:
        """A time of the day; full and half hours, noon and midnight more often than the clock has them."""
        dice = self.dice
        self.hour = dice.below(24)
        self.second = dice.below(60)
        if dice.chance(0.72):
            self.minute = dice.below(60)
            return
        self.minute = dice.pick((0, 0, 0, 15, 30, 30, 45))
        if dice.chance(0.4):
            self.second = 0
            if dice.chance(0.3):
                self.hour, self.minute = dice.pick((0, 12)), 0

    def write_in(self, row: str, sign: str, text: str, field: str) -> None:
        """Write a row with ``text`` where its ``sign`` stands."""
        before, _, behind = row.partition(sign)
        for part, name in ((before, ""), (text, field), (behind, "")):
            if part:
                self.write(part, name)

    def write(self, text: str, field: str = "") -> None:
        """Add a piece of text."""
        self.pieces.append((text, field))
