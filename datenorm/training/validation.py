"""Exact match on strings that the training never sees, read by the runtime that users have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import encode
from datenorm.data.example import Example
from datenorm.runtime.blas import one_thread
from datenorm.runtime.network import Network
from datenorm.runtime.search import greedy
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.examples import pack


class Validator:
    """A fixed set of strings and their readings.

    Args:
        examples: the set; those of which cleaning leaves nothing are left out.
    """

    def __init__(self, examples: Sequence[Example], vocabulary: Vocabulary) -> None:
        rows = [(example, pack(0, example, vocabulary)) for example in examples]
        self._sources = [np.frombuffer(row.source, np.uint16).tolist() for _, row in rows if row is not None]
        self._readings = [encode(example.canonical, example.weekday) for example, row in rows if row is not None]

    def exact(self, weights: Mapping[str, npt.NDArray[Any]]) -> float:
        """The share of strings that a network with these weights reads right to the last symbol, by greedy search."""
        with one_thread():
            candidates = greedy(Network(weights), self._sources)
        right = sum(found.symbols == truth for found, truth in zip(candidates, self._readings, strict=True))
        return right / len(self._readings)
