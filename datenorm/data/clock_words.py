"""Times of the day in words: half past three, Viertel vor neun, le tre e mezza.

``{h}`` is the hour's name on the clock's face, ``{n}`` the next one's, ``{g}`` that in another case; a row says the minutes. A language is a row of
twelve hours and rows of phrases.
"""

from functools import cache
from typing import NamedTuple

from num2words import num2words

from datenorm.data import time_forms
from datenorm.data.scene import Scene


class Face(NamedTuple):
    """How a language reads a clock: the names of one to twelve o'clock, phrases with their minutes.

    ``halves`` are the names in the case that ``{g}`` wants: half of the eighth hour, ``wpół do ósmej``.
    """

    hours: str
    phrases: tuple[tuple[str, int], ...]
    halves: str = ""


FACES: dict[str, Face] = {
    "en": Face("one two three four five six seven eight nine ten eleven twelve", (
        ("half past {h}", 30), ("half past {h}", 30), ("quarter past {h}", 15), ("a quarter past {h}", 15), ("quarter to {n}", 45), ("a quarter to {n}", 45), ("{h} o'clock", 0), ("{h} o’clock", 0), ("ten past {h}", 10),
        ("five past {h}", 5), ("twenty past {h}", 20), ("twenty-five past {h}", 25), ("ten to {n}", 50), ("five to {n}", 55), ("twenty to {n}", 40), ("{h} thirty", 30), ("{h} fifteen", 15), ("{h} forty-five", 45),
        ("quarter after {h}", 15), ("quarter of {n}", 45), ("{h} twenty", 20), ("five minutes to {n}", 55), ("ten minutes past {h}", 10),
        ("twenty-five to {n}", 35), ("{h} ten", 10), ("{h} oh five", 5), ("{h} fifty", 50), ("ten after {h}", 10), ("five after {h}", 5), ("twenty after {h}", 20), ("ten minutes to {n}", 50), ("half {h}", 30), ("{h} thirty-five", 35))),
    "de": Face("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", (
        ("halb {n}", 30), ("halb {n}", 30), ("Viertel nach {h}", 15), ("Viertel vor {n}", 45), ("viertel nach {h}", 15), ("viertel vor {n}", 45), ("zehn nach {h}", 10), ("fünf vor {n}", 55), ("zwanzig nach {h}", 20),
        ("fünf vor halb {n}", 25), ("fünf nach halb {n}", 35), ("zehn vor {n}", 50), ("um {h}", 0), ("um halb {n}", 30), ("20 Minuten nach {h}", 20), ("punkt {h}", 0), ("dreiviertel {n}", 45),
        ("zehn nach halb {n}", 40), ("zehn vor halb {n}", 20), ("fünf nach {h}", 5), ("zwanzig vor {n}", 40), ("viertel {n}", 15), ("drei viertel {n}", 45), ("halb {n} Uhr", 30), ("fünf Minuten vor {n}", 55), ("zehn Minuten nach {h}", 10), ("fünf Minuten nach halb {n}", 35))),
    "fr": Face("une deux trois quatre cinq six sept huit neuf dix onze douze", (
        ("{h} heures et demie", 30), ("{h} heures et quart", 15), ("{n} heures moins le quart", 45), ("{h} heures", 0), ("{h} heures dix", 10), ("{n} heures moins dix", 50), ("{h} heures vingt", 20), ("{n} heures moins cinq", 55),
        ("{h} heures trente", 30), ("{h} h et demie", 30), ("à {h} heures", 0),
        ("{h} heures cinq", 5), ("{h} heures vingt-cinq", 25), ("{n} heures moins vingt", 40), ("{n} heures moins vingt-cinq", 35), ("{h} heures quinze", 15), ("{h} heures quarante-cinq", 45), ("{n} h moins le quart", 45), ("{h} h et quart", 15))),
    "es": Face("una dos tres cuatro cinco seis siete ocho nueve diez once doce", (
        ("las {h} y media", 30), ("las {h} y cuarto", 15), ("las {n} menos cuarto", 45), ("las {h}", 0), ("las {h} en punto", 0), ("las {h} y veinte", 20), ("las {n} menos diez", 50), ("a las {h} y media", 30), ("a las {h}", 0),
        ("son las {h} y diez", 10), ("{h} y media", 30), ("{h} y cuarto", 15), ("cuarto para las {n}", 45),
        ("las {h} y cinco", 5), ("las {h} y diez", 10), ("las {h} y veinticinco", 25), ("las {n} menos veinte", 40), ("las {n} menos cinco", 55), ("las {n} menos veinticinco", 35), ("diez para las {n}", 50), ("veinte para las {n}", 40), ("un cuarto para las {n}", 45))),
    "pt": Face("uma duas três quatro cinco seis sete oito nove dez onze doze", (
        ("{h} e meia", 30), ("às {h} e meia", 30), ("{h} e um quarto", 15), ("um quarto para as {n}", 45), ("{h} horas", 0), ("às {h} horas", 0), ("{h} e vinte", 20), ("dez para as {n}", 50), ("{h} em ponto", 0), ("{n} menos um quarto", 45),
        ("{h} e dez", 10), ("{h} e quinze", 15), ("cinco para as {n}", 55), ("vinte para as {n}", 40), ("{n} menos dez", 50))),
    "it": Face("una due tre quattro cinque sei sette otto nove dieci undici dodici", (
        ("le {h} e mezza", 30), ("le {h} e un quarto", 15), ("le {n} meno un quarto", 45), ("le {h}", 0), ("le {h} in punto", 0), ("alle {h} e venti", 20), ("alle {h} e mezza", 30), ("le {n} meno dieci", 50), ("ore {h}", 0), ("le {h} e mezzo", 30), ("alle {h} e 20", 20),
        ("le {h} e dieci", 10), ("le {h} e venti", 20), ("le {h} e cinque", 5), ("le {n} meno venti", 40), ("le {n} meno cinque", 55), ("le {h} e venticinque", 25), ("le {h} e tre quarti", 45), ("{h} e mezza", 30))),
    "nl": Face("een twee drie vier vijf zes zeven acht negen tien elf twaalf", (
        ("half {n}", 30), ("kwart over {h}", 15), ("kwart voor {n}", 45), ("{h} uur", 0), ("tien over {h}", 10), ("vijf voor {n}", 55), ("vijf voor half {n}", 25), ("tien voor half {n}", 20), ("om {h} uur", 0), ("vijf over half {n}", 35),
        ("tien over half {n}", 40), ("vijf over {h}", 5), ("tien voor {n}", 50), ("{h} uur dertig", 30))),
    "sv": Face("ett två tre fyra fem sex sju åtta nio tio elva tolv", (
        ("halv {n}", 30), ("kvart över {h}", 15), ("kvart i {n}", 45), ("klockan {h}", 0), ("tio över {h}", 10), ("fem i {n}", 55), ("klockan halv {n}", 30), ("tjugo över {h}", 20),
        ("fem över {h}", 5), ("fem i halv {n}", 25), ("fem över halv {n}", 35), ("tio i {n}", 50), ("tjugo i {n}", 40))),
    "da": Face("et to tre fire fem seks syv otte ni ti elleve tolv", (
        ("halv {n}", 30), ("kvart over {h}", 15), ("kvart i {n}", 45), ("klokken {h}", 0), ("ti minutter over {h}", 10), ("fem minutter i {n}", 55), ("klokken halv {n}", 30),
        ("ti over {h}", 10), ("fem over halv {n}", 35), ("fem i halv {n}", 25), ("ti i {n}", 50), ("tyve over {h}", 20), ("tyve i {n}", 40))),
    "nb": Face("ett to tre fire fem seks sju åtte ni ti elleve tolv", (
        ("halv {n}", 30), ("kvart over {h}", 15), ("kvart på {n}", 45), ("klokken {h}", 0), ("ti over {h}", 10), ("fem på {n}", 55), ("klokka halv {n}", 30),
        ("fem over halv {n}", 35), ("fem på halv {n}", 25), ("ti på halv {n}", 20), ("ti over halv {n}", 40), ("ti på {n}", 50), ("fem over {h}", 5))),
    "fi": Face("yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista", (
        ("puoli {n}", 30), ("kello {h}", 0), ("varttia yli {h}", 15), ("varttia vaille {n}", 45), ("kello puoli {n}", 30), ("kymmentä yli {h}", 10),
        ("viittä vaille {n}", 55), ("kymmentä vaille {n}", 50), ("viittä yli {h}", 5), ("kahtakymmentä yli {h}", 20))),
    "hu": Face("egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő", (
        ("fél {n}", 30), ("negyed {n}", 15), ("háromnegyed {n}", 45), ("{h} óra", 0), ("{h} órakor", 0), ("fél {n}kor", 30),
        ("negyed {n}kor", 15), ("háromnegyed {n}kor", 45), ("tíz perc múlva {n}", 50), ("öt perc múlva {n}", 55))),
    "pl": Face("pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta", (
        ("godzina {h}", 0), ("{h} trzydzieści", 30), ("za kwadrans {n}", 45), ("za dziesięć {n}", 50), ("{h} piętnaście", 15), ("godz. {h}", 0), ("wpół do {g}", 30), ("o wpół do {g}", 30), ("za pięć {n}", 55), ("za dwadzieścia {n}", 40)),
        "pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej"),
    "cs": Face("jedna dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct", (
        ("{h} hodin", 0), ("tři čtvrtě na {n}", 45), ("čtvrt na {n}", 15), ("{h} třicet", 30), ("půl {g}", 30), ("v půl {g}", 30), ("o půl {g}", 30), ("ve čtvrt na {n}", 15), ("za pět minut {n}", 55), ("za deset minut {n}", 50)),
        "jedné druhé třetí čtvrté páté šesté sedmé osmé deváté desáté jedenácté dvanácté"),
    "ru": Face("час два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать", (
        ("без четверти {n}", 45), ("{h} часов", 0), ("{h} тридцать", 30), ("без десяти {n}", 50), ("{h} пятнадцать", 15), ("без пяти {n}", 55), ("ровно {h}", 0), ("половина {g}", 30), ("в половине {g}", 30), ("в пол{g}", 30), ("пять минут {g}", 5), ("десять минут {g}", 10), ("четверть {g}", 15), ("двадцать минут {g}", 20), ("без двадцати {n}", 40), ("пол{g}", 30)),
        "первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого"),
    "uk": Face("перша друга третя четверта п'ята шоста сьома восьма дев'ята десята одинадцята дванадцята", (
        ("{h} година", 0), ("за чверть {n}", 45), ("{h} тридцять", 30), ("{h} п'ятнадцять", 15), ("пів на {g}", 30), ("о пів на {g}", 30), ("чверть на {g}", 15), ("за десять {n}", 50), ("за п'ять {n}", 55)),
        "першу другу третю четверту п'яту шосту сьому восьму дев'яту десяту одинадцяту дванадцяту"),
    "tr": Face("bir iki üç dört beş altı yedi sekiz dokuz on on_bir on_iki", (
        ("{h} buçuk", 30), ("saat {h}", 0), ("saat {h} buçuk", 30), ("saat {h} otuz", 30))),
    "ro": Face("unu două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece", (
        ("{h} și jumătate", 30), ("{h} și un sfert", 15), ("{n} fără un sfert", 45), ("ora {h}", 0), ("ora {h} și jumătate", 30))),
    "ca": Face("una dues tres quatre cinc sis set vuit nou deu onze dotze", (
        ("les {h} i mitja", 30), ("les {h}", 0), ("les {h} i quart", 15), ("dos quarts de {n}", 30), ("tres quarts de {n}", 45), ("un quart de {n}", 15))),
    "el": Face("μία δύο τρεις τέσσερις πέντε έξι επτά οκτώ εννέα δέκα έντεκα δώδεκα", (
        ("{h} και μισή", 30), ("{h} και τέταρτο", 15), ("{n} παρά τέταρτο", 45), ("στις {h}", 0), ("στις {h} και μισή", 30))),
    "ar": Face("الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية_عشرة الثانية_عشرة", (
        ("الساعة {h} والنصف", 30), ("الساعة {h}", 0), ("{h} والنصف", 30), ("الساعة {h} والربع", 15), ("الساعة {n} إلا الربع", 45))),
    "he": Face("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר אחת_עשרה שתים_עשרה", (
        ("{h} וחצי", 30), ("שעה {h}", 0), ("{h} ורבע", 15), ("רבע ל{n}", 45), ("בשעה {h} וחצי", 30))),
    "fa": Face("یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده", (
        ("ساعت {h} و نیم", 30), ("ساعت {h}", 0), ("{h} و نیم", 30), ("ساعت {h} و ربع", 15), ("یک ربع به {n}", 45))),
    "hi": Face("एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह", (
        ("{h} बजे", 0), ("साढ़े {h} बजे", 30), ("सवा {h} बजे", 15), ("पौने {n} बजे", 45))),
    "zh": Face("一 两 三 四 五 六 七 八 九 十 十一 十二", (
        ("{h}点半", 30), ("{h}点", 0), ("{h}点一刻", 15), ("{h}点三刻", 45), ("{h}點半", 30), ("{h}點", 0), ("{h}点二十分", 20), ("{h}点钟", 0), ("{h}时三十分", 30), ("{h}点十五分", 15), ("{h}点二十", 20),
        ("{h}点十分", 10), ("{h}点四十分", 40), ("差五分{n}点", 55), ("差十分{n}点", 50), ("差一刻{n}点", 45), ("{h}点零五分", 5))),
    "ja": Face("一 二 三 四 五 六 七 八 九 十 十一 十二", (
        ("{h}時半", 30), ("{h}時", 0), ("{h}時十分", 10), ("{h}時三十分", 30), ("{h}時二十分", 20), ("{h}時ちょうど", 0),
        ("{h}時五分", 5), ("{h}時十五分", 15), ("{h}時四十五分", 45), ("{n}時五分前", 55), ("{n}時十分前", 50))),
    "ko": Face("한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두", (
        ("{h} 시 반", 30), ("{h}시 반", 30), ("{h} 시", 0), ("{h}시", 0), ("{h}시 십오분", 15), ("{h}시 삼십분", 30),
        ("{h}시 이십분", 20), ("{h}시 십분", 10), ("{h}시 사십오분", 45), ("{n}시 오분 전", 55), ("{n}시 십분 전", 50))),
    "vi": Face("một hai ba bốn năm sáu bảy tám chín mười mười_một mười_hai", (
        ("{h} giờ rưỡi", 30), ("{h} giờ", 0), ("{h} giờ mười lăm", 15), ("{h} giờ kém mười", 50))),
    "id": Face("satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas", (
        ("jam setengah {n}", 30), ("setengah {n}", 30), ("pukul {h}", 0), ("jam {h}", 0), ("{h} lewat seperempat", 15), ("pukul {h} tiga puluh", 30))),
    "sk": Face("jedna dve tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť", (
        ("pol {g}", 30), ("o pol {g}", 30), ("štvrť na {n}", 15), ("trištvrte na {n}", 45), ("{h} hodín", 0), ("o štvrť na {n}", 15)),
        "jednej druhej tretej štvrtej piatej šiestej siedmej ôsmej deviatej desiatej jedenástej dvanástej"),
    "sl": Face("ena dve tri štiri pet šest sedem osem devet deset enajst dvanajst", (
        ("pol {g}", 30), ("ob pol {g}", 30), ("četrt na {n}", 15), ("tri četrt na {n}", 45), ("ura je {h}", 0)),
        "enih dveh treh štirih petih šestih sedmih osmih devetih desetih enajstih dvanajstih"),
    "hr": Face("jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest", (
        ("pola {n}", 30), ("u pola {n}", 30), ("{h} i pol", 30), ("{h} sati", 0), ("{h} i petnaest", 15), ("petnaest do {n}", 45))),
    "sr": Face("један два три четири пет шест седам осам девет десет једанаест дванаест", (
        ("пола {n}", 30), ("у пола {n}", 30), ("{h} и по", 30), ("{h} сати", 0), ("петнаест до {n}", 45), ("{h} и петнаест", 15))),
    "bg": Face("един два три четири пет шест седем осем девет десет единайсет дванайсет", (
        ("{h} и половина", 30), ("{h} часа", 0), ("{h} и петнайсет", 15), ("{n} без петнайсет", 45), ("{n} без четвърт", 45), ("{h} и четвърт", 15))),
    "et": Face("üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme üksteist kaksteist", (
        ("pool {n}", 30), ("kell pool {n}", 30), ("kell {h}", 0), ("veerand {n}", 15), ("kolmveerand {n}", 45))),
    "lt": Face("pirma antra trečia ketvirta penkta šešta septinta aštunta devinta dešimta vienuolikta dvylikta", (
        ("pusė {g}", 30), ("pusę {g}", 30), ("{h} valanda", 0), ("{h} val.", 0)),
        "pirmos antros trečios ketvirtos penktos šeštos septintos aštuntos devintos dešimtos vienuoliktos dvyliktos"),
    "lv": Face("viens divi trīs četri pieci seši septiņi astoņi deviņi desmit vienpadsmit divpadsmit", (
        ("pus{n}", 30), ("plkst. {h}", 0), ("pulksten {h}", 0), ("ceturksnis pāri {h}", 15), ("bez ceturkšņa {n}", 45))),
    "is": Face("eitt tvö þrjú fjögur fimm sex sjö átta níu tíu ellefu tólf", (
        ("hálf {n}", 30), ("klukkan hálf {n}", 30), ("klukkan {h}", 0), ("korter yfir {h}", 15), ("korter í {n}", 45))),
    "ms": Face("satu dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas dua_belas", (
        ("pukul {h} setengah", 30), ("pukul {h}", 0), ("jam {h}", 0), ("pukul {h} suku", 15))),
}  # fmt: skip

