"""Group of the generator for one year counted in two ways: ``A.H. 1029/A.D. 1620``, ``民國38年（1949年）``.

As with days (see ``calendars_beside.py``) the Gregorian year says what both say, so it is the reading.
"""

from collections.abc import Callable

from datenorm.data.group import Group
from datenorm.data.numerals import roman
from datenorm.data.scene import Scene

#: The years in which a count is written, and the count of a Gregorian year.
COUNTS: dict[str, tuple[int, int, Callable[[int], str]]] = {
    "hijri": (640, 2035, lambda year: str(int((year - 621.57) * 1.030689))),
    "solar": (1850, 2035, lambda year: str(year - 621)),
    "buddhist": (1850, 2035, lambda year: str(year + 543)),
    "roc": (1912, 2035, lambda year: str(year - 1911)),
    "samvat": (1700, 2035, lambda year: str(year + 57)),
    "saka": (1800, 2035, lambda year: str(year - 78)),
    "light": (1720, 1950, lambda year: str(year + 4000)),
    "ethiopian": (1850, 2035, lambda year: str(year - 8)),
    "hebrew": (1500, 2035, lambda year: str(year + 3760)),
    "republican": (1793, 1806, lambda year: roman(year - 1791)),
    "world": (1300, 1720, lambda year: str(year + 5508)),
}

