"""A layer of self-attention over the encoder, and additive attention over what comes out."""

from keras import ops

from datenorm.model.attention.additive import Additive
from datenorm.model.attention.base import Memory, masked_softmax
from datenorm.model.shapes import Tensor


class SelfAttention(Additive, named="self"):
    """h'_i = h_i + sum_j a_ij V h_j, a_i = softmax_j((Q h_i)^T (K h_j) / sqrt(A)); then as additive attention over h'.

    Intra-attention (Cheng, Dong and Lapata 2016, arXiv:1601.06733) in the form of Vaswani et al. 2017, eq. 1, with the
    residual connection of its section 3.1. Q is ``inner_query`` (2H, A), K ``inner_key`` (2H, A), V ``inner_value``
    (2H, 2H).
    """

    def prepare(self, annotations: Tensor, mask: Tensor) -> Memory:
        """Annotations h' (B, S, 2H) and their keys (B, S, A)."""
        query = ops.matmul(annotations, self.inner_query)  # (B, S, A)
        key = ops.matmul(annotations, self.inner_key)
        energies = ops.matmul(query, ops.transpose(key, (0, 2, 1))) / self.inner_key.shape[1] ** 0.5  # (B, S, S)
        weights = masked_softmax(energies, mask[:, None, :])
        return super().prepare(annotations + ops.matmul(weights, ops.matmul(annotations, self.inner_value)), mask)
