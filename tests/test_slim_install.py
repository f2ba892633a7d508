"""Those who only predict need neither TensorFlow, Keras, Faker nor Babel: an environment without them reads dates."""

import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
SLIM = ("typer>=0.28", "rich", "numpy", "safetensors", "convertdate", "hijridate")


def said(python: str, code: str) -> str:
    return subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_predict_works_where_tensorflow_keras_faker_and_babel_are_absent(tmp_path: Path) -> None:
    venv.create(tmp_path / "slim", with_pip=True)
    python = str(tmp_path / "slim" / "bin" / "python")
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *SLIM], check=True, timeout=600)
    # The package as it is installed, without a build: its folder and its models beside each other.
    site = said(python, "import sysconfig; print(sysconfig.get_path('purelib'))")
    Path(site, "datenorm.pth").write_text(f"{ROOT}\n")
    heavy = "('tensorflow', 'keras', 'faker', 'babel')"
    assert said(python, f"import importlib.util as u; print([n for n in {heavy} if u.find_spec(n)])") == "[]"
    done = subprocess.run(
        [python, "-m", "datenorm", "predict", "3rd of May 1999", "۱۲ شهریور ۱۳۹۴"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "1999-05-03" in done.stdout and "2015-09-03" in done.stdout
