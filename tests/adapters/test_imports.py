"""The package itself needs none of the libraries that adapters and pictures are for."""

import subprocess
import sys

LIBRARIES = ("pandas", "polars", "duckdb", "pyarrow", "pyspark", "matplotlib")


def test_adapters_are_optional():
    code = (
        "import sys, datenorm.adapters, datenorm.adapters.column, datenorm.adapters.said, datenorm.picture\n"
        f"print([name for name in {LIBRARIES} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=True)
    assert done.stdout == b"[]\n"
