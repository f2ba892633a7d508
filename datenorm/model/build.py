"""From an architecture to its network."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from datenorm.core.canonical import DIGITS, SYMBOL_INDEX, SYMBOLS
from datenorm.model.ancestor import Ancestor
from datenorm.model.network import Network
from datenorm.model.transformer import Transformer
from datenorm.runtime.architecture import ANCESTOR, KIND, TRANSFORMER, Architecture
from datenorm.text.vocabulary import Vocabulary

_DIGITS = frozenset(DIGITS)

AnyNetwork = Network | Transformer | Ancestor

#: What a manifest calls a network -> its class.
_KINDS: dict[str, Callable[..., AnyNetwork]] = {KIND: Network, TRANSFORMER: Transformer, ANCESTOR: Ancestor}


def build_network(architecture: Architecture, vocabulary: Vocabulary) -> AnyNetwork:
    """A network from the ids of a vocabulary to the symbols of this version's grammar."""
    return _KINDS[architecture.kind](architecture, vocabulary.size, len(SYMBOLS), copies_of(vocabulary))


def copies_of(vocabulary: Vocabulary) -> npt.NDArray[np.int32]:
    """The symbol (V,) that each source id is: digits are themselves, all else is 0."""
    return np.array([SYMBOL_INDEX[token] if token in _DIGITS else 0 for token in vocabulary.tokens], np.int32)
