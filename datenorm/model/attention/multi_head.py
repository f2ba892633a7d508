"""Multi-head attention: several places at once, each seen in its own way."""

from keras import ops

from datenorm.model.attention.base import Attention, Memory, Moment, masked_softmax
from datenorm.model.shapes import Tensor
from datenorm.runtime.architecture import HEADS


class MultiHead(Attention, named="multi-head"):
    """c_t = O [head_1; ...; head_n], head_i = sum_j a_ij V_i h_j, a_i = softmax((Q_i s)^T K_i h_j / sqrt(A / n)).

    Vaswani et al. 2017 (arXiv:1706.03762), section 3.2.2, with the decoder's state as the query. Q is ``query`` (D, A),
    K ``key`` (2H, A), V ``value`` (2H, A), O ``outward`` (A, 2H); the heads stand side by side in A. The weights that
    are shown are the mean over the heads.
    """

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Keys and values side by side (B, S, 2A)."""
        keys = ops.matmul(annotations, self.key)
        return Memory(annotations, ops.concatenate([keys, ops.matmul(annotations, self.value)], axis=-1), mask)

    def attend(self, memory: Memory, moment: Moment) -> tuple[Tensor, Tensor]:
        """The heads' contexts together (B, 2H), and the mean of their weights (B, S)."""
        keys, values = ops.split(memory.keys, 2, axis=-1)  # (B, S, A) each
        query = split_heads(ops.matmul(moment.state, self.query)[:, None, :])  # (B, n, 1, A / n)
        found, weights = attend(query, split_heads(keys), split_heads(values), memory.mask[:, None, None, :])
        return ops.matmul(join_heads(found)[:, 0], self.outward), ops.mean(weights, axis=1)[:, 0]


def attend(query: Tensor, key: Tensor, value: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
    """softmax(Q K^T / sqrt(d)) V (Vaswani et al. 2017, eq. 1).

    Args:
        query: (B, n, T, d).
        key: (B, n, S, d).
        value: (B, n, S, d).
        mask: 1 where a query may look, of a shape that fits (B, n, T, S).

    Returns:
        What is found (B, n, T, d), and the weights (B, n, T, S).
    """
    energies = ops.matmul(query, ops.transpose(key, (0, 1, 3, 2))) / key.shape[-1] ** 0.5  # (B, n, T, S)
    weights = masked_softmax(energies, mask)
    return ops.matmul(weights, value), weights


def split_heads(tensor: Tensor) -> Tensor:
    """(B, S, A) -> (B, n, S, A / n)."""
    parts = ops.reshape(tensor, (-1, tensor.shape[1], HEADS, tensor.shape[2] // HEADS))
    return ops.transpose(parts, (0, 2, 1, 3))


def join_heads(tensor: Tensor) -> Tensor:
    """(B, n, S, A / n) -> (B, S, A)."""
    parts = ops.transpose(tensor, (0, 2, 1, 3))
    return ops.reshape(parts, (-1, parts.shape[1], HEADS * parts.shape[3]))
