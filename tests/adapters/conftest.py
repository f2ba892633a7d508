"""The model that comes with the package, and a column whose rows tell its order only together."""

import pytest

from datenorm.normalizer import Normalizer
from datenorm.runtime.models import list_models

#: Value -> date; the second row says that the day comes first.
COLUMN = {
    "03/04/2005": "2005-04-03",
    "13/04/2005": "2005-04-13",
    None: None,
    "n/a": None,
    "3 mai 2001": "2001-05-03",
}


@pytest.fixture(scope="session")
def normalizer() -> Normalizer:
    if "base" not in list_models():
        pytest.skip("no model is installed")
    return Normalizer.load("base")


@pytest.fixture
def values() -> list[str | None]:
    return list(COLUMN)


@pytest.fixture
def dates() -> list[str | None]:
    return list(COLUMN.values())
