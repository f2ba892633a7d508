"""From Keras to the weights of a bundle and back, and the proof that both compute the same."""

import math
from collections.abc import Mapping
from operator import attrgetter
from typing import Any

import numpy as np
import numpy.typing as npt
from keras import ops

from datenorm.core.canonical import START
from datenorm.core.errors import TrainingError
from datenorm.model.build import AnyNetwork
from datenorm.runtime.blas import one_thread
from datenorm.runtime.network import RUNS
from datenorm.runtime.network import Network as RuntimeNetwork

Floats = npt.NDArray[np.float32]

#: How far the logits of Keras and NumPy may be apart, as a part of the largest of them.
TOLERANCE = 1e-5

#: Strings, source length S and steps T of the comparison.
_STRINGS, _SOURCE, _STEPS = 8, 12, 6


def variables(network: AnyNetwork) -> dict[str, Any]:
    """The network's variables by their names in a bundle."""
    return {name: attrgetter(name)(network) for name in network.architecture.weights()}


def weights_of(network: AnyNetwork) -> dict[str, Floats]:
    """A copy of the network's weights by their names in a bundle."""
    return {name: np.array(ops.convert_to_numpy(value), np.float32) for name, value in variables(network).items()}


def load_weights(network: AnyNetwork, weights: Mapping[str, npt.NDArray[Any]]) -> None:
    """Give the network the weights of a bundle of the same architecture.

    Raises:
        TrainingError: a weight has another shape.
    """
    for name, variable in variables(network).items():
        if tuple(variable.shape) != weights[name].shape:
            raise TrainingError(
                f"expected the weight {name} in the shape {tuple(variable.shape)}, got {weights[name].shape}; "
                "start from a model of the same architecture and vocabulary"
            )
        variable.assign(np.asarray(weights[name], np.float32))


def check_parity(network: AnyNetwork, seed: int = 0) -> float:
    """Compare logits and attention of teacher forcing with those of the runtime, on random strings of random lengths.

    The runtime is the NumPy one if that knows the architecture, else the network itself, run step by step.

    Returns:
        The largest difference of logits, as a part of the largest logit.

    Raises:
        TrainingError: it is over :data:`TOLERANCE`, or so is a difference of attention weights as a part of the
            spread of energies.
    """
    generator = np.random.default_rng(seed)
    lengths = generator.integers(1, _SOURCE + 1, _STRINGS)
    source = generator.integers(1, network.source_ids, (_STRINGS, _SOURCE))
    source[np.arange(_SOURCE) >= lengths[:, None]] = 0
    previous = generator.integers(START, network.symbols, (_STRINGS, _STEPS))
    outputs = network(source.astype(np.int32), previous.astype(np.int32))
    logits = ops.convert_to_numpy(outputs.logits)
    weights = np.stack([ops.convert_to_numpy(row) for row in outputs.weights], axis=1)
    if network.architecture.attention == RUNS:
        ours, our_weights = _runtime(weights_of(network), source, lengths, previous)
    else:
        ours, our_weights = _stepwise(network, source, previous)
    apart = float(np.abs(logits - ours).max() / max(float(np.abs(logits).max()), 1.0))
    # An energy is right to a part of its size, as a logit is, and so is the exponential that a weight is: the farther
    # the energies of a row lie apart, which its smallest weight tells, the less of a weight's last digits are left.
    spread = -math.log(float(weights[weights > 0].min(initial=1.0)))
    looks = float(np.abs(weights - our_weights).max()) / max(spread, 1.0)
    if not (apart <= TOLERANCE and looks <= TOLERANCE):  # true for NaN too
        raise TrainingError(
            f"expected training and runtime to agree to {TOLERANCE:g}, got {apart:.2g} in the logits and {looks:.2g} "
            "in the attention; the model is not published"
        )
    return apart


def _runtime(
    weights: Mapping[str, Floats], source: npt.NDArray[Any], lengths: npt.NDArray[Any], previous: npt.NDArray[Any]
) -> tuple[Floats, Floats]:
    """Logits (B, T, Y) and attention (B, T, S) of the NumPy runtime."""
    with one_thread():
        network = RuntimeNetwork(weights)
        memory, state = network.encode(source, lengths)
        steps = [network.step(memory, state, previous[:, step]) for step in range(previous.shape[1])]
    return np.stack([logits for logits, _ in steps], axis=1), np.stack([alpha for _, alpha in steps], axis=1)


def _stepwise(
    network: AnyNetwork, source: npt.NDArray[Any], previous: npt.NDArray[Any]
) -> tuple[Floats, Floats]:
    """Logits (B, T, Y) and attention (B, T, S) of the network, one step after the other."""
    begun = network.read(source.astype(np.int32))
    logits, weights = [], []
    for step in range(previous.shape[1]):
        written, begun = network.write(begun, previous[:, step].astype(np.int32))
        logits.append(ops.convert_to_numpy(written))
        weights.append(ops.convert_to_numpy(begun.place.weights))
    return np.stack(logits, axis=1), np.stack(weights, axis=1)
