"""What people write beside CLDR's standard names: a row adds a language's habit."""

Months = dict[int, tuple[str, ...]]


def _months(row: str) -> Months:
    """Twelve months parted by commas, the variants of each by bars; an empty place adds nothing."""
    places = enumerate(row.split(","), 1)
    return {month: tuple(name.strip() for name in names.split("|")) for month, names in places if names.strip()}


_SINHALA = _months("ජනවාරි, පෙබරවාරි, මාර්තු, අප්‍රේල්, මැයි, ජූනි, ජූලි, අගෝස්තු, සැප්තැම්බර්, ඔක්තෝබර්, නොවැම්බර්, දෙසැම්බර්")
_SINHALA_SHORT = _months("ජන, පෙබ, මාර්තු, අප්‍රේල්, මැයි, ජූනි, ජූලි, අගෝ, සැප්, ඔක්, නොවැ, දෙසැ")

#: language -> CLDR field -> month -> the usual name, where CLDR's newest has those of another calendar (as of CLDR 47).
USUAL_MONTH_NAMES: dict[str, dict[str, Months]] = {
    "si": {"MMMM": _SINHALA, "LLLL": _SINHALA, "MMM": _SINHALA_SHORT, "LLL": _SINHALA_SHORT},
}

#: language -> CLDR field -> month -> further names in everyday use.
MONTH_NAMES: dict[str, dict[str, Months]] = {
    "en": {"MMM": _months(",, March, April, , June, July, , Sept|Sep, , ,")},
    "de": {"MMMM": _months("Jänner|Jaenner, Feber, Maerz, , , Juno, Julei, , , , ,"),
           "MMM": _months(", Febr|Feb, Mär|Mrz|Mär., , Mai, Jun|Juni, Jul|Juli, Aug, Sep|Sept, , ,")},
    "es": {"MMMM": _months(", , , , , , , , setiembre, , ,"), "MMM": _months("ene, , , , , , , agto|ago, sept|set, , , ")},
    "fr": {"MMM": _months("jan, fév|fev|févr, mar, avr, , jun, jul|juil, aoû|aout, sep|sept, , , déc|dec")},
    "it": {"MMM": _months("genn|gen, febbr|feb, , , magg|mag, , lugl|lug, , sett|set, , , ")},
    "nl": {"MMM": _months(", , mrt|mar, , , , , , sept|sep, , ,")},
    "sv": {"MMM": _months(", febr|feb, mar|mars, , , jun|juni, jul|juli, , sept|sep, , ,")},
    "da": {"MMM": _months(", febr|feb, , , , jun|juni, jul|juli, , sept|sep, , ,")},
    "nb": {"MMM": _months(", febr|feb, mars|mar, , , jun|juni, jul|juli, , sept|sep, , ,")},
    "pl": {"MMM": _months("stycz, lut|luty, marz|marca, kwiet|kwiec, maja, czerw, lip|lipca, sierp, wrzes|wrześ, paźdz|pazdz|paź, listop, grudz")},
    "cs": {"MMM": _months(", , břez|bře, , , čer|červ, čvc|červenc, , , říj, list, pros")},
    "sk": {"MMM": _months(", febr, , , , , , , sept, , ,")},
    "hr": {"MMMM": _months("januara|januar|siječanj, februara|februar|veljača, marta|mart|ožujak, aprila|april|travanj, maja|maj|svibanj, juna|juni|jun|lipanj, "
                           "jula|juli|jul|srpanj, augusta|august|avgust|kolovoz, septembra|septembar|rujan, oktobra|oktobar|listopad, "
                           "novembra|novembar|studeni|studenog, decembra|decembar|prosinac"),
           "LLLL": _months("januar, februar, mart, april, maj, juni|jun, juli|jul, august|avgust, septembar, oktobar, novembar|studenoga, decembar"),
           "MMM": _months("siječ|sij, velj, ožuj, trav, svib, lip|lipnja, srp, kol|kolov, ruj, , stud, pros")},
    "bs": {"MMMM": _months("januara|siječnja, februara|veljače, marta|ožujka, aprila|travnja, maja|svibnja, juna|juni|lipnja, jula|juli|srpnja, augusta|kolovoza, "
                           "septembra|rujna, oktobra|listopada, novembra|studenog, decembra|prosinca"),
           "LLLL": _months("siječanj, veljača, ožujak, travanj, svibanj, lipanj, srpanj, kolovoz, rujan, listopad, studeni, prosinac")},
    "sl": {"MMMM": _months("januar, februar, marec, , , junij, julij, avgust, , , , ")},
    "bg": {"MMMM": _months("януарий, февруарий, , априлий, , юний, юлий, , септемврий, октомврий, ноемврий, декемврий"),
           "MMM": _months("ян|яну, февр|фев, март, апр, , юни, юли, авг, септ|сеп, окт, ноем|ное, дек")},
    "ru": {"MMM": _months("янв, фев|февр, мар|март, апр, май, июн|июнь, июл|июль, авг, сен|сент, окт, ноя|нояб, дек")},
    "uk": {"MMM": _months("січн, лют, берез|бер, квіт, трав, черв|чер, лип, серп|сер, верес|вер, жовт|жов, листоп|лист|лис, груд|гру")},
    "be": {"MMMM": _months("студзеня, лютага, сакавіка, красавіка, траўня|мая, чэрвеня, ліпеня, жніўня, верасня, кастрычніка, лістапада, сьнежня|снежня"),
           "LLLL": _months(", , , , травень|май, , , , , , , сьнежань")},
    "el": {"MMMM": _months("Γενάρη|Ιανουάριος|Ιανουάριο, Φλεβάρη|Φεβρουάριος, Μάρτη|Μάρτιος, Απρίλη|Απρίλιος, Μάη|Μάιος|Μαίου, Ιούνη|Ιούνιος, Ιούλη|Ιούλιος, Αύγουστος, "
                           "Σεπτέμβρη|Σεπτέμβριος, Οκτώβρη|Οκτώβριος, Νοέμβρη|Νοέμβριος, Δεκέμβρη|Δεκέμβριος"),
           "LLLL": _months("Γενάρης, Φλεβάρης, Μάρτης, Απρίλης, Μάης, Ιούνης, Ιούλης, , Σεπτέμβρης, Οκτώβρης, Νοέμβρης, Δεκέμβρης"),
           "MMM": _months("Ιαν., Φεβ., Μάρ|Μαρτ, Απρ., Μάι|Μαι, Ιούν|Ιουν., Ιούλ|Ιουλ., Αυγ|Αύγ, Σεπτ|Σεπ., Οκτ., Νοέ|Νοε, Δεκ.")},
    "ro": {"MMMM": _months(", , , , , , , , , , noembrie, "), "MMM": _months("ian, feb|febr, mar|mart, apr, , iun, iul, aug, sept|sep, oct, nov|noi, dec")},
    "hu": {"MMM": _months("jan, febr|feb, márc, ápr, máj, jún, júl, aug, szept|szep, okt, nov, dec")},
    "ca": {"LLLL": _months("giner|janer, , març, , , juny|juin, juliol|julio, , , , , ")},
    "gl": {"MMMM": _months("janeiro, , , , , , , , , , , dezembro")},
    "eu": {"MMMM": _months(", , , , , garagarrila|bagila, uztaila, agorrila, , , , "), "LLLL": _months(", , , , , garagarrila, , agorrila, , , ,")},
    "sq": {"MMMM": _months("kallnor, , , , , , , , , , nandor, dhetor")},
    "ga": {"MMMM": _months("Eanair, , Mhárta, Aibreáin, Bhealtaine, Mheithimh|Meitheamh, , Lúnasa, Mheán Fómhair, Dheireadh Fómhair, Samhna|Shamhain, Nollag"),
           "LLLL": _months("Mí Eanáir, Mí Feabhra|Mí na Feabhra, Mí an Mhárta, Mí Aibreáin, Mí na Bealtaine|Mí Bealtaine, Mí an Mheithimh, Mí Iúil, Mí Lúnasa, "
                           "Mí Mheán Fómhair, Mí Dheireadh Fómhair, Mí na Samhna, Mí na Nollag")},
    "cy": {"MMMM": _months(", , Fawrth, , Fai, Fehefin, Orffennaf, , Fedi, , Dachwedd, Ragfyr"), "LLLL": _months("mis Ionawr, , mis Mawrth, , mis Mai, , , , mis Medi, , , ")},
    "eo": {"MMMM": _months(", , , , , , , augusto|auxgusto, , , , ")},
    "ar": {"MMMM": _months("كانون الثاني/يناير|يناير/كانون الثاني|كانون ثاني, شباط/فبراير|فبراير/شباط|فبراير, آذار/مارس|مارس/آذار|اذار, نيسان/أبريل|ابريل|إبريل|نيسان/إبريل, "
                           "أيار/مايو|مايو/أيار|ايار|مايس, حزيران/يونيو|يونيه|يونيو/حزيران, تموز/يوليو|يوليه|يوليو/تموز, آب/أغسطس|اغسطس|أغسطس/آب|اب, "
                           "أيلول/سبتمبر|ايلول|سبتمبر/أيلول, تشرين الأول/أكتوبر|اكتوبر|تشرين الاول|أكتوبر/تشرين الأول, تشرين الثاني/نوفمبر|نوفمبر/تشرين الثاني|تشرين ثاني, "
                           "كانون الأول/ديسمبر|كانون الاول|ديسمبر/كانون الأول|دجنبر"),
           "LLLL": _months(", , , ابريل|إبريل, , يونيه, يوليه, اغسطس, , اكتوبر, , ")},
    "fa": {"MMMM": _months("ژانويه, فوريه, , آوریل|آوريل|اپریل, می|مه, ژوئن|ژوین|جون, ژوئیه|جولای|ژوئيه|ژوییه, اوت|آگوست|اگوست, سپتامبر|سپتمبر, اکتبر|اکتوبر|اکتبر, نوامبر, دسامبر")},
    "he": {"MMMM": _months(", , מרס|מרץ, , , , , , , , , "), "MMM": _months("ינו'|ינו, פבר'|פבר, מרץ|מרס, אפר'|אפר, , , , אוג'|אוג, ספט'|ספט, אוק'|אוק, נוב'|נוב, דצמ'|דצמ")},
    "hi": {"MMMM": _months(", फरवरी|फ़रवरी, , अप्रेल, , , , , सितम्बर|सितंबर, अक्टूबर|अक्तूबर, नवम्बर|नवंबर, दिसम्बर|दिसंबर"), "MMM": _months("जन, फर|फ़र, , अप्रै, , , जुल, अग, सित, अक्टू|अक्तू, नव, दिस")},
    "mr": {"MMMM": _months(", फेब्रुवारी, , , , , जुलाई, ऑगस्ट, सप्टेम्बर, ऑक्टोबर, नोव्हेम्बर, डिसेम्बर")},
    "bn": {"MMMM": _months("জানুয়ারী, ফেব্রুয়ারী, , , , , জুলাই, অগাস্ট|আগষ্ট, সেপ্টেম্বার, অক্টোবার, নবেম্বর, ডিসেম্বার")},
    "ur": {"MMMM": _months(", , , اپريل, مئ|مئی, , , , , , , ")},
    "ne": {"MMMM": _months(", फेब्रवरी|फेब्रुअरी, , अप्रिल|अप्रील, मे|मई, जुन, , अगस्ट|अगस्त, सेप्टेम्बर, अक्टोबर, नोभेम्बर, डिसेम्बर")},
    "pa": {"MMMM": _months(", , , , , , , ਅਗਸਤ, ਸਤੰਬਰ, ਅਕਤੂਬਰ, ਨਵੰਬਰ, ਦਸੰਬਰ")},
    "id": {"MMMM": _months(", Pebruari, , , , , , , , , Nopember, "), "MMM": _months(", Peb, Mrt, , , , , Agt|Agu|Ags, Sept, Okt, Nop, Des")},
    "ms": {"MMM": _months(", , , , , , Julai, Ogos, Sept, , , ")},
    "jv": {"MMMM": _months(", Pebruari, , , , , , , , , Nopember, ")},
    "su": {"MMMM": _months(", Pébruari|Pebruari, , , , , , , , , Nopémber, ")},
    "th": {"MMM": _months("มค|มกรา, กพ|กุมภา, มีค|มีนา, เมย|เมษา, พค|พฤษภา, มิย|มิถุนา, กค|กรกฎา, สค|สิงหา, กย|กันยา, ตค|ตุลา, พย|พฤศจิกา, ธค|ธันวา"),
           "MMMM": _months(", , , , , , กรกฏาคม, , , , , ")},
    "vi": {"MMMM": _months("tháng giêng|tháng một, tháng hai, tháng ba, tháng tư, tháng năm, tháng sáu, tháng bảy, tháng tám, tháng chín, tháng mười, tháng mười một, tháng mười hai|tháng chạp"),
           "MMM": _months("Th1|T1, Th2|T2, Th3|T3, Th4|T4, Th5|T5, Th6|T6, Th7|T7, Th8|T8, Th9|T9, Th10|T10, Th11|T11, Th12|T12"),
           "LLLL": _months("Tháng Giêng|Tháng Một, Tháng Hai, Tháng Ba, Tháng Tư, Tháng Năm, Tháng Sáu, Tháng Bảy, Tháng Tám, Tháng Chín, Tháng Mười, Tháng Mười Một, Tháng Mười Hai|Tháng Chạp")},
    "zh": {"MMMM": _months("元月, , , , , , , , , , , ")},
    "mn": {"LLLL": _months("1-р сар, 2-р сар, 3-р сар, 4-р сар, 5-р сар, 6-р сар, 7-р сар, 8-р сар, 9-р сар, 10-р сар, 11-р сар, 12-р сар")},
    "ki": {"MMMM": _months("Njenuarĩ, Mwere wa kerĩ, Mwere wa gatatũ, Mwere wa kana, Mwere wa gatano, Mwere wa gatandatũ, Mwere wa mũgwanja, "
                           "Mwere wa kanana, Mwere wa kenda, Mwere wa ikũmi, Mwere wa ikũmi na ũmwe, Ndithemba")},
    "nso": {"MMMM": _months("Pherekgong, Dibokwane, Hlakola, Moranang, Mopitlo, Phupu, Mosegemanye, Phato, Lewedi, Diphalane, Dibatsela, Manthole")},
    "om": {"MMMM": _months(", , Bitooteessa, Elba, Caamsa, , Adooleessa, , Fuulbana, Onkololeessa, , Muddee")},
    "so": {"MMMM": _months("Bisha Koobaad|Jannaayo, Bisha Labaad, Bisha Saddexaad, Bisha Afraad, Bisha Shanaad, Bisha Lixaad, Bisha Todobaad|Luuliyo, "
                           "Bisha Sideedaad, Bisha Sagaalaad, Bisha Tobnaad, Bisha Kow iyo Tobnaad, Bisha Laba iyo Tobnaad")},
    "st": {"MMMM": _months("Phesekgong, , , Mmese, , , , Phata, Leotshe, , Pundungwane, ")},
    "rif": {"MMMM": _months(", , , , , , yulyuz, ɣucct, cutenber, , nuwember, dujember")},
    "kl": {"LLLL": _months("januari, februari, martsi, aprili, maji, juni, juli, augustusi, septemberi, oktoberi, novemberi, decemberi")},
    "yo": {"MMMM": _months("Oṣù Kìíní|Ṣẹ́rẹ́|Jánúárì, Oṣù Kejì|Èrèlè|Fẹ́búárì, Oṣù Kẹta|Ẹrẹ̀nà|Máàṣì, Oṣù Kẹrin|Ìgbé|Épírì, Oṣù Kàrún|Ẹ̀bibi|Méè, Oṣù Kẹfà|Òkúdu|Júùnù, "
                           "Oṣù Keje|Agẹmọ|Júláì, Oṣù Kẹjọ|Ògún|Ọ́gọ́ọ̀sì, Oṣù Kẹsàn-án|Owewe|Sẹ̀tẹ́ńbà, Oṣù Kẹwàá|Ọ̀wàrà|Ọtóbà, Oṣù Kọkànlá|Bélú|Nòfẹ́ńbà, Oṣù Kejìlá|Ọ̀pẹ̀|Dìsẹ́ńbà")},
    "as": {"MMMM": _months(", , , , , , , , ছেপ্টেম্বৰ, , নবেম্বৰ, ডিছেম্বৰ"), "MMM": _months(", , , , , , , আগ, সেপ্ট|ছেপ্টে, অক্টো, নভে, ডিসে")},
    "kok": {"MMMM": _months(", , , एप्रिल, , , जुलै, ओगस्ट, सेप्टेंबर, ओक्टोबर, , ")},
    "brx": {"MMMM": _months(", फेब्रुवारी, मार्स, एफ्रिल, , , जुलाइ, आगस्थ, सेबथेज्ब़र, अखथबर, नबेज्ब़र, दिसेज्ब़र")},
    "ks": {"MMMM": _months("جنؤری, فرؤری, مارٕچ, , میٔ, , جُلَے, , , , , دَسَمبَر")},
    "ti": {"MMMM": _months(", , , , ግንቦት, , , , , , , ")},
    "ak": {"MMMM": _months("Sanda-Ɔpɛpɔn, Kwakwar-Ɔgyefuo, Ebɔw-Ɔbenem, Ebɔbira-Oforisuo, Esusow Aketseaba-Kɔtɔnimba, Obirade-Ayɛwohomumu, Ayɛwoho-Kitawonsa, "
                           "Difuu-Ɔsandaa, Fankwa-Ɛbɔ, Ɔbɛsɛ-Ahinime, Ɔberɛfɛw-Obubuo, Mumu-Ɔpɛnimba")},
    "gsw": {"MMMM": _months("Jänner, Februar, , , , , , , , , , ")},
}  # fmt: skip

