"""Groups of the generator for file names, paths and addresses with a date in them, and for those without one."""

from datenorm.data.dice import Weighted
from datenorm.data.gregorian import order_for
from datenorm.data.group import Group
from datenorm.data.languages import language
from datenorm.data.machine_forms import choose_modern
from datenorm.data.pattern import extend, reading, time_reading
from datenorm.data.scene import Scene
from datenorm.data.templates import template

WORDS = (
    "report", "Report", "invoice", "Invoice", "notes", "minutes", "budget", "contract", "scan", "draft", "data", "export", "sales", "backup", "meeting", "photo", "image", "holiday", "family", "letter",
    "Rechnung", "Protokoll", "Angebot", "Bericht", "Vertrag", "Kontoauszug", "Urlaub", "facture", "devis", "compte-rendu", "contrat", "rapport", "releve", "factura", "informe", "acta", "contrato", "nomina",
    "relatorio", "fatura", "ata", "comprovante", "fattura", "verbale", "bolletta", "ricevuta", "factuur", "notulen", "offerte", "faktura", "umowa", "raport", "smlouva", "zápis", "отчет", "договор", "счет",
    "報告書", "議事録", "请款单", "报告", "合同", "보고서", "회의록", "fatura", "rapor", "číslo", "referat", "bilaga", "lasku", "muistio", "contract_signed", "annual_report", "bank statement", "statement", "payslip",
    "project-plan", "my trip", "party", "Car_Insurance", "tax", "receipt", "resume", "cv", "presentation", "slides", "log", "dump", "customers", "orders", "users", "inventory", "Liste", "list", "IMG", "DOC",
)  # fmt: skip
_ENDINGS = (
    "pdf",
    "docx",
    "doc",
    "xlsx",
    "xls",
    "csv",
    "txt",
    "jpg",
    "jpeg",
    "png",
    "JPG",
    "pptx",
    "zip",
    "odt",
    "md",
    "html",
    "json",
    "xml",
    "tif",
    "heic",
    "eml",
    "PDF",
)
_PICTURES = ("jpg", "jpeg", "png", "JPG", "heic", "HEIC", "dng", "webp", "mp4", "mov", "MP4", "gif")
_LETTERS = "0123456789abcdef"


def _word(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(WORDS), ""))


def _ending(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_ENDINGS), ""))


def _picture(scene: Scene) -> None:
    scene.pieces.append((scene.dice.pick(_PICTURES), ""))


def _figures(count: int) -> None:
    def op(scene: Scene) -> None:
        scene.pieces.append((str(scene.dice.below(10**count)).zfill(count), ""))

    extend(f"n{count}", op, "")


def _hexadecimal(scene: Scene) -> None:
    dice = scene.dice
    scene.pieces.append(("".join([dice.pick(_LETTERS) for _ in range(dice.pick((6, 8, 8, 12)))]), ""))


for _name, _op in (("word", _word), ("ext", _ending), ("pic", _picture), ("hex", _hexadecimal)):
    extend(_name, _op, "")
for _count in (1, 2, 3, 4, 5):
    _figures(_count)

_ISO = "{yyyy}-{MM}-{dd}"
_COMPACT = "{yyyy}{MM}{dd}"
_CLOCK = "{HH}{mm}{ss}"

