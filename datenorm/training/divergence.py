"""When a training has gone wrong and must not go on: the loss is no number, or climbs and does not come back."""

import math

from datenorm.core.errors import TrainingError

#: How fast the running mean of the loss forgets, and how far over its lowest it may climb, in nats a symbol.
_KEPT = 0.99
_CLIMB = 1.5


class Watch:
    """The running mean of the loss and its lowest value; both are kept in checkpoints."""

    def __init__(self, mean: float = math.nan, lowest: float = math.inf) -> None:
        self.mean, self.lowest = mean, lowest

    def see(self, loss: float, step: int) -> None:
        """Take note of the loss of a step.

        Raises:
            TrainingError: it is not finite, or the running mean is far over its lowest.
        """
        if not math.isfinite(loss):
            raise TrainingError(f"expected a finite loss, got {loss} at step {step}; {_ADVICE}")
        self.mean = loss if math.isnan(self.mean) else _KEPT * self.mean + (1 - _KEPT) * loss
        self.lowest = min(self.lowest, self.mean)
        if self.mean > self.lowest + _CLIMB:
            raise TrainingError(
                f"the loss has climbed from {self.lowest:.2f} to {self.mean:.2f} by step {step} and stays there; "
                + _ADVICE
            )


_ADVICE = "the last good weights are in the checkpoint and the published model; take a lower --learning-rate"
