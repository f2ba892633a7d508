"""Those who only predict need neither TensorFlow, Keras, Faker nor Babel: an environment without them reads dates.

What needs them says so, on one line.
"""

import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SLIM = ("typer>=0.28", "rich", "numpy", "safetensors", "convertdate", "hijridate")
GENERATE, TRAIN = "babel faker num2words rapidfuzz", "babel faker num2words rapidfuzz tensorflow keras"


def said(python: str, code: str) -> str:
    return subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of an environment with what the README's second way to install brings."""
    folder = tmp_path_factory.mktemp("slim")
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *SLIM], check=True, timeout=600)
    # The package as it is installed, without a build: its folder and its models beside each other.
    site = said(python, "import sysconfig; print(sysconfig.get_path('purelib'))")
    Path(site, "datenorm.pth").write_text(f"{ROOT}\n")
    return python


def test_predict_works_where_tensorflow_keras_faker_and_babel_are_absent(python: str) -> None:
    heavy = "('tensorflow', 'keras', 'faker', 'babel')"
    assert said(python, f"import importlib.util as u; print([n for n in {heavy} if u.find_spec(n)])") == "[]"
    done = subprocess.run(
        [python, "-m", "datenorm", "predict", "3rd of May 1999", "۱۲ شهریور ۱۳۹۴"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "1999-05-03" in done.stdout and "2015-09-03" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "command", "packages"),
    [
        ("generate -n 1", "generate", GENERATE),
        ("generate --describe", "generate", GENERATE),
        ("train --name x --minutes 1", "train", TRAIN),
        ("compare additive", "compare", TRAIN),
        ("evaluate --generated 5", "evaluate --generated", GENERATE),
        ("models calibrate base", "models calibrate", GENERATE),
    ],
)
def test_what_is_left_out_is_a_line(python: str, tmp_path: Path, arguments: str, command: str, packages: str) -> None:
    """The same packages as in what ``doctor`` says of the command; nothing is left behind."""
    done = subprocess.run(
        [python, "-m", "datenorm", *arguments.split()], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    names = packages.replace(" ", ", ")
    wanted = f"datenorm: {command} needs {names}, which this installation lacks: pip install {packages}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", wanted)
    assert list(tmp_path.iterdir()) == []


def test_an_ancestor_needs_tensorflow(python: str, tmp_path: Path) -> None:
    command = [python, "-m", "datenorm", "train", "--preset", "course"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "training needs keras and tensorflow" in done.stderr and "Traceback" not in done.stderr


def test_what_needs_nothing_more_works(python: str, tmp_path: Path) -> None:
    cases = tmp_path / "cases.csv"
    cases.write_text("text,date\n3 May 1999,1999-05-03\n")
    for arguments in (["models"], ["models", "verify"], ["evaluate", str(cases)], ["doctor"]):
        done = subprocess.run([python, "-m", "datenorm", *arguments], capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
