"""Words and shapes of what stands in date columns and is no date."""

#: What people and programs write when there is no date.
MISSING: tuple[str, ...] = (
    "n/a", "N/A", "NA", "na", "null", "NULL", "None", "none", "nan", "NaN", "NaT", "nil", "Nil", "NIL", "-", "--", "---", "----", ".", "..", "?", "??", "???",
    "????", "unknown", "Unknown", "UNKNOWN", "unk", "unk.", "UNK", "not known", "not available", "not applicable", "not set", "not specified", "unspecified",
    "TBD", "tbd", "TBA", "TBC", "to be determined", "to be announced", "to be confirmed", "pending", "missing", "empty", "blank", "no date", "no data", "No date",
    "undated", "n.d.", "[n.d.]", "nd", "s.d.", "[s.d.]", "s. d.", "s.a.", "s. a.", "[s.a.]", "o.J.", "o. J.", "[o.J.]", "o.D.", "o. D.", "ohne Datum", "ohne Jahr",
    "undatiert", "unbekannt", "nicht bekannt", "nicht angegeben", "keine", "kein Datum", "k.A.", "k. A.", "keine Angabe", "entfällt", "offen", "fehlt", "inconnu",
    "inconnue", "sans date", "non daté", "non renseigné", "non disponible", "non précisé", "non communiqué", "néant", "aucun", "aucune date", "à définir",
    "desconocido", "desconocida", "sin fecha", "s/f", "s.f.", "no disponible", "no consta", "no aplica", "sin datos", "ninguno", "por definir", "pendiente",
    "desconhecido", "sem data", "s/d", "não disponível", "não informado", "não se aplica", "nenhum", "a definir", "pendente", "sconosciuto", "sconosciuta",
    "senza data", "non disponibile", "non pervenuto", "n.d", "nessuno", "nessuna data", "da definire", "onbekend", "geen datum", "niet bekend", "z.j.", "z.d.", "nvt",
    "n.v.t.", "geen", "okänd", "okänt", "odaterad", "saknas", "u.å.", "ingen", "inget datum", "ukendt", "udateret", "ingen dato", "ukjent", "udatert", "ikke oppgitt",
    "tuntematon", "ei tiedossa", "ei tietoa", "päiväämätön", "puuttuu", "nieznany", "nieznana", "brak", "brak danych", "bez daty", "b.d.", "nie dotyczy", "b/d",
    "neznámo", "neznámý", "neznámé", "neuvedeno", "bez data", "nevyplněno", "není", "neznámy", "neuvedené", "bez dátumu", "ismeretlen", "nincs", "nincs adat", "é.n.",
    "dátum nélkül", "necunoscut", "fără dată", "nespecificat", "nepoznato", "nepoznat", "bez datuma", "nema", "neznano", "brez datuma", "ni podatka", "неизвестно",
    "неизвестен", "не указано", "не указана", "нет", "нет данных", "н/д", "б/д", "б. д.", "без даты", "б.г.", "отсутствует", "невідомо", "невідома", "немає", "немає даних",
    "без дати", "невядома", "няма", "неизвестна", "без дата", "непознато", "нема", "άγνωστο", "άγνωστη", "χωρίς ημερομηνία", "χ.χ.", "δ/υ", "bilinmiyor", "yok", "tarihsiz",
    "belirtilmemiş", "t.y.", "غير معروف", "غير محدد", "لا يوجد", "بدون تاريخ", "غير متوفر", "د.ت", "نامشخص", "ندارد", "بدون تاریخ", "نامعلوم", "לא ידוע", "אין", "ללא תאריך",
    "לא צוין", "अज्ञात", "उपलब्ध नहीं", "लागू नहीं", "कोई नहीं", "অজানা", "তারিখ নেই", "தெரியவில்லை", "తెలియదు", "അജ്ഞാതം", "ಗೊತ್ತಿಲ್ಲ", "ไม่ทราบ", "ไม่ระบุ", "ไม่มี", "ไม่มีข้อมูล", "ม.ป.ป.",
    "không rõ", "không có", "chưa rõ", "chưa có", "tidak diketahui", "tidak ada", "belum ada", "tanpa tanggal", "tiada", "hindi alam", "wala", "不明", "未知", "未詳", "无",
    "無", "暂无", "待定", "不详", "不詳", "未填", "空", "空白", "无日期", "なし", "未定", "未設定", "未入力", "日付なし", "該当なし", "刊年不明", "없음", "미상", "미정", "날짜 없음", "해당 없음",
    "uzmanlīgi", "nav", "nezināms", "nežinoma", "nėra", "be datos", "teadmata", "puudub", "kuupäevata", "óþekkt", "ezezaguna", "desconegut", "sense data", "descoñecido",
    "anhysbys", "anaithnid", "haijulikani", "onbekend.", "i panjohur", "pa datë", "უცნობია", "անհայտ", "naməlum", "белгісіз", "noma'lum", "тодорхойгүй", "x", "X", "xx", "xxx",
    "XXX", "...", "…", "....", "0", "00", "000", "#N/A", "#N/A N/A", "#REF!", "#VALUE!", "#NAME?", "#NULL!", "#DIV/0!", "########", "(blank)", "(null)", "(none)", "(empty)",
    "<NA>", "<null>", "<unknown>", "[unknown]", "[undated]", "[date unknown]", "(undated)", "\\N", "undefined", "NULL,", "-999", "-9999", "-1", "999", "N.A.", "n.a.",
    "n / a", "N / A", "N.D.", "ND", "n. d.", "n.d. ", "?.", "-?-", "unknown date", "date unknown", "date not given", "illegible", "unreadable", "unleserlich", "illisible",
    "ilegible", "illeggibile", "illegível", "нрзб", "dto.", "ditto", "do.", "idem", "id.", "ebd.", "s.o.", "see below", "see above", "see notes", "siehe oben", "siehe unten", "voir ci-dessous",
    "true", "false", "TRUE", "FALSE", "yes", "no", "y", "n", "ja", "nein", "oui", "non", "sí", "да", "はい", "是", "never", "Never", "always", "nie", "jamais", "nunca", "mai più", "никогда", "ongoing", "open",
    "closed", "draft", "soon", "coming soon", "later", "today?", "forever", "permanent", "unlimited", "unbefristet", "illimité", "indefinido", "бессрочно", "\"", "~", "*", "**", "+", "=",
    "/", "//", "/ /", "-/-", "- / -", "|", "_", "__", "____", "´", "'", "''", "()", "[]", "{}", "[ ]", "( )", "{{date}}", "${date}", "%s", "%Y-%m-%d", "%d/%m/%Y", "<date>", "[date]", "{date}", "[object Object]",
    "Invalid Date", "Invalid date", "invalid date", "Ungültiges Datum", "Date invalide", "Fecha inválida", "Error", "error", "ERROR", "ERR", "#ERROR!", "test", "Test", "asdf", "foo", "bar", "abc",
)  # fmt: skip

#: Column headers and labels without their dates.
HEADERS: tuple[str, ...] = (
    "date", "Date", "DATE", "Dates", "date_of_birth", "dob", "DOB", "Date of birth", "Date of death", "birth date", "birthday", "created", "created_at", "updated_at",
    "timestamp", "time", "datetime", "year", "Year", "month", "Month", "day", "Day", "Start date", "End date", "start", "end", "from", "to", "until", "due", "Due date", "deadline",
    "expiry", "Expiry date", "valid until", "published", "Publication date", "last modified", "last updated", "Order date", "Invoice date", "Datum", "Geburtsdatum", "Sterbedatum",
    "geboren am", "gestorben am", "Erstellungsdatum", "Rechnungsdatum", "gültig bis", "Jahr", "Monat", "Tag", "Uhrzeit", "Beginn", "Ende", "Stand", "Date de naissance",
    "date de décès", "date de création", "Année", "Mois", "Jour", "heure", "début", "fin", "Mise à jour", "publié le", "Fecha", "Fecha de nacimiento", "fecha de inicio", "Año",
    "Mes", "Día", "hora", "Data", "data de nascimento", "ano", "mês", "dia", "data di nascita", "anno", "mese", "giorno", "ora", "geboortedatum", "jaar", "maand", "dag", "datum",
    "Datum narození", "rok", "měsíc", "den", "data urodzenia", "miesiąc", "dzień", "godzina", "Дата", "дата рождения", "год", "месяц", "день", "время", "Дата народження", "рік",
    "місяць", "Ημερομηνία", "έτος", "μήνας", "ημέρα", "Tarih", "doğum tarihi", "yıl", "ay", "gün", "saat", "Päivämäärä", "syntymäaika", "vuosi", "kuukausi", "päivä", "födelsedatum",
    "år", "månad", "dato", "fødselsdato", "måned", "születési idő", "év", "hónap", "nap", "dátum", "an", "lună", "zi", "data nașterii", "التاريخ", "تاريخ الميلاد", "سنة", "شهر", "يوم",
    "تاریخ", "تاریخ تولد", "سال", "ماه", "روز", "תאריך", "תאריך לידה", "שנה", "חודש", "יום", "दिनांक", "तारीख", "जन्म तिथि", "वर्ष", "महीना", "दिन", "তারিখ", "জন্ম তারিখ", "தேதி", "తేదీ", "วันที่", "วันเกิด", "ปี", "เดือน",
    "ngày", "ngày sinh", "năm", "tháng", "tanggal", "tanggal lahir", "tahun", "bulan", "hari", "tarikh", "日付", "生年月日", "年", "月", "日", "年月日", "時間", "更新日", "日期", "出生日期", "时间", "时间戳", "발행일", "날짜", "생년월일",
    "년", "월", "일", "petsa", "tarehe", "mwaka", "mwezi", "data naixement", "sünniaeg", "gimimo data", "dzimšanas datums", "kuupäev",
)  # fmt: skip

