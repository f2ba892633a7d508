"""A real Parquet table, normalised by a Spark cluster of two workers on this machine; needs pyspark and Java.

    pip install -e '.[test,spark]' && pytest tests/adapters/test_spark.py
"""

import os
import shutil
import sys
from pathlib import Path

import pytest

from datenorm.core.errors import UsageError

pa = pytest.importorskip("pyarrow")
pyspark = pytest.importorskip("pyspark")
if shutil.which("java") is None:
    pytest.skip("Spark needs Java", allow_module_level=True)


@pytest.fixture(scope="module")
def session():
    from pyspark.sql import SparkSession

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPARK_HOME", str(Path(pyspark.__file__).parent))
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]))
        builder = SparkSession.builder.master("local-cluster[2,1,512]").config("spark.ui.enabled", "false")
        for key, value in {
            "spark.executor.memory": "512m",
            "spark.driver.host": "127.0.0.1",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.sql.shuffle.partitions": "2",
        }.items():
            builder = builder.config(key, value)
        session = builder.getOrCreate()
        yield session
        session.stop()


def test_a_parquet_table(session, normalizer, values, dates, tmp_path):
    from pyarrow import parquet

    from datenorm.adapters.spark import normalize

    table = pa.table({"id": list(range(len(values) * 100)), "due": values * 100})
    parquet.write_table(table, tmp_path / "orders.parquet")
    orders = session.read.parquet(str(tmp_path / "orders.parquet")).repartition(4)
    iso = normalize(orders, "due", order="DMY", fields=["date", "reason", "confidence", "ambiguous"])
    iso.write.parquet(str(tmp_path / "iso.parquet"))
    came = parquet.read_table(tmp_path / "iso.parquet").sort_by("id").to_pydict()
    assert list(came) == ["id", "due", "due_iso", "due_iso_reason", "due_iso_confidence", "due_iso_ambiguous"]
    assert came["due"] == values * 100
    assert came["due_iso"] == dates * 100
    assert came["due_iso_reason"][:5] == [None, None, None, "not-a-date", None]
    with pytest.raises(UsageError, match="due"):
        normalize(orders, "dew")
    with pytest.raises(UsageError, match="into"):
        normalize(orders, "due", into="id")
