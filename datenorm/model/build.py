"""From an architecture to its network."""

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import DIGITS, SYMBOL_INDEX, SYMBOLS
from datenorm.model.network import Network
from datenorm.model.transformer import Transformer
from datenorm.runtime.architecture import TRANSFORMER, Architecture
from datenorm.text.vocabulary import Vocabulary

_DIGITS = frozenset(DIGITS)


def build_network(architecture: Architecture, vocabulary: Vocabulary) -> Network | Transformer:
    """A network from the ids of a vocabulary to the symbols of this version's grammar."""
    kind = Transformer if architecture.kind == TRANSFORMER else Network
    return kind(architecture, vocabulary.size, len(SYMBOLS), copies_of(vocabulary))


def copies_of(vocabulary: Vocabulary) -> npt.NDArray[np.int32]:
    """The symbol (V,) that each source id is: digits are themselves, all else is 0."""
    return np.array([SYMBOL_INDEX[token] if token in _DIGITS else 0 for token in vocabulary.tokens], np.int32)