#: Language -> count -> forms: {n} is the year by that count, {y} the Gregorian one.
FORMS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "hijri": ("A.H. {n}/A.D. {y}", "AH {n}/AD {y}", "{n} AH/{y} AD", "{n} A.H. / {y} A.D.", "A.H. {n} ({y})", "{n} AH ({y})", "dated AH {n}/AD {y}", "dated {n} AH / {y} CE", "AD {y}/AH {n}", "{y} AD / {n} AH", "AH {n} / {y} CE", "dated A.H. {n}/ A.D. {y}", "AH {n} ({y} CE)", "{y} ({n} AH)", "{n}H/{y}", "{n} H. / {y}"),
        "samvat": ("V.S. {n} / {y} A.D.", "VS {n} (AD {y})", "{n} BS ({y} AD)", "{n} B.S. / {y} A.D.", "Samvat {n} ({y})"), "roc": ("ROC {n} ({y})", "Minguo {n} ({y})"), "light": ("A.L. {n} / A.D. {y}", "A.D. {y}, A.L. {n}", "A∴L∴ {n} ({y})"),
        "ethiopian": ("{n} E.C. ({y} G.C.)", "{n} EC / {y} GC", "{n} E.C. / {y} G.C."), "hebrew": ("{n} ({y})", "A.M. {n} / {y}", "{n} / {y}", "{n} = {y}"), "buddhist": ("B.E. {n} ({y})", "BE {n} / AD {y}", "{y} (B.E. {n})", "B.E. {n} (A.D. {y})"), "saka": ("Saka {n} / {y} AD", "Śaka {n} ({y})"),
    },
    "ar": {"hijri": ("{n} هـ / {y} م", "{n}هـ/{y}م", "سنة {n} هـ / {y} م", "عام {n}هـ ({y}م)", "{y} م / {n} هـ", "{n} هـ - {y} م", "{y}م - {n}هـ", "{n}هـ - {y}م", "سنة {n}هـ/{y}م", "{n} هجرية / {y} ميلادية", "{n} هـ = {y} م", "{n} هـ ({y} م)", "{n}هـ الموافق {y}م")},
    "fa": {"hijri": ("{n} ه.ق / {y} م", "{n} هجری قمری ({y} میلادی)", "{n} ق / {y} م", "{n} ه‍.ق/{y} م"), "solar": ("{n} شمسی ({y} میلادی)", "{n} ش / {y} م", "{n} ه.ش ({y} م)", "سال {n} خورشیدی ({y} میلادی)", "{n} خورشیدی / {y} میلادی")},
    "ur": {"hijri": ("{n}ھ / {y}ء", "{n}ھ ({y}ء)", "{n} ہجری / {y} عیسوی", "{y}ء / {n}ھ")}, "tr": {"hijri": ("H. {n} / M. {y}", "Hicri {n} - Miladi {y}", "H. {n} (M. {y})", "Hicrî {n} / Miladî {y}", "H.{n}/M.{y}")},
    "id": {"hijri": ("{n} H / {y} M", "{n} Hijriah / {y} Masehi", "{n} H ({y} M)"), "saka": ("{n} Saka / {y} M", "{n} Çaka ({y} M)")}, "ms": {"hijri": ("{n} H / {y} M", "{n}H/{y}M", "{n} Hijrah bersamaan {y} Masihi")},
    "fr": {"hijri": ("{n} H/{y}", "an {n} de l'Hégire / {y}", "{n} de l'hégire ({y})", "{n} H. / {y} apr. J.-C.", "{n}/H. - {y}", "H. {n} / {y} apr. J.-C."), "republican": ("an {n} ({y})", "an {n} [{y}]", "l'an {n} ({y})", "an {n} - {y}", "An {n} ({y})")},
    "de": {"hijri": ("{n} H./{y}", "{n} d. H. / {y} n. Chr.", "{n} H. / {y} n. Chr.", "{n} AH ({y})", "datiert {n} H. / {y} n. Chr.")}, "es": {"hijri": ("{n} H./{y}", "{n} H. / {y} d. C.", "{n} de la Hégira ({y})")}, "it": {"hijri": ("{n} H./{y}", "{n} dell'Egira / {y} d.C.")}, "nl": {"hijri": ("{n} H./{y}",)},
    "th": {"buddhist": ("พ.ศ. {n} (ค.ศ. {y})", "ค.ศ. {y} / พ.ศ. {n}", "พ.ศ. {n} / ค.ศ. {y}", "ค.ศ. {y} (พ.ศ. {n})", "พ.ศ.{n} ({y})", "พุทธศักราช {n} (ค.ศ. {y})", "{n} ({y})", "ปี {n} (ค.ศ. {y})")},
    "he": {"hebrew": ("{n} ({y})", "{n} / {y}", "שנת {n} ({y})", "{n} - {y}")}, "zh_Hant": {"roc": ("民國{n}年（{y}年）", "民國{n}年({y})", "{y}年（民國{n}年）", "{y}（民國{n}）年", "民國 {n} 年（西元 {y} 年）", "西元{y}年（民國{n}年）")}, "zh": {"roc": ("民国{n}年（{y}年）", "{y}年（民国{n}年）", "民国{n}年({y})")},
    "hi": {"saka": ("शक {n} ({y})", "शक संवत {n} / सन् {y}"), "samvat": ("विक्रम संवत {n} (सन् {y})", "वि.सं. {n} / {y} ई.", "संवत् {n} ({y} ई.)")}, "ne": {"samvat": ("वि.सं. {n} (सन् {y})", "वि.सं. {n} / {y} ई.", "सन् {y} (वि.सं. {n})")}, "am": {"ethiopian": ("{n} ዓ.ም. ({y} እ.ኤ.አ.)", "{n} ዓ.ም / {y} እ.ኤ.አ")},
    "ru": {"hijri": ("{n} г. х. / {y} г.", "{n} г. хиджры ({y} г.)", "{n} г.х./{y} г."), "world": ("{n} ({y}) г.", "{n} / {y} г.", "в лето {n} ({y}) года")},
}  # fmt: skip


def _beside(scene: Scene) -> None:
    dice = scene.dice
    counts = FORMS[scene.lang.token]
    count = dice.pick(tuple(counts))
    first, last, counted = COUNTS[count]
    scene.year = dice.between(max(first, 1850), last) if last > 1900 and dice.chance(0.6) else dice.between(first, last)
    form = dice.pick(counts[count]).replace("{n}", counted(scene.year))
    scene.write_in(form, "{y}", str(scene.year), "year")
    scene.worded = True
    scene.canonical = f"{scene.year:04d}"


GROUPS: tuple[Group, ...] = (
    Group("years-beside", "partial", 0.45, _beside,
          (("en", 45), ("ar", 25), ("fa", 10), ("ur", 4), ("tr", 4), ("id", 3), ("ms", 3), ("fr", 7), ("de", 4), ("es", 2), ("it", 2), ("nl", 1),
           ("th", 12), ("he", 5), ("zh_Hant", 8), ("zh", 5), ("hi", 4), ("ne", 4), ("am", 2), ("ru", 5))),
)  # fmt: skip