#: The letters that stand for day, month and year in the forms of a language.
PLACEHOLDER_LETTERS: tuple[tuple[str, str, str], ...] = (
    ("d", "m", "y"), ("d", "m", "y"), ("d", "m", "y"), ("t", "m", "j"), ("t", "m", "j"), ("j", "m", "a"), ("j", "m", "a"), ("d", "m", "a"), ("d", "m", "a"), ("g", "m", "a"), ("d", "m", "j"),
    ("d", "m", "å"), ("d", "m", "r"), ("p", "k", "v"), ("n", "h", "é"), ("z", "l", "a"), ("g", "a", "y"), ("д", "м", "г"), ("д", "м", "р"), ("η", "μ", "ε"), ("h", "b", "t"),
    ("x", "x", "x"), ("_", "_", "_"), ("-", "-", "-"), ("#", "#", "#"), ("?", "?", "?"), ("9", "9", "9"), ("*", "*", "*"), (".", ".", "."), (" ", " ", " "), ("…", "…", "…"),
)  # fmt: skip

#: Words near dates that are none: months that are verbs and names, ordinals without a month, parts of days, spans.
WORDS: tuple[str, ...] = (
    "may be", "maybe", "march on", "mars rover", "second", "first", "third party", "august body", "sun", "sat down", "wed", "decent", "marble", "janitor", "junior", "julie", "april fool",
    "sunday best", "now", "the day before", "weekend", "morning", "evening", "afternoon", "night", "dawn", "daily", "weekly", "monthly", "yearly", "hourly", "every monday",
    "every day", "every year", "annually", "semester", "quarterly", "bimonthly", "fortnightly", "year", "month", "day", "week", "hour", "minute", "century", "decade", "in the year",
    "of the month", "of the year", "years old", "age", "born", "died", "created", "you may",
    "it may work", "he may go", "march in step", "march past", "a long march", "Marching band", "Death March", "to march", "sunny", "Sunset", "moon", "monitor", "Monster", "Tuesdays with Morrie", "thus", "thug",
    "frigate", "Friday's child", "satire", "Saturn", "wedding", "friend", "decimal", "December's child", "novel", "Novartis", "octopus", "October Sky", "septic", "Sepia", "augment",
    "August Strindberg", "julienne", "June bug", "juniper", "Maya", "mayor", "Mayflower", "mayhem", "Aprilia", "apricot", "Marchand", "marshal", "febrile", "January Jones", "jangle",
    "the first half", "second quarter", "third time", "last", "next", "first edition", "2nd edition", "3rd edition", "10th anniversary", "1st place", "2nd floor", "21st floor", "5th Avenue",
    "7th Symphony", "4th Infantry", "12th Street", "42nd Street", "3rd party", "1st class", "100th visitor", "I have no idea", "pm", "am", "at noon tide", "today's special", "yesterday's news", "Tomorrow Never Dies", "see you later", "as", "so", "do", "mi", "to", "on", "in", "de", "la", "le", "am", "an", "im", "mon ami", "mar adentro", "sol", "lun", "dom", "sab", "Mai Thai", "Mai Tai", "Maigret", "Maibaum",
    "Märzen", "Märzbier", "Augustiner", "Aprikose", "Juli Zeh", "Junimond", "Jan Böhmermann", "Champ de Mars", "Mars Attacks", "Julien", "Juillard",
    "Janvier Muzi", "Marzipan", "marzo azul", "mayonesa", "mayor", "mayoría", "abrigo", "agostado", "Julio Iglesias", "Augusto Roa", "maggio ciondolo", "maggiore", "Marzia", "Luglio",
    "numero", "Мария", "марш", "майка", "майор", "Майя", "Июлиан", "Август Октавиан", "апрельский", "dimanche à Bamako", "Freitag", "Robinson und Freitag", "Sonntagskind", "Sonne",
    "mondän", "Montage", "Mittwochs geschlossen", "sonntags", "montags", "täglich", "wöchentlich", "monatlich", "jährlich", "tous les jours", "chaque lundi", "mensuel", "annuel", "cada día", "diario", "mensual",
    "anual", "todos os dias", "mensal", "ogni giorno", "mensile", "elke dag", "maandelijks", "ежедневно", "еженедельно", "ежемесячно", "каждый день", "щодня", "codziennie", "denně", "her gün", "毎日", "毎週", "每天",
    "每周", "每月", "매일", "يوميا", "mỗi ngày", "setiap hari", "jüngst", "neulich", "früher", "später", "bald", "damals", "heutzutage", "autrefois", "bientôt", "jadis", "antes", "después", "pronto", "depois",
    "presto", "poi", "раньше", "позже", "скоро", "недавно", "recently", "formerly", "once", "a while ago", "long ago", "a few hours", "a few days", "some time", "soon after", "at some point", "until further notice",
    "bis auf Weiteres", "jusqu'à nouvel ordre", "hasta nuevo aviso", "fino a nuovo avviso", "до особого распоряжения", "Sunday to Thursday", "Mon-Fri", "Mo-Fr", "Mo.-Fr.", "lun-vie", "lundi au vendredi", "Пн-Пт", "weekdays",
    "Christmas", "Easter", "Ramadan", "Weihnachten", "Ostern", "Noël", "Pâques", "Navidad", "Natale", "Pasqua", "Рождество", "Пасха", "春节", "クリスマス", "birthday party", "New Year's Eve", "Halloween", "Thanksgiving", "Lent",
    "Victorian", "medieval", "Renaissance", "Bronze Age", "Ming Dynasty", "Meiji era", "Jurassic", "prehistoric", "antiquity", "Middle Ages", "Mittelalter", "Antike", "Moyen Âge", "Edad Media",
)  # fmt: skip

#: Given names that are also months, with a family name behind.
NAMES: tuple[str, ...] = (
    "April", "May", "June", "August", "Julia", "Julie", "July", "January", "Augusta", "Mai", "Juni", "Juli", "Jan", "Mar", "Marz", "Marta", "Augustin", "Augusto", "Julio", "Julius", "Juno", "Avril", "Auguste",
    "Abril", "Aprile", "Giulio", "Maj", "Maja", "Summer", "Autumn", "Sunday", "Dimanche", "Domenica", "Freitag", "Friday", "Wednesday", "Tuesday", "Monday", "Season", "Easter", "Noel", "Octavio", "Octavia", "Mayo", "Marcello",
)  # fmt: skip