#: Cameras, telephones, screenshots, recorders.
_PICTURES_AND_FILMS: tuple[str, ...] = (
    f"IMG_{_COMPACT}_{_CLOCK}.{{pic}}", f"IMG_{_COMPACT}_{_CLOCK}.jpg", f"IMG{_COMPACT}{_CLOCK}.{{pic}}", f"VID_{_COMPACT}_{_CLOCK}.mp4", f"PXL_{_COMPACT}_{_CLOCK}{{n3}}.{{pic}}", f"PANO_{_COMPACT}_{_CLOCK}.jpg",
    f"{_COMPACT}_{_CLOCK}.{{pic}}", f"{_COMPACT}_{_CLOCK}.jpg", f"{_COMPACT}_{_CLOCK}({{n1}}).jpg", f"{_COMPACT}_{_CLOCK}_HDR.jpg", f"MVIMG_{_COMPACT}_{_CLOCK}.jpg", f"IMG_{_COMPACT}_{_CLOCK}_{{n3}}.jpg", f"{_COMPACT}-{_CLOCK}.{{pic}}",
    f"IMG-{_COMPACT}-WA{{n4}}.jpg", f"IMG-{_COMPACT}-WA{{n4}}.jpeg", f"VID-{_COMPACT}-WA{{n4}}.mp4", f"AUD-{_COMPACT}-WA{{n4}}.opus", f"PTT-{_COMPACT}-WA{{n4}}.opus", f"WhatsApp Image {_ISO} at {{HH}}.{{mm}}.{{ss}}.jpeg",
    f"WhatsApp Image {_ISO} at {{h}}.{{mm}}.{{ss}} {{AM}}.jpeg", f"WhatsApp Video {_ISO} at {{HH}}.{{mm}}.{{ss}}.mp4", f"WhatsApp Image {_ISO} at {{HH}}.{{mm}}.{{ss}} (1).jpeg", f"WhatsApp Image {_ISO} at {{HH}}.{{mm}}.{{ss}}_{{hex}}.jpg",
    f"Screenshot_{_COMPACT}-{_CLOCK}.png", f"Screenshot_{_COMPACT}-{_CLOCK}.jpg", f"Screenshot_{_COMPACT}_{_CLOCK}.png", f"Screenshot_{_COMPACT}-{_CLOCK}_Chrome.jpg", f"Screenshot_{_ISO}-{{HH}}-{{mm}}-{{ss}}-{{n3}}_com.android.chrome.jpg",
    f"Screenshot_{_ISO}-{{HH}}-{{mm}}-{{ss}}.png", f"Screenshot {_ISO} at {{HH}}.{{mm}}.{{ss}}.png", f"Screenshot {_ISO} {{HH}}-{{mm}}-{{ss}}.png", f"Screenshot {_ISO} {_CLOCK}.png", f"Screen Shot {_ISO} at {{h}}.{{mm}}.{{ss}} {{AM}}.png",
    f"Screen Shot {_ISO} at {{HH}}.{{mm}}.{{ss}}.png", f"Screenshot from {_ISO} {{HH}}-{{mm}}-{{ss}}.png", f"Snapchat_{_ISO}_{{hex}}.jpg", f"Snapchat_{_ISO}_{{hex}}-{{hex}}-main.jpg", f"signal-{_ISO}-{_CLOCK}.jpg", f"signal-{_ISO}-{{HH}}-{{mm}}-{{ss}}-{{n3}}.jpg",
    f"photo_{_ISO}_{{HH}}-{{mm}}-{{ss}}.jpg", f"photo_{_ISO} {{HH}}.{{mm}}.{{ss}}.jpeg", "image_{yyyy}_{MM}_{dd}T{HH}_{mm}_{ss}_{n3}Z.png", f"{{n5}}IMG_{{n5}}_BURST{_COMPACT}{_CLOCK}{{n3}}_COVER.jpg", f"IMG_{_COMPACT}_{_CLOCK}_BURST{{n3}}.jpg",
    f"BURST{_COMPACT}{_CLOCK}.jpg", f"Recording_{_COMPACT}_{_CLOCK}.m4a", f"Voice {_COMPACT}_{_CLOCK}.m4a", f"Call_{_COMPACT}_{_CLOCK}.amr", f"DJI_{_COMPACT}{_CLOCK}_{{n4}}_D.JPG", f"video-{_ISO}-{{HH}}-{{mm}}-{{ss}}.mp4", f"{_ISO} {{HH}}.{{mm}}.{{ss}}.{{pic}}",
    f"{_ISO}_{{HH}}-{{mm}}-{{ss}}.{{pic}}", f"{_ISO}-{{HH}}-{{mm}}-{{ss}}.mkv", f"{_ISO} {{HH}}-{{mm}}-{{ss}}.mkv", f"{_ISO}-{_CLOCK}.{{pic}}", f"{_ISO}_{_CLOCK}.{{pic}}", f"IMG_{_ISO}_{{HH}}-{{mm}}-{{ss}}.jpg", f"GIF_{_COMPACT}_{_CLOCK}.gif", f"Photo {_ISO} {{HH}} {{mm}} {{ss}}.jpg",
    f"VID_{_COMPACT}_{_CLOCK}_{{n3}}.mp4", f"lv_0_{_COMPACT}{_CLOCK}.mp4", f"IMG_{_COMPACT}.jpg", f"DSC_{_COMPACT}.JPG", f"P_{_COMPACT}_{_CLOCK}.jpg", f"Foto {_ISO} {{HH}}.{{mm}}.jpg", f"scan_{_COMPACT}_{_CLOCK}.pdf", f"Scan{_COMPACT}{_CLOCK}.pdf", f"Scan {_ISO} {{HH}}.{{mm}}.{{ss}}.pdf",
    "Adobe Scan {dd} {Mon} {yyyy}.pdf", "Adobe Scan {Mon} {dd}, {yyyy}.pdf", f"Bild {_ISO}.jpg", f"zoom_{_ISO}.mp4", f"audio_{_ISO}_{{HH}}-{{mm}}-{{ss}}.ogg", "{yyyy}_{MM}_{dd}_{HH}_{mm}_{ss}.{pic}",
    "{yyyy}.{MM}.{dd}-{HH}.{mm}.{ss}.{pic}", f"{_COMPACT}T{_CLOCK}.{{pic}}", f"{_COMPACT}T{_CLOCK}.jpg", f"{_COMPACT}{_CLOCK}.{{pic}}", f"{_COMPACT}{_CLOCK}_{{n4}}.jpg", "{yyyy}-{MM}-{dd}T{HH}-{mm}-{ss}.json",
)  # fmt: skip

