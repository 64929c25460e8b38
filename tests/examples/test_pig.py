"""Pig, one file of rules in a package of its own, is a whole game: in lists, in the browser, in the terminal, with bots."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from examples.installed import ROOT, Environment
from served.player import BOT, HUMAN, Player

pytestmark = pytest.mark.pure
HTML = {"accept": "text/html"}
RULES = ROOT / "examples" / "pig" / "src" / "burgrave_pig.py"
CONTRACT = """
from random import Random
from burgrave.contract import random_setup, walk
for seed in range(10):
    walk(random_setup("pig", Random(seed)), seed, chance_of_check=0.5)
print("kept")
"""


def test_it_is_one_file_of_at_most_120_lines():
    assert len(RULES.read_text(encoding="utf-8").splitlines()) <= 120
    assert [path.name for path in (ROOT / "examples" / "pig").rglob("*.py")] == [RULES.name]


def test_it_is_found_by_its_entry_point(with_pig: Environment):
    listed = with_pig.run("-c", "import burgrave; print(*burgrave.games()); print(burgrave.game('pig').title)")
    assert listed.split() == ["burgundy", "kingsburg", "pig", "tiletum", "tuscany", "Pig"]
    loaded = with_pig.run("-c", "import burgrave, sys; burgrave.games(); print('burgrave_pig' in sys.modules)")
    assert loaded.strip() == "False"  # a list of names imports no game


def test_it_keeps_the_contract(with_pig: Environment):
    assert with_pig.run("-c", CONTRACT) == "kept\n"


def test_the_lobby_shows_its_card(player: Player):
    page = player.get("/", headers=HTML)
    assert page.status_code == 200
    assert "Pig" in page.text
    assert "game=pig" in page.text
    assert "unwell" not in page.text
    assert [game["error"] for game in player.get("/api/games").json()] == [""] * 5


def test_the_rules_page_has_its_summary_and_option_words_its_help(player: Player):
    for language in ("en", "pl"):
        rules = player.get("/rules/pig", headers={**HTML, "accept-language": language})
        assert rules.status_code == 200
        assert "Roll as often as you dare" in rules.text
        form = player.get("/new/pig", headers={**HTML, "accept-language": language})
        assert form.status_code == 200
        assert "How many points win." in form.text


def test_a_game_against_a_bot_is_played_through_the_server(player: Player):
    opened = player.post("/start", data={"game": "pig", "players": "2", "how": "bots"}, headers=HTML)
    assert opened.status_code == 303, opened.text
    table = opened.headers["location"].rpartition("/")[2]
    state = player.look(table)
    page = player.get(f"/t/{table}", headers=HTML)
    assert page.status_code == 200
    assert "Roll or hold" in page.text
    assert re.search(r"Last die</th><td>0</td>", page.text)
    verbs = json.loads(re.search(r'id="choices">(.*?)</script>', page.text)[1])["verbs"]
    assert verbs["roll"] == {"label": "Roll", "icon": "", "group": "Roll", "button": True}
    deadline = time.monotonic() + 60
    while not state["over"]:
        assert time.monotonic() < deadline
        if state["actions"]:
            texts = [action["text"] for action in state["actions"]]
            wanted = "hold" if state["view"]["this_turn"] >= 20 else "roll"
            state = player.must_act(table, state["ply"], wanted if wanted in texts else "roll")
        else:
            time.sleep(0.02)
            state = player.look(table)
    assert max(state["scores"]) >= 100
    for language, points in (("en", "points"), ("pl", "punkt")):
        for address in (f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay", f"/t/{table}/fair"):
            page = player.get(address, headers={**HTML, "accept-language": language})
            assert page.status_code == 200, address
        log = player.get(f"/t/{table}", headers={**HTML, "accept-language": language}).text
        gains = [int(gain) for gain in re.findall(r'<span class="gain">\+(\d+)</span>', log)]
        assert sum(gains) == sum(state["scores"])
        assert points in log


def test_the_record_of_a_table_replays_and_verifies(with_pig: Environment, player: Player, tmp_path: Path):
    table = player.open([BOT, BOT], game="pig")["id"]
    deadline = time.monotonic() + 60
    while not player.look(table)["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    record = tmp_path / "record.json"
    record.write_text(player.get(f"/api/tables/{table}/record").text)
    assert "The record is what it claims" in with_pig.burgrave("verify", str(record))
    output = with_pig.burgrave("replay", str(record))
    assert "roll" in output


def test_people_play_each_other_and_undo_stops_at_the_roll(player: Player):
    table = player.open([HUMAN, HUMAN], game="pig", options={"target": "50"})["id"]
    player.sit(table, 0)
    state = player.sit(table, 1)
    state = player.must_act(table, state["ply"], "roll")
    assert player.post(f"/api/tables/{table}/undo", {"ply": state["ply"], "seat": 0}).status_code == 422


def test_the_terminal_plays_it(with_pig: Environment):
    output = with_pig.burgrave("terminal", "--game", "pig", "--seed", "5", "-o", "target=50", input="roll\nh base\n?\n1\n" * 400)
    assert "Player 1 (you). Roll or hold." in output
    assert "Last die: " in output
    assert "Player 1: roll " in output
    assert "Roll as often as you dare" in output
    assert "Player 2: " in output


def test_a_tournament_of_bots_is_simulated(with_pig: Environment):
    output = with_pig.burgrave("simulate", "--game", "pig", "--games", "40", "--bots", "greedy,random", "--seed", "1")
    assert "greedy" in output
    assert "random" in output
    assert "pig" in with_pig.burgrave("simulate", "--help")


def test_greedy_beats_random(with_pig: Environment):
    code = """
from burgrave.bots import bot
import burgrave
won = 0
for seed in range(30):
    state, players = burgrave.new("pig", 2, seed), [bot("greedy", seed), bot("random", seed)]
    while not state.is_over:
        (seat,) = state.to_act
        state.apply(players[seat].choose(state.imagine(seat, seed), seat))
    won += state.winners == (0,)
print(won)
"""
    assert int(with_pig.run("-c", code)) > 20
