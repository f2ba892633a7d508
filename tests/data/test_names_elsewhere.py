"""The names of months against a list that is not CLDR's newest: it finds a language that changed its names there."""

import importlib
import pkgutil

import pytest

from datenorm.data.languages import language, locale_groups
from datenorm.text.clean import clean

table = pytest.importorskip("dateparser.data.date_translation_data", reason="needs .[peers]")

_MONTHS = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
#: The months of another calendar (Quechua), and a name that the two spell in two ways, both of them rare (Yi).
_OTHER = frozenset({"ii", "qu"})


def _plain(name: str) -> str:
    return clean(name).text.replace("\u0654", "").strip(" .'")


def _entries() -> list[str]:
    names = (module.name for module in pkgutil.iter_modules(table.__path__))
    return sorted(name for name in names if name.replace("-", "_") in locale_groups() and name not in _OTHER)


@pytest.mark.parametrize("name", _entries())
def test_of_every_month_a_name_of_the_other_list_is_known(name: str) -> None:
    info = importlib.import_module(f"{table.__name__}.{name}").info
    months = language(name.replace("-", "_")).months.values()
    for index, month in enumerate(_MONTHS):
        known = {_plain(one) for rows in months for one in rows[index]}
        theirs = {_plain(one) for one in info.get(month, ()) if len(_plain(one)) > 2}
        assert not theirs or known & theirs, (month, theirs, known)
