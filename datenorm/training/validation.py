"""Exact match on strings that the training never sees, read by the runtime that users have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import encode
from datenorm.data.example import Example
from datenorm.model.engine import Engine
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.blas import one_thread
from datenorm.runtime.engines import NUMPY, choose
from datenorm.runtime.network import Network
from datenorm.runtime.search import greedy
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.examples import Packer
from datenorm.training.settings import ANYTHING, Generated


class Score(NamedTuple):
    """How many strings of a kind were read right to the last symbol."""

    right: int
    strings: int


#: Kind -> score.
Scores = dict[str, Score]


class Validator:
    """A fixed set of strings and their readings.

    Args:
        examples: the set; those of which cleaning leaves nothing are left out, and those over the limits.
    """

    def __init__(
        self,
        examples: Sequence[Example],
        vocabulary: Vocabulary,
        architecture: Architecture,
        limits: Generated = ANYTHING,
    ) -> None:
        self._vocabulary, self._architecture = vocabulary, architecture
        packer = Packer(vocabulary, limits=limits)
        packed = [(example, packer.pack(0, example)) for example in examples]
        kept = [(example, row) for example, row in packed if row is not None]
        self._kinds = [example.kind for example, _ in kept]
        self._readings = [encode(example.canonical, example.weekday) for example, _ in kept]
        self._sources = [np.frombuffer(row.source, np.uint16).tolist() for _, row in kept]

    def scores(self, weights: Mapping[str, npt.NDArray[Any]]) -> Scores:
        """What a network with these weights reads right by greedy search, kind by kind."""
        with one_thread():
            candidates = greedy(self._network(weights), self._sources)
        right: Counter[str] = Counter()
        for kind, found, truth in zip(self._kinds, candidates, self._readings, strict=True):
            right[kind] += found.symbols == truth
        return {kind: Score(right[kind], count) for kind, count in sorted(Counter(self._kinds).items())}

    def _network(self, weights: Mapping[str, npt.NDArray[Any]]) -> Any:
        """What users would read with."""
        if choose(self._architecture) == NUMPY:
            return Network(weights)
        return Engine(self._architecture, self._vocabulary, weights)


def exact_match(scores: Scores) -> float:
    """The share of all strings that were read right."""
    return sum(score.right for score in scores.values()) / max(1, sum(score.strings for score in scores.values()))


def comparison(before: Scores, after: Scores) -> list[str]:
    """Lines of a table: each kind, how many strings, exact match before and after."""
    rows = [f"{'kind':24} {'strings':>7} {'before':>7} {'after':>7}"]
    for kind, score in after.items():
        earlier = before.get(kind)
        was = f"{earlier.right / earlier.strings:7.1%}" if earlier is not None else " " * 7
        rows.append(f"{kind:24} {score.strings:7,} {was} {score.right / score.strings:7.1%}")
    return rows
