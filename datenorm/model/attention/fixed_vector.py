"""No attention at all: the encoder-decoder that the documents argue against."""

from keras import ops

from datenorm.model.attention.base import Attention, Memory, Moment
from datenorm.model.shapes import Tensor


class FixedVector(Attention, named="fixed-vector"):
    """c_t = c = [h_forward at the last position; h_backward at the first], at every step.

    Cho et al. 2014 (arXiv:1406.1078), section 2.2, and Sutskever, Vinyals and Le 2014; the q of document 000 that keeps
    the last states. It looks nowhere: its weights are 0.
    """

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """The keys are the vector itself (B, 2H)."""
        last = mask - ops.pad(mask[:, 1:], ((0, 0), (0, 1)))  # (B, S) 1 at the last real position
        forward, backward = ops.split(annotations, 2, axis=-1)  # (B, S, H) each
        final = ops.squeeze(ops.matmul(last[:, None, :], forward), axis=1)  # (B, H)
        return Memory(annotations, ops.concatenate([final, backward[:, 0]], axis=-1), mask)

    def attend(self, memory: Memory, moment: Moment) -> tuple[Tensor, Tensor]:
        """The vector (B, 2H), and zeros (B, S)."""
        return memory.keys, ops.zeros_like(memory.mask)