#: Sentences without a date. # a figure; {n} a number, also one that looks like a year.
SENTENCES: dict[str, tuple[str, ...]] = {
    "en": ("on the 4#th of the list", "do it on the 5#th", "see you on the 33rd", "by the 45th", "My score is {n} now", "It weighs ##.# pounds", "The sum is $#,###.##, see attached", "between ##.# and ##.# degrees", "Flat #b, ## High Street", "Clause #.# of the agreement shall apply", "These rules may change", "Nothing here is a date", "Please enter", "There were {n} participants.", "Call me at #########", "It costs {n} dollars",
           "Room {n}, second floor", "Please see chapter # for details", "She is ## years old", "aged ##", "age ##", "Order no. ######",
           "the price is {n} euros", "I need ## of them", "{n} people came", "He won #-# in the final", "Page ## of ###", "We may march on", "You may enter now", "They march at dawn", "He was second", "Sun and rain",
           "to be released in the second half", "Item {n} in stock", "about {n} words", "size ##", "{n} km away", "Windows ##", "iPhone ##", "Boeing ###", "channel #", "Grade #", "level ##", "It is not a date", "this is no date"),
    "de": ("am 33. ist nichts", "am 4#.", "bis zum 5#.", "Ich habe {n} Punkte", "Preis: {n} Euro", "Artikelnummer ######", "Seite ## von ###", "Er ist ## Jahre alt", "Version #.#.#", "Zimmer ###, zweiter Stock", "Es kamen {n} Besucher", "Tel. 0### #######", "§ ## Abs. #", "Das ist nur Text", "Abschnitt #.#",
           "rund {n} Einwohner", "kostet ##,## €", "Kapitel #", "Band #, S. ##", "Bitte im Mai nicht", "die zweite Hälfte", "## Stück", "noch # Plätze frei"),
    "fr": ("le 4#", "on se voit le 35", "fais-le le 5#", "J'ai {n} points", "Prix : {n} euros", "page ## sur ###", "Il a ## ans", "version #.#.#", "chambre ###, deuxième étage", "{n} personnes sont venues", "article #####", "Tél. 0# ## ## ## ##", "chapitre #", "ce n'est que du texte",
           "la deuxième moitié", "environ {n} habitants", "## % des voix", "tome #, p. ##", "art. L. ###-#"),
    "es": ("el 4#", "hacerlo el 33", "nos vemos el 5#", "Tengo {n} puntos", "Precio: {n} euros", "página ## de ###", "Tiene ## años", "versión #.#.#", "vinieron {n} personas", "artículo #####", "Llámame al #########", "cuesta {n}", "esto es solo texto", "la segunda mitad", "unos {n} habitantes", "capítulo #", "mayor que #"),
    "pt": ("dia 4#", "fazer isso no dia 5#", "até dia 35", "Tenho {n} pontos", "Preço: {n} euros", "página ## de ###", "Ele tem ## anos", "versão #.#.#", "vieram {n} pessoas", "artigo #####", "custa {n} reais", "isto é só texto", "a segunda metade", "cerca de {n} habitantes", "R$ #.###,##"),
    "it": ("il 4#", "ci vediamo il 35", "entro il 5#", "da fare il 33", "Sono {n} lire in tutto", "codice #####", "tel. 0## #######", "aggiornamento #.#.#", "un testo qualunque", "durata di # ore", "come va?", "pagina ## di ###", "Ha ## anni", "sono venute {n} persone", "la seconda metà", "circa {n} abitanti"),
    "nl": ("op de 4#e", "de 5#ste", "tot de 35e", "Ik heb {n} punten", "Prijs: {n} euro", "pagina ## van ###", "Hij is ## jaar", "versie #.#.#", "er kwamen {n} mensen", "artikel #####", "dit is alleen tekst", "de tweede helft", "kamer ###"),
    "sv": ("Jag har {n} poäng", "Pris: {n} kronor", "sida ## av ###", "Hon är ## år", "version #.#.#", "{n} personer kom", "detta är bara text", "den andra halvan"),
    "da": ("Jeg har {n} point", "Pris: {n} kroner", "side ## af ###", "Han er ## år", "version #.#.#", "der kom {n} mennesker", "det er kun tekst"),
    "nb": ("Jeg har {n} poeng", "Pris: {n} kroner", "side ## av ###", "Hun er ## år", "versjon #.#.#", "det kom {n} personer", "bare tekst"),
    "fi": ("Minulla on {n} pistettä", "Hinta: {n} euroa", "sivu ## / ###", "Hän on ##-vuotias", "versio #.#.#", "paikalla oli {n} ihmistä", "pelkkää tekstiä"),
    "pl": ("Mam {n} punktów", "Cena: {n} zł", "strona ## z ###", "Ma ## lat", "wersja #.#.#", "przyszło {n} osób", "to tylko tekst", "druga połowa", "art. ## ust. #"),
    "cs": ("Mám {n} bodů", "Cena: {n} Kč", "strana ## z ###", "Je mu ## let", "verze #.#.#", "přišlo {n} lidí", "jen text"),
    "sk": ("Mám {n} bodov", "Cena: {n} eur", "strana ## z ###", "Má ## rokov", "verzia #.#.#", "prišlo {n} ľudí"),
    "hu": ("{n} pontom van", "Ár: {n} Ft", "##. oldal", "## éves", "#.#.# verzió", "{n} ember jött", "ez csak szöveg"),
    "ro": ("Am {n} puncte", "Preț: {n} lei", "pagina ## din ###", "Are ## ani", "versiunea #.#.#", "au venit {n} persoane"),
    "ru": ("4#-го числа", "до 5#-го", "На улице ##.# градуса", "осталось {n} штук", "от ##.# до ##.# метра", "У меня {n} очков", "Цена: {n} руб.", "стр. ## из ###", "Ему ## лет", "версия #.#.#", "пришло {n} человек", "артикул ######", "это просто текст", "вторая половина", "около {n} жителей", "тел. ###-##-##", "комната ###", "п. #.# договора"),
    "uk": ("Надворі ##.# градуса", "лишилося {n} штук", "У мене {n} балів", "Ціна: {n} грн", "стор. ## з ###", "Йому ## років", "версія #.#.#", "прийшло {n} людей", "це лише текст"),
    "bg": ("Имам {n} точки", "Цена: {n} лв.", "стр. ## от ###", "На ## години е", "версия #.#.#", "дойдоха {n} души"),
    "el": ("Έχω {n} πόντους", "Τιμή: {n} ευρώ", "σελίδα ## από ###", "Είναι ## ετών", "έκδοση #.#.#", "ήρθαν {n} άτομα"),
    "tr": ("{n} puanım var", "Fiyat: {n} TL", "sayfa ## / ###", "## yaşında", "sürüm #.#.#", "{n} kişi geldi", "bu sadece metin", "ikinci yarı"),
    "ar": ("لدي {n} نقطة", "السعر: {n} ريال", "صفحة ## من ###", "عمره ## سنة", "الإصدار #.#.#", "حضر {n} شخص", "هذا نص فقط"),
    "fa": ("قیمت: {n} تومان", "صفحه ## از ###", "او ## ساله است", "نسخه #.#.#", "{n} نفر آمدند", "این فقط متن است"),
    "he": ("יש לי {n} נקודות", "מחיר: {n} ש\"ח", "עמוד ## מתוך ###", "הוא בן ##", "גרסה #.#.#", "הגיעו {n} אנשים"),
    "hi": ("मेरे {n} अंक हैं", "कीमत: {n} रुपये", "पृष्ठ ## / ###", "वह ## साल का है", "संस्करण #.#.#", "{n} लोग आए", "यह केवल पाठ है"),
    "bn": ("দাম: {n} টাকা", "পৃষ্ঠা ##", "তার বয়স ## বছর", "সংস্করণ #.#.#", "{n} জন এসেছিল"),
    "th": ("ราคา {n} บาท", "หน้า ## จาก ###", "เขาอายุ ## ปี", "เวอร์ชัน #.#.#", "มีคนมา {n} คน"),
    "vi": ("Tôi có {n} điểm", "Giá: {n} đồng", "trang ## / ###", "Anh ấy ## tuổi", "phiên bản #.#.#", "đây chỉ là văn bản", "Số điện thoại 09########"),
    "id": ("Saya punya {n} poin", "Harga: Rp {n}", "halaman ## dari ###", "Dia berumur ## tahun", "versi #.#.#", "{n} orang datang", "ini hanya teks"),
    "ja": ("4#日まで", "{n}点です", "価格：{n}円", "##ページ", "彼は##歳です", "バージョン #.#.#", "{n}人が来た", "これは日付ではない", "第#章", "約{n}キロ", "##号室"),
    "zh": ("4#号", "到5#号", "我有{n}分", "价格：{n}元", "第##页", "他##岁", "版本 #.#.#", "来了{n}人", "这只是文字", "第#章", "约{n}公里", "##号房间", "电话 1##########"),
    "ko": ("{n}점입니다", "가격: {n}원", "##쪽", "그는 ##살이다", "버전 #.#.#", "{n}명이 왔다", "이것은 텍스트일 뿐이다", "제#장"),
}  # fmt: skip

