"""The README's examples: console blocks whose commands are run and whose output must be what stands below them.

    ```console
    $ datenorm predict "May 1999" --no-heatmap
    1999-05   99 %   May 1999
    ```

A line ``...`` stands for any number of lines. Figures that a new model moves (percentages, attention) are not compared.
``python tests/readme.py`` writes the blocks anew, for after a model was trained.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_MOVING = re.compile(r"\d+ %|0\.\d+|1\.0+\b")


def blocks(text: str) -> list[list[tuple[str, str]]]:
    """The console blocks, each a list of a command and its output."""
    found = []
    for block in _BLOCK.findall(text):
        pairs: list[tuple[str, str]] = []
        for line in block.splitlines(keepends=True):
            if line.startswith("$ "):
                pairs.append((line[2:].rstrip("\n"), ""))
            else:
                pairs[-1] = (pairs[-1][0], pairs[-1][1] + line)
        found.append(pairs)
    return found


def run(command: str, folder: str) -> str:
    """Run a command in ``folder`` as a user would; what it prints on both streams."""
    environment = {**os.environ, "COLUMNS": "80", "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    return done.stdout + done.stderr


def comparable(output: str) -> list[str]:
    """The lines of an output without the figures that a new model moves; rows of a heatmap by what they write."""
    lines = []
    for line in output.splitlines():
        row = re.match(r"^( +\S{1,12}) \|", line)
        lines.append(row.group(1) if row else re.sub(r" +", " ", _MOVING.sub("#", line)).rstrip())
    return lines


def agrees(expected: str, output: str) -> bool:
    """Whether ``output`` is what the README says, ``...`` standing for any lines."""
    wanted, came = comparable(expected), comparable(output)
    if "..." not in wanted:
        return wanted == came
    first, last = wanted.index("..."), len(wanted) - 1 - wanted[::-1].index("...")
    tail = wanted[last + 1 :]
    return came[:first] == wanted[:first] and (not tail or came[-len(tail) :] == tail)


def rewritten(text: str) -> str:
    """The README with the outputs of its commands as they are now; blocks with ``...`` are left alone."""

    def renew(match: re.Match[str]) -> str:
        pairs = blocks(match.group())[0]
        with tempfile.TemporaryDirectory() as folder:
            renewed = [(c, run(c, folder)) if "...\n" not in output else (c, output) for c, output in pairs]
        return "```console\n" + "".join(f"$ {command}\n{output}" for command, output in renewed) + "```"

    return _BLOCK.sub(renew, text)


if __name__ == "__main__":
    README.write_text(rewritten(README.read_text(encoding="utf-8")), encoding="utf-8")
