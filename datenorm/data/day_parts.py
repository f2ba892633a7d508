"""Groups of the generator for a day with a part of it, which is that day, and for the first of a month.

``3. Mai 1999 abends``: no time is said, and no bound. ``1° maggio``, ``1. März``: no number of a list.
"""

from datenorm.data import gregorian, words
from datenorm.data.dice import Weighted
from datenorm.data.forms import NUMERIC, SEPARATORS
from datenorm.data.gregorian import named_form, order_for
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pattern import compile_pattern, reading
from datenorm.data.scene import Scene
from datenorm.data.words import kind_of

#: Language -> parts of a day, as they stand behind a date.
PARTS: dict[str, tuple[str, ...]] = {
    "en": ("evening", "morning", "afternoon", "night", "in the evening", "in the morning", "in the afternoon", "at night", "at dawn", "at dusk", "a.m.", "p.m.", "AM", "PM", "forenoon", "early morning", "late evening", "at sunset", "before noon"), "de": ("abends", "morgens", "nachmittags", "vormittags", "nachts", "früh", "mittags", "am Abend", "am Morgen", "am Nachmittag", "Abend", "Nachmittag", "vorm.", "nachm.", "in der Nacht", "früh morgens", "spätabends"),
    "fr": ("au soir", "soir", "matin", "au matin", "après-midi", "dans la nuit", "le soir", "le matin", "l'après-midi", "dans l'après-midi", "à l'aube", "dans la soirée", "dans la matinée"), "es": ("por la tarde", "por la mañana", "por la noche", "de madrugada", "tarde", "noche", "mañana", "al anochecer"), "pt": ("à tarde", "à noite", "de manhã", "pela manhã", "de madrugada", "tarde", "noite"), "it": ("sera", "mattina", "di sera", "di mattina", "pomeriggio", "nel pomeriggio", "notte", "in serata", "al mattino"), "ca": ("al vespre", "al matí", "a la tarda"),
    "nl": ("'s avonds", "'s morgens", "'s middags", "'s nachts", "avond", "ochtend", "middag", "in de avond"), "sv": ("på kvällen", "kvällen", "på morgonen", "eftermiddag", "förmiddag", "kväll", "fm", "em"), "da": ("om aftenen", "aften", "om morgenen", "eftermiddag", "formiddag"), "nb": ("om kvelden", "kveld", "om morgenen", "ettermiddag", "formiddag"), "fi": ("illalla", "aamulla", "iltapäivällä", "ilta", "aamu", "yöllä"), "pl": ("wieczorem", "rano", "po południu", "wieczór", "w nocy", "przed południem", "nad ranem"), "cs": ("večer", "ráno", "odpoledne", "dopoledne", "v noci"), "sk": ("večer", "ráno", "popoludní", "dopoludnia"),
    "ru": ("вечером", "утром", "днём", "днем", "ночью", "вечер", "утро", "после полудня", "до полудня"), "uk": ("увечері", "вранці", "вдень", "вечір", "уночі"), "hu": ("este", "reggel", "délután", "délelőtt", "éjjel"), "ro": ("seara", "dimineața", "după-amiaza", "noaptea"), "tr": ("akşam", "sabah", "öğleden sonra", "gece", "akşamı", "sabahı"), "el": ("το βράδυ", "το πρωί", "το απόγευμα", "βράδυ", "πρωί"), "id": ("malam", "pagi", "sore", "siang"), "vi": ("buổi tối", "buổi sáng", "buổi chiều"), "hr": ("navečer", "ujutro", "popodne"),
    "ja": ("午後", "午前", "夜", "朝", "夕方", "夕刻", "未明", "昼", "深夜", "早朝"), "zh": ("下午", "上午", "晚上", "晚", "早上", "夜", "凌晨", "傍晚", "早晨"), "ko": ("오후", "오전", "저녁", "밤", "아침", "새벽"), "ar": ("مساءً", "مساء", "صباحاً", "صباحا", "ليلا"), "he": ("בערב", "בבוקר", "אחר הצהריים"),
}  # fmt: skip
#: "am" and "pm" behind a number would be its hour.
_HALVES = frozenset(("a.m.", "p.m.", "AM", "PM"))
_JOINTS = (" ", " ", ", ", " (", " - ", "; ", " / ", " | ")


def _with_part(scene: Scene) -> None:
    """``3 mai 1999 au soir``: 1999-05-03."""
    dice, token = scene.dice, scene.lang.token
    scene.choose_day()
    if dice.chance(0.75):
        pattern = named_form(scene)
    else:
        scene.order = order_for(scene)
        scene.separator = dice.draw(SEPARATORS[scene.order])
        pattern = compile_pattern(dice.draw(NUMERIC[scene.order]))
    part = dice.pick(PARTS[token])
    joint = "" if token in ("ja", "zh") and dice.chance(0.7) else dice.pick(_JOINTS)
    if part in _HALVES and joint == " ":
        joint = ", "
    pattern.write(scene)
    scene.write(f"{joint}{part}{')' if joint == ' (' else ''}")
    scene.worded = True
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = kind_of(pattern.parts)
    scene.free = dice.chance(0.3)


class FirstDay(Scene):
    """A scene whose day is the first of a month."""

    def choose_day(self) -> None:
        """A year and a month as usual."""
        super().choose_day()
        self.weekday = (self.weekday - self.day) % 7 + 1
        self.day = 1


_MAKE = {group.name: group for group in (*gregorian.GROUPS, *words.GROUPS)}
_MAKERS: Weighted[str] = Weighted([("named", 50), ("ordinal-figures", 35), ("day-month", 12), ("named-short-year", 6)])


def _first(scene: Scene) -> None:
    """``1. März 2006``, ``1° agosto``, ``le 1er mai``."""
    maker = _MAKE[scene.dice.draw(_MAKERS)]
    other = FirstDay(scene.dice, scene.lang, maker.kind, scene.group)
    maker.make(other)
    for name in Scene.__slots__:
        setattr(scene, name, getattr(other, name))


GROUPS: tuple[Group, ...] = (
    Group("day-with-part", "absolute", 0.35, _with_part, tuple((entry, BIG[entry] ** 0.7) for entry in PARTS)),
    Group("first-of-a-month", "absolute", 0.5, _first, (("de", 30), ("it", 30), ("fi", 14), ("fr", 14), ("cs", 6), ("hr", 6), ("sl", 4), ("et", 4), ("nb", 5), ("da", 5), ("hu", 5), ("es", 6), ("pt", 8), ("sk", 4), ("is", 3), ("lv", 4), ("pl", 5), ("ru", 6))),
)
