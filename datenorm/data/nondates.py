"""Groups of the generator for what stands in date columns and is no date: the reading is empty, to be refused.

Most of it looks like a date in one way or another. Nothing is drawn that a careful reader could take for a date after
all: a year, a day and a month with or without a year in any order, a time of the day (see ``mistakable.py``).
"""

from datenorm.data import nondate_words as words
from datenorm.data import precision_words, relative
from datenorm.data.dice import Dice, Weighted
from datenorm.data.group import Group
from datenorm.data.labels import BEFORE
from datenorm.data.mistakable import could_be_date
from datenorm.data.mix import BIG
from datenorm.data.ordinals import FIGURES
from datenorm.data.pattern import compile_pattern
from datenorm.data.places import places
from datenorm.data.pools import LOCALES, fillers, people, pool
from datenorm.data.scene import Scene
from datenorm.data.shapes import DIGITS, fill
from datenorm.data.spoken_numbers import SPOKEN, spoken

_ALPHABETS = {**DIGITS, "&": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "^": "abcdefghijklmnopqrstuvwxyz", "~": "0123456789abcdef"}
_SHAPES: Weighted[str] = Weighted(words.SHAPES)


def _identifier(scene: Scene) -> None:
    dice = scene.dice
    for _ in range(6):
        text = fill(dice, dice.draw(_SHAPES), _ALPHABETS)
        if not could_be_date(text):
            break
    else:
        text = "A" + text
    scene.write(text)
    scene.free = dice.chance(0.2)


#: Results of matches, between two names or behind one.
_SCORES = ("#:#", "#-#", "# : #", "# - #", "#–#", "##-##", "##:##", "1##-9#", "#:# (#:#)", "#-#, #-#", "6:# 7:#", "##–##", "6-#, 6-#", "6-#, 7-#, 6-#", "#-#, #-#, #-#", "6:#, 6:#", "7-6(#), 6-#")
#: Before a result, without a name, and behind it.
_RESULTS = ("Won ", "Lost ", "Drew ", "W ", "L ", "D ", "FT ", "HT ", "Win ", "Sieg ", "Niederlage ", "gewonnen ", "verloren ", "gagné ", "perdu ", "vinto ", "perso ", "ganado ", "perdido ", "победа ", "")
_BEHIND_RESULTS = ("", "", " (h)", " (a)", " (H)", " (A)", " aet", " n.V.", " a.e.t.", " (n)", " ap.", " (home)")


def _labelled(scene: Scene) -> None:
    """``Version: 1.10.30``, ``Temperature 10.1``, ``Suite 2014``: the words say that the figures are no date."""
    dice = scene.dice
    style = dice.below(100)
    scene.free = False
    if style < 14:
        scene.write(fill(dice, dice.pick(words.MEASURED_SHAPES), _ALPHABETS) + dice.pick(words.MEASURED))
        return
    if style < 20:
        names = people(dice.pick(LOCALES))
        score = fill(dice, dice.pick(_SCORES), _ALPHABETS)
        if dice.chance(0.3):
            before, behind = dice.pick(_RESULTS), dice.pick(_BEHIND_RESULTS)
            scene.write((before or dice.pick(names) + " ") + score + behind)
            return
        scene.write(f"{dice.pick(names)} {score} {dice.pick(names)}" if style < 17 else f"{dice.pick(names)} {score}")
        return
    own = words.LABELLED.get(scene.lang.token)
    scene.worded = own is not None and dice.chance(0.75)
    label = dice.pick(own if scene.worded and own is not None else words.LABELLED[""])
    if len(label) > 2 and dice.chance(0.12):
        label = label.rstrip(" :：") + dice.pick((": ", " ", " : ", " = ", "=", ":", " – "))
    if dice.chance(0.1):
        label = label.upper() if dice.chance(0.5) else label.lower()
    scene.write(label + fill(dice, dice.pick(words.LABELLED_SHAPES), _ALPHABETS))
    if dice.chance(0.08):
        scene.write(dice.pick((" - ", "-", "/", " / ")) + fill(dice, dice.pick(words.LABELLED_SHAPES), _ALPHABETS))
    elif dice.chance(0.06):
        scene.write(dice.pick(words.MEASURED))
    elif dice.chance(0.05):
        scene.write(f", {dice.pick(places(scene.lang.id))}")


