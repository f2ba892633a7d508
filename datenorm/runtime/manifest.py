"""The manifest of a model: what it says, checked as a whole, with all its faults named at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from datenorm.core.canonical import SYMBOLS
from datenorm.core.errors import BundleError
from datenorm.runtime.architecture import ANCESTOR, ATTENTIONS, MAX_DIMENSION, SLOTTED, Architecture, Slotted
from datenorm.text.vocabulary import ORDERS, Vocabulary

FORMAT = 1

#: Bounds on what a manifest may ask for; a model of the usual size stays ten times below them.
MAX_MANIFEST_BYTES = 1 << 20
MAX_WEIGHT_BYTES = 48 << 20
MAX_PREPARED_BYTES = 48 << 20
MAX_CHARACTERS = 30_000
MAX_LANGUAGES = 1_000
MAX_ORDERS = 2_000
_MAX_DEPTH = 32

#: The symbols as the manifest spells them; a model trained for other symbols speaks another language.
WRITTEN_SYMBOLS = "".join(SYMBOLS[3:])

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_SHOWN_FAULTS = 5


@dataclass(frozen=True, slots=True)
class Calibration:
    """How probabilities become confidence.

    Attributes:
        temperature: what the logits are divided by at each step (Guo et al. 2017); 1 leaves them alone.
        sure: a greedy reading of at least this probability is not searched further.
        ambiguous_share: an answer is ambiguous when another date has at least this probability.
    """

    temperature: float = 1.0
    sure: float = 0.98
    ambiguous_share: float = 0.1

    def to_json(self) -> dict[str, float]:
        """What the manifest holds."""
        return {"temperature": self.temperature, "sure": self.sure, "ambiguous_share": self.ambiguous_share}


@dataclass(frozen=True)
class Manifest:
    """A checked manifest.

    Attributes:
        orders: locale -> the order of its numeric dates (``DMY``, ``MDY``, ``YMD``).
        min_confidence: answers below it are refused as unsure, when the user says nothing else.
        data, training: how the model came to be; free-form, shown and never acted on.
        weights_sha256, weights_bytes: what ``weights.safetensors`` must be; empty and 0 before it is written.
    """

    name: str
    architecture: Architecture
    vocabulary: Vocabulary
    orders: Mapping[str, str] = field(default_factory=dict)
    calibration: Calibration = Calibration()
    min_confidence: float = 0.0
    data: Mapping[str, Any] = field(default_factory=dict)
    training: Mapping[str, Any] = field(default_factory=dict)
    weights_sha256: str = ""
    weights_bytes: int = 0

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each weight."""
        return self.architecture.shapes(self.vocabulary.size, len(SYMBOLS))

    def with_weights(self, sha256: str, size: int) -> Manifest:
        """The same manifest for weights of this hash and size."""
        return replace(self, weights_sha256=sha256, weights_bytes=size)

    def to_json(self) -> dict[str, Any]:
        """The manifest as it is written."""
        return {
            "format": FORMAT,
            "name": self.name,
            "architecture": self.architecture.to_json(),
            "vocabulary": self.vocabulary.to_json(),
            "symbols": WRITTEN_SYMBOLS,
            "locales": {"orders": dict(self.orders)},
            "calibration": self.calibration.to_json(),
            "min_confidence": self.min_confidence,
            "data": dict(self.data),
            "training": dict(self.training),
            "weights": {"sha256": self.weights_sha256, "bytes": self.weights_bytes},
        }

    def to_bytes(self) -> bytes:
        """The manifest file's content, the same for the same manifest."""
        text = json.dumps(self.to_json(), ensure_ascii=False, indent=1, allow_nan=False)
        return (text + "\n").encode("utf-8")


