"""How fast the runtime is on one core: opening a model, one string, distinct strings, a column with repeats.

    python bench/runtime.py [--model NAME|DIR] [--strings 4000] [--seed 1]

Times are of the process (user and system), the best of several runs, so that other work disturbs little.
Strings come from the generator. Without a trained model there is ``--size EMBEDDING,HIDDEN,ALIGNMENT,TARGET,DECODER``:
a model of that size with random weights.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from datenorm.core.canonical import END
from datenorm.data.sampler import Sampler
from datenorm.normalizer import Normalizer, Options
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import Bundle
from datenorm.runtime.manifest import Calibration, Manifest
from datenorm.text.clean import clean
from datenorm.text.vocabulary import Vocabulary

_RUNS = 3
_SINGLE = 100
_ROWS = 100_000
_REPEATED = 500


def seconds(work: Callable[[], object], runs: int = _RUNS) -> float:
    """Process time of the fastest of several runs of ``work``."""
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def random_model(size: str, texts: list[str]) -> Normalizer:
    """A model with random weights that is sure of what it writes."""
    characters = sorted({character for text in texts for character in clean(text).text})
    manifest = Manifest("random", Architecture(*map(int, size.split(","))), Vocabulary(characters, ["en"]))
    generator = np.random.default_rng(0)
    weights = {
        name: (generator.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)
        for name, shape in manifest.shapes().items()
    }
    weights["readout.kernel"] *= 100
    weights["readout.bias"][END] -= 60
    return Normalizer(Bundle(Path("random"), manifest, "", weights))


def sure_of_all(normalizer: Normalizer) -> Normalizer:
    """The same model for which no string is in doubt, so that none is searched for other readings."""
    from dataclasses import replace

    bundle = normalizer.bundle
    manifest = replace(bundle.manifest, calibration=Calibration(bundle.manifest.calibration.temperature, sure=0.0))
    return Normalizer(replace(bundle, manifest=manifest))


def fresh(normalizer: Normalizer) -> Normalizer:
    """The same model without kept answers."""
    return Normalizer(normalizer.bundle)


def report(name: str, value: str) -> None:
    """One line of the table."""
    print(f"{name:<44}{value:>20}")


def measure(make: Callable[[], Normalizer], texts: list[str]) -> None:
    """Print the table."""
    report("open the model", f"{1e3 * seconds(make):.1f} ms")
    normalizer = make()
    single = fresh(normalizer)
    latencies = [seconds(lambda text=text: single(text), 1) for text in texts[:_SINGLE]]
    report("one string, median", f"{1e3 * statistics.median(latencies):.1f} ms")
    greedy = seconds(lambda: fresh(sure_of_all(normalizer)).batch(texts))
    report("distinct strings, greedy only", f"{len(texts) / greedy:,.0f} a second")
    whole = seconds(lambda: fresh(normalizer).batch(texts))
    report("distinct strings", f"{len(texts) / whole:,.0f} a second")
    column = [texts[index] for index in np.random.default_rng(0).integers(0, _REPEATED, _ROWS)]
    repeats = seconds(lambda: list(fresh(normalizer).many(column)))
    report(f"a column of {_REPEATED} distinct strings", f"{_ROWS / repeats:,.0f} rows a second")
    doubtful = normalizer.batch(texts, Options(top=1))
    report("ambiguous", f"{sum(p.ambiguous for p in doubtful) / len(texts):.1%}")
    report("refused", f"{sum(p.reason is not None for p in doubtful) / len(texts):.1%}")


def main() -> None:
    """Parse the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="base")
    parser.add_argument("--size", help="measure random weights: EMBEDDING,HIDDEN,ALIGNMENT,TARGET,DECODER")
    parser.add_argument("--strings", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sampler = Sampler(arguments.seed)
    texts = list(dict.fromkeys(sampler.example(index).text for index in range(arguments.strings)))
    lengths = [len(text) for text in texts]
    report("strings, median length", f"{len(texts)}, {statistics.median(lengths):.0f}")
    if arguments.size:
        measure(lambda: random_model(arguments.size, texts), texts)
    else:
        measure(lambda: Normalizer.load(arguments.model), texts)


if __name__ == "__main__":
    main()
