"""Text that went through the wrong character set: mojibake, letters lost to question marks, letters as entities."""

from functools import cache
from html.entities import codepoint2name

from datenorm.data.dice import Weighted
from datenorm.data.scene import Scene
from datenorm.data.typos import confusable

_CYRILLIC: Weighted[tuple[str, str]] = Weighted(
    [(("utf-8", "cp1252"), 3), (("cp1251", "cp1252"), 4), (("koi8-r", "cp1251"), 2), (("utf-8", "cp1251"), 4), (("cp866", "cp1251"), 1),
     (("cp1251", "koi8-r"), 1), (("utf-8", "latin-1"), 1)]
)  # fmt: skip
_CENTRAL: Weighted[tuple[str, str]] = Weighted(
    [(("utf-8", "cp1252"), 6), (("cp1250", "cp1252"), 3), (("iso8859-2", "cp1250"), 1), (("utf-8", "cp1250"), 2), (("cp852", "cp1250"), 1)]
)
_GREEK: Weighted[tuple[str, str]] = Weighted([(("utf-8", "cp1252"), 3), (("cp1253", "cp1252"), 4), (("utf-8", "latin-1"), 1)])
_TURKISH: Weighted[tuple[str, str]] = Weighted([(("utf-8", "cp1252"), 4), (("cp1254", "cp1252"), 6), (("cp1254", "cp1250"), 1)])
_WESTERN: Weighted[tuple[str, str]] = Weighted(
    [(("utf-8", "cp1252"), 12), (("utf-8", "latin-1"), 2), (("cp1252", "cp1250"), 1), (("cp1252", "cp437"), 1), (("cp437", "cp1252"), 1.5),
     (("mac_roman", "cp1252"), 1), (("utf-8", "mac_roman"), 1)]
)  # fmt: skip
_BALTIC: Weighted[tuple[str, str]] = Weighted([(("utf-8", "cp1252"), 6), (("cp1257", "cp1252"), 4)])
_OTHER: Weighted[tuple[str, str]] = Weighted([(("utf-8", "cp1252"), 1)])

#: Language -> (the character set it was written in, the one it was read in).
CONFUSIONS: dict[str, Weighted[tuple[str, str]]] = {
    **dict.fromkeys(("ru", "uk", "be", "bg", "mk", "sr", "kk"), _CYRILLIC),
    **dict.fromkeys(("cs", "sk", "pl", "hu", "ro", "sl", "hr", "bs", "sq"), _CENTRAL),
    **dict.fromkeys(("lt", "lv", "et"), _BALTIC),
    "el": _GREEK,
    **dict.fromkeys(("tr", "az"), _TURKISH),
    **dict.fromkeys(("fr", "de", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "is", "ca", "gl", "ga"), _WESTERN),
}


@cache
def misread(text: str, written: str, read: str) -> str:
    """``text`` encoded in one character set and decoded in another; as it was where one of them can't."""
    try:
        return text.encode(written).decode(read)
    except UnicodeError:
        return text


def garble(scene: Scene) -> None:
    """Mojibake: ``fÃ©vrier``, ``Aðustos``, ``ìàÿ``; native digits stay, since they would be lost."""
    if scene.lang.digits:
        return
    written, read = scene.dice.draw(CONFUSIONS.get(scene.lang.token, _OTHER))
    scene.pieces = [(text if text.isascii() else misread(text, written, read), field) for text, field in scene.pieces]


def lose_letters(scene: Scene) -> None:
    """Letters outside ASCII become question marks, where enough of the word is left: ``f?vrier``, ``M�rz``."""
    mark = scene.dice.pick("???\ufffd")
    for index, (text, field) in enumerate(scene.pieces):
        if text.isascii():
            continue
        lost = sum(not sign.isascii() for sign in text)
        spoilt = "".join(sign if sign.isascii() else mark for sign in text)
        if 3 * lost > len(text) or text[-1] not in spoilt[-1:]:
            continue
        if field in ("month", "month2", "weekday") and confusable(scene, field, text, spoilt):
            continue
        scene.pieces[index] = (spoilt, field)


def name_letters(scene: Scene) -> None:
    """Letters outside ASCII and spaces as HTML writes them: ``f&eacute;vrier&nbsp;1999``, ``&#1084;&#1072;&#1103;``."""
    dice = scene.dice
    space = dice.pick((" ", "&nbsp;", "&#160;", "&#xa0;"))
    named = dice.chance(0.6)
    scene.pieces = [(_with_entities(text, space, named), field) for text, field in scene.pieces]


def _with_entities(text: str, space: str, named: bool) -> str:
    if text.isascii() and " " not in text:
        return text
    signs = [space if sign == " " else sign if sign.isascii() else _entity(ord(sign), named) for sign in text]
    return "".join(signs)


def _entity(code: int, named: bool) -> str:
    name = codepoint2name.get(code) if named else None
    return f"&{name};" if name and len(name) <= 8 else f"&#{code};"