#: Phrases with the hour in figures: {d} the hour, {e} the next one.
FIGURES: dict[str, tuple[tuple[str, int], ...]] = {
    "en": (("half past {d}", 30), ("quarter past {d}", 15), ("quarter to {e}", 45), ("{d} o'clock", 0), ("{d} o’clock", 0), ("10 past {d}", 10), ("5 to {e}", 55), ("{d} o clock", 0), ("20 past {d}", 20), ("20 to {e}", 40), ("25 past {d}", 25), ("10 to {e}", 50), ("5 past {d}", 5)),
    "de": (("halb {e}", 30), ("Viertel nach {d}", 15), ("Viertel vor {e}", 45), ("{d} Uhr", 0), ("kurz nach {d} Uhr", 0), ("Punkt {d} Uhr", 0), ("20 Minuten nach {d} Uhr", 20), ("10 nach {d}", 10), ("5 vor {e}", 55), ("10 vor {e}", 50), ("5 nach halb {e}", 35), ("20 nach {d}", 20), ("5 vor halb {e}", 25), ("halb {e} Uhr", 30)),
    "fr": (("{d}h et demie", 30), ("{d} heures et demie", 30), ("{d} heures et quart", 15), ("{e} heures moins le quart", 45), ("{d} heures", 0)),
    "es": (("las {d} y media", 30), ("las {d} en punto", 0), ("las {d}", 0), ("{d} y media", 30), ("las {e} menos cuarto", 45), ("{d} en punto", 0)),
    "pt": (("{d} e meia", 30), ("{d}h e meia", 30), ("{d} horas", 0), ("{d} em ponto", 0)),
    "it": (("le {d} e mezza", 30), ("le {d}", 0), ("ore {d}", 0), ("le {d} in punto", 0), ("alle {d} e 20", 20)),
    "nl": (("half {e}", 30), ("kwart over {d}", 15), ("{d} uur", 0), ("kwart voor {e}", 45), ("10 over {d}", 10), ("5 voor half {e}", 25), ("10 voor {e}", 50)),
    "sv": (("halv {e}", 30), ("kvart över {d}", 15), ("klockan {d}", 0), ("kl {d}", 0), ("10 över {d}", 10), ("5 i {e}", 55)),
    "da": (("halv {e}", 30), ("kl. {d}", 0), ("kvart over {d}", 15), ("kvart i {e}", 45)),
    "nb": (("halv {e}", 30), ("kl. {d}", 0), ("kvart over {d}", 15), ("kvart på {e}", 45)),
    "ru": (("{d} часов", 0), ("{d} часа", 0), ("без четверти {e}", 45), ("без 10 {e}", 50)),
    "hi": (("{d} बजे", 0), ("साढ़े {d} बजे", 30), ("सवा {d} बजे", 15), ("पौने {e} बजे", 45)),
    "zh": (("{d}点半", 30), ("{d}点", 0), ("{d}点一刻", 15), ("{d}點半", 30), ("{d}点钟", 0), ("{d}点整", 0), ("{d}點整", 0)),
    "ja": (("{d}時半", 30), ("{d}時", 0), ("{d}時ちょうど", 0), ("{d}時すぎ", 0), ("{d}時ごろ", 0), ("{d}時頃", 0)),
    "ko": (("{d}시 반", 30), ("{d}시", 0), ("{d}시반", 30), ("{d}시 정각", 0)),
    "vi": (("{d} giờ rưỡi", 30), ("{d} giờ", 0), ("{d}h rưỡi", 30), ("{d} rưỡi", 30)),
    "tr": (("{d} buçuk", 30), ("saat {d}", 0), ("{d}'u çeyrek geçe", 15)),
    "id": (("jam {d}", 0), ("pukul {d}", 0), ("setengah {e}", 30), ("jam setengah {e}", 30), ("pukul {d} tepat", 0)),
    "hu": (("fél {e}", 30), ("{d} óra", 0), ("negyed {e}", 15)),
    "pl": (("godz. {d}", 0), ("godzina {d}", 0), ("wpół do {e}", 30)),
    "ar": (("الساعة {d} والنصف", 30), ("الساعة {d}", 0)),
    "fa": (("ساعت {d} و نیم", 30), ("ساعت {d}", 0)),
}  # fmt: skip

