"""Weights as safetensors, read strictly: a header of known names, types and shapes, the numbers, and nothing else.

The format (https://github.com/huggingface/safetensors): eight bytes of little-endian header length, a JSON header of
``name -> {dtype, shape, data_offsets}``, and the data. What is read here is the part of it that a model needs:
float32, every byte of the data belonging to exactly one array.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from datenorm.core.errors import BundleError

Floats = npt.NDArray[np.float32]

MAX_HEADER_BYTES = 1 << 16

#: No trained weight comes near this; below it no product in the network can overflow.
MAX_WEIGHT = 1000.0

_PREFIX = 8
_LITTLE = np.dtype("<f4")


def expected_bytes(shapes: Mapping[str, tuple[int, ...]]) -> int:
    """How many bytes of data arrays of these shapes take."""
    return sum(4 * math.prod(shape) for shape in shapes.values())


def parse_weights(content: bytes, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Floats]:
    """Read the content of a safetensors file that must hold arrays of exactly these names and shapes.

    Returns:
        Read-only views into ``content``.

    Raises:
        BundleError: the header is damaged, a name, type, shape or offset differs, a number is not finite or
            too large.
    """
    header, start = _header(content)
    _check_names(header, shapes)
    arrays: dict[str, Floats] = {}
    spans: list[tuple[int, int]] = []
    for name, shape in shapes.items():
        begin, end = _span(name, header[name], shape)
        spans.append((begin, end))
        if end > len(content) - start:
            came = len(content) - start
            raise BundleError(f"expected {end} bytes of weights, got {came}; get the model again")
        flat = np.frombuffer(content, _LITTLE, math.prod(shape), start + begin)
        arrays[name] = _checked(name, flat).reshape(shape)
    _check_cover(spans, len(content) - start)
    return arrays


def _header(content: bytes) -> tuple[dict[str, Any], int]:
    length = int.from_bytes(content[:_PREFIX], "little") if len(content) >= _PREFIX else 0
    if not 2 <= length <= min(MAX_HEADER_BYTES, len(content) - _PREFIX):
        raise BundleError("expected a safetensors header of a length that fits; get the model again")
    try:
        header = json.loads(content[_PREFIX : _PREFIX + length].decode("utf-8"), object_pairs_hook=_unique)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict):
        raise BundleError("expected a safetensors header in JSON, got a damaged one; get the model again")
    header.pop("__metadata__", None)
    return header, _PREFIX + length


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a name stands twice")
    return table


def _check_names(header: Mapping[str, Any], shapes: Mapping[str, tuple[int, ...]]) -> None:
    missing = sorted(shapes.keys() - header.keys())
    extra = sorted(header.keys() - shapes.keys())
    if missing:
        raise BundleError(f"expected {len(shapes)} weights, but {', '.join(missing)[:80]} is missing")
    if extra:
        raise BundleError(f"expected the network's weights only, got {extra[0][:40]!a}; get the model again")


def _span(name: str, entry: Any, shape: tuple[int, ...]) -> tuple[int, int]:
    if not isinstance(entry, dict) or entry.get("dtype") != "F32":
        raise BundleError(f"expected float32 (F32) for the weight {name}; export the model again")
    if entry.get("shape") != list(shape):
        came = str(entry.get("shape"))[:40]
        raise BundleError(f"expected the shape {list(shape)} for the weight {name}, got {came!a}")
    offsets = entry.get("data_offsets")
    if isinstance(offsets, list) and len(offsets) == 2 and all(type(offset) is int for offset in offsets):
        begin, end = offsets
        if begin >= 0 and end - begin == 4 * math.prod(shape):
            return begin, end
    raise BundleError(f"expected data offsets that fit the weight {name}, got {str(offsets)[:40]!a}")


def _checked(name: str, flat: Floats) -> Floats:
    if not np.all(np.abs(flat) <= MAX_WEIGHT):  # false for NaN too
        raise BundleError(f"expected finite numbers up to {MAX_WEIGHT:g} in the weight {name}; train it again")
    return flat


def _check_cover(spans: list[tuple[int, int]], size: int) -> None:
    position = 0
    for begin, end in sorted(spans):
        if begin != position:
            raise BundleError("expected weights side by side, got gaps or overlaps; get the model again")
        position = end
    if position != size:
        raise BundleError(f"expected {position} bytes of weights, got {size}; get the model again")


def weights_to_bytes(weights: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """The content of a safetensors file with ``weights`` as float32, the same for the same weights."""
    header: dict[str, Any] = {}
    pieces: list[bytes] = []
    position = 0
    for name in sorted(weights):
        piece = np.ascontiguousarray(weights[name], _LITTLE).tobytes()
        header[name] = {
            "dtype": "F32",
            "shape": list(weights[name].shape),
            "data_offsets": [position, position + len(piece)],
        }
        pieces.append(piece)
        position += len(piece)
    text = json.dumps(header, separators=(",", ":")).encode("ascii")
    text += b" " * (-(_PREFIX + len(text)) % 8)
    return len(text).to_bytes(_PREFIX, "little") + text + b"".join(pieces)
