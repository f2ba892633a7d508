"""The weights of a model for a vocabulary that has more characters than its own."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from datenorm.text.vocabulary import Vocabulary

#: Weights by name.
Weights = Mapping[str, npt.NDArray[Any]]


def widened(weights: Weights, known: Vocabulary, vocabulary: Vocabulary) -> Weights:
    """``weights`` with a row of the embedding for each character of ``vocabulary`` that ``known`` lacks.

    A new row begins as the one that stood for the character before: its base letter's, or that of what is unknown. So
    nothing is read otherwise until it is learned.

    Args:
        weights: of the model; ``embedding`` is (V, E).
        known: the model's vocabulary, V ids.
        vocabulary: ``known`` extended, V' ids.

    Returns:
        The weights, with ``embedding`` of (V', E).
    """
    new = vocabulary.characters[len(known.characters) :]
    if not new:
        return dict(weights)
    rows = weights["embedding"]
    before = np.array([known.id_of(character) for character in new])
    return {**weights, "embedding": np.concatenate([rows, rows[before]])}
