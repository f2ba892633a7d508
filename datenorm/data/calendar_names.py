"""Month names of calendars other than the Gregorian one, by language.

A row is twelve (or thirteen) months, parted by commas; variants of one month by bars, the usual one first. Names of
Unicode CLDR where it has them, with the spellings that people use beside them.
"""

from functools import cache

Names = tuple[tuple[str, ...], ...]

#: calendar -> language -> months. A language without a row is written with the English transliteration.
MONTHS: dict[str, dict[str, str]] = {
    "persian": {
        "en": "Farvardin|Farwardin|Farvadin|Far, Ordibehesht|Ordibehest|Ardibehesht|Urdibihisht|Ord, "
              "Khordad|Khurdad|Xordad|Kho, Tir|Teer, Mordad|Amordad|Murdad|Mor, Shahrivar|Shahriwar|Shahrivār|Shahr|Shah, "
              "Mehr|Mihr|Meh, Aban|Ābān|Aabaan|Aba, Azar|Āzar|Aza, Dey|Dei|Di, Bahman|Bah, Esfand|Isfand|Espand|Esf",
        "fa": "فروردین|فروردين|فروردین‌ماه, اردیبهشت|ارديبهشت|اردیبهشت‌ماه, خرداد|خردادماه, تیر|تير|تیرماه, مرداد|امرداد|مردادماه, "
              "شهریور|شهريور|شهریورماه, مهر|مهرماه, آبان|ابان|آبان‌ماه, آذر|اذر|آذرماه, دی|دي|دی‌ماه, بهمن|بهمن‌ماه, اسفند|اسفندماه",
        "prs": "حمل, ثور, جوزا, سرطان, اسد, سنبله, میزان|ميزان, عقرب, قوس, جدی|جدي, دلو, حوت",
        "prs_en": "Hamal, Sawr|Saur|Thawr, Jawza|Jauza, Saratan|Sartan, Asad, Sunbula|Sonbola|Sunbulah, Mizan, "
                  "Aqrab, Qaws|Qaus|Qows, Jadi|Jady, Dalw|Dalv|Dalwa, Hut|Hoot",
        "ps": "وری, غویی, غبرګولی, چنګاښ, زمری, وږی, تله, لړم, لیندۍ|ليندۍ, مرغومی, سلواغه, کب",
        "ckb": "خاکەلێوە, گوڵان|بانەمەڕ, جۆزەردان, پووشپەڕ|پوشپەڕ, گەلاوێژ, خەرمانان, ڕەزبەر, گەڵاڕێزان|خەزەڵوەر, سەرماوەز, "
               "بەفرانبار, ڕێبەندان, ڕەشەمە|رەشەمێ",
        "ar": "فروردين|فرفردين, أرديبهشت|ارديبهشت|أذربيهشت, خرداد, تير|تار, مرداد, شهريور|شهرفار, مهر, آبان|آيان, آذر, دي, بهمن, "
              "اسفند|إسفند|اسفندار",
        "ur": "فروردین|فروردن, اردیبہشت|آرڈبائش, خرداد|خداداد, تیر, مرداد, شہریور|شہریوار, مہر, آبان|ابان, آذر|آزر, دی|ڈے, بہمن, "
              "اسفند",
        "tr": "Ferverdin, Urdubeşt|Ordibeheşt, Hordad|Hurdad, Tir, Murdad|Mordad, Şehriver|Şehrivar, Mihr|Mehr, Aban, "
              "Azer, Dey, Behmen, Esfend|İsfend",
        "az": "Fərvərdin, Ordibeheşt, Xordad, Tir, Mordad, Şəhrivər, Mehr, Aban, Azər, Dey, Bəhmən, Esfənd",
        "de": "Farwardin, Ordibehescht|Ordibehesht, Chordad|Chordād, Tir, Mordad|Mordād, Schahriwar, Mehr, Aban|Ābān, "
              "Asar|Āsar, Dei|Déi, Bahman, Essfand|Esfand",
        "fr": "farvardin|farvardîn, ordibehesht|ordibehecht, khordad|khordâd, tir, mordad|mordâd, shahrivar|chahrivar, "
              "mehr, aban|âbân, azar|âzar, dey|dei, bahman, esfand",
        "ru": "фарвардин, ордибехешт, хордад, тир, мордад, шахривар|шахривер, мехр, абан, азар|азер, дей, бахман, эсфанд",
        "es": "farvardin, ordibehesht|ordibeheslit, jordad, tir, mordad, shahrivar, mehr, aban|abán, azar, dei, bahman, "
              "esfand",
        "hi": "फर्वादिन, ओर्दिवेहेस्ट, खोरर्दाद, टिर, मोरदाद, शाहरीवर्, मेहर, अवन, अज़र, डे, बहमन, ईस्फन्द्",
        "uz_Arab": "حمل, ثور, جوزا, سرطان, اسد, سنبله, میزان, عقرب, قوس, جدی, دلو, حوت",
        "mzn": "فروردین, اردیبهشت, خرداد, تیر, مرداد, شهریور, مهر, آبان, آذر, دی, بهمن, اسفند",
    },
    "islamic": {
        "ar": "محرم|المحرم|محرّم|محرم الحرام, صفر, ربيع الأول|ربيع الاول|ربيع أول, ربيع الآخر|ربيع الثاني|ربيع الاخر, "
              "جمادى الأولى|جمادى الاولى|جمادي الأولى|جمادى الأول, جمادى الآخرة|جمادى الثانية|جمادي الآخرة|جمادى الاخرة, رجب, "
              "شعبان, رمضان|رمضان المبارك, شوال, ذو القعدة|ذي القعدة|ذو القعده|ذوالقعدة, ذو الحجة|ذي الحجة|ذو الحجه|ذوالحجة",
        "fa": "محرم|محرم‌الحرام, صفر, ربیع‌الاول|ربیع الاول|ربيع‌الاول|ربیع الأول, ربیع‌الثانی|ربیع الثانی, "
              "جمادی‌الاول|جمادی الاول|جمادی‌الاولی, جمادی‌الثانی|جمادی الثانی|جمادی‌الثانیه, رجب, شعبان, رمضان, شوال, "
              "ذیقعده|ذی‌القعده|ذوالقعده|ذی القعده, ذیحجه|ذی‌الحجه|ذوالحجه|ذی الحجه",
        "ps": "محرم|حسن حسین, صفر|صفره, ربيع الاول|لومړۍ خور, ربيع الثاني|دويمه خور, جمادي الاول|دريمه خور, جمادي الثاني|څلورمه خور, "
              "رجب, شعبان|برات, رمضان|روژه, شوال, ذو القعده|ذيقعده, ذو الحجه|ذيحجه",
        "ur": "محرم|محرم الحرام, صفر|صفر المظفر, ربیع الاول|ربيع الاول, ربیع الثانی|ربیع الآخر, جمادی الاول|جمادی الاولیٰ, "
              "جمادی الثانی|جمادی الثانیہ, رجب|رجب المرجب, شعبان|شعبان المعظم, رمضان|رمضان المبارک, شوال|شوال المکرم, "
              "ذوالقعدہ|ذیقعدہ|ذو القعدۃ, ذوالحجہ|ذی الحجہ|ذو الحجۃ",
        "tr": "Muharrem, Safer, Rebiülevvel|Rebîülevvel|Rebiulevvel|Ra, Rebiülahir|Rebiülâhir|Rebiyülahir|R, "
              "Cemaziyelevvel|Cemâziyelevvel|Cemaziyülevvel|Ca, Cemaziyelahir|Cemaziyülahir|Cemâziyelâhir, Recep|Receb, "
              "Şaban|Şa'ban|Şâban, Ramazan, Şevval, Zilkade|Zilkâde|Zilka'de|Za, Zilhicce",
        "az": "məhərrəm, səfər, rəbiüləvvəl, rəbiülaxır, cəmadiyələvvəl, cəmadiyəlaxır, rəcəb, şaban, ramazan, şəvval, "
              "zilqədə, zilhiccə",
        "id": "Muharram|Muharam, Safar, Rabiul Awal|Rabiulawal|Rabi'ul Awal|Rabiul Awwal, "
              "Rabiul Akhir|Rabiulakhir|Rabi'ul Akhir|Rabi'ul Tsani, Jumadil Awal|Jumadilawal|Jumadal Ula|Jumadil Ula, "
              "Jumadil Akhir|Jumadilakhir|Jumadal Akhirah, Rajab, Syakban|Sya'ban, Ramadan|Ramadhan|Ramadlan, Syawal|Syawwal, "
              "Zulkaidah|Dzulqa'dah|Zulqaidah|Dzulkaidah, Zulhijah|Dzulhijjah|Zulhijjah|Dzulhijah",
        "ms": "Muharam|Muharram, Safar, Rabiulawal|Rabi'ulawal|Rabiul Awal, Rabiulakhir|Rabi'ulakhir|Rabiul Akhir, "
              "Jamadilawal|Jamadil Awal|Jumadilawal, Jamadilakhir|Jamadil Akhir|Jumadilakhir, Rejab|Rajab, Syaaban|Sya'ban, "
              "Ramadan|Ramadhan, Syawal, Zulkaedah|Zulkaidah, Zulhijah|Zulhijjah",
        "en": "Muharram|Moharram|Muḥarram|Muh|Muh., Safar|Ṣafar|Saf|Saf., "
              "Rabi' al-awwal|Rabi al-Awwal|Rabi' I|Rabi I|Rabi' al-Awwal|Rabi ul-Awwal|Rabiul Awwal|Rabi` al-Awwal|Rabīʿ I|Rab. I|Rab1|Rb1, "
              "Rabi' al-thani|Rabi' al-Thani|Rabi al-Akhir|Rabi' II|Rabi II|Rabi ath-Thani|Rabi al-Thani|Rabiul Thani|Rabi ul-Akhir|Rabīʿ II|Rab. II|Rab2|Rb2, "
              "Jumada al-Ula|Jumada al-ula|Jumada I|Jumādā I|Jumada al-Awwal|Jumada'l-Ula|Jumadal Ula|Jumadi ul-Awwal|Jum. I|Jum1|Jm1, "
              "Jumada al-Akhirah|Jumada al-Akhira|Jumada II|Jumādā II|Jumada al-Thaniyah|Jumada ath-Thaniyah|Jumadal Akhira|Jumadi us-Sani|Jum. II|Jum2|Jm2, "
              "Rajab|Raj|Raj., Sha'ban|Shaban|Shaaban|Shaʿban|Shaʻban|Shab|Sha|Shb, Ramadan|Ramadhan|Ramazan|Ramaḍān|Ram|Ram.|Rmd, "
              "Shawwal|Shawal|Shawwāl|Shaw|Shw|Shaw., "
              "Dhu al-Qi'dah|Dhu al-Qa'dah|Dhul Qadah|Dhu'l-Qi'da|Dhul-Qa'dah|Dhū l-Qaʿda|Zul-Qa'dah|Zilqad|Dhu al-Qadah|Dhul-Q|DhuQ|Thq, "
              "Dhu al-Hijjah|Dhul Hijjah|Dhu'l-Hijja|Dhul-Hijjah|Dhū l-Ḥijja|Dhu al-Hijja|Zul-Hijjah|Zilhaj|Zil Hajj|Dhul-H|DhuH|Thh",
        "fr": "mouharram|muharram|mouharrem, safar, rabia al awal|rabi al-awwal|rabi' I|rabia I, "
              "rabia ath-thani|rabi at-tani|rabi' II|rabia II, joumada al oula|joumada I|djoumada al-oula, "
              "joumada ath-thania|joumada II|djoumada ath-thania, rajab|redjeb|radjab, chaabane|chaaban|cha'ban, ramadan, "
              "chawwal|chaoual|chawal, dhou al qi'da|dhoul qi'da|dhu al-qida, dhou al-hijja|dhoul hijja|dhu al-hijja",
        "de": "Muharram|Muharrem, Safar, Rabi al-awwal|Rabīʿ al-awwal|Rabi I|Rabi al-auwal, Rabi ath-thani|Rabīʿ ath-thānī|Rabi II, "
              "Dschumada l-ula|Dschumada I|Dschumādā I, Dschumada th-thaniya|Dschumada II|Dschumādā II, "
              "Radschab|Redscheb, Schaban|Scha'ban|Schaʿbān, Ramadan, Schauwal|Schawwal|Schawwāl, "
              "Dhu l-qa'da|Dhū l-qaʿda|Dhul-Qa'da, Dhu l-hiddscha|Dhū l-hiddscha|Dhul-Hiddscha",
        "ru": "мухаррам|мухаррама, сафар|сафара, раби аль-авваль|раби I|раби ал-авваля, раби ас-сани|раби II|раби ас-сания, "
              "джумада аль-уля|джумада I, джумада ас-сани|джумада II|джумада аль-ахира, раджаб|раджаба, шаабан|шаабана|шабан, "
              "рамадан|рамадана|рамазан, шавваль|шавваля, зуль-каада|зу-ль-каада, зуль-хиджа|зуль-хиджжа|зу-ль-хиджа",
        "es": "muharram|muharrem, safar, rabi' al-awwal|rabi' I|rabi al-awwal, rabi' al-thani|rabi' II|rabi' al-tani, "
              "yumada al-awwal|yumada I|yumada al-ula, yumada al-thani|yumada II|yumada al-ajira, rayab|rajab, "
              "sha'ban|shaabán|sha'aban, ramadán, shawwal|shawal, du al-qa'da|dhu al-qi'dah|dul-qa'da, "
              "du al-hiyya|dhu al-hijjah|dul-hiyya",
        "bs": "muharrem, safer, rebiul-evvel|rebiu-l-evvel, rebiul-ahir|rebiu-l-ahir, džumadel-ula|džumade-l-ula, "
              "džumadel-uhra|džumade-l-uhra, redžeb, ša'ban|šaban, ramazan, ševval, zul-kade|zu-l-ka'de, zul-hidždže|zu-l-hidždže",
        "uz": "muharram, safar, rabiul-avval, rabiul-oxir, jumodul-avval, jumodul-oxir, rajab, sha'bon|shaʼbon, ramazon, "
              "shavvol, zulqa'da|zulqaʼda, zulhijja",
        "bn": "মহররম|মুহররম, সফর, রবিউল আউয়াল|রবিউল আওয়াল, রবিউস সানি|রবিউস-সানি, জমাদিউল আউয়াল|জুমাদাল উলা, "
              "জমাদিউস সানি|জুমাদাস সানি, রজব, শাবান|শা‘বান, রমজান|রমযান, শাওয়াল, জিলকদ|জ্বিলকদ, জিলহজ|জ্বিলহজ্জ",
        "hi": "मुहर्रम, सफ़र|सफर, रबी अल-अव्वल|रबी प्रथम, रबी अल-थानी|रबी द्वितीय, जुमादा अल-अव्वल|जुम्डा प्रथम, "
              "जुमादा अल-थानी|जुम्डा द्वितीय, रजब|रजाब, शाबान|शावन, रमज़ान|रमजान, शव्वाल|शव्व्ल, ज़िलक़ाद|जिल-क्दाह, "
              "ज़िलहिज्ज|जिल्-हिज्जाह",
    },
    "hebrew": {
        "he": "תשרי, חשוון|חשון|מרחשוון|מרחשון, כסלו|כסליו, טבת, שבט, אדר א׳|אדר א'|אדר ראשון|אדר א|אדר-א, "
              "אדר ב׳|אדר ב'|אדר שני|אדר ב|אדר-ב|ואדר, ניסן, אייר|איר, סיוון|סיון, תמוז, אב|מנחם אב, אלול",
        "en": "Tishrei|Tishri|Tishre|Tisri|Tis, Cheshvan|Heshvan|Marcheshvan|Marheshvan|Ḥeshvan|Hes|Chesh., "
              "Kislev|Kislew|Chislev|Kis, Tevet|Teveth|Tebet|Tebeth|Tev, Shevat|Shvat|Sh'vat|Shebat|Sheb., "
              "Adar I|Adar Rishon|Adar 1|First Adar|Adar Alef|Adar A, Adar II|Adar Sheni|Adar 2|Second Adar|Ve-Adar|Adar Bet|Veadar|Adar B, "
              "Nisan|Nissan|Nis, Iyar|Iyyar|Iyr, Sivan|Siwan|Siv, Tamuz|Tammuz|Tam, Av|Ab|Menachem Av, Elul|Ellul",
        "de": "Tischri|Tischrei, Cheschwan|Marcheschwan, Kislew, Tewet|Tevet, Schewat|Schwat, Adar I|Adar Rischon, "
              "Adar II|Adar Scheni|We-Adar, Nisan|Nissan, Ijar, Siwan, Tammus|Tamus, Aw, Elul",
        "fr": "tichri|tishri|tichry, hechvan|heshvan|marhechvan|hechvane, kislev, tévet|tevet|tebeth, chevat|shevat|chvat, "
              "adar I|adar richon|adar 1, adar II|adar cheni|adar 2|vé-adar, nissan|nisan, iyar, sivan, tamouz|tamuz, av, eloul|elloul",
        "ru": "тишрей|тишрея|тишри, хешван|хешвана, кислев|кислева, тевет|тевета, шват|швата, адар I|адара I|адар ришон, "
              "адар II|адара II|адар шени, нисан|нисана, ияр|ияра, сиван|сивана, таммуз|тамуз|таммуза, ав|ава, элул|элула",
        "es": "Tishri|tishréi|tishrei, Jeshván|marjeshván|heshván, Kislev|kislev, Tevet|tevet, Shevat|shevat|shvat, "
              "Adar I|adar I, Adar II|adar II|adar sheni, Nisán|nisán|nisan, Iyar|iyar, Siván|siván|sivan, Tamuz|tamuz, Av|av, Elul|elul",
        "nl": "Tisjrie|Tisjri, Chesjwan|Marchesjwan, Kislew|Kislev, Tewet, Sjewat|Sjevat, Adar I|Adar Risjon, Adar II|Adar Sjenie, "
              "Nisan|Nissan, Ijar, Siwan, Tammoez|Tamoez, Av|Aw, Eloel|Elloel",
        "pl": "tiszri, cheszwan, kislew, tewet, szwat, adar I|adar riszon, adar II|adar szeni, nisan, ijar|ijjar, siwan, tammuz|tamuz, aw, elul",
        "yi": "תּשרי|תשרי, חשוון|מרחשוון, כּסלו|כסלו, טבת, שבט, אדר א|אדר א׳|ערשטער אדר, אדר ב|אדר ב׳|צווייטער אדר, ניסן, אייר, סיון|סיוון, "
              "תּמוז|תמוז, אָב|אב|מנחם אב, אלול",
    },
    "ethiopic": {
        "am": "መስከረም, ጥቅምት, ኅዳር|ህዳር, ታኅሣሥ|ታህሳስ|ታኅሳስ|ታህሣሥ, ጥር, የካቲት, መጋቢት, ሚያዝያ|ሚያዚያ, ግንቦት, ሰኔ, ሐምሌ|ሀምሌ|ሃምሌ, "
              "ነሐሴ|ነሃሴ|ነሀሴ, ጳጉሜን|ጳጉሜ|ጷጉሜን|ጳጉሜ",
        "ti": "መስከረም, ጥቅምቲ, ሕዳር|ሕዳር, ታሕሳስ|ታሕሣሥ, ጥሪ, ለካቲት, መጋቢት, ሚያዝያ|ሚያዝያ, ግንቦት, ሰነ, ሓምለ, ነሓሰ, ጳጉሜን|ጳጉሜ",
        "en": "Meskerem|Mäskäräm|Meskeram|Mes, Tikimt|Tekemt|Tiqimt|Teqemt|Tikemet|Ṭəqəmt, Hidar|Hedar|Ḫədar, Tahsas|Tahesas|Taḫśaś, "
              "Tir|Ter|Ṭərr, Yekatit|Yakatit|Yäkatit, Megabit|Magabit|Mägabit, Miazia|Miyazya|Miyazia|Miazya, Ginbot|Genbot|Gənbot, "
              "Sene|Sane|Säne, Hamle|Hamlie|Ḥamle, Nehasse|Nehase|Nahase|Nehassie, Pagumen|Pagume|Pagumiene|Paguemen",
    },
    "coptic": {
        "ar": "توت, بابة|بابه, هاتور|هتور, كيهك, طوبة|طوبه, أمشير|امشير, برمهات, برمودة|برموده, بشنس, بؤونة|بؤونه|بئونة, أبيب|ابيب, "
              "مسرى|مسري, نسيء|النسيء|نسئ",
        "en": "Thout|Tout|Thoth|Tut, Paopi|Baba|Babah|Paope, Hathor|Hator|Hatour|Hathur, Koiak|Kiahk|Kiyahk|Koyak, "
              "Tobi|Toba|Tubah|Tobe, Meshir|Amshir|Mechir, Paremhat|Baramhat|Paremhotep, Parmouti|Baramouda|Paremoude|Pharmuthi, "
              "Pashons|Bashans|Pachons, Paoni|Baounah|Baona|Payni, Epip|Abib|Epep, Mesori|Mesra|Misra|Mesore, "
              "Nasie|El Nasi|Nasi|Pi Kogi Enavot",
    },
    "indian": {
        "en": "Chaitra|Caitra, Vaisakha|Vaishakha|Vaisakh, Jyaistha|Jyeshtha|Jyeshta|Jyaishtha, Asadha|Ashadha|Asadh, "
              "Sravana|Shravana|Sravan, Bhadra|Bhadrapada, Asvina|Ashvina|Ashwin|Asvin|Ashvin, Kartika|Kartik, "
              "Agrahayana|Margashirsha|Margasirsa|Agrahayan, Pausa|Pausha|Paush, Magha|Magh, Phalguna|Phalgun",
        "hi": "चैत्र, वैशाख, ज्येष्ठ|जेष्ठ, आषाढ़|आषाढ, श्रावण|सावन, भाद्रपद|भाद्र, आश्विन|अश्विन, कार्तिक, मार्गशीर्ष|अग्रहायण, पौष, माघ, "
              "फाल्गुन|फागुन",
        "mr": "चैत्र, वैशाख, ज्येष्ठ, आषाढ, श्रावण, भाद्रपद, आश्विन, कार्तिक, मार्गशीर्ष|अग्रहायण, पौष, माघ, फाल्गुन",
        "gu": "ચૈત્ર, વૈશાખ, જ્યેષ્ઠ|જેઠ, અષાઢ|આષાઢ, શ્રાવણ, ભાદ્રપદ|ભાદ્રપક્ષ, આશ્વિન|આસો, કાર્તિક|કારતક, માર્ગશીર્ષ|માગશર, પૌષ|પોષ, "
              "માઘ|મહા, ફાલ્ગુન|ફાગણ",
        "te": "చైత్రం|చైత్రము, వైశాఖం|వైశాఖము, జ్యేష్ఠం|జ్యేష్టం, ఆషాఢం|ఆషాఢము, శ్రావణం|శ్రావణము, భాద్రపదం|భాద్రపదము, "
              "ఆశ్వయుజం|ఆశ్వీయుజము, కార్తీకం|కార్తీకము, మార్గశిరం|అగ్రహాయణం, పుష్యం|పౌషం, మాఘం|మాఘము, ఫాల్గుణం|ఫాల్గుణము",
        "kn": "ಚೈತ್ರ, ವೈಶಾಖ, ಜ್ಯೇಷ್ಠ, ಆಷಾಢ, ಶ್ರಾವಣ, ಭಾದ್ರಪದ, ಆಶ್ವಯುಜ|ಆಶ್ವೀಜ, ಕಾರ್ತೀಕ|ಕಾರ್ತಿಕ, ಮಾರ್ಗಶಿರ, ಪುಷ್ಯ, ಮಾಘ, ಫಾಲ್ಗುಣ",
        "bn": "চৈত্র, বৈশাখ, জ্যৈষ্ঠ, আষাঢ়, শ্রাবণ, ভাদ্র, আশ্বিন, কার্তিক, অগ্রহায়ণ, পৌষ, মাঘ, ফাল্গুন",
        "sa": "चैत्रः|चैत्र, वैशाखः|वैशाख, ज्येष्ठः|ज्येष्ठ, आषाढः|आषाढ, श्रावणः|श्रावण, भाद्रपदः|भाद्रपद, आश्विनः|आश्विन, कार्तिकः|कार्तिक, "
              "मार्गशीर्षः|मार्गशीर्ष, पौषः|पौष, माघः|माघ, फाल्गुनः|फाल्गुन",
    },
    "french": {
        "fr": "vendémiaire|vendemiaire|vend.|vendém., brumaire|brum., frimaire|frim., nivôse|nivose|niv.|nivos., "
              "pluviôse|pluviose|pluv., ventôse|ventose|vent., germinal|germ., floréal|floreal|flor., prairial|prair., "
              "messidor|mess., thermidor|therm.|fervidor, fructidor|fruct.",
        "it": "vendemmiaio|vendemmiale, brumaio, frimaio, nevoso|nivoso, piovoso, ventoso, germinale|germile, fiorile|floreale, pratile, "
              "messidoro|messifero, termidoro, fruttidoro",
        "es": "vendimiario|vendemiario, brumario, frimario, nivoso, pluvioso, ventoso, germinal, floreal, pradial|prairial, mesidor, "
              "termidor, fructidor",
        "pt": "vindimário|vendemiário, brumário, frimário, nivoso, pluvioso, ventoso, germinal, floreal|florial, pradial|prairial, "
              "messidor, termidor, frutidor",
        "en": "Vendémiaire|Vendemiaire|Vendemiare, Brumaire, Frimaire, Nivôse|Nivose, Pluviôse|Pluviose, Ventôse|Ventose, Germinal, "
              "Floréal|Floreal, Prairial, Messidor, Thermidor, Fructidor",
        "ru": "вандемьера|вандемьер, брюмера|брюмер, фримера|фример, нивоза|нивоз, плювиоза|плювиоз, вантоза|вантоз, жерминаля|жерминаль, "
              "флореаля|флореаль, прериаля|прериаль, мессидора|мессидор, термидора|термидор, фрюктидора|фрюктидор",
    },
}  # fmt: skip


@cache
def month_names(calendar: str, language: str) -> Names:
    """Variants of each month of ``calendar`` in ``language`` (an entry or a language; else in English letters)."""
    rows = MONTHS[calendar]
    row = rows.get(language) or rows.get(language.split("_")[0]) or rows["en"]
    return tuple(tuple(dict.fromkeys(variant.strip() for variant in month.split("|"))) for month in row.split(","))
