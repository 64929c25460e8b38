"""Shields in words: questions, labels, prices, the log, help; and every sentence in Polish too."""

from __future__ import annotations

import re
from typing import Any

import pytest

import burgrave
from burgrave.engine.game_log import joined_entries
from burgrave.games.burgundy.state import State
from games.burgundy.modules.shields.armoury import armed, at_phase_end
from games.burgundy.scene import give, legal, play, refresh
from games.burgundy.words.test_explain import SAME_TILE
from games.random_games import LANGUAGES

GAME = burgrave.game("burgundy")


def log(state: State, *texts: str) -> list[Any]:
    """Return the joined entries of some actions: seat, text, detail."""
    entries = joined_entries([[], *(GAME.lines(state, state.apply(text), "en", ("Ann", "Bob")) for text in texts)])
    return [(entry["seat"], entry["text"], entry["detail"]) for entry in entries if entry["text"]]


def test_taking_one() -> None:
    state = armed(4, depots={5: [7]}, dice=[3, 5], workers=2, hexes={7: "castle"})
    explanation = GAME.explain(state, "shield shield:7 hex:7")
    assert (
        explanation["label"]
        == "Take shield 7 (Double honours) from depot 5 onto the castle on space 7, with both dice, turned to 5"
    )
    assert explanation["badges"] == [{"kind": "workers", "count": -2}]
    assert explanation["price"] == "2 workers"
    instead = GAME.explain(state, "shield shield:7 hex:19")
    assert instead["short"] == "Shield 7 (Double honours) in place of shield 4 (space 19)"
    assert log(state, "shield shield:7 hex:7") == [(0, "took shield 7 (Double honours) from depot 5", "Two workers")]


def test_tribute() -> None:
    state = armed(7, 9, silver=3)
    at_phase_end(state)
    assert GAME.asking(state, 0) == {
        "prompt": "Pay tribute for your shields",
        "hint": "2 silver due; what you do not pay for leaves the game",
    }
    assert GAME.verbs(state, 0)["pay"] == {"label": "Pay 2 silver", "icon": "silver", "group": "Pay tribute", "button": True}
    assert GAME.explain(state, "pay")["badges"] == [{"kind": "silver", "count": -2}]
    assert GAME.explain(state, "drop shield:9")["label"] == "Give up shield 9 (Market toll)"
    assert log(state, "drop shield:9", "pay")[:2] == [
        (0, "gave up shield 9 (Market toll)", ""),
        (0, "paid tribute for 1 shield", "1 silver"),
    ]


def test_too_little_for_all() -> None:
    state = armed(7, 9, silver=1)
    at_phase_end(state)
    assert GAME.asking(state, 0)["hint"] == "2 silver due and you cannot pay that: give up a shield"


def test_the_last_payment_shows_no_later_points() -> None:
    """What the end of the game brings is not what the payment is worth."""
    state = armed(7, silver=3, phase="E", hexes={25: "mine"})
    at_phase_end(state)
    assert GAME.explain(state, "pay")["badges"] == [{"kind": "silver", "count": -1}]


def test_workers_and_silver() -> None:
    state = armed(3, 9, silver=1, workers=2)
    at_phase_end(state)
    assert GAME.explain(state, "pay_with number:1")["label"] == "Pay 1 worker and 1 silver"
    assert log(state, "pay_with number:1")[0] == (0, "paid tribute for 2 shields", "One worker; 1 silver")


def test_somebody_elses_worker() -> None:
    state = armed(dice=[1, 1], rivals={1: [2]})
    assert log(state, "workers die:1") == [(0, "took 2 workers", "Die 1"), (1, "took 1 worker", "Thanks to shield 2")]


def test_a_tile_at_the_end_of_a_phase() -> None:
    state = armed(14, silver=1)
    state.depots[2] = 3
    refresh(state)
    at_phase_end(state)
    assert GAME.asking(state, 0)["prompt"] == "Shield 14: place a tile of a numbered depot"
    assert GAME.explain(state, "bring depot:1.3 hex:20")["label"] == "Place the ship from depot 1 on space 20 (ship 5)"
    assert GAME.explain(state, "skip")["label"] == "Place nothing"
    declined = log(state.clone(), "skip")
    assert declined == [(0, "placed no tile of a depot", "")]
    assert log(state, "bring depot:1.3 hex:20")[0][1] == "took the ship from depot 1, placed a ship on a 5"


