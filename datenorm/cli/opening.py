"""A model and what runs it, which is said when it is not the usual."""

from datenorm.cli.terminal import say
from datenorm.normalizer import Normalizer
from datenorm.runtime.engines import TENSORFLOW


def open_model(model: str, engine: str) -> Normalizer:
    """Open a model by its name or folder.

    Raises:
        BundleError: there is no such model, or what its engine needs is not installed.
        UsageError: there is no such engine, or it does not know the model's attention.
    """
    normalizer = Normalizer.load(model, engine)
    if normalizer.engine == TENSORFLOW:
        attention = normalizer.bundle.manifest.architecture.attention
        say(f"datenorm: {attention} attention, run by TensorFlow")
    return normalizer
