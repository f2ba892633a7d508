"""What stands around a date: labels, prepositions, brackets, quotes, trailing signs."""

from datenorm.data.dice import Weighted
from datenorm.data.scene import Scene

#: What goes before a date, by language.
BEFORE: dict[str, tuple[str, ...]] = {
    "en": ("on ", "on the ", "Published: ", "Published on ", "Published ", "Posted on ", "Updated ", "Last updated ",
           "Last updated: ", "Date: ", "dated ", "Updated: ", "Posted ", "Date ", "Created ", "Born ", "born ", "b. ", "d. ",
           "Due: ", "due ", "as of ", "since ", "from ", "until ", "by ", "Last modified: ", "Issued ", "Effective ", "the "),
    "de": ("am ", "den ", "vom ", "der ", "Stand: ", "Datum: ", "seit ", "ab ", "bis zum ", "Veröffentlicht am ",
           "Veröffentlicht: ", "Aktualisiert: ", "Aktualisiert am ", "geb. ", "gest. ", "Erstellt am ", "Vom ", "zum ",
           "Zuletzt aktualisiert am ", "Berlin, ", "Wien, den "),
    "fr": ("le ", "Le ", "du ", "Publié le ", "Mis à jour le ", "Date : ", "depuis le ", "jusqu'au ", "né le ", "au ", "Paris, le "),
    "es": ("el ", "El ", "Publicado el ", "Publicado: ", "Fecha: ", "desde el ", "hasta el ", "a ", "Actualizado: ", "Madrid, "),
    "pt": ("em ", "Em ", "Publicado em ", "Data: ", "desde ", "Atualizado em ", "a ", "até ", "Lisboa, "),
    "it": ("il ", "Il ", "dal ", "Pubblicato il ", "Data: ", "Aggiornato il ", "al ", "lì ", "Roma, "),
    "nl": ("op ", "Op ", "Gepubliceerd op ", "Datum: ", "vanaf ", "tot ", "d.d. ", "Laatst bijgewerkt: "),
    "sv": ("den ", "Den ", "Publicerad ", "Publicerad: ", "Datum: ", "Uppdaterad ", "från ", "från den "),
    "da": ("den ", "d. ", "Den ", "Publiceret ", "Dato: ", "Opdateret ", "fra "),
    "nb": ("den ", "Publisert ", "Dato: ", "Oppdatert ", "fra ", "Sist oppdatert "),
    "fi": ("Julkaistu ", "Päivämäärä: ", "alkaen ", "Päivitetty ", "pvm "),
    "pl": ("dnia ", "w dniu ", "Data: ", "Opublikowano ", "od ", "Opublikowano: ", "z dnia ", "Warszawa, "),
    "cs": ("dne ", "Dne ", "Datum: ", "Publikováno: ", "od ", "V Praze dne "),
    "sk": ("dňa ", "Dátum: ", "od "),
    "hr": ("dana ", "Datum: ", "od "),
    "sl": ("dne ", "Datum: ", "od "),
    "ro": ("pe ", "la data de ", "Data: ", "din "),
    "hu": ("Dátum: ", "Budapest, ", "Közzétéve: "),
    "tr": ("Tarih: ", "Yayınlanma: ", "Güncelleme: ", "Yayın tarihi: "),
    "ru": ("от ", "с ", "Дата: ", "Опубликовано: ", "Опубликовано ", "Обновлено ", "до ", "на ", "Москва, "),
    "uk": ("від ", "з ", "Дата: ", "Опубліковано ", "Оновлено ", "до "),
    "bg": ("на ", "от ", "Дата: ", "Публикувано на "),
    "el": ("στις ", "Ημερομηνία: ", "από ", "Δημοσιεύτηκε "),
    "ja": ("日付：", "更新日：", "公開日：", "投稿日: ", "更新 ", "発行日 "),
    "zh": ("日期：", "发布时间：", "于", "更新时间: ", "发布于 ", "时间："),
    "ko": ("날짜: ", "등록일 ", "수정일: ", "입력 ", "게시일: "),
    "ar": ("في ", "بتاريخ ", "تاريخ ", "يوم ", "نشر في ", "التاريخ: "),
    "fa": ("در ", "تاریخ: ", "مورخ ", "تاریخ "),
    "he": ("ב-", "תאריך: ", "ב", "פורסם ב-"),
    "hi": ("दिनांक ", "तारीख: ", "दिनांक: "),
    "th": ("วันที่ ", "วัน", "เมื่อวันที่ ", "เผยแพร่ "),
    "vi": ("ngày ", "Ngày ", "Ngày: ", "Cập nhật "),
    "id": ("pada ", "tanggal ", "Tanggal: ", "Diterbitkan ", "Jakarta, "),
    "ms": ("pada ", "Tarikh: "),
}  # fmt: skip

#: What follows a date, by language.
AFTER: dict[str, tuple[str, ...]] = {
    "en": (" (updated)", " edition", " - present", " by admin", " |", " (revised)", " in London", " at the latest"),
    "ru": (" г.", " года", " г", "г."),
    "uk": (" р.", " року", " р"),
    "bg": (" г.", " г"),
    "pl": (" r.", " r", " roku"),
    "lt": (" d.", " m."),
    "hu": ("-án", "-én", "-i", "."),
    "fi": ("na", "."),
    "hr": (".", " godine", ". godine"),
    "sr": (".", ". године", " године"),
    "sl": (" leta",),
    "tr": ("'de", "'te", " tarihinde", " tarihli"),
    "ko": ("에", " 기준", "부터"),
    "ja": ("に", "から", " 更新", "頃"),
    "zh": ("发布", " 星期一", "起"),
    "de": (" Uhr", " in Berlin", " (Stand)"),
}

_BRACKETS: tuple[tuple[str, str], ...] = (
    ("(", ")"), ("[", "]"), ('"', '"'), ("'", "'"), ("«", "»"), ("“", "”"), ("<", ">"), ("{", "}"), ("*", "*"), ("- ", ""),
    ("• ", ""), ("· ", ""), ("| ", ""), (", ", ""), (": ", ""), ("„", "“"), ("__", "__"), ("( ", " )"), ("# ", ""), ("> ", ""),
)  # fmt: skip

_TRAILING: Weighted[str] = Weighted(
    [(".", 30), (",", 14), (";", 6), (":", 4), ("!", 1), (" ", 12), ("  ", 3), (" -", 3), (" |", 2), ("\u00a0", 2),
     ("...", 2), ("*", 2), (" .", 2), (")", 2), ("\t", 1), ("\u200b", 1)]
)  # fmt: skip


def add_context(scene: Scene, share: float = 1.0) -> None:
    """Put a label before the date, a sign behind it, brackets around it, each now and then."""
    dice = scene.dice
    if dice.chance(0.1 * share):
        labels = BEFORE.get(scene.lang.token)
        if labels is None or not scene.worded and dice.chance(0.5):
            labels = BEFORE["en"]
        scene.pieces.insert(0, (dice.pick(labels), ""))
    if dice.chance(0.04 * share):
        trailers = AFTER.get(scene.lang.token)
        if trailers is not None:
            scene.pieces.append((dice.pick(trailers), ""))
    if dice.chance(0.025 * share):
        left, right = dice.pick(_BRACKETS)
        scene.pieces.insert(0, (left, ""))
        scene.pieces.append((right, ""))
    if dice.chance(0.05 * share):
        scene.pieces.append((dice.draw(_TRAILING), ""))
    if dice.chance(0.01 * share):
        scene.pieces.insert(0, (dice.pick((" ", "  ", "\t", "\u00a0", "\ufeff")), ""))
