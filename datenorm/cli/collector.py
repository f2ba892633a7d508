"""Python's garbage collector while a command starts and ends.

Importing makes hundreds of thousands of objects that stay, and the collector looks through them again and again on the
way: a fifth of the time that a start takes. At the end it would look through all that is left.
"""

import gc


def pause() -> None:
    """Collect nothing until :func:`go_on`."""
    gc.disable()


def go_on() -> None:
    """Collect again, among what comes from now on."""
    gc.freeze()
    gc.enable()


def leave() -> None:
    """Look through nothing that is there now: the process ends."""
    gc.freeze()
