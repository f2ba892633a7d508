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

Speed comes from what is done once: the embedding goes into tables of gate inputs (4, V, H), the target embedding into
(4, Y, D), where each of the four gates has its numbers side by side; the gates i, f, o are (1 + tanh(x / 2)) / 2, so
that four gates are one call of tanh, for which NumPy has a vectorised loop that costs less than exp and a division; and
tanh(q + k) of the attention is 1 - 2 / (1 + exp(2q) exp(2k)), whose exponentials are taken once a key and once a step,
and whose constant 1 a softmax does not see. Factors are put into the weights: the x / 2 of the gates, and the 1 / 2 in
front of the gate o. Without it an LSTM gives 2h, so annotations, contexts and states are twice those of the paper, and
the weights that take them half. Powers of two change no digit.
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

#: Factor of each gate's weights: 1/2 for the sigmoids i, f and o, 1 for the candidate c. Keras has them as i, f, c, o.
_SCALES = np.array([0.5, 0.5, 0.5, 1.0], np.float32)[:, None, None]
_OF_KERAS = [0, 1, 3, 2]

_SIDES = ("forward", "backward")

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
        return Memory(
            self.hidden.take(strings, axis=0), self.keys.take(strings, axis=1), self.padding.take(strings, axis=1)
        )

    @property
    def length(self) -> int:
        """S."""
        return len(self.padding)

    @staticmethod
    def join(parts: Sequence[Memory]) -> Memory:
        """That of several groups of strings, one after another; with the longest S, which changes no bit."""
        length, strings = max(part.length for part in parts), sum(len(part.hidden) for part in parts)
        hidden = np.empty((strings, length, parts[0].hidden.shape[2]), np.float32)
        keys = np.empty((length, strings, parts[0].keys.shape[2]), np.float32)
        padding = np.empty((length, strings), np.bool_)
        start = 0
        for part in parts:
            end, own = start + len(part.hidden), part.length
            hidden[start:end, :own], hidden[start:end, own:] = part.hidden, 0
            keys[:own, start:end], keys[own:, start:end] = part.keys, 0
            padding[:own, start:end], padding[own:, start:end] = part.padding, True
            start = end
        return Memory(hidden, keys, padding)


class Room(NamedTuple):
    """Arrays of one step, used again at the next: fresh ones of this size would be pages from the system each time.

    Attributes:
        terms: (S, N, A).
        context: (2H, M) 2 c_t, zero where there is no string.
        gates: (4, D, M).
        readout: (Y, M) what c_t gives to it.
        hidden: (D, M) 2 s_t.
        targets: (4, M, D + gap).
    """

    terms: Floats
    context: Floats
    gates: Floats
    readout: Floats
    hidden: Floats
    targets: Floats


@dataclass(slots=True, eq=False, repr=False)
class State:
    """The decoder between two steps.

    Attributes:
        panel: string n sits in column ``panel.seats[n]``.
        strings: N, how many seats are taken.
        cell: (D, M).
        gates: (4, D, M) what s_{t-1} gives to them.
        aside: (A + Y, M) what it gives to the query and to the readout.
        room: what a step writes into, made at the first one.
    """

    panel: Panel
    strings: int
    cell: Floats
    gates: Floats
    aside: Floats
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
        cell, gates, aside = (_taken(array, columns) for array in self._arrays())
        return State(panel, len(strings), cell, gates, aside)

    @staticmethod
    def join(states: Sequence[State], panel: Panel) -> State:
        """The strings of several states side by side in ``panel``."""
        strings = sum(state.strings for state in states)
        columns = _spread(np.arange(strings), panel)
        parts = zip(*(state._arrays() for state in states), strict=True)
        joined = (np.concatenate([_taken(a, s.seats) for a, s in zip(part, states, strict=True)], -1) for part in parts)
        cell, gates, aside = (_taken(array, columns) for array in joined)
        return State(panel, strings, cell, gates, aside)

    def _arrays(self) -> tuple[Floats, Floats, Floats]:
        return self.cell, self.gates, self.aside


