"""The command as its users have it: a process of its own, with a model of the test's own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "datenorm"]
_PIPES = ("stdin", "stdout", "stderr")


def environment_with(models, **more):
    """The environment of the command: this tree, the models of a folder, and nothing that changes what is printed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "TERM")}
    return {**kept, "PYTHONPATH": str(ROOT), "DATENORM_MODELS": str(models), "TERM": "xterm", **more}


def runner(environment, patience=600):
    """``run("predict", "x", input=b"", under=(), LC_ALL="C")``; names in capitals are variables.

    A command that is not done after ``patience`` seconds is an error.
    """

    def run(*arguments, input=b"", under=(), **variables):
        return subprocess.run(
            [*under, *COMMAND, *arguments],
            input=input,
            capture_output=True,
            timeout=patience,
            env={**environment, **variables},
        )

    return run


def starting(environment):
    """Give a function that starts the command with open pipes; what it started is killed at the end."""
    started = []

    def start(*arguments, **streams):
        pipes = dict.fromkeys(_PIPES, subprocess.PIPE) | streams
        started.append(subprocess.Popen([*COMMAND, *arguments], bufsize=0, env=environment, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()
