"""Groups of the generator for decades without their century.

``the '60s``, ``les années trente``, are the 20th's; of two decades the second may leave out what the first says: ``1880s-90s``.

The teens and the first ten years are left out: both centuries have them, and nobody can tell.
"""

from datenorm.data.dice import Dice
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN
from datenorm.data.precision import qualifier_before
from datenorm.data.precision_words import ABOUT
from datenorm.data.scene import Scene

#: Language -> the twenties to the nineties in words, and what decades are written in: {d} 20 to 90, {w} the word.
DECADES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": (("twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"), ("the {d}s", "'{d}s", "the '{d}s", "’{d}s", "the ’{d}s", "in the {d}s", "the {d}'s", "early {d}s", "late '{d}s", "mid-{d}s", "mid '{d}s", "the {w}", "the {w}", "in the {w}", "the late {w}", "early {w}", "{w}", "sometime in the {d}s")),
    "fr": (("vingt", "trente", "quarante", "cinquante", "soixante", "soixante-dix", "quatre-vingt", "quatre-vingt-dix"), ("années {d}", "les années {d}", "dans les années {d}", "années '{d}", "les années {w}", "années {w}", "fin des années {d}", "début des années {d}", "début des années {w}")),
    "it": (("venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"), ("anni {d}", "anni '{d}", "anni ’{d}", "gli anni '{d}", "gli anni {d}", "gli anni {w}", "negli anni {w}", "anni {w}", "fine anni '{d}", "primi anni {w}")),
    "es": (("veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"), ("años {d}", "los años {d}", "los años '{d}", "años {w}", "los años {w}", "década de los {d}", "década de los {w}", "la década de los {w}", "en los años {d}", "finales de los {d}")),
    "pt": (("vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"), ("anos {d}", "os anos {d}", "anos {w}", "os anos {w}", "década de {d}", "década de {w}", "nos anos {d}", "fim dos anos {d}")),
    "de": (("zwanziger", "dreißiger", "vierziger", "fünfziger", "sechziger", "siebziger", "achtziger", "neunziger"), ("{d}er Jahre", "{d}er", "die {d}er", "die {d}er Jahre", "in den {d}er Jahren", "{d}er-Jahre", "{w} Jahre", "die {w} Jahre", "in den {w} Jahren", "Ende der {d}er Jahre", "Anfang der {w} Jahre", "Mitte der {d}er")),
    "nl": (("twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"), ("jaren {d}", "jaren '{d}", "de jaren {d}", "de jaren '{d}", "jaren ’{d}", "jaren {w}", "de jaren {w}", "eind jaren '{d}", "begin jaren {w}", "in de jaren {d}")),
    "ca": (("vint", "trenta", "quaranta", "cinquanta", "seixanta", "setanta", "vuitanta", "noranta"), ("anys {d}", "els anys {d}", "els anys {w}", "anys {w}", "la dècada dels {d}")),
    "sv": (("tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio"), ("{d}-talet", "på {d}-talet", "{d}-tal", "{w}talet", "slutet av {d}-talet", "tidigt {d}-tal")), "nb": (("tjue", "tretti", "førti", "femti", "seksti", "sytti", "åtti", "nitti"), ("{d}-tallet", "på {d}-tallet", "{w}tallet", "slutten av {d}-tallet", "{d}-åra")),
    "da": (("tyverne", "trediverne", "fyrrerne", "halvtredserne", "tresserne", "halvfjerdserne", "firserne", "halvfemserne"), ("{d}'erne", "i {d}'erne", "{d}erne", "{d}-erne", "{w}", "i {w}", "slutningen af {w}")), "fi": ((), ("{d}-luku", "{d}-luvulla", "{d}-luvun alku", "{d}-luvun loppu")),
    "ru": (("двадцатые", "тридцатые", "сороковые", "пятидесятые", "шестидесятые", "семидесятые", "восьмидесятые", "девяностые"), ("{d}-е", "{d}-е годы", "{d}-е гг.", "в {d}-х", "в {d}-х годах", "{w}", "{w} годы", "конец {d}-х", "начало {d}-х годов")),
    "uk": (("двадцяті", "тридцяті", "сорокові", "п'ятдесяті", "шістдесяті", "сімдесяті", "вісімдесяті", "дев'яності"), ("{d}-ті", "{d}-ті роки", "у {d}-х", "у {d}-х роках", "{w}", "{w} роки", "кінець {d}-х")),
    "pl": (("dwudzieste", "trzydzieste", "czterdzieste", "pięćdziesiąte", "sześćdziesiąte", "siedemdziesiąte", "osiemdziesiąte", "dziewięćdziesiąte"), ("lata {d}.", "lata {d}", "lata {d}-te", "w latach {d}.", "lata {w}", "koniec lat {d}.")), "cs": (("dvacátá", "třicátá", "čtyřicátá", "padesátá", "šedesátá", "sedmdesátá", "osmdesátá", "devadesátá"), ("{d}. léta", "v {d}. letech", "{w} léta", "konec {d}. let")),
    "hu": (("húszas", "harmincas", "negyvenes", "ötvenes", "hatvanas", "hetvenes", "nyolcvanas", "kilencvenes"), ("a {d}-as évek", "{d}-es évek", "a {w} évek", "{w} évek")), "ro": (("douăzeci", "treizeci", "patruzeci", "cincizeci", "șaizeci", "șaptezeci", "optzeci", "nouăzeci"), ("anii '{d}", "anii {d}", "anii {w}", "în anii '{d}")),
    "tr": (("yirmili", "otuzlu", "kırklı", "ellili", "altmışlı", "yetmişli", "seksenli", "doksanlı"), ("{d}'lar", "{d}'lı yıllar", "{d}'li yıllar", "{w} yıllar", "{d}'ler")), "el": (("είκοσι", "τριάντα", "σαράντα", "πενήντα", "εξήντα", "εβδομήντα", "ογδόντα", "ενενήντα"), ("δεκαετία του '{d}", "δεκαετία του {d}", "τη δεκαετία του {d}", "δεκαετία του {w}")),
    "ja": ((), ("{d}年代",)), "zh": (("二十", "三十", "四十", "五十", "六十", "七十", "八十", "九十"), ("{d}年代", "{w}年代", "上世纪{d}年代", "上世纪{w}年代", "上個世紀{w}年代")), "ko": ((), ("{d}년대",)), "id": ((), ("tahun {d}-an", "era {d}-an", "tahun {d}an", "dekade {d}-an")), "vi": ((), ("thập niên {d}", "những năm {d}", "thập kỷ {d}")),
    "ar": (("العشرينات", "الثلاثينات", "الأربعينات", "الخمسينات", "الستينات", "السبعينات", "الثمانينات", "التسعينات"), ("{w}", "في {w}", "فترة {w}", "سنوات {w}")), "he": ((), ("שנות ה-{d}", "בשנות ה-{d}", "שנות ה{d}")),
}  # fmt: skip
#: How often each decade from the twenties on is drawn, in parts.
_OFTEN = (2, 3, 3, 3, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9)


