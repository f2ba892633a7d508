"""All commands and their options, as typer knows them: each command's module is imported when it is called."""

import importlib
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand

from datenorm.cli import collector, start
from datenorm.cli.plain import PlainGroup
from datenorm.cli.typed import TypedCommand
from datenorm.core.errors import UsageError


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
    collector.go_on()
    start.begun()
    single = typer.Typer(add_completion=False, rich_markup_mode="rich")
    cls: type[TyperCommand] = getattr(module, "COMMAND_CLASS", TypedCommand)
    row = COMMANDS[name]
    single.command(
        name,
        cls=cls,
        short_help=row.summary,
        rich_help_panel=row.panel,
        epilog=getattr(module, "EXAMPLES", None),
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


def run_command() -> int:
    """Run the command of ``sys.argv``; returns its exit code.

    Raises:
        DatenormError: what the command raises, and a :class:`UsageError` for a wrong option.
        KeyboardInterrupt: the user asked to stop.
    """
    try:
        code = typer.main.get_command(app).main(prog_name="datenorm", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        raise UsageError(_usage_message(error)) from None
    return code if isinstance(code, int) else 0


def _usage_message(error: Any) -> str:
    """Typer's message as one line, and where to look."""
    message = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "datenorm"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"