#: Shapes of identifiers and figures: # a figure, & a capital, ^ a small letter, ~ a hexadecimal figure; the rest as it stands.
SHAPES: tuple[tuple[str, float], ...] = (
    # years of accounts, which begin where each account says
    ("FY20##", 0.5), ("FY##", 0.3), ("FY 20##", 0.4), ("FY20##-##", 0.2), ("FY20##/##", 0.2), ("fiscal 20##", 0.2), ("Fiscal Year 20##", 0.2), ("FY'##", 0.1), ("Q# FY20##", 0.2), ("FY20## Q#", 0.2), ("GJ 20##/##", 0.1), ("exercice 20##", 0.1), ("AY 20##-##", 0.1),
    # colours, points
    ("RGB(##, ##, ##)", 0.15), ("rgb(#, ##, ###)", 0.15), ("rgba(##,##,##,0.#)", 0.1), ("(##, ##, ##)", 0.1), ("#'##\"", 0.25), ("#'#\"", 0.25), ("#' #\"", 0.2), ("#'#", 0.15), ("5'1#", 0.2), ("#' ##\"", 0.15), ("6'#\"", 0.1), ("5'1#\"", 0.2), ("x=##, y=##", 0.1), ("###x##x##", 0.1),
    # versions, sections
    ("v#.#.#", 2), ("v#.##", 1), ("#.#.#", 1), ("#.#.##-rc#", 0.6), ("v##.#", 0.5), ("Version #.#", 0.5), ("ver. #.##", 0.3), ("release #.#.#", 0.4), ("#.#.#.#", 0.5), ("##.#.#.###", 0.4), ("V#", 0.3), ("rev. &", 0.3),
    ("§ ##", 0.4), ("Art. ##", 0.4), ("Section #.#.#", 0.3), ("Chapter #", 0.4), ("p. ##", 1), ("pp. ##-##", 1), ("vol. #", 0.4), ("Vol. ##, No. #", 0.5), ("Bd. #", 0.3), ("S. ##", 0.4), ("fol. ##", 0.3), ("Fig. #.#", 0.3),
    # codes
    ("&&&-####-##", 2), ("&&&-20##-###", 0.8), ("INV-20##-##", 0.7), ("PO 19##/####", 0.2), ("&&-######", 2), ("&##-####", 1), ("&& #####", 1), ("&## #&&", 1), ("&&#& #&&", 1), ("&&&###", 1), ("&&& ###", 1), ("#&&###", 1), ("&-###", 1), ("&-####", 0.6),
    ("&-&& ###", 0.6), ("&&-&& ####", 0.6), ("&& ### &&", 0.5), ("##-&&&-#", 0.4), ("&&&&-&&&&", 0.3), ("#####/##&", 0.6), ("^#", 0.4), ("^##", 0.4), ("^^^-^-#", 0.5), ("^^^^-^^-#", 0.5), ("^^-^^-#", 0.4), ("##_^^^^^_^^^^", 0.5), ("##_^^.&", 0.4), ("^^^_^^^_##", 0.4),
    ("^^^^#.^^^", 0.4), ("^^^^^^.^^^", 0.6), ("^^^^_^^^^.pdf", 0.5), ("IMG_####.jpg", 0.6), ("DSC#####.JPG", 0.6), ("&&&&&&&&&", 0.3), ("SKU: #####-&&", 0.4), ("Ref. ##/####/&", 0.2), ("ID #######", 0.8), ("Nr. ##", 1), ("No. ###", 1), ("#####", 2.5), ("Nº #####", 0.4),
    # phones
    ("###-###-####", 2), ("(###) ###-####", 2), ("1-800-###-####", 0.8), ("1-###-###-####", 0.6), ("+## ### #######", 2), ("+##-###-#######", 1), ("###.###.####", 1), ("0### #######", 1), ("0###/######", 1), ("##-##-##-##", 1.5), ("## ## ## ## ##", 1.5),
    ("0# ## ## ## ##", 0.8), ("##.##.##.##.##", 0.5), ("+# (###) ###-##-##", 0.8), ("### ### ###", 0.8), ("#### ####", 0.5), ("####-####-####", 0.5), ("0##-####-####", 0.6), ("09########", 0.6), ("+49 (0) ### ######", 0.4), ("ext. ####", 0.3), ("x###", 0.2), ("00## ## #######", 0.3),
    # numbers
    ("#", 1), ("##", 1), ("###", 1.2), ("#######", 2), ("#########", 1), ("##########", 2), ("###########", 1), ("############", 1), ("#############", 1), ("################", 0.6), ("######", 1.5), ("-#", 0.3), ("-##", 0.3), ("+##", 0.2), ("#.#####", 0.5), ("0.####", 0.6), ("0,##", 0.4), (".##", 0.2),
    ("#,###", 0.8), ("##,###", 0.8), ("#,###,###", 1), ("#.###.###", 0.5), ("# ### ###", 0.4), ("#,###-#,###", 0.8), ("##,###-##,###", 0.5), ("###-###", 0.5), ("###.##", 2), ("####.#", 0.4), ("##.###", 0.4), ("##.#####", 0.4), ("#.##E+##", 0.3), ("#e-#", 0.2), ("##,## #", 0.8), ("##,##", 0.6), ("## ##", 0.6), ("# ##", 0.2),
    ("###/###", 0.4), ("##/###", 0.6), ("#.#", 0.5), ("##.#", 0.6), ("#,#", 0.5), ("##,#", 0.4), ("#/##", 0.2), ("##/##/##/##", 0.3), ("##-##", 0.2), ("#-#", 0.3), ("###-##", 0.3), ("#:#", 0.6), ("##:#", 0.4), ("###:##", 0.3), ("##%", 1), ("#%", 0.6), ("##.#%", 1), ("##,# %", 0.5), ("##.##%", 0.8), ("100 %", 0.2), ("+#.#%", 0.2),
    # money
    ("$#,###.##", 1.5), ("$###", 0.6), ("$20##", 0.3), ("USD ###.##", 0.4), ("€ #.###,##", 1), ("€##", 0.4), ("#,###.##", 1), ("#.###,##", 0.6), ("##,## €", 1), ("#### €", 0.5), ("19## €", 0.2), ("£##.##", 0.5), ("¥#,###", 0.5), ("₹ #,##,###", 0.3), ("### руб.", 0.4), ("Rp ###.###", 0.3), ("###円", 0.4), ("R$ ##,##", 0.3), ("CHF ##.--", 0.2), ("## zł", 0.3), ("####,-", 0.2), ("EUR ####", 0.3),
    # measures, places
    ("##x##", 1), ("## x ## cm", 1), ("#'##\"", 0.5), ("#'#\"", 0.4), ("#' ##\"", 0.3), ("#' #\"", 0.2), ("# ft ## in", 0.2), ("#′##″", 0.3), ("#'##\" / ### cm", 0.4), ("#'#\" (### cm)", 0.3), ("### cm / #'##\"", 0.2), ("####x####", 0.4), ("1920x1080", 0.2), ("## kg", 1), ("# km", 0.6), ("### m", 0.6), ("20## m", 0.2), ("##°C", 0.6), ("##.#°C", 0.4), ("-#°", 0.2), ("##.#### N, ##.#### E", 0.6), ("##.####, -##.####", 0.8), ("##°##'##\"N", 0.8), ("##° ##.###' W", 0.4), ("N##.##### E###.#####", 0.3), ("# 1/2", 0.3),
    ("#####-####", 1), ("## ###", 0.4), ("&-#####", 0.3), ("^^^^^^str. ##", 0.5), ("^^^^^^ St. ##", 0.3), ("##### ^^^^^^^", 0.6), ("Route ##", 0.3), ("A##", 0.3), ("room ###", 0.5), ("Suite ###", 0.4), ("Apt ##&", 0.3), ("Gate &##", 0.3), ("#th floor", 0.4), ("P.O. Box ###", 0.3), ("PLZ #####", 0.2),
    # numbers of standards and networks
    ("978-#-##-######-#", 0.8), ("978##########", 0.5), ("ISBN #-###-#####-#", 0.6), ("ISSN ####-####", 0.4), ("doi:10.####/^^^^^", 0.4), ("10.####/^.^^^.###", 0.3), ("arXiv:####.#####", 0.3), ("RFC ####", 0.4), ("ISO ####", 0.4), ("DIN ###", 0.2), ("###-##-####", 1), ("#### #### #### ####", 1), ("####-####-####-####", 0.6),
    ("&&## #### #### #### ####", 0.6), ("DE## #### #### #### #### ##", 0.4), ("###.###.###-##", 0.4), ("##.###.###-#", 0.4), ("######-####", 0.4), ("###.###.#.##", 0.6), ("10.#.#.#", 0.4), ("192.168.#.##", 0.5), ("###.##.##.###", 0.4), ("~~:~~:~~:~~:~~:~~", 0.6), ("##:##:##:##:~~:~~", 0.3), ("##:##:~~:~~:##:~~", 0.2), ("&&&&20##/####/##", 0.3), ("&&&20##/####/##", 0.2), ("&&&-####", 0.5), ("~~~~:~~~~::~~~~", 0.3), ("##:##:##:##", 0.3),
    ("~~~~~~~~-~~~~-~~~~-~~~~-~~~~~~~~~~~~", 1.2), ("~~~~~~~", 0.6), ("~~~~~~~~", 0.6), ("~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~", 0.5), ("~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~", 0.3), ("0x~~~~", 0.5), ("#~~~~~~", 0.4), ("/%~~%~~/%~~", 0.2), ("U+~~~~", 0.2), ("&&&&####&&##", 0.4),
    ("^^^@^^^.com", 0.5), ("https://^^^^.com/^^^^", 0.5), ("www.^^^^^.org", 0.3), ("/^^^/^^^^/^^", 0.3), ("C:\\^^^^\\^^^", 0.2), ("@^^^^^^", 0.3), ("#^^^^^^", 0.2), ("^^^^^^^^", 1), ("^^^#^^##", 0.8), ("^^^^-^^^^", 0.6), ("&^^^^^^ &^^^^", 0.5), ("&&", 0.3), ("&&&", 0.5), ("^", 0.3), ("^^", 0.3), ("^^^", 0.5),
    # counts, ages, ranks
    ("#-#-#-#", 0.2), ("#:# (#:#)", 0.3), ("#st", 0.0), ("top ##", 0.2), ("#x", 0.2), ("x##", 0.2), ("## pcs", 0.3), ("## Stk.", 0.2), ("## people", 0.3), ("aged ##", 0.4), ("age ##", 0.3), ("## yrs", 0.4), ("## y/o", 0.2), ("(##)", 0.3), ("[##]", 0.3), ("[#]", 0.3), ("#)", 0.2), ("##.)", 0.1), ("*##", 0.1), ("~##", 0.1), ("<#", 0.2), (">##", 0.2), ("#+", 0.2), ("±#", 0.2),
    ("## of ##", 0.3), ("#/5", 0.2), ("##/100", 0.3), ("H#O", 0.2), ("CO#", 0.2), ("A#", 0.3), ("B##", 0.2), ("#D", 0.2), ("#G", 0.2), ("MP#", 0.2), ("F#", 0.2), ("#&", 0.2), ("##&", 0.2), ("# x #", 0.3), ("#+#=#", 0.2), ("#*#", 0.2),
)  # fmt: skip

