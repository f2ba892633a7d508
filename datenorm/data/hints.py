"""The hints that an example is trained with: right ones where they decide the reading, any where the text leaves no doubt.

An order hint is advice. It settles ``03/04/2005``; it changes nothing in ``2005-04-03`` (a year in four figures in
front tells the order), nothing in ``25/12/2005`` (there is no month 25), and ``21/04/16`` is another day under YMD than
under DMY.
"""

from datenorm.data.dice import combinations
from datenorm.data.mix import languages
from datenorm.data.scene import Scene
from datenorm.data.shared_names import SHARED, shared_names
from datenorm.text.vocabulary import ORDERS

_ORDER, _LANGUAGE, _WRONG = "order", "language", "wrong language"
#: Which hints are given; one draw decides.
_GIVEN = combinations([(_ORDER, 0.4), (_LANGUAGE, 0.45), (_WRONG, 0.08)])

#: How often the hint is the order of the column that the date comes from, and not just any order.
_OWN_ORDER = 0.5
#: ``03/04/2005`` day first under YMD: nothing says so, and the month stands before the day in YMD.
_YEAR_LAST_UNDER_YMD = 0.15

_FULL_ORDER = {"DM": ("DMY",), "MD": ("MDY", "YMD")}


def hints(scene: Scene) -> tuple[str, str]:
    """An order and a language to give with the example, "" = none."""
    dice = scene.dice
    given = dice.together(_GIVEN)
    shared = shared_names(scene) if scene.worded else ()
    if shared and any(scene.lang.token in SHARED[name].split() for name in shared):
        return order_hint(scene) if _ORDER in given else "", scene.lang.token
    if not given:
        return "", ""
    order = order_hint(scene) if _ORDER in given else ""
    if _LANGUAGE not in given:
        return order, ""
    if scene.worded and _WRONG in given and not shared:
        return order, dice.draw(languages()).split("_")[0]
    return order, scene.lang.token


def order_hint(scene: Scene) -> str:
    """An order under which the text is read as the scene says."""
    dice = scene.dice
    if not scene.order:
        return dice.pick(ORDERS)
    own = dice.pick(_FULL_ORDER.get(scene.order, (scene.order,)))
    if dice.chance(_OWN_ORDER):
        return own
    hint = dice.pick(ORDERS)
    return own if misleads(scene, hint) else hint


def misleads(scene: Scene, hint: str) -> bool:
    """Whether ``hint`` makes a careful reader read another date than the scene's."""
    order, month, day = scene.order, scene.month, scene.day
    if order in _FULL_ORDER:
        return hint not in _FULL_ORDER[order] and day <= 12 and day != month
    if hint == order:
        return False
    if scene.canonical.startswith("XX"):
        numbers = {"Y": scene.year % 100, "M": month, "D": day}
        hinted = dict(zip(hint, [numbers[part] for part in order], strict=True))
        return 1 <= hinted["M"] <= 12 and 1 <= hinted["D"] <= 31 and hinted != numbers
    if order == "YMD" or day > 12 or day == month:
        return False
    if hint == "YMD":
        return order == "DMY" and not scene.dice.chance(_YEAR_LAST_UNDER_YMD)
    return True