def _days(*rows: str) -> tuple[tuple[str, ...], ...]:
    """Seven days from Monday, a tuple of variants each; rows of seven parted by commas, an empty place adds nothing."""
    cut = [[name.strip() for name in row.split(",")] for row in rows]
    return tuple(tuple(names[day] for names in cut if names[day]) for day in range(7))


#: entry -> days from Monday: how they stand behind "on", and other names in use; all of them are EEEE.
WEEKDAY_NAMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "pt": _days("2ª feira,3ª feira,4ª feira,5ª feira,6ª feira,,", "2ª-feira,3ª-feira,4ª-feira,5ª-feira,6ª-feira,,", "segunda,terça,quarta,quinta,sexta,,"),
    "ru": _days(",,среду,,пятницу,субботу,", "пнд,втр,срд,чтв,птн,сбт,вск"),
    "uk": _days(",,середу,,п'ятницю,суботу,неділю"),
    "be": _days(",,сераду,,пятніцу,суботу,нядзелю"),
    "pl": _days(",,środę,,,sobotę,niedzielę"),
    "cs": _days(",,středu,,,sobotu,neděli"),
    "sk": _days(",,stredu,,,sobotu,nedeľu"),
    "sl": _days(",,sredo,,,soboto,nedeljo"),
    "hr": _days(",,srijedu,,,subotu,nedjelju"),
    "bs": _days(",,srijedu,,,subotu,nedjelju"),
    "sr": _days(",,среду,,,суботу,недељу"),
    "sr_Latn": _days(",,sredu,,,subotu,nedelju"),
    "lt": _days("pirmadienį,antradienį,trečiadienį,ketvirtadienį,penktadienį,šeštadienį,sekmadienį"),
    "lv": _days("pirmdien,otrdien,trešdien,ceturtdien,piektdien,sestdien,svētdien"),
    "et": _days("esmaspäeval,teisipäeval,kolmapäeval,neljapäeval,reedel,laupäeval,pühapäeval"),
    "hu": _days("hétfőn,kedden,szerdán,csütörtökön,pénteken,szombaton,"),
    "is": _days("mánudaginn,þriðjudaginn,miðvikudaginn,fimmtudaginn,föstudaginn,laugardaginn,sunnudaginn"),
    "he": _days("שני,שלישי,רביעי,חמישי,שישי,,ראשון", "ביום שני,ביום שלישי,ביום רביעי,ביום חמישי,ביום שישי,בשבת,ביום ראשון"),
    "fa": _days(",سه شنبه,چهار شنبه,پنج شنبه,,,یک شنبه"),
    "ps": _days("دونۍ,درېنۍ,څلرنۍ,پينځنۍ,,,يونۍ"),
    "zh": _days("礼拜一,礼拜二,礼拜三,礼拜四,礼拜五,礼拜六,礼拜天", ",,,,,,星期天", ",,,,,,礼拜日"),
    "zh_Hant": _days("禮拜一,禮拜二,禮拜三,禮拜四,禮拜五,禮拜六,禮拜天", ",,,,,,星期天", ",,,,,,禮拜日"),
    "brx": _days(",,बुदबार,बिसथिबार,सुखुरबार,सुनिबार,"),
    "kok": _days("सोमवार,,,गुरुवार,शुक्रवार,शनिवार,आदित्यवार"),
    "ce": _days("оршотан де,шинарин де,кхаарин де,еарин де,пӏераскан де,шот де,кӏиранан де"),
}

