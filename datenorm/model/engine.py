"""Keras as an engine of the search: any architecture, with the interface of :class:`datenorm.runtime.network.Network`.

The network is run step by step as it is, nothing is compiled. Unlike the NumPy runtime it does not promise the same
last bits for a string alone and in a batch.

Legend of shapes as in :mod:`datenorm.runtime.network`: N strings, S source length, Y symbols.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from keras import ops, tree

from datenorm.core.canonical import SYMBOLS
from datenorm.model.build import AnyNetwork, build_network
from datenorm.model.export import load_weights
from datenorm.model.network import Begun
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.lanes import Floats, Integers, Panel
from datenorm.text.vocabulary import Vocabulary


class Columns:
    """Panels of which every column is a seat: here a string's place is of no consequence.

    Args:
        capacity: strings that are computed together at most.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity

    def panel(self, strings: int) -> Panel:
        """A panel for exactly so many strings."""
        width = min(strings, self.capacity)
        return Panel(width, np.arange(width))


class Memory(NamedTuple):
    """What belongs to the strings and stays the same at each step; a tree of arrays (N, ...), and S."""

    content: Any
    length: int

    def take(self, strings: Integers) -> Memory:
        """That of some ``strings`` (N',), in that order and as often as they are named."""
        return Memory(_taken(self.content, strings), self.length)

    @staticmethod
    def join(parts: Sequence[Memory]) -> Memory:
        """That of several groups of strings, all with the same S, one after another."""
        return Memory(tree.map_structure(_joined, *(part.content for part in parts)), parts[0].length)


@dataclass(slots=True)
class State:
    """The decoder between two steps.

    Attributes:
        panel: as wide as there are strings.
        content: a tree of arrays (N, ...).
    """

    panel: Panel
    content: Any

    @property
    def strings(self) -> int:
        """N."""
        return self.panel.width

    def take(self, strings: Integers, panel: Panel) -> State:
        """That of some ``strings`` (N',), in that order and as often as they are named."""
        return State(panel, _taken(self.content, strings))

    @staticmethod
    def join(states: Sequence[State], panel: Panel) -> State:
        """The strings of several states side by side."""
        return State(panel, tree.map_structure(_joined, *(state.content for state in states)))


class Engine:
    """A network that reads.

    Args:
        weights: by their names in a bundle.
        temperature: what the logits are divided by.
    """

    #: Memories are trees of arrays in which S may stand anywhere.
    mixes_lengths = False

    def __init__(
        self,
        architecture: Architecture,
        vocabulary: Vocabulary,
        weights: Mapping[str, npt.NDArray[Any]],
        temperature: float = 1.0,
    ) -> None:
        self._network: AnyNetwork = build_network(architecture, vocabulary)
        load_weights(self._network, weights)
        self._sharpness = np.float32(1.0 / temperature)
        self.symbols = len(SYMBOLS)
        self.products = Columns(architecture.together)

    def encode(self, ids: Integers, lengths: Integers) -> tuple[Memory, State]:
        """Read strings: ids (N, S), padded on the right with 0, of which ``lengths`` (N,) are real."""
        begun = self._network.read(ids.astype(np.int32))
        return Memory(begun.source, ids.shape[1]), State(self.products.panel(len(ids)), begun.place)

    def step(self, memory: Memory, state: State, previous: Integers) -> tuple[Floats, Floats]:
        """One step; ``state`` moves on in place.

        Args:
            previous: (N,) the symbols y_{t-1}.

        Returns:
            The logits (N, Y) and the attention weights (N, S).
        """
        logits, begun = self._network.write(Begun(memory.content, state.content), previous.astype(np.int32))
        state.content = begun.place
        return ops.convert_to_numpy(logits) * self._sharpness, ops.convert_to_numpy(begun.place.weights)


def make_engine(bundle: Bundle) -> Engine:
    """The engine of an opened model."""
    manifest = bundle.manifest
    return Engine(manifest.architecture, manifest.vocabulary, bundle.weights, manifest.calibration.temperature)


def _taken(content: Any, strings: Integers) -> Any:
    places = strings.astype(np.int32)
    return tree.map_structure(lambda part: None if part is None else ops.take(part, places, axis=0), content)


def _joined(*parts: Any) -> Any:
    """One leaf of several trees; what nothing is copied from has None there."""
    return None if parts[0] is None else ops.concatenate(parts, axis=0)
