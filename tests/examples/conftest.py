"""What the tests of installed packages share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from examples.installed import ROOT, Environment, build
from served.player import Player
from served.server import Server


@pytest.fixture(scope="session")
def with_pig(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the first stage of Pig."""
    folder = tmp_path_factory.mktemp("pig")
    environment = Environment(folder / "venv")
    environment.install(build(ROOT / "examples" / "pig", folder))
    return environment


@pytest.fixture(scope="session")
def pig_server(with_pig: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The table served there; a fault that it logs fails the last test."""
    server = with_pig.server(tmp_path_factory.mktemp("served"), "--bot-pace", "0").start()
    yield server
    server.end()
    assert server.errors() == []


@pytest.fixture
def player(pig_server: Server) -> Player:
    return Player(pig_server.url, by="cookie")
