"""Columns of products: which are alike is found out, and strings sit in no others."""

import os
import subprocess
import sys

import numpy as np
import pytest

from datenorm.runtime.lanes import FORTRAN, ROWS, WIDTHS, Panel, Products

MATRICES = [
    np.asfortranarray(np.random.default_rng(seed).standard_normal(shape, np.float32))
    for seed, shape in enumerate([(40, 24), (7, 33)])
]


class OtherBlas(Products):
    """A BLAS whose columns ``odd(width)`` come out with other last bits."""

    def __init__(self, odd):
        self.odd = odd
        super().__init__(MATRICES)

    def _repeated(self, index, width):
        product = super()._repeated(index, width)
        product[:] = self._matrices[index].astype(np.float64) @ self._vectors[index]
        product[:, self.odd(width)] *= np.float32(1 + 1e-6)
        return product


def test_the_narrowest_panel_that_fits_is_taken():
    products = Products(MATRICES)
    for strings in (1, 8, 9, 40, 100, 5000):
        panel = products.panel(strings)
        assert panel.width in WIDTHS
        assert panel.capacity >= min(strings, products.capacity)
        assert list(panel.seats) == sorted(set(panel.seats))
    assert products.panel(1).width == WIDTHS[0]
    assert products.panel(10**6).capacity == products.capacity


def test_the_widest_panel_that_strings_fill_is_told():
    products = Products(MATRICES)
    for strings in (1, 7, 8, 20, 100, 5000):
        filled = products.filled(strings)
        assert filled <= strings
        assert filled == 0 or products.panel(filled).capacity == filled
    assert products.filled(WIDTHS[0] - 1) == 0
    assert products.filled(5000) == products.capacity


def test_panels_are_in_fortrans_order_where_all_columns_are_alike_in_it():
    """Elsewhere in that of C; the product of both is the same but for last digits."""

    class Halves(Products):
        def _repeated(self, index, width):
            product = super()._repeated(index, width)
            if self.order == FORTRAN and width > WIDTHS[0]:
                product[..., width // 2 :] *= np.float32(1 + 1e-6)
            return product

    matrix = MATRICES[0]
    panel = np.random.default_rng(3).standard_normal((matrix.shape[1], 48), np.float32)
    products = Halves(MATRICES)
    assert (products.order, products.room(3, 5, 48).flags.c_contiguous) == (ROWS, True)
    assert products.capacity >= WIDTHS[-1] - 16
    np.testing.assert_allclose(products.multiply(matrix, panel), Products(MATRICES).multiply(matrix, panel), atol=1e-5)
    products.order = FORTRAN
    assert products.room(3, 5, 48).swapaxes(1, 2).flags.c_contiguous


def test_columns_are_a_slice_where_the_seats_are_side_by_side():
    assert Panel(8, np.arange(2, 8)).columns(5) == slice(2, 7)
    assert list(Panel(8, np.array([0, 1, 4, 5])).columns(2).indices(8)) == [0, 2, 1]
    assert list(Panel(8, np.array([0, 1, 4, 5])).columns(3)) == [0, 1, 4]


@pytest.mark.parametrize("strings", [1, 20, 70, 128])
def test_seats_have_the_same_bits(strings):
    products = Products(MATRICES)
    alone, panel = products.panel(1), products.panel(strings)
    for matrix in MATRICES:
        vector = np.random.default_rng(9).standard_normal(matrix.shape[1], np.float32)
        crowd = np.random.default_rng(8).standard_normal((matrix.shape[1], panel.width), np.float32)
        crowd[:, panel.seats] = vector[:, None]
        single = np.zeros((matrix.shape[1], alone.width), np.float32)
        single[:, alone.seats[0]] = vector
        expected = products.multiply(matrix, single)[:, alone.seats[0]]
        found = products.multiply(matrix, crowd)[:, panel.seats]
        assert (found == expected[:, None]).all()


def test_odd_columns_of_wide_panels_take_no_strings():
    products = OtherBlas(lambda width: slice(0, 0) if width == WIDTHS[0] else slice(0, 8))
    assert products.panel(WIDTHS[2] - 8).seats[0] == 8
    assert products.panel(WIDTHS[2] - 8).capacity == WIDTHS[2] - 8


def test_panels_with_few_seats_are_not_used():
    products = OtherBlas(lambda width: slice(0, 0) if width == WIDTHS[0] else slice(8, None))
    assert products.capacity == WIDTHS[0]
    assert products.panel(100).width == WIDTHS[0]


def test_columns_are_multiplied_one_by_one_where_the_narrowest_panel_is_odd():
    """Slower, but the same product and the same bits in every column."""
    products = OtherBlas(lambda width: slice(3, 4))
    assert products.capacity == WIDTHS[-1]
    matrix = MATRICES[0]
    panel = np.random.default_rng(3).standard_normal((matrix.shape[1], 48), np.float32)
    panel[:, 17] = panel[:, 4]
    product = products.multiply(matrix, panel)
    np.testing.assert_allclose(product, matrix @ panel, atol=1e-4)
    assert product[:, 17].tobytes() == product[:, 4].tobytes()
    room = np.empty_like(product)
    assert products.multiply(matrix, panel, room) is room
    assert room.tobytes() == product.tobytes()
    stacked = products.multiply(np.stack([matrix, matrix]), np.stack([panel, panel]))
    assert stacked.tobytes() == np.stack([product, product]).tobytes()


@pytest.mark.parametrize("processor", ["Haswell", "SkylakeX", "Nehalem"])
def test_the_base_model_is_computed_in_wide_panels(processor):
    """By the kernels of OpenBLAS for AVX2, for AVX-512 and for neither (a processor without them takes its own)."""
    program = """
from datenorm.runtime.blas import one_thread
from datenorm.runtime.bundle import load_bundle
from datenorm.runtime.models import find_model
from datenorm.runtime.network import Network
with one_thread():
    print(Network(load_bundle(find_model("base")).weights).products.capacity)
"""
    environment = {**os.environ, "OPENBLAS_CORETYPE": processor}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 128


PROGRAM = """
import hashlib
from random_models import random_manifest, random_sources, random_weights
from datenorm.runtime.blas import one_thread
from datenorm.runtime.network import Network
from datenorm.runtime.search import greedy
manifest = random_manifest(hidden=96, alignment=40, decoder=100)
digest = hashlib.sha256()
with one_thread():
    found = greedy(Network(random_weights(manifest)), random_sources(40))
for candidate in found:
    digest.update(f"{candidate.symbols} {candidate.log_probability!r}".encode() + candidate.attention.tobytes())
print(digest.hexdigest())
"""


def test_how_many_threads_the_blas_may_use_changes_no_bit():
    """The same in a process where OpenBLAS may use one thread and in one where it may use two."""
    digests = []
    for threads in ("1", "2"):
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": threads, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        digests.append(done.stdout)
    assert digests[0] == digests[1]
