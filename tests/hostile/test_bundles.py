"""Models are data: crafted ones are a line of error, run nothing, open nothing else and take little memory.

The faults are those of tests/runtime/test_bundle.py, here through the command, with truncations at many points.
"""

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest
from command import ROOT
from random_models import write_random_model

from datenorm.runtime.bundle import MANIFEST, WEIGHTS

_spec = importlib.util.spec_from_file_location("test_bundle", ROOT / "tests" / "runtime" / "test_bundle.py")
_bundle = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_bundle)
FAULTS = dict(_bundle.FAULTS)


def nested(depth):
    def change(folder):
        document = json.loads((folder / MANIFEST).read_text("utf-8"))
        inner = {}
        for _ in range(depth):
            inner = {"a": inner}
        document["data"] = inner
        (folder / MANIFEST).write_text(json.dumps(document), "utf-8")

    return change


FAULTS |= {f"free-form data {depth} deep": nested(depth) for depth in (40, 200, 400, 800, 950)}
FAULTS["free-form data with a lone surrogate"] = _bundle.changed("training", to={"a": "\ud800"})
FAULTS["a character that is a lone surrogate"] = _bundle.changed("vocabulary", "characters", to="ab\udfff")

#: Looks at every model with three commands; whatever opens a file, runs code or asks the network is noted.
PROGRAM = """
import contextlib, io, json, os, pathlib, sys
from datenorm.cli import app
import datenorm.cli.predict, datenorm.cli.models, datenorm.runtime.bundle, difflib, textwrap
import datenorm.cli.card, datenorm.heatmap
from datenorm.core.errors import DatenormError
commands = (["predict", "--model", "{}", "--no-heatmap", "3 May"], ["models", "show", "{}"], ["models", "verify", "{}"])
def call(command, folder):
    sys.argv = ["datenorm", *(part.format(folder) for part in command)]
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = app.run()
    out.flush(); err.flush()
    return code, out.buffer.getvalue().decode(), err.buffer.getvalue().decode()
for command in commands:
    call(command, os.environ["GOOD"])  # so that everything is imported before it is watched
watching, seen = False, []
NOTED = ("open", "exec", "compile", "import", "os.system", "subprocess.Popen", "ctypes.dlopen")
def hook(event, arguments):
    if watching and (event in NOTED or event.startswith("socket.")) and not isinstance(arguments[0], int):
        seen.append((event, str(arguments[0])))
sys.addaudithook(hook)
for folder in sorted(pathlib.Path(os.environ["CRAFTED"]).iterdir()):
    model = folder / "good"
    for command in commands:
        seen.clear(); watching = True
        # The command makes code of its own annotations, so that code is looked for in the opening itself.
        code, out, err = call(command, model)
        seen = [event for event in seen if event[0] not in ("compile", "exec")]
        try: datenorm.runtime.bundle.load_bundle(model)
        except DatenormError: pass
        watching = False
        print(json.dumps([folder.name, command[0:2], code, out, err, list(seen)]))
print(json.dumps(int(pathlib.Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0]) * 1024))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak of a process is read from /proc")
def test_crafted_models_through_the_command(environment, models, tmp_path, figure):
    names = list(FAULTS)
    for number, name in enumerate(names):
        folder = tmp_path / f"{number:03}" / "good"
        write_random_model(folder)
        FAULTS[name](folder)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=600,
        env={**environment, "GOOD": str(models / "base"), "CRAFTED": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    *results, peak = map(json.loads, done.stdout.splitlines())
    assert len(results) == 3 * len(names)
    for number, (command, action), code, out, err, seen in results:
        name = names[int(number)]
        assert code == 2, (name, action, out)
        message = out + err
        assert message.count("\n") == 1 and message.isascii() | message.isprintable(), (name, message)
        own = str(tmp_path / number / "good")
        assert {event for event, _ in seen} <= {"open"}, (name, seen)
        assert all(path in (f"{own}/{MANIFEST}", f"{own}/{WEIGHTS}") for _, path in seen), (name, command, seen)
    assert peak < 250e6
    figure(f"crafted models: {len(names)}, each one line and exit code 2; peak memory {peak / 1e6:.0f} MB")


def test_models_cut_at_many_points(tmp_path, size, figure):
    """Whatever is left of a file, it is an error; only the whole one opens, the manifest's last line end aside."""
    folder = tmp_path / "model"
    write_random_model(folder)
    files = {name: (folder / name).read_bytes() for name in (MANIFEST, WEIGHTS)}
    cuts = 0
    for name, content in files.items():
        length = len(content.rstrip(b"\n")) if name == MANIFEST else len(content)
        for cut in range(0, length, max(1, length // size(60, 4000))):
            (folder / name).write_bytes(content[:cut])
            with pytest.raises(_bundle.BundleError):
                _bundle.load_bundle(folder)
            cuts += 1
        (folder / name).write_bytes(content)
    _bundle.load_bundle(folder)
    figure(f"models cut at {cuts:,} points")


def test_models_with_a_bit_turned(tmp_path, size, figure):
    """The weights by their hash; a manifest that still opens differs in what is free-form or a number in its range."""
    folder = tmp_path / "model"
    write_random_model(folder)
    content = (folder / WEIGHTS).read_bytes()
    places = range(0, len(content), max(1, len(content) // size(40, 2000)))
    for place in places:
        (folder / WEIGHTS).write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        with pytest.raises(_bundle.BundleError, match="hash"):
            _bundle.load_bundle(folder)
    (folder / WEIGHTS).write_bytes(content)
    manifest = (folder / MANIFEST).read_bytes()
    for place in range(0, len(manifest), max(1, len(manifest) // size(200, 10_000))):
        (folder / MANIFEST).write_bytes(manifest[:place] + bytes([manifest[place] ^ 4]) + manifest[place + 1 :])
        try:
            _bundle.load_bundle(folder)
        except _bundle.BundleError as error:
            assert len(str(error).splitlines()) == 1
    figure(f"weights with a bit turned at {len(places):,} places")


FORBIDDEN_MODULES = {
    "pickle",
    "cPickle",
    "dill",
    "cloudpickle",
    "marshal",
    "shelve",
    "h5py",
    "joblib",
    "runpy",
    "tables",
}
FORBIDDEN_CALLS = {"load_model", "eval", "exec", "compile", "__import__", "loadtxt", "genfromtxt"}


def test_no_code_can_come_out_of_a_file():
    """Nothing in the package unpickles, loads Keras or HDF5 files, or makes code of text."""
    for path in sorted((ROOT / "datenorm").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import):
                assert not FORBIDDEN_MODULES & {alias.name.split(".")[0] for alias in node.names}, where
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in FORBIDDEN_MODULES, where
                assert not FORBIDDEN_CALLS & {alias.name for alias in node.names}, where
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in FORBIDDEN_CALLS, where
            if isinstance(node, ast.Attribute):
                assert node.attr not in {"load_model", "load_weights", "enable_unsafe_deserialization"}, where
            if isinstance(node, ast.keyword):
                assert node.arg != "allow_pickle" or node.value.value is False, where
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.endswith((".h5", ".hdf5", ".pkl", ".pickle")), where


def test_the_folder_of_models_holds_data_only():
    for path in (ROOT / "models").rglob("*"):
        assert path.is_dir() or path.suffix in (".json", ".safetensors", ".md"), path


CHECKPOINTS = {
    "empty": b"",
    "no header": b"\xff" * 100,
    "header length": b"\xff\xff\xff\xff\xff\xff\xff\x7f{}",
    "no metadata": (2).to_bytes(8, "little") + b"{}",
}


@pytest.mark.parametrize(
    "state",
    ["1", "[]", "{}", "null", '"x"', "[" * 5000, '{"format": 1}', '{"format": 1, "settings": []}', '{"format": 99}',
     '{"format": 1, "settings": {"name": 1}, "vocabulary": 7, "counters": []}', *CHECKPOINTS],
)  # fmt: skip
def test_crafted_checkpoints(tmp_path, state):
    """What ``train --resume`` finds is data too."""
    from datenorm.core.errors import DatenormError
    from datenorm.training.place import Place
    from datenorm.training.report import Lines
    from datenorm.training.start import resume

    header = json.dumps({"__metadata__": {"datenorm": state}}).encode()
    content = CHECKPOINTS.get(state) if state in CHECKPOINTS else len(header).to_bytes(8, "little") + header
    for name in ("checkpoint.safetensors", "checkpoint.previous.safetensors"):
        Path(tmp_path / name).write_bytes(content)
    with pytest.raises(DatenormError) as caught:
        resume(None, Place(tmp_path, tmp_path / "out"), Lines([].append))
    assert len(str(caught.value)) < 1000
