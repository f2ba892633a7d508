"""The LSTM (Hochreiter and Schmidhuber 1997, forget gate of Gers et al. 2000), as Keras and cuDNN define it."""

import keras
from keras import ops

from datenorm.model.shapes import Tensor

#: Input, forget, candidate, output: they stand side by side in one matrix.
GATES = 4

_GATED = "gated_"


def is_gated(variable: Tensor) -> bool:
    """Whether the gates of an LSTM stand side by side in this variable."""
    return bool(variable.name.startswith(_GATED))


class Recurrence(keras.layers.Layer):
    """The weights of an LSTM of ``units`` units over ``inputs`` inputs, and its update.

    The four gates stand side by side in the order input, forget, candidate, output (i, f, c, o).

    Attributes:
        kernel: (inputs, 4 * units).
        recurrent: (units, 4 * units).
        bias: (4 * units,), one for the forget gate, so that a new network remembers (Jozefowicz et al. 2015).
    """

    def __init__(self, inputs: int, units: int, name: str) -> None:
        super().__init__(name=name)
        self.units = units
        self.kernel = self.add_weight(
            name=f"{_GATED}kernel", shape=(inputs, GATES * units), initializer="glorot_uniform"
        )
        self.recurrent = self.add_weight(
            name=f"{_GATED}recurrent", shape=(units, GATES * units), initializer="orthogonal"
        )
        self.bias = self.add_weight(name="bias", shape=(GATES * units,), initializer="zeros")
        self.bias.assign(ops.repeat(ops.convert_to_tensor([0.0, 1.0, 0.0, 0.0]), units))
        self.built = True


def update(gates: Tensor, cell: Tensor) -> tuple[Tensor, Tensor]:
    """One step: pre-activations of the gates (B, 4H) and the cell (B, H) give the new state and cell (B, H) each.

    c_t = f * c_{t-1} + i * tanh(c~),  h_t = o * tanh(c_t), with i, f and o through the sigmoid.
    """
    enter, forget, candidate, leave = ops.split(gates, GATES, axis=-1)
    cell = ops.sigmoid(forget) * cell + ops.sigmoid(enter) * ops.tanh(candidate)
    return ops.sigmoid(leave) * ops.tanh(cell), cell
