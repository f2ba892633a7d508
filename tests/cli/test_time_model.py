"""The model of times of the day that comes with the package."""

import json
import re

import pytest
from command import ROOT

FOLDER = ROOT / "models" / "time"


def test_it_reads_a_time_in_words(run):
    """The answer in the canonical form, and a row of the heatmap for each of its symbols."""
    done = run("predict", "--model", str(FOLDER), "quarter to nine pm")
    assert (done.returncode, done.stderr) == (0, b"")
    first, *others = done.stdout.decode().splitlines()
    assert re.fullmatch(r"T20:45 +(>99|\d\d) % +quarter to nine pm", first)
    assert "       q u a r t e r   t o   n i n e   p m" in others
    assert [line.split("|")[0].strip() for line in others if " | " in line] == [*"T20:45"]


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("half past seven", "T07:30"),
        ("5 o'clock pm", "T17:00"),
        ("Viertel nach drei nachmittags", "T15:15"),
        ("halb acht abends", "T19:30"),
        ("17 Uhr", "T17:00"),
        ("8 h 05", "T08:05"),
        ("sept heures et demie du soir", "T19:30"),
        ("11:59 p.m.", "T23:59"),
        ("04:10:33", "T04:10:33"),
    ],
)
def test_forms_of_three_languages(time_model, text, time):
    assert time_model(text).date == time


@pytest.mark.parametrize("text", ["nothing at all", "25:70", "9 am - 5 pm"])
def test_what_is_no_time_is_refused(time_model, text):
    assert time_model(text).date is None


@pytest.fixture(scope="module")
def time_model():
    from datenorm import Normalizer

    return Normalizer.load(FOLDER)


def test_manifest_and_card_say_nothing_of_where_it_was_made():
    """No absolute path stands in them."""
    for name in ("manifest.json", "MODEL_CARD.md"):
        text = (FOLDER / name).read_text("utf-8")
        assert not re.search(r"(?<![\w.<])/(work|tmp|home|root|usr|Users|var)/", text), name
    settings = json.loads((FOLDER / "manifest.json").read_text("utf-8"))["training"]["settings"]
    assert settings["data"]["file"] == ""
    assert settings["data"]["start"] == "time"  # its own weights of an earlier training
