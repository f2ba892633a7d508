"""Typing errors in words, most of all in the names of months; none that makes another month of it."""

from functools import cache

from rapidfuzz.distance import OSA

from datenorm.data.dice import Dice, Weighted
from datenorm.data.glyphs import LETTERS
from datenorm.data.keyboards import keyboard
from datenorm.data.languages import Language, Names, language
from datenorm.data.scene import Scene

_OPERATIONS: Weighted[str] = Weighted(
    [
        ("letter", 22), ("keyboard", 13), ("drop", 17), ("swap", 16), ("insert", 12), ("double", 11), ("ocr", 7), ("cut", 1.5),
        ("repeat", 1.5),
    ]
)  # fmt: skip
_LATIN = "abcdefghijklmnopqrstuvwxyz"

#: Spellings that people write again and again.
USUAL: dict[str, tuple[str, ...]] = {
    "january": ("janurary", "januray", "janaury", "jaunary", "janury", "januari"),
    "february": ("febuary", "feburary", "febrary", "feberuary", "februrary", "februari", "febury"),
    "march": ("marche", "mrach", "marh"), "april": ("apirl", "aprill", "arpil", "aprial"), "august": ("agust", "augest", "auguest", "augst"),
    "september": ("septmber", "septemeber", "sepetember", "setember", "septembre", "septemper"), "october": ("ocotber", "octobre", "octomber", "oktober"),
    "november": ("novemeber", "novmber", "novembre", "novermber"), "december": ("decemeber", "decmber", "dicember", "decembre", "desember"),
    "tuesday": ("tusday", "teusday", "tuseday"), "wednesday": ("wensday", "wendsday", "wednsday", "wedensday"), "thursday": ("thrusday", "thurday", "thusday"),
    "saturday": ("satuday", "saterday", "staurday"), "januar": ("jannuar", "janur"), "februar": ("febuar", "februrar"), "dezember": ("dezmber", "desember"),
    "janvier": ("janvrier", "janvie"), "février": ("févier", "fevrié", "févirer"), "août": ("aout", "aôut"), "septembre": ("setembre", "septambre"),
    "diciembre": ("diciembe", "dicimbre"), "noviembre": ("nobiembre", "novienbre"), "septiembre": ("septienbre", "setiembre"), "февраля": ("ферваля", "феврля"),
    "сентября": ("сентебря", "сентяря"), "декабря": ("дикабря", "декабра"), "января": ("янворя", "январья"), "fevereiro": ("feverero", "fevreiro"),
    "setembro": ("septembro", "setenbro"), "gennaio": ("genaio", "gennio"), "febbraio": ("febraio", "febbario"), "settembre": ("setembre", "settembr"),
}  # fmt: skip


@cache
def _letters_of(entry: str) -> tuple[str, bool]:
    """What a wrong letter is drawn from, and whether it is Latin."""
    alphabet = language(entry).alphabet
    latin = not alphabet or any(letter in _LATIN for letter in alphabet)
    return (_LATIN + "".join(letter for letter in alphabet if letter not in _LATIN) if latin else alphabet), latin


def _edit(dice: Dice, text: str, lang: Language) -> str:
    """One typing or scanning error somewhere in ``text``."""
    operation = dice.draw(_OPERATIONS)
    place = dice.below(len(text))
    letter = text[place]
    alphabet, latin = _letters_of(lang.id)
    if operation == "keyboard":
        near = keyboard(lang.id, lang.token, latin).get(letter.lower())
        if near:
            wrong = dice.pick(near)
            return text[:place] + (wrong.upper() if letter.isupper() else wrong) + text[place + 1 :]
    elif operation == "ocr":
        shapes = LETTERS.get(letter.lower())
        if shapes:
            return text[:place] + dice.pick(shapes) + text[place + 1 :]
    elif operation == "drop" and len(text) > 2:
        return text[:place] + text[place + 1 :]
    elif operation == "double":
        return text[:place] + letter + text[place:]
    elif operation == "repeat":
        return text[:place] + letter * dice.between(2, 4) + text[place:]
    elif operation == "swap":
        place = min(place, len(text) - 2)
        return text[:place] + text[place + 1] + text[place] + text[place + 2 :]
    elif operation == "cut" and len(text) > 6:
        return text[: dice.between(5, len(text) - 1)]
    elif operation == "insert":
        return text[:place] + dice.pick(alphabet) + text[place:]
    return text[:place] + dice.pick(alphabet) + text[place + 1 :]


