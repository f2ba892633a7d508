"""The network in NumPy: the encoder, the bridge and one step of the decoder (Bahdanau, Cho and Bengio 2014, appendix A).

Legend of shapes: N strings, P panels of L lanes each (N = P * L), S source length, H hidden units a direction,
A alignment, D decoder units, V ids of the source, Y symbols.

The same string gets the same bits alone, in a batch and at any place in it. BLAS does not promise that: which kernel
computes an element of a product depends on the product's shape and on the element's place in it. So

* the products with weights are always made for panels of L lanes, one lane a string, and only in lanes that
  :func:`datenorm.runtime.lanes.trusted_lanes` has found to be computed alike on this machine;
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

from datenorm.runtime.lanes import LANES, trusted_lanes

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.intp]

#: Source lengths are rounded up to a multiple of this; a string is always computed in its own bucket.
BUCKET = 4

#: exp(2q) and exp(2k) are bounded by exp(43) so that their product stays finite. It takes a query of more than 21.5
#: against a key of less than -21.5 (a tanh of opposite saturated terms) for this to change a result.
_BOUND = np.float32(43.0)


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

    def take(self, lanes: Integers) -> Memory:
        """The memory of the strings at ``lanes`` (N',) in that order."""
        return Memory(self.hidden[lanes], self.keys[lanes], self.padding[lanes])


@dataclass(slots=True)
class State:
    """The decoder between two steps.

    Attributes:
        cell: (P, D, L).
        products: (P, A + 4D + Y, L) what s_{t-1} gives to the query, the gates and the readout.
    """

    cell: Floats
    products: Floats

    def take(self, lanes: Integers) -> State:
        """The state of the strings at ``lanes`` (N',) in that order; N' is a multiple of L."""
        return State(_take_lanes(self.cell, lanes), _take_lanes(self.products, lanes))


def _take_lanes(panels: Floats, lanes: Integers) -> Floats:
    """Pick ``lanes`` (N',) out of ``panels`` (P, X, L); returns (P', X, L)."""
    width = panels.shape[2]
    picked = panels[lanes // width, :, lanes % width]  # (N', X)
    return np.ascontiguousarray(picked.reshape(-1, width, panels.shape[1]).swapaxes(1, 2))


class Network:
    """Weights made ready for the forward pass. Immutable after construction, so threads may share it.

    Args:
        weights: the arrays of a bundle by name (see :data:`datenorm.runtime.architecture.WEIGHTS`).
        temperature: what the logits are divided by (Guo et al. 2017).
    """

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]], temperature: float = 1.0) -> None:
        w = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        self.lanes = LANES
        self.symbols = w["readout.bias"].shape[0]
        self.decoder_units = w["decoder.recurrent"].shape[0]
        self.alignment = w["attention.score"].shape[0]
        self._prepare_encoder(w)
        self._prepare_decoder(w, np.float32(1.0 / temperature))
        self.slots = trusted_lanes(
            [self._recurrent[0, 0], self._recurrent[1, 0], self._bridge, self._from_state, self._from_context]
        )

    def _prepare_encoder(self, w: Mapping[str, Floats]) -> None:
        scale = _gate_scale(w["encoder.forward.recurrent"].shape[0])
        tables, recurrent = [], []
        for side in ("forward", "backward"):
            inputs = w["embedding"] @ w[f"encoder.{side}.kernel"] + w[f"encoder.{side}.bias"]
            tables.append(inputs * scale)
            recurrent.append((w[f"encoder.{side}.recurrent"] * scale).T)
        self._tables = np.stack(tables)  # (2, V, 4H)
        self._recurrent = np.ascontiguousarray(np.stack(recurrent)[:, None])  # (2, 1, 4H, H)
        self.hidden_units = self._recurrent.shape[3]
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
        self._targets = np.ascontiguousarray(targets * scale)  # (Y, 4D)
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
            ids: (N, S) source ids, padded on the right with 0; N is a multiple of L and S a bucket.
            lengths: (N,) how many of them are real, 1 to S.

        Returns:
            The annotations and the decoder's state before its first step.
        """
        strings, source = ids.shape
        panels, lanes, units = strings // self.lanes, self.lanes, self.hidden_units
        longest, shortest = int(lengths.max()), int(lengths.min())
        hidden = np.zeros((panels, lanes, source, 2 * units), np.float32)
        state = np.zeros((2, panels, units, lanes), np.float32)
        cell = np.zeros_like(state)
        final = np.empty((panels, 2 * units, lanes), np.float32)
        columns = ids.reshape(panels, lanes, source)
        ends = lengths.reshape(panels, 1, lanes)
        for step in range(longest):
            back = longest - 1 - step
            gates = np.matmul(self._recurrent, state)  # (2, P, 4H, L)
            gates[0] += self._tables[0][columns[:, :, step]].swapaxes(1, 2)
            gates[1] += self._tables[1][columns[:, :, back]].swapaxes(1, 2)
            _lstm(gates, cell, state)
            if back >= shortest:  # some strings have not begun yet, seen from the right
                begun = (ends > back).astype(np.float32)
                state[1] *= begun
                cell[1] *= begun
            hidden[:, :, step, :units] = state[0].swapaxes(1, 2)
            hidden[:, :, back, units:] = state[1].swapaxes(1, 2)
            if step + 1 >= shortest:
                np.copyto(final[:, :units], state[0], where=ends == step + 1)
        final[:, units:] = state[1]
        padding = np.arange(source) >= lengths[:, None]
        flat = hidden.reshape(strings, source, 2 * units)
        flat[:, :, :units][padding] = 0.0
        return Memory(flat, self._keys(flat), padding), self._first_state(final)

    def _keys(self, hidden: Floats) -> Floats:
        """exp(2 (U h_j + b)): (N, S, 2H) -> (N, S, A), one product a string."""
        keys: Floats = np.matmul(hidden, self._key)
        keys += self._key_bias
        return _bounded_exp(keys)

    def _first_state(self, final: Floats) -> State:
        """s_0 and its cell: tanh of a projection of both last states, (P, 2H, L) -> (P, D, L) each."""
        bridged = np.matmul(self._bridge, final)
        bridged += self._bridge_bias
        np.tanh(bridged, out=bridged)
        hidden = np.ascontiguousarray(bridged[:, : self.decoder_units])
        cell = np.ascontiguousarray(bridged[:, self.decoder_units :])
        return State(cell, np.matmul(self._from_state, hidden))

    def attend(self, memory: Memory, state: State) -> tuple[Floats, Floats]:
        """Weights and context of the next step (equations A.1.2 of the paper).

        e_j = v^T tanh(W s_{t-1} + U h_j), alpha = softmax(e), c = sum_j alpha_j h_j.

        Returns:
            alpha (N, S), zero at padding, and c (N, 2H).
        """
        query = state.products[:, : self.alignment].swapaxes(1, 2).reshape(-1, 1, self.alignment)
        terms = memory.keys * _bounded_exp(query)  # (N, S, A)
        terms += 1.0
        np.reciprocal(terms, out=terms)
        alpha: Floats = np.matmul(terms, self._score)  # (N, S)
        alpha[memory.padding] = -np.inf
        alpha -= alpha.max(axis=1, keepdims=True)
        np.exp(alpha, out=alpha)
        alpha /= alpha.sum(axis=1, keepdims=True)
        context: Floats = np.matmul(alpha[:, None, :], memory.hidden)[:, 0]
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
        panels, units, lanes = state.cell.shape
        columns = context.reshape(panels, lanes, -1).swapaxes(1, 2)  # (P, 2H, L)
        from_context = np.matmul(self._from_context, columns)  # (P, 4D + Y, L)
        gates = from_context[:, : 4 * units] + state.products[:, self.alignment : self.alignment + 4 * units]
        gates += self._targets[previous].reshape(panels, lanes, 4 * units).swapaxes(1, 2)
        hidden = np.empty_like(state.cell)
        _lstm(gates, state.cell, hidden)
        state.products = np.matmul(self._from_state, hidden)
        readout = from_context[:, 4 * units :] + state.products[:, self.alignment + 4 * units :]  # (P, Y, L)
        logits = readout.swapaxes(1, 2).reshape(-1, self.symbols)
        logits += self._readout_bias
        return logits, alpha


def _gate_scale(units: int) -> Floats:
    """Factors of the gates i, f, c, o (4 * units,): -1 for the sigmoids, -2 for the tanh of the candidate."""
    return np.repeat(np.array([-1.0, -1.0, -2.0, -1.0], np.float32), units)


def _lstm(gates: Floats, cell: Floats, hidden: Floats) -> None:
    """An LSTM's update in place (Hochreiter and Schmidhuber 1997; gate order i, f, c, o as in Keras).

    Args:
        gates: (..., 4H, L) scaled pre-activations; overwritten.
        cell: (..., H, L) c_{t-1}, becomes c_t.
        hidden: (..., H, L) becomes h_t.
    """
    units = cell.shape[-2]
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
