"""From candidate readings to an answer and the doubt about it.

The probabilities of readings that resolve to the same answer add up; what no candidate has is doubt as well. All
rules about doubt stand here:

* **Weekday.** A weekday in the text is evidence. One text in fifty is taken to name a wrong one, and then each of the
  six others alike, so a reading whose day has another weekday keeps 1/300 of its weight beside one that agrees. When
  nothing agrees, text or reading is wrong: the reading stays, and at least :data:`MISREAD` is kept for a misreading.
* **No such day.** When the best reading is a day that does not exist, that is the answer, unless another one has
  :data:`CLEARLY` times its weight.
* **Ambiguous.** Another valid answer has at least the manifest's ``ambiguous_share`` (0.1); or the text is a date in
  figures whose day and month could be either way around, with neither an order, nor a language that settles it, nor
  a weekday: then both readings are given even if the network has learned to prefer one. But it must have met the other
  one at all: of ``l2/03/1999`` and ``R3/5/3`` the figures could be turned around, what they say could not. So it is
  with an interval in figures, both sides of which are read in one order (:mod:`datenorm.runtime.one_order`).
* **Unsure.** A user's bound is on the confidence of the answer. The model's own bound asks whether the text was read
  at all, so there the weights of the answer and of one rival that says the same numbers count together: of two ways to
  read ``03/04/2005`` one is right, while a rival with other numbers says that the text was not read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from datenorm.core.canonical import Transcript, decode
from datenorm.core.policy import Policy
from datenorm.core.resolve import Resolution, resolve, weekday_of
from datenorm.core.results import Reason
from datenorm.runtime.manifest import Calibration
from datenorm.runtime.numeric import swapped
from datenorm.runtime.search import Candidate

#: Likelihood of the text's weekday given a reading: its day has it, has another one, or no weekday can be told.
AGREES, DISAGREES, UNTOLD = 49 / 50, 1 / 50 / 6, 1 / 7

#: The probability that a reading which disagrees with the text's weekday is a misreading.
MISREAD = 0.01

#: How much more weight another answer needs to be taken instead of a day that does not exist.
CLEARLY = 1.5


class Answer(NamedTuple):
    """One answer and the readings that lead to it.

    Attributes:
        candidate: its likeliest reading.
        transcript: what that reading says.
        resolution: what it resolves to.
        share: the probability of all readings that lead here, 0 to 1.
    """

    candidate: Candidate
    transcript: Transcript
    resolution: Resolution
    share: float

    @property
    def valid(self) -> bool:
        """Whether it is a date, not a reason to refuse."""
        return self.resolution.reason is None


class Judgement(NamedTuple):
    """The answer, the others by their share, and whether it is ambiguous."""

    best: Answer
    others: tuple[Answer, ...]
    ambiguous: bool

    @property
    def disputed(self) -> bool:
        """Whether the text names another weekday than that of the answer."""
        return agrees(self.best.transcript, self.best.resolution) is False

    def widened(self, wider: Judgement, policy: Policy) -> Judgement:
        """The same answer and shares, and behind them the answers that only a wider search has met."""
        known = {_key(answer.resolution, policy) for answer in (self.best, *self.others)}
        more = [answer for answer in (wider.best, *wider.others) if _key(answer.resolution, policy) not in known]
        others = sorted((*self.others, *more), key=lambda answer: -answer.share)
        return Judgement(self.best, tuple(others), self.ambiguous)

    def opened(self) -> Judgement:
        """The same, and ambiguous if it is an answer."""
        return self._replace(ambiguous=self.best.valid)

    def has(self, readings: Collection[str], least: float) -> bool:
        """Whether one of the other answers is valid, has one of the readings, and a share of ``least`` or more."""
        near = (other for other in self.others if other.valid and other.share >= least)
        return any(other.transcript.canonical in readings for other in near)

    def read_share(self, ambiguous_share: float) -> float:
        """The share of the answer and of its likeliest rival with the same numbers, where one makes it ambiguous."""
        near = [other for other in self.others if other.valid and other.share >= ambiguous_share]
        if not near:
            return self.best.share
        own = self.best.transcript.canonical
        rivals = [other.share for other in near if _same_numbers(own, other.transcript.canonical)]
        return min(1.0, self.best.share + max(rivals, default=0.0))


#: A zone, a calendar, and what is a number besides.
_ASIDE = re.compile(r"\[.*|(?<=:\d\d)(?:Z|[+-]\d\d:\d\d)", re.ASCII)
_NUMBER = re.compile(r"\d+", re.ASCII)


@lru_cache(maxsize=1 << 12)
def _numbers(canonical: str) -> tuple[str, ...]:
    """The numbers of a reading by their last two figures, the smallest first."""
    return tuple(sorted(_NUMBER.findall(_ASIDE.sub("", canonical)), key=lambda number: (number[-2:], number)))


def _same_numbers(one: str, other: str) -> bool:
    """Whether two readings say the same numbers in some order: 2021-22 and 2021/2022 do, 1889 and 1989 don't."""
    pairs = list(zip_longest(_numbers(one), _numbers(other), fillvalue=""))
    return all(a[-2:] == b[-2:] and (a == b or min(len(a), len(b)) == len("22")) for a, b in pairs)


