"""What ``import datenorm`` gives."""

import subprocess
import sys

import pytest

import datenorm


def test_public_names_are_listed_and_there():
    assert dir(datenorm) == ["Normalizer", "Options", "Policy", "__version__"]
    assert [name for name in dir(datenorm) if not hasattr(datenorm, name)] == []
    with pytest.raises(AttributeError, match="no attribute 'Police'"):
        datenorm.Police  # noqa: B018 # it is asked for


def test_nothing_is_imported_until_it_is_asked_for():
    code = "import sys, datenorm; before = 'numpy' in sys.modules; datenorm.Policy; print(before)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