#: What says of the figures behind it that they are no date, by language; "" in any.
LABELLED: dict[str, tuple[str, ...]] = {
    "": ("v", "V", "Version: ", "version ", "Ver. ", "ver ", "Rev. ", "Rev ", "Build ", "build-", "IP: ", "pH ", "No. ", "Nr. ", "N° ", "№ ", "Art. ", "art. ", "§ ", "§", "Sec. ", "GPS: ", "ISO ", "RFC ", "Python ", "Windows ", "Ubuntu ", "PHP/", "DIN ", "EN ", "Lot ", "SKU ", "T=", "x = ", "Δ", "€ ", "$", "£", "USD ", "EUR ", "CHF ", "¥", "₹", "₽ ", "App. ", "fw ", "FW: ", "ver. ", "Version ", "SW ", "HW Rev. ", "Firmware ", "Kernel ", "Android ", "iOS ", "macOS ", "Debian ", "Java ", "PostgreSQL ", "OS: ", "SDK ", "API ", "port ", "lat ", "lon ", "Lat. ", "Lon. ", "Tel. ", "Fax ", "ext. ", "ID ", "Bd. ", "Vol. ", "vol. ", "op. ", "Op. ", "BWV ", "KV ", "S. ", "p. ", "pp. ", "fol. ", "Mt ", "Mk ", "Lk ", "Joh ", "Joh. ", "Röm ", "Exod. ", "Ps ", "Ps. ", "Jes ", "1 Kor ", "2 Kor ", "1 Tim ", "Hebr. ", "Sura ", "ISBN ", "DN ", "PN ", "IP", "Ø ", "σ = ", "n = ", "p = ", "R = "),
    "en": ("Rm ", "Rm. ", "Bldg ", "Bldg. ", "Dept. ", "Bay ", "Locker ", "Court ", "Ward ", "Bed ", "Pier ", "Hangar ", "Studio ", "Temperature ", "Temperature: ", "temp ", "It is at ", "I'm at ", "We are at ", "Score: ", "Result: ", "ratio ", "scale ", "Section ", "section ", "Chapter ", "Clause ", "Article ", "Table ", "Figure ", "Fig. ", "Page ", "pages ", "Room ", "Suite ", "Apt ", "Route ", "Highway ", "Model ", "Part no. ", "Grade ", "Level ", "Distance ", "Height: ", "Price: ", "Release number ", "Platform ", "Track ", "Channel ", "Size ", "Dose ", "Verse ", "Psalm ", "John ", "Luke ", "Genesis ", "verses ", "chapter ", "Exercise ", "Question ", "Problem ", "Lesson ", "Unit ", "Part ", "Step ", "Bug ", "Weight: ", "Width: ", "Length ", "Speed: ", "Voltage ", "Rating: ", "rated ", "Average: ", "mean ", "Total: ", "Balance: ", "odds ", "final score ", "Flight ", "Bus ", "Line ", "Gate ", "Seat ", "Row ", "Shelf ", "Box ", "Plot ", "Area ", "Code: ", "PIN: ", "Phone: ", "Blood pressure ", "aspect ratio ", "Resolution: ", "Software version ", "Firmware version: ", "Update to version ", "upgrade to ", "it weighs ", "costs ", "grew by ", "magnitude "),
    "de": ("Temperatur ", "Temperatur: ", "Ich bin bei ", "Ergebnis: ", "Verhältnis ", "Maßstab ", "Abschnitt ", "Kapitel ", "Artikel ", "Tabelle ", "Abb. ", "Seite ", "Seiten ", "Zimmer ", "Raum ", "Haus ", "Modell ", "Teilenr. ", "Stufe ", "Höhe: ", "Preis: ", "Ausführung ", "Gleis ", "Größe ", "Punkt ", "Ziffer ", "Vers ", "Psalm ", "Kap. ", "Abs. ", "Tab. ", "Aufgabe ", "Frage ", "Übung ", "Lektion ", "Teil ", "Schritt ", "Gewicht: ", "Breite: ", "Länge ", "Bewertung: ", "Note ", "Durchschnitt: ", "Summe: ", "Endstand ", "Flug ", "Bus ", "Linie ", "Platz ", "Reihe ", "Fach ", "Version: ", "Softwareversion ", "Auflösung: ", "Bestellnr. ", "Telefon: ", "Kosten: ", "Quote ", "Blutdruck ", "Hausnummer "),
    "fr": ("Température ", "Température : ", "Je suis à ", "Score : ", "rapport ", "échelle ", "Section ", "Chapitre ", "Tableau ", "Fig. ", "Page ", "pages ", "Chambre ", "Salle ", "Modèle ", "Niveau ", "Hauteur : ", "Prix : ", "Quai ", "Taille ", "point ", "alinéa ", "Verset ", "Psaume ", "chap. ", "Article ", "art. ", "Exercice ", "Question ", "Leçon ", "Partie ", "Étape ", "Poids : ", "Largeur : ", "Longueur ", "Note : ", "Moyenne : ", "Total : ", "score final ", "Vol ", "Ligne ", "Place ", "Rang ", "Version ", "version : ", "Résolution : ", "Téléphone : ", "Coût : ", "tome "),
    "es": ("Temperatura ", "Temperatura: ", "Estoy en ", "Resultado: ", "escala ", "Sección ", "Capítulo ", "Artículo ", "Tabla ", "Página ", "Habitación ", "Modelo ", "Nivel ", "Altura: ", "Precio: ", "Talla ", "punto ", "Versículo ", "Salmo ", "cap. ", "art. ", "Ejercicio ", "Pregunta ", "Lección ", "Parte ", "Paso ", "Peso: ", "Ancho: ", "Nota: ", "Promedio: ", "Total: ", "marcador ", "Vuelo ", "Línea ", "Versión ", "versión: ", "Resolución: ", "Teléfono: ", "Costo: ", "tomo "),
    "pt": ("Temperatura ", "Temperatura: ", "Estou em ", "Resultado: ", "escala ", "Seção ", "Capítulo ", "Artigo ", "Tabela ", "Página ", "Quarto ", "Modelo ", "Nível ", "Preço: ", "ponto ", "Versículo ", "Salmo ", "cap. ", "art. ", "Exercício ", "Pergunta ", "Lição ", "Parte ", "Peso: ", "Nota: ", "Média: ", "placar ", "Voo ", "Linha ", "Versão ", "versão: ", "Telefone: ", "Custo: "),
    "it": ("Temperatura ", "Temperatura: ", "Sono a ", "Risultato: ", "scala ", "Sezione ", "Capitolo ", "Articolo ", "Tabella ", "Pagina ", "Camera ", "Modello ", "Livello ", "Prezzo: ", "Costa ", "costa ", "punto ", "comma ", "Versetto ", "Salmo ", "cap. ", "art. ", "Esercizio ", "Domanda ", "Lezione ", "Parte ", "Peso: ", "Voto: ", "Media: ", "punteggio ", "Volo ", "Linea ", "Versione ", "versione: ", "Telefono: ", "Costo: ", "tomo "),
    "nl": ("Temperatuur ", "Ik ben bij ", "Uitslag: ", "schaal ", "Hoofdstuk ", "Artikel ", "Tabel ", "Pagina ", "Kamer ", "Model ", "Niveau ", "Prijs: ", "maat ", "punt ", "Vers ", "Psalm ", "hfst. ", "art. ", "Opgave ", "Vraag ", "Les ", "Deel ", "Stap ", "Gewicht: ", "Cijfer: ", "Gemiddelde: ", "eindstand ", "Vlucht ", "Lijn ", "Versie ", "versie: ", "Telefoon: ", "Kosten: "),
    "sv": ("Temperatur ", "Resultat: ", "skala ", "Kapitel ", "Tabell ", "Sida ", "Rum ", "Nivå ", "Pris: ", "punkt ", "Vers ", "kap. ", "Fråga ", "Övning ", "Vikt: ", "Betyg: ", "Version ", "version: ", "sid. ", "Telefon: "), "da": ("Temperatur ", "Resultat: ", "Kapitel ", "Tabel ", "Side ", "Værelse ", "Pris: ", "punkt ", "Vers ", "kap. ", "Spørgsmål ", "Opgave ", "Vægt: ", "Karakter: ", "Version ", "version: ", "Telefon: "),
    "nb": ("Temperatur ", "Resultat: ", "Kapittel ", "Tabell ", "Side ", "Rom ", "Pris: ", "punkt ", "Vers ", "kap. ", "Spørsmål ", "Oppgave ", "Vekt: ", "Versjon ", "versjon: ", "Telefon: ", "bare "), "fi": ("Lämpötila ", "Tulos: ", "Luku ", "Taulukko ", "Sivu ", "Huone ", "Hinta: ", "kohta ", "Jae ", "luku ", "Kysymys ", "Tehtävä ", "Osa ", "Paino: ", "Arvosana: ", "Versio ", "versio: ", "Puhelin: "),
    "ru": ("Температура ", "Температура: ", "Это в ", "Счёт ", "Результат: ", "масштаб ", "Раздел ", "Глава ", "Статья ", "Таблица ", "Стр. ", "Комната ", "Модель ", "Версия ", "Версия: ", "Уровень ", "Цена: ", "пункт ", "п. ", "Стих ", "Псалом ", "гл. ", "ст. ", "Вопрос ", "Задача ", "Упражнение ", "Урок ", "Часть ", "Шаг ", "Вес: ", "Длина: ", "Оценка: ", "В среднем ", "Итого: ", "со счётом ", "Рейс ", "Автобус ", "Место ", "Ряд ", "Тел. ", "Телефон: ", "Стоимость: ", "том ", "кв. ", "дом ", "д. "),
    "uk": ("Температура ", "Це в ", "Рахунок ", "Результат: ", "Розділ ", "Стаття ", "Таблиця ", "Стор. ", "Кімната ", "Модель ", "Версія ", "Версія: ", "Ціна: ", "пункт ", "п. ", "Вірш ", "гл. ", "ст. ", "Питання ", "Вправа ", "Урок ", "Частина ", "Крок ", "Вага: ", "Довжина: ", "Оцінка: ", "У середньому ", "Разом: ", "з рахунком ", "Рейс ", "Місце ", "Ряд ", "Тел. ", "Вартість: ", "том ", "кв. ", "буд. ", "На вулиці "),
    "pl": ("Temperatura ", "Wynik: ", "Rozdział ", "Artykuł ", "Tabela ", "Strona ", "Pokój ", "Model ", "Wersja ", "Cena: ", "punkt ", "pkt ", "Psalm ", "rozdz. ", "art. ", "ust. ", "Pytanie ", "Zadanie ", "Ćwiczenie ", "Lekcja ", "Część ", "Krok ", "Waga: ", "Ocena: ", "Średnia: ", "Razem: ", "Lot ", "Linia ", "Miejsce ", "wersja: ", "Tel. ", "Koszt: ", "tom "), "cs": ("Teplota ", "Výsledek: ", "Kapitola ", "Článek ", "Tabulka ", "Strana ", "Pokoj ", "Verze ", "Cena: ", "bod ", "Žalm ", "kap. ", "čl. ", "odst. ", "Otázka ", "Cvičení ", "Lekce ", "Část ", "Krok ", "Váha: ", "Známka: ", "Průměr: ", "Celkem: ", "Linka ", "Místo ", "verze: ", "Tel. ", "díl "),
    "sk": ("Teplota ", "Výsledok: ", "Kapitola ", "Článok ", "Tabuľka ", "Strana ", "Izba ", "Verzia ", "verzia: ", "Cena: ", "bod ", "čl. ", "Otázka ", "Hmotnosť: ", "Priemer: ", "spolu "),
    "hu": ("Hőmérséklet ", "Eredmény: ", "fejezet ", "Táblázat ", "Oldal ", "Szoba ", "Verzió ", "verzió: ", "Ár: ", "pont ", "Kérdés ", "Súly: ", "Átlag: ", "összesen "),
    "ro": ("Temperatura ", "Scor: ", "Capitolul ", "Articolul ", "Tabelul ", "Pagina ", "Camera ", "Versiunea ", "versiune: ", "Preț: ", "punctul ", "art. ", "alin. ", "Greutate: ", "Media: "),
    "bg": ("Температура ", "Резултат: ", "Глава ", "Член ", "чл. ", "Таблица ", "Страница ", "Стая ", "Версия ", "версия: ", "Цена: ", "точка ", "т. ", "Тегло: ", "общо "),
    "el": ("Θερμοκρασία ", "Αποτέλεσμα: ", "Σκορ ", "Κεφάλαιο ", "Άρθρο ", "Πίνακας ", "Σελίδα ", "Δωμάτιο ", "Έκδοση ", "έκδοση: ", "Τιμή: ", "σημείο ", "Βάρος: "),
    "hr": ("Temperatura ", "Rezultat: ", "Poglavlje ", "Članak ", "čl. ", "Tablica ", "Stranica ", "Soba ", "Verzija ", "verzija: ", "Cijena: ", "točka ", "Težina: ", "ukupno "),
    "sr": ("Температура ", "Резултат: ", "Поглавље ", "Члан ", "чл. ", "Табела ", "Страна ", "Соба ", "Верзија ", "верзија: ", "Цена: ", "тачка ", "Тежина: ", "укупно "),
    "sl": ("Temperatura ", "Rezultat: ", "Poglavje ", "Člen ", "čl. ", "Tabela ", "Stran ", "Soba ", "Različica ", "različica: ", "Cena: ", "točka ", "Teža: ", "skupaj "),
    "et": ("Temperatuur ", "Tulemus: ", "Peatükk ", "Tabel ", "Lehekülg ", "lk ", "Tuba ", "Versioon ", "versioon: ", "Hind: ", "punkt ", "Kaal: ", "kokku "),
    "lv": ("Temperatūra ", "Rezultāts: ", "Nodaļa ", "Pants ", "Tabula ", "Lappuse ", "lpp. ", "Istaba ", "Versija ", "versija: ", "Cena: ", "punkts ", "Svars: ", "kopā "),
    "lt": ("Temperatūra ", "Rezultatas: ", "Skyrius ", "Straipsnis ", "Lentelė ", "Puslapis ", "p. ", "Kambarys ", "Versija ", "versija: ", "Kaina: ", "punktas ", "Svoris: ", "iš viso "),
    "ca": ("Temperatura ", "Resultat: ", "Capítol ", "Article ", "Taula ", "Pàgina ", "pàg. ", "Habitació ", "Versió ", "versió: ", "Preu: ", "punt ", "Pes: "),
    "fa": ("دما ", "نتیجه: ", "فصل ", "ماده ", "جدول ", "صفحه ", "اتاق ", "نسخه ", "نسخه: ", "قیمت: ", "بند ", "وزن: "),
    "hi": ("तापमान ", "परिणाम: ", "स्कोर ", "अध्याय ", "अनुच्छेद ", "तालिका ", "पृष्ठ ", "कमरा ", "संस्करण ", "संस्करण: ", "कीमत: ", "बिंदु ", "वजन: ", "कुल "),
    "bn": ("তাপমাত্রা ", "ফলাফল: ", "স্কোর ", "অধ্যায় ", "ধারা ", "পৃষ্ঠা ", "কক্ষ ", "সংস্করণ ", "দাম: ", "ওজন: ", "মোট "),
    "th": ("อุณหภูมิ ", "ผลการแข่งขัน ", "บทที่ ", "มาตรา ", "ตาราง ", "หน้า ", "ห้อง ", "เวอร์ชัน ", "รุ่น ", "ราคา ", "ข้อ ", "น้ำหนัก ", "รวม "),
    "tr": ("Sıcaklık ", "Sonuç: ", "Bölüm ", "Madde ", "Tablo ", "Sayfa ", "Oda ", "Sürüm ", "Fiyat: ", "Ayet ", "sürüm: ", "Soru ", "Alıştırma ", "Ders ", "Kısım ", "Adım ", "Ağırlık: ", "Not: ", "Ortalama: ", "Toplam: ", "skor ", "Uçuş ", "Tel: ", "cilt "), "id": ("Suhu ", "Hasil: ", "Bab ", "Pasal ", "Tabel ", "Halaman ", "Kamar ", "Versi ", "Harga: ", "Ayat ", "versi: ", "Soal ", "Pelajaran ", "Bagian ", "Langkah ", "Berat: ", "Nilai: ", "Total: ", "skor ", "hlm. ", "Telp. ", "Skala "), "vi": ("Nhiệt độ ", "Kết quả: ", "Chương ", "Điều ", "Bảng ", "Trang ", "Phòng ", "Phiên bản ", "Giá: ", "Câu ", "Bài ", "Phần ", "Bước ", "Cân nặng: ", "Điểm: ", "Tổng: ", "Tỷ số ", "tỉ số ", "tr. ", "Mục ", "phiên bản: ", "Số ", "tỷ lệ "),
    "ja": ("バージョン", "温度", "第", "スコア", "価格：", "ページ", "部屋", "バージョン ", "バージョン：", "ver.", "気温 ", "気温：", "得点 ", "体重 ", "身長：", "合計：", "平均 ", "比率 ", "縮尺 ", "章 ", "表", "図", "問", "型番：", "電話：", "スコアは"), "zh": ("版本", "温度", "第", "比分", "价格：", "页码", "房间", "比例", "版本 ", "版本：", "版本号：", "气温 ", "温度：", "得分 ", "总分：", "体重 ", "身高：", "合计：", "平均 ", "比率 ", "章 ", "表", "图", "题", "型号：", "电话：", "房号 "), "ko": ("버전 ", "온도 ", "제", "점수 ", "가격: ", "쪽 ", "방 ", "버전: ", "기온 ", "점수: ", "총점 ", "체중 ", "합계: ", "평균 ", "비율 ", "표 ", "그림 ", "문제 ", "전화: ", "페이지 "), "ar": ("الإصدار ", "درجة الحرارة ", "النتيجة ", "صفحة ", "الفصل ", "المادة ", "السعر: ", "الآية ", "الإصدار: ", "السؤال ", "التمرين ", "الدرس ", "الجزء ", "الوزن: ", "المعدل ", "المجموع: ", "بنتيجة ", "ص ", "غرفة ", "هاتف: ", "جدول ", "شكل "), "he": ("גרסה ", "טמפרטורה ", "תוצאה: ", "עמוד ", "פרק ", "סעיף ", "מחיר: ", "פסוק ", "גרסה: ", "שאלה ", "תרגיל ", "שיעור ", "חלק ", "משקל: ", "ממוצע ", "סך הכול ", "עמ׳ ", "חדר ", "טל׳ ", "טבלה "),
}  # fmt: skip

