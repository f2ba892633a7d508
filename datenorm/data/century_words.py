"""Group of the generator for centuries whose number is a word: ``the eighteenth century``, ``siglo dieciocho``.

The words come from num2words where it has them right, and from the words of days else.
"""

from collections.abc import Callable
from functools import cache

from num2words import num2words

from datenorm.data.day_word_parts import from_parts
from datenorm.data.group import Group
from datenorm.data.mix import BIG
from datenorm.data.ordinals import day_words
from datenorm.data.scene import Scene

#: The centuries that have a word here, and those that are written more often than the others.
_NUMBERS = range(1, 22)
_OFTEN = (16, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 15, 14, 13, 12, 21)

_Maker = Callable[[], list[str]]


def _ordinals(language: str, **options: str) -> _Maker:
    return lambda: [str(num2words(number, lang=language, to="ordinal", **options)) for number in _NUMBERS]


def _cardinals(language: str) -> _Maker:
    return lambda: [str(num2words(number, lang=language)) for number in _NUMBERS]


def _of_days(entry: str, *ends: tuple[str, str]) -> _Maker:
    """The words of days in another case: each ending is replaced by the other."""

    def word(text: str) -> str:
        return " ".join(_changed(part, ends) for part in text.split())

    return lambda: [word(text) for text in day_words(entry)[0][:21]]


def _listed(words: str) -> _Maker:
    """The words as they are, with commas between them."""
    return lambda: words.split(",")


def _neuter(make: _Maker) -> _Maker:
    """Ukrainian ordinals beside a neuter noun."""
    return lambda: [_changed(text, (("ій", "є"), ("ий", "е"))) for text in make()]


def _changed(word: str, ends: tuple[tuple[str, str], ...]) -> str:
    for end, other in ends:
        if word.endswith(end):
            return word[: -len(end)] + other
    return word


_GREEK = ("πρώτος δεύτερος τρίτος τέταρτος πέμπτος έκτος έβδομος όγδοος ένατος",
          "δέκατος,ενδέκατος,δωδέκατος,δέκατος τρίτος,δέκατος τέταρτος,δέκατος πέμπτος,δέκατος έκτος,δέκατος έβδομος,δέκατος όγδοος,δέκατος ένατος",
          "εικοστός", "εικοστός ", "τριακοστός", "τριακοστός ")  # fmt: skip

