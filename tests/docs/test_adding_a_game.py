"""Every block of docs/adding-a-game.md is a part of the examples that tests/examples installs, or runs there."""

from __future__ import annotations

import pytest
from code_blocks import ROOT, blocks_of

from examples.installed import Environment, build

pytestmark = pytest.mark.pure
BLOCKS = blocks_of("adding-a-game.md")
RULES = "examples/pig/src/burgrave_pig.py"
WHOLE = (RULES, "examples/pig/pyproject.toml")
INPUTS = {"burgrave terminal --game pig": "roll\n" * 3}
SERVED = "burgrave serve"
INSTALLED = "python -m pip install ./examples/pig"


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the package of the page."""
    folder = tmp_path_factory.mktemp("pig")
    environment = Environment(folder / "venv")
    environment.install(build(ROOT / "examples" / "pig", folder))
    return environment


@pytest.mark.parametrize("title", WHOLE)
def test_the_blocks_of_a_file_make_the_whole_file(title: str) -> None:
    texts = [block.text.strip("\n") for block in BLOCKS if block.title == title]
    lines = "\n".join(texts).splitlines()
    assert [line for line in lines if line] == [line for line in (ROOT / title).read_text(encoding="utf-8").splitlines() if line]


def test_other_blocks_stand_in_their_files() -> None:
    shown = [block for block in BLOCKS if block.title and block.title not in WHOLE]
    assert len(shown) == 3
    for block in shown:
        assert block.text in (ROOT / block.title).read_text(encoding="utf-8"), block.title


def test_the_commands_and_programs_run(pig: Environment) -> None:
    """The server is started in tests/examples."""
    commands = [line for block in BLOCKS if block.language == "sh" for line in block.text.splitlines()]
    assert {INSTALLED, SERVED} < set(commands)
    for command in commands:
        if command not in (INSTALLED, SERVED):
            assert pig.burgrave(*command.split()[1:], input=INPUTS.get(command, "")), command
    programs = [block.text for block in BLOCKS if block.language == "python" and not block.title]
    assert programs
    for program in programs:
        pig.run("-c", program)