#: Screenshots by the language of the system: name, word before the time.
SCREENSHOTS: tuple[tuple[str, str], ...] = (
    ("Bildschirmfoto ", " um "), ("Bildschirmfoto vom ", " "), ("Screenshot ", " at "), ("Capture d’écran ", " à "), ("Capture d'écran ", " à "), ("Capture d’écran de ", " "), ("Captura de pantalla ", " a las "), ("Captura de pantalla de ", " "),
    ("Captura de Tela ", " às "), ("Captura de tela de ", " "), ("Captura de ecrã ", " às "), ("Schermata ", " alle "), ("Schermata del ", " "), ("Schermafbeelding ", " om "), ("Schermafdruk van ", " "), ("Skärmavbild ", " kl. "), ("Skjermbilde ", " kl. "),
    ("Skærmbillede ", " kl. "), ("Näyttökuva ", " kello "), ("Снимок экрана ", " в "), ("Снимок экрана от ", " "), ("Знімок екрана ", " о "), ("Zrzut ekranu ", " o "), ("Zrzut ekranu z ", " "), ("Snímek obrazovky ", " v "), ("Snímka obrazovky ", " o "),
    ("Képernyőfotó ", " - "), ("Ekran Resmi ", " "), ("Ekran görüntüsü ", " "), ("Στιγμιότυπο ", " στις "), ("スクリーンショット ", " "), ("截屏", " "), ("屏幕快照 ", " "), ("屏幕截图 ", " "), ("螢幕快照 ", " "), ("스크린샷 ", " "), ("لقطة شاشة ", " في "), ("צילום מסך ", " ב-"), ("स्क्रीनशॉट ", " "),
    ("Captură de ecran ", " la "), ("Tangkapan Layar ", " pukul "), ("Ảnh chụp Màn hình ", " lúc "), ("ภาพถ่ายหน้าจอ ", " เวลา "), ("Snimka zaslona ", " u "), ("Captura de pantalla ", " a les "),
)  # fmt: skip
_SCREEN_TIMES = ("{HH}.{mm}.{ss}", "{HH}.{mm}.{ss}", "{HH}-{mm}-{ss}", "{HH}{mm}{ss}", "{h}.{mm}.{ss}")

