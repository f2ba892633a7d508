"""The progress of a training on a terminal: one line that moves, and a line for each validation."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from datenorm.text.safe import shown
from datenorm.training.report import Progress as State
from datenorm.training.report import describe, pace, remaining


class Bar:
    """A reporter that draws a bar on standard error."""

    def __init__(self) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._progress = Progress(
            BarColumn(bar_width=20),
            TextColumn("{task.percentage:3.0f}%"),
            TextColumn("{task.fields[status]}", markup=False),
            console=self._console,
            transient=True,
        )
        self._task = self._progress.add_task("", total=1.0, status="preparing")
        self._progress.start()

    def say(self, message: str) -> None:
        """A line above the bar."""
        self._console.print(shown(message))

    def update(self, progress: State) -> None:
        """Move the bar."""
        exact = "" if progress.exact is None else f"exact {progress.exact:.1%}  "
        status = f"loss {progress.loss:.4f}  {exact}{pace(progress.rate, ' strings/s')}  {remaining(progress.left)}"
        self._progress.update(self._task, completed=progress.share, status=status)

    def validated(self, progress: State) -> None:
        """A line above the bar."""
        self._console.print(describe(progress))

    def close(self) -> None:
        """Take the bar away."""
        self._progress.stop()
