"""A model on disk: ``manifest.json``, ``weights.safetensors`` and ``MODEL_CARD.md`` in one folder.

A bundle is data. Opening one runs no code of it, reads these files and no others, and allocates no more than
the checked dimensions of the manifest allow.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy.typing as npt

from datenorm.core.errors import BundleError
from datenorm.runtime.manifest import MAX_MANIFEST_BYTES, Manifest, parse_manifest
from datenorm.runtime.weights import (
    MAX_HEADER_BYTES,
    Floats,
    expected_bytes,
    parse_weights,
    weights_to_bytes,
)

MANIFEST = "manifest.json"
WEIGHTS = "weights.safetensors"
CARD = "MODEL_CARD.md"

#: Opening neither follows a link nor waits for a pipe, where the system knows how.
_FLAGS = os.O_RDONLY
for _name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY", "O_CLOEXEC"):
    _FLAGS |= getattr(os, _name, 0)


@dataclass(frozen=True)
class Bundle:
    """A model that has been read and checked.

    Attributes:
        path: the folder it came from.
        fingerprint: SHA-256 of the manifest, which holds that of the weights; it names the model's content.
        weights: name -> read-only array.
    """

    path: Path
    manifest: Manifest
    fingerprint: str
    weights: Mapping[str, Floats]


def load_bundle(path: Path | str) -> Bundle:
    """Read and check the model in the folder ``path``.

    Raises:
        BundleError: the folder holds no model, or one that is damaged or of another format; one line.
    """
    folder = Path(path)
    try:
        content = _read(folder / MANIFEST, MAX_MANIFEST_BYTES)
        manifest = parse_manifest(content)
        shapes = manifest.shapes()
        size = manifest.weights_bytes
        if size > expected_bytes(shapes) + MAX_HEADER_BYTES:
            raise BundleError(f"expected {expected_bytes(shapes)} bytes of weights, the manifest says {size}")
        data = _read(folder / WEIGHTS, size)
        if len(data) != size:
            raise BundleError(f"expected {size} bytes in {WEIGHTS}, got {len(data)}; get the model again")
        if hashlib.sha256(data).hexdigest() != manifest.weights_sha256:
            raise BundleError(f"{WEIGHTS} has another hash than the manifest says; get the model again")
        return Bundle(folder, manifest, hashlib.sha256(content).hexdigest(), parse_weights(data, shapes))
    except BundleError as error:
        raise BundleError(f"can't open the model {_shown(folder)}: {error}") from None


def _shown(folder: Path) -> str:
    return "".join(c if c.isprintable() else "?" for c in os.fspath(folder))[-120:]


def _read(path: Path, limit: int) -> bytes:
    """The content of a regular file of at most ``limit`` bytes; links, pipes and devices are not followed."""
    try:
        if path.is_symlink():
            raise BundleError(f"{path.name} is a symbolic link; put the file itself there")
        descriptor = os.open(path, _FLAGS)
        with os.fdopen(descriptor, "rb", buffering=0) as stream:
            status = os.fstat(stream.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise BundleError(f"{path.name} is no regular file; put the file itself there")
            if status.st_size > limit:
                raise BundleError(f"expected at most {limit} bytes in {path.name}, got {status.st_size}")
            return _read_all(stream, status.st_size)
    except FileNotFoundError:
        raise BundleError(f"{path.name} is missing; give the folder of a model") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name can't be one"
        raise BundleError(f"can't read {path.name}: {reason}") from None


def _read_all(stream: Any, size: int) -> bytes:
    """Exactly up to ``size`` bytes, even when the file grows meanwhile."""
    pieces: list[bytes] = []
    while size > 0:
        piece = stream.read(size)
        if not piece:
            break
        pieces.append(piece)
        size -= len(piece)
    return pieces[0] if len(pieces) == 1 else b"".join(pieces)


def write_bundle(
    path: Path | str, manifest: Manifest, weights: Mapping[str, npt.NDArray[Any]], card: str = ""
) -> Manifest:
    """Write a model to the folder ``path``: aside first, then in one step into place.

    The model is checked as :func:`load_bundle` would before anything is written.

    Args:
        manifest: its hash and size of the weights are filled in here.
        weights: the arrays of ``manifest.shapes()``; stored as float32.
        card: the text of ``MODEL_CARD.md``; none is written when it is empty.

    Returns:
        The manifest as it was written.

    Raises:
        BundleError: manifest and weights don't make a model.
        OutputError: the folder can't be written.
    """
    from datenorm.runtime.swap import write_folder  # what reads a model need not wait for it

    data = weights_to_bytes(weights)
    parse_weights(data, manifest.shapes())
    finished = manifest.with_weights(hashlib.sha256(data).hexdigest(), len(data))
    content = finished.to_bytes()
    if len(content) > MAX_MANIFEST_BYTES:
        raise BundleError(f"expected a manifest of at most {MAX_MANIFEST_BYTES} bytes, got {len(content)}")
    parse_manifest(content)
    files = {MANIFEST: content, WEIGHTS: data}
    if card:
        files[CARD] = card.encode("utf-8")
    write_folder(path, files)
    return finished