def test_a_die_of_ones_choice_and_a_copied_player() -> None:
    state = armed(6, 16, dice=[1, 4])
    assert GAME.explain(state, "set die:1 number:3")["label"] == "Set die 1 from 1 to 3"
    assert log(state, "set die:1 number:3", "copy player:2") == [
        (0, "set a die to 3", ""),
        (0, "uses the monasteries of Bob from now on", ""),
    ]


def test_goods_of_one_kind() -> None:
    state = armed(5, dice=[2], storage=["ship"], wares={1: {"brown": 2}, 2: {"brown": 1}})
    play(state, "place die:1 storage:1 hex:18")
    assert GAME.explain(state, "gather goods:5")["label"] == "Take 3 wine from all depots"


def test_a_region_that_counts_larger() -> None:
    state = armed(17, dice=[2], hexes={16: "ship", 17: "ship"}, storage=["ship"])
    assert "River of 3 completed: 10, as if of 4, phase A: 10" in log(state, "place die:1 storage:1 hex:18")[0][2]


def test_animals_of_all_pastures() -> None:
    state = armed(1, dice=[2], hexes={11: "cow-3", 21: "ship", 22: "ship"}, storage=["cow-2"])
    assert "cows: 2 + 3" in log(state, "place die:1 storage:1 hex:28")[0][2]


def test_what_is_too_much() -> None:
    state = armed(4, dice=[2, 2], depots={2: [7]}, storage=["ship", "bank", "church", "castle"])
    play(state, "shield shield:7 hex:19")
    assert GAME.asking(state, 0) == {"prompt": "Discard a stored tile", "hint": "without the shield there is room for 3"}
    assert log(state, "discard storage:1") == [(0, "discarded the ship", "")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_on_every_shield(language: str) -> None:
    topics = GAME.topics(2, {}, language)
    texts = [topics[f"shield:{number}"]["text"] for number in range(1, 19)]
    assert len(set(texts)) == 18
    assert all(re.search(r"\d", text) for text in texts)
    assert "shields" in GAME.rules_help(2, {}, language)
    assert set(GAME.module_words(language)["shields"]) == {"title", "hint"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_has_texts(language: str) -> None:
    """Labels differ from each other, entries are whole, and their gains add up to the scores."""
    state = armed(14, 16, depots={1: [2], 2: [3, 4], 3: [5]}, dice=[1, 1], silver=9, workers=9, rivals={1: [15, 6, 8]})
    give(state, 1, silver=9)
    state.points = [0, 0]
    gains = [0, 0]
    while not state.is_over:
        options = state.legal_actions()
        labels = [
            GAME.explain(state, action, language, ("Ann", "Bob"))["label"] for action in options if action.verb not in SAME_TILE
        ]
        assert len(set(labels)) == len(labels)
        liked = [text for text in legal(state) if text.split()[0] in ("shield", "bring", "pay", "copy", "set", "gather")]
        events = state.apply(liked[state.ply % len(liked)] if liked else options[state.ply % len(options)])
        for event in events:
            assert "{" not in GAME.narrate(state, event, language, ("Ann", "Bob"))
        for entry in GAME.lines(state, events, language, ("Ann", "Bob")):
            assert "{" not in entry["text"] + entry["detail"]
            if entry["seat"] is not None:
                gains[entry["seat"]] += entry["gain"]
    assert gains == list(state.scores)


def test_why_a_shield_is_out_of_reach() -> None:
    state = armed(depots={5: [7], 3: [1], 4: [2]}, dice=[3, 5], workers=1)
    assert GAME.out_of_reach(state, 0) == {
        "shield:1": "2 workers make both dice a 3; you have 1",
        "shield:2": "2 workers make both dice a 4; you have 1",
        "shield:7": "2 workers make both dice a 5; you have 1",
    }
    play(state, "workers die:1")
    assert GAME.out_of_reach(state, 0)["shield:7"] == "takes both dice of a turn"
    assert "shield:7" not in GAME.out_of_reach(armed(depots={5: [7]}, dice=[5, 5]), 0)
