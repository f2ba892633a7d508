"""What tests of the generator share: examples of one group, and scenes whose dice always show the first side."""

from collections.abc import Sequence
from functools import cache

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import MAX_TARGET, encode
from datenorm.data.dice import Dice, Weighted
from datenorm.data.example import Example
from datenorm.data.languages import language
from datenorm.data.pattern import compile_pattern
from datenorm.data.sampler import Sampler
from datenorm.data.scene import Scene


class FirstSide(Dice):
    """Dice that draw the first of everything and never take a chance."""

    def below(self, bound: int) -> int:
        return 0

    def between(self, low: int, high: int) -> int:
        return low

    def chance(self, probability: float) -> bool:
        return False

    def pick(self, items: Sequence):
        return items[0]

    def draw(self, table: Weighted):
        return table.items[0]


@cache
def examples(group: str, count: int = 3000, noise: float = 0.0, context: bool = False) -> tuple[Example, ...]:
    """``count`` examples of a group, as they are or spoilt."""
    return tuple(Sampler(21, kinds=[group], noise=noise, context=context).examples(count))


def check_readings(group: str) -> None:
    """3,000 examples of a group have readings in the grammar that the network can write,."""
    for example in examples(group):
        symbols = encode(example.canonical, example.weekday)
        assert AUTOMATON.accepts(symbols), example
        assert len(symbols) <= MAX_TARGET, example
        assert example.text.strip(), example
    assert len({example.text for example in examples(group)}) > 150


def write(form: str, entry: str, year: int, month: int = 1, day: int = 1, **settings: object) -> str:
    """What a pattern writes for a day in a language, by the usual names."""
    scene = Scene(FirstSide(0, 0), language(entry))
    scene.year, scene.month, scene.day = year, month, day
    for name, value in settings.items():
        setattr(scene, name, value)
    compile_pattern(form).write(scene)
    return "".join(text for text, _ in scene.pieces)
