"""Where output goes: a terminal with its width and colours, a pipe, or a file that is old or new and never half."""

import codecs
import contextlib
import io
import os
import sys
from collections.abc import Iterator
from typing import IO, Any, Protocol, cast

from datenorm.core.errors import InputError, OutputError

#: Columns where no terminal says how many it has.
COLUMNS = 80
_FEWEST_COLUMNS = 20

#: Style -> SGR parameters (ECMA-48, 8.3.117).
STYLES: dict[str, str] = {
    "sure": "1;32",
    "doubtful": "1;33",
    "refused": "1;31",
    "label": "2",
    "strong": "1;36",
    "medium": "36",
    "weak": "2;36",
}


class Styler(Protocol):
    """Dresses ``text``, which must be safe to show, in ``style``."""

    def __call__(self, text: str, style: str) -> str:
        """``text`` with or without the controls of ``style`` around it."""


def styled(text: str, style: str) -> str:
    """``text`` in colour."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m"


def unstyled(text: str, style: str) -> str:
    """``text`` as it is."""
    return text


def is_terminal(stream: Any) -> bool:
    """Whether ``stream`` (a standard stream, None when it is closed) is a terminal."""
    try:
        return stream is not None and bool(stream.isatty())
    except ValueError:
        return False


def styler(stream: Any) -> Styler:
    """Colour for a terminal that has it and a user who wants it (https://no-color.org), none for anything else."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return styled if wanted and is_terminal(stream) else unstyled


def columns() -> int:
    """How many columns a line may take: ``COLUMNS`` says it, or the terminal."""
    return max(_columns_given() or _columns_there() or COLUMNS, _FEWEST_COLUMNS)


def _columns_given() -> int:
    try:
        return int(os.environ.get("COLUMNS", ""))
    except ValueError:
        return 0


def _columns_there() -> int:
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns  # type: ignore[union-attr] # None is an error too
    except (AttributeError, ValueError, OSError):
        return 0


def standard_input() -> Any:
    """The raw bytes of standard input.

    Raises:
        InputError: it is closed.
    """
    if sys.stdin is None:
        raise InputError("expected strings as arguments or on standard input, which is closed; give some")
    buffer = sys.stdin.buffer
    return getattr(buffer, "raw", buffer)


@contextlib.contextmanager
def destination(path: str | None, encoding: str = "utf-8", safe: bool = False) -> Iterator[IO[bytes]]:
    """Standard output, or the file ``path``, which is replaced when the block ends well.

    What goes to a terminal is escaped on the way, so that nothing in it acts there.

    Args:
        encoding: of the text that will be written.
        safe: nothing in it needs escaping.

    Raises:
        OutputError: it can't be written.
    """
    with _opened(path) as stream:
        yield stream if safe or not is_terminal(stream) else cast(IO[bytes], _Escaping(stream, encoding))


class _Escaping(io.BufferedIOBase):
    """Takes text in an encoding and gives a terminal what may be shown of it."""

    def __init__(self, stream: IO[bytes], encoding: str) -> None:
        self._stream = stream
        self._decoder = codecs.getincrementaldecoder(encoding)("backslashreplace")

    def writable(self) -> bool:
        """It takes bytes, and has none to give."""
        return True

    def write(self, content: Any, /) -> int:
        """Take ``content``; bytes of a character that is not complete wait for the rest of it."""
        from datenorm.text.safe import shown_lines

        self._stream.write(in_terms_of(sys.stdout, shown_lines(self._decoder.decode(content))))
        return len(content)

    def flush(self) -> None:
        """Give on what has been taken."""
        self._stream.flush()


def in_terms_of(stream: Any, text: str) -> bytes:
    """``text`` in the encoding of a standard stream; what it has no bytes for is escaped."""
    return text.encode(getattr(stream, "encoding", None) or "utf-8", "backslashreplace")


def write(text: str) -> None:
    """Write lines that are safe to show to standard output, whatever its encoding.

    Raises:
        OutputError: it is closed, or can't be written.
    """
    with destination(None, safe=True) as stream:
        stream.write(in_terms_of(sys.stdout, text))


@contextlib.contextmanager
def _opened(path: str | None) -> Iterator[IO[bytes]]:
    if path is not None and path != "-":
        from datenorm.core.atomic import replacing

        with replacing(path, "wb") as stream:
            yield stream
        return
    if sys.stdout is None:
        raise OutputError("expected an open standard output, which is closed; give a file with --output")
    try:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = error.strerror or error
        raise OutputError(f"can't write standard output: {reason}; make room or give a file") from error


def say(message: str) -> None:
    """One line for the person at the terminal, on standard error, where it is no part of the data.

    Names of files may stand in it: nothing of them acts on the terminal.
    """
    from datenorm.text.safe import shown

    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(shown(message), file=sys.stderr, flush=True)


class Progress:
    """A line on standard error that counts, when that is a terminal.

    Args:
        total: how many there will be.
        what: what is counted.
    """

    def __init__(self, total: int, what: str) -> None:
        self._total, self._what = total, what
        self._shown = is_terminal(sys.stderr)

    def show(self, done: int, rate: float) -> None:
        """``done`` so far, at ``rate`` a second."""
        if self._shown:
            share = done / self._total if self._total else 1.0
            left = (self._total - done) / rate if rate else 0.0
            line = f"{share:4.0%}  {done:,} of {self._total:,} {self._what}  {rate:,.0f}/s  {left:,.0f} s left"
            print(f"\r{line:<{COLUMNS - 1}}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Take the line away."""
        if self._shown:
            print("\r" + " " * (COLUMNS - 1) + "\r", end="", file=sys.stderr, flush=True)