#: Times in words as timetables and radio say them, by the clock of 24 hours: {h} the hour, {m} the minutes.
SPELT: dict[str, tuple[str, ...]] = {
    "en": ("{h} {m} hours", "{h} hundred hours"), "de": ("{h} Uhr {m}", "{h} Uhr", "um {h} Uhr {m}", "{h} Uhr und {m} Minuten"),
    "fr": ("{h} heures {m}", "{h} heures", "à {h} heures {m}", "{h} heures et {m} minutes"), "es": ("las {h} {m}", "las {h} y {m}", "las {h} horas", "{h} horas y {m} minutos", "las {h} horas con {m} minutos"),
    "pt": ("{h} horas e {m} minutos", "{h} horas", "{h} e {m}", "às {h} horas e {m} minutos", "{h} horas e {m}"), "it": ("le {h} e {m}", "ore {h} e {m}", "ore {h}", "alle {h} e {m}"),
    "nl": ("{h} uur {m}", "{h} uur", "om {h} uur {m}"), "sv": ("klockan {h} {m}", "{h} och {m}", "klockan {h}"), "nb": ("klokken {h} {m}", "klokken {h}"), "da": ("klokken {h} {m}", "klokken {h}"),
    "ru": ("{h} часов {m} минут", "{h} часов", "{h} {m}", "в {h} часов {m} минут"), "ro": ("ora {h} și {m}", "ora {h}", "orele {h} și {m} de minute"), "id": ("pukul {h} {m}", "pukul {h}", "pukul {h} lewat {m} menit"),
    "tr": ("saat {h} {m}", "saat {h}"), "hu": ("{h} óra {m}", "{h} óra {m} perc", "{h} óra"), "ca": ("les {h} {m}", "les {h} hores", "les {h} i {m}"), "vi": ("{h} giờ {m}", "{h} giờ", "{h} giờ {m} phút"),
    "ko": ("{h}시 {m}분", "{h} 시 {m} 분"), "ja": ("{h}時{m}分", "{h}時"), "cs": ("{h} hodin {m} minut", "{h} {m}", "{h} hodin"), "fi": ("kello {h} {m}", "kello {h}"),
}  # fmt: skip
#: Feminine hours of languages that count so, where num2words counts otherwise.
_ONE: dict[str, str] = {"es": "una", "pt": "uma", "it": "una", "fr": "une", "ro": "unu", "ca": "una"}
_SPELT_MINUTES = (5, 10, 15, 20, 25, 30, 30, 35, 40, 45, 50, 55, 12, 18, 23, 37, 42, 48, 52, 59)
#: num2words' name of a language, where it has another.
_COUNTED: dict[str, str] = {"nb": "no"}

