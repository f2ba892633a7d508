"""Month names in the cases that CLDR does not give: in May (with a year), on 3 May (with a day), of May.

A row is the twelve names, parted by spaces.
"""

from functools import cache

#: language -> the months after "in".
IN_MONTH: dict[str, str] = {
    "ru": "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре",
    "uk": "січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні",
    "be": "студзені лютым сакавіку красавіку маі чэрвені ліпені жніўні верасні кастрычніку лістападзе снежні",
    "pl": "styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu",
    "cs": "lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci",
    "sk": "januári februári marci apríli máji júni júli auguste septembri októbri novembri decembri",
    "sl": "januarju februarju marcu aprilu maju juniju juliju avgustu septembru oktobru novembru decembru",
    "hr": "siječnju veljači ožujku travnju svibnju lipnju srpnju kolovozu rujnu listopadu studenom prosincu",
    "bs": "januaru februaru martu aprilu maju junu julu augustu septembru oktobru novembru decembru",
    "sr_Latn": "januaru februaru martu aprilu maju junu julu avgustu septembru oktobru novembru decembru",
    "sr": "јануару фебруару марту априлу мају јуну јулу августу септембру октобру новембру децембру",
    "lt": "sausį vasarį kovą balandį gegužę birželį liepą rugpjūtį rugsėjį spalį lapkritį gruodį",
    "lv": "janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī",
    "et": "jaanuaris veebruaris märtsis aprillis mais juunis juulis augustis septembris oktoobris novembris detsembris",
    "fi": "tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa "
          "lokakuussa marraskuussa joulukuussa",
    "hu": "januárban februárban márciusban áprilisban májusban júniusban júliusban augusztusban szeptemberben októberben "
          "novemberben decemberben",
    "tr": "Ocak'ta Şubat'ta Mart'ta Nisan'da Mayıs'ta Haziran'da Temmuz'da Ağustos'ta Eylül'de Ekim'de Kasım'da Aralık'ta",
    "eu": "urtarrilean otsailean martxoan apirilean maiatzean ekainean uztailean abuztuan irailean urrian azaroan abenduan",
    "hy": "հունվարին փետրվարին մարտին ապրիլին մայիսին հունիսին հուլիսին օգոստոսին սեպտեմբերին հոկտեմբերին նոյեմբերին դեկտեմբերին",
    "ka": "იანვარში თებერვალში მარტში აპრილში მაისში ივნისში ივლისში აგვისტოში სექტემბერში ოქტომბერში ნოემბერში დეკემბერში",
    "az": "yanvarda fevralda martda apreldə mayda iyunda iyulda avqustda sentyabrda oktyabrda noyabrda dekabrda",
    "kk": "қаңтарда ақпанда наурызда сәуірде мамырда маусымда шілдеде тамызда қыркүйекте қазанда қарашада желтоқсанда",
    "uz": "yanvarda fevralda martda aprelda mayda iyunda iyulda avgustda sentabrda oktabrda noyabrda dekabrda",
    "el": "Ιανουάριο Φεβρουάριο Μάρτιο Απρίλιο Μάιο Ιούνιο Ιούλιο Αύγουστο Σεπτέμβριο Οκτώβριο Νοέμβριο Δεκέμβριο",
    "sq": "janarin shkurtin marsin prillin majin qershorin korrikun gushtin shtatorin tetorin nëntorin dhjetorin",
}  # fmt: skip

#: language -> the months of a day on which something was: 27. veebruaril, 3 Mayıs'ta.
ON_DAY: dict[str, str] = {
    "et": "jaanuaril veebruaril märtsil aprillil mail juunil juulil augustil septembril oktoobril novembril detsembril",
    "lv": "janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī",
    "tr": "Ocak'ta Şubat'ta Mart'ta Nisan'da Mayıs'ta Haziran'da Temmuz'da Ağustos'ta Eylül'de Ekim'de Kasım'da Aralık'ta",
    "az": "yanvarda fevralda martda apreldə mayda iyunda iyulda avqustda sentyabrda oktyabrda noyabrda dekabrda",
    "kk": "қаңтарда ақпанда наурызда сәуірде мамырда маусымда шілдеде тамызда қыркүйекте қазанда қарашада желтоқсанда",
    "uz": "yanvarda fevralda martda aprelda mayda iyunda iyulda avgustda sentabrda oktabrda noyabrda dekabrda",
    "ka": "იანვარს თებერვალს მარტს აპრილს მაისს ივნისს ივლისს აგვისტოს სექტემბერს ოქტომბერს ნოემბერს დეკემბერს",
    "eu": "urtarrilaren otsailaren martxoaren apirilaren maiatzaren ekainaren uztailaren abuztuaren irailaren urriaren azaroaren "
          "abenduaren",
    "fi": "tammikuun helmikuun maaliskuun huhtikuun toukokuun kesäkuun heinäkuun elokuun syyskuun lokakuun marraskuun joulukuun",
    "lt": "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
    "hy": "հունվարի փետրվարի մարտի ապրիլի մայիսի հունիսի հուլիսի օգոստոսի սեպտեմբերի հոկտեմբերի նոյեմբերի դեկտեմբերի",
    "tk": "ýanwarda fewralda martda aprelde maýda iýunda iýulda awgustda sentýabrda oktýabrda noýabrda dekabrda",
    "hu": "januárjának februárjának márciusának áprilisának májusának júniusának júliusának augusztusának szeptemberének "
          "októberének novemberének decemberének",
    "gd": "Faoilleach Ghearran Mhàrt Ghiblean Chèitean Ògmhios Iuchar Lùnastal Sultain Dàmhair Samhain Dùbhlachd",
}  # fmt: skip


@cache
def case_names(table: str, entry: str) -> tuple[str, ...]:
    """The twelve names of ``in`` or ``on`` in a language; empty where it has no row."""
    rows = IN_MONTH if table == "in" else ON_DAY
    return tuple((rows.get(entry) or rows.get(entry.split("_")[0]) or "").split())
