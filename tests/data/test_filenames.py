"""File names: the date in them is read, the figures around it are not."""

from datetime import date

import pytest

from datenorm.data import filenames
from datenorm.data.dice import Dice
from datenorm.data.languages import language
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene
from datenorm.data.templates import template


@pytest.mark.parametrize(
    ("name", "written", "reading"),
    [
        ("IMG_{yyyy}{MM}{dd}_{HH}{mm}{ss}.jpg", "IMG_20190503_101112.jpg", "2019-05-03T10:11:12"),
        (
            "WhatsApp Image {yyyy}-{MM}-{dd} at {HH}.{mm}.{ss}.jpeg",
            "WhatsApp Image 2019-05-03 at 10.11.12.jpeg",
            "2019-05-03T10:11:12",
        ),
        ("backup-{yyyy}-{MM}-{dd}.tar.gz", "backup-2019-05-03.tar.gz", "2019-05-03"),
        ("u_ex{yy}{MM}{dd}.log", "u_ex190503.log", "XX19-05-03"),
        ("/var/log/{yyyy}/{MM}/{dd}/app.log", "/var/log/2019/05/03/app.log", "2019-05-03"),
    ],
)
def test_a_name_and_its_reading(name: str, written: str, reading: str) -> None:
    scene = Scene(Dice(1, 1), language("fa"))
    scene.set_day(date(2019, 5, 3))
    scene.hour, scene.minute, scene.second = 10, 11, 12
    filenames._say(scene, name)
    assert ("".join(text for text, _ in scene.pieces), scene.canonical) == (written, reading)


def test_every_name_compiles() -> None:
    rows = (filenames._PICTURES_AND_FILMS, filenames._PAPERS, filenames._PATHS, *filenames._ORDERED.values())
    assert all(template(text).parts & {"year", "short"} for row in rows for text in row)
    assert not any(template(text).parts - {""} for text in filenames._DATELESS)


def test_names_without_a_date_are_refused() -> None:
    assert {example.canonical for example in Sampler(3, kinds=["file-name-dateless"]).examples(200)} == {""}