#: Languages that put the part of the day before the hour.
_PART_FIRST = frozenset(("zh", "ja", "ko", "hi", "bn", "ur"))
#: Languages that put it there as often as behind: este fél nyolckor, fél nyolckor este.
_PART_EITHER = frozenset(("tr", "hu", "vi"))
_ENGLISH_HALVES = ((" am", " a.m.", " AM", "am"), (" pm", " p.m.", " PM", "pm"))


@cache
def parts_of_day(token: str) -> tuple[tuple[str, ...], ...]:
    """The words that a language has for each of the 24 hours; () for a language without such words in the table."""
    rows = time_forms.DAY_PARTS.get(token, ())
    if not rows:
        return ()
    hours = range(24)
    return tuple(
        tuple(
            word
            for word, first, last in rows
            if (first <= hour <= last if first <= last else hour >= first or hour <= last)
        )
        for hour in hours
    )


@cache
def _hours(token: str) -> tuple[str, ...]:
    return tuple(hour.replace("_", " ") for hour in FACES[token].hours.split())


@cache
def _halves(token: str) -> tuple[str, ...]:
    return tuple(FACES[token].halves.split())


@cache
def _number(token: str, number: int) -> str:
    text = _ONE.get(token, "") if number == 1 else ""
    return text or str(num2words(number, lang=_COUNTED.get(token, token)))


