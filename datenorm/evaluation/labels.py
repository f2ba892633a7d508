"""Looks at a file's labels and hints before anything is scored: one that makes no sense can't be anybody's answer."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from datenorm.core.canonical import parse
from datenorm.core.errors import CanonicalError, InputError, UsageError
from datenorm.core.policy import Policy
from datenorm.data.records import Record, no_reading
from datenorm.evaluation.cases import normal
from datenorm.normalizer import Options

#: A set of days (ISO 8601-2:2019, 6.4), right in EDTF, for which the canonical form has nothing.
_SET = re.compile(r"[\[{][0-9X~?%., -]+[\]}]")


class LabelCheck:
    """Lets records through whose labels can be an answer, and whose hints can be given.

    Args:
        path: of their file, for messages.
        orders: whether the orders that stand beside the strings will be given.

    Attributes:
        sets: records so far that are labelled with a set, which no answer is equal to.
    """

    def __init__(self, path: Path | str, orders: bool = True) -> None:
        self._path, self._orders = path, orders
        self.sets = 0

    def __call__(self, records: Iterable[Record]) -> Iterator[Record]:
        """The same records, orders as the model knows them.

        Raises:
            InputError: a label is outside the grammar, or a hint is none; the message names its line.
        """
        for record in records:
            labels = [record.canonical, record.expected, record.date, *record.alternatives]
            outside = [label for label in labels if label is not None and not _is_canonical(label)]
            for label in outside:
                if not _SET.fullmatch(label.strip()):
                    raise no_reading(self._path, record.line, label)
            self.sets += bool(outside)
            yield replace(record, order=self._order(record))

    def _order(self, record: Record) -> str:
        """The order of a record, whose reference date is looked at beside it."""
        try:
            Policy.from_options(reference=record.reference or None)
            return Options(order=record.order).order or "" if record.order and self._orders else record.order
        except UsageError as error:
            raise InputError(f"{error} in {self._path} line {record.line}; mend it, or leave it out") from error


def _is_canonical(label: str) -> bool:
    try:
        parse(normal(label))
    except CanonicalError:
        return False
    return True
