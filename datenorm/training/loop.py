"""One sitting of a training: steps, validations, checkpoints, and the model at the end."""

from __future__ import annotations

import time

import keras

from datenorm import __version__
from datenorm.model.build import build_network
from datenorm.model.export import load_weights
from datenorm.runtime.bundle import load_bundle
from datenorm.text.vocabulary import Vocabulary
from datenorm.training.batches import BUCKETS, Batch, Batcher, batches
from datenorm.training.checkpoint import Checkpoint, save_checkpoint
from datenorm.training.counters import Clock, Counters
from datenorm.training.divergence import Watch
from datenorm.training.examples import Recipe, read_pairs, rows_from_arrays, rows_to_arrays, validation_set
from datenorm.training.interrupt import Interrupt
from datenorm.training.place import Place
from datenorm.training.publish import finish, publish
from datenorm.training.report import Progress, Reporter, announced
from datenorm.training.schedule import learning_rate
from datenorm.training.settings import Settings
from datenorm.training.state import State
from datenorm.training.step import make_step
from datenorm.training.stream import Stream
from datenorm.training.validation import Score, Scores, Validator, comparison, exact_match
from datenorm.training.widening import Weights


class Training:
    """One sitting.

    Args:
        settings: checked and resolved.

    Attributes:
        counters: how far it has come.
    """

    def __init__(self, settings: Settings, vocabulary: Vocabulary, place: Place, reporter: Reporter) -> None:
        self._settings, self._vocabulary, self._place, self._reporter = settings, vocabulary, place, reporter
        data = settings.data
        pairs, held_out = read_pairs(data.file, vocabulary) if data.file else ((), ())
        self._recipe = Recipe(
            data.seed, vocabulary, pairs, data.share, settings.optimisation.guidance > 0, data.generated
        )
        self._batcher = Batcher(settings.optimisation.batch, BUCKETS[settings.optimisation.buckets])
        examples = validation_set(settings.validation.examples, held_out, data.generated)
        self._validator = Validator(examples, vocabulary, settings.architecture, data.generated)
        self._state = State(settings, vocabulary)
        self._step = make_step(self._state.network, self._state.optimiser, settings.optimisation)
        self.counters = Counters()
        self._before: Scores = {}
        self._watch = Watch()
        self._saved = time.monotonic()
        self._shapes: set[tuple[int, int]] = set()
        self._clock = Clock(settings.budget, self.counters)

    def start_from(self, weights: Weights) -> None:
        """Begin with the weights of a model."""
        self._before = self._validator.scores(weights)
        load_weights(self._state.network, weights)
        self._state.optimiser.restart_averages(self._state.network.trainable_variables)

    def restore(self, checkpoint: Checkpoint) -> None:
        """Be what a checkpoint says.

        Raises:
            TrainingError: the checkpoint is of other software, whose network differs.
        """
        self._state.restore(checkpoint.arrays)
        self.counters = counters = Counters(**{**checkpoint.state["counters"], "finished": False})
        self._before = {kind: Score(*score) for kind, score in checkpoint.state.get("before", {}).items()}
        if counters.mean_loss is not None and counters.lowest_loss is not None:
            self._watch = Watch(counters.mean_loss, counters.lowest_loss)
        self._clock = Clock(self._settings.budget, counters)
        counters.validations = min(counters.validations, self._due())  # fewer when the budget has grown
        for row in rows_from_arrays(checkpoint.arrays):
            self._batcher.add(row)

    def run(self) -> int:
        """Train until the budget is used up or a signal comes.

        Returns:
            The signal that came, 0 when the model is published.
        """
        self._introduce()
        with Interrupt() as interrupt:
            with Stream(self._recipe, self.counters.next_row, self._place.workers) as stream:
                for next_row, batch in batches(self._batcher, stream):
                    self._learn(batch, next_row)
                    if interrupt.signal or self._clock.share >= 1.0 or self._is_stale():
                        break
                    if time.monotonic() - self._saved >= 60 * self._place.checkpoint_minutes:
                        self._save()
            if not interrupt.signal:
                self._finish()
            self._save()
        return 0 if self.counters.finished else interrupt.signal

    def _learn(self, batch: Batch, next_row: int) -> None:
        """One step, and a validation when one is due."""
        counters, start = self.counters, time.monotonic()
        rate = learning_rate(self._settings.optimisation, counters.step, self._clock.share)
        self._watch.see(self._step(batch, rate), counters.step)
        counters.mean_loss, counters.lowest_loss = self._watch.mean, self._watch.lowest
        counters.step += 1
        counters.seen += len(batch.source)
        counters.next_row = next_row
        self._count(batch, time.monotonic() - start)
        self._reporter.update(self._progress(rate))
        if self._due() > counters.validations:
            self._validate(rate)

    def _count(self, batch: Batch, seconds: float) -> None:
        """Tell the clock how long a step took: the first one of a shape is mostly its compilation."""
        shape = batch.source.shape[1], batch.target.shape[1]
        if shape in self._shapes:
            self._clock.tick(len(batch.source), seconds)
        else:
            self._shapes.add(shape)
            self._clock.compiled(seconds)

    def _due(self) -> int:
        """How many validations should have been by now."""
        return int(self._clock.share * self._settings.validation.times)

    def _is_stale(self) -> bool:
        return 0 < self._settings.validation.patience <= self.counters.stale

    def _progress(self, rate: float) -> Progress:
        counters, clock = self.counters, self._clock
        return Progress(
            share=clock.share,
            step=counters.step,
            seen=counters.seen,
            seconds=clock.elapsed,
            loss=self._watch.mean,
            exact=counters.exact,
            rate=clock.rate,
            learning_rate=rate,
            left=clock.left,
        )

    def _validate(self, rate: float) -> None:
        """Read the validation set with the averaged weights, and keep them unless earlier ones were better."""
        counters = self.counters
        self._step.settle()
        averages = self._state.averages()
        counters.validations = self._due()
        counters.exact = exact_match(self._validator.scores(averages))
        counters.stale = 0 if counters.exact > counters.best else counters.stale + 1
        if counters.exact >= counters.best:
            counters.best = counters.exact
            self._keep(averages)
        self._reporter.validated(self._progress(rate))

    def _keep(self, averages: Weights) -> None:
        """Publish the weights as the best so far, inside the run's folder."""
        network = build_network(self._settings.architecture, self._vocabulary)
        load_weights(network, averages)
        facts = {
            "strings": self.counters.seen,
            "steps": self.counters.step,
            "seconds": round(self._clock.elapsed),
            "exact": self.counters.exact,
            "versions": versions(),
        }
        publish(self._place.best, network, self._vocabulary, self._settings, facts)

    def _finish(self) -> None:
        """Publish the best weights, which the last ones mostly are."""
        fitted = self._settings.validation.calibration or 0
        if self.counters.validations < self._settings.validation.times and not self._is_stale():
            self._validate(0.0)
        if self._before:
            after = self._validator.scores(load_bundle(self._place.best).weights)
            for line in comparison(self._before, after):
                self._reporter.say(line)
        if fitted:
            self._reporter.say(f"calibrating on {fitted:,} strings ...")
        finish(self._place.best, self._place.out, fitted, self._settings.data.generated)
        self.counters.finished = True

    def _save(self) -> None:
        """Write a checkpoint."""
        self._step.settle()
        state = {
            "settings": self._settings.to_json(),
            "vocabulary": self._vocabulary.to_json(),
            "counters": self._clock.to_json(),
            "before": self._before,
            "versions": versions(),
        }
        arrays = {**self._state.to_arrays(), **rows_to_arrays(self._batcher.waiting)}
        save_checkpoint(self._place.folder, arrays, state)
        self._saved = time.monotonic()

    def _introduce(self) -> None:
        size, ours = self._state.network.count_params(), self._settings.optimisation
        devices = ", ".join(map(str, keras.distribution.list_devices()))
        verb = "resuming" if self.counters.step else "training"
        self._reporter.say(
            f"{verb} on {devices} ({keras.backend.backend()}): {size:,} weights, {ours.batch} strings a step"
        )
        self._reporter.say(announced(self._settings))


def versions() -> dict[str, str]:
    """What must be the same for the same bits."""
    return {"datenorm": __version__, "keras": str(keras.__version__), "backend": str(keras.backend.backend())}
