"""Adam that also keeps an average of the weights, which is what is validated and published."""

from collections.abc import Sequence
from typing import Any

import keras
from keras import ops


class AveragingAdam(keras.optimizers.Adam):
    """Adam with clipped gradients and an exponential moving average of the weights.

    The average forgets faster at first, min(averaging, (1 + t) / (10 + t)) at step t, so that the first weights are
    soon gone from it. It is a part of the optimiser's variables, and so of a checkpoint.

    Args:
        clip: the largest global norm of a gradient.
        averaging: how much of the average stays a step.
    """

    def __init__(self, clip: float, averaging: float) -> None:
        super().__init__(learning_rate=0.0, global_clipnorm=clip)
        self.averaging = averaging
        self.averages: list[Any] = []

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
