"""Looks at the labels of a file before anything is scored: one outside the grammar can't be anybody's answer."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from datenorm.core.canonical import parse
from datenorm.core.errors import CanonicalError
from datenorm.data.records import Record, no_reading
from datenorm.evaluation.cases import normal

#: A set of days (ISO 8601-2:2019, 6.4), right in EDTF, for which the canonical form has nothing.
_SET = re.compile(r"[\[{][0-9X~?%., -]+[\]}]")


class LabelCheck:
    """Lets records through whose labels can be an answer.

    Args:
        path: of their file, for messages.

    Attributes:
        sets: records so far that are labelled with a set, which no answer is equal to.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = path
        self.sets = 0

    def __call__(self, records: Iterable[Record]) -> Iterator[Record]:
        """The same records.

        Raises:
            InputError: a label is outside the grammar; the message names its line.
        """
        for record in records:
            labels = [record.canonical, record.expected, record.date, *record.alternatives]
            outside = [label for label in labels if label is not None and not _is_canonical(label)]
            for label in outside:
                if not _SET.fullmatch(label.strip()):
                    raise no_reading(self._path, record.line, label)
            self.sets += bool(outside)
            yield record


def _is_canonical(label: str) -> bool:
    try:
        parse(normal(label))
    except CanonicalError:
        return False
    return True
