"""Lines that decide their order together are read twice: what comes from a stream is put in a temporary file."""

from __future__ import annotations

import contextlib
import select
import tempfile
from collections.abc import Iterable, Iterator
from typing import IO, TYPE_CHECKING

from datenorm.cli.answering import Answering
from datenorm.core.errors import OutputError
from datenorm.stream import Line, RawStream, batches

if TYPE_CHECKING:
    from datenorm.column import Findings

_CHUNK = 1 << 20


@contextlib.contextmanager
def kept(stream: RawStream) -> Iterator[IO[bytes]]:
    """All of a stream in a temporary file, at its beginning; the file is gone when the block ends.

    Raises:
        OutputError: there is no room or no place for it.
    """
    with contextlib.ExitStack() as stack:
        try:
            copy = stack.enter_context(tempfile.TemporaryFile())
            _copy(stream, copy)
            copy.seek(0)
        except OSError as error:
            raise OutputError(
                f"can't write a temporary file of the rows: {error.strerror or error}; "
                "set TMPDIR, or add --no-infer-order"
            ) from error
        yield copy


def _copy(stream: RawStream, copy: IO[bytes]) -> None:
    while (chunk := stream.read(_CHUNK)) != b"":
        if chunk is None:  # a stream that does not block has nothing yet
            select.select([stream], [], [])
        else:
            copy.write(chunk)


def findings_on(lines: Iterable[list[Line]], answering: Answering, century_given: bool) -> Findings:
    """What batches of lines say together about the order of their numbers and the century of their years."""
    from datenorm.column import Surveyor

    surveyor = Surveyor(answering.normalizer, answering.options, century_given)
    first = 1
    for batch in lines:
        surveyor.add([(first + place, line.text) for place, line in enumerate(batch) if line.reason is None])
        first += len(batch)
    return surveyor.findings()


@contextlib.contextmanager
def inferred(
    stream: RawStream, answering: Answering, century_given: bool
) -> Iterator[tuple[Iterable[list[Line]], Findings]]:
    """The lines of a stream, and what they say together."""
    with kept(stream) as copy:
        findings = findings_on(batches(copy), answering, century_given)
        copy.seek(0)
        yield batches(copy), findings
