"""``datenorm doctor``: what is installed, what it runs on, and what to install for what."""

import importlib.util
import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from datenorm.cli import terminal
from datenorm.cli.packages import COMMANDS, EXTRAS, PURPOSES, missing, version
from datenorm.cli.plain import PlainCommand as COMMAND_CLASS
from datenorm.cli.table import aligned
from datenorm.core.errors import DatenormError

__all__ = ["COMMAND_CLASS", "EXAMPLES", "doctor"]

EXAMPLES = """[bold]Examples[/bold]
  datenorm doctor
  datenorm doctor > doctor.txt
  datenorm doctor | grep GPU
"""

#: Where Linux shows that there is a graphics card for TensorFlow: NVIDIA's driver, AMD's driver.
_DRIVERS = (Path("/proc/driver/nvidia/version"), Path("/dev/kfd"))


def doctor() -> int:
    """Versions, devices, models, and what to install for what.

    Looks only; writes nothing and asks nothing of the network. This command
    imports TensorFlow to see what it sees, which takes a few seconds.
    """
    lacking = {purpose: missing(packages) for purpose, packages in PURPOSES.items()}
    _print("machine", _machine())
    _print("packages", _packages())
    _print("devices", _devices())
    _print("models", _models())
    _print("commands", _commands(lacking))
    _print("extras", _extras())
    return 2 if lacking["predict"] else 0


def _print(title: str, rows: Iterator[tuple[str, ...]]) -> None:
    lines = "".join(f"  {line}\n" for line in aligned(rows))
    terminal.write(f"{title}\n{lines}\n")


def _machine() -> Iterator[tuple[str, ...]]:
    from datenorm import __version__

    yield "datenorm", __version__
    yield "Python", platform.python_version(), sys.executable
    yield "system", f"{platform.system()} {platform.release()} {platform.machine()}"
    yield "cores", str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())
    yield "encoding", getattr(sys.stdout, "encoding", None) or "none"


def _packages() -> Iterator[tuple[str, ...]]:
    for purpose, packages in PURPOSES.items():
        for package in packages:
            yield package, version(package) or "not installed", f"for {purpose}"


def _devices() -> Iterator[tuple[str, ...]]:
    driver = next((path for path in _DRIVERS if path.exists()), None)
    yield "GPU driver", str(driver) if driver else "none found; training runs on the CPU"
    if importlib.util.find_spec("tensorflow") is None:
        yield "TensorFlow", "not installed: predict works, train does not"
        return
    try:
        gpus = _tensorflow_gpus()
    except Exception as error:  # a broken installation can fail in any way, and saying so is what this command is for
        yield "TensorFlow", f"can't be imported: {type(error).__name__}: {error}"
        return
    yield "GPUs that TensorFlow sees", str(len(gpus)), ", ".join(gpus)
    if driver and not gpus:
        yield "to use the GPU", "pip install 'tensorflow[and-cuda]'"


def _tensorflow_gpus() -> list[str]:
    """Names of the GPUs that TensorFlow sees."""
    from datenorm.model.backend import silence

    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
    with silence():
        import tensorflow

        devices = tensorflow.config.list_physical_devices("GPU")
        details = [tensorflow.config.experimental.get_device_details(device) for device in devices]
    return [str(detail.get("device_name", "unknown")) for detail in details]


def _models() -> Iterator[tuple[str, ...]]:
    from datenorm.runtime.bundle import load_bundle
    from datenorm.runtime.models import list_models, model_folders

    for name, folder in list_models().items():
        try:
            bundle = load_bundle(folder)
            yield name, bundle.fingerprint, str(folder)
        except DatenormError as error:
            yield name, "damaged", str(error)
    for folder in model_folders():
        yield "looked for in", str(folder), "" if folder.is_dir() else "(no such folder)"


def _commands(lacking: dict[str, list[str]]) -> Iterator[tuple[str, ...]]:
    for command, purposes in COMMANDS.items():
        packages = [package for purpose in purposes for package in lacking[purpose]]
        yield command, "works" if not packages else f"needs: pip install {' '.join(packages)}"


def _extras() -> Iterator[tuple[str, ...]]:
    for extra, packages in EXTRAS.items():
        if missing(packages):
            yield extra, f"not installed: pip install {' '.join(packages)}"
        else:
            yield extra, " ".join(f"{package} {version(package)}" for package in packages)
