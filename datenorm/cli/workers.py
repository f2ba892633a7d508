"""Processes that share the work of a stream, and end with it at once, whatever they are doing.

Each has a pipe and nothing else in common with its parent: no semaphores or queues that a process which is stopped in
the middle of its work could leave locked, or leave to be cleaned up.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Generic, TypeVar

from datenorm.core.errors import WorkerError

Item = TypeVar("Item")
Answer = TypeVar("Answer")

#: Seconds until a process that was asked to end is no longer waited for.
_PATIENCE = 5.0


class Workers(Generic[Item, Answer]):
    """``count`` processes that call ``function``; to be called by as many threads, and a context manager.

    When the block is left by an exception (an interrupt is one), they are stopped in the middle of their work.
    """

    def __init__(self, function: Callable[[Item], Answer], count: int) -> None:
        self._function, self._count = function, count
        self._processes: list[Any] = []
        self._connections: list[Connection[Any, Any]] = []
        self._free: SimpleQueue[Connection[Any, Any]] = SimpleQueue()

    def __enter__(self) -> Workers[Item, Answer]:
        with _interrupts_held_back():
            for _ in range(self._count):
                self._start()
        return self

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._function), daemon=True)
        process.start()
        theirs.close()
        self._processes.append(process)
        self._connections.append(ours)
        self._free.put(ours)

    def __call__(self, item: Item) -> Answer:
        """What ``function`` makes of ``item``.

        Raises:
            WorkerError: the process that had it was killed.
            Exception: that of ``function``.
        """
        connection = self._free.get()
        try:
            connection.send(item)
            answer, error = connection.recv()
        except (EOFError, OSError) as killed:
            raise WorkerError(
                "expected every process of --jobs to go on, but one was killed; try fewer --jobs"
            ) from killed
        finally:
            self._free.put(connection)
        if error is not None:
            raise error
        result: Answer = answer
        return result

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            for process in self._processes:
                process.terminate()
        else:
            for connection in self._connections:  # which is how an idle one learns that nothing more comes
                connection.close()
        for process in self._processes:
            process.join(_PATIENCE)


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes that are started now inherit it, until they leave interrupts to the parent."""
    from multiprocessing import resource_tracker

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which would take interrupts up again once it runs
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: Connection[Any, Any], function: Callable[[Any], Any]) -> None:
    """In a worker: answer what comes, until the other end is closed."""
    _follow_the_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(_answer(function, connection.recv()))


def _answer(function: Callable[[Any], Any], item: Any) -> tuple[Any, Exception | None]:
    try:
        return function(item), None
    except Exception as error:  # the parent's to handle, whatever it is
        return None, error


def _follow_the_parent() -> None:
    """Leave interrupts to the parent, and end when it ends, however it does."""
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None  # a worker has one

    def end_with_it() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end_with_it, daemon=True).start()
