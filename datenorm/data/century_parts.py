"""Groups of the generator for parts of a century: ``2nd quarter of the 18th century``, ``кон. XVIII – нач. XIX в.``.

The canonical form has no sign for a part of a century, so it is read as the century. A language is a row of the words
for the parts and of the templates that they stand in at ``{part}``.
"""

from functools import cache
from typing import NamedTuple

from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.pairs import as_second
from datenorm.data.precision import coarse_reading
from datenorm.data.precision_words import CENTURY_NAMES, FIRST_CENTURY_NAME
from datenorm.data.scene import Scene
from datenorm.data.templates import template


class Parts(NamedTuple):
    """Words for parts and what they stand in, each with ``|`` between."""

    words: str
    forms: str


PARTS: dict[str, tuple[Parts, ...]] = {
    "en": (
        Parts("first half of the|second half of the|first quarter of the|second quarter of the|third quarter of the|fourth quarter of the|last quarter of the|first third of the|second third of the|last third of the|middle of the|end of the|beginning of the|last decades of the|early decades of the|close of the|latter half of the|1st half of the|2nd half of the",
              "{part} {cent_th} century|{part} {cent_th} c.|{part} {cent_th} century AD|in the {part} {cent_th} century"),
        Parts("1st half|2nd half|first half|second half|1st quarter|2nd quarter|3rd quarter|4th quarter|last quarter|third quarter|early|late|mid|very late|early to mid|mid to late|mid-|first third|last third",
              "{part} {cent_th} century|{part} {cent_th} c.|{part} {cent_th} cent.|{part}, {cent_th} century"),
        Parts("first half|second half|early|late|mid|third quarter|last quarter|1st half|2nd half|early part|latter part", "{cent_th} century, {part}|{cent_th} century ({part})|{cent_th} c., {part}|{cent_th} century {part}|{cent_th} c. ({part})"),
    ),
    "de": (
        Parts("1. Hälfte|2. Hälfte|erste Hälfte|zweite Hälfte|1. Viertel|2. Viertel|3. Viertel|4. Viertel|letztes Viertel|drittes Viertel|1. Drittel|2. Drittel|letztes Drittel|Anfang|Mitte|Ende|Beginn|1.H.|2.H.|1. H.|2. H.|1. V.|2. V.|letztes V.",
              "{part} {cent}. Jh.|{part} {cent}. Jahrhundert|{part} des {cent}. Jahrhunderts|{part} d. {cent}. Jh.|{part} {cent}. Jhdt."),
        Parts("frühes|spätes|ausgehendes|beginnendes|mittleres", "{part} {cent}. Jahrhundert|{part} {cent}. Jh."),
        Parts("1. Hälfte|2. Hälfte|Anfang|Mitte|Ende|3. Viertel|letztes Drittel", "{cent}. Jh., {part}|{cent}. Jahrhundert, {part}|{cent}. Jh. ({part})|{cent}. Jahrhundert ({part})"),
    ),
    "fr": (
        Parts("1er quart|2e quart|3e quart|4e quart|dernier quart|premier quart|1ère moitié|1re moitié|2e moitié|seconde moitié|première moitié|premier tiers|dernier tiers|2e tiers|milieu|début|fin|troisième quart|deuxième quart",
              "{part} {CENT}e siècle|{part} du {CENT}e siècle|{part} du {CENT}e s.|{part} {cent}e siècle|{part} {CENT}e s.|{part} du {CENT} siècle"),
        Parts("1er quart|dernier quart|1ère moitié|2e moitié|seconde moitié|première moitié|milieu|début|fin|4e quart", "{CENT}e siècle ({part})|{CENT}e s. ({part})|{CENT}e siècle, {part}|{cent}e siècle ({part})"),
    ),
    "es": (
        Parts("primer cuarto|segundo cuarto|tercer cuarto|último cuarto|primer tercio|segundo tercio|último tercio|primera mitad|segunda mitad|1ª mitad|2ª mitad|principios|mediados|finales|fines|comienzos|inicios|1er tercio|último cuarto",
              "{part} del siglo {CENT}|{part} del s. {CENT}|{part} s. {CENT}|{part} siglo {CENT}|a {part} del siglo {CENT}"),
        Parts("primera mitad|segunda mitad|principios|mediados|finales|último tercio|primer cuarto", "siglo {CENT} ({part})|s. {CENT}, {part}|siglo {CENT}, {part}|s. {CENT} ({part})"),
    ),
    "pt": (
        Parts("primeiro quartel|segundo quartel|terceiro quartel|último quartel|primeiro terço|último terço|primeira metade|segunda metade|1ª metade|2ª metade|início|inícios|meados|fim|finais|final|princípios|1.ª metade|2.ª metade|2.º quartel",
              "{part} do século {CENT}|{part} do séc. {CENT}|{part} séc. {CENT}"),
        Parts("1ª metade|2ª metade|início|fim|meados|último quartel", "século {CENT} ({part})|séc. {CENT}, {part}|séc. {CENT} ({part})"),
    ),
    "it": (
        Parts("primo quarto|secondo quarto|terzo quarto|ultimo quarto|prima metà|seconda metà|1ª metà|2ª metà|primo terzo|ultimo terzo|inizio|inizi|metà|fine|primi decenni|ultimi decenni|ultimo ventennio|I metà|II metà|prima meta|seconda meta",
              "{part} del {CENT} secolo|{part} {CENT} secolo|{part} sec. {CENT}|{part} del sec. {CENT}|{part} del secolo {CENT}|{part} del {cent_name}"),
        Parts("prima metà|seconda metà|inizio|fine|metà|ultimo quarto|terzo quarto", "sec. {CENT}, {part}|secolo {CENT} ({part})|sec. {CENT} ({part})|{CENT} secolo, {part}|sec. {CENT} {part}"),
    ),
    "ca": (Parts("primer quart|últim quart|primera meitat|segona meitat|primer terç|principis|mitjan|finals|inicis", "{part} del segle {CENT}|{part} del s. {CENT}|{part} segle {CENT}"),),
    "gl": (Parts("primeira metade|segunda metade|finais|principios|mediados|último terzo", "{part} do século {CENT}|{part} do s. {CENT}"),),
    "nl": (
        Parts("eerste helft|tweede helft|1e helft|2e helft|eerste kwart|tweede kwart|derde kwart|laatste kwart|1e kwart|4e kwart|begin|midden|eind|einde|vroege|late|laatste kwart", "{part} {cent}e eeuw|{part} {cent}de eeuw|{part} van de {cent}e eeuw"),
        Parts("eerste helft|tweede helft|begin|eind|laatste kwart", "{cent}e eeuw ({part})|{cent}e eeuw, {part}"),
    ),
    "ru": (
        Parts("первая половина|вторая половина|1-я половина|2-я половина|1-я пол.|2-я пол.|первая четверть|вторая четверть|третья четверть|последняя четверть|1-я четв.|2-я четв.|3-я четв.|4-я четв.|посл. четв.|первая треть|вторая треть|последняя треть|1-я треть|конец|кон.|начало|нач.|середина|сер.|1 пол.|2 пол.|I пол.|II пол.|перв. пол.|втор. пол.|посл. треть|перв. треть|первые десятилетия|последние десятилетия",
              "{part} {CENT} века|{part} {CENT} в.|{part} {CENT} столетия|{part} {cent} века|{part} {CENT}в."),
        Parts("в начале|в конце|в середине|во второй половине|в первой половине|в последней четверти|с середины", "{part} {CENT} века|{part} {CENT} в."),
        Parts("1-я половина|2-я половина|1-я пол.|2-я пол.|начало|конец|середина|последняя четверть|вторая половина", "{CENT} в. ({part})|{CENT} век, {part}|{CENT} в., {part}|{CENT} век ({part})"),
    ),
    "uk": (Parts("перша половина|друга половина|перша чверть|друга чверть|третя чверть|остання чверть|перша третина|остання третина|кінець|поч.|кін.|початок|середина|сер.|перша пол.|друга пол.|1-а пол.|2-а пол.", "{part} {CENT} ст.|{part} {CENT} століття|{part} {cent} ст."),),
    "be": (Parts("першая палова|другая палова|канец|пачатак|сярэдзіна|апошняя чвэрць", "{part} {CENT} ст.|{part} {CENT} стагоддзя"),),
    "pl": (
        Parts("1. połowa|2. połowa|I połowa|II połowa|pierwsza połowa|druga połowa|1 poł.|2 poł.|I poł.|II poł.|1. ćw.|2. ćw.|3. ćw.|4. ćw.|pierwsza ćwierć|ostatnia ćwierć|I ćwierć|IV ćwierć|1. tercja|koniec|kon.|początek|pocz.|połowa|schyłek|poł.|ost. ćw.|1. poł.|2. poł.",
              "{part} {CENT} w.|{part} {CENT} wieku|{part} {CENT} w"),
        Parts("1. poł.|2. poł.|koniec|początek|I połowa|3. ćw.", "{CENT} w., {part}|{CENT} w. ({part})|{CENT} wiek, {part}"),
    ),
    "cs": (
        Parts("1. polovina|2. polovina|první polovina|druhá polovina|1. pol.|2. pol.|1. čtvrtina|2. čtvrtina|3. čtvrtina|4. čtvrtina|poslední čtvrtina|1. třetina|poslední třetina|konec|počátek|začátek|polovina|zač.|kon.|závěr", "{part} {cent}. století|{part} {cent}. stol.|{part} {cent}. st."),
        Parts("1. polovina|2. polovina|konec|počátek|1. pol.|2. pol.", "{cent}. století, {part}|{cent}. století ({part})|{cent}. stol. - {part}"),
    ),
    "sk": (Parts("1. polovica|2. polovica|prvá polovica|druhá polovica|1. pol.|2. pol.|posledná štvrtina|1. štvrtina|posledná tretina|koniec|začiatok|polovica|zač.", "{part} {cent}. storočia|{part} {cent}. stor."),),
    "sl": (Parts("prva polovica|druga polovica|1. pol.|2. pol.|zadnja četrtina|prva četrtina|zadnja tretjina|konec|začetek|sredina", "{part} {cent}. stoletja|{part} {cent}. stol."),),
    "hr": (Parts("prva polovica|druga polovica|1. pol.|2. pol.|posljednja četvrtina|prva četvrtina|kraj|početak|sredina", "{part} {cent}. stoljeća|{part} {cent}. st.|{part} {CENT}. stoljeća"),),
    "sr": (Parts("прва половина|друга половина|последња четвртина|прва четвртина|крај|почетак|средина|2. пол.", "{part} {cent}. века|{part} {CENT} века|{part} {CENT} в."),),
    "mk": (Parts("прва половина|втора половина|крајот|почетокот|средината", "{part} на {CENT} век"),),
    "bg": (Parts("първа половина|втора половина|първа четвърт|последна четвърт|края|края|началото|средата|краят|началото|първата половина|втората половина", "{part} на {CENT} век|{part} на {CENT} в."),),
    "sv": (
        Parts("första hälften|andra hälften|första fjärdedelen|sista fjärdedelen|slutet|början|mitten|senare delen|förra hälften|senare hälften|sista tredjedelen|1:a hälften|2:a hälften", "{part} av {hund}-talet|{part} {hund}-talet|i {part} av {hund}-talet"),
        Parts("första hälft|andra hälft|senare hälft|förra hälft|slut|början|mitt|sista fjärdedel|senare del|första fjärdedel", "{hund}-talets {part}"),
    ),
    "da": (Parts("første halvdel|anden halvdel|slutningen|begyndelsen|midten|sidste fjerdedel|første fjerdedel|sidste halvdel|1. halvdel|2. halvdel", "{part} af {hund}-tallet|{part} af {cent}. århundrede|{part} af {cent}. årh."),),
    "nb": (Parts("første halvdel|andre halvdel|slutten|begynnelsen|midten|siste fjerdedel|siste halvdel|første del|siste del", "{part} av {hund}-tallet|{part} av {cent}. århundre"),),
    "fi": (Parts("alku|loppu|alkupuoli|loppupuoli|keskivaihe|puoliväli|alkupuolisko|jälkipuolisko|ensimmäinen neljännes|viimeinen neljännes|alussa|lopussa|loppupuolella|alkupuolella|puolivälissä", "{hund}-luvun {part}"),),
    "is": (Parts("fyrri hluti|seinni hluti|lok|upphaf|miðja|fyrri helmingur|seinni helmingur", "{part} {cent}. aldar"),),
    "hu": (Parts("első fele|második fele|vége|eleje|közepe|első negyede|utolsó negyede|harmadik negyede|első harmada|utolsó harmada|2. fele|1. fele|utolsó évtizedei", "{cent}. század {part}|{CENT}. század {part}|{cent}. sz. {part}|a {cent}. század {part}"),),
    "ro": (Parts("prima jumătate a|a doua jumătate a|ultima treime a|prima treime a|sfârșitul|începutul|mijlocul|ultimul sfert al|primul sfert al|prima jum. a|a doua jum. a", "{part} secolului {CENT}|{part} sec. {CENT}|{part} secolului al {CENT}-lea|{part} sec. al {CENT}-lea"),),
    "tr": (Parts("ilk yarısı|ikinci yarısı|sonu|başı|ortası|son çeyreği|ilk çeyreği|sonları|başları|ortaları", "{cent}. yüzyılın {part}|{cent}. yy. {part}|{cent}. yüzyıl {part}|{CENT}. yüzyılın {part}"),),
    "el": (Parts("α' μισό|β' μισό|πρώτο μισό|δεύτερο μισό|τέλη|αρχές|μέσα|τελευταίο τέταρτο|πρώτο τέταρτο|τέλος|αρχή", "{part} {cent}ου αι.|{part} του {cent}ου αιώνα|{part} {cent}ου αιώνα"),),
    "et": (Parts("algus|lõpp|keskpaik|esimene pool|teine pool|I pool|II pool|viimane veerand|esimene veerand", "{cent}. sajandi {part}|{cent}. saj. {part}|{CENT} sajandi {part}"),),
    "lv": (Parts("sākums|beigas|vidus|pirmā puse|otrā puse|1. puse|2. puse|pēdējais ceturksnis", "{cent}. gadsimta {part}|{cent}. gs. {part}"),),
    "lt": (Parts("pradžia|pabaiga|vidurys|pirmoji pusė|antroji pusė|I pusė|II pusė|pr.|pab.|vid.|paskutinis ketvirtis", "{CENT} a. {part}|{CENT} amžiaus {part}"),),
    "sq": (Parts("fillimi|fundi|mesi|gjysma e parë|gjysma e dytë", "{part} i shekullit {CENT}|{part} i shek. {CENT}"),),
    "ja": (Parts("初頭|初め|前半|中頃|中葉|後半|末|末期|前期|後期|第1四半期|第4四半期|半ば|終わり", "{cent}世紀{part}|{cent}世紀の{part}"),),
    "zh": (Parts("初|末|中叶|中葉|前半叶|后半叶|上半叶|下半叶|上半葉|下半葉|前期|后期|晚期|早期|初期|中期|前半期|后半期|初葉|后期", "{cent}世纪{part}|{zhcent}世纪{part}|{cent}世紀{part}|公元{cent}世纪{part}"),),
    "ko": (Parts("초|말|중반|전반|후반|초반|중엽|전반기|후반기|말엽|초엽", "{cent}세기 {part}|{cent}세기{part}"),),
    "vi": (Parts("đầu|cuối|giữa|nửa đầu|nửa cuối|nửa sau|những năm đầu", "{part} thế kỷ {CENT}|{part} thế kỷ {cent}"),),
    "id": (Parts("awal|akhir|pertengahan|paruh pertama|paruh kedua|paro pertama", "{part} abad ke-{cent}|{part} abad {CENT}"),),
    "ar": (Parts("أوائل|أواخر|منتصف|النصف الأول من|النصف الثاني من|الربع الأخير من|الربع الأول من|بداية|نهاية|مطلع", "{part} القرن {cent}|{part} القرن الـ{cent}|{part} القرن {cent_word}|{part} ق. {cent}"),),
    "fa": (Parts("اوایل|اواخر|اواسط|نیمه اول|نیمه دوم|نیمه نخست|ربع آخر|آغاز|پایان", "{part} قرن {cent}|{part} سده {cent}|{part} قرن {cent} میلادی"),),
    "he": (Parts("ראשית|תחילת|אמצע|סוף|המחצית הראשונה של|המחצית השנייה של|שלהי|הרבע האחרון של", "{part} המאה ה-{cent}|{part} המאה ה־{cent}"),),
}  # fmt: skip

