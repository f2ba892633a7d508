"""Group of the generator for half a year: ``H1 2019``, ``2. Halbjahr 2019``, read as the interval of its months."""

from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN
from datenorm.data.precision import choose_year
from datenorm.data.scene import Scene

#: Language -> templates: {h} the number of the half, {H} in Roman figures, {y} the year, {yy} its last two figures.
NUMBERED: dict[str, tuple[str, ...]] = {
    "en": ("H{h} {y}", "H{h} {y}", "{h}H {y}", "{h}H{y}", "{h}H{yy}", "H{h}'{yy}", "H{h}/{y}", "{y} H{h}", "{y}H{h}", "{y}-H{h}", "H{h}-{y}", "HY{h} {y}"),
    "de": ("{h}. Halbjahr {y}", "{h}. Hj. {y}", "{h}. HJ {y}", "HJ {h}/{y}", "H{h} {y}", "{H}. Halbjahr {y}", "Halbjahr {h}/{y}", "im {h}. Halbjahr {y}"), "fr": ("S{h} {y}", "semestre {h} {y}", "{h}e semestre {y}", "S{h}-{y}", "{y} S{h}"),
    "es": ("S{h} {y}", "{H} semestre de {y}", "{h}.º semestre {y}", "semestre {h} de {y}", "{h}S{y}"), "pt": ("{h}º semestre de {y}", "{h}.º semestre {y}", "S{h} {y}", "{h}º sem. {y}", "{h}S{yy}"), "it": ("{H} semestre {y}", "{h}° semestre {y}", "S{h} {y}", "{H} sem. {y}"), "nl": ("{h}e helft {y}", "H{h} {y}", "{h}e halfjaar {y}"),
    "ru": ("{H} полугодие {y}", "{h} полугодие {y} г.", "{h}-е полугодие {y} года", "{H} полугодие {y} г.", "{h} п/г {y}"), "uk": ("{H} півріччя {y}", "{h} півріччя {y} р."), "pl": ("{H} półrocze {y}", "{h} półrocze {y} r.", "{h}. półrocze {y}", "{H} półrocze {y} r."), "cs": ("{h}. pololetí {y}", "{H}. pololetí {y}"), "sk": ("{h}. polrok {y}", "{H}. polrok {y}"),
    "sv": ("H{h} {y}", "halvår {h} {y}"), "da": ("{h}. halvår {y}", "H{h} {y}"), "nb": ("{h}. halvår {y}", "H{h} {y}"), "fi": ("H{h}/{y}", "H{h} {y}"), "hu": ("{y}. {H}. félév", "{y} {H}. félév"), "tr": ("{y} {h}. yarıyıl", "{y}/{h}. yarıyıl"), "ro": ("semestrul {H} {y}", "S{h} {y}"), "id": ("semester {H} {y}", "semester {h} tahun {y}"),
}  # fmt: skip

#: Language -> the halves in words, the first and the second.
WORDED: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "en": (("first half of {y}", "first half {y}", "1st half of {y}", "1st half {y}", "the first half of {y}", "early half of {y}"), ("second half of {y}", "second half {y}", "2nd half of {y}", "2nd half {y}", "the second half of {y}", "latter half of {y}")),
    "de": (("erstes Halbjahr {y}", "im ersten Halbjahr {y}", "erste Jahreshälfte {y}", "1. Jahreshälfte {y}"), ("zweites Halbjahr {y}", "im zweiten Halbjahr {y}", "zweite Jahreshälfte {y}", "2. Jahreshälfte {y}")),
    "fr": (("1er semestre {y}", "premier semestre {y}", "au premier semestre {y}", "premier semestre de {y}"), ("2nd semestre {y}", "second semestre {y}", "deuxième semestre {y}", "au second semestre {y}")), "es": (("primer semestre de {y}", "primer semestre {y}", "1er semestre {y}", "primera mitad de {y}"), ("segundo semestre de {y}", "segundo semestre {y}", "2do semestre {y}", "segunda mitad de {y}")),
    "pt": (("primeiro semestre de {y}", "primeira metade de {y}"), ("segundo semestre de {y}", "segunda metade de {y}")), "it": (("primo semestre {y}", "primo semestre del {y}", "prima metà del {y}"), ("secondo semestre {y}", "secondo semestre del {y}", "seconda metà del {y}")), "nl": (("eerste helft {y}", "eerste helft van {y}", "eerste halfjaar {y}"), ("tweede helft {y}", "tweede helft van {y}", "tweede halfjaar {y}")),
    "ru": (("первое полугодие {y} года", "первое полугодие {y}", "первая половина {y} года"), ("второе полугодие {y} года", "второе полугодие {y}", "вторая половина {y} года")), "pl": (("pierwsze półrocze {y}", "pierwsza połowa {y} roku"), ("drugie półrocze {y}", "druga połowa {y} roku")), "cs": (("první pololetí {y}", "první polovina {y}"), ("druhé pololetí {y}", "druhá polovina {y}")),
    "sv": (("första halvåret {y}", "första halvan av {y}"), ("andra halvåret {y}", "andra halvan av {y}")), "da": (("første halvår {y}",), ("andet halvår {y}",)), "nb": (("første halvår {y}",), ("andre halvår {y}",)), "fi": (("vuoden {y} alkupuoli", "alkuvuosi {y}"), ("vuoden {y} loppupuoli", "loppuvuosi {y}")), "hu": (("{y} első féléve", "{y} első fele"), ("{y} második féléve", "{y} második fele")),
    "tr": (("{y} ilk yarısı", "{y}'nin ilk yarısı"), ("{y} ikinci yarısı", "{y}'nin ikinci yarısı")), "ja": (("{y}年上半期", "{y}年上期", "{y}年前半"), ("{y}年下半期", "{y}年下期", "{y}年後半")), "zh": (("{y}年上半年", "{y}上半年"), ("{y}年下半年", "{y}下半年")), "ko": (("{y}년 상반기", "{y} 상반기"), ("{y}년 하반기", "{y} 하반기")),
}  # fmt: skip

