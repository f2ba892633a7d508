"""Products whose bits don't depend on neighbours: which columns of a matrix product a BLAS computes alike.

A product W X with a panel X (K, M) of M strings, one a column, is cut by the BLAS into tiles, and tiles of different
kernels may add in different orders: the same column can come out with other last bits at another place or in a panel of
another width. Nothing in a BLAS promises which. So it is asked, with the model's own matrices, once a process:

* the first column of the narrowest panel is the reference;
* a column of a wider panel is a *seat* when it has the reference's bits in the product with every matrix;
* a panel with too few seats is not used, and where not even the narrowest has all, the columns are multiplied one by
  one, which takes three times as long and is alike by nature.

With OpenBLAS on x86-64, all 8 columns of the narrowest panel are seats; of a wider one all but 8 at either edge with
AVX2, and all with AVX-512. There it has other kernels for small products than for large ones, and which of them add
alike depends on the layout. So matrices are in Fortran's order, and for panels there are two orders, one for all panels
of a process:

* Fortran's: the numbers of a string lie side by side, so that nothing has to be transposed on the way from tables and
  to what is kept of a string. Taken where all columns are alike in it: with AVX-512, and without AVX;
* that of C: a row has the same number of all strings. Taken elsewhere; with AVX2 half of the columns differ in
  Fortran's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.intp]

#: Widths of panels, M: multiples of 8 lanes (an AVX register of float32). One is for a few strings, and the others
#: follow so closely that no panel has to stay half empty.
WIDTHS = (8, 16, 32, 48, 64, 80, 96, 112, 128, 144)

#: A panel is used when this part of its columns are seats.
_DENSE = 0.5

#: The orders of a panel in memory, the better one first.
FORTRAN, ROWS = "F", "C"

#: See :attr:`Products.gap`.
_GAP = 16

#: The width at which it is seen whether columns are alike in Fortran's order.
_TRIED = 32


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
        matrices: those that will be multiplied, (Z, K) each, in Fortran's order; or several, (B, Z, K).

    Attributes:
        order: of panels in memory.
        gap: numbers between the rows of a table whose rows become columns of a panel. In the order of C they are read
            across: rows of 512 or 1,024 floats side by side would fall into the same few sets of the processor's cache,
            which costs a fifth of the encoder's time.
    """

    def __init__(self, matrices: Sequence[Floats]) -> None:
        self._matrices = list(matrices)
        self._vectors = [_vector(matrix.shape[-1]) for matrix in matrices]
        for self.order in (FORTRAN, ROWS):
            self._reference = [self._repeated(index, WIDTHS[0])[..., :1] for index in range(len(matrices))]
            if self.order == ROWS or len(self._seats(_TRIED)) == _TRIED:
                break
        self.gap = 0 if self.order == FORTRAN else _GAP
        self._panels = {WIDTHS[0]: Panel(WIDTHS[0], np.arange(WIDTHS[0]))}
        self._together = len(self._seats(WIDTHS[0])) == WIDTHS[0]

    def room(self, *shape: int) -> Floats:
        """An array for panels, (..., K, M), with anything in it."""
        if self.order == ROWS:
            return np.empty(shape, np.float32)
        *front, height, width = shape
        return np.empty((*front, width, height), np.float32).swapaxes(-1, -2)

    def multiply(self, matrix: Floats, panel: Floats, out: Floats | None = None) -> Floats:
        """Matrix (..., Z, K) times panel (..., K, M), only one of both several: (..., Z, M), into ``out`` if given."""
        if out is None:
            out = self.room(*(panel.shape[:-2] or matrix.shape[:-2]), matrix.shape[-2], panel.shape[-1])
        if self._together:
            product: Floats = np.matmul(matrix, panel, out=out)
            return product
        columns = np.ascontiguousarray(np.swapaxes(panel, -1, -2))[..., None]  # (..., M, K, 1)
        np.copyto(out, np.swapaxes(np.matmul(matrix[..., None, :, :], columns)[..., 0], -1, -2))
        return out

    def panel(self, strings: int) -> Panel:
        """The narrowest panel that takes ``strings``; the widest one when none does."""
        for width in WIDTHS:
            if width >= strings and self._panel(width).capacity >= strings:
                return self._panel(width)
        return max(map(self._panel, WIDTHS), key=lambda panel: panel.capacity)

    def filled(self, strings: int) -> int:
        """How many of the ``strings`` the widest panel takes of which they fill every seat; 0 when none is filled."""
        below = self.panel(strings).width
        capacities = (self._panel(width).capacity for width in reversed(WIDTHS) if width <= below)
        return next((capacity for capacity in capacities if 0 < capacity <= strings), 0)

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
            alike &= np.all(self._repeated(index, width) == reference, axis=tuple(range(reference.ndim - 1)))
        return np.flatnonzero(alike)

    def _repeated(self, index: int, width: int) -> Floats:
        """The product (..., Z, ``width``) with one vector in every column."""
        vector, matrix = self._vectors[index], self._matrices[index]
        panel = self.room(len(vector), width)
        panel[:] = vector
        product: Floats = np.matmul(matrix, panel, out=self.room(*matrix.shape[:-1], width))
        return product


def _vector(length: int) -> Floats:
    """Numbers (length, 1) between -2 and 2 of which no sum is exact (``numpy.random`` takes 20 ms to import)."""
    numbers: Floats = (2 * np.sin(np.arange(1, length + 1) ** 2)).astype(np.float32)
    return numbers[:, None]
