"""Coverage-guided fuzzing (atheris): bytes into every place that reads them; an exception that is not ours is a find.

python tests/hostile/fuzz.py TARGET [SECONDS]
"""

import contextlib
import io
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import atheris

with atheris.instrument_imports(include=["datenorm"]):
    from datenorm.core.automaton import AUTOMATON
    from datenorm.core.canonical import decode, encode, is_valid, parse, written
    from datenorm.core.errors import CanonicalError, DatenormError
    from datenorm.core.resolve import resolve
    from datenorm.normalizer import Normalizer
    from datenorm.runtime.manifest import parse_manifest
    from datenorm.runtime.weights import parse_weights
    from datenorm.stream import batches
    from datenorm.tabular import Renderer, Table, encoded, find_layout
    from datenorm.text.clean import clean
    from datenorm.text.safe import shown, width

from hostile.answers import check, is_answer
from random_models import random_manifest, write_random_model


def text(content):
    """Cleaning, showing and answering any text."""
    string = content.decode("utf-8", "surrogatepass" if len(content) % 2 else "surrogateescape")
    cleaned = clean(string)
    assert len(cleaned.text) == len(cleaned.origin)
    assert shown(string).isprintable() and width(string) >= 0
    check(string, NORMALIZER(string, top=1 + len(content) % 5))


def stream(content):
    """One line in, one line out."""
    lines = [line for batch in batches(io.BytesIO(content)) for line in batch]
    assert len(lines) == content.count(b"\n") + (bool(content) and not content.endswith(b"\n"))
    for line in lines:
        line.text.encode()


def canonical(content):
    """The grammar, both ways, and its resolution."""
    string = content.decode("latin-1")
    if is_valid(string):
        assert parse(written(parse(string))) == parse(string)
        resolution = resolve(string)
        assert resolution.edtf is None or is_answer(resolution.edtf)
        with contextlib.suppress(CanonicalError):
            assert AUTOMATON.accepts(encode(string))
    if AUTOMATON.accepts(string):
        resolve(decode(string).canonical)


def manifest(content):
    """A manifest of any bytes."""
    parse_manifest(content)


def weights(content):
    """Weights of any bytes."""
    parse_weights(content, SHAPES)


def table(content):
    """CSV and JSON Lines: what was there stays, row by row."""
    layout = find_layout(content[:4096], "x.jsonl" if content[:1] == b"{" else "x.csv")
    source = Table(io.BytesIO(content), "x", layout, ["d"], [["d_iso"]])
    renderer = Renderer(source, ())
    for rows in source.batches():
        answers = NORMALIZER.batch([row.texts[0] for row in rows if row.width >= 0])
        for line in encoded(renderer.rows(rows, [answers]), layout).splitlines() if layout.delimiter is None else ():
            if line.strip():
                json.loads(line)


TARGETS = {function.__name__: function for function in (text, stream, canonical, manifest, weights, table)}
SEEDS = {
    "text": ["3rd of May 1999", "٣ مايو ١٩٩٩", "&nbsp;3&#160;mai", "a\u0301\u0301\x1b[2J"],
    "stream": ["a\r\nb\n\n"],
    "canonical": [
        "1999-05-03",
        "XX99-05~",
        "1890/1895",
        "R01-05-01",
        "1394-06-12[u-ca=persian]",
        "T14:05:50+02:00",
        "../1857",
    ],
    "table": ['d,e\n3 May,1\n"x\ny",2\n', '{"d": "3 May"}\n', "d;e\n1;2\n"],
}
SHAPES = random_manifest().shapes()


def main(target, seconds, *options):
    """Fuzz one target for so many seconds."""
    global NORMALIZER
    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder, "model")
        write_random_model(model, seed=3, sharpness=12.0, brevity=-2.0)
        NORMALIZER = Normalizer.load(model)
        corpus = Path(folder, "corpus")
        corpus.mkdir()
        seeds = [seed.encode() for seed in SEEDS.get(target, [])]
        seeds += [(model / "manifest.json").read_bytes()] * (target == "manifest")
        seeds += [(model / "weights.safetensors").read_bytes()] * (target == "weights")
        for number, seed in enumerate(seeds):
            (corpus / str(number)).write_bytes(seed)

        def one(content):
            with contextlib.suppress(DatenormError, UnicodeDecodeError):
                TARGETS[target](content)

        atheris.Setup([sys.argv[0], str(corpus), f"-max_total_time={seconds}", "-max_len=4096", *options], one)
        atheris.Fuzz()


if __name__ == "__main__":
    names = list(TARGETS) if sys.argv[1:2] in ([], ["all"]) else sys.argv[1:2]
    if len(names) == 1:
        main(names[0], sys.argv[2] if len(sys.argv) > 2 else "60", *sys.argv[3:])
    else:
        import subprocess

        for name in names:  # libFuzzer ends the process, so that each target has its own
            subprocess.run([sys.executable, __file__, name, *sys.argv[2:]], check=True)
