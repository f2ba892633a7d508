"""Where and how a training runs."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from datenorm.core.errors import UsageError
from datenorm.core.folders import expect_folder
from datenorm.runtime.swap import expect_model_place

#: Folder of the best model so far, inside the run's.
BEST = "best"


@dataclass(frozen=True, slots=True)
class Place:
    """Where and how a training runs; nothing here decides what comes out.

    Attributes:
        folder: of checkpoints, lock and best model so far.
        out: of the model at the end.
        workers: processes that make examples.
        checkpoint_minutes: between checkpoints.
    """

    folder: Path
    out: Path
    workers: int = 1
    checkpoint_minutes: float = 5.0

    @property
    def best(self) -> Path:
        """The best model so far."""
        return self.folder / BEST

    def check(self) -> str:
        """See, before the training, that all can be written and nothing is lost by it.

        Returns:
            A line that tells which model will be replaced; "" when none will.

        Raises:
            UsageError: the model would take the place of the checkpoints, or they that of the model.
            OutputError: a folder can't be written, or holds something else than a model.
        """
        line = replaced(self.out)
        out, folder, best = (Path(os.path.realpath(path)) for path in (self.out, self.folder, self.best))
        if out in (folder, *folder.parents) or best in (out, *out.parents):
            raise UsageError(
                f"expected another folder for the model than that of the checkpoints, {self.folder}, got {self.out}; "
                "choose another --out"
            )
        expect_folder(self.folder, "the folder of checkpoints (--runs)")
        expect_model_place(self.best)
        return line


def replaced(out: Path) -> str:
    """See that a model can be written to ``out``; a line when it will replace one, else "".

    Raises:
        OutputError: it can't be.
    """
    return f"replaces the model {out} when it is finished" if expect_model_place(out) else ""
