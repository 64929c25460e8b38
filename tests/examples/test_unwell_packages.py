"""Packages whose games fail: the front page answers and says which game is unwell, all other games play, commands say why."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.installed import Environment
from served.player import BOT, HUMAN, Player
from served.server import Server

pytestmark = pytest.mark.pure
HTML = {"accept": "text/html"}
FAILS_TO_LOAD = "raise RuntimeError('the swamp is deep')\n"
RAISES_EVERYWHERE = """
import burgrave

class Bog(burgrave.Game):
    def __init__(self):
        pass

    def __getattribute__(self, name):
        if name == "name":
            return "bog"
        if name.startswith("__"):
            return object.__getattribute__(self, name)
        raise RuntimeError(f"bog has no {name}")

GAME = Bog()
"""
NO_GAME = "GAME = 42\n"


@pytest.fixture(scope="module")
def swampy(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with three packages that announce games and have none that works."""
    environment = Environment(tmp_path_factory.mktemp("swamp") / "venv")
    environment.announce("swamp", "swamp_game", FAILS_TO_LOAD)
    environment.announce("bog", "bog_game", RAISES_EVERYWHERE)
    environment.announce("mire", "mire_game", NO_GAME)
    return environment


@pytest.fixture(scope="module")
def server(swampy: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = swampy.server(tmp_path_factory.mktemp("served"), "--bot-pace", "0").start()
    yield started
    started.end()


@pytest.fixture
def player(server: Server) -> Player:
    return Player(server.url, by="cookie")


def test_the_front_page_names_them_and_shows_all_others(player: Player):
    page = player.get("/", headers=HTML)
    assert page.status_code == 200
    assert re.findall(r"(\w+)</h2><p>This game is unwell", page.text) == ["Bog", "Mire", "Swamp"]
    for name in ("burgundy", "kingsburg", "tiletum", "tuscany"):
        assert f"/games/{name}/drawing.css" in page.text
    errors = {game["name"]: game["error"] for game in player.get("/api/games").json()}
    assert [name for name, error in errors.items() if error] == ["bog", "mire", "swamp"]


def test_only_their_own_pages_fail(player: Player):
    for name in ("swamp", "bog", "mire"):
        answer = player.get(f"/rules/{name}", headers=HTML)
        assert answer.status_code == 500
        assert "swamp is deep" not in answer.text
    assert player.get("/rules/tuscany", headers=HTML).status_code == 200
    assert player.get("/new/burgundy", headers=HTML).status_code == 200


def test_other_games_play_and_bots_too(player: Player):
    table = player.open([HUMAN, BOT], game="burgundy")["id"]
    state = player.sit(table, 0)
    while not state["actions"]:
        state = player.look(table)
    assert player.act(table, state["ply"], state["actions"][0]["text"]).status_code == 200


def test_the_log_of_the_server_says_why(player: Player, server: Server):
    player.get("/", headers=HTML)
    log = server.log()
    assert "the swamp is deep" in log
    assert "bog has no" in log
    assert "is no burgrave.Game but int" in log


@pytest.mark.parametrize(
    ("game", "why"),
    [("swamp", "the swamp is deep"), ("mire", "is no burgrave.Game but int"), ("marsh", "there is no game 'marsh'")],
)
def test_commands_say_why_in_one_line(swampy: Environment, game: str, why: str, tmp_path: Path):
    command = [str(swampy.python), "-m", "burgrave", "simulate", "--game", game, "--games", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert done.returncode == 2, done.stdout + done.stderr
    (line,) = done.stderr.splitlines()
    assert why in line
    other = swampy.burgrave("simulate", "--game", "tuscany", "--games", "1", "--bots", "random")
    assert "random" in other
