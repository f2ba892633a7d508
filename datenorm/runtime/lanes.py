"""Which lanes of a panel a BLAS computes alike, so that a string's result does not depend on its neighbours.

A product W x with a panel x (X, L) of L strings is cut by the BLAS into tiles, and tiles of different kernels may add in
different orders. Nothing in a BLAS promises which; so it is asked. With OpenBLAS on x86-64 and arm64 all sixteen lanes
are alike; a BLAS where only some are gets fewer strings a panel, and the first lane is always alike to itself.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

#: Lanes of a panel: one AVX-512 register, two AVX or four NEON registers of float32.
LANES = 16


def trusted_lanes(matrices: Iterable[npt.NDArray[np.float32]]) -> npt.NDArray[np.intp]:
    """The lanes whose results are, bit for bit, those of lane 0 in a product with each matrix (Z, X).

    Both layouts of a panel are tried: (X, L) and the transposed view of (L, X).
    """
    generator = np.random.default_rng(0)
    alike = np.ones(LANES, np.bool_)
    for matrix in matrices:
        column = generator.standard_normal(matrix.shape[1], np.float32)
        rows = np.ascontiguousarray(np.broadcast_to(column, (LANES, column.size)))
        for panel in (rows.T, np.ascontiguousarray(rows.T)):
            product = np.matmul(matrix, panel)
            alike &= np.all(product == product[:, :1], axis=0)
    return np.flatnonzero(alike)
