"""Group of the generator for two dates of two things: an invoice and its payment, a birth and a baptism. One string holds one
date, so such a string is refused, and not read as an interval.
"""

from datenorm.data.gregorian import named_form
from datenorm.data.group import Group
from datenorm.data.interval_words import AND
from datenorm.data.mix import among
from datenorm.data.pairs import halves, two_days
from datenorm.data.pattern import compile_pattern
from datenorm.data.scene import Scene

#: Language -> labels of two dates that begin and end nothing (see :data:`datenorm.data.interval_verbs.LABELS` for those).
EVENTS: dict[str, tuple[str, ...]] = {
    "en": ("Invoice date|Due date", "Invoice date|due", "Ordered|Shipped", "Published|Modified", "Posted|Updated", "Published|Last updated", "Created|Modified", "Received|Answered", "Submitted|Accepted", "Received|Accepted", "born|bapt.", "b.|bapt.", "born|baptized", "died|buried", "d.|bur.", "Written|Received", "Manufactured|Expires", "Issued|Paid", "Recorded|Released", "Composed|Premiered", "Order date|Delivery date"),
    "de": ("Rechnungsdatum|Lieferdatum", "Lieferdatum|Rechnungsdatum", "Rechnungsdatum|fällig am", "Bestellt|Geliefert", "Erstellt|Geändert", "Veröffentlicht|Aktualisiert", "geb.|get.", "gest.|begr.", "Geboren|Getauft", "Eingereicht|Angenommen", "Ausgestellt|Bezahlt"),
    "fr": ("Date de facture|Échéance", "Publié le|Mis à jour le", "Publié le|Modifié le", "Commandé le|Livré le", "né le|baptisé le", "décédé le|inhumé le", "Reçu le|Accepté le"),
    "es": ("Fecha de factura|Vencimiento", "Publicado|Actualizado", "nació|bautizado", "Recibido|Aceptado", "Pedido|Entregado"), "pt": ("Data da fatura|Vencimento", "Publicado em|Atualizado em", "nasceu|batizado", "Emissão|Vencimento"), "it": ("Data fattura|Scadenza", "Pubblicato|Aggiornato", "nato|battezzato", "Ordinato|Consegnato"),
    "nl": ("Factuurdatum|Vervaldatum", "Gepubliceerd|Bijgewerkt", "geb.|ged.", "overl.|begr.", "Besteld|Geleverd"), "sv": ("Fakturadatum|Förfallodatum", "Publicerad|Uppdaterad", "född|döpt"), "da": ("Fakturadato|Forfaldsdato", "Publiceret|Opdateret", "født|døbt"), "nb": ("Fakturadato|Forfallsdato", "Publisert|Oppdatert", "født|døpt"),
    "fi": ("Laskun päivä|Eräpäivä", "Julkaistu|Päivitetty"), "pl": ("Data wystawienia|Termin płatności", "Opublikowano|Zaktualizowano", "ur.|ochrz."), "cs": ("Vystaveno|Splatnost", "Publikováno|Aktualizováno", "nar.|pokřt."), "ru": ("Дата счёта|Срок оплаты", "Опубликовано|Обновлено", "Создан|Изменён", "родился|крещён", "Заказано|Доставлено"),
    "tr": ("Fatura tarihi|Son ödeme tarihi", "Yayınlanma|Güncelleme"), "ja": ("作成日|更新日", "公開日|更新日", "請求日|支払期限"), "zh": ("发布时间|更新时间", "创建时间|修改时间", "开票日期|付款日期"), "ko": ("등록일|수정일", "작성일|수정일"), "ar": ("نشر في|آخر تحديث",), "id": ("Diterbitkan|Diperbarui",),
}  # fmt: skip

_BETWEEN = ("; ", ", ", " ", " | ", " / ", " - ", ", ", "  ")
_COLONS = (": ", ": ", " ", ": ")


#: How often the first date leaves out what the second says: ``geb. 3., get. 5. Mai 1788``.
_SHARED = 0.3


def _two(scene: Scene) -> None:
    """``Ordered 3 May 1999, shipped 7 May 1999``."""
    dice = scene.dice
    first, _, second = dice.pick(EVENTS[scene.lang.token]).partition("|")
    colon = dice.pick(_COLONS)
    pattern = named_form(scene)
    between = dice.pick(_BETWEEN)
    kind = dice.pick(("day", "month", "all"))
    days, patterns = two_days(scene, kind), (pattern, pattern)
    pair = halves(pattern.source)
    if pair is not None and kind != "all" and dice.chance(_SHARED):
        short, whole = pair[kind]
        if whole.startswith((short + ".", short + "'.'")):
            short += "."
        patterns = compile_pattern(short), compile_pattern(whole)
    for label, form, day in zip((first, between + second), patterns, days, strict=True):
        scene.write(label + colon)
        scene.set_day(day)
        form.write(scene)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.worded = True
    scene.names_weekday = False
    scene.canonical = ""


def _listed(scene: Scene) -> None:
    """``3 May and 5 June 2019``, ``3, 10 and 17 May 2019``: days apart of each other, none of which is the one."""
    dice = scene.dice
    ands = [word for word in AND[scene.lang.token] if not set("/+") & set(word)] or [" & "]  # "/" joins an interval too
    pair = None
    while pair is None:
        pair = halves(named_form(scene).source)
    if dice.chance(0.5):
        days = list(two_days(scene, "month"))
        forms = [pair["month"].first, pair["month"].second]
        gaps = [dice.pick(ands) if dice.chance(0.75) else dice.pick((", ", "; ", ", "))]
    else:
        apart = dice.between(4, 9)
        first = two_days(scene, "day")[0].replace(day=dice.between(1, 28 - 2 * apart))
        days = [first.replace(day=first.day + apart * place) for place in range(3)]
        short, whole = pair["day"]
        if not pair["day"].first.startswith(("d", "'")) or "MMM" in short or "LLL" in short or "y" in short:
            short, whole = "d", "d MMMM yyyy"
        forms, gaps = [short, short, whole], [", ", dice.pick(ands) if dice.chance(0.7) else ", "]
    for place, (day, form) in enumerate(zip(days, forms, strict=True)):
        if place:
            scene.write(gaps[place - 1])
        scene.set_day(day)
        compile_pattern(form).write(scene)
    scene.pieces = [(text, "") for text, _ in scene.pieces]
    scene.worded = True
    scene.names_weekday = False
    scene.canonical = ""
    scene.free = dice.chance(0.5)


GROUPS: tuple[Group, ...] = (Group("two-events", "reject", 0.4, _two, among(EVENTS)), Group("days-listed", "reject", 0.25, _listed, among(AND)))
