"""A runner for the command, and a recorded game."""

import json

import pytest
from typer.testing import CliRunner

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play
from burgrave.cli import app


@pytest.fixture
def run():
    """Run the command as a user would: arguments, and what is typed."""

    def invoke(*args, typed=""):
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, prog_name="burgrave")

    return invoke


@pytest.fixture
def refused(run):
    """Run the command and check that it refuses with one line; returns the line."""

    def invoke(*args, typed=""):
        result = run(*args, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        lines = result.stderr.splitlines()
        assert len(lines) == 1, result.stderr
        assert lines[0].startswith("burgrave: ")
        return lines[0]

    return invoke


@pytest.fixture(scope="session")
def record():
    """A whole game of two random bots."""
    state = burgrave.new("burgundy", 2, seed=11)
    return play(state, [bot("random", 1), bot("random", 2)]).record


@pytest.fixture
def record_file(record, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
