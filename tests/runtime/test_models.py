"""Models are found by name in the folders of models, or by path, and nowhere else."""

import os

import pytest
from random_models import write_random_model

from datenorm.core.errors import BundleError
from datenorm.runtime import models
from datenorm.runtime.models import find_model, list_models, model_folders


@pytest.fixture
def shelves(tmp_path, monkeypatch):
    """Two folders of models, and no others."""
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    monkeypatch.setenv(models.VARIABLE, os.pathsep.join(map(str, folders)))
    monkeypatch.setattr(models, "_PACKAGE", tmp_path / "package")
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")  # which has no models of its own
    return folders


def test_a_name_is_looked_up_in_order(shelves):
    for folder in shelves:
        write_random_model(folder / "twice")
    write_random_model(shelves[1] / "once")
    assert find_model("twice") == shelves[0] / "twice"
    assert find_model("once") == shelves[1] / "once"
    assert list_models() == {"once": shelves[1] / "once", "twice": shelves[0] / "twice"}


def test_a_path_is_a_path(shelves, tmp_path):
    write_random_model(tmp_path / "aside")
    assert find_model(tmp_path / "aside") == tmp_path / "aside"
    assert find_model(str(tmp_path / "aside")) == tmp_path / "aside"


def test_a_name_may_be_a_folder_of_the_working_directory(shelves, tmp_path, monkeypatch):
    write_random_model(tmp_path / "here")
    monkeypatch.chdir(tmp_path)
    assert find_model("here").resolve() == tmp_path / "here"


@pytest.mark.parametrize("name", ["", "nope", "../first/once", "a/b", "x\0y", "\x1b[31m", ".", "o" * 300, "önce"])
def test_what_is_no_model_is_named_beside_those_there_are(shelves, name):
    write_random_model(shelves[0] / "known")
    with pytest.raises(BundleError) as caught:
        find_model(name)
    assert "installed: known" in str(caught.value)
    assert str(caught.value).isprintable()


def test_a_folder_of_models_that_is_not_there_is_told(tmp_path, monkeypatch):
    """Only where a model is not found: one that is found elsewhere is what was asked for."""
    write_random_model(tmp_path / "here" / "known")
    monkeypatch.setenv("DATENORM_MODELS", f"/no/su\x1bch:{tmp_path / 'here'}:/nor/this".replace(":", os.pathsep))
    assert find_model("known") == tmp_path / "here" / "known"
    with pytest.raises(BundleError) as caught:
        find_model("mine")
    assert str(caught.value).endswith("; DATENORM_MODELS names no folder: /no/su?ch, /nor/this")
    monkeypatch.setenv("DATENORM_MODELS", str(tmp_path))
    with pytest.raises(BundleError, match=r"or give a path$"):
        find_model("mine")


def test_files_and_odd_names_are_no_models(shelves):
    (shelves[0] / "file").write_text("")
    write_random_model(shelves[0] / "good")
    (shelves[0] / "good").rename(shelves[0] / ".hidden")
    assert list_models() == {}


def test_a_checkout_has_its_models_beside_the_package(shelves, tmp_path):
    assert tmp_path / "models" not in model_folders()
    (tmp_path / "pyproject.toml").write_text("")
    assert model_folders()[-2] == tmp_path / "models"
    assert tmp_path / "package" / "models" in model_folders()


def test_what_was_trained_here_is_found_by_its_name_and_never_instead_of_another(shelves, tmp_path):
    write_random_model(shelves[1] / "once")
    for name in ("once", "mine"):
        write_random_model(tmp_path / "work" / "models" / name)
    assert find_model("once") == shelves[1] / "once"
    assert find_model("mine").resolve() == tmp_path / "work" / "models" / "mine"
    assert set(list_models()) == {"once", "mine"}
