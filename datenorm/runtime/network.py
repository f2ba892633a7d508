"""The network in NumPy: the encoder, the bridge and one step of the decoder (Bahdanau et al. 2014, appendix A).

Legend of shapes: N strings, M columns of the panel in which they have their seats, S source length, H hidden units a
direction, A alignment, D decoder units, V ids of the source, Y symbols.

The same string gets the same bits alone, in a batch and at any place in it. BLAS does not promise that: which kernel
computes an element of a product depends on the product's shape and on the element's place in it. So

* products with weights are made for panels of strings, one a column, in seats that
  :class:`datenorm.runtime.lanes.Products` has found to be computed alike on this machine;
* sums over the characters of one string (energies, softmax, context) are left to loops of NumPy that add term after
  term, so that zeros behind the last character change nothing;
* everything else works element by element.

Speed comes from what is done once: the embedding goes into tables of gate inputs (V, 4H), the target embedding into
(Y, 4D); the gates i, f, o are (1 + tanh(x / 2)) / 2, so that four gates are one call of tanh, for which NumPy has a
vectorised loop that costs less than exp and a division; and tanh(q + k) of the attention is
1 - 2 / (1 + exp(2q) exp(2k)), whose exponentials are taken once a key and once a step, and whose constant 1 a softmax
does not see. Factors are put into the weights: the x / 2 of the gates, and the 1 / 2 in front of the gate o. Without it
an LSTM gives 2h, so annotations, contexts and states are twice those of the paper, and the weights that take them half.
Powers of two change no digit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from datenorm.runtime.lanes import Floats, Integers, Panel, Products

#: The attention that is computed here; for others there is :mod:`datenorm.runtime.engines`.
RUNS = "additive"

#: Source lengths are rounded up to a multiple of this.
BUCKET = 4

#: exp(2q) and exp(2k) are bounded by exp(43) so that their product stays finite. It takes a query of more than 21.5
#: against a key of less than -21.5 (a tanh of opposite saturated terms) for this to change a result.
_BOUND = np.float32(43.0)

#: Factor of the weights that take a state, an annotation or a context, since these are twice those of the paper.
_HALF = np.float32(0.5)

#: Numbers between the rows of a table: rows of 512 or 1,024 floats side by side would fall into the same few sets of
#: the processor's cache when they are read across, which costs a fifth of the encoder's time.
_GAP = 16

#: Rows of a table that are computed together.
_BLOCK = 64


def bucket(length: int) -> int:
    """The source length S in which a string of ``length`` ids is computed."""
    return max(1, -(-length // BUCKET)) * BUCKET


class Memory(NamedTuple):
    """What the decoder looks at, computed once a string.

    Attributes:
        hidden: (N, S, 2H) annotations 2 h_j, zero at padding.
        keys: (S, N, A) exp(2 (U h_j + b)).
        padding: (S, N) true where there is no character.
    """

    hidden: Floats
    keys: Floats
    padding: npt.NDArray[np.bool_]

    def take(self, strings: Integers) -> Memory:
        """The memory of some ``strings`` (N',), in that order and as often as they are named."""
        which: slice | Integers = strings
        if strings[-1] - strings[0] == len(strings) - 1 and np.all(np.diff(strings) == 1):
            which = slice(int(strings[0]), int(strings[-1]) + 1)  # side by side, as at the beginning: no copy
        return Memory(self.hidden[which], self.keys[:, which], self.padding[:, which])

    @staticmethod
    def join(parts: Sequence[Memory]) -> Memory:
        """That of several groups of strings, all with the same S, one after another."""
        hidden, keys, padding = zip(*((part.hidden, part.keys, part.padding) for part in parts), strict=True)
        return Memory(np.concatenate(hidden), np.concatenate(keys, axis=1), np.concatenate(padding, axis=1))


class Room(NamedTuple):
    """Arrays of one step, used again at the next: fresh ones of this size would be pages from the system each time.

    Attributes:
        terms: (S, N, A).
        context: (2H, M) 2 c_t, zero where there is no string.
        products: (4D + Y, M).
        hidden: (D, M) 2 s_t.
        targets: (M, 4D + gap).
    """

    terms: Floats
    context: Floats
    products: Floats
    hidden: Floats
    targets: Floats


@dataclass(slots=True, eq=False, repr=False)
class State:
    """The decoder between two steps.

    Attributes:
        panel: string n sits in column ``panel.seats[n]``.
        strings: N, how many seats are taken.
        cell: (D, M).
        products: (A + 4D + Y, M) what s_{t-1} gives to the query, the gates and the readout.
        room: what a step writes into, made at the first one.
    """

    panel: Panel
    strings: int
    cell: Floats
    products: Floats
    room: Room | None = None

    @property
    def columns(self) -> slice | Integers:
        """The columns of the strings."""
        return self.panel.columns(self.strings)

    @property
    def seats(self) -> Integers:
        """Their numbers (N,)."""
        return self.panel.seats[: self.strings]

    def take(self, strings: Integers, panel: Panel) -> State:
        """The state of some ``strings`` (N',), in that order and as often as they are named, in ``panel``."""
        columns = _spread(self.seats[strings], panel)
        return State(panel, len(strings), self.cell.take(columns, axis=1), self.products.take(columns, axis=1))

    @staticmethod
    def join(states: Sequence[State], panel: Panel) -> State:
        """The strings of several states side by side in ``panel``."""
        cell = np.concatenate([state.cell.take(state.seats, axis=1) for state in states], axis=1)
        products = np.concatenate([state.products.take(state.seats, axis=1) for state in states], axis=1)
        columns = _spread(np.arange(cell.shape[1]), panel)
        return State(panel, cell.shape[1], cell.take(columns, axis=1), products.take(columns, axis=1))


def _spread(values: Integers, panel: Panel) -> Integers:
    """``values`` (N, ...) of the strings at their seats in the panel (M, ...); empty columns repeat the first value."""
    spread = np.repeat(values[:1], panel.width, axis=0)
    spread[panel.seats[: len(values)]] = values
    return spread


class GateInputs:
    """What each id gives to the gates of an LSTM: its embedding times the kernel, plus the bias.

    Of thousands of ids a text has a dozen, so they are computed when they are first met; in blocks, always the same
    ones, so that an id has the same bits whenever that is. Two threads that compute a block write the same numbers.

    Args:
        embedding: (V, E).
        kernel: (E, 4H).
        bias: (4H,).
    """

    def __init__(self, embedding: Floats, kernel: Floats, bias: Floats) -> None:
        self._embedding, self._kernel, self._bias = embedding, kernel, bias
        self._table = np.empty((len(embedding), kernel.shape[1] + _GAP), np.float32)
        self._ready = np.zeros(len(embedding), np.bool_)

    def table(self, ids: Integers) -> Floats:
        """(V, 4H + gap), in which the rows of ``ids`` are there."""
        ready = self._ready[ids]
        if not ready.all():
            for block in sorted(set((ids[~ready] // _BLOCK).tolist())):
                rows = slice(block * _BLOCK, (block + 1) * _BLOCK)
                self._table[rows, :-_GAP] = self._embedding[rows] @ self._kernel + self._bias
                self._ready[rows] = True
        return self._table


class Network:
    """Weights made ready for the forward pass. Immutable after construction, so threads may share it.

    Args:
        weights: the arrays of a bundle by name (see :data:`datenorm.runtime.architecture.WEIGHTS`).
        temperature: what the logits are divided by (Guo et al. 2017).
    """

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]], temperature: float = 1.0) -> None:
        w = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        self.symbols = w["readout.bias"].shape[0]
        self.decoder_units = w["decoder.recurrent"].shape[0]
        self.alignment = w["attention.score"].shape[0]
        self._prepare_encoder(w)
        self._prepare_decoder(w, np.float32(1.0 / temperature))
        self.products = Products([*self._recurrent, self._bridge, self._key, self._from_state, self._from_context])

    def _prepare_encoder(self, w: Mapping[str, Floats]) -> None:
        scale = _gate_scale(w["encoder.forward.recurrent"].shape[0])
        self._inputs: list[GateInputs] = []
        self._recurrent: list[Floats] = []  # (4H, H) a direction
        for side in ("forward", "backward"):
            kernel, bias = w[f"encoder.{side}.kernel"] * scale, w[f"encoder.{side}.bias"] * scale
            self._inputs.append(GateInputs(w["embedding"], kernel, bias))
            self._recurrent.append(np.asfortranarray((w[f"encoder.{side}.recurrent"] * (_HALF * scale)).T))
        self.hidden_units = self._recurrent[0].shape[1]
        bridge = np.concatenate([w["bridge.hidden.kernel"], w["bridge.cell.kernel"]], axis=1)
        bias = np.concatenate([w["bridge.hidden.bias"], w["bridge.cell.bias"]])
        self._bridge = np.asfortranarray(_HALF * bridge.T)  # (2D, 2H)
        self._bridge_bias = bias[:, None]
        self._key = np.asfortranarray(w["attention.key"].T)  # (A, 2H), for 2 U h_j
        self._key_bias = 2 * w["attention.bias"]

    def _prepare_decoder(self, w: Mapping[str, Floats], sharpness: np.float32) -> None:
        units, embedded = self.decoder_units, w["target_embedding"].shape[1]
        scale = _gate_scale(units)
        targets = w["target_embedding"] @ w["decoder.kernel"][:embedded] + w["decoder.bias"]
        self._targets = _table(targets * scale)  # (Y, 4D)
        readout = w["readout.kernel"] * sharpness
        self._readout_bias = w["readout.bias"] * sharpness
        from_state = [w["attention.query"], w["decoder.recurrent"] * (_HALF * scale), _HALF * readout[:units]]
        self._from_state = np.asfortranarray(np.concatenate(from_state, axis=1).T)  # (A + 4D + Y, D)
        from_context = [w["decoder.kernel"][embedded:] * (_HALF * scale), _HALF * readout[units:]]
        self._from_context = np.asfortranarray(np.concatenate(from_context, axis=1).T)  # (4D + Y, 2H)
        self._score = -2 * w["attention.score"]  # (A,)

    def encode(self, ids: Integers, lengths: Integers) -> tuple[Memory, State]:
        """Read the strings.

        Args:
            ids: (N, S) source ids, padded on the right with 0; N no more than ``products.capacity``.
            lengths: (N,) how many of them are real, 1 to S.

        Returns:
            The annotations and the decoder's state before its first step.
        """
        strings, source = ids.shape
        panel, units = self.products.panel(strings), self.hidden_units
        columns, ends = _spread(ids, panel), _spread(lengths, panel)
        longest, shortest = int(lengths.max()), int(lengths.min())
        annotations = np.zeros((source, 2 * units, panel.width), np.float32)
        for side, order in enumerate((range(longest), range(longest - 1, -1, -1))):
            self._run(side, order, columns, ends, shortest, annotations)
        final = np.empty((2 * units, panel.width), np.float32)
        final[:units] = annotations[ends - 1, :units, np.arange(panel.width)].T
        final[units:] = annotations[0, units:]
        seats = panel.columns(strings)
        hidden = np.ascontiguousarray(annotations[:, :, seats].transpose(2, 0, 1))
        keys = self.products.multiply(self._key, annotations)  # (S, A, M)
        keys = np.add(keys[:, :, seats].transpose(0, 2, 1), self._key_bias, order="C")
        padding = np.arange(source)[:, None] >= lengths
        return Memory(hidden, _bounded_exp(keys), padding), self._first_state(final, panel, strings)

    def _run(
        self, side: int, order: range, columns: Integers, ends: Integers, shortest: int, annotations: Floats
    ) -> None:
        """One direction of the encoder, forward (0) or backward (1), over the positions ``order``.

        Args:
            columns: (M, S) ids.
            ends: (M,) lengths, ``shortest`` the least of them.
            annotations: (S, 2H, M) 2 h_j; filled here, with zeros at padding.
        """
        units = self.hidden_units
        recurrent, table = self._recurrent[side], self._inputs[side].table(columns)
        hidden = np.zeros((units, len(ends)), np.float32)
        cell = np.zeros_like(hidden)
        gates = np.empty((4 * units, len(ends)), np.float32)
        inputs = np.empty((len(ends), table.shape[1]), np.float32)
        for position in order:
            self.products.multiply(recurrent, hidden, gates)
            gates += _rows(table, columns[:, position], inputs)
            hidden = annotations[position, side * units : (side + 1) * units]
            _lstm(gates, cell, hidden)
            if position >= shortest:  # some strings are over, or have not begun yet as seen from the right
                inside = (ends > position).astype(np.float32)
                hidden *= inside
                cell *= inside

    def _first_state(self, final: Floats, panel: Panel, strings: int) -> State:
        """2 s_0 and its cell: tanh of a projection of both last states, (2H, M) -> (D, M) each."""
        bridged = self.products.multiply(self._bridge, final)
        bridged += self._bridge_bias
        np.tanh(bridged, out=bridged)
        hidden, cell = 2 * bridged[: self.decoder_units], bridged[self.decoder_units :].copy()
        return State(panel, strings, cell, self.products.multiply(self._from_state, hidden))

    def attend(self, memory: Memory, state: State) -> tuple[Floats, Floats]:
        """Weights and context of the next step (equations A.1.2 of the paper).

        e_j = v^T tanh(W s_{t-1} + U h_j), alpha = softmax(e), c = sum_j alpha_j h_j.

        Returns:
            alpha (N, S), zero at padding, and 2 c (N, 2H).
        """
        query = _bounded_exp(state.products[: self.alignment].T[state.columns])  # (N, A)
        terms = np.multiply(memory.keys, query, out=self._room(memory, state).terms)  # (S, N, A)
        terms += 1.0
        np.reciprocal(terms, out=terms)
        energies = np.einsum("sna,a->sn", terms, self._score)
        energies[memory.padding] = -np.inf
        energies -= energies.max(axis=0)
        weights = np.exp(energies, out=energies)
        weights /= weights.cumsum(axis=0)[-1]  # not sum(), which adds in another order for another S
        alpha: Floats = np.ascontiguousarray(weights.T)
        context: Floats = np.einsum("ns,nsh->nh", alpha, memory.hidden)
        return alpha, context

    def step(self, memory: Memory, state: State, previous: Integers) -> tuple[Floats, Floats]:
        """Write one symbol; ``state`` moves on in place.

        Args:
            previous: (N,) the symbols y_{t-1}.

        Returns:
            The logits (N, Y) and the attention weights (N, S).
        """
        alpha, context = self.attend(memory, state)
        units, room = self.decoder_units, self._room(memory, state)
        room.context[:, state.columns] = context.T
        from_context = self.products.multiply(self._from_context, room.context, room.products)  # (4D + Y, M)
        gates = from_context[: 4 * units]
        gates += state.products[self.alignment : self.alignment + 4 * units]
        gates += _rows(self._targets, _spread(previous, state.panel), room.targets)
        _lstm(gates, state.cell, room.hidden)
        self.products.multiply(self._from_state, room.hidden, state.products)
        readout = from_context[4 * units :] + state.products[self.alignment + 4 * units :]  # (Y, M)
        return readout.T[state.columns] + self._readout_bias, alpha

    def _room(self, memory: Memory, state: State) -> Room:
        if state.room is None or state.room.terms.shape != memory.keys.shape:
            width, units = state.panel.width, self.decoder_units
            state.room = Room(
                np.empty_like(memory.keys),
                np.zeros((memory.hidden.shape[2], width), np.float32),
                np.empty((4 * units + self.symbols, width), np.float32),
                np.empty((units, width), np.float32),
                np.empty((width, self._targets.shape[1]), np.float32),
            )
        return state.room


def _table(rows: Floats) -> Floats:
    """``rows`` (V, Z) with a gap behind each: (V, Z + gap)."""
    return np.pad(rows, ((0, 0), (0, _GAP)))


def _rows(table: Floats, ids: Integers, room: Floats) -> Floats:
    """Rows ``ids`` (M,) of a table, as columns: (Z, M), in ``room`` (M, Z + gap)."""
    return table.take(ids, axis=0, out=room, mode="clip").T[:-_GAP]


def _gate_scale(units: int) -> Floats:
    """Factors of the gates i, f, c, o (4 * units,): 1/2 for the sigmoids, 1 for the candidate."""
    return np.repeat(np.array([0.5, 0.5, 1.0, 0.5], np.float32), units)


def _lstm(gates: Floats, cell: Floats, hidden: Floats) -> None:
    """An LSTM's update in place (Hochreiter and Schmidhuber 1997; gate order i, f, c, o as in Keras).

    Args:
        gates: (4H, M) scaled pre-activations; overwritten.
        cell: (H, M) c_{t-1}, becomes c_t.
        hidden: (H, M) becomes 2 h_t.
    """
    units = len(cell)
    np.tanh(gates, out=gates)
    enter, forget = gates[:units], gates[units : 2 * units]
    candidate, leave = gates[2 * units : 3 * units], gates[3 * units :]
    gates[: 2 * units] += 1.0  # twice the gates
    leave += 1.0
    candidate *= enter
    cell *= forget
    cell += candidate
    cell *= 0.5
    np.tanh(cell, out=hidden)
    hidden *= leave


def _bounded_exp(exponents: Floats) -> Floats:
    """exp of ``exponents`` kept within the bound that keeps products of two of them finite."""
    bounded: Floats = np.minimum(exponents, _BOUND)
    np.maximum(bounded, -_BOUND, out=bounded)
    np.exp(bounded, out=bounded)
    return bounded