class _Checker:
    """Takes values out of nested objects and gathers what is wrong with them, path by path."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def fault(self, path: str, expected: str, came: object) -> None:
        shown = repr(came)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        self.faults.append(f"{path}: expected {expected}, got {_printable(shown)}")

    def table(self, parent: Mapping[str, Any], key: str, path: str = "") -> dict[str, Any]:
        value = parent.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(path + key, "an object", value)
        return {}

    def number(
        self, parent: Mapping[str, Any], path: str, low: float, high: float, default: float | None = None
    ) -> float:
        value = parent.get(path.rpartition(".")[2], default)
        if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        self.fault(path, f"a number from {low:g} to {high:g}", value)
        return low

    def whole(self, parent: Mapping[str, Any], path: str, low: int, high: int) -> int:
        value = parent.get(path.rpartition(".")[2])
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.fault(path, f"a whole number from {low} to {high}", value)
        return low

    def string(self, parent: Mapping[str, Any], path: str, pattern: re.Pattern[str], expected: str) -> str:
        value = parent.get(path.rpartition(".")[2])
        if isinstance(value, str) and pattern.fullmatch(value):
            return value
        self.fault(path, expected, value)
        return ""


def parse_manifest(content: bytes) -> Manifest:
    """Read and check the content of a ``manifest.json``.

    Raises:
        BundleError: it is not JSON, or any part of it is not as it must be; one line with all faults.
    """
    document = _json_object(content)
    check = _Checker()
    if document.get("format") != FORMAT or isinstance(document.get("format"), bool):
        check.fault("format", f"{FORMAT}", document.get("format"))
    if document.get("symbols") != WRITTEN_SYMBOLS:
        check.fault("symbols", "the symbols of this version's grammar", document.get("symbols"))
    weights = check.table(document, "weights")
    manifest = Manifest(
        name=check.string(document, "name", _NAME, "1 to 64 of A-Z a-z 0-9 . _ -, a letter or digit first"),
        architecture=_architecture(check, check.table(document, "architecture")),
        vocabulary=_vocabulary(check, check.table(document, "vocabulary")),
        orders=_orders(check, document),
        calibration=_calibration(check, check.table(document, "calibration")),
        min_confidence=check.number(document, "min_confidence", 0.0, 1.0, default=0.0),
        data=check.table(document, "data"),
        training=check.table(document, "training"),
        weights_sha256=check.string(weights, "weights.sha256", _SHA256, "64 hexadecimal digits"),
        weights_bytes=check.whole(weights, "weights.bytes", 1, MAX_WEIGHT_BYTES),
    )
    _check_size(check, manifest)
    if check.faults:
        raise BundleError(_one_line(check.faults))
    return manifest


def _one_line(faults: list[str]) -> str:
    more = len(faults) - _SHOWN_FAULTS
    listed = "; ".join(faults[:_SHOWN_FAULTS]) + (f"; and {more} more" if more > 0 else "")
    return f"the manifest is not one of a model: {listed}"


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in text)


def _json_object(content: bytes) -> dict[str, Any]:
    try:
        document = json.loads(content.decode("utf-8"), parse_constant=_no_constant)
        _check_depth(document)
        json.dumps(document, ensure_ascii=False).encode("utf-8")  # fails on lone surrogates, which nothing can write
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deep" if isinstance(error, RecursionError) else _printable(str(error))[:80]
        raise BundleError(f"expected JSON in manifest.json, but {reason}; get the model again") from None
    if not isinstance(document, dict):
        raise BundleError("expected an object in manifest.json, got something else; get the model again")
    return document


def _check_depth(document: object) -> None:
    """What is free-form in a manifest is still written, walked and shown: it may be so deep."""
    level = [document]
    for _ in range(_MAX_DEPTH):
        level = [inner for value in level for inner in _inside(value)]
    if level:
        raise RecursionError


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON")


def _architecture(check: _Checker, value: Mapping[str, Any]) -> Architecture:
    architecture = _slotted(check, value) if value.get("kind") == ANCESTOR else _network(check, value)
    check.faults.extend(f"architecture: {fault}" for fault in architecture.faults())
    return architecture


def _slotted(check: _Checker, value: Mapping[str, Any]) -> Slotted:
    return Slotted.of(*(check.whole(value, f"architecture.{name}", 1, MAX_DIMENSION) for name in SLOTTED))


def _network(check: _Checker, value: Mapping[str, Any]) -> Architecture:
    attention = value.get("attention", "additive")
    if not isinstance(attention, str) or attention not in ATTENTIONS:
        check.fault("architecture.attention", f"one of {', '.join(ATTENTIONS)}", attention)
        attention = "additive"
    names = ("embedding", "hidden", "alignment", "target_embedding", "decoder")
    embedding, hidden, alignment, target_embedding, decoder = (
        check.whole(value, f"architecture.{name}", 1, MAX_DIMENSION) for name in names
    )
    architecture = Architecture(embedding, hidden, alignment, target_embedding, decoder, attention)
    if value.get("kind") != architecture.kind:
        check.fault("architecture.kind", repr(architecture.kind), value.get("kind"))
    return architecture


def _vocabulary(check: _Checker, value: Mapping[str, Any]) -> Vocabulary:
    characters, languages = value.get("characters"), value.get("languages")
    if not isinstance(characters, str) or not 0 < len(characters) <= MAX_CHARACTERS:
        check.fault("vocabulary.characters", f"a string of 1 to {MAX_CHARACTERS} characters", characters)
    elif not isinstance(languages, list) or len(languages) > MAX_LANGUAGES:
        check.fault("vocabulary.languages", f"a list of at most {MAX_LANGUAGES} languages", languages)
    else:
        try:
            return Vocabulary.from_json(dict(value))
        except BundleError as error:
            check.faults.append(f"vocabulary: {error}")
    return Vocabulary((), ())


def _orders(check: _Checker, document: Mapping[str, Any]) -> dict[str, str]:
    orders = check.table(check.table(document, "locales"), "orders", "locales.")
    if len(orders) > MAX_ORDERS:
        check.fault("locales.orders", f"at most {MAX_ORDERS} locales", len(orders))
        return {}
    for locale, order in orders.items():
        if order not in ORDERS or not 0 < len(locale) <= 40:
            check.fault(f"locales.orders.{_printable(locale)[:40]}", " or ".join(ORDERS), order)
            return {}
    return orders


def _calibration(check: _Checker, value: Mapping[str, Any]) -> Calibration:
    usual = Calibration()
    return Calibration(
        check.number(value, "calibration.temperature", 0.05, 20.0, usual.temperature),
        check.number(value, "calibration.sure", 0.0, 1.0, usual.sure),
        check.number(value, "calibration.ambiguous_share", 0.0, 1.0, usual.ambiguous_share),
    )


def _check_size(check: _Checker, manifest: Manifest) -> None:
    dimensions = manifest.vocabulary.size, len(SYMBOLS)
    if 4 * manifest.architecture.floats(*dimensions) > MAX_WEIGHT_BYTES:
        check.fault("architecture", f"at most {MAX_WEIGHT_BYTES} bytes of weights", "more")
    if 4 * manifest.architecture.prepared_floats(*dimensions) > MAX_PREPARED_BYTES:
        check.fault("architecture", f"tables of at most {MAX_PREPARED_BYTES} bytes", "more")