#: First and last month.
_MONTHS = (("01", "06"), ("07", "12"))


def _half_year(scene: Scene) -> None:
    """``H1 2019``: 2019-01/2019-06."""
    dice, token = scene.dice, scene.lang.token
    choose_year(scene)
    half = dice.below(2)
    numbered, worded = NUMBERED.get(token, ()), WORDED.get(token)
    text = dice.pick(numbered) if numbered and (worded is None or dice.chance(0.6)) else dice.pick(WORDED[token][half])
    short = "{yy}" in text
    before, year, behind = text.partition("{yy}" if short else "{y}")
    for part, field in ((before, "month"), (year, "year"), (behind, "month")):
        if field == "year":
            scene.write(f"{scene.year % 100:02d}" if short else str(scene.year), "year")
        elif part:
            said = part.format(h=half + 1, H=ROMAN[half + 1])
            scene.write(said, field if any(sign.isalnum() for sign in said) else "")
    scene.worded = True
    digits = f"XX{scene.year % 100:02d}" if short else f"{scene.year:04d}"
    first, last = _MONTHS[half]
    scene.canonical = f"{digits}-{first}/{digits}-{last}"


#: Parts of a year that no year has: {n} from 5 on, {h} from 3 on.
_NONE = ("Q{n} {y}", "Q{n} {y}", "{y} Q{n}", "{y}-Q{n}", "{y}Q{n}", "Q{n}/{y}", "{n}Q {y}", "T{n} {y}", "H{h} {y}", "{y}-H{h}", "{h}H {y}", "H{h}/{y}")
_NONE_OF: dict[str, tuple[str, ...]] = {
    "de": ("{n}. Quartal {y}", "{h}. Halbjahr {y}"), "fr": ("{n}e trimestre {y}", "{h}e semestre {y}"), "es": ("{n}.º trimestre de {y}", "{h}.º semestre {y}"), "pt": ("{n}º trimestre de {y}",), "it": ("{n}° trimestre {y}", "{h}° semestre {y}"), "nl": ("{n}e kwartaal {y}",), "pl": ("{n} kwartał {y}",), "ru": ("{n} квартал {y} г.", "{h} полугодие {y}"), "en": ("{n}th quarter {y}", "{n}th quarter of {y}"),
}  # fmt: skip


def _no_such_part(scene: Scene) -> None:
    """``Q5 2021``, ``H3 2019``: refused."""
    dice = scene.dice
    choose_year(scene)
    own = _NONE_OF.get(scene.lang.token)
    scene.worded = own is not None and dice.chance(0.4)
    text = dice.pick(own if scene.worded and own is not None else _NONE)
    scene.write(text.format(n=dice.pick((5, 5, 5, 6, 7, 8, 9, 0)), h=dice.pick((3, 3, 3, 4, 5, 0)), y=scene.year))
    scene.canonical = ""


GROUPS: tuple[Group, ...] = (
    Group("no-such-part", "reject", 0.12, _no_such_part),
    Group("half-year", "range", 0.6, _half_year, tuple((entry, BIG[entry] ** 0.7) for entry in {**NUMBERED, **WORDED})),
)
