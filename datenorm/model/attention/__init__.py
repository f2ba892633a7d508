"""Attention: which characters the decoder looks at before it writes the next symbol. One file a family.

Importing the package makes every class known by its name.
"""

from datenorm.model.attention import (
    additive,
    content,
    fixed_vector,
    hard,
    local,
    location,
    multi_head,
    multiplicative,
    ntm,
    pointer,
    self_attention,
)
from datenorm.model.attention.base import Attention, Memory, Moment, make_attention, masked_softmax

__all__ = [
    "Attention",
    "Memory",
    "Moment",
    "additive",
    "content",
    "fixed_vector",
    "hard",
    "local",
    "location",
    "make_attention",
    "masked_softmax",
    "multi_head",
    "multiplicative",
    "ntm",
    "pointer",
    "self_attention",
]
