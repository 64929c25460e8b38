"""The second stage of Pig: the same rules with words in two languages and a drawing, installed as a package."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.installed import ROOT, Environment, build
from served.player import HUMAN, Player
from served.server import Server

pytestmark = pytest.mark.pure
FIRST, SECOND = ROOT / "examples" / "pig", ROOT / "examples" / "pig-drawn"
HTML = {"accept": "text/html"}
CONTRACT = """
from random import Random
from burgrave.contract import random_setup, walk
for seed in range(10):
    walk(random_setup("pig", Random(seed)), seed, chance_of_check=0.5)
print("kept")
"""
UNTRANSLATED = """
import re
import burgrave
game = burgrave.game("pig")
state = burgrave.new("pig", 2, 1)
print(game.rules_help(2, {}, "pl"), game.option_words("pl"), game.module_words("pl"), game.moment(state, "pl"))
print(game.asking(state, 0, "pl"), game.explain(state, "roll", "pl"), game.verbs(state, 0, "pl"))
print(game.narrate(state, ("roll", 0, 1), "pl"), game.narrate(state, ("points", 0, 5, "hold"), "pl"))
"""


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("pig-drawn")
    environment = Environment(folder / "venv")
    environment.install(build(SECOND, folder))
    return environment


@pytest.fixture(scope="module")
def server(drawn: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = drawn.server(tmp_path_factory.mktemp("served"), "--bot-pace", "0").start()
    yield started
    started.end()
    assert started.errors() == []


def test_the_rules_are_those_of_the_first_stage():
    assert (SECOND / "src/burgrave_pig/__init__.py").read_bytes() == (FIRST / "src/burgrave_pig.py").read_bytes()


def test_it_keeps_the_contract(drawn: Environment):
    assert drawn.run("-c", CONTRACT) == "kept\n"


def test_every_word_of_it_is_polish_for_polish_readers(drawn: Environment):
    output = drawn.run("-c", UNTRANSLATED)
    for words in (
        "Rzuć kostką",
        "Świnka",
        "Ile punktów wygrywa.",
        "jedynka kończy turę",
        "Gracz 1 rzuca: 1",
        "zachowuje 5 punktów",
    ):
        assert words in output
    english = set(
        re.findall(r'msgid "(\w[^"]{5,})"', (SECOND / "src/burgrave_pig/locale/pl/LC_MESSAGES/pig.po").read_text("utf-8"))
    )
    assert english
    assert [words for words in english if words in output] == []


def test_the_table_is_drawn_and_the_tables_of_the_defaults_are_gone(server: Server):
    player = Player(server.url, by="cookie")
    table = player.open([HUMAN, HUMAN], game="pig")["id"]
    player.sit(table, 0)
    state = player.sit(table, 1)
    player.must_act(table, state["ply"], "roll")
    page = player.get(f"/t/{table}", headers=HTML).text
    assert 'data-key="die"' in page
    assert "plain-table" not in page
    verbs = json.loads(re.search(r'id="choices">(.*?)</script>', page)[1])["verbs"]
    assert verbs["roll"]["icon"] == "die5"
    assert ".pig-filled" in player.get("/games/pig/drawing.css").text
    polish = player.get(f"/t/{table}", headers={**HTML, "accept-language": "pl"}).text
    assert "rzuca: " in polish
    assert "pig-ground" in player.get("/", headers=HTML).text
    assert "Rzucaj tak długo" in player.get("/rules/pig", headers={**HTML, "accept-language": "pl"}).text


def test_the_terminal_speaks_its_words(drawn: Environment):
    output = drawn.burgrave("terminal", "--game", "pig", "--seed", "5", input="1\nq\n")
    assert "Roll the die" in output
    assert "Player 1 rolls a " in output


def test_the_wheel_has_all_of_it(drawn: Environment):
    files = {path.name for path in Path(drawn.site, "burgrave_pig").rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert files == {"__init__.py", "words.py", "drawing.py", "pig.css", "pig.mo"}
