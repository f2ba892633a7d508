"""Which key lies beside which: layouts as rows of keys, and the layout that each language is typed on."""

from functools import cache

#: Rows of letters from the top; each row is shifted to the right of the one above by about half a key.
LAYOUTS: dict[str, tuple[str, ...]] = {
    "qwerty": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "qwertz": ("qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
    "azerty": ("azertyuiop", "qsdfghjklm", "wxcvbn"),
    "qwerty-es": ("qwertyuiop", "asdfghjklñ", "zxcvbnm"),
    "qwerty-nordic": ("qwertyuiopå", "asdfghjklöä", "zxcvbnm"),
    "qwerty-tr": ("qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"),
    "qwertz-cz": ("qwertzuiopú", "asdfghjklů", "yxcvbnm"),
    "jcuken": ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
    "jcuken-uk": ("йцукенгшщзхї", "фівапролджє", "ячсмитьбю"),
    "bulgarian": ("чявертъуиопшщ", "асдфгхйкл", "зьцжбнм"),
    "serbian": ("љњертзуиопшђ", "асдфгхјклчћ", "ѕџцвбнм"),
    "greek": ("ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    "arabic": ("ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرىةوزظ"),
    "persian": ("ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو"),
    "hebrew": ("קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"),
    "georgian": ("ქწერტყუიოპ", "ასდფგჰჯკლ", "ზხცვბნმ"),
    "thai": ("ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"),
    "devanagari": ("ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॉंमनवलसय"),
}  # fmt: skip

#: Language -> layout; Latin scripts that are not here use QWERTY, other scripts only their own letters.
LAYOUT_OF: dict[str, str] = {
    **dict.fromkeys(("de", "lb", "gsw", "hu", "hr", "sl", "bs", "sr_Latn", "sq", "hsb", "dsb", "rm"), "qwertz"),
    **dict.fromkeys(("cs", "sk"), "qwertz-cz"),
    **dict.fromkeys(("fr", "br", "oc", "wo", "ln", "wa"), "azerty"),
    **dict.fromkeys(("es", "ca", "gl", "eu", "ast", "qu", "gn"), "qwerty-es"),
    **dict.fromkeys(("sv", "fi", "nb", "nn", "no", "da", "et", "is", "fo", "se"), "qwerty-nordic"),
    **dict.fromkeys(("tr", "az"), "qwerty-tr"),
    **dict.fromkeys(("ru", "be", "kk", "ky", "tg", "tt", "mn", "uz_Cyrl", "az_Cyrl", "ce", "os", "sah", "cv", "ba"), "jcuken"),
    "uk": "jcuken-uk",
    "bg": "bulgarian",
    **dict.fromkeys(("sr", "mk", "bs_Cyrl"), "serbian"),
    "el": "greek",
    **dict.fromkeys(("ar", "ckb"), "arabic"),
    **dict.fromkeys(("fa", "ps", "ur", "ug", "sd", "ks", "pa_Arab", "uz_Arab", "mzn", "lrc"), "persian"),
    **dict.fromkeys(("he", "yi"), "hebrew"),
    "ka": "georgian",
    "th": "thai",
    **dict.fromkeys(("hi", "mr", "ne", "sa", "kok", "brx", "doi", "mai"), "devanagari"),
}


@cache
def neighbours(layout: str) -> dict[str, str]:
    """The keys beside each key of a layout: left, right, and two above and below."""
    rows = LAYOUTS[layout]
    found: dict[str, str] = {}
    for number, row in enumerate(rows):
        for place, key in enumerate(row):
            near = [(number, place - 1), (number, place + 1), (number - 1, place), (number - 1, place + 1)]
            near += [(number + 1, place - 1), (number + 1, place)]
            found[key] = "".join(rows[r][p] for r, p in near if 0 <= r < len(rows) and 0 <= p < len(rows[r]))
    return found


@cache
def keyboard(entry: str, token: str, latin: bool) -> dict[str, str]:
    """The neighbours on the keyboard of a language entry; {} for a script without a layout here."""
    layout = LAYOUT_OF.get(entry) or LAYOUT_OF.get(token) or "qwerty"
    if layout == "qwerty" and not latin:
        return {}
    return neighbours(layout)
