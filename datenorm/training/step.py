"""One step of training, compiled: the only place that knows which backend Keras runs on."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

import keras
import numpy as np

from datenorm.core.errors import TrainingError
from datenorm.model.build import AnyNetwork
from datenorm.model.shapes import Tensor
from datenorm.training.batches import Batch
from datenorm.training.loss import guidance_loss, symbol_loss
from datenorm.training.optimiser import Averaging
from datenorm.training.settings import Optimisation


class Step(Protocol):
    """A compiled step over the network's and the optimiser's variables."""

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        """Learn from a batch; the loss before it."""

    def settle(self) -> None:
        """Make the variables hold what has been learned, for whoever reads them."""


def make_step(network: AnyNetwork, optimiser: Averaging, settings: Optimisation) -> Step:
    """The step for the backend that Keras runs on.

    Raises:
        TrainingError: it is neither TensorFlow nor JAX.
    """
    backend = keras.backend.backend()
    if backend not in _STEPS:
        raise TrainingError(f"expected KERAS_BACKEND among {', '.join(_STEPS)}, got {backend}")
    return _STEPS[backend](network, optimiser, settings)


def _loss(network: AnyNetwork, batch: Batch, settings: Optimisation) -> Tensor:
    outputs = network(batch.source, batch.previous)
    loss = symbol_loss(outputs.logits, batch.target, settings.smoothing)
    if settings.guidance:
        held = guidance_loss(outputs.weights, batch.symbol_fields, batch.position_fields)
        loss = loss + settings.guidance * held
    return loss


def _is_no_retracing(record: logging.LogRecord) -> bool:
    """Whether a line of TensorFlow's log is anything but its warning that a shape more is traced, which is meant so."""
    return "retracing" not in record.getMessage()


class _TensorFlowStep:
    """Two graphs: the gradients, traced once a shape of batches, and their use, traced once.

    The graphs are run as they are: TensorFlow's rewriting of them takes a second a shape and makes nothing faster here.
    """

    def __init__(self, network: AnyNetwork, optimiser: Averaging, settings: Optimisation) -> None:
        import tensorflow

        tensorflow.config.optimizer.set_experimental_options({"disable_meta_optimizer": True})
        logging.getLogger("tensorflow").addFilter(_is_no_retracing)
        variables = network.trainable_variables

        def gradients(batch: Batch) -> tuple[Tensor, list[Tensor]]:
            with tensorflow.GradientTape() as tape:
                loss = _loss(network, batch, settings)
            return loss, [tensorflow.convert_to_tensor(gradient) for gradient in tape.gradient(loss, variables)]

        def apply(found: list[Tensor]) -> None:
            optimiser.apply(found, variables)

        self._optimiser = optimiser
        self._gradients = tensorflow.function(gradients, autograph=False)
        self._apply = tensorflow.function(apply, autograph=False)
        self._constant = tensorflow.constant

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        loss, found = self._gradients(Batch(*map(self._constant, batch)))
        self._optimiser.learning_rate = learning_rate
        self._apply(found)
        return float(loss)

    def settle(self) -> None:
        """Nothing to do: TensorFlow changes the variables themselves."""


class _JaxStep:
    """A jitted function of the variables' values, which are put back when asked for."""

    def __init__(self, network: AnyNetwork, optimiser: Averaging, settings: Optimisation) -> None:
        jax: Any = importlib.import_module("jax")

        self._groups = network.trainable_variables, optimiser.variables

        def loss_of(values: list[Tensor], batch: Batch) -> Tensor:
            with keras.StatelessScope(state_mapping=list(zip(network.trainable_variables, values, strict=True))):
                return _loss(network, batch, settings)

        def learn(values: list[Tensor], state: list[Tensor], batch: Batch) -> tuple[Tensor, list[Tensor], list[Tensor]]:
            loss, gradients = jax.value_and_grad(loss_of)(values, batch)
            values, state = optimiser.stateless_apply(state, gradients, values)
            return loss, values, state

        self._learn = jax.jit(learn, donate_argnums=(0, 1))
        self._values: tuple[list[Tensor], list[Tensor]] | None = None
        self._rate = next(
            place for place, variable in enumerate(optimiser.variables) if variable.path.endswith("learning_rate")
        )

    def __call__(self, batch: Batch, learning_rate: float) -> float:
        if self._values is None:  # copies, since the function gives its arguments' memory to its results
            weights, state = ([variable.value + 0 for variable in group] for group in self._groups)
        else:
            weights, state = self._values
        state[self._rate] = np.float32(learning_rate)
        loss, weights, state = self._learn(weights, state, batch)
        self._values = weights, state
        return float(loss)

    def settle(self) -> None:
        if self._values is not None:
            for group, values in zip(self._groups, self._values, strict=True):
                for variable, value in zip(group, values, strict=True):
                    variable.assign(value)
            self._values = None


_STEPS: dict[str, Callable[[AnyNetwork, Averaging, Optimisation], Step]] = {
    "tensorflow": _TensorFlowStep,
    "jax": _JaxStep,
}