#: language -> months: names of older files, dialects and transliterations, written now and then.
RARE_MONTH_NAMES: dict[str, Months] = {
    "en": _months("Jany|Jan'y|Jany.|Janry|Janʸ|Januarie, Feby|Feb'y|Feby.|Febry|Febr|Febuary|Februarie, Mch|Mch.|Mar'h|Marche, Apl|Apl.|Aprl|Aprill|Aprile, Maye|May., Jne|Jun|June.|Iune, Jly|July.|Julie|Iuly, "
                  "Augt|Aug't|Augt.|Auguste, Septr|Septr.|7ber|7br|7ber.|Septemr|Sept'r|VIIber, Octr|Octr.|8ber|8br|8ber.|Octobr|Oct'r|VIIIber, Novr|Novr.|9ber|9br|9ber.|Novemr|Nov'r|IXber, "
                  "Decr|Decr.|10ber|Xber|10br|Xbr|10ber.|Decemr|Dec'r"),
    "fr": _months("janv|jer, fév|febvrier|feb, mars, avl|apvril|avl., may, juing|juin, juill|juillet, aoust|aost|aougst, 7bre|7bre.|7ber|VIIbre|septbre|7embre, 8bre|8bre.|8ber|VIIIbre|octbre, 9bre|9bre.|9ber|IXbre|novbre, "
                  "Xbre|xbre|10bre|Xbre.|10ber|décbre"),
    "es": _months("henero|en., febro|hebrero, marzo, abl|abril, mayo, junio, julio, agto|agosto., 7bre|7.bre|sepbre|septbre|VIIbre, 8bre|8.bre|octbre|VIIIbre|octe, 9bre|9.bre|novbre|IXbre|nove, Xbre|10bre|dizbre|dicbre|diziembre|xbre|dice"),
    "it": _months("genaro|gennaro|genn.o, febraro|febbraro|feb.o, marzo, aprile, maggio, giugno, luglio, agosto, 7bre|7.bre|7mbre|settbre|VIIbre, 8bre|8.bre|ottbre|ottobbre|VIIIbre, 9bre|9.bre|novbre|IXbre, Xbre|10bre|dicbre|decembre|xbre|xmbre"),
    "pt": _months("janro|janeyro, fevro|fevereyro, março, abl, mayo, junho, julho, agto, 7bro|7.bro|setbro, 8bro|8.bro|outbro, 9bro|9.bro|novbro, Xbro|10bro|dezbro|xbro"),
    "de": _months("Jenner|Jänuar|Hartung|Januarius, Hornung|Februarius, Lenzing|Lenzmond|Martius|Mertz, Ostermond|Aprill, Wonnemond|May|Maius, Brachmond|Brachet|Junius|Brachmonat, Heumond|Heuet|Julius|Heumonat, Ernting|Erntemond|Augustus|Augst, "
                  "Scheiding|Herbstmond|7ber|7br.|7bris|Septembris, Gilbhart|Weinmond|8ber|8br.|8bris|Octobris|October|Weinmonat, Nebelung|9ber|9br.|9bris|Novembris|Wintermonat, Julmond|Christmond|Xber|10ber|10br.|Xbris|Decembris|December|Christmonat"),
    "nl": _months("louwmaand|ianuarij|januarij, sprokkelmaand|februarij, lentemaand|meert|maert, grasmaand|aprill, bloeimaand|mey|meye, zomermaand|junij|junius, hooimaand|julij|julius, oogstmaand|augusti|augst, herfstmaand|7ber|7br|7bris, "
                  "wijnmaand|8ber|8br|october|8bris, slachtmaand|9ber|9br|9bris, wintermaand|10ber|Xber|xbr|xbris"),
    "sv": _months("januarii|Jan:, febr:|februarii, martii|Martz, aprilis, maji|Maij, junii|Junij, julii|Julij, augusti|Aug:, 7br|7bris|septbr|septembris, 8br|8bris|octbr|octobris|october, 9br|9bris|novbr|novembris, 10br|Xbr|xbris|decbr|decembris"),
    "da": _months("januarii|Januar., februarii, martii|Martz, aprilis, maji, junii, julii, augusti, 7br|7bris|Septbr|September., 8br|8bris|Octbr|October, 9br|9bris|Novbr, 10br|Xbr|Xbris|Decbr"),
    "nb": _months("Januari, Februari, Marts, Aprill, Maj, Junii, Julii, August, 7br|Septbr, 8br|Octbr|October, 9br|Novbr, Xbr|10br|Decbr|December"),
    "pl": _months("ianuarii|januarii|stëcznika|stëcznik, februarii|luty|gromicznika|gromicznik, martii|strëmiannika|strumiannika, aprilis|łżëkwiata|łżëkwiôta, maii|maij|môja, junii|czerwińca|czerwińc, julii|lëpińca|lëpińc, "
                  "augusti|zélnika|zélnik, 7bris|7bra|septembra|septembris|séwnika|séwnik, 8bris|8bra|octobra|octobris|rujana|rujan, 9bris|9bra|novembra|novembris|lëstopadnika|lëstopadnik, Xbris|Xbra|decembra|decembris|10bris|gòdnika|gòdnik"),
    "la": _months("Ianuarii|Januarii|Ianuarius, Februarii|Februarius, Martii|Martius, Aprilis|Aprilis, Maii|Maji|Maius, Iunii|Junii|Iunius, Iulii|Julii|Iulius, Augusti|Augustus|Sextilis, Septembris|7bris|VIIbris, Octobris|8bris|VIIIbris, Novembris|9bris|IXbris, "
                  "Decembris|Xbris|10bris|xbris"),
    "ro": _months("Gerar|Ghenarie|ianuar|Ianuariu, Făurar|Fevruarie|Februariu, Mărțișor|Martie, Prier|Aprilie|Aprile, Florar|Maiu, Cireșar|Iuniu, Cuptor|Iuliu, Gustar|Avgust, Răpciune|Septemvrie, Brumărel|Octomvrie, Brumar|Noemvrie, Undrea|Dechemvrie|Îndrea"),
    "ru": _months("января|генваря|янвря, февраля|фѣвраля, марта, апрѣля|апреля, маія|майя, іюня, іюля, августа|Августа, сентября|септемврия, октября|октоврия, ноября, декабря|декемврия"),
    "uk": _months("сѣчня|січень, лютня|лютий, марця|марта, цьвітня|квітень, мая, червець, липця|липець, серпень, вересень, паздерника|жовтень, падолиста|листопад, грудень|декабря"),
    "mk": _months("коложег, сечко, цутар, тревен, косар, жетвар, златец, житар, гроздобер, листопад, студен, снежник"),
    "sl": _months("prosinca|prosinec|prosenca, svečana|svečan, sušca|sušec, malega travna|mali traven, velikega travna|veliki traven, rožnika|rožnik, malega srpana|mali srpan, velikega srpana|veliki srpan, kimavca|kimavec, vinotoka|vinotok, "
                  "listopada|listopad, grudna|gruden"),
    "et": _months("näärikuu|vahtsõaastakuu, küünlakuu|radokuu, paastukuu|urbõkuu, jürikuu|mahlakuu, lehekuu, jaanikuu|piimäkuu, heinakuu, lõikuskuu|põimukuu, mihklikuu|süküskuu, viinakuu|rehekuu, talvekuu|märtekuu, jõulukuu|joulukuu"),
    "hu": _months("Boldogasszony hava|január hó, Böjtelő hava|február hó, Böjtmás hava|március hó, Szent György hava|április hó, Pünkösd hava|május hó, Szent Iván hava|június hó, Szent Jakab hava|július hó, Kisasszony hava|augusztus hó, "
                  "Szent Mihály hava|september|szeptember hó, Mindszent hava|október hó|october, Szent András hava|november hó, Karácsony hava|december hó"),
    "tr": _months("Kânunusani|Kanunusani|İkincikânun|Sonkânun|İkinci Kânun|Kânunisâni, Şubat, Mart, Nisan, Mayıs, Haziran, Temmuz, Ağustos, Eylül, Teşrinievvel|Birinciteşrin|İlkteşrin|Birinci Teşrin|Teşrin-i evvel, "
                  "Teşrinisani|İkinciteşrin|Sonteşrin|İkinci Teşrin|Teşrin-i sani, Kânunuevvel|Birincikânun|İlkkânun|Birinci Kânun|Kanunuevvel"),
    "ar": _months("أي النار, النوار, الربيع, الطير, الماء, الصيف, ناصر, هانيبال, الفاتح, التمور, الحرث, الكانون"),
    "id": _months("Djanuari, Pebruari, Maart, April, Mey, Djuni, Djuli, Agoestoes, September, Oktober, Nopember, Desember"),
    "el": _months("Ἰανουαρίου|Ιανουαρίω, Φεβρουαρίου|Φεβρουαρίω, Μαρτίου|Μάρτι, Ἀπριλίου|Απριλίω, Μαΐου, Ἰουνίου, Ἰουλίου, Αὐγούστου, Σεπτεμβρίου|7βρίου, Ὀκτωβρίου|8βρίου, Νοεμβρίου|9βρίου, Δεκεμβρίου|10βρίου"),
    "ca": _months("janer|giner, febrer, mars, abrill|abril, maig, juny, joliol, agost, 7bre|septembre|satembre, 8bre|octubra, 9bre|nohembre, Xbre|decembre|dezembre"),
    "eu": _months("ilbeltza|urtarrilla, zezeila|otsailla, epaila|marti, jorraila, orrila|maietz, ekaina|garagarrilla, garila|uztailla, dagonila|abuztu, buruila, urrila|urri, hazila|azaroa, lotazila|beltzila|gabonila"),
    "ga": _months("Eanar, Feabra|Feabhradh, Mart, Aibreán, Bealtaine, Meitheamh, Iul, Lughnasa, Meadhón Foghmhair, Deireadh Foghmhair, Samhain, Nodlaig|Mí na Nodlag"),
    "ja": _months("睦月|正月, 如月, 弥生, 卯月, 皐月, 水無月, 文月, 葉月, 長月, 神無月, 霜月, 師走"),
}  # fmt: skip

