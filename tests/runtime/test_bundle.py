"""Models on disk are data: a good one comes back as it was written, a crafted one is one line of error."""

import hashlib
import json
import os
import struct
import subprocess
import sys
import time

import numpy as np
import pytest
import safetensors.numpy
from random_models import random_manifest, random_weights, write_random_model

from datenorm.core.errors import BundleError, OutputError
from datenorm.runtime import swap
from datenorm.runtime.bundle import CARD, MANIFEST, WEIGHTS, load_bundle, write_bundle
from datenorm.runtime.manifest import MAX_MANIFEST_BYTES, Calibration, parse_manifest
from datenorm.runtime.weights import parse_weights, weights_to_bytes


@pytest.fixture
def model(tmp_path):
    folder = tmp_path / "good"
    write_random_model(folder)
    return folder


def manifest_of(folder):
    return json.loads((folder / MANIFEST).read_text("utf-8"))


def write_manifest(folder, document):
    (folder / MANIFEST).write_text(json.dumps(document), "utf-8")


def write_weights(folder, content):
    """Write other weights with a manifest that vouches for them."""
    (folder / WEIGHTS).write_bytes(content)
    document = manifest_of(folder)
    document["weights"] = {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}
    write_manifest(folder, document)


def header_and_data(folder):
    content = (folder / WEIGHTS).read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    return json.loads(content[8 : 8 + length]), content[8 + length :]


def write_header(folder, header, data):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    write_weights(folder, struct.pack("<Q", len(text)) + text + data)


# What is good


def test_a_model_comes_back_as_it_was_written(tmp_path):
    manifest = random_manifest(
        "mine", calibration=Calibration(1.3, 0.9, 0.2), min_confidence=0.4, data={"seed": 1}, training={"minutes": 2}
    )
    weights = random_weights(manifest)
    written = write_bundle(tmp_path / "mine", manifest, weights, "# Card\n")
    bundle = load_bundle(tmp_path / "mine")
    assert bundle.manifest.to_json() == written.to_json()
    assert bundle.manifest.calibration == Calibration(1.3, 0.9, 0.2)
    assert bundle.manifest.vocabulary.tokens == manifest.vocabulary.tokens
    assert bundle.fingerprint == hashlib.sha256((tmp_path / "mine" / MANIFEST).read_bytes()).hexdigest()
    for name, array in weights.items():
        np.testing.assert_array_equal(bundle.weights[name], array)
        assert not bundle.weights[name].flags.writeable
    assert (tmp_path / "mine" / CARD).read_text() == "# Card\n"


def test_the_same_model_is_written_as_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        manifest = random_manifest("same")
        write_bundle(tmp_path / name, manifest, random_weights(manifest))
    for file in (MANIFEST, WEIGHTS):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_weights_are_safetensors_to_others(model):
    theirs = safetensors.numpy.load_file(model / WEIGHTS)
    ours = load_bundle(model).weights
    assert theirs.keys() == ours.keys()
    for name, array in theirs.items():
        np.testing.assert_array_equal(ours[name], array)


def test_weights_that_others_wrote_are_read(model):
    weights = {name: array.copy() for name, array in load_bundle(model).weights.items()}
    write_weights(model, safetensors.numpy.save(weights, {"framework": "other"}))
    for name, array in load_bundle(model).weights.items():
        np.testing.assert_array_equal(array, weights[name])


def test_optional_parts_of_a_manifest_have_defaults(model):
    document = manifest_of(model)
    for key in ("locales", "calibration", "min_confidence", "data", "training"):
        del document[key]
    write_manifest(model, document)
    manifest = load_bundle(model).manifest
    assert manifest.calibration == Calibration()
    assert manifest.min_confidence == 0.0
    assert manifest.orders == {}


# What is crafted: each entry changes a good model


def changed(*path, to):
    def change(folder):
        document = manifest_of(folder)
        place = document
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to
        write_manifest(folder, document)

    return change


