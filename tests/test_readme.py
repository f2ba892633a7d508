"""Every command of the README prints what the README says."""

import re

import pytest
from readme import README, agrees, blocks, comparable, run

BLOCKS = blocks(README.read_text(encoding="utf-8"))


@pytest.mark.parametrize("block", BLOCKS, ids=[block[0][0][:50] for block in BLOCKS])
def test_commands_print_what_stands_below_them(block: list[tuple[str, str]], tmp_path: object) -> None:
    for command, expected in block:
        output = run(command, str(tmp_path))
        assert agrees(expected, output), f"$ {command}\n{output}"


def test_there_are_examples_and_the_comparison_can_fail() -> None:
    assert len(BLOCKS) >= 5
    assert agrees("1999-05-03   98 %   x\n", "1999-05-03   97 %   x\n")
    assert not agrees("1999-05-03   98 %   x\n", "1999-05-04   98 %   x\n")
    assert not agrees("a\n...\nb\n", "a\nx\nc\n")
    assert comparable("    1 | @ . \n") == ["    1"]


def test_every_option_reason_and_command_is_in_the_readme() -> None:
    from datenorm.cli import commands
    from datenorm.core.results import EXPLANATIONS

    text = README.read_text(encoding="utf-8")
    parameters = commands.load_command("predict").params
    options = [name for parameter in parameters for name in parameter.opts if name[:2] == "--"]
    assert len(options) > 20
    assert [name for name in options if name not in text] == []
    assert [reason for reason in EXPLANATIONS if f"| `{reason}` |" not in text] == []
    assert [name for name in commands.COMMANDS if f"`datenorm {name}" not in text] == []


def test_the_first_example_in_python_runs_and_the_others_are_python() -> None:
    first, *others = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec(first + "answers = [p.date for p in normalize.many(['4.7.2021', 'n/a'])]", names)
    assert names["answers"] == ["2021-07-04", None]
    for other in others:
        compile(other, "README.md", "exec")
