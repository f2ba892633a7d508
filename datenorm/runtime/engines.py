"""What may run a network: NumPy, which starts at once, or Keras, which knows every architecture."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import TYPE_CHECKING

from datenorm.core.errors import BundleError, UsageError
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.network import RUNS

if TYPE_CHECKING:
    from datenorm.runtime.bundle import Bundle
    from datenorm.runtime.network import Network

AUTO, NUMPY, TENSORFLOW = "auto", "numpy", "tensorflow"

#: Names that a user may give.
ENGINES = (AUTO, NUMPY, TENSORFLOW)

#: Modules of the engine that is built on Keras: they stand above this package and are imported by name, when asked for.
_BACKEND, _KERAS = "datenorm.model.backend", "datenorm.model.engine"


def choose(architecture: Architecture, wanted: str = AUTO) -> str:
    """The engine that a network runs on.

    Raises:
        UsageError: there is no such engine, or it does not know the network's attention.
    """
    if wanted not in ENGINES:
        raise UsageError(f"expected --engine to be one of {', '.join(ENGINES)}, got {wanted[:40]!r}")
    if wanted == NUMPY and architecture.attention != RUNS:
        raise UsageError(
            f"expected a model with {RUNS} attention for --engine numpy, this one has {architecture.attention}; "
            "leave --engine away"
        )
    if wanted == AUTO:
        return NUMPY if architecture.attention == RUNS else TENSORFLOW
    return wanted


def make_keras_engine(bundle: Bundle) -> Network:
    """The network of a bundle run by Keras, with the interface of :class:`datenorm.runtime.network.Network`.

    Raises:
        BundleError: Keras or TensorFlow is not installed.
    """
    if find_spec("keras") is None or find_spec("tensorflow") is None:
        name, attention = bundle.manifest.name, bundle.manifest.architecture.attention
        need, instead = f"{name} has {attention} attention, which needs TensorFlow", "use another model"
        if attention == RUNS:  # NumPy would do
            need, instead = f"--engine {TENSORFLOW} needs TensorFlow, which is not installed", "leave --engine away"
        raise BundleError(f"{need}; install it (pip install tensorflow), or {instead}")
    importlib.import_module(_BACKEND).load_backend()
    engine: Network = importlib.import_module(_KERAS).make_engine(bundle)
    return engine
