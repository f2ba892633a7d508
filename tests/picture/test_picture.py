"""Pictures: hostile text stays text, every script is shown in its reading order, files are whole."""

import subprocess
import sys
import xml.dom.minidom
from html.parser import HTMLParser

import pytest

from datenorm.core.errors import OutputError, UsageError
from datenorm.core.results import Prediction, Reason
from datenorm.picture import FORMATS, check, lay_out, write
from datenorm.picture.layout import Rectangle, Text, colour_of, visual
from datenorm.picture.page import page
from datenorm.picture.svg import svg
from datenorm.text import safe

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "]]> <!-- & &lt; '",
    "\x1b[31m \x00 \x9b \u202e3 May\u2028",
    "\ud800 3 May",
    "${x} $x^2$ {{x}}",
)


def prediction(text, **fields):
    """One that looked at the first character alone."""
    attention = tuple(tuple(float(place == 0) for place in range(len(text))) for _ in "1999")
    usual = {"date": "1999", "edtf": "1999", "reading": "1999", "confidence": 0.98, "attention": attention}
    return Prediction(text, **{**usual, **fields})


class Elements(HTMLParser):
    """The elements, the attributes and the text of a page."""

    def __init__(self, content):
        super().__init__()
        self.names, self.attributes, self.text = set(), set(), ""
        self.feed(content)

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data):
        self.text += data


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_text_in_svg(text):
    document = xml.dom.minidom.parseString(svg(lay_out([prediction(text)])))
    elements = document.getElementsByTagName("*")
    assert {element.tagName for element in elements} == {"svg", "rect", "title", "text"}
    attributes = {name for element in elements for name in element.attributes.keys()}  # noqa: SIM118 # no mapping
    assert not [name for name in attributes if name.startswith("on") or "href" in name]
    shown = [node.firstChild.data for node in document.getElementsByTagName("text") if node.firstChild]
    assert safe.shown(text) in shown


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_text_in_html(text):
    explanation = (("year", f'1999, from "{text}"'),)
    found = Elements(page([prediction(text, explanation=explanation)]))
    assert found.names <= {
        "html", "head", "meta", "title", "style", "body", "article", "h2", "p", "bdi", "dl", "dt", "dd",
        "svg", "rect", "text",
    }  # fmt: skip
    assert not [name for name in found.attributes if name.startswith("on") or name in ("href", "src")]
    assert safe.shown(text) in found.text
    assert f'1999, from "{safe.shown(text)}"' in found.text


def test_a_page_needs_nothing_from_elsewhere():
    content = page([prediction("3 May 1999")])
    assert "default-src 'none'" in content
    assert "http://" not in content.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 May", "3 May"),
        ("2019年5月3日", "2019年5月3日"),
        ("٣ مايو ١٩٩٩", "١٩٩٩ ويام ٣"),
        ("3 במאי 1999", "1999 יאמב 3"),
        ("a שלום b", "a םולש b"),
        ("2019/05/03 יום", "םוי 2019/05/03"),
    ],
)
def test_each_script_is_shown_as_it_is_read(text, expected):
    """From left to right on the page: letters of right-to-left scripts turned around, their figures not."""
    assert "".join(cell.shown for cell in visual(list(safe.cells(text)))) == expected


def test_marks_stand_below_their_characters_from_right_to_left():
    shapes = lay_out([prediction("مايو")], facts=False).shapes
    first = next(shape for shape in shapes if isinstance(shape, Text) and shape.text == "م")
    dark = [shape for shape in shapes if isinstance(shape, Rectangle) and shape.colour == colour_of(1.0)]
    assert len(dark) == 4
    assert all(shape.x < first.x < shape.x + shape.width for shape in dark)
    assert first.x == max(s.x for s in shapes if isinstance(s, Text) and s.anchor == "middle")


def test_everything_lies_on_the_paper():
    texts = ["3 May 1999", "x" * 256, "年" * 200, "\x1b" * 99, ""]
    drawing = lay_out([prediction(text) for text in texts] + [prediction("n/a", date=None, reason=Reason.NOT_A_DATE)])
    for shape in drawing.shapes:
        right = shape.x + (shape.width if isinstance(shape, Rectangle) else 0)
        assert 0 <= shape.x <= right <= drawing.width
        assert 0 <= shape.y <= drawing.height


@pytest.mark.parametrize("ending", list(FORMATS))
def test_files(ending, tmp_path):
    if ending == ".png":
        pytest.importorskip("matplotlib")
    path = tmp_path / f"why{ending.upper()}"
    write(str(path), [prediction(text) for text in ("3 May 1999", "٣ مايو ١٩٩٩", "2019年5月3日", "$x$", HOSTILE[0])])
    begins = {".svg": b"<?xml", ".html": b"<!DOCTYPE", ".png": b"\x89PNG"}[ending]
    assert path.read_bytes().startswith(begins)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_character_without_a_font_is_a_code_point():
    pytest.importorskip("matplotlib")
    from datenorm.picture.png import _drawable

    assert _drawable(Text(0, 0, "3\u5e74"), {"\u5e74"}).text == "3U+5E74"
    assert _drawable(Text(0, 0, "\u5e74", anchor="middle"), {"\u5e74"}).text == "5E74"
    assert _drawable(Text(0, 0, "3"), {"\u5e74"}).text == "3"


def test_names_and_places_that_do_not_work(tmp_path):
    with pytest.raises(UsageError, match=r"\.svg, \.html, \.png"):
        check("why.gif")
    with pytest.raises(OutputError, match="no/such"):
        write(str(tmp_path / "no/such/why.svg"), [])


def test_png_without_matplotlib_says_what_to_install():
    code = "import sys; sys.modules['matplotlib'] = None\nfrom datenorm.picture import check\ncheck('why.svg')\n"
    code += "try: check('why.png')\nexcept Exception as error: print(type(error).__name__, error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("UsageError") and "pip install matplotlib" in done.stdout