#: Such figures, most of which would be a date by themselves.
LABELLED_SHAPES: tuple[str, ...] = ("#.#", "#.##", "##.#", "##.##", "#.#.#", "#.#.##", "#.##.##", "#.#.#.#", "##.##.##", "#-#", "##-##", "#/#", "#/##", "#:##", "## - ##", "##.# - ##.##", "#,#", "#,##", "####", "1###", "20##", "##", "###", "#.##.#", "20##.#", "##.##.##.##", "##.##-#", "#a", "##b", "#.#a", "#:#", "#, #", "#:##-##", "#/##/##", "##/##/##", "#-#-##", "##:##:##", "##.#.##", "##.#.#", "#.##.#.#", "#,##-#,##", "#.#-#.#", "##/##", "###/##", "1#:##", "2###", "19##", "###.#")  # fmt: skip

#: What says of the figures in front of it that they are no date.
MEASURED: tuple[str, ...] = (
    " °C", "°C", "°", " °F", "°F", " K", " km", "km", " kg", "kg", " mg", " ml", " cl", " cm", " mm", " µm", " mi", " ft", " in.", " lb", " lbs", " oz", " t", " ha", " m²", " m³", " km²", " km/h", " mph", " %", " ‰", " €", "€", " EUR", " USD", " $", " GBP", " CHF", " zł", " Kč", " Ft", " kr", " kr.", " руб.", " ₽", " грн",
    " лв.", " TL", " ₺", " 円", "円", " 元", "元", " 원", "원", " บาท", " đ", " Rp", " pts", " points", " Punkte", " puntos", " Tore", " goals", " stars", " Sterne", " étoiles", " out of 10", "/10 stars", " GB", " MB", " kB", " TB", " MHz", " GHz", " kW", " kWh", " W", " mA", " bar", " hPa", " dB", " rpm", " px", " dpi", " pixels", "-beta", "-rc1", "-alpha",
    "-SNAPSHOT", ".tar.gz", ".zip", ".exe", ".dll", ".jar", "+build", " beta", " (64-bit)", " LTS", " n. V.", " i. E.", " (a.e.t.)", " (pens)", " for the home team", " win", " Sieg", " victory", " pages", " Seiten", " p.", " S.", " стр.", " stron", " sivua", " people", " Personen", " personnes", " personas", " человек", " tickets", " inches", "\"", "''", "′", " mm Hg", " mmHg", " kcal", " cal",
    " градусов", " градуса", " Grad", " degrés", " grados", " gradi", " graden", " graus", " stopni", " km entfernt", " km away", " Mio.", " million", " Millionen", " millions", " millones", " Mrd.", " billion", " bn", " тыс.", " млн", " x 10", "^2", "e-5", " dB(A)", " ppm", " Ω",
)  # fmt: skip
#: Shapes of such figures.
MEASURED_SHAPES: tuple[str, ...] = ("#.#", "##.#", "#.##", "##.##", "#,#", "##,#", "#,##", "##,##", "#-#", "#:#", "#/#", "##/##", "#-##", "##-##", "1###", "20##", "2###", "###", "##", "#.#.#", "#.##.#", "#.#.##", "##.##.##", "#:##", "# - #", "## - ##", "1.###", "2,###", "#.#-#.#", "19##", "1# ###")  # fmt: skip

