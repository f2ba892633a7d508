"""Group of the generator for lines of papers that number themselves before they say their day: receipts, invoices, tickets."""

from datenorm.data.dice import Weighted
from datenorm.data.forms import NUMERIC, SEPARATORS
from datenorm.data.gregorian import order_for
from datenorm.data.group import Group
from datenorm.data.machine_forms import choose_modern
from datenorm.data.mix import BIG
from datenorm.data.pattern import compile_pattern, reading, time_reading
from datenorm.data.scene import Scene
from datenorm.data.shapes import LOTS, fill
from datenorm.data.words import kind_of

#: Language -> fronts of lines; # is a figure, & a letter, {n} a number that could be a day or a year too. The date follows.
FRONTS: dict[str, tuple[str, ...]] = {
    "en": ("Matchday {n}, ", "Matchday {n}: ", "Game {n} - ", "GAME {n}: ", "Game {n}, ", "Round {n}, ", "Round {n} - ", "Day {n}: ", "Stage {n}, ", "Leg {n} - ", "Race {n}, ", "SALE ", "Heat {n}, ", "Session {n}: ", "Chapter {n}. ", "Test {n}, ", "Quiz {n} - ", "Show {n}, ", "$#,###.## ", "£##.## ", "-$##.## ", "CARD #### PAYMENT ", "POS ##.## ", "ATM ###.## ", "Receipt No. {n} Date: ", "Receipt #{n} ", "Invoice {n} dated ", "Invoice no. {n} of ", "Invoice #{n}, ", "INV-#### ", "Order {n} placed on ", "Order #{n} - ", "Ticket {n} ", "Ref. {n} of ", "Ref: {n} Date: ", "Case {n}, filed ", "File no. {n} - ", "Docket {n}, ", "Permit No. {n} issued ", "LOT #### EXP ", "LOT {n} EXP ", "Lot {n} Best before ",
           "BATCH {n} EXP ", "FLIGHT ### ", "FLIGHT &&### ", "Flight &&{n} ", "GATE {n} ", "SEAT {n}& ", "Room {n}, ", "Table {n} ", "TILL {n} ", "TERMINAL {n} ", "Batch {n} ", "Page {n}, ", "Item {n}: ", "Entry {n}, ", "Act {n} of ", "Law No. {n} of ", "Resolution {n} of ", "Decree No. {n} of ", "Clerk: {n} ", "STORE #### TERM ## TRANS #### ", "Patient {n} DOB ", "Grade {n}, ",
           "Box {n}, folder #, ", "Vol. {n}, ", "Episode {n}, aired ", "Week {n}: ", "Version #.#.# released ", "v#.#.# (", "Train {n} ", "Bus {n}, ", "Platform {n} ", "Lesson {n}, ", "Aged {n}, died ", "aged {n} years, ", "Letter {n}, "),
    "de": ("Spieltag {n}, ", "{n}. Spieltag, ", "{n}. Spieltag: ", "Etappe {n}, ", "Runde {n} - ", "Folge {n}, ", "1.###,## EUR ", "##,## € ", "-##,## EUR ", "Betrag ##,## EUR, ", "Beleg-Nr. {n} Datum: ", "Bon {n} vom ", "Rechnung Nr. {n} vom ", "Rechnung {n} vom ", "Rechnungs-Nr.: {n} Datum: ", "Auftrag {n} vom ", "Kasse {n} Bon #### ", "Az. {n}/## vom ", "Aktenzeichen {n}, ", "Urteil {n} vom ", "Gesetz Nr. {n} vom ", "Blatt {n}, ", "Seite {n}, ", "Charge {n} MHD ", "Zug {n} am ", "Tisch {n} ", "Quittung Nr. {n}, ", "Beschluss Nr. {n} vom ", "Brief Nr. {n}, "),
    "fr": ("Journée {n} - ", "{n}e journée, ", "Étape {n} : ", "Match {n}, ", "Épisode {n}, ", "Ticket n° {n} Date : ", "Facture N° {n} du ", "Facture n°{n} en date du ", "Reçu n° {n}, ", "Commande n° {n} du ", "Loi n° ##-#### du ", "Loi n° {n} du ", "Décret n° {n} du ", "Arrêté n° {n} du ", "Caisse {n} ", "Table {n} le ", "Lot {n} DLC ", "Dossier n° {n}, ", "Acte n° {n}, ", "Page {n}, ", "Lettre n° {n}, ", "Arrêt n° {n} du "),
    "es": ("Jornada {n}, ", "Jornada {n} - ", "Fecha {n}: ", "Partido {n}, ", "Etapa {n}: ", "Factura N.º {n} del ", "Factura nº {n} Fecha: ", "Recibo Nº {n} ", "Ticket: {n} Fecha: ", "Pedido {n} de ", "Ley {n}/## de ", "Ley N° {n} del ", "Decreto {n} de ", "Resolución N° {n} del ", "Folio {n}, ", "Acta n.º {n}, ", "Lote {n} CAD ", "Mesa {n} ", "Caja {n} "),
    "pt": ("Jornada {n}, ", "Rodada {n} - ", "{n}ª rodada, ", "Jogo {n}: ", "Fatura n.º {n} de ", "Nota fiscal nº {n} de ", "Recibo n.º {n} ", "NF {n} Emissão: ", "Pedido {n} Data: ", "Lei n.º {n} de ", "Lei nº {n}, de ", "Decreto nº {n}, de ", "Processo {n}, ", "Lote {n} Val. ", "Mesa {n} ", "Caixa {n} "),
    "it": ("Giornata {n}, ", "{n}ª giornata, ", "Tappa {n}: ", "Gara {n} - ", "Fattura n. {n} del ", "Scontrino n. {n} del ", "Ricevuta n. {n} ", "Doc. n. {n} Data ", "Ordine {n} del ", "Legge {n} del ", "Legge n. {n} del ", "D.P.R. n. {n} del ", "Prot. n. {n} del ", "Lotto {n} Scad. ", "Tavolo {n} ", "Atto n. {n}, "),
    "nl": ("Speelronde {n}, ", "Etappe {n}, ", "Wedstrijd {n}: ", "Factuur {n} d.d. ", "Factuurnr. {n} Datum: ", "Bon {n} ", "Kassabon {n} ", "Bestelling {n} van ", "Akte nr. {n}, ", "Tafel {n} "),
    "sv": ("Omgång {n}, ", "Match {n}: ", "Kvitto nr {n} Datum: ", "Faktura {n} ", "Fakturanr {n} datum ", "Kassa {n} ", "Dnr {n} ", "Order {n}, "), "da": ("Runde {n}, ", "Kamp {n}: ", "Bon nr. {n} ", "Faktura nr. {n} Dato: ", "Kvittering {n} ", "Lov nr. {n} af "), "nb": ("Runde {n}, ", "Kamp {n}: ", "Faktura nr. {n} Dato: ", "Kvittering {n} ", "Lov nr. {n} av ", "Sak {n} "),
    "fi": ("Kierros {n}, ", "Ottelu {n} ", "Kuitti {n} pvm ", "Lasku nro {n} ", "Laskunro {n} Päiväys ", "Kassa {n} "), "pl": ("Kolejka {n}, ", "{n}. kolejka, ", "Mecz {n}: ", "Faktura nr {n} z dnia ", "Faktura VAT {n}/## z ", "Paragon nr {n} ", "Rachunek nr {n} z dnia ", "Ustawa nr {n} z dnia ", "Akt nr {n}, "), "cs": ("{n}. kolo, ", "Zápas {n}: ", "Faktura č. {n} ze dne ", "Účtenka č. {n} ", "Doklad č. {n} Datum: ", "Zákon č. {n} ze dne ", "Čj. {n} "),
    "sk": ("Faktúra č. {n} zo dňa ", "Doklad č. {n} ", "Účtenka {n} "), "hu": ("{n}. forduló, ", "Számla {n} kelt: ", "Nyugta {n} ", "Bizonylat sz.: {n} Dátum: "), "ro": ("Factura nr. {n} din ", "Factura nr. {n} din data de ", "Bon fiscal nr. {n} ", "Legea nr. {n} din ", "Dosar nr. {n} din "),
    "hr": ("Račun br. {n} od ", "Račun broj {n} Datum: "), "sl": ("Račun št. {n} z dne ", "Račun {n} "), "sr": ("Рачун бр. {n} од ", "Фактура {n} Датум: "), "bg": ("Фактура № {n} от ", "Касов бон {n} "), "el": ("Τιμολόγιο {n} ", "Απόδειξη αρ. {n} Ημ/νία: "),
    "ru": ("Тур {n}, ", "{n}-й тур, ", "Матч {n}: ", "Этап {n}, ", "Чек № {n} Дата: ", "Чек {n} от ", "Счёт № {n} от ", "Счет-фактура № {n} от ", "Приказ № {n} от ", "Закон № {n} от ", "Договор № {n} от ", "Акт № {n} от ", "Протокол № {n} ", "Лист {n}, ", "Квитанция {n} "), "uk": ("Тур {n}, ", "{n}-й тур, ", "Рахунок № {n} від ", "Чек № {n} ", "Наказ № {n} від ", "Договір № {n} від "),
    "tr": ("{n}. hafta, ", "Maç {n}: ", "Fiş No: {n} Tarih: ", "Fiş No {n} Tarih ", "Fatura No: {n} Tarih: ", "Fatura {n} ", "Karar No: {n}, ", "Sayı: {n} Tarih: "), "lt": ("Sąskaita Nr. {n}, ", "Kvitas Nr. {n} "), "lv": ("Rēķins Nr. {n}, ", "Čeks Nr. {n} "), "et": ("Arve nr {n}, ", "Kviitung nr {n} "),
    "id": ("Struk No. {n} Tgl. ", "Faktur No. {n} tanggal ", "Nota {n} tgl ", "UU No. {n} tanggal ", "Meja {n} "), "ms": ("Resit No. {n} Tarikh: ", "Invois {n} bertarikh "), "vi": ("Hóa đơn số {n} ngày ", "Số {n}, ngày ", "Phiếu {n} Ngày: ", "Bàn {n} "),
    "ar": ("فاتورة رقم {n} بتاريخ ", "إيصال رقم {n} التاريخ: ", "قرار رقم {n} بتاريخ "), "he": ("חשבונית מס' {n} מיום ", "קבלה {n} תאריך: "), "zh": ("第{n}轮 ", "第{n}场 ", "单号: {n} 日期: ", "发票号 {n} 日期 ", "第{n}号 "), "ja": ("第{n}節 ", "第{n}回 ", "伝票番号 {n} 日付 ", "領収書 No.{n} ", "レジ{n} "), "ko": ("{n}라운드 ", "제{n}경기 ", "영수증 {n} 날짜: ", "전표번호 {n} "),
    "hi": ("बिल नं. {n} दिनांक ", "रसीद संख्या {n} दिनांक: "),
}  # fmt: skip

