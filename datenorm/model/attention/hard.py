"""Hard attention: one position at a time."""

from keras import ops

from datenorm.model.attention.additive import Additive
from datenorm.model.attention.base import Memory, Moment
from datenorm.model.shapes import Tensor


class Hard(Additive, named="hard"):
    """alpha_t is 1 at the position of the highest additive score and 0 elsewhere (Xu et al. 2015, section 4.1).

    Choosing has no gradient. The straight-through estimator (Bengio, Leonard and Courville 2013, arXiv:1308.3432) lets
    that of the softmax pass instead: forward one_hot(argmax e), backward d softmax(e).
    """

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """One-hot rows (B, S); of padding alone, zeros."""
        soft = super().weigh(memory, moment)
        chosen = ops.one_hot(ops.argmax(soft, axis=-1), soft.shape[-1], dtype=soft.dtype) * memory.mask
        return soft + ops.stop_gradient(chosen - soft)