#: entry or language -> the ten digits and how often its people write dates with them.
NATIVE_DIGITS: dict[str, tuple[str, float]] = {
    "ar": ("٠١٢٣٤٥٦٧٨٩", 0.45),
    "ckb": ("٠١٢٣٤٥٦٧٨٩", 0.6),
    "sd": ("٠١٢٣٤٥٦٧٨٩", 0.4),
    "fa": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "ur": ("۰۱۲۳۴۵۶۷۸۹", 0.2),
    "ps": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "lrc": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "mzn": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "ks": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "uz_Arab": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "pa_Arab": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "hi": ("०१२३४५६७८९", 0.2),
    "mr": ("०१२३४५६७८९", 0.6),
    "ne": ("०१२३४५६७८९", 0.6),
    "sa": ("०१२३४५६७८९", 0.6),
    "bn": ("০১২৩৪৫৬৭৮৯", 0.6),
    "as": ("০১২৩৪৫৬৭৮৯", 0.6),
    "mni": ("০১২৩৪৫৬৭৮৯", 0.6),
    "gu": ("૦૧૨૩૪૫૬૭૮૯", 0.2),
    "pa": ("੦੧੨੩੪੫੬੭੮੯", 0.15),
    "or": ("୦୧୨୩୪୫୬୭୮୯", 0.15),
    "ta": ("௦௧௨௩௪௫௬௭௮௯", 0.03),
    "te": ("౦౧౨౩౪౫౬౭౮౯", 0.1),
    "kn": ("೦೧೨೩೪೫೬೭೮೯", 0.15),
    "ml": ("൦൧൨൩൪൫൬൭൮൯", 0.03),
    "th": ("๐๑๒๓๔๕๖๗๘๙", 0.25),
    "lo": ("໐໑໒໓໔໕໖໗໘໙", 0.2),
    "my": ("၀၁၂၃၄၅၆၇၈၉", 0.7),
    "km": ("០១២៣៤៥៦៧៨៩", 0.3),
    "dz": ("༠༡༢༣༤༥༦༧༨༩", 0.6),
    "sat": ("᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙", 0.6),
    "ff_Adlm": ("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", 0.6),
    "ja": ("０１２３４５６７８９", 0.08),
    "zh": ("０１２３４５６７８９", 0.04),
}
