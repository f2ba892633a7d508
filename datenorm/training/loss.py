"""What is minimised: the cross entropy of the symbols and, when asked for, of where attention should be."""

from keras import ops

from datenorm.core.canonical import PAD
from datenorm.model.shapes import Tensor

_TINY = 1e-6


def symbol_loss(logits: Tensor, target: Tensor, smoothing: float = 0.0) -> Tensor:
    """Mean cross entropy over the symbols that are no padding.

    Args:
        logits: (B, T, Y).
        target: (B, T), PAD where a reading is over.
        smoothing: the share of the truth that is spread over all symbols.
    """
    real = ops.cast(ops.not_equal(target, PAD), logits.dtype)  # (B, T)
    logp = ops.log_softmax(logits, axis=-1)
    true = ops.one_hot(target, logits.shape[-1], dtype=logits.dtype)
    loss = -ops.sum(true * logp, axis=-1)
    if smoothing:
        loss = (1.0 - smoothing) * loss - smoothing * ops.mean(logp, axis=-1)
    return ops.sum(loss * real) / ops.sum(real)


def guidance_loss(weights: list[Tensor], symbol_fields: Tensor, position_fields: Tensor) -> Tensor:
    """Mean of -log(attention on the characters that carry the symbol's field), over symbols that have such characters.

    Args:
        weights: T times (B, S) attention.
        symbol_fields: (B, T) the field of each symbol, 0 = none.
        position_fields: (B, S) the field that each source position carries, 0 = none.
    """
    attention = ops.stack(weights, axis=1)  # (B, T, S)
    same = ops.equal(symbol_fields[:, :, None], position_fields[:, None, :])
    right = ops.cast(same, attention.dtype) * ops.cast(symbol_fields > 0, attention.dtype)[:, :, None]
    guided = ops.max(right, axis=-1)  # (B, T)
    loss = -ops.log(ops.sum(attention * right, axis=-1) + _TINY)
    return ops.sum(loss * guided) / ops.maximum(ops.sum(guided), 1.0)
