"""Rows in the order of their numbers, made ahead by worker processes.

Chunk k holds rows k * CHUNK to (k + 1) * CHUNK - 1 and is made by worker k mod W; chunks are taken in the order of k.
Which process is faster, and how many there are, decides nothing but the speed.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import queue
import signal
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

from datenorm.core.errors import TrainingError
from datenorm.training.examples import Examples, Recipe, Row

#: Rows that are sent together.
CHUNK = 512

#: Chunks that wait ready for each worker.
_AHEAD = 8


class Stream:
    """Rows from number ``start`` on; a context manager, since processes must end.

    Args:
        recipe: what the rows are made of.
        start: the number of the first row.
        workers: processes that make them; 0 = this one.
    """

    def __init__(self, recipe: Recipe, start: int = 0, workers: int = 1) -> None:
        self._recipe, self._start, self._count = recipe, start, workers
        self._workers: list[_Worker] = []

    def __enter__(self) -> Stream:
        first = self._start // CHUNK
        for number in range(self._count):
            # The worker's first chunk is the first one from ``first`` on that is its own.
            self._workers.append(_Worker(self._recipe, first + (number - first) % self._count, self._count))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.stop()

    def __iter__(self) -> Iterator[tuple[int, Row | None]]:
        """Pairs of a number and its row; None for one that has nothing to read."""
        chunk, skipped = divmod(self._start, CHUNK)
        examples = None if self._workers else Examples(self._recipe)
        while True:
            rows = _chunk(examples, chunk) if examples is not None else self._workers[chunk % self._count].take()
            for place in range(skipped, CHUNK):
                yield chunk * CHUNK + place, rows[place]
            chunk, skipped = chunk + 1, 0


def _chunk(examples: Examples, chunk: int) -> list[Row | None]:
    return [examples.row(index) for index in range(chunk * CHUNK, (chunk + 1) * CHUNK)]


class _Worker:
    """One process, and the thread that takes what it sends so that it can go on."""

    def __init__(self, recipe: Recipe, first: int, stride: int) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(theirs, recipe, first, stride), daemon=True)
        self._process.start()
        theirs.close()
        self._connection = ours
        self._ready: queue.Queue[list[Row | None] | None] = queue.Queue(_AHEAD)
        self._stopped = False
        threading.Thread(target=self._receive, daemon=True).start()

    def _receive(self) -> None:
        try:
            while not self._stopped:
                self._ready.put(self._connection.recv())
        except (EOFError, OSError):
            self._ready.put(None)

    def take(self) -> list[Row | None]:
        rows = self._ready.get()
        if rows is None:
            self._process.join(1.0)
            raise TrainingError(
                f"a process that makes examples ended (exit code {self._process.exitcode}); "
                "go on with --resume, with fewer --workers if memory is short"
            )
        return rows

    def stop(self) -> None:
        self._stopped = True
        self._process.terminate()
        with contextlib.suppress(queue.Empty):
            while True:
                self._ready.get_nowait()
        self._process.join(5.0)


def _work(connection: Connection[Any, Any], recipe: Recipe, first: int, stride: int) -> None:
    """Make every ``stride``-th chunk from ``first`` on, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the trainer decides
    examples = Examples(recipe)
    with contextlib.suppress(BrokenPipeError, ConnectionError):
        while True:
            connection.send(_chunk(examples, first))
            first += stride
