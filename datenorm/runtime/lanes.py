"""Products whose bits don't depend on neighbours: which columns of a matrix product a BLAS computes alike.

A product W X with a panel X (K, M) of M strings, one a column, is cut by the BLAS into tiles, and tiles of different
kernels may add in different orders: the same column can come out with other last bits at another place or in a panel of
another width. Nothing in a BLAS promises which. So it is asked, with the model's own matrices, once a process:

* the first column of the narrowest panel is the reference;
* a column of a wider panel is a *seat* when it has the reference's bits in the product with every matrix;
* a panel with too few seats is not used, and where not even the narrowest has all, the columns are multiplied one by
  one, which takes three times as long and is alike by nature.

With OpenBLAS on x86-64, all 8 columns of the narrowest panel are seats; of a wider one all but 8 at either edge with
AVX2, and all with AVX-512. There it has other kernels for small products than for large ones, of which only those for
a matrix in Fortran's order and a panel in the order of C add alike. So that is the layout that both have here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.intp]

#: Widths of panels, M: multiples of 8 lanes (an AVX register of float32). One is for a few strings, the others are
#: something between two edges of 8; 16 has nothing between them, and is for machines where the edges are seats too.
WIDTHS = (8, 16, 32, 48, 80, 112, 144)

#: A panel is used when this part of its columns are seats.
_DENSE = 0.5


class Panel(NamedTuple):
    """A width M and the columns of it that strings may take."""

    width: int
    seats: Integers

    @property
    def capacity(self) -> int:
        """How many strings it takes."""
        return len(self.seats)

    def columns(self, strings: int) -> slice | Integers:
        """The seats of so many strings: as a slice where they are side by side, since a slice copies nothing."""
        seats = self.seats[:strings]
        first, last = int(seats[0]), int(seats[-1])
        return slice(first, last + 1) if last - first == strings - 1 else seats


class Products:
    """Products with the matrices of one model.

    Args:
        matrices: those that will be multiplied, (Z, K) each, in Fortran's order.
    """

    def __init__(self, matrices: Sequence[Floats]) -> None:
        self._matrices = list(matrices)
        self._vectors = [_vector(matrix.shape[1]) for matrix in matrices]
        self._panels = {WIDTHS[0]: Panel(WIDTHS[0], np.arange(WIDTHS[0]))}
        self._reference = [self._repeated(index, WIDTHS[0])[:, 0] for index in range(len(matrices))]
        self._together = len(self._seats(WIDTHS[0])) == WIDTHS[0]

    def multiply(self, matrix: Floats, panel: Floats, out: Floats | None = None) -> Floats:
        """matrix (..., Z, K) times panel (..., K, M), in the order of C: (..., Z, M), into ``out`` if that is given."""
        if self._together:
            product: Floats = np.matmul(matrix, panel, out=out)
            return product
        columns = np.ascontiguousarray(np.swapaxes(panel, -1, -2))[..., None]  # (..., M, K, 1)
        product = np.swapaxes(np.matmul(matrix[..., None, :, :], columns)[..., 0], -1, -2)
        if out is None:
            return np.ascontiguousarray(product)
        np.copyto(out, product)
        return out

    def panel(self, strings: int) -> Panel:
        """The narrowest panel that takes ``strings``; the widest one when none does."""
        best = self._panels[WIDTHS[0]]
        for width in WIDTHS:
            if best.capacity >= strings:
                break
            candidate = self._panel(width)
            best = candidate if candidate.capacity > best.capacity else best
        return best

    def panels(self) -> list[Panel]:
        """All panels, the narrowest first; those with too few seats have none."""
        return [self._panel(width) for width in WIDTHS]

    @cached_property
    def capacity(self) -> int:
        """How many strings the widest panel takes."""
        return self.panel(WIDTHS[-1]).capacity

    def _panel(self, width: int) -> Panel:
        if width not in self._panels:
            seats = self._seats(width) if self._together else np.arange(width)
            self._panels[width] = Panel(width, seats if len(seats) >= _DENSE * width else seats[:0])
        return self._panels[width]

    def _seats(self, width: int) -> Integers:
        """The columns of a panel of ``width`` that have the bits of the reference in every product."""
        alike = np.ones(width, np.bool_)
        for index, reference in enumerate(self._reference):
            alike &= np.all(self._repeated(index, width) == reference[:, None], axis=0)
        return np.flatnonzero(alike)

    def _repeated(self, index: int, width: int) -> Floats:
        """The product (Z, ``width``) with one vector in every column."""
        product: Floats = np.matmul(self._matrices[index], np.repeat(self._vectors[index], width, axis=1))
        return product


def _vector(length: int) -> Floats:
    """Numbers (length, 1) between -2 and 2 of which no sum is exact (``numpy.random`` takes 20 ms to import)."""
    numbers: Floats = (2 * np.sin(np.arange(1, length + 1) ** 2)).astype(np.float32)
    return numbers[:, None]