def removed(key):
    def change(folder):
        document = manifest_of(folder)
        del document[key]
        write_manifest(folder, document)

    return change


def raw_manifest(content):
    return lambda folder: (folder / MANIFEST).write_bytes(content)


def truncated(file, part):
    def change(folder):
        content = (folder / file).read_bytes()
        (folder / file).write_bytes(content[: int(len(content) * part)])

    return change


def entry(name, **fields):
    def change(folder):
        header, data = header_and_data(folder)
        header[name] = {**header[name], **fields}
        write_header(folder, header, data)

    return change


def with_weight(value, dtype="<f4"):
    def change(folder):
        weights = {name: array.copy() for name, array in load_bundle(folder).weights.items()}
        weights["readout.bias"][3] = value
        write_weights(folder, weights_to_bytes(weights))

    return change


def with_header(change_header):
    def change(folder):
        header, data = header_and_data(folder)
        write_header(folder, change_header(header), data)

    return change


def prefix(length):
    def change(folder):
        content = (folder / WEIGHTS).read_bytes()
        write_weights(folder, struct.pack("<Q", length) + content[8:])

    return change


def linked(file):
    def change(folder):
        other = folder.parent / "elsewhere"
        (folder / file).rename(other)
        (folder / file).symlink_to(other)

    return change


def piped(folder):
    (folder / MANIFEST).unlink()
    os.mkfifo(folder / MANIFEST)


def as_folder(folder):
    (folder / WEIGHTS).unlink()
    (folder / WEIGHTS).mkdir()


def swapped_offsets(header):
    first, second = "attention.bias", "attention.score"
    header[first]["data_offsets"], header[second]["data_offsets"] = (
        header[second]["data_offsets"],
        header[first]["data_offsets"],
    )
    header[first]["data_offsets"] = header[second]["data_offsets"]
    return header


def large_tables(folder):
    """Weights of a size that is allowed, whose tables of V times 8H are not."""
    document = manifest_of(folder)
    document["architecture"]["hidden"] = 200
    document["vocabulary"]["characters"] = "".join(map(chr, range(0x4E00, 0x4E00 + 20_000)))
    write_manifest(folder, document)


def huge_manifest(folder):
    with open(folder / MANIFEST, "ab") as stream:
        stream.truncate(MAX_MANIFEST_BYTES + 1)


def twice(header):
    text = json.dumps(header)
    return (text[:-1] + ', "readout.bias": ' + json.dumps(header["readout.bias"]) + "}").encode()