def _taken(panel: Floats, columns: Integers) -> Floats:
    """Columns of a panel (..., K, M), in the order that it has in memory (which ``take`` alone would not keep)."""
    if panel.strides[-2] > panel.strides[-1]:
        return panel.take(columns, axis=-1)
    return panel.swapaxes(-1, -2).take(columns, axis=-2).swapaxes(-1, -2)


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
        gap: numbers behind each row of the table.
    """

    def __init__(self, embedding: Floats, kernel: Floats, bias: Floats, gap: int) -> None:
        self._embedding, self._kernel, self._bias = embedding, kernel, bias
        self._units = len(bias) // 4
        self._table = np.empty((4, len(embedding), self._units + gap), np.float32)
        self._ready = np.zeros(len(embedding), np.bool_)

    def table(self, ids: Integers) -> Floats:
        """(4, V, H + gap), in which the rows of ``ids`` are there."""
        ready = self._ready[ids]
        if not ready.all():
            for block in sorted(set((ids[~ready] // _BLOCK).tolist())):
                rows = slice(block * _BLOCK, (block + 1) * _BLOCK)
                inputs = self._embedding[rows] @ self._kernel + self._bias
                self._table[:, rows, : self._units] = _by_gate(inputs)
                self._ready[rows] = True
        return self._table


class Network:
    """Weights made ready for the forward pass. Immutable after construction, so threads may share it.

    Args:
        weights: the arrays of a bundle by name (see :data:`datenorm.runtime.architecture.WEIGHTS`).
        temperature: what the logits are divided by (Guo et al. 2017).
    """

    #: Whether memories of different S can be joined.
    mixes_lengths = True

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]], temperature: float = 1.0) -> None:
        w = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        self.symbols = w["readout.bias"].shape[0]
        self.decoder_units = w["decoder.recurrent"].shape[0]
        self.alignment = w["attention.score"].shape[0]
        self._prepare_encoder(w)
        self._prepare_decoder(w, np.float32(1.0 / temperature))
        from_state = [self._gates_from_state, self._aside_from_state]
        from_context = [self._gates_from_context, self._readout_from_context]
        self.products = Products([*self._recurrent, self._bridge, self._key, *from_state, *from_context])
        self._prepare_tables(w)

    def _prepare_encoder(self, w: Mapping[str, Floats]) -> None:
        self._recurrent = [_gates(_HALF * w[f"encoder.{side}.recurrent"]) for side in _SIDES]  # (4, H, H) a direction
        self.hidden_units = self._recurrent[0].shape[2]
        bridge = np.concatenate([w["bridge.hidden.kernel"], w["bridge.cell.kernel"]], axis=1)
        bias = np.concatenate([w["bridge.hidden.bias"], w["bridge.cell.bias"]])
        self._bridge = np.asfortranarray(_HALF * bridge.T)  # (2D, 2H)
        self._bridge_bias = bias[:, None]
        self._key = np.asfortranarray(w["attention.key"].T)  # (A, 2H), for 2 U h_j
        self._key_bias = 2 * w["attention.bias"]

    def _prepare_decoder(self, w: Mapping[str, Floats], sharpness: np.float32) -> None:
        units, embedded = self.decoder_units, w["target_embedding"].shape[1]
        readout = w["readout.kernel"] * sharpness
        self._readout_bias = w["readout.bias"] * sharpness
        aside = np.concatenate([w["attention.query"], _HALF * readout[:units]], axis=1)
        self._gates_from_state = _gates(_HALF * w["decoder.recurrent"])  # (4, D, D)
        self._aside_from_state = np.asfortranarray(aside.T)  # (A + Y, D)
        self._gates_from_context = _gates(_HALF * w["decoder.kernel"][embedded:])  # (4, D, 2H)
        self._readout_from_context = np.asfortranarray(_HALF * readout[units:].T)  # (Y, 2H)
        self._score = -2 * w["attention.score"]  # (A,)

    def _prepare_tables(self, w: Mapping[str, Floats]) -> None:
        gap = self.products.gap
        self._inputs = [
            GateInputs(w["embedding"], _scaled(w[f"encoder.{side}.kernel"]), _scaled(w[f"encoder.{side}.bias"]), gap)
            for side in _SIDES
        ]
        embedded = w["target_embedding"].shape[1]
        targets = w["target_embedding"] @ w["decoder.kernel"][:embedded] + w["decoder.bias"]
        self._targets = np.pad(_by_gate(_scaled(targets)), ((0, 0), (0, 0), (0, gap)))  # (4, Y, D + gap)

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
        annotations = self.products.room(source, 2 * units, panel.width)
        annotations[longest:] = 0
        for side, order in enumerate((range(longest), range(longest - 1, -1, -1))):
            self._run(side, order, columns, ends, shortest, annotations)
        final = self.products.room(2 * units, panel.width)
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
        cell = self.products.room(units, len(ends))
        cell[:] = 0
        gates = self.products.room(4, units, len(ends))
        gates[:] = 0  # what the first position gets from before, where there is no state
        hidden = cell
        inputs = np.empty((4, len(ends), table.shape[2]), np.float32)
        for position in order:
            if position != order[0]:
                self.products.multiply(recurrent, hidden, gates)
            gates += _rows(table, columns[:, position], inputs, units)
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
        hidden, cell = 2 * bridged[: self.decoder_units], bridged[self.decoder_units :].copy(order="K")
        gates, aside = (self.products.multiply(m, hidden) for m in (self._gates_from_state, self._aside_from_state))
        return State(panel, strings, cell, gates, aside)

    def attend(self, memory: Memory, state: State) -> tuple[Floats, Floats]:
        """Weights and context of the next step (equations A.1.2 of the paper).

        e_j = v^T tanh(W s_{t-1} + U h_j), alpha = softmax(e), c = sum_j alpha_j h_j.

        Returns:
            alpha (N, S), zero at padding, and 2 c (N, 2H).
        """
        query = _bounded_exp(state.aside[: self.alignment].T[state.columns])  # (N, A)
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
        units, room, multiply = self.decoder_units, self._room(memory, state), self.products.multiply
        room.context[:, state.columns] = context.T
        gates = multiply(self._gates_from_context, room.context, room.gates)
        gates += state.gates
        gates += _rows(self._targets, _spread(previous, state.panel), room.targets, units)
        _lstm(gates, state.cell, room.hidden)
        multiply(self._gates_from_state, room.hidden, state.gates)
        multiply(self._aside_from_state, room.hidden, state.aside)
        readout = multiply(self._readout_from_context, room.context, room.readout)
        readout += state.aside[self.alignment :]
        return readout.T[state.columns] + self._readout_bias, alpha

    def _room(self, memory: Memory, state: State) -> Room:
        if state.room is None or state.room.terms.shape != memory.keys.shape:
            width, units, room = state.panel.width, self.decoder_units, self.products.room
            state.room = Room(
                np.empty_like(memory.keys),
                room(memory.hidden.shape[2], width),
                room(4, units, width),
                room(self.symbols, width),
                room(units, width),
                np.empty((4, width, self._targets.shape[2]), np.float32),
            )
            state.room.context[:] = 0
        return state.room


def _by_gate(rows: Floats) -> Floats:
    """Rows (V, 4H) for gates in the order of Keras as (4, V, H), in our order."""
    return rows.reshape(len(rows), 4, -1).transpose(1, 0, 2)[_OF_KERAS]


def _scaled(weights: Floats) -> Floats:
    """Weights (..., 4H) of gates in the order of Keras, each with its factor."""
    return weights * np.repeat(_SCALES.ravel()[_OF_KERAS], weights.shape[-1] // 4)


def _gates(kernel: Floats) -> Floats:
    """A kernel (K, 4H) as matrices (4, H, K), each in Fortran's order."""
    return np.ascontiguousarray(_SCALES * _by_gate(kernel)).swapaxes(1, 2)


