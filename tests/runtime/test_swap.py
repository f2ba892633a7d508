"""A model is written in the place of nothing, of an empty folder, or of a model; whatever else is there stays."""

import json
import os
from collections.abc import Mapping

import pytest
from random_models import write_random_model

from datenorm.core.errors import OutputError
from datenorm.runtime import swap
from datenorm.runtime.bundle import CARD, MANIFEST, WEIGHTS, load_bundle
from datenorm.runtime.swap import expect_model_place, write_folder


@pytest.fixture
def files(tmp_path_factory):
    """A model as files."""
    folder = tmp_path_factory.mktemp("new") / "new"
    write_random_model(folder, seed=2)
    return {name: (folder / name).read_bytes() for name in (MANIFEST, WEIGHTS, CARD)}


def a_file(place):
    place.write_text("a,b\n")


def notes(place):
    place.mkdir()
    (place / "notes.txt").write_text("mine")


def models(place):
    place.mkdir()
    write_random_model(place / "first")
    write_random_model(place / "second")


def a_model_and_notes(place):
    write_random_model(place)
    (place / "notes.txt").write_text("mine")


def a_model_and_a_folder(place):
    write_random_model(place)
    (place / "older").mkdir()


def weights_alone(place):
    """As other programs name theirs."""
    write_random_model(place)
    (place / MANIFEST).unlink()


def another_manifest(place):
    """Of a page that can be installed, say."""
    write_random_model(place)
    (place / MANIFEST).write_text(json.dumps({"name": "page", "icons": []}))


def no_json(place):
    write_random_model(place)
    (place / MANIFEST).write_text("[" * 100_000)


def linked_weights(place):
    write_random_model(place)
    (place / WEIGHTS).rename(place.with_name("elsewhere"))
    (place / WEIGHTS).symlink_to(place.with_name("elsewhere"))


def a_linked_folder(place):
    notes(place.with_name("elsewhere"))
    place.symlink_to(place.with_name("elsewhere"))


def a_pipe(place):
    os.mkfifo(place)


STRANGE = {
    a_file: "which is a file",
    notes: "which holds notes.txt",
    models: "which holds first, second",
    a_model_and_notes: "which holds notes.txt",
    a_model_and_a_folder: "which holds older",
    weights_alone: f"which holds {CARD}, {WEIGHTS}",
    another_manifest: f"which holds {CARD}, {MANIFEST}, {WEIGHTS}",
    no_json: f"which holds {CARD}, {MANIFEST}, {WEIGHTS}",
    linked_weights: f"which holds {WEIGHTS}",
    a_linked_folder: "which holds notes.txt",
    a_pipe: "which is a file",
}