FAULTS = {
    "no manifest": lambda folder: (folder / MANIFEST).unlink(),
    "no weights": lambda folder: (folder / WEIGHTS).unlink(),
    "manifest is a link": linked(MANIFEST),
    "weights are a link": linked(WEIGHTS),
    "manifest is a link to nowhere": lambda folder: (
        (folder / MANIFEST).unlink(),
        (folder / MANIFEST).symlink_to("/nowhere"),
    ),
    "manifest is a pipe": piped,
    "weights are a folder": as_folder,
    "manifest is empty": raw_manifest(b""),
    "manifest is no JSON": raw_manifest(b"{"),
    "manifest is no UTF-8": raw_manifest(b'{"format": "\xff"}'),
    "manifest is a list": raw_manifest(b"[1]"),
    "manifest is deep": raw_manifest(b"[" * 200_000),
    "manifest is deep objects": raw_manifest(b'{"a":' * 100_000),
    "manifest has NaN": raw_manifest(b'{"format": NaN}'),
    "manifest has a number of 100,000 digits": raw_manifest(b'{"format": ' + b"9" * 100_000 + b"}"),
    "manifest is huge": huge_manifest,
    "manifest cut in half": truncated(MANIFEST, 0.5),
    "another format": changed("format", to=2),
    "format is true": changed("format", to=True),
    "no format": removed("format"),
    "name is a path": changed("name", to="../../etc"),
    "name is long": changed("name", to="a" * 65),
    "name has controls": changed("name", to="a\x1b]0;x\x07\n"),
    "no name": removed("name"),
    "another kind": changed("architecture", "kind", to="transformer"),
    "kind is an object": changed("architecture", "kind", to={"a": []}),
    "no architecture": removed("architecture"),
    "architecture is a list": changed("architecture", to=[1, 2]),
    "hidden is zero": changed("architecture", "hidden", to=0),
    "hidden is negative": changed("architecture", "hidden", to=-8),
    "hidden is a float": changed("architecture", "hidden", to=8.0),
    "hidden is true": changed("architecture", "hidden", to=True),
    "hidden is another": changed("architecture", "hidden", to=9),
    "decoder is a bomb": changed("architecture", "decoder", to=10**12),
    "all dimensions at most": changed(
        "architecture",
        to={
            "kind": "bahdanau",
            "embedding": 1024,
            "hidden": 1024,
            "alignment": 1024,
            "target_embedding": 1024,
            "decoder": 1024,
        },
    ),
    "tables are too large": large_tables,
    "no vocabulary": removed("vocabulary"),
    "vocabulary of 10 million": changed("vocabulary", "characters", to="a" * 40_000),
    "characters as numbers": changed("vocabulary", "characters", to=[1, 2, 3]),
    "characters repeat": changed("vocabulary", "characters", to="aa"),
    "no characters": changed("vocabulary", "characters", to=""),
    "another vocabulary size": changed("vocabulary", "characters", to="abc"),
    "languages as a string": changed("vocabulary", "languages", to="en"),
    "languages as objects": changed("vocabulary", "languages", to=[{}, {}]),
    "languages repeat": changed("vocabulary", "languages", to=["en", "en", "de"]),
    "other symbols": changed("symbols", to="0123456789"),
    "orders of another kind": changed("locales", "orders", to={"en_US": "MDYX"}),
    "orders as a list": changed("locales", "orders", to=["MDY"]),
    "too many orders": changed("locales", "orders", to={f"l{i}": "DMY" for i in range(3000)}),
    "locale with controls": changed("locales", "orders", to={"\x1b[2J": "no"}),
    "calibration is a number": changed("calibration", to=1),
    "temperature is zero": changed("calibration", "temperature", to=0),
    "temperature is text": changed("calibration", "temperature", to="1"),
    "sure is 2": changed("calibration", "sure", to=2),
    "min_confidence is 2": changed("min_confidence", to=2),
    "min_confidence is infinite": raw_manifest(b'{"min_confidence": 1e999}'),
    "data is a list": changed("data", to=[]),
    "no hash": changed("weights", "sha256", to=None),
    "another hash": changed("weights", "sha256", to="0" * 64),
    "hash in capitals": changed("weights", "sha256", to="A" * 64),
    "another size": changed("weights", "bytes", to=100),
    "size is a bomb": changed("weights", "bytes", to=10**13),
    "size a little too large": changed("weights", "bytes", to=40 << 20),
    "weights cut at 0": truncated(WEIGHTS, 0),
    "weights cut at a third": truncated(WEIGHTS, 0.3),
    "weights cut at the end": truncated(WEIGHTS, 0.9999),
    "weights empty, vouched for": lambda folder: write_weights(folder, b""),
    "weights of seven bytes": lambda folder: write_weights(folder, b"1234567"),
    "header length is huge": prefix(2**63),
    "header length is zero": prefix(0),
    "header length beyond the file": prefix(10**6),
    "header is no JSON": lambda folder: write_header(folder, b"{{{{", header_and_data(folder)[1]),
    "header is a list": lambda folder: write_header(folder, b"[[]]", header_and_data(folder)[1]),
    "header is deep": lambda folder: write_header(folder, b"[" * 60_000, header_and_data(folder)[1]),
    "header is no UTF-8": lambda folder: write_header(folder, b'{"\xff": 1}', header_and_data(folder)[1]),
    "header has a name twice": with_header(twice),
    "a weight is missing": with_header(lambda header: {k: v for k, v in header.items() if k != "embedding"}),
    "a weight too many": with_header(lambda header: {**header, "../../evil\x1b": header["readout.bias"]}),
    "float16": entry("embedding", dtype="F16"),
    "float64": entry("embedding", dtype="F64"),
    "bfloat16": entry("readout.bias", dtype="BF16"),
    "dtype is a list": entry("embedding", dtype=["F32"]),
    "another shape": entry("embedding", shape=[1, 2]),
    "a shape bomb": entry("embedding", shape=[2**31, 2**31]),
    "a negative shape": entry("readout.bias", shape=[-48]),
    "shape is text": entry("embedding", shape="9\u202e9"),
    "offsets are text": entry("embedding", data_offsets="0"),
    "offsets are negative": entry("embedding", data_offsets=[-4, 0]),
    "offsets beyond the data": entry("readout.bias", data_offsets=[10**9, 10**9 + 4 * 48]),
    "offsets are true": entry("readout.bias", data_offsets=[False, True]),
    "offsets are three": entry("readout.bias", data_offsets=[0, 4, 8]),
    "offsets overlap": with_header(swapped_offsets),
    "an entry is a number": with_header(lambda header: {**header, "embedding": 7}),
    "bytes behind the weights": lambda folder: write_weights(folder, (folder / WEIGHTS).read_bytes() + b"evil"),
    "NaN": with_weight(np.nan),
    "infinity": with_weight(-np.inf),
    "a huge weight": with_weight(1e30),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_crafted_model_is_one_line_of_error(model, fault):
    FAULTS[fault](model)
    with pytest.raises(BundleError) as caught:
        load_bundle(model)
    message = str(caught.value)
    assert caught.value.exit_code == 2
    assert len(message) < 1000
    assert message.isprintable()
    assert "good" in message  # which model it was


@pytest.mark.skipif(sys.platform != "linux", reason="the peak of a process is read from /proc")
def test_all_crafted_models_together_take_little_memory(tmp_path):
    """In a process of its own: opening every one of them peaks below 250 MB."""
    for number, fault in enumerate(FAULTS):
        folder = tmp_path / str(number) / "good"
        write_random_model(folder)
        FAULTS[fault](folder)
    program = (
        "import sys, pathlib\n"
        "from datenorm.core.errors import BundleError\n"
        "from datenorm.runtime.bundle import load_bundle\n"
        "for folder in pathlib.Path(sys.argv[1]).iterdir():\n"
        "    try:\n"
        "        load_bundle(folder / 'good')\n"
        "    except BundleError: pass\n"
        "    else: raise SystemExit(f'opened {folder}')\n"
        # Not getrusage: its peak remembers the process that forked this one.
        "print(pathlib.Path('/proc/self/status').read_text().split('VmHWM:')[1].split()[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program, tmp_path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) * 1024 < 250e6


def test_several_faults_are_named_at_once(model):
    document = manifest_of(model)
    document.update(format=9, name="", min_confidence=7)
    document["architecture"]["hidden"] = 0
    write_manifest(model, document)
    with pytest.raises(BundleError) as caught:
        load_bundle(model)
    for part in ("format: expected 1", "name:", "min_confidence:", "architecture.hidden:"):
        assert part in str(caught.value)


def test_more_faults_than_fit_on_a_line_are_counted():
    with pytest.raises(BundleError, match=r"and \d+ more"):
        parse_manifest(b"{}")


@pytest.mark.parametrize("path", ["", "nowhere", "a\0b", "x" * 5000, "\x1b[2J"])
def test_a_folder_that_is_none(tmp_path, path):
    with pytest.raises(BundleError) as caught:
        load_bundle(f"{tmp_path}/{path}")
    assert str(caught.value).isprintable()


def test_a_file_that_can_not_be_read_says_so(model, monkeypatch):
    def refuse(*arguments, **options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(BundleError, match="Permission denied"):
        load_bundle(model)


def test_a_file_that_shrinks_while_it_is_read(model, monkeypatch):
    real = os.fstat

    def larger(descriptor):
        values = list(real(descriptor))
        values[6] += 10
        return os.stat_result(values)

    monkeypatch.setattr(os, "fstat", larger)
    with pytest.raises(BundleError):
        load_bundle(model)


# Writing


def test_what_makes_no_model_is_not_written(tmp_path):
    manifest = random_manifest()
    weights = random_weights(manifest)
    weights["embedding"] = weights["embedding"][:, :2]
    with pytest.raises(BundleError):
        write_bundle(tmp_path / "bad", manifest, weights)
    weights["embedding"] = np.full(manifest.shapes()["embedding"], np.nan)
    with pytest.raises(BundleError):
        write_bundle(tmp_path / "bad", manifest, weights)
    with pytest.raises(BundleError):
        write_bundle(tmp_path / "bad", random_manifest("../bad"), random_weights(manifest))
    with pytest.raises(BundleError):
        write_bundle(
            tmp_path / "bad", random_manifest(data={"text": "x" * MAX_MANIFEST_BYTES}), random_weights(manifest)
        )
    assert list(tmp_path.iterdir()) == []


def test_a_model_replaces_another_as_a_whole(tmp_path):
    write_random_model(tmp_path / "model", seed=1)
    write_random_model(tmp_path / "model", seed=2)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["model"]
    assert sorted(path.name for path in (tmp_path / "model").iterdir()) == sorted([CARD, MANIFEST, WEIGHTS])
    np.testing.assert_array_equal(
        load_bundle(tmp_path / "model").weights["embedding"], random_weights(random_manifest(), 2)["embedding"]
    )


def test_without_exchange_the_old_folder_makes_way(tmp_path, monkeypatch):
    monkeypatch.setattr(swap, "_exchange", lambda first, second: False)
    test_a_model_replaces_another_as_a_whole(tmp_path)


def test_systems_without_exchange_are_recognised(tmp_path, monkeypatch):
    def no_library(*arguments, **options):
        raise OSError("no such library")

    monkeypatch.setattr(swap.ctypes, "CDLL", no_library)
    test_a_model_replaces_another_as_a_whole(tmp_path)


def test_a_full_disk_leaves_the_old_model(tmp_path, monkeypatch):
    write_random_model(tmp_path / "model", seed=1)

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OutputError, match="No space left"):
        write_random_model(tmp_path / "model", seed=2)
    monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == ["model"]
    np.testing.assert_array_equal(
        load_bundle(tmp_path / "model").weights["embedding"], random_weights(random_manifest(), 1)["embedding"]
    )


def test_a_place_that_can_not_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError):
        write_random_model(tmp_path / "file" / "model")


WRITER = """
import pathlib, sys
from random_models import write_random_model
folder = pathlib.Path(sys.argv[1])
print("ready", flush=True)
for seed in range(10**6):
    write_random_model(folder, seed=seed % 7)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux exchanges folders in one step")
def test_a_killed_writer_leaves_a_whole_model(tmp_path):
    """Killed at random moments while it writes one model over another."""
    folder = tmp_path / "model"
    write_random_model(folder)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    generator = np.random.default_rng(5)
    for _ in range(6):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, folder], stdout=subprocess.PIPE, env=environment)
        assert writer.stdout.readline() == b"ready\n"
        time.sleep(float(generator.uniform(0, 0.1)))
        writer.kill()
        writer.communicate()
        load_bundle(folder)
        assert sorted(path.name for path in folder.iterdir()) == sorted([CARD, MANIFEST, WEIGHTS])


def test_the_reader_wants_every_byte_to_belong_to_a_weight():
    shapes = {"a": (2, 3), "b": (4,)}
    weights = {"a": np.ones((2, 3)), "b": np.zeros(4)}
    content = weights_to_bytes(weights)
    assert parse_weights(content, shapes)["a"].tolist() == [[1, 1, 1], [1, 1, 1]]
    with pytest.raises(BundleError, match=r"side by side|bytes of weights"):
        parse_weights(content + b"1234", shapes)
