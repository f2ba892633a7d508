"""How a training begins: anew, from a model, or where an earlier sitting stopped."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from datenorm.core.errors import InputError, TrainingError, unreadable
from datenorm.data.vocabulary import build_vocabulary, characters_of
from datenorm.model.backend import load_backend
from datenorm.runtime.architecture import Architecture
from datenorm.runtime.bundle import load_bundle
from datenorm.runtime.models import find_model
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.checkpoint import Checkpoint, load_checkpoint
from datenorm.training.counters import Counters
from datenorm.training.examples import check_labels, sampler_of
from datenorm.training.lock import FolderLock, claimed
from datenorm.training.place import Place
from datenorm.training.report import Reporter
from datenorm.training.settings import Budget, Settings
from datenorm.training.widening import Weights, widened

if TYPE_CHECKING:
    from datenorm.training.loop import Training

#: Examples that the vocabulary of a short training is read off; a long one looks at more.
_SHORT_SAMPLE, _SAMPLE = 20_000, 200_000


def train(settings: Settings, place: Place, reporter: Reporter) -> tuple[Counters, int]:
    """Train a new model.

    Returns:
        How far it came, and the signal that interrupted it (0: it is published).

    Raises:
        UsageError: the settings or the folders make no sense.
        TrainingError: another process trains into the folder, an unfinished training lies there, the loss diverges.
        InputError: the user's pairs can't be read.
        BundleError: the model to start from can't be opened.
        OutputError: the disk is full or read-only, or something else than a model lies where it will be written.
    """
    settings.check()
    settings = settings.resolved()
    sampler_of(settings.data.generated, settings.data.seed)  # which knows all kinds and locales
    settings = replace(settings, data=replace(settings.data, digest=_digest(settings.data.file)))
    if settings.data.file:
        check_labels(settings.data.file)
    replaced = place.check()
    with claimed(place.folder):
        _expect_no_unfinished(place.folder)
        if replaced:
            reporter.say(replaced)
        vocabulary, weights = _beginning(settings, reporter)
        training = _training(settings, vocabulary, place, reporter)
        if weights is not None:
            training.start_from(weights)
        return training.counters, training.run()


def resume(budget: Budget | None, place: Place, reporter: Reporter) -> tuple[Counters, int]:
    """Go on with the training in ``place.folder``, with another budget if one is given.

    Returns and raises: as :func:`train`.
    """
    if not place.folder.is_dir():
        raise TrainingError(f"expected a training in {place.folder}, found no such folder; start it without --resume")
    replaced = place.check()
    with FolderLock(place.folder):
        checkpoint = load_checkpoint(place.folder)
        if checkpoint is None:
            raise TrainingError(f"expected a checkpoint in {place.folder}, found none; start it without --resume")
        with _understood(place.folder):
            settings = _settings_of(checkpoint, budget)
            vocabulary = Vocabulary.from_json(checkpoint.state["vocabulary"])
        if replaced:
            reporter.say(replaced)
        training = _training(settings, vocabulary, place, reporter)
        with _understood(place.folder):
            training.restore(checkpoint)
        return training.counters, training.run()


def _training(settings: Settings, vocabulary: Vocabulary, place: Place, reporter: Reporter) -> Training:
    """A sitting; Keras is imported here, when everything else is in order."""
    if "keras" not in sys.modules:
        reporter.say("loading Keras ...")
    load_backend()
    from datenorm.training.loop import Training

    return Training(settings, vocabulary, place, reporter)


def _settings_of(checkpoint: Checkpoint, budget: Budget | None) -> Settings:
    settings = Settings.from_json(checkpoint.state["settings"])
    if checkpoint.state["counters"]["finished"] and (budget is None or budget == settings.budget):
        raise TrainingError("this training is finished; give it more --examples or --minutes, or start a new one")
    if _digest(settings.data.file) != settings.data.digest:
        raise InputError(f"{settings.data.file} has changed since this training began; restore it or train anew")
    settings = settings if budget is None else replace(settings, budget=budget)
    settings.check()
    return settings


@contextlib.contextmanager
def _understood(folder: Path) -> Iterator[None]:
    """A checkpoint that is whole may still be another program's, or tampered with."""
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise TrainingError(
            f"expected the state of a training in {folder}, got something else ({type(error).__name__}: {error}); "
            "train anew"
        ) from error


def _expect_no_unfinished(folder: Path) -> None:
    earlier = load_checkpoint(folder)
    with _understood(folder):
        unfinished = earlier is not None and not earlier.state["counters"]["finished"]
    if unfinished:
        raise TrainingError(f"an unfinished training lies in {folder}; go on with --resume, or remove that folder")


def _beginning(settings: Settings, reporter: Reporter) -> tuple[Vocabulary, Weights | None]:
    """The vocabulary, and the first weights when they are a model's.

    What the generator and the user's file write with has an id also where the model to start from had none.
    """
    bundle = load_bundle(find_model(settings.data.start)) if settings.data.start else None
    if bundle is not None:
        _expect_dimensions(settings.data.start, bundle.manifest.architecture, settings.architecture)
    own = characters_of(settings.data.file) if settings.data.file else ()
    if bundle is None:
        return _drawn(settings, reporter).extended(own), None
    known = bundle.manifest.vocabulary
    vocabulary = known.extended(own)
    if not own or settings.data.share < 1:
        vocabulary = vocabulary.extended(_drawn(settings, reporter).characters)
    return vocabulary, widened(bundle.weights, known, vocabulary)


def _drawn(settings: Settings, reporter: Reporter) -> Vocabulary:
    """The characters that the generator writes with."""
    generated = settings.data.generated
    sample = _SHORT_SAMPLE if settings.budget.is_short else _SAMPLE
    reporter.say(f"collecting the characters of {sample:,} strings ...")
    return build_vocabulary(sample=sample, kinds=generated.kinds, locales=generated.locales)


def _expect_dimensions(name: str, own: Architecture, wanted: Architecture) -> None:
    """See that a model can begin with the weights of the model ``name``, whose architecture is ``own``."""
    sizes, asked = _sizes(own), _sizes(wanted)
    other = [key for key in asked if sizes.get(key) != asked[key]]
    if other:
        had = ", ".join(f"{key.replace('_', ' ')} {sizes.get(key)}" for key in other)
        given = ", ".join(f"--{key.replace('_', '-')} {asked[key]}" for key in other)
        raise TrainingError(f"expected the dimensions of {name} with --from, {had}, got {given}; leave these away")


def _sizes(architecture: Architecture) -> dict[str, str | int]:
    return {"kind": architecture.kind, "attention": architecture.attention, **architecture.dimensions}


def _digest(path: str) -> str:
    """SHA-256 of a file, "" of none."""
    if not path:
        return ""
    try:
        with open(path, "rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise unreadable(path, error) from error
