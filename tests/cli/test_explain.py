"""``datenorm predict --explain`` and ``--heatmap-file`` as processes."""

import json
import xml.dom.minidom

import pytest


def test_an_argument_is_explained_below_its_answer(run, base):
    done = run("predict", *base, "--explain", "--no-heatmap", "Sunday 03/04/2005", "30 Feb 2021")
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = done.stdout.decode().split("\n\n")[:2]
    assert first.startswith("2005-04-03")
    assert "   order      DMY, as the weekday says\n" in first
    assert "   weekday    the text names Sunday, and 2005-04-03 is one" in first
    assert "   refused    February 2021 has 28 days, not 30" in second


def test_json_has_a_key_more_and_only_when_asked(run, base):
    lines = b"3 May 1999\n\xff\nn/a\n"
    plain, said = (
        [json.loads(line) for line in run("predict", *base, "-f", "jsonl", *more, input=lines).stdout.splitlines()]
        for more in ([], ["--explain"])
    )
    assert said[0]["explanation"]["month"] == '05, from "May"'
    assert said[1]["explanation"] == {"refused": "the text is not UTF-8"}
    assert said[2]["explanation"]["refused"] == "the text holds no date"
    for one in said:
        del one["explanation"]
    assert said == plain


def test_lines_that_decide_together_say_so(run, base):
    column = b"13/05/45\n01/02/1940\n05/06/1939\n07/08/1950\n09/10/1947\n30/01/1944\n"
    done = run("predict", *base, "--infer-order", "--explain", "-f", "jsonl", "--jobs", "2", input=column)
    first, second, *_ = map(json.loads, done.stdout.splitlines())
    assert first["date"] == "1945-05-13"
    assert first["explanation"]["century"].endswith("as the other rows of the column say")
    assert second["explanation"]["order"] == "DMY, as all rows of the column say together"
    assert b"two-digit years are in 18" in done.stderr


def test_the_users_century_stands(run, base):
    column = b"d\n13/05/45\n01/02/1940\n05/06/1939\n07/08/1950\n09/10/1947\n30/01/1944\n"
    for options, year in (([], b"1945"), (["--century", "1969"], b"2045"), (["--no-infer-order"], b"2045")):
        done = run("predict", *base, "--csv", "-", "--column", "d", *options, input=column)
        assert done.stdout.splitlines()[1] == b"13/05/45," + year + b"-05-13"
        assert (b"two-digit years" in done.stderr) == (not options)


def test_the_report_says_how_the_century_was_told(run, base, tmp_path):
    column = b"d\n13/05/45\n01/02/1940\n05/06/1939\n07/08/1950\n09/10/1947\n30/01/1944\n"
    run("predict", *base, "--csv", "-", "--column", "d", "--report", str(tmp_path / "r.json"), input=column)
    said = json.loads((tmp_path / "r.json").read_text())["columns"][0]
    assert said["century"]["status"] == "inferred"
    assert said["century"]["years"] == [1939, 1950]
    assert said["order"]["status"] == "decided"


@pytest.mark.parametrize("ending", [".svg", ".html"])
def test_a_picture_of_hostile_text(run, tmp_path, ending):
    path = tmp_path / ("why" + ending)
    texts = ["<script>alert(1)</script> 3 May", "\x1b]0;x\x07", "٣ مايو ١٩٩٩", "2019年5月3日"]
    done = run("predict", "--no-heatmap", "--heatmap-file", str(path), *texts)
    assert (done.returncode, done.stderr) == (0, b"")
    content = path.read_text(encoding="utf-8")
    assert "<script" not in content and "\x1b" not in content
    assert "&lt;script&gt;" in content and "2019年5月3日" in content and "مايو" in content
    if ending == ".svg":
        xml.dom.minidom.parseString(content)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_picture_of_a_stream_shows_its_first_lines(run, tmp_path):
    path = tmp_path / "why.svg"
    arguments = ["predict", "--heatmap-file", str(path)]
    done = run(*arguments, "--jobs", "2", input=b"3 May 1999\n" * 60)
    assert done.stdout.count(b"\n") == 60
    assert b"shows the first 50 of 60 lines" in done.stderr
    assert path.read_text().count("bold") == 50


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--heatmap-file", "why.gif", "3 May"], ".svg, .html, .png"),
        (["--heatmap-file", "no/such/folder/why.svg", "3 May"], "no/such/folder"),
        (["--explain", "--format", "csv", "3 May"], "--explain"),
        (["--explain", "--csv", "-", "--column", "d"], "--explain"),
        (["--heatmap-file", "why.svg", "--csv", "-", "--column", "d"], "--heatmap-file"),
    ],
)
def test_mistakes_are_one_line(run, arguments, part):
    done = run("predict", *arguments)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert part in done.stderr.decode()


def test_png_without_matplotlib_stops_before_any_work(run, tmp_path):
    """A module that can't be found; what is asked for is said, and nothing is printed or written."""
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['matplotlib'] = None\n")
    from pathlib import Path

    root = Path(__file__).parents[2]
    done = run("predict", "--heatmap-file", str(tmp_path / "x.png"), "3 May", PYTHONPATH=f"{tmp_path}:{root}")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"pip install matplotlib" in done.stderr and done.stderr.count(b"\n") == 1
    assert not (tmp_path / "x.png").exists()