#: What is said before a length of time, which is no time of the day.
LENGTHS: dict[str, tuple[str, ...]] = {
    "en": ("Duration: ", "Runtime: ", "Running time: ", "Length: ", "Elapsed: ", "Travel time: ", "took ", "Time taken: ", "Video length "), "de": ("Dauer: ", "Fahrzeit: ", "Laufzeit: ", "Spieldauer ", "Dauer "), "fr": ("Durée : ", "Durée: ", "Temps de trajet : ", "durée "),
    "es": ("Duración: ", "Tiempo: ", "duración "), "it": ("Durata: ", "durata "), "pt": ("Duração: ", "Tempo de viagem: "), "nl": ("Duur: ", "Looptijd: "), "pl": ("Czas trwania: ", "Czas: "), "ru": ("Длительность: ", "Продолжительность: ", "Время в пути: "),
    "sv": ("Längd: ", "Speltid: "), "da": ("Varighed: ",), "nb": ("Varighet: ",), "fi": ("Kesto: ",), "cs": ("Délka: ", "Trvání: "), "tr": ("Süre: ",), "hu": ("Időtartam: ",), "ja": ("所要時間：", "再生時間 "), "zh": ("时长：", "片长："), "ko": ("소요시간: ", "재생 시간 "),
}  # fmt: skip