#: Dates with a month by name or glued; half of the others are in the language's order of figures.
_NAMED: Weighted[str] = Weighted([("d MMMM yyyy", 8), ("d MMM yyyy", 5), ("ddMMMyy", 4), ("dd-MMM-yy", 2), ("ddMMMyyyy", 2), ("dd MMM yy", 2), ("d MMMM", 0.8), ("d. MMMM yyyy", 3), ("EEE d MMM", 1.2), ("EEEE, d MMMM yyyy", 1.4), ("EEE, d MMM yyyy", 1.2), ("EEEE d MMMM", 0.5)])

#: What stands before the time, where it is not the time alone.
TIMES: dict[str, tuple[str, ...]] = {
    "en": (" Time: ", " Time ", " at "), "de": (" Uhrzeit: ", " Zeit: ", " um "), "fr": (" Heure : ", " à "), "es": (" Hora: ", " Hora "), "pt": (" Hora: ", " às "), "it": (" Ora: ", " ore "), "nl": (" Tijd: ", " om "), "sv": (" Tid: ", " kl "), "da": (" Tid: ", " kl. "), "nb": (" Tid: ", " kl. "), "fi": (" klo ", " Aika: "),
    "pl": (" Godz.: ", " godz. "), "cs": (" Čas: ", " čas "), "sk": (" Čas: ",), "hu": (" Idő: ", " "), "ro": (" Ora: ", " ora "), "hr": (" Vrijeme: ",), "ru": (" Время: ", " Время "), "uk": (" Час: ",), "tr": (" Saat: ", " Saat "), "id": (" Jam ", " Jam: ", " pukul "), "vi": (" Giờ: ",), "el": (" Ώρα: ",), "ar": (" الوقت: ",),
    "zh": (" 时间: ", " 时间："), "ja": (" 時刻 ",), "ko": (" 시간: ",),
}  # fmt: skip

