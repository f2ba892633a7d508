"""What a model computed on its way to its answers, kept so that they can be weighed at any temperature.

Legend of shapes: N strings, A answers and refusals that their readings lead to, K readings, M symbols of all
readings together, T symbols of one, Y symbols there are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
import numpy.typing as npt

from datenorm.core.automaton import AUTOMATON
from datenorm.core.canonical import END, SYMBOL_INDEX, decode
from datenorm.core.resolve import resolve
from datenorm.data.example import Example
from datenorm.evaluation.cases import Answer, from_example
from datenorm.evaluation.reliability import Reals, Truths
from datenorm.runtime.blas import one_thread
from datenorm.runtime.reader import Reader, Source
from datenorm.runtime.search import force
from datenorm.text.clean import MAX_SOURCE, clean

Integers = npt.NDArray[np.intp]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Traces:
    """Readings with their logits, and the answers that they lead to.

    Attributes:
        logits: (M, Y) at temperature 1, -inf where the automaton forbids a symbol.
        chosen: (M,) the symbols that were taken, END among them.
        reading: (M,) the reading that a row belongs to.
        answer: (K,) the answer that a reading leads to.
        string: (A,) the string that an answer belongs to.
        right: (A,) whether it is right.
        valid: (A,) whether it is an answer, not a refusal.
    """

    logits: Floats
    chosen: Integers
    reading: Integers
    answer: Integers
    string: Integers
    right: Truths
    valid: Truths

    def probabilities(self, temperature: float) -> Reals:
        """The probability (K,) of each reading at a temperature."""
        scaled = self.logits / np.float32(temperature)
        scaled -= scaled.max(axis=1, keepdims=True)
        logp = scaled[np.arange(len(scaled)), self.chosen] - np.log(np.exp(scaled).sum(axis=1))
        found: Reals = np.exp(np.bincount(self.reading, weights=logp, minlength=len(self.answer)))
        return found

    def answers(self, temperature: float) -> tuple[Reals, Truths]:
        """Confidence and truth of the best answer of each string that is not refused."""
        shares = np.bincount(self.answer, weights=self.probabilities(temperature), minlength=len(self.string))
        order = np.lexsort((-shares, self.string))
        _, first = np.unique(self.string[order], return_index=True)
        best = order[first]
        best = best[self.valid[best]]
        return np.minimum(shares[best], 1.0), self.right[best]


def trace(reader: Reader, examples: Sequence[Example], sure: float) -> Traces:
    """Read the examples as a normalizer does, with the hints of training, and keep what was computed.

    Weekdays, which a normalizer weighs as evidence, are left aside.

    Args:
        reader: of a bundle with the temperature 1.
        sure: greedy readings of less than this probability are searched for others.
    """
    kept = [example for example in examples if 0 < len(clean(example.text).text) <= MAX_SOURCE]
    sources = [_source(reader, example) for example in kept]
    readings = _readings(reader, sources, sure)
    owners = [source for source, found in zip(sources, readings, strict=True) for _ in found]
    flat = list(chain.from_iterable(readings))
    with one_thread():
        logits = force(reader.network, [source.ids for source in owners], flat)
    answer, string, right, valid = _answers(kept, readings)
    return Traces(
        np.concatenate([_allowed_only(*pair) for pair in zip(logits, flat, strict=True)]),
        np.concatenate([[SYMBOL_INDEX[symbol] for symbol in reading] + [END] for reading in flat]),
        np.repeat(np.arange(len(flat)), [len(reading) + 1 for reading in flat]),
        np.array(answer, np.intp),
        np.array(string, np.intp),
        np.array(right, np.bool_),
        np.array(valid, np.bool_),
    )


def _source(reader: Reader, example: Example) -> Source:
    language = example.hint_language if example.hint_language in reader.vocabulary.languages else None
    return reader.source(clean(example.text), example.hint_order or None, language or None)


def _readings(reader: Reader, sources: Sequence[Source], sure: float) -> list[list[str]]:
    """The readings of each source: the greedy one, and the others where it is not sure."""
    return [[candidate.symbols for candidate in found] for found in reader.readings(sources, sure)]


def _answers(
    examples: Sequence[Example], readings: Sequence[Sequence[str]]
) -> tuple[list[int], list[int], list[bool], list[bool]]:
    """The answer of each reading, and string, truth and validity of each answer."""
    answer: list[int] = []
    string: list[int] = []
    right: list[bool] = []
    valid: list[bool] = []
    for number, (example, found) in enumerate(zip(examples, readings, strict=True)):
        known: dict[str, int] = {}
        for key, one in _resolved(found):
            if key not in known:
                known[key] = len(string)
                string.append(number)
                right.append(from_example(example).judge(one).right)
                valid.append(one.date is not None)
            answer.append(known[key])
    return answer, string, right, valid


def _resolved(readings: Sequence[str]) -> Iterator[tuple[str, Answer]]:
    """What makes readings the same answer, and the answer, of each reading."""
    for reading in readings:
        canonical = decode(reading).canonical
        resolution = resolve(canonical)
        yield resolution.date or f"({resolution.reason})", Answer(canonical, resolution.date, resolution.edtf)


def _allowed_only(logits: Floats, reading: str) -> Floats:
    """Logits (T + 1, Y) along a reading with -inf where the automaton forbids a symbol."""
    states = [AUTOMATON.start]
    for symbol in reading:
        states.append(int(AUTOMATON.step[states[-1], SYMBOL_INDEX[symbol]]))
    masked: Floats = np.where(AUTOMATON.allowed[states], logits, np.float32(-np.inf))
    return masked
