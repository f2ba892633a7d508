"""Which engine runs a network. That of Keras at work is in tests/model/test_engine.py."""

import os
import subprocess
import sys

import pytest

from datenorm.core.errors import UsageError
from datenorm.runtime.architecture import ATTENTIONS, Architecture
from datenorm.runtime.engines import choose


@pytest.mark.parametrize("attention", ATTENTIONS)
def test_numpy_runs_additive_attention_and_keras_the_others(attention):
    architecture = Architecture(4, 8, 8, 5, 16, attention)
    expected = "numpy" if attention == "additive" else "tensorflow"
    assert choose(architecture) == choose(architecture, "auto") == expected
    assert choose(architecture, "tensorflow") == "tensorflow"
    if attention == "additive":
        assert choose(architecture, "numpy") == "numpy"
    else:
        with pytest.raises(UsageError, match=f"this one has {attention}; leave --engine away"):
            choose(architecture, "numpy")


def test_the_name_of_an_engine_is_one_of_the_list():
    with pytest.raises(UsageError, match=r"expected --engine to be one of auto, numpy, tensorflow, got '\.\./x'"):
        choose(Architecture(4, 8, 6, 5, 10), "../x")


#: Python in which a package is not installed, as its finders see it.
WITHOUT = """
import sys
class Absent:
    def __init__(self, finder): self.finder = finder
    def find_spec(self, name, *rest):
        return None if name.split(".")[0] == sys.argv[1] else self.finder.find_spec(name, *rest)
sys.meta_path[:] = [Absent(finder) for finder in sys.meta_path]
from dataclasses import replace
from pathlib import Path
from random_models import random_manifest, random_bundle
from datenorm.core.errors import BundleError
from datenorm.runtime.engines import make_keras_engine
mine = random_bundle(Path(), name="mine")
other = replace(mine.manifest, architecture=replace(mine.manifest.architecture, attention="dot"))
for bundle in (mine, replace(mine, manifest=other)):
    try:
        make_keras_engine(bundle)
    except BundleError as error:
        print(error)
"""


@pytest.mark.parametrize("absent", ["keras", "tensorflow"])
def test_without_keras_or_tensorflow_the_message_says_what_to_install(absent):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, absent], capture_output=True, text=True, env=environment, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "--engine tensorflow needs TensorFlow, which is not installed; install it (pip install tensorflow), "
        "or leave --engine away\n"
        "mine has dot attention, which needs TensorFlow; install it (pip install tensorflow), or use another model\n"
    )
