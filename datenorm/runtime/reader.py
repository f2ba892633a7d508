"""From cleaned texts to candidate readings; each distinct text is read once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from datenorm.runtime.blas import one_thread
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.engines import AUTO, TENSORFLOW, choose, make_keras_engine
from datenorm.runtime.network import Network
from datenorm.runtime.search import ALL, FLOOR, Candidate, each, readings
from datenorm.text.clean import Cleaned


class Source(NamedTuple):
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
    """The network and vocabulary of one model. Threads may share it.

    Args:
        engine: a name of :data:`datenorm.runtime.engines.ENGINES`.

    Attributes:
        engine: the one that was chosen.

    Raises:
        UsageError: the engine does not know the network's attention.
        BundleError: what the engine needs is not installed.
    """

    def __init__(self, bundle: Bundle, engine: str = AUTO) -> None:
        manifest = bundle.manifest
        self.vocabulary = manifest.vocabulary
        self.engine = choose(manifest.architecture, engine)
        if self.engine == TENSORFLOW:
            self.network = make_keras_engine(bundle)
            return
        with one_thread():
            self.network = Network(bundle.weights, manifest.calibration.temperature)

    def source(self, cleaned: Cleaned, order: str | None = None, language: str | None = None) -> Source:
        """What the network gets for a cleaned text and hints."""
        ids, hints = self.vocabulary.encode(cleaned, order, language)
        return Source(cleaned, tuple(ids), hints)

    def greedy(self, sources: Sequence[Source], attention: bool = True) -> list[Candidate]:
        """The greedy reading of each source."""
        return [found[0] for found in self.readings(sources, sure=0.0, attention=attention)]

    def readings(
        self,
        sources: Sequence[Source],
        sure: float | Sequence[float] = ALL,
        floor: float = FLOOR,
        attention: bool = True,
    ) -> list[list[Candidate]]:
        """The readings of each source, the likeliest first; see :func:`datenorm.runtime.search.readings`.

        Args:
            sure: one for all sources, or one for each, the same for those with the same ids.
        """
        bounds = {source.ids: float(bound) for source, bound in zip(sources, each(sure, len(sources)), strict=True)}
        with one_thread():
            searched = readings(self.network, list(bounds), list(bounds.values()), floor, attention)
        found = dict(zip(bounds, searched, strict=True))
        return [found[source.ids] for source in sources]
