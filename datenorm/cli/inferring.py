"""Lines that decide their order together are read twice: what comes from a stream is put in a temporary file."""

from __future__ import annotations

import contextlib
import select
import tempfile
from collections.abc import Iterable, Iterator
from typing import IO, TYPE_CHECKING

from datenorm.cli.answering import Answering
from datenorm.stream import Line, RawStream, batches

if TYPE_CHECKING:
    from datenorm.column import Verdict

_CHUNK = 1 << 20


@contextlib.contextmanager
def kept(stream: RawStream) -> Iterator[IO[bytes]]:
    """All of a stream in a temporary file, at its beginning; the file is gone when the block ends."""
    with tempfile.TemporaryFile() as copy:
        while (chunk := stream.read(_CHUNK)) != b"":
            if chunk is None:  # a stream that does not block has nothing yet
                select.select([stream], [], [])
            else:
                copy.write(chunk)
        copy.seek(0)
        yield copy


def verdict_on(lines: Iterable[list[Line]], answering: Answering) -> Verdict:
    """What batches of lines say together about the order of their numbers."""
    from datenorm.column import Surveyor

    surveyor = Surveyor(answering.normalizer, answering.options)
    first = 1
    for batch in lines:
        surveyor.add([(first + place, line.text) for place, line in enumerate(batch) if line.reason is None])
        first += len(batch)
    return surveyor.verdict()


@contextlib.contextmanager
def inferred(stream: RawStream, answering: Answering) -> Iterator[tuple[Iterable[list[Line]], Verdict]]:
    """The lines of a stream, and what they say together."""
    with kept(stream) as copy:
        verdict = verdict_on(batches(copy), answering)
        copy.seek(0)
        yield batches(copy), verdict
