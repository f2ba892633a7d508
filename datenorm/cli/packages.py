"""What has to be installed for what, and what is said where it is not."""

import importlib.metadata
from collections.abc import Iterable, Sequence
from types import TracebackType

#: What a person may want -> the packages that it takes; each is imported by the name that it is installed by.
PURPOSES: dict[str, tuple[str, ...]] = {
    "predict": ("numpy", "typer", "rich", "safetensors", "convertdate", "hijridate"),
    "generate": ("babel", "faker", "num2words", "rapidfuzz"),
    "train": ("tensorflow", "keras"),
}

#: Command, or a part of one -> the purposes whose packages it takes.
COMMANDS: dict[str, tuple[str, ...]] = {
    "predict": ("predict",),
    "generate": ("generate",),
    "train": ("generate", "train"),
    "evaluate": ("predict",),
    "evaluate --generated": ("generate",),
    "compare": ("generate", "train"),
    "models calibrate": ("generate",),
}

#: Extra of the package -> the packages that it brings.
EXTRAS: dict[str, tuple[str, ...]] = {
    "plots": ("matplotlib",),
    "pandas": ("pandas",),
    "polars": ("polars",),
    "duckdb": ("duckdb", "pyarrow"),
    "spark": ("pyspark", "pyarrow"),
    "peers": ("dateparser", "python-dateutil", "datefinder"),
}


def version(package: str) -> str | None:
    """The version that is installed; None where none is."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def missing(packages: Iterable[str]) -> list[str]:
    """Those of the packages that are not installed."""
    return [package for package in packages if version(package) is None]


def lacking(arguments: Sequence[str], error: ModuleNotFoundError) -> str:
    """What is said, on one line, when the command with these arguments came upon a module that is not there.

    One of ours is left out where people only predict: all that the command lacks is named, to be installed at once.
    Any other one belongs to an installation that is damaged.
    """
    module = error.name or "one without a name"
    purposes = [purpose for purpose, packages in PURPOSES.items() if module in packages]
    if not purposes:
        return (
            f"the module {module} is missing, which {_importer(error.__traceback__)} imports: the installation is "
            "damaged; install what it belongs to anew (pip install --force-reinstall)"
        )
    command = _command_of(arguments)
    wanted = dict.fromkeys(name for purpose in (*COMMANDS.get(command, ()), *purposes) for name in PURPOSES[purpose])
    names = [name for name in wanted if name == module or version(name) is None]
    return f"{command or 'this'} needs {', '.join(names)}, which this installation lacks: pip install {' '.join(names)}"


def _command_of(arguments: Sequence[str]) -> str:
    """The longest one of :data:`COMMANDS` that the arguments are."""
    words = [argument.partition("=")[0] for argument in arguments]
    command = next((word for word in words if not word.startswith("-")), "")
    known = [name for name in COMMANDS if name.split()[0] == command and set(name.split()) <= set(words)]
    return max(known, key=len, default=command)


def _importer(trace: TracebackType | None) -> str:
    """The module that has the import which failed: the last one that is no part of the import system."""
    name = "datenorm"
    while trace is not None:
        here = str(trace.tb_frame.f_globals.get("__name__", ""))
        name = name if here.startswith(("importlib", "_frozen_importlib")) else here
        trace = trace.tb_next
    return name
