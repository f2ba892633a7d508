"""Years before and after Christ, with the signs that languages have for it: 44 BC, v. Chr. 44, 10 August 88 n. Chr."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from datenorm.data import roman_months as roman_months  # its extension {roman month} is used below
from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.numerals import ROMAN, han_digits, han_full
from datenorm.data.pairs import as_second
from datenorm.data.pattern import compile_pattern, extend, reading
from datenorm.data.precision import choose_row
from datenorm.data.precision_words import ABOUT
from datenorm.data.scene import Scene
from datenorm.data.words import kind_of, order_matters


class Marks(NamedTuple):
    """Signs of one era in a language: those behind the year, those before it."""

    after: tuple[str, ...]
    before: tuple[str, ...] = ()


def _split(text: str) -> tuple[str, ...]:
    return tuple(text.split("|")) if text else ()


def _marks(after: str, before: str = "") -> Marks:
    return Marks(_split(after), _split(before))


#: language -> signs of the years before Christ. A sign in front keeps its space.
BEFORE: dict[str, Marks] = {
    "en": _marks("BC|BC|BC|B.C.|B.C.|BCE|BCE|B.C.E.|bc|b.c.|bce|B.C|Bc|before Christ|BC.|b.c.e.|B. C.|before Common Era|(BC)|B.C.E", "BC |B.C. |BCE "),
    "de": _marks("v. Chr.|v. Chr.|v. Chr.|v.Chr.|v. Chr|v.Chr|v. u. Z.|v.u.Z.|vor Christus|vor Christi Geburt|v. Chr. G.|v. C.|vor Chr.|vuZ|v. d. Z.|v.d.Z.|vC|v. d. g. Z.|v.d.g.Z.|vdZ|vdgZ|"
                 "vor unserer Zeitrechnung|vor der Zeitrechnung|vor unserer Zeit|v. Ch.|BC|v Chr", "vor Chr. |v. Chr. "),
    "fr": _marks("av. J.-C.|av. J.-C.|av. J.-C.|av J.-C.|avant J.-C.|avant Jésus-Christ|av. J-C|av. JC|av JC|av. J.C.|avant notre ère|av. n. è.|av. n. è|avant JC|avant l'ère commune|AEC|a.C.|av. J. C.|av. J.-Ch.|av.J.-C.|"
                 "avant l'ère chrétienne|BC|a. Chr. n.|av. J.-C|av. E.C."),
    "es": _marks("a. C.|a. C.|a. C.|a.C.|a.C.|a. de C.|a. de J. C.|AC|aC|antes de Cristo|A.C.|a. J. C.|a.e.c.|a. e. c.|AEC|antes de nuestra era|a.n.e.|a. n. e.|antes de la era común|a. de. C.|a.de C.|a.J.C.|antes de Jesucristo|a. C|a.C"),
    "pt": _marks("a.C.|a.C.|a. C.|a. C.|AC|A.C.|aC|antes de Cristo|a.E.C.|AEC|a.e.c.|antes da era comum|a.C|antes da nossa era|a.n.e."),
    "it": _marks("a.C.|a.C.|a.C.|a. C.|a. C.|aC|avanti Cristo|AC|A.C.|a.e.v.|AEV|av. Cr.|a.Cr.|av.C.|avanti l'era volgare|prima di Cristo|a.C|BC"),
    "nl": _marks("v.Chr.|v.Chr.|v. Chr.|voor Christus|v. C.|v.C.|vC|v. Chr|vóór Christus|v.g.j.|v. g. j.|voor onze jaartelling|v.o.j.|v.Chr|BC"),
    "af": _marks("v.C.|v. C.|voor Christus|vC|v.Chr."),
    "sv": _marks("f.Kr.|f.Kr.|f. Kr.|f Kr|före Kristus|fvt|f.v.t.|före vår tideräkning|f.Kr|f Kr.|f.v.t|f. v. t."),
    "da": _marks("f.Kr.|f.Kr.|f. Kr.|f.v.t.|før Kristus|fvt|før vor tidsregning|f. Kr|f.Kr|f.Kr.f.|f.Chr."),
    "nb": _marks("f.Kr.|f.Kr.|f. Kr.|fvt.|f.v.t.|før Kristus|fvt|før vår tidsregning|f.Kr|f. Kr"),
    "nn": _marks("f.Kr.|f. Kr.|fvt.|før Kristus|føre Kristus"),
    "is": _marks("f.Kr.|f. Kr.|fyrir Krist|f.o.t."),
    "fi": _marks("eKr.|eKr.|eKr|eaa.|ennen Kristusta|ennen Kristuksen syntymää|e.Kr.|ennen ajanlaskun alkua|eaa|ekr."),
    "et": _marks("eKr|eKr.|e.Kr.|enne Kristust|e.m.a.|ema|enne meie ajaarvamist"),
    "lv": _marks("p.m.ē.|p. m. ē.|pirms mūsu ēras|p.Kr.|pirms Kristus"),
    "lt": _marks("pr. Kr.|pr. Kr.|prieš Kristų|pr.Kr.|pr. m. e.|prieš mūsų erą|p.m.e.|m. pr. Kr.|m. pr. m. e."),
    "pl": _marks("p.n.e.|p.n.e.|p.n.e.|p. n. e.|przed Chr.|przed Chrystusem|pne|p.n.e|przed naszą erą|r. p.n.e.|roku p.n.e.|a.Chr.|przed Chr"),
    "cs": _marks("př. n. l.|př. n. l.|př.n.l.|př. Kr.|př.Kr.|před Kristem|před naším letopočtem|př. n. l|pr. n. l.|př. Kr"),
    "sk": _marks("pred Kr.|pred Kr.|pred n. l.|pr. Kr.|pr.Kr.|pred Kristom|pred naším letopočtom|p. n. l.|pr. n. l.|p.n.l."),
    "sl": _marks("pr. n. št.|pr. n. št.|pr.n.št.|pr. Kr.|pred Kristusom|pred našim štetjem|p.n.št.|pr.Kr."),
    "hr": _marks("pr. Kr.|pr. Kr.|pr.Kr.|p. n. e.|p.n.e.|prije Krista|prije nove ere|pr. n. e.|pr. Kr|prije Kr."),
    "bs": _marks("p. n. e.|p.n.e.|pr. Kr.|prije nove ere|prije Krista|pr. n. e."),
    "sr": _marks("п. н. е.|п.н.е.|пре нове ере|пр. н. е.|пре Христа|пр. Хр.|пне|пр.н.е."),
    "sr_Latn": _marks("p. n. e.|p.n.e.|pre nove ere|pr. n. e.|pre Hrista|pr. Hr.|pne"),
    "mk": _marks("п.н.е.|п. н. е.|пр.н.е.|пред нашата ера|пр. н.е.|пред Христа|год. п.н.е."),
    "bg": _marks("пр.н.е.|пр. н. е.|пр.Хр.|пр. Хр.|преди Христа|преди новата ера|г. пр. Хр.|пр.н.е|г. пр.н.е.|година пр. Хр."),
    "ru": _marks("до н. э.|до н. э.|до н.э.|до н.э.|год до н. э.|г. до н. э.|года до н. э.|до нашей эры|до Р. Х.|до Р.Х.|до Рождества Христова|г. до н.э.|до нэ|до н.э|года до нашей эры|до РХ"),
    "uk": _marks("до н. е.|до н. е.|до н.е.|до н.е.|до нашої ери|рік до н. е.|р. до н. е.|року до н. е.|до Р. Х.|до Р.Х.|до Різдва Христового|р. до н.е.|до н.е|до Христа"),
    "be": _marks("да н.э.|да н. э.|да нашай эры|г. да н.э.|да н.х.|да нараджэння Хрыстова"),
    "el": _marks("π.Χ.|π.Χ.|π.Χ.|π. Χ.|πΧ|π.Χ|προ Χριστού|π.κ.ε.|ΠΧ|Π.Χ.|πρό Χριστοῦ"),
    "ro": _marks("î.Hr.|î.Hr.|î. Hr.|înainte de Hristos|î.e.n.|î. e. n.|a.Chr.|î.d.Hr.|a. Chr.|î.Cr.|înaintea erei noastre|i.Hr.|i.e.n.|îHr"),
    "hu": _marks("", "i. e. |i. e. |i.e. |Kr. e. |Kr. e. |Kr.e. |időszámításunk előtt |Krisztus előtt |i.e.|Kr.e.|Krisztus születése előtt |i. e.|ie. "),
    "tr": _marks("M.Ö.|MÖ", "MÖ |MÖ |M.Ö. |M.Ö. |İÖ |İ.Ö. |milattan önce |Milattan Önce |m.ö. |M.Ö.|İsa'dan önce "),
    "az": _marks("e.ə.", "e.ə. |eramızdan əvvəl |b.e.ə. |m.ö. |b.e.ə "),
    "eu": _marks("K.a.|K. a.|k.a.", "K.a. |K. a. |k. a. |K.a."),
    "ca": _marks("aC|aC|a. C.|a.C.|a. de C.|abans de Crist|AC|abans de la nostra era|a. n. e.|aC."),
    "gl": _marks("a.C.|a. C.|aC|antes de Cristo|AC"),
    "ga": _marks("RC|R.C.|roimh Chríost"),
    "cy": _marks("CC|C.C.|Cyn Crist|COG"),
    "sq": _marks("p.K.|p. K.|para Krishtit|p.e.s.|para erës sonë|p.e.r."),
    "hy": _marks("", "մ.թ.ա. |մ. թ. ա. |Ք.ա. |մ.թ.ա "),
    "ka": _marks("", "ძვ. წ. |ძვ.წ. |ძვ. წელთაღრიცხვით |ქრისტეშობამდე "),
    "ar": _marks("ق.م|ق.م|ق.م.|ق م|ق. م.|قبل الميلاد|ق. م|قم|قبل المسيح"),
    "he": _marks("לפנה״ס|לפנה״ס|לפנה\"ס|לפסה\"נ|לפסה״נ|לפני הספירה|לפני ספה\"נ"),
    "fa": _marks("پ.م.|پ.م|ق.م.|ق.م|پیش از میلاد|قبل از میلاد|پ. م.|ق م"),
    "ur": _marks("ق م|قبل مسیح|ق۔م|ق م۔"),
    "hi": _marks("ईसा-पूर्व|ईसा पूर्व|ई.पू.|ई. पू.|ई॰पू॰|ईसा पूर्व|ईपू", "ईसा पूर्व |ई.पू. "),
    "bn": _marks("খ্রিস্টপূর্ব|খ্রিষ্টপূর্ব|খ্রিস্টপূর্বাব্দ|খ্রি.পূ.|খ্রিঃ পূঃ", "খ্রিস্টপূর্ব |খ্রিষ্টপূর্ব |খ্রি.পূ. |খৃষ্টপূর্ব "),
    "mr": _marks("इ.स.पू.|ई.पू.", "इ.स.पू. |इसवी सन पूर्व |इ. स. पू. |ख्रिस्तपूर्व "),
    "ta": _marks("கி.மு.|கி.மு", "கி.மு. |கி. மு. |கி.மு |கிமு "),
    "te": _marks("క్రీ.పూ.|క్రీపూ", "క్రీ.పూ. |క్రీ. పూ. |క్రీపూ "),
    "ml": _marks("ക്രി.മു.|ബി.സി.", "ക്രി.മു. |ബി.സി. |ബി.സി.ഇ. "),
    "kn": _marks("ಕ್ರಿ.ಪೂ|ಕ್ರಿ.ಪೂ.", "ಕ್ರಿ.ಪೂ. |ಕ್ರಿ. ಪೂ. "),
    "th": _marks("ก่อน ค.ศ.|ปีก่อนคริสตกาล|ปีก่อนคริสต์ศักราช|ก่อนคริสตกาล|ปีก่อน ค.ศ.", "ก่อน ค.ศ. |ก่อนคริสต์ศักราช "),
    "vi": _marks("TCN|Trước CN|trước Công nguyên|TCN|tr. CN|tr.CN|TrCN|trước CN|B.C.|Trước Công nguyên|trước CN."),
    "id": _marks("SM|SM|S.M.|sebelum Masehi|SEU|Sebelum Masehi|SM."),
    "ms": _marks("SM|S.M.|Sebelum Masihi|sebelum Masihi|SM"),
    "fil": _marks("BC|B.C.|bago si Kristo|BCE"),
    "sw": _marks("KK|K.K.|Kabla ya Kristo|kabla ya Kristo"),
    "ja": _marks("", "紀元前|紀元前|紀元前|前|BC|西暦紀元前|B.C."),
    "zh": _marks("", "公元前|公元前|公元前|西元前|前|纪元前|BC|公元前 "),
    "zh_Hant": _marks("", "西元前|西元前|公元前|紀元前|前|主前|西元前 "),
    "ko": _marks("", "기원전 |기원전 |기원전|BC |B.C. |서력기원전 |BC"),
    "eo": _marks("a.K.|a. K.|aK|antaŭ Kristo|a.K.E.|antaŭ nia erao"),
    "la": _marks("a.Ch.n.|ante Christum natum|a.C.n."),
    "lb": _marks("v. Chr.|v.Chr.|virun eiser Zäitrechnung"),
    "kk": _marks("б.з.д.", "б.з.д. |б. з. д. |біздің заманымызға дейінгі "),
    "uz": _marks("", "m.a. |mil. av. |miloddan avvalgi |eramizdan avvalgi |er. av. "),
    "mn": _marks("", "МЭӨ |НТӨ |м.э.ө. |манай эриний өмнөх |манай эринээс өмнөх "),
    "am": _marks("ዓ/ዓ|ዓመተ ዓለም|ዓ.ዓ.", "ክ.በ. |ከክርስቶስ ልደት በፊት "),
}  # fmt: skip

#: language -> signs of the years after Christ.
AFTER: dict[str, Marks] = {
    "en": _marks("AD|AD|AD|A.D.|A.D.|CE|CE|C.E.|ad|ce|a.d.|A.D|AD.|Anno Domini|c.e.|(AD)|A. D.|Common Era", "AD |AD |A.D. |A.D. |CE |Anno Domini |AD|A. D. |anno Domini "),
    "de": _marks("n. Chr.|n. Chr.|n. Chr.|n.Chr.|n. Chr|n.Chr|u. Z.|u.Z.|nach Christus|nach Christi Geburt|n. Chr. G.|n. C.|nC|nuZ|uZ|n. u. Z.|n.u.Z.|ndZ|ndgZ|d.g.Z.|d. g. Z.|n. d. Z.|unserer Zeitrechnung|"
                 "nach unserer Zeitrechnung|n. Ch.|AD|n Chr|der gewöhnlichen Zeitrechnung", "A.D. |AD |anno Domini "),
    "fr": _marks("ap. J.-C.|ap. J.-C.|ap. J.-C.|apr. J.-C.|après J.-C.|après Jésus-Christ|ap. J-C|ap. JC|ap JC|de notre ère|n. è.|apr. J.-Ch.|EC|p. Chr. n.|ap. J.C.|ap.J.-C.|après JC|de l'ère chrétienne|de l'ère commune|AD|apr. J.-C"),
    "es": _marks("d. C.|d. C.|d. C.|d.C.|d.C.|d. de C.|DC|dC|después de Cristo|D.C.|d. J. C.|e.c.|EC|e. c.|de nuestra era|n.e.|era común|d.J.C.|d. C|d.C"),
    "pt": _marks("d.C.|d.C.|d. C.|d. C.|DC|D.C.|dC|depois de Cristo|E.C.|EC|e.c.|da era comum|d.C|da nossa era|A.D."),
    "it": _marks("d.C.|d.C.|d.C.|d. C.|d. C.|dC|dopo Cristo|DC|D.C.|e.v.|EV|d.Cr.|d.C|AD|era volgare"),
    "nl": _marks("n.Chr.|n.Chr.|n. Chr.|na Christus|n. C.|n.C.|nC|n. Chr|g.j.|na Chr.|van onze jaartelling|n.Chr|AD"),
    "af": _marks("n.C.|n. C.|na Christus|nC|n.Chr."),
    "sv": _marks("e.Kr.|e.Kr.|e. Kr.|e Kr|efter Kristus|vt|v.t.|e.v.t.|e.Kr|e Kr.|vår tideräkning"),
    "da": _marks("e.Kr.|e.Kr.|e. Kr.|v.t.|efter Kristus|evt|e. Kr|e.Kr|e.v.t.|e.Chr."),
    "nb": _marks("e.Kr.|e.Kr.|e. Kr.|evt.|e.v.t.|etter Kristus|e.Kr|vt."),
    "nn": _marks("e.Kr.|e. Kr.|evt.|etter Kristus"),
    "is": _marks("e.Kr.|e. Kr.|eftir Krist"),
    "fi": _marks("jKr.|jKr.|jKr|jaa.|jälkeen Kristuksen|j.Kr.|jaa|jälkeen ajanlaskun alun"),
    "et": _marks("pKr|pKr.|p.Kr.|pärast Kristust|m.a.j.|maj"),
    "lv": _marks("m.ē.|m. ē.|mūsu ērā|p.Kr.dz."),
    "lt": _marks("po Kr.|po Kristaus|po Kr|m. e.|m.e.|m. po Kr."),
    "pl": _marks("n.e.|n.e.|n. e.|po Chr.|po Chrystusie|ne|n.e|naszej ery|r. n.e.|AD", "A.D. |AD "),
    "cs": _marks("n. l.|n. l.|n.l.|po Kr.|po Kristu|našeho letopočtu|po Kr", "L. P. |léta Páně "),
    "sk": _marks("po Kr.|po Kr.|n. l.|po Kristovi|nášho letopočtu|po Kr|n.l."),
    "sl": _marks("n. št.|n. št.|po Kr.|po Kristusu|našega štetja|po n. št."),
    "hr": _marks("po. Kr.|po Kr.|poslije Krista|n. e.|n.e.|nove ere|posl. Kr.|AD"),
    "bs": _marks("n. e.|n.e.|po Kr.|nove ere|poslije Krista"),
    "sr": _marks("н. е.|н.е.|нове ере|после Христа|по Хр.|не"),
    "sr_Latn": _marks("n. e.|n.e.|nove ere|posle Hrista|po Hr."),
    "mk": _marks("н.е.|н. е.|од нашата ера|по Христа"),
    "bg": _marks("сл.н.е.|сл. н. е.|сл.Хр.|сл. Хр.|след Христа|от новата ера|г. сл. Хр.|н.е.|от н.е."),
    "ru": _marks("н. э.|н. э.|н.э.|н.э.|год н. э.|г. н. э.|нашей эры|от Р. Х.|от Р.Х.|от Рождества Христова|г. н.э.|по Р.Х.|года н. э.|по Р. Х.", "A.D. "),
    "uk": _marks("н. е.|н. е.|н.е.|н.е.|нашої ери|рік н. е.|р. н. е.|від Р. Х.|від Різдва Христового|р. н.е.|по Христу"),
    "be": _marks("н.э.|н. э.|нашай эры|г. н.э.|н.х."),
    "el": _marks("μ.Χ.|μ.Χ.|μ.Χ.|μ. Χ.|μΧ|μ.Χ|μετά Χριστόν|κ.ε.|ΜΧ|Μ.Χ.|μετά Χριστού"),
    "ro": _marks("d.Hr.|d.Hr.|d. Hr.|după Hristos|e.n.|e. n.|p.Chr.|p. Chr.|d.Cr.|era noastră"),
    "hu": _marks("", "i. sz. |i. sz. |i.sz. |Kr. u. |Kr. u. |Kr.u. |időszámításunk szerint |Krisztus után |Kr.u."),
    "tr": _marks("M.S.|MS", "MS |MS |M.S. |İS |milattan sonra |Milattan Sonra |m.s. |İ.S. "),
    "az": _marks("y.e.", "y.e. |b.e. |eramızın |yeni era "),
    "eu": _marks("K.o.|K. o.|k.o.", "K.o. |K. o. |k. o. "),
    "ca": _marks("dC|dC|d. C.|d.C.|d. de C.|després de Crist|DC|de la nostra era|n. e."),
    "gl": _marks("d.C.|d. C.|dC|despois de Cristo|DC"),
    "ga": _marks("AD|A.D.", "AD "),
    "cy": _marks("OC|O.C.|Oed Crist|OG"),
    "sq": _marks("mb.K.|mb. K.|pas Krishtit|e.s.|të erës sonë"),
    "hy": _marks("", "մ.թ. |մ. թ. |Ք.հ. "),
    "ka": _marks("", "ახ. წ. |ახ.წ. |ქრისტეშობიდან "),
    "ar": _marks("م|م|م.|ميلادي|ميلادية|بعد الميلاد|ب.م|ب.م.|للميلاد"),
    "he": _marks("לספירה|לספירה|לסה״נ|לסה\"נ|אחרי הספירה"),
    "fa": _marks("م.|م|میلادی|پس از میلاد|بعد از میلاد|ب.م.|م"),
    "ur": _marks("ء|عیسوی|سنہ عیسوی|ء"),
    "hi": _marks("ईसवी|ई.|ईस्वी|ई. सन्|ईसवी सन|ई॰", "ई. स. |ईसवी सन् |सन् "),
    "bn": _marks("খ্রিস্টাব্দ|খ্রিষ্টাব্দ|খ্রি.|খ্রিঃ|খৃষ্টাব্দ"),
    "mr": _marks("इ.स.", "इ.स. |इ. स. |इसवी सन "),
    "ta": _marks("கி.பி.|கி.பி", "கி.பி. |கி. பி. |கி.பி "),
    "te": _marks("క్రీ.శ.|క్రీశ", "క్రీ.శ. |క్రీ. శ. |క్రీశ "),
    "ml": _marks("എ.ഡി.", "എ.ഡി. |സി.ഇ. |ക്രി.വ. "),
    "kn": _marks("ಕ್ರಿ.ಶ|ಕ್ರಿ.ಶ.", "ಕ್ರಿ.ಶ. |ಕ್ರಿ. ಶ. "),
    "th": _marks("", "ค.ศ. |ค.ศ.|คริสต์ศักราช |ปี ค.ศ. "),
    "vi": _marks("CN|Sau CN|sau Công nguyên|SCN|s.CN|sau CN|Công nguyên"),
    "id": _marks("M|M|Masehi|M.|EU"),
    "ms": _marks("TM|T.M.|Masihi|M|Tahun Masihi"),
    "fil": _marks("AD|A.D.|CE"),
    "sw": _marks("BK|B.K.|Baada ya Kristo|baada ya Kristo"),
    "ja": _marks("", "西暦|西暦|西暦|紀元|西紀|AD|西暦 |公元"),
    "zh": _marks("", "公元|公元|公元|西元|公元 |AD"),
    "zh_Hant": _marks("", "西元|西元|西元|公元|西元 |主後"),
    "ko": _marks("", "서기 |서기 |서기|AD |기원후 |서력기원 "),
    "eo": _marks("p.K.|p. K.|pK|post Kristo|p.K.E."),
    "lb": _marks("n. Chr.|n.Chr."),
    "kk": _marks("б.з.", "б.з. |б. з. "),
    "uz": _marks("", "milodiy |eramizning "),
    "mn": _marks("", "МЭ |НТ |м.э. |манай эриний "),
    "am": _marks("ዓ/ም|ዓ.ም.|እ.ኤ.አ", "እ.ኤ.አ. |እ.ኤ.አ "),
}  # fmt: skip

#: What stands between a year and a sign behind it.
_GAPS = (" ", " ", " ", " ", " ", " ", "", "\u00a0", ", ", "  ")

Rows = list[tuple[str, float]]

#: {yE} is the year with its sign. Day and month are rare with years before Christ, but they are asked for.
_USUAL_FORMS: Rows = [
    ("{yE}", 62), ("d MMMM {yE}", 12), ("d. MMMM {yE}", 3), ("MMMM {yE}", 5), ("MMMM d, {yE}", 4), ("d MMM {yE}", 3), ("{yE} MMMM d", 1.5), ("{day ord} MMMM {yE}", 2), ("MMM {yE}", 1.5), ("d-MMM-{yE}", 1), ("{yE}, d MMMM", 1),
     ("d-{roman month}-{yE}", 0.8), ("d.{roman month}.{yE}", 0.6), ("MMMM, {yE}", 1), ("dd MMMM {yE}", 1), ("dd/MM/{yE}", 0.8), ("d.M.{yE}", 1), ("{yE}-MM-dd", 0.3)
]  # fmt: skip
_EAST_FORMS: dict[str, Rows] = {
    "zh": [("{yE}年", 50), ("{yE}", 3), ("{yE}年M月", 6), ("{yE}年M月d日", 16), ("{yE}年M月d号", 2), ("{yE} 年", 2)],
    "ja": [("{yE}年", 50), ("{yE}", 5), ("{yE}年M月", 6), ("{yE}年M月d日", 16), ("{yE} 年", 2), ("{yE}年に", 1)],
    "ko": [("{yE}년", 50), ("{yE}", 6), ("{yE}년 M월", 6), ("{yE}년 M월 d일", 16)],
}  # fmt: skip
_OTHER_FORMS: dict[str, Rows] = {
    "hu": [("{yE}", 40), ("{yE}.", 10), ("{yE}. MMMM d.", 14), ("{yE}. MMMM", 4), ("{yE} MMMM d.", 3), ("{yE}'-ben'", 2)],
    "es": [("{yE}", 50), ("d 'de' MMMM 'de' {yE}", 14), ("d 'de' MMMM 'del' {yE}", 6), ("d 'de' MMMM 'del año' {yE}", 3), ("MMMM 'de' {yE}", 5), ("d MMMM {yE}", 6), ("'año' {yE}", 6), ("MMMM 'del' {yE}", 2)],
    "pt": [("{yE}", 50), ("d 'de' MMMM 'de' {yE}", 16), ("MMMM 'de' {yE}", 5), ("d MMMM {yE}", 6), ("'ano' {yE}", 4), ("'ano de' {yE}", 3), ("d 'de' MMMM 'do ano' {yE}", 2)],
    "vi": [("{yE}", 20), ("'năm' {yE}", 30), ("'ngày' d 'tháng' M 'năm' {yE}", 8), ("'tháng' M 'năm' {yE}", 5), ("d 'tháng' M, {yE}", 3)],
    "th": [("{yE}", 40), ("d MMMM {yE}", 14), ("MMMM {yE}", 5), ("'ปี' {yE}", 5), ("'วันที่' d MMMM {yE}", 4)],
    "lt": [("{yE}", 40), ("{yE} MMMM d 'd.'", 8), ("d MMMM {yE}", 2)],
}  # fmt: skip
#: The same with a word for the year in front.
_WITH_WORD: dict[str, tuple[str, ...]] = {
    "en": ("'the year' {yE}", "'in' {yE}", "'year' {yE}", "'in the year' {yE}", "'Year' {yE}"),
    "de": ("'im Jahr' {yE}", "'Jahr' {yE}", "'im Jahre' {yE}", "'Im Jahr' {yE}"),
    "fr": ("'en' {yE}", "'an' {yE}", "'l''an' {yE}", "'année' {yE}", "'en l''an' {yE}"),
    "it": ("'nel' {yE}", "'anno' {yE}", "'nell''anno' {yE}"),
    "nl": ("'in' {yE}", "'jaar' {yE}", "'in het jaar' {yE}"),
    "ru": ("'в' {yE}", "'в' {yE} 'году'"),
    "pl": ("'rok' {yE}", "'w' {yE}", "'w roku' {yE}"),
    "sv": ("'år' {yE}",),
    "da": ("'år' {yE}", "'i' {yE}"),
    "nb": ("'år' {yE}", "'i' {yE}"),
    "el": ("'το' {yE}", "'έτος' {yE}"),
    "cs": ("'rok' {yE}", "'roku' {yE}", "'v roce' {yE}"),
    "ro": ("'anul' {yE}", "'în' {yE}"),
    "ar": ("'عام' {yE}", "'سنة' {yE}", "'في عام' {yE}"),
    "fa": ("'سال' {yE}",),
    "id": ("'tahun' {yE}",),
    "he": ("'שנת' {yE}", "'בשנת' {yE}"),
    "ca": ("'any' {yE}", "'l''any' {yE}"),
    "fi": ("'vuonna' {yE}", "'vuosi' {yE}"),
}  # fmt: skip

_YEARS_BEFORE: Weighted[tuple[int, int]] = Weighted(
    [((2, 100), 30), ((100, 600), 36), ((600, 1500), 18), ((1500, 3500), 10), ((3500, 9998), 6)]
)
_YEARS_AFTER: Weighted[tuple[int, int]] = Weighted(
    [((1, 99), 40), ((100, 999), 40), ((1000, 1600), 12), ((1600, 2030), 12)]
)

#: Languages whose sign stands before the year more often than behind it.
_SIGN_FIRST = ("hu", "hi", "bn", "tr", "ta", "te", "ml", "kn", "mr")


def _year_with_sign(table: dict[str, Marks], era: int) -> Callable[[Scene], None]:
    """The year and the sign of its era (0 before, 1 after Christ), in the order of the language."""

    def op(scene: Scene) -> None:
        dice, lang = scene.dice, scene.lang
        own = lang.eras[era]
        marks = table.get(lang.id) or table.get(lang.token) or Marks(own)
        year = ROMAN[scene.year] if scene.year < len(ROMAN) and dice.chance(0.01) else str(scene.year)
        first = marks.before and (not marks.after or dice.chance(0.75 if lang.token in _SIGN_FIRST else 0.22))
        if first:
            scene.pieces += [(dice.pick(marks.before), "calendar"), (year, "year")]
        else:
            sign = dice.pick(own) if dice.chance(0.1) else dice.pick(marks.after)
            scene.pieces += [(year, "year"), (dice.pick(_GAPS), ""), (sign, "calendar")]

    return op


extend("year bc", _year_with_sign(BEFORE, 0), "year", True)
extend("year ad", _year_with_sign(AFTER, 1), "year", True)


@cache
def _forms(token: str, sign: str) -> Weighted[str]:
    """The patterns of a language for years with the extension ``sign``."""
    table = _EAST_FORMS.get(token) or _OTHER_FORMS.get(token, _USUAL_FORMS)
    words = _WITH_WORD.get(token, ())
    rows = [*table, *((form, 6 / len(words)) for form in words)]
    return Weighted([(form.replace("{yE}", f"{{{sign}}}"), weight) for form, weight in rows])


def _write(scene: Scene, years: Weighted[tuple[int, int]], sign: str) -> str:
    """Write a date; returns what stands behind its year in the reading."""
    dice = scene.dice
    scene.choose_day()
    scene.year = dice.between(*dice.draw(years))
    if scene.month == 2 and scene.day == 29:
        scene.day = 28
    pattern = compile_pattern(dice.draw(_forms(scene.lang.token, sign)))
    pattern.write(scene)
    scene.worded = True
    scene.kind = kind_of(pattern.parts)
    if order_matters(pattern.source):
        scene.order = pattern.order
    return reading(scene, pattern.parts)[4:]


def _before(scene: Scene) -> None:
    rest = _write(scene, _YEARS_BEFORE, "year bc")
    scene.canonical = f"-{scene.year - 1:04d}{rest}"
    _about(scene, rest)


def _after(scene: Scene) -> None:
    rest = _write(scene, _YEARS_AFTER, "year ad")
    scene.canonical = f"{scene.year:04d}{rest}"
    _about(scene, rest)


def _about(scene: Scene, rest: str) -> None:
    """``ок. 450 г. до н. э.``, ``c. 44 BC``: now and then, where nothing but the year is written and no word before it."""
    if not rest and scene.pieces[0][0][:1].isdigit() and scene.dice.chance(0.2):
        scene.pieces.insert(0, (choose_row(scene, ABOUT, 0.75), "qualifier"))
        scene.canonical += "~"


_JOINTS = ("-", "–", " - ", " – ", "-", "–", "/", " — ")


def _range(scene: Scene) -> None:
    """``44–31 BC``, ``27 BC – AD 14``, ``10 av. J.-C. - 12 apr. J.-C.``"""
    dice = scene.dice
    scene.choose_day()
    scene.worded = True
    scene.names_weekday = False
    far = dice.chance(0.25)
    scene.year = first = dice.between(90, 500) * 10 if far else dice.between(2, 90) if dice.chance(0.4) else dice.between(2, 900)
    across = not far and dice.chance(0.35)
    about = dice.chance(0.2)
    if about:
        scene.write(choose_row(scene, ABOUT, 0.75), "qualifier")
    if not across and dice.chance(0.65):
        scene.write(str(first), "year")
    else:
        compile_pattern("{year bc}").write(scene)
    scene.write(dice.pick(_JOINTS[2:] if across else _JOINTS))
    place = len(scene.pieces)
    if across:
        scene.year = last = dice.between(4, 90)
        compile_pattern("{year ad}").write(scene)
    else:
        scene.year = first - 10 * dice.between(1, 60) if far else dice.between(max(1, first - 60), first - 1)
        compile_pattern("{year bc}").write(scene)
        last = 1 - scene.year
    as_second(scene, place)
    scene.canonical = f"-{first - 1:04d}{'~' if about else ''}/" + (f"{last:04d}" if last >= 0 else f"-{-last:04d}")


_HAN_BEFORE = {"zh": ("公元前", "西元前", "前", "纪元前"), "zh_Hant": ("公元前", "西元前", "前"), "ja": ("紀元前", "前", "西暦前")}


def _han(scene: Scene) -> None:
    """``西元前五百年``: the year in Chinese figures."""
    dice = scene.dice
    year = dice.between(2, 60) * 10 if dice.chance(0.4) else dice.between(2, 1200)
    scene.write(dice.pick(_HAN_BEFORE[scene.lang.id]), "year")
    scene.write(han_full(year) if dice.chance(0.7) else han_digits(dice, year), "year")
    scene.write("年")
    scene.worded = True
    scene.canonical = f"-{year - 1:04d}"


_LANGUAGES = tuple((entry, BIG.get(entry, 2.0) ** 0.8) for entry in BEFORE if entry != "la")

GROUPS: tuple[Group, ...] = (
    Group("before-christ", "partial", 1.0, _before, _LANGUAGES),
    Group("before-christ-han", "partial", 0.08, _han, (("zh", 20), ("zh_Hant", 10), ("ja", 10))),
    Group("before-christ-range", "range", 0.35, _range, tuple(row for row in _LANGUAGES if row[0] in AFTER)),
    Group("after-christ", "partial", 1.1, _after, tuple(row for row in _LANGUAGES if row[0] in AFTER)),
)
