"""Lines of a byte stream, one in one out, in little memory whatever comes in.

Only ``\\n`` and ``\\r\\n`` end a line (``str.splitlines`` and text files also cut at NEL, U+2028 and others). A line is
given on as soon as it is there, so that answers flow while a slow stream is still open; no more than
:data:`LINE_LIMIT` bytes of a line are ever held.
"""

from __future__ import annotations

import select
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from datenorm.core.errors import InputError
from datenorm.text.clean import MAX_SOURCE

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

#: Bytes asked of the stream at once; also what bounds a batch in bytes. Strings are read faster in large batches.
CHUNK = 1 << 18
#: A line with more bytes than this is too long to be a date in any encoding of any padding; the rest is not kept.
LINE_LIMIT = 65536
#: Lines of a batch at most.
BATCH = 4096

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class RawStream(Protocol):
    """A raw byte stream: ``read`` gives what is there, b"" at the end, None when a non-blocking stream has nothing."""

    def read(self, size: int = -1, /) -> bytes | None:
        """Read up to ``size`` bytes with one call of the system."""

    def fileno(self) -> int:
        """The descriptor to wait on."""


class Line(NamedTuple):
    """A line without its end, and why it can't be read as text (a refusal reason; None = it can)."""

    text: str
    reason: str | None


class LineCutter:
    """Cuts chunks of bytes into lines; holds at most :data:`LINE_LIMIT` bytes of an unfinished one."""

    def __init__(self) -> None:
        self._held = bytearray()
        self._first = True

    def feed(self, chunk: bytes) -> list[Line]:
        """The lines that ``chunk`` completes."""
        first, *others = chunk.split(b"\n")
        self._hold(first)
        if not others:
            return []
        ended = [bytes(self._held), *others[:-1]]
        self._held.clear()
        if self._first:
            self._first = False
            ended[0] = ended[0].removeprefix(_BYTE_ORDER_MARK)
        self._hold(others[-1])
        return [decode(raw.removesuffix(b"\r")) for raw in ended]

    def close(self) -> list[Line]:
        """The last line, when the stream did not end with a line end."""
        if not self._held:
            return []
        raw = bytes(self._held)
        return [decode(raw.removeprefix(_BYTE_ORDER_MARK) if self._first else raw)]

    def _hold(self, piece: bytes) -> None:
        # Two bytes more than the limit, so that a carriage return at the very limit does not count.
        room = LINE_LIMIT + 2 - len(self._held)
        if room > 0:
            self._held += piece[:room]


def decode(raw: bytes) -> Line:
    """A line's bytes as text; what can't be read keeps a readable form without lone surrogates beside the reason."""
    if len(raw) > LINE_LIMIT:
        return Line(raw.decode("utf-8", "replace")[:MAX_SOURCE], "too-long")
    try:
        return Line(raw.decode("utf-8"), None)
    except UnicodeDecodeError:
        return Line(raw.decode("utf-8", "replace"), "bad-encoding")


def argument(text: str) -> Line:
    """An argument of the command line; bytes that were no text have come as lone surrogates."""
    if any("\ud800" <= character <= "\udfff" for character in text):
        return Line(text.encode("utf-8", "replace").decode("utf-8"), "bad-encoding")
    return Line(text, None)


def batches(stream: RawStream, chunk_size: int = CHUNK) -> Iterator[list[Line]]:
    """Lists of 1 to :data:`BATCH` lines, each list as soon as the stream has given it.

    Args:
        chunk_size: bytes asked of the stream at once.

    Raises:
        InputError: the stream can't be read.
    """
    cutter = LineCutter()
    while chunk := _read(stream, chunk_size):
        yield from _parts(cutter.feed(chunk))
    yield from _parts(cutter.close())


def _parts(lines: list[Line]) -> Iterator[list[Line]]:
    """As few batches as will do, all of about the same size."""
    count = -(-len(lines) // BATCH)
    ends = [len(lines) * part // count for part in range(count + 1)] if count else []
    return (lines[start:end] for start, end in pairwise(ends))


def _read(stream: RawStream, size: int) -> bytes:
    try:
        while (chunk := stream.read(size)) is None:
            select.select([stream], [], [])
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InputError(f"expected a readable stream, got: {reason}; give a file or a pipe") from error
    return chunk


def in_order(pool: Executor, function: Callable[[Item], Answer], items: Iterable[Item], ahead: int) -> Iterator[Answer]:
    """``map(function, items)`` by the processes of ``pool``: same order, at most ``ahead`` items under way.

    A thread waits for the items, so that an answer is given on while the next item is still to come.
    """
    from queue import Queue
    from threading import Thread

    waiting: Queue[Future[Answer] | BaseException | None] = Queue(ahead)

    def submit() -> None:
        try:
            for item in items:
                waiting.put(pool.submit(function, item))
            waiting.put(None)
        except BaseException as error:  # handed to the one who waits, whatever it is
            waiting.put(error)

    Thread(target=submit, daemon=True).start()
    while (entry := waiting.get()) is not None:
        if isinstance(entry, BaseException):
            raise entry
        yield entry.result()
