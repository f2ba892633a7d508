"""One step of training, compiled: the only place that knows which backend Keras runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import keras
import numpy as np

from datenorm.core.errors import TrainingError
from datenorm.model.network import Network
from datenorm.model.shapes import Tensor
from datenorm.training.batches import Batch
from datenorm.training.loss import guidance_loss, symbol_loss
from datenorm.training.optimiser import AveragingAdam
from datenorm.training.settings import Optimisation


class Step(Protocol):
    """A compiled step over the network's and the optimiser's variables."""

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        """Learn from a batch; the loss before it."""

    def settle(self) -> None:
        """Make the variables hold what has been learned, for whoever reads them."""


def make_step(network: Network, optimiser: AveragingAdam, settings: Optimisation) -> Step:
    """The step for the backend that Keras runs on.

    Raises:
        TrainingError: it is neither TensorFlow nor JAX.
    """
    backend = keras.backend.backend()
    if backend not in _STEPS:
        raise TrainingError(f"expected KERAS_BACKEND among {', '.join(_STEPS)}, got {backend}")
    return _STEPS[backend](network, optimiser, settings)


def _loss(network: Network, batch: Batch, settings: Optimisation) -> Tensor:
    outputs = network(batch.source, batch.previous)
    loss = symbol_loss(outputs.logits, batch.target, settings.smoothing)
    if settings.guidance:
        held = guidance_loss(outputs.weights, batch.symbol_fields, batch.position_fields)
        loss = loss + settings.guidance * held
    return loss


class _TensorFlowStep:
    """A ``tf.function`` that is traced once a shape of batches."""

    def __init__(self, network: Network, optimiser: AveragingAdam, settings: Optimisation) -> None:
        import tensorflow

        def learn(batch: Batch) -> Tensor:
            with tensorflow.GradientTape() as tape:
                loss = _loss(network, batch, settings)
            variables = network.trainable_variables
            optimiser.apply(tape.gradient(loss, variables), variables)
            return loss

        self._optimiser = optimiser
        self._learn = tensorflow.function(learn, autograph=False)
        self._constant = tensorflow.constant

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        self._optimiser.learning_rate = learning_rate
        return float(self._learn(Batch(*map(self._constant, batch))))

    def settle(self) -> None:
        """Nothing to do: TensorFlow changes the variables themselves."""


class _JaxStep:
    """A jitted function of the variables' values, which are put back when asked for."""

    def __init__(self, network: Network, optimiser: AveragingAdam, settings: Optimisation) -> None:
        import jax

        self._network, self._optimiser = network, optimiser

        def loss_of(values: list[Tensor], batch: Batch) -> Tensor:
            with keras.StatelessScope(state_mapping=list(zip(network.trainable_variables, values, strict=True))):
                return _loss(network, batch, settings)

        def learn(values: list[Tensor], state: list[Tensor], batch: Batch) -> tuple[Tensor, list[Tensor], list[Tensor]]:
            loss, gradients = jax.value_and_grad(loss_of)(values, batch)
            values, state = optimiser.stateless_apply(state, gradients, values)
            return loss, values, state

        self._learn = jax.jit(learn, donate_argnums=(0, 1))
        self._values: tuple[list[Tensor], list[Tensor]] | None = None

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        if self._values is None:
            variables = self._network.trainable_variables, self._optimiser.variables
            self._values = tuple([variable.value + 0 for variable in group] for group in variables)  # type: ignore[assignment]
        values, state = self._values
        place = next(i for i, v in enumerate(self._optimiser.variables) if v is self._optimiser._learning_rate)
        state[place] = np.float32(learning_rate)
        loss, values, state = self._learn(values, state, batch)
        self._values = values, state
        return float(loss)

    def settle(self) -> None:
        if self._values is not None:
            groups = self._network.trainable_variables, self._optimiser.variables
            for group, values in zip(groups, self._values, strict=True):
                for variable, value in zip(group, values, strict=True):
                    variable.assign(value)
            self._values = None


_STEPS: dict[str, Callable[[Network, AveragingAdam, Optimisation], Step]] = {
    "tensorflow": _TensorFlowStep,
    "jax": _JaxStep,
}