def _decade(scene: Scene) -> None:
    """``the '60s``, ``die dreißiger Jahre``."""
    dice = scene.dice
    words, rows = DECADES[scene.lang.token]
    ten = dice.pick(_OFTEN)
    row = dice.pick(rows)
    sign = "{w}" if "{w}" in row else "{d}"
    scene.write_in(row, sign, words[ten - 2] if sign == "{w}" else f"{ten}0", "year")
    scene.worded = True
    scene.canonical = f"19{ten}X"


#: Language -> two decades of which the second is short: {a} and {b}.
PAIRS: dict[str, tuple[str, ...]] = {
    "en": ("{a}s-{b}s", "{a}s-{b}s", "{a}s–{b}s", "{a}s/{b}s", "{a}s - {b}s", "{a}s and {b}s", "{a}s to {b}s", "{a}s-'{b}s", "{a}-{b}s", "{a}s & {b}s", "{a}'s-{b}'s", "{a}’s–{b}’s"), "de": ("{a}er-{b}er Jahre", "{a}/{b}er Jahre", "{a}er/{b}er Jahre", "{a}er und {b}er Jahre", "{a}er–{b}er", "{a}er bis {b}er Jahre"), "fr": ("années {a}-{b}", "années {a}/{b}", "les années {a}-{b}", "années {a} et {b}", "années {a}–{b}"),
    "es": ("años {a}-{b}", "décadas de {a}-{b}", "años {a} y {b}"), "pt": ("anos {a}-{b}", "décadas de {a}-{b}", "anos {a} e {b}"), "it": ("anni {a}-{b}", "anni {a}/{b}", "anni {a} e {b}"), "nl": ("jaren {a}-{b}", "jaren {a}/{b}", "jaren {a} en {b}"), "sv": ("{a}-{b}-talet", "{a}- och {b}-talet", "{a}–{b}-talen"), "da": ("{a}-{b}'erne", "{a}'erne og {b}'erne"), "nb": ("{a}-{b}-årene", "{a}- og {b}-årene"),
    "fi": ("{a}-{b}-luku", "{a}–{b}-luvut", "{a}- ja {b}-luku"), "pl": ("lata {a}-{b}", "lata {a}–{b}.", "lata {a}. i {b}."), "cs": ("léta {a}-{b}", "{a}.-{b}. léta"), "ru": ("{a}-{b}-е", "{a}-{b}-е гг.", "{a}–{b}-е годы", "{a}-е-{b}-е", "{a}-е - {b}-е гг.", "{a}-{b}-е годы", "в {a}-{b}-х гг.", "{a}-х-{b}-х годов"), "uk": ("{a}-{b}-ті рр.", "{a}–{b}-ті роки", "{a}-{b}-ті"), "hu": ("{a}-{b}-as évek", "{a}–{b}-es évek"), "ja": ("{a}～{b}年代", "{a}-{b}年代", "{a}・{b}年代"), "zh": ("{a}-{b}年代", "{a}至{b}年代"), "ko": ("{a}~{b}년대", "{a}-{b}년대"),
}  # fmt: skip


