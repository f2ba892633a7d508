"""Names that are one month in one language and another month in another: ``Jan`` is June in Sesotho, ``Mar`` May in Teso.

With nothing else to tell them apart a reader wants to be told the language.
"""

from datenorm.data.scene import Scene

#: Names without dot and in small letters -> the languages in which they are not what they are in a language that is
#: written more, so that their reading can't be known without the hint. To find them out takes seconds; a test does it.
SHARED: dict[str, str] = {
    "abe": "gaa", "dag": "luo prg", "di": "dua mrh", "dip": "bas tn", "emi": "dua trv", "fer": "co tn",
    "ful": "om sg", "gat": "ebu ki", "her": "oc wae", "hlakola": "nso st", "jan": "st", "jol": "ff mg teo", "kan": "dav ebu kam rn rw",
    "kas": "dav", "kaw": "blo dav", "kel": "ee kam", "kho": "ss ts", "kol": "st", "kpa": "blo kln", "kur": "nus sn",
    "kwa": "mgh teo", "lip": "", "lis": "", "listopad": "", "listopada": "", "lui": "fur lu", "lut": "lu",
    "lwe": "nd ss tn", "ma": "dyo lld", "maa": "gaa ig lg xog", "mac": "bas", "mad": "dua mua", "mai": "trv",
    "mam": "kln mua", "man": "gaa kcg", "mar": "teo", "mas": "ee kcg pis tpi zu", "mat": "bas nr nso rn rw xh",
    "maw": "ts", "may": "bas dua", "mbi": "mua nd", "mfu": "dav nd", "moj": "mgh szl", "mopitlo": "nso tn", "mor": "ff tn", "mud": "om ts",
    "naw": "bal mrh", "ngb": "ewo sg", "nge": "ewo kln", "ngo": "ewo ss", "nhl": "ss ts", "nhlangula": "nd ts",
    "nya": "kam kcg rn rw sn", "nyakanga": "rn rw", "nye": "sg ve", "oku": "ny saq", "ots": "gaa",
    "otu": "fur gaa kea kok seh", "out": "mfe", "pay": "ast nus", "pha": "st tn ve", "phupu": "nso st", "rar": "mgh teo",
    "see": "agq ff tn", "sit": "bez co scn", "srp": "", "sun": "to ts", "taa": "agq kln", "tha": "kam mgh",
    "tob": "saq vo", "tsh": "st ve", "yan": "ts", "yeb": "kab rif tzm",
}  # fmt: skip
_LONGEST = max(map(len, SHARED)) + 1
_MONTHS = frozenset(("month", "month2"))


def shared_names(scene: Scene) -> list[str]:
    """The names of months in what is written that other languages have for other months."""
    return [
        name
        for text, field in scene.pieces
        if field in _MONTHS and len(text) <= _LONGEST and (name := text.lower().rstrip(".")) in SHARED
    ]
