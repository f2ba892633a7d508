"""Every target of the fuzzer for a moment; ``make fuzz`` takes longer."""

import re
import subprocess
import sys

import pytest
from command import ROOT

pytest.importorskip("atheris", reason="atheris has wheels for Linux and few versions of Python")

TARGETS = ("text", "stream", "canonical", "manifest", "weights", "table")


@pytest.mark.parametrize("target", TARGETS)
def test_nothing_is_found_in_a_moment(environment, tmp_path, size, figure, target):
    done = subprocess.run(
        [sys.executable, ROOT / "tests" / "hostile" / "fuzz.py", target, str(size(2, 300)), "-seed=1"],
        capture_output=True, text=True, env=environment, cwd=tmp_path, timeout=900,
    )  # fmt: skip
    assert done.returncode == 0, (done.stdout[-2000:], done.stderr[-3000:])
    runs = re.search(r"Done (\d+) runs", done.stderr)
    assert runs and int(runs.group(1)) > 0
    figure(f"fuzzer, {target}: {int(runs.group(1)):,} runs, nothing found")