#: Lengths of time without a figure, or with half of one; some have an hour or a clock's word in them and are no time.
SPANS_OF_TIME: dict[str, tuple[str, ...]] = {
    "en": ("a few hours", "a couple of hours", "several weeks", "some minutes", "half an hour", "half a year", "a year and a half", "an hour and a half", "two hours", "three and a half hours", "six months", "ten years", "a quarter of an hour", "the whole month", "two and a half years", "about an hour", "many years", "every two hours", "an hour", "twelve hours"),
    "nl": ("een paar uur", "een paar dagen", "enkele uren", "enkele weken", "anderhalf uur", "een half uur", "een halfuur", "twee weken", "drie maanden", "een kwartier", "een uurtje", "een paar jaar", "anderhalf jaar", "paar uur", "om de twee uur", "enkele minuten", "tien jaar", "elke twee uur", "ruim een uur"),
    "de": ("ein paar Stunden", "ein paar Tage", "einige Wochen", "mehrere Monate", "anderthalb Stunden", "eine halbe Stunde", "eine Viertelstunde", "zwei Stunden", "drei Wochen", "ein halbes Jahr", "zehn Jahre", "eineinhalb Jahre", "wenige Minuten", "alle zwei Stunden", "gut eine Stunde", "eine Stunde", "zwölf Monate", "drei viertel Stunden"),
    "fr": ("quelques heures", "quelques jours", "plusieurs mois", "une demi-heure", "une heure et demie de route", "un quart d'heure", "deux semaines", "trois mois", "une quinzaine de jours", "six mois", "un an et demi", "dix ans", "pendant deux heures", "pendant des années", "toutes les deux heures", "quelques minutes", "durant trois heures"),
    "es": ("unas horas", "un par de horas", "algunos días", "varias semanas", "media hora", "un cuarto de hora", "dos semanas", "tres meses", "medio año", "un año y medio", "diez años", "quince días", "unos minutos", "cada dos horas", "durante tres horas", "un par de años", "hora y media"),
    "pt": ("algumas horas", "um par de horas", "alguns dias", "várias semanas", "meia hora", "um quarto de hora", "duas semanas", "três meses", "meio ano", "um ano e meio", "dez anos", "quinze dias", "uns minutos", "durante três horas", "hora e meia"),
    "it": ("qualche ora", "un paio d'ore", "alcuni giorni", "diverse settimane", "mezz'ora", "un quarto d'ora", "due settimane", "tre mesi", "sei mesi", "un anno e mezzo", "dieci anni", "quindici giorni", "pochi minuti", "per tre ore", "un'ora e mezza", "ogni due ore"),
    "ru": ("несколько часов", "пару часов", "пара дней", "несколько недель", "полчаса", "четверть часа", "полтора часа", "две недели", "три месяца", "полгода", "полтора года", "десять лет", "около часа", "каждые два часа", "несколько минут", "много лет", "два с половиной часа", "в течение трёх часов"),
    "uk": ("кілька годин", "пару годин", "кілька днів", "декілька тижнів", "півгодини", "чверть години", "півтори години", "два тижні", "три місяці", "півроку", "півтора року", "десять років", "близько години", "кожні дві години", "кілька хвилин"),
    "pl": ("kilka godzin", "parę godzin", "kilka dni", "kilka tygodni", "pół godziny", "kwadrans", "półtorej godziny", "dwa tygodnie", "trzy miesiące", "pół roku", "półtora roku", "dziesięć lat", "około godziny", "co dwie godziny", "parę minut"),
    "cs": ("několik hodin", "pár hodin", "pár dní", "několik týdnů", "půl hodiny", "čtvrt hodiny", "čtvrthodina", "hodinu a půl", "dva týdny", "tři měsíce", "půl roku", "rok a půl", "deset let", "asi hodinu", "každé dvě hodiny"),
    "sk": ("niekoľko hodín", "pár hodín", "pár dní", "pol hodiny", "štvrťhodina", "hodinu a pol", "dva týždne", "tri mesiace", "pol roka", "desať rokov"),
    "sv": ("några timmar", "ett par timmar", "några dagar", "flera veckor", "en halvtimme", "en kvart", "en och en halv timme", "två veckor", "tre månader", "ett halvår", "ett och ett halvt år", "tio år", "varannan timme", "några minuter", "två timmar"),
    "da": ("et par timer", "nogle timer", "et par dage", "flere uger", "en halv time", "et kvarter", "halvanden time", "to uger", "tre måneder", "et halvt år", "halvandet år", "ti år", "hver anden time", "få minutter", "to timer"),
    "nb": ("et par timer", "noen timer", "et par dager", "flere uker", "en halv time", "et kvarter", "halvannen time", "to uker", "tre måneder", "et halvt år", "halvannet år", "ti år", "annenhver time", "noen minutter", "to timer"),
    "fi": ("pari tuntia", "muutama tunti", "muutama päivä", "useita viikkoja", "puoli tuntia", "puolitoista tuntia", "kaksi viikkoa", "kolme kuukautta", "puoli vuotta", "puolitoista vuotta", "kymmenen vuotta", "varttitunti", "joka toinen tunti", "pari minuuttia"),
    "hu": ("néhány óra", "pár óra múlva", "néhány nap", "több hét", "fél óra", "negyedóra", "másfél óra", "két hét", "három hónap", "fél év", "másfél év", "tíz év", "kétóránként", "néhány perc"),
    "ro": ("câteva ore", "vreo două ore", "câteva zile", "mai multe săptămâni", "jumătate de oră", "un sfert de oră", "o oră și jumătate", "două săptămâni", "trei luni", "jumătate de an", "un an și jumătate", "zece ani"),
    "tr": ("birkaç saat", "birkaç gün", "yarım saat", "çeyrek saat", "bir buçuk saat", "iki hafta", "üç ay", "altı ay", "bir buçuk yıl", "on yıl", "iki saatte bir", "birkaç dakika", "saatlerce"),
    "el": ("λίγες ώρες", "μερικές ώρες", "λίγες μέρες", "μισή ώρα", "ένα τέταρτο", "μιάμιση ώρα", "δύο εβδομάδες", "τρεις μήνες", "έξι μήνες", "ενάμιση χρόνο", "δέκα χρόνια"),
    "bg": ("няколко часа", "няколко дни", "половин час", "четвърт час", "час и половина", "две седмици", "три месеца", "половин година", "десет години"), "hr": ("nekoliko sati", "par sati", "nekoliko dana", "pola sata", "sat i pol", "dva tjedna", "tri mjeseca", "pola godine", "deset godina"),
    "sr": ("неколико сати", "пар сати", "неколико дана", "пола сата", "сат и по", "две недеље", "три месеца", "пола године", "десет година"), "sl": ("nekaj ur", "par ur", "nekaj dni", "pol ure", "četrt ure", "uro in pol", "dva tedna", "tri mesece", "pol leta", "deset let"),
    "lt": ("kelias valandas", "kelios dienos", "pusvalandis", "pusantros valandos", "dvi savaitės", "trys mėnesiai", "pusė metų", "dešimt metų"), "lv": ("dažas stundas", "dažas dienas", "pusstunda", "pusotra stunda", "divas nedēļas", "trīs mēneši", "pusgads", "desmit gadi"),
    "et": ("paar tundi", "mõni tund", "paar päeva", "pool tundi", "veerand tundi", "poolteist tundi", "kaks nädalat", "kolm kuud", "pool aastat", "kümme aastat"), "ca": ("unes hores", "un parell d'hores", "alguns dies", "mitja hora", "un quart d'hora", "dues setmanes", "tres mesos", "mig any", "deu anys"),
    "ja": ("数時間", "数日", "半日", "半年", "一時間半", "二時間", "三週間", "数分", "数年", "十年間", "三か月", "三ヶ月間", "2時間おき", "半時間", "数週間", "一年半"), "zh": ("几个小时", "几小时", "几天", "数日", "半小时", "半个小时", "一个半小时", "两个小时", "两周", "三个月", "半年", "一年半", "十年", "几分钟", "好几年", "几個小時", "半個小時"),
    "ko": ("몇 시간", "며칠", "반나절", "반년", "한 시간 반", "두 시간", "삼 주", "몇 분", "몇 년", "십 년 동안", "삼 개월", "두 시간마다"), "ar": ("بضع ساعات", "عدة أيام", "نصف ساعة", "ربع ساعة", "ساعة ونصف", "أسبوعان", "ثلاثة أشهر", "نصف سنة", "عشر سنوات", "عدة ساعات", "ساعتان"),
    "he": ("כמה שעות", "כמה ימים", "חצי שעה", "רבע שעה", "שעה וחצי", "שבועיים", "שלושה חודשים", "חצי שנה", "עשר שנים", "שעתיים"), "fa": ("چند ساعت", "چند روز", "نیم ساعت", "یک ربع ساعت", "دو هفته", "سه ماه", "نیم سال", "ده سال"), "hi": ("कुछ घंटे", "कुछ दिन", "आधा घंटा", "डेढ़ घंटा", "दो हफ़्ते", "तीन महीने", "छह महीने", "दस साल"),
    "id": ("beberapa jam", "beberapa hari", "setengah jam", "seperempat jam", "satu setengah jam", "dua minggu", "tiga bulan", "setengah tahun", "sepuluh tahun", "dua jam"), "vi": ("vài giờ", "vài giờ đồng hồ", "mấy ngày", "nửa giờ", "nửa tiếng", "một tiếng rưỡi", "hai tuần", "ba tháng", "nửa năm", "mười năm", "hai tiếng"),
    "th": ("ไม่กี่ชั่วโมง", "หลายวัน", "ครึ่งชั่วโมง", "หนึ่งชั่วโมงครึ่ง", "สองสัปดาห์", "สามเดือน", "ครึ่งปี", "สิบปี", "สองชั่วโมง"),
}  # fmt: skip