def _missing(scene: Scene) -> None:
    dice = scene.dice
    text = dice.pick(words.MISSING)
    style = dice.below(100)
    if style < 4:
        text = f"({text})"
    elif style < 7:
        text = f"[{text}]"
    elif style < 10:
        text = text.upper()
    scene.write(text)
    scene.free = False


def _header(scene: Scene) -> None:
    """The name of a column, or a label whose date is missing."""
    dice = scene.dice
    labels = BEFORE.get(scene.lang.token)
    if labels is not None and dice.chance(0.4):
        scene.write(dice.pick(labels).rstrip() or "-")
    else:
        scene.write(dice.pick(words.HEADERS) + dice.pick(("", "", "", ":", ": ", " :", "?", "*")))
    scene.free = False


def _placeholder(scene: Scene) -> None:
    """``dd/mm/yyyy``, ``TT.MM.JJJJ``, ``__/__/____``."""
    dice = scene.dice
    day, month, year = dice.pick(words.PLACEHOLDER_LETTERS)
    size = dice.pick((1, 2, 2, 2, 2))
    parts = {"D": day * size, "M": month * size, "Y": year * dice.pick((4, 4, 4, 2))}
    order = dice.pick(("DMY", "DMY", "MDY", "YMD", "YMD", "MY", "YM", "DM"))
    sign = dice.pick(("/", "/", ".", "-", "-", " ", "", " / ", ". "))
    text = sign.join(parts[part] for part in order)
    style = dice.below(10)
    if style < 4:
        text = text.upper()
    elif style == 4:
        text = f"({text})"
    elif style == 5:
        text += dice.pick((" hh:mm", " HH:MM:SS", " __:__", " --:--"))
    scene.write(text.strip() or "/ /")
    scene.free = False


def _faked(scene: Scene) -> None:
    scene.write(scene.dice.pick(pool(scene.dice.pick(LOCALES))))
    scene.free = False


def _word(scene: Scene) -> None:
    scene.write(scene.dice.pick(words.WORDS))
    scene.free = False


_COMPANIES = ("", " Ltd.", " Ltd", " GmbH", " & Co.", " Inc.", " AG", " S.A.", " LLC", " Verlag", " plc", " Brothers", " & Sons", " Pharma", " Bank")


def _named_like_a_month(scene: Scene) -> None:
    """``April Smith``, ``Mai, Tanja``, ``May & Baker Ltd.``"""
    dice = scene.dice
    first, last = dice.pick(words.NAMES), dice.pick(people(dice.pick(LOCALES)))
    style = dice.below(100)
    if style < 15:
        scene.write(f"{first} {dice.pick(('& ', '& ', 'and ', 'und ', '+ '))}{last}{dice.pick(_COMPANIES)}")
    elif style < 20:
        scene.write(first + dice.pick(_COMPANIES[1:]))
    else:
        scene.write(f"{last}, {first}" if style < 40 else f"{first} {last}")
    scene.free = False


def _weekday(scene: Scene) -> None:
    """A day of the week by itself, or with the day of a month that is not said: ``Mon 3``, ``Friday the 13th``."""
    dice = scene.dice
    names = scene.lang.weekdays["EEEE" if dice.chance(0.8) else "EEE"]
    scene.write(dice.pick(dice.pick(names)))
    scene.free = False
    if dice.chance(0.3):
        day = dice.between(1, 31)
        ordinals = FIGURES.get(scene.lang.token)
        text = dice.draw(ordinals)[day] if ordinals is not None and dice.chance(0.5) else str(day)
        scene.write(dice.pick((" ", " ", " ", ", ", " the " if scene.lang.token == "en" else " ")) + text)


