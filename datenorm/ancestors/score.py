"""The figures of the documents: loss summed over the slots, accuracy of each slot; and exact match, which they lack."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt


class Score(NamedTuple):
    """Figures on a test.

    Attributes:
        loss: mean over strings of the cross entropy summed over slots, in nats.
        exact: share of strings with all slots right.
        slots: share of right ones of each slot.
        strings: of the test.
    """

    loss: float
    exact: float
    slots: tuple[float, ...]
    strings: int

    def to_json(self) -> dict[str, Any]:
        """Rounded figures."""
        return {
            "loss": round(self.loss, 5),
            "exact": round(self.exact, 5),
            "slots": [round(slot, 5) for slot in self.slots],
            "strings": self.strings,
        }


def score(logits: npt.NDArray[np.float32], truth: npt.NDArray[np.int32]) -> Score:
    """Figures of logits (N, Ty, Y) against symbols (N, Ty)."""
    shifted = logits.astype(np.float64) - logits.max(axis=-1, keepdims=True)
    logp = shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    true = np.take_along_axis(logp, truth[..., None], axis=-1)[..., 0]  # (N, Ty)
    right = logits.argmax(axis=-1) == truth
    slots = tuple(float(share) for share in right.mean(axis=0))
    return Score(float(-true.sum(axis=1).mean()), float(right.all(axis=1).mean()), slots, len(truth))
