"""What an answer may look like, written down apart from the code that makes it (ISO 8601-1, EDTF of ISO 8601-2)."""

import datetime
import json
import re

from datenorm.core.canonical import is_valid

_YEAR = r"(?:-?\d{4}|-?\d{3}X|-?\d\dXX|XXXX)"
_DATE = rf"{_YEAR}(?:-(?:\d\d|XX)(?:-(?:\d\d|XX))?)?[?~%]?"
_TIME = r"T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?"
_SIDE = rf"(?:{_DATE}|\.\.)"
ANSWER = re.compile(rf"{_DATE}(?:{_TIME})?|{_TIME}|{_SIDE}/{_SIDE}", re.ASCII)
_DAY = re.compile(r"(?<![-\d])\d{4}-\d\d-\d\d", re.ASCII)


def is_answer(text: str) -> bool:
    """Whether ``text`` is in the grammar, and every full day in it is one that there is."""
    if not ANSWER.fullmatch(text):
        return False
    for day in _DAY.findall(text):
        if not day.startswith("0000"):  # a year that datetime has not
            datetime.date.fromisoformat(day)
    return True


def _no_constant(name):
    raise AssertionError(f"{name} in JSON")


def check(text, prediction):
    """Fail unless ``prediction`` is what may come out for ``text``."""
    assert prediction.text == text
    assert (prediction.date is None) == (prediction.edtf is None) == (prediction.reason is not None)
    for answer in (prediction.date, prediction.edtf):
        assert answer is None or is_answer(answer), (text, answer)
    assert is_valid(prediction.reading), (text, prediction.reading)
    assert 0 <= prediction.confidence <= 1
    for other in prediction.alternatives:
        assert is_answer(other.date) and is_answer(other.edtf) and 0 <= other.confidence <= 1, (text, other)
    line = prediction.to_json()
    assert len(line.splitlines()) == 1
    assert all(character.isprintable() or character.isspace() or character > "\x9f" for character in line)
    record = json.loads(line.encode().decode(), parse_constant=_no_constant)
    assert record["date"] == prediction.date
