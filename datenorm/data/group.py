"""A group of the generator: one row of its table of things that people write."""

from collections.abc import Callable
from dataclasses import dataclass

from datenorm.data.scene import Scene


@dataclass(frozen=True, slots=True)
class Group:
    """A way of writing.

    Attributes:
        name: what ``--describe`` and ``evaluate`` call it.
        kind: the contract's kind of its examples (a maker may change it in the scene, as a time does).
        weight: how often it is drawn, relative to the others.
        make: writes a scene: its pieces, canonical reading, and what else is known.
        languages: the entries it is drawn for; empty = by the generator's own weights.
        names: whether names of months are what there is to learn, so that small languages need more of it.
    """

    name: str
    kind: str
    weight: float
    make: Callable[[Scene], None]
    languages: tuple[tuple[str, float], ...] = ()
    names: bool = False
