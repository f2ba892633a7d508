"""Optimisers that also keep an average of the weights, which is what is validated and published."""

from collections.abc import Callable, Sequence
from typing import Any

import keras
from keras import ops

from datenorm.model.recurrence import GATES, is_gated

#: How much smaller the rate is of what Muon leaves to Adam: embeddings, the readout, vectors.
_ADAM_RATIO = 1 / 3


class Averaging(keras.optimizers.Optimizer):
    """An optimiser with an exponential moving average of the weights; a base class beside one of Keras'.

    The average forgets faster at first, min(averaging, (1 + t) / (10 + t)) at step t, so that the first weights are
    soon gone from it. It is a part of the optimiser's variables, and so of a checkpoint.

    Attributes:
        averaging: how much of the average stays a step.
        averages: the averaged weights, in the order of the variables.
    """

    averaging: float
    averages: Sequence[Any] = ()

    def build(self, variables: Sequence[Any]) -> None:
        """Make room for the moments and the averages; these begin as ``variables`` are."""
        super().build(variables)
        self.averages = [self.add_variable_from_reference(variable, "average") for variable in variables]
        self.restart_averages(variables)

    def restart_averages(self, variables: Sequence[Any]) -> None:
        """Let the averages be what ``variables`` are now."""
        for average, variable in zip(self.averages, variables, strict=True):
            average.assign(variable)

    def apply(self, grads: Sequence[Any], trainable_variables: Sequence[Any] | None = None) -> None:
        """One step with the gradients, then the average of what comes out."""
        steps = ops.cast(self.iterations, "float32")
        kept = ops.minimum(self.averaging, (1.0 + steps) / (10.0 + steps))
        super().apply(grads, trainable_variables)
        for average, variable in zip(self.averages, self._trainable_variables, strict=True):
            average.assign(average + (1.0 - kept) * (variable - average))


class AveragingAdam(Averaging, keras.optimizers.Adam):
    """Adam (Kingma and Ba 2014) with clipped gradients.

    Args:
        clip: the largest global norm of a gradient.
        averaging: how much of the average stays a step.
    """

    def __init__(self, clip: float, averaging: float) -> None:
        super().__init__(learning_rate=0.0, global_clipnorm=clip)
        self.averaging = averaging


class AveragingMuon(Averaging, keras.optimizers.Muon):
    """Muon (Jordan 2024; Liu et al. 2025, arXiv:2502.16982) with clipped gradients.

    The momentum of a matrix is made orthogonal before it is applied, so that rare directions (names of small languages)
    are learned as fast as frequent ones. The gates of an LSTM stand side by side in one matrix and are four to it.
    Embeddings, the readout and vectors are left to Adam.

    Args:
        clip: the largest global norm of a gradient.
        averaging: how much of the average stays a step.
    """

    def __init__(self, clip: float, averaging: float) -> None:
        super().__init__(
            learning_rate=0.0,
            global_clipnorm=clip,
            weight_decay=None,
            adam_weight_decay=None,
            exclude_layers=["readout"],
            adam_lr_ratio=_ADAM_RATIO,
        )
        self.averaging = averaging
        self._blocks: list[int] = []

    def build(self, variables: Sequence[Any]) -> None:
        """Make room, and remember which matrices are several."""
        self._blocks = [GATES if is_gated(variable) else 1 for variable in variables]
        super().build(variables)

    def _muon_update_step(self, gradient: Any, variable: Any, lr: Any, m: Any) -> None:
        """As Keras', of each of the matrices that stand side by side in ``variable`` (N, blocks * W)."""
        blocks = self._blocks[self._get_variable_index(variable)]
        height, width = variable.shape[0], variable.shape[1] // blocks
        self.assign(m, self.momentum * m + gradient)
        ahead = ops.reshape(gradient + self.momentum * m, (height, blocks, width))
        update = self.zeropower_via_newtonschulz5(ops.transpose(ahead, (1, 0, 2)), self.ns_steps)  # (blocks, N, W)
        update = ops.reshape(ops.transpose(update, (1, 0, 2)), variable.shape)
        self.assign_sub(variable, lr * update * self.rms_rate * max(height, width) ** 0.5)


#: Name -> class, whose arguments are the clip and the averaging.
OPTIMISERS: dict[str, Callable[[float, float], Averaging]] = {"adam": AveragingAdam, "muon": AveragingMuon}
