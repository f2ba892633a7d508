"""The network in NumPy: the encoder, the bridge and one step of the decoder (Bahdanau et al. 2014, appendix A).

Legend of shapes: N strings, M columns of the panel in which they have their seats, S source length, H hidden units a
direction, A alignment, D decoder units, V ids of the source, Y symbols.

The same string gets the same bits alone, in a batch and at any place in it. BLAS does not promise that: which kernel
computes an element of a product depends on the product's shape and on the element's place in it. So

* products with weights are made for panels of strings, one a column, in seats that
  :class:`datenorm.runtime.lanes.Products` has found to be computed alike on this machine;
* products that belong to one string (keys, energies, context) are made for each string alone, in its own bucket S;
* everything else works element by element.

Speed comes from what is done once: the embedding goes into tables of gate inputs (V, 4H), the target embedding into
(Y, 4D); the gates i, f, o are 1 / (1 + exp(-x)) and the candidate and tanh are 2 / (1 + exp(-2x)) - 1, with the factors
-1 and -2 put into the weights, so that four gates are one call of exp; and tanh(q + k) of the attention is
1 - 2 / (1 + exp(2q) exp(2k)), whose exponentials are taken once a key and once a step, and whose constant 1 a softmax
does not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from datenorm.runtime.lanes import Floats, Integers, Panel, Products

#: Source lengths are rounded up to a multiple of this; a string is always computed in its own bucket.
BUCKET = 4

#: exp(2q) and exp(2k) are bounded by exp(43) so that their product stays finite. It takes a query of more than 21.5
#: against a key of less than -21.5 (a tanh of opposite saturated terms) for this to change a result.
_BOUND = np.float32(43.0)


#: Numbers between the rows of a table: rows of 512 or 1,024 floats side by side would fall into the same few sets of
#: the processor's cache when they are read across, which costs a fifth of the encoder's time.
_GAP = 16


def bucket(length: int) -> int:
    """The source length S in which a string of ``length`` ids is computed."""
    return max(1, -(-length // BUCKET)) * BUCKET


@dataclass(frozen=True, slots=True)
class Memory:
    """What the decoder looks at, computed once a string.

    Attributes:
        hidden: (N, S, 2H) annotations h_j, zero at padding.
        keys: (N, S, A) exp(2 (U h_j + b)).
        padding: (N, S) true where there is no character.
    """

    hidden: Floats
    keys: Floats
    padding: npt.NDArray[np.bool_]

    def take(self, strings: Integers) -> Memory:
        """The memory of some ``strings`` (N',), in that order and as often as they are named."""
        return Memory(self.hidden[strings], self.keys[strings], self.padding[strings])


@dataclass(slots=True)
class State:
    """The decoder between two steps.

    Attributes:
        panel: string n sits in column ``panel.seats[n]``.
        strings: N, how many seats are taken.
        cell: (D, M).
        products: (A + 4D + Y, M) what s_{t-1} gives to the query, the gates and the readout.
    """

    panel: Panel
    strings: int
    cell: Floats
    products: Floats

    @property
    def seats(self) -> Integers:
        """The columns (N,) of the strings."""
        return self.panel.seats[: self.strings]

    def take(self, strings: Integers, panel: Panel) -> State:
        """The state of some ``strings`` (N',), in that order and as often as they are named, in ``panel``."""
        columns = _spread(self.seats[strings], panel)
        return State(panel, len(strings), self.cell[:, columns], self.products[:, columns])


def _spread(values: Integers, panel: Panel) -> Integers:
    """``values`` (N, ...) of the strings at their seats in the panel (M, ...); empty columns repeat the first value."""
    spread = np.repeat(values[:1], panel.width, axis=0)
    spread[panel.seats[: len(values)]] = values
    return spread


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
        self.products = Products([*self._recurrent, self._bridge, self._from_state, self._from_context])

    def _prepare_encoder(self, w: Mapping[str, Floats]) -> None:
        scale = _gate_scale(w["encoder.forward.recurrent"].shape[0])
        tables, recurrent = [], []
        for side in ("forward", "backward"):
            inputs = w["embedding"] @ w[f"encoder.{side}.kernel"] + w[f"encoder.{side}.bias"]
            tables.append(inputs * scale)
            recurrent.append((w[f"encoder.{side}.recurrent"] * scale).T)
        self._tables = [_table(table) for table in tables]  # 2 of (V, 4H), transposed when taken
        self._recurrent = np.stack(recurrent)  # (2, 4H, H)
        self.hidden_units = self._recurrent.shape[2]
        bridge = np.concatenate([w["bridge.hidden.kernel"], w["bridge.cell.kernel"]], axis=1)
        bias = np.concatenate([w["bridge.hidden.bias"], w["bridge.cell.bias"]])
        self._bridge = np.ascontiguousarray(bridge.T)  # (2D, 2H)
        self._bridge_bias = bias[:, None]
        self._key = np.ascontiguousarray(2 * w["attention.key"])  # (2H, A)
        self._key_bias = 2 * w["attention.bias"]

    def _prepare_decoder(self, w: Mapping[str, Floats], sharpness: np.float32) -> None:
        units, embedded = self.decoder_units, w["target_embedding"].shape[1]
        scale = _gate_scale(units)
        targets = w["target_embedding"] @ w["decoder.kernel"][:embedded] + w["decoder.bias"]
        self._targets = _table(targets * scale)  # (Y, 4D)
        readout = w["readout.kernel"] * sharpness
        self._readout_bias = w["readout.bias"] * sharpness
        from_state = [2 * w["attention.query"], w["decoder.recurrent"] * scale, readout[:units]]
        self._from_state = np.ascontiguousarray(np.concatenate(from_state, axis=1).T)  # (A + 4D + Y, D)
        from_context = [w["decoder.kernel"][embedded:] * scale, readout[units:]]
        self._from_context = np.ascontiguousarray(np.concatenate(from_context, axis=1).T)  # (4D + Y, 2H)
        self._score = -2 * w["attention.score"]  # (A,)

    def encode(self, ids: Integers, lengths: Integers) -> tuple[Memory, State]:
        """Read the strings.

        Args:
            ids: (N, S) source ids, padded on the right with 0; S is a bucket, N no more than ``products.capacity``.
            lengths: (N,) how many of them are real, 1 to S.

        Returns:
            The annotations and the decoder's state before its first step.
        """
        strings, source = ids.shape
        panel, units = self.products.panel(strings), self.hidden_units
        seats, columns, ends = panel.seats[:strings], _spread(ids, panel), _spread(lengths, panel)
        longest, shortest = int(lengths.max()), int(lengths.min())
        hidden = np.zeros((strings, source, 2 * units), np.float32)
        state = np.zeros((2, units, panel.width), np.float32)
        cell = np.zeros_like(state)
        final = np.empty((2 * units, panel.width), np.float32)
        for step in range(longest):
            back = longest - 1 - step
            gates = self.products.multiply(self._recurrent, state)  # (2, 4H, M)
            gates[0] += _rows(self._tables[0], columns[:, step])
            gates[1] += _rows(self._tables[1], columns[:, back])
            _lstm(gates, cell, state)
            if back >= shortest:  # some strings have not begun yet, seen from the right
                begun = (ends > back).astype(np.float32)
                state[1] *= begun
                cell[1] *= begun
            hidden[:, step, :units] = state[0].T[seats]
            hidden[:, back, units:] = state[1].T[seats]
            if step + 1 >= shortest:
                np.copyto(final[:units], state[0], where=ends == step + 1)
        final[units:] = state[1]
        padding = np.arange(source) >= lengths[:, None]
        hidden[:, :, :units][padding] = 0.0
        return Memory(hidden, self._keys(hidden), padding), self._first_state(final, panel, strings)

    def _keys(self, hidden: Floats) -> Floats:
        """exp(2 (U h_j + b)): (N, S, 2H) -> (N, S, A), one product a string."""
        keys: Floats = np.matmul(hidden, self._key)
        keys += self._key_bias
        return _bounded_exp(keys)

    def _first_state(self, final: Floats, panel: Panel, strings: int) -> State:
        """s_0 and its cell: tanh of a projection of both last states, (2H, M) -> (D, M) each."""
        bridged = self.products.multiply(self._bridge, final)
        bridged += self._bridge_bias
        np.tanh(bridged, out=bridged)
        hidden, cell = bridged[: self.decoder_units], bridged[self.decoder_units :].copy()
        return State(panel, strings, cell, self.products.multiply(self._from_state, hidden))

    def attend(self, memory: Memory, state: State) -> tuple[Floats, Floats]:
        """Weights and context of the next step (equations A.1.2 of the paper).

        e_j = v^T tanh(W s_{t-1} + U h_j), alpha = softmax(e), c = sum_j alpha_j h_j.

        Returns:
            alpha (N, S), zero at padding, and c (N, 2H).
        """
        query = _bounded_exp(state.products[: self.alignment].T[state.seats])  # (N, A)
        terms = memory.keys * query[:, None]  # (N, S, A)
        terms += 1.0
        np.reciprocal(terms, out=terms)
        alpha: Floats = np.matmul(terms, self._score)  # (N, S)
        alpha[memory.padding] = -np.inf
        alpha -= alpha.max(axis=1, keepdims=True)
        np.exp(alpha, out=alpha)
        alpha /= alpha.sum(axis=1, keepdims=True)
        context: Floats = np.matmul(alpha[:, None], memory.hidden)[:, 0]
        return alpha, context

    def step(self, memory: Memory, state: State, previous: Integers) -> tuple[Floats, Floats]:
        """One step of the decoder; ``state`` moves on in place.

        s_t = LSTM([y_{t-1}; c_t], s_{t-1}), logits = R [s_t; c_t] + b.

        Args:
            previous: (N,) the symbols y_{t-1}.

        Returns:
            The logits (N, Y) and the attention weights (N, S).
        """
        alpha, context = self.attend(memory, state)
        units = self.decoder_units
        rows = np.zeros((state.panel.width, context.shape[1]), np.float32)
        rows[state.seats] = context
        from_context = self.products.multiply(self._from_context, rows.T)  # (4D + Y, M)
        gates = from_context[: 4 * units]
        gates += state.products[self.alignment : self.alignment + 4 * units]
        gates += _rows(self._targets, _spread(previous, state.panel))
        hidden = np.empty_like(state.cell)
        _lstm(gates, state.cell, hidden)
        state.products = self.products.multiply(self._from_state, hidden)
        readout = from_context[4 * units :] + state.products[self.alignment + 4 * units :]  # (Y, M)
        logits = readout.T[state.seats]
        logits += self._readout_bias
        return logits, alpha


def _table(rows: Floats) -> Floats:
    """``rows`` (V, Z) with a gap behind each: (V, Z + gap)."""
    return np.pad(rows, ((0, 0), (0, _GAP)))


def _rows(table: Floats, ids: Integers) -> Floats:
    """Rows ``ids`` (M,) of a table, as columns: (Z, M)."""
    return table[ids].T[:-_GAP]


def _gate_scale(units: int) -> Floats:
    """Factors of the gates i, f, c, o (4 * units,): -1 for the sigmoids, -2 for the tanh of the candidate."""
    return np.repeat(np.array([-1.0, -1.0, -2.0, -1.0], np.float32), units)


def _lstm(gates: Floats, cell: Floats, hidden: Floats) -> None:
    """An LSTM's update in place (Hochreiter and Schmidhuber 1997; gate order i, f, c, o as in Keras).

    Args:
        gates: (..., 4H, M) scaled pre-activations; overwritten. Their exponential may be infinite: the gate is then 0.
        cell: (..., H, M) c_{t-1}, becomes c_t.
        hidden: (..., H, M) becomes h_t.
    """
    units = cell.shape[-2]
    with np.errstate(over="ignore"):
        np.exp(gates, out=gates)
    gates += 1.0
    np.reciprocal(gates, out=gates)
    enter, forget = gates[..., :units, :], gates[..., units : 2 * units, :]
    candidate, leave = gates[..., 2 * units : 3 * units, :], gates[..., 3 * units :, :]
    candidate *= 2.0
    candidate -= 1.0
    candidate *= enter
    cell *= forget
    cell += candidate
    np.multiply(cell, -2.0, out=hidden)
    with np.errstate(over="ignore"):
        np.exp(hidden, out=hidden)
    hidden += 1.0
    np.divide(2.0, hidden, out=hidden)
    hidden -= 1.0
    hidden *= leave


def _bounded_exp(exponents: Floats) -> Floats:
    """exp of ``exponents`` kept within the bound that keeps products of two of them finite."""
    bounded: Floats = np.clip(exponents, -_BOUND, _BOUND)
    np.exp(bounded, out=bounded)
    return bounded
