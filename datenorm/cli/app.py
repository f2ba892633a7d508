"""The command ``datenorm``: finds the command's module, runs it, and turns every way to end into an exit code.

| ends with | prints | exit code |
|---|---|---|
| what was asked | | 0, or what the command returns |
| :class:`DatenormError`, a wrong option | one line on stderr | that of the error, 2 |
| a closed pipe | nothing | 0 |
| Ctrl-C | nothing; a second Ctrl-C ends at once | 130 |
| SIGTERM | nothing | 143 |
"""

import contextlib
import importlib
import os
import signal
import sys
from types import FrameType
from typing import Annotated, Any, NamedTuple, NoReturn

import typer
from typer.core import TyperCommand

from datenorm.cli.plain import PlainGroup
from datenorm.core.errors import DatenormError

INTERRUPTED, TERMINATED = 130, 143


class Row(NamedTuple):
    """A command: the panel of the help that lists it, and what it does in a line."""

    panel: str
    summary: str


#: Command -> row. The function of the same name in the module of the same name is the command.
COMMANDS: dict[str, Row] = {
    "predict": Row("Read dates", "Strings, or a stream with one a line, into ISO 8601."),
    "generate": Row("Make models", "Write labelled strings for training and tests."),
    "train": Row("Make models", "Train a model from generated or your own data."),
    "evaluate": Row("Make models", "Score a model on labelled strings."),
    "compare": Row("Make models", "Train attentions side by side on the same strings."),
    "models": Row("Look around", "List, show and verify the models that are installed."),
    "doctor": Row("Look around", "Versions, devices, models, and what to install for what."),
}


class LazyGroup(PlainGroup):
    """Commands whose modules are imported when they are called; until then the table stands for them."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, row in COMMANDS.items():
            self.add_command(TyperCommand(name, help=row.summary, rich_help_panel=row.panel))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The real command that ``args`` begins with, and the other arguments."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, load_command(name) if command is not None and name is not None else None, rest


def load_command(name: str) -> Any:
    """Import the module of the command ``name`` and make the command of its function."""
    module = importlib.import_module(f"datenorm.cli.{name}")
    single = typer.Typer(add_completion=False, rich_markup_mode="rich")
    cls: type[TyperCommand] = getattr(module, "COMMAND_CLASS", TyperCommand)
    row = COMMANDS[name]
    single.command(
        name,
        cls=cls,
        short_help=row.summary,
        rich_help_panel=row.panel,
        epilog=getattr(module, "EXAMPLES", None),
        no_args_is_help=getattr(module, "NO_ARGS_IS_HELP", False),
    )(getattr(module, name))
    return typer.main.get_command(single)


app = typer.Typer(
    cls=LazyGroup,
    name="datenorm",
    rich_markup_mode="rich",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="[dim]Try[/dim]  datenorm predict '3rd of May 1999'",
)


@app.callback()
def datenorm(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Dates as people write them, in any language, into ISO 8601.

    Each with a confidence and an explanation, or with a reason why not.
    """
    if version:
        from datenorm import __version__

        typer.echo(f"datenorm {__version__}")
    elif context.invoked_subcommand is None and (text := context.get_help()):
        typer.echo(text)  # typer with rich has printed it itself and gives nothing


def main() -> NoReturn:
    """Run the command of ``sys.argv`` and exit."""
    # A pass through a small network is over before a second BLAS thread has woken up; must stand before NumPy is there.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with contextlib.suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGTERM, _terminate)
    code = run()
    if code == INTERRUPTED:  # a second Ctrl-C ends at once
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(_flush(code))


class Terminated(SystemExit):
    """SIGTERM came: everything that is open is closed on the way out."""


def _terminate(signum: int, frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    raise Terminated(TERMINATED)


def run() -> int:
    """Run the command; the one place where errors become a line and an exit code."""
    try:
        code = typer.main.get_command(app).main(prog_name="datenorm", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except DatenormError as error:
        return _complain(str(error), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Terminated:
        return TERMINATED
    except SystemExit as error:
        # Typer and rich end with 1 on a closed pipe, and with nothing else: errors of use come here as exceptions.
        return _closed() if error.code == 1 else int(error.code or 0)
    except BrokenPipeError:
        return _closed()
    except MemoryError:
        return _complain("expected more memory than the system gives; try fewer --jobs or a smaller model", 2)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", 2)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        return _complain(_usage_message(error), 2)


def _usage_message(error: Any) -> str:
    """Typer's message as one line, and where to look."""
    message = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "datenorm"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def _complain(message: str, code: int) -> int:
    from datenorm.cli.terminal import say
    from datenorm.text.safe import shown

    say(f"datenorm: {shown(' '.join(message.split()))}")
    return code


def _closed() -> int:
    """Whoever read our output has left: what is still buffered goes nowhere, and that is no error."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _flush(code: int) -> int:
    """Write out what is buffered; a disk that is full shows here."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        return _closed()
    except OSError as error:
        _closed()
        return _complain(f"can't write the output: {error.strerror or error}", 2)
    return code