def plain(name: str) -> str:
    """A name as it is compared: lower case, without its dot."""
    return name.rstrip(".").lower()


Owners = dict[str, frozenset[int]]


@cache
def _owners(names: Names) -> Owners:
    """Each name of a table, and the numbers (of months, of weekdays) that bear it."""
    found: dict[str, set[int]] = {}
    for number, row in enumerate(names):
        for name in row:
            found.setdefault(plain(name), set()).add(number)
    return {name: frozenset(numbers) for name, numbers in found.items()}


@cache
def _month_owners(entry: str) -> Owners:
    tables = language(entry).months.values()
    return _owners(tuple(tuple(dict.fromkeys(name for row in rows for name in row)) for rows in zip(*tables, strict=True)))


@cache
def _weekday_owners(entry: str) -> Owners:
    tables = language(entry).weekdays.values()
    return _owners(tuple(tuple(dict.fromkeys(name for row in rows for name in row)) for rows in zip(*tables, strict=True)))


def _rivals(name: str, number: int, owners: Owners, reach: int) -> tuple[str, ...]:
    own = owners.get(name) or frozenset((number,))
    return tuple(other for other, numbers in owners.items() if not numbers <= own and OSA.distance(name, other) <= reach)


@cache
def _month_rivals(entry: str, name: str, number: int, reach: int) -> tuple[str, ...]:
    return _rivals(name, number, _month_owners(entry), reach)


@cache
def _weekday_rivals(entry: str, name: str, number: int, reach: int) -> tuple[str, ...]:
    return _rivals(name, number, _weekday_owners(entry), reach)


#: A name that stands in no table is spoilt only when it is as long as this.
_LONG = 6


def confusable(scene: Scene, field: str, name: str, spoilt: str) -> bool:
    """Whether ``name``, spoilt, has come as near to another month (or weekday) as it is to its own.

    Nearness is the distance of optimal string alignment. Names farther apart than twice the damage can't meet.
    """
    name, spoilt = plain(name), plain(spoilt)
    entry = scene.lang.id
    own = OSA.distance(spoilt, name)
    if field == "weekday":
        rivals = _weekday_rivals(entry, name, scene.weekday - 1, 2 * own)
    elif scene.names is not None:
        rivals = _rivals(name, scene.month - 1, _owners(scene.names), 2 * own)
    else:
        if name not in _month_owners(entry) and len(name) < _LONG:
            return True
        rivals = _month_rivals(entry, name, scene.month - 1, 2 * own)
    return any(OSA.distance(spoilt, rival, score_cutoff=own) <= own for rival in rivals)


_GUARDED = ("month", "month2", "weekday")
#: How many of 100 typing errors fall on the month, where there is one.
_ON_MONTH = 0.88
_SECOND = 0.1
_SHORT = 0.75
_USUAL = 0.07


def misspell(scene: Scene) -> None:
    """Spoil a month's, weekday's or other word; the month first of all, since that is where it hurts."""
    dice, pieces = scene.dice, scene.pieces
    months = [index for index, (text, field) in enumerate(pieces) if field == "month" and _is_word(text)]
    if months and dice.chance(_ON_MONTH):
        index = dice.pick(months)
        if len(pieces[index][0]) < 4 and not dice.chance(_SHORT):
            return
    else:
        words = [
            index for index, (text, field) in enumerate(pieces)
            if (field in _GUARDED or (field == "" and len(text) > 4)) and _is_word(text)
        ]  # fmt: skip
        if not words:
            return
        index = dice.pick(words)
    text, field = pieces[index]
    usual = USUAL.get(text.lower()) if dice.chance(_USUAL) else None
    if usual is not None:
        pieces[index] = (dice.pick(usual), field)
        return
    spoilt = _edit(dice, text, scene.lang)
    if len(spoilt) > 4 and dice.chance(_SECOND):
        spoilt = _edit(dice, spoilt, scene.lang)
    if field not in _GUARDED or not confusable(scene, field, text, spoilt):
        pieces[index] = (spoilt, field)


def _is_word(text: str) -> bool:
    """Three letters or more, mostly letters."""
    return len(text) > 2 and (text.isalpha() or sum(map(str.isalpha, text)) > max(2, len(text) // 2))