def _small_number(dice: Dice) -> str:
    style = dice.below(10)
    if style < 7:
        return str(dice.between(1, 60))
    return f"{dice.between(1, 9)}{dice.pick('.,')}5" if style < 9 else str(dice.between(60, 500))


def _relative(scene: Scene) -> None:
    """``yesterday``, ``letzte Woche``, ``il y a 3 jours``: read by what will know today's date, not here."""
    dice, entry = scene.dice, scene.lang.id
    named, counted = relative.relative_words(entry), relative.relative_patterns(entry)
    style = dice.below(100)
    if style < 45 and named:
        text = dice.pick(named)
        if dice.chance(0.12):
            text += dice.pick((", 5 pm", " 12:30", " at 10:00", " 8:15", " um 14 Uhr", " à 18h"))
    elif counted:
        text = dice.pick(counted).replace("{0}", _small_number(dice))
    else:
        text = dice.pick(words.WORDS)
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.3)


def _glued(scene: Scene) -> None:
    """A relative word inside another one, in front of letters or behind them: ``xyesterday``, ``heutenicht``."""
    dice, entry = scene.dice, scene.lang.id
    days = relative.relative_days(entry) or relative.relative_words(entry) or ("today",)
    text = dice.pick(days)
    alphabet = scene.lang.alphabet or _ALPHABETS["^"]
    extra = "".join([dice.pick(alphabet) for _ in range(dice.between(1, 4))])
    style = dice.below(10)
    if style < 4:
        text = extra + text
    elif style < 7:
        text += extra
    elif style < 8:
        text += text
    else:
        place = dice.below(len(text))
        text = text[:place] + extra[0] + text[place + 1 :]
    scene.write(text)
    scene.free = False


#: Numbers of days, weeks and years that are said in words.
_FEW = 12


def _duration(scene: Scene) -> None:
    """``15 hours 29 min``, ``5 Tage``, ``три дня``, ``3 MOIS``, ``een paar uur``."""
    dice, entry = scene.dice, scene.lang.id
    style = dice.below(100)
    spans = words.SPANS_OF_TIME.get(scene.lang.token)
    if spans is not None and dice.chance(0.3):
        scene.write(dice.pick(spans))
        scene.worded = True
        scene.free = dice.chance(0.2)
        return
    if style < 65:
        counted = _small_number(dice)
        if counted.isdigit() and scene.lang.token in SPOKEN and dice.chance(0.2):
            counted = spoken(int(counted) % _FEW + 1, scene.lang.token)
        text = dice.pick(relative.duration_patterns(entry)).replace("{0}", counted)
    elif style < 74:
        text = dice.pick(relative.hour_patterns(entry)).replace("{0}", str(dice.between(25, 99)))
    elif style < 90:
        few = scene.lang.token in _HOURS_ARE_LONG and dice.chance(0.6)
        mixed = not few and scene.lang.token in _MIXED and dice.chance(0.5)
        hours = dice.pick(_MIXED[scene.lang.token] if mixed else relative.hour_patterns(entry))
        minutes = dice.pick(relative.minute_patterns(entry)[:1] if mixed else relative.minute_patterns(entry))
        number = dice.between(1, 24) if few or mixed else dice.between(25, 400)
        text = hours.replace("{0}", str(number)) + dice.pick((" ", " ", ", ")) + minutes.replace("{0}", str(dice.below(60)))
    else:
        text = dice.pick(_DURATIONS)
        text = fill(dice, text, _ALPHABETS)
    labels = words.LENGTHS.get(scene.lang.token)
    if labels is not None and dice.chance(0.15):
        length = dice.pick(_LENGTHS).format(h=dice.between(1, 11), m=dice.below(60), s=dice.below(60))
        text = dice.pick(labels) + length
    elif dice.chance(0.05):
        text = dice.pick(("-", "+", "~", "last ", "> ", "< ")) + text
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.2)


