"""Every command of the README prints what the README says."""

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
