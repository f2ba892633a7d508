"""Training an ancestor as its document does, with ``compile`` and ``fit``, and measuring it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import keras
import numpy as np
from keras import ops

from datenorm.ancestors.recipes import Recipe
from datenorm.ancestors.score import Score, score
from datenorm.ancestors.strings import Integers, Task
from datenorm.model.ancestor import Ancestor
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import Slotted

_SEEDS = 1 << 32

#: Strings of the test that are computed together.
_BATCH = 500


class _Slots(keras.Model):
    """The logits of the slots alone, which are what is fitted.

    Args:
        network: it has the weights.
    """

    def __init__(self, network: Ancestor) -> None:
        super().__init__(name="slots")
        self.network = network

    def call(self, source: Tensor) -> Tensor:
        """Logits (B, Ty, Y) of ids (B, Tx)."""
        return self.network.look(source)[0]


class _Told(keras.callbacks.Callback):
    """Tells the loss after each epoch."""

    def __init__(self, tell: Callable[[int, float], None]) -> None:
        super().__init__()
        self._tell = tell

    def on_epoch_end(self, epoch: int, logs: dict[str, Any] | None = None) -> None:
        """Keras calls it."""
        self._tell(epoch + 1, float((logs or {})["loss"]))


def slot_loss(truth: Tensor, logits: Tensor) -> Tensor:
    """Cross entropy summed over the slots: symbols (B, Ty) and logits (B, Ty, Y) give (B,)."""
    return ops.sum(ops.sparse_categorical_crossentropy(truth, logits, from_logits=True), axis=-1)


class Fitted(NamedTuple):
    """A trained ancestor.

    Attributes:
        network: over the task's characters and symbols.
        found: its figures on the test.
        learned: its figures on the strings that it learned from, which are the ones that ``fit`` prints.
    """

    network: Ancestor
    found: Score
    learned: Score


def train_ancestor(recipe: Recipe, task: Task, seed: int, tell: Callable[[int, float], None]) -> Fitted:
    """Train on the first part of the task, measure on the rest, and on what was learned from.

    Args:
        tell: takes the number of an epoch and its loss.
    """
    keras.utils.set_random_seed(seed % _SEEDS)
    size = recipe.size
    architecture = Slotted.of(size.hidden, size.alignment, size.decoder, task.source, task.slots)
    network = Ancestor(architecture, len(task.characters), len(task.symbols))
    slots = _Slots(network)
    falling = keras.optimizers.schedules.InverseTimeDecay(recipe.learning_rate, 1, recipe.decay)
    slots.compile(keras.optimizers.Adam(falling, clipnorm=recipe.clipnorm), loss=slot_loss, jit_compile=False)
    source, target = task.arrays()
    known, unseen = slice(0, task.train), slice(task.train, None)
    slots.fit(
        source[known],
        target[known],
        batch_size=recipe.batch,
        epochs=recipe.epochs,
        verbose=0,
        callbacks=[_Told(tell)],
    )
    found, learned = (_measured(slots, source[part], target[part]) for part in (unseen, known))
    return Fitted(network, found, learned)


def _measured(slots: _Slots, source: Integers, target: Integers) -> Score:
    """Figures on ids (N, Tx) and symbols (N, Ty)."""
    rows = [slots(part) for part in np.array_split(source, -(-len(source) // _BATCH))]
    return score(np.concatenate([ops.convert_to_numpy(part) for part in rows]), target)
