"""The bar of a training, on a terminal of its own."""

import os
import re
import subprocess
import sys

import pytest

PROGRAM = """
from datenorm.cli.training_bar import Bar
from datenorm.training.report import Progress
bar = Bar()
bar.say("wrote [bold]x[/] :cat: \\x1b]0;y\\x07")
half = Progress(0.5, 50, 12_800, 61.0, 0.25, None, 1234.0, 2e-3, 61.4)
bar.update(half)
bar.validated(half)
bar.close()
"""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals here")
def test_a_bar_and_lines_above_it(environment):
    """What is said stays as it is: no markup, no picture of a cat, nothing that acts on the terminal."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stderr=theirs, env={**environment, "COLUMNS": "120"}, stdin=subprocess.DEVNULL
    )
    os.close(theirs)
    received = b""
    while True:
        try:
            received += os.read(ours, 4096)
        except OSError:
            break
    os.close(ours)
    assert process.wait(60) == 0
    text = received.decode()
    assert "wrote [bold]x[/] :cat: \\x1b]0;y\\x07\r\n" in text
    assert " 50%  12,800 strings  loss 0.2500  1,234/s  1:01 left\r\n" in text
    drawn = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
    assert "50% loss 0.2500  1,234 strings/s  1:01 left" in drawn
    assert "\x1b" not in drawn and "\x07" not in drawn
