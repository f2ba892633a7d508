"""Generated dates read again by code that shares nothing with the generator (``bench/reread.py``)."""

import importlib.util
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from datenorm.data.sampler import Sampler

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def reread() -> ModuleType:
    sys.path.insert(0, str(BENCH))
    try:
        spec = importlib.util.spec_from_file_location("reread", BENCH / "reread.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(BENCH))
    return module


def test_no_target_of_two_thousand_plain_dates_contradicts_its_text() -> None:
    command = [sys.executable, str(BENCH / "reread.py"), "--count", "2000", "--reader", "cldr"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr
    read = next(line for line in run.stdout.splitlines() if line.endswith("cldr read"))
    assert int(read.split()[0].replace(",", "")) > 1300, run.stdout


@pytest.mark.parametrize(
    ("text", "language", "order", "days"),
    [
        ("Di., 12. März 1999", "de", "", {("1999", 3, 12)}),
        ("03/04/05", "", "DMY", {("XX05", 4, 3)}),
        ("03/04/05", "", "YMD", {("XX03", 4, 5)}),
        ("3 May '99", "en", "", {("XX99", 5, 3)}),
        ("12 Mar 72", "en", "", {("XX72", 3, 12)}),
        ("12 Mar 13", "en", "", {("XX13", 3, 12), ("XX12", 3, 13)}),
        ("5 марта 1999 г.", "ru", "", {("1999", 3, 5)}),
        ("١٢ مارس ٢٠٠٤", "ar", "", {("2004", 3, 12)}),
        ("2004年3月5日", "ja", "", {("2004", 3, 5)}),
        ("3/5 12:30 PM -0400", "", "MDY", {("XXXX", 3, 5)}),
        ("3 Juvember 1999", "en", "", set()),
        ("31/31/1999", "", "", set()),
    ],
)
def test_the_reader_answers_with_every_day_that_a_text_can_mean(
    reread: ModuleType, text: str, language: str, order: str, days: set[tuple[str, int, int]]
) -> None:
    assert {day[:3] for day in reread.cldr_reader.read(text, language, order)} == days


def test_a_label_that_contradicts_its_text_is_found(reread: ModuleType) -> None:
    drawn = reread.drawn(400, 3)
    examples = [example for example in drawn if example.canonical[:1] == "1" and len(example.canonical) == 10]
    wrong = [example._replace(canonical=f"{example.canonical[:8]}29") for example in examples]
    wrong = [example for example, right in zip(wrong, examples, strict=True) if example.canonical != right.canonical]
    counts: Counter[str] = Counter()
    found = list(reread.reread(iter(wrong), ["cldr"], counts))
    assert counts["cldr read"] > 80
    assert len(found) == counts["cldr read"]
    assert all(reread.cause_of(disagreement) == "" for disagreement in found if disagreement.example.language != "vi")


def test_only_plain_dates_are_drawn(reread: ModuleType) -> None:
    for example in reread.drawn(500, 4):
        reread.target(example)
    other = next(Sampler(1, kinds=["century"]).examples(1))
    with pytest.raises(ValueError, match="century"):
        reread.target(other)
