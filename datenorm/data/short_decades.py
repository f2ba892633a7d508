"""Group of the generator for decades without their century: ``the '60s``, ``les années trente``, read as the 20th's.

The teens and the first ten years are left out: both centuries have them, and nobody can tell.
"""

from datenorm.data.group import Group
from datenorm.data.mix import BIG
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


GROUPS: tuple[Group, ...] = (
    Group("decade-short", "partial", 0.45, _decade, tuple((entry, BIG[entry] ** 0.7) for entry in DECADES)),
)
