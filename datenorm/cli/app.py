"""The command ``datenorm``: runs what was asked, and turns every way to end into an exit code.

| ends with | prints | exit code |
|---|---|---|
| what was asked | | 0, or what the command returns |
| :class:`DatenormError`, a wrong option | one line on stderr | that of the error, 2 |
| a package that is not installed | one line on stderr | 2 |
| a closed pipe | nothing | 0 |
| Ctrl-C | nothing; a second Ctrl-C ends at once, and so does one while the command starts | 130 |
| SIGTERM | nothing | 143 |

``predict`` with strings and no options is the call that should be over before one has looked: it is run here, without
the library that knows all commands and options, whose import takes as long as reading a date.
"""

import contextlib
import errno
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

from datenorm.cli import collector, start
from datenorm.cli.start import INTERRUPTED
from datenorm.core.errors import DatenormError

TERMINATED = 143

#: Errors of writing to a file, which name none when it is standard output: no room, no more of it, a broken disk.
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> NoReturn:
    """Run the command of ``sys.argv`` and exit."""
    # A pass through a small network is over before a second BLAS thread has woken up; must stand before NumPy is there.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    collector.pause()
    with contextlib.suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGTERM, _terminate)
    code = run()
    if code == INTERRUPTED:  # a second Ctrl-C ends at once
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = _flush(code)
    collector.leave()
    sys.exit(code)


class Terminated(SystemExit):
    """SIGTERM came: everything that is open is closed on the way out."""


def _terminate(signum: int, frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    raise Terminated(TERMINATED)


def run() -> int:
    """Run the command; the one place where errors become a line and an exit code."""
    try:
        return _run(sys.argv[1:])
    except DatenormError as error:
        return _complain(str(error), error.exit_code)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Terminated:
        return TERMINATED
    except SystemExit as error:
        # Typer and rich end with 1 on a closed pipe, and with nothing else: errors of use come here as exceptions.
        return _closed() if error.code == 1 else int(error.code or 0)
    except BrokenPipeError:
        return _closed()
    except MemoryError:
        return _complain("expected more memory than the system gives; try fewer --jobs or a smaller model", 2)
    except ModuleNotFoundError as error:
        return _lacking(error)
    except OSError as error:
        if error.errno in _FULL and not error.filename:
            return _unwritten(error)
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", 2)
    except RuntimeError as error:
        if isinstance(error.__cause__, KeyboardInterrupt):  # before Python 3.12, while a class is made
            return INTERRUPTED
        raise


def _run(arguments: Sequence[str]) -> int:
    if _plain(arguments):
        from datenorm.cli.strings import Request, predict_strings

        collector.go_on()
        start.begun()
        predict_strings(Request(tuple(arguments[1:])))
        return 0
    from datenorm.cli.commands import run_command

    return run_command()


def _plain(arguments: Sequence[str]) -> bool:
    """Whether it is ``predict`` with nothing but strings; where the shell leaves patterns to us, typer expands them."""
    options = any(argument.startswith("-") and argument != "-" for argument in arguments)
    asked = "_DATENORM_COMPLETE" in os.environ  # by a shell, how to go on
    return arguments[:1] == ["predict"] and not options and not asked and sys.platform != "win32"


def _complain(message: str, code: int) -> int:
    from datenorm.cli.terminal import say
    from datenorm.text.safe import shown

    say(f"datenorm: {shown(' '.join(message.split()))}")
    return code


def _lacking(error: ModuleNotFoundError) -> int:
    """A module is not there: what to install."""
    if "_DATENORM_COMPLETE" in os.environ:  # a shell asks with each press of its key: nothing is offered
        return 2
    from datenorm.cli.packages import lacking

    return _complain(lacking(sys.argv[1:], error), 2)


def _unwritten(error: OSError) -> int:
    """Standard output can't take more: what is still buffered goes nowhere."""
    _closed()
    return _complain(f"can't write standard output: {error.strerror or error}; make room", 2)


def _closed() -> int:
    """Whoever read our output has left: what is still buffered goes nowhere, and that is no error."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _flush(code: int) -> int:
    """Write out what is buffered; a disk that is full shows here."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        return _closed()
    except OSError as error:
        if code != 2:
            return _unwritten(error)
        _closed()  # a line has been said
    except ValueError:  # it was closed
        if code == 0:
            raise
    return code