def _rows(table: Floats, ids: Integers, room: Floats, units: int) -> Floats:
    """Rows ``ids`` (M,) of a table (4, V, H + gap), as columns: (4, H, M), in ``room`` (4, M, H + gap)."""
    return table.take(ids, axis=1, out=room, mode="clip")[:, :, :units].swapaxes(1, 2)


def _lstm(gates: Floats, cell: Floats, hidden: Floats) -> None:
    """An LSTM's update in place (Hochreiter and Schmidhuber 1997).

    Args:
        gates: (4, H, M) scaled pre-activations i, f, o, c; overwritten.
        cell: (H, M) c_{t-1}, becomes c_t.
        hidden: (H, M) becomes 2 h_t.
    """
    np.tanh(gates, out=gates)
    sigmoids = gates[:3]
    sigmoids += 1.0  # twice the gates
    enter, forget, leave, candidate = gates
    candidate *= enter
    cell *= forget
    cell += candidate
    cell *= 0.5
    np.tanh(cell, out=hidden)
    hidden *= leave


def _bounded_exp(exponents: Floats) -> Floats:
    """exp of ``exponents`` kept within the bound that keeps products of two of them finite."""
    bounded: Floats = np.minimum(exponents, _BOUND, order="C")
    np.maximum(bounded, -_BOUND, out=bounded)
    np.exp(bounded, out=bounded)
    return bounded
