"""How fast the runtime is on one core: a cold start, a stream, opening a model, one string, distinct strings, a column.

    python bench/runtime.py [--model NAME|DIR] [--strings 4000] [--seed 1] [--file FILE]

Times are of the process (user and system), the best of several runs, so that other work disturbs little.
Strings come from the generator: as a training sees them, with noise and non-dates among them; and dates as they should
be. ``--file`` measures the lines of a file, or what is under ``text`` in JSON Lines, instead. Without a trained model
there is ``--size EMBEDDING,HIDDEN,ALIGNMENT,TARGET,DECODER``: a model of that size with random weights.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from datenorm.core.canonical import END
from datenorm.data.sampler import Sampler
from datenorm.evaluation.metrics import HEADLINE
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
#: Cold starts, of which the fastest counts.
_STARTS = 5
_MEGABYTE = 1 << 20
#: A command of one line, for the share of a start that is Python's and NumPy's.
_NUMPY = ["-c", "import numpy"]
#: A small process that starts the one to measure: the peak of a process begins with the size of the one it came from.
_WATCH = """
import os, sys
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, 2, 1)])
_, status, usage = os.wait4(child, 0)
print([usage.ru_utime + usage.ru_stime, usage.ru_maxrss])
sys.exit(os.waitstatus_to_exitcode(status))
"""


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
    embedding, hidden, alignment, target, decoder = map(int, size.split(","))
    architecture = Architecture(
        embedding=embedding, hidden=hidden, alignment=alignment, target_embedding=target, decoder=decoder
    )
    manifest = Manifest("random", architecture, Vocabulary(characters, ["en"]))
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
    print(f"{name:<46}{value:>24}")


def run_once(arguments: list[str], texts: Sequence[str] = ()) -> tuple[float, float]:
    """Run Python with ``arguments``, ``texts`` on its standard input; process seconds, and most megabytes in memory."""
    with tempfile.TemporaryFile() as lines:
        lines.write("".join(text + "\n" for text in texts).encode())
        lines.seek(0)
        watched = [sys.executable, "-S", "-c", _WATCH, sys.executable, *arguments]
        seconds, kilobytes = json.loads(subprocess.run(watched, stdin=lines, capture_output=True, check=True).stdout)
    return seconds, 1024 * kilobytes / _MEGABYTE


def predicting(model: str) -> list[str]:
    """The command with a model."""
    return ["-m", "datenorm", "predict", *([] if model == "base" else ["--model", model])]


def measure_start(model: str) -> None:
    """What a start of the command takes."""
    taken, memory = min(run_once([*predicting(model), "3rd of May 1999"]) for _ in range(_STARTS))
    report("a cold start", f"{1e3 * taken:.0f} ms, {memory:.0f} MB")
    report("of that, Python and NumPy", f"{1e3 * min(run_once(_NUMPY) for _ in range(_STARTS))[0]:.0f} ms")


def measure_stream(model: str, texts: list[str]) -> None:
    """What the command takes for strings on standard input, its start among it."""
    taken, memory = run_once(predicting(model), texts)
    report("the whole command, strings on standard input", f"{len(texts) / taken:,.0f} a second, {memory:.0f} MB")


def measure(make: Callable[[], Normalizer], texts: list[str]) -> None:
    """Print the table."""
    report("open the model", f"{1e3 * seconds(make):.1f} ms")
    normalizer = make()
    single = fresh(normalizer)
    latencies = [seconds(partial(single, text), 1) for text in texts[:_SINGLE]]
    report("one string, median", f"{1e3 * statistics.median(latencies):.1f} ms")
    greedy = seconds(lambda: fresh(sure_of_all(normalizer)).batch(texts))
    report("distinct strings, greedy only", f"{len(texts) / greedy:,.0f} a second")
    whole = seconds(lambda: fresh(normalizer).batch(texts))
    report("distinct strings", f"{len(texts) / whole:,.0f} a second")
    column = [texts[index] for index in np.random.default_rng(0).integers(0, min(_REPEATED, len(texts)), _ROWS)]
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
    parser.add_argument("--file", type=Path, help="measure the strings of this file")
    arguments = parser.parse_args()
    if not arguments.size:
        measure_start(arguments.model)
    for name, texts in sets_of(arguments).items():
        lengths = [len(text) for text in texts]
        print(f"\n{name}: {len(texts):,} different strings, median length {statistics.median(lengths):.0f}")
        if arguments.size:
            measure(partial(random_model, arguments.size, texts), texts)
        else:
            measure_stream(arguments.model, texts)
            measure(lambda: Normalizer.load(arguments.model), texts)


def sets_of(arguments: argparse.Namespace) -> dict[str, list[str]]:
    """Name -> strings, all different and of one line."""
    if arguments.file is not None:
        lines = arguments.file.read_text(encoding="utf-8").split("\n")
        named = arguments.file.suffix == ".jsonl"
        sets = {arguments.file.name: [json.loads(line)["text"] if named else line for line in lines if line]}
    else:
        samplers = {
            "As in training": Sampler(arguments.seed),
            "Dates as they should be": Sampler(arguments.seed, kinds=HEADLINE, noise=0.0, context=False),
        }
        sets = {name: [e.text for e in sampler.examples(arguments.strings)] for name, sampler in samplers.items()}
    return {name: list(dict.fromkeys(t for t in texts if not set("\r\n") & set(t))) for name, texts in sets.items()}


if __name__ == "__main__":
    main()
