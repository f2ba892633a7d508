"""How fast training is: strings a second in batches of like length, beside the plain way in the same run.

    python bench/training.py [--batch 256] [--steps 40] [--decoder 128] [--seed 1]

The plain way is the same network on the same strings in the order in which they come, each padded to 48 characters and
28 symbols. Time to compile is told apart: it is paid once a shape. Both wall time and process time are printed; the
ratio is of process times, which other work on the machine disturbs less.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from datenorm.data.sampler import Sampler
from datenorm.text.clean import clean
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.batches import FINE, Batch, Batcher, Buckets, batches
from datenorm.training.examples import Examples, Recipe, Row
from datenorm.training.settings import BASE, Budget, Optimisation, Settings
from datenorm.training.state import State
from datenorm.training.step import make_step

#: What the plain way pads everything to.
PLAIN = Buckets((48,), (28,))

_SAMPLE = 20_000


class Measured(NamedTuple):
    """Strings, and what they took.

    Attributes:
        wall, process: seconds of steps whose shape had been compiled.
        compiling: seconds of the other steps.
    """

    strings: int
    wall: float
    process: float
    shapes: int
    compiling: float


def rows(recipe: Recipe) -> Iterator[tuple[int, Row | None]]:
    """Rows that both ways can take."""
    examples = Examples(recipe)
    number = 0
    while True:
        row = examples.row(number)
        if row is not None and len(row.source) <= 2 * PLAIN.source[-1] and len(row.target) <= PLAIN.target[-1]:
            yield number, row
        number += 1


def measure(settings: Settings, vocabulary: Vocabulary, made: Iterable[tuple[int, Batch]]) -> Measured:
    """Train on the batches from the beginning."""
    state = State(settings, vocabulary)
    step = make_step(state.network, state.optimiser, settings.optimisation)
    shapes: set[tuple[int, ...]] = set()
    strings, wall, process, compiling = 0, 0.0, 0.0, 0.0
    for _, batch in made:
        shape = (*batch.source.shape, batch.target.shape[1])
        start, used = time.perf_counter(), time.process_time()
        step(batch, 1e-3)
        took = time.perf_counter() - start
        if shape in shapes:
            strings, wall, process = strings + len(batch.source), wall + took, process + time.process_time() - used
        else:
            compiling += took
        shapes.add(shape)
    return Measured(strings, wall, process, len(shapes), compiling)


def report(name: str, measured: Measured) -> None:
    """One line of the table."""
    seconds = measured.compiling / measured.shapes
    print(
        f"{name:<12}{measured.strings / measured.wall:>8,.0f} strings/s{measured.strings / measured.process:>8,.0f} a "
        f"second of CPU{measured.shapes:>4} shapes, {seconds:.1f} s each to compile"
    )


def main() -> None:
    """Parse the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--decoder", type=int, default=BASE.decoder)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    texts = (example.text for example in Sampler(arguments.seed).examples(_SAMPLE))
    vocabulary = Vocabulary(sorted({character for text in texts for character in clean(text).text}), ())
    recipe = Recipe(arguments.seed, vocabulary)
    architecture = replace(BASE, decoder=arguments.decoder)
    settings = Settings("bench", Budget(minutes=1), architecture, Optimisation(arguments.batch))

    def run(buckets: Buckets, steps: int) -> Measured:
        made = batches(Batcher(arguments.batch, buckets), rows(recipe))
        return measure(settings, vocabulary, islice(made, steps))

    plain = run(PLAIN, max(3, arguments.steps // 4))
    report("plain", plain)
    bucketed = run(FINE, arguments.steps)
    report("bucketed", bucketed)
    ratio = (bucketed.strings / bucketed.process) / (plain.strings / plain.process)
    print(f"bucketed is {ratio:.1f} times as fast")


if __name__ == "__main__":
    main()