def write_spelt_clock(scene: Scene) -> None:
    """Write ``dix-huit heures trente`` or ``fünfzehn Uhr`` in a language of :data:`SPELT`, and make it the scene's time."""
    dice, token = scene.dice, scene.lang.token
    form = dice.pick(SPELT[token])
    scene.hour = dice.between(1, 23) if dice.chance(0.35) else dice.between(13, 23)
    scene.minute = dice.pick(_SPELT_MINUTES) if "{m}" in form else 0
    hour, minute = _number(token, scene.hour), _number(token, scene.minute)
    scene.worded = True
    scene.pieces.append((form.replace("{h}", hour).replace("{m}", minute), "hour"))


def write_word_clock(scene: Scene, part: bool = True) -> bool:
    """Write a time in words, if the language has them, and make it the scene's time; tell whether it was done.

    Args:
        part: the part of the day may stand with it; without it the hour is one of the first twelve.
    """
    dice, token = scene.dice, scene.lang.token
    face, figures = FACES.get(token), FIGURES.get(token)
    if face is None and figures is None:
        return False
    in_figures = face is None or (figures is not None and dice.chance(0.45))
    text, minute = dice.pick(figures if in_figures and figures is not None else face.phrases)  # type: ignore[union-attr]
    parts = parts_of_day(token) if part else ()
    said = ""
    if parts and parts[scene.hour] and dice.chance(0.6):
        said = (
            dice.pick(_ENGLISH_HALVES[scene.hour >= 12])
            if token == "en" and dice.chance(0.7)
            else dice.pick(parts[scene.hour])
        )
    else:
        scene.hour = scene.hour % 12 or 12
    scene.minute = minute
    number = scene.hour % 12 or 12
    names = _hours(token) if face is not None else ()
    values = {"{d}": str(number), "{e}": str(number % 12 + 1)}
    if names:
        values["{h}"], values["{n}"] = names[number - 1], names[number % 12]
    if "{g}" in text:
        values["{g}"] = _halves(token)[number % 12]
    for name, value in values.items():
        text = text.replace(name, value)
    if said and (token in _PART_FIRST or (token in _PART_EITHER and dice.chance(0.5))):
        space = "" if token in ("zh", "ja") else " "
        text = said + space + text
    elif said:
        text += said if said.startswith(" ") or said in ("am", "pm") else " " + said
    scene.worded = True
    scene.pieces.append((text, "hour"))
    return True