#: The end of one century and the beginning of a later one: ``|`` stands between the sides.
TURNS: dict[str, tuple[str, ...]] = {
    "en": ("late {cent_th}-|early {cent_th} century", "late {cent_th} - |early {cent_th} century", "late {cent_th} to |early {cent_th} century", "late {cent_th}/|early {cent_th} century", "late {cent_th} century - |early {cent_th} century", "end {cent_th}-|beginning {cent_th} century", "mid {cent_th} to |late {cent_th} century", "late {cent_th} or |early {cent_th} century", "late {cent_th}–|early {cent_th} c.", "second half of the {cent_th} - |first half of the {cent_th} century", "end of the {cent_th} - |beginning of the {cent_th} century"),
    "de": ("Ende {cent}./|Anfang {cent}. Jh.", "Ende {cent}. / |Anfang {cent}. Jahrhundert", "Ende {cent}. - |Anfang {cent}. Jh.", "spätes {cent}./|frühes {cent}. Jh.", "Ende {cent}. bis |Anfang {cent}. Jahrhundert", "2. Hälfte {cent}. / |1. Hälfte {cent}. Jh.", "Ende des {cent}. – |Anfang des {cent}. Jahrhunderts", "Ende {cent}. Jh. - |Anfang {cent}. Jh.", "Wende {cent}./|{cent}. Jh."),
    "fr": ("fin {CENT}e-|début {CENT}e siècle", "fin {CENT}e - |début {CENT}e siècle", "fin du {CENT}e - |début du {CENT}e siècle", "fin {CENT}e s.-|début {CENT}e s.", "fin {CENT}e ou |début {CENT}e siècle", "2e moitié {CENT}e-|1ère moitié {CENT}e siècle", "limite {CENT}e siècle |{CENT}e siècle", "fin du {CENT}e et |début du {CENT}e siècle"),
    "es": ("finales del s. {CENT} - |principios del s. {CENT}", "finales del siglo {CENT} - |principios del {CENT}", "fines del siglo {CENT}-|principios del siglo {CENT}", "finales s. {CENT}-|principios s. {CENT}", "finales del {CENT} o |principios del {CENT}"),
    "pt": ("finais do século {CENT} - |início do século {CENT}", "finais do séc. {CENT}/|inícios do séc. {CENT}", "fim do século {CENT} e |início do {CENT}"),
    "it": ("fine {CENT} - |inizio {CENT} secolo", "fine sec. {CENT} - |inizio sec. {CENT}", "fine {CENT}-|inizi {CENT} secolo", "sec. {CENT} fine - |{CENT} inizio", "fine del {CENT} - |inizio del {CENT} secolo", "seconda metà {CENT} - |prima metà {CENT} secolo", "secc. {CENT} fine-|{CENT} inizio"),
    "nl": ("eind {cent}e - |begin {cent}e eeuw", "eind {cent}e/|begin {cent}e eeuw", "eind {cent}e eeuw - |begin {cent}e eeuw", "late {cent}e of |vroege {cent}e eeuw"),
    "ru": ("конец {CENT} - |начало {CENT} века", "кон. {CENT} - |нач. {CENT} в.", "конец {CENT} – |начало {CENT} в.", "кон. {CENT}–|нач. {CENT} вв.", "конец {CENT} в. — |начало {CENT} в.", "вторая половина {CENT} — |начало {CENT} века", "рубеж {CENT}-|{CENT} вв.", "рубеж {CENT} и |{CENT} веков", "2-я пол. {CENT} - |1-я пол. {CENT} в.", "на рубеже {CENT}–|{CENT} вв."),
    "uk": ("кінець {CENT} - |початок {CENT} ст.", "кін. {CENT} – |поч. {CENT} ст.", "кінець {CENT} — |початок {CENT} століття", "друга половина {CENT} - |початок {CENT} ст."),
    "pl": ("koniec {CENT} - |początek {CENT} w.", "przełom {CENT} i |{CENT} w.", "przełom {CENT}/|{CENT} w.", "koniec {CENT}/|początek {CENT} w.", "kon. {CENT} - |pocz. {CENT} w.", "na przełomie {CENT} i |{CENT} wieku"),
    "cs": ("konec {cent}. - |začátek {cent}. století", "přelom {cent}. a |{cent}. století", "konec {cent}./|počátek {cent}. stol.", "konec {cent}. až |počátek {cent}. století"), "sk": ("koniec {cent}. - |začiatok {cent}. storočia", "prelom {cent}. a |{cent}. storočia"),
    "hr": ("kraj {cent}. - |početak {cent}. stoljeća", "prijelaz {cent}. u |{cent}. stoljeće"), "sl": ("konec {cent}. - |začetek {cent}. stoletja",), "sr": ("крај {cent}. - |почетак {cent}. века", "крај {CENT} – |почетак {CENT} века"), "bg": ("края на {CENT} - |началото на {CENT} век", "кр. на {CENT} – |нач. на {CENT} в."),
    "sv": ("slutet av {hund}-talet - |början av {hund}-talet", "slutet av {hund}-talet eller |början av {hund}-talet", "sent {hund}-tal - |tidigt {hund}-tal"), "da": ("slutningen af {hund}-tallet - |begyndelsen af {hund}-tallet", "sent {hund}-tal/|tidligt {hund}-tal"), "nb": ("slutten av {hund}-tallet - |begynnelsen av {hund}-tallet",), "fi": ("{hund}-luvun loppu - |{hund}-luvun alku", "{hund}-luvun loppu tai |{hund}-luvun alku"),
    "hu": ("{cent}. század vége - |{cent}. század eleje", "{cent}. sz. vége–|{cent}. sz. eleje", "{cent}. század vége, |{cent}. század eleje"), "ro": ("sfârșitul sec. {CENT} - |începutul sec. {CENT}", "sfârșitul secolului {CENT} - |începutul secolului {CENT}"), "tr": ("{cent}. yüzyıl sonu - |{cent}. yüzyıl başı", "{cent}. yy. sonu-|{cent}. yy. başı"), "el": ("τέλη {cent}ου - |αρχές {cent}ου αι.", "τέλη {cent}ου – |αρχές {cent}ου αιώνα"),
    "ca": ("finals del segle {CENT} - |principis del segle {CENT}",), "et": ("{cent}. sajandi lõpp - |{cent}. sajandi algus",), "lv": ("{cent}. gs. beigas - |{cent}. gs. sākums",), "lt": ("{CENT} a. pab. - |{CENT} a. pr.", "{CENT} a. pabaiga - |{CENT} a. pradžia"), "ja": ("{cent}世紀末～|{cent}世紀初頭", "{cent}世紀後半から|{cent}世紀前半", "{cent}世紀末-|{cent}世紀初"), "zh": ("{cent}世纪末-|{cent}世纪初", "{cent}世纪末至|{cent}世纪初", "{cent}世紀末～|{cent}世紀初", "{zhcent}世纪末|{zhcent}世纪初"), "ko": ("{cent}세기 말~|{cent}세기 초", "{cent}세기 말 - |{cent}세기 초"), "ar": ("أواخر القرن {cent} - |أوائل القرن {cent}",), "vi": ("cuối thế kỷ {CENT} - |đầu thế kỷ {CENT}", "cuối thế kỷ {CENT}, |đầu thế kỷ {CENT}"),
}  # fmt: skip


