"""One thread while the network runs, and as many as before when it has."""

import _ctypes
import threading

import pytest

from datenorm.runtime import blas
from datenorm.runtime.blas import one_thread


@pytest.fixture
def library(monkeypatch):
    """A BLAS with four threads."""
    state = {"threads": 4}
    monkeypatch.setattr(blas, "_controls", lambda: (lambda: state["threads"], lambda n: state.update(threads=n)))
    return state


def test_one_thread_inside_and_as_before_outside(library):
    with one_thread():
        assert library["threads"] == 1
        with one_thread():
            assert library["threads"] == 1
        assert library["threads"] == 1
    assert library["threads"] == 4


def test_as_before_after_an_error(library):
    with pytest.raises(ValueError, match="inside"), one_thread():
        raise ValueError("inside")
    assert library["threads"] == 4


def test_the_last_of_several_python_threads_gives_them_back(library):
    entered, leave = threading.Event(), threading.Event()

    def work():
        with one_thread():
            entered.set()
            leave.wait()

    other = threading.Thread(target=work)
    with one_thread():
        other.start()
        entered.wait()
    assert library["threads"] == 1
    leave.set()
    other.join()
    assert library["threads"] == 4


def test_a_library_with_one_thread_is_left_alone(monkeypatch):
    calls = []
    monkeypatch.setattr(blas, "_controls", lambda: (lambda: 1, calls.append))
    with one_thread():
        pass
    assert calls == []


def test_another_blas_is_left_alone(monkeypatch):
    monkeypatch.setattr(blas, "_controls", lambda: None)
    with one_thread():
        pass


def test_no_library_beside_numpy(monkeypatch, tmp_path):
    monkeypatch.setattr(blas.np, "__file__", str(tmp_path / "numpy" / "__init__.py"))
    assert blas._controls.__wrapped__() is None
    (tmp_path / "numpy.libs").mkdir()
    (tmp_path / "numpy.libs" / "libopenblas.so").write_text("not a library")
    assert blas._controls.__wrapped__() is None


def test_a_library_without_the_functions(monkeypatch, tmp_path):
    monkeypatch.setattr(blas.np, "__file__", str(tmp_path / "numpy" / "__init__.py"))
    (tmp_path / "numpy.libs").mkdir()
    (tmp_path / "numpy.libs" / "libopenblas.so").symlink_to(_ctypes.__file__)
    assert blas._controls.__wrapped__() is None


def test_the_library_that_numpy_came_with_is_found():
    controls = blas._controls.__wrapped__()
    if controls is None:
        pytest.skip("this NumPy came without OpenBLAS")
    assert controls[0]() >= 1
