"""How the ancestors were trained, as their documents say, and what came out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """Widths of a network; :class:`datenorm.runtime.architecture.Slotted` has lengths beside them.

    Attributes:
        hidden: of the Bi-LSTM, a direction.
        alignment: of the hidden layer of the energies; the time document leaves it open and has the course's.
        decoder: of the LSTM behind the attention.
    """

    hidden: int = 32
    alignment: int = 10
    decoder: int = 64


@dataclass(frozen=True, slots=True)
class Recipe:
    """How an ancestor is trained: Adam whose rate falls as lr / (1 + decay * step), the ``decay`` of the old Keras.

    Attributes:
        clipnorm: the largest norm of one weight's gradient; None = any.
        published: test loss of the document, summed over the slots; None = it says none.
    """

    learning_rate: float
    decay: float
    epochs: int
    clipnorm: float | None = None
    batch: int = 100
    size: Size = Size()
    published: float | None = None


#: Preset -> recipe.
RECIPES: dict[str, Recipe] = {
    "course": Recipe(learning_rate=0.005, decay=0.01, epochs=20),
    "time": Recipe(learning_rate=0.05, decay=0.04, epochs=30, clipnorm=1.0, published=0.0889),
}
