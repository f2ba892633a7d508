"""Intervals told by what happened at either end: ``begun in 1763 and continued until 1798``, ``Start: | End: |``."""

from functools import cache
from typing import NamedTuple

from datenorm.data.dice import Dice


class Deeds(NamedTuple):
    """How a language tells a beginning and an end.

    Attributes:
        begun: words for the beginning, with commas between them.
        ended: words for the end.
        joined: words that join the two.
        within: words before a year, with their space behind them.
    """

    begun: str
    ended: str
    joined: str
    within: tuple[str, ...] = ("",)


DEEDS: dict[str, Deeds] = {
    "en": Deeds(
        "begun,started,opened,founded,established,launched,commenced,first published,introduced,built,acquired,appointed,joined,installed,elected,arrived,enlisted,incorporated,commissioned",
        "finished,completed,closed,dissolved,abolished,ceased,discontinued,demolished,sold,resigned,retired,ended,withdrawn,left,discharged,departed,last published,decommissioned,continued until,continued to,carried on until",
        "and", ("in ", "in ", "in the year ", "")),
    "de": Deeds(
        "begonnen,angefangen,eröffnet,gegründet,gebaut,errichtet,eingeführt,in Betrieb genommen,entstanden,eingetreten,angelegt,gestiftet,in Dienst gestellt",
        "beendet,vollendet,fertiggestellt,geschlossen,aufgelöst,eingestellt,abgerissen,stillgelegt,abgeschlossen,fortgeführt bis,fortgesetzt bis,fortgefahren bis,weitergeführt bis,ausgetreten,außer Dienst gestellt",
        "und", ("im Jahr ", "im Jahre ", "", "", "in ", "anno ")),
    "fr": Deeds("commencé,ouvert,fondé,créé,construit,entamé,inauguré,mis en service,entrepris,établi", "achevé,terminé,fermé,dissous,supprimé,démoli,continué jusqu'en,poursuivi jusqu'en,clos,abandonné", "et", ("en ", "en ", "")),
    "es": Deeds("comenzado,iniciado,abierto,fundado,creado,construido,empezado,inaugurado,establecido", "terminado,acabado,concluido,cerrado,disuelto,derribado,continuado hasta,finalizado,suprimido", "y", ("en ", "en ", "")),
    "pt": Deeds("começado,iniciado,aberto,fundado,criado,construído,inaugurado", "terminado,concluído,encerrado,extinto,fechado,demolido,continuado até", "e", ("em ", "em ", "")),
    "it": Deeds("iniziato,cominciato,aperto,fondato,costruito,incominciato,inaugurato,istituito", "finito,terminato,compiuto,chiuso,sciolto,demolito,continuato fino al,concluso,soppresso", "e", ("nel ", "nel ", "")),
    "ca": Deeds("començat,iniciat,obert,fundat,construït", "acabat,tancat,dissolt,enderrocat,continuat fins a", "i", ("el ", "")),
    "nl": Deeds("begonnen,geopend,opgericht,gebouwd,gesticht,aangevangen,aangelegd", "voltooid,beëindigd,gesloten,opgeheven,gesloopt,voortgezet tot,afgesloten,geëindigd", "en", ("in ", "in ", "")),
    "sv": Deeds("påbörjad,påbörjat,öppnad,grundad,byggd,börjad,inrättad", "avslutad,avslutat,stängd,nedlagd,fullbordad,riven,upplöst,fortsatt till", "och", ("år ", "")),
    "da": Deeds("påbegyndt,åbnet,grundlagt,opført,stiftet,begyndt,oprettet", "afsluttet,lukket,nedlagt,fuldført,nedrevet,ophørt,fortsat til", "og", ("i ", "")),
    "nb": Deeds("påbegynt,åpnet,grunnlagt,bygd,stiftet,begynt,opprettet", "avsluttet,stengt,nedlagt,fullført,revet,opphørt,fortsatt til", "og", ("i ", "")),
    "fi": Deeds("aloitettu,perustettu,avattu,rakennettu,alkanut", "lopetettu,päätetty,suljettu,lakkautettu,valmistunut,purettu,päättynyt", "ja", ("vuonna ", "v. ", "")),
    "pl": Deeds("rozpoczęto,założono,otwarto,zaczęto,zbudowano,wszczęto,rozpoczęty,założony", "zakończono,ukończono,zamknięto,rozwiązano,zniesiono,zlikwidowano,zakończony,zamknięty", "i,a", ("w ", "")),
    "cs": Deeds("započato,založeno,otevřeno,zahájeno,postaveno,počato,zahájen", "ukončeno,dokončeno,uzavřeno,zrušeno,zbořeno,ukončen,skončeno", "a", ("r. ", "roku ", "v roce ", "")),
    "sk": Deeds("začaté,založené,otvorené,postavené,začatý", "ukončené,dokončené,uzavreté,zrušené,ukončený", "a", ("v roku ", "r. ", "")),
    "ru": Deeds("начато,начат,начата,открыт,открыта,основан,построен,заведено,создан,учреждён", "окончено,окончен,завершено,закрыт,закрыта,упразднён,снесён,закончено,ликвидирован,завершён,продолжено до", "и"),
    "uk": Deeds("розпочато,засновано,відкрито,почато,заснований,побудовано", "закінчено,завершено,закрито,ліквідовано,знесено,закритий", "і,та"),
    "bg": Deeds("започнато,основано,открито,построено,започнат", "завършено,закрито,приключено,разрушено,завършен", "и", ("през ", "")),
    "hr": Deeds("započeto,osnovano,otvoreno,izgrađeno", "završeno,zatvoreno,ukinuto,srušeno,dovršeno", "i"),
    "ro": Deeds("început,fondat,înființat,deschis,construit", "terminat,încheiat,desființat,închis,demolat", "și", ("în ", "")),
    "hu": Deeds("elkezdve,megkezdve,alapítva,megnyitva,felépült", "befejezve,lezárva,megszűnt,bezárva,lebontva", "és"),
    "el": Deeds("άρχισε,ιδρύθηκε,άνοιξε,ξεκίνησε", "ολοκληρώθηκε,έκλεισε,διαλύθηκε,τελείωσε", "και", ("το ", "")),
}  # fmt: skip