#: Language -> two decades of a century: {a} and {b}, {c} the century, {C} in Roman figures.
OF_A_CENTURY: dict[str, tuple[str, ...]] = {
    "pl": ("lata {a}.-{b}. {C} w.", "lata {a}.–{b}. {C} wieku", "lata {a}. i {b}. {C} w.", "l. {a}.-{b}. {C} w."), "cs": ("{a}.-{b}. léta {c}. století", "{a}.–{b}. léta {c}. stol.", "{a}. a {b}. léta {c}. století"), "sk": ("{a}.-{b}. roky {c}. storočia",), "ru": ("{a}-{b}-е гг. {C} в.", "{a}–{b}-е годы {C} века", "{a}-е-{b}-е гг. {C} в.", "{a}-е - {b}-е годы {C} в.", "{a}-{b}-е {C} в."), "uk": ("{a}-{b}-ті рр. {C} ст.", "{a}–{b}-ті роки {C} століття"),
    "de": ("{a}er-{b}er Jahre des {c}. Jahrhunderts", "{a}er/{b}er Jahre des {c}. Jh.", "{a}er und {b}er Jahre des {c}. Jhs."), "en": ("{a}s-{b}s of the {c}th century",), "fr": ("années {a}-{b} du {C}e siècle",), "es": ("años {a}-{b} del siglo {C}", "décadas de los {a} y {b} del siglo {C}"), "it": ("anni {a}-{b} del {C} secolo", "anni {a}-{b} del sec. {C}"), "bg": ("{a}-те – {b}-те години на {C} век",), "hr": ("{a}-ih i {b}-ih godina {c}. stoljeća",),
}  # fmt: skip


def _two_tens(dice: Dice, apart: float) -> tuple[int, int, int]:
    """Two decades of a century, the second not the next one with a probability of ``apart``, and the century's figures."""
    ten = dice.between(1, 8)
    later = dice.between(ten + 1, 9) if dice.chance(apart) else ten + 1
    return ten, later, dice.pick((15, 16, 17, 18, 18, 18, 19, 19, 19))


def _of_a_century(scene: Scene) -> None:
    """``lata 20.-30. XX w.``: 192X/193X."""
    dice = scene.dice
    ten, later, hundred = _two_tens(dice, 0.25)
    row = dice.pick(OF_A_CENTURY[scene.lang.token])
    century = str(hundred + 1) if "{c}" in row else ROMAN[hundred + 1]
    before, _, rest = row.partition("{a}")
    between, _, rest = rest.partition("{b}")
    behind, _, end = rest.partition("{c}" if "{c}" in rest else "{C}")
    for text, field in ((before, ""), (f"{ten}0", "year"), (between, ""), (f"{later}0", "year2"), (behind, ""), (century, "year"), (end, "")):
        if text:
            scene.write(text, field)
    scene.worded = True
    scene.canonical = f"{hundred}{ten}X/{hundred}{later}X"


def _pair(scene: Scene) -> None:
    """``1880s-90s``: 188X/189X."""
    dice = scene.dice
    ten, later, century = _two_tens(dice, 0.3)
    row = dice.pick(PAIRS[scene.lang.token])
    about = dice.chance(0.12) and row.startswith("{a}")
    if about:
        qualifier_before(scene, ABOUT)
    before, _, rest = row.partition("{a}")
    between, _, behind = rest.partition("{b}")
    for text, field in ((before, ""), (f"{century}{ten}0", "year"), (between, ""), (f"{later}0", "year2"), (behind, "")):
        if text:
            scene.write(text, field)
    scene.worded = True
    scene.canonical = f"{century}{ten}X{'~' if about else ''}/{century}{later}X"


GROUPS: tuple[Group, ...] = (
    Group("decades-of-a-century", "range", 0.2, _of_a_century, tuple((entry, BIG[entry] ** 0.7) for entry in OF_A_CENTURY)),
    Group("decades-short", "range", 0.3, _pair, tuple((entry, BIG[entry] ** 0.7) for entry in PAIRS)),
    Group("decade-short", "partial", 0.45, _decade, tuple((entry, BIG[entry] ** 0.7) for entry in DECADES)),
)