#: Where a time of the day is said otherwise than ``15 hours 29 min``.
_HOURS_ARE_LONG = frozenset(("en", "de", "sv", "da", "nb", "nn", "fi", "nl", "is", "ja", "el", "ko", "pl", "uk", "it", "tr", "id"))
#: Hours written out beside minutes that are not are a length of time, where both alike would be a time of the day.
_MIXED = {"ru": ("{0} часов", "{0} часа", "{0} час")}
_LENGTHS = ("{h} h {m} min", "{h}h {m}m", "{h}h{m:02d}", "{h}:{m:02d}", "{h}:{m:02d}:{s:02d}", "{h} h", "{m} min", "{h} h {m:02d}", "0{h}:{m:02d}:{s:02d}", "{h}:{m:02d} h", "{m}:{s:02d}")
_DURATIONS = (
    "P#D", "P#Y#M", "PT##M", "P1Y", "PT#H##M", "# hours ## min", "## hrs", "#y", "#yrs #mos", "# yr # mo", "## years", "#d", "## days, # hours", "## to ## days", "#-# weeks",
    "# or # years", "several days", "# Jahre # Monate", "# ans # mois", "#½ years", "# m", "# weeks old", "## minutes", "###ms", "##s", "# years # months", "# wks", "## h ## min ## s",
)  # fmt: skip


def _measure(scene: Scene) -> None:
    """``6.5 kilograms``, ``1999 km``: figures with a unit, some of which would be years alone."""
    dice = scene.dice
    patterns = relative.measure_patterns(scene.lang.id)
    pattern = dice.pick(patterns) if patterns else "{0} kg"
    style = dice.below(10)
    if style < 4:
        number = str(dice.between(1, 999))
    elif style < 6:
        number = f"{dice.below(300)}{dice.pick('.,')}{dice.below(10)}"
    elif style < 8:
        number = str(dice.between(1000, 2999))
    else:
        number = f"{dice.between(1, 99)}{dice.pick(',. ')}{dice.below(1000):03d}"
    scene.write(pattern.replace("{0}", number))
    scene.free = dice.chance(0.2)


def _decimal(scene: Scene) -> None:
    """``1850.75``: a number with a fraction that no month has."""
    dice = scene.dice
    whole = dice.between(1000, 2999) if dice.chance(0.7) else dice.between(1, 99_999)
    fraction = str(dice.between(13, 99)) if dice.chance(0.7) else f"{dice.below(10_000):04d}"
    scene.write(f"{whole}{dice.pick('...,')}{fraction}")
    scene.worded = False


_SENTENCES = {language: Weighted([(text, 1.0) for text in rows]) for language, rows in words.SENTENCES.items()}


def _sentence(scene: Scene) -> None:
    """A sentence without a date, with numbers, some of which would be years alone."""
    dice = scene.dice
    language = scene.lang.token if scene.lang.token in words.SENTENCES else "en"
    style = dice.below(100)
    if style < 30:
        ready = fillers(language)
        if ready:
            scene.write(dice.pick(ready))
            scene.free = False
            return
    text = _say(dice, dice.draw(_SENTENCES[language]))
    if style > 88:
        more = fillers(language) or words.SENTENCES[language]
        text += " " + _say(dice, dice.pick(more))
    scene.write(text)
    scene.worded = language == scene.lang.token
    scene.free = dice.chance(0.3)


def _say(dice: Dice, text: str) -> str:
    if "{n}" in text:
        style = dice.below(10)
        number = dice.between(1, 500) if style < 4 else dice.between(1000, 2100) if style < 8 else dice.between(2100, 99999)
        text = text.replace("{n}", f"{number:,}" if style == 9 else str(number))
    return fill(dice, text)


_IN_YEAR = ("{y}", "nel {y}", "in {y}", "year {y}", "Jahr {y}", "en {y}", "anno {y}", "{y} AD", "({y})", "[{y}]", "c. {y}", "{y}?", "{y}-{y}", "{y}/{y}")


