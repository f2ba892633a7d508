"""The errors that a user can meet, as one tree; each class owns the exit code of the command.

    DatenormError            2
    |-- UsageError           2   an option or argument that makes no sense
    |-- InputError           2   a file or stream that can't be read, a row that lacks what it must have
    |-- OutputError          2   a file that can't be written
    |-- BundleError          2   a model that is missing, damaged or of another format
    |-- CanonicalError       2   a string outside the grammar of the canonical form
    |-- TrainingError        2   a training that can't start or had to stop
    `-- WorkerError          2   a process that shares the work was killed

A message is one line: what was expected, what came, what to do.
"""


class DatenormError(Exception):
    """Base of every error that is the user's to mend; the command prints its one line and no traceback."""

    exit_code: int = 2


class UsageError(DatenormError):
    """An option or argument that makes no sense."""


class InputError(DatenormError):
    """A file or stream that can't be read, or a row that lacks what it must have."""


def unreadable(path: object, error: OSError) -> InputError:
    """What is said of a file that the user named and that can't be read."""
    return InputError(f"can't read {path}: {error.strerror or error}; check the path")


class OutputError(DatenormError):
    """A file that can't be written."""


class BundleError(DatenormError):
    """A model that is missing, damaged or of another format."""


class CanonicalError(DatenormError):
    """A string outside the grammar of the canonical form."""


class TrainingError(DatenormError):
    """A training that can't start or had to stop."""


class WorkerError(DatenormError):
    """A process that shares the work was killed."""
