"""``datenorm train --preset time``: figures on the screen, and a model that ``predict`` reads with."""

import json

import pytest

WORDS = ["twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
PAIRS = [
    (f"{before}{word}{after}", f"{hour + noon:02}:{minutes}")
    for noon, after in ((0, " am"), (12, " pm"))
    for hour, word in enumerate(WORDS)
    for before, minutes in (("", "00"), ("half past ", "30"), ("quarter past ", "15"))
]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """The two files that a user brings, with pairs of our own."""
    folder = tmp_path_factory.mktemp("time data")
    characters = [*sorted({sign for text, _ in PAIRS for sign in text}), "<unk>", "<pad>"]
    tables = [{sign: place for place, sign in enumerate(signs)} for signs in (characters, "0123456789:")]
    paths = folder / "Time Dataset.json", folder / "Time Vocabs.json"
    for path, value in zip(paths, (PAIRS, tables), strict=True):
        path.write_text(json.dumps(value), encoding="utf-8")
    return ["--data", str(paths[0]), "--vocab", str(paths[1])]


@pytest.mark.parametrize(
    ("options", "engine"), [([], "datenorm: rectified attention, run by TensorFlow\n"), (["--modern"], "")]
)
def test_it_is_trained_and_predicts(run, files, tmp_path, options, engine):
    """A table of its figures, then a model like any other; where the files lay stands nowhere in it."""
    place = tmp_path / "old"
    done = run("train", "--preset", "time", *options, *files, "--out", str(place), "--name", "old", "--seed", "3")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.decode().splitlines()
    header = next(place for place, line in enumerate(lines) if "slot 5" in line)
    assert lines[header].split()[:3] == ["seed", "loss", "exact"]
    assert lines[header + 1].split()[0] == "3"
    assert any(line.startswith("published") for line in lines) is not bool(options)
    manifest = json.loads((place / "manifest.json").read_text("utf-8"))
    assert manifest["training"]["test"]["strings"] == len(PAIRS) - int(0.8 * len(PAIRS))
    for written in ("manifest.json", "MODEL_CARD.md"):
        assert str(tmp_path.parent) not in (place / written).read_text("utf-8")
    told = run("predict", "--model", str(place), "--min-confidence", "0", "--format", "jsonl", "half past two am")
    assert told.returncode == 0, told.stderr
    assert told.stderr.decode() == engine
    assert json.loads(told.stdout)["text"] == "half past two am"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--preset", "old"], "expected --preset bahdanau, fixed-vector, course or time, got 'old'"),
        (["--preset", "time"], 'expected --data "Time Dataset.json"'),
        (["--preset", "course", "--modern"], "makes its own strings"),
        (["--preset", "course", "--minutes", "3", "--batch", "8"], "leave --batch, --minutes away"),
        (["--preset", "course", "--name", "a/b"], "--name: expected letters"),
        (["--name", "mine", "--seeds", "3"], "beside --seeds"),
    ],
)
def test_wrong_use_is_one_line(run, arguments, message):
    done = run("train", *arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert message in done.stderr.decode()
    assert done.stderr.startswith(b"datenorm: ")
    assert done.stderr.count(b"\n") == 1