#: Papers, logs, saved data: the year first or the month by name, so that no order is needed.
_PAPERS: tuple[str, ...] = (
    f"{{word}}_{_ISO}.{{ext}}", f"{{word}}-{_ISO}.{{ext}}", f"{_ISO}_{{word}}.{{ext}}", f"{_ISO}-{{word}}.{{ext}}", f"{_ISO} {{word}}.{{ext}}", f"{{word}} {_ISO}.{{ext}}", f"{{word}}_{_COMPACT}.{{ext}}", f"{_COMPACT}_{{word}}.{{ext}}", f"{_COMPACT}-{{word}}.{{ext}}",
    f"{{word}}{_COMPACT}.{{ext}}", f"{_COMPACT} {{word}}.{{ext}}", f"{{word}}_{_ISO}_final.{{ext}}", f"{{word}}_{_ISO}_v{{n1}}.{{ext}}", "{word}_{yyyy}_{MM}_{dd}.{ext}", "{yyyy}_{MM}_{dd}_{word}.{ext}", "{word}.{yyyy}.{MM}.{dd}.{ext}", "{yyyy}.{MM}.{dd} {word}.{ext}",
    "{word}_{dd}{Mon}{yyyy}.{ext}", "{word}_{dd}{Mon}{yyyy}_final.docx", "{word}_{dd}-{Mon}-{yyyy}.{ext}", "{word} {d} {Month} {yyyy}.{ext}", "{word}_{dd}_{Mon}_{yyyy}.{ext}", "{word} {Mon} {d} {yyyy}.{ext}", "{word}-{d}-{Month}-{yyyy}.{ext}", "{word}_{Mon}{dd}_{yyyy}.{ext}",
    "{word}_{dd}{MON}{yy}.{ext}", "{word} {dd}{Mon}{yy}.{ext}", f"{{word}}_{_ISO}_{{HH}}-{{mm}}.{{ext}}", f"{{word}}_{_COMPACT}_{{HH}}{{mm}}.{{ext}}", f"{{word}}_{_COMPACT}_{_CLOCK}.{{ext}}", f"{{word}}-{_COMPACT}T{_CLOCK}.{{ext}}", f"{{word}}_{_ISO}T{{HH}}-{{mm}}-{{ss}}.{{ext}}",
    f"backup-{_ISO}.tar.gz", f"backup_{_COMPACT}.zip", f"backup-{_COMPACT}-{_CLOCK}.tar.gz", f"db_{_ISO}.sql.gz", f"dump_{_ISO}_{{HH}}-{{mm}}.sql", f"db-backup-{_ISO}.sql", f"www-{_ISO}.tgz", f"access.log-{_COMPACT}.gz", f"access.log.{_ISO}", f"app-{_ISO}.log", f"app.{_ISO}.{{n1}}.log",
    f"error_{_ISO}.log", f"error-{_COMPACT}.log", f"catalina.{_ISO}.log", f"messages-{_COMPACT}", f"syslog-{_COMPACT}", f"server.log.{_ISO}", f"localhost_access_log.{_ISO}.txt", "u_ex{yy}{MM}{dd}.log", f"nginx-access-{_ISO}.log.gz", f"install-{_ISO}.log",
    f"hs_err_{_COMPACT}.log", f"{_ISO}.md", f"{_ISO}.txt", f"{_COMPACT}.csv", f"{_ISO}.json", f"{_ISO}-{{word}}-{{word}}.md", f"snapshot-{_ISO}", f"release-{_ISO}", f"build-{_COMPACT}", f"release_{_COMPACT}", f"{{word}} ({_ISO}).{{ext}}", f"{{word}} [{_ISO}].{{ext}}",
    f"Copy of {{word}} {_ISO}.{{ext}}", f"{{word}}_{_ISO}_{{n3}}.{{ext}}", f"{{word}}_{{n3}}_{_ISO}.{{ext}}", f"{{word}} #{{n4}} {_ISO}", f"{{word}} {_ISO} {{word}}", f"{{word}}/{_ISO}/{{word}}.{{ext}}", "{word}_{yyyy}-{MM}.{ext}", "{yyyy}-{MM}_{word}.{ext}",
    "{word}_{Mon}{yyyy}.{ext}", "{word} {Month} {yyyy}.{ext}", "{word}_{yyyy}.{ext}", "{yyyy}_{word}.{ext}", "{word} {yyyy}.{ext}", "{word}-{Month}-{yyyy}.{ext}", "{word}_{yyyy}_{MM}.{ext}", "{word} {yyyy} Q{q}.{ext}", "{word}_Q{q}_{yyyy}.{ext}",
)  # fmt: skip

