"""Speed and accuracy beside dateparser, dateutil and datefinder, in one run on the same strings.

    pip install -e ".[peers]" && python bench/peers.py
    python bench/peers.py --count 2000 --model tiny

Two sets of strings: generated ones of all languages, nearly all different, with a full day in each; and a
column as an export holds it, one order all through, where days come again. Each reader gets one core; a slow
one stops after some seconds, and its speed is that of the strings that it has read by then. What a library says
is scored as ``datenorm evaluate --against`` does it, on the first strings only, since scoring reads some of
them twice.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import datetime
import importlib.util
import platform
import random
import time
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from datenorm.data.records import Record
from datenorm.data.sampler import Sampler
from datenorm.evaluation.cases import Case
from datenorm.evaluation.metrics import HEADLINE, tally
from datenorm.evaluation.peers import PEERS, peer_readers, version_of
from datenorm.evaluation.readers import DateReader, ModelReader, generated_cases, judged
from datenorm.evaluation.report import percent
from datenorm.normalizer import Normalizer

SEED = 4_000_037

#: How the days of the column are written, by how many of 100 rows.
WRITINGS: tuple[tuple[str, int], ...] = (
    ("{d:02d}/{m:02d}/{y}", 94),
    ("{d}/{m}/{y}", 4),
    ("{y}-{m:02d}-{d:02d}", 2),
)


class Timing(NamedTuple):
    """Strings a second of the clock, and a second of the processor."""

    clock: float
    processor: float


def distinct_cases(count: int) -> list[Case]:
    """Generated strings with a full day, all languages, noise as in training."""
    return generated_cases(Sampler(SEED, kinds=HEADLINE).examples(count))


def column_cases(count: int) -> list[Case]:
    """A column of ``count`` due dates over three years, day first, recent days more often than old ones."""
    dice = random.Random(SEED)
    last = datetime.date(2024, 12, 31)
    forms, weights = [form for form, _ in WRITINGS], [weight for _, weight in WRITINGS]
    cases = []
    for form in dice.choices(forms, weights, k=count):
        day = last - datetime.timedelta(days=int(1096 * dice.random() ** 2))
        text = form.format(y=day.year, m=day.month, d=day.day)
        label = day.isoformat()
        cases.append(Case(Record(text, label, label, locale="en", order="DMY", kind="absolute")))
    return cases


#: Name -> title, and what makes it.
SETS: dict[str, tuple[str, Callable[[int], list[Case]]]] = {
    "distinct": ("Generated strings, all languages", distinct_cases),
    "column": ("A column with repeats", column_cases),
}


def timed(read: Callable[[Sequence[Case]], int], cases: Sequence[Case]) -> Timing:
    """How fast ``read``, which says how many it has read, goes through the cases."""
    clock, processor = time.perf_counter(), time.process_time()
    count = read(cases)
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    return Timing(count / clock, count / max(processor, 1e-9))


def model_row(label: str, model: str, cases: Sequence[Case], scored: int, hints: bool) -> list[str]:
    """Time and score the model; a fresh one, so that nothing is known from before."""
    given = cases if hints else [Case(Record(case.text, kind=case.kind)) for case in cases]
    normalizer = Normalizer.load(model)
    normalizer("1 January 2001")
    reader = ModelReader(normalizer)
    speed = timed(lambda cases: len(reader.answers(cases)), given)
    bound = normalizer.bundle.manifest.min_confidence
    return [label, *row(speed, hinted_reader(ModelReader(normalizer), hints), cases[:scored], bound)]


class _Unhinted:
    """A reader whose strings come without their hints."""

    def __init__(self, reader: DateReader) -> None:
        self._reader = reader

    def answers(self, cases: Sequence[Case]) -> list[Any]:
        return self._reader.answers([Case(Record(case.text, kind=case.kind)) for case in cases])


def hinted_reader(reader: DateReader, hints: bool) -> DateReader:
    """The reader, with or without the hints of the strings."""
    return reader if hints else _Unhinted(reader)


def row(speed: Timing, reader: DateReader, cases: Sequence[Case], bound: float = 0.0) -> list[str]:
    """The cells of a reader: its speed, and right, wrong and refused in per cent."""
    counts = tally(judged(reader, cases), bound)
    shares = [percent(counts.share(name)) for name in ("right", "wrong", "refused")]
    return [f"{speed.clock:,.0f}", f"{speed.processor:,.0f}", *shares]


def _read_in_time(reader: Any, seconds: float, cases: Sequence[Case]) -> int:
    """Read as many cases as the time allows; returns how many."""
    end = time.perf_counter() + seconds
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for count, case in enumerate(cases):
            if time.perf_counter() > end:
                return count
            reader.read(case)
    return len(cases)


def peer_rows(cases: Sequence[Case], scored: int, seconds: float) -> list[list[str]]:
    """Time and score each library that is installed, with hints and without."""
    rows = []
    for name, peer in PEERS.items():
        if importlib.util.find_spec(peer.module) is None:
            print(f"{name} is not installed and left out: pip install -e '.[peers]'")
            continue
        for label, reader in peer_readers(name).items():
            for case in cases[:20]:
                reader.read(case)
            speed = timed(partial(_read_in_time, reader, seconds), cases)
            rows.append([label, *row(speed, reader, cases[:scored])])
    return rows


def processor() -> str:
    """The processor's name where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")),
        platform.machine(),
    )


def compared(rows: list[list[str]]) -> list[list[str]]:
    """Rows with how many times as fast, per CPU second, the first one is as each."""
    speeds = [float(row[2].replace(",", "")) for row in rows]
    return [[*row[:3], f"{speeds[0] / speed:.2g}", *row[3:]] for row, speed in zip(rows, speeds, strict=True)]


def show(title: str, rows: list[list[str]]) -> None:
    """Print a Markdown table."""
    head = ["", "strings/s", "per CPU second", "datenorm is faster", "right %", "wrong %", "refused %"]
    widths = [max(len(line[index]) for line in [head, *rows]) for index in range(len(head))]
    print(f"\n{title}\n")
    for line in [head, ["-" * width for width in widths], *rows]:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("| " + " | ".join(cells) + " |")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description="Speed and accuracy beside other libraries, on the same strings.")
    parser.add_argument("--count", type=int, default=20_000, help="strings of each set (20,000)")
    parser.add_argument("--scored", type=int, default=300, help="strings that are scored (300)")
    parser.add_argument("--seconds", type=float, default=8, help="seconds for each library and set (8)")
    parser.add_argument("--set", choices=SETS, help="one of the sets only")
    parser.add_argument("--model", default="base", help="the model (base)")
    options = parser.parse_args()
    versions = ", ".join(f"{name} {version_of(name)}" for name in PEERS)
    print(f"{os.cpu_count()} cores, {processor()}, Python {platform.python_version()}; {versions}")
    for name in [options.set] if options.set else SETS:
        title, make = SETS[name]
        cases = make(options.count)
        distinct = len({case.text for case in cases})
        rows = [
            model_row("datenorm, language and order given", options.model, cases, options.scored, hints=True),
            model_row("datenorm, no hints", options.model, cases, options.scored, hints=False),
            *peer_rows(cases, options.scored, options.seconds),
        ]
        show(f"{title}: {len(cases):,} strings, {distinct:,} different", compared(rows))


if __name__ == "__main__":
    main()
