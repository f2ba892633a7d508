"""Labelled strings as JSON Lines."""

import io
import json

from datenorm.data.example import Example, Span
from datenorm.data.records import json_line, to_record, write_jsonl
from datenorm.data.sampler import Sampler


def test_a_line_is_the_record_as_json() -> None:
    for example in Sampler(12, kinds=["named", "numeric", "days-named", "placeholder"]).examples(1_500):
        assert json_line(example) == json.dumps(to_record(example), ensure_ascii=False)


def test_any_text_comes_back() -> None:
    text = 'a "quoted" \\ back\tslash\n\x00\x1f\x7f\u2028 día 日 \U0001f4c5'
    example = Example(text, "1999-05-03", 1, "absolute", "named", "en", "DMY", (Span(0, 1, "day"),), "", "")
    stream = io.StringIO()
    write_jsonl(stream, iter([example]))
    assert stream.getvalue().count("\n") == 1
    assert json.loads(stream.getvalue()) == {
        "text": text, "canonical": "1999-05-03", "date": "1999-05-03", "locale": "en", "order": "DMY",
        "kind": "absolute", "group": "named", "weekday": 1, "spans": [[0, 1, "day"]],
    }  # fmt: skip
