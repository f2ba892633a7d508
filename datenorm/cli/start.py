"""Where the command begins: Ctrl-C while it starts ends it without a word.

Until a command's own work begins nothing is open that would have to be closed, and what is being imported would print
where it was interrupted. So until then Ctrl-C leaves at once, and after that it is the KeyboardInterrupt that
:mod:`datenorm.cli.app` knows. This module imports next to nothing, and stands before all that takes time.
"""

import os
from signal import SIGINT, default_int_handler, getsignal, signal

#: The exit code of a command that was interrupted.
INTERRUPTED = 130


def main() -> None:
    """Run the command of ``sys.argv`` and exit."""
    leave_at_once()
    from datenorm.cli.app import main as run

    run()


def leave_at_once() -> None:
    """End at once when Ctrl-C comes, until :func:`begun`; a shell that lets us ignore it is heard."""
    if getsignal(SIGINT) is default_int_handler:
        signal(SIGINT, _leave)


def begun() -> None:
    """All is imported, and the work begins: Ctrl-C is an exception again."""
    if getsignal(SIGINT) is _leave:
        signal(SIGINT, default_int_handler)


def _leave(signum: int, frame: object) -> None:
    os._exit(INTERRUPTED)