#: Labels of a beginning and of an end, ``begin|end``.
LABELS: dict[str, tuple[str, ...]] = {
    "en": ("Born|Died", "born|died", "b.|d.", "Start|End", "Start date|End date", "From|To", "Begin|End", "Opening|Closing", "Check-in|Check-out", "Valid from|Valid until", "Valid from|Valid to", "Arrival|Departure", "Departure|Return", "Opens|Closes", "Starts|Ends", "Admitted|Discharged", "Pick-up|Drop-off"),
    "de": ("geb.|gest.", "geboren|gestorben", "Geboren|Gestorben", "geb.|gef.", "Beginn|Ende", "Start|Ende", "Von|Bis", "Anreise|Abreise", "Gültig ab|Gültig bis", "Gültig von|Gültig bis", "Startdatum|Enddatum", "Hinfahrt|Rückfahrt", "Hinflug|Rückflug", "Anfang|Ende", "Eintritt|Austritt"),
    "fr": ("né le|mort le", "né le|décédé le", "Naissance|Décès", "Début|Fin", "Date de début|Date de fin", "Du|Au", "Arrivée|Départ", "Aller|Retour", "Valable du|Au", "Ouverture|Fermeture", "Entrée|Sortie"),
    "es": ("nació|murió", "Nacimiento|Fallecimiento", "Inicio|Fin", "Fecha de inicio|Fecha de fin", "Entrada|Salida", "Desde|Hasta", "Ida|Vuelta", "Apertura|Cierre", "Llegada|Salida", "Fecha inicio|Fecha fin", "Comienzo|Final"),
    "pt": ("nasceu|faleceu", "Nascimento|Morte", "Início|Fim", "Início|Término", "Data de início|Data de fim", "Entrada|Saída", "De|Até", "Ida|Volta", "Check-in|Check-out", "Abertura|Encerramento"),
    "it": ("nato|morto", "Nascita|Morte", "Inizio|Fine", "Data inizio|Data fine", "Dal|Al", "Arrivo|Partenza", "Andata|Ritorno", "Apertura|Chiusura", "Data di inizio|Data di fine", "Check-in|Check-out"),
    "ca": ("Inici|Fi", "Des de|Fins a", "Arribada|Sortida", "Data d'inici|Data de fi"),
    "nl": ("geb.|overl.", "Geboren|Overleden", "Begin|Einde", "Start|Einde", "Van|Tot", "Van|T/m", "Aankomst|Vertrek", "Startdatum|Einddatum", "Heen|Terug", "Ingangsdatum|Einddatum"),
    "sv": ("född|död", "f.|d.", "Start|Slut", "Från|Till", "Startdatum|Slutdatum", "Ankomst|Avresa", "Utresa|Hemresa"),
    "da": ("født|død", "f.|d.", "Start|Slut", "Fra|Til", "Startdato|Slutdato", "Ankomst|Afrejse", "Udrejse|Hjemrejse"),
    "nb": ("født|død", "f.|d.", "Start|Slutt", "Fra|Til", "Startdato|Sluttdato", "Ankomst|Avreise", "Utreise|Hjemreise"),
    "fi": ("syntynyt|kuollut", "s.|k.", "Alkaa|Päättyy", "Alku|Loppu", "Alkamispäivä|Päättymispäivä", "Tulo|Lähtö", "Meno|Paluu"),
    "pl": ("ur.|zm.", "urodzony|zmarł", "Początek|Koniec", "Od|Do", "Data rozpoczęcia|Data zakończenia", "Przyjazd|Wyjazd", "Ważne od|Ważne do"),
    "cs": ("nar.|zemř.", "narozen|zemřel", "Začátek|Konec", "Od|Do", "Příjezd|Odjezd", "Platnost od|Platnost do", "Zahájení|Ukončení", "Datum zahájení|Datum ukončení"),
    "sk": ("Začiatok|Koniec", "Od|Do", "Príchod|Odchod", "Platnosť od|Platnosť do"),
    "ru": ("род.|ум.", "родился|умер", "Родился|Скончался", "Начало|Окончание", "Начало|Конец", "Начато|Окончено", "Дата начала|Дата окончания", "Заезд|Выезд", "Открытие|Закрытие", "Туда|Обратно", "С|По", "Отправление|Прибытие", "Начат|Окончен"),
    "uk": ("нар.|пом.", "народився|помер", "Початок|Кінець", "Розпочато|Закінчено", "Дата початку|Дата закінчення", "Заїзд|Виїзд", "Від|До"),
    "bg": ("Начало|Край", "От|До", "Начална дата|Крайна дата"), "hr": ("Početak|Kraj", "Od|Do", "Dolazak|Odlazak"), "ro": ("născut|decedat", "Început|Sfârșit", "De la|Până la", "Data începerii|Data încheierii", "Sosire|Plecare"),
    "hu": ("szül.|megh.", "született|meghalt", "Kezdete|Vége", "Kezdés|Befejezés", "Érkezés|Távozás", "Kezdő dátum|Befejező dátum"), "el": ("Έναρξη|Λήξη", "Από|Έως", "Άφιξη|Αναχώρηση"),
    "tr": ("doğum|ölüm", "Başlangıç|Bitiş", "Başlangıç tarihi|Bitiş tarihi", "Giriş|Çıkış", "Gidiş|Dönüş", "Açılış|Kapanış"),
    "ja": ("開始|終了", "開始日|終了日", "自|至", "チェックイン|チェックアウト", "着工|竣工", "開館|閉館"), "zh": ("开始|结束", "开始时间|结束时间", "起|止", "入住|退房", "开工|竣工", "开始日期|结束日期", "開始|結束"),
    "ko": ("시작|종료", "시작일|종료일", "체크인|체크아웃", "착공|준공", "출발|도착"), "vi": ("Bắt đầu|Kết thúc", "Từ ngày|Đến ngày", "Ngày bắt đầu|Ngày kết thúc"), "id": ("Mulai|Selesai", "Mulai|Berakhir", "Dari|Sampai", "Tanggal mulai|Tanggal selesai"),
    "ar": ("البداية|النهاية", "من تاريخ|إلى تاريخ", "تاريخ البدء|تاريخ الانتهاء", "الوصول|المغادرة"), "fa": ("شروع|پایان", "از تاریخ|تا تاریخ", "تاریخ شروع|تاریخ پایان"), "he": ("התחלה|סיום", "תאריך התחלה|תאריך סיום", "מתאריך|עד תאריך", "כניסה|יציאה"),
    "hi": ("प्रारंभ|समाप्ति", "आरंभ तिथि|समाप्ति तिथि"), "th": ("เริ่ม|สิ้นสุด", "วันที่เริ่ม|วันที่สิ้นสุด", "เช็คอิน|เช็คเอาท์"),
}  # fmt: skip

