"""From cleaned texts to candidate readings; each distinct text is read once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from datenorm.runtime.blas import one_thread
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.network import Network
from datenorm.runtime.search import Candidate, beam, greedy
from datenorm.text.clean import Cleaned

_Read = TypeVar("_Read")


@dataclass(frozen=True, slots=True)
class Source:
    """A text as the network gets it.

    Attributes:
        cleaned: the cleaned text.
        ids: hints, then one id a character; not empty.
        hints: how many of them are hints; position ``hints + k`` is character k of the cleaned text.
    """

    cleaned: Cleaned
    ids: tuple[int, ...]
    hints: int


class Reader:
    """The network and vocabulary of one model. Threads may share it."""

    def __init__(self, bundle: Bundle) -> None:
        self.vocabulary = bundle.manifest.vocabulary
        with one_thread():
            self.network = Network(bundle.weights, bundle.manifest.calibration.temperature)

    def source(self, cleaned: Cleaned, order: str | None = None, language: str | None = None) -> Source:
        """What the network gets for a cleaned text and hints."""
        ids, hints = self.vocabulary.encode(cleaned, order, language)
        return Source(cleaned, tuple(ids), hints)

    def greedy(self, sources: Sequence[Source]) -> list[Candidate]:
        """The greedy reading of each source."""
        return self._distinct(sources, lambda ids: greedy(self.network, ids))

    def beam(self, sources: Sequence[Source]) -> list[list[Candidate]]:
        """The candidates of a beam search for each source, best first."""
        return self._distinct(sources, lambda ids: beam(self.network, ids))

    def _distinct(
        self, sources: Sequence[Source], search: Callable[[list[tuple[int, ...]]], list[_Read]]
    ) -> list[_Read]:
        if not sources:
            return []
        distinct = list(dict.fromkeys(source.ids for source in sources))
        with one_thread():
            found = dict(zip(distinct, search(distinct), strict=True))
        return [found[source.ids] for source in sources]