#: What goes on behind it; figures that are no part of the date.
_TAILS: tuple[str, ...] = ("", "", "", "", "", "", "", " GATE ##", " SEAT ##&", " REG #", " REG ##", " TERM #", " STORE ####", " CLERK ##", " TR ####", " OP ##", " EUR ##.##", " Total ##.##", " #.###,## EUR", " -##,## €", " $#,###.##", " CHF ##.##", " ##,## zł", " ### kr", " ref ###", " &##", ", p. ##", " No. ##", " x#", " qty #")


def _number(scene: Scene, text: str) -> str:
    dice = scene.dice
    if "{n}" in text:
        number = dice.between(1, 31) if dice.chance(0.55) else dice.between(32, 999) if dice.chance(0.5) else dice.between(1000, 2100) if dice.chance(0.3) else dice.between(10000, 999999)
        text = text.replace("{n}", str(number).zfill(dice.pick((1, 1, 1, 3, 4, 6))))
    return fill(dice, text, LOTS)


def _receipt(scene: Scene) -> None:
    """``Fiş No: 17 Tarih: 28.02.2019 Saat: 15:36``, ``Loi n° 12 du 3 mai 1999``, ``FLIGHT 302 23NOV84 GATE 12``."""
    dice = scene.dice
    choose_modern(scene)
    scene.worded = True
    front = dice.pick(FRONTS[scene.lang.token])
    scene.write(_number(scene, front))
    if dice.chance(0.6):
        order = order_for(scene)
        scene.separator = dice.draw(SEPARATORS[order])
        pattern = compile_pattern(dice.draw(NUMERIC[order]))
        scene.order = pattern.order
    else:
        pattern = compile_pattern(dice.draw(_NAMED))
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    scene.kind = kind_of(pattern.parts)
    if front.endswith("("):
        scene.write(")")
    if scene.kind != "no_year" and dice.chance(0.25):
        _time(scene)
    else:
        scene.write(_number(scene, dice.pick(_TAILS)))


def _time(scene: Scene) -> None:
    dice = scene.dice
    scene.choose_time()
    scene.write(dice.pick(TIMES.get(scene.lang.token, (" ",))) if dice.chance(0.7) else " ")
    pattern = compile_pattern(dice.pick(("HH:mm", "HH:mm", "HH:mm:ss", "HH.mm")))
    pattern.write(scene)
    scene.canonical += time_reading(scene, pattern.parts)
    scene.kind = "datetime"


GROUPS: tuple[Group, ...] = (
    Group("receipt", "absolute", 0.7, _receipt, tuple((entry, BIG[entry]) for entry in FRONTS)),
)