#: What stands between the two, beside the language's word.
_BETWEEN = (", ", ", ", "; ", " - ", " – ", " / ", ". ", " ")
#: What stands between two dates with labels, and between a label and its date.
_LABELS_BETWEEN = (" ", " ", ", ", "; ", " - ", " / ", " | ", "  ")
_COLONS = (": ", ": ", ": ", ":", " ")


@cache
def _words(listed: str) -> tuple[str, ...]:
    return tuple(listed.split(","))


def begun_and_ended(dice: Dice, token: str, days: bool) -> tuple[str, str, str] | None:
    """What stands before, between and behind two dates, ``begun``, ``, finished``, ""; None for a language without.

    Args:
        days: they are days and not years.
    """
    deeds, labels = DEEDS.get(token), LABELS.get(token)
    if labels is None:
        return None
    if deeds is None or dice.chance(0.4):
        begin, _, end = dice.pick(labels).partition("|")
        colon = "：" if token in ("zh", "ja") and dice.chance(0.5) else dice.pick(_COLONS)
        return begin + colon, dice.pick(_LABELS_BETWEEN) + end + colon, ""
    begin, end = dice.pick(_words(deeds.begun)), dice.pick(_words(deeds.ended))
    within = "" if days else dice.pick(deeds.within)
    if dice.chance(0.3):
        begin = begin[0].upper() + begin[1:]
    # After words that end in a preposition, as "continued until", no other one stands before the year.
    end = f"{end} " if " " in end else f"{end} {within}"
    if dice.chance(0.4):
        return f"{begin} {within}", f" {dice.pick(_words(deeds.joined))} {end}", ""
    if dice.chance(0.1):
        return f"{begin} {within}", f" ({end}", ")"
    return f"{begin} {within}", dice.pick(_BETWEEN) + end, ""
