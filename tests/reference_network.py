"""The network once more, written for reading: one string, one step at a time, in float64, equations as in the paper."""

import numpy as np


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(inputs, hidden, cell, kernel, recurrent, bias):
    """One step of Keras' LSTM: gates i, f, c, o."""
    i, f, c, o = np.split(inputs @ kernel + hidden @ recurrent + bias, 4)
    cell = sigmoid(f) * cell + sigmoid(i) * np.tanh(c)
    return sigmoid(o) * np.tanh(cell), cell


class ReferenceNetwork:
    """The equations of the plan, with the weights of a bundle."""

    def __init__(self, weights, temperature=1.0):
        self.w = {name: np.asarray(array, np.float64) for name, array in weights.items()}
        self.temperature = temperature

    def side(self, name, embedded):
        kernel, recurrent, bias = (self.w[f"encoder.{name}.{part}"] for part in ("kernel", "recurrent", "bias"))
        hidden = cell = np.zeros(recurrent.shape[0])
        states = []
        for vector in embedded:
            hidden, cell = lstm(vector, hidden, cell, kernel, recurrent, bias)
            states.append(hidden)
        return states

    def encode(self, ids):
        """Annotations (S, 2H), s_0 and its cell."""
        embedded = self.w["embedding"][list(ids)]
        forward = self.side("forward", embedded)
        backward = self.side("backward", embedded[::-1])[::-1]
        annotations = np.concatenate([np.array(forward), np.array(backward)], axis=1)
        last = np.concatenate([forward[-1], backward[0]])
        hidden = np.tanh(last @ self.w["bridge.hidden.kernel"] + self.w["bridge.hidden.bias"])
        cell = np.tanh(last @ self.w["bridge.cell.kernel"] + self.w["bridge.cell.bias"])
        return annotations, hidden, cell

    def attend(self, annotations, hidden):
        """Alpha (S,) and the context (2H,)."""
        w = self.w
        terms = np.tanh(hidden @ w["attention.query"] + annotations @ w["attention.key"] + w["attention.bias"])
        energies = terms @ w["attention.score"]
        alpha = np.exp(energies - energies.max())
        alpha /= alpha.sum()
        return alpha, alpha @ annotations

    def force(self, ids, symbols):
        """Logits (T, Y) and attention (T, S) when the decoder is fed ``symbols``, START among them."""
        w = self.w
        annotations, hidden, cell = self.encode(ids)
        logits, attention = [], []
        for symbol in symbols:
            alpha, context = self.attend(annotations, hidden)
            inputs = np.concatenate([w["target_embedding"][symbol], context])
            hidden, cell = lstm(inputs, hidden, cell, w["decoder.kernel"], w["decoder.recurrent"], w["decoder.bias"])
            read = np.concatenate([hidden, context]) @ w["readout.kernel"] + w["readout.bias"]
            logits.append(read / self.temperature)
            attention.append(alpha)
        return np.array(logits), np.array(attention)
