"""What a module brings without words or pictures is called by the name in its code, everywhere."""

from __future__ import annotations

import subprocess
import sys

MENHIRS = """
import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.module import Module
from burgrave.games.burgundy.colours import BUILDING, MINE, WILD
from burgrave.games.burgundy.tiles import EVERY_SPECIES, block, tile_named

BLOCK = block(100)
MENHIR = BLOCK.add("old_menhir", WILD)
HARES = BLOCK.add("hares-3", 1, EVERY_SPECIES, 3)


def prepare(rules):
    rules.book.supply[BUILDING] = [MENHIR if tile % 2 else tile for tile in rules.book.supply[BUILDING]]
    rules.book.supply[1] = [HARES if tile % 2 else tile for tile in rules.book.supply[1]]


game = burgrave.game("burgundy")
game.modules["menhirs"] = Module(id="menhirs", title="Menhirs", summary="Old stones.", needs=("base",), prepare=prepare)
"""
NAMED = """
for code in game.languages:
    language = game.language(code)
    print(*(names[MENHIR] for names in (language.title, language.heading, language.the, language.a)), sep=", ")
    print(language.title[HARES], language.title[tile_named("cow-3")], sep=", ")
    assert game.topics(2, {}, code) and game.rules_help(2, {}, code)
from burgrave.games.burgundy.words import tile_help, tile_title
print(tile_title("old_menhir"), [tile_help("old_menhir")])
"""
PLACED = """
from burgrave.engine.action import Element
from burgrave.games.burgundy.elements import SOURCES, add_spaces
from burgrave.games.burgundy.words.labels import payer

CARTS = add_spaces(300, ("cart:1", "cart:2"))
SOURCES[30] = Element("tile:old_menhir", 30)
language, state = game.language("pl"), burgrave.new("burgundy", 2, 3)
print(language.from_depot(CARTS[1]), language.at_depot(CARTS[1]), language.beside(CARTS[1])[1], sep="; ")
print(language.grant("night_watch"), payer(language, state, 0, 30))
"""
PLAYED = """
kinds, texts = set(), ""
for seed in range(3):
    setup = Setup("burgundy", 2 + seed, modules=["menhirs"], options={"edition": "special"})
    walk(setup, seed, chance_of_check=0.05)
    state = setup.new(seed)
    while not state.is_over:
        legal = state.legal_actions(state.to_act[0])
        action = next((action for action in legal if action.verb in ("place", "fetch")), legal[state.ply * 7 % len(legal)])
        labels = [game.explain(state, action)["label"]]
        events = state.apply(action)
        sentences = [game.narrate(state, event) for event in events]
        for text in (*labels, *sentences, *(entry["text"] for entry in game.lines(state, events))):
            assert "old_menhir" not in text
            if "old menhir" in text:
                texts += text + "\\n"
    drawing = game.drawing_of(state.rules.module_ids)
    assert drawing.symbol("old_menhir")
print(all(verb in texts.lower() for verb in ("place", "take", "took", "gets")))
"""


def run(code: str) -> list[str]:
    """Return the lines that a fresh interpreter prints: tiles are declared once and for all."""
    done = subprocess.run([sys.executable, "-c", MENHIRS + code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_has_names_in_every_language() -> None:
    named = "old menhir, Old menhir, old menhir, old menhir"
    assert run(NAMED) == [named, "hares 3, 3 cows", named, "hares 3, 3 krowy", "old menhir ['']"]


def test_a_place_a_grant_and_a_payment_are_told_by_their_names_too() -> None:
    assert run(PLACED) == ["(cart 2); cart 2; Cart 2: {tile}.", "('Night watch', '(night watch)') (tile old menhir)"]


def test_it_is_played_told_and_drawn() -> None:
    assert run(PLAYED) == ["True"]
