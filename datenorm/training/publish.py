"""From a training to the folder of a model: manifest, weights and card, checked and written in one step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from datenorm import __version__
from datenorm.core.canonical import SYMBOLS
from datenorm.core.errors import OutputError
from datenorm.data.languages import numeric_orders
from datenorm.evaluation.calibration import fit, held_out
from datenorm.model.build import AnyNetwork
from datenorm.model.export import check_parity, weights_of
from datenorm.runtime.architecture import KIND, TRANSFORMER
from datenorm.runtime.bundle import CARD, load_bundle, write_bundle
from datenorm.runtime.manifest import Manifest
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.settings import Generated, Settings


def publish(
    folder: Path, network: AnyNetwork, vocabulary: Vocabulary, settings: Settings, facts: dict[str, Any]
) -> Manifest:
    """Write the network's weights as a model whose confidence is not fitted yet.

    Args:
        network: with the weights to publish.
        facts: what the training came to (strings, seconds, exact match, ...), for the manifest and the card.

    Raises:
        TrainingError: Keras and the NumPy runtime don't compute the same with these weights.
        OutputError: the folder can't be written.
    """
    generated = settings.data.generated
    facts = {**facts, "parity": check_parity(network)}
    manifest = Manifest(
        name=settings.name,
        architecture=settings.architecture,
        vocabulary=vocabulary,
        orders=numeric_orders(),
        data={
            "generator": __version__,
            "seed": settings.data.seed,
            "kinds": list(generated.kinds),
            "locales": list(generated.locales),
            "file": Path(settings.data.file).name,
        },
        training={"settings": settings.to_json(), **facts},
    )
    return write_bundle(folder, manifest, weights_of(network), _card(manifest, settings, facts))


def finish(source: Path, folder: Path, calibration: int, generated: Generated) -> Manifest:
    """Write the model in ``source`` to ``folder``, its confidence fitted to so many held-out strings of the same kinds.

    Raises:
        BundleError: there is no whole model in ``source``.
        OutputError: the folder can't be written, or holds something else than a model; what is in ``source`` stays.
    """
    bundle = load_bundle(source)
    manifest = bundle.manifest
    if calibration:
        examples = held_out(calibration, kinds=generated.kinds, locales=generated.locales)
        manifest = fit(bundle, examples).applied(manifest)
    try:
        return write_bundle(folder, manifest, bundle.weights, (source / CARD).read_text("utf-8"))
    except OutputError as error:  # after hours, perhaps
        raise OutputError(f"{error}; the model, its confidence not fitted, is kept in {source}") from error


#: Kind of network -> how the card describes it.
_NETWORKS = {
    KIND: "embedding {embedding}, bidirectional LSTM of {hidden} units a direction, {attention} attention of "
    "{alignment}, LSTM decoder of {decoder}",
    TRANSFORMER: "Transformer of width {embedding} with heads of {alignment} together, feed-forward layers of {hidden} "
    "in the encoder and {decoder} in the decoder",
}


def _card(manifest: Manifest, settings: Settings, facts: dict[str, Any]) -> str:
    size = manifest.architecture
    parameters = size.floats(manifest.vocabulary.size, len(SYMBOLS))
    own = f", mixed with pairs from `{Path(settings.data.file).name}`" if settings.data.file else ""
    start = f", starting from `{Path(settings.data.start).name}`" if settings.data.start else ""
    return f"""# {manifest.name}

A model of datenorm {__version__}: reads dates as people write them, in {len(manifest.vocabulary.languages)} \
languages, and transcribes them into the canonical form (EDTF with a calendar suffix), which the rest of datenorm \
resolves.

- **Network**: {_NETWORKS[size.kind].format(**size.dimensions, attention=size.attention)}; {parameters:,} weights.
- **Trained** on {facts["strings"]:,} strings (generated with seed {settings.data.seed}{own}){start}, in \
{facts["seconds"] / 3600:.1f} hours; the weights are an average over the last steps.
- **Exact match** on {settings.validation.examples:,} strings that it did not see, as noisy as those it learned \
from: {facts["exact"]:.1%}.

It reads single dates in short strings, not running text, and it can be wrong: look at the confidence.
"""