#: Paths and addresses.
_PATHS: tuple[str, ...] = (
    "/var/log/app/{yyyy}/{MM}/{dd}/app.log", "photos/{yyyy}/{MM}/{dd}/", "https://example.com/{yyyy}/{MM}/{dd}/{word}.html", "https://example.org/{yyyy}/{MM}/{dd}/{word}-{word}", "{yyyy}/{MM}/{dd}/{word}.{ext}", "www.example.com/{yyyy}/{MM}/{dd}/{word}/",
    "/{yyyy}/{MM}/{dd}/{word}", "http://example.net/news/{yyyy}-{MM}-{dd}/{word}.php", "https://example.com/news/{yyyy}/{MM}/{word}", "s3://bucket/{word}/{yyyy}/{MM}/{dd}/part-{n5}", "dt={yyyy}-{MM}-{dd}", "date={yyyy}-{MM}-{dd}/{word}", "year={yyyy}/month={MM}/day={dd}",
    "C:\\Photos\\{yyyy}\\{yyyy}-{MM}-{dd}\\", "/home/user/{word}/{yyyy}-{MM}-{dd}.{ext}", "~/Downloads/{word}-{yyyy}{MM}{dd}.{ext}", "https://example.com/blog/{yyyy}/{mon}/{dd}/{word}", "https://example.com/{word}?date={yyyy}-{MM}-{dd}", "file:///tmp/{word}_{yyyy}{MM}{dd}.{ext}",
    "logs/{yyyy}/{MM}/{dd}", "{word}:{yyyy}-{MM}-{dd}", "{word}@{yyyy}-{MM}-{dd}", "{word}.{yyyy}{MM}{dd}", "{word}|{yyyy}-{MM}-{dd}", "#{word}{yyyy}{MM}{dd}",
)  # fmt: skip

#: Numeric dates whose order is the writer's: order -> templates.
_ORDERED: dict[str, tuple[str, ...]] = {
    "DMY": ("{word}_{dd}-{MM}-{yyyy}.{ext}", "{dd}-{MM}-{yyyy}_{word}.{ext}", "{word} {dd}.{MM}.{yyyy}.{ext}", "{dd}.{MM}.{yyyy} {word}.{ext}", "{word}_{dd}{MM}{yyyy}.{ext}", "{dd}{MM}{yyyy}_{word}.{ext}", "{word} {dd}-{MM}-{yy}.{ext}", "{word}_{dd}_{MM}_{yyyy}.{ext}",
            "{word}-{dd}-{MM}-{yyyy}.{ext}", "{word}_{dd}.{MM}.{yy}.{ext}", "{dd}_{MM}_{yyyy}_{word}.{ext}", "{word} {d}.{M}.{yyyy}.{ext}", "{word}_{dd}{MM}{yy}.{ext}"),
    "MDY": ("CamScanner {MM}-{dd}-{yyyy} {HH}.{mm}.pdf", "{word}_{MM}-{dd}-{yyyy}.{ext}", "{MM}-{dd}-{yyyy}_{word}.{ext}", "{word} {MM}.{dd}.{yyyy}.{ext}", "{word}_{MM}{dd}{yyyy}.{ext}", "{MM}{dd}{yyyy}_{word}.{ext}", "{word} {M}-{d}-{yy}.{ext}", "{word}_{MM}_{dd}_{yyyy}.{ext}", "{word}-{MM}-{dd}-{yyyy}.{ext}",
            "{word}_{MM}.{dd}.{yy}.{ext}", "{word} {M}-{d}-{yyyy}.{ext}"),
    "YMD": ("{word}_{yy}{MM}{dd}.{ext}", "{yy}{MM}{dd}_{word}.{ext}", "{yy}{MM}{dd} {word}.{ext}", "{word}_{yy}-{MM}-{dd}.{ext}", "{yy}-{MM}-{dd} {word}.{ext}", "{yy}{MM}{dd}-{word}.{ext}"),
}  # fmt: skip

