"""The whole state of a training in one file, so that it can go on as if it had never stopped.

What the state consists of:

1. the weights, and any other variable of the network (seeds of random layers among them);
2. the optimiser's variables: step counter, moments, averages of the weights;
3. the examples that wait in unfilled batches;
4. settings, vocabulary and counters, the number of the next example among them, as JSON in the file's metadata.

The file is safetensors, written aside, synced and renamed; the one before it is kept.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save

from datenorm.core.atomic import replacing
from datenorm.core.errors import TrainingError

FORMAT = 1
FILE, PREVIOUS = "checkpoint.safetensors", "checkpoint.previous.safetensors"

Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Checkpoint:
    """What a file holds.

    Attributes:
        arrays: name -> array.
        state: what JSON can say.
    """

    arrays: Arrays
    state: dict[str, Any]


def save_checkpoint(folder: Path, arrays: Mapping[str, npt.NDArray[Any]], state: Mapping[str, Any]) -> None:
    """Write the state into ``folder``; at any moment a whole checkpoint lies there.

    Raises:
        OutputError: the disk is full or read-only.
    """
    metadata = {"datenorm": json.dumps({"format": FORMAT, **state}, ensure_ascii=False)}
    content = save({name: np.ascontiguousarray(array) for name, array in arrays.items()}, metadata)
    with replacing(folder / FILE) as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
        with contextlib.suppress(FileNotFoundError):
            os.replace(folder / FILE, folder / PREVIOUS)


def load_checkpoint(folder: Path) -> Checkpoint | None:
    """The newest checkpoint that is whole, the one before it if need be; None when there is none.

    Raises:
        TrainingError: there are files, but none is whole, or they are of another version.
    """
    faults = []
    for name in (FILE, PREVIOUS):
        try:
            return _read(folder / name)
        except FileNotFoundError:
            continue
        except (SafetensorError, OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            faults.append(f"{name}: {error}")
    if faults:
        raise TrainingError(f"expected a checkpoint in {folder}, got damaged files ({'; '.join(faults)}); train anew")
    return None


def _read(path: Path) -> Checkpoint:
    with safe_open(path, "numpy") as file:
        state = json.loads((file.metadata() or {})["datenorm"])
        if state.get("format") != FORMAT:
            raise TrainingError(f"expected a checkpoint of format {FORMAT}, got {state.get('format')!r} in {path}")
        return Checkpoint({name: file.get_tensor(name) for name in file.keys()}, state)  # noqa: SIM118