def content(folder):
    """Path -> content of all that lies in a folder, hidden files as well."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else path.is_symlink()
        for path in sorted(folder.rglob("*"))
    }


@pytest.mark.parametrize("make", STRANGE, ids=lambda make: make.__name__)
def test_what_is_no_model_stays(tmp_path, files, make):
    place = tmp_path / "place"
    make(place)
    before = content(tmp_path)
    for write in (expect_model_place, lambda folder: write_folder(folder, files)):
        with pytest.raises(OutputError, match="expected a new or empty folder or a model of datenorm") as caught:
            write(place)
        assert f"got {place}, {STRANGE[make]}; choose another folder" in str(caught.value)
    assert content(tmp_path) == before


def test_a_message_lists_few_names(tmp_path):
    for number in range(9):
        (tmp_path / f"{number}.txt").touch()
    with pytest.raises(OutputError, match=r"which holds 0\.txt, 1\.txt, 2\.txt and 6 more;"):
        expect_model_place(tmp_path)


@pytest.mark.parametrize("place", [".", "..", "../..", "", "../inner"])
def test_the_working_folder_stays(tmp_path, monkeypatch, files, place):
    """Be it empty, a model, or above."""
    inner = tmp_path / "outer" / "inner"
    write_random_model(inner)
    monkeypatch.chdir(inner)
    with pytest.raises(OutputError, match=r"which (is|holds) the working folder"):
        write_folder(place, files)
    assert load_bundle(inner)


def test_where_a_model_may_be_written(tmp_path, files):
    """In a new folder below new ones, in an empty one, in the place of a model, damaged or of another version."""
    places = [tmp_path / name for name in ("new/below", "empty", "model", "damaged", "old")]
    places[1].mkdir()
    for place in places[2:]:
        write_random_model(place)
    (places[3] / WEIGHTS).write_bytes(b"")
    manifest = json.loads((places[4] / MANIFEST).read_text("utf-8"))
    (places[4] / MANIFEST).write_text(json.dumps({**manifest, "format": 0, "symbols": "01"}), "utf-8")
    (places[4] / CARD).unlink()
    assert [expect_model_place(place) for place in places] == [False, False, True, True, True]
    for place in places:
        write_folder(place, files)
        assert {path.name: path.read_bytes() for path in place.iterdir()} == files
    assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged", "empty", "model", "new", "old"]


class Slow(Mapping):
    """Files; while they are written, something else comes to the place of the model."""

    def __init__(self, files, come):
        self._files, self._come = files, come

    def __getitem__(self, name):
        if self._come is not None:
            self._come()
            self._come = None
        return self._files[name]

    def __iter__(self):
        return iter(self._files)

    def __len__(self):
        return len(self._files)


def test_what_comes_while_the_model_is_written_stays(tmp_path, files):
    write_random_model(tmp_path / "model")
    old = load_bundle(tmp_path / "model").fingerprint
    with pytest.raises(OutputError, match=r"which holds notes\.txt"):
        write_folder(tmp_path / "model", Slow(files, lambda: (tmp_path / "model" / "notes.txt").write_text("mine")))
    assert (tmp_path / "model" / "notes.txt").read_text() == "mine"
    assert load_bundle(tmp_path / "model").fingerprint == old
    with pytest.raises(OutputError, match="which is a file"):
        write_folder(tmp_path / "new", Slow(files, lambda: (tmp_path / "new").write_text("mine")))
    assert (tmp_path / "new").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["model", "new"]


@pytest.mark.parametrize("exchanges", [True, False])
@pytest.mark.parametrize("make", [notes, a_file, a_model_and_notes])
def test_what_comes_in_the_last_moment_is_put_back(tmp_path, files, monkeypatch, exchanges, make):
    """After the last look; this is the step behind it, with and without an exchange in one step."""
    if not exchanges:
        monkeypatch.setattr(swap, "_exchange", lambda first, second: False)
    make(tmp_path / "place")
    before = content(tmp_path)
    write_folder(tmp_path / "aside", files)
    with pytest.raises(OutputError, match="something else has come there"):
        swap._put_in_place(tmp_path / "aside", tmp_path / "place")
    assert {path.name for path in (tmp_path / "aside").iterdir()} == set(files)
    swap._discard(tmp_path / "aside")
    assert content(tmp_path) == before


def test_only_files_of_a_model_are_deleted(tmp_path, files):
    write_folder(tmp_path / "model", files)
    (tmp_path / "model" / "notes.txt").write_text("mine")
    swap._discard(tmp_path / "model")
    assert content(tmp_path) == {"model": False, "model/notes.txt": b"mine"}


@pytest.mark.skipif(os.name == "nt", reason="users and modes of POSIX")
def test_a_folder_that_can_not_be_written_is_told_before(open_folder, as_nobody):
    closed = open_folder / "closed"
    for folder in (closed / "model", open_folder / "read-only"):
        folder.mkdir(parents=True)
        write_random_model(folder)
        folder.chmod(0o555)
    closed.chmod(0o555)
    with as_nobody():
        assert expect_model_place(open_folder / "new" / "model") is False
        for place in (closed / "new", closed / "new" / "below", closed / "model", open_folder / "read-only"):
            with pytest.raises(OutputError, match=r"can't write .*: Permission denied; choose another folder"):
                expect_model_place(place)


def test_a_folder_below_a_file_is_told_before(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OutputError, match=r"can't write .*: Not a directory; choose another folder"):
        expect_model_place(tmp_path / "file" / "models" / "mine")


def test_a_mounted_folder_is_told_before():
    """It can't be renamed, so that a training would end without its model."""
    mounted = [path for path in ("/dev/shm", "/dev/pts", "/run", "/sys", "/proc") if os.path.ismount(path)]
    if not mounted:
        pytest.skip("nothing is mounted where it usually is")
    with pytest.raises(OutputError, match="which is a mounted file system"):
        expect_model_place(mounted[0])