#: Names without a date.
_DATELESS: tuple[str, ...] = (
    "IMG_{n4}.JPG", "DSC_{n4}.JPG", "DSC{n5}.JPG", "P{n3}{n4}.JPG", "{word}.{ext}", "{word}_v{n1}.{ext}", "{word}_final.{ext}", "{word} ({n1}).{ext}", "scan{n4}.pdf", "{word}_{n2}.{ext}", "{hex}.{ext}", "{word}-{n5}.{ext}", "GOPR{n4}.MP4", "{word}_{hex}.{ext}", "FB_IMG_{n5}{n5}{n3}.jpg",
    "{word}-{word}.{ext}", "setup_{n1}.{n1}.{n1}.exe", "{n2}_{word}.{ext}", "image{n3}.png", "Unbenannt.{ext}", "untitled{n1}.{ext}", "{word}.tar.gz", "track{n2}.mp3", "{n2} - {word}.mp3", "MVI_{n4}.MOV", "{word}_rev{n1}.{ext}", "page-{n2}.html", "/usr/lib/{word}/{n3}", "https://example.com/{word}/{n5}",
)  # fmt: skip

_KINDS: Weighted[str] = Weighted([("film", 40), ("screen", 9), ("paper", 40), ("path", 8), ("ordered", 15)])


def _say(scene: Scene, text: str) -> None:
    """Write the name and set its reading and kind."""
    if scene.lang.digits:
        scene.lang = language("en")
    pattern = template(text)
    pattern.write(scene)
    scene.canonical = reading(scene, pattern.parts)
    if "hour" in pattern.parts:
        scene.canonical += time_reading(scene, pattern.parts)
        scene.kind = "datetime"
    elif "day" not in pattern.parts:
        scene.kind = "partial"
    elif "short" in pattern.parts:
        scene.kind = "two_digit_year"
    scene.worded = False
    scene.free = False


def _file_name(scene: Scene) -> None:
    choose_modern(scene)
    if scene.year < 1900:
        scene.year += 200
    dice = scene.dice
    kind = dice.draw(_KINDS)
    if kind == "ordered":
        order = order_for(scene)
        _say(scene, dice.pick(_ORDERED[order]))
        scene.order = order
        return
    if kind == "screen":
        name, at = dice.pick(SCREENSHOTS)
        clock = dice.pick(_SCREEN_TIMES)
        _say(
            scene,
            name
            + _ISO
            + at
            + clock
            + (" {AM}" if "{h}" in clock else "")
            + dice.pick((".png", ".png", ".jpg", "", " (2).png")),
        )
        return
    _say(scene, dice.pick(_PICTURES_AND_FILMS if kind == "film" else _PAPERS if kind == "paper" else _PATHS))


def _dateless_name(scene: Scene) -> None:
    _say(scene, scene.dice.pick(_DATELESS))
    scene.canonical = ""
    scene.kind = "reject"


GROUPS: tuple[Group, ...] = (
    Group("file-name", "absolute", 1.4, _file_name),
    Group("file-name-dateless", "reject", 0.2, _dateless_name),
)
