"""From a training to the folder of a model: manifest, weights and card, checked and written in one step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from datenorm import __version__
from datenorm.core.canonical import SYMBOLS
from datenorm.data.languages import numeric_orders
from datenorm.evaluation.calibration import fit, held_out
from datenorm.model.export import check_parity, weights_of
from datenorm.model.network import Network
from datenorm.runtime.bundle import CARD, load_bundle, write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.settings import Settings


def publish(
    folder: Path, network: Network, vocabulary: Vocabulary, settings: Settings, facts: dict[str, Any]
) -> Manifest:
    """Write the network's weights as a model whose confidence is not fitted yet.

    Args:
        network: with the weights to publish.
        facts: what the training came to (strings, seconds, exact match, ...), for the manifest and the card.

    Raises:
        TrainingError: Keras and the NumPy runtime don't compute the same with these weights.
        OutputError: the folder can't be written.
    """
    facts = {**facts, "parity": check_parity(network)}
    manifest = Manifest(
        name=settings.name,
        architecture=settings.architecture,
        vocabulary=vocabulary,
        orders=numeric_orders(),
        data={"generator": __version__, "seed": settings.data.seed, "file": Path(settings.data.file).name},
        training={"settings": settings.to_json(), **facts},
    )
    return write_bundle(folder, manifest, weights_of(network), _card(manifest, settings, facts))


def finish(source: Path, folder: Path, calibration: int) -> Manifest:
    """Write the model in ``source`` to ``folder``, its confidence fitted to so many held-out strings.

    Raises:
        BundleError: there is no whole model in ``source``.
        OutputError: the folder can't be written.
    """
    bundle = load_bundle(source)
    manifest = bundle.manifest
    if calibration:
        manifest = fit(bundle, held_out(calibration)).applied(manifest)
    return write_bundle(folder, manifest, bundle.weights, (source / CARD).read_text("utf-8"))


def _card(manifest: Manifest, settings: Settings, facts: dict[str, Any]) -> str:
    size = manifest.architecture
    parameters = size.floats(manifest.vocabulary.size, len(SYMBOLS))
    own = f", mixed with pairs from `{Path(settings.data.file).name}`" if settings.data.file else ""
    start = f", starting from `{Path(settings.data.start).name}`" if settings.data.start else ""
    return f"""# {manifest.name}

A model of datenorm {__version__}: reads dates as people write them, in {len(manifest.vocabulary.languages)} \
languages, and transcribes them into the canonical form (EDTF with a calendar suffix), which the rest of datenorm \
resolves.

- **Network**: embedding {size.embedding}, bidirectional LSTM of {size.hidden} units a direction, additive attention \
of {size.alignment}, LSTM decoder of {size.decoder}; {parameters:,} weights.
- **Trained** on {facts["strings"]:,} strings (generated with seed {settings.data.seed}{own}){start}, in \
{facts["seconds"] / 3600:.1f} hours; the weights are an average over the last steps.
- **Exact match** on {settings.validation.examples:,} strings that it did not see, as noisy as those it learned \
from: {facts["exact"]:.1%}.

It reads single dates in short strings, not running text, and it can be wrong: look at the confidence.
"""