def _zeros(scene: Scene) -> None:
    """What databases hold for no date."""
    dice = scene.dice
    if dice.chance(0.2):
        own = precision_words.YEAR.get(scene.lang.token, precision_words.YEAR["en"])
        text = dice.pick(own) if dice.chance(0.7) else dice.pick(_IN_YEAR)
        scene.write(text.replace("{y}", "0000").replace("{yy}", "0000"))
        return
    sign = dice.pick(("-", "-", "/", ".", "/", "", ":"))
    parts = dice.pick((("0000", "00", "00"), ("0000", "00", "00"), ("00", "00", "0000"), ("00", "00", "00")))
    if sign == ":" and "0000" not in parts:  # midnight
        sign = "/"
    scene.write(sign.join(parts))
    scene.canonical = "0000-00-00" if "0000" in parts and sign else ""
    if sign in ("-", "/", ".") and dice.chance(0.3):
        scene.write(dice.pick((" 00:00:00", " 00:00:00", "T00:00:00", " 00:00")))
        if scene.canonical:
            scene.canonical += "T00:00:00" if scene.pieces[-1][0].endswith(":00:00") else "T00:00"


#: A day 0 that is written as one figure; two are what databases write for a day that is not known.
_DAY_ZERO: Weighted[str] = Weighted(
    [("d MMMM yyyy", 20), ("d. MMMM yyyy", 8), ("MMMM d, yyyy", 8), ("d MMM yyyy", 8), ("MMMM d yyyy", 3), ("yyyy/M/d", 10), ("yyyy-M-d", 6), ("M/d/yyyy", 6), ("d MMMM", 8), ("MMMM d", 4), ("d. MMMM", 3), ("yyyy.M.d", 3)]
)  # fmt: skip
_DAY_ZERO_OF: dict[str, tuple[str, ...]] = {
    "es": ("d 'de' MMMM 'de' yyyy", "d 'de' MMMM"), "pt": ("d 'de' MMMM 'de' yyyy", "d 'de' MMMM"), "ca": ("d 'de' MMMM 'de' yyyy",), "vi": ("'ngày' d 'tháng' M 'năm' yyyy", "'ngày' d 'tháng' M"), "zh": ("yyyy年M月d日", "M月d日"),
    "ja": ("yyyy年M月d日", "M月d日"), "ko": ("yyyy년 M월 d일", "M월 d일"), "hu": ("yyyy. MMMM d.",), "lv": ("yyyy. 'gada' d. MMMM",),
}  # fmt: skip


def _day_zero(scene: Scene) -> None:
    """``0 marzo 2020``, ``2012/8/0``: there is no such day, and nothing says that it is one that is not known."""
    dice = scene.dice
    scene.choose_day()
    scene.day = 0
    if scene.year < 1000:
        scene.year += 1000
    own = _DAY_ZERO_OF.get(scene.lang.token)
    pattern = compile_pattern(dice.pick(own) if own is not None and dice.chance(0.6) else dice.draw(_DAY_ZERO))
    pattern.write(scene)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.names_weekday = False
    scene.free = False


#: The languages of which CLDR says how they speak of days and measures; gathering it takes a while for each.
_SPOKEN = tuple(BIG.items())

GROUPS: tuple[Group, ...] = (
    Group("missing-mark", "reject", 1.8, _missing),
    Group("column-header", "reject", 0.5, _header),
    Group("placeholder", "reject", 0.4, _placeholder),
    Group("database-zeros", "reject", 0.35, _zeros),
    Group("day-zero", "reject", 0.4, _day_zero, _SPOKEN),
    Group("identifier", "reject", 5.4, _identifier),
    Group("labelled-figures", "reject", 4.0, _labelled, _SPOKEN),
    Group("faker", "reject", 3, _faked),
    Group("word", "reject", 1.1, _word),
    Group("name-like-month", "reject", 0.4, _named_like_a_month),
    Group("weekday", "reject", 0.5, _weekday),
    Group("relative", "reject", 1.6, _relative, _SPOKEN),
    Group("glued-word", "reject", 0.5, _glued, _SPOKEN),
    Group("duration", "reject", 1.4, _duration, _SPOKEN),
    Group("measure", "reject", 0.9, _measure, _SPOKEN),
    Group("decimal", "reject", 0.25, _decimal),
    Group("sentence", "reject", 2.9, _sentence),
)
