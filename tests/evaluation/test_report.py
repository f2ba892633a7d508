"""The report: figures, tables, signature."""

import json
from dataclasses import replace

from datenorm.data.records import Record
from datenorm.evaluation.attention import AttentionScore
from datenorm.evaluation.cases import NOTHING, Answer, Case
from datenorm.evaluation.metrics import Row
from datenorm.evaluation.report import DataSet, Report, file_set, generated_set, to_json, to_text


def row(text, reading, confidence=0.95):
    case = Case(Record(text, "1999-05-03", locale="en", kind="absolute", source="here"))
    answer = Answer(reading, reading, reading, confidence, confidence) if reading else NOTHING
    return Row(case, answer, case.judge(answer))


ROWS = [row("3 May 1999", "1999-05-03"), row("3/5\x1b[31m | 1999", "1999-03-05"), row("3.5.1999", "")]
REPORT = Report(
    "base@0123", [DataSet("a.jsonl", "abcdef0123456789", 3)], {"hints": "given"}, ROWS, unscored=2
)


def test_the_signature_names_all_that_decides_the_figures():
    version, *parts = REPORT.signature.split("|")[1:]
    assert version.startswith("v:")
    assert parts == ["model:base@0123", "data:a.jsonl@abcdef012345", "rows:3", "hints:given"]


def test_json_holds_the_figures():
    value = json.loads(json.dumps(to_json(REPORT, calibration=True, errors=5), allow_nan=False))
    assert value["headline"]["count"] == 3
    assert (value["all"]["right_count"], value["all"]["wrong_count"], value["all"]["refused_count"]) == (
        1,
        1,
        1,
    )
    assert value["all"]["sure_wrong_count"] == 1
    assert list(value["source"]) == ["here"]
    assert value["unscored"] == 2
    assert value["calibration"]["answers"] == 2
    assert [wrong["reading"] for wrong in value["wrong"]] == ["1999-03-05"]
    assert [refused["text"] for refused in value["refused"]] == ["3.5.1999"]


def test_tables_are_markdown_and_safe_to_show():
    text = to_text(REPORT, calibration=True, errors=5)
    assert "| absolute |" in text
    assert "33.3" in text
    assert "\x1b" not in text
    assert "3/5\\x1b[31m \\| 1999" in text
    assert text.rstrip().endswith(REPORT.signature)
    assert "2 strings without a label" in text


def test_errors_are_counted_and_none_are_not_shown():
    wrong, refused = (f"{title}: " for title in ("Wrong", "Refused though there is a date"))
    twice = to_text(replace(REPORT, rows=[*ROWS, ROWS[2]]), errors=1)
    assert f"{wrong}1, the most confident first\n" in twice
    assert f"{refused}1 of 2, those that were nearly answered first\n" in twice
    right = to_text(replace(REPORT, rows=ROWS[:1]), errors=20)
    assert wrong not in right and refused not in right


def test_the_heading_says_what_is_refused():
    """The model's own bound is another rule than a user's."""
    headings = {
        (0.0, True): "Together, in % (nothing refused for doubt)",
        (0.68, False): "Together, in % (answers below 0.68 refused)",
        (0.68, True): "Together, in % (answers below 0.68 refused; readings of the same figures in other orders count "
        "together)",
    }
    for (bound, own), heading in headings.items():
        lines = to_text(replace(REPORT, bound=bound, own_bound=own), calibration=True).splitlines()
        assert lines[0] == heading
        assert "What --min-confidence gives, in % of all strings" in lines


def test_attention_and_peers_stand_in_it_when_they_were_measured():
    score = AttentionScore(1, {"year": 4}, {"year": 3.6})
    report = Report("m", [], {}, ROWS, attention=score, peers={"dateparser, no hints": ROWS})
    text = to_text(report)
    assert "own field: 90.0 %" in text
    assert "| dateparser, no hints |" in text
    value = to_json(report)
    assert value["attention"]["share"] == 0.9
    assert value["peers"]["dateparser, no hints"]["all"]["count"] == 3


def test_hashes_are_those_of_the_content(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"abc")
    assert file_set(str(path), 1).digest.startswith("ba7816bf8f01cfea")  # FIPS 180-2, appendix B.1
    cases = [found.case for found in ROWS]
    assert generated_set("g", cases) == generated_set("g", cases)
    assert generated_set("g", cases).digest != generated_set("g", cases[:2]).digest