@cache
def _split(listed: str) -> tuple[str, ...]:
    return tuple(listed.split("|"))


#: The centuries, counted from 0, that a form with one of these can say: "the 2000s" are a decade.
_LIMITS: dict[str, tuple[int, int]] = {
    "{hund}": (9, 19),
    "{cent_name}": (FIRST_CENTURY_NAME, FIRST_CENTURY_NAME + len(CENTURY_NAMES) - 1),
}


def _choose_century(scene: Scene, form: str) -> None:
    """The middle of a century that the form can say."""
    dice = scene.dice
    century = dice.between(10, 20) if dice.chance(0.8) else dice.between(0, 9)
    for mark, (first, last) in _LIMITS.items():
        if mark in form:
            century = min(max(century, first), last)
    scene.year = century * 100 + 50


def _part(scene: Scene) -> None:
    """``last quarter of the 17th century``, ``XIX в. (2-я пол.)``."""
    dice = scene.dice
    words, forms = dice.pick(PARTS[scene.lang.token])
    form = dice.pick(_split(forms))
    _choose_century(scene, form)
    before, _, behind = form.partition("{part}")
    word = dice.pick(_split(words))
    if dice.chance(0.1):
        word = word[0].upper() + word[1:]
    parts = _write(scene, before)
    scene.write(word)
    parts |= _write(scene, behind)
    scene.worded = True
    scene.canonical = coarse_reading(scene, parts)


def _write(scene: Scene, text: str) -> frozenset[str]:
    """Write a template, and tell its parts."""
    if not text:
        return frozenset()
    pattern = template(text)
    pattern.write(scene)
    return pattern.parts


def _turn(scene: Scene) -> None:
    """``late 18th - early 19th century``."""
    dice = scene.dice
    first, _, second = dice.pick(TURNS[scene.lang.token]).partition("|")
    _choose_century(scene, first)
    scene.year = min(scene.year, 1850)
    sides = []
    start = 0
    for text, later in ((first, 0), (second, 100)):
        start = len(scene.pieces)
        scene.year += later
        pattern = template(text)
        pattern.write(scene)
        sides.append(coarse_reading(scene, pattern.parts))
    as_second(scene, start)
    scene.worded = True
    scene.canonical = "/".join(sides)


GROUPS: tuple[Group, ...] = (
    Group("century-part", "partial", 0.9, _part, tuple((entry, BIG[entry] ** 0.7) for entry in PARTS)),
    Group("turn-of-century", "range", 0.5, _turn, tuple((entry, BIG[entry] ** 0.7) for entry in TURNS)),
)
