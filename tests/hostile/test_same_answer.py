"""The same answer for a string alone, in a batch, at any position, in any process, with any ``--jobs``."""

import random

import pytest
from hostile.strings import hostile_strings

from datenorm.normalizer import Normalizer
from datenorm.runtime.models import _PACKAGE

BASE = _PACKAGE.parent / "models" / "base"


@pytest.fixture(params=["random", "base"])
def model(request, models):
    """The folder of a model of random weights, and of the one that comes with the package."""
    if request.param == "random":
        return models / "base"
    if not (BASE / "manifest.json").exists():
        pytest.skip("no model is installed")
    return BASE


def one_line(text):
    return text.encode("utf-8", "replace").replace(b"\n", b" ")


def test_bytes_are_the_same_in_any_order_and_by_any_number_of_processes(run, model, size, figure):
    count = size(250, 3_000)
    lines = [one_line(text) for text in hostile_strings(11, count)]
    arguments = ["predict", "--model", str(model), "--format", "jsonl", "--top", "2"]
    expected = run(*arguments, input=b"\n".join(lines) + b"\n").stdout.splitlines()
    assert len(expected) == count
    answer_of = dict(zip(lines, expected, strict=True))
    for seed, jobs in enumerate(size(["1", "3"], ["1", "2", "3", "4", "7"])):
        shuffled = random.Random(seed).sample(lines, count)
        came = run(*arguments, "--jobs", jobs, input=b"\n".join(shuffled) + b"\n").stdout.splitlines()
        assert came == [answer_of[line] for line in shuffled]
    figure(f"byte-identical whatever the order and --jobs ({model.name}): {count:,} lines")


def test_alone_and_in_batches_of_any_size(model, size, figure):
    """Every field, confidences to the last bit among them."""
    texts = list(dict.fromkeys(hostile_strings(12, size(120, 2_000))))
    whole = dict(zip(texts, Normalizer.load(model).batch(texts), strict=True))
    dice = random.Random(1)
    for _ in range(size(3, 20)):
        some = dice.sample(texts, dice.randint(1, len(texts)))
        fresh = Normalizer.load(model)
        assert fresh.batch(some) == [whole[text] for text in some]
    for text in texts[:: size(10, 4)]:
        assert Normalizer.load(model).batch([text]) == [whole[text]]
    figure(f"the same alone and in batches: {len(texts):,} strings")


def test_what_stands_around_the_lines_changes_nothing(run, model):
    """Line ends, a byte order mark, a last line without an end, pieces of a slow pipe."""
    lines = [b"3 May 1999", b"x", b"03/04/05", b""]
    arguments = ["predict", "--model", str(model)]
    expected = run(*arguments, input=b"\n".join(lines) + b"\n").stdout
    for content in (b"\r\n".join(lines) + b"\r\n", b"\xef\xbb\xbf" + b"\n".join(lines) + b"\n"):
        assert run(*arguments, input=content).stdout == expected
    assert run(*arguments, "-", input=b"\n".join(lines[:3])).stdout == expected[: expected.rindex(b"\n", 0, -1) + 1]
