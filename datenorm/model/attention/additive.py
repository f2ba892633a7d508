"""Additive attention: a small feed-forward network says how well a state and an annotation fit."""

from keras import ops

from datenorm.model.attention.base import Attention, Memory, Moment, masked_softmax, times
from datenorm.model.shapes import Tensor


class Additive(Attention, named="additive"):
    """e_tj = v^T tanh(W s_{t-1} + U h_j + b).

    Bahdanau, Cho and Bengio 2014 (arXiv:1409.0473), appendix A.1.2. W is ``query`` (D, A), U ``key`` (2H, A), b
    ``bias`` (A,), v ``score`` (A,).
    """

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Keys U h_j + b (B, S, A)."""
        return Memory(annotations, ops.matmul(annotations, self.key) + self.bias, mask)

    def energies(self, memory: Memory, moment: Moment) -> Tensor:
        """v^T tanh(W s + keys): (B, S)."""
        fit = ops.tanh(memory.keys + ops.matmul(moment.state, self.query)[:, None, :])  # (B, S, A)
        return times(fit, self.score)


class Rectified(Additive, named="rectified"):
    """e_tj = relu(v^T tanh(W s_{t-1} + U h_j + b) + d), the attention of the course that the documents retell.

    The listing ``one_step_attention`` that goes with Ng's course: Dense(10, tanh) of the two side by side, Dense(1,
    relu), softmax. An energy that the relu holds at zero gets no gradient, which the original equation spares itself. d
    is ``score_bias`` (1,).
    """

    def weigh(self, memory: Memory, moment: Moment) -> Tensor:
        """The softmax of what the relu lets through: (B, S)."""
        return masked_softmax(ops.relu(self.energies(memory, moment) + self.score_bias), memory.mask)
