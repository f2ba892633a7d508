"""The learning rate over a training: a trapezoid, since its middle part can be made longer without a new start.

    rate
     |    ____________________
     |   /                    \\
     |  /                      \\        warm-up, constant, annealed to zero (Zhai et al. 2022, section 3.5;
     | /                        \\       Haegele et al. 2024)
     +----------------------------> share of the budget
"""

import math
from collections.abc import Callable

from datenorm.training.settings import Optimisation

#: Warm-up takes no more than this share of the budget.
_WARMUP_SHARE = 0.05

#: What is left of the rate when ``x`` of the annealing is left.
_FALLS: dict[str, Callable[[float], float]] = {
    "linear": lambda x: x,
    "cosine": lambda x: 0.5 - 0.5 * math.cos(math.pi * x),
}


def learning_rate(settings: Optimisation, step: int, share: float) -> float:
    """The rate of step ``step`` (from 0) when ``share`` of the budget, 0 to 1, has been used."""
    risen = max((step + 1) / max(settings.warmup, 1), share / _WARMUP_SHARE)
    left = (1.0 - share) / settings.anneal if settings.anneal > 0 else 1.0
    return settings.learning_rate * min(1.0, risen) * _FALLS[settings.annealing](min(1.0, max(0.0, left)))