#: Language -> the words, and what they stand in at {}.
FORMS: dict[str, tuple[tuple[_Maker, tuple[str, ...]], ...]] = {
    "en": ((_ordinals("en"), ("{} century", "the {} century", "the {} century", "in the {} century", "early {} century", "late {} century", "mid-{} century", "the late {} century", "first half of the {} century", "second half of the {} century", "end of the {} century", "the {} c.", "{} century AD", "during the {} century", "beginning of the {} century")),),
    "de": ((_ordinals("de"), ("das {} Jahrhundert", "{}s Jahrhundert", "im {}n Jahrhundert", "Ende des {}n Jahrhunderts", "Anfang des {}n Jahrhunderts", "{}s Jh.", "im {}n Jh.", "Mitte des {}n Jahrhunderts", "zweite Hälfte des {}n Jahrhunderts", "spätes {}s Jahrhundert")),),
    "fr": ((_ordinals("fr"), ("{} siècle", "le {} siècle", "au {} siècle", "fin du {} siècle", "début du {} siècle", "milieu du {} siècle", "seconde moitié du {} siècle")),),
    "es": ((_cardinals("es"), ("siglo {}", "el siglo {}", "en el siglo {}", "finales del siglo {}", "principios del siglo {}")),), "pt": ((_cardinals("pt"), ("século {}", "o século {}", "no século {}", "fim do século {}", "início do século {}")),),
    "it": ((_ordinals("it"), ("{} secolo", "il {} secolo", "nel {} secolo", "fine del {} secolo", "secolo {}", "inizio del {} secolo")),), "nl": ((_ordinals("nl"), ("{} eeuw", "de {} eeuw", "in de {} eeuw", "eind {} eeuw", "begin {} eeuw")),), "ca": ((_cardinals("ca"), ("segle {}", "el segle {}", "al segle {}")),),
    "ru": ((_ordinals("ru"), ("{} век", "{} век н. э.")), (_ordinals("ru", case="g"), ("конец {} века", "начало {} века", "середина {} века", "{} века", "вторая половина {} века"))), "uk": ((_ordinals("uk"), ("{} вік",)), (_neuter(_ordinals("uk")), ("{} століття",))),
    "pl": ((_ordinals("pl"), ("{} wiek", "wiek {}")),), "cs": ((_of_days("cs", ("ního", "ní"), ("tího", "tí"), ("ého", "é")), ("{} století", "v {}m století")),), "sk": ((_of_days("sk", ("ieho", "ie"), ("ého", "é"), ("eho", "e"), ("ho", "")), ("{} storočie",)),), "hr": ((_of_days("hr", ("eg", "e"), ("og", "o")), ("{} stoljeće",)),), "sr": ((_of_days("sr", ("г", "")), ("{} столеће",)),),
    "bg": ((_of_days("bg"), ("{} век",)),), "sv": ((_ordinals("sv"), ("{} århundradet", "det {} århundradet", "{} seklet")),), "da": ((_of_days("da"), ("{} århundrede", "det {} århundrede", "i det {} århundrede")),), "nb": ((_of_days("nb"), ("{} århundre", "det {} århundre", "i det {} århundret")),),
    "fi": ((_ordinals("fi"), ("{} vuosisata",)),), "hu": ((_ordinals("hu"), ("{} század", "a {} század", "a {} században")),), "tr": ((_of_days("tr", ("bir", "birinci"), ("iki", "ikinci"), ("üç", "üçüncü"), ("dört", "dördüncü"), ("beş", "beşinci"), ("altı", "altıncı"), ("yedi", "yedinci"), ("sekiz", "sekizinci"), ("dokuz", "dokuzuncu")), ("{} yüzyıl", "{} asır")),),
    "el": ((lambda: from_parts(*_GREEK)[:21], ("{} αιώνας", "ο {} αιώνας", "{} αιώνας μ.Χ.")),), "ro": ((lambda: _ordinals("ro")()[1:], ("secolul {}", "în secolul {}", "veacul {}")),), "id": ((_ordinals("id"), ("abad {}", "pada abad {}")),), "vi": ((_cardinals("vi"), ("thế kỷ {}", "thế kỷ thứ {}")),),
    "ko": ((_cardinals("ko"), ("{} 세기", "{}세기", "{} 세기 초", "{} 세기 말")),),
    "ar": ((_of_days("ar"), ("القرن {}", "القرن {}", "القرن {} الميلادي", "في القرن {}", "القرن {} م", "أواخر القرن {}", "أوائل القرن {}", "منتصف القرن {}", "القرن {} للميلاد", "نهاية القرن {}", "النصف الثاني من القرن {}")),),
    "fa": ((_of_days("fa"), ("قرن {} میلادی", "قرن {}", "سده {} میلادی", "سدهٔ {} میلادی", "اواخر قرن {}", "اوایل قرن {} میلادی", "در قرن {} میلادی", "نیمه دوم قرن {}")),),
    "he": ((_listed("הראשונה,השנייה,השלישית,הרביעית,החמישית,השישית,השביעית,השמינית,התשיעית,העשירית,האחת עשרה,השתים עשרה,השלוש עשרה,הארבע עשרה,החמש עשרה,השש עשרה,השבע עשרה,השמונה עשרה,התשע עשרה,העשרים,העשרים ואחת"),
            ("המאה {}", "המאה {}", "במאה {}", "סוף המאה {}", "ראשית המאה {}", "אמצע המאה {}", "המאה {} לספירה", "תחילת המאה {}")),),
    "hi": ((_listed("पहली,दूसरी,तीसरी,चौथी,पाँचवीं,छठी,सातवीं,आठवीं,नौवीं,दसवीं,ग्यारहवीं,बारहवीं,तेरहवीं,चौदहवीं,पंद्रहवीं,सोलहवीं,सत्रहवीं,अठारहवीं,उन्नीसवीं,बीसवीं,इक्कीसवीं"),
            ("{} शताब्दी", "{} सदी", "{} शताब्दी में", "{} सदी में", "{} सदी के अंत में", "{} शताब्दी ई.", "{} शताब्दी के आरंभ में")),),
    "bn": ((_listed("প্রথম,দ্বিতীয়,তৃতীয়,চতুর্থ,পঞ্চম,ষষ্ঠ,সপ্তম,অষ্টম,নবম,দশম,একাদশ,দ্বাদশ,ত্রয়োদশ,চতুর্দশ,পঞ্চদশ,ষোড়শ,সপ্তদশ,অষ্টাদশ,ঊনবিংশ,বিংশ,একবিংশ"),
            ("{} শতাব্দী", "{} শতক", "{} শতাব্দীতে", "{} শতকে", "{} শতকের শেষে", "{} শতাব্দীর শুরুতে", "{} শতকের প্রথমার্ধ")),),
    "mr": ((_listed("पहिले,दुसरे,तिसरे,चौथे,पाचवे,सहावे,सातवे,आठवे,नववे,दहावे,अकरावे,बारावे,तेरावे,चौदावे,पंधरावे,सोळावे,सतरावे,अठरावे,एकोणिसावे,विसावे,एकविसावे"), ("{} शतक",)),),
    "et": ((_listed("esimene,teine,kolmas,neljas,viies,kuues,seitsmes,kaheksas,üheksas,kümnes,üheteistkümnes,kaheteistkümnes,kolmeteistkümnes,neljateistkümnes,viieteistkümnes,kuueteistkümnes,seitsmeteistkümnes,kaheksateistkümnes,üheksateistkümnes,kahekümnes,kahekümne esimene"), ("{} sajand",)),),
    "sl": ((_listed("prvo,drugo,tretje,četrto,peto,šesto,sedmo,osmo,deveto,deseto,enajsto,dvanajsto,trinajsto,štirinajsto,petnajsto,šestnajsto,sedemnajsto,osemnajsto,devetnajsto,dvajseto,enaindvajseto"), ("{} stoletje", "{} stol.")),),
    "lv": ((_listed("pirmais,otrais,trešais,ceturtais,piektais,sestais,septītais,astotais,devītais,desmitais,vienpadsmitais,divpadsmitais,trīspadsmitais,četrpadsmitais,piecpadsmitais,sešpadsmitais,septiņpadsmitais,astoņpadsmitais,deviņpadsmitais,divdesmitais,divdesmit pirmais"), ("{} gadsimts",)),),
    "lt": ((_listed("pirmas,antras,trečias,ketvirtas,penktas,šeštas,septintas,aštuntas,devintas,dešimtas,vienuoliktas,dvyliktas,tryliktas,keturioliktas,penkioliktas,šešioliktas,septynioliktas,aštuonioliktas,devynioliktas,dvidešimtas,dvidešimt pirmas"), ("{} amžius", "{}is amžius", "{} a.")),),
    "is": ((_listed("fyrsta,önnur,þriðja,fjórða,fimmta,sjötta,sjöunda,áttunda,níunda,tíunda,ellefta,tólfta,þrettánda,fjórtánda,fimmtánda,sextánda,sautjánda,átjánda,nítjánda,tuttugasta,tuttugasta og fyrsta"), ("{} öld", "{} öldin")),),
    "eu": ((_listed("lehen,bigarren,hirugarren,laugarren,bosgarren,seigarren,zazpigarren,zortzigarren,bederatzigarren,hamargarren,hamaikagarren,hamabigarren,hamahirugarren,hamalaugarren,hamabosgarren,hamaseigarren,hamazazpigarren,hemezortzigarren,hemeretzigarren,hogeigarren,hogeita batgarren"), ("{} mendea", "{} mendean")),),
    "mk": ((_listed("прв,втор,трет,четврт,петти,шести,седми,осми,деветти,десетти,единаесетти,дванаесетти,тринаесетти,четиринаесетти,петнаесетти,шеснаесетти,седумнаесетти,осумнаесетти,деветнаесетти,дваесетти,дваесет и прв"), ("{} век",)),),
    "be": ((_listed("першае,другое,трэцяе,чацвёртае,пятае,шостае,сёмае,восьмае,дзявятае,дзясятае,адзінаццатае,дванаццатае,трынаццатае,чатырнаццатае,пятнаццатае,шаснаццатае,семнаццатае,васямнаццатае,дзевятнаццатае,дваццатае,дваццаць першае"), ("{} стагоддзе",)),),
    "ka": ((_listed("პირველი,მეორე,მესამე,მეოთხე,მეხუთე,მეექვსე,მეშვიდე,მერვე,მეცხრე,მეათე,მეთერთმეტე,მეთორმეტე,მეცამეტე,მეთოთხმეტე,მეთხუთმეტე,მეთექვსმეტე,მეჩვიდმეტე,მეთვრამეტე,მეცხრამეტე,მეოცე,ოცდამეერთე"), ("{} საუკუნე",)),),
    "hy": ((_listed("առաջին,երկրորդ,երրորդ,չորրորդ,հինգերորդ,վեցերորդ,յոթերորդ,ութերորդ,իններորդ,տասներորդ,տասնմեկերորդ,տասներկուերորդ,տասներեքերորդ,տասնչորսերորդ,տասնհինգերորդ,տասնվեցերորդ,տասնյոթերորդ,տասնութերորդ,տասնիններորդ,քսաներորդ,քսանմեկերորդ"), ("{} դար",)),),
    "az": ((_listed("birinci,ikinci,üçüncü,dördüncü,beşinci,altıncı,yeddinci,səkkizinci,doqquzuncu,onuncu,on birinci,on ikinci,on üçüncü,on dördüncü,on beşinci,on altıncı,on yeddinci,on səkkizinci,on doqquzuncu,iyirminci,iyirmi birinci"), ("{} əsr", "{} yüzillik")),),
    "kk": ((_listed("бірінші,екінші,үшінші,төртінші,бесінші,алтыншы,жетінші,сегізінші,тоғызыншы,оныншы,он бірінші,он екінші,он үшінші,он төртінші,он бесінші,он алтыншы,он жетінші,он сегізінші,он тоғызыншы,жиырмасыншы,жиырма бірінші"), ("{} ғасыр",)),),
    "af": ((_listed("eerste,tweede,derde,vierde,vyfde,sesde,sewende,agtste,negende,tiende,elfde,twaalfde,dertiende,veertiende,vyftiende,sestiende,sewentiende,agtiende,negentiende,twintigste,een-en-twintigste"), ("{} eeu", "die {} eeu")),),
}  # fmt: skip


@cache
def century_words(entry: str) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """The words of the centuries that a language has (the last of them the 21st), and what they stand in."""
    return tuple((tuple(make()), rows) for make, rows in FORMS[entry])


def _century(scene: Scene) -> None:
    """``the eighteenth century``, ``im neunzehnten Jahrhundert``."""
    dice = scene.dice
    words, rows = dice.pick(century_words(scene.lang.id))
    skipped = 21 - len(words)
    number = dice.pick(_OFTEN) if dice.chance(0.6) else dice.between(1 + skipped, 21)
    scene.write_in(dice.pick(rows), "{}", words[number - 1 - skipped], "year")
    scene.worded = True
    scene.canonical = f"{number - 1:02d}XX"


GROUPS: tuple[Group, ...] = (
    Group("century-words", "partial", 0.6, _century, tuple((entry, BIG[entry] ** 0.7) for entry in FORMS)),
)
