"""Network and optimiser together, and how they are put into arrays and taken from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import keras
import numpy as np
import numpy.typing as npt
from keras import ops

from datenorm.core.errors import TrainingError
from datenorm.model.build import build_network
from datenorm.model.export import variables
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.checkpoint import Arrays
from datenorm.training.optimiser import OPTIMISERS
from datenorm.training.settings import Settings

_SEEDS = 1 << 32


class State:
    """The variables of a training."""

    def __init__(self, settings: Settings, vocabulary: Vocabulary) -> None:
        keras.utils.set_random_seed(settings.data.seed % _SEEDS)
        self.network = build_network(settings.architecture, vocabulary)
        ours = settings.optimisation
        self.optimiser = OPTIMISERS[ours.optimiser](ours.clip, ours.averaging)
        self.optimiser.build(self.network.trainable_variables)

    def _groups(self) -> dict[str, list[Any]]:
        return {"network": self.network.variables, "optimiser": self.optimiser.variables}

    def to_arrays(self) -> Arrays:
        """Every variable's value."""
        return {
            f"{group}/{place:03}": np.asarray(ops.convert_to_numpy(variable))
            for group, members in self._groups().items()
            for place, variable in enumerate(members)
        }

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Give every variable the value that :meth:`to_arrays` took.

        Raises:
            TrainingError: the arrays are those of another network or version.
        """
        for group, members in self._groups().items():
            for place, variable in enumerate(members):
                array = arrays.get(f"{group}/{place:03}")
                if array is None or array.size != np.prod(variable.shape):
                    raise TrainingError(
                        f"expected {group} variable {place} ({variable.path}) in the checkpoint; "
                        "resume with the version of datenorm and Keras that wrote it, or train anew"
                    )
                variable.assign(array.reshape(variable.shape))

    def averages(self) -> dict[str, npt.NDArray[np.float32]]:
        """The averaged weights by their names in a bundle."""
        members = self.network.trainable_variables
        places = {id(variable): place for place, variable in enumerate(members)}
        return {
            name: np.array(ops.convert_to_numpy(self.optimiser.averages[places[id(variable)]]), np.float32)
            for name, variable in variables(self.network).items()
        }