def agrees(transcript: Transcript, resolution: Resolution) -> bool | None:
    """Whether a reading's day has the weekday that the text names; None when either says nothing."""
    if transcript.weekday is None or resolution.date is None:
        return None
    weekday = weekday_of(resolution.date)
    return None if weekday is None else weekday == transcript.weekday


def judge(candidates: Sequence[Candidate], policy: Policy, calibration: Calibration, open_order: bool) -> Judgement:
    """Weigh the candidates.

    Args:
        candidates: best first, at least one.
        calibration: a best candidate that is ``sure`` counts alone, so that the confidence is the same
            whether or not others were searched for; ``ambiguous_share`` as above.
        open_order: the text is a date in figures that could be either way around, where the candidates say so.
    """
    read = [_read(candidate.symbols, policy) for candidate in candidates]
    if len(read) == 1:
        (weight,) = _weights([candidates[0].probability], [agrees(*read[0])])
        return Judgement(Answer(candidates[0], *read[0], min(1.0, weight)), (), ambiguous=False)
    disputed = [agrees(transcript, resolution) for transcript, resolution in read]
    probabilities = [candidate.probability for candidate in candidates]
    weights = _weights(probabilities, disputed)
    alone = probabilities[0] >= calibration.sure and disputed[0] is not False
    if alone:
        weights[:1] = _weights(probabilities[:1], disputed[:1])
    answers = _answers(candidates, read, weights, alone, policy)
    best = _best(answers)
    others = [answer for answer in answers if answer is not best]
    turned = open_order and disputed[0] is None and _has_twin(best, others, policy)
    doubtful = any(other.valid and other.share >= calibration.ambiguous_share for other in others)
    return Judgement(best, tuple(others), best.valid and (doubtful or turned))


def _read(symbols: str, policy: Policy) -> tuple[Transcript, Resolution]:
    transcript = decode(symbols)
    return transcript, resolve(transcript.canonical, policy)


def _weights(probabilities: list[float], disputed: list[bool | None]) -> list[float]:
    """Probabilities of the readings given the weekday (Bayes' rule)."""
    if disputed.count(None) == len(disputed):
        return probabilities
    likelihood = {True: AGREES, False: DISAGREES, None: UNTOLD}
    unread = max(0.0, 1.0 - sum(probabilities))
    if True not in disputed:
        unread = max(unread, MISREAD)
    weights = [p * likelihood[agreement] for p, agreement in zip(probabilities, disputed, strict=True)]
    total = sum(weights) + unread * UNTOLD
    return [weight / total for weight in weights]


def _answers(
    candidates: Sequence[Candidate],
    read: list[tuple[Transcript, Resolution]],
    weights: list[float],
    alone: bool,
    policy: Policy,
) -> list[Answer]:
    """The distinct answers, the one with the largest share first; the first reading of each stands for it."""
    shares: dict[str, float] = {}
    first: dict[str, int] = {}
    leader = max(range(len(weights)), key=lambda index: weights[index])
    for index in sorted(range(len(weights)), key=lambda index: -weights[index]):
        key = _key(read[index][1], policy)
        first.setdefault(key, index)
        if key not in shares or not (alone and first[key] == leader):
            shares[key] = shares.get(key, 0.0) + weights[index]
    found = [Answer(candidates[first[key]], *read[first[key]], min(1.0, share)) for key, share in shares.items()]
    return sorted(found, key=lambda answer: -answer.share)


def _key(resolution: Resolution, policy: Policy) -> str:
    """What makes two readings the same answer: what the user's view shows, or the reason."""
    if resolution.reason is not None:
        return f"({resolution.reason})"
    return resolution.answer(policy.view) or ""


def _best(answers: list[Answer]) -> Answer:
    """The answer with the largest share; a day that does not exist gives way only to a clearly larger one."""
    missing = next((answer for answer in answers if answer.resolution.reason == Reason.NO_SUCH_DAY), None)
    best = answers[0]
    if missing is None or missing is best:
        return best
    likeliest = max(answers, key=lambda answer: answer.candidate.log_probability)
    return missing if likeliest is missing and best.share < CLEARLY * missing.share else best


def _has_twin(best: Answer, others: Sequence[Answer], policy: Policy) -> bool:
    """Whether the answer with day and month the other way around is one of the others; an era fixes their order."""
    turned = swapped(best.transcript.canonical) if best.valid and best.resolution.calendar == "gregory" else None
    if turned is None:
        return False
    key = _key(resolve(turned, policy), policy)
    return any(other.valid and _key(other.resolution, policy) == key for other in others)
