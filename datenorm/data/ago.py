"""Short ways of websites to say how long ago something was: ``3d ago``, ``vor 5 Std.``, ``il y a 3 j``. All to be refused."""

from datenorm.data.group import Group
from datenorm.data.labels import BEFORE
from datenorm.data.mix import BIG
from datenorm.data.scene import Scene

#: Language -> forms; {n} is a small number.
AGO: dict[str, tuple[str, ...]] = {
    "en": ("{n}d ago", "{n}h ago", "{n}m ago", "{n}w ago", "{n}y ago", "{n}mo ago", "{n} mo. ago", "{n} hrs ago", "{n} hr ago", "{n} min ago", "{n} mins ago", "{n} days ago", "{n} d ago", "{n} wk ago", "{n} yrs ago", "{n}d", "{n}w", "{n} days left", "{n}d {n}h left", "in {n}d", "{n} hours left", "{n}d left", "over {n} years ago", "about {n} hours ago", "almost {n} years ago", "{n}+ days ago"), "de": ("vor {n} T.", "vor {n} Tg.", "vor {n} Std.", "vor {n} Min.", "vor {n} Wo.", "vor {n} Mon.", "vor {n} J.", "vor {n} Tagen", "vor {n} h", "noch {n} Tage", "in {n} Tg.", "vor über {n} Jahren"),
    "fr": ("il y a {n} j", "il y a {n} h", "il y a {n} min", "il y a {n} sem.", "il y a {n} ans", "il y a {n} mois", "plus que {n} jours", "dans {n} j", "il y a plus de {n} ans"), "es": ("hace {n} d", "hace {n} h", "hace {n} min", "hace {n} sem.", "hace {n} días", "hace {n} meses", "quedan {n} días", "hace más de {n} años"), "pt": ("há {n} d", "há {n} h", "há {n} min", "há {n} sem.", "há {n} dias", "há {n} meses", "faltam {n} dias"), "it": ("{n} g fa", "{n} h fa", "{n} gg fa", "{n} min fa", "{n} sett. fa", "{n} giorni fa", "{n} mesi fa", "tra {n} gg"),
    "nl": ("{n} d geleden", "{n} u geleden", "{n} dgn geleden", "{n} wk geleden", "{n} min. geleden", "nog {n} dagen"), "sv": ("för {n} d sedan", "{n} d sedan", "{n} tim sedan", "för {n} h sedan", "{n} dagar kvar"), "da": ("for {n} d. siden", "{n} d siden", "for {n} t. siden"), "nb": ("for {n} d siden", "{n} d siden", "for {n} t siden"), "fi": ("{n} pv sitten", "{n} t sitten", "{n} vk sitten"), "pl": ("{n} d. temu", "{n} godz. temu", "{n} dni temu", "{n} tyg. temu", "zostało {n} dni"), "cs": ("před {n} d", "před {n} h", "před {n} dny", "zbývá {n} dní"),
    "ru": ("{n} д. назад", "{n} дн. назад", "{n} ч. назад", "{n} ч назад", "{n} мин. назад", "{n} нед. назад", "{n} мес. назад", "{n} г. назад", "осталось {n} дн."), "uk": ("{n} дн. тому", "{n} год тому", "{n} тиж. тому"), "tr": ("{n} g önce", "{n} gün önce", "{n} sa önce", "{n} dk önce", "{n} hf önce"), "id": ("{n} h lalu", "{n} jam lalu", "{n} mgg lalu"), "ja": ("{n}日前", "{n}時間前", "{n}分前", "{n}か月前", "{n}年前"), "zh": ("{n}天前", "{n}小时前", "{n}分钟前", "{n}个月前"), "ko": ("{n}일 전", "{n}시간 전", "{n}주 전"),
}  # fmt: skip


def _ago(scene: Scene) -> None:
    """``Posted 3d ago``."""
    dice, token = scene.dice, scene.lang.token
    text = dice.pick(AGO[token])
    while "{n}" in text:
        text = text.replace("{n}", str(dice.between(1, 31)), 1)
    if dice.chance(0.35):
        text = dice.pick(BEFORE.get(token, BEFORE["en"])) + text
    scene.write(text)
    scene.worded = True
    scene.free = dice.chance(0.2)


GROUPS: tuple[Group, ...] = (
    Group("ago", "reject", 0.25, _ago, tuple((entry, BIG[entry] ** 0.8) for entry in AGO)),
)
